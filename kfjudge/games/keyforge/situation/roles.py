"""Which part each card that was told of has in what is done: who acts, who is attacked, who is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from kfjudge.games.keyforge.facts import all_facts
from kfjudge.notation.scenario import CardRef, Phrase
from kfjudge.situation.game import means
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep

ATTACKS = ("step.attack", "step.fight")
FROM_HAND = ("step.play", "step.play-on", "step.discard")
NEEDS_A_HOUSE = (*FROM_HAND, *ATTACKS, "step.reap", "step.use", "step.action", "step.unstun")
LINE, ARTIFACTS, ATTACHED, HAND = "line", "artifacts", "attached", "hand"


def at(things: Sequence[ParsedCard], ref: CardRef | None) -> int | None:
    """The place of the thing that is named, if it was told of."""
    if ref is None:
        return None
    return next((place for place, thing in enumerate(things) if means(ref, thing)), None)


def with_all_named(situation: ParsedSituation) -> ParsedSituation:
    """The situation with a thing for every card that is named in it."""
    things = list(situation.cards)
    for deed in situation.steps:
        for ref in (ref for one in (deed.said, *deed.answers) for ref in one.refs()):
            if ref.card and at(things, ref) is None:
                things.append(ParsedCard(ref.card, ref.label, ref.seat))
    return replace(situation, cards=tuple(things))


def actor(situation: ParsedSituation, deed: ParsedStep) -> int | None:
    """The card that acts, or is played or discarded."""
    return at(situation.cards, deed.said.get("card")) if deed.said.key.startswith("step.") else None


def attacked(situation: ParsedSituation, deed: ParsedStep) -> int | None:
    """The creature that is attacked: told with the attack, or as its first answer."""
    if deed.said.key not in ATTACKS:
        return None
    if deed.said.get("other") is not None:
        return at(situation.cards, deed.said["other"])
    if deed.said.key == "step.fight" and deed.answers:
        return at(situation.cards, deed.answers[0].get("card"))
    return None


def host(situation: ParsedSituation, deed: ParsedStep) -> int | None:
    """The creature that an upgrade is played on."""
    if deed.said.key == "step.play-on":
        return at(situation.cards, deed.said["other"])
    played = actor(situation, deed)
    if deed.said.key != "step.play" or played is None or type_of(situation.cards[played]) != "upgrade":
        return None
    return at(situation.cards, deed.answers[0].get("card")) if deed.answers else None


def chosen(situation: ParsedSituation) -> list[int]:
    """The cards that answers name, each once, but for those that are attacked or get an upgrade."""
    special = {
        place for deed in situation.steps for place in (attacked(situation, deed), host(situation, deed))
    }
    acting = {actor(situation, deed) for deed in situation.steps}
    named = [at(situation.cards, ref) for deed in situation.steps for ref in _answered(deed)]
    return [place for place in dict.fromkeys(named) if place is not None and place not in special | acting]


def _answered(deed: ParsedStep) -> Iterator[CardRef]:
    for answer in deed.answers:
        yield from answer.refs()
    if deed.said.key.startswith("answer."):
        yield from deed.said.refs()


def type_of(thing: ParsedCard) -> str:
    return all_facts()[thing.card].type


def house_of(thing: ParsedCard) -> str:
    """The house that a card belongs to: printed, or that of a maverick."""
    given = next((fact["house"] for fact in thing.facts if fact.key == "fact.house"), None)
    return str(given or printed_house(thing))


def printed_house(thing: ParsedCard) -> str:
    return all_facts()[thing.card].house


def in_play(thing: ParsedCard) -> str:
    """The zone in play where such a card lies; an action card lies in none."""
    kind = type_of(thing)
    return {"creature": LINE, "artifact": ARTIFACTS, "upgrade": ATTACHED}.get(kind, HAND)


def said_of(situation: ParsedSituation, seat: str, *phrases: str) -> bool:
    """Whether anything of that kind is told of a player."""
    return any(of == seat and fact.key in phrases for of, fact in situation.owner_facts)


def turn_says(situation: ParsedSituation, phrase: str) -> Phrase | None:
    return next((fact for line, fact in situation.board_facts if line == "turn" and fact.key == phrase), None)


def lacks(situation: ParsedSituation, kind: str, seat: str) -> bool:
    """Whether it is told that a player has no cards of a type but those that were named."""
    return any(of == kind and whose in ("", seat) for of, whose in situation.absent)


def set_at(things: Iterable[ParsedCard], place: int, thing: ParsedCard) -> tuple[ParsedCard, ...]:
    several = list(things)
    several[place] = thing
    return tuple(several)
