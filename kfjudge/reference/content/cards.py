"""Every card as an entry: its names, its facts in words, and the entries that name it. What a card does is
printed from the engine, elsewhere."""

from __future__ import annotations

from kfjudge.games.keyforge.facts import UNKNOWN, Facts, all_facts
from kfjudge.reference.model import EDITIONS, GAME, LANGUAGES, Record, Variant
from kfjudge.reference.wording import card_facts, card_place

# The editions in which a set exists: Age of Ascension and rulebook 1.3 came out together.
PRINTED_IN = {"cota": ("1.3", "1.1", "1.0"), "aoa": ("1.3",)}
_FIRST = ("errata", "faq")  # what is said of this very card comes before what merely names it


def card_records(records: list[Record]) -> list[Record]:
    """One record for each card, with `see` turned around: the entries that name the card."""
    naming: dict[str, list[Record]] = {}
    for record in records:
        if record.game == GAME:
            for card in record.cards:
                naming.setdefault(card, []).append(record)
    return [
        _record(facts, naming.get(facts.id, [])) for facts in all_facts().values() if facts is not UNKNOWN
    ]


def _record(facts: Facts, naming: list[Record]) -> Record:
    naming = sorted(naming, key=_relevance)
    return Record(
        id=f"{GAME}:card/{facts.id}",
        titles={"en": facts.name_en, "fr": facts.name_fr},
        variants=(Variant(PRINTED_IN[facts.set], {lang: card_facts(facts, lang) for lang in LANGUAGES}),),
        sources={},
        see=tuple(record.id for record in naming),
        scenarios=tuple(
            dict.fromkeys(name for record in naming if record.kind in _FIRST for name in record.scenarios)
        ),
        printed={lang: card_place(facts, lang) for lang in LANGUAGES},
    )


def _relevance(record: Record) -> tuple[int, int, int, str]:
    first = _FIRST.index(record.kind) if record.kind in _FIRST else len(_FIRST)
    newest = -EDITIONS[GAME].index(record.editions[0])
    number = record.slug.rpartition("/")[2]
    return first, newest, int(number) if number.isdecimal() else 0, record.id
