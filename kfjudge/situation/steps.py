"""Read what players do in a situation: which card does it to which."""

from __future__ import annotations

from typing import NamedTuple

from kfjudge.situation.mentions import CardMention
from kfjudge.situation.model import Cards, StepDraft, ToldOutcome
from kfjudge.situation.phrases import THEY, PhraseMatch
from kfjudge.situation.state import NO_CARDS, ParserState, Readers

reads = Readers()


@reads("step")
def read_step(state: ParserState, match: PhraseMatch) -> bool:
    """Read "Krump attacks Troll", "I play Anger", "reaps with Urchin"."""
    draft = state.draft
    if (state.is_denied(match) and not state.asking) or state.is_denied_behind(match):
        state.block(match)
        return True
    roles = _find_roles(state, match)
    if roles is None:
        return False
    actors, targets, types = roles.actors, roles.targets, state.phrases.types(match.key)
    if not all(draft.has_type(card, types) for card in actors):
        return _read_play_on(state, match, actors, targets)
    for means_otherwise in (
        _is_untold,
        _is_unclear,
        _is_chosen_by_card,
        _is_of_other_cards,
        _is_use_told_again,
        _is_told_again,
    ):
        found = means_otherwise(state, match, actors, targets)
        if found is not None:
            return found
    _imply_means(state, match, actors)
    for card in actors or (None,):
        step = _draft_step(state, match, has_actor=roles.has_actor)
        step.seat = _find_player(state, match, step, card)
        step.actor, step.target = card, next(iter(targets), None)
        step.pending = not actors and bool(types or match.elided)
        state.add_step(step)
    note_death(state, match, targets)
    state.describe_next(actors, targets, actors if roles.actor_is_last else targets)
    state.step_end, state.choice_end = match.end, -1
    # A card right behind it is one more that acts, one more target, or the target that is missing.
    state.actor_end = match.end if roles.actor_is_last else -1
    state.target_end = match.end if targets and not roles.actor_is_last else -1
    state.aim_at = match.end if not targets and state.phrases.aimed_form(match.key) else -1
    return True


def _imply_means(state: ParserState, match: PhraseMatch, actors: Cards) -> None:
    """Take a card as used that stands right before what it is used for: "Dominator Bauble to reap with
    Troll"."""
    is_for = state.matcher.match(match.at - 1, "for") is not None
    means = state.draft.find_cards_named_at(match.at - 2) if is_for else NO_CARDS
    if means and means != actors:
        imply_use_of(state, means[0])


def _find_player(state: ParserState, match: PhraseMatch, step: StepDraft, card: int | None) -> str:
    """Find who does a step: who is named with it, else nobody yet where the sentence is the card's; who
    speaks of the opponent's card uses it."""
    if "seat" in match.places:  # "Anger, played by my opponent"
        return state.resolve_owner(match.places["seat"])
    if _begins_with_card(match):
        return ""
    if card is None and "whose" in match.places:  # "his turn ends"
        return state.find_holder(match)
    is_theirs = card is not None and state.draft.cards[card].seat == state.seats[-1]
    is_used = match.key in state.phrases.types("through") and is_theirs and not state.acting
    return step.seat or (state.seats[0] if is_used else "")


class Roles(NamedTuple):
    """The cards that do a step and those it is done to, whether a phrase names the one that does it, and
    whether it does so at its end."""

    actors: Cards
    targets: Cards
    has_actor: bool
    actor_is_last: bool


def _find_roles(state: ParserState, match: PhraseMatch) -> Roles | None:
    """Find the cards of a step; None where a card is mentioned that is not there, or one that it
    cannot be done to."""
    actor, target = _find_mentions(state, match)
    listed = NO_CARDS
    if actor and _begins_with_card(match):  # "Troll, Krump and Urchin reap"; cards that one has do nothing
        is_last = state.is_joined_to(state.list_end, match.at) and not state.tokens[match.at - 1].is_sign
        seats = {state.draft.cards[card].seat for card in state.topic}
        listed = state.topic if is_last and not state.holder and actor.seat in ("", *seats) else NO_CARDS
    state.holder, state.row = "", None
    actors, targets = _find_actors_and_targets(state, match, actor, target)
    target_types = state.phrases.types(f"{match.key}.other")
    can_be_targets = all(state.draft.has_type(card, target_types) for card in targets)
    if (actor and not actors) or (target and not targets) or not can_be_targets:
        return None
    actor_is_last = actor is not None and (target is None or actor.at > target.at)
    return Roles(tuple(dict.fromkeys((*listed, *actors))), targets, actor is not None, actor_is_last)


