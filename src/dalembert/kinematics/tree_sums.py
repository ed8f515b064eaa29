"""Sums over a body and everything outboard of it: products with the path matrix -[H], for vectors and for blocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..expressions.linear import Tensor

Blocks = dict[int, dict[int, Tensor]]


def outboard_sums(parent: Sequence[int], X: Mapping[int, Any]) -> dict[int, Any]:
    """For every body in X the sum of X over it and what is outboard of it; parents have smaller numbers."""
    found = dict(X)
    for i in sorted(found, reverse=True):
        if parent[i] in found:
            found[parent[i]] = found[parent[i]] + found[i]
    return found


def outboard_blocks(parent: Sequence[int], blocks: Blocks) -> Blocks:
    """[H][J][H]^T: for every pair the sum over the bodies outboard of both; blocks (j, k) with k <= j, absent where zero."""
    found: Blocks = {}
    for i, row in blocks.items():
        columns = dict(row)
        for k in sorted(blocks, reverse=True):
            if k in columns and parent[k] in blocks:
                columns[parent[k]] = columns[parent[k]] + columns[k] if parent[k] in columns else columns[k]
        found[i] = {k: block for k, block in columns.items() if k <= i}
    for j in sorted(found, reverse=True):
        if parent[j] in found:
            below = found[parent[j]]
            for k, block in found[j].items():
                if k <= parent[j]:
                    below[k] = below[k] + block if k in below else block
    return found
