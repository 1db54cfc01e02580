"""Boards compared in a judge's words: what is true of one of them and not of the others."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.games import get_game
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.render.state import State
    from kfjudge.render.trace import OwnerNames

Facts = dict[tuple[str, str], str]  # what it is about (a card, or what an owner has), and what is true of it


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
    """What is true of one card."""
    return {("card", uid): tell("outcome.card", lang, card=name, what=", ".join(what))}


def differences(states: Sequence[State], lang: str, owners: OwnerNames) -> list[list[str]]:
    """For each board, what is true of it and not of all the others, as sentences."""
    found = [get_game(owners.game).drawing.describe_board(state, lang, owners) for state in states]
    faces = _of_all([one.faces for one in found])
    told = _apart([one.facts | lies for one, lies in zip(found, faces, strict=True)])
    alike: dict[Hashable, list[int]] = {}
    for at, facts in enumerate(told):
        alike.setdefault(tuple(facts.items()), []).append(at)
    for same in alike.values():
        for at, orders in zip(same, _apart([found[at].orders | found[at].faces for at in same]), strict=True):
            told[at] |= orders
    return [_sentences(facts, one.owners, lang) for facts, one in zip(told, found, strict=True)]


def _apart(facts: Sequence[Facts]) -> list[Facts]:
    """Of each, what is not true of all."""
    subjects = dict.fromkeys(subject for one in facts for subject in one)
    telling = [subject for subject in subjects if len({one.get(subject) for one in facts}) > 1]
    return [{subject: one[subject] for subject in telling if subject in one} for one in facts]


def _of_all(facts: Sequence[Facts]) -> list[Facts]:
    """Of each, what all have something to say about."""
    return [{about: one[about] for about in one if all(about in other for other in facts)} for one in facts]


def _sentences(facts: Facts, owners: Mapping[str, str], lang: str) -> list[str]:
    """The facts, those of one owner in one sentence."""
    of_owners: dict[str, list[str]] = {}
    others = []
    for (about, _), said in facts.items():
        if about in owners:
            of_owners.setdefault(about, []).append(said)
        else:
            others.append(said)
    mine = [
        tell("outcome.has", lang, player=owners[name], what=", ".join(said))
        for name, said in of_owners.items()
    ]
    return [*mine, *others]
