"""A card on a screen: what is printed on it, what it does, in the language beside the reader’s too,
and the entries that name it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from kfjudge.games import editions
from kfjudge.reference.model import Entry
from kfjudge.screen import open_points
from kfjudge.screen.entry import (
    Titles,
    about,
    brief_heading,
    heading,
    numbered,
    other_runs,
    replay,
    runs,
    see,
    set_in,
    short,
)
from kfjudge.screen.first_screen import Commands, Page
from kfjudge.screen.page import Line, flat, wrapped
from kfjudge.words.catalogue import tell, template

Entries = Callable[[str], Entry]  # an entry, from its id, as the reader of the card reads it


def card_page(card: Entry, translated: Entry, *, titles: Titles, entries: Entries, width: int) -> Page:
    """A card, laid out. What it does is told in the reader's language first; in the one beside it where
    there is room."""
    told = set_in(card.lang)
    named = {kind: [id for id in card.see if short(id).startswith(f"{kind}/")] for kind in ("errata", "faq")}
    rules = [id for id in card.see if id not in named["errata"] and id not in named["faq"]]
    questions = _asked_first(named["faq"], card)
    if card.does is None:
        does, correction = wrapped(template("entry.not-modeled", card.lang), width), correction_in_full
    else:  # what the engine prints is corrected already
        does, correction = effects(card, card.does, width), correction_in_short
    left_open = tuple(wrapped(notice, width) for notice in open_points.of_entry_in_brief(card))
    place = wrapped(f"{told(card.cite)} · {short(card.id)}", width, role="aside")
    return Page(
        width=width,
        lang=card.lang,
        heading=heading(card, translated, width),
        brief_heading=brief_heading(card, translated, width),
        answer=[
            *wrapped(told(card.text), width),
            *does,
            *flat(correction(entries(id), width) for id in named["errata"]),
        ],
        items=tuple(question(entries(id), width) for id in questions),
        aside=tuple(effects(card, translated.does or (), width)) if translated.does != card.does else (),
        place=place,
        brief_place=place,
        notices=left_open,
        brief_notices=left_open,
        background=tuple(wrapped(told_open, width) for told_open in open_points.of_entry(card)),
        links=see(rules, card, titles),
        runs=_runs(card, [entries(id) for id in questions]),
        other_links=other_runs(card, width),
    )


def _asked_first(questions: list[str], card: Entry) -> list[str]:
    """The questions of the edition asked for before those of the others, the newest first."""
    order = editions(card.game)

    def place(id: str) -> tuple[bool, int]:
        edition = short(id).split("/")[1]
        return edition != card.asked, -order.index(edition)

    return sorted(questions, key=place)


def _runs(card: Entry, questions: list[Entry]) -> Commands | None:
    """What can be seen running: a scenario, or a question by its number, which is shorter."""
    found = runs(card)
    by_number = tuple(replay(entry.id) for entry in questions if entry.scenarios)
    return replace(found, commands=(*found.commands, *by_number)) if found else None


def effects(card: Entry, does: Sequence[str], width: int) -> list[Line]:
    """What the card does, but for keywords that its facts name already."""
    facts = set_in(card.lang)(card.text)
    return flat(wrapped(said, width, hanging="  ") for said in does if said not in facts)


def correction_in_full(erratum: Entry, width: int) -> list[Line]:
    """What an erratum makes of the card."""
    told = set_in(erratum.lang)
    label = tell("entry.corrected-to", erratum.lang, edition=erratum.edition)
    return wrapped(told(erratum.text).split("\n\n")[0], width, strong=label)


def correction_in_short(erratum: Entry, width: int) -> list[Line]:
    """That there is an erratum, and where."""
    return wrapped(
        tell("entry.corrected", erratum.lang, edition=erratum.edition, id=short(erratum.id)), width
    )


def question(entry: Entry, width: int) -> list[Line]:
    """A question that names the card, with its verdict."""
    told = set_in(entry.lang)
    asked = f"{about(entry.id, told(entry.title))} — {told(entry.verdict or '')}"
    return wrapped(asked, width, strong=numbered(entry.id), hanging="  ")
