"""What happens in a battle scene. Each event names the entry of the book that it applies."""

from __future__ import annotations

from typing import Any, ClassVar

from kfjudge.core.events import Deed, Event
from kfjudge.games.fateforge.engine.board import DEFEATED, RESULTS, Card, Hero
from kfjudge.games.fateforge.facts import Facts


def _hero(game: Any, name: str) -> Hero:
    return game.board.players[name]  # type: ignore[no-any-return]


def _discard_results(hero: Hero) -> None:
    for result in RESULTS:
        setattr(hero, result.replace("-", "_"), 0)


def _of(*cards: Card | Facts) -> tuple[str, ...]:
    """The entries of cards."""
    return tuple(f"card/{(card.facts if isinstance(card, Card) else card).id}" for card in cards)


# rounds and phases


class RoundBegins(Event):
    rule: ClassVar[str] = "rule/battle-round"
    round: int

    def apply(self, game: Any) -> None:
        turn = game.board.turn
        turn.round, turn.colors = self.round, ()
        for hero in game.board.players.values():
            hero.rolled = hero.rerolled = hero.turned = hero.sprinted = hero.spent = False
            hero.raised = hero.feared = False


class TurnBegins(Event):
    rule: ClassVar[str] = "rule/hero-turns"
    player: str


class TurnEnds(Event):
    """Whatever results are left are discarded."""

    rule: ClassVar[str] = "rule/ending-your-turn"
    player: str

    def apply(self, game: Any) -> None:
        _discard_results(_hero(game, self.player))


class TurnSkipped(Event):
    """Of a hero who is knocked out, or has been raised this round: whatever was rolled is gone."""

    rule: ClassVar[str] = "glossary/knocked-out"
    player: str

    def apply(self, game: Any) -> None:
        _discard_results(_hero(game, self.player))


class OrderIs(Event):
    rule: ClassVar[str] = "rule/turn-order"
    order: tuple[str, ...]

    def apply(self, game: Any) -> None:
        game.board.turn.order = self.order


class EnemiesReact(Deed):
    rule: ClassVar[str] = "rule/enemy-reactions"


class EnemiesAct(Deed):
    rule: ClassVar[str] = "rule/enemy-turns"


class UpkeepBegins(Deed):
    rule: ClassVar[str] = "rule/upkeep-phase"


class BattleEnds(Event):
    rule: ClassVar[str] = "rule/end-of-battle"

    def apply(self, game: Any) -> None:
        game.board.over = True


# preparation


class Rolls(Event):
    rule: ClassVar[str] = "rule/rolling-dice"
    player: str
    results: tuple[str, ...]

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        hero.rolled = True
        for result in self.results:
            _gain(hero, result)


class LosesStun(Event):
    """Of a hero, who has rolled a die less for it."""

    rule: ClassVar[str] = "glossary/stunned"
    player: str

    def apply(self, game: Any) -> None:
        _hero(game, self.player).stunned = False


class Rerolls(Event):
    rule: ClassVar[str] = "rule/energy-reroll"
    player: str
    amount: int
    results: tuple[str, ...]

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        hero.energy -= 1
        hero.rerolled = True
        hero.miss -= self.amount
        for result in self.results:
            _gain(hero, result)


class TurnsDie(Event):
    rule: ClassVar[str] = "rule/three-of-a-kind"
    player: str
    was: str
    result: str

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        hero.turned = True
        _pay(hero, self.was)
        _gain(hero, self.result)


class Sprints(Event):
    rule: ClassVar[str] = "rule/sprint"
    player: str
    to: str

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        hero.sprinted = True
        hero.place = self.to


class IsReady(Event):
    rule: ClassVar[str] = "rule/preparation-phase"
    player: str


# what a hero does


def _gain(hero: Hero, result: str) -> None:
    field = result.replace("-", "_")
    setattr(hero, field, getattr(hero, field) + 1)


