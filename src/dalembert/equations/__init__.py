"""Equations of motion: their forms, readings and proofs."""
