"""The two commands that set editions side by side."""

from __future__ import annotations

from functools import partial

import pytest

from tests.terminal import Kfjudge


@pytest.fixture
def diff(kfjudge: Kfjudge) -> Kfjudge:
    return partial(kfjudge, "diff")


@pytest.fixture
def replay(kfjudge: Kfjudge) -> Kfjudge:
    return partial(kfjudge, "replay")
