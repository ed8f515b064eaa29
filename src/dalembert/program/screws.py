"""Twists and wrenches about one point: pairs of vectors, their cross products and power."""

from __future__ import annotations

from dataclasses import dataclass

from ..expressions.graph import Node
from ..expressions.linear import Vector, cross
from ..kinematics.moments import Moments


@dataclass(frozen=True)
class Twist:
    """Angular velocity w and velocity v of the point of the body that passes the common point."""

    w: Vector
    v: Vector

    def __add__(self, other: Twist) -> Twist:
        return Twist(self.w + other.w, self.v + other.v)

    def __sub__(self, other: Twist) -> Twist:
        return Twist(self.w - other.w, self.v - other.v)

    def __mul__(self, k: Node | int) -> Twist:
        return Twist(self.w * k, self.v * k)

    @property
    def is_zero(self) -> bool:
        return self.w.is_zero and self.v.is_zero

    def cross(self, other: Twist) -> Twist:
        """The rate of a twist that is carried along."""
        return Twist(cross(self.w, other.w), cross(self.w, other.v) + cross(self.v, other.w))

    def cross_wrench(self, other: Wrench) -> Wrench:
        """The rate of a wrench that is carried along."""
        return Wrench(cross(self.w, other.f), cross(self.w, other.n) + cross(self.v, other.f))


@dataclass(frozen=True)
class Wrench:
    """Force f and couple n about the common point."""

    f: Vector
    n: Vector

    def __add__(self, other: Wrench) -> Wrench:
        return Wrench(self.f + other.f, self.n + other.n)

    def __sub__(self, other: Wrench) -> Wrench:
        return Wrench(self.f - other.f, self.n - other.n)

    def power(self, J: Twist) -> Node:
        return self.f @ J.v + self.n @ J.w


def momentum(I: Moments, X: Twist) -> Wrench:
    """I X: force = m v + w x S, couple = S x v + I . w."""
    return Wrench(X.v * I.m + cross(X.w, I.S), cross(I.S, X.v) + I.I @ X.w)
