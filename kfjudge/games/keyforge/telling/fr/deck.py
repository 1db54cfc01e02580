"""French for the top of a deck, and hands that are looked at."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.dsl.node import Amount, Somebody
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, clause, does
from kfjudge.games.keyforge.telling.fr.nouns import owned
from kfjudge.games.keyforge.telling.telling import Noun, Telling


@clause.register
def _(effect: dsl.RevealTop, so_far: Telling) -> Clause:
    told = does(effect.who, ("révélez", "révéler", "révèle"), _top_of(effect.who, 1), so_far)
    so_far.find(Noun("card", yours=effect.who == dsl.YOU))
    return told


@clause.register
def _(effect: dsl.DiscardTop, so_far: Telling) -> Clause:
    top = _top_of(effect.who, effect.count)
    forms = ("défaussez", "défausser", "défausse")
    if effect.who is None:
        told = Clause(f"chaque joueur défausse {top}")
    else:
        told = does(effect.who, forms, top, so_far)
    so_far.find(Noun("card", plural=effect.who is None or effect.count != 1, yours=effect.who == dsl.YOU))
    return told


def _top_of(player: Somebody | None, count: Amount) -> str:
    cards = "la carte" if count == 1 else f"les {count} cartes"
    return f"{cards} au sommet de {'votre' if player == dsl.YOU else 'son'} deck"


@clause.register
def _(effect: dsl.LookAtTop, so_far: Telling) -> Clause:
    so_far.find(Noun("card", plural=effect.count != 1, yours=True, seen=True), effect.called)
    return act("regardez", "regarder", _top_of(dsl.YOU, effect.count))


@clause.register
def _(_: dsl.SwapDeckAndDiscard, so_far: Telling) -> Clause:  # noqa: ARG001
    return act("échangez", "échanger", "votre deck et votre défausse")


@clause.register
def _(_: dsl.ShuffleDeck, so_far: Telling) -> Clause:  # noqa: ARG001
    return act("mélangez", "mélanger", "votre deck")


@clause.register
def _(effect: dsl.LookAtHand, so_far: Telling) -> Clause:
    return act("regardez", "regarder", owned("la", "main", effect.who, so_far))


@clause.register
def _(effect: dsl.FindTop, so_far: Telling) -> Clause:
    deck = owned("le", "deck", effect.who, so_far)
    deck = f"du {deck.removeprefix('le ')}" if deck.startswith("le ") else f"de {deck}"
    so_far.find(Noun("card", yours=effect.who == dsl.YOU))
    return act("choisissez", "choisir", f"la carte au sommet {deck}")
