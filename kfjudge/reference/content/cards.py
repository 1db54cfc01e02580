"""Every card as an entry: its names, its facts in words, what it does, our notes on it, and the entries that
name it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kfjudge.games import editions, shelf
from kfjudge.reference.content.card_notes import ByCard
from kfjudge.reference.model import Behavior, Record, Variant
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import called

if TYPE_CHECKING:
    from kfjudge.core.game import CardFacts

_FIRST = ("errata", "faq")  # what is said of this very card comes before what merely names it


def card_id(game: str, card: str) -> str:
    return f"{game}:card/{card}"


def card_records(records: list[Record], notes: ByCard, game: str) -> list[Record]:
    """One record for each card, with our notes on it and `see` turned around: the entries that name it."""
    naming: dict[str, list[Record]] = {}
    for record in records:
        if record.game == game:
            for card in record.cards:
                naming.setdefault(card, []).append(record)
    return [_record(game, card, naming.get(card.id, []), notes) for card in shelf(game).facts().values()]


def _record(game: str, card: CardFacts, naming: list[Record], notes: ByCard) -> Record:
    naming = sorted(naming, key=_relevance)
    told, id = shelf(game), card_id(game, card.id)
    text = {lang: _listed(told.printed(card, lang)) for lang in LANGUAGES}
    return Record(
        id=id,
        titles={lang: called(card, lang) for lang in LANGUAGES},
        variants=(Variant(told.editions(card), text),),
        sources={},
        see=tuple(record.id for record in naming),
        notes=notes.get(id, ()),
        scenarios=tuple(
            dict.fromkeys(name for record in naming if record.kind in _FIRST for name in record.scenarios)
        ),
        printed={lang: told.place(card, lang) for lang in LANGUAGES},
    )


def _listed(sentences: Iterable[Sequence[str]]) -> str:
    lists = (", ".join(parts) for parts in sentences if parts)
    return " ".join(f"{some[:1].upper()}{some[1:]}." for some in lists)


def _relevance(record: Record) -> tuple[int, int, int, str]:
    first = _FIRST.index(record.kind) if record.kind in _FIRST else len(_FIRST)
    newest = -editions(record.game).index(record.editions[0])
    number = record.slug.rpartition("/")[2]
    return first, newest, int(number) if number.isdecimal() else 0, record.id


def with_behaviors(card: Record) -> Record:
    """The card with what it does, printed for every edition and language."""
    told: dict[tuple[tuple[str, ...], ...], list[str]] = {}
    for edition in editions(card.game):
        sentences = [shelf(card.game).does(card.slug, lang, edition) for lang in LANGUAGES]
        if None not in sentences:
            told.setdefault(tuple(tuple(some or ()) for some in sentences), []).append(edition)
    behaviors = (
        Behavior(tuple(having), dict(zip(LANGUAGES, sentences, strict=True)))
        for sentences, having in told.items()
    )
    return replace(card, behaviors=tuple(behaviors))
