"""French for what is done to hands and archives."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, clause, does
from kfjudge.games.keyforge.telling.fr.nouns import owned
from kfjudge.games.keyforge.telling.fr.numbers import counted
from kfjudge.games.keyforge.telling.telling import Telling


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
    """What a player, or each of them, does with a hand."""
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
