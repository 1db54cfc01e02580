"""Why something does not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "why.corruptions": "{player} a quatre cartes Corruption",
    "why.no-way-out": "aucun chemin ne mène à une sortie non défendue",
    "why.no-hero": "aucun héros n’est à la portée d’une de ses cases",
    "why.stunned": "il est étourdi",
    "why.stays": "il défend un jeton et ne se déplace jamais",
    "why.shielded": "une barricade arrête ses tirs",
    "why.no-way": "aucun chemin n’y mène",
}
