"""Which events of a trace an event phrase means."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kfjudge.core.events import Event, Refused
from kfjudge.core.events import Step as TraceStep
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import Board, Card
from kfjudge.notation.model import Said
from kfjudge.replay.fitting import cards_of

# For each phrase: the events it means, and which field of the event each place is compared with.
# A field that holds several cards fits when one of them is the card that is spoken of.
MEANING: dict[str, tuple[tuple[type[Event], ...], dict[str, str]]] = {
    "triggers": ((events.AbilityResolves,), {"card": "card via"}),
    "plays": ((events.PlaysCard,), {"seat": "player", "card": "card"}),
    "enters": ((events.EntersPlay,), {"card": "card"}),
    "leaves": ((events.LeavesPlay,), {"card": "card"}),
    "discarded": (
        (events.Discards, events.DiscardsSpent, events.DiscardsUnder, events.DiscardsUpgrade),
        {"card": "card", "seat": "player"},
    ),
    "archived": ((events.Archives,), {"card": "card", "seat": "player"}),
    "purged": ((events.Purges,), {"card": "card", "seat": "player"}),
    "hand": ((events.ReturnsToHand,), {"card": "card"}),
    "to-deck": ((events.GoesToDeck,), {"card": "card"}),
    "under": ((events.GoesUnder,), {"card": "card"}),
    "destroyed": ((events.Destroys,), {"card": "targets"}),
    "sacrificed": ((events.Sacrifices,), {"seat": "player", "card": "card"}),
    "reaps": ((events.Reaps,), {"card": "card"}),
    "fights": ((events.Fights,), {"card": "card"}),
    "attacks": ((events.Attacks,), {"card": "attacker", "other": "target"}),
    "fight-ends": ((events.FightEndsEarly,), {"card": "attacker target"}),
    "used": ((events.Uses,), {"card": "card"}),
    "action": ((events.UsesAction,), {"card": "card"}),
    "omni": ((events.UsesOmni,), {"card": "card"}),
    "unstuns": ((events.RemovesStun,), {"card": "card"}),
    "exhausts": ((events.Exhausts,), {"card": "card"}),
    "readies": ((events.Readies,), {"card": "card"}),
    "stunned": ((events.Stuns,), {"card": "card"}),
    "counters": ((events.PutsPowerCounters,), {"card": "card", "n": "amount"}),
    "doom": ((events.PutsDoom,), {"card": "card"}),
    "damage": ((events.TakesDamage,), {"card": "card", "n": "amount"}),
    "damaged": ((events.TakesDamage,), {"card": "card"}),
    "armor": ((events.ArmorPrevents,), {"card": "card", "n": "amount"}),
    "armor-lost": ((events.LosesArmor,), {"card": "card", "n": "amount"}),
    "redirected": ((events.Redirects,), {"card": "card", "other": "to"}),
    "poisoned": ((events.Poisons,), {"card": "card"}),
    "healed": ((events.Heals,), {"card": "card", "n": "amount"}),
    "control": ((events.TakesControl,), {"seat": "player", "card": "card"}),
    "copies": ((events.Copies,), {"card": "card", "other": "original"}),
    "chosen": ((events.Targets,), {"seat": "player", "card": "chosen"}),
    "revealed": ((events.Reveals,), {"seat": "player", "card": "shown"}),
    "repeats": ((events.Repeats,), {"card": "card"}),
    "captures": ((events.Captures,), {"card": "card", "n": "amount"}),
    "bonus": ((events.BonusAember,), {"card": "card", "n": "amount"}),
    "stored": ((events.PlacesAember,), {"card": "card", "n": "amount"}),
    "returned": ((events.ReturnsAember,), {"card": "card", "n": "amount", "seat": "player"}),
    "to-supply": ((events.AemberToSupply,), {"card": "card", "n": "amount"}),
    "gains": ((events.GainsAember,), {"seat": "player", "n": "amount"}),
    "gains-any": ((events.GainsAember,), {"seat": "player"}),
    "steals": ((events.StealsAember,), {"seat": "player", "n": "amount"}),
    "steals-any": ((events.StealsAember,), {"seat": "player"}),
    "loses": ((events.LosesAember,), {"seat": "player", "n": "amount"}),
    "pays": ((events.PaysAember,), {"seat": "player", "n": "amount"}),
    "spends": ((events.SpendsAember,), {"seat": "player", "n": "amount"}),
    "spends-from": ((events.SpendsAember,), {"seat": "player", "n": "amount", "card": "card"}),
    "forges": ((events.ForgesKey,), {"seat": "player"}),
    "forges-key": ((events.ForgesKey,), {"seat": "player", "color": "color"}),
    "unforges": ((events.UnforgesKey,), {"seat": "player"}),
    "chains": ((events.GainsChains,), {"seat": "player", "n": "amount"}),
    "sheds": ((events.ShedsChain,), {"seat": "player"}),
    "shortened": ((events.Shortened,), {"seat": "player", "n": "fewer"}),
    "draws": ((events.Draws,), {"seat": "player", "card": "card"}),
    "draws-n": ((events.Draws,), {"seat": "player"}),
    "reshuffles": ((events.Reshuffles,), {"seat": "player"}),
    "shuffles": ((events.ShufflesDeck,), {"seat": "player"}),
    "searches": ((events.Searches,), {"seat": "player"}),
    "names": ((events.NamesHouse,), {"seat": "player", "house": "house"}),
    "house": ((events.ChoosesHouse,), {"seat": "player", "house": "house"}),
    "no-house": ((events.HasNoHouse,), {"seat": "player"}),
    "take-archives": ((events.TakesArchives,), {"seat": "player"}),
    "declines": ((events.Declines,), {"seat": "player"}),
    "declines-card": ((events.Declines,), {"seat": "player", "card": "card"}),
    "skips": ((events.StepSkipped,), {"seat": "player", "phase": "step"}),
    "begins": ((events.TurnBegins,), {"seat": "player"}),
    "ends": ((events.TurnEnds,), {"seat": "player"}),
    "checks": ((events.Checks,), {"seat": "player"}),
    "wins": ((events.Wins,), {"seat": "player"}),
    "first": ((events.FirstPlayer,), {"seat": "player"}),
    "mulligans": ((events.Mulligans,), {"seat": "player"}),
    "keeps": ((events.KeepsHand,), {"seat": "player"}),
    "lasting": ((events.BeginsLasting,), {"card": "card"}),
    "lasting-ends": ((events.EndsLasting,), {"card": "card"}),
}
# What does not happen is an event too; these are its messages.
REFUSED = {
    "not-triggered": "trigger trigger-header trigger-given", "no-play": "play", "no-use": "use",
    "no-fight": "fight", "no-stun": "stun",
    "no-heal": "heal", "no-ready": "ready", "no-sacrifice": "sacrifice", "no-swap": "swap",
    "no-damage": "damage", "no-capture": "capture", "no-blows": "blows", "no-blow-back": "blow-back",
    "no-strike": "strike", "no-target": "choose", "no-effect": "effect", "no-rest": "rest",
    "no-enter": "enter", "no-forge": "forge", "no-unforge": "unforge", "no-steal": "steal",
    "no-lose": "lose", "no-draw": "draw", "no-refill": "refill", "no-discard": "discard",
    "no-top": "play-top",
}  # fmt: skip


def occurrences(said: Said, steps: Iterable[TraceStep], board: Board) -> list[int]:
    """The numbers of the trace steps at which it happens, however often it is said to."""
    kind = said.phrase.removeprefix("event.")
    if kind == "times":
        return occurrences(said["event"], steps, board)
    found = [step.n for step in steps if _is_meant(kind, said, step, board)]
    return _groups(found, said["n"]) if kind == "draws-n" else found


def happens(said: Said, steps: Iterable[TraceStep], board: Board) -> bool:
    """Whether it happens, and as often as is said."""
    found = occurrences(said, steps, board)
    return len(found) == said["n"] if said.phrase == "event.times" else bool(found)


def _groups(found: list[int], wanted: int) -> list[int]:
    """Cards are drawn one after the other: where so many come in a row, or in all."""
    rows: list[list[int]] = []
    for n in found:
        if rows and rows[-1][-1] == n - 1:
            rows[-1].append(n)
        else:
            rows.append([n])
    starts = [row[0] for row in rows if len(row) == wanted]
    return starts or (found[:1] if len(found) == wanted else [])


def _is_meant(kind: str, said: Said, step: TraceStep, board: Board) -> bool:
    event = step.happened
    if kind == "any":
        card = said.get("card")
        about = card is None or not {c.uid for c in cards_of(board, card)}.isdisjoint(event.cards())
        return bool(step.event == said["event"] and about)
    if kind in REFUSED:
        return isinstance(event, Refused) and _is_refused(kind, said, event, board)
    if kind == "pile":
        return (
            isinstance(event, events.Moves)
            and event.to == "discard"
            and _same(event.card, said["card"], board)
        )
    if kind == "swaps":
        return isinstance(event, events.Swaps) and _swapped(event, said, board)
    if kind == "dealt":
        return isinstance(event, events.DealsDamage) and any(
            _same(card, said["card"], board) and amount == said["n"] for card, amount in event.hits
        )
    kinds, places = MEANING[kind]
    if not isinstance(event, kinds):
        return False
    if kind == "triggers" and isinstance(event, (events.AssaultDamage, events.HazardousDamage)):
        return False
    return all(
        any(_same(getattr(event, field), said[place], board) for field in fields.split())
        for place, fields in places.items()
        if said.get(place) is not None
    )


def _swapped(event: events.Swaps, said: Said, board: Board) -> bool:
    one, other = said["card"], said["other"]
    return (_same(event.one, one, board) and _same(event.other, other, board)) or (
        _same(event.one, other, board) and _same(event.other, one, board)
    )


def _is_refused(kind: str, said: Said, event: Refused, board: Board) -> bool:
    if event.what.key.removeprefix("refused.") not in REFUSED[kind].split():
        return False
    places = dict(event.what.places)
    if said.get("seat") is not None and places.get("player") != said["seat"]:
        return False
    if said.get("card") is None:
        return True
    about = [*event.about, *(place for place in places.values() if isinstance(place, Card))]
    return _same(tuple(about), said["card"], board)


def _same(value: Any, wanted: Any, board: Board) -> bool:
    """Whether what an event holds is what is spoken of."""
    if isinstance(value, (tuple, list)):
        return any(_same(part, wanted, board) for part in value)
    if isinstance(value, Card):
        return value.uid in {card.uid for card in cards_of(board, wanted)}
    return bool(value == wanted)
