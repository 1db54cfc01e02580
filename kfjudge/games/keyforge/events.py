"""Everything that can happen in a match of KeyForge. Each event names the rule it applies and changes
the board as that rule says; what leads to it and what follows is in the module of the rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from kfjudge.core.editions import Difference
from kfjudge.core.events import Event
from kfjudge.core.words import Words
from kfjudge.games.keyforge.board import Card, Lasting

if TYPE_CHECKING:
    from kfjudge.games.keyforge.game import Game


AS_MUCH_AS_YOU_CAN = ("rule/resolve-as-much-as-you-can",)
STEP_RULES = {
    "forge": "rule/step-1-forge-a-key",
    "house": "rule/step-2-choose-a-house",
    "ready": "rule/step-4-ready-cards",
    "draw": "rule/step-5-draw-cards",
}
OUT_OF_PLAY = {"discard": "glossary/discard-pile", "deck": "glossary/search", "archives": "glossary/archives"}


class Deed(Event):
    """An event that is a whole procedure: `steps` plays it, so that its parts nest below it in the trace."""

    steps: Callable[[], Any]

    def apply(self, game: Game) -> Any:  # noqa: ARG002
        return self.steps()


@dataclass(frozen=True, slots=True)
class Refused(Event):
    """Something that the rules do not let happen, and why."""

    what: Words
    why: Words
    about: tuple[Card, ...]
    cite: tuple[str, ...]

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card in self.about)

    def sources(self) -> tuple[str, ...]:
        return self.cite


@dataclass(frozen=True, slots=True)
class Remark(Event):
    """Something worth reading in the trace that changes nothing."""

    what: Words
    about: tuple[Card, ...]
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card in self.about)


# the turn


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    rule: ClassVar[str] = "glossary/turn"
    player: str
    number: int


@dataclass(frozen=True, slots=True)
class StepBegins(Event):
    rule: ClassVar[str] = "rule/turn-sequence"
    player: str
    step: str

    def sources(self) -> tuple[str, ...]:
        return (STEP_RULES[self.step],)

    def apply(self, game: Game) -> None:
        game.board.step = self.step


@dataclass(frozen=True, slots=True)
class StepSkipped(Event):
    rule: ClassVar[str] = "rule/the-golden-rule"
    player: str
    step: str
    source: Card

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.source.facts.id}",)


@dataclass(frozen=True, slots=True)
class TurnEnds(Event):
    rule: ClassVar[str] = "glossary/end-of-turn"
    player: str


@dataclass(frozen=True, slots=True)
class Checks(Event):
    """Enough Æmber for a key at the end of the turn: the player says so."""

    rule: ClassVar[str] = "rule/step-5-draw-cards"
    player: str


@dataclass(frozen=True, slots=True)
class Wins(Event):
    rule: ClassVar[str] = "rule/objective"
    player: str

    def apply(self, game: Game) -> None:
        game.board.winner = self.player


@dataclass(frozen=True, slots=True)
class ChoosesHouse(Event):
    rule: ClassVar[str] = "rule/step-2-choose-a-house"
    player: str
    house: str
    cite: tuple[str, ...]
    differences: tuple[Difference, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def rows(self) -> tuple[Difference, ...]:
        return self.differences

    def apply(self, game: Game) -> None:
        game.board.turn.house = self.house
        game.board.changed()


@dataclass(frozen=True, slots=True)
class HasNoHouse(Event):
    rule: ClassVar[str] = "glossary/house-choice"
    player: str
    cite: tuple[str, ...]
    differences: tuple[Difference, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def rows(self) -> tuple[Difference, ...]:
        return self.differences

    def apply(self, game: Game) -> None:
        game.board.turn.house = None


@dataclass(frozen=True, slots=True)
class TakesArchives(Event):
    rule: ClassVar[str] = "glossary/archives"
    player: str
    count: int


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    rule: ClassVar[str] = "rule/game-setup"
    player: str


@dataclass(frozen=True, slots=True)
class Mulligans(Event):
    rule: ClassVar[str] = "glossary/mulligan"
    player: str


@dataclass(frozen=True, slots=True)
class KeepsHand(Event):
    rule: ClassVar[str] = "glossary/mulligan"
    player: str


# Æmber, keys, chains


@dataclass(frozen=True, slots=True)
class GainsAember(Event):
    rule: ClassVar[str] = "glossary/aember"
    player: str
    amount: int

    def apply(self, game: Game) -> int:
        game.board.players[self.player].aember += self.amount
        return self.amount


@dataclass(frozen=True, slots=True)
class BonusAember(Event):
    rule: ClassVar[str] = "rule/aember-bonus"
    player: str
    amount: int
    card: Card

    def apply(self, game: Game) -> int:
        game.board.players[self.player].aember += self.amount
        return self.amount

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class LosesAember(Event):
    rule: ClassVar[str] = "glossary/aember"
    player: str
    amount: int

    def apply(self, game: Game) -> int:
        game.board.players[self.player].aember -= self.amount
        return self.amount


@dataclass(frozen=True, slots=True)
class StealsAember(Event):
    rule: ClassVar[str] = "glossary/steal"
    player: str
    victim: str
    amount: int

    def apply(self, game: Game) -> int:
        game.board.players[self.victim].aember -= self.amount
        game.board.players[self.player].aember += self.amount
        return self.amount


@dataclass(frozen=True, slots=True)
class PaysAember(Event):
    rule: ClassVar[str] = "glossary/pay"
    player: str
    receiver: str
    amount: int

    def apply(self, game: Game) -> int:
        game.board.players[self.player].aember -= self.amount
        game.board.players[self.receiver].aember += self.amount
        return self.amount


@dataclass(frozen=True, slots=True)
class Captures(Event):
    rule: ClassVar[str] = "glossary/capture"
    card: Card
    victim: str
    amount: int

    def apply(self, game: Game) -> int:
        game.board.players[self.victim].aember -= self.amount
        self.card.aember += self.amount
        return self.amount

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class PlacesAember(Event):
    """Æmber goes onto a card, from a pool or (with no player named) from the common supply."""

    rule: ClassVar[str] = "glossary/aember"
    card: Card
    amount: int
    player: str | None

    def apply(self, game: Game) -> int:
        if self.player is not None:
            game.board.players[self.player].aember -= self.amount
        self.card.aember += self.amount
        return self.amount

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class ReturnsAember(Event):
    """Æmber on a card goes to a player's pool."""

    rule: ClassVar[str] = "glossary/return"
    card: Card
    player: str
    amount: int

    def apply(self, game: Game) -> int:
        self.card.aember -= self.amount
        game.board.players[self.player].aember += self.amount
        return self.amount

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class AemberToSupply(Event):
    """Æmber on a card that is no creature goes to the common supply."""

    rule: ClassVar[str] = "glossary/leaves-play"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.aember -= self.amount

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class SpendsAember(Event):
    """Æmber spent on a key, from the pool or from a card that allows it."""

    rule: ClassVar[str] = "rule/step-1-forge-a-key"
    player: str
    amount: int
    card: Card | None

    def apply(self, game: Game) -> int:
        if self.card is None:
            game.board.players[self.player].aember -= self.amount
        else:
            self.card.aember -= self.amount
        return self.amount

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,) if self.card is not None else ()


