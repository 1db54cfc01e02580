"""What the layer `replay` asks of a game. A module `notation/playing.py` of the game answers it."""

from __future__ import annotations

from typing import Protocol


class Playing(Protocol):
    """Grows with what is moved out of the layer."""
