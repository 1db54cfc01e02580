"""Where an entry is printed, and what in a query led to it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "cite.place": "{book}, {section}, {heading}",
    "cite.page": "{book}, {section}, {heading}, p.\u00a0{page}",
    "cite.within": "{section}, p.\u00a0{page}",
    "cite.question": "question {number}",
    "cite.board": "un plateau joué par kfjudge, imprimé dans aucun livret",
    "cite.published": "{address}, {date}",
    "cite.published-undated": "{address}, sans date",
    "cite.why-board": "joue ce cas",
    "cite.why-id": "identifiant",
    "cite.why-name": "nom : {what}",
    "cite.why-near": "proche de {what}",
    "cite.why-cards": "nomme {what}",
    "cite.why-words": "dit {what}",
}
