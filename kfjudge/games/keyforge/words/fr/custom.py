"""Sentences of cards that no words of the card language say yet."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "custom.melt-armor": "Jusqu’à la fin du tour, chaque créature ennemie dotée d’une armure perd celle qu’elle a ; chacune subit autant de dégâts qu’elle a perdu d’armure.",
}
