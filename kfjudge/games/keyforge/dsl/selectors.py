"""Which cards a card speaks of: FRIENDLY & CREATURE - SELF, trait("giant"), NEIGHBORS."""

from __future__ import annotations

from functools import cache

from kfjudge.games.keyforge.dsl.node import OPPONENT, YOU, Context, Node, Somebody
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.deeds import creature
from kfjudge.games.keyforge.facts import HOUSES, KEYWORDS, all_facts
from kfjudge.games.keyforge.readings import AS_IT_STOOD, NEIGHBORS_OF_THE_GONE


class Selector(Node):
    """A set of cards, as a card would name it. Two are joined by `-`, which binds closest, `&` and `|`."""

    def __bool__(self) -> bool:
        raise TypeError("selectors are joined by & and |; `and`, `or` and `not` would drop one of them")

    def matches(self, context: Context, card: Card) -> bool:
        raise NotImplementedError

    def __and__(self, other: Selector) -> Selector:
        return Both(self, other)

    def __sub__(self, other: Selector) -> Selector:
        return But(self, other)

    def __or__(self, other: Selector) -> Selector:
        return Either(self, other)


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


class Either(Selector):
    one: Selector
    other: Selector

    def matches(self, context: Context, card: Card) -> bool:
        return self.one.matches(context, card) or self.other.matches(context, card)


class AnyCard(Selector):
    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return True


