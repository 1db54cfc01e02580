"""The battle board: heroes, zones, the enemies in them, the marks of each, the grid of the zones (p. 9); and
what its cards do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from kfjudge.core.errors import NeedsFact
from kfjudge.core.own_cards import MARK
from kfjudge.core.schema import TURN, Mark, OwnerKind, Schema, Zone
from kfjudge.games.fateforge import GAME, message
from kfjudge.games.fateforge.cards.book import ENEMIES as SHOWN_ENEMIES
from kfjudge.games.fateforge.cards.book import SKILLS_AND_ITEMS
from kfjudge.games.fateforge.dsl import ABILITIES, NOTHING, Action, Enemy, HerosCard, read_action
from kfjudge.games.fateforge.facts import Facts

ENEMIES, DEFEATED, SKILLS, ITEMS = "enemies", "defeated", "skills", "items"
BOSS = "boss"
COLORS = ("white", "blue", "red", "green", "brown", "purple", BOSS)  # in the order of their turns
RESULTS = ("move", "strike", "skill-strike", "shoot", "skill-shoot", "focus", "special", "miss")
PLAIN = {"skill-strike": "strike", "skill-shoot": "shoot"}  # what may be used as another
ANY = "any"
PARRY, ENERGY, HEALTH = TOKENS_PAID = ("parry", "energy", "health")  # paid or given beside results
OR = "|"  # between what may be paid or gained instead
REROLL = "reroll"  # of a die, in the preparation
TOKENS = ("exit", "objective", "portal", "chest", "exploration", "door")  # what an enemy may guard
COUNTED = ("objective", "chest", "exploration")  # tokens of which a zone may have several
EXITS = ("a", "b", "c", "d")
DIRECTIONS = {"north": (-1, 0), "south": (1, 0), "west": (0, -1), "east": (0, 1)}
PREPARATION, HERO, REACTIONS, ENEMY_TURNS, UPKEEP = "preparation", "hero", "reactions", "enemies", "upkeep"
AFTERMATH, TEST, REST = SCENES = ("aftermath", "test", "rest")  # beside the rounds of a battle
PHASES = (PREPARATION, HERO, REACTIONS, ENEMY_TURNS, UPKEEP, *SCENES)
FACES = ("success", "trait", "blank")  # of a die of a test
Conversion = tuple[tuple[str, ...], tuple[str, ...]]  # what is paid, and what it gives: each "focus|shoot"


@dataclass(eq=False)
class Card:
    """An enemy, or a skill or item of a hero. `controller` is the zone or the hero where it is."""

    uid: str
    facts: Facts
    owner: str
    controller: str
    zone: str
    label: str = ""
    initiative: int = 0
    color: str | None = None
    damage: int = 0
    resistance: int = 0
    armor: int = 0
    stunned: bool = False
    parry: int = 0
    band: tuple[tuple[int, str], ...] = ()  # the boxes that the board states, from left to right
    blocking: bool = False
    front_line: bool = False
    stealthy: bool = False
    pursuit: bool = False
    life_drain: bool = False
    leads: str | None = None
    guards: str | None = None
    guarded: str | None = None
    fearsome: bool = False
    toxic: bool = False
    gems: int = 0
    food: int = 0
    used: bool = False
    passive: bool = False
    single_use: bool = False
    charges: int = 0
    full_armor: int = 0
    of_ally: bool = False
    weak: tuple[str, ...] = ()  # the icons of a weak point
    covered: tuple[str, ...] = ()
    gives: Conversion | None = None
    does: Conversion | None = None
    special: Conversion | None = None  # what the special face of the die of a weapon does

    @property
    def in_play(self) -> bool:
        return self.zone != DEFEATED

    @property
    def abilities(self) -> tuple[str, ...]:
        """List the abilities that the board gives an enemy."""
        return tuple(ability for ability in ABILITIES if getattr(self, ability.replace("-", "_")))


@dataclass(eq=False)
class Hero:
    name: str
    card: str = ""
    place: str = ""
    health: int = 0
    energy: int = 0
    parry: int = 0
    move: int = 0
    strike: int = 0
    skill_strike: int = 0
    shoot: int = 0
    skill_shoot: int = 0
    focus: int = 0
    special: int = 0
    miss: int = 0
    full_health: int = 0
    full_energy: int = 0
    corruptions: int = 0
    toxic: int = 0
    ally: int = 0
    ally_dice: tuple[str, ...] = ()
    stunned: bool = False
    knocked_out: bool = False
    raised: bool = False
    objective: int = 0
    ready: bool = False
    rolled: bool = False
    rerolled: bool = False
    turned: bool = False
    sprinted: bool = False
    spent: bool = False
    feared: bool = False
    left: bool = False
    skills: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)

    def has(self, result: str) -> int:
        """Count what is left of a result."""
        return int(getattr(self, result.replace("-", "_")))

    def add(self, result: str, amount: int) -> None:
        setattr(self, result.replace("-", "_"), self.has(result) + amount)

    @property
    def stands(self) -> bool:
        return not self.knocked_out and not self.left


@dataclass(eq=False)
class Place:
    """A zone of the battle board, named by row and column: "b3"."""

    name: str
    exit: str | None = None
    objective: int = 0
    chest: int = 0
    exploration: int = 0
    gems: int = 0
    food: int = 0
    trap: bool = False
    fountain: int = 0
    difficult: bool = False
    barricades: tuple[str, ...] = ()
    portal: str = ""
    doors: tuple[tuple[str, bool], ...] = ()  # to which zone, and whether it is open
    enemies: list[str] = field(default_factory=list)
    defeated: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Turn:
    """Whose turn it is. `order` is the turn order track, `at` the place on it that is played."""

    player: str = ""
    phase: str = PREPARATION
    round: int = 1
    last: bool = False
    yielded: bool = False
    at: int = 0
    order: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    bag_gems: int = 0
    bag_food: int = 0
    bag_gold: int = 0
    no_extra: bool = False  # in Battle mode, once the one extra round has been played
    test: int = 0  # dice of a test
    trait: bool = False
    faces: tuple[str, ...] = ()


@dataclass(eq=False)
class Board:
    players: dict[str, Hero]
    zones: dict[str, Place]
    cards: dict[str, Card] = field(default_factory=dict)
    turn: Turn = field(default_factory=Turn)
    over: bool = False
    readings: tuple[tuple[str, str], ...] = ()
    winner: str | None = None  # the heroes win or lose together: the app says which

    def standing(self) -> list[Hero]:
        """List the heroes that stand on the board, in turn order."""
        return [hero for hero in self.in_order() if hero.stands]

    def in_order(self) -> list[Hero]:
        return [self.players[name] for name in self.turn.order if name in self.players]

    def enemies(self) -> Iterator[Card]:
        return (self.cards[uid] for place in self.zones.values() for uid in place.enemies)

    def enemies_in(self, place: str) -> list[Card]:
        return [self.cards[uid] for uid in self.zones[place].enemies]

    def heroes_in(self, place: str) -> list[Hero]:
        return [hero for hero in self.standing() if hero.place == place]

    def is_bound(self, card: Card) -> bool:
        """Tell whether an enemy never moves: it guards a token or an enemy, or is guarded."""
        return (
            card.guards is not None
            or self.guardian(card) is not None
            or any(other.guarded == card.uid for other in self.enemies())
        )

    def guardian(self, card: Card) -> Card | None:
        """Return the enemy that guards another, while it is there."""
        found = self.cards.get(card.guarded or "")
        return found if found is not None and found.in_play else None

    def count_guards(self, place: str, token: str) -> int:
        return sum(enemy.guards == token for enemy in self.enemies_in(place))

    def guarded(self, place: str, token: str) -> bool:
        return self.count_guards(place, token) > 0

    def count_free(self, place: str, token: str) -> int:
        """Count the objectives, chests or exploration tokens of a zone that no enemy guards."""
        there: int = getattr(self.zones[place], token)
        return max(there - self.count_guards(place, token), 0)

    def copy(self) -> Board:
        players = {
            name: replace(hero, skills=hero.skills.copy(), items=hero.items.copy())
            for name, hero in self.players.items()
        }
        zones = {
            name: replace(place, enemies=place.enemies.copy(), defeated=place.defeated.copy())
            for name, place in self.zones.items()
        }
        cards = {uid: replace(card) for uid, card in self.cards.items()}
        return Board(players, zones, cards, replace(self.turn), self.over, self.readings)


_OF_PLAYERS = (
    Mark("card", "own", of="player"),
    Mark("place", "owner", of="player", listed=1, drawn=1),
    Mark("health", of="player", listed=2, drawn=2),
    Mark("energy", of="player", listed=3, drawn=3),
    Mark("full-health", field="full_health", of="player", listed=4, drawn=2),
    Mark("full-energy", field="full_energy", of="player", listed=4, drawn=3),
    *(Mark(name, field=name.replace("-", "_"), of="player", listed=5, drawn=4) for name in RESULTS),
    Mark("parry", of="player", listed=6, drawn=5),
    Mark("corruptions", of="player", listed=7, drawn=6),
    Mark("toxic", of="player", listed=7, drawn=6),
    Mark("ally", of="player", listed=7, drawn=6),
    Mark("ally-dice", "own", field="ally_dice", of="player"),
    Mark("stunned", "flag", of="player", listed=8, drawn=7, denied="not-stunned"),
    Mark("knocked-out", "flag", field="knocked_out", of="player", listed=8, drawn=7, denied="standing"),
    Mark("raised", "flag", of="player", listed=8, drawn=7),
    Mark("objective", of="player", listed=8, drawn=7),
    Mark("rolled", "flag", of="player", listed=9),
    Mark("rerolled", "flag", of="player", listed=9),
    Mark("turned", "flag", of="player", listed=9),
    Mark("sprinted", "flag", of="player", listed=9),
    Mark("spent", "flag", of="player", listed=9),
    Mark("feared", "flag", of="player", listed=9, drawn=8),
    Mark("ready", "flag", of="player", listed=9),
    Mark("left", "flag", of="player", listed=9, drawn=8),
)
_OF_PLACES = (
    Mark("exit", "word", of="place", vocabulary="exit", listed=1, drawn=1),
    *(Mark(token, of="place", listed=2, drawn=2) for token in COUNTED),
    Mark("gems", of="place", listed=3, drawn=3),
    Mark("food", of="place", listed=4, drawn=4),
    Mark("trap", "flag", of="place", listed=5, drawn=5, denied="no-trap"),
    Mark("fountain", of="place", listed=5, drawn=5),
    Mark("difficult", "flag", of="place", listed=5, drawn=5),
    Mark(
        "barricade", "words", field="barricades", of="place", vocabulary="direction", ordered=False, drawn=6
    ),
    Mark("portal", "owner", of="place", listed=7, drawn=7),
    Mark("doors", "own", of="place"),
)
_OF_ENEMIES = (
    Mark("initiative", types=("enemy",), listed=1, drawn=1, written="set"),
    Mark("color", "word", types=("enemy",), vocabulary="color", listed=2, drawn=2, written="set"),
    Mark("damage", types=("enemy",), listed=3, drawn=3, written="set"),
    Mark("resistance", types=("enemy",), listed=4, drawn=4, written="set"),
    Mark("armor", types=("enemy", "weapon", "equipment"), listed=5, drawn=5, written="set"),
    Mark("stunned", "flag", types=("enemy",), listed=6, drawn=6, denied="not-stunned", written="set"),
    Mark("parry", types=("enemy",), listed=6, drawn=5, written="set"),
    Mark("at", "own", field="band", types=("enemy",), listed=7, several=True),
    *(
        Mark(name, "flag", field=name.replace("-", "_"), types=("enemy",), listed=8, drawn=7, written="set")
        for name in ABILITIES
    ),
    Mark("weak", "own", types=("enemy",), listed=8),
    Mark("covered", "own", types=("enemy",), listed=8),
    Mark("leads", "word", types=("enemy",), vocabulary="color", listed=8, drawn=7, written="set"),
    Mark("guards", "word", types=("enemy",), vocabulary="token", listed=8, drawn=7, written="set"),
    Mark("guarded", "card", types=("enemy",), listed=8, drawn=7, written="set"),
    Mark("fearsome", "flag", types=("enemy",), listed=8, drawn=7, written="set"),
    Mark("deals-toxic", "flag", field="toxic", types=("enemy",), listed=8, drawn=7, written="set"),
    Mark("gems", types=("enemy",), listed=9, drawn=8, written="set"),
    Mark("food", types=("enemy",), listed=9, drawn=8, written="set"),
)
OF_HEROES = ("skill", "weapon", "equipment")
_OF_HEROES = (
    Mark("gives", "own", types=OF_HEROES, listed=1),
    Mark("does", "own", types=OF_HEROES, listed=2),
    Mark("special", "own", types=("weapon",), listed=2),
    Mark("passive", "flag", types=("skill",), listed=3, drawn=3, written="set"),
    Mark("single-use", "flag", field="single_use", types=OF_HEROES, listed=3, drawn=3, written="set"),
    Mark("of-ally", "flag", field="of_ally", types=("skill",), listed=3, drawn=3, written="set"),
    Mark("full-armor", field="full_armor", types=OF_HEROES[1:], listed=3, drawn=4, written="set"),
    Mark("charges", types=("equipment", "weapon"), listed=3, drawn=4, written="set"),
    Mark("used", "flag", types=OF_HEROES, listed=4, drawn=4, denied="not-used", written="set"),
)
_OF_TURNS = (
    Mark("player", "owner", of=TURN, written="never", read=False),
    Mark("phase", "word", of=TURN, vocabulary="phase"),
    Mark("round", of=TURN),
    Mark("last", "flag", of=TURN),
    Mark("yielded", "flag", of=TURN),
    Mark("at", of=TURN, written="never", read=False),
    Mark("order", "own", of=TURN),
    Mark("colors", "words", of=TURN, vocabulary="color"),
    Mark("bag-gems", field="bag_gems", of=TURN),
    Mark("bag-food", field="bag_food", of=TURN),
    Mark("bag-gold", field="bag_gold", of=TURN),
    Mark("no-extra", "flag", field="no_extra", of=TURN),
    Mark("test", of=TURN),
    Mark("trait", "flag", of=TURN),
    Mark("faces", "words", of=TURN, vocabulary="face"),
)
SCHEMA = Schema(
    game=GAME,
    owners=(OwnerKind("player", "players"), OwnerKind("place", "zones", takes_turns=False)),
    zones=(
        Zone(ENEMIES, "place", in_play=True, holds="enemy"),
        Zone(DEFEATED, "place", holds="enemy"),
        Zone(SKILLS, "player", in_play=True, holds="skill"),
        Zone(ITEMS, "player", in_play=True),
    ),
    marks=(*_OF_PLAYERS, *_OF_PLACES, *_OF_ENEMIES, *_OF_HEROES, *_OF_TURNS),
    vocabularies={
        "face": FACES, "exit": EXITS, "direction": tuple(DIRECTIONS), "color": COLORS, "token": TOKENS,
        "phase": PHASES,
    },
)  # fmt: skip


# the grid: adjacent zones, distances, ways (p. 9)


@cache
def cell(name: str) -> tuple[int, int]:
    """Split the name of a zone into row and column: "b3" → (1, 3)."""
    return ord(name[0]) - ord("a"), int(name[1:])


def adjacent_zones(board: Board, place: str) -> list[str]:
    """List the zones that share a side with this one, in the order of the board."""
    row, column = cell(place)
    beside = {(row + down, column + right) for down, right in DIRECTIONS.values()}
    return [name for name in board.zones if cell(name) in beside]


def is_shut(board: Board, one: str, other: str) -> bool:
    """Tell whether a closed door lies between two adjacent zones (p. 27)."""
    return (other, False) in board.zones[one].doors or (one, False) in board.zones[other].doors


def open_zones(board: Board, place: str) -> list[str]:
    """List the adjacent zones to which no closed door bars the way."""
    return [name for name in adjacent_zones(board, place) if not is_shut(board, place, name)]


def reachable_zones(board: Board, place: str) -> list[str]:
    """List the zones that one move of a hero reaches: portals make zones adjacent for that alone (p. 26)."""
    found = open_zones(board, place)
    through = board.zones[place].portal
    if through and through not in (place, *found) and not board.guarded(place, "portal"):
        found.append(through)
    return found


def distances_from(
    board: Board, start: str, neighbors: Callable[[Board, str], list[str]] = adjacent_zones
) -> dict[str, int]:
    """Work out how many zones away each zone is, whatever lies between, or on the open ways."""
    found = {start: 0}
    edge = [start]
    for place in edge:
        for beside in neighbors(board, place):
            if beside not in found:
                found[beside] = found[place] + 1
                edge.append(beside)
    return found


def steps_toward(board: Board, start: str, goal: str) -> list[str]:
    """List the adjacent zones that are one nearer to a goal; none if no way leads there."""
    far = distances_from(board, goal, open_zones)
    nearer = far.get(start, 0) - 1
    return [beside for beside in open_zones(board, start) if far.get(beside, -1) == nearer >= 0]


def cost_of_cheapest_way(board: Board, start: str, goal: str, cost: Callable[[str], int]) -> int | None:
    """Work out what the cheapest way costs, with its first and last zone; None if there is no way."""
    best = {start: cost(start)}
    edge = [start]
    for place in edge:
        for beside in open_zones(board, place):
            price = best[place] + cost(beside)
            if price < best.get(beside, price + 1):
                best[beside] = price
                edge.append(beside)
    return best.get(goal)


def exits_of(board: Board, letter: str) -> list[str]:
    """List the zones with an exit of that letter."""
    return [place.name for place in board.zones.values() if place.exit == letter]


def can_shoot(board: Board, shooter: str, place: str) -> bool:
    """Tell whether nothing keeps a shot from one zone out of another: no barricade, and no closed door on
    every way that is so short."""
    through = distances_from(board, shooter, open_zones).get(place)
    is_clear = through == distances_from(board, shooter).get(place)
    return is_clear and not is_protected(board, place, shooter)


def is_protected(board: Board, place: str, shooter: str) -> bool:
    """Tell whether barricades protect a zone from shots that come from another (p. 25)."""
    row, column = cell(place)
    from_row, from_column = cell(shooter)
    sides = (DIRECTIONS[side] for side in board.zones[place].barricades)
    return any((from_row - row) * down > 0 or (from_column - column) * right > 0 for down, right in sides)


# what a card on the board does, as the book shows it or as the board states it

LEADING = ("purple", BOSS)


def has_ability(card: Card, ability: str) -> bool:
    """Tell whether an enemy has an ability. A stunned minion has none (p. 20); a leader is no minion."""
    enemy = SHOWN_ENEMIES.get(card.facts.id)
    has = ability in card.abilities or (enemy is not None and ability in enemy.abilities)
    return has and (not card.stunned or is_leader(card))


def is_leader(card: Card) -> bool:
    """Tell whether an enemy is a leader or a boss, and so no minion; not one whose color neither the book nor
    the board says."""
    return (card.color or next(iter(card.facts.colors), None)) in LEADING


def boxes(card: Card) -> list[tuple[int, Action | None]]:
    """List the boxes of a band from left to right. The board goes before the book: a box that it states takes
    the place of the one shown, and all of them if it states each of those; more stand to their right."""
    enemy = SHOWN_ENEMIES.get(card.facts.id, Enemy(card.facts.id))
    shown = {box.distance: box.action for box in enemy.boxes}
    stated = {n: read_action(word) for n, word in card.band}
    if not shown and not stated:
        raise lacks_fact("band", card)
    every = {**stated} if shown.keys() <= stated.keys() else {**shown, **stated}
    none = [n for n, word in card.band if word == NOTHING]
    return [(n, action) for n, action in every.items() if n not in none]


def lacks_fact(what: str, card: Card) -> NeedsFact:
    """Ask for what the book does not show of a card, or the user does not say of one of theirs."""
    return NeedsFact(message(f"fact.{'own-' if card.facts.id.startswith(MARK) else ''}{what}", card=card))


def color_of(card: Card) -> str:
    """Return the color of an enemy; raise NeedsFact if it is not known."""
    color = card.color or next(iter(card.facts.colors), None)
    if color is None:
        raise lacks_fact("color", card)
    return color


def heros_card(card: Card) -> HerosCard | None:
    """Find what the book shows of a skill or an item."""
    return SKILLS_AND_ITEMS.get(card.facts.id)
