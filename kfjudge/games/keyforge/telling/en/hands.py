"""English for what is done to hands and archives."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import does, who, whose
from kfjudge.games.keyforge.telling.en.numbers import counted
from kfjudge.games.keyforge.telling.telling import Telling


@clause.register
def _(effect: dsl.DiscardArchives, so_far: Telling) -> str:
    return f"{does(effect.who, 'discard', so_far)} each card in {_possessive(effect.who)} archives"


@clause.register
def _(effect: dsl.DiscardRandom, so_far: Telling) -> str:
    return f"{does(effect.who, 'discard', so_far)} a card at random from {_possessive(effect.who)} hand"


@clause.register
def _(effect: dsl.DiscardHand, so_far: Telling) -> str:
    player, own = _each_player(effect.who, so_far)
    return f"{_verb(player, 'discard')} {own} whole hand"


@clause.register
def _(effect: dsl.RefillHand, so_far: Telling) -> str:
    player, own = _each_player(effect.who, so_far)
    return f"{_verb(player, 'refill')} {own} hand as at the end of {own} turn"


def _each_player(player: n.Somebody | None, so_far: Telling) -> tuple[str, str]:
    """Who, and whose."""
    if player is None:
        return "each player", "their"
    return who(player, so_far), _possessive(player)


def _verb(player: str, verb: str) -> str:
    return verb if player == "you" else f"{player} {verb}" + ("" if player == "they" else "s")


@clause.register
def _(effect: dsl.DiscardRandomArchived, so_far: Telling) -> str:
    return f"discard a card at random out of {whose(effect.of, so_far)} archives"


@clause.register
def _(effect: dsl.Draw, so_far: Telling) -> str:
    if effect.amount == 1:
        return f"{does(effect.who, 'draw', so_far)} a card"
    return f"{does(effect.who, 'draw', so_far)} {counted(effect.amount, 'card', 'cards', so_far)}"


def _possessive(player: n.Somebody) -> str:
    """Whose, when the sentence has just named the player."""
    return "your" if isinstance(player, n.You) else "their"


@clause.register
def _(effect: dsl.RevealHand, so_far: Telling) -> str:
    hand = "your hand" if isinstance(effect.who, n.You) else "their hand"
    return f"{does(effect.who, 'reveal', so_far)} {hand}"
