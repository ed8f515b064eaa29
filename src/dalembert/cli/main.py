"""The command `dalembert`: every file of this folder that has a MEMBER is one of its commands."""

from __future__ import annotations

import sys

import typer

from .. import __version__
from ..errors import DalembertError
from . import FAMILY
from .base import report

ABOUT = """Equations of motion of a mechanism, by every classical method, proved equal.

Start with `dalembert new swing.yaml`, then `dalembert derive swing.yaml`.
"""
CODES = (
    "Exit codes: 0 done, 1 faults in the model, 2 command not understood, 3 refused by the formalism, "
    "4 not proved, 5 file not written, 6 another refusal."
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"dalembert {__version__}")
        raise typer.Exit


def _about(version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Show the version and leave.")) -> None:
    pass


def application() -> typer.Typer:
    """The command line with all its commands."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback(help=ABOUT, epilog=CODES)(_about)
    for name in FAMILY.modules:
        if name != "main":
            app.command(name)(FAMILY.member(name))
    return app


def main() -> None:
    """Run the command line; errors raised on purpose are told without a traceback."""
    try:
        application()()
    except (DalembertError, OSError) as error:
        sys.exit(report(error, as_json="--json" in sys.argv))


if __name__ == "__main__":
    main()
