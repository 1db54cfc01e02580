"""Who is engaged with whom: a ready enemy engages an investigator at its location; its prey decides between
several, and hunters go toward the nearest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kfjudge.core.events import Refused
from kfjudge.core.message import Message
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events, values
from kfjudge.games.arkham.engine.board import (
    ALOOF,
    BEARER_ONLY,
    ENEMIES,
    HUNTER,
    MASSIVE,
    SKILLS,
    THREAT,
    Card,
    Investigator,
)
from kfjudge.games.arkham.engine.places import distances_from, find_keepers, is_kept_out, steps_toward
from kfjudge.games.arkham.engine.values import prey_of
from kfjudge.games.arkham.facts import all_facts

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

PREY = "glossary/prey"
LEAD = "glossary/lead-investigator"


def is_engaged(game: Game, card: Card, player: str) -> bool:
    """Tell whether an enemy is engaged with an investigator: it is in the threat area, or it is ready,
    massive and at the same location."""
    if card.zone == THREAT:
        return card.controller == player
    here = game.board.players[player].at
    is_there = card.zone == ENEMIES and card.at == here and not card.exhausted
    return is_there and values.has_keyword(game, card, MASSIVE)


def engaged_enemies(game: Game, player: str) -> list[Card]:
    """List the enemies that are engaged with an investigator."""
    return [card for card in game.board.enemies() if is_engaged(game, card, player)]


def settle(game: Game) -> bool:
    """Let one ready enemy engage an investigator at its location. Return whether there was one."""
    for uid in game.board.common.enemies:
        card = game.board.cards[uid]
        if (
            card.exhausted
            or card.dying
            or any(values.has_keyword(game, card, one) for one in (ALOOF, MASSIVE))
        ):
            continue
        there = _may_be_hunted(game, card, game.board.there(card.at))
        if there:
            game.do(events.Engages(card, prefer(game, card, there, message("ask.engages", card=card)).name))
            return True
    return False


def _may_be_hunted(game: Game, card: Card, among: list[Investigator]) -> list[Investigator]:
    """Leave out the investigators whom an enemy ignores, since its prey is its bearer only."""
    if prey_of(game, card) != BEARER_ONLY:
        return among
    return [one for one in among if one.name == card.owner]


# prey


def prefer(game: Game, card: Card, among: list[Investigator], question: Message) -> Investigator:
    """Choose between investigators by the prey of an enemy; between equals, the lead investigator does."""
    prey = prey_of(game, card)
    best = among
    if len(among) > 1 and prey is not None and prey != BEARER_ONLY:
        game.cite(PREY, *([f"card/{card.facts.id}"] if card.facts.id in all_facts() else ()))
        rate = _measure(game, prey)
        most = max(map(rate, among))
        best = [one for one in among if rate(one) == most]
    return choose.investigator(game, game.board.lead, question, best, (LEAD, PREY))


def _measure(game: Game, prey: str) -> Callable[[Investigator], int]:
    """Make the measure of how well an investigator suits a prey instruction."""
    which, _, name = prey.partition("-")
    sign = 1 if which in ("highest", "most") else -1

    def measure(one: Investigator) -> int:
        if name == "clues":
            return sign * one.clues
        if name == "cards":
            return sign * len(one.hand)
        if name in SKILLS:
            return sign * (values.base_skill(game, one.name, name) + values.skill_bonus(game, one.name, name))
        full = values.most(game, one, name)
        if name == "health":
            return sign * (full - one.damage)
        return sign * (full - one.horror)

    return measure


# hunters (step 3.2)


def move_hunters(game: Game) -> None:
    """Move every ready hunter that is not engaged toward the nearest investigator, one location each."""
    moved: set[str] = set()
    cards = game.board.cards
    while waiting := [
        card
        for card in map(cards.__getitem__, game.board.common.enemies)
        if card.uid not in moved and not card.exhausted
        if values.has_keyword(game, card, HUNTER) and _find_nearest(game, card)
    ]:
        question = message("ask.hunter")
        card = choose.card(game, game.board.lead, question, waiting, (LEAD,), is_order=True)
        moved.add(card.uid)
        _move_hunter(game, card)


def _find_nearest(game: Game, card: Card) -> list[Investigator]:
    """List the investigators who are nearest to an enemy; nobody if one is at its location, or if no way
    leads to any."""
    far = distances_from(game.board, card.at)
    hunted = [one for one in _may_be_hunted(game, card, game.board.playing()) if one.at in far]
    least = min((far[str(one.at)] for one in hunted), default=0)
    return [one for one in hunted if far[str(one.at)] == least] if least else []


def _move_hunter(game: Game, card: Card) -> None:
    """Move a hunter; of several who are as near, its prey decides, of several ways the lead investigator."""
    nearest = _find_nearest(game, card)
    goals = {str(one.at) for one in nearest}
    if len(goals) == 1:
        goal = goals.pop()
    else:
        goal = str(prefer(game, card, nearest, message("ask.toward", card=card)).at)
    every = steps_toward(game.board, str(card.at), goal)
    ways = [way for way in every if not is_kept_out(game, card, way)]
    if not ways:
        what = message("refused.hunt", card=card, to=every[0])
        keepers = find_keepers(game, card, every[0])
        why = message("why.forbidden-by", card=all_facts()[keepers[0].removeprefix("card/")])
        game.note(Refused(what, why, (), ("glossary/hunter", *keepers)))
        return
    way = choose.card(game, game.board.lead, message("ask.way", card=card), ways, (LEAD, "glossary/hunter"))
    game.do(events.EnemyMoves(card, way))
