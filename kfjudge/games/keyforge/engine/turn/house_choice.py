"""Step 2: which houses a player may choose where some must be and some cannot be chosen; the archives."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.core.message import Message
from kfjudge.core.readings import Difference
from kfjudge.core.table import Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import ANOTHER_HOUSE, HOUSE_OUT_OF_REACH, IGNORED, MUST_AGAINST_CANNOT
from kfjudge.games.keyforge.engine import choose, events, timing
from kfjudge.games.keyforge.engine.contributions import CannotChoose, MustChoose
from kfjudge.games.keyforge.engine.verbs import creature, zones
from kfjudge.games.keyforge.facts import HOUSES
from kfjudge.games.keyforge.readings import (
    AFTER_THE_CHOICE,
    ARCHIVES_FIRST,
    ARCHIVES_WITHOUT_HOUSE,
    TAKEN,
)

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


class Houses(Struct, frozen=True):
    """The houses a player may choose, must choose and cannot choose, and why."""

    legal: tuple[str, ...]
    must: tuple[str, ...]
    cannot: tuple[str, ...]
    cite: tuple[str, ...]
    differences: tuple[Difference, ...]


def within_reach(game: Game, player: str) -> tuple[str, ...]:
    """List the houses on the identity card, and those of cards the player controls."""
    on_identity = game.houses(player)
    controlled = [card for card in game.view.peek_in_play() if card.controller == player]
    others = creature.houses_of(game, controlled).difference(on_identity)
    return (*on_identity, *(name for name in HOUSES if name in others)) if others else on_identity


def legal_houses(game: Game, player: str) -> Houses:
    """Work out which houses may be chosen. Editions differ on a house that must be chosen and cannot be, and
    on one that is out of reach."""
    reach = within_reach(game, player)
    cite = ["rule/step-2-choose-a-house", "glossary/house-choice"]
    differences: list[Difference] = []
    must: list[str] = []
    cannot: list[str] = []
    for force in game.in_force(MustChoose):
        if force.node.who.name(force.context) == player:
            must.append(str(force.node.house or force.context.house))
            cite.append(f"card/{force.context.source.facts.id}")
    for ban in game.in_force(CannotChoose):
        if ban.node.who.name(ban.context) == player:
            cannot.append(str(ban.context.house))
            cite.append(f"card/{ban.context.source.facts.id}")
    if not set(must).issubset(reach):
        differences.append(HOUSE_OUT_OF_REACH)
        if game.rule(HOUSE_OUT_OF_REACH) == IGNORED:
            must = [name for name in must if name in reach]
        else:
            reach = tuple(dict.fromkeys((*reach, *must)))
    if not set(must).isdisjoint(cannot):
        differences.append(MUST_AGAINST_CANNOT)
        free = [name for name in must if name not in cannot]
        if game.rule(MUST_AGAINST_CANNOT) == ANOTHER_HOUSE or free:
            must = free
    legal = tuple(name for name in (must or reach) if name not in cannot)
    for row in differences:
        cite += row.sources
    return Houses(
        tuple(dict.fromkeys(legal)),
        tuple(must),
        tuple(cannot),
        tuple(dict.fromkeys(cite)),
        tuple(differences),
    )


@cache
def _option(name: str) -> Option:
    return Option(f"choose:{name}", "choose", message("option.house", house=message(f"house.{name}")))


@cache
def _which_house(player: str) -> Message:
    return message("ask.active-house", player=player)


def choose_a_house_step(game: Game, player: str) -> None:
    """Choose the active house, resolve what waits for that, then take the archives or leave them: in this
    order, as we read it. Where no house can be chosen, we read it that they are left."""
    houses = legal_houses(game, player)
    if houses.legal:
        options = [_option(name) for name in houses.legal]
        picked = game.ask(player, _which_house(player), options, houses.cite)
        house = picked.id.removeprefix("choose:")
        chosen = events.ChoosesHouse(player, house, houses.cite, houses.differences)
        game.do(chosen)
        waiting = timing.waiting_abilities(game, chosen)
        archives = game.board.players[player].archives
        if waiting and archives and game.reading(AFTER_THE_CHOICE) == ARCHIVES_FIRST:
            take_archives(game, player)
            timing.resolve(game, waiting)
        else:
            timing.resolve(game, waiting)
            take_archives(game, player)
        return
    game.do(events.HasNoHouse(player, houses.cite, houses.differences))
    if not game.board.players[player].archives:
        return
    if game.reading(ARCHIVES_WITHOUT_HOUSE) == TAKEN:
        take_archives(game, player)
    else:
        what, why = message("refused.archives", player=player), message("why.no-house-chosen")
        game.refuse(what, why, cite=ARCHIVES_WITHOUT_HOUSE.passages)


def take_archives(game: Game, player: str) -> None:
    """Ask the player whether to take all of their archives into hand."""
    archives = game.board.players[player].archives
    if not archives:
        return
    if game.board.turn.omega:
        what, why = message("refused.archives", player=player), message("why.omega")
        game.refuse(what, why, cite=("glossary/omega",))
        return
    asked = message("ask.archives", player=player)
    taken = message("option.take-archives", n=len(archives))
    left = message("option.leave-archives")
    if choose.yes_or_no(game, player, asked, ("glossary/archives",), taken, left):
        game.do(events.TakesArchives(player, len(archives)))
        for uid in list(archives):
            card = game.board.cards[uid]
            owner = card.owner if card.to_owner else player
            zones.send(game, card, "hand", event=events.ReturnsToHand, player=owner)
