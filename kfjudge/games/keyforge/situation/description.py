"""Say a situation of KeyForge back: where its cards are, and what of it is assumed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from kfjudge.core.text import Message
from kfjudge.games.keyforge import GAME, message
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.situation.roles import (
    ARTIFACTS,
    ATTACHED,
    HAND,
    LINE,
    find_actor,
    find_turn_fact,
    name_card,
)
from kfjudge.notation.scenario import Phrase
from kfjudge.notation.writer import write_phrase
from kfjudge.situation.model import ParsedCard, ParsedSituation
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
    name = message(f"house.{house}") if house else ""
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
    actors = dict.fromkeys(find_actor(situation, step) for step in situation.steps)
    ready = tuple(
        name_card(card)
        for card in (situation.cards[at] for at in actors if at is not None)
        if card.zone in (LINE, ARTIFACTS)
        and not any(fact.key in ("fact.exhausted", "fact.ready") for fact in card.facts)
    )
    if ready:
        assumed.append(message("situation.ready", cards=ready))
    return assumed


def describe_board(situation: ParsedSituation, added: Sequence[str]) -> Iterator[Message]:
    """Say where the cards are that were told of, and what was told of them and of the players."""
    for seat in SEATS:
        here = [card for card in situation.cards if card.seat == seat and card.label not in added]

        def cards_in(*zones: str, here: list[ParsedCard] = here) -> tuple[object, ...]:
            cards = [card for card in here if card.zone in zones]
            facts = (tuple(map(_say_fact, card.facts)) for card in cards)
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
            _say_fact(fact)
            for of, fact in situation.owner_facts
            if of == seat and fact.key.startswith(("player.", "has."))
        )
        if has:
            yield message("situation.has", player=seat, cards=has)


def _say_fact(fact: Phrase) -> object:
    """Say a fact of a card or a player as a board does, or else as a board file does."""
    key = f"board.{fact.key.partition('.')[2]}"
    places = dict(fact.places)
    if places.keys() <= {"n"} and has_message(key, GAME) and not fact.key.endswith("keys"):
        return message(key, **places)
    return write_phrase(fact, GAME)
