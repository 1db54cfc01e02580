"""The faces of the die."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "face.star": "a star",
    "face.blank": "a blank face",
}
