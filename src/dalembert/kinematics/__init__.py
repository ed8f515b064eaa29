"""Kinematics: positions, velocities and partial velocities as nodes of one graph."""
