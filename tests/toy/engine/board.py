"""What lies on the table of the toy."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from kfjudge.core.schema import TURN, Mark, OwnerKind, Schema, Zone
from tests.toy import GAME

SEATS = ("Ann", "Bob")
SEASONS = ("summer", "winter")


@dataclass(frozen=True)
class Facts:
    id: str
    names: tuple[tuple[str, str], ...]
    type: str = "bird"


MAGPIE = Facts("magpie", (("en", "Magpie"), ("fr", "Pie")))
UNKNOWN = Facts("unknown", (("en", "a bird"), ("fr", "un oiseau")))


@dataclass(eq=False)
class Bird:
    uid: str
    facts: Facts
    owner: str
    controller: str
    zone: str = "nest"
    label: str = ""
    tired: bool = False
    watches: str | None = None

    @property
    def in_play(self) -> bool:
        return True


@dataclass(eq=False)
class Player:
    name: str
    chips: int = 0
    nest: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Tree:
    name: str
    bare: bool = False
    season: str | None = None
    branch: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Turn:
    player: str = SEATS[0]
    number: int = 0


@dataclass(eq=False)
class Board:
    players: dict[str, Player]
    cards: dict[str, Bird] = field(default_factory=dict)
    turn: Turn = field(default_factory=Turn)
    winner: str | None = None
    trees: dict[str, Tree] = field(default_factory=dict)
    readings: tuple[tuple[str, str], ...] = ()

    def other(self, name: str) -> Player:
        return self.players[SEATS[1 - SEATS.index(name)]]

    def awake(self, name: str) -> list[Bird]:
        birds = (self.cards[uid] for uid in self.players[name].nest)
        return [bird for bird in birds if not bird.tired]

    def copy(self) -> Board:
        players = {name: replace(one, nest=one.nest.copy()) for name, one in self.players.items()}
        cards = {uid: replace(bird) for uid, bird in self.cards.items()}
        trees = {name: replace(tree, branch=tree.branch.copy()) for name, tree in self.trees.items()}
        return Board(players, cards, replace(self.turn), self.winner, trees, self.readings)


SCHEMA = Schema(
    game=GAME,
    owners=(OwnerKind("player", "players", SEATS), OwnerKind("tree", "trees", takes_turns=False)),
    zones=(
        Zone("nest", "player", in_a_row=True, in_play=True, holds="bird"),
        Zone("branch", "tree", in_a_row=True, in_play=True, holds="bird"),
    ),
    marks=(
        Mark("chips", of="player", listed=1, drawn=1),
        Mark("tired", "flag", listed=1, drawn=1, denied="awake", in_play=True),
        Mark("watches", "card", listed=2, drawn=2),
        Mark("bare", "flag", of="tree", listed=1, drawn=1, denied="leafy"),
        Mark("season", "word", of="tree", vocabulary="season", listed=2, drawn=2),
        Mark("player", "owner", of=TURN, written="never"),
        Mark("number", of=TURN, key=False),
    ),
    vocabularies={"season": SEASONS},
)
