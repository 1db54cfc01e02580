"""French for what an ability does: its sentences, and a clause for each effect, in the imperative when it is
you who acts and in the infinitive after "vous pouvez"; effects that join others or repeat them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.text import capitalize
from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Effect
from kfjudge.games.keyforge.engine.selectors import Selector
from kfjudge.games.keyforge.telling.fr.agreement import elided, feminine, the, this_one
from kfjudge.games.keyforge.telling.fr.conditions import whether
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, subject, who
from kfjudge.games.keyforge.telling.fr.numbers import DONE, counted
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


class Clause(Struct, frozen=True):
    """What is said, and the infinitive of it; none when somebody else acts."""

    said: str
    infinitive: str = ""


def sentences(effects: Sequence[Effect], so_far: Telling) -> str:
    """Tell effects in whole sentences."""
    found: list[str] = []
    before: Sequence[Effect] = ()
    for line in split_into_sentences(effects, so_far.edition):
        so_far.just_itself = False
        first, *rest = _clause_texts(line, so_far)
        if found and continues_lasting(before, line):
            joint = ", et" if found[-1].count(", ") > 1 else " et"
            more, before_it = first.partition(", ")[2], found[-1].partition(", ")[2]
            subject_, _, does_ = more.partition(" ")
            same = subject_ in ("elle", "il") and before_it.startswith(f"{subject_} ")
            found[-1] += f"{joint} {does_ if same else more}"
        else:
            found.append(f"{first} ; {_in_order(rest)}" if rest else first)
        before = line
    return " ".join(ended(capitalize(line)) for line in found)


def ended(text: str) -> str:
    """Add the full stop, unless a quotation has brought one."""
    return text if text.endswith(". »") else f"{text}."


def inline(effects: Sequence[Effect], so_far: Telling) -> str:
    """Tell effects as the end of a sentence that has begun."""
    so_far.just_itself = False
    lines = split_into_sentences(effects, so_far.edition)
    if is_plain(effects, so_far.edition):
        return _together([said for line in lines for said in _clause_texts(line, so_far)])
    return " ; ".join(_together(_clause_texts(line, so_far)) for line in lines)


def _clause_texts(line: Sequence[Effect], so_far: Telling) -> list[str]:
    return [found.said for found in _clauses(line, so_far)]


def _in_order(clauses: Sequence[str]) -> str:
    """Join one thing, then another."""
    return ", puis ".join([", ".join(clauses[:-1]), clauses[-1]] if len(clauses) > 1 else clauses)


def _together(clauses: Sequence[str]) -> str:
    """Join a choice, and what is done with what was chosen."""
    if len(clauses) != 2:
        return _in_order(clauses)
    if clauses[0].startswith(_OTHERS) and not clauses[1].startswith(_OTHERS):
        return " ; puis ".join(clauses)
    return (" ; " if clauses[1].startswith(("elle ", "il ", "chacun")) else " et ").join(clauses)


_OTHERS = ("votre adversaire ", "il ", "son contrôleur ", "son propriétaire ")


def _clauses(line: Sequence[Effect], so_far: Telling) -> list[Clause]:
    found = []
    for effect in line:
        found.append(clause(effect, so_far))
        did = kind_of_effect(effect)
        if did in DONE:  # a number or a condition may count it later
            so_far.did, so_far.done_to = did, kind_of_target(effect, so_far)
            if DONE[did][0] in ("carte", "créature"):
                so_far.moved = did
    chosen = count_choices(line)
    if chosen < 2:
        return found
    first, *others = found[:chosen]
    also = [one.said.removeprefix("choisissez ") for one in others]
    return [Clause(_in_order([first.said, *also]), _in_order([first.infinitive, *also])), *found[chosen:]]


@singledispatch
def clause(effect: Effect, so_far: Telling) -> Clause:
    """Tell one effect, without capital or full stop."""
    raise NotImplementedError(type(effect).__name__)


@singledispatch
def constant(node: n.Node, so_far: Telling) -> str:
    """Tell what a contribution makes true, without capital or full stop."""
    raise NotImplementedError(type(node).__name__)


# verbs


def act(imperative: str, infinitive: str, rest: str = "") -> Clause:
    """Tell something you do."""
    tail = f" {rest}" if rest else ""
    return Clause(imperative + tail, infinitive + tail)


def act_on(imperative: str, infinitive: str, what: Selector, so_far: Telling, rest: str = "") -> Clause:
    """Tell something you do to those cards: "redressez-la", "redressez chaque créature alliée"."""
    tail = f" {rest}" if rest else ""
    head, space, more = infinitive.partition(" ")
    if is_pronoun(what, so_far):
        found = the(so_far.it)
        to_do = f"{found} {infinitive}" if so_far.it.plural else elided(found, infinitive)
        verb, _, other = imperative.partition(" ")
        return Clause(f"{verb}-{found}{f' {other}' if other else ''}{tail}", to_do + tail)
    found = each(what, so_far)
    also = f"{this_one(so_far.it)} et "
    if found.startswith(also):
        found = f"{this_one(so_far.it)}, ainsi que {found.removeprefix(also)}"
    if found.startswith(f"{this_one(so_far.it)}, "):  # "sonnez-la, ainsi que chacune de ses voisines"
        found = found.partition(", ")[2]
        to_do = f"{the(so_far.it)} {head}"
        return Clause(f"{imperative}-{the(so_far.it)}, {found}{tail}", f"{to_do}{space}{more}, {found}{tail}")
    return Clause(f"{imperative} {found}{tail}", f"{infinitive} {found}{tail}")


def act_for(
    imperative: str, infinitive: str, given: str, whom: Selector, so_far: Telling, rest: str = ""
) -> Clause:
    """Tell something you give those cards: "infligez-lui 2 dégâts", "infligez 2 dégâts à chaque créature"."""
    tail = rest if rest.startswith(",") else f" {rest}" if rest else ""
    if whom == dsl.SELF and so_far.just_itself:
        return Clause(f"{imperative}-lui {given}{tail}", f"lui {infinitive} {given}{tail}")
    if is_pronoun(whom, so_far):
        if so_far.it.plural:
            to = f"à {subject(whom, so_far)}"
            return Clause(f"{imperative} {given} {to}{tail}", f"{infinitive} {given} {to}{tail}")
        return Clause(f"{imperative}-lui {given}{tail}", f"lui {infinitive} {given}{tail}")
    if " par " in given:  # "donnez à cette créature 1 marqueur par dégât", not "par dégât à cette créature"
        given = f"à {subject(whom, so_far)} {given}"
        return Clause(f"{imperative} {given}{tail}", f"{infinitive} {given}{tail}")
    return Clause(
        f"{imperative} {given} à {subject(whom, so_far)}{tail}",
        f"{infinitive} {given} à {subject(whom, so_far)}{tail}",
    )


def does(player: n.Somebody, forms: tuple[str, str, str], what: str, so_far: Telling) -> Clause:
    """Tell something a player does: imperative, infinitive, and third person of the verb."""
    imperative, infinitive, third = forms
    if isinstance(player, n.You):
        return act(imperative, infinitive, what)
    return Clause(f"{who(player, so_far)} {third} {what}")


# choosing, and the grammar of sentences


@clause.register
def _(effect: dsl.If, so_far: Telling) -> Clause:
    inner = so_far.aside()
    condition = whether(effect.condition, so_far)
    inner.them = n.OPPONENT if condition.startswith("votre adversaire ") else None
    text = f"{elided('si', condition)}, {inline(effect.then, inner)}"
    so_far.called |= inner.called  # a name outlives what it was given in
    if effect.otherwise:
        text += f". Sinon, {inline(effect.otherwise, so_far.aside())}"
    return Clause(text)


@clause.register
def _(effect: IfSo, so_far: Telling) -> Clause:
    did = "le faites"
    if isinstance(effect.first, dsl.DiscardUntil):
        did = f"en défaussez {'une' if feminine(so_far.it.kind) else 'un'} de la sorte"
    return Clause(f"si vous {did}, {inline(effect.then, so_far)}")


@clause.register
def _(effect: dsl.IfYouDo, so_far: Telling) -> Clause:
    first = clause(effect.first, so_far).said
    return Clause(f"{first} ; {clause(IfSo(effect.first, effect.then), so_far).said}")


@clause.register
def _(effect: dsl.YouMay, so_far: Telling) -> Clause:
    first, *rest = split_into_sentences(effect.effects, so_far.edition)
    doing = [found.infinitive or f"décider {elided('que', found.said)}" for found in _clauses(first, so_far)]
    after = [capitalize(_together(_clause_texts(line, so_far))) for line in rest]
    return Clause(". ".join([f"vous pouvez {_together(doing)}", *after]))


@clause.register
def _(effect: dsl.ChooseOne, so_far: Telling) -> Clause:
    return Clause(f"faites l’une de ces choses : {' ; ou '.join(ways(effect, so_far))}")


def ways(effect: dsl.ChooseOne, so_far: Telling) -> list[str]:
    return [inline(way, so_far.aside()) for way in effect.ways]


@clause.register
def _(effect: dsl.InParts, so_far: Telling) -> Clause:
    return Clause(inline(effect.deals, so_far))


@clause.register
def _(effect: dsl.ByEdition, so_far: Telling) -> Clause:
    return Clause(inline(dict(effect.cases)[effect.row[so_far.edition].value], so_far))


@clause.register
def _(effect: dsl.RepeatIf, so_far: Telling) -> Clause:
    holds = whether(effect.condition, so_far)
    if effect.scope is not None and effect.scope[so_far.edition].value == PRECEDING:
        return Clause(f"ensuite, {elided('si', holds)}, répétez cela une fois")
    return Clause(f"répétez tout cela tant {elided('que', holds)}")


@clause.register
def _(_: dsl.RepeatAtWill, so_far: Telling) -> Clause:
    return Clause(
        "tant que tout cela peut se refaire, vous pouvez le refaire, autant de fois que vous voulez"
    )


@clause.register
def _(effect: dsl.ForEach, so_far: Telling) -> Clause:
    return Clause(f"une fois pour {each(effect.those, so_far)} : {inline(effect.effects, so_far.aside())}")


@clause.register
def _(effect: dsl.ToOneForEach, so_far: Telling) -> Clause:
    done = inline((effect.whom, effect.effect), so_far.aside())
    return Clause(f"{_once_for(effect.count, so_far)} : {done}")


def _once_for(count: n.Number, so_far: Telling) -> str:
    """Tell that it is done as often as there are things to count: « une fois par carte révélée de la sorte
    »."""
    return f"une fois par {counted(count, '', so_far).partition(' par ')[2]}"


@clause.register
def _(effect: dsl.GiveForEach, so_far: Telling) -> Clause:
    return Clause(inline((effect.whom, effect.effect), so_far))


@clause.register
def _(effect: dsl.ForEachOne, so_far: Telling) -> Clause:
    if is_pronoun(effect.those, so_far) and len(effect.effects) == 1:
        return Clause(f"{inline(effect.effects, so_far)}, l’une après l’autre")
    inner = so_far.aside()
    inner.find(replace(noun_of(effect.those, so_far), plural=False))
    which = subject(effect.those, so_far)
    return Clause(f"l’une après l’autre, pour {which} : {inline(effect.effects, inner)}")


@clause.register(dsl.TimesToTheSame)
@clause.register(dsl.Times)
def _(effect: dsl.Times, so_far: Telling) -> Clause:
    if isinstance(effect.count, int):
        return Clause(f"{effect.count} fois : {inline(effect.effects, so_far)}")
    return Clause(f"{_once_for(effect.count, so_far)} : {inline(effect.effects, so_far.aside())}")


@clause.register
def _(effect: dsl.OfEach, so_far: Telling) -> Clause:
    inner = so_far.aside()
    among = this_one(so_far.it)
    inner.find(noun_of(effect.which, so_far))
    return Clause(f"pour {each(effect.which, so_far)} parmi {among}, {inline(effect.effects, inner)}")


@clause.register
def _(_: dsl.OpponentRepeats, so_far: Telling) -> Clause:
    return Clause("ensuite, votre adversaire vous fait la même chose")
