"""What is true of a board at the end of a line of play, as a judge would say it."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "outcome.has": ("{player}: {what}", "{player} : {what}"),
    "outcome.no-chains": ("no chains", "aucune chaîne"),
    "outcome.unknown": (
        "{n:unknown card|unknown cards} in hand",
        "{n:carte inconnue|cartes inconnues} en main",
    ),
    "outcome.none-unknown": ("no unknown card in hand", "aucune carte inconnue en main"),
    "outcome.order": (
        "{player}, {zone}: {cards}",
        "{player}, {zone} : {cards}",
    ),
    "outcome.in-force": ("in force: {cards}", "en vigueur : {cards}"),
    "outcome.nothing-in-force": ("nothing lasting is in force", "aucun effet qui dure n’est en vigueur"),
    "outcome.card": ("{card}: {what}", "{card} : {what}"),
    "outcome.in-play": ("in play", "en jeu"),
    "outcome.in-play-of": ("in play, controlled by {player}", "en jeu, contrôle : {player}"),
    "outcome.in-zone": ("{zone} ({player})", "{zone} ({player})"),
    "outcome.on": ("on {card}", "sur {card}"),
    "outcome.under": ("under {card}", "sous {card}"),
    "outcome.facedown": ("{card} lies facedown", "{card} est face cachée"),
    "outcome.faceup": ("{card} lies faceup", "{card} est face visible"),
    "outcome.empty": ("none", "aucune"),
}
