"""English for what an ability does: its sentences, and a clause for each effect, in the imperative when it is
you who acts; effects that join others or repeat them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import singledispatch

from msgspec.structs import replace

from kfjudge.core.text import capitalize
from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Effect
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.conditions import whether
from kfjudge.games.keyforge.telling.en.nouns import each, subject
from kfjudge.games.keyforge.telling.en.numbers import DONE, counted
from kfjudge.games.keyforge.telling.telling import (
    IfSo,
    Telling,
    continues_lasting,
    count_choices,
    is_plain,
    kind_of_effect,
    kind_of_target,
    noun_of,
    split_into_sentences,
)


def sentences(effects: Sequence[Effect], so_far: Telling) -> str:
    """Tell effects in whole sentences."""
    found: list[str] = []
    before: Sequence[Effect] = ()
    for line in split_into_sentences(effects, so_far.edition):
        so_far.just_itself = False
        first, *rest = _clauses(line, so_far)
        if found and continues_lasting(before, line):
            joint = ", and" if found[-1].count(", ") > 1 else " and"
            more, before_it = first.partition(", ")[2], found[-1].partition(", ")[2]
            same = before_it.startswith("it ") and more.startswith("it ")
            found[-1] += f"{joint} {more.removeprefix('it ') if same else more}"
        else:
            found.append(f"{first}; {_in_order(rest)}" if rest else first)
        before = line
    return " ".join(ended(capitalize(line)) for line in found)


def ended(text: str) -> str:
    """Add the full stop, unless a quotation has brought one."""
    return text if text.endswith(".”") else f"{text}."


def inline(effects: Sequence[Effect], so_far: Telling) -> str:
    """Tell effects as the end of a sentence that has begun."""
    so_far.just_itself = False
    lines = split_into_sentences(effects, so_far.edition)
    if is_plain(effects, so_far.edition):
        return _together([said for line in lines for said in _clauses(line, so_far)])
    return "; ".join(_together(_clauses(line, so_far)) for line in lines)


def _in_order(clauses: Sequence[str]) -> str:
    """Join one thing, then another."""
    return ", then ".join([", ".join(clauses[:-1]), clauses[-1]] if len(clauses) > 1 else clauses)


def _together(clauses: Sequence[str]) -> str:
    """Join a choice, and what is done with what was chosen."""
    if len(clauses) != 2:
        return _in_order(clauses)
    if clauses[0].startswith(_OTHERS) and not clauses[1].startswith(_OTHERS):
        return "; then ".join(clauses)
    return ("; " if clauses[1].startswith(("it ", "each of them ")) else " and ").join(clauses)


_OTHERS = ("your opponent ", "they ", "its controller ", "its owner ")


def _clauses(line: Sequence[Effect], so_far: Telling) -> list[str]:
    found = []
    for effect in line:
        found.append(clause(effect, so_far))
        did = kind_of_effect(effect)
        if did in DONE:  # a number or a condition may count it later
            so_far.did, so_far.done_to = did, kind_of_target(effect, so_far)
            if DONE[did][0] in ("card", "creature"):
                so_far.moved = did
    chosen = count_choices(line)
    if chosen < 2:
        return found
    first, *others = found[:chosen]
    return [_in_order([first, *(one.removeprefix("choose ") for one in others)]), *found[chosen:]]


@singledispatch
def clause(effect: Effect, so_far: Telling) -> str:
    """Tell one effect, without capital or full stop."""
    raise NotImplementedError(type(effect).__name__)


@singledispatch
def constant(node: n.Node, so_far: Telling) -> str:
    """Tell what a contribution makes true, without capital or full stop."""
    raise NotImplementedError(type(node).__name__)


# choosing, and the grammar of sentences


@clause.register
def _(effect: dsl.If, so_far: Telling) -> str:
    inner = so_far.aside()
    text = f"if {whether(effect.condition, so_far)}"
    inner.them = n.OPPONENT if text.startswith("if your opponent ") else None
    text += f", {inline(effect.then, inner)}"
    so_far.called |= inner.called  # a name outlives what it was given in
    if effect.otherwise:
        text += f". Otherwise, {inline(effect.otherwise, so_far.aside())}"
    return text


@clause.register
def _(effect: IfSo, so_far: Telling) -> str:
    did = "discard one that way" if isinstance(effect.first, dsl.DiscardUntil) else "do"
    return f"if you {did}, {inline(effect.then, so_far)}"


@clause.register
def _(effect: dsl.IfYouDo, so_far: Telling) -> str:
    return f"{clause(effect.first, so_far)}; {clause(IfSo(effect.first, effect.then), so_far)}"


@clause.register
def _(effect: dsl.YouMay, so_far: Telling) -> str:
    first, *rest = split_into_sentences(effect.effects, so_far.edition)
    text = f"you may {_together(_clauses(first, so_far))}"
    return ". ".join([text, *(capitalize(_together(_clauses(line, so_far))) for line in rest)])


@clause.register
def _(effect: dsl.ChooseOne, so_far: Telling) -> str:
    return f"do one of these: {'; or '.join(ways(effect, so_far))}"


def ways(effect: dsl.ChooseOne, so_far: Telling) -> list[str]:
    return [inline(way, so_far.aside()) for way in effect.ways]


@clause.register
def _(effect: dsl.InParts, so_far: Telling) -> str:
    return inline(effect.deals, so_far)


@clause.register
def _(effect: dsl.ByEdition, so_far: Telling) -> str:
    return inline(dict(effect.cases)[effect.row[so_far.edition].value], so_far)


@clause.register
def _(effect: dsl.RepeatIf, so_far: Telling) -> str:
    holds = whether(effect.condition, so_far)
    if effect.scope is not None and effect.scope[so_far.edition].value == PRECEDING:
        return f"then, if {holds}, repeat that once"
    return f"repeat all of that for as long as {holds}"


@clause.register
def _(_: dsl.RepeatAtWill, so_far: Telling) -> str:
    return "for as long as all of that can be done once more, you may do it again, as often as you want"


@clause.register
def _(effect: dsl.ForEach, so_far: Telling) -> str:
    return f"once for {each(effect.those, so_far)}: {inline(effect.effects, so_far.aside())}"


@clause.register
def _(effect: dsl.ToOneForEach, so_far: Telling) -> str:
    done = inline((effect.whom, effect.effect), so_far.aside())
    return f"{_once_for(effect.count, so_far)}: {done}"


def _once_for(count: n.Number, so_far: Telling) -> str:
    """Tell that it is done as often as there are things to count: "once for each card revealed that way"."""
    return f"once for each {re.split(' (?:per|for each) ', counted(count, '', '', so_far))[1]}"


@clause.register
def _(effect: dsl.GiveForEach, so_far: Telling) -> str:
    return inline((effect.whom, effect.effect), so_far)


@clause.register
def _(effect: dsl.ForEachOne, so_far: Telling) -> str:
    if noun.is_pronoun(effect.those, so_far) and len(effect.effects) == 1:
        return f"{inline(effect.effects, so_far)}, one after the other"
    inner = so_far.aside()
    inner.find(replace(noun_of(effect.those, so_far), plural=False))
    return f"one after the other, for {subject(effect.those, so_far)}: {inline(effect.effects, inner)}"


@clause.register(dsl.TimesToTheSame)
@clause.register(dsl.Times)
def _(effect: dsl.Times, so_far: Telling) -> str:
    if isinstance(effect.count, int):
        return f"{effect.count} times: {inline(effect.effects, so_far)}"
    return f"{_once_for(effect.count, so_far)}: {inline(effect.effects, so_far.aside())}"


@clause.register
def _(effect: dsl.OfEach, so_far: Telling) -> str:
    inner = so_far.aside()
    inner.find(noun_of(effect.which, so_far))
    return f"for {each(effect.which, so_far)} among them, {inline(effect.effects, inner)}"


@clause.register
def _(_: dsl.OpponentRepeats, so_far: Telling) -> str:
    return "then your opponent does the same to you"
