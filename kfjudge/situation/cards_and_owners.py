"""Read cards and owners that are named by themselves, outside of any phrase, and judge words that are
neither."""

from __future__ import annotations

from kfjudge.situation.draft import Cards
from kfjudge.situation.matching import THEY, CardMention
from kfjudge.situation.state import QUESTION, ParserState
from kfjudge.situation.steps import aim_last_step, imply_play, repeat_step_with
from kfjudge.situation.tokenizer import Token

_VERBS = ("step", "outcome", "copula", "holds", "not", "may", "asks", "with")  # contexts of what is done


# owners


def read_owner(state: ParserState) -> bool:
    """Read an owner who acts or is described from here on: "my opponent"."""
    found, card = state.matcher.seat(state.at), state.matcher.card(state.at)
    if found is None or (card is not None and card[0] > found[0]):
        return False
    end, seat = found
    state.acting, state.holder = seat, ""
    # "he" may be the card that was spoken of, as long as no opponent was.
    if seat != THEY or not state.subject or state.opponent_mentioned:
        state.topic_owner = state.resolve_owner(seat)
    state.opponent_mentioned = state.opponent_mentioned or seat == state.seats[-1]
    state.acting_by_name = state.matcher.match(state.at, "who") is None
    state.clause_begins = False
    state.at = state.owner_end = end
    return True


# cards


def read_card(state: ParserState) -> bool:
    """Read a card: one more of a list, what is chosen, what is played, or what is described from here on."""
    found = state.matcher.card(state.at)
    if found is None:
        return False
    end, mention = found
    cards = _choose_for_implied_play(state, mention) or state.find_cards(mention)
    if not cards:
        return False
    if mention.card:
        _put_where_listed(state, cards)
        _continue_list(state, cards[0], end)
        if state.at == 0 and mention.at == 0 and end == 1 and state.word_at(1) in (",", "."):
            state.draft.opening = cards[0]
        is_alone = state.clause_begins and state.word_at(end) != QUESTION
        if (is_alone or _is_verb_of_owner(state, end)) and imply_play(state, cards[0]):
            state.implied_end = end
    _list_or_speak_of(state, mention, cards, end)
    state.clause_begins = state.joins_next = False
    state.list_end = end
    state.at = end
    return True


def _list_or_speak_of(state: ParserState, mention: CardMention, cards: Cards, end: int) -> None:
    """Take cards as more of the list that is spoken of ("Troll, Urchin and Krump"), or as what is spoken of
    from here on."""
    is_joined = bool(mention.card) and (state.joins_next or state.comma_end == state.at)
    if is_joined and mention.seat and state.matcher.match_within("behind", mention.at + 1, end):
        for one in (state.draft.cards[at] for at in state.topic):  # "Troll and Urchin of North’s": both are
            one.seat = one.seat or mention.seat
    state.comma_end = end + 1 if state.word_at(end) == "," else -1
    state.topic = (*state.topic, *cards) if is_joined and state.topic else cards
    state.topic_owner = ""
    if state.clause_begins or not state.subject:
        state.subject = state.topic if is_joined else cards


def _choose_for_implied_play(state: ParserState, mention: CardMention) -> Cards:
    """Choose "it" in "I Anger it": the card that was mentioned before the one that is played."""
    if mention.card or state.implied_end != state.at:
        return ()
    step = state.draft.steps[-1]
    card = state.draft.last_mentioned((step.actor,) if step.actor is not None else ())
    if card is None:
        return ()
    step.choose(card)
    state.choice_end = state.at + 1
    return (card,)


def _put_where_listed(state: ParserState, cards: Cards) -> None:
    """Put a card in the zone whose cards are listed ("his hand holds Troll"), or at the right end of the
    row."""
    if state.holder and state.holder_zone:
        for card in cards:
            state.draft.give_control(card, state.holder)
            draft = state.draft.cards[card]
            draft.seat, draft.zone = state.holder, state.holder_zone
    if state.row is not None:
        for card in cards:
            if state.row and card not in state.row:
                state.draft.put_beside(state.row[-1], (card,))
            state.row.append(card)


def _continue_list(state: ParserState, card: int, end: int) -> None:
    """Take a card as one more that is chosen, that does the same, or to which the last step is done; where
    nobody knows which, nothing can be played."""
    draft, is_blocking = state.draft, False
    # "I Anger Troll and Fear Urchin"
    can_only_be_played = draft.type_of(card) in state.phrases.types("played")
    is_played_on_next = can_only_be_played and state.matcher.named_card(end) is not None
    if state.implied_end == state.at:
        draft.steps[-1].choose(card)
        state.choice_end = end
    elif state.aim_at == state.at:
        is_blocking = not aim_last_step(state, card)
    elif state.then_end == state.at and imply_play(state, card):
        state.choice_end = -1
    elif state.is_joined_to(state.choice_end) and not is_played_on_next:
        draft.steps[-1].choose(card)
        state.choice_end = end
    elif not state.ends_clause(end):
        pass  # more is said of it
    elif state.is_joined_to(state.actor_end) and repeat_step_with(state, card):
        state.actor_end = end
    elif state.is_joined_to(state.target_end) and card != draft.steps[-1].target:
        is_blocking = True
    elif state.then_end == state.at and not state.asking:
        is_blocking = True  # what it does then, nobody knows
    if is_blocking:
        state.blocking.append(state.tokens[end - 1].typed)


def _is_verb_of_owner(state: ParserState, end: int) -> bool:
    """Tell whether the name of a card is a verb: "I Anger it", where no other verb follows."""
    behind = state.matcher.card(end)
    if state.owner_end != state.at or behind is None or state.negation_end >= 0:
        return False
    at = behind[0]
    while at < len(state.tokens) and not state.ends_or_goes_on(at):
        matches = state.matcher.matches(at)
        if state.word_at(at) in state.phrases.doing or any(one.context in _VERBS for one in matches):
            return False
        at += 1
    return True


# other words


def judge_other_word(state: ParserState, token: Token) -> bool:
    """Tell whether a word of no phrase says nothing of the board. Of one that does, note whether it stands
    where a verb or what one card does to another would be."""
    if _is_without_meaning(state, token):
        return True
    is_behind_card = state.matcher.is_card(state.at - 1)
    is_before_card = state.matcher.named_card(state.at + 1) is not None
    is_at_a_verb = is_before_card or is_behind_card or state.owner_end == state.at
    if is_at_a_verb and token.word not in state.phrases.known:
        state.unread_verbs.append(token)
    if is_behind_card and is_before_card:
        state.blocking.append(token.typed)
    return False


def _is_without_meaning(state: ParserState, token: Token) -> bool:
    phrases = state.phrases
    if state.aim_at != state.at:
        if token.number is not None or (token.capital and token.word in phrases.names):
            return False
        if token.word in phrases.nothing or len(token.word) == 1:
            return True
        state.clause_begins = False
        return False
    # The target of a step should stand here: "attacks the wall" cannot be played.
    if token.word in phrases.articles or state.matcher.match(state.at, "whose", "another"):
        state.aim_at += 1
        return True
    state.aim_at = -1
    # Behind an article even a word that says nothing stands for something.
    if token.word in phrases.common and state.word_at(state.at - 1) not in phrases.articles:
        return True
    state.blocking.append(token.typed)
    return False
