"""Read what is true in a situation: facts of cards, of owners and of the turn, and which cards are not
there."""

from __future__ import annotations

from kfjudge.core.schema import CARD
from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.matching import CardMention, PhraseMatch
from kfjudge.situation.state import ParserState, Readers

reads = Readers()


# cards


@reads("fact")
def read_fact(state: ParserState, match: PhraseMatch) -> bool:
    """Read "is stunned", "has 3 damage": a fact of the cards that are spoken of."""
    if state.asking and not match.places:
        return True
    if state.is_denied(match, near=1):
        if match.places:
            return False
        # Not to be stunned is what is assumed anyway; where the contrary is assumed, nothing can be played.
        if match.kind in {mark.denied for mark in state.draft.schema.marks_of(CARD)}:
            state.block(match)
        state.negation_end = -1
        return True
    if _is_of_the_next_card(state, match) or _is_of_an_owner(state, match):
        return False
    if "other" in match.places:
        state.find_cards(match.places["other"])  # it is named on the way
    cards = state.find_described_cards(match)
    types = state.phrases.types(match.key)
    all_fit = all(state.draft.has_type(card, types) for card in cards)
    if not cards or not all_fit or any(isinstance(value, CardMention) for value in match.details.values()):
        return False
    for card in cards:
        state.draft.add_fact(card, make_phrase(match.key, **match.details))
    return True


@reads("some")
def read_uncounted_fact(state: ParserState, match: PhraseMatch) -> bool:
    """Read "is damaged": a fact without its number, which has to be told elsewhere."""
    if state.is_denied(match, near=1):
        return True
    cards = () if state.asking else state.find_described_cards(match)
    for card in cards:
        state.draft.add_fact(card, make_phrase(match.key))
    return bool(cards) or state.asking


