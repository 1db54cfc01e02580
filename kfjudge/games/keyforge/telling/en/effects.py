"""English for what an ability does: its sentences, and a clause for each effect, in the imperative when it is
you who acts. What is done to cards is in `english_deeds`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from kfjudge.games.keyforge.dsl import effects as e
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl import selectors as s
from kfjudge.games.keyforge.dsl.effects import Effect
from kfjudge.games.keyforge.dsl.numbers import AemberOf
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.nouns import does, each, pronoun, subject, whose
from kfjudge.games.keyforge.telling.en.numbers import aember, counted, number, whether
from kfjudge.games.keyforge.telling.telling import IfSo, Telling, capital, is_plain, is_several, lines_of
from kfjudge.words.catalogue import page


def sentences(effects: Sequence[Effect], told: Telling) -> str:
    """Effects as whole sentences."""
    return " ".join(ended(capital(line)) for line in _lines(effects, told))


def ended(text: str) -> str:
    """With its full stop, unless a quotation has brought one."""
    return text if text.endswith(".”") else f"{text}."


def inline(effects: Sequence[Effect], told: Telling) -> str:
    """Effects as the end of a sentence that has begun."""
    lines = lines_of(effects, told.edition)
    if is_plain(effects, told.edition):
        return _together([said for line in lines for said in _clauses(line, told)])
    return "; ".join(_together(_clauses(line, told)) for line in lines)


def _lines(effects: Sequence[Effect], told: Telling) -> list[str]:
    found = []
    for line in lines_of(effects, told.edition):
        first, *rest = _clauses(line, told)
        found.append(f"{first}; {_in_order(rest)}" if rest else first)
    return found


def _in_order(clauses: Sequence[str]) -> str:
    """One thing, then another."""
    return ", then ".join([", ".join(clauses[:-1]), clauses[-1]] if len(clauses) > 1 else clauses)


def _together(clauses: Sequence[str]) -> str:
    """A choice, and what is done with what was chosen."""
    if len(clauses) != 2:
        return _in_order(clauses)
    return ("; " if clauses[1].startswith(("it ", "each of them ")) else " and ").join(clauses)


def _clauses(line: Sequence[Effect], told: Telling) -> list[str]:
    found = []
    for effect in line:
        found.append(clause(effect, told))
        told.did = type(effect)
    return found


@singledispatch
def clause(effect: Effect, told: Telling) -> str:
    """One effect, without capital or full stop."""
    raise NotImplementedError(type(effect).__name__)


@singledispatch
def constant(node: n.Node, told: Telling) -> str:
    """What a contribution makes true, without capital or full stop."""
    raise NotImplementedError(type(node).__name__)


# choosing, and the grammar of sentences


@clause.register
def _(effect: e.Choose, told: Telling) -> str:
    many = is_several(effect.count)
    if isinstance(effect.count, int):
        wanted = noun.several(effect.what, told) if many else noun.one(effect.what, told)
        most = "up to " if effect.up_to else ""
        text = f"choose {most}{effect.count} {wanted}" if many else f"choose {wanted}"
    else:
        wanted = noun.one(effect.what, told)
        text = f"choose {number(effect.count, told).format(one=wanted, what=wanted)}"
    noun.find(effect.what, told, plural=many, called=effect.called)
    return text


@clause.register
def _(effect: e.ChooseExtreme, told: Telling) -> str:
    degree = "most" if effect.most else "least"
    many = effect.count > 1
    found = noun.several(effect.what, told) if many else noun.one(effect.what, told).partition(" ")[2]
    noun.find(effect.what, told, plural=many)
    number = f"{effect.count} " if many else ""
    return f"choose the {number}{degree} powerful {found}"


@clause.register
def _(effect: e.NameHouse, told: Telling) -> str:
    if effect.of is None:
        return "name a house"
    return f"name a house on {whose(effect.of, told)} identity card"


@clause.register
def _(effect: e.If, told: Telling) -> str:
    inner = told.aside()
    text = f"if {whether(effect.condition, told)}"
    inner.them = n.OPPONENT if text.startswith("if your opponent ") else None
    text += f", {inline(effect.then, inner)}"
    if effect.otherwise:
        text += f". Otherwise, {inline(effect.otherwise, told.aside())}"
    return text


@clause.register
def _(effect: IfSo, told: Telling) -> str:
    return f"if you do, {inline(effect.then, told)}"


@clause.register
def _(effect: e.IfYouDo, told: Telling) -> str:
    return f"{clause(effect.first, told)}; {clause(IfSo(effect.then), told)}"


@clause.register
def _(effect: e.YouMay, told: Telling) -> str:
    first, *rest = lines_of(effect.effects, told.edition)
    text = f"you may {_together(_clauses(first, told))}"
    return ". ".join([text, *(capital(_together(_clauses(line, told))) for line in rest)])


@clause.register
def _(effect: e.ChooseOne, told: Telling) -> str:
    return f"do one of these: {'; or '.join(ways(effect, told))}"


def ways(effect: e.ChooseOne, told: Telling) -> list[str]:
    return [inline(way, told.aside()) for way in effect.ways]


@clause.register
def _(effect: e.RepeatIf, told: Telling) -> str:
    holds = whether(effect.condition, told)
    if effect.scope[told.edition].value == PRECEDING:
        return f"check again: if {holds}, repeat that once"
    return f"for as long as {holds}, start again from the top"


@clause.register
def _(effect: e.ByEdition, told: Telling) -> str:
    return inline(dict(effect.cases)[effect.row[told.edition].value], told)


@clause.register
def _(effect: e.ForEach, told: Telling) -> str:
    return f"once for {each(effect.those, told)}: {inline(effect.effects, told.aside())}"


@clause.register
def _(effect: e.Custom, told: Telling) -> str:  # noqa: ARG001
    return page("custom", "en", "keyforge")[f"custom.{effect.said}"].rstrip(".")


# effects that last


@clause.register
def _(effect: e.ThisTurn, told: Telling) -> str:
    return f"until the turn ends, {constant(effect.what, told.aside())}"


@clause.register
def _(effect: e.NextTurn, told: Telling) -> str:
    inner = told.aside()
    inner.them = None if isinstance(effect.who, n.You) else effect.who
    return f"during {whose(effect.who, told)} next turn, {constant(effect.what, inner)}"


@clause.register
def _(effect: e.UntilItChangesHands, told: Telling) -> str:
    return f"{constant(effect.what, told.aside())} while you control {pronoun(told.it)}"


@clause.register
def _(effect: e.UntilItLeaves, told: Telling) -> str:
    return f"until {each(s.SELF, told)} leaves play, {constant(effect.what, told.aside())}"


# Æmber


@clause.register
def _(effect: e.Gain, told: Telling) -> str:
    if effect.amount == AemberOf(effect.who) and not isinstance(effect.who, n.You):
        return f"{does(effect.who, 'gain', told)} as much Æmber as they have"
    return f"{does(effect.who, 'gain', told)} {aember(effect.amount, told)}"


@clause.register
def _(effect: e.Lose, told: Telling) -> str:
    return f"{does(effect.who, 'lose', told)} {aember(effect.amount, told)}"


@clause.register
def _(effect: e.Steal, told: Telling) -> str:
    return f"{does(effect.who, 'steal', told)} {aember(effect.amount, told)}"


@clause.register
def _(effect: e.Capture, told: Telling) -> str:
    source = " out of its controller’s pool" if effect.own else ""
    return f"{subject(effect.on, told)} captures {aember(effect.amount, told)}{source}"


@clause.register
def _(effect: e.MoveAemberHere, told: Telling) -> str:
    return f"move {aember(effect.amount, told)} from your pool to {each(s.SELF, told)}"


@clause.register
def _(effect: e.GainChains, told: Telling) -> str:
    return f"{does(effect.who, 'gain', told)} {counted(effect.amount, 'chain', 'chains', told)}"
