"""Drawing encounter cards, each resolved in five steps (1.4): it is drawn, looked at for Peril, its
Revelation resolves, it spawns or is discarded, and Surge brings another."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.core.errors import NeedsFact
from kfjudge.core.events import Refused
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events, values
from kfjudge.games.arkham.engine.board import ALOOF, MASSIVE, RESOLVING, Card
from kfjudge.games.arkham.engine.engagement import prefer
from kfjudge.games.arkham.engine.initiation import resolve
from kfjudge.games.arkham.engine.node import Context, Keyword, Revelation, Spawn, SpawnedHere

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

PERIL, SURGE = "peril", "surge"
SPAWN = ("glossary/spawn",)
ENCOUNTER_TYPES = ("enemy", "treachery")


class Drawing(Struct, eq=False):
    """An encounter card that is being resolved: who drew it, whether that investigator is alone with it,
    whether its Revelation is canceled, and whether it brings another card."""

    player: str
    card: Card
    is_alone: bool
    surges: bool
    is_canceled: bool = False


def draw_encounter_card(game: Game, player: str, cite: tuple[str, ...] = ()) -> bool:
    """Draw the top card of the encounter deck and resolve it; return whether there was one."""
    card = take_top_card(game)
    if card is None:
        what = message("refused.draw-encounter", player=player)
        game.note(Refused(what, message("why.no-encounter"), (), ("glossary/encounter-deck",)))
        return False
    resolve_drawn(game, player, card, cite)
    return True


def take_top_card(game: Game) -> Card | None:
    """Find the top card of the encounter deck, by chance where its order is unknown. An empty deck is made
    of the discard pile again."""
    common = game.board.common
    if common.encounter_deck:
        return game.board.cards[common.encounter_deck[0]]
    if not common.shuffled and common.encounter_deck_unknown:
        raise NeedsFact(message("fact.encounter-deck"))
    if not common.shuffled:
        if not common.encounter_discard:
            return None
        reshuffle(game)
    return choose.by_chance(game, common.shuffled, ("glossary/encounter-deck",))


def reshuffle(game: Game) -> None:
    """Shuffle the encounter discard pile into the encounter deck."""
    if game.board.common.encounter_deck_unknown:
        raise NeedsFact(message("fact.encounter-deck"))
    game.do(events.ReshufflesEncounter())


def resolve_drawn(game: Game, player: str, card: Card, cite: tuple[str, ...] = ()) -> None:
    """Resolve an encounter card that somebody draws, and those that Surge brings."""
    game.do(events.TakesEncounterCard(player, card))
    words = {one.word for one in game.spec(card).abilities if isinstance(one, Keyword)}
    drawing = Drawing(player, card, PERIL in words, SURGE in words)
    game.drawings.append(drawing)
    game.do(events.DrawsEncounterCard(steps=partial(_resolve, game, drawing), player=player, card=card,
                                      cite=cite))  # fmt: skip
    game.drawings.remove(drawing)
    if drawing.surges and not game.board.over and not game.board.players[player].is_out:
        game.do(events.Surges(card, player))
        draw_encounter_card(game, player, ("glossary/surge",))


def _resolve(game: Game, drawing: Drawing) -> None:
    """Do steps 2 to 4 of the five."""
    player, card = drawing.player, drawing.card
    if drawing.is_alone:
        game.cite("glossary/peril")
    reveal(game, player, card)
    if card.zone != RESOLVING:
        return
    if card.is_enemy:
        spawn(game, player, card)
    else:
        is_treachery = card.facts.type == "treachery"  # an asset of the scenario that was discarded is not
        game.do(events.DiscardsEncounterCard(card, ("glossary/treachery-cards",) if is_treachery else ()))


def reveal(game: Game, player: str, card: Card) -> None:
    """Resolve the Revelation of a card, if it has one."""
    for ability in game.spec(card).abilities:
        if isinstance(ability, Revelation):
            steps = partial(resolve, Context(game, card, player), ability.effects)
            game.do(events.ResolvesRevelation(steps=steps, player=player, card=card))


def is_silent(game: Game, player: str) -> bool:
    """Tell whether somebody may do nothing, since another resolves a card with Peril."""
    return any(one.is_alone and one.player != player for one in game.drawings)


# spawning


def spawn(game: Game, player: str, card: Card, at: Card | None = None) -> None:
    """Spawn an enemy: where an effect says, else where its own instruction says, else engaged with whoever
    drew it. Without a legal location it is discarded."""
    board = game.board
    told = next((one for one in game.spec(card).abilities if isinstance(one, Spawn)), None)
    if told is not None and told.with_prey and at is None:
        question = message("ask.engages", card=card)
        player, told = prefer(game, card, board.playing(), question).name, None
    here = board.cards.get(board.players[player].at or "")
    places = _find_places(game, card, told, at)
    if places is None and here is not None:
        with game.at_once():
            event = events.Spawns(card, here)
            game.do(event)
            settled = game.is_canceled(event)
            if not settled and not any(values.has_keyword(game, card, word) for word in (ALOOF, MASSIVE)):
                game.do(events.Engages(card, player, SPAWN))
    elif places:
        place = choose.card(game, player, message("ask.spawn", card=card), places, SPAWN)
        game.do(events.Spawns(card, place))
    else:
        game.do(events.DiscardsEncounterCard(card, SPAWN))


def _find_places(game: Game, card: Card, told: Spawn | None, at: Card | None) -> list[Card] | None:
    """List the locations where an enemy spawns: one that says so itself, where an effect says, those that its
    instruction names, or any empty one. None where nothing says it."""
    board = game.board
    for one in board.locations():
        spawned_here = () if one.unrevealed else values.contributes(game, one, SpawnedHere)
        if any(part.card == card.facts.id for part in spawned_here):
            game.cite(f"card/{one.facts.id}")
            return [one]
    if at is not None or told is None:
        return [at] if at is not None else None
    if told.locations:
        return [one for one in board.locations() if one.facts.id in told.locations]
    game.cite("glossary/empty-location")
    taken = {board.location_of(card) for card in board.enemies()} | {one.at for one in board.playing()}
    return [one for one in board.locations() if one.uid not in taken]