class Friendly(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.controller == context.you


class Enemy(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.controller != context.you


class OfType(Selector):
    type: str

    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return creature.printed(card).type == self.type


class Self(Selector):
    """The card that speaks (for a granted ability: the creature that has it)."""

    def matches(self, context: Context, card: Card) -> bool:
        return card is context.source


class Host(Selector):
    """The creature that an upgrade is attached to."""

    def matches(self, context: Context, card: Card) -> bool:
        return card.uid == context.source.host


class It(Selector):
    """What was chosen or found just before; or, with a name, what was called so."""

    called: str | None = None

    def matches(self, context: Context, card: Card) -> bool:
        return any(card is found for found in context.found(self.called))

    def pairs(self, context: Context) -> list[tuple[Card, int]]:
        """What was found, and the stay in play that it was found in."""
        return context.it if self.called is None else context.named.get(self.called, [])

    def gone(self, context: Context) -> list[Card]:
        """What was found and has since left play; whoever stood next to it then is still its neighbor
        for the rest of the resolution."""
        return [card for card, stay in self.pairs(context) if card.stay != stay]


class Among(Selector):
    """One of those that were found, wherever they lie now."""

    called: str | None = None

    def matches(self, context: Context, card: Card) -> bool:
        return any(card is found for found in context.found(self.called))


class TheFought(Selector):
    """The creature that the attacker fights."""

    def matches(self, context: Context, card: Card) -> bool:
        return card is getattr(context.event, "target", None)


class TheFighter(Selector):
    """The creature that fights, or is about to."""

    def matches(self, context: Context, card: Card) -> bool:
        return card is getattr(context.event, "attacker", None)


class Attacking(Selector):
    """In a fight, the one that attacks one of those."""

    target: Selector

    def matches(self, context: Context, card: Card) -> bool:
        bouts = (bout for bout in context.game.bouts if bout.attacker is card)
        return any(self.target.matches(context, bout.target) for bout in bouts)


class Giver(Selector):
    """The card that gave the ability."""

    def matches(self, context: Context, card: Card) -> bool:
        return card is context.via


class InLineOf(Selector):
    """In the same battleline as what was called so."""

    called: str

    def matches(self, context: Context, card: Card) -> bool:
        return any(card.controller == other.controller for other in context.found(self.called))


class NotAlone(Selector):
    """In a battleline with another creature."""

    def matches(self, context: Context, card: Card) -> bool:
        return bool(creature.neighbors(context.game, card))


class InPlay(Selector):
    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return card.in_play


class Flank(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return creature.on_flank(context.game, card)


class NeighborOf(Selector):
    """The creatures next to one of those."""

    of: Selector

    def matches(self, context: Context, card: Card) -> bool:
        if any(self.of.matches(context, other) for other in creature.neighbors(context.game, card)):
            return True
        beside = isinstance(self.of, It) and any(card.uid in gone.beside for gone in self.of.gone(context))
        return beside and context.game.reading(NEIGHBORS_OF_THE_GONE) == AS_IT_STOOD


class RightOf(Selector):
    """The creatures that stand to the right of one of those, in the same battleline."""

    of: Selector

    def matches(self, context: Context, card: Card) -> bool:
        return any(self.of.matches(context, other) for other in creature.to_the_left(context.game, card))


class LeftOf(Selector):
    """The creatures that stand to the left of one of those, in the same battleline."""

    of: Selector

    def matches(self, context: Context, card: Card) -> bool:
        return any(self.of.matches(context, other) for other in creature.to_the_right(context.game, card))


class Damaged(Selector):
    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return card.damage > 0


class Ready_(Selector):  # noqa: N801  `Ready` is what an effect does
    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return not card.exhausted


class Stunned(Selector):
    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return card.stunned


class WithDoom(Selector):
    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return card.doom > 0


class WithAember(Selector):
    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return card.aember > 0


class WithArmor(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return creature.armor(context.game, card) > 0


class WithKeyword(Selector):
    """Those that have a keyword at the moment, printed or given."""

    keyword: str

    def matches(self, context: Context, card: Card) -> bool:
        return creature.keyword(context.game, card, self.keyword) > 0


class PlayedNow(Selector):
    """Those that you have played this turn."""

    def matches(self, context: Context, card: Card) -> bool:
        turn = context.board.turn
        return turn.player == context.you and card.uid in turn.played


class Trait(Selector):
    trait: str

    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return self.trait in creature.printed(card).traits


def _wherever(context: Context, selector: Selector) -> list[Card]:
    """The cards that a selector means, for what is printed on them: where they are by now does not matter."""
    if isinstance(selector, It):
        return [card for card, _ in selector.pairs(context)]
    return everywhere(context, selector)


class SharesTrait(Selector):
    """With a trait that one of those has, too."""

    with_: Selector

    def matches(self, context: Context, card: Card) -> bool:
        traits = set(creature.printed(card).traits)
        others = _wherever(context, self.with_)
        return any(traits.intersection(creature.printed(other).traits) for other in others)


class SharesTitle(Selector):
    """With the title that one of those has."""

    with_: Selector

    def matches(self, context: Context, card: Card) -> bool:
        title = creature.printed(card).id
        return any(creature.printed(other).id == title for other in _wherever(context, self.with_))


class WeakerThan(Selector):
    """With less power than one of those has in play."""

    than: Selector

    def matches(self, context: Context, card: Card) -> bool:
        power = creature.power(context.game, card)
        return any(power < creature.power(context.game, other) for other in everywhere(context, self.than))


class OfHouse(Selector):
    house: str

    def matches(self, context: Context, card: Card) -> bool:
        return creature.belongs_to(context.game, card, self.house)


class SharesHouse(Selector):
    """Of the house of one of those, wherever they are by now."""

    with_: It

    def matches(self, context: Context, card: Card) -> bool:
        game = context.game
        others = [other for other, _ in self.with_.pairs(context)]
        return any(
            name in creature.houses(game, other) for other in others for name in creature.houses(game, card)
        )


class OfYourHouses(Selector):
    """Of one of the three houses on your identity card."""

    def matches(self, context: Context, card: Card) -> bool:
        houses = context.game.houses(context.you)
        return any(name in houses for name in creature.houses(context.game, card))


class OfActiveHouse(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        house = context.board.turn.house
        return house is not None and creature.belongs_to(context.game, card, house)


class OfHouseOf(Selector):
    """Of a house of the card that is called so."""

    called: str

    def matches(self, context: Context, card: Card) -> bool:
        game, others = context.game, context.found(self.called)
        houses = [name for other in others for name in creature.houses(game, other)]
        return any(creature.belongs_to(game, card, name) for name in houses)


class OfNamedHouse(Selector):
    """Of the house that was chosen on the way."""

    def matches(self, context: Context, card: Card) -> bool:
        return context.house is not None and creature.belongs_to(context.game, card, context.house)


class Named(Selector):
    id: str

    def matches(self, context: Context, card: Card) -> bool:  # noqa: ARG002
        return creature.printed(card).id == self.id


class PowerAtMost(Selector):
    power: int

    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) <= self.power


class PowerAtLeast(Selector):
    power: int

    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) >= self.power


class OfPower(Selector):
    """Of just that power."""

    power: int

    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) == self.power


class OfMostPower(Selector):
    """Each of those with the highest power among them."""

    those: Selector

    def matches(self, context: Context, card: Card) -> bool:
        powers = _powers(context, self.those)
        return card.uid in powers and powers[card.uid] == max(powers.values())


class OfLeastPower(Selector):
    """Each of those with the lowest power among them."""

    those: Selector

    def matches(self, context: Context, card: Card) -> bool:
        powers = _powers(context, self.those)
        return card.uid in powers and powers[card.uid] == min(powers.values())


def _powers(context: Context, those: Selector) -> dict[str, int]:
    return {card.uid: creature.power(context.game, card) for card in everywhere(context, those)}


class OfNamedPower(Selector):
    """Of the power that was named on the way."""

    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) == context.number


class OddPower(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) % 2 == 1


class EvenPower(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return creature.power(context.game, card) % 2 == 0


class InZone(Selector):
    """Cards that are not in play: a player's hand, discard pile, archives, deck; either player's (None)."""

    zone: str
    player: Somebody | None

    def matches(self, context: Context, card: Card) -> bool:
        return card.zone == self.zone and (
            self.player is None or card.controller == self.player.name(context)
        )


ANY_CARD = AnyCard()
FRIENDLY = Friendly()
ENEMY = Enemy()
CREATURE = OfType("creature")
ARTIFACT = OfType("artifact")
ACTION_CARD = OfType("action")
UPGRADE = OfType("upgrade")
SELF = Self()
HOST = Host()
IT = It()
AMONG_THEM = Among()
FOUGHT = TheFought()
ATTACKED = It("the attacked")  # whom the creatures that were to fight have attacked
FIGHTER = TheFighter()
GIVER = Giver()
IN_PLAY = InPlay()
NOT_ALONE = NotAlone()
FLANK = Flank()
NEIGHBORS = NeighborOf(SELF)
DAMAGED = Damaged()
UNDAMAGED = But(ANY_CARD, DAMAGED)
READY = Ready_()
STUNNED = Stunned()
WITH_DOOM = WithDoom()
WITH_AEMBER = WithAember()
WITH_ARMOR = WithArmor()
YOU_PLAY = PlayedNow()
ODD_POWER = OddPower()
EVEN_POWER = EvenPower()
OF_ACTIVE_HOUSE = OfActiveHouse()
OF_NAMED_POWER = OfNamedPower()
OF_NAMED_HOUSE = OfNamedHouse()
OF_YOUR_HOUSES = OfYourHouses()
YOUR_HAND = InZone("hand", YOU)
YOUR_DISCARD = InZone("discard", YOU)
YOUR_ARCHIVES = InZone("archives", YOU)
OPPONENT_HAND = InZone("hand", OPPONENT)
OPPONENT_ARCHIVES = InZone("archives", OPPONENT)
ANY_DISCARD = InZone("discard", None)


def trait(name: str) -> Selector:
    if not any(name in facts.traits for facts in all_facts().values()):
        raise ValueError(f"unknown trait: {name!r}")
    return Trait(name)


def house(name: str) -> Selector:
    if name not in HOUSES:
        raise ValueError(f"unknown house: {name!r}; houses: {', '.join(HOUSES)}")
    return OfHouse(name)


def with_keyword(name: str) -> Selector:
    if name not in KEYWORDS:
        raise ValueError(f"unknown keyword: {name!r}; keywords: {', '.join(KEYWORDS)}")
    return WithKeyword(name)


def titled(card_id: str) -> Selector:
    if card_id not in all_facts():
        raise ValueError(f"unknown card: {card_id!r}")
    return Named(card_id)


def called(name: str) -> Selector:
    """What an earlier choice of the same resolution was called."""
    return It(name)


def among(name: str) -> Selector:
    """One of those that an earlier effect of the same resolution called so."""
    return Among(name)


def next_to(selector: Selector) -> Selector:
    return NeighborOf(selector)


def everywhere(context: Context, selector: Selector) -> list[Card]:
    """The cards that a selector means: those in play, in board order, then those in a zone it names, and
    those that were found and are not in play."""
    found = [card for card in context.board.in_play() if selector.matches(context, card)]
    board = context.board
    for zone in zones_of(selector):
        players = board.in_order() if zone.player is None else [board.players[zone.player.name(context)]]
        lying = [board.cards[uid] for player in players for uid in getattr(player, zone.zone)]
        found += [card for card in lying if selector.matches(context, card)]
    for part in _found_in(selector):
        out = [card for card in context.found(part.called) if not card.in_play and card not in found]
        found += [card for card in out if selector.matches(context, card)]
    return found


def houses_of(context: Context, selector: Selector) -> list[str]:
    """The houses that those cards are of."""
    cards = everywhere(context, selector)
    return [name for name in HOUSES if any(creature.belongs_to(context.game, card, name) for card in cards)]


@cache
def zones_of(selector: Selector) -> tuple[InZone, ...]:
    """The zones out of play that a selector names."""
    return tuple(node for node in selector.walk() if isinstance(node, InZone))


@cache
def _found_in(selector: Selector) -> tuple[Among, ...]:
    return tuple(node for node in selector.walk() if isinstance(node, Among))
