"""English for what is constant: what cards have and are, and what happens each time something else does."""

from __future__ import annotations

from kfjudge.core.text import capitalize
from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.dsl.numbers import AemberOf
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Amount, Condition
from kfjudge.games.keyforge.engine.selectors import SELF, Selector
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.conditions import whether
from kfjudge.games.keyforge.telling.en.effects import constant, inline
from kfjudge.games.keyforge.telling.en.nouns import each, keyword_of, only_while, subject, who, whose, word
from kfjudge.games.keyforge.telling.en.numbers import counted
from kfjudge.games.keyforge.telling.en.occasions import occasion
from kfjudge.games.keyforge.telling.telling import Telling, noun_of
from kfjudge.words.catalogue import join_list


def listed(parts: list[str]) -> str:
    return join_list(parts, "en")


@constant.register
def _(node: dsl.Keyword, so_far: Telling) -> str:
    return keyword_of(node.keyword, node.value)


def _signed(amount: Amount, what: str, so_far: Telling) -> str:
    if isinstance(amount, int):
        return f"+{amount} {what}" if amount >= 0 else f"{-amount} less {what}"
    if isinstance(amount, AemberOf):
        return f"+1 {what} per Æmber in {whose(amount.of, so_far)} pool"
    return "+" + counted(amount, what, what, so_far)


def while_(condition: Condition | None, so_far: Telling) -> str:
    """Tell on what condition something holds; nothing where there is none."""
    return f" while {whether(condition, so_far)}" if condition is not None else ""


def _has(on: Selector, so_far: Telling) -> str:
    """Tell who has it, and when: "while this creature is on a flank, it has"."""
    state = only_while(on, so_far)
    return f"while {state}, it has" if state else f"{subject(on, so_far)} has"


@constant.register
def _(node: dsl.Power, so_far: Telling) -> str:
    so_far.about = node.on
    return f"{_has(node.on, so_far)} {_signed(node.amount, 'power', so_far)}{while_(node.while_, so_far)}"


@constant.register
def _(node: dsl.Armor, so_far: Telling) -> str:
    so_far.about = node.on
    return f"{_has(node.on, so_far)} {_signed(node.amount, 'armor', so_far)}{while_(node.while_, so_far)}"


@constant.register
def _(node: dsl.ArmorLost, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} loses all of it"


@constant.register
def _(node: dsl.DealsMore, so_far: Telling) -> str:
    return (
        f"{subject(node.on, so_far)} deals {node.amount} more damage when it attacks "
        f"{noun.one(node.attacking, so_far)}"
    )


@constant.register
def _(node: dsl.TakesMore, so_far: Telling) -> str:
    return f"each time {subject(node.on, so_far)} takes damage, it takes {node.amount} more"


@constant.register
def _(node: dsl.DealsInFight, so_far: Telling) -> str:
    return (
        f"{subject(node.on, so_far)} deals only {counted(node.amount, 'damage', 'damage', so_far)} in fights"
    )


@constant.register
def _(node: dsl.KeyCost, so_far: Telling) -> str:
    keys = "keys" if node.who is None else f"{whose(node.who, so_far)} keys"
    less = isinstance(node.amount, int) and node.amount < 0
    amount = -node.amount if isinstance(node.amount, int) and less else node.amount
    aember_ = f"Æmber {'less' if less else 'more'}"
    return f"{keys} cost {counted(amount, aember_, aember_, so_far)}{while_(node.while_, so_far)}"


@constant.register
def _(node: dsl.HandSize, so_far: Telling) -> str:
    player = "each player" if node.who is None else who(node.who, so_far)
    refills = "refill your hand" if isinstance(node.who, n.You) else "refills their hand"
    cards = counted(abs(node.amount), "card", "cards", so_far)
    more = "more" if node.amount > 0 else "fewer"
    return f"at step 5, {player} {refills} to {cards} {more}{while_(node.while_, so_far)}"


@constant.register
def _(node: dsl.Gains, so_far: Telling) -> str:
    gifts = []
    for gift in node.gifts:
        if isinstance(gift, dsl.Contribution):
            inner = so_far.aside()
            inner.quoted = True
            gifts.append(f"“{capitalize(constant(gift, inner))}.”")
        else:
            gifts.append(constant(gift, so_far))
    return f"{_has(node.on, so_far)} {listed(gifts)}"


@constant.register
def _(node: dsl.Loses, so_far: Telling) -> str:
    lost = listed([word("keyword", name).lower() for name in node.keywords])
    return f"{subject(node.on, so_far)} loses {lost}"


@constant.register
def _(node: dsl.Blank, so_far: Telling) -> str:
    return f"the text box of {each(node.on, so_far)} counts as empty, traits excepted"


@constant.register
def _(node: dsl.CountsAs, so_far: Telling) -> str:
    houses = "every house" if node.house is None else f"house {word('house', node.house)}"
    return f"{subject(node.on, so_far)} belongs to {houses}"


@constant.register
def _(node: dsl.ConsideredFlank, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} counts as a flank creature"


@constant.register
def _(node: dsl.Controls, so_far: Telling) -> str:
    return f"you control {each(node.what, so_far)}"


@constant.register
def _(node: dsl.DestroyedWhile, so_far: Telling) -> str:
    return f"{subject(node.what, so_far)} is destroyed as soon as {whether(node.condition, so_far)}"


@constant.register
def _(node: dsl.MustFight, so_far: Telling) -> str:
    return f"{subject(node.what, so_far)} that is used must fight if it can"


@constant.register
def _(node: dsl.EntersReady, so_far: Telling) -> str:
    return f"{each(node.on, so_far)} comes into play ready"


@constant.register
def _(node: dsl.NextEntersReady, so_far: Telling) -> str:
    cards = noun.one(node.on, so_far).partition(" ")[2]
    return f"the next {cards} you play comes into play ready"


@constant.register
def _(node: dsl.FirstEntersReady, so_far: Telling) -> str:
    first = noun.one(node.on, so_far).partition(" ")[2]
    return f"the first {first} played each turn comes into play ready"


@constant.register
def _(node: dsl.EntersUnder, so_far: Telling) -> str:
    return f"{each(SELF, so_far)} comes into play under {whose(node.who, so_far)} control"


@constant.register
def _(node: dsl.EntersStunned, so_far: Telling) -> str:
    return f"{each(node.on, so_far)} comes into play stunned"


@constant.register
def _(node: dsl.Whenever, so_far: Telling) -> str:
    inner = so_far.aside()
    happens = occasion(node.occasion, inner)
    if not isinstance(node.occasion, (dsl.TurnStarts, dsl.TurnEnds)):
        happens = f"whenever {happens}"
    inner.find(noun_of(node.occasion.what, so_far))
    turn = f" during {whose(node.during, so_far)} turn" if node.during is not None else ""
    return f"{happens}{turn}{while_(node.while_, so_far)}, {inline(node.effects, inner)}"
