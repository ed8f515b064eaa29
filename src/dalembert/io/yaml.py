"""Model files in YAML: text -> Model, every fault with its line, all at once."""

from __future__ import annotations

from typing import Any

from ..errors import Fault, ModelError
from ..model.body import Base, Body, Continuum, Particle
from ..model.model import Model
from ..model.parameter import Parameter
from .carriers import CARRIER_KEYS, Carriers
from .fields import elements
from .huang_table import huang_table
from .tree import Entry, Listed, Mapped, Text, tree
from .units import quantity
from .values import exact_value, told

VERSION = "1"
KEYS = ("dalembert", "name", "parameters", "base", "bodies", "elements", "coordinates", "particles", "continua", "inputs", "huang_table")


def model_of(text: str, source: str = "text") -> Model:
    """Read a model from the text of a file; `source` names it in messages."""
    root, faults = tree(text, source)
    document = _Document(source)
    document.faults += faults
    model = document.model(root)
    if document.faults or model is None:
        raise ModelError(*document.faults)
    return model


# a place that could not be read, and the faults of the model that this alone may cause, anywhere or in the same body
_CAUSES = {
    "hinge": ("no coordinate", "unknown name", "not the rate"),
    "points": ("no point",),
    "body": ("not in the model", "no body"),
    "parameters": ("unknown name",),
}
_CAUSES_HERE = {"inertia": ("no inertia", "no mass"), "com": ("no inertia",)}


class _Document(Carriers):
    """One model file."""

    def model(self, root: Entry) -> Model | None:
        given = self.mapped(root, "model", KEYS, ("dalembert",))
        if "dalembert" in given and self.text(given["dalembert"], "dalembert") not in (VERSION, None):
            self.fault(given["dalembert"].line, "dalembert", "unknown version of the format", told(given["dalembert"]), f"write {VERSION}")
        name = self.text(given["name"], "model name") if "name" in given else "model"
        parts = {key: getattr(self, f"_{key}")(given[key]) for key in KEYS[2:] if key in given}
        if "huang_table" in parts:
            return self._from_table(name, given["huang_table"], parts.pop("huang_table"), parts)
        parts.setdefault("parameters", [])
        try:
            model = Model(name or "model", **parts)
        except ModelError as error:
            self._placed(error, root.line)
            return None
        return model

    def _placed(self, error: ModelError, line: int) -> None:
        """Faults of the whole model at their lines; not those that only follow from a value that could not be read."""
        for f in error.faults:
            place = f.place
            if self._follows(f):
                continue
            at = place
            while at and at not in self.lines:
                at = at.rpartition(", ")[0]
            if not at and " of body " in place:
                at = place.partition(" of ")[2]
            self.faults.append(Fault(f"{self.source}:{self.lines.get(at, line)}: {place}", f.fault, f.found, f.cure))

    def _follows(self, f: Fault) -> bool:
        """Whether a fault of the model may only follow from something that could not be read."""
        for place in self.broken:
            if f.place.startswith(place):
                return True
            causes = {**_CAUSES, **(_CAUSES_HERE if place.startswith(f.place) else {})}
            if any(place.endswith(end) and cause in f.fault for end, words in causes.items() for cause in words):
                return True
        return False

    def _from_table(self, name: str | None, entry: Entry, table: Any, parts: dict[str, Any]) -> Model | None:
        extra = set(parts) - {"parameters"}
        if extra:
            self.fault(
                entry.line, "huang_table", "stands beside other parts of a model", ", ".join(sorted(extra)), "a table is a whole model"
            )
        return self.tried(entry, "huang_table", lambda: huang_table(table, name or "model", parts.get("parameters", [])))

    # -- the parts --------------------------------------------------------------------------------------

    def _parameters(self, entry: Entry) -> list[Parameter]:
        if isinstance(entry, Listed):
            return [Parameter(n) for e in entry.items if (n := self.text(e, "parameters"))]
        if isinstance(entry, Text) and entry.text:
            return [Parameter(n) for n in entry.text.replace(",", " ").split()]
        if not isinstance(entry, Mapped):
            return []
        for key, line in entry.key_lines.items():
            self.lines[f"parameter {key!r}"] = line
        return [self._parameter(key, value, f"parameter {key!r}") for key, value in entry.entries.items()]

    def _parameter(self, name: str, entry: Entry, place: str) -> Parameter:
        """`m: 2 kg`, `m: 2`, `m:` (no value), or `m: {value: 2, unit: kg}` with the unit kept as it stands."""
        if isinstance(entry, Mapped):
            given = self.mapped(entry, place, ("value", "unit"))
            word = self.text(given["unit"], place) if "unit" in given else ""
            inner = given.get("value", Text(entry.line, None))
            return Parameter(name, self._parameter(name, inner, place).value, word or "")
        if isinstance(entry, Text) and entry.text is None:
            return Parameter(name)
        formula = self.formula(entry, place)
        if formula is None:
            return Parameter(name)
        measured = quantity(entry.text) if isinstance(entry, Text) and entry.text else None
        value = measured.number if measured else exact_value(entry, formula)
        if value is None:
            self.fault(entry.line, place, "the value of a parameter is a number", str(formula))
        return Parameter(name, value, measured.unit if measured else "")

    def _base(self, entry: Entry) -> Base | None:
        given = self.mapped(entry, "base", CARRIER_KEYS["base"])
        values: dict[str, Any] = {}
        if "position" in given:
            values["position"] = self.vector(given["position"], "base, position", "m")
        if "turns" in given:
            values["turns"] = self.turns(given["turns"], "base, turns")
        if "points" in given:
            values["points"] = self.points(given["points"], "base")
        return self.tried(entry, "base", lambda: Base(**{k: v for k, v in values.items() if v is not None}))

    def _bodies(self, entry: Entry) -> list[Body]:
        return [b for e in self.listed(entry, "bodies") if (b := self.body(e)) is not None]

    def _particles(self, entry: Entry) -> list[Particle]:
        return [p for e in self.listed(entry, "particles") if (p := self.particle(e)) is not None]

    def _continua(self, entry: Entry) -> list[Continuum]:
        return [c for e in self.listed(entry, "continua") if (c := self.continuum(e)) is not None]

    def _elements(self, entry: Entry) -> list[Any]:
        found = []
        for k, e in enumerate(self.listed(entry, "elements")):
            member = self.member(e, f"element {k + 1}", elements(), "element")
            if member is not None:
                found.append(member)
                label = getattr(member, "name", None) or f"{member.keyword} {len(found)}"
                self.lines[f"element {label!r}"] = e.line
        return found

    def _coordinates(self, entry: Entry) -> list[str]:
        return self._words(entry, "coordinate")

    def _inputs(self, entry: Entry) -> list[str]:
        return self._words(entry, "input")

    def _words(self, entry: Entry, kind: str) -> list[str]:
        words = [w for w in self.names(entry, f"{kind}s") or () if w]
        self.lines.update({f"{kind} {w!r}": entry.line for w in words})
        return words

    def _huang_table(self, entry: Entry) -> Any:
        return plain(entry)


def plain(entry: Entry) -> Any:
    """An entry as dicts, lists and texts."""
    if isinstance(entry, Mapped):
        return {k: plain(v) for k, v in entry.entries.items()}
    if isinstance(entry, Listed):
        return [plain(e) for e in entry.items]
    assert isinstance(entry, Text)
    return entry.text
