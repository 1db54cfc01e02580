"""The numbers that searching weighs by. `python -m tests.search.train --write` finds them and writes them to
`weights.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import json

from kfjudge.core.files import read_packaged

Features = dict[str, float]  # what speaks for something, by name


@cache
def load_weights() -> dict[str, Features]:
    """Load the weights of each model ("rank", "answer", "paragraph", "tables", "game"), and how much words of
    some sorts tell ("words")."""
    path = Path(__file__).with_name("weights.json")
    return json.decode(read_packaged(path), type=dict[str, Features])


def weigh(features: Mapping[str, float], model: str) -> float:
    """Weigh features by a model, with what it begins with, which has no name."""
    weights = load_weights()[model]
    return weights.get("", 0.0) + sum(weights.get(name, 0.0) * value for name, value in features.items())
