"""The text of a card, printed from the nodes it is written with, so that text and play cannot differ. The
words are ours: a message for each node, on the page `does` of a language."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from kfjudge.core.message import Message
from kfjudge.core.text import capitalize
from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl import language as dsl
from kfjudge.games.arkham.engine import node as n
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.facts import all_facts
from kfjudge.words import load_language
from kfjudge.words.catalogue import say


def card_text(card: str, lang: str) -> list[str] | None:
    """Print what a card does, a sentence for each ability; None for one that is not modeled."""
    spec = modeled().get(card)
    if spec is None or card not in all_facts():
        return None
    sentences = [say(describe(ability, spec.id), lang) for ability in spec.abilities]
    return [load_language(lang).typeset(capitalize(sentence)) for sentence in sentences]


@singledispatch
def describe(node: n.Node, card: str) -> Message:
    """Say a node of a card."""
    raise LookupError(f"{card}: nothing says {type(node).__name__}")


def _all(nodes: tuple[n.Node, ...], card: str) -> Message:
    """Say effects one after the other."""
    first, *rest = [describe(one, card) for one in nodes]
    for following in rest:
        first = message("does.and-then", first=first, next=following)
    return first


def _facts(card: str) -> Any:
    return all_facts()[card]


# abilities


@describe.register
def _(node: n.Keyword, card: str) -> Message:  # noqa: ARG001
    return message(f"does.keyword-{node.word}")


@describe.register
def _(node: n.Prey, card: str) -> Message:  # noqa: ARG001
    return message("does.prey", what=message(f"prey.{node.word}"))


@describe.register
def _(node: n.Spawn, card: str) -> Message:  # noqa: ARG001
    return message("does.spawn", where=_facts(node.location))


@describe.register
def _(node: n.Waits, card: str) -> Message:
    key = "does.forced" if node.forced else "does.reaction"
    occasion = message(f"does.{node.moment}", what=describe(node.occasion, card))
    return message(key, occasion=occasion, effects=_all(node.effects, card))


# occasions


@describe.register
def _(node: dsl.Enters, card: str) -> Message:  # noqa: ARG001
    return message("does.enters", card=_facts(card))


@describe.register
def _(node: dsl.IsDefeated, card: str) -> Message:
    return message("does.is-defeated", card=describe(node.what, card))


@describe.register
def _(node: dsl.EngagesYou, card: str) -> Message:  # noqa: ARG001
    return message("does.engages-you", card=_facts(card))


# effects


@describe.register
def _(node: dsl.Take, card: str) -> Message:
    amounts = tuple(
        message(f"does.{kind}", n=amount)
        for kind, amount in (("damage", node.damage), ("horror", node.horror))
        if amount
    )
    if isinstance(node.who, dsl.You):
        return message("does.take", what=amounts)
    return message("does.takes", who=describe(node.who, card), what=amounts)


# who, and which cards


@describe.register
def _(node: dsl.EachAtItsLocation, card: str) -> Message:  # noqa: ARG001
    return message("does.each-here")


@describe.register
def _(node: dsl.Self, card: str) -> Message:  # noqa: ARG001
    return message("does.card", card=_facts(card))
