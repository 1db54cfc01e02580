"""How situations of KeyForge are interpreted, varied and compared. Æmber beside a card in hand is taken for
its player's, a house without any step for one that is chosen. What is assumed is varied, the likeliest to
matter first: who has Æmber, who is beside whom or on a flank, whether an elusive creature was attacked
before, who is exhausted, whose a card is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import pairwise

from msgspec.structs import replace

from kfjudge.core.events import Refusal, Remark, TraceStep
from kfjudge.core.message import Message
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine.board import ACROSS, SEATS, Board
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.facts import COLORS, Facts, all_facts
from kfjudge.games.keyforge.situation.assumptions import COSTS, complete, find_idle_cards, is_certain
from kfjudge.games.keyforge.situation.description import OUT_OF_PLAY, comes_about, find_changes, say_fact
from kfjudge.games.keyforge.situation.roles import (
    ARTIFACTS,
    FROM_HAND,
    LINE,
    POWER,
    add_creature,
    find_actor,
    find_attacked,
    find_card,
    find_chosen,
    find_host,
    find_plain_card,
    find_turn_fact,
    has_no_more,
    line_of,
    name_card,
    replace_at,
    type_of,
)
from kfjudge.notation.scenario import CardRef, Phrase, make_phrase
from kfjudge.replay.result import Result, Stuck
from kfjudge.situation.game import BoardChange, CompletedSituation, GameSituations, Variant
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep, ToldOutcome
from kfjudge.situation.scenario import COUNTS, find_adjacent
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
SOME, MANY = 3, 7  # Æmber: some, and enough for a key and for cards that ask for many
TYPES = {"line": "creature", "artifacts": "artifact"}  # of the cards in a zone in play


class KeyForgeSituations(GameSituations):
    def interpret(self, situation: ParsedSituation) -> ParsedSituation:
        situation = _with_first_step_of_turn(_with_play_of_opening(situation))
        house, player = find_turn_fact(situation, "turn.house"), find_turn_fact(situation, "turn.player")
        if not situation.steps and house is not None:  # "I choose Dis"
            seat = str(player["seat"]) if player is not None else SEATS[0]
            choice = ParsedStep(make_phrase("answer.house", house=house["house"]), seat)
            rest = tuple(one for one in situation.board_facts if one[1].key != "turn.house")
            situation = replace(situation, board_facts=rest, steps=(choice,))
        return _with_blocking_counts(_with_cards_of_steps(_with_colors_of_keys(situation)))

    def find_idle_cards(self, situation: ParsedSituation) -> tuple[int, ...]:
        return find_idle_cards(situation)

    def find_plain_card(
        self, type: str, size: int | None, named: Set[str]
    ) -> tuple[str, tuple[Phrase, ...]] | None:
        return find_plain_card(type, size, named)

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
    """Play the creature that opens the text, where it does something when played and all else is only there:
    "Drumble, he has 8"."""
    incomplete = situation.blocking or situation.unread or situation.absent
    if situation.opening is None or situation.steps or incomplete:
        return situation
    named = situation.cards[situation.opening]
    others = [card for card in situation.cards if card is not named]
    is_bare = replace(named, card="", label="") == ParsedCard("") and type_of(named) == "creature"
    are_there = (situation.owner_facts or others) and all(card.seat for card in others)
    spec = spec_of(named.card)
    # One that may also act otherwise when it is used could be meant to.
    headers = {header for one in spec.abilities for header in one.headers} if spec is not None else set()
    if not is_bare or not are_there or headers != {"play"}:
        return situation
    ref = CardRef("", named.label) if named.label else CardRef(named.card)
    return replace(situation, steps=(ParsedStep(make_phrase("step.play", card=ref), SEATS[0]),))


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


def _with_cards_of_steps(situation: ParsedSituation) -> ParsedSituation:
    """Add every card that only a step names, and give Æmber beside a card that is played to its player: none
    is on a card in hand."""
    cards, owner_facts = situation.cards, situation.owner_facts
    for step in situation.steps:
        for ref in (ref for one in (step.phrase, *step.answers) for ref in one.refs()):
            if ref.card and find_card(cards, ref) is None:
                cards = (*cards, ParsedCard(ref.card, ref.label, ref.seat))
    situation = replace(situation, cards=cards)
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
    match leaves anybody, more cards in play than were named."""
    owner_facts, blocking = [], list(situation.blocking)
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