def _pay(hero: Hero, result: str) -> None:
    field = result.replace("-", "_")
    setattr(hero, field, getattr(hero, field) - 1)


class SpendsResult(Event):
    rule: ClassVar[str] = "rule/taking-actions"
    player: str
    result: str

    def apply(self, game: Any) -> None:
        _pay(_hero(game, self.player), self.result)

    def sources(self) -> tuple[str, ...]:
        return (f"glossary/{self.result}",)


class PaysForTerrain(SpendsResult):
    """What a move out of difficult terrain costs besides."""

    rule: ClassVar[str] = "glossary/difficult-terrain"


class GainsResult(Event):
    rule: ClassVar[str] = "rule/skill-effect"
    player: str
    result: str

    def apply(self, game: Any) -> None:
        _gain(_hero(game, self.player), self.result)


class GainsParry(Event):
    rule: ClassVar[str] = "glossary/parry"
    player: str
    amount: int
    cite: tuple[str, ...] = ()

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def apply(self, game: Any) -> None:
        _hero(game, self.player).parry += self.amount


class SpendsEnergy(Event):
    rule: ClassVar[str] = "rule/spending-energy-to-move"
    player: str
    amount: int

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        hero.energy -= self.amount
        hero.spent = True


class LosesEnergy(Event):
    rule: ClassVar[str] = "rule/health-and-energy"
    player: str
    amount: int

    def apply(self, game: Any) -> None:
        _hero(game, self.player).energy -= self.amount


class LosesHealth(Event):
    """Other than by damage: nothing absorbs it."""

    rule: ClassVar[str] = "rule/health-and-energy"
    player: str
    amount: int

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        hero.health = max(hero.health - self.amount, 0)


class Walks(Event):
    """A hero goes to an adjacent zone."""

    rule: ClassVar[str] = "glossary/move"
    player: str
    to: str
    cite: tuple[str, ...] = ()

    def sources(self) -> tuple[str, ...]:
        return self.cite

    def apply(self, game: Any) -> None:
        _hero(game, self.player).place = self.to


class Strikes(Deed):
    rule: ClassVar[str] = "glossary/strike"
    player: str
    card: Card


class Shoots(Deed):
    rule: ClassVar[str] = "glossary/shoot"
    player: str
    card: Card


class UsesSkill(Deed):
    rule: ClassVar[str] = "rule/using-a-skill"
    player: str
    card: Card

    def sources(self) -> tuple[str, ...]:
        return ("rule/skill-effect", *_of(self.card))


class UsesItem(Deed):
    rule: ClassVar[str] = "rule/using-an-item"
    player: str
    card: Card

    def sources(self) -> tuple[str, ...]:
        return ("rule/item-effect", *_of(self.card))


class TakesObjective(Event):
    rule: ClassVar[str] = "glossary/objective-token"
    player: str
    place: str

    def apply(self, game: Any) -> None:
        game.board.zones[self.place].objective = False
        _hero(game, self.player).objective = True


class DropsObjective(Event):
    rule: ClassVar[str] = "glossary/objective-token"
    player: str
    place: str

    def apply(self, game: Any) -> None:
        game.board.zones[self.place].objective = True
        _hero(game, self.player).objective = False


class OpensChest(Event):
    """What is in it, the app tells."""

    rule: ClassVar[str] = "glossary/chest"
    player: str
    place: str

    def apply(self, game: Any) -> None:
        game.board.zones[self.place].chest = False


class Explores(Event):
    """What is found, the app tells."""

    rule: ClassVar[str] = "glossary/exploration-token"
    player: str
    place: str

    def apply(self, game: Any) -> None:
        game.board.zones[self.place].exploration = False


class DrawsFear(Event):
    """What the card does, it says itself."""

    rule: ClassVar[str] = "glossary/fear"
    player: str

    def apply(self, game: Any) -> None:
        _hero(game, self.player).feared = True


