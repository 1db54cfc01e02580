"""Read what joins the clauses of a situation: questions, "if", "then", "not", "or", other turns, and whose
the cards are that follow."""

from __future__ import annotations

from kfjudge.situation.matching import THEY, PhraseMatch
from kfjudge.situation.state import ParserState, Readers

reads = Readers()
_PLAINLY_ASKS = 2  # words of a phrase that asks wherever it stands


@reads("asks")
def read_question(state: ParserState, match: PhraseMatch) -> bool:
    """Read "does", "what happens": a question, up to its end or to the next "if"."""
    if not state.clause_begins and match.end - match.at < _PLAINLY_ASKS:
        return False
    if state.word_at(match.at - 1) == "," and state.matcher.is_card(match.at - 2):
        # "his only card, Owl, is tired" and "Owl, which is tired" say something of the card before.
        if state.matcher.match(match.at, "relative") is not None:
            goes_on = not state.ends_in_a_question(match.at)
        else:
            is_copula = state.matcher.match(match.at, "copula") is not None
            goes_on = is_copula and state.matcher.card(match.end) is None
        if goes_on:
            return False
    state.asking = True
    return True


@reads("may")
def read_may(state: ParserState, match: PhraseMatch) -> bool:
    """Read "may I": a question that says what is done."""
    if match.kind == "any" and not state.clause_begins:
        return False
    state.asking, state.asks_leave = False, True
    if match.kind != "any":
        state.acting = state.topic_owner = state.seats[0] if match.kind == "me" else THEY
    return True


@reads("if")
def read_if(state: ParserState, _: PhraseMatch) -> bool:
    """Read "if", "when": what follows is supposed to be so."""
    state.asking, state.asks_leave, state.clause_begins = False, False, True
    state.holder = state.acting = ""
    return True


@reads("then")
def read_then(state: ParserState, match: PhraseMatch) -> bool:
    """Read "and", "then"."""
    state.clause_begins = state.joins_next = True
    if match.kind == "after":
        state.then_end = match.end
    return True


@reads("not")
def read_not(state: ParserState, match: PhraseMatch) -> bool:
    state.negation_end = match.end
    return True


@reads("or")
def read_or(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Owl or Magpie": nothing can be played, as nobody knows which of them."""
    if state.matcher.named_card(match.end) is None or not state.matcher.is_card(match.at - 1):
        return False
    state.block(match)
    return True


@reads("passing", "plural", "copula")
def pass_by(state: ParserState, match: PhraseMatch) -> bool:
    if state.aim_at == match.at:
        state.aim_at = match.end
    return True


@reads("last")
def read_other_turn(state: ParserState, match: PhraseMatch) -> bool:
    """Read "next turn": what is done in another turn cannot be played now, but for what was done in the one
    before."""
    words = [token.typed for token in state.tokens[match.at : match.end]]
    last = state.draft.last_step
    if match.kind == "second" and last is not None and last.target is not None:
        targets_before = [step.target for step in state.draft.steps[:-1]]
        if last.target in targets_before:
            return True
    if match.kind == "next" and _acts_in_next_turn(state, match):
        state.clause_begins = True
        return True
    if match.kind != "before" or state.asking:
        state.block(match)
    elif last is not None and state.step_end == match.at:
        last.last_turn_words = words
    else:
        state.last_turn_words = words
    return True


def _acts_in_next_turn(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether the player named next acts in his next turn, after the other one did: "I reap. On his next
    turn he reaps"."""
    last, seat = state.draft.last_step, state.resolve_owner(match.places["whose"])
    if state.asking or last is None or seat == (last.seat or state.seats[0]):
        return False
    owner = state.matcher.seat(match.end + (state.word_at(match.end) == ","))
    if owner is None or state.resolve_owner(owner[1]) != seat or owner[0] >= len(state.tokens):
        return False
    return any(one.context == "step" for one in state.matcher.matches(owner[0]))


@reads("holds")
def read_holder(state: ParserState, match: PhraseMatch) -> bool:
    """Read "he has": the cards that follow are his."""
    seat = state.holder_of(match)
    if seat == state.seats[0] and match.places.get("whose") == THEY and state.matcher.speaks_of_me:
        seat = state.seats[-1]  # nobody who speaks of himself says "his"
    zone = match.places.get("zone", "")
    if any(one.in_play and one.name == zone for one in state.draft.schema.zones):
        return False  # where cards lie anyway
    sign = state.word_at(match.end)
    behind = match.end + (sign == ":" or (state.clause_begins and sign == ","))
    lists_cards = state.matcher.named_card(behind) is not None
    if match.kind != "holds" and not state.clause_begins and not lists_cards:
        return False
    if match.kind in ("me", "other"):
        if not lists_cards:
            return False
        seat = state.seats[0] if match.kind == "me" else state.seats[-1]
    if seat:
        state.holder = state.topic_owner = seat
        state.holder_zone = zone
    return bool(seat)


@reads("many")
def read_count_of_cards(state: ParserState, match: PhraseMatch) -> bool:
    """Read "two cards of mine:", where as many are named behind it."""
    at, named = match.end, 0
    while at < len(state.tokens) and not state.tokens[at].is_stop:
        card, joins = state.matcher.named_card(at), state.matcher.match(at, "then", "passing")
        if card is not None:
            named += card[1].many
            at = card[0]
        elif joins or state.tokens[at].is_sign:
            at = joins.end if joins else at + 1
        else:
            break
    if named != match.places["n"]:
        return False
    if "whose" in match.places and state.tokens[match.end].is_sign:
        state.holder = state.resolve_owner(match.places["whose"])
    return True
