"""What an investigator may do in a turn (step 2.2.1): the actions, their costs, and which of them provoke
attacks of opportunity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.table import Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events, values
from kfjudge.games.arkham.engine.attacks import provoke
from kfjudge.games.arkham.engine.attempts import evade, fight, investigate, may_fight, may_investigate
from kfjudge.games.arkham.engine.board import MASSIVE, THREAT, Card
from kfjudge.games.arkham.engine.decks import draw
from kfjudge.games.arkham.engine.engagement import engaged_enemies, is_engaged
from kfjudge.games.arkham.engine.initiation import (
    commence,
    controlled_abilities,
    cost_now,
    is_fast,
    is_spent,
    list_playable,
    mark_use,
    may_play,
    may_use,
    pay,
    play_cost,
    resolve,
)
from kfjudge.games.arkham.engine.node import Activated, Attempt, Context, Dearer, Limit, OnPlay
from kfjudge.games.arkham.engine.places import find_ways, move
from kfjudge.games.arkham.engine.skill_test import EVADE, FIGHT, INVESTIGATE
from kfjudge.games.arkham.engine.timing import act_fast, list_fast, open_window
from kfjudge.games.arkham.readings import ADDITIONAL_ACTION, CHOSEN, DESIGNATED_EVENT, PROVOKED

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

MOVE, ENGAGE, DRAW, RESOURCE, END = "move", "engage", "draw", "resource", "end-turn"
PLAY, ACTIVATE = "play", "activate"
ONCE_A_ROUND = Limit("round")
UNPROVOKING = (FIGHT, EVADE, "parley", "resign")


def take_one(game: Game, player: str) -> None:
    """Let the investigator whose turn it is take an action, or end the turn."""
    picked = game.ask_turn(player, message("ask.action"), lambda: list_options(game, player))
    game.settles()
    kind, uid, *rest = [*picked.id.split(":"), ""]
    card = game.board.cards.get(uid)
    if kind == END:
        values.end_lasting(game, "turn")
        game.do(events.TurnEnds(player))
    elif picked.kind == "react":
        act_fast(game, player, picked)
    elif len(rest) > 1:  # by an ability of a card: "fight:e1:r2:0"
        _use(game, player, card, game.board.cards[rest[0]], int(rest[1]))
    elif kind == PLAY and card is not None:
        play_card(game, player, card)
    else:
        _spend_actions(game, player, kind)
        if kind in UNPROVOKING or provoke(game, player):
            _take_basic(game, player, kind, card)


def let_others_act(game: Game, player: str) -> None:
    """Open the window between two actions of a turn for the others."""
    if len(game.board.playing()) > 1 and game.board.turn.player == player:
        open_window(game, but=player)


def _price(game: Game, player: str, kind: str, actions: int = 1) -> int:
    """Work out how many actions something costs, with what cards add to the first of its kind in a round."""
    return actions + sum(one.amount for _, one in _dearer(game, player, kind))


def _dearer(game: Game, player: str, kind: str) -> list[tuple[Card, Dearer]]:
    """List what makes such an action of an investigator dearer now."""
    return [
        (card, one)
        for card in map(game.board.cards.__getitem__, game.board.players[player].threat)
        for one in values.contributes(game, card, Dearer)
        if kind in one.kinds and not is_spent(game, card, ONCE_A_ROUND, player)
    ]


def _take_basic(game: Game, player: str, kind: str, card: Card | None) -> None:
    """Do what one of the basic actions does."""
    if kind == DRAW:
        draw(game, player, ("glossary/draw-action",))
    elif kind == RESOURCE:
        game.do(events.GainsResources(player, 1, ("glossary/resource-action",)))
    elif kind == INVESTIGATE:
        investigate(game, player)
    elif card is None:
        raise AssertionError(kind)
    elif kind == MOVE:
        move(game, player, card)
    elif kind == FIGHT:
        fight(game, player, card)
    elif kind == EVADE:
        evade(game, player, card)
    elif kind == ENGAGE:
        with game.at_once():
            if card.zone == THREAT:
                game.do(events.Disengages(card, card.controller, ("glossary/engage-action",)))
            game.do(events.Engages(card, player, ("glossary/engage-action",)))


def _use(game: Game, player: str, target: Card | None, source: Card, at: int) -> None:
    """Use an ability of a card in play: pay for it, meet the attacks that it provokes, resolve it."""
    ability = game.spec(source).abilities[at]
    assert isinstance(ability, Activated)
    context = Context(game, source, player, it=target)
    mark_use(game, source, ability.limit, player)

    def steps() -> None:
        _spend_actions(game, player, ability.does, ability.actions, source)
        pay(context, ability.costs)
        if ability.provokes and ability.does not in UNPROVOKING and not provoke(game, player):
            return
        for effect in ability.effects:
            if isinstance(effect, Attempt) and target is not None:
                effect.try_against(context, target)
                return
        resolve(context, ability.effects)

    game.do(events.Activates(steps=steps, player=player, card=source))


def _additional(game: Game, player: str, source: Card) -> int:
    """Count the additional actions left that an ability of a card may use."""
    one = game.board.players[player]
    return one.extra if one.extra and values.special_actions(game, player, source) else 0


def _spend_actions(game: Game, player: str, kind: str, amount: int = 1, source: Card | None = None) -> None:
    """Spend the actions that something costs: for an ability of a card, first the additional ones that only
    such cards may use."""
    dearer = _dearer(game, player, kind)
    amount = _price(game, player, kind, amount)
    one, fits = game.board.players[player], 0
    if source is not None:
        fits = min(_additional(game, player, source), amount)
    if fits and one.actions >= amount and game.reading(ADDITIONAL_ACTION) == CHOSEN:
        question, cite = message("ask.extra", player=player), ("glossary/action",)
        if choose.word(game, player, question, ("additional", "other"), cite, otherwise="other") == "other":
            fits = 0
    if fits:
        game.do(events.SpendsExtra(player, fits))
    if amount > fits:
        by = tuple(f"card/{card.facts.id}" for card, _ in dearer)
        game.do(events.SpendsActions(player, amount - fits, by))
    for card, _ in dearer:
        mark_use(game, card, ONCE_A_ROUND, player)


def play_card(game: Game, player: str, card: Card) -> None:
    """Play a card by an action; the attacks that this provokes come once it is paid for, and may cost the
    card itself."""
    zone = card.zone
    _spend_actions(game, player, designates(game, card) or PLAY)
    cost = cost_now(game, player, card)
    if cost:
        game.do(events.SpendsResources(player, cost))
    is_spared = (
        designates(game, card) in UNPROVOKING
        and any(not enemy.exhausted for enemy in engaged_enemies(game, player))
        and game.reading(DESIGNATED_EVENT) != PROVOKED
    )
    if (is_spared or provoke(game, player)) and card.zone == zone:
        commence(game, player, card)


def designates(game: Game, card: Card) -> str:
    """Return which kind of action an event is designated as."""
    effects = (
        effect for one in game.spec(card).abilities if isinstance(one, OnPlay) for effect in one.effects
    )
    return next((effect.kind for effect in effects if effect.kind), "")


# what may be done


def list_options(game: Game, player: str) -> list[Option]:
    """List what an investigator may do next; without an action left, only what needs none."""
    found: list[Option] = []
    one = game.board.players[player]
    if one.actions:
        found += _list_basic(game, player)
        found += [
            Option(f"{PLAY}:{card.uid}", PLAY, message("option.play", card=card), card.uid)
            for card in list_playable(game, player)
            if play_cost(card) is not None
            and is_fast(game, card) is None
            and may_play(game, player, card)
            and _price(game, player, designates(game, card)) <= one.actions
        ]
    if one.actions or one.extra:
        found += _list_abilities(game, player)
    found += list_fast(game, player)
    return [*found, Option(END, END, message("option.end-turn"))]


def _list_basic(game: Game, player: str) -> list[Option]:
    """List the basic actions."""
    board = game.board
    found: list[Option] = []
    if may_investigate(game, player):
        found.append(Option(INVESTIGATE, INVESTIGATE, message("option.investigate")))
    found += [
        Option(f"{MOVE}:{one.uid}", MOVE, message("option.move", to=one), one.uid)
        for one in find_ways(game, player)
    ]
    found += [
        Option(DRAW, DRAW, message("option.draw")),
        Option(RESOURCE, RESOURCE, message("option.resource")),
    ]
    for one in enemies_here(game, player):
        own = is_engaged(game, one, player)
        kinds = (
            (FIGHT, may_fight(game, one)),
            (EVADE, own),
            (ENGAGE, not own and not values.has_keyword(game, one, MASSIVE)),
        )
        found += [
            Option(f"{kind}:{one.uid}", kind, message(f"option.{kind}", card=one), one.uid)
            for kind, may in kinds
            if may
        ]
    return [one for one in found if _price(game, player, one.kind) <= board.players[player].actions]


def _list_abilities(game: Game, player: str) -> list[Option]:
    """List the abilities of cards in play that cost actions: those that attack or evade once for each
    enemy."""
    found = []
    for card, at, ability in controlled_abilities(game, player):
        if (
            not isinstance(ability, Activated)
            or _price(game, player, ability.does, ability.actions)
            > game.board.players[player].actions + _additional(game, player, card)
            or not may_use(game, player, card, ability)
        ):
            continue
        does, by = ability.does, f"{card.uid}:{at}"
        if does in (FIGHT, EVADE):
            for one in enemies_here(game, player):
                if may_fight(game, one) if does == FIGHT else is_engaged(game, one, player):
                    manner = "discarding" if any(cost.discards for cost in ability.costs) else "with"
                    words = message(f"option.{does}-{manner}", card=one, other=card)
                    found.append(Option(f"{does}:{one.uid}:{by}", does, words, one.uid))
        elif does == INVESTIGATE and may_investigate(game, player):
            words = message("option.investigate-with", other=card)
            found.append(Option(f"{INVESTIGATE}:{game.board.players[player].at}:{by}", INVESTIGATE, words))
        elif does != INVESTIGATE:
            words = message("option.use", card=card)
            found.append(Option(f"{ACTIVATE}:{card.uid}:{by}", ACTIVATE, words, card.uid))
    return found


def enemies_here(game: Game, player: str) -> list[Card]:
    """List the enemies at the location of an investigator, those in threat areas too."""
    here = game.board.players[player].at
    return [card for card in game.board.enemies() if game.board.location_of(card) == here]
