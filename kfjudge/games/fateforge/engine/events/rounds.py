"""The rounds of a battle: their phases, whose turn it is, the results of the dice, how the battle ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.fateforge.engine.board import RESULTS, Card

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.fateforge.engine.board import Board, Hero


class RoundBegins(Event):
    rule: ClassVar[str] = "rule/battle-round"
    round: int

    def apply(self, game: Table[Board]) -> None:
        turn = game.board.turn
        turn.round, turn.colors = self.round, ()
        for hero in game.board.players.values():
            hero.rolled = hero.rerolled = hero.turned = hero.sprinted = hero.spent = False
            hero.raised = hero.feared = hero.ready = False


class OrderIs(Event):
    rule: ClassVar[str] = "rule/turn-order"
    order: tuple[str, ...]

    def apply(self, game: Table[Board]) -> None:
        game.board.turn.order = self.order


class IsReady(Event):
    rule: ClassVar[str] = "rule/preparation-phase"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].ready = True


class TurnBegins(Event):
    rule: ClassVar[str] = "rule/hero-turns"
    player: str


class TurnEnds(Event):
    """Whatever results are left are discarded."""

    rule: ClassVar[str] = "rule/ending-your-turn"
    player: str

    def apply(self, game: Table[Board]) -> None:
        _discard_results(game.board.players[self.player])


class TurnSkipped(Event):
    """Of a hero who is knocked out, or has been raised this round: whatever was rolled is gone."""

    rule: ClassVar[str] = "glossary/knocked-out"
    player: str

    def apply(self, game: Table[Board]) -> None:
        _discard_results(game.board.players[self.player])


class EnemiesReact(Procedure):
    rule: ClassVar[str] = "rule/enemy-reactions"


class EnemiesAct(Procedure):
    rule: ClassVar[str] = "rule/enemy-turns"


class UpkeepBegins(Procedure):
    rule: ClassVar[str] = "rule/upkeep-phase"


class DiscardsParry(Event):
    rule: ClassVar[str] = "rule/upkeep-phase"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].parry = 0


class EnemyDiscardsParry(Event):
    rule: ClassVar[str] = "rule/upkeep-phase"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.parry = 0


class IsNoLongerStunned(Event):
    rule: ClassVar[str] = "rule/upkeep-phase"
    card: Card

    def apply(self, game: Table[Board]) -> None:
        self.card.stunned = False


class ResetsResistance(Event):
    rule: ClassVar[str] = "rule/upkeep-phase"
    card: Card

    def apply(self, game: Table[Board]) -> None:
        self.card.damage = 0


class Leaves(Procedure):
    rule: ClassVar[str] = "rule/leaving-the-battle"
    player: str
    to: str


class IsAway(Event):
    """A hero has left the battle board."""

    rule: ClassVar[str] = "rule/leaving-the-battle"
    quiet: ClassVar[bool] = True
    player: str

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.left, hero.place = True, ""


class ExtraRound(Event):
    rule: ClassVar[str] = "rule/extra-round"


class BattleEnds(Event):
    rule: ClassVar[str] = "rule/end-of-battle"

    def apply(self, game: Table[Board]) -> None:
        game.board.over = True


class Rolls(Event):
    rule: ClassVar[str] = "rule/rolling-dice"
    player: str
    results: tuple[str, ...]

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.rolled = True
        for result in self.results:
            hero.add(result, 1)


class LosesStun(Event):
    """Of a hero, who has rolled a die less for it."""

    rule: ClassVar[str] = "glossary/stunned"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].stunned = False


class Rerolls(Event):
    rule: ClassVar[str] = "rule/energy-reroll"
    player: str
    amount: int
    results: tuple[str, ...]

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.energy -= 1
        hero.rerolled = True
        hero.miss -= self.amount
        for result in self.results:
            hero.add(result, 1)


class TurnsDie(Event):
    rule: ClassVar[str] = "rule/three-of-a-kind"
    player: str
    was: str
    result: str

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.turned = True
        hero.add(self.was, -1)
        hero.add(self.result, 1)


class GainsResult(Event):
    rule: ClassVar[str] = "rule/skill-effect"
    player: str
    result: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].add(self.result, 1)


class RerollsDie(Event):
    """By a card, in the preparation."""

    rule: ClassVar[str] = "glossary/reroll"
    player: str
    was: str
    result: str

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.add(self.was, -1)
        hero.add(self.result, 1)


class SpendsResult(Event):
    rule: ClassVar[str] = "rule/taking-actions"
    player: str
    result: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].add(self.result, -1)

    def sources(self) -> tuple[str, ...]:
        return ("rule/weapons",) if self.result == "special" else (f"glossary/{self.result}",)


class PaysForTerrain(SpendsResult):
    """What a move out of difficult terrain costs besides."""

    rule: ClassVar[str] = "glossary/difficult-terrain"


class IgnoresTrap(SpendsResult):
    """A result is discarded for it; the token stays."""

    rule: ClassVar[str] = "glossary/trap"


class Recovers(Event):
    """After the battle scene: 1 health and 1 energy, within the full values; 2 and 2 of a hero who is knocked
    out. What toxic damage has set aside comes back."""

    rule: ClassVar[str] = "rule/recovery-and-reset"
    player: str
    health: int
    energy: int

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.health, hero.energy, hero.toxic = self.health, self.energy, 0
        hero.knocked_out = hero.raised = False


class TestRolled(Event):
    rule: ClassVar[str] = "rule/tests"
    player: str
    faces: tuple[str, ...]

    def apply(self, game: Table[Board]) -> None:
        game.board.turn.faces = self.faces


class TestRerolled(TestRolled):
    """All dice, once, for 1 energy, with the trait of the test."""

    def apply(self, game: Table[Board]) -> None:
        super().apply(game)
        hero = game.board.players[self.player]
        hero.energy -= 1
        hero.rerolled = True


class TestSucceeds(Event):
    rule: ClassVar[str] = "rule/tests"
    player: str


class TestFails(Event):
    rule: ClassVar[str] = "rule/tests"
    player: str


class Eats(Event):
    """A food token of the bag, for 1 health and 1 energy."""

    rule: ClassVar[str] = "glossary/food"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.turn.bag_food -= 1


class PaysForCare(Event):
    """1 gold, for 2 health among the heroes."""

    rule: ClassVar[str] = "rule/healing"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.turn.bag_gold -= 1


class RestEnds(Event):
    rule: ClassVar[str] = "rule/recovering-energy-and-armor"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.over = True


class GetsRested(Event):
    """All energy comes back at the end of a rest scene."""

    rule: ClassVar[str] = "rule/recovering-energy-and-armor"
    player: str
    energy: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].energy = self.energy


class ArmorRepaired(Event):
    rule: ClassVar[str] = "rule/recovering-energy-and-armor"
    player: str
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.armor = self.amount


def _discard_results(hero: Hero) -> None:
    for result in RESULTS:
        hero.add(result, -hero.has(result))
