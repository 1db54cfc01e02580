"""Read what joins the clauses of a situation (questions, "if", "then", "not", "or", other turns, whose the
cards are that follow) and the cards and owners that are named by themselves."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.mentions import CardMention
from kfjudge.situation.model import Cards
from kfjudge.situation.phrases import THEY, PhraseMatch
from kfjudge.situation.state import QUESTION, ParserState, Readers
from kfjudge.situation.steps import aim_last_step, imply_play, imply_use_of, read_step, repeat_step_with

reads = Readers()
_NEAR = 3  # tokens of a possessor
_SEVERAL = 2  # cards that are counted before they are named
_PLAINLY_ASKS = 2  # words of a phrase that asks wherever it stands


@reads("asks")
def read_question(state: ParserState, match: PhraseMatch) -> bool:
    """Read "does", "what happens": a question, up to its end or to the next "if"."""
    word = state.word_at(match.at)
    is_behind_step = match.at in (state.step_end, state.choice_end) and word in state.phrases.auxiliary
    if not state.clause_begins and match.end - match.at < _PLAINLY_ASKS and not is_behind_step:
        return False
    if _says_more_of_card(state, match):
        return False
    asks = state.ends_in_a_question(match.at)
    is_copula = match.end - match.at == 1 and state.matcher.match(match.at, "copula", "plural") is not None
    begins = match.at == 0 or (state.tokens[match.at - 1].is_sign and state.word_at(match.at - 1) != ")")
    is_first = begins or state.joins_next  # "my pool is empty"
    goes_on = state.joins_next and state.matcher.card(match.end) is None  # "dies and is put into play"
    if is_copula and not asks and (goes_on or not is_first):
        return False
    state.asking = True
    return True


def _says_more_of_card(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether what looks like a question says something of the card before: "his only card, Owl, is
    tired", "Owl, which is tired"."""
    if state.word_at(match.at - 1) != "," or not state.matcher.is_card(match.at - 2):
        return False
    if state.matcher.match(match.at, "relative") is not None:
        return not state.ends_in_a_question(match.at)
    return state.matcher.match(match.at, "copula") is not None and state.matcher.card(match.end) is None


@reads("asked")
def read_asked(state: ParserState, _: PhraseMatch) -> bool:
    """Read "how much", "quoi" within a clause: it is a question."""
    state.asking = True
    return True


@reads("may")
def read_may(state: ParserState, match: PhraseMatch) -> bool:
    """Read "may I": a question that says what is done."""
    if match.kind == "any" and not state.clause_begins:
        return False
    if state.draft.steps and state.matcher.match(match.at, "then") is not None:
        return False  # « Hibou moissonne, puis je… »: in French, "puis je" may mean "then I"
    state.asking, state.asks_leave, state.asked_leave = False, True, True
    if match.kind != "any":
        state.acting = state.topic_owner = state.seats[0] if match.kind == "me" else THEY
    return True


@reads("if")
def read_if(state: ParserState, match: PhraseMatch) -> bool:
    """Read "if", "when": what follows is supposed to be so. What is done "after" something that is told
    behind it stands in another order."""
    words = state.tokens[match.at : match.end]
    if state.draft.steps and any(token.word in state.phrases.reordering for token in words):
        state.reordered = (len(state.draft.steps), state.words_of(match))
    state.asking, state.asks_leave, state.clause_begins = False, False, True
    state.holder = state.acting = ""
    return True


@reads("then")
def read_then(state: ParserState, match: PhraseMatch) -> bool:
    """Read "and", "then"."""
    state.clause_begins = state.joins_next = True
    if match.kind == "after":
        state.check_what_follows()
        state.then_end = match.end
        if state.matcher.named_card(match.end) is not None and not state.asking:
            state.follows = (match.end, state.count_told())
    return True


@reads("not")
def read_not(state: ParserState, match: PhraseMatch) -> bool:
    """Read "not", "n’"."""
    state.negation_end = match.end
    return True


