"""What may be answered."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "option.dive": "plonger avec {card}",
    "option.end-turn": "finir le tour",
    "option.no": "non",
    "option.cover": "couvrir avec {card}",
    "option.star": "une étoile",
    "option.blank": "une face vide",
}
