"""What may be answered, in words that the board notation understands."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # at step 3
    "option.play": "jouer {card}",
    "option.discard": "défausser {card}",
    "option.reap": "moissonner avec {card}",
    "option.fight": "combattre avec {card}",
    "option.action": "utiliser {card} : action",
    "option.omni": "utiliser {card} : omni",
    "option.unstun": "utiliser {card} : retirer le statut sonné",
    "option.end-turn": "terminer le tour",
    # elsewhere
    "option.yes": "oui",
    "option.no": "non",
    "option.to-no-avail": "rien ne peut en résulter",
    "option.done": "s’arrêter",
    "option.card": "{card}",
    "option.card-in-deck": "{card} dans le deck",
    "option.card-in-discard": "{card} dans la défausse",
    "option.house": "{house}",
    "option.number": "le nombre {n}",
    "option.player": "{player}",
    "option.key": "la clé {color}",
    "option.left": "flanc gauche",
    "option.right": "flanc droit",
    "option.between": "entre {one} et {other}",
    "option.spend": "dépenser {n:Aombre|Aombres}",
    "option.heal": "soigner {n:dégât|dégâts}",
    "option.take-archives": "prendre les archives",
    "option.leave-archives": "laisser les archives",
    "option.keep-hand": "garder la main",
    "option.mulligan": "mulligan",
    "option.fail-to-find": "ne rien trouver",
    "option.archived-at-random": "une carte au hasard dans les archives de {player}",
    "option.way": "{card} : effet {n}",
    "option.ability": "{card} : {header} (texte sur {via})",
}
