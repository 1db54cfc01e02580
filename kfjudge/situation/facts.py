"""Read what is true in a situation: facts of cards, of owners and of the turn, which cards are not
there."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.core.schema import CARD
from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.mentions import CardMention
from kfjudge.situation.phrases import THEY, PhraseMatch
from kfjudge.situation.state import NO_CARDS, ParserState, Readers
from kfjudge.situation.steps import imply_play
from kfjudge.situation.tokenizer import STOPS

reads = Readers()


# cards


@reads("fact")
def read_denied_fact(state: ParserState, match: PhraseMatch) -> bool:
    """Read "is not stunned": what is assumed anyway; where the contrary is, nothing can be played."""
    if match.places or state.asking or not state.is_denied(match, near=1):
        return False
    if match.kind in {mark.denied for mark in state.draft.schema.marks_of(CARD)}:
        state.block(match)
    state.negation_end = -1
    return True


@reads("fact")
def read_asked_fact(state: ParserState, match: PhraseMatch) -> bool:
    """Read "is it stunned", "…, Troll is stunned then?" behind what was done: what comes of it is asked."""
    if state.asking:
        return not match.places
    follows = bool(state.draft.steps) and (state.tokens[match.at - 1].is_sign or state.joins_next)
    return follows and not match.details and state.ends_question(match.end)


@reads("fact")
def read_fact(state: ParserState, match: PhraseMatch) -> bool:
    """Read "is stunned", "has 3 damage": a fact of the cards that are spoken of."""
    is_pointed_at = match.places.keys() == {"n"} and state.word_at(match.at - 1) in state.phrases.articles
    begins_with_number = state.tokens[match.at].number is not None
    if is_pointed_at and begins_with_number:  # "the 2 damage"
        return state.asking
    if state.asking and begins_with_number:
        return False  # "although only 1 Æmber was gained"
    if (match.places and state.is_denied(match, near=1)) or _is_of_something_else(state, match):
        return False
    if state.is_aimed_at(match):
        state.block(match)
        return True
    if "other" in match.places:
        imply_play(state, state.find_cards(match.places["other"])[0])  # it is named on the way
    types = state.phrases.types(match.key)
    cards = state.find_described_cards(match, types)
    all_fit = all(state.draft.has_type(card, types) for card in cards)
    if not cards or not all_fit or any(isinstance(value, CardMention) for value in match.details.values()):
        return False
    for card in cards:
        state.draft.add_fact(card, make_phrase(match.key, **match.details))
    state.last_counted = match.key if match.details.keys() == {"n"} else ""
    state.count_end = match.end
    return True


@reads("sized")
def read_size(state: ParserState, match: PhraseMatch) -> bool:
    """Read "each of them has power 2": how large cards without a name are; what is printed of others."""
    cards = state.find_described_cards(match)
    if state.asking or not cards:
        return False
    if not any(state.draft.cards[card].nameless for card in cards):
        printed = (getattr(state.draft.facts[state.draft.cards[card].card], match.kind) for card in cards)
        return all((one or 0) == match.places["n"] for one in printed)
    if not all(state.draft.cards[card].nameless for card in cards):
        return False
    named = {token.card for token in state.tokens}
    resized = [state.draft.resize(card, {match.kind: match.places["n"]}, named) for card in cards]
    return all(resized)


@reads("sizes")
def read_sizes(state: ParserState, match: PhraseMatch) -> bool:
    """Read "powers 3, 4 and 2": how large cards without a name are that were counted, one after the other."""
    sizes, at = list[int](), match.end
    while len(sizes) < len(state.draft.counted) and at < len(state.tokens):
        token, joins = state.tokens[at], state.matcher.match(at, "then")
        if token.number is None and token.word != "," and joins is None:
            return False
        sizes += () if token.number is None else (token.number,)
        at += 1
    named = {token.card for token in state.tokens}
    if not sizes or len(sizes) < len(state.draft.counted):
        return False
    for card, size in zip(state.draft.counted, sizes, strict=True):
        if not state.draft.resize(card, {match.kind: size}, named):
            return False
        named.add(state.draft.cards[card].card)
    state.read_end = at
    return True


@reads("none")
def read_none(state: ParserState, match: PhraseMatch) -> bool:
    """Read "undamaged", "sans blessure": a fact that counts none."""
    before = state.matcher.named_card(match.end) if state.phrases.has_leading_facts else None
    state.last_counted = f"fact.{match.kind}"
    if before is not None and not state.topic:
        return True
    for card in () if state.asking else state.find_described_cards(match):
        if state.draft.find_type(card) in state.phrases.types(f"fact.{match.kind}"):
            state.draft.add_fact(card, make_phrase(f"fact.{match.kind}", n=0))
    return True


@reads("likewise")
def read_same_count(state: ParserState, match: PhraseMatch) -> bool:
    """Read "his Troll has 1", behind "my Krump has 2 damage": of the same."""
    is_said_of_one = "card" in match.places or state.tokens[match.at].number is None  # "who had 3"
    in_parentheses = is_said_of_one or state.word_at(match.at - 1) == "("
    if not state.last_counted or state.asking or not (in_parentheses and state.ends_clause(match.end)):
        return False
    cards = state.find_described_cards(match)
    types = state.phrases.types(state.last_counted)
    if not cards or not all(state.draft.has_type(card, types) for card in cards):
        return False
    for card in cards:
        state.draft.add_fact(card, make_phrase(state.last_counted, n=match.places.get("n", 0)))
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


def _is_of_something_else(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether a fact is one of the card behind it ("stunned Troll"), or, where facts stand behind their
    card, a verb that is done to it ("Owl tires Magpie"); or one of an owner, where cards and owners can have
    it: "he has Troll and has 3 Æmber"; "3 Æmber" in a list with his cards, by itself, or where there is none
    of it."""
    if not state.phrases.has_leading_facts:
        is_of_next = match.end == match.at + 1 and state.matcher.named_card(match.end) is not None
    else:
        is_before = not match.places and state.matcher.is_card(match.end)
        is_of_next = is_before and not (match.at and state.matcher.match(match.at - 1, "plural", "copula"))
    says_has = bool(match.elided) and state.matcher.match(match.at, "holds") is not None
    is_listed = says_has and state.holder and state.acting and state.phrases.may_be_of_an_owner(match.kind)
    if is_of_next or is_listed:
        return True
    same = (one for one in state.matcher.matches(match.at) if one.end == match.end)
    counts = match.places.keys() == {"n"} and any(one.context == "player" for one in same)
    return counts and _stands_as_count_of_an_owner(state, match)


