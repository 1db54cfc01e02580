"""What lies in the zones: taken, dropped, opened, drunk; and the cards it makes a hero draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.fateforge.engine.board import Board


class TakesObjective(Event):
    rule: ClassVar[str] = "glossary/objective-token"
    player: str
    place: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.place].objective = False
        game.board.players[self.player].objective = True


class DropsObjective(Event):
    rule: ClassVar[str] = "glossary/objective-token"
    player: str
    place: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.place].objective = True
        game.board.players[self.player].objective = False


class OpensChest(Event):
    """What is in it, the app tells."""

    rule: ClassVar[str] = "glossary/chest"
    player: str
    place: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.place].chest = False


class Explores(Event):
    """What is found, the app tells."""

    rule: ClassVar[str] = "glossary/exploration-token"
    player: str
    place: str

    def apply(self, game: Table[Board]) -> None:
        game.board.zones[self.place].exploration = False


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

    def apply(self, game: Table[Board]) -> None:
        hero = game.board.players[self.player]
        game.board.zones[self.place].fountain -= 1
        setattr(hero, self.what, getattr(hero, self.what) + 1)


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
