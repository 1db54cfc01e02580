"""A situation read from its first word to its last: phrase by phrase, clause by clause; and what of it was
not read."""

from __future__ import annotations

from collections.abc import Callable

from kfjudge.situation import deeds, facts, places
from kfjudge.situation.hearing import Word
from kfjudge.situation.matching import THEY, Match
from kfjudge.situation.noted import Named
from kfjudge.situation.settling import settle
from kfjudge.situation.story import Story

_ASKS = "?"
_PLAINLY_ASKED = 2  # words that ask wherever they stand
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
        elif not _name_an_owner(story) and not _name_a_card(story):
            if not _is_nothing(story, word):
                unread.append((word, story.asking or story.asks_leave))
                if _stands_for_a_verb(story):
                    story.verbs.append(word)
                if _is_between_cards(story):
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


# clauses


def _ask(story: Story, match: Match) -> bool:
    """A question, up to its end or to the next "if"."""
    if not story.begins and match.end - match.at < _PLAINLY_ASKED:
        return False
    if _goes_on_behind_a_card(story, match):
        return False
    story.asking = True
    return True


def _goes_on_behind_a_card(story: Story, match: Match) -> bool:
    """Whether what could ask says something of the card before it: "his only card, Owl, is tired"."""
    says_so = story.matching.only(match.at, "copula") is not None and story.words[match.at - 1].word == ","
    behind = story.matching.card(match.end) if match.end < len(story.words) else None
    return says_so and match.at > 1 and story.matching.is_card(match.at - 2) and behind is None


def _ask_leave(story: Story, match: Match) -> bool:
    """ "may I": a question that tells what is done."""
    if match.kind == "any" and not story.begins:
        return False
    story.asking, story.asks_leave = False, True
    if match.kind != "any":
        story.who = story.topic_seat = story.seats[0] if match.kind == "me" else THEY
    return True


def _suppose(story: Story, match: Match) -> bool:  # noqa: ARG001
    """ "if"."""
    story.asking, story.asks_leave, story.begins = False, False, True
    story.holder = story.who = ""
    return True


def _go_on(story: Story, match: Match) -> bool:
    """ "then", "and"."""
    story.begins = story.together = True
    if match.kind == "after":
        story.after = match.end
    return True


def _deny(story: Story, match: Match) -> bool:
    story.denied = match.end
    return True


def _leave_open(story: Story, match: Match) -> bool:
    """ "or": of two cards, nobody knows which."""
    behind = story.matching.card(match.end) if match.end < len(story.words) else None
    if behind is None or not behind[1].card or not story.matching.is_card(match.at - 1):
        return False
    story.block(match)
    return True


def _pass_by(story: Story, match: Match) -> bool:
    if story.aimless == match.at:
        story.aimless = match.end
    return True


def _look_elsewhere(story: Story, match: Match) -> bool:
    """What was or will be at another time is nothing that can be played now, unless it is what was done in
    the turn before."""
    words = [word.typed for word in story.words[match.at : match.end]]
    if match.kind == "second" and _is_the_second(story):
        return True
    if match.kind != "before" or story.asking:
        story.block(match)
    elif story.last_deed is not None and story.told == match.at:
        story.last_deed.lately = words
    else:
        story.lately = words
    return True


def _is_the_second(story: Story) -> bool:
    """Whether what was done last was done to the same card before."""
    last, doings = story.last_deed, story.noted.doings
    return last is not None and any(one.other == last.other is not None for one in doings[:-1])


def _hold(story: Story, match: Match) -> bool:
    """ "he has": the cards that follow are his."""
    seat = story.holder_in(match)
    if seat == story.seats[0] and match.places.get("whose") == THEY and story.matching.teller_speaks:
        seat = story.seats[-1]  # "his" is nothing that the teller says of himself
    if match.places.get("zone") in story.noted.zones_in_play:
        return False  # where cards lie anyway
    if match.kind != "holds" and not story.begins and not _lists_cards(story, match):
        return False
    if match.kind in ("me", "other"):
        if not _lists_cards(story, match):
            return False
        seat = story.seats[0] if match.kind == "me" else story.seats[-1]
    if seat:
        story.holder = story.topic_seat = seat
        story.held_in = match.places.get("zone", "")
    return bool(seat)


def _count(story: Story, match: Match) -> bool:
    """ "two cards of mine:", where as many are named."""
    at, named = match.end, 0
    while at < len(story.words) and not story.words[at].is_stop:
        card, joins = story.matching.card(at), story.matching.only(at, "then", "passing")
        if card is not None and card[1].card:
            named += card[1].many
            at = card[0]
        elif story.words[at].is_sign or joins:
            at = joins.end if joins else at + 1
        else:
            break
    if named == match.places["n"] and "whose" in match.places and story.words[match.end].is_sign:
        story.holder = story.owner(match.places["whose"])
    return bool(named == match.places["n"])


def _lists_cards(story: Story, match: Match) -> bool:
    """Whether cards are told of behind "here" and "there", and not before them."""
    at = match.end
    if at < len(story.words) and (
        story.words[at].word == ":" or (story.begins and story.words[at].word == ",")
    ):
        at += 1
    found = story.matching.card(at) if at < len(story.words) else None
    return found is not None and bool(found[1].card)


