"""English for what a constant ability waits for."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.contributions import Occasion
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.nouns import who, whose, word
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@singledispatch
def occasion(node: Occasion, so_far: Telling) -> str:
    """Tell what a constant ability waits for, as it stands after "each time"; a time of the turn stands
    alone."""
    raise NotImplementedError(type(node).__name__)


@occasion.register
def _(node: dsl.IsPlayed, so_far: Telling) -> str:
    player = "a player" if node.by is None else who(node.by, so_far)
    played = noun.one(node.what, so_far)
    if (
        not so_far.quoted
        and not isinstance(node.by, n.Opponent)
        and noun_of(node.what, so_far).kind
        in (
            so_far.itself.kind,
            "card",
        )
    ):
        # the card that speaks is never meant
        played = f"another {played.partition(' ')[2]}"
    return f"{player} {'play' if player in ('you', 'they') else 'plays'} {played}"


@occasion.register
def _(node: dsl.IsPlayedBeside, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} is played next to {noun.named(so_far)}"


@occasion.register
def _(node: dsl.EntersPlay, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} comes into play"


@occasion.register
def _(node: dsl.IsDestroyed, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} is destroyed"


@occasion.register
def _(node: dsl.IsDestroyedFighting, so_far: Telling) -> str:
    this, other = noun.named(so_far), noun.one(node.what, so_far)
    if node.attacking:
        return f"{this} attacks {other} and survives a fight that destroys it"
    return f"{other} is destroyed fighting {this}, which survives"


@occasion.register
def _(node: dsl.IsDiscarded, so_far: Telling) -> str:
    player = who(node.by, so_far)
    verb, hand = ("discard", "your") if player == "you" else ("discards", "their")
    return f"{player} {verb} {noun.one(node.what, so_far)} from {hand} hand"


@occasion.register
def _(node: dsl.Fights, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} fights"


@occasion.register
def _(node: dsl.IsAboutToFight, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} is about to fight"


@occasion.register
def _(node: dsl.Reaps, so_far: Telling) -> str:
    if node.by is not None:
        player = who(node.by, so_far)
        reaps = "reap" if player in ("you", "they") else "reaps"
        return f"{player} {reaps} with {noun.one(node.what, so_far)}"
    return f"{noun.one(node.what, so_far)} reaps"


@occasion.register
def _(node: dsl.IsUsed, so_far: Telling) -> str:
    used = noun.one(node.what, so_far)
    if node.by is None:
        return f"{used} has been used"
    player = who(node.by, so_far)
    return f"{player} {'use' if player in ('you', 'they') else 'uses'} {used}"


@occasion.register
def _(node: dsl.PreventsWithArmor, so_far: Telling) -> str:
    return f"armor prevents damage to {noun.one(node.what, so_far)}"


@occasion.register
def _(node: dsl.GainsByReaping, so_far: Telling) -> str:
    player = who(node.by, so_far)
    return f"{player} {'gain' if player in ('you', 'they') else 'gains'} Æmber by reaping"


@occasion.register
def _(node: dsl.ForgesAKey, so_far: Telling) -> str:
    player = "a player" if node.by is None else who(node.by, so_far)
    return f"{player} {'forge' if player in ('you', 'they') else 'forges'} a key"


@occasion.register
def _(node: dsl.TurnStarts, so_far: Telling) -> str:
    return f"when {whose(node.of, so_far)} turn starts"


@occasion.register
def _(node: dsl.TurnEnds, so_far: Telling) -> str:
    return f"when {whose(node.of, so_far)} turn ends"


@occasion.register
def _(node: dsl.HouseIsChosen, so_far: Telling) -> str:
    return f"you choose house {word('house', node.house)} as your active house"
