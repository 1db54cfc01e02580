"""Using a card that is in play: reap, fight, "Action:", "Omni:", or remove its stun."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kfjudge.core.events import Refusal
from kfjudge.core.table import Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import ANYWAY, STUNNED_BY_EFFECT, WAYS_TO_USE, WITH_OMNI
from kfjudge.games.keyforge.engine import events, timing
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.events import AS_MUCH_AS_YOU_CAN
from kfjudge.games.keyforge.engine.node import Header
from kfjudge.games.keyforge.engine.timing import add_after_use
from kfjudge.games.keyforge.engine.verbs import fight
from kfjudge.games.keyforge.engine.verbs.permission import (
    count_deed,
    find_permission,
    is_of_active_house,
    is_possible_but_for_stun,
    must_fight,
    pay_tolls,
    use_up,
    why_not_use,
)
from kfjudge.games.keyforge.readings import NOTHING_ELSE, STUN_TAKEN_OFF

if TYPE_CHECKING:
    from collections.abc import Callable

    from kfjudge.games.keyforge.engine.game import Game

WAYS = {
    "reap": events.Reaps,
    "fight": events.Fights,
    "action": events.UsesAction,
    "omni": events.UsesOmni,
    "unstun": events.Unstuns,
}


def use(game: Game, player: str, card: Card, way: str) -> None:
    """Use a card in a way that is allowed. "You" in its abilities is the player who uses it. What waits for a
    card to have been used resolves also where the use only removed a stun, as we read it; where it reaped or
    fought, together with what waits for that."""
    count_deed(game, card.facts.id)
    game.board.turn.used = (*game.board.turn.used, card.uid)
    as_theirs = [(player, card)] if card.controller != player else []
    game.borrowed += as_theirs
    resolved = False

    def steps() -> None:
        nonlocal resolved
        pay_tolls(game, player, "use", card)
        resolved = bool(_STEPS[way](game, player, card))

    game.do(WAYS[way](player, card, way, steps=steps))
    del game.borrowed[len(game.borrowed) - len(as_theirs) :]
    if resolved:
        return
    used = events.Used(player, card)
    waiting = timing.waiting_abilities(game, used) if way == "unstun" else []
    if waiting and game.reading(STUN_TAKEN_OFF) == NOTHING_ELSE:
        for trigger in waiting:
            timing.refuse(game, trigger, message("why.only-the-stun"), ("glossary/stun",))
        return
    game.do(used)


def use_at_step_three(game: Game, player: str, card: Card, way: str) -> None:
    """Use a card at step 3, and use up the permission that it needs."""
    if not is_of_active_house(game, card) and way != "omni":
        force = find_permission(game, player, way, card)
        if force is not None:
            use_up(game, force, card)
    use(game, player, card, way)


def use_by_effect(game: Game, player: str, card: Card, ways: tuple[str, ...]) -> bool:
    """Use a card by a card effect. A stunned creature only loses its stun; whether that needs the use itself
    to be possible differs by edition. Returns whether the card was used."""
    if card.stunned and not card.exhausted and card.facts.is_creature:
        refusal = _why_not_unstun(game, player, card, ways)
        if refusal is not None:
            return _refuse(game, card, ways, refusal)
        game.cite("glossary/stun")
        use(game, player, card, "unstun")
        return False
    if "omni" in ways and card.facts.is_creature and game.abilities(card, "omni"):
        ways = ways if game.rule(WAYS_TO_USE) == WITH_OMNI else tuple(way for way in ways if way != "omni")
    refusals = [why_not_use(game, player, card, way) for way in ways]
    legal = [way for way, refusal in zip(ways, refusals, strict=True) if refusal is None]
    if refusals[0] is not None and not legal:
        return _refuse(game, card, ways, refusals[0])
    if "fight" in legal and must_fight(game, card) is not None:
        legal = ["fight"]
    options = [
        Option(f"choose:{way}", "choose", message(f"option.{way}", card=card), card.uid) for way in legal
    ]
    asked = message("ask.use", card=card)
    way = game.ask(game.active, asked, options, ("rule/using-cards",)).id.removeprefix("choose:")
    use(game, player, card, way)
    return True


def _refuse(game: Game, card: Card, ways: tuple[str, ...], refusal: Refusal) -> bool:
    """Write down why an effect cannot use a card. Returns False: it was not used."""
    what = message(f"refused.{ways[0]}", card=card) if len(ways) == 1 else message("refused.use", card=card)
    game.refuse(what, refusal.why, (card,), cite=(*refusal.cite, *AS_MUCH_AS_YOU_CAN))
    return False


def _why_not_unstun(game: Game, player: str, card: Card, ways: tuple[str, ...]) -> Refusal | None:
    """Say why an effect that would use a stunned creature does not remove its stun."""
    refusal = why_not_use(game, player, card, "unstun")
    if refusal is not None or any(is_possible_but_for_stun(game, player, card, way) for way in ways):
        return refusal
    if game.rule(STUNNED_BY_EFFECT) == ANYWAY:
        return None
    return Refusal(message("why.stunned", card=card), ("glossary/stun",))


def _reap(game: Game, player: str, card: Card) -> bool:
    """Reap: the creature exhausts, its controller gains 1 Æmber, its "Reap:" abilities resolve. Returns
    whether what waits for its use has resolved with them."""
    game.do(events.Exhausts(card))
    game.board.turn.reaped = (*game.board.turn.reaped, card.uid)
    game.do(events.GainsByReaping(player, 1))
    own = partial(timing.own_abilities, game, card, "reap")
    waiting = own() + timing.waiting_abilities(game, events.Reaped(player, card))
    used = add_after_use(game, player, card, waiting)
    timing.resolve(game, waiting, timing.while_it_stays(card, own))
    return used


def _ability(header: Header) -> Callable[[Game, str, Card], None]:
    """Make the steps of using an ability: the card exhausts, the ability resolves."""

    def steps(game: Game, player: str, card: Card) -> None:
        game.do(events.Exhausts(card))
        timing.resolve(game, timing.abilities_for(game, card, header, player))

    return steps


def _unstun(game: Game, player: str, card: Card) -> None:  # noqa: ARG001
    game.do(events.Exhausts(card))
    game.do(events.RemovesStun(card))


_STEPS: dict[str, Callable[[Game, str, Card], bool | None]] = {
    "reap": _reap,
    "fight": fight.fight,
    "action": _ability("action"),
    "omni": _ability("omni"),
    "unstun": _unstun,
}