_READ: dict[str, Callable[[Story, Match], bool]] = {
    "asks": _ask,
    "may": _ask_leave,
    "if": _suppose,
    "then": _go_on,
    "not": _deny,
    "or": _leave_open,
    "last": _look_elsewhere,
    "again": deeds.do_so_often,
    "many": _count,
    "theirs": facts.read_what_they_have,
    "mine": facts.read_what_is_mine,
    "holds": _hold,
    "passing": _pass_by,
    "plural": _pass_by,
    "copula": _pass_by,
    "step": deeds.read_step,
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


# names by themselves


def _name_a_card(story: Story) -> bool:
    found = story.matching.card(story.at)
    if found is None:
        return False
    end, named = found
    pieces = story.pieces_of(named)
    if not pieces:
        return False
    if named.card:
        _hold_there(story, pieces)
        _stand_in_a_row(story, pieces)
        _list(story, pieces[0], end)
        if story.begins and not _is_asked(story, end) and deeds.suppose_played(story, pieces[0]):
            story.supposed = end
    joined = (story.together or story.comma_behind == story.at) and bool(named.card)
    if joined and named.seat and any(story.matching.only(at, "behind") for at in range(named.at + 1, end)):
        for piece in (story.noted.pieces[at] for at in story.topic):
            piece.seat = piece.seat or named.seat  # "Owl and Magpie of his"
    story.comma_behind = end + 1 if end < len(story.words) and story.words[end].word == "," else -1
    if joined:
        _share_the_owner(story, named)
    story.topic = (*story.topic, *pieces) if joined and story.topic else pieces
    story.topic_seat = ""
    if story.begins or not story.subject:
        story.subject = story.topic if joined else pieces
    story.begins = story.together = False
    story.listed = end
    story.at = end
    return True


def _share_the_owner(story: Story, named: Named) -> None:
    """Whose the last card of a list is, told behind it, so are those before: "Owl and Magpie of Ann’s"."""
    if named.seat and story.matching.only(named.at + 1, "behind") is not None:
        for at in story.topic:
            story.noted.pieces[at].seat = story.noted.pieces[at].seat or story.owner(named.seat)


def _is_asked(story: Story, at: int) -> bool:
    """Whether a question ends there."""
    return at < len(story.words) and story.words[at].word == _ASKS


def _hold_there(story: Story, pieces: tuple[int, ...]) -> None:
    """One more card that lies in a zone, which was named before: "his hand holds Owl"."""
    if story.holder and story.held_in:
        for at in pieces:
            piece = story.noted.pieces[at]
            story.noted.lay_with(at, story.holder)
            piece.seat, piece.zone = story.holder, story.held_in


def _stand_in_a_row(story: Story, pieces: tuple[int, ...]) -> None:
    """One more card of a row, right of the last."""
    for piece in pieces if story.row is not None else ():
        if story.row and piece not in story.row:
            story.noted.lay_beside(story.row[-1], (piece,))
        story.row = [*(story.row or ()), piece]


def _list(story: Story, piece: int, end: int) -> None:
    """One more card that is chosen, that does the same, or that it is done to."""
    if story.supposed == story.at:
        story.noted.doings[-1].choose(piece)
        story.listing = end
    elif story.aimless == story.at:
        if not deeds.aim_at(story, piece):
            story.blocked.append(story.words[end - 1].typed)
    elif story.after == story.at and deeds.suppose_played(story, piece):
        story.listing = -1
    elif story.is_joined_to(story.listing):
        story.noted.doings[-1].choose(piece)
        story.listing = end
    elif story.is_joined_to(story.done) and story.stands_alone(end) and deeds.do_again(story, piece):
        story.done = end
    elif (
        story.is_joined_to(story.struck) and story.stands_alone(end) and piece != story.noted.doings[-1].other
    ):
        story.blocked.append(story.words[end - 1].typed)
    elif story.after == story.at and story.stands_alone(end) and not story.asking:
        story.blocked.append(story.words[end - 1].typed)  # what it does then, nobody knows


def _name_an_owner(story: Story) -> bool:
    found, card = story.matching.seat(story.at), story.matching.card(story.at)
    if found is None or (card is not None and card[0] > found[0]):
        return False
    end, seat = found
    story.who, story.holder = seat, ""
    # "he" may be the card that was spoken of, as long as no opponent was.
    if seat != THEY or not story.subject or story.other_spoken_of:
        story.topic_seat = story.owner(seat)
    story.other_spoken_of = story.other_spoken_of or seat == story.seats[-1]
    story.by_name = story.matching.only(story.at, "who") is None
    story.begins = False
    story.at = story.owner_ended = end
    return True


def _is_nothing(story: Story, word: Word) -> bool:
    """Whether a word says nothing of the board."""
    if story.aimless == story.at:
        return _misses_the_aim(story, word)
    if word.number is not None:
        return False
    phrases = story.phrases
    if word.big and word.word in phrases.names:
        return False
    if word.word in phrases.nothing or len(word.word) == 1:
        return True
    story.begins = False
    return False


def _is_between_cards(story: Story) -> bool:
    """Whether a word stands where it says what one card does to the other."""
    behind = story.matching.card(story.at + 1) if story.at + 1 < len(story.words) else None
    return story.matching.is_card(story.at - 1) and behind is not None and bool(behind[1].card)


def _stands_for_a_verb(story: Story) -> bool:
    """Whether a word that is never spoken of boards stands right behind a card or an owner, where it says
    what that does, or right before a card, to which it is done."""
    if story.words[story.at].word in story.phrases.known:
        return False
    behind = story.matching.card(story.at + 1) if story.at + 1 < len(story.words) else None
    is_done_to = behind is not None and bool(behind[1].card)
    return is_done_to or story.matching.is_card(story.at - 1) or story.owner_ended == story.at


def _misses_the_aim(story: Story, word: Word) -> bool:
    """A word where the card should stand that something was done to: what is there instead is in the way."""
    if word.word in story.phrases.articles or story.matching.only(story.at, "whose", "another"):
        story.aimless += 1
        return True
    story.aimless = -1
    # Behind an article even a word that says nothing stands for something.
    if word.word in story.phrases.common and story.words[story.at - 1].word not in story.phrases.articles:
        return True
    story.blocked.append(word.typed)
    return False
