"""What phrases of events mean that are not called like their event, or name their places otherwise."""

from __future__ import annotations

from kfjudge.core.events import Event
from kfjudge.games.keyforge.engine import events
from kfjudge.notation.scenario import Phrase
from kfjudge.replay.moments import EventMeaning, SameAs, mean_refusal

FIELDS = {"seat": "player", "n": "amount"}


def _is_no_keyword(event: Event, phrase: Phrase, same: SameAs) -> bool:  # noqa: ARG001  takes what the others take
    return not isinstance(event, events.KeywordDamage)


def _swapped(event: events.Swaps, phrase: Phrase, same: SameAs) -> bool:
    one, other = phrase["card"], phrase["other"]
    return (same(event.one, one) and same(event.other, other)) or (
        same(event.one, other) and same(event.other, one)
    )


def _to_the_pile(event: events.Moves, phrase: Phrase, same: SameAs) -> bool:  # noqa: ARG001
    return event.to == "discard"


def _dealt(event: events.DealsDamage, phrase: Phrase, same: SameAs) -> bool:
    return any(same(card, phrase["card"]) and amount == phrase["n"] for card, amount in event.hits)


def _on(event: type[Event], **places: str) -> EventMeaning:
    """One event, with its places."""
    return EventMeaning((event,), places)


MEANINGS: dict[str, EventMeaning] = {
    # places that the event calls otherwise
    "ability-resolves": EventMeaning((events.AbilityResolves,), {"card": "card via"}, _is_no_keyword),
    "attacks": _on(events.Attacks, card="attacker", other="target"),
    "fight-ends-early": _on(events.FightEndsEarly, card="attacker target"),
    "deals-damage": EventMeaning((events.DealsDamage,), test=_dealt),
    "redirects": _on(events.Redirects, card="card", other="to"),
    "destroys": _on(events.Destroys, card="targets"),
    "goes-to-pile": EventMeaning((events.Moves,), {"card": "card"}, _to_the_pile),
    "goes-under": _on(events.GoesUnder, card="card"),
    "swaps": EventMeaning((events.Swaps,), test=_swapped),
    "copies": _on(events.Copies, card="card", other="original"),
    "targets": _on(events.Targets, seat="player", card="chosen"),
    "reveals": _on(events.Reveals, seat="player", card="shown"),
    "looks-at": _on(events.LooksAt, seat="player", card="shown"),
    "shortened": _on(events.Shortened, seat="player", n="fewer"),
    "step-skipped": _on(events.StepSkipped, seat="player", phase="step"),
    # another way to say an event: any amount of it, any card, several in a row
    "takes-damage-any": _on(events.TakesDamage, card="card"),
    "gains-aember-any": _on(events.GainsAember, seat="player"),
    "steals-aember-any": _on(events.StealsAember, seat="player"),
    "forges-key-any": _on(events.ForgesKey, seat="player"),
    "spends-aember-from": _on(events.SpendsAember, seat="player", n="amount", card="card"),
    "declines-card": _on(events.Declines, seat="player", card="card"),
    "draws-so-many": EventMeaning((events.Draws,), {"seat": "player"}, counted=True),
    # what is refused in several ways
    "no-trigger": mean_refusal("trigger", "trigger-header", "trigger-given"),
}
