"""What the layer `notation` asks of a game. A module `notation/facet.py` of the game answers it."""

from __future__ import annotations

from typing import Protocol


class Notation(Protocol):
    """Grows with what is moved out of the layer."""
