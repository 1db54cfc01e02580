"""Moves from zone to zone, and the tokens in the zones: taken, dropped, opened, drunk; the cards that they
make a hero draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event
from kfjudge.games.fateforge.engine.board import Card

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.fateforge.engine.board import Board, Place


class Sprints(Event):
    rule: ClassVar[str] = "rule/sprint"
    player: str
    to: str

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.sprinted = True
        hero.place = self.to


class SpendsEnergy(Event):
    rule: ClassVar[str] = "rule/spending-energy-to-move"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        hero.energy -= self.amount
        hero.spent = True


class Walks(Event):
    """A hero goes to an adjacent zone."""

    rule: ClassVar[str] = "glossary/move"
    player: str
    to: str
    cite: tuple[str, ...] = ()

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].place = self.to


class EnemyMoves(Event):
    rule: ClassVar[str] = "rule/choosing-targets"
    card: Card
    to: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.card.controller].enemies.remove(self.card.uid)
        game.board.zones[self.to].enemies.append(self.card.uid)
        self.card.controller = self.to


class Follows(Event):
    rule: ClassVar[str] = "glossary/pursuit"
    card: Card
    player: str
    to: str

    def apply(self, game: Table[Board]) -> None:
        EnemyMoves(self.card, self.to).apply(game)

    def sources(self) -> tuple[str, ...]:
        return self.card.facts.entry


class IsPushed(Event):
    """A hero or a minion goes to an adjacent zone, moved by an opponent."""

    rule: ClassVar[str] = "glossary/push-and-pull"
    player: str
    card: Card
    to: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].place = self.to


class IsPulled(IsPushed):
    """A hero comes into the zone of an enemy."""


class Pushes(Event):
    rule: ClassVar[str] = "glossary/push-and-pull"
    player: str
    card: Card
    to: str

    def apply(self, game: Table[Board]) -> None:
        EnemyMoves(self.card, self.to).apply(game)


class Pulls(Pushes):
    """A minion comes into the zone of a hero."""


class TakesObjective(Event):
    rule: ClassVar[str] = "glossary/objective-token"
    player: str
    place: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.place].objective -= 1
        game.board.players[self.player].objective += 1


class DropsObjective(Event):
    rule: ClassVar[str] = "glossary/objective-token"
    player: str
    place: str

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        game.board.zones[self.place].objective += hero.objective
        hero.objective = 0


class OpensChest(Event):
    """What is in it, the app tells."""

    rule: ClassVar[str] = "glossary/chest"
    player: str
    place: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.place].chest -= 1


class Explores(Event):
    """What is found, the app tells."""

    rule: ClassVar[str] = "glossary/exploration-token"
    player: str
    place: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.place].exploration -= 1


class OpensDoor(Event):
    rule: ClassVar[str] = "glossary/door"
    player: str
    place: str
    to: str

    def apply(self, game: Table[Board]) -> None:
        _turn_door(game.board.zones[self.place], self.to, is_open=True)


class ClosesDoor(Event):
    rule: ClassVar[str] = "glossary/door"
    player: str
    place: str
    to: str

    def apply(self, game: Table[Board]) -> None:
        _turn_door(game.board.zones[self.place], self.to, is_open=False)


def _turn_door(place: Place, to: str, *, is_open: bool) -> None:
    place.doors = tuple((zone, is_open if zone == to else was) for zone, was in place.doors)


class DrawsFear(Event):
    """What the card does, it says itself."""

    rule: ClassVar[str] = "glossary/fear"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].feared = True


class DrawsCorruption(Event):
    rule: ClassVar[str] = "glossary/corruption"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].corruptions += 1


class TriggersTrap(Event):
    """What the Trap card does, it says itself; the token is gone."""

    rule: ClassVar[str] = "glossary/trap"
    player: str
    place: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.place].trap = False


class Drinks(Event):
    """A cube of a fountain for 1 health or 1 energy."""

    rule: ClassVar[str] = "glossary/healing-fountain"
    player: str
    what: str
    place: str
    sets_aside_back: bool = False  # no exhausted health is left: a token set aside by toxic damage comes back

    def sources(self) -> tuple[str, ...]:
        return ("glossary/toxic-damage",) if self.sets_aside_back else ()

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        game.board.zones[self.place].fountain -= 1
        setattr(hero, self.what, getattr(hero, self.what) + 1)
        if self.sets_aside_back:
            hero.toxic -= 1


class PicksUp(Event):
    """Gems and food lie there no longer, but in the party’s bag."""

    rule: ClassVar[str] = "glossary/gem-and-food-tokens"
    player: str
    gems: int
    food: int
    place: str

    def sources(self) -> tuple[str, ...]:
        return ("glossary/party-bag",)

    def apply(self, game: Table[Board]) -> None:
        zone = game.board.zones[self.place]
        game.board.turn.bag_gems += zone.gems
        game.board.turn.bag_food += zone.food
        zone.gems = zone.food = 0
