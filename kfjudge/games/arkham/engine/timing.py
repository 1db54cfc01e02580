"""When abilities of cards resolve: forced ones first, in the order that the lead investigator chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.core.events import Event
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.board import Card
from kfjudge.games.arkham.engine.node import Context, Waits

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.game import Game

AT_ONCE = ("glossary/priority-of-simultaneous-resolution", "glossary/lead-investigator")


class Trigger(Struct, eq=False):
    """An ability of a card in play that an event sets off."""

    ability: Waits
    context: Context


def resolve(game: Game, moment: str, event: Event) -> None:
    """Resolve what waits for that moment of an event."""
    waiting = find_waiting(game, moment, event)
    forced = [one for one in waiting if one.ability.forced]
    while forced:
        cards = [one.context.source for one in forced]
        card = choose.card(game, game.board.lead, message("ask.forced"), cards, AT_ONCE, is_order=True)
        trigger(game, forced.pop(cards.index(card)))


def find_waiting(game: Game, moment: str, event: Event) -> list[Trigger]:
    """Find the abilities of cards in play that wait for that moment of an event."""
    found = []
    for card in list(game.board.in_play()):
        for ability in game.spec(card).waiting():
            if ability.moment == moment and isinstance(event, ability.occasion.kinds):
                context = Context(
                    game, card, speak_to(game, card, event), event, ability.occasion.about(event)
                )
                if ability.occasion.met(context, event):
                    found.append(Trigger(ability, context))
    return found


def speak_to(game: Game, card: Card, event: Event) -> str:
    """Say who "you" are on a card: who controls it, or has it in the threat area; on a card of the encounter
    who does what it waits for, or else the lead investigator."""
    if card.controller in game.board.players:
        return card.controller
    player = getattr(event, "player", "")
    return player if player in game.board.players else game.board.lead


def trigger(game: Game, one: Trigger) -> None:
    """Let an ability resolve, all of its effects before anything reacts to one of them."""

    def steps() -> None:
        with game.effect():
            for effect in one.ability.effects:
                effect.resolve(one.context)

    game.do(events.Triggers(steps=steps, card=one.context.source, forced=one.ability.forced))
