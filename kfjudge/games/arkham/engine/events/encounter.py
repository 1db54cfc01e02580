"""The encounter deck and what comes of its cards and of weaknesses, doom, and the acts and agendas that
advance."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event
from kfjudge.games.arkham.engine.board import ENCOUNTER, ENCOUNTER_DECK, REMOVED, Card

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.arkham.engine.board import Board

from typing import TYPE_CHECKING

from kfjudge.core.events import Procedure
from kfjudge.games.arkham.engine.board import (
    ASSETS,
    ATTACHED,
    DISCARD,
    ENCOUNTER_DISCARD,
    ENEMIES,
    RESOLVING,
    THREAT,
)

if TYPE_CHECKING:
    from kfjudge.core.table import Table
    from kfjudge.games.arkham.engine.board import Board


class TakesEncounterCard(Event):
    """A card leaves its deck; until it has resolved it is in no zone."""

    quiet: ClassVar[bool] = True
    player: str
    card: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, ENCOUNTER, RESOLVING)


class DrawsEncounterCard(Procedure):
    """An investigator draws an encounter card; the five steps of its resolution nest below it."""

    rule: ClassVar[str] = "rule/1-4-draw-encounter-card"
    player: str
    card: Card
    cite: tuple[str, ...] = ()


class ResolvesRevelation(Procedure):
    rule: ClassVar[str] = "glossary/revelation"
    player: str
    card: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class Spawns(Event):
    """An enemy enters play at a location."""

    rule: ClassVar[str] = "glossary/spawn"
    card: Card
    to: Card
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, ENCOUNTER, ENEMIES)
        self.card.at = self.to.uid


class DiscardsEncounterCard(Event):
    """A card that was drawn or turned over goes to the encounter discard pile, or to that of its bearer."""

    rule: ClassVar[str] = "glossary/discard-piles"
    card: Card
    cite: tuple[str, ...] = ()

    def apply(self, game: Table[Board]) -> None:
        owner = game.board.players.get(self.card.owner)
        if owner is None or owner.is_out:
            where = (ENCOUNTER, ENCOUNTER_DISCARD if owner is None else REMOVED)
        else:
            where = (owner.name, DISCARD)
        game.board.put(self.card, *where, on_top=True)


class Surges(Event):
    rule: ClassVar[str] = "glossary/surge"
    card: Card
    player: str


class EntersThreatArea(Event):
    """A card is put into play in a threat area, perhaps with clues or horror on it."""

    rule: ClassVar[str] = "glossary/threat-area"
    card: Card
    player: str
    clues: int = 0
    horror: int = 0

    def sources(self) -> tuple[str, ...]:
        return ("glossary/put-into-play", f"card/{self.card.facts.id}")

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, self.player, THREAT)
        self.card.clues, self.card.horror = self.clues, self.horror


class ReshufflesEncounter(Event):
    """The encounter discard pile is shuffled into the encounter deck, whose order nobody knows any more."""

    rule: ClassVar[str] = "glossary/encounter-deck"

    def apply(self, game: Table[Board]) -> None:
        common = game.board.common
        common.shuffled += common.encounter_deck + common.encounter_discard
        common.encounter_deck, common.encounter_discard = [], []
        for uid in common.shuffled:
            game.board.cards[uid].zone = ENCOUNTER_DECK


class ShufflesEncounterDeck(Event):
    rule: ClassVar[str] = "glossary/search"

    def apply(self, game: Table[Board]) -> None:
        common = game.board.common
        common.shuffled += common.encounter_deck
        common.encounter_deck = []


# acts and agendas


class ChecksDoom(Event):
    """All doom in play is counted against what the agenda asks."""

    rule: ClassVar[str] = "rule/1-3-check-doom-threshold"
    card: Card
    amount: int
    most: int

    def sources(self) -> tuple[str, ...]:
        return ("glossary/doom",)


class Advances(Procedure):
    """An act or an agenda advances, in three steps."""

    rule: ClassVar[str] = "glossary/act-deck-and-agenda-deck"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class RemovesDoom(Event):
    """All doom in play goes back to the token pool."""

    rule: ClassVar[str] = "glossary/doom"
    amount: int

    def apply(self, game: Table[Board]) -> None:
        for card in game.board.in_play():
            card.doom = 0


class TurnsOver(Procedure):
    """The other side of a card is read and followed."""

    rule: ClassVar[str] = "glossary/act-deck-and-agenda-deck"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)


class BecomesCurrent(Event):
    """The next card of its deck takes the place of an act or agenda, which is removed from the game, or
    `stays` as the encounter card that its other side is."""

    rule: ClassVar[str] = "glossary/act-deck-and-agenda-deck"
    card: Card
    before: Card
    stays: bool = False

    def sources(self) -> tuple[str, ...]:
        return () if self.stays else ("glossary/removed-from-game",)

    def apply(self, game: Table[Board]) -> None:
        zone = self.before.zone
        game.board.put(self.before, ENCOUNTER, REMOVED)
        game.board.put(self.card, ENCOUNTER, zone)


class GetsClues(Event):
    """Clues from the token pool go on a card."""

    rule: ClassVar[str] = "glossary/clues"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.clues += self.amount


class EntersAsLocation(Event):
    """A location is put into play."""

    rule: ClassVar[str] = "glossary/put-into-play"
    card: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, ENCOUNTER, "locations")
        self.card.unrevealed = True


class EntersUnclaimed(Event):
    """An asset is put into play at a location, controlled by no investigator."""

    rule: ClassVar[str] = "glossary/put-into-play"
    card: Card
    to: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, ENCOUNTER, ATTACHED)
        self.card.at = self.to.uid


class TakesControl(Event):
    """An investigator takes control of an asset in play; whose it is does not change."""

    rule: ClassVar[str] = "glossary/ownership-and-control"
    player: str
    card: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, self.player, ASSETS)


class TakesBothPlaces(Event):
    """The other side of an agenda is the current act and the current agenda."""

    rule: ClassVar[str] = "glossary/act-deck-and-agenda-deck"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.card.facts.id}",)

    def apply(self, game: Table[Board]) -> None:
        self.card.turned = True


class LeavesTheGame(Event):
    rule: ClassVar[str] = "glossary/removed-from-game"
    card: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.put(self.card, ENCOUNTER, REMOVED)


class ReachesResolution(Event):
    """A resolution point is reached: the scenario ends."""

    rule: ClassVar[str] = "glossary/winning-and-losing"
    amount: int  # the number of the resolution
    cite: tuple[str, ...] = ()

    def sources(self) -> tuple[str, ...]:
        return ("glossary/act-deck-and-agenda-deck", *self.cite)

    def apply(self, game: Table[Board]) -> None:
        game.board.over = True


class RemovesDiscardPile(Event):
    """All cards of a discard pile are removed from the game."""

    rule: ClassVar[str] = "glossary/removed-from-game"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        for uid in list(game.board.players[self.player].discard):
            game.board.put(game.board.cards[uid], ENCOUNTER, REMOVED)


class LosesResources(Event):
    rule: ClassVar[str] = "glossary/resources"
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].resources -= self.amount


class MovesResource(Event):
    """A resource of an investigator goes on a card."""

    rule: ClassVar[str] = "glossary/resources"
    player: str
    card: Card

    def apply(self, game: Table[Board]) -> None:
        game.board.players[self.player].resources -= 1
        self.card.resources += 1


class MovesHorror(Event):
    """Horror of a card goes on an investigator, which is neither dealt nor taken."""

    rule: ClassVar[str] = "glossary/sanity-and-horror"
    card: Card
    player: str
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.horror -= self.amount
        game.board.players[self.player].horror += self.amount


class WouldDiscover(Event):
    """Clues are about to be discovered at a location."""

    quiet: ClassVar[bool] = True
    player: str
    amount: int
    to: Card


class DiscardsClues(Event):
    """Clues on a card go back to the token pool."""

    rule: ClassVar[str] = "glossary/clues"
    card: Card
    amount: int

    def apply(self, game: Table[Board]) -> None:
        self.card.clues -= self.amount


class ShowsCard(Event):
    """An investigator reveals a card of the hand."""

    rule: ClassVar[str] = "glossary/effects"
    player: str
    card: Card


class EarnsLess(Event):
    """Experience that is not earned."""

    rule: ClassVar[str] = "glossary/experience"
    player: str
    amount: int


class JoinsEncounterDeck(Event):
    """A card is shuffled into the encounter deck; where nobody knows that deck, nobody knows it any more."""

    rule: ClassVar[str] = "glossary/encounter-deck"
    card: Card

    def apply(self, game: Table[Board]) -> None:
        board, common = game.board, game.board.common
        if common.encounter_deck_unknown:
            board.forget(self.card)
            return
        board.put(self.card, ENCOUNTER, ENCOUNTER_DECK)
        common.shuffled += common.encounter_deck
        common.encounter_deck = []


class ComesToTop(Event):
    """A card turns out to be the next one of a deck in no known order, that of an investigator or of the
    encounter."""

    quiet: ClassVar[bool] = True
    card: Card
    owner: str = ""

    def apply(self, game: Table[Board]) -> None:
        one, common = game.board.players.get(self.owner), game.board.common
        shuffled, deck = (one.shuffled, one.deck) if one else (common.shuffled, common.encounter_deck)
        shuffled.remove(self.card.uid)
        deck.append(self.card.uid)


class LooksAt(Event):
    """Somebody looks at the top cards of a deck, and puts them back in any order: the first is on top."""

    rule: ClassVar[str] = "glossary/effects"
    player: str
    owner: str  # of the deck
    order: tuple[Card, ...]

    def apply(self, game: Table[Board]) -> None:
        one = game.board.players.get(self.owner)
        deck = one.deck if one is not None else game.board.common.encounter_deck
        deck[: len(self.order)] = [card.uid for card in self.order]
