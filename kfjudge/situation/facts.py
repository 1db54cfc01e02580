"""What is true in a situation: of cards, of owners, of the turn; and what is not there."""

from __future__ import annotations

from typing import Any

from kfjudge.core.schema import CARD
from kfjudge.games import get_game
from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.matching import Match
from kfjudge.situation.noted import Named
from kfjudge.situation.story import Story

_OF_WHOM = ("card", "other", "seat", "whose", "it", "its")


def _told(match: Match) -> dict[str, Any]:
    return {name: value for name, value in match.places.items() if name not in _OF_WHOM}


def read_fact(story: Story, match: Match) -> bool:
    """What is true of the cards that are spoken of."""
    if story.asking and not match.places:
        return True
    if story.denies(match, near=1):
        return _is_nothing_new(story, match)
    if _leads(story, match) or _is_done_to_the_next(story, match):
        return False
    if _is_of_the_holder(story, match) or _is_the_owners(story, match):
        return False
    if "other" in match.places:
        story.pieces_of(match.places["other"])  # it was named on the way
    pieces = story.cards_meant(match)
    types = story.phrases.types(match.phrase)
    unfit = types and any(story.noted.type_of(piece) not in types for piece in pieces)
    if not pieces or unfit or any(isinstance(value, Named) for value in _told(match).values()):
        return False
    for piece in pieces:
        story.noted.tell(piece, make_phrase(match.phrase, **_told(match)))
    return True


def read_some(story: Story, match: Match) -> bool:
    """What is true of a card without a number: how much it is has to be told elsewhere."""
    if story.denies(match, near=1):
        return True
    pieces = () if story.asking else story.cards_meant(match)
    for piece in pieces:
        story.noted.tell(piece, make_phrase(match.phrase))
    return bool(pieces) or story.asking


def _is_nothing_new(story: Story, match: Match) -> bool:
    """Whether what is said not to be so is what nobody assumes anyway. That of which the contrary is assumed
    is something else."""
    marks = get_game(story.noted.game).engine.schema.marks_of(CARD)
    if match.places:
        return False
    if match.kind in {mark.denied for mark in marks}:
        story.block(match)
    story.denied = -1
    return True


def _leads(story: Story, match: Match) -> bool:
    """Whether it is said of the card behind it: "tired Owl"."""
    leads = story.phrases.facts_lead and not match.places and story.matching.is_card(match.end)
    return leads and (match.at == 0 or story.matching.only(match.at - 1, "plural", "copula") is None)


def _is_the_owners(story: Story, match: Match) -> bool:
    """Whether words that are said of cards and of owners tell here what an owner has: in a row with the cards
    he has, by themselves, or where there is nothing of it."""
    same = [one for one in story.matching.matches(match.at) if one.end == match.end]
    if match.places.keys() != {"n"} or not any(one.context == "player" for one in same):
        return False
    before = story.words[match.at - 1] if match.at else None
    behind = story.words[match.end] if match.end < len(story.words) else None
    by_itself = (before is None or before.is_stop) and (behind is None or behind.is_sign)
    in_a_row = before is not None and (before.is_sign or bool(story.matching.only(match.at - 1, "then")))
    is_of_the_holder = in_a_row and (bool(story.holder) or _goes_on_with_an_owner(story, match.end))
    return by_itself or match.places["n"] == 0 or is_of_the_holder


def _goes_on_with_an_owner(story: Story, at: int) -> bool:
    """Whether what only an owner has is told next: "5 shells, 2 nests"."""
    if at + 1 >= len(story.words) or not story.words[at].is_sign or story.words[at].is_stop:
        return False
    next_told = story.matching.matches(at + 1)
    return bool(next_told) and next_told[0].context == "player"


def _is_done_to_the_next(story: Story, match: Match) -> bool:
    """Whether a word that says what is true of a card is the verb of a card behind it, where such words
    follow their card: "Owl tires Magpie"."""
    behind = story.matching.card(match.end) if match.end < len(story.words) else None
    is_one_word = match.end == match.at + 1 and not story.phrases.facts_lead
    return is_one_word and behind is not None and bool(behind[1].card)


def _is_of_the_holder(story: Story, match: Match) -> bool:
    """Whether it is said of the owner who has cards, and can be: "he has Owl and has 3 chips"."""
    says_has = bool(match.wording.elided) and story.matching.only(match.at, "holds") is not None
    return says_has and bool(story.holder and story.who) and story.phrases.is_of_owners(match.kind)


