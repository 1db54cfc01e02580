"""Destruction: "Destroyed:" abilities resolve, then all that is destroyed together goes to the discard
piles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from kfjudge.core.events import Remark
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import (
    ALL_TRIGGER,
    ALLOWED,
    AS_DESTROYED,
    DESTROYED_TIMING,
    DESTROYED_TOGETHER,
    ONLY_DESTROYED,
    SACRIFICE_OF_OTHERS,
)
from kfjudge.games.keyforge.engine import choose, events, timing
from kfjudge.games.keyforge.engine.board import FELL_BESIDE, FELL_FIGHTING, Card, Loss
from kfjudge.games.keyforge.engine.contributions import DestroyedWhile, Power, Whenever
from kfjudge.games.keyforge.engine.node import CONSTANT, LASTING
from kfjudge.games.keyforge.engine.verbs import creature, damage, zones
from kfjudge.games.keyforge.engine.verbs.zones import purged_instead
from kfjudge.games.keyforge.readings import (
    GAINED_MEANWHILE,
    GOES_HOME,
    HEALED_MEANWHILE,
    KEPT,
    LEAVING_SILENT,
    LEAVING_TOGETHER,
    NEXT_LAPSES,
    NEXT_WAVE,
    NOT_DESTROYED,
    NOT_DONE,
    ONCE_SAVED,
    OTHERS_RESOLVE,
    RETURNING_SACRIFICE,
    SACRIFICED_AS_YOURS,
    SPARED,
    STAYING_SILENT,
    THOSE_THAT_STAY,
    TOO_LATE,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kfjudge.games.keyforge.engine.game import Game


def destroy(game: Game, cards: list[Card], event: type[events.Destroys] = events.Destroys) -> list[Card]:
    """Destroy cards together. Returns those that were destroyed."""
    batch = [card for card in cards if card.in_play and card.uid not in game.dying]
    if not batch:
        return []
    destroyed: list[Card] = []
    game.do(event(tuple(batch), steps=lambda: destroyed.extend(_destroy_together(game, batch))))
    game.fallen += destroyed
    return destroyed


def _destroy_together(game: Game, batch: list[Card]) -> list[Card]:
    """Take the steps of a destruction: "Destroyed:" abilities, "Leaves Play:" abilities, the cards leave
    play, and what waits for their destruction resolves."""
    stays = {card.uid: card.stay for card in batch}
    fighting = [card for bout in game.bouts for card in (bout.attacker, bout.target)]
    beside = FELL_BESIDE if game.bouts else ""
    losses = {
        card.uid: Loss(card.uid, card.controller, FELL_FIGHTING if card in fighting else beside)
        for card in batch
    }
    game.dying |= stays.keys()
    counted, still = _resolve_destroyed(game, batch, stays)
    fallen = [losses[card.uid] for card in counted if card.facts.is_creature]
    game.board.turn.losses = (*game.board.turn.losses, *fallen)
    after = _what_sees_it(game, counted, batch, losses)
    leaving = [t for card in still for t in timing.own_abilities(game, card, "leaves-play")]
    timing.resolve(game, leaving if len(still) < 2 else _leaving_together(game, leaving))
    purged = purged_instead(game, still)
    with game.together(still):
        for card in _pile_order(game, still):
            if card.stay == stays[card.uid] and card in purged:
                zones.send(game, card, "purged", event=events.Purges)
            elif card.stay == stays[card.uid]:
                zones.send(game, card, "discard", event=events.GoesToPile)
        seen = [trigger for trigger in after if trigger.ground is None or trigger.ground.holds()]
    game.dying -= stays.keys()
    _outlast_what_follows(game, seen)
    timing.resolve(game, after)
    return counted


def _resolve_destroyed(
    game: Game, batch: list[Card], stays: Mapping[str, int]
) -> tuple[list[Card], list[Card]]:
    """Resolve the "Destroyed:" abilities of cards. Returns those that count as destroyed, and those that are
    still in play, about to leave it."""
    before = [t for card in batch for t in _before_destruction(game, card)]
    if not before:
        return batch, batch
    hurt = [card for card in batch if _is_full_of_damage(game, card)]

    def list_now() -> list[timing.Trigger]:
        there = [card for card in batch if card.uid in game.dying and card.stay == stays[card.uid]]
        return [trigger for card in there for trigger in _before_destruction(game, card)]

    def is_in_time(gained: timing.Trigger) -> bool:
        """Tell whether an ability resolves that a card has gained meanwhile, as the next neighbor of
        Archimedes when one has gone. We read it that its card has only to be there still."""
        if game.reading(GAINED_MEANWHILE) == TOO_LATE:
            timing.refuse(game, gained, message("why.gained-late"), GAINED_MEANWHILE.passages)
            return False
        return True

    timing.resolve(game, before, list_now, is_in_time)
    for card in hurt:  # we read it that one which has been healed meanwhile is destroyed all the same
        healed = card.uid in game.dying and card.zone == "line" and not _is_full_of_damage(game, card)
        if healed and game.reading(HEALED_MEANWHILE) == SPARED:
            game.dying.discard(card.uid)
    counted = [card for card in batch if card.uid in game.dying]
    still = [card for card in counted if card.stay == stays[card.uid]]
    if len(still) < len(counted) and not counts_as_destroyed(game):
        counted = still
    return counted, still


def counts_as_destroyed(game: Game) -> bool:
    """Tell whether a card has been destroyed that its own "Destroyed:" ability has sent elsewhere; and so
    sacrificed, if it was to be."""
    as_destroyed = game.rule(DESTROYED_TIMING) == AS_DESTROYED
    return as_destroyed or game.reading(GOES_HOME) != NOT_DESTROYED


def _is_full_of_damage(game: Game, card: Card) -> bool:
    return card.zone == "line" and 0 < card.damage >= creature.power(game, card)


def _leaving_together(game: Game, leaving: list[timing.Trigger]) -> list[timing.Trigger]:
    """Tell which "Leaves Play:" abilities resolve of cards that are destroyed together: we read it that all
    do, one after the other."""
    if not leaving or game.rule(DESTROYED_TOGETHER) == ALL_TRIGGER:
        return leaving
    if game.reading(LEAVING_TOGETHER) == LEAVING_SILENT:
        for trigger in leaving:
            timing.refuse(game, trigger, message("why.destroyed-together"), LEAVING_TOGETHER.passages)
        return []
    about = tuple(dict.fromkeys(trigger.card for trigger in leaving))
    game.note(Remark(message("remark.leaves-play"), about, ("glossary/leaves-play",)))
    return leaving


def _outlast_what_follows(game: Game, seen: list[timing.Trigger]) -> None:
    """Let an ability that saw a destruction resolve even if its card has been destroyed since (the power that
    the first one lent it is gone): so we read it."""
    for trigger in seen:
        gone = trigger.ground is not None and not trigger.ground.holds()
        if gone and game.reading(NEXT_WAVE) != NEXT_LAPSES:
            trigger.ground = None
            said = message("remark.waited", card=trigger.card)
            game.note(Remark(said, (trigger.card,), ("rule/constant-abilities",)))


def _before_destruction(game: Game, card: Card) -> list[timing.Trigger]:
    """List the "Destroyed:" abilities of a card. Once one of them has replaced its destruction, we read it
    that the others no longer resolve."""
    triggers = timing.own_abilities(game, card, "destroyed")
    for trigger in triggers:
        trigger.ground = timing.Ground(
            lambda: card.uid in game.dying or game.reading(ONCE_SAVED) == OTHERS_RESOLVE,
            message("why.saved"),
            ONCE_SAVED.passages,
        )
    return triggers


def _what_sees_it(
    game: Game, counted: list[Card], batch: list[Card], losses: Mapping[str, Loss]
) -> list[timing.Trigger]:
    """List what waits for a destruction. Whether cards destroyed together may react to each other differs by
    edition."""
    found: list[timing.Trigger] = []
    if not game.in_force(Whenever):
        return found
    for card in counted:
        for trigger in timing.waiting_abilities(
            game, events.IsDestroyed(card, losses[card.uid].controller, tuple(batch))
        ):
            if trigger.card in batch and trigger.header != LASTING:
                if game.rule(DESTROYED_TOGETHER) == ONLY_DESTROYED:
                    timing.refuse(
                        game, trigger, message("why.destroyed-together"), DESTROYED_TOGETHER.sources
                    )
                    continue
                trigger.ground = None
            elif (
                len(batch) > 1
                and game.rule(DESTROYED_TOGETHER) == ONLY_DESTROYED
                and game.reading(THOSE_THAT_STAY) == STAYING_SILENT
            ):
                timing.refuse(game, trigger, message("why.destroyed-together"), THOSE_THAT_STAY.passages)
                continue
            found.append(trigger)
    return found


def _pile_order(game: Game, cards: list[Card]) -> list[Card]:
    """Ask for the order in which cards reach each discard pile."""
    if len(cards) < 2:
        return cards
    ordered = []
    for player in game.board.in_order():
        left = [card for card in cards if card.owner == player.name]
        while len(left) > 1:
            asked = message("ask.pile", player=player.name)
            card = choose.one(game, left, asked, ("glossary/destroyed",), order=True)
            left.remove(card)
            ordered.append(card)
        ordered += left
    return ordered


def settle(game: Game) -> None:
    """Destroy, together, every creature with as much damage as power (one whose power is 0, too) and those
    that poison has doomed, then what a card says is destroyed while something is so; again, until nothing
    more is destroyed."""
    board = game.board
    while board.unsettled:
        board.unsettled = False
        standing = game.view.peek_creatures()
        damage.take_lost_armor(game, standing)
        powers_change = game.in_force(Power)  # else counters alone change what is printed
        damaged = {
            card.uid
            for card in standing
            if card.damage
            >= (creature.power(game, card) if powers_change else card.facts.power + card.power_counters)
        } - game.dying
        poisoned = {card.uid for card in game.doomed if card.zone == "line"} - game.dying
        game.doomed.clear()
        unhurt = damaged - game.struck
        game.struck.clear()
        if poisoned or damaged:
            either = poisoned | damaged
            doomed = [board.cards[seen.uid] for seen in standing if seen.uid in either]
            kill = partial(destroy, game, doomed, _KILLS[bool(poisoned), bool(damaged)])
            _say_what_fell(game, [card for card in doomed if card.uid in unhurt], kill)
        for force in game.in_force(DestroyedWhile):
            if not force.node.condition.holds(force.context):
                continue
            matching = [card for card in board.in_play() if force.node.what.matches(force.context, card)]
            if any(card.uid not in game.dying for card in matching):
                source, kill = force.context.source, partial(destroy, game, matching)
                game.do(events.AbilityResolves(source, CONSTANT, source, steps=kill))


def _say_what_fell(game: Game, weak: list[Card], kill: Callable[[], Any]) -> None:
    """Destroy creatures, and say of those that have taken no damage how little power they have, and what
    takes it from them."""
    steps = kill
    for card in reversed(weak):
        own = [card.facts.id] if any(isinstance(node, Power) for node in game.spec(card).constants) else []
        takers = [
            force.context.lasting.card if force.context.lasting else force.context.source.facts.id
            for force in game.in_force_on(Power, card)
            if force.node.worth(force.context, card) < 0
        ]
        by = tuple(f"card/{id}" for id in dict.fromkeys((*own, *takers)))
        steps = partial(game.do, events.PowerFalls(card, creature.power(game, card), by, steps=steps))
    steps()


_KILLS: dict[tuple[bool, bool], type[events.Destroys]] = {
    (False, True): events.DestroysDamaged,
    (True, False): events.DestroysPoisoned,
    (True, True): events.DestroysBoth,
}


def sacrifice(game: Game, player: str, cards: list[Card]) -> bool:
    """Sacrifice cards together; they count as destroyed. Returns whether all of them were sacrificed."""
    given = [card for card in cards if _may_be_sacrificed(game, player, card)]
    if not given:
        return False
    *others, last = given
    for card in others:
        game.note(events.Sacrifices(player, card, steps=lambda: None))
    stays = [card.stay for card in given]
    game.do(events.Sacrifices(player, last, steps=lambda: destroy(game, given)))
    left = [card for card, stay in zip(given, stays, strict=True) if card.stay != stay]
    went_home = any(card.zone not in ("discard", "purged") for card in left)  # by their own ability
    if went_home and (game.reading(RETURNING_SACRIFICE) == NOT_DONE or not counts_as_destroyed(game)):
        return False
    return len(left) == len(cards)


def _may_be_sacrificed(game: Game, player: str, card: Card) -> bool:
    """Tell whether a player may sacrifice a card, and refuse it if not. It must be theirs; as we read it,
    what they use as if it were theirs is not."""
    if not card.in_play:
        what = message("refused.sacrifice", card=card)
        game.refuse(what, message("why.not-in-play", card=card), (card,), cite=("glossary/sacrifice",))
        return False
    if card.controller == player or game.rule(SACRIFICE_OF_OTHERS) == ALLOWED:
        return True
    if (player, card) not in game.borrowed or game.reading(SACRIFICED_AS_YOURS) == KEPT:
        what = message("refused.sacrifice", card=card)
        game.refuse(what, message("why.not-controlled", player=player), (card,), cite=("glossary/sacrifice",))
        return False
    return True
