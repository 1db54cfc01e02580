"""Skill tests, step by step, and what succeeds in them: clues discovered, enemies evaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.arkham.engine.board import DISCARD, REMOVED, Card

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.arkham.engine.board import Board


class Tests(Procedure):
    """An investigator makes a skill test; its steps nest below it."""

    rule: ClassVar[str] = "rule/st-1-determine-skill"
    player: str
    skill: str
    amount: int
    cite: tuple[str, ...] = ()

    def sources(self) -> tuple[str, ...]:
        return ("glossary/skill-tests", *self.cite)


class Commits(Event):
    rule: ClassVar[str] = "rule/st-2-commit-cards"
    player: str
    card: Card
    amount: int  # of icons that count


class RevealsToken(Event):
    rule: ClassVar[str] = "rule/st-3-reveal-chaos-token"
    player: str
    token: str

    def sources(self) -> tuple[str, ...]:
        return ("glossary/chaos-tokens",)


class AppliesSymbol(Procedure):
    """What a symbol does, by the card that says so."""

    rule: ClassVar[str] = "rule/st-4-apply-chaos-symbol"
    card: Card
    token: str

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class ValueIs(Event):
    """The modified skill value: the base value, what is added to it, and what it comes to, never below 0."""

    rule: ClassVar[str] = "rule/st-5-modified-skill-value"
    player: str
    skill: str
    terms: tuple[int, ...]
    amount: int

    def sources(self) -> tuple[str, ...]:
        return ("glossary/modifiers",)


class WouldReveal(Event):
    """A token is about to be revealed."""

    quiet: ClassVar[bool] = True
    player: str


class IgnoresToken(Event):
    """A token that was revealed beside the one that is resolved; it stays out of the bag."""

    rule: ClassVar[str] = "rule/st-3-reveal-chaos-token"
    player: str
    token: str


class Succeeds(Event):
    rule: ClassVar[str] = "rule/st-6-success-or-failure"
    player: str
    amount: int
    cite: tuple[str, ...] = ()


class Fails(Event):
    rule: ClassVar[str] = "rule/st-6-success-or-failure"
    player: str
    amount: int
    cite: tuple[str, ...] = ()


class WouldFail(Event):
    """The test is about to fail; what can still save it does so here."""

    quiet: ClassVar[bool] = True
    player: str
    amount: int


class AddsToSkill(Event):
    rule: ClassVar[str] = "rule/st-5-modified-skill-value"
    player: str
    skill: str
    amount: int


class TestEnds(Event):
    """The cards that were committed are discarded, the tokens go back."""

    rule: ClassVar[str] = "rule/st-8-skill-test-ends"
    player: str
    committed: tuple[Card, ...]

    def apply(self, game: Table[Board]) -> None:
        for card in self.committed:
            if card.zone not in (DISCARD, REMOVED):
                game.board.put(card, card.owner, DISCARD, on_top=True)


class Fights(Procedure):
    rule: ClassVar[str] = "glossary/fight-action"
    player: str
    card: Card


class Evades(Procedure):
    rule: ClassVar[str] = "glossary/evade"
    player: str
    card: Card


class Investigates(Procedure):
    rule: ClassVar[str] = "glossary/investigate-action"
    player: str
    card: Card


class IsEvaded(Procedure):
    """An enemy that was evaded exhausts and is no longer engaged."""

    rule: ClassVar[str] = "glossary/evade"
    card: Card
    player: str


class PlacesClues(Event):
    """Clues of an investigator go to a location."""

    rule: ClassVar[str] = "glossary/clues"
    player: str
    amount: int
    to: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].clues -= self.amount
        self.to.clues += self.amount


class DiscoversClues(Event):
    """Clues of a location go to an investigator."""

    rule: ClassVar[str] = "glossary/clues"
    player: str
    amount: int
    to: Card  # where they were

    def apply(self, game: Table[Board]) -> None:
        self.to.clues -= self.amount
        game.board.players[self.player].clues += self.amount
