"""Motion: integrate a model, watch events, audit its energy, look at the trajectory."""