# what is assumed, varied


def vary(completed: CompletedSituation) -> Iterator[Variant]:
    turn = find_turn_fact(completed.situation, "turn.player")
    begins = str(turn["seat"]) if turn is not None else SEATS[0]
    yield from _vary_aember(completed, begins, SOME)
    yield from _vary_earlier_attack(completed)
    yield from _vary_places(completed)
    yield from _vary_distance(completed)
    yield from _vary_company(completed, begins)
    yield from _vary_controller(completed)
    yield from _vary_exhaustion(completed)
    yield from _vary_aember(completed, begins, MANY)


def bring_about(completed: CompletedSituation) -> Iterator[CompletedSituation]:
    """Damage a creature of which it was told that it is destroyed, just so that it may be; give Æmber to
    whoever has lost some."""
    situation = completed.situation
    turn = find_turn_fact(situation, "turn.player")
    begins = str(turn["seat"]) if turn is not None else SEATS[0]
    if any(told.kind in ("steals", "captures", "loses") for told in situation.told):
        for amount in (SOME, MANY):
            for variant in _vary_aember(completed, begins, amount):
                words = message("situation.with-aember", player=variant.varied[0][0], amount=amount)
                yield replace(variant.completed, assumed=(*completed.assumed, words))
    told = dict.fromkeys(at for told in situation.told if told.kind == "destroyed" for at in told.cards)
    destroyed = [at for at in told if situation.cards[at].zone == LINE]
    destroyed = [at for at in destroyed if not _is_told(situation.cards[at], "fact.damage")]
    powers = {at: all_facts()[situation.cards[at].card].power for at in destroyed}
    for at in destroyed:
        for damage in range(1, powers[at]):
            yield _with_damage(completed, {at: damage})
    if len(destroyed) > 1:
        yield _with_damage(completed, {at: max(1, powers[at] - 1) for at in destroyed})


def _with_damage(completed: CompletedSituation, damage: Mapping[int, int]) -> CompletedSituation:
    """Put damage on cards, and say that it is assumed."""
    cards, assumed = completed.situation.cards, completed.assumed
    for at, amount in damage.items():
        fact = make_phrase("fact.damage", n=amount)
        assumed = (
            *assumed,
            message("situation.with-facts", card=name_card(cards[at]), facts=(say_fact(fact),)),
        )
        cards = replace_at(cards, at, replace(cards[at], facts=(*cards[at].facts, fact)))
    return replace(completed, situation=replace(completed.situation, cards=cards), assumed=assumed)


def _vary_aember(completed: CompletedSituation, begins: str, amount: int) -> Iterator[Variant]:
    """Give Æmber to a player of whom none is told. Where something hangs on some, there is some."""
    situation = completed.situation
    for seat in (ACROSS[begins], begins):
        if any(of == seat and fact.key == "player.aember" for of, fact in situation.owner_facts):
            continue
        owner_facts = (*situation.owner_facts, (seat, make_phrase("player.aember", n=amount)))
        richer = replace(completed, situation=replace(situation, owner_facts=owner_facts))
        unless = None
        if amount == SOME:
            condition = message("situation.with-aember", player=seat, amount=amount)
            unless = message("situation.without-aember", player=seat)
        else:
            condition = message("situation.if-aember", player=seat, amount=amount)
        yield Variant(condition, richer, ((seat, "aember"),), unless=unless)


def _vary_earlier_attack(completed: CompletedSituation) -> Iterator[Variant]:
    situation = completed.situation
    for step in situation.steps:
        at = find_attacked(situation, step)
        if at is None or "elusive" not in dict(all_facts()[situation.cards[at].card].keywords):
            continue
        if not _is_told(situation.cards[at], "fact.attacked"):
            yield _with_fact(completed, at, "attacked")


def _vary_exhaustion(completed: CompletedSituation) -> Iterator[Variant]:
    """Exhaust cards that something else acts on, which may be exhausted as well as ready."""
    situation = completed.situation
    acting = {find_actor(situation, step) for step in situation.steps}
    for at in _find_involved(situation):
        card = situation.cards[at]
        if at not in acting and card.zone == LINE and not _is_told(card, "fact.exhausted", "fact.ready"):
            yield _with_fact(completed, at, "exhausted")


