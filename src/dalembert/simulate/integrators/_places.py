"""Where things stand in the arrays that a run hands from call to call, and how a call may end."""

from __future__ import annotations

# place: the state of the run besides y
T, H, STEPS, REJECTED, CALLS, STIFF, CALM, FRESH, START, SINCE, NOW = range(11)
N_PLACES = 11
# T now; H next step; STEPS taken; REJECTED; CALLS of the right-hand side; STIFF signs of stiffness in a row, CALM of none;
# FRESH 1 before the first step after a start; START of the run or of its last leg; SINCE steps since; NOW room for a time

# settings: what the user chose
T_END, RELATIVE, ABSOLUTE, LONGEST, FIRST, MOST = range(6)
N_SETTINGS = 6

# how `march` comes back
FULL, DONE, EVENT, UNDERFLOW, NOT_FINITE, TOO_MANY, NOT_SOLVED = range(7)
