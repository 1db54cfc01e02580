"""Which part each card that was told of has in what is done: who acts, who is attacked, who is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from kfjudge.games.keyforge.facts import all_facts
from kfjudge.notation.model import Ref, Said
from kfjudge.situation.by_schema import means
from kfjudge.situation.model import Deed, Thing, Told

ATTACKS = ("step.attack", "step.fight")
FROM_HAND = ("step.play", "step.play-on", "step.discard")
NEEDS_A_HOUSE = (*FROM_HAND, *ATTACKS, "step.reap", "step.use", "step.action", "step.unstun")
LINE, ARTIFACTS, ATTACHED, HAND = "line", "artifacts", "attached", "hand"


def at(things: Sequence[Thing], ref: Ref | None) -> int | None:
    """The place of the thing that is named, if it was told of."""
    if ref is None:
        return None
    return next((place for place, thing in enumerate(things) if means(ref, thing)), None)


def with_all_named(told: Told) -> Told:
    """The situation with a thing for every card that is named in it."""
    things = list(told.things)
    for deed in told.deeds:
        for ref in (ref for one in (deed.said, *deed.answers) for ref in one.refs()):
            if ref.card and at(things, ref) is None:
                things.append(Thing(ref.card, ref.label, ref.seat))
    return replace(told, things=tuple(things))


def actor(told: Told, deed: Deed) -> int | None:
    """The card that acts, or is played or discarded."""
    return at(told.things, deed.said.get("card")) if deed.said.phrase.startswith("step.") else None


def attacked(told: Told, deed: Deed) -> int | None:
    """The creature that is attacked: told with the attack, or as its first answer."""
    if deed.said.phrase not in ATTACKS:
        return None
    if deed.said.get("other") is not None:
        return at(told.things, deed.said["other"])
    if deed.said.phrase == "step.fight" and deed.answers:
        return at(told.things, deed.answers[0].get("card"))
    return None


def host(told: Told, deed: Deed) -> int | None:
    """The creature that an upgrade is played on."""
    if deed.said.phrase == "step.play-on":
        return at(told.things, deed.said["other"])
    played = actor(told, deed)
    if deed.said.phrase != "step.play" or played is None or type_of(told.things[played]) != "upgrade":
        return None
    return at(told.things, deed.answers[0].get("card")) if deed.answers else None


def chosen(told: Told) -> list[int]:
    """The cards that answers name, each once, but for those that are attacked or get an upgrade."""
    special = {place for deed in told.deeds for place in (attacked(told, deed), host(told, deed))}
    acting = {actor(told, deed) for deed in told.deeds}
    named = [at(told.things, ref) for deed in told.deeds for ref in _answered(deed)]
    return [place for place in dict.fromkeys(named) if place is not None and place not in special | acting]


def _answered(deed: Deed) -> Iterator[Ref]:
    for answer in deed.answers:
        yield from answer.refs()
    if deed.said.phrase.startswith("answer."):
        yield from deed.said.refs()


def type_of(thing: Thing) -> str:
    return all_facts()[thing.card].type


def house_of(thing: Thing) -> str:
    """The house that a card belongs to: printed, or that of a maverick."""
    given = next((fact["house"] for fact in thing.facts if fact.phrase == "fact.house"), None)
    return str(given or printed_house(thing))


def printed_house(thing: Thing) -> str:
    return all_facts()[thing.card].house


def in_play(thing: Thing) -> str:
    """The zone in play where such a card lies; an action card lies in none."""
    kind = type_of(thing)
    return {"creature": LINE, "artifact": ARTIFACTS, "upgrade": ATTACHED}.get(kind, HAND)


def said_of(told: Told, seat: str, *phrases: str) -> bool:
    """Whether anything of that kind is told of a player."""
    return any(of == seat and fact.phrase in phrases for of, fact in told.owners)


def turn_says(told: Told, phrase: str) -> Said | None:
    return next((fact for line, fact in told.about if line == "turn" and fact.phrase == phrase), None)


def lacks(told: Told, kind: str, seat: str) -> bool:
    """Whether it is told that a player has no cards of a type but those that were named."""
    return any(of == kind and whose in ("", seat) for of, whose in told.absent)


def set_at(things: Iterable[Thing], place: int, thing: Thing) -> tuple[Thing, ...]:
    several = list(things)
    several[place] = thing
    return tuple(several)
