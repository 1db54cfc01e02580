"""What did not happen: the first half of a line, before its why."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # playing and using
    "refused.play": ("{card} cannot be played", "On ne peut pas jouer {card}"),
    "refused.play-top": ("{player} plays no card from the deck", "{player} ne joue pas de carte du deck"),
    "refused.enter": ("{card} does not enter play", "{card} n’entre pas en jeu"),
    "refused.use": ("{card} cannot be used", "On ne peut pas utiliser {card}"),
    "refused.reap": ("{card} cannot reap", "{card} ne peut pas moissonner"),
    "refused.fight": ("{card} cannot fight", "{card} ne peut pas combattre"),
    "refused.action": ("{card}: no “Action:”", "{card} : pas de « Action : »"),
    "refused.omni": ("{card}: no “Omni:”", "{card} : pas de « Omni : »"),
    "refused.unstun": ("{card}: no stun is removed", "{card} : aucun statut sonné retiré"),
    # Æmber and keys
    "refused.steal": ("{player} steals nothing", "{player} ne vole rien"),
    "refused.lose": ("{player} loses nothing", "{player} ne perd rien"),
    "refused.capture": ("{card} captures nothing", "{card} ne capture rien"),
    "refused.store": ("No Æmber goes on {card}", "Aucun Aombre ne va sur {card}"),
    "refused.forge": ("{player} forges no key", "{player} ne forge pas de clé"),
    "refused.unforge": ("{player} unforges no key", "{player} garde toutes ses clés"),
    # cards
    "refused.draw": ("{player} draws no card", "{player} ne pioche pas de carte"),
    "refused.shed": ("{player} sheds no chain", "{player} garde toutes ses chaînes"),
    "refused.archives": ("{player} does not take the archives", "{player} ne prend pas ses archives"),
    "refused.refill": ("{player} draws no card", "{player} ne pioche pas de carte"),
    "refused.discard": ("{player} discards nothing", "{player} ne défausse rien"),
    "refused.sacrifice": ("{card} is not sacrificed", "On ne sacrifie pas {card}"),
    "refused.swap": ("{one} and {other} do not swap", "{one} et {other} n’échangent pas leurs places"),
    "refused.ready": ("{card} does not ready", "On ne redresse pas {card}"),
    "refused.stun": ("{card} is not stunned again", "{card} ne reçoit pas de second statut sonné"),
    # damage
    "refused.damage": ("{card} takes no damage", "{card} ne subit pas de dégâts"),
    "refused.heal": ("{card} is not healed", "On ne soigne pas {card}"),
    "refused.blows": ("No damage in the fight with {card}", "Aucun dégât dans ce combat contre {card}"),
    "refused.blow-back": ("{card} takes no damage in return", "{card} ne subit pas de dégâts en retour"),
    "refused.strike": (
        "{card} deals no damage in this fight",
        "{card} n’inflige pas de dégâts dans ce combat",
    ),
    # abilities
    "refused.choose": ("{card} has nothing to choose", "{card} ne trouve rien à choisir"),
    "refused.effect": ("{card} does nothing here", "{card} ne fait rien ici"),
    "refused.rest": ("{card} stops there", "{card} s’arrête là"),
    "refused.trigger": ("{card} does not react", "{card} ne réagit pas"),
    "refused.trigger-header": (
        "{card}: “{header}:” does not resolve",
        "{card} : « {header} : » ne se résout pas",
    ),
    "refused.trigger-given": (
        "{card}: “{header}:”, from {via}, does not resolve",
        "{card} : « {header} : », grâce à {via}, ne se résout pas",
    ),
}
