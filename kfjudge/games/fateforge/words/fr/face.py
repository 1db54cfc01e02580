"""The faces of a die of a test."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "face.success": "un succès",
    "face.trait": "un symbole de caractéristique",
    "face.blank": "une face vide",
}
