"""Where things stand in the arrays that lanes work on."""

from __future__ import annotations

POINTERS = (
    "kernel", "sizes", "queue", "order", "mine", "rows", "status", "values", "inputs", "times", "samples", "settings", "room", "ws", "log",
)  # fmt: skip
SIZES = ("n", "n_checked", "n_q", "n_times", "n_values", "turns", "n_balls")
SETTINGS = ("T_END", "RELATIVE", "ABSOLUTE", "LONGEST", "FIRST", "MOST")
# vectors at the head of the room; the first six also head the row of a trajectory
T, H, STEPS, REJECTED, NEXT, FRESH, TIME, DUE, CODE = range(9)
N_HEAD, N_ROW = 9, 6
N_K, N_DENSE = 16, 7
HUGE = 1e30
RUNNING = 0
