"""The board: two players, their zones, every card once, what the turn remembers; and the marks of a card, a
player and a turn, from which follow the key of a board, its state and what a card loses as it leaves play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct, field
from msgspec.structs import astuple

from kfjudge.core.errors import NeedsFact
from kfjudge.core.pieces import Pieces
from kfjudge.core.schema import CARD, TURN, Mark, OwnerKind, Schema, Zone, key_of
from kfjudge.core.table import Option
from kfjudge.games.keyforge import GAME, message
from kfjudge.games.keyforge.facts import COLORS, HOUSES, UNKNOWN, Facts

SEATS = ("South", "North")
ACROSS = {"South": "North", "North": "South"}
HIDDEN = ("hand", "deck", "archives")  # zones where a card can no longer be told from others
STEPS = ("setup", "start", "forge", "house", "main", "ready", "draw", "end")


Piece = TypeVar("Piece", bound=Struct)


def shallow_copy(piece: Piece) -> Piece:
    """Copy a piece. Every run plays on a copy of the board: `copy.copy` is too slow."""
    return piece.__copy__()  # type: ignore[attr-defined, no-any-return]  # msgspec does not declare it


class Card(Struct, eq=False, gc=False):  # it holds words and facts alone: no cycle
    """One physical card, wherever it is. `stay` counts how often it has entered and left play: a card that
    left and came back is a new object to every effect. `host` is the creature of an upgrade, or the card that
    this one lies under; `keeper` the card that purged this one for as long as it stays; `to_owner` marks an
    archived card that goes to its owner's hand when it leaves; `beside` the neighbors it had when it left
    play; `base` the player it entered play under, `claims` who has taken control since, and by which card;
    `armor_when_used` the armor it had when some was used."""

    uid: str
    facts: Facts
    owner: str
    controller: str = ""
    base: str = ""
    zone: str = ""
    label: str = ""
    damage: int = 0
    exhausted: bool = False
    stunned: bool = False
    power_counters: int = 0
    doom: int = 0
    aember: int = 0
    armor_used: int = 0
    armor_when_used: int = 0
    house: str | None = None
    named: str | None = None
    attacked: bool = False
    facedown: bool = False
    host: str | None = None
    keeper: str | None = None
    to_owner: bool = False
    stay: int = 0
    beside: tuple[str, ...] = ()
    claims: tuple[tuple[str, str], ...] = ()
    upgrades: tuple[str, ...] = ()
    under: tuple[str, ...] = ()

    @property
    def in_play(self) -> bool:
        return self.zone in ("line", "artifacts", "attached")

    def controlled_by(self, controller: str) -> Card:
        """Return the card as if that player controlled it; the card itself if they do."""
        if self.controller == controller:
            return self
        twin = shallow_copy(self)
        twin.controller = controller
        return twin

    def printed(self) -> Facts:
        """Return what is printed on the card; raise NeedsFact if it is an unknown card."""
        if self.facts is UNKNOWN:
            player, zone = message(f"seat.{self.owner}"), message(f"zone.{self.zone}")
            raise NeedsFact(message("fact.card", player=player, zone=zone))
        return self.facts

    def strip(self) -> None:
        """Remove what a card loses when it leaves play. Written out because it is called often; a test
        compares it with the schema."""
        self.damage = self.power_counters = self.doom = self.armor_used = self.armor_when_used = 0
        self.exhausted = self.stunned = self.attacked = False
        self.named = None

    def copy(self) -> Card:
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]  # as in `shallow_copy`

    def key(self) -> Hashable:
        return astuple(self)

    def part(self) -> Hashable:
        return _OF_A_CARD(self)


_UPGRADES = attrgetter("upgrades")
Pile = tuple[str, ...]  # the uids of its cards


def without(pile: Pile, uid: str) -> Pile:
    """Return a pile that a card has been taken out of."""
    at = pile.index(uid)
    return pile[:at] + pile[at + 1 :]


def with_at(pile: Pile, place: int, uid: str) -> Pile:
    """Return a pile that a card has been put into, behind so many others."""
    return (*pile[:place], uid, *pile[place:])


class Player(Struct, eq=False, gc=False):
    """A player. `deck` are the cards known on top of the deck, then come those in no known order
    (`shuffled`), then perhaps unknown ones (`deck_unknown`)."""

    name: str
    houses: tuple[str, ...] = ()
    aember: int = 0
    keys: tuple[str, ...] = ()
    chains: int = 0
    hand: Pile = ()
    deck: Pile = ()
    shuffled: Pile = ()
    deck_unknown: bool = False
    discard: Pile = ()
    archives: Pile = ()
    purged: Pile = ()
    line: Pile = ()
    artifacts: Pile = ()

    def key(self) -> Hashable:
        return astuple(self)

    def part(self) -> Hashable:
        return _OF_A_PLAYER(self)


PILES = tuple(name for name, kind in Player.__annotations__.items() if kind == "Pile")


FELL_FIGHTING, FELL_BESIDE = "fought", "beside"


class Loss(NamedTuple):
    """A creature that was destroyed: which, under whose control, and whether it "fought" just then, was
    destroyed "beside" a fight, or neither."""

    uid: str
    controller: str
    fight: str


class Turn(Struct, eq=False, gc=False):
    """What a rule or a card may ask about the current turn or the one before it."""

    player: str = ""
    number: int = 0
    house: str | None = None
    first: bool = False
    played: tuple[str, ...] = ()
    played_from_hand: int = 0
    discarded: tuple[str, ...] = ()
    discarders: tuple[str, ...] = ()
    waived: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    reaped: tuple[str, ...] = ()
    deeds: tuple[tuple[str, int], ...] = ()
    forged: tuple[str, ...] = ()
    losses: tuple[Loss, ...] = ()
    omega: bool = False

    def key(self) -> Hashable:
        return astuple(self)

    def part(self) -> Hashable:
        return _OF_A_TURN(self)

    def times(self, title: str) -> int:
        """Count how often cards of this title were played or used this turn (the Rule of Six)."""
        return dict(self.deeds).get(title, 0) if self.deeds else 0


class ArmorLoss(NamedTuple):
    """Armor that a creature had from a card (from itself if it is printed) and has lost, for as long as both
    stay in play."""

    uid: str
    stay: int
    giver: str
    giver_stay: int
    amount: int


def is_still_lost(board: Board, loss: ArmorLoss) -> bool:
    """Tell whether the creature and what gave it the armor have both stayed in play."""
    cards = board.cards
    return (loss.stay, loss.giver_stay) == (cards[loss.uid].stay, cards[loss.giver].stay)


class Lasting(Struct, frozen=True):
    """A lasting effect: of which card, which of its nodes (by its name in `lasting_of`), for whom, bound to
    what, until when.

    `until` is "turn" (the end of this turn), "next:North" (North's next turn), "during:North" (that turn, now
    which has begun), "before:North" (until that turn begins), "leaves" (until the source leaves play) or
    "held" (for as long as `you` controls what it is bound to)."""

    card: str
    node: str
    source: str
    you: str
    until: str
    bound: tuple[tuple[str, Any], ...] = ()


class Board(Struct, eq=False):
    """Everything that is true of a match between two actions. `readings` are the open points that are read
    otherwise than we do. `constants` caches what is in force, `unsettled` says that something may have to be
    destroyed; `offers` caches the options that name a card, by their kind and its uid, for all boards that
    come from this one."""

    players: dict[str, Player]
    cards: Pieces[Card] = field(default_factory=Pieces)
    step: str = "main"
    turn: Turn = field(default_factory=Turn)
    last: Turn = field(default_factory=Turn)
    lasting: tuple[Lasting, ...] = ()
    winner: str | None = None
    made: int = 0
    constants: dict[Any, list[Any]] | None = None
    unsettled: bool = True
    readings: tuple[tuple[str, str], ...] = ()
    offers: defaultdict[str, dict[str, Option]] = field(default_factory=partial(defaultdict, dict))

    @property
    def active(self) -> Player:
        return self.players[self.turn.player]

    def opponent(self, name: str) -> Player:
        return self.players[ACROSS[name]]

    def in_order(self, first: str | None = None) -> tuple[Player, Player]:
        """Return the players, the named one (or the active one) first."""
        name = first or self.turn.player or SEATS[0]
        return self.players[name], self.players[ACROSS[name]]

    def line(self, player: str) -> list[Card]:
        return [self.cards[uid] for uid in self.players[player].line]

    def creatures(self) -> list[Card]:
        """List the creatures in play: the active player's battleline from left to right, then the other's."""
        cards = self.cards
        return [cards[seen.uid] for seen in self.peek_creatures()]

    def peek_creatures(self) -> list[Card]:
        """List the same without copying them; they must not be changed."""
        one, other = self.in_order()
        return self.cards.peek_all(one.line + other.line)

    def artifacts(self) -> list[Card]:
        one, other = self.in_order()
        return [self.cards[uid] for uid in one.artifacts + other.artifacts]

    def in_play(self) -> list[Card]:
        """List the cards in play: creatures, artifacts, then upgrades."""
        cards = self.cards
        return [cards[seen.uid] for seen in self.peek_in_play()]

    def peek_in_play(self) -> list[Card]:
        """List the same without copying them; they must not be changed."""
        one, other = self.in_order()
        found = self.cards.peek_all([*one.line, *other.line, *one.artifacts, *other.artifacts])
        hosts = list(filter(_UPGRADES, found))
        return (
            found + self.cards.peek_all([uid for host in hosts for uid in host.upgrades]) if hosts else found
        )

    def offer(self, card: Card, kind: str) -> Option:
        """Make the option to choose a card, or to do that with it ("fight")."""
        return self.offers[kind].get(card.uid) or self._make_offer(card, kind)

    def offer_each(self, cards: Iterable[Card], kind: str) -> list[Option]:
        """Make the options to choose one of those cards, or to do that with one."""
        known = self.offers[kind]
        return [known.get(card.uid) or self._make_offer(card, kind) for card in cards]

    def _make_offer(self, card: Card, kind: str) -> Option:
        words = message("option.card" if kind == "choose" else f"option.{kind}", card=card)
        option = self.offers[kind][card.uid] = Option(f"{kind}:{card.uid}", kind, words, card.uid)
        return option

    def copy(self) -> Board:
        """Copy the board at any time."""
        twin = self._with(self.cards.copy())
        twin.drop_constants()
        return twin

    def branch(self) -> Board:
        """Copy the board between two actions, sharing the cards."""
        self.drop_constants()
        return self._with(self.cards.branch())

    def drop_constants(self) -> None:
        """Drop the cache of what is in force, which holds cards of this board. An empty one stays: nothing
        was in force, and nothing is."""
        if self.constants:
            self.constants = None

    def _with(self, cards: Pieces[Card]) -> Board:
        twin = shallow_copy(self)
        twin.cards = cards
        twin.players = dict(zip(self.players, map(shallow_copy, self.players.values()), strict=True))
        twin.turn = shallow_copy(self.turn)
        return twin

    def take_out(self, card: Card) -> None:
        """Take a card out of its zone, or off the card it is on or under."""
        if card.zone == "attached":
            host = self.cards[str(card.host)]
            host.upgrades = tuple(uid for uid in host.upgrades if uid != card.uid)
        elif card.zone == "under":
            host = self.cards[str(card.host)]
            host.under = tuple(uid for uid in host.under if uid != card.uid)
        elif card.zone:
            player = self.players[card.controller]
            mixed = card.zone == "deck" and card.uid in player.shuffled
            zone = "shuffled" if mixed else card.zone
            setattr(player, zone, without(getattr(player, zone), card.uid))
        card.host = None

    def put(self, card: Card, player: str, zone: str, *, top: bool, shuffle: bool) -> None:
        """Put a card into a zone out of play of a player: on `top` of a deck, at its bottom, or anywhere in
        it (`shuffle`)."""
        self.take_out(card)
        card.controller, card.base, card.zone = player, player, zone
        card.to_owner = card.facedown = False
        holder = self.players[player]
        if zone == "deck" and shuffle:
            zone = "shuffled"
        pile = getattr(holder, zone)
        first = zone == "discard" or (zone == "deck" and top)
        setattr(holder, zone, (card.uid, *pile) if first else (*pile, card.uid))

    def changed(self) -> None:
        """Note that other constant abilities may be in force from now on."""
        self.constants = None
        self.unsettled = True

    def lessened(self) -> None:
        """Note that fewer constant abilities may be in force from now on, but no new ones: if none was,
        nothing has changed."""
        if self.constants != {}:
            self.changed()


PLAYER = "player"
CREATURE = ("creature",)

ZONES = (
    Zone("hand", PLAYER, hidden=True),
    Zone("deck", PLAYER, ordered=True, in_a_row=True, hidden=True, unknown=True, shuffled=True),
    Zone("discard", PLAYER, ordered=True, in_a_row=True),
    Zone("archives", PLAYER, hidden=True),
    Zone("purged", PLAYER),
    Zone("line", PLAYER, ordered=True, in_a_row=True, in_play=True, holds="creature"),
    Zone("artifacts", PLAYER, in_a_row=True, in_play=True, holds="artifact"),
    Zone("attached", "card", in_play=True, holds="upgrade"),
    Zone("under", "card"),
)

OF_PLAYERS = (
    Mark("aember", of=PLAYER, listed=2),
    Mark("keys", "words", of=PLAYER, vocabulary="color"),
    Mark("chains", of=PLAYER, listed=2),
    Mark("houses", "words", of=PLAYER, vocabulary="house", key=False),
)

OF_CARDS = (
    Mark("damage", lost=True, listed=1, drawn=1, in_play=True, types=CREATURE),
    Mark("exhausted", "flag", lost=True, listed=3, drawn=5, denied="ready", in_play=True),
    Mark("stunned", "flag", lost=True, listed=2, drawn=4, denied="not-stunned", in_play=True, types=CREATURE),
    Mark("counters", field="power_counters", lost=True, listed=1, drawn=3, in_play=True, types=CREATURE),
    Mark("doom", lost=True, written="set", listed=1, drawn=3, in_play=True),
    Mark("aember", listed=1, drawn=2, in_play=True),
    Mark("armor-used", field="armor_used", lost=True, listed=1, in_play=True, types=CREATURE),
    Mark("armor-when-used", field="armor_when_used", lost=True, written="never", read=False),
    Mark("house", "word", vocabulary="house", key=False, listed=4),
    Mark("named", "word", vocabulary="house", lost=True, written="set", listed=4, drawn=6, in_play=True),
    Mark("attacked", "flag", lost=True, written="set", listed=3, drawn=5, denied="not-attacked", in_play=True,
         types=CREATURE),
    Mark("facedown", "flag", written="set", listed=3, denied="faceup", worth=("purged",)),
    Mark("keeper", "card", written="set", listed=6, zones=("purged",)),
    Mark("to-owner", "flag", field="to_owner", written="set"),
    Mark("owner", "owner", key=False, listed=5),
    Mark("base", "owner", written="never"),
    Mark("controller", "owner", written="never"),
    Mark("held", "own", field="claims", listed=7, in_play=True),
    Mark("upgrade", "cards", field="upgrades", zone="attached", listed=8, in_play=True, types=CREATURE),
    Mark("under", "cards", zone="under", listed=8, in_play=True),
    Mark("zone", "own", written="never", read=False),
    Mark("host", "card", written="never", read=False),
)  # fmt: skip

OF_TURNS = (
    Mark("player", "owner", of=TURN, written="never"),
    Mark("number", of=TURN, key=False),
    Mark("house", "word", of=TURN, vocabulary="house", written="never"),
    Mark("first", "flag", of=TURN, written="never", read=False),
    Mark("played", "cards", of=TURN, ordered=False),
    Mark("played_from_hand", of=TURN),
    Mark("discarded", "cards", of=TURN),
    Mark("discarders", "own", of=TURN, ordered=False),
    Mark("waived", "cards", of=TURN, ordered=False),
    Mark("used", "cards", of=TURN, ordered=False),
    Mark("reaped", "cards", of=TURN, ordered=False),
    Mark("deeds", "own", of=TURN, ordered=False),
    Mark("forged", "words", of=TURN, vocabulary="color"),
    Mark("losses", "own", of=TURN, ordered=False),
    Mark("omega", "flag", of=TURN),
)

SCHEMA = Schema(
    game=GAME,
    owners=(OwnerKind(PLAYER, "players", SEATS),),
    zones=ZONES,
    marks=(*OF_PLAYERS, *OF_CARDS, *OF_TURNS),
    vocabularies={"house": HOUSES, "color": COLORS},
)
_OF_A_CARD = key_of(SCHEMA, CARD, "facts.id")
_OF_A_PLAYER = key_of(SCHEMA, PLAYER)
_OF_A_TURN = key_of(SCHEMA, TURN)
