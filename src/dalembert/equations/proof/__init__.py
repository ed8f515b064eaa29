"""Proofs that formalisms are equal, told as chains of equalities."""

from .chain import Chain, explain, prove

__all__ = ["Chain", "explain", "prove"]
