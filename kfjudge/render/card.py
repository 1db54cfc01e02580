"""A card on a screen: what is printed on it, what it does and what it did before its erratum, our notes, the
questions that name it, and the boards on which it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kfjudge.games import get_game, qualify
from kfjudge.reference.model import Entry, Record
from kfjudge.render import open_points
from kfjudge.render.board_entry import command
from kfjudge.render.entry import (
    Titles,
    about,
    as_typed,
    brief_heading,
    heading,
    numbered,
    remarks,
    replay,
    ruled_later,
    ruled_later_in_brief,
    same_question,
    see,
    set_in,
    short,
)
from kfjudge.render.first_screen import Commands, Page
from kfjudge.render.writers.text import Line, flat, joined, wrapped
from kfjudge.words.catalogue import find_template, tell

Entries = Callable[[str], Entry]  # an entry, from its id, as the reader of the card reads it
_MOST_BOARDS = 8  # that are named


def card_page(
    found: Record,
    card: Entry,
    translated: Entry,
    boards: Sequence[str],
    *,
    titles: Titles,
    entries: Entries,
    width: int,
) -> Page:
    """A card, laid out."""
    told = set_in(card.lang)
    named = {kind: [id for id in card.see if short(id).startswith(f"{kind}/")] for kind in ("errata", "faq")}
    rules = [id for id in card.see if id not in named["errata"] and id not in named["faq"]]
    questions = [entries(id) for id in _asked_first(named["faq"], card)]
    does = (
        effects(card, card.does, width)
        if card.does is not None
        else wrapped(find_template("entry.not-modeled", card.lang), width)
    )
    left_open = tuple(lines for lines in [open_points.of_entry_in_brief(card, width)] if lines)
    place = wrapped(f"{told(card.cite)} · {as_typed(card.id)}", width, role="aside")
    return Page(
        width=width,
        lang=card.lang,
        heading=heading(card, translated, width),
        brief_heading=brief_heading(card, translated, width),
        answer=[
            *wrapped(told(card.text), width),
            *does,
            *flat(
                wrapped(text, width, strong=label, hanging="  ")
                for label, text in corrections(found, card, [entries(id) for id in named["errata"]])
            ),
        ],
        items=_questions(questions, card, width),
        place=place,
        notices=(*(wrapped(ruling, width) for ruling in ruled_later(card)), *left_open),
        brief_notices=(*ruled_later_in_brief(card, width), *left_open),
        background=(
            *remarks(card, width),
            *(wrapped(told_open, width) for told_open in open_points.of_entry(card)),
        ),
        links=see(rules, card, titles),
        runs=_runs(card, boards, questions),
        other_links=_other_boards(card, boards, width),
    )


# what it does


def effects(card: Entry, does: Sequence[str], width: int) -> list[Line]:
    """What the card does, but for keywords that its facts name already."""
    return flat(wrapped(said, width, hanging="  ") for said in _beside_facts(card, does))


def _beside_facts(card: Entry, does: Sequence[str]) -> list[str]:
    facts = set_in(card.lang)(card.text)
    return [said for said in does if said not in facts]


def corrections(found: Record, card: Entry, errata: Sequence[Entry]) -> list[tuple[str, str]]:
    """What each erratum changed: a label, and what the card does in the editions on the other side of it."""
    return [_correction(found, card, erratum) for erratum in errata]


def _correction(found: Record, card: Entry, erratum: Entry) -> tuple[str, str]:
    lang, edition, id = card.lang, erratum.edition, short(erratum.id)
    if card.does is None:  # the card is not told, so what the erratum makes of it is
        opening = set_in(lang)(erratum.text).split("\n\n")[0]
        return tell("entry.corrected-to", lang, edition=edition), opening
    order = get_game(card.game).editions
    came = order.index(edition)
    is_corrected = order.index(card.asked) >= came
    other = found.does(lang, order[came - 1] if is_corrected else edition) or ()
    apart = " ".join(said for said in other if said not in card.does)
    if not apart:
        return tell("entry.corrected", lang, edition=edition, id=id), ""
    reported = f"card/{found.slug}" in _reported(card.game)
    key = "since" if not is_corrected else "before-reported" if reported else "before"
    return tell(f"entry.corrected-{key}", lang, edition=edition, id=id), apart


def _reported(game: str) -> set[str]:
    """The cards of which others say what was printed on them first: we have not seen it."""
    return {f"card/{id.partition('/')[2]}" for id in get_game(game).drawing.rulebooks().unprinted.values()}


def quote_card(found: Record, card: Entry, errata: Sequence[Entry]) -> list[Line]:
    """Plain text with its place, to paste where a player reads it."""
    told = set_in(card.lang)
    facts = f"{told(card.title)}{find_template('entry.colon', card.lang)} {told(card.text)}"
    does = (
        [find_template("entry.not-modeled", card.lang)]
        if card.does is None
        else _beside_facts(card, card.does)
    )
    changed = [f"{label} {text}".strip() for label, text in corrections(found, card, errata)]
    source = tell("entry.cited", card.lang, place=told(card.cite), id=as_typed(card.id))
    parts = (facts, *does, *changed, *ruled_later(card), f"— {source}")
    return joined([[Line(part)] for part in parts])


# the questions


def _asked_first(questions: list[str], card: Entry) -> list[str]:
    """The questions of the edition asked for before those of the others, the newest first."""
    order = get_game(card.game).editions

    def place(id: str) -> tuple[bool, int]:
        edition = short(id).split("/")[1]
        return edition != card.asked, -order.index(edition)

    return sorted(questions, key=place)


def _questions(questions: Sequence[Entry], card: Entry, width: int) -> tuple[list[Line], ...]:
    """Each with its verdict; what another book asks again is only named."""
    asked: list[Entry] = []
    again: list[str] = []
    for entry in questions:
        twin = next((one for one in asked if same_question(entry.id, entry.see) == one.id), None)
        if twin is None:
            asked.append(entry)
        else:
            name = numbered(entry.id)
            is_alike = entry.verdict == twin.verdict
            again.append(name if is_alike else tell("entry.answered-otherwise", card.lang, question=name))
    elsewhere = wrapped(
        ", ".join(again), width, strong=find_template("entry.other-books", card.lang), hanging="  "
    )
    return (*(question(entry, width) for entry in asked), *([elsewhere] if again else ()))


def question(entry: Entry, width: int) -> list[Line]:
    """A question that names the card, with its verdict."""
    told = set_in(entry.lang)
    asked = f"{about(entry.id, told(entry.title))} — {told(entry.verdict or '')}"
    return wrapped(asked, width, strong=numbered(entry.id), hanging="  ")


# the boards


def _runs(card: Entry, boards: Sequence[str], questions: Sequence[Entry]) -> Commands | None:
    """What can be seen running: a question by its number, which stands for all its boards, or a board."""
    if not boards:
        return None
    by_number = tuple(replay(entry.id) for entry in questions if entry.scenarios)
    by_name = tuple(command(f"{card.game}:board/{name}") for name in boards)
    count = len(boards) - 1
    more = tell("entry.more-runs", card.lang, n=count) if count else ""
    return Commands(find_template("entry.runs", card.lang), (*by_number[:1], *by_name, *by_number[1:]), more)


def _other_boards(card: Entry, boards: Sequence[str], width: int) -> tuple[list[Line], ...]:
    """The other boards on which it does something, the first of them by name."""
    others = [qualify(name, card.game) for name in boards[1:]]
    if not others:
        return ()
    named = ", ".join(others[:_MOST_BOARDS])
    label = find_template("entry.also-runs", card.lang)
    if len(others) <= _MOST_BOARDS:
        return (wrapped(named, width, strong=label),)
    more = tell("entry.more-boards", card.lang, n=len(others) - _MOST_BOARDS)
    search = f"kfjudge search {short(card.id).partition('/')[2]} --kind board"
    return (wrapped(f"{named}{more}", width, strong=label), wrapped(search, width))
