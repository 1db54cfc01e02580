"""The outcomes of an exploration on a screen and as data: how many lines lead to each, what is true of it and
not of the others, a shortest line in words, and in how many lines each expectation holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kfjudge import games
from kfjudge.core.tame import tame
from kfjudge.games import engine
from kfjudge.screen.outcome import differences
from kfjudge.screen.page import Line, joined, wrapped
from kfjudge.screen.replays import readings
from kfjudge.screen.replays.endings import SHOWN, Ending, Explored
from kfjudge.screen.replays.naming import owners_of
from kfjudge.screen.replays.replay import expected, heading
from kfjudge.screen.trace import OwnerNames, said
from kfjudge.words.catalogue import tell

LISTED = 300  # as data; nobody reads more, and each is a whole board


# on a screen


def page(found: Explored, lang: str, width: int) -> list[Line]:
    """The outcomes on a screen, those that most lines lead to first."""
    owners = owners_of(found.result.scenario)
    blocks = [heading(found.result.scenario, (found.result.edition,), lang, width)]
    if found.first.pending is None:
        return joined([*blocks, wrapped(tell("explore.over", lang), width)])
    notice = [] if found.complete else _incomplete(found.tries, lang, width)
    blocks += [_counted(found, owners, lang, width), notice]
    told = _told_apart(found, lang, owners)
    if len(found.endings) == 1:
        blocks.append(wrapped(tell("explore.one-end", lang), width))
    for ending, sentences in list(zip(found.endings, told, strict=False))[:SHOWN]:
        blocks.append(_outcome(found, ending, sentences, lang, width))
    if len(found.endings) > SHOWN:
        listed = min(len(found.endings), LISTED)
        more = tell("explore.more", lang, n=len(found.endings) - SHOWN, listed=listed)
        blocks.append(wrapped(more, width))
    rests = readings.of_exploration(found, lang)
    told_open = readings.lines(rests, owners.game, lang, width, explored=True)
    blocks += [_held(found, lang, width), notice, told_open]
    return joined([*blocks, wrapped(tell("replay.no-ruling", lang), width, role="aside")])


def _incomplete(tries: int, lang: str, width: int) -> list[Line]:
    """The notice that nobody may miss: it stands above the outcomes and below them."""
    return wrapped(tell("explore.incomplete", lang, runs=tries), width, role="title")


def _indented(text: str, width: int, *, role: str = "", hanging: str = "") -> list[Line]:
    return [Line(f"  {line.text}", role) for line in wrapped(text, width - 2, hanging=hanging)]


def _counted(found: Explored, owners: OwnerNames, lang: str, width: int) -> list[Line]:
    told = tell(f"explore.counted-{found.sort}", lang, lines=found.lines, outcomes=len(found.endings))
    assert found.first.pending is not None
    if found.beyond:
        reach = tell("explore.until-script", lang)
    elif found.sort == "answers":
        asked = tame(said(found.first.pending.question, lang, owners))
        reach = tell("explore.until-answer", lang, question=asked)
    else:
        marked = found.result.open is not None
        reach = tell(f"explore.until-{'end' if marked or not found.first.pending.turn else 'turn'}", lang)
    return wrapped(f"{told}, {reach}", width)


def _outcome(found: Explored, ending: Ending, sentences: list[str], lang: str, width: int) -> list[Line]:
    owners = owners_of(found.result.scenario)
    lines = wrapped(_how_many(found, ending, lang), width, role="title") if len(found.endings) > 1 else []
    for sentence in _with_stop(ending, sentences, owners, lang):
        lines += _indented(f"- {sentence}", width, hanging="  ")
    line = tell("replay.and", lang).join(line_in_words(ending, lang, owners))
    key = "explore.line-answer" if found.sort == "answers" else "explore.line"
    told_line = tell(key, lang, line=line or tell("explore.nothing", lang))
    return [*lines, *_indented(told_line, width, role="aside")]


def _how_many(found: Explored, ending: Ending, lang: str) -> str:
    """How many lines lead there, or how likely it is."""
    if found.cases is not None:
        return tell("explore.in-cases", lang, n=int(ending.chance * found.cases), of=found.cases)
    return tell(f"explore.in-{found.sort}", lang, n=ending.lines, of=found.lines)


def line_in_words(ending: Ending, lang: str, owners: OwnerNames) -> list[str]:
    """What is decided, one after the other."""
    told = []
    for ask, option in ending.decided():
        answer = tame(said(option, lang, owners))
        if ask.order:
            answer = tell("explore.first", lang, option=answer)
        elif not ask.turn:
            question = tame(said(ask.question, lang, owners))
            answer = tell("explore.answered", lang, question=question, option=answer)
        told.append(answer)
    return told


def _told_apart(found: Explored, lang: str, owners: OwnerNames) -> list[list[str]]:
    boards = [
        engine(owners.game).write(ending.board, found.result.edition) for ending in found.endings[:LISTED]
    ]
    return differences(boards, lang, owners)


def _with_stop(ending: Ending, sentences: list[str], owners: OwnerNames, lang: str) -> list[str]:
    """Why a line ends before its end, in front of what is true there."""
    if ending.stopped is None:
        return sentences
    told = tame(said(ending.stopped.why, lang, owners), 400)
    if ending.stopped.asks:
        told = tell("replay.needs", lang, fact=told)
    return [told.rstrip(), *sentences]


def _held(found: Explored, lang: str, width: int) -> list[Line]:
    """In how many lines each expectation holds."""
    if not found.held:
        return []
    lines = [Line(tell("replay.expected", lang), "title")]
    for checked, count in zip(found.expectations, found.held, strict=True):
        text = expected(checked, found.result.scenario, lang)
        lines += wrapped(text, width, strong=_how_often(count, lang), hanging="   ")
    return lines


def _how_often(count: Counter[bool | None], lang: str) -> str:
    of, holds, unreached = count.total(), count[True], count[None]
    if unreached == of:
        return tell("replay.not-reached", lang)
    key = "none" if not holds else "all" if holds == of > 1 else "some"
    told = tell(f"explore.holds-{key}", lang, n=holds, of=of)
    return f"{told} {tell('explore.unreached', lang, n=unreached)}" if unreached else told


# data


def data(found: Explored, lang: str) -> dict[str, Any]:
    """The outcomes as programs read them."""
    owners = owners_of(found.result.scenario)
    cases = {} if found.cases is None else {"cases": found.cases}
    return {
        "scenario": found.result.scenario.name or found.result.scenario.path,
        "edition": found.result.edition,
        **({"readings": dict(found.result.scenario.readings)} if found.result.scenario.readings else {}),
        "lines": found.lines,
        "runs": found.tries,
        "complete": found.complete,
        **cases,
        "more": max(0, len(found.endings) - LISTED),
        "outcomes": [
            {
                "lines": ending.lines,
                **({"weight": int(ending.chance * found.cases)} if found.cases is not None else {}),
                "line": list(ending.line),
                "text": line_in_words(ending, lang, owners),
                "differences": _with_stop(ending, sentences, owners, lang),
                "state": games.written(owners.game, ending.board, found.result.edition),
            }
            for ending, sentences in zip(found.endings, _told_apart(found, lang, owners), strict=False)
        ],
        "expectations": [
            {
                "text": expected(checked, found.result.scenario, lang),
                "holds": count[True],
                "differs": count[False],
                "not_reached": count[None],
            }
            for checked, count in zip(found.expectations, found.held, strict=True)
        ],
        **readings.data(readings.of_exploration(found, lang), owners.game, lang, explored=True),
    }
