"""What there is, where a command was given too few words: terms, cards, rulebooks to compare."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "contents.terms": "{game}: {n:term|terms}. kfjudge lookup TERM shows one.",
    "contents.terms-title": "Terms",
    "contents.others": "Also here: {counts}.",
    "contents.other-games": "Other games, by --game: {games:,}.",
    "contents.kind.rule": "{n:section|sections} of the rules",
    "contents.kind.faq": "{n:question|questions} of all FAQs (kfjudge faq)",
    "contents.kind.errata": "{n:erratum|errata} (kfjudge errata)",
    "contents.kind.ruling": "{n:ruling|rulings}, older ones too (faq --since)",
    "contents.kind.edition": "{n:rulebook|rulebooks} (kfjudge editions)",
    "contents.kind.card": "{n:card|cards} (kfjudge card)",
    "contents.cards-title": "Cards",
    "contents.cards": "{game}: {n:card|cards}",
    "contents.card-example": "kfjudge card {card} shows one.",
    "contents.no-card": "{said} kfjudge has the cards of: {sets}.",
    "contents.of-game": "{game} ({sets})",
    "contents.between-games": ", ",
    "contents.more": "… {n:more|more}: {command}",
    "contents.all-games": "{said} kfjudge card lists all sets.",
    "contents.more-sets": "{n:more set|more sets}",
    "contents.comparable": "Rulebooks to compare",
    "contents.editions": "{game}: {n:rulebook|rulebooks}",
    "contents.compare": "Compare:",
    "contents.one-edition": "nothing to compare",
}
