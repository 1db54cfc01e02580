"""What did not happen: the first half of a line, before its why."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # playing and using
    "refused.play": "{card} cannot be played",
    "refused.play-top": "{player} plays no card from the deck",
    "refused.enter": "{card} does not enter play",
    "refused.use": "{card} cannot be used",
    "refused.reap": "{card} cannot reap",
    "refused.fight": "{card} cannot fight",
    "refused.action": "{card}: no “Action:”",
    "refused.omni": "{card}: no “Omni:”",
    "refused.unstun": "{card}: no stun is removed",
    # Æmber and keys
    "refused.steal": "{player} steals nothing",
    "refused.lose": "{player} loses nothing",
    "refused.pay": "{player} pays nothing",
    "refused.capture": "{card} captures nothing",
    "refused.store": "No Æmber goes on {card}",
    "refused.take": "No Æmber is taken off {card}",
    "refused.redistribute": "{card} has nothing to redistribute",
    "refused.forge": "{player} forges no key",
    "refused.unforge": "{player} unforges no key",
    # cards
    "refused.draw": "{player} draws no card",
    "refused.shed": "{player} sheds no chain",
    "refused.archives": "{player} does not take the archives",
    "refused.refill": "{player} draws no card",
    "refused.reveal": "{player} reveals nothing",
    "refused.archive": "{player} archives nothing",
    "refused.look": "{player} looks at no card",
    "refused.discard": "{player} discards nothing",
    "refused.sacrifice": "{card} is not sacrificed",
    "refused.swap": "{one} and {other} do not swap",
    "refused.ready": "{card} does not ready",
    "refused.stun": "{card} is not stunned again",
    # damage
    "refused.damage": "{card} takes no damage",
    "refused.heal": "{card} is not healed",
    "refused.save": "{card} is not saved",
    "refused.blows": "No damage in the fight with {card}",
    "refused.blow-back": "{card} takes no damage in return",
    "refused.strike": "{card} deals no damage in this fight",
    # abilities
    "refused.choose": "{card} has nothing to choose",
    "refused.effect": "An effect of {card} does not happen",
    "refused.rest": "{card} stops there",
    "refused.trigger": "{card} does not react",
    "refused.trigger-header": "{card}: “{header}:” does not resolve",
    "refused.trigger-keyword": "{card}: “{header}” does not resolve",
    "refused.trigger-given": "{card}: “{header}:”, from {via}, does not resolve",
}
