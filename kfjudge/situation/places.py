"""Read where cards are in a situation: beside others, at an end of their row, on and under others,
in zones."""

from __future__ import annotations

from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.model import Cards, StepDraft
from kfjudge.situation.phrases import THEY, PhraseMatch
from kfjudge.situation.state import NO_CARDS, ParserState, Readers
from kfjudge.situation.steps import note_outcome

_NEAR = 6  # tokens from the verb to where something goes
reads = Readers()
places = Readers()  # by the kind of the place


@reads("place")
def read_place(state: ParserState, match: PhraseMatch) -> bool:
    """Read where the cards are that are spoken of."""
    if state.is_aimed_at(match):
        state.block(match)
        return True
    return places.read(match.kind, state, match)


# in the row


@places("beside", "between")
def _put_beside(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Troll next to Urchin and Krump"; but "Troll is next to Urchin and Krump reaps"."""
    if "third" in match.places and match.kind == "beside":
        copula = state.matcher.match(match.at - 1, "copula") or state.matcher.match(match.at, "copula")
        behind = state.matcher.matches(match.end) if copula and match.end < len(state.tokens) else []
        if any(one.context == "step" and one.elided == "card" for one in behind):
            return False
    other, third = match.places["other"], match.places.get("third")
    is_said_behind = third is not None and state.matcher.match(third.at + 1, "behind")
    if third is not None and third.seat and third.seat != other.seat and not is_said_behind:
        return False  # "next to Urchin, and his Krump attacks"
    cards = _find_in_row(state, match)
    if not cards:
        return False  # and nothing is noted of the others yet, whose they are
    others = _find_others(state, match, cards)
    for card in cards:
        state.draft.put_beside(card, others)
    state.side_by_side = (*cards, *others)
    state.draft.mentioned += cards  # of it the sentence speaks, and not of those next to it
    if match.elided == "card" and match.wording.form.parts[0].slot == "other":
        state.topic = others  # "my Troll beside it has 2 damage"
    return True


def _find_in_row(state: ParserState, match: PhraseMatch) -> Cards:
    """Find the cards whose neighbors are told: of those that stand in a row."""
    types = state.phrases.types("beside")
    cards = tuple(card for card in state.find_described_cards(match) if state.draft.has_type(card, types))
    if cards or "card" in match.places:
        return cards
    last = state.draft.find_last_mentioned((), types)  # "I play Anger on Troll, its neighbors are …"
    return NO_CARDS if last is None else (last,)


@places("together")
def _put_together(state: ParserState, _: PhraseMatch) -> bool:
    """Read "Troll and Urchin are side by side"."""
    if len(state.topic) < 2:
        return False
    state.draft.put_beside(state.topic[-2], state.topic[-1:])
    return True


@places("left", "right", "either", "inside")
def _put_at_an_end(state: ParserState, match: PhraseMatch) -> bool:
    """Read "on my left flank", "not on a flank". Of a card that is played it is the answer where, too."""
    cards, step = state.find_described_cards(match), state.draft.last_step
    for card in cards:
        state.draft.cards[card].end = match.kind
    if match.places.get("whose") and state.matcher.named_card(match.end) is not None:
        seat = state.find_holder(match)  # "in the middle of his line Owl, Magpie, Wren"
        if match.places["whose"] == THEY and seat == state.seats[0]:
            seat = state.seats[-1]
        for card in cards:
            draft = state.draft.cards[card]
            draft.seat, draft.end = draft.seat or seat, ""
        state.holder, state.holder_zone, state.row = seat, "", []
    if (
        step is not None
        and step.key == "step.play"
        and step.actor in cards
        and match.kind in ("left", "right")
    ):
        step.answers.append((f"answer.{match.kind}", {}))
    return bool(cards)


@places("alone")
def _put_alone(state: ParserState, match: PhraseMatch) -> bool:
    cards = state.find_described_cards(match)
    for card in cards[-1:]:
        seat = state.find_seat(match) or state.draft.cards[card].seat
        state.draft.add_absence(seat, state.draft.find_type(card))
    return bool(cards)


@reads("row")
def read_row(state: ParserState, match: PhraseMatch) -> bool:
    """Read "his line is": the cards that follow stand in a row."""
    seat = state.find_holder(match)
    if seat:
        state.holder, state.holder_zone = seat, ""
    state.row = []
    return True


# on and under other cards


@places("worn")
def _put_worn_card_on(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Troll has Blood of Titans on it"."""
    cards = state.find_described_cards(match)
    return bool(cards) and state.attach(match.places["other"])


@places("upon")
def _put_upon(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Blood of Titans on Troll"; "Anger on Troll", where that card can only be played."""
    draft, cards = state.draft, state.find_described_cards(match)
    type = draft.find_type(cards[-1]) if cards else ""
    if type in state.phrases.types("worn"):
        others = _find_others(state, match, cards)
        if others:
            draft.cards[cards[-1]].on = others[0]
        return bool(others)
    use = next((one for one in ("played", "used") if type in state.phrases.types(one)), "")
    if not use or any(one.actor == cards[-1] for one in draft.steps):
        return False
    seat = state.resolve_owner(state.acting) or draft.cards[cards[-1]].seat
    step = StepDraft("step.play" if use == "played" else "step.use", actor=cards[-1], seat=seat)
    for other in _find_others(state, match, cards)[:1]:
        step.choose(other)
        state.topic = (other,)
    state.add_step(step)
    state.choice_end = match.end
    return True


@places("under")
def _put_under(state: ParserState, match: PhraseMatch) -> bool:
    cards = state.find_described_cards(match)
    others = _find_others(state, match, cards)
    if "other" not in match.places:  # "Masterplan with Fear beneath"
        host = state.draft.find_last_mentioned(cards)
        others = NO_CARDS if host is None else (host,)
    if cards and others:
        state.draft.put_under(cards[-1], others[0])
    return bool(cards and others)


def _find_others(state: ParserState, match: PhraseMatch, cards: Cards) -> Cards:
    """Find the cards that a place is told by: "next to Urchin and Krump"."""
    named = (match.places[name] for name in ("other", "third") if name in match.places)
    return tuple(one for name in named for one in state.find_cards(name, cards))


# in zones


@places("zone")
def _put_in_zone(state: ParserState, match: PhraseMatch) -> bool:
    """Read "in my hand", "on his side". In a question it is where something goes."""
    if state.asking:
        return True
    before = [token.word for token in state.tokens[max(0, match.at - _NEAR) : match.at]]
    is_origin = state.word_at(match.at) in state.phrases.origin
    if state.choice_end == match.at and not is_origin and state.phrases.moving.intersection(before):
        # "returns Troll to his hand": where it goes.
        note_outcome(
            state, "zone", state.words_of(match), state.topic[-1:], zone=match.places.get("zone", "")
        )
        return True
    listed: list[int] = []
    passed = state.matcher.match(state.list_end, "passing") if 0 <= state.list_end < match.at else None
    if state.list_end == match.at or (passed is not None and passed.end == match.at):
        played = {step.actor for step in state.draft.steps}
        listed = [one for one in state.topic if not (state.draft.cards[one].zone or one in played)]
    cards = tuple(dict.fromkeys((*listed, *state.find_described_cards(match))))
    says_whose = "whose" in match.places or "seat" in match.places
    for card in cards:
        if says_whose and "zone" in match.places:
            state.draft.give_control(card, state.find_seat(match))
        draft = state.draft.cards[card]
        draft.seat = draft.seat or state.find_holder(match)
        draft.zone = match.places.get("zone", draft.zone)
    return bool(cards)


@places("across")
def _put_across(state: ParserState, match: PhraseMatch) -> bool:
    """Read "across the table": on the opponent's side."""
    if state.is_denied(match):
        return False
    cards = () if state.asking else state.find_described_cards(match)
    for card in cards:
        draft = state.draft.cards[card]
        draft.seat = draft.seat or state.seats[-1]
    return bool(cards)


@reads("lies")
def read_zone(state: ParserState, match: PhraseMatch) -> bool:
    """Read "the top card of my deck is Troll", "the next one is Urchin"."""
    zone = match.kind
    if zone == "next":  # where the last card is of which it was told
        zone = next((card.zone for card in reversed(state.draft.cards) if card.zone), "")
    for card in state.find_cards(match.places["card"]) if zone else ():
        draft = state.draft.cards[card]
        draft.zone = zone
        draft.seat = draft.seat or state.find_seat(match)
    return bool(zone)


@reads("kept")
def read_keeping(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Spangler Box has purged Troll", "Harland Mindlock has taken Troll"."""
    draft, holding = state.draft, state.find_cards(match.places["card"])
    is_zone = any(zone.name == match.kind for zone in draft.schema.zones)
    seat = draft.cards[holding[0]].seat if holding else ""
    if holding and "seat" in match.places:  # "I took Troll with Harland Mindlock"
        seat = draft.cards[holding[0]].seat = seat or state.resolve_owner(match.places["seat"])
    if not is_zone and not seat:
        return False
    for card in state.find_cards(match.places["other"], holding):
        if is_zone:
            draft.put_with(card, holding[0], match.kind)
        else:
            draft.give_control(card, seat)
            draft.add_fact(card, make_phrase(f"fact.{match.kind}", card=draft.refer_to(holding[0])))
    state.topic, state.topic_owner = holding, ""
    draft.mentioned += holding  # of it the sentence speaks
    return bool(holding)


@reads("cause")
def read_cause(state: ParserState, match: PhraseMatch) -> bool:
    """Read "because of Fear": a card that can only be played, and was played long ago, is in no zone any
    more."""
    card = match.places["card"].card
    if not card or any(one.card == card for one in state.draft.cards):
        return False
    return state.draft.facts[card].type in state.phrases.types("played")
