"""A situation that was played, as a page and as data: what comes of it, then what was assumed and how it was
read, on what else it hangs, the steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from math import lcm, prod
from typing import TYPE_CHECKING, Any

from kfjudge.core.table import CHANCE
from kfjudge.core.text import full_id, sanitize
from kfjudge.games import get_game, id_to_type
from kfjudge.notation.names import all_facts
from kfjudge.notation.writer import write_scenario, write_step
from kfjudge.render.blocks import Page, Section, Text, section
from kfjudge.render.play_data import (
    OtherwiseData,
    ReadAsData,
    ReadData,
    RefusedData,
    RuleData,
    SituationData,
    SituationOutcomeData,
)
from kfjudge.render.replays.page import lay_out_happening, step_data
from kfjudge.render.replays.view import Replay, ReplayView, owners_of
from kfjudge.render.trace import (
    LONGEST_OPTION,
    OwnerNames,
    in_brackets,
    quote_words,
    write_changes,
    write_message,
    write_refusals,
)
from kfjudge.situation.playing import NEEDS, NOT_MODELED, NOT_READ, PLAYED, REFUSED, as_script, unmodeled
from kfjudge.words import load_language
from kfjudge.words.catalogue import pick_name, tell

if TYPE_CHECKING:
    from kfjudge.core.message import Message
    from kfjudge.core.table import Decision
    from kfjudge.reference.search.verdict import Ground
    from kfjudge.render.boards import CardOfState
    from kfjudge.situation.playing import Outcome, TriedSituation

_SHOWN = 6  # outcomes
_LONGEST = 200  # letters of a situation that is shown again


class SituationView:
    """A situation that was tried, for a reader of one language."""

    def __init__(self, tried: TriedSituation, lang: str, rules: tuple[Ground, ...] = ()) -> None:
        self.tried = tried
        self.rules = rules  # that it may hang on, where it was not read
        self.lang = lang
        self.situation = tried.situation
        play = tried.play
        self.owners = OwnerNames(tried.situation.game) if play is None else owners_of(play.scenario)
        self.refused = tried.play.refused if tried.play is not None else None

    def tell(self, key: str, **places: Any) -> str:
        return tell(key, self.lang, **places)

    def write(self, told: Message) -> str:
        return write_message(told, self.lang, self.owners)

    def write_all(self, messages: Iterable[Message]) -> list[str]:
        return list(map(self.write, messages))

    @cached_property
    def replay(self) -> ReplayView:
        """The play whose steps are shown: that of the first outcome, or as far as one was played."""
        assert self.tried.play is not None
        outcomes = self.tried.outcomes
        return ReplayView(Replay(outcomes[0].result if outcomes else self.tried.play.result), self.lang)

    @cached_property
    def why(self) -> str:
        """The steps that decide, of a play with one outcome."""
        is_one = self.tried.status == PLAYED and len(self.tried.outcomes) == 1
        return self.replay.opening.why if is_one else ""

    @cached_property
    def is_counted(self) -> bool:
        """Tell whether chance decides between the outcomes of a sketch: they are told by how many cases each
        is."""
        by_chance = all(outcome.part is not None for outcome in self.tried.outcomes)
        return by_chance and get_game(self.situation.game).sketches

    @cached_property
    def falls_before(self) -> tuple[CardOfState, ...]:
        """The cards that are destroyed on the board as it was told, before anything is done."""
        return Replay(self.tried.play.result).lost_cards if self.tried.play is not None else ()

    def lay_out_play(self, *, full: bool) -> list[Section]:
        """Lay out what happens, step by step, of several outcomes in the first; the board, if all is wanted;
        and what the books leave open, of a play that came to its end."""
        result = self.replay.result
        if result.end is None:
            return []
        happening = lay_out_happening(self.replay)
        if len(self.tried.outcomes) > 1:
            first_shown = Text(self.tell("situation.first-shown"))
            happening = section(first_shown, Text(happening.heading, role="title"), *happening.blocks)
        before = [section(self.replay.draw(result.laid), heading=self.tell("replay.before"))] if full else []
        after = (
            [section(self.replay.draw(result.end.board), heading=self.tell("replay.after"))] if full else []
        )
        legal = []
        if self.refused is not None and self.refused.legal and not self.falls_before:
            options = ", ".join(
                one if isinstance(one, str) else sanitize(self.write(one))  # type: ignore[arg-type]
                for one in self.refused.legal
            )
            legal.append(Text(self.tell("situation.legal", legal=options), hanging=2))
        points = self.replay.write_points(every=full) if self.tried.outcomes else []
        open_points = section(*(Text(point, hanging=2) for point in points))
        return [*before, happening, section(*legal), *after, open_points]


def lay_out_situation(view: SituationView, *, full: bool = False) -> Page:
    """Lay out what a judge reads: what comes of it, and only then why."""
    if view.tried.status == NOT_READ:
        return _page(view, section(*_lay_out_unread(view)), *_lay_out_rules(view))
    return _page(
        view,
        section(*_lay_out_verdict(view), Text(view.why)),
        section(*_lay_out_alternatives(view)),
        lay_out_assumptions(view),
        *view.lay_out_play(full=full),
        view.replay.ruling,
    )


def lay_out_situation_in_short(view: SituationView) -> Page:
    """Lay out the same without its steps, for a page that shows it beside other things, and how to see
    them."""
    if view.tried.status == NOT_READ:
        return _page(view, section(*_lay_out_unread(view)))
    by_engine = Text(view.tell("situation.by-engine", situation=_in_a_line(view)), role="aside")
    assumptions = lay_out_assumptions(view).blocks
    return _page(
        view,
        section(*_lay_out_verdict(view), Text(view.why), *_lay_out_alternatives(view)),
        section(*assumptions, by_engine),
    )


def _page(view: SituationView, *sections: Section) -> Page:
    return Page(view.lang, _in_a_line(view), sections, view.situation.game, view.tried.edition)


def _in_a_line(view: SituationView) -> str:
    return sanitize(" ".join(view.situation.text.split()), _LONGEST)


# what comes of it


def _lay_out_verdict(view: SituationView) -> Iterator[Text]:
    """Lay out what comes of it, or why nothing does."""
    tried = view.tried
    if len(tried.outcomes) > 1 and tried.status not in (NEEDS, NOT_MODELED, REFUSED):
        yield Text(view.tell("situation.by-chance" if view.is_counted else "situation.hangs"), role="title")
        yield from _list_outcomes(tried.outcomes, view)
        yield from map(Text, _write_not_asked(view))
    else:
        yield from (Text(told, role="title") for told in write_outcome(view))


def write_outcome(view: SituationView) -> list[str]:
    """Say what comes of it where there is one outcome, without the choices that led to it."""
    tried = view.tried
    if tried.status == NOT_MODELED:
        return [view.tell("situation.not-modeled", cards=tuple(unmodeled(tried)))]
    if view.refused is not None and tried.play is not None and tried.status == REFUSED:
        if view.falls_before:
            return [view.tell("situation.lost", cards=view.falls_before)]
        scenario, refusal = tried.play.scenario, view.refused.refusal
        deed = sanitize(write_step(scenario.steps[view.refused.step - 1], view.lang, scenario), 200)
        told = view.tell("situation.refused", deed=deed, why=view.write(refusal.why).rstrip("."))
        return [f"{told} {in_brackets(refusal.cite, scenario.game)}".rstrip()]
    only = tried.outcomes[0]
    if tried.status == NEEDS:
        assert only.result.needs is not None
        return [view.tell("situation.needs", fact=view.write(only.result.needs))]
    changed = write_changes(only.changes, view.lang, view.owners)
    refusals = write_refusals(only.result, view.lang, view.owners)
    return [*filter(None, [view.replay.lost]), changed, *refusals, *_write_not_asked(view)]


def _write_not_asked(view: SituationView) -> list[str]:
    """Say which choices were told that nobody makes."""
    return [view.tell("situation.does-not", what=what) for what in view.write_all(view.tried.not_asked)]


def _list_outcomes(outcomes: Sequence[Outcome], view: SituationView) -> Iterator[Text]:
    """List several outcomes, each with the choices that decide."""
    sizes = (  # among how many cases chance has chosen each time
        [sum(option.weight for option in one.ask.options) for one in outcome.line if one.ask.who == CHANCE]
        for outcome in outcomes
    )
    cases = lcm(*map(prod, sizes)) if view.is_counted else 0
    for outcome in outcomes[:_SHOWN]:
        choices = _write_choices(outcome.line, view)
        what = [write_changes(outcome.changes, view.lang, view.owners)]
        if outcome.result.needs is not None:
            what.append(view.tell("replay.needs", fact=view.write(outcome.result.needs)))
        head = view.tell("situation.chosen", choices=choices) if choices else "-"
        if outcome.part is not None and cases:
            others = [decision for decision in outcome.line if decision.ask.who != CHANCE]
            counted = {"n": int(outcome.part * cases), "cases": cases}
            head = view.tell("situation.cases", **counted)
            if others:
                head = view.tell("situation.cases-and", choices=_write_choices(others, view), **counted)
        yield Text(" ".join(what), strong=head, hanging=2)
    if len(outcomes) > _SHOWN:
        yield Text(view.tell("situation.more", n=len(outcomes) - _SHOWN))
    if view.tried.play is not None and not view.tried.play.complete:
        yield Text(view.tell("situation.incomplete"))


def _write_choices(line: Sequence[Decision], view: SituationView) -> str:
    """Say what is chosen, one after the other."""
    told = []
    for decision in line:
        option = sanitize(view.write(decision.option.words), LONGEST_OPTION)
        if decision.ask.order:
            told.append(view.tell("situation.order", option=option))
        else:
            question = sanitize(view.write(decision.ask.question), LONGEST_OPTION)
            told.append(view.tell("situation.choice", question=question, option=option))
    return view.tell("replay.and").join(told)


def _lay_out_alternatives(view: SituationView) -> Iterator[Text]:
    """Lay out what comes about where something is not as it is assumed."""
    for other in view.tried.alternatives:
        head = view.write(other.condition)
        if len(other.outcomes) == 1:
            what = write_changes(other.outcomes[0].changes, view.lang, view.owners)
            yield Text(view.tell("situation.otherwise", said=head, what=what), hanging=2)
        else:
            yield Text(view.tell("situation.otherwise-several", said=head))
            yield from _list_outcomes(other.outcomes, view)


# what was assumed, and how it was read


def lay_out_assumptions(view: SituationView) -> Section:
    """Lay out the board in words, what of it is assumed, and how it was read."""
    description = view.write_all(view.tried.description)
    texts = []
    for key, told in (
        ("situation.board", [*description, view.tell("situation.nothing-else")] if description else []),
        ("situation.assumed", view.write_all(view.tried.assumed)),
    ):
        if told:
            texts.append(Text(f"{view.tell('replay.and').join(told)}.", strong=view.tell(key), hanging=2))
    return section(*texts, *_lay_out_words(view))


def _lay_out_words(view: SituationView) -> Iterator[Text]:
    """Lay out which names were misspelt, and which words were not read."""
    names = [
        view.tell("situation.read-name", title=title, written=sanitize(written))
        for written, title in view.situation.read_as
    ]
    unread = (quote_words(word, view.lang) for word in view.situation.unread)
    for key, words in (("situation.read-as", ", ".join(names)), ("situation.unread", ", ".join(unread))):
        if words:
            yield Text(f"{words}.", strong=view.tell(key), hanging=2)


def _lay_out_unread(view: SituationView) -> Iterator[Text]:
    """Lay out what could not be read, and what could."""
    situation, facts = view.situation, all_facts(view.situation.game)
    words = tuple(quote_words(word, view.lang) for word in situation.blocking)
    is_part_read = words and (situation.cards or situation.steps)
    if is_part_read or not view.tried.mistakes:
        key = "situation.in-the-way" if is_part_read else "situation.no-situation"
        yield Text(view.tell(key, words=words), role="title")
    for mistake in view.write_all(view.tried.mistakes):
        yield Text(view.tell("situation.cannot-be", why=mistake), role="title")
    cards = tuple(
        thing.label if thing.nameless else pick_name(facts[thing.card], view.lang)
        for thing in situation.cards
    )
    if cards:
        yield Text(view.tell("situation.would-be", cards=cards))
    yield from _lay_out_words(view)


def _lay_out_rules(view: SituationView) -> Iterator[Section]:
    """Lay out the rules that a sentence may hang on which was not read, each with where it is printed."""
    from kfjudge.render.entry_page import head_with

    typeset, heading = load_language(view.lang).typeset, view.tell("situation.rules")
    for entry, grounds in groupby(view.rules, lambda ground: ground.entry):
        first, *others = (typeset(ground.text.replace("\n", " ")) for ground in grounds)
        cited = tell("entry.cited", view.lang, place=typeset(entry.cite), id=id_to_type(entry.id))
        texts = (Text(first, strong=head_with(typeset(entry.title), view.lang)), *map(Text, others))
        yield section(*texts, Text(cited, role="aside"), heading=heading)
        heading = ""


# data


def situation_data(view: SituationView) -> SituationData:
    """Return a situation and what came of it, as programs read it."""
    tried, situation, refused = view.tried, view.situation, view.refused
    scenario = as_script(tried)
    return SituationData(
        situation=situation.text,
        game=situation.game,
        edition=tried.edition,
        status=tried.status,
        read=ReadData(
            cards=tuple(thing.card for thing in situation.cards),
            read_as=tuple(ReadAsData(written, title) for written, title in situation.read_as),
            unread=tuple(situation.unread),
            in_the_way=tuple(situation.blocking),
        ),
        board=tuple(view.write_all(tried.description)),
        assumed=tuple(view.write_all(tried.assumed)),
        not_asked=tuple(view.write_all(tried.not_asked)),
        scenario=write_scenario(scenario, view.lang) if scenario is not None else None,
        outcomes=tuple(_outcome_data(outcome, view) for outcome in tried.outcomes),
        otherwise=tuple(
            OtherwiseData(
                view.write(other.condition), tuple(_outcome_data(outcome, view) for outcome in other.outcomes)
            )
            for other in tried.alternatives
        ),
        refused=None
        if refused is None
        else RefusedData(
            step=refused.step,
            why=view.write(refused.refusal.why),
            cite=tuple(full_id(source, situation.game) for source in refused.refusal.cite),
        ),
        mistakes=tuple(view.write_all(tried.mistakes)),
        not_modeled=tuple(facts.id for facts in unmodeled(tried)),  # type: ignore[attr-defined]
        rules=tuple(
            RuleData(entry.id, entry.title, "\n\n".join(ground.text for ground in grounds), entry.cite)
            for entry, grounds in groupby(view.rules, lambda ground: ground.entry)
        ),
    )


def _outcome_data(outcome: Outcome, view: SituationView) -> SituationOutcomeData:
    end, needs = outcome.result.end, outcome.result.needs
    return SituationOutcomeData(
        text=write_changes(outcome.changes, view.lang, view.owners),
        choices=tuple(decision.option.id for decision in outcome.line),
        told=_write_choices(outcome.line, view),
        lines=outcome.lines,
        needs=view.write(needs) if needs is not None else None,
        steps=tuple(
            step_data(step, view.lang, view.owners) for step in (end.trace if end is not None else ())
        ),
    )
