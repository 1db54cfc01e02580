"""Æmber, keys and chains."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event
from kfjudge.games.keyforge.engine.board import Card

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


def _take_from_pool(game: Game, player: str, amount: int) -> None:
    """Take Æmber out of a pool. There are powers that count it, as what lies on a card."""
    game.board.players[player].aember -= amount
    game.board.unsettled = True


def _take_from_card(game: Game, card: Card, amount: int) -> None:
    card.aember -= amount
    game.board.unsettled = True


class GainsAember(Event):
    rule: ClassVar[str] = "glossary/aember"
    player: str
    amount: int

    def apply(self, game: Game) -> int:
        game.board.players[self.player].aember += self.amount
        return self.amount


class GainsByReaping(GainsAember):
    name: ClassVar[str] = "gains-aember"


class BonusAember(Event):
    rule: ClassVar[str] = "rule/aember-bonus"
    player: str
    amount: int
    card: Card

    def apply(self, game: Game) -> int:
        game.board.players[self.player].aember += self.amount
        return self.amount


class LosesAember(Event):
    rule: ClassVar[str] = "glossary/aember"
    player: str
    amount: int

    def apply(self, game: Game) -> int:
        _take_from_pool(game, self.player, self.amount)
        return self.amount


class StealsAember(Event):
    rule: ClassVar[str] = "glossary/steal"
    player: str
    victim: str
    amount: int

    def apply(self, game: Game) -> int:
        _take_from_pool(game, self.victim, self.amount)
        game.board.players[self.player].aember += self.amount
        return self.amount


class StealsFromSupply(Event):
    """Æmber that was to be stolen from a pool comes from the common supply."""

    rule: ClassVar[str] = "glossary/steal"
    player: str
    amount: int

    def apply(self, game: Game) -> int:
        game.board.players[self.player].aember += self.amount
        return self.amount


class PaysAember(Event):
    rule: ClassVar[str] = "glossary/pay"
    player: str
    receiver: str
    amount: int

    def apply(self, game: Game) -> int:
        _take_from_pool(game, self.player, self.amount)
        game.board.players[self.receiver].aember += self.amount
        return self.amount


class Captures(Event):
    rule: ClassVar[str] = "glossary/capture"
    card: Card
    victim: str
    amount: int

    def apply(self, game: Game) -> int:
        _take_from_pool(game, self.victim, self.amount)
        self.card.aember += self.amount
        return self.amount


class CapturesFromSupply(Event):
    """Æmber that was to be captured from a pool comes from the common supply."""

    rule: ClassVar[str] = "glossary/capture"
    card: Card
    amount: int

    def apply(self, game: Game) -> int:
        self.card.aember += self.amount
        return self.amount


class CapturesInstead(Event):
    """Æmber on its way to a player's pool is captured: out of `pool`, off the card where it was `lying`, or
    out of the common supply."""

    rule: ClassVar[str] = "glossary/capture"
    card: Card
    player: str
    amount: int
    pool: str | None
    lying: Card | None

    def apply(self, game: Game) -> int:
        if self.pool is not None:
            _take_from_pool(game, self.pool, self.amount)
        if self.lying is not None:
            _take_from_card(game, self.lying, self.amount)
        self.card.aember += self.amount
        return 0

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class PlacesAember(Event):
    """Æmber goes onto a card, from a pool or (with no player named) from the common supply."""

    rule: ClassVar[str] = "glossary/aember"
    card: Card
    amount: int
    player: str | None

    def apply(self, game: Game) -> int:
        if self.player is not None:
            _take_from_pool(game, self.player, self.amount)
        self.card.aember += self.amount
        return self.amount


class ReturnsAember(Event):
    """Æmber on a card goes to a player's pool."""

    rule: ClassVar[str] = "glossary/return"
    card: Card
    player: str
    amount: int

    def apply(self, game: Game) -> int:
        _take_from_card(game, self.card, self.amount)
        game.board.players[self.player].aember += self.amount
        return self.amount


class MovesAember(Event):
    """A card has some of the Æmber on a card moved to a player's pool."""

    rule: ClassVar[str] = "glossary/aember"
    card: Card
    player: str
    amount: int

    def apply(self, game: Game) -> int:
        _take_from_card(game, self.card, self.amount)
        game.board.players[self.player].aember += self.amount
        return self.amount


class RedistributesAember(Event):
    """Æmber on some cards is shared out among them anew."""

    rule: ClassVar[str] = "glossary/aember"
    shares: tuple[tuple[Card, int], ...]

    def apply(self, game: Game) -> None:
        for card, amount in self.shares:
            card.aember = amount
        game.board.unsettled = True  # there are powers that count it


class AemberToSupply(Event):
    """Æmber on a card that is no creature goes to the common supply."""

    rule: ClassVar[str] = "glossary/leaves-play"
    card: Card
    amount: int

    def apply(self, game: Game) -> int:
        _take_from_card(game, self.card, self.amount)
        return self.amount


class DiscardsAember(AemberToSupply):
    """Some of the Æmber on a card in play is discarded from it."""

    rule: ClassVar[str] = "glossary/aember"
    name: ClassVar[str] = "aember-to-supply"


class SpendsAember(Event):
    """Æmber spent on a key, from the pool or from a card that allows it."""

    rule: ClassVar[str] = "rule/step-1-forge-a-key"
    player: str
    amount: int
    card: Card | None

    def apply(self, game: Game) -> int:
        if self.card is None:
            _take_from_pool(game, self.player, self.amount)
        else:
            _take_from_card(game, self.card, self.amount)
        return self.amount


class GetsSpentAember(Event):
    """Æmber spent on a key does not go to the common supply: somebody gets it."""

    rule: ClassVar[str] = "rule/the-golden-rule"
    player: str
    amount: int
    card: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)

    def apply(self, game: Game) -> int:
        game.board.players[self.player].aember += self.amount
        return self.amount


class ForgesKey(Event):
    rule: ClassVar[str] = "glossary/forge"
    player: str
    color: str
    cost: int

    def apply(self, game: Game) -> None:
        player = game.board.players[self.player]
        player.keys = (*player.keys, self.color)
        game.board.turn.forged = (*game.board.turn.forged, self.color)
        game.board.changed()


class UnforgesKey(Event):
    rule: ClassVar[str] = "glossary/unforge"
    player: str
    color: str

    def apply(self, game: Game) -> None:
        player = game.board.players[self.player]
        player.keys = tuple(color for color in player.keys if color != self.color)
        game.board.changed()


class GainsChains(Event):
    rule: ClassVar[str] = "glossary/chain"
    player: str
    amount: int

    def apply(self, game: Game) -> None:
        game.board.players[self.player].chains += self.amount


class ShedsChain(Event):
    rule: ClassVar[str] = "rule/chains"
    player: str

    def apply(self, game: Game) -> None:
        game.board.players[self.player].chains -= 1


class Shortened(Event):
    """Chains take cards away from a refill."""

    rule: ClassVar[str] = "rule/chains"
    player: str
    fewer: int
    chains: int
