"""How situations of KeyForge are interpreted and compared. Æmber beside a card in hand is taken for its
player's, a house without any step for one that is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set

from msgspec.structs import replace

from kfjudge.core.events import Refusal, Remark, TraceStep
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine.board import SEATS, Board
from kfjudge.games.keyforge.engine.lasting import NextTurn
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.facts import COLORS, Facts, all_facts
from kfjudge.games.keyforge.situation.assumptions import COSTS, complete, find_idle_cards, is_certain
from kfjudge.games.keyforge.situation.description import OUT_OF_PLAY, comes_about, find_changes
from kfjudge.games.keyforge.situation.roles import (
    FROM_HAND,
    find_actor,
    find_card,
    find_plain_card,
    find_turn_fact,
    replace_at,
    type_of,
)
from kfjudge.games.keyforge.situation.variants import bring_about, vary
from kfjudge.notation.scenario import CardRef, Phrase, make_phrase
from kfjudge.replay.result import Result, Stuck
from kfjudge.situation.game import BoardChange, CompletedSituation, GameSituations, Variant
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep, ToldOutcome
from kfjudge.situation.scenario import COUNTS
from kfjudge.words.catalogue import pick_name, say

# On which boards two cards are brought together: what is done, the type of the card that acts, that of the
# other one. Those that say most come first.
MEETINGS = (
    ("attacks", "creature", "creature"),
    ("played-on-own", "upgrade", "creature"),
    ("played-with-theirs", "action", "creature"),
    ("played-with-own", "action", "creature"),
    ("destroyed-with", "creature", "creature"),
    ("reaps-beside", "creature", "creature"),
    ("played-with-own", "creature", "creature"),
    ("played-with-theirs", "creature", "creature"),
    ("reaps-with-theirs", "creature", "creature"),
    ("reaps-under", "creature", "upgrade"),
    ("attacks-under", "creature", "upgrade"),
    ("attacked-under", "creature", "upgrade"),
    ("played-on-theirs", "upgrade", "creature"),
    ("used-with-own", "artifact", "creature"),
    ("used-with-theirs", "artifact", "creature"),
    ("reaps-with-own", "creature", "artifact"),
    ("reaps-with-theirs", "creature", "artifact"),
    ("attacks-with-own", "creature", "artifact"),
    ("attacks-with-theirs", "creature", "artifact"),
    ("played-with-own", "creature", "artifact"),
    ("played-with-theirs", "creature", "artifact"),
    ("played-with-own", "artifact", "creature"),
    ("played-with-theirs", "artifact", "creature"),
    ("used-with-own", "artifact", "artifact"),
    ("used-with-theirs", "artifact", "artifact"),
    ("played-with-own", "artifact", "artifact"),
    ("played-with-theirs", "artifact", "artifact"),
    ("played-with-own", "action", "artifact"),
    ("played-with-theirs", "action", "artifact"),
    ("played-before", "action", "action"),
    ("played-with-bearer", "action", "upgrade"),
    ("played-with-their-bearer", "action", "upgrade"),
    ("played-on-another", "upgrade", "artifact"),
    ("used-with-bearer", "artifact", "upgrade"),
    ("played-on-bearer", "upgrade", "upgrade"),
)  # fmt: skip
BEARER, SECOND_BEARER = "troll", "krump"  # who has an upgrade where it is on neither of the two
SWEEP = "gateway-to-dis"  # destroys both
BOTH_ALIKE = ("destroyed-with",)  # either card may be said first
QUESTION = "?"
FORGED = ("last", "last.forged")  # who did that in the turn before has a key
OPENING = {  # what is done with a card by its type and the only thing that it does
    ("creature", "play"): "step.play",
    ("artifact", "action"): "step.use",
    ("artifact", "omni"): "step.use",
}
TYPES = {"line": "creature", "artifacts": "artifact"}  # of the cards in a zone in play


class KeyForgeSituations(GameSituations):
    def interpret(self, situation: ParsedSituation) -> ParsedSituation:
        situation = _with_aember_before_last_turn(situation)
        situation = _with_first_step_of_turn(_with_play_of_opening(situation))
        house, player = find_turn_fact(situation, "turn.house"), find_turn_fact(situation, "turn.player")
        if not situation.steps and house is not None:  # "I choose Dis"
            seat = str(player["seat"]) if player is not None else SEATS[0]
            choice = ParsedStep(make_phrase("answer.house", house=house["house"]), seat)
            rest = tuple(one for one in situation.board_facts if one[1].key != "turn.house")
            situation = replace(situation, board_facts=rest, steps=(choice,))
        situation = _with_colors_of_keys(situation)
        cards = situation.cards  # and every card that only a step names
        for step in situation.steps:
            for ref in (ref for one in (step.phrase, *step.answers) for ref in one.refs()):
                if ref.card and find_card(cards, ref) is None:
                    cards = (*cards, ParsedCard(ref.card, ref.label, ref.seat))
        situation = replace(situation, cards=cards)
        return _with_blocking_counts(_with_aember_of_players(situation))

    def find_idle_cards(self, situation: ParsedSituation) -> tuple[int, ...]:
        return find_idle_cards(situation)

    def find_plain_card(
        self, type: str, sizes: Mapping[str, int], named: Set[str]
    ) -> tuple[str, tuple[Phrase, ...]] | None:
        return find_plain_card(type, sizes, named)

    def complete(self, situation: ParsedSituation) -> Iterator[CompletedSituation]:
        return complete(situation)

    def vary(self, completed: CompletedSituation) -> Iterator[Variant]:
        return vary(completed)

    def comes_about(self, told: ToldOutcome, completed: CompletedSituation, result: Result) -> bool:
        return comes_about(told, completed.situation, result)

    def explain_ended(self, stuck: Stuck) -> Refusal | None:
        is_of_a_turn = (
            stuck.answer is not None and stuck.answer.phrase is not None and stuck.run.pending is not None
        )
        if not is_of_a_turn or stuck.run.pending.turn:  # type: ignore[union-attr]
            return None
        happened = [step.happened for step in stuck.run.trace]
        has_ended = any(isinstance(one, Remark) and one.what.key == "remark.omega" for one in happened)
        return Refusal(message("why.omega"), ("glossary/omega",)) if has_ended else None

    def is_certain(self, situation: ParsedSituation, result: Result, refusal: Refusal | None) -> bool:
        return is_certain(situation, result, refusal)

    def bring_about(self, completed: CompletedSituation) -> Iterator[CompletedSituation]:
        return bring_about(completed)

    def meetings(self, card: Facts, other: Facts) -> Iterator[tuple[str, str, str]]:
        for what, acting, there in MEETINGS:
            for one, two in ((card, other), (other, card))[: 1 if what in BOTH_ALIKE or card == other else 2]:
                if (one.type, two.type) == (acting, there):
                    yield what, one.id, two.id

    def tell_meeting(self, what: str, acting: str, other: str, lang: str) -> tuple[str, str]:
        facts = all_facts()
        third = BEARER if BEARER not in (acting, other) else SECOND_BEARER
        cards = {"card": acting, "other": other, "third": third, "sweep": SWEEP}
        names = {place: pick_name(facts[id], lang) for place, id in cards.items()}
        told = say(message(f"meeting.{what}", **names), lang)
        return told, say(message("meeting.board", told=told), lang)

    def leave_text_aside(self, board: Board, card: str) -> None:
        for one in board.cards.values():
            if one.facts.id == card:
                one.facts = replace(one.facts, keywords=(), textless=True)

    def find_changes(
        self, before: Board, after: Board, trace: Sequence[TraceStep]
    ) -> tuple[BoardChange, ...]:
        return tuple(find_changes(before, after, trace))


def _with_play_of_opening(situation: ParsedSituation) -> ParsedSituation:
    """Play the creature that opens the text, or use the artifact, where that is all it does and all else is
    only there: "Drumble, he has 8"."""
    incomplete = situation.blocking or situation.unread or situation.absent
    if situation.opening is None or situation.steps or incomplete:
        return situation
    named = situation.cards[situation.opening]
    others = [card for card in situation.cards if card is not named]
    is_bare = replace(named, card="", label="") == ParsedCard("")
    are_there = (situation.owner_facts or others) and all(card.seat for card in others)
    spec = spec_of(named.card)
    # One that may also act otherwise when it is used could be meant to.
    headers = {header for one in spec.abilities for header in one.headers} if spec is not None else set()
    key = OPENING.get((type_of(named), ", ".join(headers)))
    if not is_bare or not are_there or key is None:
        return situation
    ref = CardRef("", named.label) if named.label else CardRef(named.card)
    return replace(situation, steps=(ParsedStep(make_phrase(key, card=ref), SEATS[0]),))


def _with_first_step_of_turn(situation: ParsedSituation) -> ParsedSituation:
    """Forge a key where a turn is told to begin with enough Æmber, before what is done in it, or after the
    turn of the other player."""
    begins, steps = situation.begins, situation.steps
    turn = find_turn_fact(situation, "turn.player")
    says_more = steps or situation.unread or QUESTION in situation.text or len(situation.board_facts) > 1
    if not begins and turn is not None and not says_more:
        begins = str(turn["seat"])  # "my turn, 7 Æmber": nothing else can be meant
    has = [fact["n"] for of, fact in situation.owner_facts if of == begins and fact.key == "player.aember"]
    forges = any(step.phrase.key == "answer.key" for step in steps)
    if not begins or not has or forges or (steps and has[0] < COSTS[0]):
        return situation
    forging = ParsedStep(make_phrase("answer.key"), begins, implied=True)
    last = next((step.seat for step in reversed(steps) if step.seat), begins)
    if last == begins:
        return replace(situation, steps=(forging, *steps))
    ends = () if steps[-1].phrase.key == "step.end" else (ParsedStep(make_phrase("step.end"), last),)
    return replace(situation, steps=(*steps, *ends, forging))


def _with_aember_before_last_turn(situation: ParsedSituation) -> ParsedSituation:
    """Take the bonus of a card that was played in the turn before off what its player has now. What else it
    did then is told already: nothing can be played where that is more than what lasts until now."""
    owner_facts, blocking = situation.owner_facts, situation.blocking
    for step in (step for step in situation.steps if step.last_turn):
        at = find_actor(situation, step)
        spec = spec_of(situation.cards[at].card) if at is not None else None
        if at is None or spec is None or not any(isinstance(node, NextTurn) for node in spec.nodes()):
            blocking = (*blocking, *step.last_turn)
            continue
        bonus = all_facts()[situation.cards[at].card].aember if step.phrase.key in FROM_HAND else 0
        owner_facts = tuple(
            (of, make_phrase(fact.key, n=max(fact["n"] - bonus, 0)))
            if (of, fact.key) == (step.seat, "player.aember")
            else (of, fact)
            for of, fact in owner_facts
        )
    return replace(situation, owner_facts=owner_facts, blocking=blocking)


def _with_colors_of_keys(situation: ParsedSituation) -> ParsedSituation:
    """Give a color to each key that is forged: one that the player does not have."""
    held = {fact["color"] for _, fact in situation.owner_facts if fact.key == "player.key"}
    left = [color for color in reversed(COLORS) if color not in held]  # a number of keys takes the first ones
    steps = tuple(
        replace(step, phrase=make_phrase("answer.key", color=left[0]))
        if left and step.phrase.key == "answer.key" and step.phrase.get("color") is None
        else step
        for step in situation.steps
    )
    return replace(situation, steps=steps)


def _with_aember_of_players(situation: ParsedSituation) -> ParsedSituation:
    """Give Æmber beside a card that is played to its player: none is on a card in hand."""
    cards, owner_facts = situation.cards, situation.owner_facts
    acting = next((step.seat for step in situation.steps if step.seat), SEATS[0])
    placed = [(at, acting) for at, card in enumerate(cards) if card.zone in OUT_OF_PLAY]
    for step in situation.steps:
        at = find_actor(situation, step)
        if at is not None and step.phrase.key in FROM_HAND:
            placed.append((at, step.seat))
    for at, acting in placed:
        card = cards[at]
        aember = [fact for fact in card.facts if fact.key == "fact.aember"]
        rest = tuple(fact for fact in card.facts if fact not in aember)
        cards = replace_at(cards, at, replace(card, facts=rest))
        seat = acting or card.seat or SEATS[0]
        owner_facts += tuple((seat, make_phrase("player.aember", n=fact["n"])) for fact in aember)
    return replace(situation, cards=cards, owner_facts=owner_facts)


def _with_blocking_counts(situation: ParsedSituation) -> ParsedSituation:
    """Drop counts of cards in play, all of which have to be named, and block what cannot be: more keys than a
    match leaves anybody, more cards in play than were named. Who forged a key has one."""
    owner_facts, blocking = list[tuple[str, Phrase]](), list(situation.blocking)
    keys = [of for of, fact in situation.owner_facts if fact.key in ("player.keys", "player.key")]
    forged = [fact["seat"] for line, fact in situation.board_facts if (line, fact.key) == FORGED]
    owner_facts += ((of, make_phrase("player.keys", n=1)) for of in forged if of not in keys)
    for seat, fact in situation.owner_facts:
        is_in_play = fact.key in COUNTS and fact["zone"] in TYPES and fact["n"]
        if is_in_play:
            named = [card for card in situation.cards if type_of(card) == TYPES[fact["zone"]]]
            if fact["n"] > sum(card.seat in ("", seat) for card in named):
                blocking.append(str(fact["n"]))
            continue
        if fact.key == "player.keys" and fact["n"] >= len(COLORS):
            blocking.append(str(fact["n"]))
        owner_facts.append((seat, fact))
    return replace(situation, owner_facts=tuple(owner_facts), blocking=tuple(dict.fromkeys(blocking)))
