"""English for what an ability does: a clause for each effect, in the imperative when it is you who acts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from kfjudge.games.keyforge.dsl import card_effects as c
from kfjudge.games.keyforge.dsl import effects as e
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl import selectors as s
from kfjudge.games.keyforge.dsl.effects import Effect
from kfjudge.games.keyforge.dsl.numbers import AemberOf
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.render.keyforge import english_nouns as noun
from kfjudge.render.keyforge.english_nouns import does, each, pronoun, subject, who, whose
from kfjudge.render.keyforge.english_numbers import aember, counted, number, whether
from kfjudge.render.keyforge.telling import IfSo, Telling, capital, is_several, lines_of, noun_of


def sentences(effects: Sequence[Effect], told: Telling) -> str:
    """Effects as whole sentences."""
    return " ".join(ended(capital(line)) for line in _lines(effects, told))


def ended(text: str) -> str:
    """With its full stop, unless a quotation has brought one."""
    return text if text.endswith(".”") else f"{text}."


def inline(effects: Sequence[Effect], told: Telling) -> str:
    """Effects as the end of a sentence that has begun."""
    return "; ".join(_together(_clauses(line, told)) for line in lines_of(effects, told.edition))


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
        return "choose a house"
    return f"choose a house on {whose(effect.of, told)} identity card"


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
    return f"check again: as often as {holds}, repeat all of this"


@clause.register
def _(effect: e.ByEdition, told: Telling) -> str:
    return inline(dict(effect.cases)[effect.row[told.edition].value], told)


@clause.register
def _(effect: e.ForEach, told: Telling) -> str:
    what = each(effect.what, told)
    inner = told.aside()
    inner.find(noun_of(effect.what, told))
    return f"for {what}, {inline(effect.effects, inner)}"


@clause.register
def _(effect: e.Times, told: Telling) -> str:
    often = counted(effect.count, "time", "times", told)
    return f"do this {often}: {inline(effect.effects, told.aside())}"


@clause.register
def _(effect: e.Custom, told: Telling) -> str:  # noqa: ARG001
    return effect.english.rstrip(".")


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
    source = " from its own side" if effect.own else ""
    return f"{subject(effect.on, told)} captures {aember(effect.amount, told)}{source}"


@clause.register
def _(effect: e.MoveAemberHere, told: Telling) -> str:
    return f"move {aember(effect.amount, told)} from your pool to {each(s.SELF, told)}"


@clause.register
def _(effect: e.GainChains, told: Telling) -> str:
    return f"{does(effect.who, 'gain', told)} {counted(effect.amount, 'chain', 'chains', told)}"


# damage


@clause.register
def _(effect: c.Deal, told: Telling) -> str:
    splash = f" with {effect.splash} splash" if effect.splash else ""
    past = " that armor does not prevent" if effect.past_armor else ""
    amount = counted(effect.amount, "damage", "damage", told)
    return f"deal {amount}{past} to {subject(effect.to, told)}{splash}"


@clause.register
def _(effect: c.Heal, told: Telling) -> str:
    if effect.amount is None:
        return f"fully heal {each(effect.on, told)}"
    return f"heal {counted(effect.amount, 'damage', 'damage', told)} from {subject(effect.on, told)}"


@clause.register
def _(_: c.StrikeInstead, told: Telling) -> str:
    return f"{pronoun(told.it)} takes the damage of {each(s.SELF, told)} in this fight"


@clause.register
def _(effect: c.Destroy, told: Telling) -> str:
    return f"destroy {each(effect.what, told)}"


@clause.register
def _(effect: c.Saved, told: Telling) -> str:
    return f"{subject(effect.what, told)} stays in play instead of being destroyed"


@clause.register
def _(effect: c.Sacrifice, told: Telling) -> str:
    return f"sacrifice {each(effect.what, told)}"


# moves


@clause.register
def _(effect: c.Purge, told: Telling) -> str:
    kept = f" until {each(s.SELF, told)} leaves play" if effect.keep else ""
    return f"purge {each(effect.what, told)}{kept}"


@clause.register
def _(_: c.ReturnKept, told: Telling) -> str:
    return f"put every card that {each(s.SELF, told)} purged back into play under its owner’s control"


@clause.register
def _(effect: c.ReturnToHand, told: Telling) -> str:
    return f"return {each(effect.what, told)} to {noun.owners(noun_of(effect.what, told), 'hand')}"


@clause.register
def _(effect: c.PutOnDeck, told: Telling) -> str:
    return f"put {each(effect.what, told)} on top of {noun.owners(noun_of(effect.what, told), 'deck')}"


@clause.register
def _(effect: c.ShuffleIntoDeck, told: Telling) -> str:
    return f"shuffle {each(effect.what, told)} into {noun.owners(noun_of(effect.what, told), 'deck')}"


@clause.register
def _(effect: c.Archive, told: Telling) -> str:
    found = noun_of(effect.what, told)
    if effect.into_yours:
        leaves = "any that leaves them goes" if found.plural else "if it leaves them, it goes"
        return f"move {each(effect.what, told)} to your archives ({leaves} to its owner’s hand)"
    if found.yours:
        return f"archive {each(effect.what, told)}"
    return f"move {each(effect.what, told)} to {noun.owners(found, 'archives')}"


@clause.register
def _(_: c.ArchiveTop, told: Telling) -> str:  # noqa: ARG001
    return "archive the top card of your deck"


@clause.register
def _(effect: c.DiscardArchives, told: Telling) -> str:
    return f"{does(effect.who, 'discard', told)} all of {_possessive(effect.who)} archives"


@clause.register
def _(effect: c.DiscardRandom, told: Telling) -> str:
    return f"{does(effect.who, 'discard', told)} a card at random from {_possessive(effect.who)} hand"


def _possessive(player: n.Player) -> str:
    """Whose, when the sentence has just named the player."""
    return "your" if isinstance(player, n.You) else "their"


@clause.register
def _(effect: c.Discard, told: Telling) -> str:
    return f"discard {each(effect.what, told)}"


@clause.register
def _(effect: c.Draw, told: Telling) -> str:
    if effect.amount == 1:
        return f"{does(effect.who, 'draw', told)} a card"
    return f"{does(effect.who, 'draw', told)} {counted(effect.amount, 'card', 'cards', told)}"


@clause.register
def _(effect: c.Search, told: Telling) -> str:
    found = noun.one(effect.what, told)
    if effect.with_discard:
        return (
            f"look for {found} in your deck and discard pile; reveal it and take it into your hand. "
            "Then shuffle your discard pile into your deck"
        )
    return f"look for {found} in your deck; reveal it and take it into your hand. Then shuffle your deck"


@clause.register
def _(_: c.PutUnder, told: Telling) -> str:
    return f"put {pronoun(told.it)} facedown under {each(s.SELF, told)}"


@clause.register
def _(_: c.PlayUnder, told: Telling) -> str:
    return f"play the card under {each(s.SELF, told)}"


@clause.register
def _(_: c.PlayTop, told: Telling) -> str:  # noqa: ARG001
    return "play the top card of your deck"


@clause.register
def _(effect: c.TakeControl, told: Telling) -> str:
    verb = "take" if isinstance(effect.by, n.You) else f"{who(effect.by, told)} takes"
    until = f" until {each(s.SELF, told)} leaves play" if effect.while_here else ""
    return f"{verb} control of {each(effect.what, told)}{until}"


@clause.register
def _(effect: c.Swap, told: Telling) -> str:
    return f"swap {each(effect.other, told)} with {each(effect.one, told)}"


# status


@clause.register
def _(effect: c.Ready, told: Telling) -> str:
    return f"ready {each(effect.what, told)}"


@clause.register
def _(effect: c.Exhaust, told: Telling) -> str:
    return f"exhaust {each(effect.what, told)}"


@clause.register
def _(effect: c.Stun, told: Telling) -> str:
    return f"stun {each(effect.what, told)}"


@clause.register
def _(effect: c.Unstun, told: Telling) -> str:
    return f"unstun {each(effect.what, told)}"


@clause.register
def _(effect: c.AddPower, told: Telling) -> str:
    amount = counted(effect.amount, "+1 power counter", "+1 power counters", told)
    amount = "a +1 power counter" if effect.amount == 1 else amount
    return f"put {amount} on {subject(effect.on, told)}"


@clause.register
def _(effect: c.AddDoom, told: Telling) -> str:
    return f"put a doom counter on {subject(effect.on, told)}"


# use, and keys


@clause.register
def _(effect: c.Fight, told: Telling) -> str:
    return f"fight with {each(effect.what, told)}"


@clause.register
def _(effect: c.Use, told: Telling) -> str:
    borrowed = " as though it were yours" if noun_of(effect.what, told).foreign else ""
    return f"use {each(effect.what, told)}{borrowed}"


@clause.register
def _(_: c.TriggerReap, told: Telling) -> str:
    return f"resolve the “Reap:” abilities of {noun.whole(s.IT, told)} as though you controlled it"


@clause.register
def _(effect: c.ForgeKey, told: Telling) -> str:
    more = f" plus {aember(effect.more, told)}" if effect.more else ""
    return f"forge a key at its current cost{more}"


@clause.register
def _(effect: c.UnforgeLast, told: Telling) -> str:
    return f"unforge {whose(effect.who, told)} key of last turn"
