"""What entries are about that no difference between editions speaks of, in every game."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "difference.topic.errata": "Cartes corrigées",
    "difference.topic.words": "Termes",
    "difference.topic.faq": "FAQ",
}
