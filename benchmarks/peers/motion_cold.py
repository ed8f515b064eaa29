"""One process: import, derive, build and run a mechanism once, then again and again; CPU seconds as JSON."""

import json
import sys
import time

began = time.process_time()
import dalembert as da  # noqa: E402

imported = time.process_time()
bodies = int(sys.argv[1])
m, l, g = da.parameters("m l g")
rod = {"mass": m, "com": (l, 0, 0), "inertia": (0, m * l**2 / 3, m * l**2 / 3)}
model = da.Model(
    "pendulum",
    bodies=[
        da.Body(f"B{k}", f"B{k - 1}" if k else "ground", da.Revolute("z", f"phi{k}"), at=(2 * l, 0, 0) if k else (0, 0, 0), **rod)
        for k in range(bodies)
    ],
    elements=[da.Gravity((g, 0, 0))],
)
start = {f"phi{k}": 2.0 - k for k in range(bodies)}
first = model.simulate(10.0, q=start, values={"m": 1.0, "l": 0.5, "g": 9.81})
done = time.process_time()
again = []
for _ in range(20):
    at = time.process_time()
    model.simulate(10.0, q=start, values={"m": 1.0, "l": 0.5, "g": 9.81})
    again.append(time.process_time() - at)
print(json.dumps({"import": imported - began, "first": done - imported, "whole": done, "warm": min(again), "drift": first.audit.drift}))
