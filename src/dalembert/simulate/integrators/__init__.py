"""Integrators: one way through time per file."""

from ...family import Family

FAMILY = Family(__name__, "integrator")