@reads("or")
def read_or(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Owl or Magpie": nothing can be played, as nobody knows which of them."""
    if state.matcher.named_card(match.end) is None or not state.matcher.is_card(match.at - 1):
        return False
    any_card = next((one for one in reversed(state.draft.cards) if one.is_any), None)
    if any_card is None:
        state.block(match)
        return True
    for card in state.topic[-1:]:  # "one of my creatures (Owl or Magpie)"
        state.draft.cards[card].seat = any_card.seat
    state.holder = any_card.seat
    return True


@reads("there")
def read_being_there(state: ParserState, _: PhraseMatch) -> bool:
    """Read "there is": what follows is no more of a list of what is done."""
    state.actor_end = state.choice_end = state.target_end = -1
    return True


@reads("opinion")
def read_opinion(state: ParserState, match: PhraseMatch) -> bool:
    """Read "I think", "he says": what is told from here on need not come about. A card that says something is
    not played yet."""
    state.is_opinion = True
    if state.implied_end == match.at:
        state.draft.steps[-1].asked = True
    return True


@reads("tag")
def read_tag(state: ParserState, match: PhraseMatch) -> bool:
    """Read "right" at the end of a sentence, which makes a question of it. Behind a card that is listed with
    a neighbor it may say where that one stands."""
    if state.side_by_side and state.matcher.is_card(match.at - 1) and not state.ends_question(match.end):
        state.block(match)
        return True
    return match.end == len(state.tokens) or state.tokens[match.end].is_stop


@reads("passing", "plural", "copula", "plain")
def pass_by(state: ParserState, match: PhraseMatch) -> bool:
    """Pass by "both", "are", "also"; what a step is done to may stand behind them. What is "not in play" is
    not read."""
    is_denied = state.negation_end == match.at and state.ends_clause(match.end)
    if match.context == "passing" and is_denied and not state.asking:
        state.block(match)
    if state.aim_at == match.at:
        state.aim_at = match.end
    return True


@reads("last")
def read_other_turn(state: ParserState, match: PhraseMatch) -> bool:
    """Read "next turn": what is done in another turn cannot be played now, but for what was done in the one
    before."""
    words = [token.typed for token in state.tokens[match.at : match.end]]
    aimed, again = state.phrases.types("aimed"), state.phrases.types("last.second")
    if match.kind == "attack" and not state.asking and not read_step(state, match.mean(aimed[0])):
        return False
    last = state.draft.last_step
    if match.kind in ("attack", "second") and last is not None and last.target is not None and again:
        if last.target not in [step.target for step in state.draft.steps[:-1]]:
            state.draft.add_fact(last.target, make_phrase(again[0]))
        return True
    if match.kind == "next" and state.goes_on_in_turn(match):
        return True
    if match.kind != "before" or state.asking:
        state.block(match)
    elif last is not None and state.step_end == match.at:
        last.last_turn_words = words
    else:
        state.last_turn_words = words
    return True


@reads("holds")
def read_holder(state: ParserState, match: PhraseMatch) -> bool:
    """Read "he has": the cards that follow are his."""
    seat = state.find_holder(match)
    if seat == state.seats[0] and match.places.get("whose") == THEY and state.matcher.speaks_of_me:
        seat = state.seats[-1]  # nobody who speaks of himself says "his"
    zone = match.places.get("zone", "") or next(iter(state.phrases.types(match.key)), "")
    if any(one.in_play and one.name == zone for one in state.draft.schema.zones):
        return False  # where cards lie anyway
    if state.word_at(match.at) in state.phrases.linking and state.needs_actor_at(match.end):
        return False  # "je moissonne avec"
    sign = state.word_at(match.end)
    behind = match.end + (sign == ":" or (state.clause_begins and sign == ","))
    lists_cards = state.matcher.named_card(behind) is not None
    if match.kind != "holds" and not state.clause_begins and not lists_cards:
        return False
    if match.kind in ("me", "other") and not lists_cards:
        return False
    seat = {"me": state.seats[0], "other": state.seats[-1]}.get(match.kind, seat)
    if seat:
        state.holder = state.topic_owner = seat
        state.holder_zone = zone
        state.listed += [(seat, zone)] if zone and lists_cards else []
    return bool(seat)


@reads("many")
def read_count_of_cards(state: ParserState, match: PhraseMatch) -> bool:
    """Read "two cards of mine:", "I have two cards (", where as many are named behind it."""
    at, named = match.end, 0
    while at < len(state.tokens) and not state.tokens[at].is_stop:
        card, joins = state.matcher.named_card(at), state.matcher.match(at, "then", "passing")
        if card is not None:
            named += card[1].many
            at = card[0]
        elif joins or state.tokens[at].is_sign or (named and state.tokens[at].number is not None):
            at = joins.end if joins else at + 1
        else:
            break
    if named != match.places["n"] or named < _SEVERAL:
        return False
    if match.places.keys() & {"whose", "seat"} and state.tokens[match.end].is_sign:
        state.holder = state.find_holder(match)
    counted = f"fact.{match.kind}"
    state.last_counted = counted if f"phrases.types.{counted}" in state.phrases.lines else state.last_counted
    return True


@reads("behind", "inside")
def read_owner_behind(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Troll (stunned, mine)", "Troll and Urchin (his)": whose the cards are that are described."""
    is_said_of_it = state.matcher.match(match.at - 1, "copula") is not None  # "Troll is his"
    if state.word_at(match.at - 1) not in (",", "(") and not is_said_of_it:
        return False
    is_of_all = (state.word_at(match.at - 1), state.word_at(match.end)) == ("(", ")")
    is_inside = match.context == "inside" and not (is_of_all or is_said_of_it)
    if not state.ends_clause(match.end) or is_inside:
        return False
    cards = state.topic if is_of_all else state.find_described_cards(match)
    for card in cards:
        draft = state.draft.cards[card]
        draft.seat = draft.seat or state.matcher.seat_of(match.kind)
    return bool(cards)


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
    cards: Cards = ()
    if not mention.card and state.implied_end == state.at:  # "I Anger it"
        step = state.draft.steps[-1]
        chosen = state.draft.find_last_mentioned((step.actor or 0,))
        if chosen is not None:
            step.choose(chosen)
            cards, state.choice_end = (chosen,), state.at + 1
    cards = cards or state.find_cards_in_row(mention)
    if not cards:
        return False
    if state.at == 0 and mention.card and state.word_at(end) == ":":
        imply_use_of(state, cards[0])  # "Cannon: it shoots Troll"
    if mention.card:
        _put_where_listed(state, cards)
        _continue_list(state, cards[0], end)
        if end == 1 and state.word_at(1) in (",", "."):
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
        played = {step.actor for step in state.draft.steps}
        for one in state.topic:  # "Troll and Urchin of North’s": both are
            draft = state.draft.cards[one]
            draft.seat = draft.seat or ("" if one in played else mention.seat)
    if is_joined and state.topic and not mention.seat:
        state.listed_with += [(card, state.topic[-1]) for card in cards]
    state.comma_end = end + 1 if state.word_at(end) == "," else -1
    state.topic = (*state.topic, *cards) if is_joined and state.topic else cards
    state.topic_owner = ""
    if state.clause_begins or not state.subject:
        state.subject = state.topic if is_joined else cards


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
    can_only_be_played = draft.find_type(card) in state.phrases.types("played")
    is_played_on_next = can_only_be_played and state.matcher.named_card(end) is not None
    if state.aim_at == state.at and state.implied_end != state.at:
        is_blocking = not aim_last_step(state, card)
    elif _is_chosen_next(state, card, end, is_played_on_next=is_played_on_next):
        pass
    elif can_only_be_played and state.then_end == state.at and not state.asking:
        is_blocking = any(step.actor == card for step in draft.steps)  # "Anger, then another Anger"
    elif not state.ends_clause(end) or _acts_behind(state, end):
        pass  # more is said of it
    elif state.is_joined_to(state.actor_end) and repeat_step_with(state, card):
        state.actor_end = end
    else:
        is_target = state.is_joined_to(state.target_end) and card != draft.steps[-1].target
        # what it does behind "then", nobody knows
        is_blocking = is_target or (state.then_end == state.at and not state.asking)
    if is_blocking:
        state.blocking.append(state.tokens[end - 1].typed)


def _is_chosen_next(state: ParserState, card: int, end: int, *, is_played_on_next: bool) -> bool:
    """Take a card as chosen or as played behind what was played or chosen: "I Fear it", "Fear, then Troll",
    "on his Troll and Krump"."""
    draft = state.draft
    if state.implied_end == state.at:
        draft.steps[-1].choose(card)
        state.choice_end = end
        return True
    if state.then_end == state.at and (imply_play(state, card) or _is_played_next(state, card, end)):
        state.choice_end = -1
        return True
    if is_played_on_next or not state.is_joined_to(state.choice_end):
        return False
    for chosen in state.topic[-1:]:  # "his Troll and Krump" are both his
        draft.cards[card].seat = draft.cards[card].seat or draft.cards[chosen].seat
    draft.steps[-1].choose(card)
    if draft.told and draft.told[-1].cards == state.topic[-1:]:  # "destroys Troll and Urchin"
        draft.told.append(replace(draft.told[-1], cards=(card,)))
    state.choice_end = end
    return True


def _is_played_next(state: ParserState, card: int, end: int) -> bool:
    """Tell whether a card is played behind one that was played though nobody said so: "Fear, then Troll"."""
    last = state.draft.last_step
    is_next = last is not None and last.implied and not last.answers and state.list_end >= 0
    if not is_next or not state.ends_clause(end) or any(step.actor == card for step in state.draft.steps):
        return False
    return state.is_joined_to(state.list_end) and repeat_step_with(state, card)


def _acts_behind(state: ParserState, at: int) -> bool:
    """Tell whether a list goes on to what its cards do: "then Owl and Magpie both reap"."""
    while at < len(state.tokens) and not state.tokens[at].is_stop:
        card, joins = state.matcher.named_card(at), state.matcher.match(at, "then", "plural")
        if any(one.context == "step" and one.elided == "card" for one in state.matcher.matches(at)):
            return True
        if card is None and joins is None and state.word_at(at) != ",":
            return False
        at = card[0] if card is not None else joins.end if joins is not None else at + 1
    return False


def _is_verb_of_owner(state: ParserState, end: int) -> bool:
    """Tell whether the name of a card is a verb: "I Anger it", where no other verb follows."""
    behind = state.matcher.card(end)
    if state.owner_end != state.at or behind is None or state.negation_end >= 0:
        return False
    at = behind[0]
    while at < len(state.tokens) and not state.ends_or_goes_on(at):
        if state.matcher.match(at, "relative") is not None:
            break  # "I Fear Troll, which has …"
        matches = state.matcher.matches(at)
        verbs = [one for one in matches if one.context in _VERBS and one.key != "outcome.zone"]
        if verbs or state.word_at(at) in state.phrases.doing:
            return False
        at += 1
    return True
