"""Summarize a parsed situation in short lines, as the table `read.tsv` has them."""

from __future__ import annotations

from typing import Any

from kfjudge.notation.scenario import CardRef, Phrase
from kfjudge.situation.model import ParsedSituation


def summarize_steps(told: ParsedSituation) -> list[str]:
    """Summarize each step: "South attack troll > urchin [krump]"."""
    return [
        " ".join(
            filter(None, (deed.seat, _phrase(deed.phrase), *(f"[{_phrase(one)}]" for one in deed.answers)))
        )
        for deed in told.steps
    ]


def summarize_facts(told: ParsedSituation) -> set[str]:
    """Summarize the facts: "troll: stunned, beside urchin", "South: aember 5", "no North creature"."""
    things = {
        f"{_name(told, at)}: {', '.join(said)}"
        for at in range(len(told.cards))
        if (said := _list_facts(told, at))
    }
    owners = {f"{seat}: {_phrase(fact)}" for seat, fact in told.owner_facts}
    about = {f"{line}: {_phrase(fact)}" for line, fact in told.board_facts}
    absent = {" ".join(("no", *filter(None, pair))) for pair in told.absent}
    return things | owners | about | absent


def _list_facts(told: ParsedSituation, at: int) -> list[str]:
    thing = told.cards[at]
    beside = [f"beside {_name(told, other)}" for other in thing.beside]
    upon = [f"on {_name(told, thing.on)}"] if thing.on is not None else []
    return [*filter(None, (thing.seat, thing.zone, thing.end)), *map(_phrase, thing.facts), *beside, *upon]


def _name(told: ParsedSituation, at: int) -> str:
    thing = told.cards[at]
    return thing.label or thing.card


def _phrase(said: Phrase) -> str:
    """Write the last part of a phrase, unless what fills it is enough; a card by its label or id."""
    places = dict(said.places)
    kind = said.key.partition(".")[2]
    if kind in ("card", "house") and len(places) == 1:
        return _place(*places.values())
    other = f"> {_place(places.pop('other'))}" if "other" in places else ""
    card = _place(places.pop("card")) if "card" in places else ""
    rest = [_place(value) for _, value in sorted(places.items())]
    return " ".join(filter(None, (kind, card, other, *rest)))


def _place(value: Any) -> str:
    return value.label or value.card if isinstance(value, CardRef) else str(value)
