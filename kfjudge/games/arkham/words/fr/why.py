"""Why something does not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "why.no-cards": "le deck et la défausse sont vides",
    "why.forbidden-by": "{card:the l’interdit~l’interdisent}",
    "why.no-encounter": "le deck Rencontre et sa défausse sont vides",
    "why.followed": "un ennemi engagé ne peut pas suivre",
    "why.says-so": "la carte le dit",
    "why.none-set-aside": "le plateau n’en met aucun de côté",
}
