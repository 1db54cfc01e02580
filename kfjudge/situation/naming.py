"""Cards and owners that are named by themselves in a situation, and words that are neither."""

from __future__ import annotations

from kfjudge.situation import deeds
from kfjudge.situation.hearing import Word
from kfjudge.situation.matching import THEY
from kfjudge.situation.noted import Named
from kfjudge.situation.story import Story

_ASKS = "?"
_VERBS = (
    "step",
    "outcome",
    "copula",
    "holds",
    "not",
    "may",
    "asks",
    "with",
)  # contexts that say what is done


def name_a_card(story: Story) -> bool:
    found = story.matching.card(story.at)
    if found is None:
        return False
    end, named = found
    pieces = _what_it_was_played_on(story, named) or story.pieces_of(named)
    if not pieces:
        return False
    if named.card:
        _hold_there(story, pieces)
        _stand_in_a_row(story, pieces)
        _list(story, pieces[0], end)
        if story.at == 0 and named.at == 0 and end == 1 < len(story.words) and story.words[1].word in ",.":
            story.noted.opening = pieces[0]
        begins = story.begins and not _is_asked(story, end)
        if (begins or _is_what_an_owner_does(story, end)) and deeds.suppose_played(story, pieces[0]):
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


def _is_what_an_owner_does(story: Story, end: int) -> bool:
    """Whether the name of a card is the verb of an owner: "I Rain it", where no other verb is told
    behind what it is done to."""
    behind = story.matching.card(end) if end < len(story.words) else None
    if story.owner_ended != story.at or behind is None or story.denied >= 0:
        return False
    at = behind[0]
    while at < len(story.words) and not story.ends_or_goes_on(at):
        told = story.matching.matches(at)
        if story.words[at].word in story.phrases.doing or any(one.context in _VERBS for one in told):
            return False
        at += 1
    return True


def _is_done_to_the_next(story: Story, piece: int, end: int) -> bool:
    """Whether a card can only be played, and another follows at once: "I Rain Owl and Storm Magpie"."""
    is_played = story.noted.type_of(piece) in story.phrases.types("played")
    behind = story.matching.card(end) if is_played and end < len(story.words) else None
    return behind is not None and bool(behind[1].card)


def _what_it_was_played_on(story: Story, named: Named) -> tuple[int, ...]:
    """ "I Rain it": the card that was spoken of before the one that is played."""
    if named.card or story.supposed != story.at:
        return ()
    doing = story.noted.doings[-1]
    meant = story.noted.last((doing.doer,) if doing.doer is not None else ())
    if meant is None:
        return ()
    doing.choose(meant)
    story.listing = story.at + 1
    return (meant,)


def _share_the_owner(story: Story, named: Named) -> None:
    """Whose the last card of a list is, told behind it, so are those before: "Owl and Magpie of Ann’s"."""
    if named.seat and story.matching.only(named.at + 1, "behind") is not None:
        for at in story.topic:
            story.noted.pieces[at].seat = story.noted.pieces[at].seat or story.owner(named.seat)


def _is_asked(story: Story, at: int) -> bool:
    """Whether a question ends there."""
    return at < len(story.words) and story.words[at].word == _ASKS


def _hold_there(story: Story, pieces: tuple[int, ...]) -> None:
    """One more card that lies in a zone, which was named before: "his nest holds Owl"."""
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
    elif story.is_joined_to(story.listing) and not _is_done_to_the_next(story, piece, end):
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


def name_an_owner(story: Story) -> bool:
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


def is_nothing(story: Story, word: Word) -> bool:
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


def is_between_cards(story: Story) -> bool:
    """Whether a word stands where it says what one card does to the other."""
    behind = story.matching.card(story.at + 1) if story.at + 1 < len(story.words) else None
    return story.matching.is_card(story.at - 1) and behind is not None and bool(behind[1].card)


def stands_for_a_verb(story: Story) -> bool:
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
