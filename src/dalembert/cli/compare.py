"""Derive by every formalism that accepts the model and prove the results equal."""

from __future__ import annotations

from typing import Annotated

import typer

from .base import NOT_PROVED, Json, ModelFile, bad, good, read_model, say, say_json


def compare(
    path: ModelFile,
    methods: Annotated[str, typer.Option(help="Only these formalisms, as kane,lagrange.", show_default=False)] = "",
    seed: Annotated[int, typer.Option(help="Where the random points start.")] = 1,
    as_json: Json = False,
) -> None:
    """Derive by every formalism that accepts the model and prove the results equal."""
    from ..formalisms import FAMILY
    from ..formalisms import compare as compared

    chosen = tuple(name.strip() for name in methods.split(",") if name.strip())
    unknown = [name for name in chosen if name not in FAMILY.modules]
    if unknown:
        raise typer.BadParameter(f"no formalism {unknown[0]!r}; known: {', '.join(FAMILY.modules)}", param_hint="--methods")
    proof = compared(read_model(path), chosen or None, seed)
    if as_json:
        say_json(
            {
                "model": proof.model.name,
                "proved": proof.proved,
                "methods": proof.table,
                "refused": proof.refused,
                "certificate": {
                    "points": proof.points,
                    "prime": f"2^{proof.prime_exponent} - 1",
                    "degree_bound": proof.degree_bound,
                    "error_bound": proof.error_bound,
                    "seed": proof.seed,
                    "real_digits": proof.real_digits,
                },
            }
        )
    else:
        say(repr(proof))
        say(good("proved") if proof.proved else bad("not proved"))
    if not proof.proved:
        raise typer.Exit(NOT_PROVED)


MEMBER = compare