def _find_mentions(state: ParserState, match: PhraseMatch) -> tuple[CardMention | None, CardMention | None]:
    """Find the mentions of the card that does it and of its target. A pronoun that leans on the verb is the
    target, where there can be one: "je l'attaque"."""
    actor = match.places.get("card") or match.places.get("its")
    target, it = match.places.get("other"), match.places.get("it")
    if it is not None and target is None and state.phrases.types(f"{match.key}.other"):
        return actor, it
    return actor or it, target


def _begins_with_card(match: PhraseMatch) -> bool:
    """Tell whether the sentence is the card's, whoever acted in the one before: "Krump attacks"."""
    return match.wording.form.parts[0].slot in ("card", "other") and not match.elided


def _find_actors_and_targets(
    state: ParserState, match: PhraseMatch, actor: CardMention | None, target: CardMention | None
) -> tuple[Cards, Cards]:
    """Find the cards that are meant. What is named comes before "it"; of two of one name, the first."""
    types, target_types = state.phrases.types(match.key), state.phrases.types(f"{match.key}.other")
    actors = targets = NO_CARDS
    if actor and actor.card and (target is None or not target.card or actor.at < target.at):
        actors = state.find_cards(actor, (), types)
    if target and target.card:
        targets = state.find_cards(target, actors, target_types)
    if match.elided == "other":
        targets = tuple(one for one in state.subject[-1:] if one not in actors)
    if actor and not actors:
        actors = state.find_cards(actor, targets, types)
    if actor is None and match.elided == "card":
        actors = _find_who_goes_on(state, types)
    if target and not target.card:
        targets = _find_attacker_to_answer(state) or state.find_cards(target, actors, target_types)
    return actors, targets


def _find_who_goes_on(state: ParserState, types: tuple[str, ...]) -> Cards:
    """Find the cards that go on acting: "Troll attacks Krump and reaps"."""
    acts_itself = state.acting in ("", THEY)
    return tuple(one for one in state.subject if acts_itself and state.draft.has_type(one, types))


def _find_attacker_to_answer(state: ParserState) -> Cards:
    """Find the card of whoever acted before, where the other player does something to "it": "Krump attacks
    Troll, then my opponent attacks it"."""
    last = state.draft.last_step
    if last is None or last.actor is None or last.target is None:
        return NO_CARDS
    acted = last.seat or state.seats[0]
    return (last.actor,) if state.acting in state.seats and state.acting != acted else NO_CARDS


# what a step may be told to be instead: each says whether it is, or None where it is a step of its own


def _is_untold(state: ParserState, match: PhraseMatch, actors: Cards, _: Cards) -> bool | None:
    """Let nothing be played where nobody knows which card does it, or what it does: "Anger makes Troll
    attack", a deadly deed of nobody, a card without a name that acts by itself."""
    is_caused = match.elided == "card" and state.word_at(match.at - 1) in state.phrases.causing
    is_plain = match.key in state.phrases.types("nameless")
    of_nobody = not actors and is_deadly(state, match)
    if not (
        is_caused or of_nobody or any(state.draft.cards[one].nameless and not is_plain for one in actors)
    ):
        return None
    state.block(match)
    return True


def _is_unclear(state: ParserState, match: PhraseMatch, actors: Cards, _: Cards) -> bool | None:
    """Let nothing be played where "it" may be either of two cards side by side, or where a card
    is played that is on another: a second copy may be meant."""
    draft, types, actor = state.draft, state.phrases.types(match.key), match.places.get("card")
    of = {"", *(draft.cards[one].seat for one in actors)}
    near = {one for one in state.side_by_side if draft.has_type(one, types)}
    may_be = {one for one in near if of == {""} or draft.cards[one].seat in of}
    is_there = any(draft.cards[one].on is not None for one in actors)
    is_played = match.key in state.phrases.types("from-nowhere")
    if not (is_played and is_there) and (actor is None or actor.card or not {*actors} < may_be):
        return None
    state.block(match)
    return True


def _is_chosen_by_card(state: ParserState, match: PhraseMatch, actors: Cards, _: Cards) -> bool | None:
    """Tell whether a card is used by the one that acted last, and choose it with that: "Nexus reaps and uses
    the opponent's Shard of Greed", "his omni to use Troll"."""
    last = state.draft.last_step
    if last is None or last.actor is None or not actors or match.key not in state.phrases.types("through"):
        return None
    if state.matcher.match(match.at - 1, "for") and actors != (last.actor,):
        state.describe_next(actors, NO_CARDS, actors)
    elif _begins_with_card(match) or not _is_used_by(state, last, match, actors[-1]):
        return None
    last.choose(actors[0])
    state.topic, state.choice_end = actors[:1], match.end
    return True