@dataclass(frozen=True, slots=True)
class ForgesKey(Event):
    rule: ClassVar[str] = "glossary/forge"
    player: str
    color: str
    cost: int

    def apply(self, game: Game) -> None:
        player = game.board.players[self.player]
        player.keys = (*player.keys, self.color)
        game.board.turn.forged = (*game.board.turn.forged, self.color)


@dataclass(frozen=True, slots=True)
class UnforgesKey(Event):
    rule: ClassVar[str] = "glossary/unforge"
    player: str
    color: str

    def apply(self, game: Game) -> None:
        player = game.board.players[self.player]
        player.keys = tuple(color for color in player.keys if color != self.color)


@dataclass(frozen=True, slots=True)
class GainsChains(Event):
    rule: ClassVar[str] = "glossary/chain"
    player: str
    amount: int

    def apply(self, game: Game) -> None:
        game.board.players[self.player].chains += self.amount


@dataclass(frozen=True, slots=True)
class ShedsChain(Event):
    rule: ClassVar[str] = "rule/chains"
    player: str

    def apply(self, game: Game) -> None:
        game.board.players[self.player].chains -= 1


@dataclass(frozen=True, slots=True)
class Shortened(Event):
    """Chains take cards away from a refill."""

    rule: ClassVar[str] = "rule/chains"
    player: str
    fewer: int
    chains: int


# cards on the move


