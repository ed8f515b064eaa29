"""Expressions: what is written (formula) and what is derived (graph)."""
