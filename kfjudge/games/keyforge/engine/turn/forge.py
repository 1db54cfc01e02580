"""Forging keys: the current cost, the Æmber that may be spent, the key, and winning with the third."""

from __future__ import annotations

from kfjudge.core.table import Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import AEMBER_ON_CARDS, MUST_FORGE
from kfjudge.games.keyforge.engine import choose, events, timing
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.contributions import (
    CannotForge,
    GetsSpent,
    KeyCost,
    MaySpendFrom,
    SkipForge,
)
from kfjudge.games.keyforge.engine.game import Game, MatchOver
from kfjudge.games.keyforge.engine.node import value
from kfjudge.games.keyforge.facts import COLORS

BASE_COST = 6
KEYS_TO_WIN = 3


def cost(game: Game, player: str, more: int = 0) -> int:
    """Work out the current cost of a key for a player; never below 0."""
    total = BASE_COST + more
    for force in game.in_force(KeyCost):
        node, context = force.node, force.context
        if node.who is not None and node.who.name(context) != player:
            continue
        if node.while_ is None or node.while_.holds(context):
            total += value(context, node.amount)
    return max(total, 0)


def purses(game: Game, player: str) -> list[Card]:
    """List the cards whose Æmber a player may spend on keys."""
    forces = game.in_force(MaySpendFrom)
    if not forces:
        return []
    return [
        card
        for card in game.board.in_play()
        if card.aember
        and any(
            force.context.you == player and force.node.on.matches(force.context, card) for force in forces
        )
    ]


def forge_a_key_step(game: Game, player: str) -> None:
    """Step 1: with enough Æmber the player must forge one key, and only one."""
    for force in game.in_force(SkipForge):
        if force.node.who.name(force.context) == player:
            game.do(events.StepSkipped(player, "forge", force.context.source))
            return
    if _is_forbidden(game, player):
        return
    price = cost(game, player)
    pool = game.board.players[player].aember
    extra = sum(card.aember for card in purses(game, player))
    if pool >= price:
        forge(game, player, price)
    elif pool + extra >= price:
        asked = message("ask.forge", player=player)
        must = game.rule(AEMBER_ON_CARDS) == MUST_FORGE
        if must or choose.yes_or_no(game, player, asked, AEMBER_ON_CARDS.sources):
            forge(game, player, price)
    else:
        what = message("refused.forge", player=player)
        game.refuse(what, message("why.cost", cost=price, n=pool + extra), cite=("rule/step-1-forge-a-key",))


def _is_forbidden(game: Game, player: str) -> bool:
    """Tell whether a card forbids a player to forge the next key, and refuse it if so."""
    for force in game.in_force(CannotForge):
        if force.node.binds(force.context, player):
            source = force.context.source
            what, why = message("refused.forge", player=player), message("why.card-forbids", card=source)
            cite = (f"card/{source.facts.id}", "glossary/cannot-vs-must-may")
            game.refuse(what, why, (source,), cite=cite)
            return True
    return False


def forge(game: Game, player: str, price: int) -> bool:
    """Spend the cost and forge a key. The third one wins at once. Returns whether a key was forged."""
    if _is_forbidden(game, player):
        return False
    holder = game.board.players[player]
    if holder.aember + sum(card.aember for card in purses(game, player)) < price:
        what = message("refused.forge", player=player)
        game.refuse(what, message("why.cost", cost=price, n=holder.aember), cite=("rule/step-1-forge-a-key",))
        return False
    _spend(game, player, price)
    for force in game.in_force(GetsSpent):  # of two that would get the Æmber, one does
        if price and force.node.by.name(force.context) == player:
            game.do(events.GetsSpentAember(force.context.you, price, force.context.source))
            break
    left = [color for color in COLORS if color not in holder.keys]
    color = choose_key(game, player, player, left, "glossary/keys")
    forged = events.ForgesKey(player, color, price)
    game.do(forged)
    if len(holder.keys) >= KEYS_TO_WIN:
        game.do(events.Wins(player))
        raise MatchOver
    timing.resolve(game, timing.waiting_abilities(game, forged))
    return True


def choose_key(game: Game, who: str, player: str, colors: list[str], cite: str) -> str:
    """Ask for one of a player's keys by its color."""
    options = [
        Option(f"choose:{color}", "choose", message("option.key", color=message(f"color.{color}")))
        for color in colors
    ]
    return game.ask(who, message("ask.key", player=player), options, (cite,)).id.removeprefix("choose:")


def _spend(game: Game, player: str, price: int) -> None:
    """Spend the cost from cards and the pool, all at once. The player chooses how much from each card; the
    pool gives the rest."""
    holder = game.board.players[player]
    left, cards = price, purses(game, player) if price else []
    parts: list[tuple[int, Card | None]] = []
    for at, card in enumerate(cards):
        others = holder.aember + sum(other.aember for other in cards[at + 1 :])  # what can still be spent
        least, most = max(left - others, 0), min(card.aember, left)
        options = [
            Option(f"choose:{n}", "choose", message("option.spend", n=n, card=card))
            for n in range(least, most + 1)
        ]
        asked = message("ask.spend", card=card)
        part = int(game.ask(player, asked, options, ("rule/step-1-forge-a-key",)).id.removeprefix("choose:"))
        parts.append((part, card))
        left -= part
    with game.together():
        for part, purse in (*parts, (left, None)):
            if part:
                game.do(events.SpendsAember(player, part, purse))
