"""The table as it lies: two players, their zones, every card once, and what the turn remembers."""

from __future__ import annotations

from collections.abc import Hashable
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct, field
from msgspec.structs import astuple

from kfjudge.core.ask import Option
from kfjudge.core.errors import NeedsFact
from kfjudge.core.pieces import Pieces
from kfjudge.games.keyforge.facts import UNKNOWN, Facts
from kfjudge.games.keyforge.message import message

SEATS = ("South", "North")
ACROSS = {"South": "North", "North": "South"}
HIDDEN = ("hand", "deck", "archives")  # zones where a card is no longer told from others
STEPS = ("setup", "start", "forge", "house", "main", "ready", "draw", "end")


Piece = TypeVar("Piece", bound=Struct)


def twin_of(piece: Piece) -> Piece:
    """A shallow copy. Every run plays on a copy of the board, so this is `copy.copy` without its detours."""
    return piece.__copy__()  # type: ignore[attr-defined, no-any-return]  # msgspec does not declare it


class Card(Struct, eq=False):
    """One physical card, wherever it is. `stay` counts its entries into play: a card that left and
    came back is a new object to whatever was about to touch it. `host` is what an upgrade is attached to or a
    card lies under; `keeper` the card that purged this one for as long as it stays; `to_owner` marks an
    archived card that goes to its owner's hand when it leaves; `beside` who stood next to it when it left;
    `base` who it entered play under, `claims` who has taken it since, and by which card; `armor_was` the
    armor it had when some was used; `offers` the options that name it, made once for all that it becomes."""

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
    armor_was: int = 0
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
    upgrades: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    offers: dict[str, Option] = field(default_factory=dict)

    @property
    def in_play(self) -> bool:
        return self.zone in ("line", "artifacts", "attached")

    @property
    def was_in_a_fight(self) -> bool:
        """Whether anything is known of the card that the end of a turn wipes out."""
        return bool(self.attacked or self.armor_used or self.armor_was)

    def controlled_by(self, controller: str) -> Card:
        """The card as it is, but for who controls it; itself where that is who does."""
        if self.controller == controller:
            return self
        twin = twin_of(self)
        twin.controller = controller
        return twin

    def printed(self) -> Facts:
        """What is printed on the card. Of one that nobody has seen nothing is known: the players must say."""
        if self.facts is UNKNOWN:
            player, zone = message(f"seat.{self.owner}"), message(f"zone.{self.zone}")
            raise NeedsFact(message("fact.card", player=player, zone=zone))
        return self.facts

    def strip(self) -> None:
        """It loses what a card loses as it leaves play. Written out, for it is done often: a test asks
        whether it is all that the schema says."""
        self.damage = self.power_counters = self.doom = self.armor_used = self.armor_was = 0
        self.exhausted = self.stunned = self.attacked = False
        self.named = None

    def offer(self, kind: str) -> Option:
        """To choose this card, or to do that with it."""
        option = self.offers.get(kind)
        if option is None:
            words = message("option.card" if kind == "choose" else f"option.{kind}", card=self)
            option = self.offers[kind] = Option(f"{kind}:{self.uid}", kind, words, self.uid)
        return option

    def key(self) -> tuple[Hashable, ...]:
        """All that is true of the card, wherever it is; facts are told by their id. What stands last among
        its fields are lists, and the offers, of which nothing is true."""
        uid, _, *plain, _, _, _ = astuple(self)
        return (uid, self.facts.id, *plain, *self.upgrades, None, *self.under)

    def copy(self) -> Card:
        twin: Card = self.__copy__()  # type: ignore[attr-defined]  # as in `twin_of`, one call less
        twin.upgrades = self.upgrades.copy()
        twin.under = self.under.copy()
        return twin


_UPGRADES = attrgetter("upgrades")


def offers(cards: list[Card], kind: str) -> list[Option]:
    """To choose any of those, or to do that with it."""
    return [card.offers.get(kind) or card.offer(kind) for card in cards]


class Player(Struct, eq=False, gc=False):  # it holds words alone, as the turn does: no cycle
    """A seat. The deck is what is known of it, top first; then cards in no known order; then, perhaps,
    cards of which nothing is known."""

    name: str
    houses: tuple[str, ...] = ()
    aember: int = 0
    keys: tuple[str, ...] = ()
    chains: int = 0
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    shuffled: list[str] = field(default_factory=list)
    deck_unknown: bool = False
    discard: list[str] = field(default_factory=list)
    archives: list[str] = field(default_factory=list)
    purged: list[str] = field(default_factory=list)
    line: list[str] = field(default_factory=list)
    artifacts: list[str] = field(default_factory=list)

    def copy(self) -> Player:
        """Written out, as every run begins with it: a test asks whether a pile was forgotten."""
        return Player(
            self.name, self.houses, self.aember, self.keys, self.chains, self.hand.copy(), self.deck.copy(),
            self.shuffled.copy(), self.deck_unknown, self.discard.copy(), self.archives.copy(),
            self.purged.copy(), self.line.copy(), self.artifacts.copy(),
        )  # fmt: skip


PILES = tuple(name for name, kind in Player.__annotations__.items() if kind == "list[str]")


FELL_FIGHTING, FELL_BESIDE = "fought", "beside"


class Loss(NamedTuple):
    """A creature that was destroyed: which, under whose control, and whether it "fought" just then, fell
    "beside" a fight under way, or neither."""

    uid: str
    controller: str
    fight: str


