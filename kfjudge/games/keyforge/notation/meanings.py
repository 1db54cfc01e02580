"""What phrases of events mean that are not called like their event, or name their places otherwise."""

from __future__ import annotations

from kfjudge.core.events import Event
from kfjudge.games.keyforge.engine import events
from kfjudge.notation.model import Said
from kfjudge.replay.judging.happened import Meaning, Same, refused

FIELDS = {"seat": "player", "n": "amount"}


def _is_no_keyword(event: Event, said: Said, same: Same) -> bool:  # noqa: ARG001  takes what the others take
    return not isinstance(event, (events.AssaultDamage, events.HazardousDamage))


def _swapped(event: events.Swaps, said: Said, same: Same) -> bool:
    one, other = said["card"], said["other"]
    return (same(event.one, one) and same(event.other, other)) or (
        same(event.one, other) and same(event.other, one)
    )


def _to_the_pile(event: events.Moves, said: Said, same: Same) -> bool:  # noqa: ARG001
    return event.to == "discard"


def _dealt(event: events.DealsDamage, said: Said, same: Same) -> bool:
    return any(same(card, said["card"]) and amount == said["n"] for card, amount in event.hits)


def _on(event: type[Event], **places: str) -> Meaning:
    """One event, with its places."""
    return Meaning((event,), places)


MEANINGS: dict[str, Meaning] = {
    # LATER
    "plays": _on(events.PlaysCard, seat="player", card="card", n="amount", house="house"),
    "enters": _on(events.EntersPlay, seat="player", card="card", n="amount", house="house"),
    "leaves": _on(events.LeavesPlay, seat="player", card="card", n="amount", house="house"),
    "archived": _on(events.Archives, seat="player", card="card", n="amount", house="house"),
    "purged": _on(events.Purges, seat="player", card="card", n="amount", house="house"),
    "hand": _on(events.ReturnsToHand, seat="player", card="card", n="amount", house="house"),
    "to-deck": _on(events.GoesToDeck, seat="player", card="card", n="amount", house="house"),
    "sacrificed": _on(events.Sacrifices, seat="player", card="card", n="amount", house="house"),
    "used": _on(events.Uses, seat="player", card="card", n="amount", house="house"),
    "action": _on(events.UsesAction, seat="player", card="card", n="amount", house="house"),
    "omni": _on(events.UsesOmni, seat="player", card="card", n="amount", house="house"),
    "unstuns": _on(events.RemovesStun, seat="player", card="card", n="amount", house="house"),
    "stunned": _on(events.Stuns, seat="player", card="card", n="amount", house="house"),
    "counters": _on(events.PutsPowerCounters, seat="player", card="card", n="amount", house="house"),
    "doom": _on(events.PutsDoom, seat="player", card="card", n="amount", house="house"),
    "damage": _on(events.TakesDamage, seat="player", card="card", n="amount", house="house"),
    "armor": _on(events.ArmorPrevents, seat="player", card="card", n="amount", house="house"),
    "armor-lost": _on(events.LosesArmor, seat="player", card="card", n="amount", house="house"),
    "poisoned": _on(events.Poisons, seat="player", card="card", n="amount", house="house"),
    "healed": _on(events.Heals, seat="player", card="card", n="amount", house="house"),
    "control": _on(events.TakesControl, seat="player", card="card", n="amount", house="house"),
    "bonus": _on(events.BonusAember, seat="player", card="card", n="amount", house="house"),
    "stored": _on(events.PlacesAember, seat="player", card="card", n="amount", house="house"),
    "returned": _on(events.ReturnsAember, seat="player", card="card", n="amount", house="house"),
    "to-supply": _on(events.AemberToSupply, seat="player", card="card", n="amount", house="house"),
    "gains": _on(events.GainsAember, seat="player", card="card", n="amount", house="house"),
    "steals": _on(events.StealsAember, seat="player", card="card", n="amount", house="house"),
    "loses": _on(events.LosesAember, seat="player", card="card", n="amount", house="house"),
    "pays": _on(events.PaysAember, seat="player", card="card", n="amount", house="house"),
    "spends": _on(events.SpendsAember, seat="player", card="card", n="amount", house="house"),
    "unforges": _on(events.UnforgesKey, seat="player", card="card", n="amount", house="house"),
    "chains": _on(events.GainsChains, seat="player", card="card", n="amount", house="house"),
    "sheds": _on(events.ShedsChain, seat="player", card="card", n="amount", house="house"),
    "shuffles": _on(events.ShufflesDeck, seat="player", card="card", n="amount", house="house"),
    "names": _on(events.NamesHouse, seat="player", card="card", n="amount", house="house"),
    "house": _on(events.ChoosesHouse, seat="player", card="card", n="amount", house="house"),
    "no-house": _on(events.HasNoHouse, seat="player", card="card", n="amount", house="house"),
    "take-archives": _on(events.TakesArchives, seat="player", card="card", n="amount", house="house"),
    "begins": _on(events.TurnBegins, seat="player", card="card", n="amount", house="house"),
    "ends": _on(events.TurnEnds, seat="player", card="card", n="amount", house="house"),
    "first": _on(events.FirstPlayer, seat="player", card="card", n="amount", house="house"),
    "keeps": _on(events.KeepsHand, seat="player", card="card", n="amount", house="house"),
    "lasting": _on(events.BeginsLasting, seat="player", card="card", n="amount", house="house"),
    "lasting-ends": _on(events.EndsLasting, seat="player", card="card", n="amount", house="house"),
    # END
    "triggers": Meaning((events.AbilityResolves,), {"card": "card via"}, _is_no_keyword),
    "not-triggered": refused("trigger", "trigger-header", "trigger-given"),
    "no-target": refused("choose"),
    "no-top": refused("play-top", seat=FIELDS["seat"]),
    "attacks": _on(events.Attacks, card="attacker", other="target"),
    "fight-ends": _on(events.FightEndsEarly, card="attacker target"),
    "dealt": Meaning((events.DealsDamage,), test=_dealt),
    "damaged": _on(events.TakesDamage, card="card"),
    "redirected": _on(events.Redirects, card="card", other="to"),
    "destroyed": _on(events.Destroys, card="targets"),
    "discarded": Meaning(
        (events.Discards, events.DiscardsSpent, events.DiscardsUnder, events.DiscardsUpgrade),
        {"card": "card", "seat": "player"},
    ),
    "pile": Meaning((events.Moves,), {"card": "card"}, _to_the_pile),
    "under": _on(events.GoesUnder, card="card"),
    "swaps": Meaning((events.Swaps,), test=_swapped),
    "copies": _on(events.Copies, card="card", other="original"),
    "chosen": _on(events.Targets, seat="player", card="chosen"),
    "revealed": _on(events.Reveals, seat="player", card="shown"),
    "draws-n": Meaning((events.Draws,), {"seat": "player"}, counted=True),
    "shortened": _on(events.Shortened, seat="player", n="fewer"),
    "gains-any": _on(events.GainsAember, seat="player"),
    "steals-any": _on(events.StealsAember, seat="player"),
    "spends-from": _on(events.SpendsAember, seat="player", n="amount", card="card"),
    "forges": _on(events.ForgesKey, seat="player"),
    "declines-card": _on(events.Declines, seat="player", card="card"),
    "skips": _on(events.StepSkipped, seat="player", phase="step"),
}
