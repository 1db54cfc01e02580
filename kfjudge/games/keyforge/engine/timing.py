"""Abilities that wait to resolve, and the order in which they do, which the active player chooses."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.events import Event, Remark
from kfjudge.core.message import Message
from kfjudge.core.table import Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import HIDDEN, Card
from kfjudge.games.keyforge.engine.contributions import Whenever
from kfjudge.games.keyforge.engine.node import (
    CONSTANT,
    LASTING,
    RULES,
    UNPRINTED,
    Header,
    resolve_all,
)
from kfjudge.games.keyforge.facts import VALUED
from kfjudge.games.keyforge.readings import AFTER_ITS_USE, AFTERWARDS, WAITING_ABILITY, WAITING_LAPSES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kfjudge.games.keyforge.engine.game import Game
    from kfjudge.games.keyforge.engine.node import Context


class Ground(Struct, frozen=True):
    """What a waiting ability depends on: if it no longer holds, the ability does not resolve, for this
    reason."""

    holds: Callable[[], bool]
    why: Message
    cite: tuple[str, ...]


class Trigger(Struct):
    """An ability about to resolve, unless its `ground` no longer holds then. `via` is the card that gave
    it."""

    header: Header
    card: Card
    via: Card
    run: Callable[[], Any]
    ground: Ground | None = None
    option: Option | None = None

    def option_as(self, name: str) -> Option:
        """Make the option to resolve this one next, once for each name."""
        if self.option is None or self.option.id != name:
            header = message(f"header.{self.header}")
            words = message("option.ability", card=self.card, header=header, via=self.via)
            self.option = Option(name, "choose", words, self.via.uid)
        return self.option


def own_abilities(game: Game, card: Card, header: Header, event: Event | None = None) -> list[Trigger]:
    """List the abilities with this header that a card has, printed or gained."""
    found = []
    for ability, via in game.abilities(card, header):
        context = game.context(card, card.controller, via=via, event=event)
        found.append(make_trigger(header, card, via, context, ability.effects))
    return found


def abilities_for(game: Game, card: Card, header: Header, player: str) -> list[Trigger]:
    """List the abilities with this header that a card has, as resolved by a player who may not control it."""
    return [
        make_trigger(header, card, via, game.context(card, player, via=via), ability.effects)
        for ability, via in game.abilities(card, header)
    ]


def waiting_abilities(game: Game, event: Event) -> list[Trigger]:
    """List the constant abilities and lasting effects that wait for this event."""
    found = []
    for force in game.in_force(Whenever):
        if force.node.sees(force.context, event):
            source = force.context.source
            via = force.context.via or source
            context = game.context(
                source, force.context.you, via=via, event=event, lasting=force.context.lasting
            )
            context.house = force.context.house
            about = getattr(event, "card", None)  # "it" to the ability: of a fight, the other creature
            if isinstance(event, events.Fought):
                about = event.target if source is event.attacker else event.attacker
            elif isinstance(event, events.IsAboutToFight):
                about = event.attacker
            if about is not None:
                context.find([about])
                if about.zone in HIDDEN:  # it went home: that is no longer the card that was in play
                    context.it = [(about, about.stay - 1)]
            header: Header = CONSTANT if force.context.lasting is None else LASTING
            trigger = make_trigger(header, source, via, context, force.node.effects)
            if header == CONSTANT:
                trigger.ground = _while_in_play(source)
            found.append(trigger)
    return found


def add_after_use(game: Game, player: str, card: Card, waiting: list[Trigger]) -> bool:
    """Add what waits for a creature to have been used to what waits for its reap or fight, so that the active
    player orders them: so we read it. Returns whether there was any; what is not added comes afterwards."""
    after = waiting_abilities(game, events.Used(player, card)) if waiting else []
    if not after or game.reading(AFTER_ITS_USE) == AFTERWARDS:
        return False
    waiting += after
    return True


def _while_in_play(card: Card) -> Ground:
    """Make the ground of a constant ability: that its card is still in play."""
    stay = card.stay
    why = message("why.not-in-play", card=card)
    return Ground(lambda: card.stay == stay, why, ("rule/constant-abilities",))


def make_trigger(header: Header, card: Card, via: Card, context: Context, effects: Sequence[Any]) -> Trigger:
    """Make an ability of a card ready to resolve in a context of its own."""
    return Trigger(header, card, via, lambda: resolve_all(context, effects))


def resolve(
    game: Game,
    triggers: list[Trigger],
    now: Callable[[], list[Trigger]] | None = None,
    is_in_time: Callable[[Trigger], bool] = lambda _: True,
) -> None:
    """Resolve what is waiting, one after the other, in the order the active player chooses. `now` lists the
    abilities anew: one that a card gains while the others resolve waits with them, if it `is_in_time`."""
    if not triggers:
        return
    left = list(triggers)
    known = Counter(map(_which, left))
    while left:
        trigger = choose_trigger(game, left, message("ask.order"))
        left.remove(trigger)
        if trigger.ground is not None and not trigger.ground.holds():
            refuse(game, trigger, trigger.ground.why, trigger.ground.cite)
            continue
        if not _still_resolves(game, trigger):
            continue
        event: type[events.AbilityResolves] = events.AbilityResolves
        if trigger.header == LASTING:
            event = events.LastingResolves
        elif trigger.header in VALUED:
            event = events.KeywordDamage
        game.do(event(trigger.card, trigger.header, trigger.via, steps=lambda: _run(game, trigger)))  # noqa: B023
        if now is not None:
            again = Counter[tuple[str, str, Header]]()
            for fresh in now():
                which = _which(fresh)
                again[which] += 1
                if again[which] > known[which]:
                    known[which] = again[which]
                    left += [fresh] if is_in_time(fresh) else []


def _run(game: Game, trigger: Trigger) -> None:
    """Resolve an ability; where it finds nothing to do, and says nothing, say that."""
    before = game.happened
    trigger.run()
    if game.happened == before:
        said = message("remark.nothing-to-do")
        game.note(Remark(said, (trigger.card,), ("rule/resolve-as-much-as-you-can",)))


def _which(trigger: Trigger) -> tuple[str, str, Header]:
    return trigger.card.uid, trigger.via.uid, trigger.header


def while_it_stays(card: Card, gather: Callable[[], list[Trigger]]) -> Callable[[], list[Trigger]]:
    """Make a function that lists the same abilities later, as long as their card has not left play."""
    stay = card.stay
    return lambda: gather() if card.in_play and card.stay == stay else []


def refuse(game: Game, trigger: Trigger, why: Message, cite: tuple[str, ...]) -> None:
    """Write down that an ability does not resolve."""
    card, via, header = trigger.card, trigger.via, message(f"header.{trigger.header}")
    if trigger.header == CONSTANT:
        what = message("refused.trigger", card=card)
    elif trigger.header in VALUED:
        what = message("refused.trigger-keyword", card=card, header=header)
    elif via is card:
        what = message("refused.trigger-header", card=card, header=header)
    else:
        what = message("refused.trigger-given", card=card, header=header, via=via)
    game.refuse(what, why, (card,) if via is card else (card, via), cite=cite)


def _still_resolves(game: Game, trigger: Trigger) -> bool:
    """Tell whether a waiting ability resolves if its card, or the one that gave it, has left play since. No
    book says; we read it that it does."""
    cards = () if trigger.header in UNPRINTED else (trigger.card, trigger.via)
    gone = next((card for card in cards if card.facts.type != "action" and not card.in_play), None)
    if gone is None:
        return True
    if game.reading(WAITING_ABILITY) == WAITING_LAPSES:
        refuse(game, trigger, message("why.not-in-play", card=gone), WAITING_ABILITY.passages)
        return False
    game.note(Remark(message("remark.waited", card=gone), (gone,), (RULES[trigger.header],)))
    return True


def choose_trigger(game: Game, triggers: list[Trigger], question: Message) -> Trigger:
    """Ask the active player which ability resolves next."""
    if len(triggers) == 1:
        return triggers[0]
    seen = dict[str, int]()
    options = []
    for trigger in triggers:
        stem = f"choose:{trigger.via.uid}"
        before = seen[stem] = seen.get(stem, 0) + 1
        options.append(trigger.option_as(stem if before == 1 else f"{stem}-{before}"))
    picked = game.ask(game.active, question, options, ("glossary/active-player",), order=True)
    return next(trigger for trigger in triggers if trigger.option is picked)
