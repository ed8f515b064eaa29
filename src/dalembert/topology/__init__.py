"""Topology: who hangs on whom (Wang 1984, section 2)."""
