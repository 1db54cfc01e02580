"""From the board of a scenario to a state of the engine, by the schema of the game; and what of it cannot be
laid out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from kfjudge.core.game import CardFacts
from kfjudge.core.message import Message
from kfjudge.core.schema import Schema
from kfjudge.core.schema import Zone as ZoneOf
from kfjudge.games import get_game
from kfjudge.notation.grammar import name_owner, name_value
from kfjudge.notation.matching import matching
from kfjudge.notation.names import all_facts
from kfjudge.notation.scenario import CardFact, CardRef, Owner, Phrase, Scenario, Spot, ZoneFact
from kfjudge.words.catalogue import find_key

Json = dict[str, Any]
Wrong = Callable[..., None]

UNKNOWN = "unknown"  # a pile of which nothing is known


class Placed(Struct, frozen=True):
    """A card of the scenario on its way to the board."""

    uid: str
    fact: CardFact
    facts: CardFacts
    controller: str
    zone: str
    owner: str

    @property
    def label(self) -> str:
        return self.fact.label


class Layout(Struct):
    """A state of the engine, and which of its cards is which of the scenario's."""

    state: Json
    placed: list[Placed] = field(default_factory=list)

    def matching(self, ref: CardRef) -> list[Placed]:
        """The cards that a reference fits."""
        return matching(ref, self.placed)


def lay_out(scenario: Scenario, wrong: Wrong | None = None) -> Layout:
    """The state that the board of a scenario is. Without `wrong` it must have been checked before."""
    builder = StateBuilder(scenario, Layout({}), wrong or _nothing_is_wrong)
    builder.lay_out()
    return builder.layout


def _nothing_is_wrong(key: str, spot: Spot, **places: Any) -> None:
    raise AssertionError(f"{key} at {spot}: {places}")


