"""The actions of heroes and enemies: strike, shoot, use, react, act; the damage, what avoids it, and what it
comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.fateforge.engine.board import DEFEATED, Card

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.fateforge.engine.board import Board, Hero


class Strikes(Procedure):
    rule: ClassVar[str] = "glossary/strike"
    player: str
    card: Card


class Shoots(Procedure):
    rule: ClassVar[str] = "glossary/shoot"
    player: str
    card: Card


class UsesSkill(Procedure):
    rule: ClassVar[str] = "rule/using-a-skill"
    player: str
    card: Card

    def sources(self) -> tuple[str, ...]:
        return ("rule/skill-effect", *self.card.facts.entry)


class UsesItem(Procedure):
    rule: ClassVar[str] = "rule/using-an-item"
    player: str
    card: Card

    def sources(self) -> tuple[str, ...]:
        return ("rule/item-effect", *self.card.facts.entry)


class NobodyReacts(Event):
    rule: ClassVar[str] = "rule/enemy-reactions"
    color: str


class Reacts(Procedure):
    rule: ClassVar[str] = "rule/enemy-reactions"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return ("rule/enemy-action-band", *self.card.facts.entry)


class Acts(Procedure):
    rule: ClassVar[str] = "rule/enemy-turns"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return ("rule/enemy-action-band", *self.card.facts.entry)


class Leads(Procedure):
    rule: ClassVar[str] = "glossary/leader-ability"
    card: Card
    color: str

    def sources(self) -> tuple[str, ...]:
        return ("rule/enemy-abilities", *self.card.facts.entry)


class Calls(Procedure):
    rule: ClassVar[str] = "glossary/call"
    card: Card


class DoesNothing(Event):
    """An enemy that does not act, and why."""

    rule: ClassVar[str] = "rule/enemy-turns"
    card: Card
    why: str
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return (*self.cite, *self.card.facts.entry)


class EnemyStrikes(Procedure):
    rule: ClassVar[str] = "rule/choosing-targets"
    card: Card
    player: str
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite


class EnemyShoots(Procedure):
    rule: ClassVar[str] = "rule/choosing-targets"
    card: Card
    player: str
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite


class DealsDamage(Event):
    rule: ClassVar[str] = "glossary/resistance"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.damage += self.amount


class LosesArmor(Event):
    rule: ClassVar[str] = "glossary/enemy-armor"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.armor -= self.amount


class GainsArmor(Event):
    rule: ClassVar[str] = "glossary/life-drain"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.armor += self.amount

    def sources(self) -> tuple[str, ...]:
        return self.card.facts.entry


class IsDefeated(Event):
    """The enemy leaves the board and drops what it carried."""

    rule: ClassVar[str] = "glossary/resistance"
    card: Card

    def apply(self, game: Table[Board]) -> None:
        place = game.board.zones[self.card.controller]
        place.enemies.remove(self.card.uid)
        place.defeated.append(self.card.uid)
        place.gems += self.card.gems
        place.food += self.card.food
        self.card.zone = DEFEATED
        self.card.damage = self.card.gems = self.card.food = 0
        self.card.stunned, self.card.guards = False, None


class TakesDamage(Event):
    rule: ClassVar[str] = "rule/health-and-energy"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        _lose_health(game.board.players[self.player], self.amount)


class LosesHealth(Event):
    """Other than by damage: nothing absorbs it."""

    rule: ClassVar[str] = "rule/health-and-energy"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        _lose_health(game.board.players[self.player], self.amount)


class LosesEnergy(Event):
    rule: ClassVar[str] = "rule/health-and-energy"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].energy -= self.amount


class TakesToxicDamage(Event):
    """The health is put aside, and cannot be used."""

    rule: ClassVar[str] = "glossary/toxic-damage"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.toxic += _lose_health(hero, self.amount)


class BorrowsResult(Event):
    """A hero discards a die of its own to use a result of an ally this turn."""

    rule: ClassVar[str] = "glossary/ally"
    player: str
    owner: str
    was: str
    result: str
    stays: bool

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.add(self.was, -1)
        hero.add(self.result, 1)
        if not self.stays:
            _take_ally_die(game.board.players[self.owner], self.result)


class DiscardsAllyDie(Event):
    """For a skill of the ally."""

    rule: ClassVar[str] = "glossary/ally"
    player: str
    owner: str
    result: str

    def apply(self, game: Table[Board]) -> None:
        _take_ally_die(game.board.players[self.owner], self.result)


def _take_ally_die(hero: Hero, result: str) -> None:
    dice = list(hero.ally_dice)
    dice.remove(result)
    hero.ally_dice = tuple(dice)


class CoversIcon(Event):
    """A cube on an icon of a weak point; it stays there in the upkeep."""

    rule: ClassVar[str] = "glossary/weak-point"
    player: str
    card: Card
    result: str

    def apply(self, game: Table[Board]) -> None:
        self.card.covered = (*self.card.covered, self.result)


class WeakPointExploited(Event):
    """Every icon is covered: what comes of it, the app tells."""

    rule: ClassVar[str] = "glossary/weak-point"
    card: Card


class AllyTakesDamage(Event):
    """Each time that its hero takes damage, the ally takes 1."""

    rule: ClassVar[str] = "glossary/ally"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].ally -= 1


class AllyIsOut(Event):
    rule: ClassVar[str] = "glossary/ally"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].ally = 0


class GainsParry(Event):
    rule: ClassVar[str] = "glossary/parry"
    player: str
    amount: int
    cite: tuple[str, ...] = ()

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].parry += self.amount


class EnemyGainsParry(Event):
    rule: ClassVar[str] = "glossary/parry"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.parry += self.amount


class EnemyParries(Event):
    """Avoids damage, which is then not taken: the armor stays."""

    rule: ClassVar[str] = "glossary/parry"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.parry -= self.amount


class StunsHero(Event):
    rule: ClassVar[str] = "glossary/stunned"
    card: Card
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].stunned = True


class StunsEnemy(Event):
    rule: ClassVar[str] = "glossary/stunned"
    player: str
    card: Card

    def apply(self, game: Table[Board]) -> None:
        self.card.stunned = True


class Pays(Event):
    """Energy, health or a parry token, for a skill or an item."""

    rule: ClassVar[str] = "rule/skill-effect"
    player: str
    result: str

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        setattr(hero, self.result, getattr(hero, self.result) - 1)


class Regains(Event):
    """Energy or health, within the full value."""

    rule: ClassVar[str] = "rule/health-and-energy"
    player: str
    result: str
    sets_aside_back: bool = False

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        setattr(hero, self.result, getattr(hero, self.result) + 1)
        hero.toxic -= self.sets_aside_back

    def sources(self) -> tuple[str, ...]:
        return ("glossary/toxic-damage",) if self.sets_aside_back else ()


class Parries(Event):
    rule: ClassVar[str] = "glossary/parry"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].parry -= 1


class ArmorAbsorbs(Event):
    rule: ClassVar[str] = "rule/hero-armor"
    player: str
    card: Card

    def apply(self, game: Table[Board]) -> None:
        self.card.armor -= 1


class IsKnockedOut(Event):
    rule: ClassVar[str] = "glossary/knocked-out"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].knocked_out = True


class IsRaised(Event):
    rule: ClassVar[str] = "glossary/knocked-out"
    player: str
    health: int
    cite: tuple[str, ...] = ()

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.knocked_out, hero.raised, hero.health = False, True, self.health
        hero.toxic = 0


def _lose_health(hero: Hero, amount: int) -> int:
    """Take health away, down to 0; return how much was lost."""
    lost = min(hero.health, amount)
    hero.health -= lost
    return lost
