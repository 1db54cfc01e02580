"""Where an entry is printed, and what in a query led to it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "cite.place": "{book}, {section}, {heading}",
    "cite.page": "{book}, {section}, {heading}, p. {page}",
    "cite.within": "{section}, p.\u00a0{page}",
    "cite.question": "question {number}",
    "cite.board": "a board, played by kfjudge and printed in no book",
    "cite.published": "{address}, {date}",
    "cite.published-undated": "{address}, undated",
    "cite.why-board": "plays this case",
    "cite.why-id": "identifier",
    "cite.why-name": "name: {what}",
    "cite.why-near": "close to {what}",
    "cite.why-cards": "names {what}",
    "cite.why-words": "says {what}",
}