def _is_used_by(state: ParserState, last: StepDraft, match: PhraseMatch, card: int) -> bool:
    """Tell whether only the card that acted last can use another: that is the other player's, or nobody else
    was told to act."""
    seat = state.draft.cards[card].seat
    acting = state.resolve_owner(state.acting) or last.seat or state.seats[0]
    acts_itself = state.acting in ("", THEY) and state.subject[-1:] == (last.actor,) != (card,)
    return (bool(seat) and seat != acting) or (acts_itself and state.is_joined_to(state.step_end, match.at))


def _is_of_other_cards(state: ParserState, match: PhraseMatch, actors: Cards, targets: Cards) -> bool | None:
    """Tell whether a step cannot be one of these cards: the card before it cannot do that, it would be done
    by a card to itself, or to none."""
    before = state.draft.find_cards_named_at(match.at - 1) if match.elided == "card" else NO_CARDS
    is_of_others = bool(before) and not set(actors) & {*before, *state.topic[-1:]}
    is_of_none = bool(set(actors) & set(targets)) or (match.elided == "other" and not targets)
    return False if is_of_others or is_of_none else None


def _is_use_told_again(state: ParserState, match: PhraseMatch, actors: Cards, targets: Cards) -> bool | None:
    """Tell whether a use is only told once more, or how a card is used: "sacrifices Cannon with its omni",
    "uses Troll, he reaps"; or a card is played that the one beneath which it lies plays."""
    last, ways = state.draft.last_step, state.phrases.types("through")
    if last is None:
        return None
    beneath = state.draft.cards[actors[0]] if actors else None
    lies_on = beneath is not None and last.actor is not None and beneath.on == last.actor and beneath.zone
    if match.key in state.phrases.types("beneath") and lies_on:
        return True  # "the omni of Masterplan, I play the card that is under it"
    if state.then_end == match.at:
        return None
    before = {state.word_at(match.at - 1), state.word_at(match.at - 2)}
    is_linked = bool(before & state.phrases.linking) or state.word_at(match.at - 1) in ("(", ":")
    if is_linked and actors in (NO_CARDS, (last.actor,)) and {match.key, last.key} <= {*ways}:
        last.key = last.key if match.key == ways[0] else match.key
        return True
    is_way = last.key == ways[0] and match.key in (*ways, *state.phrases.types("nameless"))
    if not is_way or actors != (last.actor,):
        return None
    last.key, last.target = match.key, next(iter(targets), None)
    return True


def _is_told_again(state: ParserState, match: PhraseMatch, actors: Cards, targets: Cards) -> bool | None:
    """Tell whether the last step is only told once more: "Krump against Troll, Krump attacking"."""
    last = state.draft.last_step
    if last is None or state.then_end == match.at or actors != (last.actor,):
        return None
    before = {state.word_at(match.at - 1), state.word_at(match.at - 2)}
    goes_on = not any(one.is_stop for one in state.tokens[state.step_end : match.at])
    if last.target is None and targets and state.phrases.aimed_form(last.key) == match.key and goes_on:
        last.key, last.target = match.key, targets[0]  # "fights with Owl, which is tired, against Magpie"
        return True
    same = match.key == last.key and (before & state.phrases.linking or targets == (last.target,) != (None,))
    is_plainer = not targets and last.target is not None and state.phrases.aimed_form(match.key) == last.key
    return True if same or is_plainer else None


def _draft_step(state: ParserState, match: PhraseMatch, *, has_actor: bool) -> StepDraft:
    """Begin a step with its words, and the player who acts."""
    words = tuple(token.typed for token in state.tokens[match.at : match.end])
    is_an_owner = state.acting != THEY or has_actor or "seat" in match.places
    seat = state.resolve_owner(state.acting) if is_an_owner else ""
    last_turn, state.last_turn_words = state.last_turn_words, []
    had = match.at - 1
    if state.word_at(had) not in state.phrases.pluperfect:  # "he had already played"
        had -= state.word_at(had) in state.phrases.nothing or state.matcher.match(had, "passing") is not None
    if (
        match.key.startswith("step.play") and state.word_at(had) in state.phrases.pluperfect
    ):  # "he had played Fear"
        last_turn = [token.typed for token in state.tokens[had : match.end] if not token.card]
    return StepDraft(
        match.key,
        words,
        seat=seat,
        asked=state.asking or state.is_opinion,
        places=match.details,
        last_turn_words=last_turn,
    )