def _is_of_the_next_card(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether a fact is one of the card behind it ("stunned Troll"), or, where facts stand behind their
    card, a verb that is done to it ("Owl tires Magpie")."""
    if not state.phrases.has_leading_facts:
        return match.end == match.at + 1 and state.matcher.named_card(match.end) is not None
    if match.places or not state.matcher.is_card(match.end):
        return False
    return match.at == 0 or state.matcher.match(match.at - 1, "plural", "copula") is None


# owners


def _is_of_an_owner(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether a fact that cards and owners can have is one of an owner: "he has Troll and has 3 Æmber";
    "3 Æmber" in a list with his cards, by itself, or where there is none of it."""
    says_has = bool(match.elided) and state.matcher.match(match.at, "holds") is not None
    if says_has and state.holder and state.acting and state.phrases.may_be_of_an_owner(match.kind):
        return True
    same = (one for one in state.matcher.matches(match.at) if one.end == match.end)
    counts = match.places.keys() == {"n"} and any(one.context == "player" for one in same)
    return counts and _stands_as_count_of_an_owner(state, match)


def _stands_as_count_of_an_owner(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether a count stands where one of an owner does: by itself, in a list with the owner's cards, or
    before what only owners have; "0 Æmber" is always one."""
    before = state.tokens[match.at - 1] if match.at else None
    behind = state.tokens[match.end] if match.end < len(state.tokens) else None
    stands_alone = (before is None or before.is_stop) and (behind is None or behind.is_sign)
    is_listed = before is not None and (before.is_sign or bool(state.matcher.match(match.at - 1, "then")))
    if stands_alone or match.places["n"] == 0 or (is_listed and state.holder):
        return True
    if (
        not is_listed
        or behind is None
        or not behind.is_sign
        or behind.is_stop
        or match.end + 1 >= len(state.tokens)
    ):
        return False
    following = state.matcher.matches(match.end + 1)  # "5 shells, 2 nests": only an owner has nests
    return bool(following) and following[0].context == "player"


@reads("player")
def read_owner_fact(state: ParserState, match: PhraseMatch) -> bool:
    """Read "has 3 Æmber": a fact of the owner that is named or was spoken of, else of whoever acts."""
    if state.asking:
        return True
    if _counts_what_follows(state, match):
        return False
    is_named = "seat" in match.places or "whose" in match.places
    seat = (state.seat_of(match) if is_named else state.topic_owner) or state.holder
    if not seat and not state.topic:
        last = state.draft.last_step
        seat = state.resolve_owner(state.acting) or (last.seat if last else "")
    state.draft.add_owner_fact(seat, make_phrase(match.key, **match.details))
    state.topic_owner = seat
    if seat and _goes_on_with_a_card(state, match):
        state.holder, state.holder_zone = seat, ""
    return True


def _goes_on_with_a_card(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether a card follows that is the owner's, too: "he has 3 Æmber and Troll"."""
    if not state.matcher.match_within("holds", match.at, match.end):
        return False
    joins = state.matcher.match(match.end, "then")
    comma = state.word_at(match.end) == ","
    at = joins.end if joins is not None and joins.kind == "then" else match.end + comma
    card = state.matcher.named_card(at) if at > match.end else None
    if card is None or (comma and not state.ends_or_goes_on(card[0])):
        return False
    return not any(one.context == "step" for one in state.matcher.matches(at))


@reads("theirs", "mine")
def read_owned(state: ParserState, match: PhraseMatch) -> bool:
    """Read what "him" has, or what I have, in a phrase that does not name the owner: "against his 3
    Æmber"."""
    if _counts_what_follows(state, match):
        return False
    state.topic_owner = state.seats[-1 if match.context == "theirs" else 0]
    state.draft.add_owner_fact(state.topic_owner, make_phrase(f"player.{match.kind}", **match.details))
    return True


@reads("each")
def read_what_each_has(state: ParserState, match: PhraseMatch) -> bool:
    """Read "we both have 3 Æmber"."""
    for seat in state.seats:
        state.draft.add_owner_fact(seat, make_phrase(f"player.{match.kind}", **match.details))
    return True


def _counts_what_follows(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether a phrase ends in a number that belongs to the next word."""
    ends_in_a_number = (
        match.wording.form.parts[-1].slot == "n" or state.tokens[match.end - 1].number is not None
    )
    if not ends_in_a_number or match.end >= len(state.tokens) or state.tokens[match.end].is_sign:
        return False
    return (
        state.matcher.match(match.end, "then", "if", "theirs", "asks") is None
        and state.matcher.seat(match.end) is None
    )


@reads("has")
def read_number_of_cards(state: ParserState, match: PhraseMatch) -> bool:
    """Read "has 3 cards in hand", "his hand is empty"."""
    if "zone" not in match.places:
        return False
    if match.kind != "empty":
        return read_owner_fact(state, match)
    seat = state.seat_of(match) or state.topic_owner
    state.draft.add_owner_fact(seat, make_phrase("has.cards", n=0, zone=match.places["zone"]))
    return True


@reads("absent")
def read_absence(state: ParserState, match: PhraseMatch) -> bool:
    """Read "he has no creatures", "my only creature is Troll"."""
    if state.asking:
        return False
    is_named = "seat" in match.places or "whose" in match.places
    seat = state.seat_of(match) if is_named else state.topic_owner
    state.draft.add_absence(seat, match.kind)
    if state.matcher.match(match.end, "copula") is not None:
        state.holder, state.holder_zone = seat, ""
    return True


# the turn


@reads("turn")
def read_turn(state: ParserState, match: PhraseMatch) -> bool:
    """Read "his turn", "the first turn"."""
    seat = state.resolve_owner(match.places.get("whose") or match.places.get("seat") or "")
    if seat:
        state.draft.add_board_fact("turn", make_phrase("turn.player", seat=seat))
        state.opponent_mentioned = state.opponent_mentioned or seat == state.seats[-1]
    if match.key != "turn.player":
        state.draft.add_board_fact("turn", make_phrase(match.key, **match.details))
    return True


@reads("picks")
def read_pick(state: ParserState, match: PhraseMatch) -> bool:
    """Read "he picks Dis": it is his turn, and that is its house."""
    seat = state.resolve_owner(state.acting)
    if seat and seat != state.seats[0]:
        state.draft.add_board_fact("turn", make_phrase("turn.player", seat=seat))
    state.draft.add_board_fact("turn", make_phrase(f"turn.{match.kind}", **match.details))
    return True
