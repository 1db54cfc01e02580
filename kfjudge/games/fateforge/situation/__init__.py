"""Situations of Fateforge: what a sentence tells of heroes, enemies and what they do."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from kfjudge.games.fateforge.engine.board import COLORS
from kfjudge.games.fateforge.facts import all_facts, on_boards

BLANK, LEADER = "enemy", "purple"
STATES = ("stunned", "knocked-out")


class Verb(StrEnum):
    """What is done; a strike or a shot, where only an attack is told of."""

    REACT = "react"
    ACT = "act"
    UPKEEP = "upkeep"
    SPRINT = "sprint"
    EXIT = "exit"
    MOVE = "move"
    PAID_MOVE = "paid-move"
    STRIKE = "strike"
    SHOOT = "shoot"
    ATTACK = "attack"
    RAISE = "raise"
    TAKE = "take"
    OPEN = "open"
    EXPLORE = "explore"
    PORTAL = "use-portal"
    TURN = "turn-die"
    REROLL = "reroll"
    END = "end"
    PUSH = "push"
    STUN = "stun"


BY_SKILLS = (Verb.PUSH, Verb.STUN)  # what heroes do by skills alone
PHASES = (Verb.REACT, Verb.ACT, Verb.UPKEEP)  # which no hero does


class ToldHero(Struct, eq=False):
    """A hero that a sentence tells of: its card, how far it is from the first, and what is true of it."""

    card: str
    zone: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)


class ToldEnemies(Struct, eq=False):
    """Enemies of one kind that a sentence tells of, in a zone so far from the first hero."""

    card: str = BLANK
    many: int = 1
    color: str = ""
    zone: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)
    label: int = 0  # the number behind its name, by which it is called
    guards: str = ""  # what it guards
    is_color_assumed: bool = False
    guardian: ToldEnemies | None = None  # who guards it


Mention = ToldHero | ToldEnemies
Relation = tuple[list[Mention], int | str, Mention | None]  # who are so far from whom, or from the heroes


class Deed(Struct, eq=False):
    """What somebody does: how, who, on whom, how often, and whether into another zone."""

    verb: Verb
    actor: Mention | None = None
    target: Mention | None = None
    times: int = 1
    enters: bool = False
    shoots: bool = False  # said so of enemies
    at: int = 0  # which of those enemies
    is_paid: bool = False  # with what, is told
    by_portal: bool = False

    @property
    def is_without_target(self) -> bool:
        return self.verb in (Verb.STRIKE, Verb.SHOOT) and self.target is None


class Told(Struct):
    """What a sentence tells, and the words of it that were not read."""

    heroes: list[ToldHero] = field(default_factory=list)
    speaker: ToldHero | None = None  # "I"
    enemies: list[ToldEnemies] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    things: dict[str, int] = field(default_factory=dict)  # what lies in which zone, as far from the heroes
    cubes: int = 0
    colors: list[str] = field(default_factory=list)  # that the app names
    beside: list[Mention] = field(default_factory=list)  # who is "next to" somebody
    order: list[ToldHero] = field(default_factory=list)  # who plays first
    last: list[ToldHero] = field(default_factory=list)
    relations: list[Relation] = field(default_factory=list)
    shared: list[Relation] = field(default_factory=list)  # likelier than nothing
    unnamed: int = 0  # heroes that there are, named or not
    unread: list[str] = field(default_factory=list)
    is_empty: bool = False  # said of the zone
    no_dice: bool = False  # left
    is_their_turn: bool = False  # as the order of turns is told, and nothing that is done
    parted: list[ToldEnemies] = field(default_factory=list)  # of which one was told by itself
    bare: list[str] = field(default_factory=list)  # numbers behind names, without a word
    hurt: int = 0  # damage that a hero takes, from whom is not told
    has_rerolled: bool = False  # this round
    is_healed: bool = False  # damage of the round before, in the upkeep

    @property
    def is_of_enemies(self) -> bool:
        """Tell whether the enemies act or react."""
        return any(deed.verb in (Verb.ACT, Verb.REACT) for deed in self.deeds)

    def part(self, enemies: ToldEnemies) -> ToldEnemies:
        """Part one from some enemies, of which something else is true."""
        one = ToldEnemies(enemies.card, 1, enemies.color, said=set(enemies.said))
        enemies.many -= 1
        self.enemies.append(one)
        self.parted.append(enemies)
        self.shared.append(([one], 0, enemies))
        return one

    def count_among(self, enemies: ToldEnemies, kind: ToldEnemies) -> None:
        """Count enemies among those that were told of in all before: "three enemies: a Recruit, …"."""
        self.shared.append(([enemies], 0, kind))
        kind.many -= enemies.many
        if kind.many <= 0:
            self.enemies = [one for one in self.enemies if one is not kind]

    def find_enemies(self, card: str, color: str, said: list[str], number: int | None) -> list[ToldEnemies]:
        """Find those that "the red Archer" may mean, the likeliest last. Where an initiative is told: those
        of that number behind the name, or those of which none is told yet ("an Assassin of initiative 1, an
        Assassin of 4")."""
        known = [one for one in self.enemies if card in (one.card, BLANK) and color in ("", one.color)]
        if number is not None:
            again = [one for one in known if one.label and one.label == number]
            known = again or [one for one in known if "initiative" not in one.numbers]
        return sorted(known, key=lambda one: all(quality in (one.color, *one.said) for quality in said))

    def find_called(self, gender: str, *others: Mention | None) -> list[Mention]:
        """Find those that a noun of a gender names, whom "he" or "she" may mean, the likeliest last."""
        mentions = [one for one in (*self.enemies, *self.heroes, *others) if one is not None]
        return [one for one in mentions if is_called(one, gender)]


def is_called(mention: Mention, gender: str) -> bool:
    """Tell whether somebody is named by a noun of that gender."""
    facts = all_facts().get(mention.card) or on_boards().get(mention.card)
    return facts is not None and any(noun.startswith(gender) for _, noun in facts.nouns)


def describe(mention: Mention | None, quality: str) -> bool:
    """Say a quality of somebody; tell whether that can be."""
    if isinstance(mention, ToldHero) and quality in STATES:
        mention.said.add(quality)
    elif isinstance(mention, ToldEnemies) and quality in COLORS:
        mention.color = quality
    elif isinstance(mention, ToldEnemies) and quality != "knocked-out":
        mention.said.add(quality)
    else:
        return False
    return True
