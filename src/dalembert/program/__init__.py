"""Programs: readings of the graph that run at machine speed."""
