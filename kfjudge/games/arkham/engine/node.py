"""What the text of a card is made of: numbers, conditions, cards that are meant, effects, costs, what an
ability waits for; and the context in which they take effect.

Nodes never change. What a resolution finds on the way is in the context."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, dataclass_transform

from msgspec import Struct

from kfjudge.games.arkham.engine.board import Board, Card, Investigator, Lasting

if TYPE_CHECKING:
    from kfjudge.core.events import Event
    from kfjudge.games.arkham.engine.engine import Game


@dataclass_transform(frozen_default=True)
class Node(Struct, frozen=True):
    """A word of the language in which cards are written, with its parts."""

    def walk(self) -> Iterator[Node]:
        """Walk through this node and all within it."""
        yield self
        for name in self.__struct_fields__:
            value = getattr(self, name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Node):
                    yield from part.walk()


class Context(Struct, eq=False):
    """A resolution of an ability: of which card, who "you" are, what it waited for, the card that it has
    found, the investigator whom it has chosen and the skill."""

    game: Game
    source: Card
    you: str
    event: Event | None = None
    it: Card | None = None
    them: str = ""
    skill: str = ""

    @property
    def board(self) -> Board:
        return self.game.board

    @property
    def investigator(self) -> Investigator:
        return self.board.players[self.you]


class Number(Node):
    """A number that has to be worked out: "for each clue on your location"."""

    def value(self, context: Context) -> int:
        raise NotImplementedError


Amount: TypeAlias = int | Number


def value(context: Context, amount: Amount) -> int:
    """Work out an amount at the moment."""
    return amount if isinstance(amount, int) else amount.value(context)


class Condition(Node):
    """Something that may be so or not: "if Wendy’s Amulet is in play"."""

    def holds(self, context: Context) -> bool:
        raise NotImplementedError


class Selector(Node):
    """Which cards are meant: "an enemy at your location"."""

    def matches(self, context: Context, card: Card) -> bool:
        raise NotImplementedError

    def __and__(self, other: Selector) -> Selector:
        return Both(self, other)

    def __sub__(self, other: Selector) -> Selector:
        return But(self, other)


class Both(Selector):
    one: Selector
    other: Selector

    def matches(self, context: Context, card: Card) -> bool:
        return self.one.matches(context, card) and self.other.matches(context, card)


class But(Selector):
    some: Selector
    without: Selector

    def matches(self, context: Context, card: Card) -> bool:
        return self.some.matches(context, card) and not self.without.matches(context, card)


class Who(Node):
    """Which investigators are meant: "you", "each investigator at this location"."""

    def names(self, context: Context) -> list[str]:
        raise NotImplementedError


class Effect(Node):
    """What an ability does. It is initiated only if it could change the game, and if what it has to choose is
    there."""

    kind: ClassVar[str] = ""  # the action as which it is designated: "fight", "evade"
    is_target: ClassVar[bool] = False  # whether it chooses what others go by, and there has to be a choice

    def could_change(self, context: Context) -> bool:  # most can
        return True

    def resolve(self, context: Context) -> bool:
        """Do it; return whether all of it was done, which is what "then" asks."""
        raise NotImplementedError


class Contribution(Node):
    """What a constant ability adds to a number, allows or forbids, as long as it holds."""


class Until(Effect):
    """Until the end of a period something holds."""

    period: str
    contribution: Contribution

    def resolve(self, context: Context) -> bool:
        about = context.skill or (context.it.uid if context.it is not None else "")
        lasting = Lasting(context.source.uid, context.them or context.you, about)
        titles = {(context.board.cards[one.card].facts.id, *one[1:]) for one in context.board.lasting}
        if isinstance(self.contribution, Plus) or (context.source.facts.id, *lasting[1:]) not in titles:
            context.board.lasting = (*context.board.lasting, lasting)
        return True


class Attempt(Effect):
    """An effect that is a fight, an evasion or an investigation, of the enemy that is chosen with it."""

    def try_against(self, context: Context, target: Card) -> None:
        raise NotImplementedError


class Cost(Node):
    """What an ability costs beside actions; all of it is paid at once, or nothing."""

    discards: ClassVar[bool] = False  # whether the card is discarded for it

    def can_pay(self, context: Context) -> bool:
        raise NotImplementedError

    def pay(self, context: Context) -> None:
        raise NotImplementedError


class Limit(Node):
    """How often an ability may be used in a period, by each player or by all together."""

    period: str
    times: int = 1
    by_group: bool = False


class Occasion(Node):
    """What an ability waits for: the kinds of events, and which of them."""

    kinds: ClassVar[tuple[type[Any], ...]] = ()

    def met(self, context: Context, event: Any) -> bool:
        raise NotImplementedError

    def about(self, event: Any) -> Card | None:
        """Return the card that "it" means to the ability."""
        return getattr(event, "card", None)


WOULD, WHEN, AT, AFTER = "would", "when", "at", "after"


class Ability(Node):
    """A part of a text box."""


class Waits(Ability):
    """A triggered ability: forced, or a reaction that its player may use. `moment` is the word before the
    occasion."""

    forced: bool
    moment: str
    occasion: Occasion
    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    limit: Limit | None = None
    in_hand: bool = False  # whether it works from the hand, and not in play


class Keyword(Ability):
    """Hunter, Retaliate, Massive or Aloof."""

    word: str


class Prey(Ability):
    """Whom an enemy hunts and engages, of several investigators that it could."""

    word: str


class Spawn(Ability):
    """Where an enemy spawns: at one of those locations, by their ids; without any, at an empty one, or else
    engaged with its prey."""

    locations: tuple[str, ...]
    with_prey: bool = False


class Revelation(Ability):
    """What happens to whoever draws the card."""

    effects: tuple[Effect, ...]


class Back(Ability):
    """What the other side of an act or agenda says when it advances."""

    effects: tuple[Effect, ...]
    is_card: bool = False  # whether that side is an encounter card


class OtherSide(Ability):
    """What the other side of an agenda does as long as it is the current one."""

    abilities: tuple[Ability, ...]


class Objective(Waits):
    """A demand of an act that takes the place of its clues: when something happens, it advances, or may."""


class While(Ability):
    """A constant ability that changes a number."""

    contribution: Contribution


class Plus(Contribution):
    """You get so much more of a skill, or some others do, perhaps only for tests of one kind. "every" is each
    skill, "chosen" the one that was."""

    amount: Amount
    skill: str
    kind: str = ""
    who: Who | None = None


class InPlaceOf(Contribution):
    """You may use one skill in place of some others."""

    skill: str
    others: tuple[str, ...]


class NoTokens(Contribution):
    """You reveal no token for your tests."""


class ElderSignFails(Contribution):
    """Each elder sign that you reveal is an automatic failure."""


class CannotAttackYou(Contribution):
    """Such enemies cannot attack you."""

    what: Selector


class Blank(Contribution):
    """The printed text of the chosen card is blank, or that of some investigators."""

    who: Who | None = None


class KeepsOut(Contribution):
    """Such enemies cannot move into the location that this card is attached to."""

    what: Selector


class PlaysFromDiscard(Contribution):
    """The topmost event of your discard pile may be played by you like one of the hand."""


class CannotLeave(Contribution):
    """This card cannot leave play as long as something is so."""

    condition: Condition


class Slots(Contribution):
    """You have so many more slots of a kind, perhaps only for cards of one sort."""

    amount: int
    slot: str
    what: Selector | None = None


class MoreActions(Contribution):
    """You may take so many more actions during your turn, perhaps only by abilities of cards of one sort."""

    amount: int
    what: Selector | None = None


class InvestigatedBy(Contribution):
    """This location is investigated by another skill."""

    skill: str


class CannotPlay(Contribution):
    """You cannot play cards of some types."""

    types: tuple[str, ...]


class Dearer(Contribution):
    """The first of some kinds of actions in each round costs you so many more actions."""

    amount: int
    kinds: tuple[str, ...]


class LessSanity(Contribution):
    """You have so much less sanity."""

    amount: int


class HealthEach(Contribution):
    """This enemy has so much more health for each investigator who began."""

    amount: int


class Fiercer(Contribution):
    """This enemy, or each enemy, has so much more fight and evade, as long as a condition holds."""

    amount: int
    condition: Condition | None = None
    each: bool = False


class NoUseOfClues(Contribution):
    """Whoever is engaged with this enemy can neither discover nor spend clues."""


class Gives(Contribution):
    """A card gains an ability as long as no investigator controls it."""

    card: str
    ability: Ability


class Barred(Contribution):
    """Nobody can move into this location while it is unrevealed."""


class SpawnedHere(Contribution):
    """An enemy spawns at this location, wherever else it would."""

    card: str


class MoreShroud(Contribution):
    """The location that this card is attached to has so much more shroud."""

    amount: int


class NotInvestigated(Contribution):
    """The location that this card is attached to cannot be investigated."""


class Cheaper(Contribution):
    """Such cards cost so much less to play, for whoever is at this location."""

    amount: int
    what: Selector


class DoublesNegative(Contribution):
    """Negative modifiers of tokens count double when somebody tries to evade this enemy."""


class Uses(Ability):
    """Tokens that an asset enters play with; one that has none left may be discarded."""

    amount: int
    word: str
    discarded: bool = False


class OnPlay(Ability):
    """What an event does when it is played."""

    effects: tuple[Effect, ...]


class Committed(Ability):
    """What a card does for the test that it is committed to, if that succeeds: at most so many of its title,
    and perhaps only to one’s own test."""

    effects: tuple[Effect, ...] = ()
    most: int = 0
    only_own: bool = False


class ElderSign(Ability):
    """What the elder sign is worth to an investigator, and what it does."""

    amount: Amount
    effects: tuple[Effect, ...] = ()


class Symbol(Ability):
    """What a symbol of the chaos bag is worth in a scenario, and what it does; `hard` is the side of the card
    for hard and expert."""

    token: str
    amount: Amount
    effects: tuple[Effect, ...] = ()
    hard: bool = False


class Activated(Ability):
    """An ability with action icons: `does` is its designator, "fight", "parley" or none."""

    effects: tuple[Effect, ...]
    does: str = ""
    costs: tuple[Cost, ...] = ()
    actions: int = 1
    limit: Limit | None = None
    provokes: bool = True
    condition: Condition | None = None


class Free(Ability):
    """An ability that is triggered at will, whenever a player may act."""

    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    limit: Limit | None = None
    condition: Condition | None = None


class Fast(Ability):
    """A card that is played without an action: an asset in one's turn, an event when something happens, or
    else only in one's turn."""

    moment: str = ""
    occasion: Occasion | None = None
    in_own_turn: bool = True
