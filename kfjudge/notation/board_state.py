"""The board of a scenario as a state of the engine, and back; by the schema of the game. What cannot be laid
out, or said, is an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.errors import Trouble
from kfjudge.core.game import CardFacts
from kfjudge.core.message import LocalText, Message
from kfjudge.core.schema import Mark, Schema, Zone
from kfjudge.games import get_game
from kfjudge.notation.grammar import name_owner, name_value
from kfjudge.notation.names import all_facts, match_cards
from kfjudge.notation.scenario import (
    CardFact,
    CardRef,
    Owner,
    Phrase,
    Scenario,
    Spot,
    ZoneFact,
    make_phrase,
    refer_to,
)
from kfjudge.words import DEFAULT_LANGUAGE
from kfjudge.words.catalogue import find_key

Json = dict[str, Any]
ReportError = Callable[..., None]

UNKNOWN = "unknown"  # a pile of which nothing is known


# from a scenario to a state


class PlacedCard(Struct, frozen=True):
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
    placed: list[PlacedCard] = field(default_factory=list)

    def find_cards(self, ref: CardRef) -> list[PlacedCard]:
        """Find the cards that a reference fits."""
        return match_cards(ref, self.placed)


def lay_out(scenario: Scenario, error: ReportError | None = None) -> Layout:
    """Lay out the board of a scenario as a state. Without `error` the scenario must have been checked
    before."""

    def fail(key: str, spot: Spot, **places: Any) -> None:
        raise AssertionError(f"{key} at {spot}: {places}")

    builder = StateBuilder(scenario, Layout({}), error or fail)
    builder.lay_out()
    return builder.layout


class StateBuilder:
    """Builds the state of one scenario. Cards are numbered first, for facts speak of other cards."""

    def __init__(self, scenario: Scenario, layout: Layout, error: ReportError) -> None:
        self.scenario = scenario
        self.layout = layout
        self.error = error
        self.schema: Schema = get_game(scenario.game).engine.schema
        self.notation = get_game(scenario.game).notation
        self.facts = all_facts(scenario.game)
        self.unknown = get_game(scenario.game).engine.unknown_card.id
        self.marks = {f"fact.{mark.name}": mark for mark in self.schema.marks_of("card")}
        self.uids: dict[tuple[str, str], list[str]] = {}
        self.numbers: dict[str, int] = {}

    def lay_out(self) -> None:
        """Build the state: the owners with their zones and cards, then what the game says of the whole."""
        for owner in self.scenario.owners:
            for zone in owner.zones:
                uids = self.uids[owner.id, zone.name] = []
                for card in (*zone.cards, *zone.shuffled):
                    self._number(card, owner.id, zone.name, uids)
                uids.reverse()
        state = self.layout.state
        for kind in self.schema.owners:
            owners = (owner for owner in self.scenario.owners if owner.kind == kind.kind)
            state[kind.field] = {owner.id: self._build_owner(owner) for owner in owners}
        self.notation.lay_out(self, state)
        if self.scenario.readings:
            state["readings"] = dict(self.scenario.readings)

    def _number(self, card: CardFact, owner: str, zone: str, uids: list[str]) -> None:
        """Give a card and what belongs to it their uids ("s1", "s2"), in the order in which they are
        built."""
        own = next((fact["seat"] for fact in card.facts if fact.key == "fact.owner"), owner)
        stem = own[0].lower()  # which several owners may share
        self.numbers[stem] = self.numbers.get(stem, 0) + 1
        uid = f"{stem}{self.numbers[stem]}"
        uids.append(uid)
        self.layout.placed.append(PlacedCard(uid, card, self.facts[card.card], owner, zone, own))
        for fact in card.facts:
            item = fact.get("item")
            if item is not None:
                self._number(item, owner, self.marks[fact.key].zone, uids)

    def find_uid(self, ref: CardRef) -> str | None:
        """Find the uid of the card that is meant; report a reference that fits none or several."""
        found = self.layout.find_cards(ref)
        if len(found) == 1:
            return found[0].uid
        report_ref(self.error, ref, found, self.scenario.game)
        return None

    def _build_owner(self, owner: Owner) -> Json:
        data: Json = {}
        marks = {f"{owner.kind}.{mark.name}": mark for mark in self.schema.marks_of(owner.kind)}
        for fact in owner.facts:
            mark = marks.get(fact.key)
            if mark is None or not mark.listed:
                continue
            if mark.field in data and mark.sort in ("word", "owner"):
                self.error("said-otherwise", fact.spot)
            data[mark.field] = self._value_of(fact, mark)
        for zone in self.schema.zones_of(owner.kind):
            data[zone.name] = self._build_zone(owner, zone)
        self.notation.lay_out_owner(self, owner, data)
        return data

    def _build_zone(self, owner: Owner, zone: Zone) -> Any:
        """Build a zone as a state has it: its cards, and apart those in no known order and what nobody
        knows."""
        there = owner.zone(zone.name)
        if there is None:
            unsaid = self.notation.count_by_default(self.scenario, zone.name)
            return UNKNOWN if zone.unknown else [{"card": self.unknown} for _ in range(unsaid)]
        uids = self.uids[owner.id, zone.name]
        cards = [self._build_card(card, owner.id, zone.name, uids) for card in there.cards]
        mixed = [self._build_card(card, owner.id, zone.name, uids) for card in there.shuffled]
        (mixed if mixed else cards).extend({"card": self.unknown} for _ in range(there.unknown))
        if not mixed and not there.rest:
            return cards
        if not cards and not mixed:
            return UNKNOWN
        pile: Json = {"top": cards} if cards else {}
        if mixed:
            pile["shuffled"] = mixed
        return pile | ({"rest": UNKNOWN} if there.rest else {})

    def _build_card(self, card: CardFact, owner: str, zone: str, uids: list[str]) -> Json:
        data: Json = {"card": card.card, "uid": uids.pop(), "owner": owner}
        if card.label:
            data["label"] = card.label
        for fact in card.facts:
            mark = self.marks.get(fact.key)
            if mark is None:  # what is denied is left out
                continue
            if mark.sort == "cards":
                below = self._build_card(fact["item"], owner, mark.zone, uids)
                data.setdefault(mark.field, []).append(below)
            elif mark.sort != "own":
                data[mark.field] = self._value_of(fact, mark)
        self.notation.lay_out_card(self, card, owner, zone, data)
        return data

    def _value_of(self, fact: Phrase, mark: Mark) -> Any:
        """Read '3 damage' → 3, 'stunned' → True, 'names Dis' → "dis"."""
        if mark.sort == "count":
            return fact.number
        if mark.sort == "word":
            return fact[mark.vocabulary]
        if mark.sort == "owner":
            return fact["seat"]
        return self.find_uid(fact["card"]) if mark.sort == "card" else True


def list_unmodeled(scenario: Scenario) -> list[CardFact]:
    """List the cards of the board that kfjudge cannot play, in the order of the file."""
    notation = get_game(scenario.game).notation
    found = [card for _, _, card in scenario.cards() if not notation.can_be_played(card)]
    return sorted(found, key=lambda card: (card.spot.line, card.spot.column))


def report_ref(error: ReportError, ref: CardRef, found: list[PlacedCard], game: str) -> None:
    """Report that a reference fits no card of the board, or several: each of them, and where it lies."""
    if not found:
        key = "not-on-board-of" if ref.seat else "not-on-board"
        player = name_owner(ref.seat, game) if ref.seat else ""
        error(key, ref.spot, card=all_facts(game)[ref.card] if ref.card else ref.label, player=player)
        return
    cards = []
    for card in found:
        name: Any = card.facts
        if card.label:
            label = LocalText(card.fact.labels) if card.fact.labels else card.label
            name = Message("scenario.card-as", (("card", card.facts), ("label", label)), game)
        key = find_key((f"scenario.in-{card.zone}", "scenario.in-zone"), game)
        zone = name_value("zone", card.zone, game) if key == "scenario.in-zone" else ""
        places = (("card", name), ("player", name_owner(card.controller, game)), ("zone", zone))
        cards.append(Message(key, places, game))
    error("fits-several", ref.spot, card=found[0].facts, cards=tuple(cards))


# from a state to a scenario


class StateReader:
    """Makes the scenario that has the board of a state, as the engine itself would write that state."""

    def __init__(self, data: Mapping[str, Any], game: str) -> None:
        self.game = game
        self.edition = str(data.get("edition") or get_game(game).newest)
        self.schema = get_game(game).engine.schema
        self.unknown = get_game(game).engine.unknown_card.id
        self.notation = get_game(game).notation
        of_the_board = {name: value for name, value in data.items() if name != "game"}
        self.state: Json = get_game(game).engine.write(get_game(game).engine.read(of_the_board), self.edition)
        self.cards = {card["uid"]: card for card in self._walk_all()}

    def read_scenario(self) -> Scenario:
        """Make the scenario; what the notation cannot say is an error that names it."""
        what = self.notation.find_unsayable(self.state, self.cards)
        if what is not None:
            raise self._refuse(what)
        return Scenario(
            game=self.game,
            editions=(self.edition,),
            readings=tuple(self.state.get("readings", {}).items()),
            situation=self.notation.board_phrases(self.state, self.cards),
            owners=tuple(
                self._read_owner(kind.kind, id, state)
                for kind in self.schema.owners
                for id, state in self.state[kind.field].items()
            ),
        )

    def list_uids(self, scenario: Scenario) -> list[str]:
        """List the uids of the cards in the order in which that scenario names them."""
        return [
            below["uid"]
            for owner in scenario.owners
            for zone in owner.zones
            for pile in _split_piles(self.state[self.schema.owner(owner.kind).field][owner.id][zone.name])
            for card in pile
            if card["card"] != self.unknown
            for below in self._walk(card)
        ]

    def _refuse(self, what: Message) -> Trouble:
        return Trouble(Message("scenario.unsayable", (("what", what),), self.game))

    def _read_owner(self, kind: str, id: str, state: Json) -> Owner:
        marks = [mark for mark in self.schema.listed(kind) if state.get(mark.field)]
        facts = [self._read_fact(kind, mark, state[mark.field]) for mark in marks]
        zones = [self._read_zone(zone, id, state[zone.name]) for zone in self.schema.zones_of(kind)]
        owner = Owner(
            kind,
            id,
            () if id in self.schema.owner(kind).names else ((DEFAULT_LANGUAGE, id),),
            self.notation.introduction_phrases(state),
            (*self.notation.owner_phrases(state), *facts),
            tuple(sorted((zone for zone in zones if zone is not None), key=lambda zone: zone.name)),
        )
        return replace(owner, names=self.notation.name_in_languages(owner))

    def _read_zone(self, zone: Zone, owner: str, state: Any) -> ZoneFact | None:
        """Read what is said of a zone; None where saying nothing means the same."""
        if state == UNKNOWN:
            return None
        top, mixed = _split_piles(state)
        known, loose = (
            tuple(self._read_card(card, owner, zone.name) for card in pile if card["card"] != self.unknown)
            for pile in (top, mixed)
        )
        if len(known) < len(top) and loose:
            raise self._refuse(Message("scenario.unsayable-pile", (), self.game))
        unknown = len(top) + len(mixed) - len(known) - len(loose)
        rest = isinstance(state, dict) and "rest" in state and bool(known or loose)
        there = ZoneFact(zone.name, known, loose, unknown, rest)
        silence = zone.unknown or self.notation.count_by_default(None, zone.name) > 0
        return there if silence or there != ZoneFact(zone.name) else None

    def _read_card(self, card: Json, owner: str, zone: str) -> CardFact:
        facts: list[Phrase] = []
        for mark in self.schema.listed():
            value = card.get(mark.field)
            if mark.sort == "cards":
                below = (self._read_card(one, owner, mark.zone) for one in value or ())
                facts += [make_phrase(f"fact.{mark.name}", item=item) for item in below]
            elif mark.sort == "own":
                facts += self.notation.card_phrases(mark.name, card, self.cards)
            elif value and value != owner and zone in (mark.worth or (zone,)):
                facts.append(self._read_fact("fact", mark, value))
        return CardFact(card["card"], card["label"], tuple(facts))

    def _read_fact(self, context: str, mark: Mark, value: Any) -> Phrase:
        """Write 3 of damage as the phrase '3 damage'."""
        key = f"{context}.{mark.name}"
        if mark.sort == "count":
            return make_phrase(key, n=value)
        if mark.sort == "word":
            return make_phrase(key, **{mark.vocabulary: value})
        if mark.sort == "owner":
            return make_phrase(key, seat=value)
        return make_phrase(key, card=refer_to(self.cards[value])) if mark.sort == "card" else make_phrase(key)

    def _walk_all(self) -> Iterator[Json]:
        """Walk through every card of the state."""
        for kind in self.schema.owners:
            for owner in self.state[kind.field].values():
                for zone in self.schema.zones_of(kind.kind):
                    for pile in _split_piles(owner[zone.name]):
                        for card in pile:
                            yield from self._walk(card)

    def _walk(self, card: Json) -> Iterator[Json]:
        """Walk through a card and those on it and under it."""
        yield card
        for mark in self.schema.listed():
            if mark.sort == "cards":
                for below in card.get(mark.field, ()):
                    yield from self._walk(below)


def _split_piles(zone: Any) -> tuple[list[Json], list[Json]]:
    """Split the cards of a zone into those that lie in an order, and those in none that is known."""
    if isinstance(zone, dict):
        return zone.get("top", []), zone.get("shuffled", [])
    return ([] if zone == UNKNOWN else zone), []
