"""Initiating abilities and playing cards: what may be initiated, what it costs, where an asset finds a
slot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events, values
from kfjudge.games.arkham.engine.board import DISCARD, Card
from kfjudge.games.arkham.engine.node import (
    Activated,
    Attempt,
    CannotPlay,
    Cheaper,
    Context,
    Cost,
    Effect,
    Fast,
    Free,
    Limit,
    MoreActions,
    OnPlay,
    PlaysFromDiscard,
    Slots,
    Waits,
)
from kfjudge.games.arkham.engine.spec import uses_on

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

SLOTS = {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}
_DOUBLE = "-x2"
COST_RULES = ("glossary/costs", "rule/initiation-sequence")

LEVEL = "-level-"  # in the id of a card that has the title of another


def could_be_initiated(context: Context, costs: Sequence[Cost], effects: Sequence[Effect]) -> bool:
    """Make the two checks before an ability: its costs can be paid, and it could change the game."""
    paid = all(cost.can_pay(context) for cost in costs)
    changing = [effect.could_change(context) for effect in effects if not effect.is_target]
    aimed = all(effect.could_change(context) for effect in effects if effect.is_target)
    return paid and aimed and (not changing or any(changing))


def resolve(context: Context, effects: Sequence[Effect]) -> None:
    """Resolve the effects of one ability; what reacts to a part of it waits until the end."""
    with context.game.effect():
        for effect in effects:
            effect.resolve(context)


# limits


def is_spent(game: Game, card: Card, limit: Limit | None, player: str) -> bool:
    """Tell whether an ability has been used as often as its limit allows."""
    if limit is None:
        return False
    used = {(who, period): times for who, period, times in game.board.limits}
    return used.get((_name_limit(card, limit, player), limit.period), 0) >= limit.times


def mark_use(game: Game, card: Card, limit: Limit | None, player: str) -> None:
    """Note a use: it counts even if it is canceled."""
    if limit is None:
        return
    used = {(who, period): times for who, period, times in game.board.limits}
    key = _name_limit(card, limit, player), limit.period
    used[key] = used.get(key, 0) + 1
    game.board.limits = tuple(sorted((who, period, times) for (who, period), times in used.items()))


def _name_limit(card: Card, limit: Limit, player: str) -> str:
    """Name what a limit is on: a copy of a card and a player, or the copy alone for a limit of the group."""
    return card.uid if limit.by_group else f"{card.uid} {player}"


def forget_uses(game: Game, *periods: str) -> None:
    """Let abilities be used again whose limit was for a period that is over."""
    game.board.limits = tuple(one for one in game.board.limits if one[1] not in periods)


# cards of the hand


def play_cost(card: Card) -> int | None:
    """Return what a card of the hand costs; None for one that cannot be played."""
    is_playable = card.facts.type in ("asset", "event") and card.facts.cost.isdecimal()
    return int(card.facts.cost) if is_playable else None


def cost_now(game: Game, player: str, card: Card) -> int | None:
    """Return what a card costs an investigator now, with what makes it cheaper there."""
    cost, here = play_cost(card), game.board.cards.get(game.board.players[player].at or "")
    if cost is None or here is None:
        return cost
    context = Context(game, here, player)
    less = [one.amount for one in values.contributes(game, here, Cheaper) if one.what.matches(context, card)]
    return max(cost - sum(less), 0)


def list_playable(game: Game, player: str) -> list[Card]:
    """List the cards that an investigator could play as being in hand."""
    one = game.board.players[player]
    found = [game.board.cards[uid] for uid in one.hand]
    if one.discard and any(values.contributions(game, PlaysFromDiscard, player)):
        discarded = map(game.board.cards.__getitem__, one.discard)
        found += [card for card in discarded if card.facts.type == "event"][:1]
    return found


def is_there_already(game: Game, card: Card) -> bool:
    """Tell whether a card is unique, and one of its title in play, whatever the level."""
    title = card.facts.id.partition(LEVEL)[0]
    same = (other for other in game.board.in_play() if other.facts.id.partition(LEVEL)[0] == title)
    return card.facts.is_unique and any(same)


def may_play(game: Game, player: str, card: Card, context: Context | None = None) -> bool:
    """Tell whether a card of the hand could be played now, but for the action and the moment."""
    one, cost = game.board.players[player], cost_now(game, player, card)
    if cost is None or cost > one.resources:
        return False
    threats = map(game.board.cards.__getitem__, one.threat)
    bars = (bar for threat in threats for bar in values.contributes(game, threat, CannotPlay))
    if any(card.facts.type in bar.types for bar in bars):
        return False
    if card.facts.type == "asset":
        return not is_there_already(game, card)
    effects = [effect for ability in game.spec(card).abilities if isinstance(ability, OnPlay)
               for effect in ability.effects]  # fmt: skip
    return could_be_initiated(context or Context(game, card, player), (), effects)


def is_fast(game: Game, card: Card) -> Fast | None:
    """Return how a card of the hand is fast, if it is."""
    return next((one for one in game.spec(card).abilities if isinstance(one, Fast)), None)


def play(game: Game, player: str, card: Card, context: Context | None = None) -> None:
    """Pay for a card of the hand, and play it."""
    cost = cost_now(game, player, card)
    if cost:
        game.do(events.SpendsResources(player, cost))
    commence(game, player, card, context)


def commence(game: Game, player: str, card: Card, context: Context | None = None) -> None:
    """Play a card that is paid for: an asset enters play, an event resolves and goes to the discard pile."""
    steps = partial(_put_into_play if card.facts.type == "asset" else _resolve_event, game, player, card,
                    context or Context(game, card, player))  # fmt: skip
    game.do(events.Plays(steps=steps, player=player, card=card))


def _put_into_play(game: Game, player: str, card: Card, context: Context) -> None:  # noqa: ARG001
    make_room(game, player, card)
    uses = uses_on(card.facts.id)
    game.do(events.EntersPlay(player, card, uses.amount if uses is not None else 0))
    more = [one.amount for one in values.contributes(game, card, MoreActions) if one.what is None]
    if more and game.board.turn.player == player and card.in_play:
        game.do(events.GainsActions(player, sum(more)))


def _resolve_event(game: Game, player: str, card: Card, context: Context) -> None:  # noqa: ARG001
    for ability in game.spec(card).abilities:
        if isinstance(ability, OnPlay):
            resolve(context, ability.effects)
    if card.zone == "hand":
        game.board.put(card, card.owner, DISCARD, on_top=True)


def make_room(game: Game, player: str, card: Card) -> None:
    """Discard assets of the same slot until a new one fits."""
    slot, _ = _slot_of(card)
    if not slot:
        return
    board, one = game.board, game.board.players[player]
    while True:
        held = [other for other in map(board.cards.__getitem__, (*one.assets, *one.threat))
                if _slot_of(other)[0] == slot and other is not card]  # fmt: skip
        given = [found for found in values.contributions(game, Slots, player) if found[0].slot == slot]
        may_go = [other for other in held if values.may_leave(game, other)]
        if _fit(slot, [*held, card], given) or not may_go:
            return
        question = message("ask.slot", player=player, card=card)
        out = choose.card(game, player, question, may_go, ("glossary/slots",))
        game.do(events.LeavesPlay(out, ("glossary/slots",)))


def _fit(slot: str, held: Sequence[Card], given: Sequence[tuple[Slots, Context]]) -> bool:
    """Tell whether some assets find room in the slots of a kind: those that more slots are for use these
    first."""
    room = SLOTS[slot] + sum(more.amount for more, _ in given if more.what is None)
    needed = sum(_slot_of(one)[1] for one in held)
    for more, context in given:
        if more.what is not None:
            fitting = sum(_slot_of(one)[1] for one in held if more.what.matches(context, one))
            needed -= min(fitting, more.amount)
    return needed <= room


def _slot_of(card: Card) -> tuple[str, int]:
    """Return the kind of slot that an asset takes, and how many of them."""
    slot = card.facts.slot
    return (slot.removesuffix(_DOUBLE), 2) if slot.endswith(_DOUBLE) else (slot, 1)


# abilities of cards in play


def controlled_abilities(game: Game, player: str) -> list[tuple[Card, int, Activated | Free]]:
    """List the abilities with an action or a free trigger that an investigator may use: of their own cards,
    of the cards at the location and in threat areas there, of act and agenda; each with its place on the
    card."""
    board = game.board
    here = board.players[player].at
    found: list[tuple[Card, int, Activated | Free]] = []
    for card in list(board.in_play()):
        of_another = card.controller in board.players and card.controller != player
        if (of_another and card.zone != "threat") or board.location_of(card) not in (here, None):
            continue
        found += [
            (card, at, one)
            for at, one in enumerate(game.spec(card).abilities)
            if isinstance(one, (Activated, Free))
        ]
    return found


def may_use(game: Game, player: str, card: Card, ability: Activated | Free | Waits) -> bool:
    """Tell whether an ability could be initiated now, but for its moment."""
    context = Context(game, card, player)
    condition = ability.condition if not isinstance(ability, Waits) else None
    if condition is not None and not condition.holds(context):
        return False
    effects = [one for one in ability.effects if not isinstance(one, Attempt)]
    fits = could_be_initiated(context, ability.costs, effects)
    return fits and not is_spent(game, card, ability.limit, player)


def use(game: Game, player: str, card: Card, at: int) -> None:
    """Use a free ability of a card in play."""
    ability = game.spec(card).abilities[at]
    assert isinstance(ability, Free)
    context = Context(game, card, player)
    mark_use(game, card, ability.limit, player)

    def steps() -> None:
        pay(context, ability.costs)
        if not context.investigator.is_out:
            resolve(context, ability.effects)

    game.do(events.Activates(steps=steps, player=player, card=card))


def pay(context: Context, costs: Sequence[Cost]) -> None:
    for cost in costs:
        cost.pay(context)
