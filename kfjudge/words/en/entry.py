"""What surrounds the text of an entry."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "entry.not-in": "Edition {asked} does not print this: the text is that of {edition}.",
    "entry.carried": "Nothing is noted of edition {asked} here: the text is that of {edition}.",
    "entry.changed": "Changed in {edition}.",
    "entry.changed-to": "Changed in {edition}. {what}",
    "entry.same-in": "Edition {edition} has the same rule.",
    "entry.older-book": "The book in your language is of {since}; the rule changed in {to}.",
    "entry.older-book-was": "The book in your language is of {since}; the rule changed in {to}. {what}",
    "entry.no-book": "No book in your language prints this.",
    "entry.book-question": "The book in your language prints this question as FAQ {number}.",
    "entry.book-answer": "The book in your language answers this question otherwise: FAQ {number}.",
    "entry.no-book-changed": "No book in your language prints this; the rule changed in {to}.",
    "entry.not-modeled": "kfjudge does not know yet what this card does: its text is on the card.",
    "entry.see": "See also:",
    "entry.runs": "Runs:",
    "entry.more-runs": "({n:more|more})",
    "entry.also-runs": "Runs too:",
    "entry.also": "Also printed in:",
    "entry.from-to": "{since} → {to}:",
    "entry.note": "Note ({editions}):",
    "entry.slip": "Slip of the translation ({editions}):",
    "entry.more": "… --full for the rest",
    "entry.colon": ":",
    "entry.cited": "{place} ({id}), in the words of kfjudge",
    # a board
    "entry.board-editions": "Editions:",
    "entry.board-shows": "Shows:",
    "entry.board-cards": "Cards:",
    # a card
    "entry.corrected": "Changed by the erratum of {edition} ({id}).",
    "entry.corrected-before": "Changed by the erratum of {edition} ({id}). Before:",
    "entry.corrected-before-reported": "Changed by the erratum of {edition} ({id}). Before, as reported:",
    "entry.corrected-since": "The erratum of {edition} changes it ({id}). Since:",
    "entry.corrected-to": "Corrected in {edition}:",
    "entry.other-books": "In the other books:",
    "entry.answered-otherwise": "{question} (answered otherwise)",
    "entry.more-boards": "; {n:more|more}:",
}