class StateBuilder:
    """Where one scenario is laid out. Cards are numbered first, for facts speak of other cards."""

    def __init__(self, scenario: Scenario, layout: Layout, wrong: Wrong) -> None:
        self.scenario = scenario
        self.layout = layout
        self.error = wrong
        self.schema: Schema = get_game(scenario.game).engine.schema
        self.notation = get_game(scenario.game).notation
        self.facts = all_facts(scenario.game)
        self.unknown = get_game(scenario.game).engine.unknown_card.id
        self.marks = {f"fact.{mark.name}": mark for mark in self.schema.marks_of("card")}
        self.uids: dict[tuple[str, str], list[str]] = {}
        self.numbers: dict[str, int] = {}

    def lay_out(self) -> None:
        for owner in self.scenario.owners:
            for zone in owner.zones:
                uids = self.uids[owner.id, zone.name] = []
                for card in (*zone.cards, *zone.shuffled):
                    self._number(card, owner.id, zone.name, uids)
                uids.reverse()
        state = self.layout.state
        for kind in self.schema.owners:
            owners = (owner for owner in self.scenario.owners if owner.kind == kind.kind)
            state[kind.field] = {owner.id: self._owner(owner) for owner in owners}
        self.notation.lay_out(self, state)
        if self.scenario.readings:
            state["readings"] = dict(self.scenario.readings)

    def _number(self, card: CardFact, owner: str, zone: str, uids: list[str]) -> None:
        """Give a card and what belongs to it their uids, in the order in which `_card` takes them."""
        own = next((fact["seat"] for fact in card.facts if fact.key == "fact.owner"), owner)
        stem = own[0].lower()  # which several owners may share
        self.numbers[stem] = self.numbers.get(stem, 0) + 1
        uid = f"{stem}{self.numbers[stem]}"
        uids.append(uid)
        self.layout.placed.append(Placed(uid, card, self.facts[card.card], owner, zone, own))
        for fact in card.facts:
            item = fact.get("item")
            if item is not None:
                self._number(item, owner, self.marks[fact.key].zone, uids)

    def find_uid(self, ref: CardRef) -> str | None:
        found = self.layout.matching(ref)
        if len(found) == 1:
            return found[0].uid
        report(self.error, ref, found, self.scenario.game)
        return None

    def _owner(self, owner: Owner) -> Json:
        data: Json = {}
        marks = {f"{owner.kind}.{mark.name}": mark for mark in self.schema.marks_of(owner.kind)}
        for fact in owner.facts:
            mark = marks.get(fact.key)
            if mark is not None and mark.listed:
                data[mark.field] = self._value(fact, mark.sort, mark.vocabulary)
        for zone in self.schema.zones_of(owner.kind):
            data[zone.name] = self._zone(owner, zone)
        self.notation.lay_out_owner(self, owner, data)
        return data

    def _zone(self, owner: Owner, zone: ZoneOf) -> Any:
        there = owner.zone(zone.name)
        if there is None:
            unsaid = self.notation.count_by_default(self.scenario, zone.name)
            return UNKNOWN if zone.unknown else self._nobody_knows(unsaid)
        uids = self.uids[owner.id, zone.name]
        cards = [self._card(card, owner.id, zone.name, uids) for card in there.cards]
        mixed = [self._card(card, owner.id, zone.name, uids) for card in there.shuffled]
        (mixed if mixed else cards).extend(self._nobody_knows(there.unknown))
        return self._pile(there, cards, mixed)

    def _pile(self, there: ZoneFact, cards: list[Json], mixed: list[Json]) -> Any:
        """A zone as a state has it: its cards, and apart those in no known order and what nobody knows."""
        if not mixed and not there.rest:
            return cards
        if not cards and not mixed:
            return UNKNOWN
        pile: Json = {"top": cards} if cards else {}
        if mixed:
            pile["shuffled"] = mixed
        return pile | ({"rest": UNKNOWN} if there.rest else {})

    def _nobody_knows(self, many: int) -> list[Json]:
        return [{"card": self.unknown} for _ in range(many)]

    def _card(self, card: CardFact, owner: str, zone: str, uids: list[str]) -> Json:
        data: Json = {"card": card.card, "uid": uids.pop(), "owner": owner}
        if card.label:
            data["label"] = card.label
        for fact in card.facts:
            mark = self.marks.get(fact.key)
            if mark is None:  # what is denied is left out
                continue
            if mark.sort == "cards":
                below = self._card(fact["item"], owner, mark.zone, uids)
                data.setdefault(mark.field, []).append(below)
            elif mark.sort != "own":
                data[mark.field] = self._value(fact, mark.sort, mark.vocabulary)
        self.notation.lay_out_card(self, card, owner, zone, data)
        return data

    def _value(self, fact: Phrase, sort: str, vocabulary: str) -> Any:
        if sort == "count":
            return fact["n"]
        if sort == "word":
            return fact[vocabulary]
        if sort == "owner":
            return fact["seat"]
        return self.find_uid(fact["card"]) if sort == "card" else True


def not_modeled(scenario: Scenario) -> list[CardFact]:
    """The cards of the board that kfjudge cannot play, in the order of the file."""
    is_modeled = get_game(scenario.game).engine.is_modeled
    found = [card for _, _, card in scenario.cards() if not is_modeled(card.card)]
    return sorted(found, key=lambda card: (card.spot.line, card.spot.column))


def report(wrong: Wrong, ref: CardRef, found: list[Placed], game: str) -> None:
    """Say that a reference fits no card of the board, or several."""
    if not found:
        key = "not-on-board-of" if ref.seat else "not-on-board"
        player = name_owner(ref.seat, game) if ref.seat else ""
        wrong(key, ref.spot, card=all_facts(game)[ref.card] if ref.card else ref.label, player=player)
    else:
        described = tuple(_described(card, game) for card in found)
        wrong("fits-several", ref.spot, card=found[0].facts, cards=described)


def _described(card: Placed, game: str) -> Message:
    """A card and where it lies, for whoever has to tell two apart."""
    name: Any = card.facts
    if card.label:
        name = Message("scenario.card-as", (("card", card.facts), ("label", card.label)), game)
    key = find_key((f"scenario.in-{card.zone}", "scenario.in-zone"), game)
    zone = name_value("zone", card.zone, game) if key == "scenario.in-zone" else ""
    places = (("card", name), ("player", name_owner(card.controller, game)), ("zone", zone))
    return Message(key, places, game)