def _read_play_on(state: ParserState, match: PhraseMatch, actors: Cards, targets: Cards) -> bool:
    """Read "plays Anger on Troll", where Anger is no upgrade: Troll is chosen with it. "hits Troll with Fear"
    plays it, too."""
    plain, _, way = match.key.rpartition("-")
    if not targets:
        return False
    if way == "on":
        for card in actors:
            step = _draft_step(state, match, has_actor=True)
            step.key, step.actor = plain, card
            step.choose(targets[0])
            state.add_step(step)
    else:
        comes_of_it = "other" in (match.wording.form.parts[0].slot, match.elided)  # "is hit by Fear"
        was_played = any(step.actor == actors[0] for step in state.draft.steps)
        if state.word_at(match.at + 1) in state.phrases.leading_on and not state.draft.cards[targets[0]].seat:
            state.block(match)  # "Fear into Troll" may play both
            return True
        is_done = (
            (comes_of_it and was_played) or imply_play(state, actors[0]) or imply_use_of(state, actors[0])
        )
        if len(actors) != 1 or not is_done:
            return False
        if not was_played:
            state.draft.steps[-1].choose(targets[0])
    note_death(state, match, targets)
    state.describe_next(actors, targets, targets)
    state.choice_end, state.actor_end = match.end, -1
    return True


def imply_use_of(state: ParserState, card: int) -> bool:
    """Take a card as used that does something and is no creature: "kills Troll with Cannon"."""
    draft = state.draft.cards[card]
    can_be_used = state.draft.find_type(card) in state.phrases.types("used")
    if state.asking or draft.zone or not can_be_used or any(one.actor == card for one in state.draft.steps):
        return False
    state.add_step(StepDraft("step.use", actor=card, seat=state.resolve_owner(state.acting) or draft.seat))
    return True


def aim_last_step(state: ParserState, card: int) -> bool:
    """Take a card that is named behind a step as its target: "attacks with Krump Troll"."""
    last = state.draft.steps[-1]
    aimed = state.phrases.aimed_form(last.key)
    if not aimed or card == last.actor:
        return False
    for step in reversed(state.draft.steps):
        if step.target is not None or step.words != last.words or step.actor == card:
            break
        step.key, step.target = aimed, card
    return True


def repeat_step_with(state: ParserState, card: int) -> bool:
    """Do the last step once more with another card: "plays Troll, then Urchin"."""
    last = state.draft.steps[-1]
    types = state.phrases.types(last.key)
    seat = state.draft.cards[card].seat
    is_of_another = bool(seat) and seat != (last.seat or state.seats[0])
    if last.key in state.phrases.types("through") and last.actor is not None:
        types = (state.draft.find_type(last.actor),)  # "uses Cannon, Owl is there"
    if card == last.target or not state.draft.has_type(card, types) or is_of_another:
        return False
    state.add_step(StepDraft(last.key, last.words, card, last.target, last.seat, last.asked))
    return True


def imply_play(state: ParserState, card: int) -> bool:
    """Take a card as played that can only be played, and of which nothing is said: "Anger, he has Troll"."""
    draft = state.draft.cards[card]
    can_only_be_played = state.draft.find_type(card) in state.phrases.types("played")
    if draft.zone or draft.on is not None or not can_only_be_played or state.asking:
        return False
    if any(step.actor == card or step.is_done_to(card) for step in state.draft.steps):
        return False
    seat = state.resolve_owner(state.acting) or draft.seat
    state.add_step(StepDraft("step.play", actor=card, seat=seat, implied=True, asked=state.is_opinion))
    return True


# what was told to come of it


def note_outcome(
    state: ParserState,
    kind: str,
    words: str,
    cards: Cards,
    n: int | None = None,
    zone: str = "",
    *,
    denied: bool = False,
) -> None:
    """Note what was told to come of it, unless it is only somebody's opinion."""
    if state.asking or state.is_opinion:
        return
    spoken_of = () if state.joins_next else state.topic  # "attacks Troll and dies" is said of who attacks
    candidates = cards or tuple(dict.fromkeys((*spoken_of, *state.subject)))
    state.draft.told.append(ToldOutcome(kind, words, candidates, n, zone, denied))


def note_outcome_of(state: ParserState, match: PhraseMatch, cards: Cards, kind: str = "") -> None:
    """Note what a phrase says to come of it, unless it is asked."""
    if not state.is_asked_behind(match.end):
        places, denied = match.places, state.is_denied(match)
        words, zone = state.words_of(match), places.get("zone", "")
        note_outcome(state, kind or match.kind, words, cards, places.get("n"), zone, denied=denied)


def is_deadly(state: ParserState, match: PhraseMatch) -> bool:
    """Tell whether the words of a phrase say that a target is destroyed."""
    return any(token.word in state.phrases.deadly for token in state.tokens[match.at : match.end])


def note_death(state: ParserState, match: PhraseMatch, targets: Cards) -> None:
    """Note that the target of a step is destroyed, where its verb says so: "Krump kills Troll"."""
    if targets and is_deadly(state, match):
        note_outcome_of(state, match, targets, "destroyed")
