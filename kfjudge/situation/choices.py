"""Read what is told beside what players do: how often they do it, what is chosen with it, what they decide,
what is sacrificed, and what comes of it."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.core.validation import MOST_TIMES
from kfjudge.notation.names import CARDS
from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.mentions import CardMention
from kfjudge.situation.model import Cards, StepDraft
from kfjudge.situation.phrases import PhraseMatch
from kfjudge.situation.state import NO_CARDS, QUESTION, ParserState, Readers
from kfjudge.situation.steps import (
    aim_last_step,
    imply_play,
    imply_use_of,
    note_outcome_of,
    read_step,
    repeat_step_with,
)

reads = Readers()
_NEAR = 2  # tokens between a step and how often it is done, at most


@reads("again")
def read_times(state: ParserState, match: PhraseMatch) -> bool:
    """Read "reaps twice"."""
    last, times = state.draft.last_step, int(match.places.get("n", 2))
    if last is not None and last.pending and match.at == state.step_end and 1 < times <= MOST_TIMES:
        state.times = (times, state.words_of(match))  # "attacks Troll twice: with Owl, then with Magpie"
        return True
    if (
        last is None
        or "n" not in match.places
        or not 0 <= match.at - state.step_end <= _NEAR
        or not 1 < times <= MOST_TIMES
    ):
        return False
    for _ in range(times - 1):
        state.add_step(replace(last, answers=[]))
    return True


@reads("repeats")
def read_repetition(state: ParserState, match: PhraseMatch) -> bool:
    """Read "then Krump does": the last step once more, by another card."""
    last = state.draft.last_step
    begins = state.clause_begins or state.owner_end == match.at
    if last is None or last.actor is None or state.asking or state.holder or not begins:
        return False
    target = last.target
    cards = state.find_cards(match.places["card"], (), state.phrases.types(last.key))
    if not cards or cards[0] == last.actor or not repeat_step_with(state, cards[0]):
        return False
    state.describe_next(cards, () if target is None else (target,), cards)
    return True


@reads("decides")
def read_decision(state: ParserState, match: PhraseMatch) -> bool:
    """Read "forges a key", "chooses Dis": what a player decides where a step of the turn asks for it."""
    if state.is_denied(match) or state.is_denied_behind(match):
        state.block(match)
        return True
    seat, last = state.find_seat(match), state.draft.last_step
    state.draft.is_supposed = state.draft.is_supposed or state.asking
    in_a_question = state.asking or state.word_at(match.end) == QUESTION
    asked = in_a_question and last is not None and seat in ("", last.seat)
    state.add_step(StepDraft(f"answer.{match.kind}", seat=seat, asked=asked, places=match.details))
    return True


@reads("with")
def read_means(state: ParserState, match: PhraseMatch) -> bool:
    """Read "with Fear, …" at the beginning of a sentence, where it is played, and "kills Troll with Cannon":
    what is told to come of it comes of the card that is named."""
    card, told = match.places["card"], state.draft.told
    if not card.card:
        return False
    if match.at == 0 or state.tokens[match.at - 1].is_stop:
        if state.ends_or_goes_on(match.end) or state.matcher.match(match.end, "place", "passing"):
            return False  # "with Fear and Troll in hand"
        state.choice_end = -1
        return imply_play(state, state.find_cards(card)[0])
    if state.draft.last_step is not None or not told or state.asking:
        return False
    doing = state.find_cards(card)[0]
    if not (imply_play(state, doing) or imply_use_of(state, doing)):
        return False
    for at in told[-1].cards[:1]:
        state.draft.steps[-1].choose(at)
    state.choice_end = match.end
    return True


@reads("with")
def read_actor(state: ParserState, match: PhraseMatch) -> bool:
    """Read "attacks with Troll, then with Krump": the card that does what was just told."""
    card, last = match.places["card"], state.draft.last_step
    if not card.card or last is None:
        return False
    types = state.phrases.types(last.key)
    if last.actor is not None and state.then_end == match.at:
        other = state.find_cards(card, (), types)[0]
        return other != last.actor and repeat_step_with(state, other)
    if not last.pending or (types and state.draft.facts[card.card].type not in types):
        return False
    cards = state.find_cards(card)
    last.actor, last.pending = cards[0], False
    draft = state.draft.cards[cards[0]]
    draft.seat = draft.seat or last.seat
    state.describe_next(cards, (), cards)
    return True


@reads("with")
def read_company(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Troll with Blood of Titans": an upgrade on the card that was told of, or one that is there."""
    card, last = match.places["card"], state.draft.last_step
    is_next = last is not None and last.actor is not None and state.then_end == match.at
    if not card.card or is_next:
        return False
    if not state.attach(card):
        state.topic, state.topic_owner = state.find_cards(card), ""
    return True


