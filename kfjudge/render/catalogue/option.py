"""What may be answered, in words that the board notation understands."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # at step 3
    "option.play": ("play {card}", "jouer {card}"),
    "option.discard": ("discard {card}", "défausser {card}"),
    "option.reap": ("reap with {card}", "moissonner avec {card}"),
    "option.fight": ("fight with {card}", "combattre avec {card}"),
    "option.action": ("use the action of {card}", "utiliser {card} : action"),
    "option.omni": ("use the omni of {card}", "utiliser {card} : omni"),
    "option.unstun": ("unstun {card}", "utiliser {card} : retirer le statut sonné"),
    "option.end-turn": ("end the turn", "terminer le tour"),
    # elsewhere
    "option.yes": ("yes", "oui"),
    "option.no": ("no", "non"),
    "option.done": ("stop", "s’arrêter"),
    "option.card": ("{card}", "{card}"),
    "option.house": ("{house}", "{house}"),
    "option.player": ("{player}", "{player}"),
    "option.key": ("the {color} key", "la clé {color}"),
    "option.left": ("left flank", "flanc gauche"),
    "option.right": ("right flank", "flanc droit"),
    "option.between": ("between {one} and {other}", "entre {one} et {other}"),
    "option.spend": ("spend {n} Æmber", "dépenser {n:Aombre|Aombres}"),
    "option.heal": ("heal {n} damage", "soigner {n:dégât|dégâts}"),
    "option.take-archives": ("take the archives", "prendre les archives"),
    "option.leave-archives": ("leave the archives", "laisser les archives"),
    "option.keep-hand": ("keep the hand", "garder la main"),
    "option.mulligan": ("mulligan", "mulligan"),
    "option.fail-to-find": ("find nothing", "ne rien trouver"),
    "option.way": ("{card}: effect {n}", "{card} : effet {n}"),
    "option.ability": ("{card}: {header} (text of {via})", "{card} : {header} (texte sur {via})"),
}
