"""Exudyn: the chain as one kinematic tree in joint angles, with its explicit methods."""
# pyright: reportArgumentType=false, reportCallIssue=false, reportAttributeAccessIssue=false, reportIndexIssue=false, reportReturnType=false
# (the stubs of the package do not know its own arguments)

from __future__ import annotations

from typing import ClassVar

import exudyn as exu
import numpy as np
from benchmarks.peers.motion_links import GRAVITY, Link
from exudyn.itemInterface import NodeGenericODE2, ObjectKinematicTree, SensorNode

JOINTS = (exu.JointType.RevoluteX, exu.JointType.RevoluteY, exu.JointType.RevoluteZ)


class Peer:
    """A chain in Exudyn; a level is a tolerance."""

    name = "Exudyn DOPRI5"
    method: ClassVar = exu.DynamicSolverType.DOPRI5
    levels: tuple[float, ...] = (1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12)

    def __init__(self, chain: list[Link]) -> None:
        exu.config.printToConsole = False
        self.container, n = exu.SystemContainer(), len(chain)
        self.mbs = self.container.AddSystem()
        zero = [0.0] * n
        node = self.mbs.AddNode(
            NodeGenericODE2(referenceCoordinates=zero, initialCoordinates=zero, initialCoordinates_t=zero, numberOfODE2Coordinates=n)
        )
        turns, tensors = exu.Matrix3DList(), exu.Matrix3DList()
        places, centres = exu.Vector3DList(), exu.Vector3DList()
        for link in chain:
            turns.Append(np.eye(3))
            tensors.Append(link.inertia)
            places.Append(link.at)
            centres.Append(link.com)
        self.mbs.AddObject(
            ObjectKinematicTree(
                nodeNumber=node, gravity=list(GRAVITY), jointTypes=[JOINTS[int(np.argmax(link.axis))] for link in chain],
                linkParents=list(range(-1, n - 1)), jointTransformations=turns, jointOffsets=places, linkInertiasCOM=tensors,
                linkCOMs=centres, linkMasses=[link.mass for link in chain],
            )
        )  # fmt: skip
        self.angles, self.rates, self.angular_accelerations = (
            self.mbs.AddSensor(SensorNode(nodeNumber=node, storeInternal=True, outputVariableType=kind))
            for kind in (exu.OutputVariableType.Coordinates, exu.OutputVariableType.Coordinates_t, exu.OutputVariableType.Coordinates_tt)
        )
        self.mbs.Assemble()

    def _solve(self, q: np.ndarray, u: np.ndarray, end: float, period: float, level: float) -> None:
        self.mbs.systemData.SetODE2Coordinates(q, exu.ConfigurationType.Initial)
        self.mbs.systemData.SetODE2Coordinates_t(u, exu.ConfigurationType.Initial)
        settings = exu.SimulationSettings()
        settings.solutionSettings.writeSolutionToFile = False
        settings.solutionSettings.sensorsWritePeriod = period
        settings.solutionSettings.sensorsStoreAndWriteFiles = True
        time = settings.timeIntegration
        time.verboseMode, time.endTime = 0, end
        self._accuracy(time, end, level)
        self.mbs.SolveDynamic(settings, solverType=self.method)

    def _accuracy(self, time: exu.TimeIntegrationSettings, end: float, level: float) -> None:
        time.numberOfSteps = max(1, round(10 * end))  # the longest step
        time.relativeTolerance = time.absoluteTolerance = level
        time.minimumStepSize = 1e-10

    def acceleration(self, q: np.ndarray, u: np.ndarray) -> np.ndarray:
        self._solve(q, u, 1e-8, 1e-8, 1e-8)
        return self.mbs.GetSensorStoredData(self.angular_accelerations)[-1, 1:]

    def run(self, q: np.ndarray, u: np.ndarray, end: float, level: float) -> np.ndarray:
        """States after every second, the last one at the end."""
        self._solve(q, u, end, 1.0, level)
        return np.hstack([self.mbs.GetSensorStoredData(s)[1:, 1:] for s in (self.angles, self.rates)])


class FixedStep(Peer):
    """The same with Exudyn's highest order; a level is the length of a step in s."""

    name = "Exudyn RK67"
    method: ClassVar = exu.DynamicSolverType.RK67
    levels = (2e-2, 1e-2, 5e-3, 2e-3, 1e-3, 5e-4, 2e-4)

    def _accuracy(self, time: exu.TimeIntegrationSettings, end: float, level: float) -> None:
        time.numberOfSteps = round(end / level)
        time.automaticStepSize = False
