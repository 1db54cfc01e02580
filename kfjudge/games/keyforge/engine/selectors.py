"""Which cards a card speaks of, by type, player, zone or what was chosen before: FRIENDLY & CREATURE -
SELF."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.node import OPPONENT, YOU, Context, Node, Somebody

Matcher = Callable[[Context, Card], bool]


class Selector(Node):
    """A set of cards, as a card would name it. Two are joined by `-`, which binds closest, `&` and `|`."""

    def __bool__(self) -> bool:
        raise TypeError("selectors are joined by & and |; `and`, `or` and `not` would drop one of them")

    def matches(self, context: Context, card: Card) -> bool:
        raise NotImplementedError

    def at_once(self, context: Context) -> Matcher:
        """Return a matcher for many cards of the same board: what depends on all of them is worked out
        once."""
        return self.matches

    def peek_in_play(self, context: Context) -> list[Card]:
        """List the cards in play that it means, in board order, without copying them."""
        seen, matches = context.game.view.peek_in_play(), self.at_once(context)
        return [card for card in seen if matches(context, card)]

    def __and__(self, other: Selector) -> Selector:
        return Both(self, other)

    def __sub__(self, other: Selector) -> Selector:
        return But(self, other)

    def __or__(self, other: Selector) -> Selector:
        return Either(self, other)


class Both(Selector):
    one: Selector
    other: Selector

    def at_once(self, context: Context) -> Matcher:
        one, other = self.one.at_once(context), self.other.at_once(context)
        return lambda there, card: one(there, card) and other(there, card)

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

    def at_once(self, context: Context) -> Matcher:
        one, other = self.one.at_once(context), self.other.at_once(context)
        return lambda there, card: one(there, card) or other(there, card)

    def matches(self, context: Context, card: Card) -> bool:
        return self.one.matches(context, card) or self.other.matches(context, card)


class AnyCard(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return True


class Friendly(Selector):
    """Those that "you" control, and to its own ability the card that you use as if it were yours."""

    def matches(self, context: Context, card: Card) -> bool:
        return card.controller == context.you or _is_used_as_yours(context, card)


class Enemy(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.controller != context.you and not _is_used_as_yours(context, card)


def _is_used_as_yours(context: Context, card: Card) -> bool:
    """Tell whether a card speaks of itself while a player uses it who does not control it."""
    borrowed = context.game.borrowed
    return bool(borrowed) and card is context.source and (context.you, card) in borrowed


class OfType(Selector):
    type: str

    def matches(self, context: Context, card: Card) -> bool:
        return card.printed().type == self.type


class Self(Selector):
    """The card that speaks (for a granted ability: the creature that has it)."""

    def matches(self, context: Context, card: Card) -> bool:
        return card is context.source


class Host(Selector):
    """The creature that an upgrade is attached to."""

    def matches(self, context: Context, card: Card) -> bool:
        return card.uid == context.source.host


class It(Selector):
    """What was chosen or found just before; with a name, what an earlier choice was called."""

    called: str | None = None

    def matches(self, context: Context, card: Card) -> bool:
        return (card, card.stay) in self.pairs(context)

    def peek_in_play(self, context: Context) -> list[Card]:
        found = {card.uid for card, stay in self.pairs(context) if card.stay == stay}
        return [card for card in context.board.peek_in_play() if card.uid in found]

    def pairs(self, context: Context) -> list[tuple[Card, int]]:
        """List what was found, with the stay in play in which it was found."""
        return context.it if self.called is None else context.named.get(self.called, [])

    def gone(self, context: Context) -> list[Card]:
        """List what was found and has since left play. Its neighbors of that moment stay its neighbors for
        the rest of the resolution."""
        return [card for card, stay in self.pairs(context) if card.stay != stay]


class Among(Selector):
    """One of those that were found, wherever they are now."""

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


class Giver(Selector):
    """The card that gave the ability."""

    def matches(self, context: Context, card: Card) -> bool:
        return card is context.via


class PlayedNow(Selector):
    """Those that you have played this turn."""

    def matches(self, context: Context, card: Card) -> bool:
        turn = context.board.turn
        return turn.player == context.you and card.uid in turn.played


class InPlay(Selector):
    def matches(self, context: Context, card: Card) -> bool:
        return card.in_play


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
YOUR_HAND = InZone("hand", YOU)
YOUR_DISCARD = InZone("discard", YOU)
YOUR_ARCHIVES = InZone("archives", YOU)
OPPONENT_HAND = InZone("hand", OPPONENT)
OPPONENT_ARCHIVES = InZone("archives", OPPONENT)
ANY_DISCARD = InZone("discard", None)


def called(name: str) -> Selector:
    """Select what an earlier choice of the same resolution was called."""
    return It(name)


def among(name: str) -> Selector:
    """Select one of those that an earlier effect of the same resolution called so."""
    return Among(name)


def everywhere(context: Context, selector: Selector) -> list[Card]:
    """List the cards that a selector means: those in play, in board order, then those in a zone it names,
    then those that were found and are not in play."""
    cards = context.board.cards
    return [cards[seen.uid] for seen in peek_everywhere(context, selector)]


def peek_everywhere(context: Context, selector: Selector) -> list[Card]:
    """List the same without copying the cards; they must not be changed."""
    found = selector.peek_in_play(context)
    board = context.game.view
    for zone in zones_of(selector):
        players = board.in_order() if zone.player is None else [board.players[zone.player.name(context)]]
        lying = board.cards.peek_all([uid for player in players for uid in getattr(player, zone.zone)])
        found += [card for card in lying if selector.matches(context, card)]
    for part in _found_in(selector):
        known = {card.uid for card in found}
        out = [card for card in context.found(part.called) if not card.in_play and card.uid not in known]
        found += [card for card in out if selector.matches(context, card)]
    return found


@cache
def zones_of(selector: Selector) -> tuple[InZone, ...]:
    """List the zones out of play that a selector names."""
    return tuple(node for node in selector.walk() if isinstance(node, InZone))


@cache
def _found_in(selector: Selector) -> tuple[Among, ...]:
    return tuple(node for node in selector.walk() if isinstance(node, Among))
