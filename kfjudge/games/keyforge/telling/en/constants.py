"""English for what is constant."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl.node import Amount, Condition
from kfjudge.games.keyforge.dsl.numbers import AemberOf
from kfjudge.games.keyforge.dsl.selectors import SELF, Host, Selector, Self
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.conditions import whether
from kfjudge.games.keyforge.telling.en.effects import constant, inline
from kfjudge.games.keyforge.telling.en.nouns import each, is_pronoun, keyword_of, subject, who, whose, word
from kfjudge.games.keyforge.telling.en.numbers import aember, counted
from kfjudge.games.keyforge.telling.en.occasions import occasion
from kfjudge.games.keyforge.telling.telling import Telling, capital, noun_of
from kfjudge.words.catalogue import listing


def listed(parts: list[str]) -> str:
    return listing(parts, "en")


@constant.register
def _(node: dsl.Keyword, so_far: Telling) -> str:  # noqa: ARG001
    return keyword_of(node.keyword, node.value)


# numbers


def _signed(amount: Amount, what: str, so_far: Telling) -> str:
    if isinstance(amount, int):
        return f"+{amount} {what}" if amount >= 0 else f"{-amount} less {what}"
    if isinstance(amount, AemberOf):
        return f"+1 {what} per Æmber in {whose(amount.of, so_far)} pool"
    return "+" + counted(amount, what, what, so_far)


def _while(condition: Condition | None, so_far: Telling) -> str:
    return f" while {whether(condition, so_far)}" if condition is not None else ""


def _has(on: Selector, so_far: Telling) -> str:
    """Who has it, and when: "while this creature is on a flank, it has"."""
    state = noun.only_while(on, so_far)
    return f"while {state}, it has" if state else f"{subject(on, so_far)} has"


@constant.register
def _(node: dsl.Power, so_far: Telling) -> str:
    so_far.about = node.on
    return f"{_has(node.on, so_far)} {_signed(node.amount, 'power', so_far)}{_while(node.while_, so_far)}"


@constant.register
def _(node: dsl.Armor, so_far: Telling) -> str:
    so_far.about = node.on
    return f"{_has(node.on, so_far)} {_signed(node.amount, 'armor', so_far)}{_while(node.while_, so_far)}"


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
    return f"{keys} cost {counted(amount, aember_, aember_, so_far)}{_while(node.while_, so_far)}"


@constant.register
def _(node: dsl.HandSize, so_far: Telling) -> str:
    player = "each player" if node.who is None else who(node.who, so_far)
    refills = "refill your hand" if isinstance(node.who, n.You) else "refills their hand"
    cards = counted(abs(node.amount), "card", "cards", so_far)
    more = "more" if node.amount > 0 else "fewer"
    return f"at step 5, {player} {refills} to {cards} {more}{_while(node.while_, so_far)}"


# what cards are and have


@constant.register
def _(node: dsl.Gains, so_far: Telling) -> str:
    gifts = listed([_given(gift, so_far) for gift in node.gifts])
    return f"{_has(node.on, so_far)} {gifts}"


def _given(gift: n.Node, so_far: Telling) -> str:
    """A keyword, or an ability in its quotation marks."""
    if not isinstance(gift, dsl.Contribution):
        return constant(gift, so_far)
    inner = so_far.aside()
    inner.quoted = True
    return f"“{capital(constant(gift, inner))}.”"


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


# what may, must and cannot be done


@constant.register
def _(node: dsl.Cannot, so_far: Telling) -> str:
    so_far.about = node.what
    unless = f" unless {whether(node.unless, so_far)}" if node.unless is not None else ""
    return f"{_forbidden(node, so_far)}{unless}{_while(node.while_, so_far)}"


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
    if _particular(node.what):
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


def _particular(selector: Selector) -> bool:
    return isinstance(selector, (Self, Host))


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
def _(node: dsl.CannotAttack, so_far: Telling) -> str:
    return f"{noun.several(node.who, so_far)} cannot attack {each(node.whom, so_far)}"


@constant.register
def _(node: dsl.Ignores, so_far: Telling) -> str:
    found = listed([word("keyword", name).lower() for name in node.keywords])
    return f"{found} have no effect when {subject(node.on, so_far)} attacks"


# what happens instead


@constant.register
def _(node: dsl.Redirected, so_far: Telling) -> str:
    return (
        f"when {noun.one(node.damage_to, so_far)} would be dealt damage, "
        f"{each(node.to, so_far)} is dealt it instead"
    )


@constant.register
def _(node: dsl.PurgedInstead, so_far: Telling) -> str:
    return f"{each(node.what, so_far)} that would go from play to a discard pile is purged instead"


@constant.register
def _(node: dsl.StolenInstead, so_far: Telling) -> str:
    player = who(node.who, so_far)
    if isinstance(node.who, n.You):
        return "when you would gain Æmber by reaping, you steal it from your opponent instead"
    return f"when {player} would gain Æmber by reaping, {player} steals it from you instead"


@constant.register
def _(node: dsl.CapturedInstead, so_far: Telling) -> str:
    pool = f"{whose(node.who, so_far)} pool"
    return f"when Æmber would go to {pool}, {each(Self(), so_far)} captures it instead"


@constant.register
def _(node: dsl.TakenFromSupply, so_far: Telling) -> str:
    pool = f"{whose(node.who, so_far)} pool"
    return f"Æmber that would be stolen or captured out of {pool} comes from the common supply instead"


@constant.register
def _(node: dsl.PlayedAsCopy, so_far: Telling) -> str:
    chosen = noun.one(node.of, so_far)
    so_far.find(noun_of(node.of, so_far))
    return f"choose {chosen}; {each(Self(), so_far)} is played as a copy of it"


# whenever


@constant.register
def _(node: dsl.Whenever, so_far: Telling) -> str:
    inner = so_far.aside()
    happens = occasion(node.occasion, inner)
    if not isinstance(node.occasion, (dsl.TurnStarts, dsl.TurnEnds)):
        happens = f"whenever {happens}"
    inner.find(noun_of(node.occasion.what, so_far))
    turn = f" during {whose(node.during, so_far)} turn" if node.during is not None else ""
    return f"{happens}{turn}{_while(node.while_, so_far)}, {inline(node.effects, inner)}"
