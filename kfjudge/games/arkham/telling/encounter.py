"""What encounter cards, weaknesses, acts and agendas do, in words."""

from __future__ import annotations

from kfjudge.core.message import Message
from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl import language as dsl
from kfjudge.games.arkham.engine import node as n
from kfjudge.games.arkham.facts import all_facts
from kfjudge.games.arkham.telling.cards import _describe_occasion, _join, _noun, describe


@describe.register
def _(node: n.Spawn, card: str) -> Message:
    if node.with_prey:
        return message("does.spawn-with-prey")
    if not node.locations:
        return message("does.spawn-empty")
    return message("does.spawn", where=tuple(all_facts()[location] for location in node.locations))


@describe.register
def _(node: n.Revelation, card: str) -> Message:
    return message("does.revelation", effects=_join(node.effects, card))


@describe.register
def _(node: n.Back, card: str) -> Message:
    return message("does.back", effects=_join(node.effects, card))


@describe.register
def _(node: n.Objective, card: str) -> Message:
    occasion = _describe_occasion(node.moment, node.occasion, card)
    return message("does.objective", occasion=occasion, effects=_join(node.effects, card))


# what holds all the time


@describe.register
def _(node: n.CannotPlay, card: str) -> Message:
    return message("does.cannot-play", types=tuple(message(f"does.type-{one}") for one in node.types))


@describe.register
def _(node: n.Dearer, card: str) -> Message:
    kinds = tuple(message(f"does.act-{one}") for one in node.kinds)
    return message("does.dearer", kinds=kinds, n=node.amount)


@describe.register
def _(node: n.Fiercer, card: str) -> Message:
    if node.each:
        return message("does.fiercer-each", n=node.amount)
    if node.condition is None:
        return message("does.fiercer", n=node.amount, card=all_facts()[card])
    condition = describe(node.condition, card)
    return message("does.fiercer-if", n=node.amount, card=all_facts()[card], condition=condition)


# occasions, numbers, conditions


@describe.register
def _(node: dsl.PhaseEnds, card: str) -> Message:
    return message("does.phase-ends", phase=message(f"phase.{node.phase}"))


@describe.register
def _(node: dsl.TurnEnds, card: str) -> Message:
    return message("does.turn-ends-anybody" if node.anybody else "does.turn-ends")


# effects


@describe.register
def _(node: dsl.If, card: str) -> Message:
    places = {"condition": describe(node.condition, card), "effect": describe(node.effect, card)}
    if node.otherwise is None:
        return message("does.if", **places)
    return message("does.if-else", **places, other=describe(node.otherwise, card))


@describe.register
def _(node: dsl.AndAlso, card: str) -> Message:
    return _join((node.first, node.other), card)


@describe.register
def _(node: dsl.Else, card: str) -> Message:
    return message("does.else", first=describe(node.first, card), other=describe(node.other, card))


@describe.register
def _(node: dsl.OrElse, card: str) -> Message:
    is_for_lead = all_facts()[card].type in ("act", "agenda")
    key = "does.lead-chooses" if is_for_lead else "does.or-else"
    return message(key, first=describe(node.first, card), other=describe(node.other, card))


@describe.register
def _(node: dsl.ForEach, card: str) -> Message:
    return message("does.for-each", times=describe(node.times, card), effect=describe(node.effect, card))


@describe.register
def _(node: dsl.TestOr, card: str) -> Message:
    """Say a test, what passing it brings and what failing it does."""
    skills = tuple(message(f"skill.{one}") for one in (node.skill, node.other) if one)
    told = message("does.test", skill=skills, n=node.difficulty)
    if node.passed is not None:
        told = message("does.test-passed", test=told, what=describe(node.passed, card))
    if node.failed is not None:
        told = message("does.test-failed", test=told, what=describe(node.failed, card))
    return told


@describe.register
def _(node: dsl.DropClues, card: str) -> Message:
    if isinstance(node.amount, int):
        return message("does.drop-clues", n=node.amount)
    return message("does.drop-clue-each", number=describe(node.amount, card))


@describe.register
def _(node: dsl.Doom, card: str) -> Message:
    return message("does.doom-advancing" if node.may_advance else "does.doom", n=node.amount)


