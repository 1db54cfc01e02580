"""Lists of entries, and what is said when there is nothing to list."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "hits.rule": "rule",
    "hits.card": "card",
    "hits.board": "board",
    "hits.did-you-mean": "Did you mean: {names}?",
    "hits.but-later": "{said} Of what was ruled since, {n:entry has|entries have} a note:",
    "hits.also": "Also in {game}:",
    "hits.other-games": "Other games, by --game:",
    "hits.nearest": "Nearest: {names}",
    "hits.nothing": "Nothing found for “{query}”.",
    "hits.nothing-called": "Nothing in the books is called “{term}”.",
    "hits.no-card-called": "There is no card “{term}”.",
    "hits.came-later": "{said} It came with a later set than these books.",
    "hits.several": "“{term}” names {n:entry|entries}. Which one?",
    "hits.more": "… {n:more|more}: --full, or --limit N",
    "hits.read-as": "Read as:",
    "hits.no-question": "The FAQ of {edition} has no question {number}; it has 1 to {last}.",
    "hits.no-faq": "Edition {edition} has no FAQ.",
    "hits.no-erratum": "No erratum for {card}. There is one for:",
    "hits.no-errata": "No card of this game has been corrected.",
    "hits.no-edition": "No rulebook or open point is called “{edition}”. Rulebooks: {books:,}; kfjudge editions --full lists the open points.",
    "hits.no-edition-near": "No rulebook or open point is called “{edition}”. Nearest:",
    "hits.faq-of": "FAQ of {edition}: {n:question|questions}. kfjudge faq N shows one.",
    "hits.faq-of-and-later": "FAQ of {edition}: {n:question|questions}. kfjudge faq N shows one; --since, {later:later ruling|later rulings}.",
    "hits.title-cards": "Cards",
    "hits.title-editions": "Rulebooks",
    "hits.title-errata": "Corrected cards",
    "hits.title-points": "What the books do not settle",
}
