"""What the layer `screen` asks of a game. A module `drawing/facet.py` of the game answers it."""

from __future__ import annotations

from typing import Protocol


class Drawing(Protocol):
    """Grows with what is moved out of the layer."""
