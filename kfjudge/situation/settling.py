"""A situation at its end: which of the deeds that were told or supposed are done, by whom, in which turn."""

from __future__ import annotations

from kfjudge.situation.noted import Doing
from kfjudge.situation.story import Story

SOME = "some."


def _drop_what_was_not_played(story: Story) -> None:
    """Of what was supposed to be played, what lies elsewhere after all, or was played or chosen later; all
    of it, where nothing else was told."""
    noted = story.noted
    said_so = [doing for doing in noted.doings if not doing.supposed]
    tells = bool(said_so or noted.owners or noted.about or noted.absent)
    tells = tells or any(doing.answers for doing in noted.doings)
    tells = tells or any(piece.seat or piece.facts or piece.beside for piece in noted.pieces)

    def is_played(doing: Doing) -> bool:
        at = doing.doer or 0
        elsewhere = noted.pieces[at].zone or noted.pieces[at].on is not None
        return tells and not elsewhere and not any(one.doer == at or one.chooses(at) for one in said_so)

    noted.doings[:] = [doing for doing in noted.doings if not doing.supposed or is_played(doing)]


def _put_before(story: Story) -> None:
    """What was done in the turn before is played first, where it was the other’s and mine comes after."""
    doings, noted = story.noted.doings, story.noted
    for at, doing in enumerate(doings):
        if doing.lately:
            mine = [story.seats[0] in (one.seat, _seat_of_doer(story, one)) for one in doings[at + 1 :]]
            is_first = at == 0 and doing.seat == story.seats[-1]
            turns = {fact.key for line, fact in noted.about if line == "turn"}
            if not (is_first and mine and all(mine)) or turns - {"turn.player"}:
                story.blocked += doing.lately
            noted.about[:] = [one for one in noted.about if one[1].key != "turn.player"]


def _ask_how_much(story: Story) -> None:
    """Of what was told without a number, the number has to be told elsewhere."""
    for piece in story.noted.pieces:
        some = [fact for fact in piece.facts if fact.key.startswith(SOME)]
        piece.facts[:] = [fact for fact in piece.facts if fact not in some]
        told = {fact.key for fact in piece.facts}
        for fact in some:
            if f"fact.{fact.key.removeprefix(SOME)}" not in told:
                story.blocked += _words_of(story, fact.key)


def _words_of(story: Story, phrase: str) -> list[str]:
    """The words that told a phrase."""
    for at in range(len(story.words)):
        found = story.matching.only(at, phrase.partition(".")[0])
        if found is not None and found.phrase == phrase:
            return [word.typed for word in story.words[at : found.end]]
    return []


def _seat_of_doer(story: Story, doing: Doing) -> str:
    return story.noted.pieces[doing.doer].seat if doing.doer is not None else ""


def settle(story: Story) -> None:
    """At the end: what only a question spoke of is done where nothing else is; who did what is found where
    only one card can have done it; an owner who was not named is the one who acts."""
    _drop_what_was_not_played(story)
    _put_before(story)
    _ask_how_much(story)
    story.blocked += story.lately
    doings = story.noted.doings
    if any(not doing.asked for doing in doings):
        doings = [doing for doing in doings if not doing.asked]
    acting = next((doing.seat for doing in doings if doing.seat), story.seats[0])
    story.noted.owners[:] = [(seat or acting, fact) for seat, fact in story.noted.owners]
    for doing in doings:
        if doing.pending:
            _find_doer(story, doing)
        if doing.pending:
            story.blocked += doing.words
    story.noted.doings[:] = [doing for doing in doings if not doing.pending]


def _is_next_to(story: Story, at: int, other: int | None) -> bool:
    """Whether it is told that two cards stand side by side: neither does anything to the other."""
    pieces = story.noted.pieces
    return other is not None and (other in pieces[at].beside or at in pieces[other].beside)


def _find_doer(story: Story, doing: Doing) -> None:
    types = story.phrases.types(doing.phrase)
    possible = [
        at
        for at, piece in enumerate(story.noted.pieces)
        if at != doing.other
        and not _is_next_to(story, at, doing.other)
        and piece.on is None
        and (not types or story.noted.type_of(at) in types)
        and (not piece.seat or not doing.seat or piece.seat == doing.seat)
    ]
    if len(possible) == 1:
        doing.doer, doing.pending = possible[0], False
