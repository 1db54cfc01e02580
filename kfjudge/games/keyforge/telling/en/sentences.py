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


def ability(part: Ability, told: Telling) -> str:
    """A text behind its bold header: "Play/Reap: Stun …"."""
    header = "/".join(word("header", name) for name in part.headers)
    return f"{header}: {sentences(part.effects, told)}"


def listed(parts: list[str]) -> str:
    return listing(parts, "en")


def rule(node: n.Node, told: Telling) -> str:
    """A constant ability."""
    return ended(capital(constant(node, told)))


def keywords(printed: tuple[tuple[str, int], ...]) -> str:
    return " ".join(f"{capital(keyword_of(name, value))}." for name, value in printed)


@constant.register
def _(node: Ability, told: Telling) -> str:
    inner = told.aside()
    inner.quoted = True
    return f"“{ability(node, inner)}”"


@constant.register
def _(node: in_force.Keyword, told: Telling) -> str:  # noqa: ARG001
    return keyword_of(node.keyword, node.value)


# numbers


def _signed(amount: Amount, what: str, told: Telling) -> str:
    if isinstance(amount, int):
        return f"+{amount} {what}" if amount >= 0 else f"{-amount} less {what}"
    return "+" + counted(amount, what, what, told)


def _while(condition: Condition | None, told: Telling) -> str:
    return f" while {whether(condition, told)}" if condition is not None else ""


@constant.register
def _(node: in_force.Power, told: Telling) -> str:
    told.about = node.on
    return f"{subject(node.on, told)} has {_signed(node.amount, 'power', told)}{_while(node.while_, told)}"


@constant.register
def _(node: in_force.Armor, told: Telling) -> str:
    told.about = node.on
    return f"{subject(node.on, told)} has {_signed(node.amount, 'armor', told)}{_while(node.while_, told)}"


@constant.register
def _(node: in_force.ArmorLost, told: Telling) -> str:
    return f"{subject(node.on, told)} has lost the armor it had"


@constant.register
def _(node: in_force.DealsMore, told: Telling) -> str:
    return (
        f"{subject(node.on, told)} deals {node.amount} more damage when it attacks "
        f"{noun.one(node.attacking, told)}"
    )


@constant.register
def _(node: in_force.KeyCost, told: Telling) -> str:
    keys = "keys" if node.who is None else f"{whose(node.who, told)} keys"
    less = isinstance(node.amount, int) and node.amount < 0
    amount = -node.amount if isinstance(node.amount, int) and less else node.amount
    aember_ = f"Æmber {'less' if less else 'more'}"
    return f"{keys} cost {counted(amount, aember_, aember_, told)}{_while(node.while_, told)}"


@constant.register
def _(node: in_force.HandSize, told: Telling) -> str:
    player = "each player" if node.who is None else who(node.who, told)
    refills = "refill your hand" if isinstance(node.who, n.You) else "refills their hand"
    cards = counted(abs(node.amount), "card", "cards", told)
    return f"at step 5, {player} {refills} to {cards} {'more' if node.amount > 0 else 'fewer'}"


# what cards are and have


@constant.register
def _(node: in_force.Gains, told: Telling) -> str:
    gifts = listed([constant(gift, told) for gift in node.gifts])
    return f"{subject(node.on, told)} has {gifts}"


@constant.register
def _(node: in_force.Loses, told: Telling) -> str:
    return f"{subject(node.on, told)} loses {word('keyword', node.keyword).lower()}"


@constant.register
def _(node: in_force.CountsAs, told: Telling) -> str:
    return f"{subject(node.on, told)} belongs to house {word('house', node.house)}"


@constant.register
def _(node: in_force.ConsideredFlank, told: Telling) -> str:
    return f"{subject(node.on, told)} counts as a flank creature"


@constant.register
def _(node: in_force.Controls, told: Telling) -> str:
    return f"you control {each(node.what, told)}"


@constant.register
def _(node: in_force.EntersReady, told: Telling) -> str:
    return f"{each(node.on, told)} comes into play ready"


@constant.register
def _(node: in_force.EntersStunned, told: Telling) -> str:
    return f"{each(node.on, told)} comes into play stunned"


# what may, must and cannot be done


@constant.register
def _(node: in_force.Cannot, told: Telling) -> str:
    unless = f" unless {whether(node.unless, told)}" if node.unless is not None else ""
    return f"{_forbidden(node, told)}{unless}"


def _forbidden(node: in_force.Cannot, told: Telling) -> str:
    player = "a player" if node.who is None else who(node.who, told)
    match node.verb:
        case "steal-from":
            victim = "either player" if node.who is None else _object(node.who, told)
            return f"no Æmber can be stolen from {victim}"
        case "be-damaged":
            found = subject(node.what, told)
            if found.startswith("each ") and not is_pronoun(node.what, told):
                return f"no {found.removeprefix('each ')} can be dealt damage"
            return f"{found} cannot be dealt damage"
        case "deal-fight-damage":
            return f"{subject(node.what, told)} deals no damage in fights"
        case "ready":
            return f"{subject(node.what, told)} does not ready"
    if _particular(node.what):
        by = "" if node.who is None else f" by {_object(node.who, told)}"
        done = {"play": "be played", "use": "be used", "discard": "be discarded"}.get(node.verb, node.verb)
        return f"{subject(node.what, told)} cannot {done}{by}"
    cards = noun.several(node.what, told)
    if node.beyond:
        cards = f"more than {node.beyond} {cards} in a turn"
    match node.verb:
        case "fight" | "reap":
            return f"{player} cannot {node.verb} with {cards}"
    return f"{player} cannot {node.verb} {cards}"