class IgnoresTrap(SpendsResult):
    """A result is discarded for it; the token stays."""

    rule: ClassVar[str] = "glossary/trap"


class TriggersTrap(Event):
    """What the Trap card does, it says itself; the token is gone."""

    rule: ClassVar[str] = "glossary/trap"
    player: str
    place: str

    def apply(self, game: Any) -> None:
        game.board.zones[self.place].trap = False


class Drinks(Event):
    """A cube of a fountain for 1 health or 1 energy."""

    rule: ClassVar[str] = "glossary/healing-fountain"
    player: str
    what: str
    place: str

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
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

    def apply(self, game: Any) -> None:
        zone = game.board.zones[self.place]
        game.board.turn.bag_gems += zone.gems
        game.board.turn.bag_food += zone.food
        zone.gems = zone.food = 0


class IsRaised(Event):
    rule: ClassVar[str] = "glossary/knocked-out"
    player: str

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        hero.knocked_out, hero.raised, hero.health = False, True, 2 + hero.toxic
        hero.toxic = 0


class DrawsCorruption(Event):
    rule: ClassVar[str] = "glossary/corruption"
    player: str

    def apply(self, game: Any) -> None:
        _hero(game, self.player).corruptions += 1


# harm


class DealsDamage(Event):
    rule: ClassVar[str] = "glossary/resistance"
    card: Card
    amount: int

    def apply(self, game: Any) -> None:  # noqa: ARG002
        self.card.damage += self.amount


class LosesArmor(Event):
    rule: ClassVar[str] = "glossary/enemy-armor"
    card: Card
    amount: int

    def apply(self, game: Any) -> None:  # noqa: ARG002
        self.card.armor -= self.amount


class GainsArmor(Event):
    rule: ClassVar[str] = "glossary/life-drain"
    card: Card
    amount: int

    def apply(self, game: Any) -> None:  # noqa: ARG002
        self.card.armor += self.amount

    def sources(self) -> tuple[str, ...]:
        return _of(self.card)


class IsDefeated(Event):
    """The enemy leaves the board and drops what it carried."""

    rule: ClassVar[str] = "glossary/resistance"
    card: Card

    def apply(self, game: Any) -> None:
        place = game.board.zones[self.card.controller]
        place.enemies.remove(self.card.uid)
        place.defeated.append(self.card.uid)
        place.gems += self.card.gems
        place.food += self.card.food
        self.card.zone = DEFEATED
        self.card.damage = self.card.gems = self.card.food = 0
        self.card.stunned, self.card.guards = False, None


class TakesDamage(Event):
    rule: ClassVar[str] = "rule/health-and-energy"
    player: str
    amount: int

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        hero.health = max(hero.health - self.amount, 0)


class TakesToxicDamage(Event):
    """The health is put aside, and cannot be used."""

    rule: ClassVar[str] = "glossary/toxic-damage"
    player: str
    amount: int

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        lost = min(hero.health, self.amount)
        hero.health -= lost
        hero.toxic += lost


class AllyTakesDamage(Event):
    """Each time that its hero takes damage, the ally takes 1."""

    rule: ClassVar[str] = "glossary/ally"
    player: str

    def apply(self, game: Any) -> None:
        _hero(game, self.player).ally -= 1


class AllyIsOut(Event):
    rule: ClassVar[str] = "glossary/ally"
    player: str

    def apply(self, game: Any) -> None:
        _hero(game, self.player).ally = 0


class Parries(Event):
    rule: ClassVar[str] = "glossary/parry"
    player: str

    def apply(self, game: Any) -> None:
        _hero(game, self.player).parry -= 1


class ArmorAbsorbs(Event):
    rule: ClassVar[str] = "rule/hero-armor"
    player: str
    card: Card

    def apply(self, game: Any) -> None:  # noqa: ARG002
        self.card.armor -= 1


class IsKnockedOut(Event):
    rule: ClassVar[str] = "glossary/knocked-out"
    player: str

    def apply(self, game: Any) -> None:
        _hero(game, self.player).knocked_out = True


