"""How boards differ, in a judge's words: what has changed from one board to a later one, and what is true of
one of several boards and not of the others."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.core.events import Refused, TraceStep
from kfjudge.core.text import message, sanitize, with_subject
from kfjudge.games import get_game
from kfjudge.render.trace import name_owner, write_event, write_message
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.render.state import State
    from kfjudge.render.trace import OwnerNames
    from kfjudge.replay.result import Result
    from kfjudge.situation.game import Change

Facts = dict[tuple[str, str], str]  # what it is about (a card, or what an owner has), and what is true of it

_MOST_REFUSED = 2


# what has changed


def write_changes(changes: Sequence[Change], lang: str, owners: OwnerNames) -> str:
    """Say in a sentence what is otherwise at the end."""
    clauses = change_clauses(changes, lang, owners)
    if not clauses:
        return tell("situation.nothing-changes", lang)
    return f"{tell('replay.and', lang).join(clauses)}."


def change_clauses(changes: Iterable[Change], lang: str, owners: OwnerNames) -> list[str]:
    """Say what is otherwise at the end, one clause for each card and each player."""
    by_subject: dict[str, tuple[str, list[str]]] = {}
    for change in changes:
        if isinstance(change.named, str):
            who = name_owner(change.named, lang, owners)
        else:
            who = write_message(message("board.as-it-is", what=change.named), lang, owners)
        what = write_message(with_subject(change.named, change.said), lang, owners)
        by_subject.setdefault(change.subject, (sanitize(who), []))[1].append(what)
    return [tell("situation.of", lang, who=who, what=tuple(what)) for who, what in by_subject.values()]


def write_refusals(result: Result, lang: str, owners: OwnerNames) -> list[str]:
    """Say what the rules did not let happen, unless that is much."""
    refused = dict.fromkeys(
        sanitize(write_event(step, lang, owners), 200).rstrip(".") for step in refused_steps(result)
    )
    if len(refused) > _MOST_REFUSED:
        return []
    return [tell("situation.does-not", lang, what=one) for one in refused]


def refused_steps(result: Result) -> list[TraceStep]:
    """Return the steps that tell of something that the rules did not let happen. What the steps of a turn do
    without is no news where there is any, or where the turn has passed on."""
    from kfjudge.replay.options import action_table

    end = result.end
    if end is None:
        return []
    steps = [step for step in end.trace if isinstance(step.happened, Refused)]
    news = [step for step in steps if step.cards or step.depth]
    ends = action_table(result.scenario.game).ends
    passed = any(decision.option.kind in ends for decision in end.decisions)
    return news if news or passed else steps


# boards told apart


class Described(Struct, frozen=True):
    """What is true of a board, and what its `owners` are called. On which face a card lies is told of boards
    that all have it there, in which order cards lie only where nothing else differs."""

    facts: Facts
    faces: Facts
    orders: Facts
    owners: Mapping[str, str]


class Outline(Struct, frozen=True):
    """What of a board tells one outcome from another, in no language: what is true of the turn and of the
    owners, of each card what it is called (its id, its label) and what is true of it, and in which order
    cards lie."""

    whole: Hashable
    cards: Mapping[str, tuple[tuple[str, str], Hashable]]
    orders: tuple[tuple[str, ...], ...]


def card_fact(uid: str, name: str, what: Sequence[str], lang: str) -> Facts:
    """Say what is true of one card."""
    return {("card", uid): tell("outcome.card", lang, card=name, what=", ".join(what))}


def differences(states: Sequence[State], lang: str, owners: OwnerNames) -> list[list[str]]:
    """Say of each board what is true of it and not of all the others, in sentences."""
    described = [get_game(owners.game).drawing.describe_board(state, lang, owners) for state in states]
    everywhere = set.intersection(*(set(one.faces) for one in described)) if described else set()
    faces = [{about: text for about, text in one.faces.items() if about in everywhere} for one in described]
    apart = _keep_differing([one.facts | lies for one, lies in zip(described, faces, strict=True)])
    alike: dict[Hashable, list[int]] = {}
    for at, facts in enumerate(apart):
        alike.setdefault(tuple(facts.items()), []).append(at)
    for same in alike.values():
        orders = _keep_differing([described[at].orders | described[at].faces for at in same])
        for at, facts in zip(same, orders, strict=True):
            apart[at] |= facts
    told = []
    for facts, one in zip(apart, described, strict=True):
        of_owners: dict[str, list[str]] = {}
        for (about, _), text in facts.items():
            if about in one.owners:
                of_owners.setdefault(about, []).append(text)
        mine = [
            tell("outcome.has", lang, player=one.owners[owner], what=", ".join(texts))
            for owner, texts in of_owners.items()
        ]
        told.append([*mine, *(text for (about, _), text in facts.items() if about not in one.owners)])
    return told


def _keep_differing(facts: Sequence[Facts]) -> list[Facts]:
    """Keep of the facts of each board those that are not the same on all."""
    subjects = dict.fromkeys(subject for one in facts for subject in one)
    telling = [subject for subject in subjects if len({one.get(subject) for one in facts}) > 1]
    return [{subject: one[subject] for subject in telling if subject in one} for one in facts]