@reads("sacrifice")
def read_sacrifice(state: ParserState, match: PhraseMatch) -> bool:
    """Read "sacrifices Troll": what is chosen with the last step, what comes of it, or an artifact's use."""
    mention, last = match.places.get("card") or match.places.get("it"), state.draft.last_step
    if state.is_denied(match) or not isinstance(mention, CardMention):
        return False
    cards = state.find_cards(mention, (), state.phrases.types("used") if not mention.card else ())
    if not cards:
        return False
    if last is None or last.actor not in cards:
        if imply_use_of(state, cards[0]):
            state.draft.steps[-1].key = state.phrases.types("sacrificed")[0]
        elif last is None:
            return False
        else:
            last.choose(cards[0])
            state.choice_end = match.end
    note_outcome_of(state, match, cards, "sacrificed")
    state.topic, state.topic_owner, state.step_end = cards, "", match.end
    return True


@reads("taps")
def read_tapping(state: ParserState, match: PhraseMatch) -> bool:
    """Read "taps Cannon": a card that only its own use exhausts is used."""
    card = match.places["card"]
    if not card.card or not (state.clause_begins or state.owner_end == match.at):
        return False
    cards = state.find_cards(card)
    if not imply_use_of(state, cards[0]):
        return False
    state.describe_next(cards, (), cards)
    return True


@reads("answer")
def read_another_count(state: ParserState, match: PhraseMatch) -> bool:
    """Read "2 Æmber on Troll and 1 on Krump", "I have 4 Æmber and 2 on Troll": more of the same."""
    if match.places.keys() != {"n", "card"} or state.tokens[match.at].number is None:
        return False
    owner_facts, key = state.draft.owner_facts, state.last_counted
    if not key or not state.is_joined_to(state.count_end, match.at):
        if not owner_facts or state.draft.last_step is not None or _imply_use(state, match) is not None:
            return False
        key = f"fact.{owner_facts[-1][1].key.partition('.')[2]}"
        if f"phrases.types.{key}" not in state.phrases.lines:
            return False
    for one in state.find_cards(match.places["card"]):
        state.draft.add_fact(one, make_phrase(key, n=match.places["n"]))
    state.count_end = match.end
    return True


@reads("answer")
def read_answer(state: ParserState, match: PhraseMatch) -> bool:
    """Read "choosing Troll": what is chosen with the last step."""
    step = state.draft.last_step or _imply_use(state, match)
    if step is None or state.asking:
        return False
    acting = () if step.actor is None else (step.actor,)
    if not step.seat and (not acting or not state.draft.cards[acting[0]].seat):
        step.seat = state.resolve_owner(state.acting)  # "Owl arrives, I tire Magpie with it"
    chosen = _find_chosen(state, match, acting)
    if chosen is None:
        return False
    for card in chosen:
        if "it" not in match.places or not step.is_done_to(card):  # "Fear on Troll, to scare it"
            step.choose(card)
    if chosen:
        state.topic = (chosen[-1],)
        state.choice_end = state.choice_end if "it" in match.places else match.end
    for counted in state.phrases.types(match.key)[:1]:  # "takes the 2 Æmber from Troll"
        state.last_counted = counted
        for card in chosen if match.kind == "from" else ():
            state.draft.add_fact(card, make_phrase(counted, n=match.places["n"]))
    if not chosen or match.kind not in ("card", "both", "from", "it"):
        step.answers.append((match.key, match.details))
    state.topic_owner = ""
    return True


def _find_chosen(state: ParserState, match: PhraseMatch, acting: Cards) -> list[int] | None:
    """Find the cards that a phrase names as chosen; None where one is mentioned that is not there."""
    mentions = [match.places[name] for name in CARDS if name in match.places]
    if match.kind == "it" or ("it" in match.places and not mentions):
        last = state.draft.find_last_mentioned(acting)
        return None if last is None else [last]
    chosen = [card for one in mentions for card in state.find_cards(one, () if one.card else acting)[:1]]
    return chosen if len(chosen) == len(mentions) else None


