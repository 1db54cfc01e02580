"""A situation that was played: what comes of it, then what was assumed and how it was read, on what else
it hangs, the steps; on a screen and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.core.ids import full_id
from kfjudge.core.text import sanitize
from kfjudge.notation.names import all_facts
from kfjudge.notation.writer import write_scenario, write_step
from kfjudge.render.changes import not_done, what_changes
from kfjudge.render.entry_names import quote_words
from kfjudge.render.replays.naming import owners_of
from kfjudge.render.replays.replay import drawn, open_points, step_data, steps
from kfjudge.render.replays.stopping import lost, lost_cards
from kfjudge.render.replays.verdict import opening
from kfjudge.render.steps import cited
from kfjudge.render.trace import OwnerNames, said
from kfjudge.render.writers.text import Line, joined, wrapped
from kfjudge.situation.playing import NEEDS, NOT_MODELED, NOT_READ, PLAYED, REFUSED, as_script, unmodeled
from kfjudge.words.catalogue import pick_name, tell

if TYPE_CHECKING:
    from kfjudge.core.ask import Decision
    from kfjudge.render.state import NamedCard
    from kfjudge.situation.playing import Outcome, TriedSituation

SHOWN = 6
_LONGEST = 200  # letters of a situation that is shown again


def page(tried: TriedSituation, lang: str, width: int, *, full: bool = False) -> list[Line]:
    """What a judge reads: what comes of it, and only then why."""
    if tried.status == NOT_READ:
        return not_read(tried, lang, width)
    blocks = [
        [*verdict(tried, lang, width), *_why(tried, lang, width)],
        otherwise(tried, lang, width),
        beside(tried, lang, width),
        _played(tried, lang, width, full=full),
    ]
    return joined([*blocks, wrapped(tell("replay.no-ruling", lang), width, role="aside")])


def in_short(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """The same without its steps, for a page that shows it beside other things, and how to see them."""
    if tried.status == NOT_READ:
        return not_read(tried, lang, width)
    text = sanitize(" ".join(tried.situation.text.split()), _LONGEST)
    told = tell("situation.by-engine", lang, situation=text)
    return joined(
        [
            [*verdict(tried, lang, width), *otherwise(tried, lang, width)],
            [*beside(tried, lang, width), *wrapped(told, width, role="aside")],
        ]
    )


def owners(tried: TriedSituation) -> OwnerNames:
    return OwnerNames(tried.situation.game)


# what comes of it


def verdict(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """What comes of it, or why nothing does."""
    if len(tried.outcomes) > 1 and tried.status not in (NEEDS, NOT_MODELED, REFUSED):
        lines = wrapped(tell("situation.hangs", lang), width, role="title")
        lines += _listed(tried, tried.outcomes, lang, width)
        return [*lines, *(line for text in not_asked(tried, lang) for line in wrapped(text, width))]
    return [line for text in sentences(tried, lang) for line in wrapped(text, width, role="title")]


def sentences(tried: TriedSituation, lang: str) -> list[str]:
    """The same where there is one outcome, without the choices that led to it."""
    assert tried.play is not None
    if tried.status == NOT_MODELED:
        cards = tuple(unmodeled(tried))
        return [tell("situation.not-modeled", lang, cards=cards)]
    if tried.status == REFUSED:
        return _refused(tried, lang)
    if tried.status == NEEDS:
        fact = next(outcome.result.needs for outcome in tried.outcomes)
        assert fact is not None
        return [tell("situation.needs", lang, fact=said(fact, lang, owners(tried)))]
    only = tried.outcomes[0]
    lost_before = lost(only.result, lang)
    names = owners(tried)
    told = [what_changes(only.changes, lang, names), *not_done(only.result, lang, names)]
    return [*([lost_before] if lost_before else []), *told, *not_asked(tried, lang)]


def _why(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """The steps that decide, where there is one way to play it."""
    if tried.status != PLAYED or len(tried.outcomes) > 1:
        return []
    return wrapped(opening(tried.outcomes[0].result, lang).why, width)


def not_asked(tried: TriedSituation, lang: str) -> list[str]:
    """The choices that were told and that nobody makes."""
    names = owners(tried)
    return [tell("situation.does-not", lang, what=said(one, lang, names)) for one in tried.not_asked]


def _refused(tried: TriedSituation, lang: str) -> list[str]:
    assert tried.play is not None
    assert tried.play.refused is not None
    refused = tried.play.refused
    why = said(refused.refusal.why, lang, owners(tried))
    deed = sanitize(write_step(tried.play.scenario.steps[refused.step - 1], lang, tried.play.scenario), 200)
    told = f"{tell('situation.refused', lang, deed=deed, why=why)} {cited(refused.refusal.cite)}".rstrip()
    before = falls_before(tried)
    return [tell("situation.lost", lang, cards=before)] if before else [told]


def falls_before(tried: TriedSituation) -> tuple[NamedCard, ...]:
    """The cards that are destroyed on the board as it was told, before anything is done."""
    result = tried.play.result if tried.play is not None else None
    return lost_cards(result) if result is not None else ()


def _listed(tried: TriedSituation, outcomes: Sequence[Outcome], lang: str, width: int) -> list[Line]:
    """Several outcomes, each with the choices that decide."""
    names = owners(tried)
    lines: list[Line] = []
    for outcome in outcomes[:SHOWN]:
        line = choices(outcome.line, lang, names)
        what = " ".join([what_changes(outcome.changes, lang, names), *_stop(outcome, lang, names)])
        head = tell("situation.chosen", lang, choices=line) if line else "-"
        lines += wrapped(what, width, strong=head, hanging="  ")
    if len(outcomes) > SHOWN:
        lines += wrapped(tell("situation.more", lang, n=len(outcomes) - SHOWN), width)
    if tried.play is not None and not tried.play.complete:
        lines += wrapped(tell("situation.incomplete", lang), width)
    return lines


def _stop(outcome: Outcome, lang: str, names: OwnerNames) -> list[str]:
    if outcome.result.needs is None:
        return []
    return [tell("replay.needs", lang, fact=said(outcome.result.needs, lang, names))]


def choices(line: Sequence[Decision], lang: str, names: OwnerNames) -> str:
    """What is chosen, one after the other."""
    told = []
    for decision in line:
        option = sanitize(said(decision.option.words, lang, names))
        if decision.ask.order:
            told.append(tell("situation.order", lang, option=option))
        else:
            question = sanitize(said(decision.ask.question, lang, names))
            told.append(tell("situation.choice", lang, question=question, option=option))
    return tell("replay.and", lang).join(told)


# on what else it hangs


def otherwise(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """What comes about where something is not as it is assumed."""
    names = owners(tried)
    lines: list[Line] = []
    for other in tried.alternatives:
        head = said(other.condition, lang, names)
        if len(other.outcomes) == 1:
            what = what_changes(other.outcomes[0].changes, lang, names)
            lines += wrapped(tell("situation.otherwise", lang, said=head, what=what), width, hanging="  ")
        else:
            lines += wrapped(tell("situation.otherwise-several", lang, said=head), width)
            lines += _listed(tried, other.outcomes, lang, width)
    return lines


# what was assumed, and how it was read


def beside(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """The board in words, what of it is assumed, and how it was read."""
    lying = [said(one, lang, owners(tried)) for one in tried.description]
    assumed = [said(one, lang, owners(tried)) for one in tried.assumed]
    lines = []
    for key, told in (
        ("situation.board", [*lying, tell("situation.nothing-else", lang)] if lying else []),
        ("situation.assumed", assumed),
    ):
        if told:
            text = f"{tell('replay.and', lang).join(told)}."
            lines += wrapped(text, width, strong=tell(key, lang), hanging="  ")
    return [*lines, *how_read(tried, lang, width)]


def how_read(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """Names that were misspelt, and words that were not read."""
    lines = []
    names = [
        tell("situation.read-name", lang, title=title, written=sanitize(written))
        for written, title in tried.situation.read_as
    ]
    if names:
        lines += wrapped(f"{', '.join(names)}.", width, strong=tell("situation.read-as", lang), hanging="  ")
    if tried.situation.unread:
        words = ", ".join(quote_words(word, lang) for word in tried.situation.unread)
        lines += wrapped(f"{words}.", width, strong=tell("situation.unread", lang), hanging="  ")
    return lines


def not_read(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """What could not be read, and what could."""
    told = tried.situation
    words = tuple(quote_words(word, lang) for word in told.blocking)
    key = "situation.in-the-way" if words and (told.cards or told.steps) else "situation.no-situation"
    lines = wrapped(tell(key, lang, words=words), width, role="title")
    facts = all_facts(told.game)
    cards = tuple(pick_name(facts[thing.card], lang) for thing in told.cards)
    if cards:
        lines += wrapped(tell("situation.would-be", lang, cards=cards), width)
    return [*lines, *how_read(tried, lang, width)]


# the steps


def _played(tried: TriedSituation, lang: str, width: int, *, full: bool) -> list[Line]:
    """What happens, step by step, where there is one way to play it; the board, if all is wanted."""
    assert tried.play is not None
    result = tried.outcomes[0].result if tried.outcomes else tried.play.result
    if result.end is None:
        return []
    names = owners_of(result.scenario)
    blocks = [
        drawn("replay.before", result.laid, tried.edition, lang, width, names) if full else [],
        [*_which(tried, lang, width), *steps(result, lang, width)],
        legal(tried, lang, width),
        drawn("replay.after", result.end.board, tried.edition, lang, width, names) if full else [],
        _open_points(tried, lang, width),
    ]
    return joined(blocks)


def _open_points(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """What the books leave open, of a play that came to its end."""
    if not tried.outcomes:
        return []
    told = open_points(tried.outcomes[0].result, lang)
    return [line for text in told for line in wrapped(text, width, hanging="  ")]


def _which(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """That of several outcomes the steps of the first follow."""
    return wrapped(tell("situation.first-shown", lang), width) if len(tried.outcomes) > 1 else []


def legal(tried: TriedSituation, lang: str, width: int) -> list[Line]:
    """What would be legal instead of what is refused."""
    refused = tried.play.refused if tried.play is not None else None
    if refused is None or not refused.legal or falls_before(tried):
        return []
    options = ", ".join(
        one if isinstance(one, str) else sanitize(said(one, lang, owners(tried)))  # type: ignore[arg-type]
        for one in refused.legal
    )
    return wrapped(tell("situation.legal", lang, legal=options), width, hanging="  ")


# data


def data(tried: TriedSituation, lang: str) -> dict[str, Any]:
    """A situation and what came of it, as programs read it."""
    names = owners(tried)
    scenario = as_script(tried)
    refused = tried.play.refused if tried.play is not None else None
    return {
        "situation": tried.situation.text,
        "game": tried.situation.game,
        "edition": tried.edition,
        "status": tried.status,
        "read": {
            "cards": [thing.card for thing in tried.situation.cards],
            "read_as": [{"written": written, "title": title} for written, title in tried.situation.read_as],
            "unread": list(tried.situation.unread),
            "in_the_way": list(tried.situation.blocking),
        },
        "board": [said(one, lang, names) for one in tried.description],
        "assumed": [said(one, lang, names) for one in tried.assumed],
        "not_asked": [said(one, lang, names) for one in tried.not_asked],
        "scenario": write_scenario(scenario, lang) if scenario is not None else None,
        "outcomes": [_outcome(outcome, lang, names) for outcome in tried.outcomes],
        "otherwise": [
            {
                "if": said(other.condition, lang, names),
                "outcomes": [_outcome(outcome, lang, names) for outcome in other.outcomes],
            }
            for other in tried.alternatives
        ],
        "refused": None
        if refused is None
        else {
            "step": refused.step,
            "why": said(refused.refusal.why, lang, names),
            "cite": [full_id(source, names.game) for source in refused.refusal.cite],
        },
        "not_modeled": [facts.id for facts in unmodeled(tried)],  # type: ignore[attr-defined]
    }


def _outcome(outcome: Outcome, lang: str, names: OwnerNames) -> dict[str, Any]:
    end = outcome.result.end
    return {
        "text": what_changes(outcome.changes, lang, names),
        "choices": [decision.option.id for decision in outcome.line],
        "told": choices(outcome.line, lang, names),
        "lines": outcome.lines,
        "needs": said(outcome.result.needs, lang, names) if outcome.result.needs is not None else None,
        "steps": [step_data(step, lang, names) for step in (end.trace if end is not None else ())],
    }
