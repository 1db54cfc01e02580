"""What the layer `reference` asks of a game. A module `shelf.py` of the game answers it."""

from __future__ import annotations

from typing import Protocol


class Shelf(Protocol):
    """Grows with what is moved out of the layer."""
