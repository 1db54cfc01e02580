"""Attacks, damage and horror, defeat, and what becomes of investigators who are eliminated."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.arkham.engine.board import (
    DECK,
    DISCARD,
    ENCOUNTER,
    ENCOUNTER_DISCARD,
    REMOVED,
    VICTORY,
    Card,
)

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.arkham.engine.board import Board

IN_PHASE, OPPORTUNITY, RETALIATION = "phase", "opportunity", "retaliate"
ATTACKS = {
    IN_PHASE: "rule/3-3-enemy-attacks",
    OPPORTUNITY: "glossary/attack-of-opportunity",
    RETALIATION: "glossary/retaliate",
}


class Attacks(Procedure):
    """An enemy attacks an investigator: in the enemy phase, by opportunity, or to retaliate."""

    card: Card
    player: str
    kind: str

    def sources(self) -> tuple[str, ...]:
        return (ATTACKS[self.kind],)


class TakesDamage(Event):
    rule: ClassVar[str] = "glossary/dealing-damage-horror"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].damage += self.amount


class TakesHorror(Event):
    rule: ClassVar[str] = "glossary/dealing-damage-horror"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].horror += self.amount


class IsHurt(Event):
    """An investigator has been dealt damage or horror, on whatever card it was placed."""

    quiet: ClassVar[bool] = True
    player: str
    damage: int
    horror: int


class CardTakesDamage(Event):
    rule: ClassVar[str] = "glossary/dealing-damage-horror"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.damage += self.amount


class CardTakesHorror(Event):
    rule: ClassVar[str] = "glossary/dealing-damage-horror"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.horror += self.amount


class IsAssigned(Event):
    """Damage or horror is about to be placed on an asset; `by` is the enemy whose attack deals it."""

    rule: ClassVar[str] = "glossary/dealing-damage-horror"
    player: str
    asset: Card
    kind: str
    amount: int
    by: Card | None


class Heals(Event):
    rule: ClassVar[str] = "glossary/heal"
    player: str
    damage: int
    horror: int

    def apply(self, game: Table[Board]) -> None:
        one = game.board.players[self.player]
        one.damage -= self.damage
        one.horror -= self.horror


class PlacesDoom(Event):
    rule: ClassVar[str] = "glossary/doom"
    card: Card
    amount: int
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        self.card.doom += self.amount


class IsDefeated(Event):
    """An enemy or an asset leaves play: to the victory display if it has points, else to the discard pile of
    whoever owns it. `by` is the investigator who has defeated it, if one has."""

    rule: ClassVar[str] = "glossary/defeat"
    card: Card
    by: str = ""

    def apply(self, game: Table[Board]) -> None:
        board, card = game.board, self.card
        card.dying = False
        if card.owner != ENCOUNTER:
            owner = board.players[card.owner]
            board.put(card, *((ENCOUNTER, REMOVED) if owner.is_out else (card.owner, DISCARD)), on_top=True)
        elif card.facts.victory:
            board.put(card, ENCOUNTER, VICTORY)
        else:
            board.put(card, ENCOUNTER, ENCOUNTER_DISCARD, on_top=True)


class InvestigatorIsDefeated(Event):
    rule: ClassVar[str] = "glossary/defeat"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].defeated = True


class Resigns(Event):
    rule: ClassVar[str] = "glossary/resign"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].resigned = True


class SuffersTrauma(Event):
    """A trauma is noted in the campaign log, which no board keeps."""

    rule: ClassVar[str] = "glossary/trauma"
    player: str
    kind: str  # "physical" or "mental"
    amount: int


class IsEliminated(Procedure):
    rule: ClassVar[str] = "glossary/elimination"
    player: str


class RemovesCards(Event):
    """All cards that an eliminated investigator controls, and all in hand, deck and discard pile."""

    rule: ClassVar[str] = "glossary/elimination"
    player: str

    def sources(self) -> tuple[str, ...]:
        return ("glossary/removed-from-game",)

    def apply(self, game: Table[Board]) -> None:
        board, one = game.board, game.board.players[self.player]
        one.deck, one.shuffled, one.bottom = one.deck + one.shuffled + one.bottom, [], []
        for uid in one.deck:
            board.cards[uid].zone = DECK
        for uid in (*one.assets, *one.hand, *one.deck, *one.discard):
            board.put(board.cards[uid], ENCOUNTER, REMOVED)
        one.deck_unknown = False


class LeavesClues(Event):
    """The clues of an eliminated investigator stay at the location; the resources are gone."""

    rule: ClassVar[str] = "glossary/elimination"
    player: str
    amount: int
    to: Card

    def sources(self) -> tuple[str, ...]:
        return ("glossary/clues",)

    def apply(self, game: Table[Board]) -> None:
        one = game.board.players[self.player]
        one.clues, one.resources = 0, 0
        self.to.clues += self.amount


class LeavesThreatArea(Event):
    """Any other card of a threat area goes to the discard pile that is its own."""

    rule: ClassVar[str] = "glossary/elimination"
    player: str
    card: Card

    def apply(self, game: Table[Board]) -> None:
        theirs = self.card.owner not in (ENCOUNTER, self.player)
        game.board.put(self.card, self.card.owner if theirs else ENCOUNTER,
                       DISCARD if theirs else ENCOUNTER_DISCARD, on_top=True)  # fmt: skip


class BecomesLead(Event):
    rule: ClassVar[str] = "glossary/lead-investigator"
    player: str

    def sources(self) -> tuple[str, ...]:
        return ("glossary/elimination",)

    def apply(self, game: Table[Board]) -> None:
        game.board.lead = self.player


class ScenarioEnds(Event):
    """Nobody is left: no resolution was reached."""

    rule: ClassVar[str] = "glossary/elimination"

    def sources(self) -> tuple[str, ...]:
        return ("glossary/winning-and-losing",)

    def apply(self, game: Table[Board]) -> None:
        game.board.over = True
