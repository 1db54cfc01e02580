"""Lists of entries: what a search found, the questions of the FAQ, names that were nearly meant."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from kfjudge.reference.model import BOARD, Entry, Hit
from kfjudge.render.board_entry import command
from kfjudge.render.entry import about, as_typed, numbered, set_in, short
from kfjudge.render.writers.text import Line, cut, flat, joined, wrapped
from kfjudge.words.catalogue import find_template, tell

_NARROW = 60  # below this, a hit has its snippet on a second line


def hits(found: Iterable[Hit], width: int, games_named: Collection[str] = ()) -> list[list[Line]]:
    """Hits, each with the beginning of what it says, what to type for it, and where it is printed. Of some
    games it is said which they are."""
    return [
        _board(hit, width) if hit.kind == BOARD else _hit(hit, width, named=hit.game in games_named)
        for hit in found
    ]


def _board(hit: Hit, width: int) -> list[Line]:
    """What runs a board must not be cut."""
    name = wrapped(name_of(hit.id, set_in(hit.lang)(hit.title), hit.lang), width, role="title", hanging="  ")
    return [*name, *wrapped(command(hit.id), width, role="aside", indent="  ", hanging="    ")]


def _hit(hit: Hit, width: int, *, named: bool) -> list[Line]:
    told = set_in(hit.lang)
    name = name_of(hit.id, told(hit.title), hit.lang)
    if named:
        name = f"{name} ({find_template('game.name', hit.lang, hit.game)})"
    snippet = _snippet(hit)
    where = f"{as_typed(hit.id)} · {told(hit.cite)}"
    place = wrapped(where, width, role="aside", indent="  ", hanging="  ")
    if width < _NARROW:
        return [Line(cut(name, width), strong=width), Line(f"  {cut(snippet, width - 2)}"), *place]
    return [Line(cut(f"{name} — {snippet}", width), strong=min(len(name), width)), *place]


def hits_in_full(found: Iterable[Hit], width: int) -> list[Line]:
    """Every hit with its whole snippet, where it is printed, and what led to it."""
    blocks = []
    for hit in found:
        told = set_in(hit.lang)
        title = wrapped(name_of(hit.id, told(hit.title), hit.lang), width, role="title")
        snippet = wrapped(_snippet(hit), width)
        runs = wrapped(command(hit.id), width, role="aside") if hit.kind == BOARD else []
        where = f"{told(hit.cite)} · {as_typed(hit.id)} · {told(hit.why)}"
        blocks.append([*title, *snippet, *runs, *wrapped(where, width, role="aside")])
    return joined(blocks)


def _snippet(hit: Hit) -> str:
    return set_in(hit.lang)(" ".join(hit.snippet.split()))


def name_of(id: str, title: str, lang: str) -> str:
    """A title, with what kind of entry it names where that helps: a question by its number."""
    kind = short(id).partition("/")[0]
    if kind == "faq":
        return f"{numbered(id)} {about(id, title)}"
    if kind in ("rule", "card", BOARD):
        return f"{title} ({find_template(f'hits.{kind}', lang)})"
    return title


def in_a_list(found: Sequence[Hit]) -> list[str]:
    """Hits by name, for a line: a question by its number alone, a rule as one only beside a concept of the
    same name."""
    titles = [hit.title for hit in found]
    names = []
    for hit in found:
        if hit.kind == "faq":
            names.append(numbered(hit.id))
        elif hit.kind == "rule" and titles.count(hit.title) == 1:
            names.append(hit.title)
        else:
            names.append(name_of(hit.id, hit.title, hit.lang))
    return names


def questions(entries: Iterable[Entry], width: int) -> list[list[Line]]:
    """The questions of a FAQ by number, each with its verdict."""
    blocks = []
    for entry in entries:
        told = set_in(entry.lang)
        number = f"{entry.id.rpartition('/')[2]:>3}  "
        asked, verdict = about(entry.id, told(entry.title)), told(entry.verdict or "")
        if width < _NARROW:
            first = Line(cut(f"{number}{asked}", width), strong=3)
            blocks.append([first, Line(cut(f"{' ' * len(number)}{verdict}", width), "aside")])
        else:
            blocks.append([Line(cut(f"{number}{asked} — {verdict}", width), strong=3)])
    return blocks


def cards(entries: Iterable[Entry], width: int, *, full: bool, by_text: bool) -> list[list[Line]]:
    """Cards by title, each with what is printed on it and what it does: the beginning of that, or all. Where
    they were asked for `by_text`, what they do comes first."""
    blocks = []
    for card in entries:
        told = set_in(card.lang)
        title = told(card.title)
        does = [line for line in card.does or () if line not in told(card.text)]
        if full:
            lines = [told(card.text), *does]
            told_whole = flat(wrapped(line, width, indent="  ", hanging="    ") for line in lines)
            blocks.append([*wrapped(title, width, role="title"), *told_whole])
            continue
        said = " ".join([*does, told(card.text)] if by_text else [told(card.text), *does])
        if width < _NARROW:
            blocks.append([Line(cut(title, width), strong=width), Line(f"  {cut(said, width - 2)}", "aside")])
        else:
            blocks.append([Line(cut(f"{title} — {said}", width), strong=min(len(title), width))])
    return blocks


def counted(number: int, shown: int, lang: str, width: int) -> list[Line]:
    """How many cards there are, and how many of them were shown."""
    key = "cards.none" if not number else "cards.counted" if shown == number else "cards.cut"
    return wrapped(tell(key, lang, n=number, shown=shown), width, role="aside")


def in_brief(entries: Iterable[Entry], width: int) -> list[list[Line]]:
    """Entries by title, each with its first paragraph."""
    blocks = []
    for entry in entries:
        told = set_in(entry.lang)
        title = wrapped(told(entry.title), width, role="title")
        opening = told(entry.text).split("\n\n")[0]
        blocks.append([*title, *wrapped(opening, width, indent="  ", hanging="  ")])
    return blocks


def did_you_mean(names: Sequence[str], lang: str, width: int) -> list[Line]:
    """How misspelt words were read."""
    return _named("hits.did-you-mean", names, lang, width)


def nearest(names: Sequence[str], lang: str, width: int) -> list[Line]:
    """What there is, where what was asked for is not."""
    return _named("hits.nearest", names, lang, width)


def _named(key: str, names: Sequence[str], lang: str, width: int) -> list[Line]:
    told = set_in(lang)
    return wrapped(tell(key, lang, names=", ".join(map(told, names))), width) if names else []
