"""A state of the engine as the board of a scenario, as far as the notation has words for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kfjudge.core.errors import Trouble
from kfjudge.core.message import Message
from kfjudge.core.schema import Mark, Zone
from kfjudge.games import get_game
from kfjudge.notation.layout import UNKNOWN
from kfjudge.notation.scenario import CardFact, Owner, Phrase, Scenario, ZoneFact, make_phrase, refer_to

Json = dict[str, Any]


def scenario_of(data: Mapping[str, Any], game: str) -> Scenario:
    """The scenario that has that board. What the notation cannot say is an error that names it."""
    return _Reader(data, game).scenario()


def uids_in(data: Mapping[str, Any], scenario: Scenario) -> list[str]:
    """The uids of a state’s cards in the order in which the scenario made of it names them."""
    reader = _Reader(data, scenario.game)
    return [uid for owner in scenario.owners for zone in owner.zones for uid in reader.uids(owner, zone.name)]


class _Reader:
    """Reads one state, as the engine itself would write it."""

    def __init__(self, data: Mapping[str, Any], game: str) -> None:
        self.game = game
        self.edition = str(data.get("edition") or get_game(game).newest)
        self.schema = get_game(game).engine.schema
        self.unknown = get_game(game).engine.unknown_card.id
        self.notation = get_game(game).notation
        of_the_board = {name: value for name, value in data.items() if name != "game"}
        self.state: Json = get_game(game).engine.write(get_game(game).engine.read(of_the_board), self.edition)
        self.cards = {card["uid"]: card for card in self._every_card()}

    def scenario(self) -> Scenario:
        what = self.notation.find_unsayable(self.state, self.cards)
        if what is not None:
            raise self._unsayable(what)
        return Scenario(
            game=self.game,
            editions=(self.edition,),
            readings=tuple(self.state.get("readings", {}).items()),
            situation=self.notation.board_phrases(self.state, self.cards),
            owners=tuple(
                self._owner(kind.kind, id, state)
                for kind in self.schema.owners
                for id, state in self.state[kind.field].items()
            ),
        )

    def _unsayable(self, what: Message) -> Trouble:
        return Trouble(Message("scenario.unsayable", (("what", what),), self.game))

    def _owner(self, kind: str, id: str, state: Json) -> Owner:
        marks = [mark for mark in self.schema.listed(kind) if state.get(mark.field)]
        facts = [self._fact(kind, mark, state[mark.field]) for mark in marks]
        zones = [self._zone(zone, id, state[zone.name]) for zone in self.schema.zones_of(kind)]
        return Owner(
            kind,
            id,
            "" if id in self.schema.owner(kind).names else id,
            self.notation.introduction_phrases(state),
            (*self.notation.owner_phrases(state), *facts),
            tuple(sorted((zone for zone in zones if zone is not None), key=lambda zone: zone.name)),
        )

    def _zone(self, zone: Zone, owner: str, state: Any) -> ZoneFact | None:
        """What is said of a zone; nothing where that is what its silence means."""
        if state == UNKNOWN:
            return None
        top, mixed = _piles(state)
        known, loose = (self._known(pile, owner, zone.name) for pile in (top, mixed))
        if len(known) < len(top) and loose:
            raise self._unsayable(Message("scenario.unsayable-pile", (), self.game))
        unknown = len(top) + len(mixed) - len(known) - len(loose)
        rest = isinstance(state, dict) and "rest" in state and bool(known or loose)
        there = ZoneFact(zone.name, known, loose, unknown, rest)
        silence = zone.unknown or self.notation.count_by_default(None, zone.name) > 0
        return there if silence or there != ZoneFact(zone.name) else None

    def _known(self, pile: list[Json], owner: str, zone: str) -> tuple[CardFact, ...]:
        return tuple(self._card(card, owner, zone) for card in pile if card["card"] != self.unknown)

    def _card(self, card: Json, owner: str, zone: str) -> CardFact:
        facts: list[Phrase] = []
        for mark in self.schema.listed():
            value = card.get(mark.field)
            if mark.sort == "cards":
                below = (self._card(one, owner, mark.zone) for one in value or ())
                facts += [make_phrase(f"fact.{mark.name}", item=item) for item in below]
            elif mark.sort == "own":
                own = self.notation.card_phrase(mark.name, card, self.cards)
                facts += [own] if own is not None else []
            elif value and value != owner and zone in (mark.worth or (zone,)):
                facts.append(self._fact("fact", mark, value))
        return CardFact(card["card"], card["label"], tuple(facts))

    def _fact(self, context: str, mark: Mark, value: Any) -> Phrase:
        phrase = f"{context}.{mark.name}"
        if mark.sort == "count":
            return make_phrase(phrase, n=value)
        if mark.sort == "word":
            return make_phrase(phrase, **{mark.vocabulary: value})
        if mark.sort == "owner":
            return make_phrase(phrase, seat=value)
        return (
            make_phrase(phrase, card=refer_to(self.cards[value]))
            if mark.sort == "card"
            else make_phrase(phrase)
        )

    def uids(self, owner: Owner, zone: str) -> Iterator[str]:
        """The uids of the cards of a zone, each before those on and under it."""
        state = self.state[self.schema.owner(owner.kind).field][owner.id][zone]
        for pile in _piles(state):
            for card in pile:
                if card["card"] != self.unknown:
                    yield from (one["uid"] for one in self._walk(card))

    def _walk(self, card: Json) -> Iterator[Json]:
        yield card
        for mark in self.schema.listed():
            if mark.sort == "cards":
                for below in card.get(mark.field, ()):
                    yield from self._walk(below)

    def _every_card(self) -> Iterator[Json]:
        for kind in self.schema.owners:
            for owner in self.state[kind.field].values():
                for zone in self.schema.zones_of(kind.kind):
                    for pile in _piles(owner[zone.name]):
                        for card in pile:
                            yield from self._walk(card)


def _piles(zone: Any) -> tuple[list[Json], list[Json]]:
    """The cards of a zone that lie in an order, and those in none that is known."""
    if isinstance(zone, dict):
        return zone.get("top", []), zone.get("shuffled", [])
    return ([] if zone == UNKNOWN else zone), []
