"""Cards on the move: drawn, played, into play and out of it, destroyed, under another's control."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kfjudge.core.events import Event, Procedure
from kfjudge.games.keyforge.engine.board import Card, with_at

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game

OUT_OF_PLAY = {"discard": "glossary/discard-pile", "deck": "glossary/search", "archives": "glossary/archives"}


class Draws(Event):
    rule: ClassVar[str] = "rule/step-5-draw-cards"
    player: str
    card: Card


class DrawsStartingHand(Draws):
    rule: ClassVar[str] = "rule/game-setup"
    name: ClassVar[str] = "draws"


class Reshuffles(Event):
    """The discard pile becomes the deck."""

    rule: ClassVar[str] = "glossary/discard-pile"
    player: str
    count: int


class ShufflesDeck(Event):
    player: str
    cite: str

    def sources(self) -> tuple[str, ...]:
        return (self.cite,)


class SwapsPiles(Event):
    """A deck and a discard pile change places."""

    rule: ClassVar[str] = "glossary/swap"
    player: str


class PlaysCard(Procedure):
    rule: ClassVar[str] = "rule/playing-cards"
    player: str
    card: Card


class EntersPlay(Event):
    """A card comes into play; `place` is where in the battleline, `among` how many creatures stood there
    before, `on` the creature an upgrade goes on."""

    rule: ClassVar[str] = "rule/creatures"
    card: Card
    player: str
    place: int
    among: int
    on: Card | None
    ready: bool
    stunned: bool

    def apply(self, game: Game) -> None:
        card, board = self.card, game.board
        board.take_out(card)
        card.controller = card.base = self.player
        card.stay += 1
        card.exhausted = not self.ready
        card.stunned = self.stunned
        card.facedown = card.to_owner = False
        if self.on is not None:
            card.zone, card.host, card.exhausted = "attached", self.on.uid, False
            self.on.upgrades = (*self.on.upgrades, card.uid)
        elif card.facts.is_creature:
            card.zone = "line"
            player = board.players[self.player]
            player.line = with_at(player.line, self.place, card.uid)
        else:
            card.zone = "artifacts"
            board.players[self.player].artifacts += (card.uid,)
        board.changed()

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


class EntersArtifact(EntersPlay):
    rule: ClassVar[str] = "rule/artifacts"
    name: ClassVar[str] = "enters-play"


class EntersUpgrade(EntersPlay):
    rule: ClassVar[str] = "rule/upgrades"
    name: ClassVar[str] = "enters-play"


class LeavesPlay(Event):
    """What a card loses as it leaves play, before it lies where it goes."""

    rule: ClassVar[str] = "glossary/leaves-play"
    card: Card
    to: str


class Moves(Event):
    """A card goes to a zone of its owner (or, archived by somebody else, to that player's archives);
    `origin` is the zone it comes from."""

    card: Card
    to: str
    player: str
    origin: str


class Discards(Moves):
    rule: ClassVar[str] = "rule/discarding-cards"


class DiscardsSpent(Moves):
    """An action card that has been resolved goes to the discard pile."""

    rule: ClassVar[str] = "rule/action-cards"
    name: ClassVar[str] = "discards"


class DiscardsUpgrade(Moves):
    rule: ClassVar[str] = "rule/upgrades"
    name: ClassVar[str] = "discards"


class DiscardsUnder(Moves):
    """A card leaves the table with the one it lay under."""

    rule: ClassVar[str] = "glossary/leaves-play"
    name: ClassVar[str] = "discards"


class Archives(Moves):
    rule: ClassVar[str] = "glossary/archives"


class Purges(Moves):
    rule: ClassVar[str] = "glossary/purge"


class ReturnsToHand(Moves):
    def sources(self) -> tuple[str, ...]:
        return (OUT_OF_PLAY.get(self.origin, "glossary/leaves-play"),)


class GoesToDeck(Moves):
    def sources(self) -> tuple[str, ...]:
        return (OUT_OF_PLAY.get(self.origin, "glossary/leaves-play"),)


class ShuffledIn(GoesToDeck):
    """A card goes into its owner's deck, which is then shuffled."""

    name: ClassVar[str] = "goes-to-deck"


class GoesUnder(Moves):
    rule: ClassVar[str] = "rule/the-golden-rule"


class Destroys(Procedure):
    """Creatures or artifacts destroyed together."""

    rule: ClassVar[str] = "glossary/destroyed"
    targets: tuple[Card, ...]


class DestroysDamaged(Destroys):
    """Creatures with as much damage as power."""

    rule: ClassVar[str] = "rule/damage-and-armor"
    name: ClassVar[str] = "destroys"

    def sources(self) -> tuple[str, ...]:
        return (Destroys.rule,)


class DestroysPoisoned(Destroys):
    """Creatures that poison destroys, whatever their damage."""

    rule: ClassVar[str] = "glossary/poison"
    name: ClassVar[str] = "destroys"

    def sources(self) -> tuple[str, ...]:
        return (Destroys.rule,)


class DestroysBoth(Destroys):
    """Creatures with as much damage as power and, together with them or among them, what poison destroys."""

    rule: ClassVar[str] = "rule/damage-and-armor"
    name: ClassVar[str] = "destroys"

    def sources(self) -> tuple[str, ...]:
        return (DestroysPoisoned.rule, Destroys.rule)


class Sacrifices(Procedure):
    rule: ClassVar[str] = "glossary/sacrifice"
    player: str
    card: Card


class GoesToPile(Moves):
    """A destroyed card lies on top of its owner's discard pile."""

    rule: ClassVar[str] = "glossary/discard-pile"


class IsDestroyed(Event):
    """A card has been destroyed: what waits for that sees this event."""

    rule: ClassVar[str] = "glossary/destroyed"
    quiet: ClassVar[bool] = True
    card: Card
    controller: str
    batch: tuple[Card, ...]

    def as_it_was(self) -> Card:
        """Return the card under whose control it was destroyed, wherever it is by now."""
        return self.card.controlled_by(self.controller)


class Played(Event):
    """A card has been played: whatever waits for that goes before its own "Play:" ability."""

    rule: ClassVar[str] = "rule/playing-cards"
    quiet: ClassVar[bool] = True
    player: str
    card: Card


class Entered(Event):
    rule: ClassVar[str] = "rule/creatures"
    quiet: ClassVar[bool] = True
    card: Card


class Reaped(Event):
    rule: ClassVar[str] = "rule/reap"
    quiet: ClassVar[bool] = True
    player: str
    card: Card


class Used(Event):
    rule: ClassVar[str] = "glossary/use"
    quiet: ClassVar[bool] = True
    player: str
    card: Card


class TakesControl(Event):
    rule: ClassVar[str] = "glossary/control"
    player: str
    card: Card
    place: int
    among: int


class MovesToFlank(Event):
    """A creature moves within its battleline; `place` and `among` as where it enters play."""

    rule: ClassVar[str] = "glossary/flank"
    card: Card
    place: int
    among: int


class Swaps(Event):
    rule: ClassVar[str] = "glossary/swap"
    one: Card
    other: Card

    def apply(self, game: Game) -> None:
        player = game.board.players[self.one.controller]
        swapped = {self.one.uid: self.other.uid, self.other.uid: self.one.uid}
        player.line = tuple(swapped.get(uid, uid) for uid in player.line)
        game.board.changed()
