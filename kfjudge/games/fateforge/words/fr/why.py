"""Why something does not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "why.corruptions": "{player:the} a quatre cartes Corruption",
    "why.no-way-out": "aucun chemin ne mène à une sortie qui n’est pas défendue",
    "why.no-hero": "aucun héros n’est à la portée d’une de ses cases",
    "why.stunned": "cet ennemi est étourdi",
    "why.stays": "cet ennemi défend un jeton et ne se déplace jamais",
    "why.shielded": "une barricade arrête ses tirs",
    "why.apart": "ce héros est trop loin pour cela",
    "why.portal": "les ennemis n’empruntent pas les portails",
    "why.no-way": "aucun chemin ne mène à son but",
    "why.no-minion": "il n’y a pas de sbire de cette couleur pour cela",
    "why.battle-mode": "le seul round supplémentaire de la quête a été joué",
    "why.shut": "une porte fermée l’en empêche",
}