@dataclass(frozen=True, slots=True)
class Draws(Event):
    rule: ClassVar[str] = "rule/step-5-draw-cards"
    player: str
    card: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class DrawsStartingHand(Draws):
    rule: ClassVar[str] = "rule/game-setup"
    name: ClassVar[str] = "draws"


@dataclass(frozen=True, slots=True)
class Reshuffles(Event):
    """The discard pile becomes the deck."""

    rule: ClassVar[str] = "glossary/discard-pile"
    player: str
    count: int


@dataclass(frozen=True, slots=True)
class ShufflesDeck(Event):
    player: str
    cite: str

    def sources(self) -> tuple[str, ...]:
        return (self.cite,)


@dataclass(frozen=True, slots=True)
class PlaysCard(Deed):
    rule: ClassVar[str] = "rule/playing-cards"
    player: str
    card: Card
    steps: Callable[[], Any]

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class EntersPlay(Event):
    """A card comes into play; `place` is where in the battleline, `on` the creature an upgrade goes on."""

    rule: ClassVar[str] = "rule/creatures"
    card: Card
    player: str
    place: int
    on: Card | None
    ready: bool
    stunned: bool

    def apply(self, game: Game) -> None:
        from kfjudge.games.keyforge.zones import put_into_play

        put_into_play(game, self)

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class EntersArtifact(EntersPlay):
    rule: ClassVar[str] = "rule/artifacts"
    name: ClassVar[str] = "enters-play"


@dataclass(frozen=True, slots=True)
class EntersUpgrade(EntersPlay):
    rule: ClassVar[str] = "rule/upgrades"
    name: ClassVar[str] = "enters-play"


@dataclass(frozen=True, slots=True)
class LeavesPlay(Event):
    """What a card loses as it leaves play, before it lies where it goes."""

    rule: ClassVar[str] = "glossary/leaves-play"
    card: Card
    to: str

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Moves(Event):
    """A card goes to a zone of its owner (or, archived by somebody else, to that player's archives);
    `origin` is the zone it comes from."""

    card: Card
    to: str
    player: str
    origin: str

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Discards(Moves):
    rule: ClassVar[str] = "rule/discarding-cards"


@dataclass(frozen=True, slots=True)
class DiscardsSpent(Moves):
    """An action card that has been resolved goes to the discard pile."""

    rule: ClassVar[str] = "rule/action-cards"
    name: ClassVar[str] = "discards"


@dataclass(frozen=True, slots=True)
class DiscardsUpgrade(Moves):
    rule: ClassVar[str] = "rule/upgrades"
    name: ClassVar[str] = "discards"


@dataclass(frozen=True, slots=True)
class Archives(Moves):
    rule: ClassVar[str] = "glossary/archives"


@dataclass(frozen=True, slots=True)
class Purges(Moves):
    rule: ClassVar[str] = "glossary/purge"


@dataclass(frozen=True, slots=True)
class ReturnsToHand(Moves):
    def sources(self) -> tuple[str, ...]:
        return (OUT_OF_PLAY.get(self.origin, "glossary/leaves-play"),)


@dataclass(frozen=True, slots=True)
class GoesToDeck(Moves):
    def sources(self) -> tuple[str, ...]:
        return (OUT_OF_PLAY.get(self.origin, "glossary/leaves-play"),)


@dataclass(frozen=True, slots=True)
class GoesUnder(Moves):
    rule: ClassVar[str] = "rule/the-golden-rule"


@dataclass(frozen=True, slots=True)
class Destroys(Deed):
    """Creatures or artifacts destroyed together."""

    rule: ClassVar[str] = "glossary/destroyed"
    targets: tuple[Card, ...]
    steps: Callable[[], Any]

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card in self.targets)


@dataclass(frozen=True, slots=True)
class DestroysDamaged(Destroys):
    """Creatures with as much damage as power."""

    rule: ClassVar[str] = "rule/damage-and-armor"
    name: ClassVar[str] = "destroys"

    def sources(self) -> tuple[str, ...]:
        return (Destroys.rule,)


@dataclass(frozen=True, slots=True)
class Sacrifices(Deed):
    rule: ClassVar[str] = "glossary/sacrifice"
    player: str
    card: Card
    steps: Callable[[], Any]

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class GoesToPile(Moves):
    """A destroyed card lies on top of its owner's discard pile."""

    rule: ClassVar[str] = "glossary/discard-pile"


