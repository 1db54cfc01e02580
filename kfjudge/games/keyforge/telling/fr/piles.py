"""French for effects on hands, archives and decks as a whole, at random or unseen."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Amount, Somebody
from kfjudge.games.keyforge.telling.fr.agreement import contracted
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, clause, does
from kfjudge.games.keyforge.telling.fr.nouns import owned
from kfjudge.games.keyforge.telling.fr.numbers import counted
from kfjudge.games.keyforge.telling.telling import Noun, Telling


@clause.register
def _(effect: dsl.DiscardArchives, so_far: Telling) -> Clause:
    whose = "vos" if isinstance(effect.who, n.You) else "ses"
    return does(
        effect.who, ("défaussez", "défausser", "défausse"), f"chaque carte de {whose} archives", so_far
    )


@clause.register
def _(effect: dsl.DiscardRandom, so_far: Telling) -> Clause:
    whose = "votre" if isinstance(effect.who, n.You) else "sa"
    return does(
        effect.who, ("défaussez", "défausser", "défausse"), f"au hasard une carte de {whose} main", so_far
    )


@clause.register
def _(effect: dsl.DiscardHand, so_far: Telling) -> Clause:
    return _with_hand(effect.who, ("défaussez", "défausser", "défausse"), "toute {}", so_far)


@clause.register
def _(effect: dsl.RefillHand, so_far: Telling) -> Clause:
    return _with_hand(effect.who, ("refaites", "refaire", "refait"), "{} comme à la fin de {turn}", so_far)


def _with_hand(player: n.Somebody | None, forms: tuple[str, str, str], what: str, so_far: Telling) -> Clause:
    """Tell what a player, or each of them, does with a hand."""
    own, turn = ("votre main", "votre tour") if isinstance(player, n.You) else ("sa main", "son tour")
    done = what.format(own, turn=turn)
    return Clause(f"chaque joueur {forms[2]} {done}") if player is None else does(player, forms, done, so_far)


@clause.register
def _(effect: dsl.DiscardRandomArchived, so_far: Telling) -> Clause:
    archives = owned("les", "archives", effect.of, so_far)
    return act("défaussez", "défausser", f"au hasard une carte prise dans {archives}")


@clause.register
def _(effect: dsl.Draw, so_far: Telling) -> Clause:
    cards = "une carte" if effect.amount == 1 else counted(effect.amount, "carte", so_far)
    return does(effect.who, ("piochez", "piocher", "pioche"), cards, so_far)


@clause.register
def _(effect: dsl.RevealHand, so_far: Telling) -> Clause:
    hand = "votre main" if isinstance(effect.who, n.You) else "sa main"
    return does(effect.who, ("révélez", "révéler", "révèle"), hand, so_far)


@clause.register
def _(effect: dsl.RevealTop, so_far: Telling) -> Clause:
    told = does(effect.who, ("révélez", "révéler", "révèle"), _top_of(effect.who, 1), so_far)
    so_far.find(Noun("card", yours=effect.who == dsl.YOU))
    return told


@clause.register
def _(effect: dsl.DiscardTop, so_far: Telling) -> Clause:
    forms = ("défaussez", "défausser", "défausse")
    top = _top_of(effect.of, effect.count)
    if effect.by is None:
        told = Clause(f"chaque joueur défausse {top}")
    elif effect.of == effect.by:
        told = does(effect.by, forms, top, so_far)
    else:
        deck = "le deck de chaque joueur" if effect.of is None else owned("le", "deck", effect.of, so_far)
        told = does(effect.by, forms, f"{_cards(effect.count)} au sommet {contracted(deck)}", so_far)
    so_far.find(Noun("card", plural=effect.of is None or effect.count != 1, yours=effect.of == dsl.YOU))
    return told


def _top_of(player: Somebody | None, count: Amount) -> str:
    return f"{_cards(count)} au sommet de {'votre' if player == dsl.YOU else 'son'} deck"


def _cards(count: Amount) -> str:
    return "la carte" if count == 1 else f"les {count} cartes"


@clause.register
def _(effect: dsl.LookAtTop, so_far: Telling) -> Clause:
    so_far.find(Noun("card", plural=effect.count != 1, yours=True, seen=True), effect.called)
    return act("regardez", "regarder", _top_of(dsl.YOU, effect.count))


@clause.register
def _(_: dsl.SwapDeckAndDiscard, so_far: Telling) -> Clause:
    return act("échangez", "échanger", "votre deck et votre défausse")


@clause.register
def _(_: dsl.ShuffleDeck, so_far: Telling) -> Clause:
    return act("mélangez", "mélanger", "votre deck")


@clause.register
def _(effect: dsl.LookAtHand, so_far: Telling) -> Clause:
    return act("regardez", "regarder", owned("la", "main", effect.who, so_far))


@clause.register
def _(effect: dsl.FindTop, so_far: Telling) -> Clause:
    deck = contracted(owned("le", "deck", effect.who, so_far))
    so_far.find(Noun("card", yours=effect.who == dsl.YOU))
    return act("choisissez", "choisir", f"la carte au sommet {deck}")
