"""Damage: dealt at once, prevented by armor, sent elsewhere, placed as tokens; and healing."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec import Struct, field

from kfjudge.core.events import Remark
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import (
    ARMOR_LOST,
    ARMOR_PREVENTS,
    BEFORE_DEALT,
    HEAL_UNDAMAGED,
    HEALED,
    USED_LOST,
)
from kfjudge.games.keyforge.engine import choose, events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.contributions import Redirected, TakesMore
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.readings import (
    ARMOR_FIRST,
    ARMOR_OF_A_TAKER,
    DOES_NOT,
    MORE_IS_TAKEN,
    OF_ITS_OWN,
    SHIELD_AND_ARMOR,
)

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


_ARMOR_USED = attrgetter("armor_used")


class Blow(Struct, frozen=True):
    """Damage on its way to a creature. `poison`: the `source` deals it by its power and has poison."""

    card: Card
    amount: int
    source: Card | None = None
    poison: bool = False
    past_armor: bool = False


class Dealt(Struct):
    """The creatures that damage was placed on, and those of them that were destroyed."""

    damaged: list[Card] = field(default_factory=list)
    destroyed: list[Card] = field(default_factory=list)


def deal(game: Game, blows: list[Blow]) -> Dealt:
    """Deal damage, all of it at once; then destroy what has as much damage as power."""
    blows = [blow for blow in blows if blow.amount > 0 and blow.card.zone == "line"]
    if not blows:
        return Dealt()
    dealt = Dealt()
    fallen = len(game.fallen)

    def steps() -> None:
        placed = _add_extra_damage(game, [(blow, *_find_taker_and_amount(game, blow)) for blow in blows])
        with game.together():
            for blow, card, amount in placed:
                if amount <= 0:
                    continue
                game.do(events.TakesDamage(card, amount))
                dealt.damaged.append(card)
                if blow.poison and blow.source is not None:
                    game.note(
                        events.Poisons(card, blow.source),
                        cite=creature.keyword_sources(game, blow.source, "poison"),
                    )
                    game.doomed.append(card)

    game.do(events.DealsDamage(tuple((blow.card, blow.amount) for blow in blows), steps=steps))
    dealt.destroyed = [card for card in game.fallen[fallen:] if card in dealt.damaged]
    return dealt


def _add_extra_damage(game: Game, placed: list[tuple[Blow, Card, int]]) -> list[tuple[Blow, Card, int]]:
    """Add what a creature takes in addition when it takes damage: once, however much it takes at once. We
    read it that armor which the damage has passed prevents none of that."""
    forces = game.in_force(TakesMore)
    if not forces:
        return placed
    found, grown = [], set[str]()
    for blow, card, amount in placed:
        more = 0
        for force in forces:
            if amount > 0 and card.uid not in grown and force.node.on.matches(force.context, card):
                more += force.node.amount
                source = force.context.source
                said = message("remark.takes-more", card=card, n=force.node.amount)
                game.note(Remark(said, (card, source), (f"card/{source.facts.id}",)))
        if more:
            grown.add(card.uid)
            left = creature.armor(game, card) - card.armor_used
            if left > 0 and game.reading(MORE_IS_TAKEN) == OF_ITS_OWN:
                more = _prevent_by_armor(game, Blow(card, more), card, more)
        found.append((blow, card, amount + more))
    return found


def _find_taker_and_amount(game: Game, blow: Blow) -> tuple[Card, int]:
    """Work out who takes a blow and how much of it: armor prevents before damage is dealt, and it may be
    dealt to another creature instead; to which of several, the active player chooses."""
    if _is_shielded(game, blow.card):
        if creature.armor(game, blow.card) and game.reading(SHIELD_AND_ARMOR) == ARMOR_FIRST:
            _prevent_by_armor(game, blow, blow.card, blow.amount)
        return blow.card, 0
    takers = [
        force.context.source
        for force in game.in_force(Redirected)
        if force.context.source is not blow.card and force.node.damage_to.matches(force.context, blow.card)
    ]
    if not takers:
        return blow.card, _prevent_by_armor(game, blow, blow.card, blow.amount)
    to = takers[0]
    if len(takers) > 1:  # a taker that is the only one is no choice
        cite = ("glossary/active-player", *dict.fromkeys(f"card/{taker.facts.id}" for taker in takers))
        to = choose.one(game, takers, message("ask.redirect", card=blow.card), cite)
    amount = blow.amount
    if creature.armor(game, blow.card) and game.rule(ARMOR_PREVENTS) == BEFORE_DEALT:
        amount = _prevent_by_armor(game, blow, blow.card, amount)
    if amount <= 0:
        return blow.card, 0
    game.note(events.Redirects(blow.card, to, to, amount))
    if _is_shielded(game, to):
        return to, 0
    if creature.armor(game, to) and game.reading(ARMOR_OF_A_TAKER) == DOES_NOT:
        return to, amount
    return to, _prevent_by_armor(game, blow, to, amount)


def _is_shielded(game: Game, card: Card) -> bool:
    """Tell whether a creature cannot be dealt damage, and refuse the damage if so."""
    shield = game.forbidden("be-damaged", card.controller, card)
    if shield is not None:
        what = message("refused.damage", card=card)
        cite = (f"card/{shield.context.source.facts.id}",)
        game.refuse(what, message("why.card-says"), (card,), cite=cite)
    return shield is not None


def _prevent_by_armor(game: Game, blow: Blow, card: Card, amount: int) -> int:
    """Let armor prevent what it can. Returns the rest; all of it, if the damage ignores armor."""
    if blow.past_armor:
        return amount
    total = creature.armor(game, card)
    prevented = min(max(total - card.armor_used, 0), amount)
    if prevented:
        game.do(events.ArmorPrevents(card, prevented))
        card.armor_when_used = total
    return amount - prevented


def take_lost_armor(game: Game, creatures: list[Card]) -> None:
    """Take away armor that creatures have lost. Whether used armor goes first differs by edition."""
    for seen in filter(_ARMOR_USED, creatures):
        card = game.board.cards[seen.uid]
        total = creature.armor(game, card)
        if total < card.armor_when_used:
            lost = card.armor_when_used - total
            game.note(events.LosesArmor(card, lost))
            if game.rule(ARMOR_LOST) == USED_LOST:
                card.armor_used -= lost
            card.armor_used = max(min(card.armor_used, total), 0)
        card.armor_when_used = total


def heal(game: Game, card: Card, amount: int | None) -> tuple[bool, int]:
    """Remove damage, all of it without an amount. Returns whether the creature counts as healed, and how much
    was removed."""
    removed = card.damage if amount is None else min(amount, card.damage)
    if removed:
        game.do(events.Heals(card, removed))
        return True, removed
    why = message("why.no-heal") if card.damage else message("why.undamaged", card=card)
    game.refuse(message("refused.heal", card=card), why, (card,), cite=("glossary/heal",))
    return game.rule(HEAL_UNDAMAGED) == HEALED, 0