@dataclass(frozen=True, slots=True)
class IsDestroyed(Event):
    """A card has been destroyed: what waits for that sees this event."""

    rule: ClassVar[str] = "glossary/destroyed"
    quiet: ClassVar[bool] = True
    card: Card
    controller: str
    batch: tuple[Card, ...]

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card has been played: whatever waits for that goes before its own "Play:" ability."""

    rule: ClassVar[str] = "rule/playing-cards"
    quiet: ClassVar[bool] = True
    player: str
    card: Card


@dataclass(frozen=True, slots=True)
class Entered(Event):
    rule: ClassVar[str] = "rule/creatures"
    quiet: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Reaped(Event):
    rule: ClassVar[str] = "rule/reap"
    quiet: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Used(Event):
    rule: ClassVar[str] = "glossary/use"
    quiet: ClassVar[bool] = True
    player: str
    card: Card


@dataclass(frozen=True, slots=True)
class TakesControl(Event):
    rule: ClassVar[str] = "glossary/control"
    player: str
    card: Card
    place: int

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Swaps(Event):
    rule: ClassVar[str] = "glossary/swap"
    one: Card
    other: Card

    def apply(self, game: Game) -> None:
        line = game.board.players[self.one.controller].line
        i, j = line.index(self.one.uid), line.index(self.other.uid)
        line[i], line[j] = line[j], line[i]
        game.board.changed()

    def cards(self) -> tuple[str, ...]:
        return (self.one.uid, self.other.uid)


# what a card is used for


@dataclass(frozen=True, slots=True)
class Uses(Deed):
    """A card is used; `way` is reap, fight, action, omni or unstun."""

    rule: ClassVar[str] = "glossary/use"
    player: str
    card: Card
    way: str
    steps: Callable[[], Any]

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Reaps(Uses):
    rule: ClassVar[str] = "rule/reap"


@dataclass(frozen=True, slots=True)
class Fights(Uses):
    rule: ClassVar[str] = "rule/fight"


@dataclass(frozen=True, slots=True)
class UsesAction(Uses):
    rule: ClassVar[str] = "glossary/action-ability"


@dataclass(frozen=True, slots=True)
class UsesOmni(Uses):
    rule: ClassVar[str] = "glossary/omni"


@dataclass(frozen=True, slots=True)
class Unstuns(Uses):
    rule: ClassVar[str] = "glossary/stun"


@dataclass(frozen=True, slots=True)
class RemovesStun(Event):
    rule: ClassVar[str] = "glossary/stun"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.stunned = False

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Attacks(Event):
    rule: ClassVar[str] = "glossary/fight"
    attacker: Card
    target: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.target.attacked = True

    def cards(self) -> tuple[str, ...]:
        return (self.attacker.uid, self.target.uid)


@dataclass(frozen=True, slots=True)
class FightEndsEarly(Event):
    rule: ClassVar[str] = "glossary/fight"
    attacker: Card
    target: Card

    def cards(self) -> tuple[str, ...]:
        return (self.attacker.uid, self.target.uid)


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """The fight has been resolved."""

    rule: ClassVar[str] = "glossary/fight"
    quiet: ClassVar[bool] = True
    attacker: Card
    target: Card
    killed: tuple[Card, ...]

    def cards(self) -> tuple[str, ...]:
        return (self.attacker.uid, self.target.uid)


@dataclass(frozen=True, slots=True)
class Exhausts(Event):
    rule: ClassVar[str] = "rule/ready-and-exhausted"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.exhausted = True

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Readies(Event):
    rule: ClassVar[str] = "rule/ready-and-exhausted"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.exhausted = False

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class ReadiesAtStep4(Readies):
    rule: ClassVar[str] = "rule/step-4-ready-cards"
    name: ClassVar[str] = "readies"

    def sources(self) -> tuple[str, ...]:
        return ("rule/ready-and-exhausted",)


@dataclass(frozen=True, slots=True)
class Stuns(Event):
    rule: ClassVar[str] = "glossary/stun"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.stunned = True

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class PutsPowerCounters(Event):
    rule: ClassVar[str] = "glossary/power-counter-1"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:
        self.card.power_counters += self.amount
        game.board.unsettled = True

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class PutsDoom(Event):
    rule: ClassVar[str] = "glossary/other-counters"
    card: Card

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.doom += 1

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class AbilityResolves(Deed):
    """A card's ability takes effect; `via` is the card that gave it, when it was another."""

    rule: ClassVar[str] = "glossary/ability"
    card: Card
    header: str
    via: Card
    steps: Callable[[], Any]

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.via.facts.id}",)