@describe.register
def _(node: dsl.IntoThreatArea, card: str) -> Message:
    if node.horror:
        return message("does.into-threat-area-horror", card=all_facts()[card], n=node.horror)
    key = "does.into-threat-area-clues" if node.clues else "does.into-threat-area"
    return message(key, card=all_facts()[card], n=node.clues)


@describe.register
def _(node: dsl.SearchEncounter, card: str) -> Message:
    return message("does.search-encounter", card=_noun(node.what, card))


@describe.register
def _(node: dsl.DrawWeakness, card: str) -> Message:
    return message("does.draw-weakness", trait=message(f"trait.{node.trait}"))


@describe.register
def _(node: dsl.FlyAway, card: str) -> Message:
    assert isinstance(node.but, dsl.Trait)
    assert isinstance(node.to, dsl.Trait)
    return message(
        "does.fly-away", trait=message(f"trait.{node.but.trait}"), to=message(f"trait.{node.to.trait}")
    )


# acts, agendas and locations


@describe.register
def _(node: dsl.GoTo, card: str) -> Message:
    return message("does.go-to", card=all_facts()[node.card])


@describe.register
def _(node: n.SpawnedHere, card: str) -> Message:
    return message("does.spawned-here", card=all_facts()[node.card])


@describe.register
def _(node: dsl.Resign, card: str) -> Message:
    return message("does.resigns")


@describe.register
def _(node: dsl.SomebodyEnters, card: str) -> Message:
    return message("does.somebody-enters", card=all_facts()[node.location])


@describe.register
def _(node: dsl.AdvanceByClues, card: str) -> Message:
    clues = all_facts()[card].printed("clues")
    return message("does.advance-by-clues", at=all_facts()[node.at], n=clues)


@describe.register
def _(node: dsl.BringLocations, card: str) -> Message:
    if len(node.cards) == 1:
        return message("does.bring-location", card=all_facts()[node.cards[0]])
    return message("does.bring-locations", cards=tuple(all_facts()[one] for one in node.cards))


@describe.register
def _(node: dsl.ClearLocation, card: str) -> Message:
    return message("does.clear-location", card=all_facts()[node.card], to=all_facts()[node.to])


@describe.register
def _(node: dsl.DiscardUntil, card: str) -> Message:
    """Say what is looked for in the encounter deck, and what becomes of it."""
    told = message("does.discard-until", card=_noun(node.what, card))
    if isinstance(node.many, n.Number):
        told = message("does.so-many", what=told, n=describe(node.many, card))
    if not node.at:
        return message("does.lead-draws", what=told)
    told = message("does.spawns-at", what=told, to=all_facts()[node.at])
    return message("does.with-doom", what=told, n=node.doom) if node.doom else told


@describe.register
def _(node: dsl.MoveToward, card: str) -> Message:
    return message("does.move-toward", what=_noun(node.what, card), to=all_facts()[node.to])


@describe.register
def _(node: dsl.DoomForEach, card: str) -> Message:
    at = tuple(all_facts()[one] for one in node.at)
    return message("does.doom-for-each", what=_noun(node.what, card), at=at)


# what they wait for


@describe.register
def _(node: dsl.YouAreDealt, card: str) -> Message:
    return message(f"does.you-are-dealt-{node.kind}")


@describe.register
def _(node: dsl.YouDraw, card: str) -> Message:
    return message("does.you-draw", card=message(f"does.type-{node.type}"))


# numbers and conditions


@describe.register
def _(node: dsl.AtMost, card: str) -> Message:
    if node.number == dsl.CLUES_HERE and not node.most:
        return message("does.no-clues-here")
    key = "does.at-most" if node.most else "does.none-on-this"
    return message(key, n=node.most, number=describe(node.number, card))


@describe.register
def _(node: dsl.AtLeast, card: str) -> Message:
    """Say how many there have to be of what is counted."""
    if isinstance(node.number, dsl.CluesHere):
        return message("does.at-least-clues-here", n=node.least)
    assert node.least == 1, card
    return message("does.any-on-this", number=describe(node.number, card))


# what they do
