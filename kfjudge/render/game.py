"""What pages ask of a game. By default, events are told by their names and boards by the game's schema."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from kfjudge.core.game import Room
from kfjudge.core.message import Message, game_message, with_subject
from kfjudge.core.schema import CARD, Mark
from kfjudge.core.text import sanitize
from kfjudge.notation.names import all_facts
from kfjudge.render.boards import (
    CardOfState,
    Described,
    DrawnBoard,
    DrawnCard,
    DrawnList,
    DrawnOwner,
    Facts,
    Outline,
    Piece,
    Pile,
    State,
    StateOwner,
    card_fact,
    count,
    describe_mark,
    describe_marks,
    known,
    name_of,
    named_cards,
    owners_in,
)
from kfjudge.render.trace import (
    OwnerNames,
    card_title,
    name_owner,
    names_card,
    translate_labels,
    write_message,
)
from kfjudge.words.catalogue import tell

_PLAIN = frozenset((str, int, bool, type(None)))

if TYPE_CHECKING:
    from kfjudge.core.events import Event
    from kfjudge.core.readings import Difference

COMMON_TOPICS = ("errata", "words", "faq")  # what entries are about that no row speaks of


class Rulebooks(Struct, frozen=True):
    """Where the editions of a game differ, what its entries are about, and which entries speak of which
    differences where neither the rows nor the entries say so."""

    rows: tuple[Difference, ...]
    topics: tuple[str, ...]  # what rows and entries are about, in their order
    topic_of: Mapping[str, str] = field(default_factory=dict)  # an entry
    mentions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # entries, and rows they speak of
    unprinted: Mapping[str, str] = field(default_factory=dict)  # rows that rest on no print we have seen
    # Entries with a note on all books, and the two books that say the same.
    joined_notes: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    covered_by: Mapping[str, str] = field(default_factory=dict)  # entries whose notes another has
    row_cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # rows, and cards they are about
    missing_kinds: Mapping[str, str] = field(default_factory=dict)  # editions without a kind of entries


class GameDrawing(Room):
    """Tell the events of a game and draw, describe and compare its boards, in its words: `event.<event>`,
    `zone.<zone>` and `board.<mark>`."""

    owner_places: Sequence[str] = ("player", "owner", "controller")  # places of messages that hold an owner

    def message(self, key: str, /, **places: Any) -> Message:
        return game_message(self.game.id, key, **places)

    # words

    def event_message(self, event: Event) -> Message:
        """Say what has happened: the message of an event."""
        return self.message(f"event.{event.name}", **event.fields())

    def reword(self, told: Message, lang: str) -> Message:
        """Word a message of the engine otherwise than by its template, where a game does."""
        return told

    # rulebooks

    def rulebooks(self) -> Rulebooks:
        """Say where the editions differ, and which entries speak of it."""
        rows = self.game.engine.rows if self.game.plays else ()
        return Rulebooks(rows, tuple(dict.fromkeys([*(row.topic for row in rows), *COMMON_TOPICS])))

    # a board

    def drawn_state(self, board: Any, edition: str) -> State:
        """Write a board as plain data, with what else is drawn of it."""
        return self.game.engine.write(board, edition)

    def draw_board(self, state: State, lang: str, owners: OwnerNames) -> DrawnBoard:
        """Draw a board: the first owner below, the others above, zones in play as lists, others counted."""
        state = translate_labels(state, lang, owners)
        cards = named_cards(state, self.game.id)
        first, *others = [self._side(owner, lang, owners, cards) for owner in owners_in(state, self.game.id)]
        return DrawnBoard(tuple(reversed(others)), tuple(self._turn(state, lang, owners)), (), (first,))

    def _side(
        self, owner: StateOwner, lang: str, owners: OwnerNames, named: Mapping[str, CardOfState]
    ) -> DrawnOwner:
        piles, lists = [], []
        for zone in self.game.engine.schema.zones_of(owner.kind):
            told = write_message(self.message(f"zone.{zone.name}"), lang)
            cards = known(owner.data[zone.name])
            if zone.in_play:
                lists.append(DrawnList(told, tuple(self._card(card, lang, owners, named) for card in cards)))
            else:
                names = tuple(
                    name_of(card, lang, self.game.id) for card in cards if not self._is_unknown(card)
                )
                counted = tell("board.counted", lang, zone=told, n=count(owner.data[zone.name]))
                piles.append(Pile(counted, names, told))
        return DrawnOwner(
            name_owner(owner.name, lang, owners),
            has=tuple(describe_marks(owner.data, owner.kind, lang, owners, self.game.id, named, owner.name)),
            piles=tuple(piles),
            lists=tuple(lists),
        )

    def _card(
        self, card: Piece, lang: str, owners: OwnerNames, named: Mapping[str, CardOfState]
    ) -> DrawnCard:
        """Draw a card; of one with a label, its title stands before what is true of it."""
        facts = describe_marks(card, CARD, lang, owners, self.game.id, named)
        label, printed = card.get("label", ""), all_facts(self.game.id)[card["card"]]
        titled = [card_title(printed, lang)] if label and not names_card(label, printed) else []
        name = sanitize(label) if label else card_title(printed, lang)
        return DrawnCard(card["uid"], name, facts=(*titled, *facts))

    def _is_unknown(self, card: Piece) -> bool:
        return bool(card["card"] == self.game.engine.unknown_card.id)

    def _turn(self, state: State, lang: str, owners: OwnerNames) -> Iterator[str]:
        for key in ("winner", "active"):
            if state.get(key):
                yield tell(f"board.{key}", lang, player=name_owner(state[key], lang, owners))
                return

    # boards compared

    def describe_board(self, state: State, lang: str, owners: OwnerNames) -> Described:
        """Say what is true of a board, to tell it from others: the turn, the marks of each owner, where each
        card is and in what state, and in which order cards lie where that matters."""
        state = translate_labels(state, lang, owners)
        every = owners_in(state, self.game.id)
        names = {owner.name: name_owner(owner.name, lang, owners) for owner in every}
        named = named_cards(state, self.game.id)
        facts: Facts = {("turn", ""): ", ".join(self._turn(state, lang, owners))}
        orders: Facts = {}
        for owner in every:
            for mark in self.game.engine.schema.drawn(owner.kind):
                value = owner.data.get(mark.field, mark.nothing)
                if value or mark.sort == "count":
                    told = describe_mark(mark, value, self.game.id, named)
                    facts[owner.name, mark.name] = write_message(with_subject(owner.name, told), lang, owners)
            for zone in self.game.engine.schema.zones_of(owner.kind):
                place = {"zone": self.message(f"zone.{zone.name}"), "player": names[owner.name]}
                where = tell("outcome.in-zone", lang, **place)
                cards = [card for card in known(owner.data[zone.name]) if not self._is_unknown(card)]
                for card in cards:
                    what = [where, *describe_marks(card, CARD, lang, owners, self.game.id, named)]
                    facts |= card_fact(card["uid"], name_of(card, lang, self.game.id), what, lang)
                if zone.ordered:
                    listed = ", ".join(name_of(card, lang, self.game.id) for card in cards)
                    listed = listed or tell("outcome.empty", lang)
                    orders["order", f"{owner.name} {zone.name}"] = tell(
                        "outcome.order", lang, cards=listed, **place
                    )
        return Described(facts, {}, orders, names)

    def visible_state(self, board: Any, edition: str) -> Hashable:
        """Give what the players see of a board: two boards that are alike in this are one outcome."""
        state = self.game.engine.write(board, edition)
        besides = {kind.field for kind in self.game.engine.schema.owners} | {"edition", "turn", "last"}
        return (
            tuple((key, _frozen(value)) for key, value in state.items() if key not in besides),
            tuple((owner.name, self._owner_seen(owner)) for owner in owners_in(state, self.game.id)),
        )

    def _owner_seen(self, owner: StateOwner) -> Hashable:
        schema = self.game.engine.schema
        marks = [_frozen(owner.data.get(mark.field)) for mark in schema.marks_of(owner.kind) if mark.key]
        of_cards = [mark for mark in schema.marks_of(CARD) if mark.key and mark.written != "never"]
        zones = []
        for zone in schema.zones_of(owner.kind):
            cards = [self._card_seen(card, of_cards) for card in known(owner.data[zone.name])]
            seen = cards if zone.ordered else sorted(cards, key=itemgetter(0))
            zones.append((count(owner.data[zone.name]), tuple(seen)))
        return tuple(marks), tuple(zones)

    def _card_seen(self, card: Piece, marks: Iterable[Mark]) -> Sequence[Hashable]:
        if self._is_unknown(card):
            return "?"
        return (card["uid"], *(_frozen(card.get(mark.field, mark.nothing)) for mark in marks))

    def outline(self, board: Any, edition: str) -> Outline:
        """Outline what tells the outcome of a board from others; there may be thousands."""
        schema = self.game.engine.schema
        state = self.game.engine.write(board, edition)
        besides = {kind.field for kind in schema.owners} | {"edition", "last"}
        whole = [(key, _frozen(value)) for key, value in state.items() if key not in besides]
        cards: dict[str, tuple[tuple[str, str], Hashable]] = {}
        orders = []
        fields = [mark.field for mark in schema.drawn(CARD)]
        for owner in owners_in(state, self.game.id):
            drawn = schema.drawn(owner.kind)
            whole.append((owner.name, tuple(_frozen(owner.data.get(mark.field)) for mark in drawn)))
            for zone in schema.zones_of(owner.kind):
                there = [card for card in known(owner.data[zone.name]) if not self._is_unknown(card)]
                for card in there:
                    marks = [_frozen(card.get(field)) for field in fields]
                    cards[card["uid"]] = (card["card"], card["label"]), (zone.name, owner.name, *marks)
                if zone.ordered:
                    orders.append(tuple(card["uid"] for card in there))
        return Outline(tuple(whole), cards, tuple(orders))


def _frozen(value: Any) -> Hashable:
    if type(value) in _PLAIN:  # as almost all of a board is
        return value  # type: ignore[no-any-return]
    if isinstance(value, Mapping):
        return tuple((key, _frozen(part)) for key, part in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(map(_frozen, value))
    return value  # type: ignore[no-any-return]
