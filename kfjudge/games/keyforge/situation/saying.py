"""How a situation of KeyForge is told back: where its cards lie, and what of it is assumed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kfjudge.core.message import Message
from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.message import message
from kfjudge.games.keyforge.situation.roles import ARTIFACTS, ATTACHED, HAND, LINE, actor, turn_says
from kfjudge.notation.scenario import Phrase
from kfjudge.notation.writer import write_phrase
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.words.catalogue import has_message

OUT_OF_PLAY = ("discard", "archives", "deck", "purged")


# what is assumed


def told_of_turn(situation: ParsedSituation, begins: str, house: str | None) -> Iterator[Message]:
    """Whose turn it is and of which house, as far as nobody told."""
    own = turn_says(situation, "turn.player") is None
    name = message(f"house.{house}") if house else ""
    is_house_assumed = house is not None and turn_says(situation, "turn.house") is None
    if own and is_house_assumed:
        yield message("situation.turn-and-house", player=begins, house=name)
    elif own:
        yield message("situation.turn", player=begins)
    elif is_house_assumed:
        yield message("situation.house", house=name)


def told_of_cards(situation: ParsedSituation, guessed: tuple[int, ...]) -> Iterator[Message]:
    """Whose the cards are of which nobody told, and which are ready to act."""
    places = dict.fromkeys(actor(situation, deed) for deed in situation.steps)
    for seat in SEATS:
        cards = tuple(_name(situation.cards[at]) for at in guessed if situation.cards[at].seat == seat)
        if cards:
            yield message("situation.whose", player=seat, cards=cards)
    ready = tuple(
        _name(situation.cards[at]) for at in places if at is not None and _is_ready(situation.cards[at])
    )
    if ready:
        yield message("situation.ready", cards=ready)


def _is_ready(thing: ParsedCard) -> bool:
    """Whether a card in play is ready without anybody having said so."""
    said_so = any(fact.key in ("fact.exhausted", "fact.ready") for fact in thing.facts)
    return thing.zone in (LINE, ARTIFACTS) and not said_so


def told_of_houses(
    situation: ParsedSituation, identities: tuple[tuple[str, Phrase], ...], choosing: Iterable[str]
) -> Iterator[Message]:
    """The houses of whoever chooses one."""
    for seat in choosing:
        houses = tuple(message(f"house.{fact['house']}") for of, fact in identities if of == seat)
        if houses and not turn_says(situation, "turn.phase"):
            yield message("situation.houses", player=seat, houses=houses)


# the board


def told_of_board(situation: ParsedSituation, added: tuple[str, ...]) -> Iterator[Message]:
    """Where the cards lie that were told of, and what was told of them."""
    for seat in SEATS:
        here = [thing for thing in situation.cards if thing.seat == seat and thing.label not in added]
        played = tuple(_described(thing) for thing in here if thing.zone in (LINE, ARTIFACTS, ATTACHED))
        held = tuple(_described(thing) for thing in here if thing.zone == HAND)
        if played:
            yield message("situation.in-play", player=seat, cards=played)
        if held:
            yield message("situation.in-hand", player=seat, cards=held)
        for zone in OUT_OF_PLAY:
            there = tuple(_described(thing) for thing in here if thing.zone == zone)
            if there:
                yield message("situation.in-zone", player=seat, zone=message(f"zone.{zone}"), cards=there)
        has = tuple(_in_words(fact) for of, fact in situation.owner_facts if of == seat and _is_told(fact))
        if has:
            yield message("situation.has", player=seat, cards=has)


def _is_told(fact: Phrase) -> bool:
    return fact.key.startswith(("player.", "has."))


def _in_words(fact: Phrase) -> object:
    """What is true of a card or a player, as a board says it, or else as a board file does."""
    key = f"board.{fact.key.partition('.')[2]}"
    places = dict(fact.places)
    if places.keys() <= {"n"} and has_message(key, GAME) and not fact.key.endswith("keys"):
        return message(key, **places)
    return write_phrase(fact, GAME)


def _name(thing: ParsedCard) -> object:
    return thing.label or all_facts()[thing.card]


def _described(thing: ParsedCard) -> object:
    """A card, with what was told of it."""
    facts = tuple(map(_in_words, thing.facts))
    return message("situation.with-facts", card=_name(thing), facts=facts) if facts else _name(thing)
