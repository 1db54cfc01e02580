"""The words of the board notation that every game has, in French: what a judge may write, and (the first form)
what kfjudge writes.

Forms stand between bars. `{place}` is filled in, `[word]` may be left out, `one/another` are the same,
`card~cards` goes with the number before it, or else with the card that is spoken of, as does what agrees:
`posé/posée~s`. "de" stands for "d’", "du" and "des" too, "a" for "au" and "aux"."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "notation.seat.chance": "hasard",
    # what a line is about: the words before its colon
    "notation.head.title": "titre",
    "notation.head.game": "jeu",
    "notation.head.editions": "éditions | édition",
    "notation.head.readings": "lectures | lecture",
    "notation.head.players": "joueurs",
    "notation.head.answers": "répond à | répond",
    "notation.head.shows": "montre",
    "notation.head.zone": "{zone} de {seat} | {zone} {seat} | {seat} {zone} | la/les {zone} de {seat} | le {zone} de {seat}",
    "notation.head.player": "{seat}",
    # what lines are made of
    "notation.word.expect": "attendu | attendus",
    "notation.word.cite": "cite | citation",
    "notation.word.at": "à | à l’ étape",
    "notation.word.after": "après | après l’ étape",
    "notation.word.before": "avant | avant l’ étape",
    "notation.word.as": "dit/dite | alias",
    "notation.word.none": "aucune | aucun | vide | rien | aucune carte",
    "notation.word.unknown": "inconnu | inconnue",
    "notation.word.shuffled": "mélangé | mélangée",
    "notation.word.cards": "{n} carte~cartes",
    "notation.word.more": "… | ...",
    "notation.word.illegal": "-> interdit | → interdit | : interdit | n’est pas légal | est interdit | -> pas légal | -> illégal",
    "notation.word.legal": "est légal | -> légal | est permis",
    "notation.word.happens": "arrive | il arrive",
    "notation.word.never": "jamais",
    "notation.word.order": "ordre",
    "notation.word.only": "ne peut que : | ne peut que | peut seulement : | peut seulement",
    "notation.word.can": "peut : | peut",
    "notation.word.cannot": "ne peut pas : | ne peut pas | ne peut",
    "notation.word.nothing": "ne peut rien",
    "notation.word.forced": "forcé : | forcé/forcée",
    "notation.often.times": "{n} fois",
    "notation.often.once": "une fois",
    "notation.often.twice": "deux fois",
    "notation.often.thrice": "trois fois",
    "notation.word.then": "puis | ensuite",
    # what may be decided, after "can" or "cannot"
    "notation.can.any": "rien | aucune | aucun",
    # where a card lies, and how many cards lie somewhere
    "notation.has.cards": "{n} carte~cartes dans le/la/les/l’/sa/ses/son {zone} | {n} carte~cartes en {zone} | {n} carte~cartes dans {zone}",
    "notation.has.hold": "{zone} {n} | {n} en {zone}",
    "notation.is.zone": "dans le/la/les/l’ {zone} de {seat} | dans {zone} de {seat} | en {zone} de {seat}",
    "notation.is.not-zone": "pas dans le/la/les/l’ {zone} de {seat} | pas dans {zone} de {seat} | pas en {zone} de {seat}",
    "notation.is.in-play": "en jeu | toujours en jeu | encore en jeu | reste en jeu",
    "notation.is.out": "hors-jeu | hors jeu | pas en jeu",
    "notation.is.under": "sous {other}",
    "notation.is.on": "sur {other}",
    "notation.is.controlled": "contrôlé/contrôlée~s par {seat}",
    "notation.alias.controlled": "{seat} contrôle {card}",
    # other claims
    "notation.claim.decides": "décide {seat} | {seat} décide",
    "notation.claim.asks-nothing": "ne demande rien | rien n’est demandé",
    "notation.claim.asks": "demande pour {card} | demande à cause de {card}",
    "notation.claim.turn": "tour de {seat}",
    "notation.claim.wins": "{seat} gagne | {seat} a gagné",
    "notation.claim.nobody": "personne n’a gagné | personne ne gagne",
    "notation.claim.needs": "il manque un fait | s’ arrête faute d’ un fait",
    "notation.event.any": "événement {event} | événement {event} de {card}",
}
