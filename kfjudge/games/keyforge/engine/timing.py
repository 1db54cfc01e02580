"""Abilities that are waiting to resolve, and the order in which they do: the active player's choice."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kfjudge.core.ask import Option
from kfjudge.core.events import Event, Remark
from kfjudge.core.message import Message
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
from kfjudge.games.keyforge.message import message
from kfjudge.games.keyforge.readings import RESOLVES_STILL, WAITING_ABILITY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kfjudge.games.keyforge.engine.game import Game
    from kfjudge.games.keyforge.engine.node import Context


class Ground(Struct, frozen=True):
    """What an ability that waits stands on; where that is gone, why the ability no longer resolves."""

    holds: Callable[[], bool]
    why: Message
    cite: tuple[str, ...]


class Trigger(Struct):
    """An ability about to resolve, unless its `ground` is gone by then."""

    header: Header
    card: Card
    via: Card
    run: Callable[[], Any]
    ground: Ground | None = None
    option: Option | None = None

    def option_as(self, name: str) -> Option:
        """To resolve this one next; made once for as long as it is called so."""
        if self.option is None or self.option.id != name:
            header = message(f"header.{self.header}")
            words = message("option.ability", card=self.card, header=header, via=self.via)
            self.option = Option(name, "choose", words, self.via.uid)
        return self.option


def own(game: Game, card: Card, header: Header, event: Event | None = None) -> list[Trigger]:
    """The abilities with this header that a card has, printed or given."""
    found = []
    for ability, via in game.abilities(card, header):
        context = game.context(card, card.controller, via=via, event=event)
        found.append(trigger(header, card, via, context, ability.effects))
    return found


def of_player(game: Game, card: Card, header: Header, player: str) -> list[Trigger]:
    """The abilities with this header that a card has, resolved by a player who may not control it."""
    return [
        trigger(header, card, via, game.context(card, player, via=via), ability.effects)
        for ability, via in game.abilities(card, header)
    ]


def waiting(game: Game, event: Event) -> list[Trigger]:
    """Constant abilities and lasting effects that wait for this to happen."""
    found = []
    for force in game.in_force(Whenever):
        if force.node.sees(force.context, event):
            source = force.context.source
            via = force.context.via or source
            context = game.context(
                source, force.context.you, via=via, event=event, lasting=force.context.lasting
            )
            context.house = force.context.house
            about = _about(event, source)
            if about is not None:
                context.find([about])
                if about.zone in HIDDEN:  # it went home: that is no longer the card that was in play
                    context.it = [(about, about.stay - 1)]
            header: Header = CONSTANT if force.context.lasting is None else LASTING
            effects = trigger(header, source, via, context, force.node.effects)
            if header == CONSTANT:
                effects.ground = _still_in_play(source)
            found.append(effects)
    return found


def _about(event: Event, source: Card) -> Card | None:
    if isinstance(event, events.Fought):
        return event.target if source is event.attacker else event.attacker
    if isinstance(event, events.IsAboutToFight):
        return event.attacker
    return getattr(event, "card", None)


def _still_in_play(card: Card) -> Ground:
    stay = card.stay
    why = message("why.not-in-play", card=card)
    return Ground(lambda: card.stay == stay, why, ("rule/constant-abilities",))


def trigger(header: Header, card: Card, via: Card, context: Context, effects: Sequence[Any]) -> Trigger:
    """An ability of a card, ready to resolve in a context of its own."""
    return Trigger(header, card, via, lambda: resolve_all(context, effects))


def resolve(game: Game, triggers: list[Trigger], now: Callable[[], list[Trigger]] | None = None) -> None:
    """Resolve what is waiting, one after the other, in the order the active player chooses. `now` gathers the
    abilities anew: what a card gains while the others resolve waits with them."""
    if not triggers:
        return
    left = list(triggers)
    known = Counter(map(_which, left))
    while left:
        trigger = one_of(game, left, message("ask.order"))
        left.remove(trigger)
        if trigger.ground is not None and not trigger.ground.holds():
            refuse(game, trigger, trigger.ground.why, trigger.ground.cite)
            continue
        gone = _has_left(trigger)
        if gone is not None and not _resolves_though(game, trigger, gone):
            continue
        game.do(_kind(trigger)(trigger.card, trigger.header, trigger.via, steps=trigger.run))
        if now is not None:
            left += _gained(known, now())


def _kind(trigger: Trigger) -> type[events.AbilityResolves]:
    """What it is that resolves."""
    if trigger.header == LASTING:
        return events.LastingResolves
    return events.KeywordDamage if trigger.header in VALUED else events.AbilityResolves


def _which(trigger: Trigger) -> tuple[str, str, Header]:
    return trigger.card.uid, trigger.via.uid, trigger.header


def _gained(known: Counter[tuple[str, str, Header]], fresh: list[Trigger]) -> list[Trigger]:
    """Those that are more than were known, which they are from here on."""
    seen = Counter[tuple[str, str, Header]]()
    found = []
    for trigger in fresh:
        which = _which(trigger)
        seen[which] += 1
        if seen[which] > known[which]:
            known[which] = seen[which]
            found.append(trigger)
    return found


def while_it_stays(card: Card, gather: Callable[[], list[Trigger]]) -> Callable[[], list[Trigger]]:
    """The same abilities at any later time, as long as their card has not left play."""
    stay = card.stay
    return lambda: gather() if card.in_play and card.stay == stay else []


def refuse(game: Game, trigger: Trigger, why: Message, cite: tuple[str, ...]) -> None:
    """Write down that an ability which waited, or would have, does not resolve."""
    card, via, header = trigger.card, trigger.via, message(f"header.{trigger.header}")
    if trigger.header == CONSTANT:
        what = message("refused.trigger", card=card)
    elif via is card:
        what = message("refused.trigger-header", card=card, header=header)
    else:
        what = message("refused.trigger-given", card=card, header=header, via=via)
    game.refuse(what, why, (card,) if via is card else (card, via), cite=cite)


def _has_left(trigger: Trigger) -> Card | None:
    """The card of an ability that was waiting, or the one that gave it, where it has left play since."""
    if trigger.header in UNPRINTED:
        return None
    cards = (trigger.card, trigger.via)
    return next((card for card in cards if card.facts.type != "action" and not card.in_play), None)


def _resolves_though(game: Game, trigger: Trigger, gone: Card) -> bool:
    """We read it that what was waiting resolves though a card has left play: no book says that it does, or
    that it does not."""
    if game.reading(WAITING_ABILITY) == RESOLVES_STILL:
        said = message("remark.waited", card=gone)
        game.note(Remark(said, (gone,), (RULES[trigger.header],)))
        return True
    refuse(game, trigger, message("why.not-in-play", card=gone), WAITING_ABILITY.passages)
    return False


def one_of(game: Game, triggers: list[Trigger], question: Message) -> Trigger:
    """One of those, as the active player chooses."""
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