def _imply_use(state: ParserState, match: PhraseMatch) -> StepDraft | None:
    """Take a card as used that stands right before its use: "Cannon to shoot Troll", "Cannon shoots
    Troll"."""
    is_for = state.matcher.match(match.at - 1, "for") is not None
    named = state.draft.find_cards_named_at(match.at - 1 - is_for) if match.at else NO_CARDS
    if state.word_at(match.at - 1) == ")":
        named = state.topic[-1:]  # "Cannon (mine) shoots Troll"
    chosen = match.places.get("card")
    if not named or chosen is None or not chosen.card or state.asking or state.holder:
        return None
    card, me = state.draft.cards[named[0]], state.seats[0]
    can_be_used = state.draft.find_type(named[0]) in state.phrases.types("used")
    if can_be_used and not card.zone and card.seat in ("", me):
        state.add_step(StepDraft("step.use", actor=named[0], seat=me))
    return state.draft.last_step


@reads("does")
def read_doing(state: ParserState, match: PhraseMatch) -> bool:
    """Read "does Anger": a card that can only be played is played."""
    card = match.places["card"].card
    if state.asking or not card or state.draft.facts[card].type not in state.phrases.types("played"):
        return False
    return read_step(state, match.mean("step.play"))


@reads("outcome")
def read_deed_by_its_outcome(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Krump kills Troll", where nothing else was told that it could come of, as an attack."""
    last, meant = state.draft.last_step, state.phrases.aimed_form(match.key)
    is_deed = meant and not state.asking and (last is None or _is_of_another(state, match, meant))
    return bool(is_deed) and read_step(state, match.mean(meant))


@reads("outcome")
def read_outcome(state: ParserState, match: PhraseMatch) -> bool:
    """Read "steals 1", "Troll is destroyed": what the board will show. The card it comes to was chosen,
    unless the step had a target."""
    last, meant = state.draft.last_step, state.phrases.aimed_form(match.key)
    if not state.asking:
        begins = meant and (last is None or _is_of_another(state, match, meant))
        if begins or (last is None and not _may_be_told_first(state, match)):
            return False
    actor, other = match.places.get("card"), match.places.get("other")
    if other is not None and actor is not None:
        imply_play(state, state.find_cards(actor)[0])
    mention = other or actor or match.places.get("it")
    cards = state.find_cards(mention) if isinstance(mention, CardMention) else NO_CARDS
    note_outcome_of(state, match, cards, "destroyed" if meant else "")
    if not cards or state.asking:
        return True
    state.topic, state.topic_owner = cards, ""
    last = state.draft.last_step
    is_new = last is not None and last.target is None and last.actor not in cards
    if last and is_new and not aim_last_step(state, cards[0]):
        last.choose(cards[0])
    return True


def _may_be_told_first(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether what comes about may be told before what is done: "captures 2 with his action", "Troll is
    destroyed"."""
    ways = state.phrases.types("through")
    behind = state.matcher.matches(match.end) if match.end < len(state.tokens) else []
    if "n" in match.places and any(one.key in ways and "its" in one.places for one in behind):
        return True
    is_of_a_card = bool(match.places.get("card") or state.topic)
    return "other" in match.places or (match.kind in ("destroyed", "survives") and is_of_a_card)


def _is_of_another(state: ParserState, match: PhraseMatch, key: str) -> bool:
    """Tell whether another card than the one that acted last brings it about, and can: "then Owl kills
    Magpie"."""
    actor, last = match.places.get("card"), state.draft.last_step
    if last is None or actor is None or not actor.card:
        return False
    acts = state.draft.facts[actor.card].type in state.phrases.types(key)
    return acts and (last.actor is None or state.draft.cards[last.actor].card != actor.card)


@reads("amount")
def read_amount(state: ParserState, match: PhraseMatch) -> bool:
    """Read "for 4" behind what is done to a card: the damage that it takes."""
    if state.choice_end != match.at:
        return False
    note_outcome_of(state, match, state.topic[-1:], match.kind)
    return True
