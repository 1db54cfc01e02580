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
from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.board import next_to
from kfjudge.situation.game import CompletedSituation, Variant
from kfjudge.situation.model import ParsedCard, ParsedSituation

SOME, MANY = 3, 7  # Æmber: some, and enough for a key and for cards that ask for many


def variants(played: CompletedSituation) -> Iterator[Variant]:
    turn = turn_says(played.situation, "turn.player")
    begins = str(turn["seat"]) if turn is not None else SEATS[0]
    yield from _aember(played, begins, SOME)
    yield from _attacked_before(played)
    yield from _places(played)
    yield from _company(played, begins)
    yield from _whose(played)
    yield from _exhausted(played)
    yield from _aember(played, begins, MANY)


def _aember(played: CompletedSituation, begins: str, amount: int) -> Iterator[Variant]:
    """Æmber of a player of whom none is told. Where something hangs on it, there is some."""
    for seat in (ACROSS[begins], begins):
        if not said_of(played.situation, seat, "player.aember"):
            owners = (*played.situation.owner_facts, (seat, make_phrase("player.aember", n=amount)))
            situation = replace(played.situation, owner_facts=owners)
            if amount == SOME:
                words = message("situation.with-aember", player=seat, amount=amount)
                unless = message("situation.without-aember", player=seat)
                yield Variant(words, replace(played, situation=situation), ((seat, "aember"),), unless=unless)
            else:
                words = message("situation.if-aember", player=seat, amount=amount)
                yield Variant(words, replace(played, situation=situation), ((seat, "aember"),))


def _attacked_before(played: CompletedSituation) -> Iterator[Variant]:
    situation = played.situation
    for deed in situation.steps:
        at = attacked(situation, deed)
        if at is None or "elusive" not in dict(all_facts()[situation.cards[at].card].keywords):
            continue
        if not _is(situation.cards[at], "fact.attacked"):
            yield _with_fact(
                played, at, "attacked", message("situation.if-attacked", card=_named(situation, at))
            )


def _exhausted(played: CompletedSituation) -> Iterator[Variant]:
    """Cards that something else acts on, which may be exhausted as well as ready."""
    situation = played.situation
    acting = {actor(situation, deed) for deed in situation.steps}
    for at in _touched(situation):
        thing = situation.cards[at]
        if at not in acting and thing.zone == LINE and not _is(thing, "fact.exhausted", "fact.ready"):
            yield _with_fact(
                played, at, "exhausted", message("situation.if-exhausted", card=_named(situation, at))
            )


def _with_fact(played: CompletedSituation, at: int, mark: str, words: object) -> Variant:
    situation = played.situation
    thing = situation.cards[at]
    things = set_at(situation.cards, at, replace(thing, facts=(*thing.facts, make_phrase(f"fact.{mark}"))))
    subject = thing.label or thing.card
    return Variant(words, replace(played, situation=replace(situation, cards=things)), ((subject, mark),))  # type: ignore[arg-type]


def _is(thing: ParsedCard, *phrases: str) -> bool:
    return any(fact.key in phrases for fact in thing.facts)


# places


def _touched(situation: ParsedSituation) -> list[int]:
    """The cards that something is done to or with."""
    found = [at for deed in situation.steps for at in (attacked(situation, deed), host(situation, deed))]
    found += chosen(situation)
    found += [actor(situation, deed) for deed in situation.steps]
    return [at for at in dict.fromkeys(found) if at is not None]


def _places(played: CompletedSituation) -> Iterator[Variant]:
    """Another creature beside, no flank, and neighbors that are none, where nobody told of it."""
    situation = played.situation
    for at in _touched(situation):
        thing = situation.cards[at]
        if thing.zone != LINE or thing.end or lacks(situation, "creature", thing.seat):
            continue
        line = line_of(situation, thing.seat)
        card, subject = _named(situation, at), (thing.label or thing.card, "place")
        beside = next_to(situation.cards, line)[at]
        if len(line) == 1:
            yield _with_beside(played, at, 1, message("situation.if-beside", card=card), subject)
        if at in (line[0], line[-1]) and len(beside) < 2:
            few = 2 - len(beside)
            yield _with_beside(played, at, few, message("situation.if-inside", card=card), subject)
    yield from _apart(played)


def _with_beside(
    played: CompletedSituation, at: int, many: int, words: object, about: tuple[str, str]
) -> Variant:
    situation, added = played.situation, played.added
    for _ in range(many):
        situation, label = add(situation, situation.cards[at].seat, (at,))
        added = (*added, label)
    return Variant(words, replace(played, situation=situation, added=added), (about,))  # type: ignore[arg-type]


def _apart(played: CompletedSituation) -> Iterator[Variant]:
    """Two that only stand next to each other because nobody else was told of."""
    situation = played.situation
    for seat in SEATS:
        line = line_of(situation, seat)
        beside = next_to(situation.cards, line)
        for one, other in pairwise(line):
            if other in beside[one] or beside[one] or beside[other]:
                continue
            apart, label = add(situation, seat, (one, other))
            words = message("situation.if-apart", card=_named(situation, one), other=_named(situation, other))
            about = ((situation.cards[one].label or situation.cards[one].card, "place"),)
            yield Variant(words, replace(played, situation=apart, added=(*played.added, label)), about)


def _company(played: CompletedSituation, begins: str) -> Iterator[Variant]:
    """A creature of a player of whom none is told."""
    situation = played.situation
    for seat in (ACROSS[begins], begins):
        if not line_of(situation, seat) and not lacks(situation, "creature", seat):
            other, label = add(situation, seat)
            words = message("situation.if-creature", player=seat, power=POWER)
            yield Variant(
                words, replace(played, situation=other, added=(*played.added, label)), ((seat, "creatures"),)
            )


def _whose(played: CompletedSituation) -> Iterator[Variant]:
    """Cards of which nobody told whose they are, and that only stand there or are chosen."""
    situation = played.situation
    special = {at for deed in situation.steps for at in (actor(situation, deed), attacked(situation, deed))}
    for at in played.guessed:
        thing = situation.cards[at]
        if at in special or thing.on is not None or thing.beside or thing.zone not in (LINE, "artifacts"):
            continue
        if any(at in other.beside for other in situation.cards):
            continue
        theirs = ACROSS[thing.seat]
        moved = set_at(situation.cards, at, replace(thing, seat=theirs))
        words = message("situation.if-theirs", card=_named(situation, at), player=theirs)
        about = ((thing.label or thing.card, "controller"),)
        yield Variant(words, replace(played, situation=replace(situation, cards=moved)), about)


def _named(situation: ParsedSituation, at: int) -> object:
    return situation.cards[at].label or all_facts()[situation.cards[at].card]