def _stands_as_count_of_an_owner(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether a count stands where one of an owner does: by itself, in a list with the owner's cards, or
    before what only owners have, behind what was done ("Troll reaps, 3 Æmber"); one that begins a sentence
    ("3 Æmber before") and "0 Æmber" always are."""
    at, behind = match.at - 1, match.end
    is_first = at < 0 or state.tokens[at].is_stop
    is_last = behind >= len(state.tokens) or state.tokens[behind].is_sign
    follows_sign = at >= 0 and state.tokens[at].is_sign
    is_listed = follows_sign or (at >= 0 and state.matcher.match(at, "then") is not None)
    is_of_card = state.matcher.is_card(at - 1) and at not in (state.step_end, state.choice_end)
    closes_step = follows_sign and is_last and bool(state.draft.steps) and not is_of_card
    if is_first or match.places["n"] == 0 or (is_listed and state.holder) or closes_step:
        return True
    if not is_listed or not is_last or state.word_at(behind) in STOPS:
        return False
    following = state.matches_at(behind + 1)  # "5 shells, 2 nests": only an owner has nests
    return bool(following) and following[0].context == "player"


@reads("player")
def read_owner_fact(state: ParserState, match: PhraseMatch) -> bool:
    """Read "has 3 Æmber": a fact of the owner that is named or was spoken of, else of whoever acts."""
    if state.asking:
        return True
    is_anybodys = match.places.keys().isdisjoint(("seat", "whose"))
    is_somebodys = is_anybodys and state.matcher.match(match.at - 1, "whose") is not None
    if _counts_what_follows(state, match) or is_somebodys:
        return False
    words = {token.word for token in state.tokens[match.at : match.end]}
    counts_cards = bool(state.draft.counted) or (state.draft.absent and words & state.phrases.partitive)
    if counts_cards and state.tokens[match.end - 1].number is not None:
        return False  # "he has 3 creatures, me 2"
    seat = _find_owner_of(state, match)
    both = state.matcher.match(match.at - 2, "pair") if match.at > 1 and "seat" in match.places else None
    are_both = both is not None and both.end == match.at  # "both of us are at 6"
    for owner in state.seats if are_both else (seat,):
        state.draft.add_owner_fact(owner, make_phrase(match.key, **(match.details or {"n": 0})))
    state.topic_owner = seat
    state.starts = seat if words & state.phrases.starting else state.starts
    if seat and _goes_on_with_a_card(state, match):
        state.holder, state.holder_zone = seat, ""
    return True


def _find_owner_of(state: ParserState, match: PhraseMatch) -> str:
    """Find whose a fact is: who is named with it, was spoken of, or acts; nobody, if a card was."""
    if "seat" in match.places or "whose" in match.places:
        return state.find_seat(match) or state.holder
    is_his = state.acting == THEY and 0 <= match.at - state.owner_end <= 1
    if is_his and state.matcher.speaks_of_me:
        return state.seats[-1]  # "my Krump reaps, he’s got 2 Æmber" is not said of my card
    last, seat = state.draft.last_step, state.topic_owner or state.holder
    if seat or state.topic:
        return seat
    return state.resolve_owner(state.acting) or (last.seat if last else "")


def _goes_on_with_a_card(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether a card follows that is the owner's, too: "he has 3 Æmber and Troll", "he is on 6 with
    Troll"."""
    if state.word_at(match.end) in state.phrases.linking and state.ends_list(match.end + 1):
        return state.matcher.match(match.end, "holds") is not None
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
    state.draft.add_owner_fact(
        state.topic_owner, make_phrase(f"player.{match.kind}", **(match.details or {"n": 0}))
    )
    return True


@reads("each")
def read_what_each_has(state: ParserState, match: PhraseMatch) -> bool:
    """Read "we both have 3 Æmber"."""
    for seat in state.seats:
        state.draft.add_owner_fact(seat, make_phrase(f"player.{match.kind}", **(match.details or {"n": 0})))
    return True


def _counts_what_follows(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether a phrase ends in a number that belongs to the next word."""
    last = state.tokens[match.end - 1]
    ends_in_a_number = match.wording.form.parts[-1].slot == "n" or last.number is not None
    ends_in_a_number = ends_in_a_number or last.word in state.matcher.language.one
    if not ends_in_a_number or match.end >= len(state.tokens) or state.tokens[match.end].is_sign:
        return False
    return (
        state.matcher.match(match.end, "then", "if", "theirs", "asks", "begins", "turn") is None
        and state.word_at(match.end) not in state.phrases.linking
        and state.matcher.seat(match.end) is None
        and not any(one.context == "player" for one in state.matches_at(match.end))
    )


@reads("has")
def read_number_of_cards(state: ParserState, match: PhraseMatch) -> bool:
    """Read "has 3 cards in hand", "his hand is empty"."""
    if "zone" not in match.places:
        zones = state.phrases.types(match.key)  # "he holds 3 cards"
        if not zones:
            return False
        match = replace(match.mean("has.cards"), places={**match.places, "zone": zones[0]})
    if match.kind != "empty":
        if not read_owner_fact(state, match):
            return False
        card = state.matcher.named_card(match.end + 1)  # "he holds 1 card: Fear"
        is_sign = state.word_at(match.end) in (":", ",") and state.topic_owner
        if is_sign and card is not None and state.ends_or_goes_on(card[0]):
            state.holder, state.holder_zone = state.topic_owner, str(match.places["zone"])
        return True
    seat = state.find_seat(match) or state.topic_owner
    state.draft.add_owner_fact(seat, make_phrase("has.cards", n=0, zone=match.places["zone"]))
    return True


@reads("absent")
def read_absence(state: ParserState, match: PhraseMatch) -> bool:
    """Read "he has no creatures", "my only creature is Troll"."""
    if state.asking:
        return False
    is_named = "seat" in match.places or "whose" in match.places
    seat = state.find_seat(match) if is_named else state.topic_owner
    state.draft.add_absence(seat, match.kind)
    if state.aim_at == match.at:  # "attacks his only creature, Troll"
        named = match.end + (state.word_at(match.end) == ",")
        if state.matcher.named_card(named) is None:
            state.block(match)
        state.aim_at = named
    if state.matcher.match(match.end, "copula") is not None:
        state.holder, state.holder_zone = seat, ""
    return True


# the turn


@reads("turn", "active")
def read_turn(state: ParserState, match: PhraseMatch) -> bool:
    """Read "his turn", "the first turn", "I am up"; "I reap, on his turn he reaps" is two turns."""
    if match.key == "turn.player" and state.goes_on_in_turn(match):
        return True
    seat = state.resolve_owner(match.places.get("whose") or match.places.get("seat") or "")
    if match.context == "active":
        seat = state.seats[0 if match.kind == "me" else -1]
    if seat:
        state.draft.add_board_fact("turn", make_phrase("turn.player", seat=seat))
        state.opponent_mentioned = state.opponent_mentioned or seat == state.seats[-1]
    if match.context == "turn" and match.key != "turn.player":
        state.draft.add_board_fact("turn", make_phrase(match.key, **match.details))
        state.topic = NO_CARDS  # "Troll reaps. House Dis, 3 Æmber"
    return True


@reads("earlier")
def read_earlier_turn(state: ParserState, match: PhraseMatch) -> bool:
    """Read "he forged a key last turn": what was so in the turn before."""
    if state.asking:
        return False
    seat = state.find_seat(match) or state.seats[-1]
    state.draft.add_board_fact("last", make_phrase(f"last.{match.kind}", seat=seat))
    return True


@reads("alone")
def read_choice_by_itself(state: ParserState, match: PhraseMatch) -> bool:
    """Read "first turn, Dis.": what stands by itself is what was chosen for the turn."""
    before, behind = match.at - 1, match.end
    ends = behind == len(state.tokens) or state.tokens[behind].is_sign
    if not ends or (before >= 0 and not state.tokens[before].is_sign):
        return False
    state.draft.add_board_fact("turn", make_phrase(f"turn.{match.kind}", **match.details))
    return True


@reads("begins")
def read_start_of_turn(state: ParserState, match: PhraseMatch) -> bool:
    """Read "at the start of my turn": what is true then; where nothing is done, the turn begins so."""
    named = match.places.get("seat") or match.places.get("whose") or ""
    seat = state.resolve_owner(named) or state.seats[0]
    state.draft.begins = seat
    if "n" in match.places:
        fact = state.phrases.types("begins")[0]
        state.draft.add_owner_fact(seat, make_phrase(fact, n=match.places["n"]))
    state.acting = state.topic_owner = seat
    return True


@reads("picks")
def read_pick(state: ParserState, match: PhraseMatch) -> bool:
    """Read "he picks Dis": it is his turn, and that is its house."""
    seat = state.resolve_owner(state.acting)
    if seat and seat != state.seats[0]:
        state.draft.add_board_fact("turn", make_phrase("turn.player", seat=seat))
    state.draft.add_board_fact("turn", make_phrase(f"turn.{match.kind}", **match.details))
    return True
