"""When abilities resolve: forced ones first, in the order that the lead investigator chooses, then reactions
in player order, until everybody passes; and the windows in which players act at will."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.core.events import Event
from kfjudge.core.table import Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events, initiation, plot
from kfjudge.games.arkham.engine.board import INVESTIGATION, Card
from kfjudge.games.arkham.engine.encounter import is_silent
from kfjudge.games.arkham.engine.node import Context, Fast, Free, Occasion, Waits
from kfjudge.games.arkham.engine.spec import may_wait

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

AT_ONCE = ("glossary/priority-of-simultaneous-resolution", "glossary/lead-investigator")
IN_ORDER = ("glossary/triggered-abilities", "glossary/in-player-order")
PASS, ADVANCE = "react:no", "advance"


class Trigger(Struct, eq=False):
    """What an event sets off: an ability of a card in play, or a card of the hand that may be played for
    it."""

    ability: Waits | Fast
    place: int  # among the abilities of the card
    context: Context

    @property
    def card(self) -> Card:
        return self.context.source


def resolve(game: Game, moment: str, event: Event) -> None:
    """Resolve what waits for that moment of an event."""
    forced = [one for one in find_waiting(game, moment, event) if _is_forced(one)]
    while forced:
        cards = [one.card for one in forced]
        card = choose.card(game, game.board.lead, message("ask.forced"), cards, AT_ONCE, is_order=True)
        _trigger(game, forced.pop(cards.index(card)))
    used: set[tuple[str, int]] = set()
    names = _list_acting(game)
    passed = 0
    while names and passed < len(names) and not game.board.over:
        name = names[0]
        names = [*names[1:], name]
        offered = [
            one
            for one in find_waiting(game, moment, event)
            if not _is_forced(one)
            and one.context.you == name
            and (one.card.uid, one.place) not in used
            and _could_be_used(game, one)
        ]
        picked = _offer(game, name, offered) if not game.is_canceled(event) else None
        if picked is None:
            passed += 1
            continue
        passed = 0
        used.add((picked.card.uid, picked.place))
        _trigger(game, picked)


def _list_acting(game: Game) -> list[str]:
    """List who may act, in player order from the active one: not the others while a card with Peril
    resolves."""
    return [one.name for one in game.board.from_active() if not is_silent(game, one.name)]


def _is_forced(one: Trigger) -> bool:
    return isinstance(one.ability, Waits) and one.ability.forced


def find_waiting(game: Game, moment: str, event: Event) -> list[Trigger]:
    """Find what waits for that moment of an event: in play, and the events in the hands."""
    found = []
    for card in [one for one in game.board.in_play() if may_wait(one.facts.id, moment)]:
        for at, ability in enumerate(game.spec(card).abilities):
            if isinstance(ability, Waits) and ability.moment == moment and not ability.in_hand:
                you = speak_to(game, card, event)
                found += _match(game, card, at, ability, ability.occasion, you, event)
    for one in game.board.playing():
        for card in initiation.list_playable(game, one.name):
            if card.facts.type == "event" and may_wait(card.facts.id, moment):
                for at, ability in enumerate(game.spec(card).abilities):
                    if isinstance(ability, Waits) and not ability.in_hand:
                        continue
                    if isinstance(ability, (Fast, Waits)) and ability.moment == moment and ability.occasion:
                        found += _match(game, card, at, ability, ability.occasion, one.name, event)
    return found


def _match(
    game: Game, card: Card, at: int, ability: Waits | Fast, occasion: Occasion, you: str, event: Event
) -> list[Trigger]:
    """Match one ability with an event."""
    if not isinstance(event, occasion.kinds):
        return []
    context = Context(game, card, you, event, occasion.about(event))
    return [Trigger(ability, at, context)] if occasion.met(context, event) else []


def speak_to(game: Game, card: Card, event: Event) -> str:
    """Say who "you" are on a card: who controls it, or has it in the threat area; on a card of the encounter
    who does what it waits for, or else the lead investigator."""
    if card.controller in game.board.players:
        return card.controller
    player = getattr(event, "player", "")
    return player if player in game.board.players else game.board.lead


def _could_be_used(game: Game, one: Trigger) -> bool:
    """Tell whether a reaction may be initiated, or an event be played."""
    if isinstance(one.ability, Fast):
        return initiation.may_play(game, one.context.you, one.card, one.context)
    costs, effects = one.ability.costs, one.ability.effects
    spent = initiation.is_spent(game, one.card, one.ability.limit, one.context.you)
    return not spent and initiation.could_be_initiated(one.context, costs, effects)


def _offer(game: Game, player: str, offered: list[Trigger]) -> Trigger | None:
    """Ask whether a player uses one of some reactions; without an answer, none."""
    if not offered:
        return None
    options = [Option(PASS, "react", message("option.pass"))]
    for one in offered:
        key = "option.play" if isinstance(one.ability, Fast) else "option.use"
        options.append(
            Option(f"react:{one.card.uid}:{one.place}", "react", message(key, card=one.card), one.card.uid)
        )
    picked = game.ask(player, message("ask.reaction", player=player), options, IN_ORDER, default=PASS)
    by_id = {f"react:{one.card.uid}:{one.place}": one for one in offered}
    return by_id.get(picked.id)


def _trigger(game: Game, one: Trigger) -> None:
    """Let an ability resolve, or play an event."""
    context, ability = one.context, one.ability
    if isinstance(ability, Fast):
        initiation.play(game, context.you, one.card, context)
        return

    def steps() -> None:
        initiation.pay(context, ability.costs)
        if not context.investigator.is_out:
            initiation.resolve(context, ability.effects)

    initiation.mark_use(game, one.card, ability.limit, context.you)
    game.do(events.Triggers(steps=steps, card=one.card, forced=ability.forced))


# windows


def open_window(game: Game, *, but: str = "") -> None:
    """Let everybody act at will, in player order from the active one, until all pass in a row: in a turn,
    everybody but whose turn it is, who is asked for the next action."""
    names = [name for name in _list_acting(game) if name != but]
    passed = 0
    while names and passed < len(names) and not game.board.over:
        name = names[0]
        names = [*names[1:], name]
        options = list_fast(game, name) if not game.board.players[name].is_out else []
        if options:
            nothing = Option(PASS, "react", message("option.pass"))
            question = message("ask.window", player=name)
            picked = game.ask(name, question, [nothing, *options], IN_ORDER, default=PASS)
            if picked.id != PASS:
                passed = 0
                act_fast(game, name, picked)
                continue
        passed += 1


def list_fast(game: Game, player: str) -> list[Option]:
    """List what an investigator may do without an action: free abilities, and fast cards in their turn."""
    board = game.board
    found = []
    for card, at, ability in initiation.controlled_abilities(game, player):
        if isinstance(ability, Free) and initiation.may_use(game, player, card, ability):
            found.append(
                Option(f"activate:{card.uid}:{at}", "react", message("option.use", card=card), card.uid)
            )
    own_turn = board.turn.phase == INVESTIGATION and board.turn.player == player
    act = plot.find_open_act(game) if own_turn else None
    if act is not None:
        found.append(Option(f"{ADVANCE}:{act.uid}", "react", message("option.advance", card=act), act.uid))
    for card in initiation.list_playable(game, player) if own_turn else ():
        if initiation.play_cost(card) is not None:
            fast = initiation.is_fast(game, card)
            if fast is not None and fast.occasion is None and initiation.may_play(game, player, card):
                found.append(Option(f"play:{card.uid}", "react", message("option.play", card=card), card.uid))
    return found


def act_fast(game: Game, player: str, picked: Option) -> None:
    """Do what somebody has chosen in a window."""
    kind, uid, *rest = picked.id.split(":")
    if kind == ADVANCE:
        act = game.board.cards[uid]
        plot.spend_as_group(game, game.board.playing(), plot.clues_wanted(game, act))
        plot.advance(game, act)
    elif kind == "play":
        initiation.play(game, player, game.board.cards[uid])
    else:
        initiation.use(game, player, game.board.cards[uid], int(rest[0]))
