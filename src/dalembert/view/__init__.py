"""The motion beside the equations: one page that works offline, and the same view in a notebook."""

from .animation import Animation, animate
from .scene import Scene, scene_of
from .shapes import Ball, Box, Cylinder, Ellipsoid, Rod, Shape

__all__ = ["Animation", "Ball", "Box", "Cylinder", "Ellipsoid", "Rod", "Scene", "Shape", "animate", "scene_of"]
