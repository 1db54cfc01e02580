"""English for a card's text: abilities behind their headers, and what is constant."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge.dsl import abilities as a
from kfjudge.games.keyforge.dsl import contributions as in_force
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl.abilities import Ability, Occasion
from kfjudge.games.keyforge.dsl.node import Amount, Condition
from kfjudge.games.keyforge.dsl.selectors import Selector, Self
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.deeds import clause
from kfjudge.games.keyforge.telling.en.effects import constant, ended, inline, sentences, ways
from kfjudge.games.keyforge.telling.en.nouns import each, is_pronoun, keyword_of, subject, who, whose, word
from kfjudge.games.keyforge.telling.en.numbers import aember, counted, whether
from kfjudge.games.keyforge.telling.telling import Telling, capital, noun_of
from kfjudge.words.catalogue import listing

__all__ = ["ability", "clause", "keywords", "rule", "ways"]


def ability(part: Ability, so_far: Telling) -> str:
    """A text behind its bold header: "Play/Reap: Stun …"."""
    header = "/".join(word("header", name) for name in part.headers)
    return f"{header}: {sentences(part.effects, so_far)}"


def listed(parts: list[str]) -> str:
    return listing(parts, "en")


def rule(node: n.Node, so_far: Telling) -> str:
    """A constant ability."""
    return ended(capital(constant(node, so_far)))


def keywords(printed: tuple[tuple[str, int], ...]) -> str:
    return " ".join(f"{capital(keyword_of(name, value))}." for name, value in printed)


@constant.register
def _(node: Ability, so_far: Telling) -> str:
    inner = so_far.aside()
    inner.quoted = True
    return f"“{ability(node, inner)}”"


@constant.register
def _(node: in_force.Keyword, so_far: Telling) -> str:  # noqa: ARG001
    return keyword_of(node.keyword, node.value)


# numbers


def _signed(amount: Amount, what: str, so_far: Telling) -> str:
    if isinstance(amount, int):
        return f"+{amount} {what}" if amount >= 0 else f"{-amount} less {what}"
    return "+" + counted(amount, what, what, so_far)


def _while(condition: Condition | None, so_far: Telling) -> str:
    return f" while {whether(condition, so_far)}" if condition is not None else ""


@constant.register
def _(node: in_force.Power, so_far: Telling) -> str:
    so_far.about = node.on
    return (
        f"{subject(node.on, so_far)} has {_signed(node.amount, 'power', so_far)}{_while(node.while_, so_far)}"
    )


@constant.register
def _(node: in_force.Armor, so_far: Telling) -> str:
    so_far.about = node.on
    return (
        f"{subject(node.on, so_far)} has {_signed(node.amount, 'armor', so_far)}{_while(node.while_, so_far)}"
    )


@constant.register
def _(node: in_force.ArmorLost, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} has lost the armor it had"


@constant.register
def _(node: in_force.DealsMore, so_far: Telling) -> str:
    return (
        f"{subject(node.on, so_far)} deals {node.amount} more damage when it attacks "
        f"{noun.one(node.attacking, so_far)}"
    )


@constant.register
def _(node: in_force.KeyCost, so_far: Telling) -> str:
    keys = "keys" if node.who is None else f"{whose(node.who, so_far)} keys"
    less = isinstance(node.amount, int) and node.amount < 0
    amount = -node.amount if isinstance(node.amount, int) and less else node.amount
    aember_ = f"Æmber {'less' if less else 'more'}"
    return f"{keys} cost {counted(amount, aember_, aember_, so_far)}{_while(node.while_, so_far)}"


@constant.register
def _(node: in_force.HandSize, so_far: Telling) -> str:
    player = "each player" if node.who is None else who(node.who, so_far)
    refills = "refill your hand" if isinstance(node.who, n.You) else "refills their hand"
    cards = counted(abs(node.amount), "card", "cards", so_far)
    return f"at step 5, {player} {refills} to {cards} {'more' if node.amount > 0 else 'fewer'}"


# what cards are and have


@constant.register
def _(node: in_force.Gains, so_far: Telling) -> str:
    gifts = listed([constant(gift, so_far) for gift in node.gifts])
    return f"{subject(node.on, so_far)} has {gifts}"


@constant.register
def _(node: in_force.Loses, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} loses {word('keyword', node.keyword).lower()}"


@constant.register
def _(node: in_force.CountsAs, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} belongs to house {word('house', node.house)}"


@constant.register
def _(node: in_force.ConsideredFlank, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} counts as a flank creature"


@constant.register
def _(node: in_force.Controls, so_far: Telling) -> str:
    return f"you control {each(node.what, so_far)}"


@constant.register
def _(node: in_force.EntersReady, so_far: Telling) -> str:
    return f"{each(node.on, so_far)} comes into play ready"


@constant.register
def _(node: in_force.EntersStunned, so_far: Telling) -> str:
    return f"{each(node.on, so_far)} comes into play stunned"


# what may, must and cannot be done


@constant.register
def _(node: in_force.Cannot, so_far: Telling) -> str:
    unless = f" unless {whether(node.unless, so_far)}" if node.unless is not None else ""
    return f"{_forbidden(node, so_far)}{unless}"


def _forbidden(node: in_force.Cannot, so_far: Telling) -> str:
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
        case "fight" | "reap":
            return f"{player} cannot {node.verb} with {cards}"
    return f"{player} cannot {node.verb} {cards}"


def _particular(selector: Selector) -> bool:
    return isinstance(selector, Self)


def _object(player: n.Somebody, so_far: Telling) -> str:
    found = who(player, so_far)
    return "them" if found == "they" else found


@constant.register
def _(node: in_force.May, so_far: Telling) -> str:
    if node.verb == "fight":
        return f"{subject(node.what, so_far)} may fight, whatever its house"
    if node.cards:
        if node.cards == 1:
            wanted = f"1 {noun.one(node.what, so_far).partition(' ')[2]}"
            return f"you may {node.verb} {wanted}, whatever its house"
        return (
            f"you may {node.verb} up to {node.cards} {noun.several(node.what, so_far)}, whatever their house"
        )
    return f"you may {node.verb} {each(node.what, so_far)}, whatever its house"


@constant.register
def _(node: in_force.MustPay, so_far: Telling) -> str:
    return (
        f"your opponent cannot {node.verb} {noun.one(node.what, so_far)} "
        f"without first paying you {aember(node.amount, so_far)}"
    )


@constant.register
def _(node: in_force.MustChoose, so_far: Telling) -> str:
    house = "that house" if node.house is None else f"house {word('house', node.house)}"
    return f"{who(node.who, so_far)} must choose {house} as {_own(node.who)} active house"


@constant.register
def _(node: in_force.CannotChoose, so_far: Telling) -> str:
    return f"that house cannot be {whose(node.who, so_far)} active house"


def _own(player: n.Somebody) -> str:
    return "your" if isinstance(player, n.You) else "their"


@constant.register
def _(node: in_force.SkipForge, so_far: Telling) -> str:
    found = who(node.who, so_far)
    return f"{found} {'skip' if found in ('you', 'they') else 'skips'} step 1, forging a key"


@constant.register
def _(node: in_force.MaySpendFrom, so_far: Telling) -> str:
    return f"when you forge a key, you may spend Æmber from {each(node.on, so_far)} too"


@constant.register
def _(node: in_force.CanOnlyFight, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} attacks none but {noun.several(node.targets, so_far)}"


@constant.register
def _(node: in_force.Ignores, so_far: Telling) -> str:
    found = listed([word("keyword", name).lower() for name in node.keywords])
    return f"{found} have no effect when {subject(node.on, so_far)} attacks"


# what happens instead


@constant.register
def _(node: in_force.Redirected, so_far: Telling) -> str:
    return (
        f"when {noun.one(node.damage_to, so_far)} would be dealt damage, "
        f"{each(node.to, so_far)} is dealt it instead"
    )


@constant.register
def _(node: in_force.PurgedInstead, so_far: Telling) -> str:
    return f"{each(node.what, so_far)} that would go from play to a discard pile is purged"


@constant.register
def _(node: in_force.StolenInstead, so_far: Telling) -> str:
    player = who(node.who, so_far)
    if isinstance(node.who, n.You):
        return "when you would gain Æmber by reaping, you steal it from your opponent"
    return f"when {player} would gain Æmber by reaping, {player} steals it from you"


@constant.register
def _(node: in_force.PlayedAsCopy, so_far: Telling) -> str:
    chosen = noun.one(node.of, so_far)
    so_far.find(noun_of(node.of, so_far))
    return f"choose {chosen}; {each(Self(), so_far)} is played as a copy of it"


# whenever


@constant.register
def _(node: in_force.Whenever, so_far: Telling) -> str:
    inner = so_far.aside()
    happens = occasion(node.occasion, inner)
    inner.find(noun_of(node.occasion.what, so_far))
    return f"whenever {happens}, {inline(node.effects, inner)}"


@singledispatch
def occasion(node: Occasion, so_far: Telling) -> str:
    """What a constant ability waits for, as it stands after "each time"."""
    raise NotImplementedError(type(node).__name__)


@occasion.register
def _(node: a.IsPlayed, so_far: Telling) -> str:
    player = "a player" if node.by is None else who(node.by, so_far)
    played = noun.one(node.what, so_far)
    if not isinstance(node.by, n.Opponent) and noun_of(node.what, so_far).kind in (
        so_far.itself.kind,
        "card",
    ):
        # the card that speaks is never meant
        played = f"another {played.partition(' ')[2]}"
    return f"{player} {'play' if player in ('you', 'they') else 'plays'} {played}"


@occasion.register
def _(node: a.IsPlayedBeside, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} is played next to {noun.named(so_far)}"


@occasion.register
def _(node: a.EntersPlay, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} comes into play"


@occasion.register
def _(node: a.IsDestroyed, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} is destroyed"


@occasion.register
def _(node: a.IsDestroyedFighting, so_far: Telling) -> str:
    return f"{noun.named(so_far)} survives a fight that destroys {noun.one(node.what, so_far)}"


@occasion.register
def _(node: a.Fights, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} fights"


@occasion.register
def _(node: a.Reaps, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} reaps"


@occasion.register
def _(node: a.IsUsed, so_far: Telling) -> str:
    return f"you use {noun.one(node.what, so_far)}"


@occasion.register
def _(node: a.ForgesAKey, so_far: Telling) -> str:
    player = who(node.by, so_far)
    return f"{player} {'forge' if player in ('you', 'they') else 'forges'} a key"


@occasion.register
def _(node: a.TurnEnds, so_far: Telling) -> str:
    return f"{whose(node.of, so_far)} turn ends"


@occasion.register
def _(node: a.HouseIsChosen, so_far: Telling) -> str:  # noqa: ARG001
    return f"you choose house {word('house', node.house)} as your active house"
