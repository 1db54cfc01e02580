"""Judge the words of a situation that no phrase has: verbs that only name what is chosen, things that nobody
told of, words that say nothing of a board."""

from __future__ import annotations

from collections.abc import Callable

from kfjudge.situation.mentions import BESIDE, CardMention
from kfjudge.situation.model import Cards, StepDraft
from kfjudge.situation.state import ParserState
from kfjudge.situation.steps import imply_play, imply_use_of, note_outcome
from kfjudge.situation.tokenizer import Token

_NEAR = 3  # tokens of a possessor


Judge = Callable[[ParserState, Token], bool | None]
_judges: list[Judge] = []


def judge_other_word(state: ParserState, token: Token) -> bool:
    """Tell whether a word of no phrase says nothing of the board. Of one that does, note whether it stands
    where a verb or what one card does to another would be."""
    judged = (judge(state, token) for judge in _judges)
    return next((one for one in judged if one is not None), False)


def _judges_next(judge: Judge) -> Judge:
    """Add a judge, who is asked where those before say nothing."""
    _judges.append(judge)
    return judge


@_judges_next
def _names_actor(state: ParserState, token: Token) -> bool | None:
    """Take who acts as named by "avec" alone: "je moissonne avec", of a card that was spoken of."""
    last, draft = state.draft.last_step, state.draft
    if token.word not in state.phrases.linking or last is None or not state.needs_actor_at(state.at + 1):
        return None
    types = state.phrases.types(last.key)
    theirs = [at for at in reversed(draft.mentioned) if last.seat and draft.cards[at].seat == last.seat]
    possible = theirs if last.seat not in ("", state.seats[0]) else state.subject
    last.actor = next((card for card in possible if draft.has_type(card, types)), None)
    last.pending = last.actor is None
    return True


@_judges_next
def _is_verb_of_attack(state: ParserState, token: Token) -> bool | None:
    """Pass by whatever verb stands before what says by itself that a card attacks: "smacks into Troll"."""
    if not state.matcher.is_card(state.at - 1) or not _is_open(state, token.word):
        return None
    if token.word in state.phrases.doing or state.at + 1 >= len(state.tokens):
        return None
    behind = state.matcher.matches(state.at + 1)
    aimed = state.phrases.types("aimed")
    return any(one.key in aimed and one.elided == "card" for one in behind) or None


@_judges_next
def _is_done_by_a_card(state: ParserState, token: Token) -> bool | None:
    """Take whatever is done to a card by another that can only be played, or used, as what is chosen with it,
    and by a creature as its attack: "Troll se fait exploser par Krump"."""
    at = state.at + 1
    while at < len(state.tokens) and state.word_at(at) in state.phrases.particles:
        at += 1
    by = state.matcher.match(at, "agent")
    before = {state.word_at(state.at - 1), state.word_at(state.at - 2)}
    if by is None or state.asking or not before & state.phrases.passive or not _is_open(state, token.word):
        return None
    mention, target = by.places["card"], state.topic[-1:]
    if not mention.card or not target:
        return None
    actor = state.find_cards(mention, target)
    key = state.phrases.types("aimed")[0]
    can_attack = state.draft.find_type(actor[0]) in state.phrases.types(key)
    if can_attack and token.word in state.phrases.doing - state.phrases.deadly:
        return None
    if can_attack and state.draft.has_type(target[0], state.phrases.types(f"{key}.other")):
        state.add_step(
            StepDraft(key, actor=actor[0], target=target[0], seat=state.draft.cards[actor[0]].seat)
        )
    elif imply_play(state, actor[0]) or imply_use_of(state, actor[0]):
        state.draft.steps[-1].choose(target[0])
    else:
        return None
    if token.word in state.phrases.deadly:
        note_outcome(state, "destroyed", token.typed, target)
    state.step_end, state.read_end = by.end, by.end
    return True


@_judges_next
def _names_choice(state: ParserState, token: Token) -> bool | None:
    """Take whatever verb stands there as one that names what is played or chosen, where only that can be
    meant: "I play Fear to scare Troll", "he scares Troll with Fear", "he slaps Fear on Troll", "Owl reaps and
    scares Troll". That it is chosen has to come about."""
    if token.number is not None or token.capital or state.asking or not _is_open(state, token.word):
        return None
    before = state.matcher.match(state.at - 1, "it")  # "je le …"
    found = _find_object(state, CardMention(state.at - 1) if before else None)
    if found is None:
        return None
    end, mention = found
    begins = state.owner_end == (state.at - 1 if before else state.at)
    if begins and mention.card and _plays_it(state, mention, end):
        return True
    doing = _find_means(state, end) if begins else None
    chosen: Cards = ()
    if doing is not None:
        chosen = state.find_cards(mention, (doing,))
        if not (imply_play(state, doing) or imply_use_of(state, doing)):
            return None
    elif mention.card and _goes_on_with_a_choice(state):
        chosen = state.find_cards(mention, (state.draft.steps[-1].actor or 0,))
    if not chosen:
        return None
    state.draft.steps[-1].choose(chosen[0])
    kind = "destroyed" if token.word in state.phrases.deadly else "chosen"
    note_outcome(state, kind, token.typed, chosen[:1])
    state.choice_end = end
    return True


