"""A card on a screen: what is printed on it, what it does in both languages, and the entries that name it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from kfjudge.reference.model import Entry
from kfjudge.render.catalogue import tell
from kfjudge.render.entry import Page, Titles, heading, other_runs, runs, see, set_in, short
from kfjudge.render.page import Line, flat, wrapped

Entries = Callable[[str], Entry]  # an entry, from its id, as the reader of the card reads it


def card_page(card: Entry, *, other_title: str, titles: Titles, entries: Entries, width: int) -> Page:
    """A card, laid out. What it does is told in the reader's language first; in the other where there is
    room."""
    told = set_in(card.lang)
    named = {kind: [id for id in card.see if short(id).startswith(f"{kind}/")] for kind in ("errata", "faq")}
    rules = [id for id in card.see if id not in named["errata"] and id not in named["faq"]]
    does = effects(card, card.lang, width)
    # What the engine prints is corrected already.
    correction = correction_in_short if does else correction_in_full
    return Page(
        heading=heading(card, other_title, width),
        answer=[
            *wrapped(told(card.text), width),
            *does,
            *flat(correction(entries(id), width) for id in named["errata"]),
        ],
        details=[block for block in [effects(card, other_language(card.lang), width)] if block],
        items=[question(entries(id), width) for id in named["faq"]],
        place=wrapped(f"{told(card.cite)} · {short(card.id)}", width, role="aside"),
        links=[*see(rules, card, titles, width), *runs(card, width)],
        other_links=other_runs(card, width),
    )


def other_language(lang: str) -> str:
    return "en" if lang == "fr" else "fr"


def effects(card: Entry, lang: str, width: int) -> list[Line]:
    """What the card does, in a language, but for keywords that its facts name already."""
    sentences = card_text(card.id.rpartition("/")[2], lang, card.asked)
    facts = set_in(card.lang)(card.text)
    return flat(wrapped(said, width, hanging="  ") for said in sentences if said not in facts)


def card_text(card_id: str, lang: str, edition: str) -> list[str]:
    """The text of a card as the engine prints it from what the card does; empty where it has none."""
    try:
        engine = import_module("kfjudge.render.keyforge")
    except ModuleNotFoundError as missing:
        if missing.name != "kfjudge.render.keyforge":
            raise
        return []
    prints = getattr(engine, "card_text", None)
    return list(prints(card_id, lang, edition)) if prints else []


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
    asked = f"{told(entry.title)} — {told(entry.verdict or '')}"
    return wrapped(asked, width, strong=f"FAQ {short(entry.id)[4:]}", hanging="  ")
