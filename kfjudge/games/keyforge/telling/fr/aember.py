"""French for what is done to pools: Æmber, chains and keys."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.dsl.numbers import AemberOf, AllBut, Half
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.fr.agreement import elided, this_one
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, clause, does
from kfjudge.games.keyforge.telling.fr.nouns import (
    each,
    is_pronoun,
    itself,
    name_of,
    owned,
    several,
    subject,
    who,
)
from kfjudge.games.keyforge.telling.fr.numbers import aember, counted
from kfjudge.games.keyforge.telling.telling import (
    Telling,
    noun_of,
)


@clause.register
def _(effect: dsl.Gain, so_far: Telling) -> Clause:
    if effect.amount == AemberOf(effect.who) and not isinstance(effect.who, n.You):
        return Clause(f"{who(effect.who, so_far)} gagne autant d’Aombre qu’il en a")
    gained = aember(effect.amount, so_far.speaking_of(effect.who))
    return does(effect.who, ("gagnez", "gagner", "gagne"), gained, so_far)


@clause.register
def _(effect: dsl.Lose, so_far: Telling) -> Clause:
    lost = aember(effect.amount, so_far)
    own = "votre" if isinstance(effect.who, n.You) else "son"
    if effect.amount == Half(AemberOf(effect.who)):
        lost = f"la moitié de {own} Aombre, arrondie à l’inférieur"
    if effect.amount in (AllBut(effect.who, 0), AemberOf(effect.who)):
        lost = f"tout {own} Aombre"
    return does(effect.who, ("perdez", "perdre", "perd"), lost, so_far)


@clause.register
def _(effect: dsl.Steal, so_far: Telling) -> Clause:
    return does(effect.who, ("volez", "voler", "vole"), aember(effect.amount, so_far), so_far)


@clause.register
def _(effect: dsl.Capture, so_far: Telling) -> Clause:
    source = "" if isinstance(effect.from_, n.Opponent) else f" à {name_of(effect.from_)}"
    if isinstance(effect.from_, n.ItsController):
        source = " dans son propre camp"
    if effect.amount == AemberOf(effect.from_):
        return Clause(f"{subject(effect.on, so_far)} capture tout l’Aombre de {name_of(effect.from_)}")
    return Clause(f"{subject(effect.on, so_far)} capture {aember(effect.amount, so_far)}{source}")


@clause.register
def _(effect: dsl.CaptureGained, so_far: Telling) -> Clause:
    return Clause(f"{subject(effect.on, so_far)} le capture")


@clause.register
def _(effect: dsl.MoveAemberHere, so_far: Telling) -> Clause:
    moved = f"{aember(effect.amount, so_far)} de votre réserve sur {itself(so_far)}"
    return act("déplacez", "déplacer", moved)


@clause.register
def _(effect: dsl.MoveAember, so_far: Telling) -> Clause:
    pool = owned("la", "réserve", effect.to, so_far)
    amount = "tout l’Aombre" if effect.amount is None else aember(effect.amount, so_far)
    return act("déplacez", "déplacer", f"{amount} {elided('de', each(effect.from_, so_far))} vers {pool}")


@clause.register
def _(effect: dsl.RedistributeAember, so_far: Telling) -> Clause:
    found = noun_of(effect.among, so_far, plural=True)
    aember_ = f"l’Aombre situé sur les {several(effect.among, so_far)}"
    return act("redistribuez", "redistribuer", f"{aember_} entre {this_one(found)}, comme vous voulez")


@clause.register
def _(effect: dsl.PutAember, so_far: Telling) -> Clause:
    amount = f"{aember(effect.amount, so_far)} du stock commun"
    if is_pronoun(effect.on, so_far) and not so_far.it.plural:
        return act("placez-y", "y placer", amount)
    return act("placez", "placer", f"{amount} sur {subject(effect.on, so_far)}")


@clause.register
def _(effect: dsl.DiscardAember, so_far: Telling) -> Clause:
    discarded = f"{aember(effect.amount, so_far)} {elided('de', each(effect.from_, so_far))}"
    return act("défaussez", "défausser", discarded)


@clause.register
def _(effect: dsl.Pay, so_far: Telling) -> Clause:
    amount = aember(effect.amount, so_far)
    if effect.amount == AemberOf(effect.who):
        left = f"tout l’Aombre qui reste dans {'votre' if isinstance(effect.who, n.You) else 'sa'} réserve"
        if isinstance(effect.who, n.You):
            return act("donnez", "donner", f"{left} à votre adversaire")
        return Clause(f"{who(effect.who, so_far)} vous donne {left}")
    if isinstance(effect.who, n.You):
        return act("payez", "payer", f"{amount} à votre adversaire")
    return Clause(f"{who(effect.who, so_far)} vous paie {amount}")


@clause.register
def _(effect: dsl.GainChains, so_far: Telling) -> Clause:
    return does(effect.who, ("gagnez", "gagner", "gagne"), counted(effect.amount, "chaîne", so_far), so_far)


@clause.register
def _(effect: dsl.ForgeKey, so_far: Telling) -> Clause:
    more = f", plus {aember(effect.more, so_far)}" if effect.more else ""
    less = f", moins {aember(effect.less, so_far)}" if effect.less else ""
    return act("forgez", "forger", f"une clé à son coût actuel{more}{less}")


@clause.register
def _(_: dsl.ForgeFree, so_far: Telling) -> Clause:
    return act("forgez", "forger", "une clé sans dépenser d’Aombre")


@clause.register
def _(_: dsl.UnforgeLast, so_far: Telling) -> Clause:
    return Clause("cette clé redevient non forgée")  # dont la condition vient de parler
