"""English for what may, must and cannot be done."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.selectors import Host, Self
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.conditions import whether
from kfjudge.games.keyforge.telling.en.constants import listed, while_
from kfjudge.games.keyforge.telling.en.effects import constant
from kfjudge.games.keyforge.telling.en.nouns import each, is_pronoun, subject, who, whose, word
from kfjudge.games.keyforge.telling.en.numbers import aember
from kfjudge.games.keyforge.telling.telling import Telling


@constant.register
def _(node: dsl.Cannot, so_far: Telling) -> str:
    so_far.about = node.what
    unless = f" unless {whether(node.unless, so_far)}" if node.unless is not None else ""
    return f"{_forbidden(node, so_far)}{unless}{while_(node.while_, so_far)}"


def _forbidden(node: dsl.Cannot, so_far: Telling) -> str:
    player = "a player" if node.who is None else who(node.who, so_far)
    match node.verb:
        case "steal-from":
            victim = "either player" if node.who is None else _object(node.who, so_far)
            return f"no Æmber can be stolen from {victim}"
        case "be-damaged":
            found = subject(node.what, so_far)
            if found.startswith("each ") and not is_pronoun(node.what, so_far):
                return f"no {found.removeprefix('each ')} can be dealt damage"
            return f"{found} cannot be dealt damage"
        case "deal-fight-damage":
            return f"{subject(node.what, so_far)} deals no damage in fights"
        case "ready":
            return f"{subject(node.what, so_far)} does not ready"
    if isinstance(node.what, (Self, Host)):
        by = "" if node.who is None else f" by {_object(node.who, so_far)}"
        done = {"play": "be played", "use": "be used", "discard": "be discarded"}.get(node.verb, node.verb)
        return f"{subject(node.what, so_far)} cannot {done}{by}"
    cards = noun.several(node.what, so_far)
    if node.beyond:
        cards = f"more than {node.beyond} {cards} in a turn"
    match node.verb:
        case "fight" | "reap" if node.who is None:
            return f"no {noun.one(node.what, so_far).partition(' ')[2]} can {node.verb}"
        case "fight" | "reap":
            return f"{player} cannot {node.verb} with {cards}"
    return f"{player} cannot {node.verb} {cards}"


def _object(player: n.Somebody, so_far: Telling) -> str:
    found = who(player, so_far)
    return "them" if found == "they" else found


@constant.register
def _(node: dsl.May, so_far: Telling) -> str:
    if node.while_ is None:
        return _allowed(node, so_far)
    return f"in each of your turns in which {whether(node.while_, so_far)}, {_allowed(node, so_far)}"


def _allowed(node: dsl.May, so_far: Telling) -> str:
    whatever = "whatever the active house"
    if node.verb == "fight":
        return f"{subject(node.what, so_far)} may fight, {whatever}"
    verb = node.verb.replace("-", " ")
    if node.cards:
        if node.cards == 1:
            wanted = f"1 {noun.one(node.what, so_far).partition(' ')[2]}"
            return f"you may {verb} {wanted}, {whatever}"
        return f"you may {verb} up to {node.cards} {noun.several(node.what, so_far)}, {whatever}"
    return f"you may {verb} {each(node.what, so_far)}, {whatever}"


@constant.register
def _(node: dsl.CanOnlyBeUsedTo, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} can be used only to {node.way}"


@constant.register
def _(node: dsl.MustPay, so_far: Telling) -> str:
    return (
        f"your opponent cannot {node.verb} {noun.one(node.what, so_far)} "
        f"without first paying you {aember(node.amount, so_far)}"
    )


@constant.register
def _(node: dsl.MustLose, so_far: Telling) -> str:
    return f"to play {each(Self(), so_far)}, you must first lose {aember(node.amount, so_far)}"


@constant.register
def _(node: dsl.MustChoose, so_far: Telling) -> str:
    house = "that house" if node.house is None else f"house {word('house', node.house)}"
    return f"{who(node.who, so_far)} must choose {house} as {_own(node.who)} active house"


@constant.register
def _(node: dsl.CannotChoose, so_far: Telling) -> str:
    return f"that house cannot be {whose(node.who, so_far)} active house"


def _own(player: n.Somebody | None) -> str:
    return "your" if isinstance(player, n.You) else "their"


@constant.register
def _(node: dsl.CannotForge, so_far: Telling) -> str:
    player = "no player" if node.who is None else who(node.who, so_far)
    can = "can" if node.who is None else "cannot"
    keys = f"{_own(node.who)} {_NTH[node.key]} key" if node.key is not None else "keys"
    more = " while they have forged more keys than their opponent" if node.ahead else ""
    if isinstance(node.who, n.You):
        more = " while you have forged more keys than your opponent" if node.ahead else ""
    return f"{player} {can} forge {keys}{more}"


_NTH = {1: "first", 2: "second", 3: "third"}


@constant.register
def _(node: dsl.SkipForge, so_far: Telling) -> str:
    found = who(node.who, so_far)
    return f"{found} {'skip' if found in ('you', 'they') else 'skips'} step 1, forging a key"


@constant.register
def _(node: dsl.GetsSpent, so_far: Telling) -> str:
    return f"you get the Æmber that {who(node.by, so_far)} spends on keys"


@constant.register
def _(node: dsl.MaySpendFrom, so_far: Telling) -> str:
    return f"when you forge a key, you may spend Æmber from {each(node.on, so_far)} too"


@constant.register
def _(node: dsl.CanOnlyFight, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} can attack only {noun.several(node.targets, so_far)}"


@constant.register
def _(node: dsl.CannotFight, so_far: Telling) -> str:
    return f"{noun.several(node.who, so_far)} cannot fight {each(node.whom, so_far)}"


@constant.register
def _(node: dsl.Ignores, so_far: Telling) -> str:
    found = listed([word("keyword", name).lower() for name in node.keywords])
    return f"{found} have no effect when {subject(node.on, so_far)} attacks"
