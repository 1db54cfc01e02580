"""The numbers of cards: what the board states goes before what is printed. A number that neither says, and
that play asks for, is a fact that is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.errors import NeedsFact
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine.board import Card, Investigator
from kfjudge.games.arkham.engine.node import (
    Context,
    InvestigatedBy,
    Keyword,
    MoreActions,
    Plus,
    Prey,
    While,
    value,
)
from kfjudge.games.arkham.facts import all_facts

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.game import Game

_NO_ATTACK = {"deals": "damage", "scares": "horror"}  # what an enemy without such a number deals none of


def of_enemy(card: Card, name: str) -> int:
    """Return the fight or evade value of an enemy, or what it deals."""
    stated: int = getattr(card, name)
    printed = card.facts.printed(_NO_ATTACK.get(name, name))
    if stated or printed is not None or name in _NO_ATTACK:
        return stated or printed or 0
    raise NeedsFact(message(f"fact.{name}", card=card))


def health(game: Game, card: Card) -> int | None:
    """Return the health of an enemy or an asset; None for an asset without any."""
    found = card.health or card.facts.health
    if card.is_enemy and not found:
        raise NeedsFact(message("fact.health", card=card))
    if found and not card.health and card.facts.is_per_investigator:
        found *= game.board.started
    return found or None


def sanity(card: Card) -> int | None:
    """Return the sanity of an asset; None without any."""
    return card.sanity or card.facts.sanity or None


def of_investigator(one: Investigator, name: str) -> int:
    """Return the base skill, health or sanity of an investigator."""
    stated: int = getattr(one, name)
    facts = all_facts().get(one.card)
    printed = None
    if facts is not None:
        printed = {"health": facts.health, "sanity": facts.sanity}.get(name) or facts.printed(name)
    if not stated and printed is None:
        raise NeedsFact(message(f"fact.base-{name}", player=one.name))
    return stated or printed or 0


def has_keyword(game: Game, card: Card, word: str) -> bool:
    """Tell whether an enemy has a keyword, printed or stated."""
    if getattr(card, word):
        return True
    return any(isinstance(one, Keyword) and one.word == word for one in game.spec(card).abilities)


def prey_of(game: Game, card: Card) -> str | None:
    """Return whom an enemy hunts, if it says so."""
    printed = (one.word for one in game.spec(card).abilities if isinstance(one, Prey))
    return card.prey or next(printed, None)


def base_skill(game: Game, player: str, skill: str) -> int:
    """Return the base value of a skill of an investigator."""
    return of_investigator(game.board.players[player], skill)


def skill_bonus(game: Game, player: str, skill: str) -> int:
    """Add up what the constant abilities in play give an investigator of a skill, in the test under way."""
    kind = game.test.kind if game.test is not None else ""
    found = 0
    for card in game.board.in_play():
        if card.controller == player:
            for one in game.spec(card).abilities:
                plus = one.contribution if isinstance(one, While) else None
                if isinstance(plus, Plus) and plus.skill in (skill, "every") and plus.kind in ("", kind):
                    found += value(Context(game, card, player), plus.amount)
    return found


def shroud(card: Card) -> int:
    """Return the shroud of a location."""
    printed = card.facts.printed("shroud")
    if not card.shroud and printed is None:
        raise NeedsFact(message("fact.shroud", card=card))
    return card.shroud or printed or 0


def more_actions(game: Game, player: str) -> int:
    """Count the additional actions that an investigator's cards give."""
    found = 0
    for uid in (game.board.players[player].uid, *game.board.players[player].assets):
        for one in game.spec(game.board.cards[uid]).abilities:
            if isinstance(one, While) and isinstance(one.contribution, MoreActions):
                found += one.contribution.amount
    return found


def skill_of_location(game: Game, card: Card) -> str:
    """Return the skill by which a location is investigated."""
    for one in game.spec(card).abilities:
        if isinstance(one, While) and isinstance(one.contribution, InvestigatedBy):
            return one.contribution.skill
    return "intellect"