def read_owner(story: Story, match: Match) -> bool:
    """What an owner has: the one that is named, or that was spoken of; else whoever acts."""
    if story.asking:
        return True
    if _counts_what_follows(story, match):
        return False
    seat = story.seat_of(match) if {"seat", "whose"} & match.places.keys() else story.topic_seat
    seat = seat or story.holder
    if not seat and not story.topic:
        seat = story.owner(story.who) or (story.last_deed.seat if story.last_deed else "")
    story.noted.owns(seat, make_phrase(match.phrase, **_told(match)))
    story.topic_seat = seat
    if seat and _goes_on_with_a_card(story, match):
        story.holder, story.held_in = seat, ""
    return True


def _goes_on_with_a_card(story: Story, match: Match) -> bool:
    """Whether a card is told next that the owner has, too: "he has 3 shells and Owl"."""
    has = any(story.matching.only(at, "holds") for at in range(match.at, match.end))
    joins = story.matching.only(match.end, "then")
    comma = match.end < len(story.words) and story.words[match.end].word == ","
    at = joins.end if joins is not None and joins.kind == "then" else match.end + comma
    found = story.matching.card(at) if has and match.end < at < len(story.words) else None
    if found is None or not found[1].card or (comma and not story.ends_or_goes_on(found[0])):
        return False
    return not any(one.context == "step" for one in story.matching.matches(at))


def read_what_they_have(story: Story, match: Match) -> bool:
    """What the other owner has who is called "him"."""
    return _has(story, match, story.seats[-1])


def read_what_is_mine(story: Story, match: Match) -> bool:
    """What the teller has, told without a word that names him as the one who has it."""
    return _has(story, match, story.seats[0])


def _has(story: Story, match: Match, seat: str) -> bool:
    if _counts_what_follows(story, match):
        return False
    story.topic_seat = seat
    story.noted.owns(story.topic_seat, make_phrase(f"player.{match.kind}", **_told(match)))
    return True


def read_what_each_has(story: Story, match: Match) -> bool:
    """What all owners have."""
    for seat in story.seats:
        story.noted.owns(seat, make_phrase(f"player.{match.kind}", **_told(match)))
    return True


def _counts_what_follows(story: Story, match: Match) -> bool:
    """Whether a phrase ends in a number that belongs to the next word."""
    return (
        (match.wording.form.parts[-1].slot == "n" or story.words[match.end - 1].number is not None)
        and match.end < len(story.words)
        and not story.words[match.end].is_sign
        and story.matching.only(match.end, "then", "if", "theirs", "asks") is None
        and story.matching.seat(match.end) is None
    )


def read_count(story: Story, match: Match) -> bool:
    """How many cards a zone holds."""
    if "zone" not in match.places:
        return False
    if match.kind != "empty":
        return read_owner(story, match)
    seat = story.seat_of(match) or story.topic_seat
    story.noted.owns(seat, make_phrase("has.cards", n=0, zone=match.places["zone"]))
    return True


def read_turn(story: Story, match: Match) -> bool:
    """Whose turn it is, and what else is said of it."""
    seat = story.owner(match.places.get("whose") or match.places.get("seat") or "")
    if seat:
        story.noted.is_about("turn", make_phrase("turn.player", seat=seat))
        story.other_spoken_of = story.other_spoken_of or seat == story.seats[-1]
    if match.phrase != "turn.player":
        story.noted.is_about("turn", make_phrase(match.phrase, **_told(match)))
    return True


def read_pick(story: Story, match: Match) -> bool:
    """What an owner picks for the turn, which is that owner's; the teller's is anyway."""
    seat = story.owner(story.who)
    if seat and seat != story.seats[0]:
        story.noted.is_about("turn", make_phrase("turn.player", seat=seat))
    story.noted.is_about("turn", make_phrase(f"turn.{match.kind}", **_told(match)))
    return True


def read_absence(story: Story, match: Match) -> bool:
    """Cards of which an owner has none, but for the one that is named next: "my only … is"."""
    if story.asking:
        return False
    seat = story.seat_of(match) if {"seat", "whose"} & match.places.keys() else story.topic_seat
    story.noted.has_none(seat, match.kind)
    if story.matching.only(match.end, "copula") is not None:
        story.holder, story.held_in = seat, ""
    return True