# what enemies do


class Reacts(Deed):
    rule: ClassVar[str] = "rule/enemy-reactions"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return _of(self.card)


class Acts(Deed):
    rule: ClassVar[str] = "rule/enemy-turns"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return _of(self.card)


class DoesNothing(Event):
    """An enemy that does not act, and why."""

    rule: ClassVar[str] = "rule/enemy-turns"
    card: Card
    why: str
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return (*self.cite, *_of(self.card))


class NobodyReacts(Event):
    rule: ClassVar[str] = "rule/enemy-reactions"
    color: str


class EnemyMoves(Event):
    rule: ClassVar[str] = "rule/choosing-targets"
    card: Card
    to: str

    def apply(self, game: Any) -> None:
        game.board.zones[self.card.controller].enemies.remove(self.card.uid)
        game.board.zones[self.to].enemies.append(self.card.uid)
        self.card.controller = self.to


class IsPushed(Event):
    """A hero or a minion goes to an adjacent zone, moved by an opponent."""

    rule: ClassVar[str] = "glossary/push-and-pull"
    player: str
    card: Card
    to: str

    def apply(self, game: Any) -> None:
        _hero(game, self.player).place = self.to


class IsPulled(IsPushed):
    """A hero comes into the zone of an enemy."""


class Pushes(Event):
    rule: ClassVar[str] = "glossary/push-and-pull"
    player: str
    card: Card
    to: str

    def apply(self, game: Any) -> None:
        EnemyMoves(self.card, self.to).apply(game)


class Pulls(Pushes):
    """A minion comes into the zone of a hero."""


class EnemyStrikes(Deed):
    rule: ClassVar[str] = "rule/choosing-targets"
    card: Card
    player: str
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite


class EnemyShoots(Deed):
    rule: ClassVar[str] = "rule/choosing-targets"
    card: Card
    player: str
    cite: tuple[str, ...]

    def sources(self) -> tuple[str, ...]:
        return self.cite


class Follows(Event):
    rule: ClassVar[str] = "glossary/pursuit"
    card: Card
    player: str
    to: str

    def apply(self, game: Any) -> None:
        EnemyMoves(self.card, self.to).apply(game)

    def sources(self) -> tuple[str, ...]:
        return _of(self.card)


class Leads(Deed):
    rule: ClassVar[str] = "glossary/leader-ability"
    card: Card

    def sources(self) -> tuple[str, ...]:
        return ("rule/enemy-abilities", *_of(self.card))


# upkeep and the end


class DiscardsParry(Event):
    rule: ClassVar[str] = "rule/upkeep-phase"
    player: str
    amount: int

    def apply(self, game: Any) -> None:
        _hero(game, self.player).parry = 0


class IsNoLongerStunned(Event):
    rule: ClassVar[str] = "rule/upkeep-phase"
    card: Card

    def apply(self, game: Any) -> None:  # noqa: ARG002
        self.card.stunned = False


class ResetsResistance(Event):
    rule: ClassVar[str] = "rule/upkeep-phase"
    card: Card

    def apply(self, game: Any) -> None:  # noqa: ARG002
        self.card.damage = 0


class Leaves(Deed):
    rule: ClassVar[str] = "rule/leaving-the-battle"
    player: str
    to: str


class IsAway(Event):
    """A hero has left the battle board."""

    rule: ClassVar[str] = "rule/leaving-the-battle"
    quiet: ClassVar[bool] = True
    player: str

    def apply(self, game: Any) -> None:
        hero = _hero(game, self.player)
        hero.left, hero.place = True, ""


class ExtraRound(Event):
    rule: ClassVar[str] = "rule/extra-round"


EVENTS = tuple(
    one
    for one in tuple(globals().values())
    if isinstance(one, type) and issubclass(one, Event) and one not in (Event, Deed)
)
