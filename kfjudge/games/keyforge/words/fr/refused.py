"""What did not happen: the first half of a line, before its why."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # playing and using
    "refused.play": "On ne peut pas jouer {card}",
    "refused.play-top": "{player} ne joue pas de carte du deck",
    "refused.enter": "{card} n’entre pas en jeu",
    "refused.use": "On ne peut pas utiliser {card}",
    "refused.reap": "{card} ne peut pas moissonner",
    "refused.fight": "{card} ne peut pas combattre",
    "refused.action": "{card} : pas de « Action : »",
    "refused.omni": "{card} : pas de « Omni : »",
    "refused.unstun": "{card} : aucun statut sonné retiré",
    # Æmber and keys
    "refused.steal": "{player} ne vole rien",
    "refused.lose": "{player} ne perd rien",
    "refused.pay": "{player} ne paie rien",
    "refused.capture": "{card} ne capture rien",
    "refused.store": "Aucun Aombre ne va sur {card}",
    "refused.take": "Aucun Aombre n’est pris sur {card}",
    "refused.redistribute": "{card} n’a rien à répartir",
    "refused.forge": "{player} ne forge pas de clé",
    "refused.unforge": "{player} garde toutes ses clés",
    # cards
    "refused.draw": "{player} ne pioche pas de carte",
    "refused.shed": "{player} garde toutes ses chaînes",
    "refused.archives": "{player} ne prend pas ses archives",
    "refused.refill": "{player} ne pioche pas de carte",
    "refused.reveal": "{player} ne révèle rien",
    "refused.archive": "{player} n’archive rien",
    "refused.look": "{player} ne regarde aucune carte",
    "refused.discard": "{player} ne défausse rien",
    "refused.sacrifice": "On ne sacrifie pas {card}",
    "refused.swap": "{one} et {other} n’échangent pas leurs places",
    "refused.ready": "On ne redresse pas {card}",
    "refused.stun": "{card} ne reçoit pas de second statut sonné",
    # damage
    "refused.damage": "{card} ne subit pas de dégâts",
    "refused.heal": "On ne soigne pas {card}",
    "refused.blows": "Aucun dégât dans ce combat contre {card}",
    "refused.blow-back": "{card} ne subit pas de dégâts en retour",
    "refused.strike": "{card} n’inflige pas de dégâts dans ce combat",
    # abilities
    "refused.choose": "{card} ne trouve rien à choisir",
    "refused.effect": "{card} ne fait rien ici",
    "refused.rest": "{card} s’arrête là",
    "refused.trigger": "{card} ne réagit pas",
    "refused.trigger-header": "{card} : « {header} : » ne se résout pas",
    "refused.trigger-given": "{card} : « {header} : », grâce à {via}, ne se résout pas",
}
