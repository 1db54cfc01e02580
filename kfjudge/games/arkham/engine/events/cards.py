"""Cards that are played, what they cost, and what leaves play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.arkham.engine.board import (
    ASSETS,
    ATTACHED,
    BOTTOM,
    DECK,
    DISCARD,
    ENCOUNTER,
    ENCOUNTER_DISCARD,
    HAND,
    REMOVED,
    VICTORY,
    Card,
)

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.arkham.engine.board import Board


class SpendsResources(Event):
    rule: ClassVar[str] = "glossary/costs"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].resources -= self.amount


class Plays(Procedure):
    """An investigator plays a card of the hand."""

    rule: ClassVar[str] = "glossary/play"
    player: str
    card: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class Activates(Procedure):
    """An investigator uses an ability of a card that is not set off by anything."""

    rule: ClassVar[str] = "glossary/activate-action"
    player: str
    card: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class EntersPlay(Event):
    """An asset comes into a play area, with its uses."""

    rule: ClassVar[str] = "glossary/enters-play"
    player: str
    card: Card
    uses: int

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, self.player, ASSETS)
        self.card.uses = self.uses


class SpendsUse(Event):
    rule: ClassVar[str] = "glossary/uses"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.uses -= self.amount


class GainsUses(Event):
    rule: ClassVar[str] = "glossary/uses"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.uses += self.amount


class LeavesPlay(Event):
    """A card is discarded from play, to the discard pile of whoever owns it."""

    rule: ClassVar[str] = "glossary/leaves-play"
    card: Card
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        owner = game.board.players.get(self.card.owner)
        where = (ENCOUNTER, ENCOUNTER_DISCARD)
        if owner is not None:
            where = (ENCOUNTER, REMOVED) if owner.is_out else (owner.name, DISCARD)
        game.board.put(self.card, *where, on_top=True)


class ReturnsToHand(Event):
    rule: ClassVar[str] = "glossary/effects"
    card: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, self.card.owner, HAND)


class AddsToHand(Event):
    """A card that was searched for goes to the hand, which is no drawing."""

    rule: ClassVar[str] = "glossary/search"
    player: str
    card: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, self.player, HAND)


class ShufflesDeck(Event):
    rule: ClassVar[str] = "glossary/search"
    player: str

    def apply(self, game: Table[Board]) -> None:
        one = game.board.players[self.player]
        one.shuffled, one.deck, one.bottom = one.shuffled + one.deck + one.bottom, [], []
        for uid in one.shuffled:
            game.board.cards[uid].zone = DECK


class Attaches(Event):
    """A card is attached to a location."""

    rule: ClassVar[str] = "glossary/attach-to"
    card: Card
    to: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, ENCOUNTER, ATTACHED)
        self.card.at = self.to.uid


class GoesToBottom(Event):
    """A card is put at the bottom of its owner’s deck: behind the others, where their places are known."""

    rule: ClassVar[str] = "glossary/deck"
    card: Card

    def apply(self, game: Table[Board]) -> None:
        owner = game.board.players[self.card.owner]
        is_known = not (owner.shuffled or owner.deck_unknown)
        game.board.put(self.card, owner.name, DECK if is_known else BOTTOM)


class JoinsVictory(Event):
    rule: ClassVar[str] = "glossary/victory-display-victory-points"
    card: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, ENCOUNTER, VICTORY)


class GainsActions(Event):
    rule: ClassVar[str] = "glossary/action"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].actions += self.amount


class LosesActions(Event):
    rule: ClassVar[str] = "glossary/action"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].actions -= self.amount


class GainsClues(Event):
    rule: ClassVar[str] = "glossary/clues"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].clues += self.amount


class CardHeals(Event):
    rule: ClassVar[str] = "glossary/heal"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.damage -= self.amount


class SpendsClues(Event):
    rule: ClassVar[str] = "glossary/clues"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].clues -= self.amount
