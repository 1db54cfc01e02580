"""The order of the whole suite: at random, but for the test that builds and installs a wheel. It takes
longest, so it begins first, and the others need not wait for it at the end."""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name != "test_wheel.py")