def _with_fact(completed: CompletedSituation, at: int, mark: str) -> Variant:
    situation = completed.situation
    card = situation.cards[at]
    marked = replace(card, facts=(*card.facts, make_phrase(f"fact.{mark}")))
    situation = replace(situation, cards=replace_at(situation.cards, at, marked))
    condition = message(f"situation.if-{mark}", card=name_card(card))
    return Variant(condition, replace(completed, situation=situation), ((_subject(card), mark),))


def _is_told(card: ParsedCard, *keys: str) -> bool:
    return any(fact.key in keys for fact in card.facts)


def _subject(card: ParsedCard) -> str:
    return card.label or card.card


# places


def _find_involved(situation: ParsedSituation) -> list[int]:
    """Find the cards that something is done to or with."""
    steps = situation.steps
    targets = [find(situation, step) for step in steps for find in (find_attacked, find_host)]
    actors = [find_actor(situation, step) for step in steps]
    found = dict.fromkeys([*targets, *find_chosen(situation), *actors])
    return [at for at in found if at is not None]


def _vary_places(completed: CompletedSituation) -> Iterator[Variant]:
    """Put another creature beside one, or creatures on both sides of it, where nobody told of its place."""
    situation = completed.situation
    for at in _find_involved(situation):
        card = situation.cards[at]
        if card.zone != LINE or card.end or has_no_more(situation, "creature", card.seat):
            continue
        line = line_of(situation, card.seat)
        missing = 2 - len(find_adjacent(situation.cards, line)[at])
        if len(line) == 1:
            condition = message("situation.if-beside", card=name_card(card))
            yield _with_creatures(completed, condition, card, card.seat, (at,))
        if at in (line[0], line[-1]) and missing > 0:
            condition = message("situation.if-inside", card=name_card(card))
            yield _with_creatures(completed, condition, card, card.seat, (at,), missing)


def _vary_distance(completed: CompletedSituation) -> Iterator[Variant]:
    """Put a creature between two that are only next to each other because nobody else was told of."""
    situation = completed.situation
    for seat in SEATS:
        line = line_of(situation, seat)
        beside = find_adjacent(situation.cards, line)
        for one, other in pairwise(line):
            if beside[one] or beside[other]:
                continue
            card = situation.cards[one]
            names = {"card": name_card(card), "other": name_card(situation.cards[other])}
            condition = message("situation.if-apart", **names)
            yield _with_creatures(completed, condition, card, seat, (one, other))


def _with_creatures(
    completed: CompletedSituation,
    condition: Message,
    card: ParsedCard,
    seat: str,
    beside: tuple[int, ...],
    many: int = 1,
) -> Variant:
    """Add creatures beside some cards, which varies the place of one of these."""
    situation, added = completed.situation, completed.added
    for _ in range(many):
        situation, label = add_creature(situation, seat, beside)
        added = (*added, label)
    varied = replace(completed, situation=situation, added=added)
    return Variant(condition, varied, ((_subject(card), "place"),))


def _vary_company(completed: CompletedSituation, begins: str) -> Iterator[Variant]:
    """Give a creature to a player of whom none is told."""
    situation = completed.situation
    for seat in (ACROSS[begins], begins):
        if line_of(situation, seat) or has_no_more(situation, "creature", seat):
            continue
        fuller, label = add_creature(situation, seat)
        condition = message("situation.if-creature", player=seat, power=POWER)
        varied = replace(completed, situation=fuller, added=(*completed.added, label))
        yield Variant(condition, varied, ((seat, "creatures"),))


def _vary_controller(completed: CompletedSituation) -> Iterator[Variant]:
    """Give cards whose player nobody told to the other one, where they only stand there or are chosen."""
    situation = completed.situation
    finders = (find_actor, find_attacked)
    involved = {find(situation, step) for step in situation.steps for find in finders}
    for at in completed.guessed:
        card = situation.cards[at]
        is_alone = (
            card.on is None and not card.beside and not any(at in one.beside for one in situation.cards)
        )
        if at in involved or not is_alone or card.zone not in (LINE, ARTIFACTS):
            continue
        theirs = ACROSS[card.seat]
        cards = replace_at(situation.cards, at, replace(card, seat=theirs))
        condition = message("situation.if-theirs", card=name_card(card), player=theirs)
        varied = replace(completed, situation=replace(situation, cards=cards))
        yield Variant(condition, varied, ((_subject(card), "controller"),))
