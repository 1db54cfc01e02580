"""The text of a card, printed from the nodes it is written with, so that text and play cannot differ. The
words are ours: a message for each node, on the page `does` of a language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Any

from msgspec.structs import replace

from kfjudge.core.events import kebab
from kfjudge.core.message import Message
from kfjudge.core.text import capitalize
from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl import language as dsl
from kfjudge.games.arkham.engine import node as n
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.facts import all_facts
from kfjudge.words import load_language
from kfjudge.words.catalogue import has_message, say


def card_text(card: str, lang: str) -> list[str] | None:
    """Print what a card does, a sentence for each ability; None for one that is not modeled."""
    spec = modeled().get(card)
    if spec is None or card not in all_facts():
        return None
    sentences = [say(describe(ability, spec.id), lang) for ability in spec.abilities]
    return [load_language(lang).typeset(capitalize(sentence)) for sentence in sentences]


@singledispatch
def describe(node: n.Node, card: str) -> Message:
    """Say a node of a card by the message that is called like it: its places are the fields of the node, and
    `card`, the card itself."""
    parts = {name: _part(name, getattr(node, name), card) for name in node.__struct_fields__}
    return message(f"does.{kebab(type(node).__name__)}", **{"card": all_facts()[card], **parts})


def _part(name: str, value: Any, card: str) -> Any:
    """Say a part of a node: what it is made of, a skill, a card, or a number as it is."""
    if isinstance(value, n.Selector):
        return _noun(value, card)
    if isinstance(value, n.Node):
        return describe(value, card)
    if isinstance(value, tuple):
        return _join(value, card) if value else ""
    if name in ("skill", "trait"):
        return message(f"{name}.{value}")
    return all_facts()[value] if name in ("card", "location", "at", "to") else value


def _join(nodes: tuple[n.Node, ...], card: str) -> Message:
    """Say effects one after the other."""
    first, *rest = [describe(one, card) for one in nodes]
    for following in rest:
        first = message("does.and-then", first=first, next=following)
    return first


def _with_cost(
    key: str,
    effects: tuple[n.Node, ...],
    costs: tuple[n.Node, ...],
    limit: n.Limit | None,
    card: str,
    *,
    is_spared: bool = False,
    condition: n.Condition | None = None,
    **places: Any,
) -> Message:
    """Say what is done, behind what it costs, and how often it may be."""
    what = _join(effects, card) if effects else message("does.nothing")
    if costs:
        what = message("does.at-cost", cost=_join(costs, card), what=what)
    if condition is not None:
        what = message("does.if-action", condition=describe(condition, card), what=what)
    if is_spared:
        what = message("does.unprovoked", what=what)
    told = message(key, effects=what, **places)
    if limit is None:
        return message("does.end", what=told)
    group = "-group" if limit.by_group else f"-{limit.times}" if limit.times > 1 else ""
    return message(f"does.limit-{limit.period}{group}", what=told)


# abilities


@describe.register
def _(node: n.Keyword, card: str) -> Message:
    return message(f"does.keyword-{node.word}")


@describe.register
def _(node: n.Prey, card: str) -> Message:
    return message("does.prey", what=message(f"prey.{node.word}"))


def _describe_occasion(moment: str, occasion: n.Occasion, card: str) -> Message:
    """Say what an ability answers; after it, as a thing that is done ("after your test has failed")."""
    what = describe(occasion, card)
    if moment == "after" and has_message(done := f"{what.key}-done", what.game):
        what = replace(what, key=done)
    return message(f"does.{moment}", what=what)


@describe.register
def _(node: n.Waits, card: str) -> Message:
    occasion = _describe_occasion(node.moment, node.occasion, card)
    if node.in_hand:
        occasion = message("does.in-hand", occasion=occasion, card=all_facts()[card])
    key = "does.forced" if node.forced else "does.reaction"
    return _with_cost(key, node.effects, node.costs, node.limit, card, occasion=occasion)


@describe.register
def _(node: n.Fast, card: str) -> Message:
    if node.occasion is None:
        return message("does.fast")
    return message("does.fast-when", occasion=_describe_occasion(node.moment, node.occasion, card))


@describe.register
def _(node: n.OnPlay, card: str) -> Message:
    return message("does.end", what=_join(node.effects, card))


@describe.register
def _(node: n.Activated, card: str) -> Message:
    key = f"does.{node.does}" if node.does in ("parley", "resign") else "does.action"
    if node.actions > 1:
        key = f"does.actions-{node.actions}"
    effects, condition = node.effects, node.condition
    return _with_cost(
        key, effects, node.costs, node.limit, card, is_spared=not node.provokes, condition=condition
    )


@describe.register
def _(node: n.Free, card: str) -> Message:
    costs, condition = node.costs, node.condition
    return _with_cost("does.free", node.effects, costs, node.limit, card, condition=condition)


@describe.register
def _(node: n.While, card: str) -> Message:
    gives = node.contribution
    if isinstance(gives, n.Gives):
        told = describe(gives.ability, gives.card)
        return message("does.gives", card=all_facts()[gives.card], ability=told)
    return message("does.end", what=describe(node.contribution, card))


@describe.register
def _(node: n.Until, card: str) -> Message:
    return message(f"does.until-{node.period}", what=describe(node.contribution, card))


@describe.register
def _(node: n.Plus, card: str) -> Message:
    who = describe(node.who or dsl.THEM, card)
    if node.skill == "chosen":
        return message("does.plus-chosen", who=who, amount=node.amount)
    if node.skill == "every":
        assert isinstance(node.amount, int)
        return message("does.less-every", amount=-node.amount)
    skill = message(f"skill.{node.skill}")
    if isinstance(node.amount, int) and node.amount < 0:
        return message("does.less", amount=-node.amount, skill=skill)
    if node.who is not None:
        return message("does.plus-of", who=who, amount=node.amount, skill=skill)
    return message(f"does.plus-{node.kind}" if node.kind else "does.plus", amount=node.amount, skill=skill)


@describe.register
def _(node: n.Uses, card: str) -> Message:
    key = "does.uses-discarded" if node.discarded else "does.uses"
    return message(key, what=message(f"does.{node.word}", n=node.amount), card=all_facts()[card])


@describe.register
def _(node: n.Committed, card: str) -> Message:
    if not node.effects:
        return message("does.most-committed", n=node.most)
    told = message("does.committed", effects=_join(node.effects, card))
    if node.only_own:
        told = message("does.only-own", what=told)
    return message("does.limited", what=told, n=node.most) if node.most else message("does.end", what=told)


@describe.register
def _(node: n.ElderSign, card: str) -> Message:
    worth = (
        message("does.number", n=node.amount) if isinstance(node.amount, int) else describe(node.amount, card)
    )
    if not node.effects:
        return message("does.elder-sign", worth=worth)
    return message("does.elder-sign-and", worth=worth, effects=_join(node.effects, card))


@describe.register
def _(node: n.Symbol, card: str) -> Message:
    if isinstance(node.amount, int):
        worth = message("does.number", n=str(node.amount).replace("-", "−"))
    else:
        worth = describe(node.amount, card)
    level = message("does.level-hard" if node.hard else "does.level-easy")
    places = {"level": level, "token": message(f"token.{node.token}"), "worth": worth}
    if node.effects and node.amount == 0:
        return message("does.symbol-alone", **places, effects=_join(node.effects, card))
    if not node.effects:
        return message("does.symbol", **places)
    return message("does.symbol-and", **places, effects=_join(node.effects, card))


@describe.register
def _(node: dsl.TakeIfThere, card: str) -> Message:
    key = "does.take-both-if-there" if node.horror else "does.take-if-there"
    return message(key, what=_noun(node.what, card), damage=node.damage, horror=node.horror)


@describe.register
def _(node: dsl.LeaveClues, card: str) -> Message:
    return message("does.leave-clues" if node.every else "does.leave-clue")


@describe.register
def _(node: dsl.RevealMore, card: str) -> Message:
    if node.what is None:
        return message("does.reveal-more")
    return message("does.reveal-more-if-there", what=_noun(node.what, card))


# costs and occasions


@describe.register
def _(node: dsl.SpendUse, card: str) -> Message:
    word = next(one.word for one in modeled()[card].abilities if isinstance(one, n.Uses))
    return message("does.spend-use", what=message(f"does.{word}", n=node.amount))


@describe.register
def _(node: dsl.YouReveal, card: str) -> Message:
    return message("does.you-reveal-negative" if node.negative else "does.you-reveal")


@describe.register
def _(node: dsl.YouFail, card: str) -> Message:
    return message("does.you-fail-investigating" if node.investigating else "does.you-fail", n=node.most)


@describe.register
def _(node: dsl.YouInvestigate, card: str) -> Message:
    return message("does.you-investigate-by" if node.least else "does.you-investigate", n=node.least)


# effects


@describe.register
def _(node: n.MoreActions, card: str) -> Message:
    if node.what is None:
        return message("does.more-actions", n=node.amount)
    return message("does.more-actions-with", n=node.amount, card=_noun(node.what, card))


@describe.register
def _(node: n.Slots, card: str) -> Message:
    what = message(f"does.slot-{node.slot}", n=node.amount)
    if node.what is None:
        return message("does.slots", what=what)
    return message("does.slots-for", what=what, card=_noun(node.what, card))


@describe.register
def _(node: dsl.Draw, card: str) -> Message:
    if node.who == dsl.THEM:
        return message("does.draws", who=describe(node.who, card), amount=node.amount)
    if isinstance(node.amount, int):
        return message("does.draw", amount=node.amount)
    assert isinstance(node.amount, dsl.Count)
    return message("does.draw-for", card=_noun(node.amount.what, card))


@describe.register
def _(node: n.InPlaceOf, card: str) -> Message:
    others = tuple(message(f"skill.{one}") for one in node.others)
    return message("does.in-place-of", skill=message(f"skill.{node.skill}"), others=others)


@describe.register
def _(node: n.Blank, card: str) -> Message:
    return message("does.blank-of", who=describe(node.who, card)) if node.who else message("does.blank")


@describe.register
def _(node: dsl.ActMore, card: str) -> Message:
    if isinstance(node.who, dsl.You):
        return message("does.act-more", amount=node.amount)
    return message("does.act-more-who", who=describe(node.who, card), amount=node.amount)


def _amounts(damage: n.Amount, horror: n.Amount) -> tuple[Message, ...]:
    kinds = (("damage", damage), ("horror", horror))
    return tuple(message(f"does.{kind}", n=amount) for kind, amount in kinds if amount)


@describe.register
def _(node: dsl.Take, card: str) -> Message:
    for kind, amount in (("damage", node.damage), ("horror", node.horror)):
        if isinstance(amount, n.Number):
            return message(f"does.take-{kind}-each", number=describe(amount, card))
    what = _amounts(node.damage, node.horror)
    if node.direct:
        return message("does.take-directly", what=what)
    if isinstance(node.who, dsl.You):
        return message("does.take", what=what)
    return message("does.takes", who=describe(node.who, card), what=what)


@describe.register
def _(node: dsl.Heal, card: str) -> Message:
    what = _amounts(node.damage, node.horror)
    if node.who == dsl.THEM:
        return message("does.heals", who=describe(node.who, card), what=what)
    return message("does.heal", what=what)


@describe.register
def _(node: dsl.SlipAway, card: str) -> Message:
    return message("does.slip-away-anywhere" if node.anywhere else "does.slip-away")


@describe.register
def _(node: dsl.Leave, card: str) -> Message:
    return message("does.join-victory" if node.to_victory else "does.discard-it", card=all_facts()[card])


@describe.register
def _(node: dsl.Search, card: str) -> Message:
    if node.who == dsl.THEM:
        who = describe(node.who, card)
        return message("does.search-by", who=who, n=node.cards, card=_noun(node.what, card))
    key = "does.search-draw" if node.draws else "does.search" if node.cards else "does.search-all"
    return message(key, n=node.cards, card=_noun(node.what, card))


@describe.register
def _(node: dsl.Evade, card: str) -> Message:
    skill = message(f"skill.{node.skill}")
    key = "does.evade-horror" if node.horror else "does.evade"
    return message(key, skill=skill, n=node.damage, horror=node.horror)


@describe.register
def _(node: dsl.AddToTest, card: str) -> Message:
    if not node.skill:
        return message("does.add-to-test", n=node.amount)
    return message("does.add-to-skill", n=node.amount, skill=message(f"skill.{node.skill}"))


@describe.register
def _(node: dsl.AddUses, card: str) -> Message:
    return message(
        "does.add-uses", card=_noun(node.what, card), what=message(f"does.{node.word}", n=node.amount)
    )


@describe.register
def _(node: dsl.Fight, card: str) -> Message:
    """Say a fight: with which skill, how much more of it, how much more damage, and what it may cost."""
    told = message("does.fight")
    if node.skill != "combat":
        told = message("does.fight-by", what=told, skill=message(f"skill.{node.skill}"))
    if isinstance(node.plus, n.Number):
        told = message("does.fight-plus-number", what=told, number=describe(node.plus, card))
    elif node.plus:
        told = message("does.fight-plus", what=told, n=node.plus)
    if node.damage:
        told = message("does.fight-damage", what=told, n=node.damage)
    if node.if_so is not None:
        told = message("does.fight-if", what=told, n=node.more, condition=describe(node.if_so, card))
    if node.horror:
        told = message("does.fight-horror", what=told, n=node.horror)
    if node.most:
        told = message("does.fight-points", what=told, most=node.most)
    if node.breaks:
        told = message("does.fight-breaks", what=told, card=all_facts()[card])
    return told


@describe.register
def _(node: dsl.Investigate, card: str) -> Message:
    if node.resources:
        return message("does.investigate-for", n=node.resources)
    return message("does.investigate", n=node.less)


# numbers, conditions, who, and which cards


def _noun(what: n.Selector, card: str) -> Message:
    """Say which card is meant: its kinds, sorted, are the name of the message."""
    if isinstance(what, dsl.Self):
        return message("does.card", card=all_facts()[card])
    if isinstance(what, dsl.Titled):
        return message("does.card", card=all_facts()[what.card])
    if isinstance(what, dsl.Either):
        return message("does.either", first=_noun(what.one, card), other=_noun(what.other, card))
    kinds, traits = [], []
    for part, is_out in _parts(what):
        if isinstance(part, dsl.Trait):
            traits.append(message(f"trait.{part.trait}"))
            kinds.append("not-trait" if is_out else "trait")
        else:
            kinds.append(type(part).__name__.lower().removeprefix("atyourlocation") or "here")
    return message(f"does.noun-{'-'.join(sorted(kinds))}", trait=traits[0] if traits else "")


def _determined_noun(determiner: str, what: n.Selector, card: str) -> Message:
    """Say which card is meant, as "nearest" or as "every" one of its kind."""
    noun = _noun(what, card)
    return replace(noun, key=noun.key.replace("does.noun", f"does.{determiner}"))


@describe.register
def _(node: dsl.DoomOnNearest, card: str) -> Message:
    what = _determined_noun("nearest", node.what, card)
    return message("does.doom-on-nearest", what=what, amount=node.amount)


@describe.register
def _(node: dsl.DoomOnEach, card: str) -> Message:
    return message("does.doom-on-each", what=_determined_noun("every", node.what, card))


def _parts(what: n.Selector) -> Iterator[tuple[n.Selector, bool]]:
    """Walk through what a selector is made of, each with whether it is left out."""
    if isinstance(what, n.Both):
        yield from _parts(what.one)
        yield from _parts(what.other)
    elif isinstance(what, n.But):
        yield from _parts(what.some)
        yield from ((part, True) for part, _ in _parts(what.without))
    else:
        yield what, False
