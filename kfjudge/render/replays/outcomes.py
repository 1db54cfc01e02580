"""The outcomes of an exploration as a judge asks after them. Boards that differ only in which of two equal
cards it was, or in the order of cards, are one outcome; what comes of each is told as what has changed, what
all share apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from kfjudge.core.message import message, with_subject
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.render.boards import tell_apart
from kfjudge.render.trace import (
    card_title,
    comparable,
    name_owner,
    write_clause,
    write_message,
    write_times,
)

if TYPE_CHECKING:
    from fractions import Fraction

    from kfjudge.render.boards import Outline
    from kfjudge.render.replays.exploration import Ending, Explored
    from kfjudge.render.trace import OwnerNames

_CARD = "card"
_LONGEST = 200  # letters of what is said of one card


class Group(Struct):
    """Boards that are one outcome to a judge. `told` says what has changed on them and not on those of all
    other groups, `unsure` which cards it may have been another copy of."""

    endings: list[Ending]
    unsure: frozenset[str] = frozenset()
    told: list[str] = field(default_factory=list)

    @property
    def lines(self) -> int:
        return sum(ending.lines for ending in self.endings)

    @property
    def chance(self) -> Fraction | int:
        return sum(ending.chance for ending in self.endings)

    @property
    def shortest(self) -> Ending:
        return min(self.endings, key=lambda ending: (len(ending.line), ending.line))

    def find_clauses(self, found: Explored, lang: str, owners: OwnerNames) -> list[_Clause]:
        """Find what is otherwise than before: than on the board of the file, or where its script has come to
        its end, than there."""
        run = self.shortest.run()
        before, trace = (found.result.laid, run.trace) if found.result.open else (
            found.first.board, run.trace[len(found.first.trace) :])  # fmt: skip
        clauses = []
        for change in get_game(owners.game).situations.find_changes(before, self.shortest.board, trace):
            named, facts = change.named, getattr(change.named, "facts", None)
            what = sanitize(write_message(with_subject(named, change.said), lang, owners), _LONGEST)
            if isinstance(named, str):
                own = common = name_owner(named, lang, owners)
            elif facts is None:
                own = common = sanitize(write_message(message("board.as-it-is", what=named), lang, owners))
            else:
                own = sanitize(write_message(message("board.as-it-is", what=named), lang, owners))
                common = sanitize(card_title(facts, lang))
                own = common if named.uid in self.unsure else own
            subject = change.subject if facts is None else named.uid
            clauses.append(_Clause(subject, own, common, what))
        return clauses


class Outcomes(Struct, frozen=True):
    """The outcomes, what has changed in all of them, and in which of them what else has."""

    groups: list[Group]
    shared: list[str]
    tally: dict[str, list[Group]]


class _Clause(Struct, frozen=True):
    """That something has changed: of which card or owner (by its own name, and by what all its copies are
    called), and how."""

    subject: str
    own: str
    common: str
    what: str

    @property
    def key(self) -> tuple[str, str]:
        return self.common, self.what


def group_outcomes(found: Explored, lang: str, owners: OwnerNames) -> Outcomes:
    """Group the ends of an exploration, those that most lines lead to first."""
    groups = _group(found, owners)
    groups.sort(key=lambda one: (-one.lines if found.cases is None else -one.chance, len(one.shortest.line)))
    clauses = [group.find_clauses(found, lang, owners) for group in groups]
    shared = Counter(clause.key for clause in clauses[0])
    for several in clauses[1:]:
        shared &= Counter(clause.key for clause in several)
    common = _take(clauses[0], Counter(shared))
    own = {(clause.own, clause.what) for clause in common}
    for several in clauses[1:]:
        own &= {(clause.own, clause.what) for clause in several}
    named = [clause for clause in common if (clause.own, clause.what) in own]
    unnamed = [clause for clause in common if (clause.own, clause.what) not in own]
    tally: dict[str, list[Group]] = {}
    for group, several, turn in zip(groups, clauses, _write_turns(groups, found, lang, owners), strict=True):
        taken = {id(clause) for clause in _take(several, Counter(shared))}
        left = [clause for clause in several if id(clause) not in taken]
        group.told = [*_write_sentences(owners.game, left, lang), *turn]
        for told in dict.fromkeys(_write_sentences(owners.game, [clause], lang)[0] for clause in left):
            tally.setdefault(told, []).append(group)
    _tell_alike_apart(groups, found, lang, owners)
    whole = [_Clause(one.subject, one.common, one.common, one.what) for one in unnamed]
    return Outcomes(groups, _write_sentences(owners.game, [*named, *whole], lang), tally)


# which boards are one outcome


def _group(found: Explored, owners: OwnerNames) -> list[Group]:
    """Group boards by what is true of the cards and of those who own them; where that is the same of all, by
    the order in which cards lie."""
    drawn, edition = get_game(owners.game).drawing, found.result.edition
    laid = drawn.outline(found.result.laid, edition)
    often = Counter((id, state) for (id, _), state in laid.cards.values())
    # Of which, at first, the same is true as of another of that title: which of them it is does not matter.
    twins = frozenset(uid for uid, ((id, _), state) in laid.cards.items() if often[id, state] > 1)
    outlines = [drawn.outline(ending.board, edition) for ending in found.endings]
    keys: list[Hashable] = []
    for ending, one in zip(found.endings, outlines, strict=True):
        cards = Counter((_key_of(uid, one, twins), state) for uid, (_, state) in one.cards.items())
        stopped = comparable(ending.stopped.why) if ending.stopped else None
        keys.append((one.whole, frozenset(cards.items()), stopped))
    if len(set(keys)) == 1:
        keys = [
            tuple(tuple(_key_of(uid, one, twins) for uid in order) for order in one.orders)
            for one in outlines
        ]
    alike: dict[Hashable, list[int]] = {}
    for at, key in enumerate(keys):
        alike.setdefault(key, []).append(at)
    groups = []
    for same in alike.values():
        first, *others = [outlines[at].cards for at in same]
        unsure = frozenset(
            uid
            for uid, (_, state) in first.items()
            if any(other.get(uid, ("", None))[1] != state for other in others)
        )
        groups.append(Group([found.endings[at] for at in same], unsure))
    return groups


def _key_of(uid: str, outline: Outline, twins: Collection[str]) -> tuple[str, str]:
    """Return what a judge calls a card: one of several that are the same by its title alone."""
    if uid not in outline.cards:
        return "", ""
    id, label = outline.cards[uid][0]
    return id, "" if uid in twins else label


# what has changed on them


def _take(clauses: Sequence[_Clause], wanted: Counter[tuple[str, str]]) -> list[_Clause]:
    """Take as many of the clauses as are wanted of each key."""
    taken = []
    for clause in clauses:
        if wanted[clause.key]:
            wanted[clause.key] -= 1
            taken.append(clause)
    return taken


def _write_sentences(game: str, clauses: Sequence[_Clause], lang: str) -> list[str]:
    """Write a sentence on each card and each owner; what is true of several that are called the same,
    once."""
    by_subject: dict[str, tuple[str, list[str]]] = {}
    for clause in clauses:
        by_subject.setdefault(clause.subject, (clause.own, []))[1].append(clause.what)
    told = Counter(write_clause(game, who, what, lang) for who, what in by_subject.values())
    return [write_times(*clause, lang) for clause in told.items()]


def _write_turns(groups: Sequence[Group], found: Explored, lang: str, owners: OwnerNames) -> list[list[str]]:
    """Say of each what is true of the turn, where it is not the same in all that come to their end."""
    drawn, write, edition = (
        get_game(owners.game).drawing,
        get_game(owners.game).engine.write,
        found.result.edition,
    )
    described = [drawn.describe_board(write(group.shortest.board, edition), lang, owners) for group in groups]
    told = [
        {subject: text for subject, text in one.facts.items() if subject[0] not in (_CARD, *one.owners)}
        for one in described
    ]
    ended = [one for one, group in zip(told, groups, strict=True) if group.shortest.stopped is None]
    subjects = dict.fromkeys(subject for one in ended for subject in one)
    differing = [subject for subject in subjects if len({one.get(subject) for one in ended}) > 1]
    return [
        [one[subject] for subject in differing if one.get(subject) and group.shortest.stopped is None]
        for one, group in zip(told, groups, strict=True)
    ]


def _tell_alike_apart(groups: Sequence[Group], found: Explored, lang: str, owners: OwnerNames) -> None:
    """Tell of outcomes on which the same has changed what else is not the same: the order of cards, a number
    on one."""
    alike: dict[Hashable, list[Group]] = {}
    for group in groups:
        stopped = group.shortest.stopped
        key = (tuple(group.told), comparable(stopped.why) if stopped else None)
        alike.setdefault(key, []).append(group)
    write = get_game(owners.game).engine.write
    for same in (several for several in alike.values() if len(several) > 1):
        states = [write(group.shortest.board, found.result.edition) for group in same]
        for group, sentences in zip(same, tell_apart(states, lang, owners), strict=True):
            group.told += sentences
