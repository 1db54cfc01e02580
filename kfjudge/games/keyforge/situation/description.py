"""Say a situation of KeyForge back: where its cards are, what of it is assumed. Find what has changed on a
board, as a judge would say it: who was destroyed and where it went, what each player gained, drew, forged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from kfjudge.core.events import Event, TraceStep
from kfjudge.core.message import Message
from kfjudge.games.keyforge import GAME, message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import SEATS, Board, Card
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts
from kfjudge.games.keyforge.situation.roles import (
    ARTIFACTS,
    ATTACHED,
    HAND,
    LINE,
    find_actor,
    find_turn_fact,
    name_card,
    type_of,
)
from kfjudge.notation.scenario import Phrase
from kfjudge.notation.writer import write_phrase
from kfjudge.replay.game import checks
from kfjudge.replay.result import Result
from kfjudge.situation.game import BoardChange, subject_of
from kfjudge.situation.model import ParsedCard, ParsedSituation, ToldOutcome
from kfjudge.words.catalogue import has_message

OUT_OF_PLAY = ("discard", "archives", "deck", "purged")


def say_assumed(
    situation: ParsedSituation, begins: str, house: str | None, guessed: Iterable[int]
) -> list[Message]:
    """Say what nobody told: whose turn it is and of which house, whose cards are, and which are ready to
    act."""
    assumed: list[Message] = []
    is_turn_told = find_turn_fact(situation, "turn.player") is not None
    is_house_told = house is None or find_turn_fact(situation, "turn.house") is not None
    name = message(f"house.{house}")
    if not is_turn_told and not is_house_told:
        assumed.append(message("situation.turn-and-house", player=begins, house=name))
    elif not is_turn_told:
        assumed.append(message("situation.turn", player=begins))
    elif not is_house_told:
        assumed.append(message("situation.house", house=name))
    guesses = [situation.cards[at] for at in guessed]
    for seat in SEATS:
        cards = tuple(name_card(card) for card in guesses if card.seat == seat)
        if cards:
            assumed.append(message("situation.whose", player=seat, cards=cards))
    for card in (card for card in situation.cards if card.nameless and type_of(card) == "creature"):
        facts = all_facts()[card.card]
        power = facts.power + sum(fact["n"] for fact in card.facts if fact.key == "fact.counters")
        which = "armored" if facts.armor else "power"
        sizes = {"power": power, "armor": facts.armor or 0}
        assumed.append(message(f"situation.nameless-{which}", label=card.label, **sizes))
    if ready := _list_ready_actors(situation):
        assumed.append(message("situation.ready", cards=ready))
    return assumed


def _list_ready_actors(situation: ParsedSituation) -> tuple[object, ...]:
    """Name the cards in play that do something and of which nobody told whether they are ready."""
    actors = dict.fromkeys(find_actor(situation, step) for step in situation.steps)
    return tuple(
        name_card(card)
        for card in (situation.cards[at] for at in actors if at is not None)
        if card.zone in (LINE, ARTIFACTS)
        and not any(fact.key in ("fact.exhausted", "fact.ready") for fact in card.facts)
    )


def describe_board(situation: ParsedSituation, added: Sequence[str]) -> Iterator[Message]:
    """Say where the cards are that were told of, and what was told of them and of the players."""
    for seat in SEATS:
        here = [card for card in situation.cards if card.seat == seat and card.label not in added]

        def cards_in(*zones: str, here: list[ParsedCard] = here) -> tuple[object, ...]:
            cards = [card for card in here if card.zone in zones]
            facts = (tuple(map(say_fact, card.facts)) for card in cards)
            return tuple(
                message("situation.with-facts", card=name_card(card), facts=told) if told else name_card(card)
                for card, told in zip(cards, facts, strict=True)
            )

        if played := cards_in(LINE, ARTIFACTS, ATTACHED):
            yield message("situation.in-play", player=seat, cards=played)
        if held := cards_in(HAND):
            yield message("situation.in-hand", player=seat, cards=held)
        for zone in OUT_OF_PLAY:
            if there := cards_in(zone):
                yield message("situation.in-zone", player=seat, zone=message(f"zone.{zone}"), cards=there)
        has = tuple(
            say_fact(fact)
            for of, fact in situation.owner_facts
            if of == seat and fact.key.startswith(("player.", "has."))
        )
        if has:
            yield message("situation.has", player=seat, cards=has)


def say_fact(fact: Phrase) -> object:
    """Say a fact of a card or a player as a board does, or else as a board file does."""
    key = f"board.{fact.key.partition('.')[2]}"
    places = dict(fact.places)
    if places.keys() <= {"n"} and has_message(key, GAME) and not fact.key.endswith("keys"):
        return message(key, **places)
    return write_phrase(fact, GAME)


COUNTED = {"damage": "damage", "power_counters": "counters", "aember": "aember", "doom": "doom"}


def find_changes(before: Board, after: Board, trace: Sequence[TraceStep]) -> Iterator[BoardChange]:
    """Find what is not as it was, of each card that is known, then of each player."""
    happened = [step.happened for step in trace if not step.canceled]
    for uid, was in before.cards.items():
        if was.facts is not UNKNOWN:
            yield from _changes_of_card(was, after.cards[uid], after, happened)
    for seat in SEATS:
        was_player, player = before.players[seat], after.players[seat]
        changes: list[tuple[str, Any, Message]] = []
        for field in ("aember", "chains"):
            more = getattr(player, field) - getattr(was_player, field)
            if more:
                which = "gains" if more > 0 else "loses"
                changes.append((field, more, message(f"situation.is.{which}-{field}", n=abs(more))))
        keys = len(player.keys) - len(was_player.keys)  # of which color is nobody's question
        if keys:
            which = "forges" if keys > 0 else "unforges"
            several = abs(keys) > 1
            words = message(
                f"situation.is.{which}-several" if several else f"situation.is.{which}", n=abs(keys)
            )
            changes.append(("keys", keys, words))
        drawn = sum(isinstance(event, events.Draws) and event.player == seat for event in happened)
        if drawn:
            changes.append(("drawn", drawn, message("situation.is.draws", n=drawn)))
        if after.winner == seat:
            changes.append(("winner", True, message("situation.is.winner")))
        for aspect, value, words in changes:
            yield BoardChange(seat, aspect, value, words, seat)


IsMeant = Callable[[Card], bool]
_FOUND: dict[str, Callable[[ToldOutcome, Result, IsMeant], bool]] = {}


def comes_about(told: ToldOutcome, situation: ParsedSituation, result: Result) -> bool:
    """Tell whether what was told came about: to one of the cards of which it was told, or to any where none
    was named."""
    assert result.end is not None
    names = {situation.cards[at].label or situation.cards[at].card for at in told.cards}

    def is_meant(card: Card) -> bool:
        return not names or subject_of(card) in names

    find = _FOUND.get(told.kind.partition(".")[0])
    return find is None or find(told, result, is_meant) is not told.denied


def _list_events(result: Result) -> list[Event]:
    return [step.happened for step in result.end.trace if not step.canceled] if result.end is not None else []


@checks(_FOUND, "zone")
def _is_there(told: ToldOutcome, result: Result, is_meant: IsMeant) -> bool:
    """Tell whether a card is where it was told to be."""
    assert result.end is not None
    return any(card.zone == told.zone for card in filter(is_meant, result.end.board.cards.values()))


@checks(_FOUND, "fact")
def _has_fact(told: ToldOutcome, result: Result, is_meant: IsMeant) -> bool:
    """Tell whether a card is as it was told to be: "enters play stunned"."""
    assert result.end is not None
    field, wanted = told.kind.removeprefix("fact."), told.n is None or told.n
    if field == "ready":
        field, wanted = "exhausted", False
    cards = filter(is_meant, result.end.board.cards.values())
    return any(card.in_play and getattr(card, field) == wanted for card in cards)


@checks(_FOUND, "damage")
def _is_dealt(told: ToldOutcome, result: Result, is_meant: IsMeant) -> bool:
    """Tell whether so much damage is dealt or taken, at once or in all."""
    happened = _list_events(result)
    dealt = [hit for one in happened if isinstance(one, events.DealsDamage) for hit in one.hits]
    taken = [(one.card, one.amount) for one in happened if isinstance(one, events.TakesDamage)]
    amounts = {amount for card, amount in (*dealt, *taken) if is_meant(card)}
    return told.n in {*amounts, sum(amount for card, amount in taken if is_meant(card))}


@checks(_FOUND, "destroyed", "survives", "sacrificed")
def _is_struck(told: ToldOutcome, result: Result, is_meant: IsMeant) -> bool:
    """Tell whether a card is destroyed or sacrificed, or survives."""
    struck: list[Card] = []
    for event in _list_events(result):
        if told.kind == "sacrificed":
            struck += [event.card] if isinstance(event, events.Sacrifices) else []
        elif isinstance(event, events.Destroys):
            struck += event.targets
    return any(map(is_meant, struck)) is (told.kind != "survives")


@checks(_FOUND, "chosen")
def _is_chosen(_: ToldOutcome, result: Result, is_meant: IsMeant) -> bool:
    """Tell whether a card is chosen somewhere."""
    assert result.end is not None
    cards = result.end.board.cards
    chosen = (cards.get(one.option.card or "") for one in result.end.decisions)
    return any(card is not None and is_meant(card) for card in chosen)


_FLOWS: dict[str, tuple[type[Event], ...]] = {
    "steals": (events.StealsAember, events.StealsFromSupply),
    "gains": (events.GainsAember, events.BonusAember, events.StealsAember, events.ReturnsAember),
    "captures": (events.Captures, events.CapturesFromSupply, events.CapturesInstead),
    "loses": (events.LosesAember, events.StealsAember, events.Captures, events.PaysAember),
}


@checks(_FOUND, *_FLOWS)
def _has_flow(told: ToldOutcome, result: Result, _: IsMeant) -> bool:
    """Tell whether so much Æmber is stolen, gained, captured or lost, at once or in all."""
    flows = _FLOWS[told.kind]
    amounts = [event.amount for event in _list_events(result) if isinstance(event, flows)]  # type: ignore[attr-defined]
    assert result.end is not None
    before, after = result.laid.players, result.end.board.players
    changes = {abs(after[seat].aember - before[seat].aember) for seat in SEATS}
    return bool(amounts) if told.n is None else told.n in {*amounts, sum(amounts), *changes}


def _changes_of_card(was: Card, card: Card, after: Board, happened: Sequence[Event]) -> Iterator[BoardChange]:
    def change(aspect: str, value: Any, said: Message) -> BoardChange:
        return BoardChange(subject_of(card), aspect, value, said, card)

    moved = _say_move(was, card, after, happened)
    if moved is not None:
        whose = "owner" if card.controller == card.owner else card.controller
        host = subject_of(after.cards[card.host]) if card.host is not None else ""
        yield change("zone", (moved.key, card.zone, whose, host), moved)
    if not card.in_play:
        return
    for field, name in COUNTED.items():
        now, difference = getattr(card, field), getattr(card, field) - getattr(was, field)
        if difference:
            words = message(f"situation.is.{name}", n=now) if now else message(f"situation.is.no-{name}")
            yield change(field, difference, words)
    entered = not was.in_play
    if card.exhausted != was.exhausted and not (entered and card.exhausted):
        key = "exhausted" if card.exhausted else "ready"
        yield change("exhausted", card.exhausted, message(f"situation.is.{key}"))
    elif entered and not card.exhausted and card.zone != "attached":
        yield change("exhausted", False, message("situation.is.enters-ready"))
    if card.stunned != was.stunned:
        key = "stunned" if card.stunned else "not-stunned"
        yield change("stunned", card.stunned, message(f"situation.is.{key}"))
    if card.named not in (was.named, None):
        named = message(f"house.{card.named}")
        yield change("named", card.named, message("situation.is.naming", house=named))
    if any(lasting.source == card.uid for lasting in after.lasting):
        yield change("lasting", True, message("situation.is.lasting"))


def _say_move(was: Card, card: Card, after: Board, happened: Sequence[Event]) -> Message | None:
    """Say where a card went, and how: "is destroyed", "returns to its owner's hand"."""
    host = after.cards[card.host] if card.host is not None else None
    player = card.controller
    if card.in_play:
        has_stayed = was.in_play and was.stay == card.stay
        if host is not None and not (has_stayed and card.host == was.host):
            return message("situation.is.attached", card=host)
        if has_stayed:
            return message("situation.is.taken", player=player) if player != was.controller else None
        return message("situation.is.back" if was.in_play else "situation.is.entered", player=player)
    is_where_it_was = (was.zone, was.controller, was.host, was.stay) == (
        card.zone,
        player,
        card.host,
        card.stay,  # else it has been in play meanwhile
    )
    if is_where_it_was or not card.zone:  # without a zone: the match was won before it went anywhere
        return None
    how = _how_it_left(was, happened)
    if how == "played" and card.zone == "discard":
        return None
    if card.zone == "under" and host is not None:
        return message("situation.is.under", card=host)
    on_top = card.zone == "deck" and card.uid in after.players[player].deck
    zone = "deck-top" if on_top else card.zone
    if how in ("destroyed", "sacrificed"):
        how_and_where = how if zone == "discard" else f"{how}-{zone}"
        return message(f"situation.is.{how_and_where}", player=player)
    return message(f"situation.is.to-{zone}", player=player)


def _how_it_left(was: Card, happened: Sequence[Event]) -> str:
    """Find what was done to a card that left where it was: one that is played may be destroyed at once."""
    how, in_play = "", was.in_play
    for event in happened:
        match event:
            case events.PlaysCard(card=card) if card.uid == was.uid and not in_play:
                how = "played"
            case events.EntersPlay(card=card) if card.uid == was.uid:
                how, in_play = "", True
            case events.Destroys(targets=targets) if in_play and any(card.uid == was.uid for card in targets):
                return "destroyed"
            case events.Sacrifices(card=card) if in_play and card.uid == was.uid:
                return "sacrificed"
    return how