class Turn(Struct, eq=False, gc=False):
    """What a rule or a card may ask about a turn: the one under way or the one before it."""

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

    def times(self, title: str) -> int:
        """How often cards of this title were played or used this turn (the Rule of Six)."""
        return dict(self.deeds).get(title, 0) if self.deeds else 0


class ArmorLoss(NamedTuple):
    """So much armor that a creature had of a card (of itself, where it is printed) and has lost; each as long
    as it stays in play."""

    uid: str
    stay: int
    giver: str
    giver_stay: int
    amount: int


def goes_on(board: Board, loss: ArmorLoss) -> bool:
    """Whether both, the creature and what gave it the armor, are still where they were."""
    cards = board.cards
    return (loss.stay, loss.giver_stay) == (cards[loss.uid].stay, cards[loss.giver].stay)


class Lasting(Struct, frozen=True):
    """An effect that outlives its resolution: which of a card's (by its name there), for whom, bound to what,
    until when.

    `until` is "turn" (the end of this turn), "next:North" (North's next turn), "during:North" (that turn, now
    under way), "before:North" (until that turn begins), "leaves" (until the source leaves play) or "held"
    (for as long as `you` controls what it is bound to)."""

    card: str
    node: str
    source: str
    you: str
    until: str
    bound: tuple[tuple[str, Any], ...] = ()


class Board(Struct, eq=False):
    """Everything that is true of a match between two actions, and which open points are read otherwise than
    we do: a row, and a reading of it."""

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

    @property
    def active(self) -> Player:
        return self.players[self.turn.player]

    def opponent(self, name: str) -> Player:
        return self.players[ACROSS[name]]

    def in_order(self, first: str | None = None) -> tuple[Player, Player]:
        """The players, the named one (or the active one) first."""
        name = first or self.turn.player or SEATS[0]
        return self.players[name], self.players[ACROSS[name]]

    def line(self, player: str) -> list[Card]:
        return [self.cards[uid] for uid in self.players[player].line]

    def creatures(self) -> list[Card]:
        """Every creature in play: the active player's battleline from left to right, then the other's."""
        cards = self.cards
        return [cards[seen.uid] for seen in self.peek_creatures()]

    def peek_creatures(self) -> list[Card]:
        """The same, to be looked at alone."""
        one, other = self.in_order()
        return self.cards.peek_all(one.line + other.line)

    def artifacts(self) -> list[Card]:
        one, other = self.in_order()
        return [self.cards[uid] for uid in one.artifacts + other.artifacts]

    def in_play(self) -> list[Card]:
        """Creatures, artifacts, then upgrades."""
        cards = self.cards
        return [cards[seen.uid] for seen in self.peek_in_play()]

    def peek_in_play(self) -> list[Card]:
        """The same, to be looked at alone."""
        one, other = self.in_order()
        found = self.cards.peek_all([*one.line, *other.line, *one.artifacts, *other.artifacts])
        hosts = list(filter(_UPGRADES, found))
        return (
            found + self.cards.peek_all([uid for host in hosts for uid in host.upgrades]) if hosts else found
        )

    def copy(self) -> Board:
        """Another board that is the same, at any time."""
        twin = self._with(self.cards.copy())
        twin.drop_constants()
        return twin

    def branch(self) -> Board:
        """Another board that is the same, between two actions."""
        self.drop_constants()
        return self._with(self.cards.branch())

    def drop_constants(self) -> None:
        """Between two actions nobody goes on with the cards that were touched. What is in force speaks of
        them; where nothing was in force, nothing is."""
        if self.constants:
            self.constants = None

    def _with(self, cards: Pieces[Card]) -> Board:
        twin = twin_of(self)
        twin.cards = cards
        twin.players = dict(zip(self.players, map(Player.copy, self.players.values()), strict=True))
        twin.turn = twin_of(self.turn)
        return twin

    def take_out(self, card: Card) -> None:
        """Lift a card from where it lies."""
        if card.zone == "attached":
            self.cards[str(card.host)].upgrades.remove(card.uid)
        elif card.zone == "under":
            self.cards[str(card.host)].under.remove(card.uid)
        elif card.zone:
            player = self.players[card.controller]
            mixed = card.zone == "deck" and card.uid in player.shuffled
            zone = player.shuffled if mixed else getattr(player, card.zone)
            zone.remove(card.uid)
        card.host = None

    def put(self, card: Card, player: str, zone: str, *, top: bool, shuffle: bool) -> None:
        """Put a card into a zone out of play of a player: on `top` of a deck, at its bottom, or anywhere in
        it (`shuffle`)."""
        self.take_out(card)
        card.controller, card.base, card.zone = player, player, zone
        card.to_owner = card.facedown = False
        holder = self.players[player]
        if zone == "deck" and shuffle:
            holder.shuffled.append(card.uid)
        elif zone == "discard" or (zone == "deck" and top):
            getattr(holder, zone).insert(0, card.uid)
        else:
            getattr(holder, zone).append(card.uid)

    def changed(self) -> None:
        """Which constant abilities are in force may be different from here on."""
        self.constants = None
        self.unsettled = True

    def lessened(self) -> None:
        """Fewer constant abilities may be in force from here on, and none that was not: where there was none,
        nothing is weaker than it was."""
        if self.constants != {}:
            self.changed()
