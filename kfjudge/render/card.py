"""A card on a screen: what is printed on it, what it does in both languages, and the entries that name it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from kfjudge.reference.model import Entry
from kfjudge.render.catalogue import message, tell
from kfjudge.render.entry import Page, Titles, heading, link, set_in, short
from kfjudge.render.page import Line, flat, wrapped

Entries = Callable[[str], Entry]  # an entry, from its id, as the reader of the card reads it


def card_page(card: Entry, *, other_title: str, titles: Titles, entries: Entries, width: int) -> Page:
    """A card, laid out. Its errata are part of what it does, and that is said in the reader's language
    first; in the other where there is room."""
    told = set_in(card.lang)
    named = {kind: [id for id in card.see if short(id).startswith(f"{kind}/")] for kind in ("errata", "faq")}
    rules = [id for id in card.see if id not in named["errata"] and id not in named["faq"]]
    return Page(
        heading=heading(card, other_title, width),
        answer=[
            *wrapped(told(card.text), width),
            *effects(card, card.lang, width),
            *flat(erratum(entries(id), width) for id in named["errata"]),
        ],
        details=[block for block in [effects(card, other_language(card.lang), width)] if block],
        place=wrapped(f"{told(card.cite)} · {short(card.id)}", width, role="aside"),
        items=[question(entries(id), width) for id in named["faq"]],
        links=_links(card, rules, titles, width),
    )


def other_language(lang: str) -> str:
    return "en" if lang == "fr" else "fr"


def effects(card: Entry, lang: str, width: int) -> list[Line]:
    """What the card does, in a language."""
    slug = card.id.rpartition("/")[2]
    return flat(wrapped(sentence, width, hanging="  ") for sentence in card_text(slug, lang, card.asked))


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


def erratum(entry: Entry, width: int) -> list[Line]:
    """What an erratum makes of the card."""
    told = set_in(entry.lang)
    label = tell("entry.erratum", entry.lang, edition=entry.edition)
    return wrapped(told(entry.text).split("\n\n")[0], width, strong=label)


def question(entry: Entry, width: int) -> list[Line]:
    """A question that names the card, with its verdict."""
    told = set_in(entry.lang)
    asked = f"{told(entry.title)} — {told(entry.verdict or '')}"
    return wrapped(asked, width, strong=f"FAQ {short(entry.id)[4:]}", hanging="  ")


def _links(card: Entry, rules: list[str], titles: Titles, width: int) -> list[list[Line]]:
    blocks = []
    if rules:
        names = ", ".join(link(id, card, titles) for id in rules)
        blocks.append(wrapped(names, width, strong=message("entry.see", card.lang)))
    if card.scenarios:
        runs = ", ".join(f"kfjudge replay {name}" for name in card.scenarios)
        blocks.append(wrapped(runs, width, strong=message("entry.runs", card.lang)))
    return blocks
