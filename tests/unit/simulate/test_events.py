"""Events: found to the dense output's accuracy, counted, ending the run, making it jump."""

import numpy as np
import pytest

import dalembert as da
from dalembert.simulate.integrators import FAMILY

G, E = 9.81, 0.8


def ball():
    return da.Model("ball", [da.Body("b", hinge=da.Prismatic("z", "z"), mass=1)], [da.Gravity((0, 0, -G))])


def bounce(**more):
    return da.Event("floor", "z", "falling", jump={"z'": f"-{E}*z'"}, **more)


def test_a_bouncing_ball_bounces_when_it_must():
    first = np.sqrt(2 / G)
    expected, flight = [first], first
    for _ in range(5):
        flight *= E
        expected.append(expected[-1] + 2 * flight)
    motion = ball().simulate(3.0, {"z": 1.0}, events=[bounce()])
    assert [e.t for e in motion.events] == pytest.approx(expected, abs=1e-12)
    assert motion["z"].min() > -1e-12
    for e in motion.events:
        assert e.after[1] == pytest.approx(-E * e.before[1], rel=1e-15)


@pytest.mark.parametrize("name", FAMILY.modules)
def test_every_integrator_bounces_at_the_same_times(name):
    step = 0.01 if FAMILY.member(name).fixed else None
    motion = ball().simulate(3.0, {"z": 1.0}, events=[bounce()], integrator=name, step=step)
    reference = ball().simulate(3.0, {"z": 1.0}, events=[bounce()])
    assert [e.t for e in motion.events] == pytest.approx([e.t for e in reference.events], abs=1e-11)
    assert motion.audit.drift < 1e-11


def test_at_a_jump_both_states_are_there():
    motion = ball().simulate(0.6, {"z": 1.0}, events=[bounce()])
    t = motion.events[0].t
    (k,) = np.flatnonzero(np.diff(motion.t) == 0)
    assert motion.t[k] == t
    assert motion["z'"][k + 1] == pytest.approx(-E * motion["z'"][k])
    assert motion.at(t)["z'"] == pytest.approx(E * np.sqrt(2 * G), rel=1e-9)  # after it
    assert motion.at(np.nextafter(t, 0))["z'"] == pytest.approx(-np.sqrt(2 * G), rel=1e-9)


def test_the_audit_knows_what_jumps_took():
    motion = ball().simulate(3.0, {"z": 1.0}, events=[bounce()])
    heights = E ** (2 * len(motion.events))
    assert motion.audit.work["events"][-1] == pytest.approx(G * (heights - 1), rel=1e-9)
    assert motion.audit.drift < 1e-10


def test_an_event_ends_the_run():
    motion = ball().simulate(3.0, {"z": 1.0}, events=[da.Event("floor", "z", stop=True)])
    assert motion.status.word == "event" and motion.status.ok and "floor" in str(motion.status)
    assert motion.t[-1] == pytest.approx(np.sqrt(2 / G), abs=1e-13)
    assert motion.q[-1] == pytest.approx([0], abs=1e-13)


def test_an_event_ends_the_run_at_its_third_time():
    motion = ball().simulate(9.0, {"z": 1.0}, events=[bounce(stop=3)])
    assert len(motion.events) == 3
    assert motion.status.word == "event"


@pytest.mark.parametrize(("direction", "count"), [("any", 6), ("rising", 3), ("falling", 3)])
def test_directions(direction, count):
    swing = da.Model("swing", [da.Body("A", hinge=da.Prismatic("x", "x"), mass=1)], [da.HingeSpring("k", "x", (2 * np.pi) ** 2)])
    motion = swing.simulate(3.0, {"x": 1.0}, events=[da.Event("middle", "x", direction)])
    assert len(motion.events) == count
    quarter = {"any": 0.25, "rising": 0.75, "falling": 0.25}[direction]
    assert motion.events[0].t == pytest.approx(quarter, abs=1e-11)


def test_counting_changes_no_bit_of_the_motion():
    plain = ball().simulate(2.0, {"z": 1.0}, {"z'": 3.0})
    counted = ball().simulate(2.0, {"z": 1.0}, {"z'": 3.0}, events=["z - 1.2", "z'"])
    assert [e.name for e in counted.events] == ["z - 1.2", "z'", "z - 1.2"]
    assert (plain.q == counted.q).all() and (plain.u == counted.u).all()


def test_two_events_in_one_step_come_in_order():
    motion = ball().simulate(1.0, {"z": 1.0}, events=[da.Event("low", "z - 0.2"), da.Event("high", "z - 0.21")])
    assert [e.name for e in motion.events] == ["high", "low"]
    assert [e.t for e in motion.events] == pytest.approx(np.sqrt(2 * np.array([0.79, 0.8]) / G), abs=1e-12)


def test_bounces_that_pile_up_end_with_a_status():
    with pytest.warns(da.RunWarning, match="pile up"):
        motion = ball().simulate(9.0, {"z": 1.0}, events=[bounce()])
    rest = np.sqrt(2 / G) * (1 + 2 * E / (1 - E))  # the sum of all flights
    assert motion.t[-1] == pytest.approx(rest, abs=1e-6)
    assert not motion.status.ok


def test_events_may_ask_for_time_inputs_and_accelerations():
    cart = da.Model("cart", [da.Body("c", hinge=da.Prismatic("x", "x"), mass=2)], [da.Motor("m", "x", da.Input("F"))])
    motion = cart.simulate(3.0, inputs={"F": ([0, 2], [-1, 1])}, events=["F", da.Event("half", "t - 0.5"), da.Event("a", "x'' - 0.25")])
    assert [(e.name, round(e.t, 12)) for e in motion.events] == [("half", 0.5), ("F", 1.0), ("a", 1.5)]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"name": "e", "when": "z", "direction": "down"}, "no such direction"),
        ({"name": "e", "when": "z", "jump": {"y": "0"}}, "no such coordinate or speed"),
        ({"name": "e", "when": "height"}, "'height' is not known"),
    ],
)
def test_faults_of_events_are_told(event, said):
    with pytest.raises(da.DalembertError, match=said):
        ball().simulate(1.0, events=[event])
