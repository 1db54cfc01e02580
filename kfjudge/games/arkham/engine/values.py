"""The numbers of cards: what the board states goes before what is printed. A number that neither says, and
that play asks for, is a fact that is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from kfjudge.core.errors import NeedsFact
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.board import INVESTIGATOR, Card, Investigator
from kfjudge.games.arkham.engine.node import (
    Blank,
    CannotLeave,
    Context,
    Contribution,
    Fiercer,
    HealthEach,
    InvestigatedBy,
    Keyword,
    LessSanity,
    MoreActions,
    MoreShroud,
    NoUseOfClues,
    Plus,
    Prey,
    While,
    Who,
    value,
)
from kfjudge.games.arkham.engine.spec import blanking, may_contribute, until
from kfjudge.games.arkham.facts import all_facts

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

C = TypeVar("C", bound=Contribution)
_NO_ATTACK = {"deals": "damage", "scares": "horror"}  # what an enemy without such a number deals none of


def of_enemy(game: Game, card: Card, name: str) -> int:
    """Return the fight or evade value of an enemy, or what it deals."""
    stated: int = getattr(card, name)
    printed = card.facts.printed(_NO_ATTACK.get(name, name))
    if name in _NO_ATTACK:
        return stated or printed or 0
    if not stated and printed is None:
        raise NeedsFact(message(f"fact.{name}", card=card))
    return (stated or printed or 0) + _fierceness(game, card)


def _fierceness(game: Game, enemy: Card) -> int:
    """Add up what an enemy itself and the cards that speak of each enemy add to fight and evade."""
    found = 0
    for card in (enemy, *map(game.board.cards.__getitem__, game.board.common.agenda)):
        for one in contributes(game, card, Fiercer):
            if one.each or card is enemy:
                you = card.controller if card.controller in game.board.players else game.board.lead
                holds = one.condition is None or one.condition.holds(Context(game, card, you))
                found += one.amount if holds else 0
    return found


def health(game: Game, card: Card) -> int | None:
    """Return the health of an enemy or an asset; None for an asset without any."""
    found = card.health or card.facts.health
    if card.is_enemy and not found:
        raise NeedsFact(message("fact.health", card=card))
    if found and not card.health and card.facts.is_per_investigator:
        found *= game.board.started
    if found and not card.health and card.is_enemy:
        found += sum(one.amount for one in contributes(game, card, HealthEach)) * game.board.started
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


def most(game: Game, one: Investigator, name: str) -> int:
    """Return how much health or sanity an investigator has in all, with what cards take from it."""
    found = of_investigator(one, name)
    if name == "sanity":
        for uid in one.threat:
            found -= sum(part.amount for part in contributes(game, game.board.cards[uid], LessSanity))
    return found


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


# what constant abilities contribute, and what lasts


def contributions(game: Game, kind: type[C], player: str = "") -> Iterator[tuple[C, Context]]:
    """Walk through what constant abilities in play and effects that last contribute of a kind: to a player,
    if one is named."""
    board = game.board
    for card in board.in_play():
        if not may_contribute(card.facts.id, kind):
            continue
        for one in game.spec(card).abilities:
            if isinstance(one, While) and isinstance(one.contribution, kind):
                context = Context(game, card, card.controller)
                if not player or player in _whom(one.contribution, context):
                    yield one.contribution, context
    for lasting in board.lasting:
        card = board.cards[lasting.card]
        effect = until(card.facts.id)
        if effect is not None and isinstance(effect.contribution, kind) and player in ("", lasting.player):
            it, skill = board.cards.get(lasting.about), lasting.about
            yield effect.contribution, Context(game, card, lasting.player, it=it, skill=skill)


def _whom(contribution: Contribution, context: Context) -> list[str]:
    """List the investigators to whom a constant ability contributes."""
    who: Who | None = getattr(contribution, "who", None)
    return who.names(context) if who is not None else [context.you]


def may_leave(game: Game, card: Card) -> bool:
    """Tell whether nothing keeps a card in play."""
    context = Context(game, card, card.controller)
    return not any(one.condition.holds(context) for one in contributes(game, card, CannotLeave))


def find_clue_keepers(game: Game, player: str) -> tuple[str, ...]:
    """List the cards that keep an investigator from discovering and spending clues."""
    found = contributions(game, NoUseOfClues, player)
    return tuple(f"card/{context.source.facts.id}" for _, context in found)


def is_blank(game: Game, card: Card) -> bool:
    """Tell whether the printed text of a card is blank."""
    board = game.board
    for lasting in board.lasting:
        effect = until(board.cards[lasting.card].facts.id)
        if lasting.about == card.uid and effect is not None and isinstance(effect.contribution, Blank):
            return True
    if card.zone != INVESTIGATOR:
        return False
    found = (one for one in board.enemies() if one.facts.id in blanking() and not one.dying)
    return any(card.controller in _whom(blank, Context(game, one, one.controller))
               for one in found for blank in contributes(game, one, Blank))  # fmt: skip


def contributes(game: Game, card: Card, kind: type[C]) -> list[C]:
    """List what the constant abilities of one card contribute of a kind."""
    if not may_contribute(card.facts.id, kind):
        return []
    return [
        one.contribution
        for one in game.spec(card).abilities
        if isinstance(one, While) and isinstance(one.contribution, kind)
    ]


def end_lasting(game: Game, period: str) -> None:
    """Let the effects end that last until the end of a period: before what happens at its end."""
    for lasting in game.board.lasting:
        card = game.board.cards[lasting.card]
        effect = until(card.facts.id)
        if effect is not None and effect.period == period:
            game.do(events.Expires(card, lasting))


def skill_bonus(game: Game, player: str, skill: str) -> int:
    """Add up what the constant abilities in play give an investigator of a skill, in the test under way."""
    kind = game.test.kind if game.test is not None else ""
    return sum(
        value(context, plus.amount)
        for plus, context in contributions(game, Plus, player)
        if plus.kind in ("", kind)
        and (plus.skill in (skill, "every") or (plus.skill == "chosen" and context.skill == skill))
    )


def shroud(game: Game, card: Card) -> int:
    """Return the shroud of a location, with what cards attached to it add."""
    printed = card.facts.printed("shroud")
    if not card.shroud and printed is None:
        raise NeedsFact(message("fact.shroud", card=card))
    return (card.shroud or printed or 0) + sum(one.amount for one in attached(game, card, MoreShroud))


def attached(game: Game, location: Card, kind: type[C]) -> list[C]:
    """List what the cards attached to a location contribute of a kind."""
    cards = map(game.board.cards.__getitem__, game.board.common.attachments)
    return [one for card in cards if card.at == location.uid for one in contributes(game, card, kind)]


def more_actions(game: Game, player: str) -> int:
    """Count the additional actions for anything that an investigator's cards give."""
    given = contributions(game, MoreActions, player)
    return sum(more.amount for more, _ in given if more.what is None)


def special_actions(game: Game, player: str, source: Card | None = None) -> list[MoreActions]:
    """List what gives an investigator additional actions for the abilities of some cards alone: of any, or of
    one."""
    return [
        more
        for more, context in contributions(game, MoreActions, player)
        if more.what is not None and (source is None or more.what.matches(context, source))
    ]


def skill_of_location(game: Game, card: Card) -> str:
    """Return the skill by which a location is investigated."""
    return next((one.skill for one in contributes(game, card, InvestigatedBy)), "intellect")
