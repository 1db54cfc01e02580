"""Any board by the schema of its game: drawn as lists, described fact by fact, and as a judge sees it. The
words are the game's: `zone.<zone>` and `board.<mark>`, whose places are `n` for a number and `what` else."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge import games
from kfjudge.core.message import Message, game_message, with_subject
from kfjudge.core.schema import CARD
from kfjudge.core.text import sanitize
from kfjudge.notation.names import all_facts
from kfjudge.render.game import COMMON_TOPICS, Rulebooks
from kfjudge.render.outcome import Described, Facts, Outline, card_fact
from kfjudge.render.picture import DrawnCard, DrawnList, DrawnOwner, Picture, Pile
from kfjudge.render.trace import (
    OwnerNames,
    card_name,
    in_language_of,
    owner_name,
    said,
    tells_its_title,
    title,
)
from kfjudge.words.catalogue import tell

if TYPE_CHECKING:
    from kfjudge.core.events import Event
    from kfjudge.core.game import CardFacts
    from kfjudge.core.schema import Mark, Schema, Zone
    from kfjudge.render.game import State


class NamedCard(Struct, frozen=True):
    """A card of a state, as messages name it."""

    label: str
    card: str
    game: str

    @property
    def facts(self) -> CardFacts:
        return all_facts(self.game)[self.card]


_NO_CARDS: Mapping[str, NamedCard] = {}


class StateOwner(Struct, frozen=True):
    """An owner as a state has it."""

    kind: str
    name: str
    data: Mapping[str, Any]


class BySchema:
    """What holds for every game, of one game."""

    OWNER_PLACES = ("player", "owner", "controller")

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def schema(self) -> Schema:
        return games.engine(self.game).SCHEMA

    def rulebooks(self) -> Rulebooks:
        rows = games.engine(self.game).ROWS if games.plays(self.game) else ()
        return Rulebooks(rows, tuple(dict.fromkeys([*(row.topic for row in rows), *COMMON_TOPICS])))

    # words

    def telling(self, event: Event) -> Message:
        return self.message(f"event.{event.name}", **event.fields())

    def worded(self, told: Message, lang: str) -> Message:  # noqa: ARG002
        return told

    def message(self, key: str, /, **places: Any) -> Message:
        return game_message(self.game, key, **places)

    # boards

    def as_drawn(self, board: Any, edition: str) -> State:
        return games.engine(self.game).write(board, edition)

    def picture(self, state: State, lang: str, owners: OwnerNames) -> Picture:
        """The first owner below, the others above; every zone in play as a list, every other one counted."""
        state = in_language_of(state, lang, owners)
        cards = self.cards(state)
        first, *others = [self._side(owner, lang, owners, cards) for owner in self.owners(state)]
        return Picture(tuple(reversed(others)), tuple(self._turn(state, lang, owners)), (), (first,))

    def owners(self, state: State) -> list[StateOwner]:
        return [
            StateOwner(kind.kind, name, data)
            for kind in self.schema.owners
            for name, data in state[kind.field].items()
        ]

    def cards(self, state: State) -> dict[str, NamedCard]:
        """Every card of a state by its uid, as messages name it."""
        there = (
            card
            for owner in self.owners(state)
            for zone in self.schema.zones_of(owner.kind)
            for card in known(owner.data[zone.name])
            if "uid" in card  # what nobody knows may have none
        )
        every = (one for card in there for one in self._and_below(card))
        return {card["uid"]: self._named(card) for card in every}

    def _and_below(self, card: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        yield card
        for mark in self.schema.marks_of(CARD, "cards"):
            for below in card.get(mark.field, ()) if mark.zone else ():
                yield from self._and_below(below)

    def _named(self, card: Mapping[str, Any]) -> NamedCard:
        return NamedCard(card.get("label", ""), card["card"], self.game)

    def marks(
        self,
        piece: Mapping[str, Any],
        of: str,
        lang: str,
        owners: OwnerNames,
        cards: Mapping[str, NamedCard] = _NO_CARDS,
    ) -> list[str]:
        """What is true of a piece, as far as it is drawn; `cards` are those that marks may point at."""
        it = all_facts(self.game)[piece["card"]] if of == CARD else None
        return [
            said(with_subject(it, self.mark(mark, piece[mark.field], cards)), lang, owners)
            for mark in self.schema.drawn(of)
            if piece.get(mark.field)
        ]

    def mark(self, mark: Mark, value: Any, cards: Mapping[str, NamedCard] = _NO_CARDS) -> Message:
        match mark.sort:
            case "count":
                return self.message(f"board.{mark.name}", n=value)
            case "word":
                return self.message(f"board.{mark.name}", what=self.message(f"{mark.vocabulary}.{value}"))
            case "words":
                words = tuple(self.message(f"{mark.vocabulary}.{word}") for word in value)
                return self.message(f"board.{mark.name}", what=words)
            case "owner":
                return self.message(f"board.{mark.name}", player=value)
            case "card":
                return self.message(f"board.{mark.name}", what=cards[value])
            case "cards":
                below = tuple(self._named(one) if mark.zone else cards[one] for one in value)
                return self.message(f"board.{mark.name}", what=below)
        return self.message(f"board.{mark.name}", what=value)

    def _side(
        self, owner: StateOwner, lang: str, owners: OwnerNames, named: Mapping[str, NamedCard]
    ) -> DrawnOwner:
        piles, lists = [], []
        for zone in self.schema.zones_of(owner.kind):
            told = said(self.message(f"zone.{zone.name}"), lang)
            cards = known(owner.data[zone.name])
            if zone.in_play:
                lists.append(DrawnList(told, tuple(self._card(card, lang, owners, named) for card in cards)))
            else:
                names = tuple(self.name(card, lang) for card in cards if not self._is_unknown(card))
                counted = tell("board.counted", lang, zone=told, n=count(owner.data[zone.name]))
                piles.append(Pile(counted, names, told))
        return DrawnOwner(
            owner_name(owner.name, lang, owners),
            has=tuple(self.marks(owner.data, owner.kind, lang, owners, named)),
            piles=tuple(piles),
            lists=tuple(lists),
        )

    def _card(
        self, card: Mapping[str, Any], lang: str, owners: OwnerNames, named: Mapping[str, NamedCard]
    ) -> DrawnCard:
        """A card; of one with a label, its title stands before what is true of it."""
        facts = self.marks(card, CARD, lang, owners, named)
        label, printed = card.get("label", ""), all_facts(self.game)[card["card"]]
        titled = [title(printed, lang)] if label and not tells_its_title(label, printed) else []
        name = sanitize(label) if label else title(printed, lang)
        return DrawnCard(card["uid"], name, facts=(*titled, *facts))

    def name(self, card: Mapping[str, Any], lang: str) -> str:
        return card_name(card.get("label", ""), all_facts(self.game)[card["card"]], lang)

    def _is_unknown(self, card: Mapping[str, Any]) -> bool:
        return bool(card["card"] == games.engine(self.game).UNKNOWN.id)

    def _turn(self, state: State, lang: str, owners: OwnerNames) -> Iterator[str]:
        for key in ("winner", "active"):
            if state.get(key):
                yield tell(f"board.{key}", lang, player=owner_name(state[key], lang, owners))
                return

    # boards compared

    def described(self, state: State, lang: str, owners: OwnerNames) -> Described:
        """The turn, the marks of each owner, and where each card is and in what state; besides, in which
        order cards lie where that matters."""
        state = in_language_of(state, lang, owners)
        names = {owner.name: owner_name(owner.name, lang, owners) for owner in self.owners(state)}
        named = self.cards(state)
        facts: Facts = {("turn", ""): ", ".join(self._turn(state, lang, owners))}
        orders: Facts = {}
        for owner in self.owners(state):
            for mark in self.schema.drawn(owner.kind):
                value = owner.data.get(mark.field, mark.nothing)
                if value or mark.sort == "count":
                    facts[owner.name, mark.name] = said(self.mark(mark, value, named), lang, owners)
            for zone in self.schema.zones_of(owner.kind):
                where = self._where(zone, names[owner.name], lang)
                cards = [card for card in known(owner.data[zone.name]) if not self._is_unknown(card)]
                for card in cards:
                    what = [where, *self.marks(card, CARD, lang, owners, named)]
                    facts |= card_fact(card["uid"], self.name(card, lang), what, lang)
                if zone.ordered:
                    listed = ", ".join(self.name(card, lang) for card in cards)
                    orders["order", f"{owner.name} {zone.name}"] = tell(
                        "outcome.order",
                        lang,
                        player=names[owner.name],
                        zone=self.message(f"zone.{zone.name}"),
                        cards=listed or tell("outcome.empty", lang),
                    )
        return Described(facts, {}, orders, names)

    def _where(self, zone: Zone, player: str, lang: str) -> str:
        return tell("outcome.in-zone", lang, zone=self.message(f"zone.{zone.name}"), player=player)

    def as_seen(self, board: Any, edition: str) -> Hashable:
        state = games.engine(self.game).write(board, edition)
        besides = {kind.field for kind in self.schema.owners} | {"edition", "turn", "last"}
        return (
            tuple((key, _frozen(value)) for key, value in state.items() if key not in besides),
            tuple((owner.name, self._seen(owner)) for owner in self.owners(state)),
        )

    def outline(self, board: Any, edition: str) -> Outline:
        state = games.engine(self.game).write(board, edition)
        besides = {kind.field for kind in self.schema.owners} | {"edition", "last"}
        whole = [(key, _frozen(value)) for key, value in state.items() if key not in besides]
        cards: dict[str, tuple[tuple[str, str], Hashable]] = {}
        orders = []
        for owner in self.owners(state):
            drawn = self.schema.drawn(owner.kind)
            whole.append((owner.name, tuple(_frozen(owner.data.get(mark.field)) for mark in drawn)))
            for zone in self.schema.zones_of(owner.kind):
                there = [card for card in known(owner.data[zone.name]) if not self._is_unknown(card)]
                for card in there:
                    marks = (_frozen(card.get(mark.field)) for mark in self.schema.drawn(CARD))
                    cards[card["uid"]] = (card["card"], card["label"]), (zone.name, owner.name, *marks)
                if zone.ordered:
                    orders.append(tuple(card["uid"] for card in there))
        return Outline(tuple(whole), cards, tuple(orders))

    def _seen(self, owner: StateOwner) -> Hashable:
        marks = [_frozen(owner.data.get(mark.field)) for mark in self.schema.marks_of(owner.kind) if mark.key]
        zones = []
        for zone in self.schema.zones_of(owner.kind):
            cards = [self._card_seen(card) for card in known(owner.data[zone.name])]
            seen = cards if zone.ordered else sorted(cards, key=repr)
            zones.append((count(owner.data[zone.name]), tuple(seen)))
        return tuple(marks), tuple(zones)

    def _card_seen(self, card: Mapping[str, Any]) -> Hashable:
        if self._is_unknown(card):
            return "?"
        marks = [mark for mark in self.schema.marks_of(CARD) if mark.key and mark.written != "never"]
        return (card["uid"], *(_frozen(card.get(mark.field, mark.nothing)) for mark in marks))


def in_play(state: State, game: str) -> dict[str, Mapping[str, Any]]:
    """The cards that lie openly before their owners, by their uids."""
    plain = BySchema(game)
    return {
        card["uid"]: card
        for owner in plain.owners(state)
        for zone in plain.schema.zones_of(owner.kind)
        if zone.in_play
        for card in known(owner.data[zone.name])
    }


def known(zone: Any) -> list[Mapping[str, Any]]:
    """The cards of a zone that a state lists."""
    if isinstance(zone, Mapping):
        return [*zone.get("top", ()), *zone.get("shuffled", ())]
    return [] if zone == "unknown" else list(zone)


def count(zone: Any) -> str:
    """How many cards lie in a zone, with a question mark for those of which nothing is known."""
    if zone == "unknown":
        return "?"
    return f"{len(known(zone))}+?" if "rest" in zone else str(len(known(zone)))


def _frozen(value: Any) -> Hashable:
    if isinstance(value, Mapping):
        return tuple((key, _frozen(part)) for key, part in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(map(_frozen, value))
    return value  # type: ignore[no-any-return]
