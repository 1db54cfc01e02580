"""What may be otherwise than is assumed, the likeliest to matter first: who has Æmber, who stands beside whom
or on a flank, whether an elusive creature was attacked before, who is exhausted, whose a card is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from kfjudge.games.keyforge.engine.board import ACROSS, SEATS
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.message import message
from kfjudge.games.keyforge.situation.bystanders import POWER, add, line_of
from kfjudge.games.keyforge.situation.roles import (
    LINE,
    actor,
    attacked,
    chosen,
    host,
    lacks,
    said_of,
    set_at,
    turn_says,
)
from kfjudge.notation.model import said
from kfjudge.situation.board import next_to
from kfjudge.situation.game import Complete, Variant
from kfjudge.situation.model import Thing, Told

SOME, MANY = 3, 7  # Æmber: some, and enough for a key and for cards that ask for many


def variants(played: Complete) -> Iterator[Variant]:
    turn = turn_says(played.told, "turn.player")
    begins = str(turn["seat"]) if turn is not None else SEATS[0]
    yield from _aember(played, begins, SOME)
    yield from _attacked_before(played)
    yield from _places(played)
    yield from _company(played, begins)
    yield from _whose(played)
    yield from _exhausted(played)
    yield from _aember(played, begins, MANY)


def _aember(played: Complete, begins: str, amount: int) -> Iterator[Variant]:
    """Æmber of a player of whom none is told. Where something hangs on it, there is some."""
    for seat in (ACROSS[begins], begins):
        if not said_of(played.told, seat, "player.aember"):
            owners = (*played.told.owners, (seat, said("player.aember", n=amount)))
            told = replace(played.told, owners=owners)
            if amount == SOME:
                words = message("situation.with-aember", player=seat, amount=amount)
                unless = message("situation.without-aember", player=seat)
                yield Variant(words, replace(played, told=told), ((seat, "aember"),), unless=unless)
            else:
                words = message("situation.if-aember", player=seat, amount=amount)
                yield Variant(words, replace(played, told=told), ((seat, "aember"),))


def _attacked_before(played: Complete) -> Iterator[Variant]:
    told = played.told
    for deed in told.deeds:
        at = attacked(told, deed)
        if at is None or "elusive" not in dict(all_facts()[told.things[at].card].keywords):
            continue
        if not _is(told.things[at], "fact.attacked"):
            yield _with_fact(played, at, "attacked", message("situation.if-attacked", card=_named(told, at)))


def _exhausted(played: Complete) -> Iterator[Variant]:
    """Cards that something else acts on, which may be exhausted as well as ready."""
    told = played.told
    acting = {actor(told, deed) for deed in told.deeds}
    for at in _touched(told):
        thing = told.things[at]
        if at not in acting and thing.zone == LINE and not _is(thing, "fact.exhausted", "fact.ready"):
            yield _with_fact(
                played, at, "exhausted", message("situation.if-exhausted", card=_named(told, at))
            )


def _with_fact(played: Complete, at: int, mark: str, words: object) -> Variant:
    told = played.told
    thing = told.things[at]
    things = set_at(told.things, at, replace(thing, facts=(*thing.facts, said(f"fact.{mark}"))))
    subject = thing.label or thing.card
    return Variant(words, replace(played, told=replace(told, things=things)), ((subject, mark),))  # type: ignore[arg-type]


def _is(thing: Thing, *phrases: str) -> bool:
    return any(fact.phrase in phrases for fact in thing.facts)


# places


def _touched(told: Told) -> list[int]:
    """The cards that something is done to or with."""
    found = [at for deed in told.deeds for at in (attacked(told, deed), host(told, deed))]
    found += chosen(told)
    found += [actor(told, deed) for deed in told.deeds]
    return [at for at in dict.fromkeys(found) if at is not None]


def _places(played: Complete) -> Iterator[Variant]:
    """Another creature beside, no flank, and neighbors that are none, where nobody told of it."""
    told = played.told
    for at in _touched(told):
        thing = told.things[at]
        if thing.zone != LINE or thing.end or lacks(told, "creature", thing.seat):
            continue
        line = line_of(told, thing.seat)
        card, subject = _named(told, at), (thing.label or thing.card, "place")
        beside = next_to(told.things, line)[at]
        if len(line) == 1:
            yield _with_beside(played, at, 1, message("situation.if-beside", card=card), subject)
        if at in (line[0], line[-1]) and len(beside) < 2:
            few = 2 - len(beside)
            yield _with_beside(played, at, few, message("situation.if-inside", card=card), subject)
    yield from _apart(played)


def _with_beside(played: Complete, at: int, many: int, words: object, about: tuple[str, str]) -> Variant:
    told, added = played.told, played.added
    for _ in range(many):
        told, label = add(told, told.things[at].seat, (at,))
        added = (*added, label)
    return Variant(words, replace(played, told=told, added=added), (about,))  # type: ignore[arg-type]


def _apart(played: Complete) -> Iterator[Variant]:
    """Two that only stand next to each other because nobody else was told of."""
    told = played.told
    for seat in SEATS:
        line = line_of(told, seat)
        beside = next_to(told.things, line)
        for one, other in pairwise(line):
            if other in beside[one] or beside[one] or beside[other]:
                continue
            apart, label = add(told, seat, (one, other))
            words = message("situation.if-apart", card=_named(told, one), other=_named(told, other))
            about = ((told.things[one].label or told.things[one].card, "place"),)
            yield Variant(words, replace(played, told=apart, added=(*played.added, label)), about)


def _company(played: Complete, begins: str) -> Iterator[Variant]:
    """A creature of a player of whom none is told."""
    told = played.told
    for seat in (ACROSS[begins], begins):
        if not line_of(told, seat) and not lacks(told, "creature", seat):
            other, label = add(told, seat)
            words = message("situation.if-creature", player=seat, power=POWER)
            yield Variant(
                words, replace(played, told=other, added=(*played.added, label)), ((seat, "creatures"),)
            )


def _whose(played: Complete) -> Iterator[Variant]:
    """Cards of which nobody told whose they are, and that only stand there or are chosen."""
    told = played.told
    special = {at for deed in told.deeds for at in (actor(told, deed), attacked(told, deed))}
    for at in played.guessed:
        thing = told.things[at]
        if at in special or thing.on is not None or thing.beside or thing.zone not in (LINE, "artifacts"):
            continue
        if any(at in other.beside for other in told.things):
            continue
        theirs = ACROSS[thing.seat]
        moved = set_at(told.things, at, replace(thing, seat=theirs))
        words = message("situation.if-theirs", card=_named(told, at), player=theirs)
        about = ((thing.label or thing.card, "controller"),)
        yield Variant(words, replace(played, told=replace(told, things=moved)), about)


def _named(told: Told, at: int) -> object:
    return told.things[at].label or all_facts()[told.things[at].card]