@dataclass(frozen=True, slots=True)
class PlayAbility(AbilityResolves):
    rule: ClassVar[str] = "rule/play-abilities"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class DestroyedAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/destroyed"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class LeavesPlayAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/leaves-play"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class ReapAbility(AbilityResolves):
    rule: ClassVar[str] = "rule/reap"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class FightAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/fight"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class ActionAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/action-ability"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class OmniAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/omni"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class BeforeAbility(AbilityResolves):
    rule: ClassVar[str] = "glossary/before"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class ConstantAbility(AbilityResolves):
    rule: ClassVar[str] = "rule/constant-abilities"
    name: ClassVar[str] = "ability-resolves"


@dataclass(frozen=True, slots=True)
class Repeats(Event):
    rule: ClassVar[str] = "glossary/repeat"
    card: Card
    preceding: bool

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


# damage


@dataclass(frozen=True, slots=True)
class AssaultDamage(AbilityResolves):
    rule: ClassVar[str] = "glossary/assault"
    name: ClassVar[str] = "keyword-damage"


@dataclass(frozen=True, slots=True)
class HazardousDamage(AbilityResolves):
    rule: ClassVar[str] = "glossary/hazardous"
    name: ClassVar[str] = "keyword-damage"


@dataclass(frozen=True, slots=True)
class DealsDamage(Deed):
    """Damage dealt at once, to one creature or to several."""

    rule: ClassVar[str] = "glossary/damage"
    hits: tuple[tuple[Card, int], ...]
    steps: Callable[[], Any]

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card, _ in self.hits)


@dataclass(frozen=True, slots=True)
class ArmorPrevents(Event):
    rule: ClassVar[str] = "glossary/armor"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:  # noqa: ARG002
        self.card.armor_used += self.amount

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class TakesDamage(Event):
    rule: ClassVar[str] = "rule/damage-and-armor"
    card: Card
    amount: int

    def apply(self, game: Game) -> None:
        self.card.damage += self.amount
        game.board.unsettled = True

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Redirects(Event):
    """Damage that would be dealt to one creature is dealt to another instead."""

    rule: ClassVar[str] = "rule/the-golden-rule"
    card: Card
    source: Card
    to: Card
    amount: int

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid, self.to.uid)

    def sources(self) -> tuple[str, ...]:
        return (f"card/{self.source.facts.id}",)


@dataclass(frozen=True, slots=True)
class Poisons(Event):
    rule: ClassVar[str] = "glossary/poison"
    card: Card
    source: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Heals(Event):
    rule: ClassVar[str] = "glossary/heal"
    card: Card
    amount: int

    def apply(self, game: Game) -> int:  # noqa: ARG002
        self.card.damage -= self.amount
        return self.amount

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class LosesArmor(Event):
    rule: ClassVar[str] = "glossary/armor"
    card: Card
    amount: int

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


# what a player says or sees


@dataclass(frozen=True, slots=True)
class NamesHouse(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    house: str
    card: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Targets(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    chosen: tuple[Card, ...]
    forced: bool

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card in self.chosen)


@dataclass(frozen=True, slots=True)
class Reveals(Event):
    rule: ClassVar[str] = "rule/card-abilities"
    player: str
    shown: tuple[Card, ...]

    def cards(self) -> tuple[str, ...]:
        return tuple(card.uid for card in self.shown)


@dataclass(frozen=True, slots=True)
class Searches(Event):
    rule: ClassVar[str] = "glossary/search"
    player: str
    zone: str


@dataclass(frozen=True, slots=True)
class Declines(Event):
    """A "may" that is not taken up."""

    rule: ClassVar[str] = "glossary/may"
    player: str
    card: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class BeginsLasting(Event):
    """An effect that lasts begins."""

    rule: ClassVar[str] = "rule/card-abilities"
    card: Card
    until: str
    what: Lasting

    def apply(self, game: Game) -> None:
        game.board.lasting = (*game.board.lasting, self.what)
        game.board.changed()

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class EndsLasting(Event):
    rule: ClassVar[str] = "glossary/leaves-play"
    card: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid,)


@dataclass(frozen=True, slots=True)
class Copies(Event):
    rule: ClassVar[str] = "rule/the-golden-rule"
    card: Card
    original: Card

    def cards(self) -> tuple[str, ...]:
        return (self.card.uid, self.original.uid)
