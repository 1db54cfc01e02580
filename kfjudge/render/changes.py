"""What is otherwise at the end of a play, and what the rules did not let happen, as a judge would say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.core.events import Refused, TraceStep
from kfjudge.core.message import message, with_subject
from kfjudge.core.text import sanitize
from kfjudge.render.trace import OwnerNames, owner_name, said, step_text
from kfjudge.replay.options import action_table
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.replay.result import Result
    from kfjudge.situation.game import Change

_MOST_REFUSED = 2


def what_changes(changes: Sequence[Change], lang: str, names: OwnerNames) -> str:
    """What is otherwise at the end, in a sentence."""
    told = clauses(changes, lang, names)
    return f"{tell('replay.and', lang).join(told)}." if told else tell("situation.nothing-changes", lang)


def clauses(changes: Sequence[Change], lang: str, names: OwnerNames) -> list[str]:
    """What is otherwise at the end, one clause for each card and each player."""
    by_subject: dict[str, tuple[str, list[str]]] = {}
    for change in changes:
        who = sanitize(_called(change.named, lang, names))
        by_subject.setdefault(change.subject, (who, []))[1].append(
            said(with_subject(change.named, change.said), lang, names)
        )
    return [tell("situation.of", lang, who=who, what=tuple(what)) for who, what in by_subject.values()]


def _called(named: Any, lang: str, names: OwnerNames) -> str:
    if isinstance(named, str):
        return owner_name(named, lang, names)
    return said(message("board.as-it-is", what=named), lang, names)


def not_done(result: Result, lang: str, names: OwnerNames) -> list[str]:
    """What the rules did not let happen, unless that is much."""
    told = dict.fromkeys(sanitize(step_text(step, lang, names), 200).rstrip(".") for step in refused(result))
    if not told or len(told) > _MOST_REFUSED:
        return []
    return [tell("situation.does-not", lang, what=one) for one in told]


def refused(result: Result) -> list[TraceStep]:
    """The steps that tell of something that the rules did not let happen. What the steps of a turn do without
    is no news where there is any, or where the turn has passed on."""
    end = result.end
    if end is None:
        return []
    steps = [step for step in end.trace if isinstance(step.happened, Refused)]
    news = [step for step in steps if step.cards or step.depth]
    ends = action_table(result.scenario.game).ends
    passed = any(decision.option.kind in ends for decision in end.decisions)
    return news if news or passed else steps
