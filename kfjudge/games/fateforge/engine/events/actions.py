"""What heroes and enemies do with what they have: strike, shoot, use, react, act."""

from __future__ import annotations

from typing import ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.fateforge.engine.board import Card


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
        return ("rule/skill-effect", f"card/{self.card.facts.id}")


class UsesItem(Procedure):
    rule: ClassVar[str] = "rule/using-an-item"
    player: str
    card: Card

    def sources(self) -> tuple[str, ...]:
        return ("rule/item-effect", f"card/{self.card.facts.id}")


class NobodyReacts(Event):
    rule: ClassVar[str] = "rule/enemy-reactions"
    color: str


class Reacts(Procedure):
    rule: ClassVar[str] = "rule/enemy-reactions"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class Acts(Procedure):
    rule: ClassVar[str] = "rule/enemy-turns"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class Leads(Procedure):
    rule: ClassVar[str] = "glossary/leader-ability"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return ("rule/enemy-abilities", f"card/{self.card.facts.id}")


class DoesNothing(Event):
    """An enemy that does not act, and why."""

    rule: ClassVar[str] = "rule/enemy-turns"
    card: Card
    why: str
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return (*self.cite, f"card/{self.card.facts.id}")


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