def _particular(selector: Selector) -> bool:
    return isinstance(selector, Self)


def _object(player: n.Player, told: Telling) -> str:
    found = who(player, told)
    return "them" if found == "they" else found


@constant.register
def _(node: in_force.May, told: Telling) -> str:
    if node.verb == "fight":
        return f"{subject(node.what, told)} may fight, whatever its house"
    if node.cards:
        if node.cards == 1:
            wanted = f"1 {noun.one(node.what, told).partition(' ')[2]}"
            return f"you may {node.verb} {wanted}, whatever its house"
        return f"you may {node.verb} up to {node.cards} {noun.several(node.what, told)}, whatever their house"
    return f"you may {node.verb} {each(node.what, told)}, whatever its house"


@constant.register
def _(node: in_force.MustPay, told: Telling) -> str:
    return (
        f"your opponent cannot {node.verb} {noun.one(node.what, told)} "
        f"without first paying you {aember(node.amount, told)}"
    )


@constant.register
def _(node: in_force.MustChoose, told: Telling) -> str:
    house = "that house" if node.house is None else f"house {word('house', node.house)}"
    return f"{who(node.who, told)} must choose {house} as {_own(node.who)} active house"


@constant.register
def _(node: in_force.CannotChoose, told: Telling) -> str:
    return f"that house cannot be {whose(node.who, told)} active house"


def _own(player: n.Player) -> str:
    return "your" if isinstance(player, n.You) else "their"


@constant.register
def _(node: in_force.SkipForge, told: Telling) -> str:
    found = who(node.who, told)
    return f"{found} {'skip' if found in ('you', 'they') else 'skips'} step 1, forging a key"


@constant.register
def _(node: in_force.MaySpendFrom, told: Telling) -> str:
    return f"when you forge a key, you may spend Æmber from {each(node.on, told)} too"


@constant.register
def _(node: in_force.CanOnlyFight, told: Telling) -> str:
    return f"{subject(node.on, told)} attacks none but {noun.several(node.targets, told)}"


@constant.register
def _(node: in_force.Ignores, told: Telling) -> str:
    found = listed([word("keyword", name).lower() for name in node.keywords])
    return f"{found} have no effect when {subject(node.on, told)} attacks"


# what happens instead


@constant.register
def _(node: in_force.Redirected, told: Telling) -> str:
    return (
        f"when {noun.one(node.damage_to, told)} would be dealt damage, "
        f"{each(node.to, told)} is dealt it instead"
    )


@constant.register
def _(node: in_force.PurgedInstead, told: Telling) -> str:
    return f"{each(node.what, told)} that would go from play to a discard pile is purged"


@constant.register
def _(node: in_force.StolenInstead, told: Telling) -> str:
    player = who(node.who, told)
    if isinstance(node.who, n.You):
        return "when you would gain Æmber by reaping, you steal it from your opponent"
    return f"when {player} would gain Æmber by reaping, {player} steals it from you"


@constant.register
def _(node: in_force.PlayedAsCopy, told: Telling) -> str:
    chosen = noun.one(node.of, told)
    told.find(noun_of(node.of, told))
    return f"choose {chosen}; {each(Self(), told)} is played as a copy of it"


# whenever


@constant.register
def _(node: in_force.Whenever, told: Telling) -> str:
    inner = told.aside()
    happens = occasion(node.occasion, inner)
    inner.find(noun_of(node.occasion.what, told))
    return f"whenever {happens}, {inline(node.effects, inner)}"


@singledispatch
def occasion(node: Occasion, told: Telling) -> str:
    """What a constant ability waits for, as it stands after "each time"."""
    raise NotImplementedError(type(node).__name__)


@occasion.register
def _(node: a.IsPlayed, told: Telling) -> str:
    player = "a player" if node.by is None else who(node.by, told)
    played = noun.one(node.what, told)
    if not isinstance(node.by, n.Opponent) and noun_of(node.what, told).kind in (told.itself.kind, "card"):
        # the card that speaks is never meant
        played = f"another {played.partition(' ')[2]}"
    return f"{player} {'play' if player in ('you', 'they') else 'plays'} {played}"


@occasion.register
def _(node: a.IsPlayedBeside, told: Telling) -> str:
    return f"{noun.one(node.what, told)} is played next to {noun.named(told)}"


@occasion.register
def _(node: a.EntersPlay, told: Telling) -> str:
    return f"{noun.one(node.what, told)} comes into play"


@occasion.register
def _(node: a.IsDestroyed, told: Telling) -> str:
    return f"{noun.one(node.what, told)} is destroyed"


@occasion.register
def _(node: a.IsDestroyedFighting, told: Telling) -> str:
    return f"{noun.named(told)} survives a fight that destroys {noun.one(node.what, told)}"


@occasion.register
def _(node: a.Fights, told: Telling) -> str:
    return f"{noun.one(node.what, told)} fights"


@occasion.register
def _(node: a.Reaps, told: Telling) -> str:
    return f"{noun.one(node.what, told)} reaps"


@occasion.register
def _(node: a.IsUsed, told: Telling) -> str:
    return f"you use {noun.one(node.what, told)}"


@occasion.register
def _(node: a.ForgesAKey, told: Telling) -> str:
    player = who(node.by, told)
    return f"{player} {'forge' if player in ('you', 'they') else 'forges'} a key"


@occasion.register
def _(node: a.TurnEnds, told: Telling) -> str:
    return f"{whose(node.of, told)} turn ends"


@occasion.register
def _(node: a.HouseIsChosen, told: Telling) -> str:  # noqa: ARG001
    return f"you choose house {word('house', node.house)} as your active house"
