"""The faces of a die of a test."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "face.success": "a success",
    "face.trait": "a trait symbol",
    "face.blank": "a blank",
}
