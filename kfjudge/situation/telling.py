"""A situation read from its first word to its last: phrase by phrase, clause by clause; and what of it was
not read."""

from __future__ import annotations

from collections.abc import Callable

from kfjudge.situation import clauses, deeds, facts, places
from kfjudge.situation.hearing import Word
from kfjudge.situation.matching import Match
from kfjudge.situation.naming import (
    is_between_cards,
    is_nothing,
    name_a_card,
    name_an_owner,
    stands_for_a_verb,
)
from kfjudge.situation.settling import settle
from kfjudge.situation.story import Story

_ASKS = "?"
Unread = list[tuple[Word, bool]]  # the words, and whether each stood in a question


def tell(story: Story) -> Unread:
    """Read the words into what is noted; those that were not read."""
    unread: Unread = []
    clause, did = 0, False  # where those of the clause begin, and whether it tells what is done
    asked_for = 0  # where those begin that stand behind "may I"
    while story.at < len(story.words):
        word = story.words[story.at]
        if word.is_sign:
            if word.word == _ASKS and not did:
                unread[clause:] = [(one, True) for one, _ in unread[clause:]]
            clause, did = len(unread), False
            story.pause(word)
            story.at += 1
            continue
        if story.at == 0 or story.words[story.at - 1].is_stop:
            story.asking = story.asking or _only_asks(story)
        match = next((match for match in story.matching.matches(story.at) if _take(story, match)), None)
        if match is not None:
            story.at = match.end
            did = did or match.context == "step"
            if match.context == "may":
                asked_for = len(unread)
            elif match.context == "step" and story.asks_leave:
                # What is done was asked for with these words, too.
                unread[asked_for:] = [(word, False) for word, _ in unread[asked_for:]]
                story.asks_leave = False
        elif not name_an_owner(story) and not name_a_card(story):
            if not is_nothing(story, word):
                unread.append((word, story.asking or story.asks_leave))
                if stands_for_a_verb(story):
                    story.verbs.append(word)
                if is_between_cards(story):
                    story.blocked.append(word.typed)
            story.at += 1
    settle(story)
    return unread


def _only_asks(story: Story) -> bool:
    """Whether a sentence without a card is what is left of a question: "Back in its nest or gone?"."""
    at = story.at
    while at < len(story.words) and not story.words[at].is_stop:
        told = () if story.words[at].card else story.matching.matches(at)
        if story.words[at].card or any(one.context in ("step", "decides", "player") for one in told):
            return False
        at += 1
    return at < len(story.words) and story.words[at].word == _ASKS


def in_the_way(story: Story, unread: Unread, knows: Callable[[str], bool]) -> list[str]:
    """Those of the words that were not read without which nothing can be played: verbs of doing, names,
    numbers, words of no book, unless they only ask."""
    blocking = [
        word.typed
        for word, asked in unread
        if word.big
        or (
            not asked
            and (
                word.number is not None
                or word in story.verbs
                or word.word in story.phrases.doing
                or not knows(word.word)
            )
        )
    ]
    return [*blocking, *story.blocked]


def _take(story: Story, match: Match) -> bool:
    """Read a phrase, if it makes sense here."""
    read = _READ.get(match.context)
    if read is None or not read(story, match):
        return False
    if "seat" in match.places:
        story.who = story.topic_seat = story.owner(match.places["seat"])
    if match.context not in _JOINING:
        story.begins = False
    return True


_READ: dict[str, Callable[[Story, Match], bool]] = {
    "asks": clauses.ask,
    "may": clauses.ask_leave,
    "if": clauses.suppose,
    "then": clauses.go_on,
    "not": clauses.deny,
    "or": clauses.leave_open,
    "last": clauses.look_elsewhere,
    "again": deeds.do_so_often,
    "many": clauses.count,
    "theirs": facts.read_what_they_have,
    "mine": facts.read_what_is_mine,
    "holds": clauses.hold,
    "passing": clauses.pass_by,
    "plural": clauses.pass_by,
    "copula": clauses.pass_by,
    "step": deeds.read_step,
    "does": deeds.read_doing,
    "decides": deeds.read_decision,
    "with": deeds.read_with,
    "answer": deeds.read_answer,
    "outcome": deeds.read_outcome,
    "some": facts.read_some,
    "fact": facts.read_fact,
    "player": facts.read_owner,
    "each": facts.read_what_each_has,
    "has": facts.read_count,
    "turn": facts.read_turn,
    "picks": facts.read_pick,
    "absent": facts.read_absence,
    "lies": places.read_zone,
    "place": places.read_place,
    "row": places.read_row,
    "kept": places.read_keeping,
    "cause": places.read_cause,
}
_JOINING = ("passing", "may", "if", "then", "plural")  # after which a clause may still begin
