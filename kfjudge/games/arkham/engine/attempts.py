"""Fighting and evading an enemy, investigating a location: the tests they need, and what comes of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kfjudge.core.events import Refused
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import events, timing
from kfjudge.games.arkham.engine.attacks import attack
from kfjudge.games.arkham.engine.board import ALOOF, MASSIVE, RETALIATE, THREAT, Card
from kfjudge.games.arkham.engine.engagement import is_engaged
from kfjudge.games.arkham.engine.harm import damage_card, deal
from kfjudge.games.arkham.engine.node import WOULD, NotInvestigated
from kfjudge.games.arkham.engine.skill_test import EVADE, FIGHT, INVESTIGATE, SkillTest, Step, perform
from kfjudge.games.arkham.engine.values import (
    attached,
    find_clue_keepers,
    has_keyword,
    of_enemy,
    shroud,
    skill_of_location,
)
from kfjudge.games.arkham.facts import all_facts

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

SKILL_FOR = {FIGHT: "combat", EVADE: "agility"}


def may_fight(game: Game, card: Card) -> bool:
    """Tell whether an enemy at one's location may be fought: not an Aloof one that nobody is engaged with."""
    engaged = any(is_engaged(game, card, one.name) for one in game.board.playing())
    return engaged or not has_keyword(game, card, ALOOF)


def fight(game: Game, player: str, card: Card, test: SkillTest | None = None) -> None:
    """Fight an enemy: a hit deals the damage of the attack; a miss may hurt somebody else, and the enemy may
    retaliate."""
    test = test or SkillTest(player, SKILL_FOR[FIGHT], of_enemy(game, card, "fight"), FIGHT, card)

    def steps() -> None:
        perform(game, test, partial(_hit, game, test), partial(_miss, game, test))
        may_answer = card.in_play and not card.exhausted and not game.board.players[player].is_out
        if not test.succeeded and may_answer and has_keyword(game, card, RETALIATE):
            attack(game, card, player, events.RETALIATION)

    game.do(events.Fights(steps=steps, player=player, card=card))


def _hit(game: Game, test: SkillTest) -> None:
    if test.target is not None and test.target.in_play:
        damage_card(game, test.target, test.damage + test.more_damage(), test.player)


def _miss(game: Game, test: SkillTest) -> None:
    """Let a missed attack hurt the one other investigator who is engaged with the enemy."""
    card = test.target
    assert card is not None
    with_whom = [one.name for one in game.board.playing() if is_engaged(game, card, one.name)]
    alone = len(with_whom) == 1 and with_whom[0] != test.player
    if alone and not has_keyword(game, card, MASSIVE):
        game.cite("glossary/fight-action")
        deal(game, with_whom[0], test.damage + test.more_damage(), 0)


def evade(
    game: Game, player: str, card: Card, test: SkillTest | None = None, then: Step = lambda: None
) -> None:
    """Try to evade an enemy that one is engaged with; `then` comes when it is evaded."""
    test = test or SkillTest(player, SKILL_FOR[EVADE], of_enemy(game, card, "evade"), EVADE, card)

    def passed() -> None:
        be_evaded(game, player, card)
        then()

    def steps() -> None:
        perform(game, test, passed, lambda: None)

    game.do(events.Evades(steps=steps, player=player, card=card))


def be_evaded(game: Game, player: str, card: Card) -> None:
    """Exhaust an enemy that is evaded, and end its engagement."""

    def steps() -> None:
        with game.at_once():
            if not card.exhausted:
                game.do(events.Exhausts(card, ("glossary/evade",)))
            if card.zone == THREAT:
                game.do(events.Disengages(card, card.controller, ("glossary/evade",)))

    game.do(events.IsEvaded(steps=steps, card=card, player=player))


def may_investigate(game: Game, player: str) -> bool:
    """Tell whether nothing keeps an investigator from investigating where they are."""
    here = game.board.cards.get(game.board.players[player].at or "")
    return here is not None and not attached(game, here, NotInvestigated)


def investigate(game: Game, player: str, test: SkillTest | None = None, instead: Step | None = None) -> None:
    """Investigate the location where one is: success discovers a clue, or does something instead."""
    here = game.board.cards[str(game.board.players[player].at)]
    skill = skill_of_location(game, here)
    test = test or SkillTest(player, skill, shroud(game, here), INVESTIGATE, here)

    def steps() -> None:
        perform(game, test, instead or partial(discover, game, player, here, 1), lambda: None)

    game.do(events.Investigates(steps=steps, player=player, card=here))


def discover(game: Game, player: str, location: Card, amount: int) -> None:
    """Discover clues at a location, as many as there are."""
    keepers = find_clue_keepers(game, player)
    if keepers:
        what = message("refused.discover", player=player)
        why = message("why.forbidden-by", card=all_facts()[keepers[0].removeprefix("card/")])
        game.note(Refused(what, why, (), (*keepers, "glossary/cannot")))
        return
    found = min(amount, location.clues)
    would = events.WouldDiscover(player, found, location)
    if found:
        timing.resolve(game, WOULD, would)
    if found and not game.is_canceled(would):
        game.do(events.DiscoversClues(player, found, location))
