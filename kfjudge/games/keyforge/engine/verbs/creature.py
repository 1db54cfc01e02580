"""What a creature is at the moment: its power, armor, keywords, houses, neighbors and flanks, printed or
given by what is in force."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import TYPE_CHECKING

from kfjudge.games.keyforge.engine.board import ArmorLoss, Card, Pile, is_still_lost
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
from kfjudge.games.keyforge.readings import LATER_ARMOR, LATER_LOST, UNUSED_ONLY, USED_ARMOR

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


_KEYWORDS = attrgetter("facts.keywords")


def power(game: Game, card: Card) -> int:
    """Work out power: the printed one, +1 for each counter, and what is in force adds; never below 0."""
    total = card.facts.power + card.power_counters
    for force in game.in_force(Power):
        if force.node.on.matches(force.context, card):
            total += force.node.worth(force.context, card)
    return total if total > 0 else 0


def armor(game: Game, card: Card) -> int:
    """Work out the armor value at the moment, used or not."""
    if not card.facts.armor and not game.in_force(Armor):
        return 0
    total = max(sum(amount for _, amount in _armor_by_giver(game, card)), 0)
    if not total:
        return 0
    losses = (loss for force in game.in_force(ArmorLost) for loss in force.node.losses(force.context))
    has_lost_all = any((loss.uid, loss.stay) == (card.uid, card.stay) for loss in losses)
    # We read it that armor gained since then counts.
    return 0 if has_lost_all and game.reading(LATER_ARMOR) == LATER_LOST else total


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
        losses = (
            ArmorLoss(card.uid, card.stay, giver.uid, giver.stay, amount)
            for card in found
            for giver, amount in _armor_by_giver(context.game, card)
            if amount > 0
        )
        return (("armor", tuple(losses)),)

    def _points(self, context: Context, card: Card) -> int:
        """Work out how much armor a creature loses; we read it that used armor is part of it."""
        total = armor(context.game, card)
        if card.armor_used and context.game.reading(USED_ARMOR) == UNUSED_ONLY:
            return max(total - card.armor_used, 0)
        return total

    def losses(self, context: Context) -> Iterable[ArmorLoss]:
        assert context.lasting is not None
        return (ArmorLoss(*loss) for loss in dict(context.lasting.bound)["armor"])


def _armor_by_giver(game: Game, card: Card) -> list[tuple[Card, int]]:
    """List how much armor each card gives a creature, less what it has lost of it; the printed armor comes
    from the creature itself."""
    given = {card.uid: card.facts.armor}
    for force in game.in_force(Armor):
        if force.node.on.matches(force.context, card):
            giver = force.context.source.uid
            given[giver] = given.get(giver, 0) + force.node.worth(force.context, card)
    cards = game.board.cards
    for loss in (loss for force in game.in_force(ArmorLost) for loss in force.node.losses(force.context)):
        if loss.uid == card.uid and loss.giver in given and is_still_lost(game.board, loss):
            given[loss.giver] = max(given[loss.giver] - loss.amount, 0)
    return [(cards[uid], amount) for uid, amount in given.items()]


def keyword(game: Game, card: Card, name: str) -> int:
    """Add up the value of a keyword over its instances; 0 if the creature does not have it."""
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


def with_keyword(game: Game, cards: list[Card], name: str) -> list[Card]:
    """List which of some creatures have a keyword."""
    if not game.in_force(Gains) and not any(map(_KEYWORDS, cards)):
        return []
    return [card for card in cards if keyword(game, card, name)]


def houses(game: Game, card: Card) -> tuple[str, ...]:
    """List the houses a card belongs to: the one printed on it (on a maverick another than its title's),
    unless a card says that it belongs to a different one, or to all."""
    forces = game.in_force_on(CountsAs, card)
    if not forces:
        return (card.house or card.printed().house,)
    named = [force.node.house for force in forces if force.node.house is not None]
    if len(named) < len(forces):
        return HOUSES
    return (named[0],)


def houses_of(game: Game, cards: Iterable[Card]) -> set[str]:
    """List the houses that any of some cards belong to."""
    if not game.in_force(CountsAs):
        return {card.house or card.printed().house for card in cards}
    return {name for card in cards for name in houses(game, card)}


def keyword_sources(game: Game, card: Card, name: str) -> tuple[str, ...]:
    """List the entries of the cards that give a creature a keyword which is not printed on it."""
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
    """List the creatures to the immediate left and right."""
    cards = game.board.cards
    return [cards[uid] for uid in uids_of_neighbors(game, card)]


def uids_of_neighbors(game: Game, card: Card) -> Pile:
    if card.zone != "line":
        return ()
    line = game.board.players[card.controller].line
    at = line.index(card.uid)
    return line[max(at - 1, 0) : at] + line[at + 1 : at + 2]


def on_flank(game: Game, card: Card) -> bool:
    """Tell whether a creature is at an end of its battleline, or considered to be."""
    if card.zone != "line":
        return False
    line = game.board.players[card.controller].line
    if card.uid in (line[0], line[-1]):
        return True
    return bool(game.in_force_on(ConsideredFlank, card))
