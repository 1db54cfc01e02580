"""What the layer `situation` asks of Fateforge (`situation.game.Situations`)."""

from __future__ import annotations

from collections.abc import Iterator

from kfjudge.situation.game import Complete
from kfjudge.situation.model import Told


def complete(told: Told) -> Iterator[Complete]:
    """A battle board has no zones that a sentence could leave unsaid: nothing is assumed."""
    yield Complete(told)