@_judges_next
def _is_known_to_say_something(state: ParserState, token: Token) -> bool | None:
    """Tell whether a word says something of the board, or nothing."""
    is_trailing = token.word in state.phrases.trailing and state.ends_clause(state.at + 1)
    behind = state.tokens[state.at + 1 : state.at + _NEAR]
    if token.word in state.phrases.comparing and any(one.number is not None for one in behind):
        state.blocking.append(token.typed)  # "fewer than 6"
        return False
    is_between_cards = (
        state.matcher.is_card(state.at - 1) and state.matcher.named_card(state.at + 1) is not None
    )
    joins_cards = is_between_cards and token.word in state.phrases.leading_on  # "Fear into Troll"
    row = state.matcher.match(state.at, "rows")
    if row is not None and state.matcher.named_card(row.end) is not None:
        state.blocking.append(token.typed)  # whose row it is was not read
        return False
    if not is_trailing and not joins_cards and _is_without_meaning(state, token):
        return True
    is_of_the_board = is_trailing or _is_of_the_board(state, token)
    if is_between_cards or is_of_the_board:
        state.blocking.append(token.typed)
    return token.word in {*state.phrases.linking, *state.phrases.things} and not is_of_the_board


def _find_object(state: ParserState, before: CardMention | None) -> tuple[int, CardMention] | None:
    """Find the card to which a verb is done, and the token behind both: the one before it, or that behind it
    and its particles."""
    at = state.at + 1
    while at < len(state.tokens) and state.word_at(at) in state.phrases.particles:
        at += 1
    found = (at, before) if before is not None else state.matcher.card(at)
    return None if found is None or found[1].nameless else found


def _goes_on_with_a_choice(state: ParserState) -> bool:
    """Tell whether a verb is said of what was done last: "I play Fear to scare", "Owl reaps and scares"."""
    last = state.draft.last_step
    joins = state.joins_next and state.word_at(state.at - 1) != ","
    follows = joins or state.matcher.match(state.at - 1, "for") is not None
    return follows and last is not None and last.actor is not None


def _plays_it(state: ParserState, mention: CardMention, end: int) -> bool:
    """Take a card as played by whatever is done with it that can only be played: "he slaps Fear on Troll"."""
    cards = state.find_cards(mention)
    if imply_play(state, cards[0]):
        state.choice_end = -1
        return True
    host = state.matcher.match(end, "onto")
    is_worn = state.draft.find_type(cards[0]) in state.phrases.types("worn")
    if host is None or not is_worn:
        return False
    target = state.find_cards(host.places["other"], cards)
    key, seat = state.phrases.types("put-on")[0], state.resolve_owner(state.acting)
    if target and not any(step.actor == cards[0] for step in state.draft.steps):
        state.add_step(StepDraft(key, actor=cards[0], target=target[0], seat=seat))
    return bool(target)


def _is_open(state: ParserState, word: str) -> bool:
    """Tell whether a word may be any verb: none that says what is not to be done, and no common one."""
    phrases = state.phrases
    is_said = word in phrases.common or word in phrases.little or word in phrases.articles
    return len(word) >= _NEAR and not is_said and word not in phrases.sparing


def _find_means(state: ParserState, at: int) -> int | None:
    """Find the card by which something is done, further on in the clause: "with Fear"."""
    while at < len(state.tokens) and not state.tokens[at].is_stop:
        found = state.matcher.match(at, "with")
        if found is not None and found.places["card"].card:
            mention = found.places["card"]
            type = state.draft.facts[mention.card].type
            can_be = any(type in state.phrases.types(use) for use in ("played", "used"))
            return state.find_cards(mention)[0] if can_be else None
        at += 1
    return None


def _is_of_the_board(state: ParserState, token: Token) -> bool:
    """Tell whether a word is a thing that nobody told of before ("an enemy creature"), or brings one in:
    "with flowers"."""
    if token.word in state.phrases.linking:
        behind = state.at + 1
        while behind < len(state.tokens) and not state.tokens[behind].is_sign:
            if state.matcher.matches(behind) or state.matcher.seat(behind) or state.matcher.card(behind):
                return False
            if state.tokens[behind].word not in state.phrases.articles:
                return True
            behind += 1
        return False
    names_a_card = token.word in state.phrases.nameless and token.word not in state.phrases.vague
    if token.word not in state.phrases.things and not names_a_card:
        return False
    return not _is_told_of(state, token)


def _is_told_of(state: ParserState, token: Token) -> bool:
    """Tell whether a thing is one that was told of: "these creatures", "his creatures", where he has some."""
    type = state.phrases.nameless.get(token.word, "")
    is_asked = state.asking or state.is_asked_behind(state.at + 1)
    if type == BESIDE:
        return is_asked  # who they are would have to be read
    cards = [card for at, card in enumerate(state.draft.cards) if type in ("", state.draft.find_type(at))]
    for begin in range(max(0, state.at - _NEAR), state.at):
        owner = state.matcher.possessor(begin)
        if owner is not None and owner[0] == state.at:
            seat = state.resolve_owner(owner[1])
            return any(card.seat in ("", seat) for card in cards)
    is_pointed_at = state.word_at(state.at - 1) in state.phrases.pointing
    return is_pointed_at and bool(is_asked or cards or not state.phrases.nameless.get(token.word))


def _is_without_meaning(state: ParserState, token: Token) -> bool:
    """Tell whether a word says nothing of the board where it stands."""
    phrases = state.phrases
    if state.aim_at != state.at:
        if token.number is not None or (token.capital and token.word in phrases.names):
            return False
        if token.word in phrases.nothing or len(token.word) == 1:
            return True
        state.clause_begins = False
        return False
    # The target of a step should stand here: "attacks the wall" cannot be played.
    whose = state.matcher.match(state.at, "whose", "another")
    if whose is not None and state.ends_clause(whose.end):
        state.blocking.append(token.typed)  # "attacks his"
        return False
    if token.word in phrases.articles or whose is not None:
        state.aim_at += 1
        return True
    state.aim_at = -1
    # Behind an article even a word that says nothing stands for something.
    if token.word in phrases.common and state.word_at(state.at - 1) not in phrases.articles:
        return True
    state.blocking.append(token.typed)
    return False
