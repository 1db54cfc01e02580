"""What may be answered."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # at step 3
    "option.play": ("play {card}", "jouer {card}"),
    "option.discard": ("discard {card}", "défausser {card}"),
    "option.reap": ("reap with {card}", "moissonner avec {card}"),
    "option.fight": ("fight with {card}", "combattre avec {card}"),
    "option.action": ("use {card}: “Action:”", "utiliser {card} : « Action : »"),
    "option.omni": ("use {card}: “Omni:”", "utiliser {card} : « Omni : »"),
    "option.unstun": ("use {card}: remove the stun", "utiliser {card} : retirer le statut sonné"),
    "option.end-turn": ("end the turn", "finir le tour"),
    # elsewhere
    "option.yes": ("yes", "oui"),
    "option.no": ("no", "non"),
    "option.done": ("no more", "pas plus"),
    "option.card": ("{card}", "{card}"),
    "option.house": ("{house}", "{house}"),
    "option.player": ("{player}", "{player}"),
    "option.key": ("the {color} key", "la clé {color}"),
    "option.left": ("left flank", "flanc gauche"),
    "option.right": ("right flank", "flanc droit"),
    "option.between": ("between {one} and {other}", "entre {one} et {other}"),
    "option.spend": ("{n} Æmber", "{n:Aombre|Aombres}"),
    "option.take-archives": ("take them ({n:card|cards})", "les prendre ({n:carte|cartes})"),
    "option.leave-archives": ("leave them", "les laisser"),
    "option.keep-hand": ("keep it", "la garder"),
    "option.mulligan": ("mulligan", "mulligan"),
    "option.fail-to-find": ("find nothing", "ne rien trouver"),
    "option.way": ("{card}: effect {n}", "{card} : effet {n}"),
    "option.ability": ("{card}: {header} (text of {via})", "{card} : {header} (texte sur {via})"),
}
