"""What holds a told situation together: questions, denials, what comes then, and whose cards follow."""

from __future__ import annotations

from kfjudge.situation.matching import THEY, Match
from kfjudge.situation.story import Story

_PLAINLY_ASKED = 2  # words that ask wherever they stand


def ask(story: Story, match: Match) -> bool:
    """A question, up to its end or to the next "if"."""
    if not story.begins and match.end - match.at < _PLAINLY_ASKED:
        return False
    if _goes_on_behind_a_card(story, match):
        return False
    story.asking = True
    return True


def _goes_on_behind_a_card(story: Story, match: Match) -> bool:
    """Whether what could ask says something of the card before it: "his only card, Owl, is tired", "Owl,
    which is tired"."""
    is_behind = story.words[match.at - 1].word == "," and story.matching.is_card(match.at - 2)
    if match.at < 2 or not is_behind:
        return False
    if story.matching.only(match.at, "relative") is not None:
        return not story.ends_in_a_question(match.at)
    behind = story.matching.card(match.end) if match.end < len(story.words) else None
    return story.matching.only(match.at, "copula") is not None and behind is None


def ask_leave(story: Story, match: Match) -> bool:
    """ "may I": a question that tells what is done."""
    if match.kind == "any" and not story.begins:
        return False
    story.asking, story.asks_leave = False, True
    if match.kind != "any":
        story.who = story.topic_seat = story.seats[0] if match.kind == "me" else THEY
    return True


def suppose(story: Story, match: Match) -> bool:  # noqa: ARG001
    """ "if"."""
    story.asking, story.asks_leave, story.begins = False, False, True
    story.holder = story.who = ""
    return True


def go_on(story: Story, match: Match) -> bool:
    """ "then", "and"."""
    story.begins = story.together = True
    if match.kind == "after":
        story.after = match.end
    return True


def deny(story: Story, match: Match) -> bool:
    story.denied = match.end
    return True


def leave_open(story: Story, match: Match) -> bool:
    """ "or": of two cards, nobody knows which."""
    behind = story.matching.card(match.end) if match.end < len(story.words) else None
    if behind is None or not behind[1].card or not story.matching.is_card(match.at - 1):
        return False
    story.block(match)
    return True


def pass_by(story: Story, match: Match) -> bool:
    if story.aimless == match.at:
        story.aimless = match.end
    return True


def look_elsewhere(story: Story, match: Match) -> bool:
    """What was or will be at another time is nothing that can be played now, unless it is what was done in
    the turn before."""
    words = [word.typed for word in story.words[match.at : match.end]]
    if match.kind == "second" and _is_the_second(story):
        return True
    if match.kind == "next" and _acts_then(story, match):
        story.begins = True
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


def _acts_then(story: Story, match: Match) -> bool:
    """Whether the one whose turn is next does something in it, as is told at once; the other acted before."""
    last, seat = story.last_deed, story.owner(match.places["whose"])
    if story.asking or last is None or seat == (last.seat or story.seats[0]):
        return False
    at = match.end + (match.end < len(story.words) and story.words[match.end].word == ",")
    named = story.matching.seat(at) if at < len(story.words) else None
    if named is None or story.owner(named[1]) != seat or named[0] >= len(story.words):
        return False
    return any(one.context == "step" for one in story.matching.matches(named[0]))


def hold(story: Story, match: Match) -> bool:
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


def count(story: Story, match: Match) -> bool:
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
