"""French for what an ability does: its sentences, and a clause for each effect, in the imperative when it is
you who acts and in the infinitive after "vous pouvez". What is done to cards is in `french_deeds`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from msgspec import Struct

from kfjudge.games.keyforge.dsl import effects as e
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl.effects import Effect
from kfjudge.games.keyforge.dsl.numbers import AemberOf
from kfjudge.games.keyforge.dsl.selectors import Selector
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.games.keyforge.telling.fr import nouns as noun
from kfjudge.games.keyforge.telling.fr.agreement import agreeing, elided, the, this_one
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, itself, owned, subject, who
from kfjudge.games.keyforge.telling.fr.numbers import aember, counted, number, whether
from kfjudge.games.keyforge.telling.telling import (
    IfSo,
    Telling,
    capital,
    is_plain,
    is_several,
    lines_of,
    noun_of,
)
from kfjudge.words.catalogue import page


class Clause(Struct, frozen=True):
    """What is said, and the infinitive of it; none when somebody else acts."""

    said: str
    infinitive: str = ""


def sentences(effects: Sequence[Effect], told: Telling) -> str:
    """Effects as whole sentences."""
    return " ".join(ended(capital(line)) for line in _lines(effects, told))


def ended(text: str) -> str:
    """With its full stop, unless a quotation has brought one."""
    return text if text.endswith(". »") else f"{text}."


def inline(effects: Sequence[Effect], told: Telling) -> str:
    """Effects as the end of a sentence that has begun."""
    lines = lines_of(effects, told.edition)
    if is_plain(effects, told.edition):
        return _together([said for line in lines for said in _said(line, told)])
    return " ; ".join(_together(_said(line, told)) for line in lines)


def _lines(effects: Sequence[Effect], told: Telling) -> list[str]:
    found = []
    for line in lines_of(effects, told.edition):
        first, *rest = _said(line, told)
        found.append(f"{first} ; {_in_order(rest)}" if rest else first)
    return found


def _said(line: Sequence[Effect], told: Telling) -> list[str]:
    return [found.said for found in _clauses(line, told)]


def _in_order(clauses: Sequence[str]) -> str:
    """One thing, then another."""
    return ", puis ".join([", ".join(clauses[:-1]), clauses[-1]] if len(clauses) > 1 else clauses)


def _together(clauses: Sequence[str]) -> str:
    """A choice, and what is done with what was chosen."""
    if len(clauses) != 2:
        return _in_order(clauses)
    return (" ; " if clauses[1].startswith(("elle ", "il ", "chacun")) else " et ").join(clauses)


def _clauses(line: Sequence[Effect], told: Telling) -> list[Clause]:
    found = []
    for effect in line:
        found.append(clause(effect, told))
        told.did = type(effect)
    return found


@singledispatch
def clause(effect: Effect, told: Telling) -> Clause:
    """One effect, without capital or full stop."""
    raise NotImplementedError(type(effect).__name__)


@singledispatch
def constant(node: n.Node, told: Telling) -> str:
    """What a contribution makes true, without capital or full stop."""
    raise NotImplementedError(type(node).__name__)


# verbs


def act(imperative: str, infinitive: str, rest: str = "") -> Clause:
    """Something you do."""
    tail = f" {rest}" if rest else ""
    return Clause(imperative + tail, infinitive + tail)


def act_on(imperative: str, infinitive: str, what: Selector, told: Telling, rest: str = "") -> Clause:
    """Something you do to those cards: "redressez-la", "redressez chaque créature alliée"."""
    tail = f" {rest}" if rest else ""
    head, space, more = infinitive.partition(" ")
    if is_pronoun(what, told):
        found = the(told.it)
        to_do = f"{found} {infinitive}" if told.it.plural else elided(found, infinitive)
        verb, _, other = imperative.partition(" ")
        return Clause(f"{verb}-{found}{f' {other}' if other else ''}{tail}", to_do + tail)
    found = each(what, told)
    if found.startswith(f"{this_one(told.it)}, "):  # "sonnez-la, ainsi que chacune de ses voisines"
        found = found.partition(", ")[2]
        to_do = f"{the(told.it)} {head}"
        return Clause(f"{imperative}-{the(told.it)}, {found}{tail}", f"{to_do}{space}{more}, {found}{tail}")
    return Clause(f"{imperative} {found}{tail}", f"{infinitive} {found}{tail}")


def act_for(
    imperative: str, infinitive: str, given: str, whom: Selector, told: Telling, rest: str = ""
) -> Clause:
    """Something you give those cards: "infligez-lui 2 dégâts", "infligez 2 dégâts à chaque créature"."""
    tail = f" {rest}" if rest else ""
    if is_pronoun(whom, told):
        if told.it.plural:
            to = f"à {subject(whom, told)}"
            return Clause(f"{imperative} {given} {to}{tail}", f"{infinitive} {given} {to}{tail}")
        return Clause(f"{imperative}-lui {given}{tail}", f"lui {infinitive} {given}{tail}")
    return Clause(
        f"{imperative} {given} à {each(whom, told)}{tail}", f"{infinitive} {given} à {each(whom, told)}{tail}"
    )


def does(player: n.Player, forms: tuple[str, str, str], what: str, told: Telling) -> Clause:
    """Something a player does: imperative, infinitive, and third person of the verb."""
    imperative, infinitive, third = forms
    if isinstance(player, n.You):
        return act(imperative, infinitive, what)
    return Clause(f"{who(player, told)} {third} {what}")


# choosing, and the grammar of sentences


@clause.register
def _(effect: e.Choose, told: Telling) -> Clause:
    many = is_several(effect.count)
    if not isinstance(effect.count, int):
        wanted = noun.one(effect.what, told)
        text = number(effect.count, told).format(one=wanted, many=wanted)
    elif many:
        most = "jusqu’à " if effect.up_to else ""
        text = f"{most}{effect.count} {noun.several(effect.what, told)}"
    else:
        text = noun.one(effect.what, told)
    told.find(noun_of(effect.what, told, plural=many), effect.called)
    return act("choisissez", "choisir", text)


@clause.register
def _(effect: e.ChooseExtreme, told: Telling) -> Clause:
    many = effect.count > 1
    found = noun_of(effect.what, told, plural=many)
    degree = f"{'plus' if effect.most else 'moins'} puissant"
    which = noun.several(effect.what, told) if many else noun.single(effect.what, told)
    number_ = f"{effect.count} " if many else ""
    told.find(found)
    return act(
        "choisissez", "choisir", f"{the(found)} {number_}{which} {the(found)} {agreeing(degree, found)}"
    )


@clause.register
def _(effect: e.NameHouse, told: Telling) -> Clause:
    if effect.of is None:
        return act("nommez", "nommer", "une Maison")
    card = owned("la", "carte d’identité", effect.of, told)
    return act("nommez", "nommer", f"une Maison inscrite sur {card}")


@clause.register
def _(effect: e.If, told: Telling) -> Clause:
    inner = told.aside()
    condition = whether(effect.condition, told)
    inner.them = n.OPPONENT if condition.startswith("votre adversaire ") else None
    text = f"{elided('si', condition)}, {inline(effect.then, inner)}"
    if effect.otherwise:
        text += f". Sinon, {inline(effect.otherwise, told.aside())}"
    return Clause(text)


@clause.register
def _(effect: IfSo, told: Telling) -> Clause:
    return Clause(f"si vous le faites, {inline(effect.then, told)}")


@clause.register
def _(effect: e.IfYouDo, told: Telling) -> Clause:
    return Clause(f"{clause(effect.first, told).said} ; {clause(IfSo(effect.then), told).said}")


@clause.register
def _(effect: e.YouMay, told: Telling) -> Clause:
    first, *rest = lines_of(effect.effects, told.edition)
    doing = [found.infinitive or f"décider {elided('que', found.said)}" for found in _clauses(first, told)]
    after = [capital(_together(_said(line, told))) for line in rest]
    return Clause(". ".join([f"vous pouvez {_together(doing)}", *after]))


@clause.register
def _(effect: e.ChooseOne, told: Telling) -> Clause:
    return Clause(f"faites l’une de ces choses : {' ; ou '.join(ways(effect, told))}")


def ways(effect: e.ChooseOne, told: Telling) -> list[str]:
    return [inline(way, told.aside()) for way in effect.ways]


@clause.register
def _(effect: e.RepeatIf, told: Telling) -> Clause:
    holds = whether(effect.condition, told)
    if effect.scope[told.edition].value == PRECEDING:
        return Clause(f"vérifiez de nouveau : {elided('si', holds)}, répétez cela une fois")
    return Clause(f"tant {elided('que', holds)}, recommencez depuis le début")


@clause.register
def _(effect: e.ByEdition, told: Telling) -> Clause:
    return Clause(inline(dict(effect.cases)[effect.row[told.edition].value], told))


@clause.register
def _(effect: e.ForEach, told: Telling) -> Clause:
    return Clause(f"une fois pour {each(effect.those, told)} : {inline(effect.effects, told.aside())}")


@clause.register
def _(effect: e.Custom, told: Telling) -> Clause:  # noqa: ARG001
    return Clause(page("custom", "fr", "keyforge")[f"custom.{effect.said}"].rstrip("."))


# effects that last


@clause.register
def _(effect: e.ThisTurn, told: Telling) -> Clause:
    return Clause(f"jusqu’à la fin du tour, {constant(effect.what, told.aside())}")


@clause.register
def _(effect: e.NextTurn, told: Telling) -> Clause:
    inner = told.aside()
    inner.them = None if isinstance(effect.who, n.You) else effect.who
    turn = owned("le", "prochain tour", effect.who, told)
    return Clause(f"pendant {turn}, {constant(effect.what, inner)}")


@clause.register
def _(effect: e.UntilItChangesHands, told: Telling) -> Clause:
    return Clause(f"{constant(effect.what, told.aside())} tant que vous {elided(the(told.it), 'contrôlez')}")


@clause.register
def _(effect: e.UntilItLeaves, told: Telling) -> Clause:
    return Clause(
        f"jusqu’à ce {elided('que', itself(told))} quitte le jeu, {constant(effect.what, told.aside())}"
    )


# Æmber


@clause.register
def _(effect: e.Gain, told: Telling) -> Clause:
    if effect.amount == AemberOf(effect.who) and not isinstance(effect.who, n.You):
        return Clause(f"{who(effect.who, told)} gagne autant d’Aombre qu’il en a")
    return does(effect.who, ("gagnez", "gagner", "gagne"), aember(effect.amount, told), told)


@clause.register
def _(effect: e.Lose, told: Telling) -> Clause:
    return does(effect.who, ("perdez", "perdre", "perd"), aember(effect.amount, told), told)


@clause.register
def _(effect: e.Steal, told: Telling) -> Clause:
    return does(effect.who, ("volez", "voler", "vole"), aember(effect.amount, told), told)


@clause.register
def _(effect: e.Capture, told: Telling) -> Clause:
    source = " dans son propre camp" if effect.own else ""
    return Clause(f"{subject(effect.on, told)} capture {aember(effect.amount, told)}{source}")


@clause.register
def _(effect: e.MoveAemberHere, told: Telling) -> Clause:
    moved = f"{aember(effect.amount, told)} de votre réserve sur {itself(told)}"
    return act("déplacez", "déplacer", moved)


@clause.register
def _(effect: e.GainChains, told: Telling) -> Clause:
    return does(effect.who, ("recevez", "recevoir", "reçoit"), counted(effect.amount, "chaîne", told), told)
