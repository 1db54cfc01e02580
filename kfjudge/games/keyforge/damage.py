"""Damage: dealt at once, prevented by armor, sent elsewhere, placed as tokens; and healing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kfjudge.core.words import words
from kfjudge.games.keyforge import creature, events
from kfjudge.games.keyforge.board import Card
from kfjudge.games.keyforge.editions import ARMOR_LOST, HEAL_UNDAMAGED, HEALED, USED_LOST

if TYPE_CHECKING:
    from kfjudge.games.keyforge.game import Game


@dataclass(frozen=True, slots=True)
class Hit:
    """Damage on its way to a creature; `source` dealt it by its power when it is poisonous that way."""

    card: Card
    amount: int
    source: Card | None = None
    poison: bool = False
    past_armor: bool = False


@dataclass(slots=True)
class Dealt:
    """What came of it."""

    damaged: list[Card] = field(default_factory=list)
    destroyed: list[Card] = field(default_factory=list)


def deal(game: Game, hits: list[Hit]) -> Dealt:
    """Deal damage, all of it at once; then whatever has as much damage as power is destroyed."""
    hits = [hit for hit in hits if hit.amount > 0 and hit.card.zone == "line"]
    if not hits:
        return Dealt()
    dealt = Dealt()
    fallen = len(game.fallen)

    def steps() -> None:
        placed = [(hit, *_through(game, hit)) for hit in hits]
        with game.together():
            for hit, card, amount in placed:
                if amount <= 0:
                    continue
                game.do(events.TakesDamage(card, amount))
                dealt.damaged.append(card)
                if hit.poison and hit.source is not None:
                    game.note(events.Poisons(card, hit.source))
                    game.doomed.append(card)

    game.do(events.DealsDamage(tuple((hit.card, hit.amount) for hit in hits), steps))
    dealt.destroyed = [card for card in game.fallen[fallen:] if card in dealt.damaged]
    return dealt


def _through(game: Game, hit: Hit) -> tuple[Card, int]:
    """What gets through to whom: armor prevents before the damage is dealt, and what is dealt may be
    dealt to another creature instead."""
    shield = game.forbidden("be-damaged", hit.card.controller, hit.card)
    if shield is not None:
        what = words("refused.damage", card=hit.card)
        cite = (f"card/{shield.context.source.facts.id}",)
        game.refuse(what, words("why.card-says"), (hit.card,), cite=cite)
        return hit.card, 0
    amount = hit.amount if hit.past_armor else _past_armor(game, hit.card, hit.amount)
    if amount > 0:
        for force in game.in_force("Redirected"):
            to = force.context.source
            if to is not hit.card and force.node.damage_to.matches(force.context, hit.card):
                game.note(events.Redirects(hit.card, force.context.source, to, amount))
                return to, amount if hit.past_armor else _past_armor(game, to, amount)
    return hit.card, amount


def _past_armor(game: Game, card: Card, amount: int) -> int:
    total = creature.armor(game, card)
    prevented = min(max(total - card.armor_used, 0), amount)
    if prevented:
        game.do(events.ArmorPrevents(card, prevented))
        card.armor_was = total
    return amount - prevented


def armor_changes(game: Game) -> None:
    """Armor that is lost: whether what has been used goes first is a matter of edition."""
    for card in game.board.creatures():
        if not card.armor_used:
            continue
        total = creature.armor(game, card)
        if total < card.armor_was:
            lost = card.armor_was - total
            game.note(events.LosesArmor(card, lost))
            if game.rule(ARMOR_LOST) == USED_LOST:
                card.armor_used = max(card.armor_used - lost, 0)
        card.armor_was = total


def heal(game: Game, card: Card, amount: int | None) -> tuple[bool, int]:
    """Remove damage, all of it when no amount is given. Answers whether the creature counts as healed,
    and how much was removed."""
    removed = card.damage if amount is None else min(amount, card.damage)
    if removed:
        game.do(events.Heals(card, removed))
        return True, removed
    game.refuse(
        words("refused.heal", card=card), words("why.undamaged", card=card), (card,), cite=("glossary/heal",)
    )
    return game.rule(HEAL_UNDAMAGED) == HEALED, 0
