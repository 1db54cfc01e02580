"""What did not happen: the first half of a line, before its why."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # playing and using
    "refused.play": "{card:ne peut~peuvent pas être joué/jouée~s}",
    "refused.play-top": "{player} ne joue pas de carte du deck",
    "refused.enter": "{card:n’entre~n’entrent} pas en jeu",
    "refused.use": "{card:ne peut~peuvent pas être utilisé/utilisée~s}",
    "refused.reap": "{card:ne peut~peuvent} pas moissonner",
    "refused.fight": "{card:ne peut~peuvent} pas combattre",
    "refused.action": "{card} : pas de « Action : »",
    "refused.omni": "{card} : pas de « Omni : »",
    "refused.unstun": "{card} : aucun statut sonné retiré",
    # Æmber and keys
    "refused.steal": "{player} ne vole rien",
    "refused.lose": "{player} ne perd rien",
    "refused.pay": "{player} ne paie rien",
    "refused.capture": "{card:ne capture~capturent} rien",
    "refused.store": "Aucun Aombre ne va sur {card}",
    "refused.take": "Aucun Aombre n’est pris sur {card}",
    "refused.redistribute": "{card:n’a~n’ont} rien à répartir",
    "refused.forge": "{player} ne forge aucune clé",
    "refused.unforge": "{player} garde toutes ses clés",
    # cards
    "refused.draw": "{player} ne pioche aucune carte",
    "refused.shed": "{player} garde toutes ses chaînes",
    "refused.archives": "{player} ne prend pas ses archives",
    "refused.refill": "{player} ne pioche aucune carte",
    "refused.reveal": "{player} ne révèle rien",
    "refused.archive": "{player} n’archive rien",
    "refused.look": "{player} ne regarde aucune carte",
    "refused.discard": "{player} ne défausse rien",
    "refused.sacrifice": "{card:ne peut~peuvent pas être sacrifié/sacrifiée~s}",
    "refused.swap": "{one} et {other} n’échangent pas leurs places",
    "refused.ready": "{card:ne se redresse~redressent} pas",
    "refused.stun": "{card:ne reçoit~reçoivent} pas de second statut sonné",
    # damage
    "refused.damage": "{card:ne subit~subissent} pas de dégâts",
    "refused.heal": "{card:ne peut~peuvent pas être soigné/soignée~s}",
    "refused.save": "Rien ne sauve {card}",
    "refused.blows": "Aucun dégât dans ce combat contre {card}",
    "refused.blow-back": "{card:ne subit~subissent} pas de dégâts en retour",
    "refused.strike": "{card:n’inflige~n’infligent} pas de dégâts dans ce combat",
    # abilities
    "refused.choose": "{card:ne trouve~trouvent} rien à choisir",
    "refused.effect": "Un effet de {card} n’a pas lieu",
    "refused.rest": "{card:s’arrête~s’arrêtent} là",
    "refused.trigger": "{card:ne se déclenche~déclenchent} pas",
    "refused.trigger-header": "{card} : « {header} : » ne se résout pas",
    "refused.trigger-keyword": "{card} : « {header} » ne se résout pas",
    "refused.trigger-given": "{card} : « {header} : », grâce à {via}, ne se résout pas",
}
