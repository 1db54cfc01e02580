"""What there is, where a command was given too few words: terms, cards, rulebooks to compare."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "contents.terms": "{game} : {n:terme|termes}. kfjudge lookup TERME en montre un.",
    "contents.terms-title": "Termes",
    "contents.others": "Il y a aussi : {counts}.",
    "contents.other-games": "Autres jeux, avec --game : {games:,}.",
    "contents.kind.rule": "{n:règle|règles}",
    "contents.kind.faq": "{n:question|questions} de toutes les FAQ (kfjudge faq)",
    "contents.kind.errata": "{n:erratum|errata} (kfjudge errata)",
    "contents.kind.ruling": "{n:décision|décisions}, même plus anciennes (faq --since)",
    "contents.kind.edition": "{n:livret|livrets} (kfjudge editions)",
    "contents.kind.card": "{n:carte|cartes} (kfjudge card)",
    "contents.cards-title": "Cartes",
    "contents.cards": "{game} : {n:carte|cartes}",
    "contents.card-example": "kfjudge card {card} en montre une.",
    "contents.no-card": "{said} kfjudge connaît les cartes de : {sets}.",
    "contents.of-game": "{game} ({sets})",
    "contents.between-games": ", ",
    "contents.more": "… {n:autre|autres} : {command}",
    "contents.all-games": "{said} kfjudge card donne toutes les extensions.",
    "contents.more-sets": "{n:autre extension|autres extensions}",
    "contents.comparable": "Livrets à comparer",
    "contents.editions": "{game} : {n:livret|livrets}",
    "contents.compare": "Comparer :",
    "contents.one-edition": "rien à comparer",
}
