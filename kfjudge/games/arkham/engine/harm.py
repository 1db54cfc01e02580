"""Dealing damage and horror in two steps, defeat, and the six steps of elimination."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kfjudge.core.table import Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events, values
from kfjudge.games.arkham.engine.board import ASSETS, Card, Investigator
from kfjudge.games.arkham.engine.spec import uses_on

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

DAMAGE, HORROR = "damage", "horror"
DEALING = ("glossary/dealing-damage-horror",)


def deal(
    game: Game, player: str, damage: int, horror: int, *, direct: bool = False, by: Card | None = None
) -> None:
    """Deal damage and horror to an investigator: they assign it, then all of it is placed at once. What is
    direct goes to the investigator alone; `by` is the enemy whose attack it is."""
    assigned: list[tuple[Card | None, str, int]] = []
    for kind, amount in ((DAMAGE, damage), (HORROR, horror)):
        assigned += [] if direct else _assign(game, player, kind, amount)
        left = amount - sum(many for _, of, many in assigned if of == kind)
        if left:
            assigned.append((None, kind, left))
    for card, kind, many in assigned:
        if card is not None:
            game.interrupts(events.IsAssigned(player, card, kind, many, by))
    with game.at_once():
        if damage or horror:
            game.do(events.IsHurt(player, damage, horror))
        for card, kind, many in assigned:
            if card is None:
                event = events.TakesDamage if kind == DAMAGE else events.TakesHorror
                game.do(event(player, many))
            elif card.in_play:
                on_card = events.CardTakesDamage if kind == DAMAGE else events.CardTakesHorror
                game.do(on_card(card, many))


def _assign(game: Game, player: str, kind: str, amount: int) -> list[tuple[Card | None, str, int]]:
    """Ask how much of it goes to each asset that can take some: none of them more than what defeats it."""
    found: list[tuple[Card | None, str, int]] = []
    left = amount
    for uid in game.board.players[player].assets:
        card = game.board.cards[uid]
        full = values.health(game, card) if kind == DAMAGE else values.sanity(card)
        room = min(left, (full or 0) - (card.damage if kind == DAMAGE else card.horror))
        if room <= 0:
            continue
        options = [
            Option(f"assign:{uid}:{n}", f"assign-{kind}", message(f"option.{kind}-on", n=n, card=card), uid)
            for n in range(room + 1)
        ]
        question = message(f"ask.{kind}-on", player=player, card=card, amount=left)
        picked = game.ask(player, question, options, DEALING, default=options[0].id)
        many = int(picked.id.rpartition(":")[2])
        left -= many
        found += [(card, kind, many)] if many else []
    return found


def damage_card(game: Game, card: Card, amount: int, by: str = "") -> None:
    """Deal damage to an enemy or an asset; `by` is the investigator who does."""
    game.hurt[card.uid] = by
    with game.at_once():
        game.do(events.CardTakesDamage(card, amount))


# defeat


def discard_spent(game: Game) -> bool:
    """Discard an asset that has none of its uses left, if it says so. Return whether there was one."""
    for one in game.board.playing():
        for card in map(game.board.cards.__getitem__, one.assets):
            uses = uses_on(card.facts.id)
            if uses is not None and uses.discarded and not card.uses:
                game.do(events.LeavesPlay(card, ("glossary/uses",)))
                return True
    return False


def settle(game: Game) -> bool:
    """Defeat the cards and investigators that have as much damage or horror as they can take. Return whether
    there were any."""
    board = game.board
    cards = [card for card in board.in_play() if not card.dying and _is_beaten(game, card)]
    fallen = [
        one
        for one in board.playing()
        if one.name not in game.falling
        and any(
            taken and values.most(game, one, full) <= taken
            for full, taken in (("health", one.damage), ("sanity", one.horror))
        )
    ]
    for card in cards:
        card.dying = True
    game.falling.update(one.name for one in fallen)
    while cards:
        question = message("ask.defeated")
        card = choose.card(game, board.lead, question, cards, ("glossary/defeat",), is_order=True)
        cards.remove(card)
        game.do(events.IsDefeated(card, game.hurt.pop(card.uid, "")))
    for one in fallen:
        game.do(events.InvestigatorIsDefeated(one.name))
        eliminate(game, one)
    return bool(fallen)


def _is_beaten(game: Game, card: Card) -> bool:
    if not (card.is_enemy or card.zone == ASSETS) or not (card.damage or card.horror):
        return False
    full, mind = values.health(game, card), values.sanity(card)
    return bool((full and card.damage >= full) or (mind and card.horror >= mind))


# elimination


def eliminate(game: Game, one: Investigator) -> None:
    """Eliminate an investigator who is defeated or has resigned."""
    game.do(events.IsEliminated(steps=partial(_eliminate, game, one), player=one.name))


def _eliminate(game: Game, one: Investigator) -> None:
    """Do the six steps of the book, in their order."""
    board = game.board
    with game.at_once():
        if one.assets or one.hand or one.deck or one.shuffled or one.bottom or one.discard:
            game.do(events.RemovesCards(one.name))
        here = board.cards.get(one.at or "")
        if here is not None and (one.clues or one.resources):
            game.do(events.LeavesClues(one.name, one.clues, here))
        threatening = [board.cards[uid] for uid in one.threat]
        for card in threatening:
            if card.is_enemy:
                game.do(events.Disengages(card, one.name, ("glossary/elimination",)))
        for card in threatening:
            if not card.is_enemy:
                game.do(events.LeavesThreatArea(one.name, card))
        left = board.playing()
        if one.name == board.lead and left:
            question = message("ask.lead")
            new = choose.investigator(game, left[0].name, question, left, ("glossary/lead-investigator",))
            game.do(events.BecomesLead(new.name))
        if not left:
            game.do(events.ScenarioEnds())
    one.at = None
