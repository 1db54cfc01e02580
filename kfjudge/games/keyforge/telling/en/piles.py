"""English for effects on hands, archives and decks as a whole, at random or unseen."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Amount, Somebody
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import does, who, whose
from kfjudge.games.keyforge.telling.en.numbers import counted
from kfjudge.games.keyforge.telling.telling import Noun, Telling


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
    """Tell who, and whose."""
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


@clause.register
def _(effect: dsl.RevealTop, so_far: Telling) -> str:
    text = f"{does(effect.who, 'reveal', so_far)} {_top_of(effect.who, 1)}"
    so_far.find(Noun("card", yours=effect.who == dsl.YOU))
    return text


@clause.register
def _(effect: dsl.DiscardTop, so_far: Telling) -> str:
    if effect.by is None:
        text = f"each player discards {_top_of(effect.of, effect.count)}"
    elif effect.of == effect.by:
        text = f"{does(effect.by, 'discard', so_far)} {_top_of(effect.of, effect.count)}"
    else:
        whose_ = "each player’s" if effect.of is None else whose(effect.of, so_far)
        cards = f"{effect.count} card{'' if effect.count == 1 else 's'}"
        text = f"{does(effect.by, 'discard', so_far)} {cards} from the top of {whose_} deck"
    so_far.find(Noun("card", plural=effect.of is None or effect.count != 1, yours=effect.of == dsl.YOU))
    return text


def _top_of(player: Somebody | None, count: Amount) -> str:
    whose_ = "your" if player == dsl.YOU else "their"
    return f"{whose_} deck’s top {'card' if count == 1 else f'{count} cards'}"


@clause.register
def _(effect: dsl.LookAtTop, so_far: Telling) -> str:
    text = f"look at {_top_of(dsl.YOU, effect.count)}"
    so_far.find(Noun("card", plural=effect.count != 1, yours=True, seen=True), effect.called)
    return text


@clause.register
def _(_: dsl.SwapDeckAndDiscard, so_far: Telling) -> str:
    return "your deck and your discard pile change places"


@clause.register
def _(_: dsl.ShuffleDeck, so_far: Telling) -> str:
    return "shuffle your deck"


@clause.register
def _(effect: dsl.LookAtHand, so_far: Telling) -> str:
    return f"look at the cards in {whose(effect.who, so_far)} hand"


@clause.register
def _(effect: dsl.FindTop, so_far: Telling) -> str:
    text = f"choose the top card of {whose(effect.who, so_far)} deck"
    so_far.find(Noun("card", yours=effect.who == dsl.YOU))
    return text
