"""What surrounds the text of an entry."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "entry.not-in": "Cette entrée ne figure pas dans l’édition {asked} : le texte est celui de la {edition}.",
    "entry.carried": "Rien n’est noté ici de l’édition {asked} : le texte est celui de la {edition}.",
    "entry.changed": "Changé en {edition}.",
    "entry.changed-to": "Changé en {edition}. {what}",
    "entry.same-in": "L’édition {edition} a la même règle.",
    "entry.older-book": "Le texte français imprimé est de la {since} ; la règle a changé en {to}.",
    "entry.older-book-was": "Le texte français imprimé est de la {since} ; la règle a changé en {to}. {what}",
    "entry.no-book": "Ne figure dans aucun livret français.",
    "entry.book-question": "Cette question est dans le livret français : FAQ {number}.",
    "entry.book-answer": "Le livret français répond autrement à cette question : FAQ {number}.",
    "entry.no-book-changed": "Ne figure dans aucun livret français ; la règle a changé en {to}.",
    "entry.not-modeled": "kfjudge ne sait pas encore ce que fait cette carte : son texte est sur la carte.",
    "entry.see": "Voir aussi :",
    "entry.runs": "Rejouer :",
    "entry.more-runs": "({n:autre|autres})",
    "entry.also-runs": "Rejouer aussi :",
    "entry.also": "Aussi imprimé dans :",
    "entry.from-to": "{since} → {to} :",
    "entry.note": "Note ({editions}) :",
    "entry.slip": "Erreur de traduction ({editions}) :",
    "entry.more": "… --full pour la suite",
    "entry.colon": "\N{NO-BREAK SPACE}:",
    "entry.cited": "{place} ({id}), reformulé par kfjudge",
    # a board
    "entry.board-editions": "Éditions :",
    "entry.board-shows": "Montre :",
    "entry.board-cards": "Cartes :",
    # a card
    "entry.corrected": "Changée par l’erratum de la {edition} ({id}).",
    "entry.corrected-before": "Changée par l’erratum de la {edition} ({id}). Avant :",
    "entry.corrected-before-reported": "Changée par l’erratum de la {edition} ({id}). Avant, à ce que l’on rapporte :",
    "entry.corrected-since": "L’erratum de la {edition} change la carte ({id}). Depuis :",
    "entry.corrected-to": "Corrigée en {edition} :",
    "entry.other-books": "Dans les autres livrets :",
    "entry.answered-otherwise": "{question} (autre réponse)",
    "entry.more-boards": " ; {n:autre|autres} :",
}
