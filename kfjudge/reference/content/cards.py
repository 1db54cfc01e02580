"""Every card as an entry: its names, its facts in words, what it does, our notes on it, and the entries that
name it."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.games import get_game
from kfjudge.reference.content.tables import ByCard
from kfjudge.reference.model import RULING, Behavior, Record, Variant
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import pick_name

_OF_THE_CARD = ("errata", "faq", RULING)  # what is said of this very card comes before what merely names it


def card_records(records: list[Record], notes: ByCard, game: str) -> list[Record]:
    """Make a record for each card of a game, with our notes on it; `see` are the entries that name it: errata
    before questions before rulings before others, those of newer editions first."""

    def relevance(record: Record) -> tuple[int, int, int, str]:
        first = _OF_THE_CARD.index(record.kind) if record.kind in _OF_THE_CARD else len(_OF_THE_CARD)
        newest = -get_game(game).editions.index(record.editions[0])
        number = record.slug.rpartition("/")[2]
        return first, newest, int(number) if number.isdecimal() else 0, record.id

    naming: dict[str, list[Record]] = {}
    for record in sorted((one for one in records if one.game == game), key=relevance):
        for card in record.cards:
            naming.setdefault(card, []).append(record)
    cards, shown = [], get_game(game).reference
    for facts in shown.facts().values():
        id, entries = f"{game}:card/{facts.id}", naming.get(facts.id, [])
        text = {}
        for lang in LANGUAGES:
            sentences = (", ".join(parts) for parts in shown.describe_print(facts, lang) if parts)
            text[lang] = " ".join(f"{sentence[:1].upper()}{sentence[1:]}." for sentence in sentences)
        scenarios = (name for entry in entries if entry.kind in _OF_THE_CARD for name in entry.scenarios)
        cards.append(
            Record(
                id=id,
                titles={lang: pick_name(facts, lang) for lang in LANGUAGES},
                variants=(Variant(shown.editions(facts), text),),
                sources={},
                see=tuple(entry.id for entry in entries),
                notes=notes.get(id, ()),
                scenarios=tuple(dict.fromkeys(scenarios)),
                printed={lang: shown.describe_place(facts, lang) for lang in LANGUAGES},
            )
        )
    return cards


def with_behaviors(card: Record) -> Record:
    """Add what a card does, in every edition and language; nothing where it is not modeled."""
    editions_of: dict[tuple[tuple[str, ...], ...], list[str]] = {}
    for edition in get_game(card.game).editions:
        sentences = [
            get_game(card.game).reference.describe_abilities(card.slug, lang, edition) for lang in LANGUAGES
        ]
        if None not in sentences:
            editions_of.setdefault(tuple(tuple(some or ()) for some in sentences), []).append(edition)
    behaviors = (
        Behavior(tuple(having), dict(zip(LANGUAGES, sentences, strict=True)))
        for sentences, having in editions_of.items()
    )
    return replace(card, behaviors=tuple(behaviors))
