"""The framework of a round: its phases and turns, what each investigator draws, gains and discards in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.arkham.engine.board import (
    ASIDE,
    DECK,
    DISCARD,
    ENCOUNTER,
    ENEMY,
    HAND,
    INVESTIGATION,
    MYTHOS,
    UPKEEP,
    Card,
    Lasting,
)

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.arkham.engine.board import Board

PHASE_BEGINS = {
    MYTHOS: "rule/1-1-mythos-phase-begins",
    INVESTIGATION: "rule/2-1-investigation-phase-begins",
    ENEMY: "rule/3-1-enemy-phase-begins",
    UPKEEP: "rule/4-1-upkeep-phase-begins",
}
PHASE_ENDS = {
    MYTHOS: "rule/1-5-mythos-phase-ends",
    INVESTIGATION: "rule/2-3-investigation-phase-ends",
    ENEMY: "rule/3-4-enemy-phase-ends",
    UPKEEP: "rule/4-6-round-ends",
}


class PhaseBegins(Event):
    phase: str

    def sources(self) -> tuple[str, ...]:
        return (PHASE_BEGINS[self.phase],)

    def apply(self, game: Table[Board]) -> None:
        game.board.turn.begun = True


class PhaseEnds(Event):
    phase: str

    def sources(self) -> tuple[str, ...]:
        return (PHASE_ENDS[self.phase],)


class PutsAside(Event):
    """A card of the deck or of the first hand is put aside until a step of the set-up is over."""

    rule: ClassVar[str] = "rule/setting-up-the-game"
    player: str
    card: Card
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, ENCOUNTER, ASIDE)


class ShufflesBack(Event):
    """Cards that were put aside are shuffled into their deck; where nobody knows it, they are forgotten."""

    rule: ClassVar[str] = "rule/setting-up-the-game"
    player: str
    back: tuple[Card, ...]
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        board, one = game.board, game.board.players[self.player]
        for card in self.back:
            if one.deck_unknown:
                board.forget(card)
            else:
                board.put(card, self.player, DECK)
        one.shuffled, one.deck = one.shuffled + one.deck, []


class SetupEnds(Event):
    """The first round begins, which has no mythos phase."""

    rule: ClassVar[str] = "rule/phase-sequence"

    def apply(self, game: Table[Board]) -> None:
        game.board.turn.phase, game.board.turn.begun = INVESTIGATION, False


class RoundEnds(Event):
    rule: ClassVar[str] = "rule/4-6-round-ends"


class TurnBegins(Event):
    rule: ClassVar[str] = "rule/2-2-turn-begins"
    player: str

    def apply(self, game: Table[Board]) -> None:
        game.board.turn.player = self.player


class TurnEnds(Event):
    rule: ClassVar[str] = "rule/2-2-2-turn-ends"
    player: str

    def apply(self, game: Table[Board]) -> None:
        one = game.board.players[self.player]
        one.acted, one.actions, one.extra = True, 0, 0


class Expires(Event):
    """An effect that lasted until now is over."""

    rule: ClassVar[str] = "glossary/lasting-effects"
    card: Card
    lasting: Lasting

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)

    def apply(self, game: Table[Board]) -> None:
        game.board.lasting = tuple(one for one in game.board.lasting if one != self.lasting)


class SpendsActions(Event):
    rule: ClassVar[str] = "rule/2-2-1-take-an-action"
    player: str
    amount: int
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].actions -= self.amount


class SpendsExtra(Event):
    """Additional actions that only some abilities may use."""

    rule: ClassVar[str] = "rule/2-2-1-take-an-action"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].extra -= self.amount


class HuntersMove(Procedure):
    rule: ClassVar[str] = "rule/3-2-hunter-enemies-move"


class ResolvesAttacks(Procedure):
    """An investigator meets the attacks of the enemies engaged with them."""

    rule: ClassVar[str] = "rule/3-3-enemy-attacks"
    player: str


class ResetsActions(Event):
    rule: ClassVar[str] = "rule/4-2-reset-actions"

    def apply(self, game: Table[Board]) -> None:
        for one in game.board.players.values():
            one.acted, one.actions, one.extra = False, 0, 0


class Readies(Event):
    rule: ClassVar[str] = "glossary/ready"
    card: Card
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        self.card.exhausted = False


class Draws(Event):
    """A card of one's deck goes to the hand; None where nobody knows which."""

    rule: ClassVar[str] = "glossary/drawing-cards"
    player: str
    card: Card
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        one = game.board.players[self.player]
        if self.card.uid in one.shuffled:
            one.shuffled.remove(self.card.uid)
            one.deck.insert(0, self.card.uid)
        game.board.put(self.card, self.player, HAND)


class GainsResources(Event):
    rule: ClassVar[str] = "glossary/resources"
    player: str
    amount: int
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].resources += self.amount


class Discards(Event):
    """A card goes to the discard pile of its owner."""

    rule: ClassVar[str] = "glossary/discard-piles"
    player: str
    card: Card
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, self.card.owner, DISCARD, on_top=True)


class Triggers(Procedure):
    """An ability of a card resolves."""

    card: Card
    forced: bool

    def sources(self) -> tuple[str, ...]:
        of = "forced-abilities" if self.forced else "triggered-abilities"
        return (f"glossary/{of}", f"card/{self.card.facts.id}")


class Reshuffles(Event):
    """The discard pile becomes the deck again, in no known order."""

    rule: ClassVar[str] = "glossary/drawing-cards"
    player: str

    def apply(self, game: Table[Board]) -> None:
        one = game.board.players[self.player]
        one.shuffled, one.discard = one.discard, []
        for uid in one.shuffled:
            game.board.cards[uid].zone = DECK
