"""What a creature is at this moment: its power, armor, keywords, houses, neighbors and flanks,
printed or given by whatever is in force."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import TYPE_CHECKING

from kfjudge.games.keyforge.engine.board import ArmorLoss, Card, goes_on
from kfjudge.games.keyforge.engine.contributions import (
    Armor,
    ConsideredFlank,
    Contribution,
    CountsAs,
    Gains,
    Keyword,
    Loses,
    Power,
)
from kfjudge.games.keyforge.engine.node import Context
from kfjudge.games.keyforge.engine.selectors import Selector, everywhere
from kfjudge.games.keyforge.facts import HOUSES
from kfjudge.games.keyforge.readings import LATER_ARMOR, LOST_TOO, UNUSED_ONLY, USED_ARMOR

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


_KEYWORDS = attrgetter("facts.keywords")


def power(game: Game, card: Card) -> int:
    """Printed power, +1 for each counter, and what constant and lasting effects add; never below 0."""
    total = card.facts.power + card.power_counters
    for force in game.in_force(Power):
        if force.node.on.matches(force.context, card):
            total += force.node.worth(force.context, card)
    return total if total > 0 else 0


def full_of_damage(game: Game, creatures: list[Card]) -> set[str]:
    """Those that have as much damage as power."""
    if not game.in_force(Power):  # then counters alone change what is printed
        return {card.uid for card in creatures if card.damage >= card.facts.power + card.power_counters}
    return {card.uid for card in creatures if card.damage >= power(game, card)}


def armor(game: Game, card: Card) -> int:
    """The armor value as it is now, used or not."""
    if not card.facts.armor and not game.in_force(Armor):
        return 0
    total = max(sum(amount for _, amount in _armor_by_giver(game, card)), 0)
    return 0 if total and _has_lost_all(game, card) and game.reading(LATER_ARMOR) == LOST_TOO else total


def _has_lost_all(game: Game, card: Card) -> bool:
    """Whether something took all the armor that a creature had; what comes later counts, as we read it."""
    forces = game.in_force(ArmorLost)
    losses = (loss for force in forces for loss in force.node.losses(force.context))
    return any((loss.uid, loss.stay) == (card.uid, card.stay) for loss in losses)


class ArmorLost(Contribution):
    """Those lose the armor that they have when this begins: so much of what each card gives them, a creature
    itself what is printed on it. What is gained later is not among it."""

    on: Selector

    @property
    def bound_to(self) -> tuple[str, ...]:
        return ("armor",)

    def begins(self, context: Context) -> tuple[tuple[str, object], ...]:
        found = everywhere(context, self.on)
        context.find(found)
        context.lost = {card.uid: self._points(context, card) for card in found}
        return (("armor", tuple(loss for card in found for loss in armor_losses(context.game, card))),)

    def _points(self, context: Context, card: Card) -> int:
        """How much armor a creature loses; we read it that what has been used is among it."""
        total = armor(context.game, card)
        if card.armor_used and context.game.reading(USED_ARMOR) == UNUSED_ONLY:
            return max(total - card.armor_used, 0)
        return total

    def losses(self, context: Context) -> Iterable[ArmorLoss]:
        assert context.lasting is not None
        return (ArmorLoss(*loss) for loss in dict(context.lasting.bound)["armor"])


def armor_losses(game: Game, card: Card) -> list[ArmorLoss]:
    """What a creature loses that loses all of its armor: of each card that gives some, so much."""
    given = _armor_by_giver(game, card)
    return [
        ArmorLoss(card.uid, card.stay, giver.uid, giver.stay, amount) for giver, amount in given if amount > 0
    ]


def _armor_by_giver(game: Game, card: Card) -> list[tuple[Card, int]]:
    """Which card gives a creature how much armor, less what it has lost of it; what is printed it has of
    itself."""
    given = {card.uid: card.facts.armor}
    for force in game.in_force(Armor):
        if force.node.on.matches(force.context, card):
            giver = force.context.source.uid
            given[giver] = given.get(giver, 0) + force.node.worth(force.context, card)
    cards = game.board.cards
    for loss in (loss for force in game.in_force(ArmorLost) for loss in force.node.losses(force.context)):
        if loss.uid == card.uid and loss.giver in given and goes_on(game.board, loss):
            given[loss.giver] = max(given[loss.giver] - loss.amount, 0)
    return [(cards[uid], amount) for uid, amount in given.items()]


def keyword(game: Game, card: Card, name: str) -> int:
    """The value of a keyword, several instances added together; 0 when the creature does not have it."""
    total = 0
    for written, value in card.facts.keywords:
        if written == name and not game.is_blank(card):
            total += value
    for force in game.in_force(Gains):
        for gift in force.node.gifts:
            if (
                isinstance(gift, Keyword)
                and gift.keyword == name
                and force.node.on.matches(force.context, card)
                and not game.is_empty(card)
            ):
                total += gift.value
    if total:
        for loss in game.in_force(Loses):
            if name in loss.node.keywords and loss.node.on.matches(loss.context, card):
                return 0
    return total


def having(game: Game, cards: list[Card], name: str) -> list[Card]:
    """Those of some creatures that have a keyword."""
    if not game.in_force(Gains) and not any(map(_KEYWORDS, cards)):
        return []
    return [card for card in cards if keyword(game, card, name)]


def houses(game: Game, card: Card) -> tuple[str, ...]:
    """The houses a card belongs to: a maverick's is printed on it, whatever its title usually has; another
    card may say that it is a different one, or all of them."""
    forces = game.in_force_on(CountsAs, card)
    if not forces:
        return (card.house or card.printed().house,)
    named = [force.node.house for force in forces if force.node.house is not None]
    if len(named) < len(forces):
        return HOUSES
    return (named[0],)


def houses_of(game: Game, cards: Iterable[Card]) -> set[str]:
    """The houses that any of some cards belongs to."""
    if not game.in_force(CountsAs):
        return {card.house or card.printed().house for card in cards}
    return {name for card in cards for name in houses(game, card)}


def givers(game: Game, card: Card, name: str) -> tuple[str, ...]:
    """The entries of the cards that give a creature a keyword which is not printed on it."""
    found = [
        force.context.source.facts.id if force.context.lasting is None else force.context.lasting.card
        for force in game.in_force(Gains)
        if any(isinstance(gift, Keyword) and gift.keyword == name for gift in force.node.gifts)
        and force.node.on.matches(force.context, card)
    ]
    return tuple(dict.fromkeys(f"card/{card_id}" for card_id in found))


def belongs_to(game: Game, card: Card, name: str) -> bool:
    return name in houses(game, card)


def neighbors(game: Game, card: Card) -> list[Card]:
    """The creatures to the immediate left and right."""
    cards = game.board.cards
    return [cards[uid] for uid in uids_of_neighbors(game, card)]


def uids_of_neighbors(game: Game, card: Card) -> list[str]:
    if card.zone != "line":
        return []
    line = game.board.players[card.controller].line
    at = line.index(card.uid)
    return line[max(at - 1, 0) : at] + line[at + 1 : at + 2]


def to_the_left(game: Game, card: Card) -> list[Card]:
    """All creatures of its battleline that stand to the left of a creature."""
    if card.zone != "line":
        return []
    line = game.board.players[card.controller].line
    return [game.board.cards[uid] for uid in line[: line.index(card.uid)]]


def to_the_right(game: Game, card: Card) -> list[Card]:
    """All creatures of its battleline that stand to the right of a creature."""
    if card.zone != "line":
        return []
    line = game.board.players[card.controller].line
    return [game.board.cards[uid] for uid in line[line.index(card.uid) + 1 :]]


def stands_right_of(game: Game, card: Card, other: Card) -> bool:
    """In the same battleline, further to the right."""
    if not card.zone == other.zone == "line" or card.controller != other.controller:
        return False
    line = game.board.players[card.controller].line
    return line.index(card.uid) > line.index(other.uid)


def on_flank(game: Game, card: Card) -> bool:
    """At either end of the battleline, or considered to be."""
    if card.zone != "line":
        return False
    line = game.board.players[card.controller].line
    if card.uid in (line[0], line[-1]):
        return True
    return bool(game.in_force_on(ConsideredFlank, card))
