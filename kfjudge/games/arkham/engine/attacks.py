"""Attacks of enemies: in the enemy phase, by opportunity, and to retaliate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.events import Refused
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events, values
from kfjudge.games.arkham.engine.board import MASSIVE, Card
from kfjudge.games.arkham.engine.engagement import engaged_enemies, is_engaged
from kfjudge.games.arkham.engine.harm import damage_card, deal
from kfjudge.games.arkham.engine.node import CannotAttackYou
from kfjudge.games.arkham.readings import CANCELED_ATTACK, STAYS_READY

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

PHASE_RULE = "rule/3-3-enemy-attacks"
OPPORTUNITY_RULE = "glossary/attack-of-opportunity"


def attack(game: Game, card: Card, player: str, kind: str) -> bool:
    """Let an enemy attack an investigator: its damage and horror are dealt together. Return whether there was
    an attack, and it was not canceled."""
    if not may_attack(game, card, player):
        return False

    def steps() -> None:
        more = sum(amount for of, amount in game.harder if of is event)
        damage, horror = values.of_enemy(game, card, "deals"), values.of_enemy(game, card, "scares")
        aside = next((to for turned, to in game.turned_aside if turned is event), None)
        if aside is None:
            deal(game, player, damage + more, horror + more, by=card)
            return
        with game.at_once():
            damage_card(game, aside, damage + more, player)
            deal(game, player, 0, horror + more, by=card)

    event = events.Attacks(steps=steps, card=card, player=player, kind=kind)
    game.do(event)
    return not game.is_canceled(event)


def resolve_attacks(game: Game, player: str) -> None:
    """Resolve the attacks of the enemies engaged with an investigator (step 3.3), in the order that they
    choose; each enemy exhausts after its attack."""
    done: set[str] = set()
    _note_forbidden(game, player)
    while not game.board.players[player].is_out:
        ready = [card for card in _find_ready(game, player) if card.uid not in done]
        if not ready:
            return
        question = message("ask.attacks", player=player)
        card = choose.card(game, player, question, ready, (PHASE_RULE,), is_order=True)
        done.add(card.uid)
        if values.has_keyword(game, card, MASSIVE):
            _attack_everybody(game, card)
        elif not attack(game, card, player, events.IN_PHASE) and game.reading(CANCELED_ATTACK) == STAYS_READY:
            continue
        if card.in_play and not card.dying:
            game.do(events.Exhausts(card, (PHASE_RULE,)))


def may_attack(game: Game, card: Card, player: str) -> bool:
    """Tell whether nothing keeps an enemy from attacking an investigator."""
    forbidden = values.contributions(game, CannotAttackYou, player)
    return not any(one.what.matches(context, card) for one, context in forbidden)


def _find_ready(game: Game, player: str) -> list[Card]:
    """List the ready enemies engaged with an investigator that can attack."""
    ready = [card for card in engaged_enemies(game, player) if not card.exhausted]
    return [card for card in ready if may_attack(game, card, player)]


def _note_forbidden(game: Game, player: str) -> None:
    """Write down which ready enemies engaged with an investigator cannot attack, and why."""
    ready = [card for card in engaged_enemies(game, player) if not card.exhausted]
    for one, context in values.contributions(game, CannotAttackYou, player):
        for card in ready:
            if one.what.matches(context, card):
                what = message("refused.attack", card=card, player=player)
                why = message("why.forbidden-by", card=context.source)
                game.note(Refused(what, why, (), (f"card/{context.source.facts.id}", "glossary/cannot")))


def _attack_everybody(game: Game, card: Card) -> None:
    """Let a massive enemy attack each investigator at its location in turn, in the order that the lead
    investigator chooses."""
    game.cite("glossary/massive")
    left = [one for one in game.board.playing() if is_engaged(game, card, one.name)]
    while left:
        question = message("ask.massive", card=card)
        one = choose.investigator(game, game.board.lead, question, left, ("glossary/massive",))
        left.remove(one)
        if card.in_play and not one.is_out:
            attack(game, card, one.name, events.IN_PHASE)


def provoke(game: Game, player: str) -> bool:
    """Let each ready enemy engaged with an investigator attack by opportunity, in the order that they choose.
    Return whether they go on with their action."""
    _note_forbidden(game, player)
    waiting = _find_ready(game, player)
    while waiting and not game.board.players[player].is_out:
        question = message("ask.attacks", player=player)
        card = choose.card(game, player, question, waiting, (OPPORTUNITY_RULE,), is_order=True)
        waiting.remove(card)
        if card.in_play:
            attack(game, card, player, events.OPPORTUNITY)
    return not game.board.players[player].is_out
