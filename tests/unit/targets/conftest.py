"""Programs of tests are built afresh: nothing comes from, or goes to, the user's disk."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DALEMBERT_CACHE", "")
