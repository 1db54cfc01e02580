"""Using a card that is in play: reap, fight, "Action:", "Omni:", or shake off a stun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.ask import Option
from kfjudge.core.words import words
from kfjudge.games.keyforge import aember, events, fight, permission, timing
from kfjudge.games.keyforge.board import Card
from kfjudge.games.keyforge.editions import ANYWAY, STUNNED_BY_EFFECT, WAYS_TO_USE, WITH_OMNI
from kfjudge.games.keyforge.events import AS_MUCH_AS_YOU_CAN

if TYPE_CHECKING:
    from collections.abc import Callable

    from kfjudge.games.keyforge.game import Game

WAYS = ("reap", "fight", "action", "omni", "unstun")


def use(game: Game, player: str, card: Card, way: str) -> None:
    """Use a card in a way that is allowed. Whoever uses it, "you" in its abilities is that player."""
    event = {
        "reap": events.Reaps,
        "fight": events.Fights,
        "action": events.UsesAction,
        "omni": events.UsesOmni,
        "unstun": events.Unstuns,
    }[way]
    permission.count_deed(game, card.facts.id)
    game.board.turn.used = (*game.board.turn.used, card.uid)
    game.do(event(player, card, way, lambda: _use(game, player, card, way)))
    game.do(events.Used(player, card))


def _use(game: Game, player: str, card: Card, way: str) -> None:
    permission.pay_tolls(game, player, "use", card)
    _STEPS[way](game, player, card)


def use_at_step_three(game: Game, player: str, card: Card, way: str) -> None:
    """The active player's own use; a permission that is needed for it is used up."""
    if not permission.of_active_house(game, card) and way != "omni":
        force = permission.permit(game, player, way, card)
        if force is not None:
            permission.spend(game, force, card)
    use(game, player, card, way)


def use_by_effect(game: Game, player: str, card: Card, ways: tuple[str, ...]) -> bool:
    """A card effect has a card used. A stunned creature only loses its stun; whether that needs the use
    itself to be possible differs by edition."""
    if card.stunned and not card.exhausted and card.facts.is_creature:
        possible = any(_possible_but_for_stun(game, player, card, way) for way in ways)
        if (possible or game.rule(STUNNED_BY_EFFECT) == ANYWAY) and permission.why_not_use(
            game, player, card, "unstun"
        ) is None:
            game.cite("glossary/stun")
            use(game, player, card, "unstun")
            return False
        ways = ()
    if "omni" in ways and card.facts.is_creature and game.abilities(card, "omni"):
        ways = ways if game.rule(WAYS_TO_USE) == WITH_OMNI else tuple(way for way in ways if way != "omni")
    refusals = {way: permission.why_not_use(game, player, card, way) for way in ways}
    legal = [way for way, refusal in refusals.items() if refusal is None]
    if not legal:
        first = next((refusal for refusal in refusals.values() if refusal is not None), None)
        why = first.why if first is not None else words("why.stunned", card=card)
        key = f"refused.{ways[0]}" if len(ways) == 1 else "refused.use"
        cite = first.cite if first is not None else ("glossary/stun",)
        game.refuse(words(key, card=card), why, (card,), cite=(*cite, *AS_MUCH_AS_YOU_CAN))
        return False
    options = [
        Option(f"choose:{way}", "choose", words(f"option.{way}", card=card), card.uid) for way in legal
    ]
    asked = words("ask.use", card=card)
    way = game.ask(game.active, asked, options, ("rule/using-cards",)).id.removeprefix("choose:")
    use(game, player, card, way)
    return True


def _possible_but_for_stun(game: Game, player: str, card: Card, way: str) -> bool:
    card.stunned = False
    possible = permission.why_not_use(game, player, card, way) is None
    card.stunned = True
    return possible


def _reap(game: Game, player: str, card: Card) -> None:
    """The creature exhausts, its controller gains 1 Æmber, then its "Reap:" abilities resolve."""
    stay = card.stay
    game.do(events.Exhausts(card))
    instead = [f for f in game.in_force("StolenInstead") if f.node.who.name(f.context) == player]
    if instead:
        game.cite(f"card/{instead[0].context.source.facts.id}")
        aember.steal(game, player, 1)
    else:
        aember.gain(game, player, 1)
    triggers = timing.own(game, card, "reap") if card.stay == stay else []
    timing.resolve(game, triggers + timing.waiting(game, events.Reaped(card)))


def _ability(header: str) -> Callable[[Game, str, Card], None]:
    def steps(game: Game, player: str, card: Card) -> None:
        game.do(events.Exhausts(card))
        timing.resolve(game, timing.of_player(game, card, header, player))

    return steps


def _unstun(game: Game, player: str, card: Card) -> None:  # noqa: ARG001
    game.do(events.Exhausts(card))
    game.do(events.RemovesStun(card))


_STEPS: dict[str, Callable[[Game, str, Card], None]] = {
    "reap": _reap,
    "fight": fight.fight,
    "action": _ability("action"),
    "omni": _ability("omni"),
    "unstun": _unstun,
}
