"""The faces of the die."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "face.star": "une étoile",
    "face.blank": "une face vide",
}
