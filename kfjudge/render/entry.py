"""An entry of the reference on a screen: the answer first, then the details, then where it is printed,
what has changed, and where to read on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kfjudge.core.text import sanitize
from kfjudge.games import get_game, qualify
from kfjudge.reference.model import Change, Entry, Note, Record, Source, holds_in
from kfjudge.reference.wording import cite, split_answer, split_verdict
from kfjudge.render import open_points
from kfjudge.render.first_screen import Commands, Links, Page
from kfjudge.render.writers.text import Line, cut, joined, wrapped, wrapped_in
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_template, tell

_LATER_IN_BRIEF = 2  # lines
Titles = Callable[[str], str]  # the title of an entry, from its id, in the reader's language


def page(entry: Entry, translated: Entry, *, titles: Titles, width: int) -> Page:
    """An entry, laid out."""
    told = set_in(entry.lang)
    answer, *details = told(entry.text).split("\n\n")
    verdict, why = split_answer(answer, told(entry.verdict or ""))
    left_open = tuple(lines for lines in [open_points.of_entry_in_brief(entry, width)] if lines)
    return Page(
        width=width,
        lang=entry.lang,
        heading=heading(entry, translated, width),
        brief_heading=brief_heading(entry, translated, width),
        answer=wrapped(why, width, strong=verdict),
        details=tuple(details),
        place=wrapped(place(entry), width, role="aside"),
        notices=(*(wrapped(notice, width) for notice in notices(entry)), *left_open),
        brief_notices=(
            *(wrapped(notice, width) for notice in brief_notices(entry)),
            *ruled_later_in_brief(entry, width),
            *left_open,
        ),
        background=tuple(background(entry, width)),
        links=see(entry.see, entry, titles),
        runs=runs(entry),
        other_links=other_runs(entry, width),
    )


def place(entry: Entry) -> str:
    """Where it is printed, in the book in the reader's language too where the text is that of another, and
    what to type for it."""
    own = in_own_book(entry) if entry.book_is_behind else None
    beside = [] if own is None or own.edition == entry.edition else [_cited(entry, own)]
    return " · ".join([set_in(entry.lang)(entry.cite), *beside, as_typed(entry.id)])


def also_printed(entry: Entry) -> str:
    """Where else it is printed than at its place."""
    cited = place(entry)
    others = [one for source in entry.sources if (one := _cited(entry, source)) not in cited]
    return set_in(entry.lang)(find_template("diff.semicolon", entry.lang).join(others))


def in_own_book(entry: Entry) -> Source | None:
    """Where the newest book in the reader's language prints it."""
    printed = get_game(entry.game).books
    return next((source for source in entry.sources if printed[source.edition] == entry.lang), None)


def _cited(entry: Entry, source: Source) -> str:
    return set_in(entry.lang)(cite(entry.game, entry.kind, source, entry.lang))


def set_in(lang: str) -> Callable[[str], str]:
    """How a text of ours is set in that language."""
    return load_language(lang).typeset


def quoted_in(lang: str) -> Callable[[str], str]:
    """How words that somebody typed are quoted on a screen of that language."""
    return lambda words: set_in(lang)(load_language(lang).quote(sanitize(words)))


def short(id: str) -> str:
    """An identifier without its game."""
    return id.partition(":")[2]


def as_typed(id: str) -> str:
    """An identifier as it is typed: without the game, if that is the one asked first."""
    return qualify(short(id), id.partition(":")[0])


def numbered(id: str) -> str:
    """A question by its number: "FAQ 1.3/10"."""
    return f"FAQ {short(id).removeprefix('faq/')}"


def same_question(id: str, see: Sequence[str]) -> str | None:
    """The question of another book that asks the same: for no other reason does one question refer to those
    of another book."""
    book = id.rpartition("/")[0]
    if not short(book).startswith("faq/"):
        return None
    questions = (other for other in see if short(other).startswith("faq/"))
    return next((other for other in questions if other.rpartition("/")[0] != book), None)


def about(id: str, title: str) -> str:
    """What a question is about, without the edition that its number tells."""
    edition = short(id).split("/")[1]
    return title.removesuffix(f" ({edition})")


def heading(entry: Entry, translated: Entry, width: int, game: str = "") -> list[Line]:
    """What the entry is about: for a question, the question. It is less than the answer below it, so only
    the name stands out. `game` is what its game is called, where that has to be said."""
    if entry.kind == "faq":
        asked = set_in(entry.lang)(entry.question or entry.title)
        return wrapped(f"· {asked} {game}".rstrip(), width, strong=numbered(entry.id))
    other = f"{_other_title(entry, translated)} {game}".strip()
    return wrapped(other, width, strong=set_in(entry.lang)(entry.title))


def brief_heading(entry: Entry, translated: Entry, width: int, game: str = "") -> Line:
    """The same on one line: for a question, what it is about."""
    title = set_in(entry.lang)(entry.title)
    if entry.kind == "faq":
        name, rest = numbered(entry.id), f"· {about(entry.id, title)}"
    else:
        name, rest = title, _other_title(entry, translated)
    text = cut(" ".join(part for part in (name, rest, game) if part), width)
    return Line(text, strong=min(len(name), len(text)))


def _other_title(entry: Entry, translated: Entry) -> str:
    """What the entry is called in the language beside it, where that is something else."""
    title = set_in(translated.lang)(translated.title)
    return "" if not title or title.casefold() == entry.title.casefold() else f"· {title}"


def notices(entry: Entry) -> list[str]:
    """What a reader must know before relying on the text: that another edition says otherwise, or that
    the book in their language does."""
    lang, told = entry.lang, set_in(entry.lang)
    return [
        *_not_printed(entry),
        *(
            tell("entry.changed-to", lang, edition=change.to, what=told(change.text))
            for change in _later(entry)
        ),
        *_same_since(entry),
        *(
            tell("entry.older-book-was", lang, since=change.since, to=change.to, what=told(change.text))
            for change in _unknown_to_own_book(entry)
        ),
        *_without_own_book(entry),
        *ruled_later(entry),
    ]


def ruled_later(entry: Entry) -> list[str]:
    """What was ruled after the book shown."""
    lang, told = entry.lang, set_in(entry.lang)
    return [
        tell("entry.later", lang, editions=", ".join(note.editions), what=told(note.text))
        for note in _ruled_later(entry)
    ]


def ruled_later_in_brief(entry: Entry, width: int) -> tuple[list[Line], ...]:
    """The same on a first screen: how the first of it begins, and how many more there are."""
    rulings = ruled_later(entry)
    if not rulings:
        return ()
    more = len(rulings) - 1
    end = tell("entry.more-later", entry.lang, n=more) if more else ""
    return (wrapped_in(_LATER_IN_BRIEF, rulings[0], width, end=end),)


def brief_notices(entry: Entry) -> list[str]:
    """What a reader must know of the books, without what the change was."""
    lang = entry.lang
    return [
        *_not_printed(entry),
        *(tell("entry.changed", lang, edition=change.to) for change in _later(entry)),
        *_same_since(entry),
        *(
            tell("entry.older-book", lang, since=change.since, to=change.to)
            for change in _unknown_to_own_book(entry)
        ),
        *_without_own_book(entry),
    ]


def _not_printed(entry: Entry) -> list[str]:
    if entry.asked == entry.edition or not entry.source or entry.kind == "edition":
        return []
    carried = holds_in(entry.game, entry.editions, entry.asked)
    key = "entry.carried" if carried else "entry.not-in"
    return [tell(key, entry.lang, asked=entry.asked, edition=entry.edition)]


def _later(entry: Entry) -> list[Change]:
    """The rule changes that came after the edition shown."""
    return [change for change in entry.changes if change.kind == "changed" and _newer(entry, change.to)]


def _ruled_later(entry: Entry) -> list[Note]:
    """What is ruled today and the book shown does not know."""
    return [note for note in entry.notes if note.kind == "later" and entry.edition in note.editions]


def _newer(entry: Entry, edition: str) -> bool:
    """Whether that edition is newer than the one shown."""
    order = get_game(entry.game).editions
    return order.index(edition) > order.index(entry.edition)


def _same_since(entry: Entry) -> list[str]:
    last = get_game(entry.game).newest
    if entry.edition == last or last not in entry.editions or _later(entry):
        return []
    if _is_played_otherwise(entry, last):
        return []
    return [tell("entry.same-in", entry.lang, edition=last)]


def _is_played_otherwise(entry: Entry, edition: str) -> bool:
    """Whether something that rests on the entry is played otherwise in that edition."""
    rows = get_game(entry.game).drawing.rulebooks().rows
    return any(
        row.separates(entry.edition, edition)
        and short(entry.id) in (row[entry.edition].source, row[edition].source)
        for row in rows
    )


def _unknown_to_own_book(entry: Entry) -> list[Change]:
    """The rule change that the book in the reader's language does not have."""
    if not entry.is_older_in_own_book or in_own_book(entry) is None:
        return []
    return [_change_elsewhere(entry)]


def _change_elsewhere(entry: Entry) -> Change:
    """The last rule change up to the edition shown that only a book in another language has."""
    printed = get_game(entry.game).books
    return next(
        change
        for change in entry.changes
        if change.kind == "changed" and not _newer(entry, change.to) and printed[change.to] != entry.lang
    )


def _without_own_book(entry: Entry) -> list[str]:
    if not entry.book_is_behind or not entry.sources or entry.kind == "edition" or in_own_book(entry):
        return []
    older = entry.is_older_in_own_book
    twin = same_question(entry.id, entry.see)
    if twin:
        key = "entry.book-answer" if older else "entry.book-question"
        return [tell(key, entry.lang, number=short(twin).removeprefix("faq/"))]
    if older:
        return [tell("entry.no-book-changed", entry.lang, to=_change_elsewhere(entry).to)]
    return [tell("entry.no-book", entry.lang)]


def see(ids: Sequence[str], entry: Entry, titles: Titles) -> tuple[Links, ...]:
    """Where to read on."""
    names = tuple(link(id, entry, titles) for id in ids)
    return (Links(find_template("entry.see", entry.lang), names),) if ids else ()


def runs(entry: Entry) -> Commands | None:
    """What can be seen running. A question is replayed by its number, which stands for all its scenarios, and
    so does the name of a rule where those of its scenarios are too long."""
    if not entry.scenarios:
        return None
    label = find_template("entry.runs", entry.lang)
    if entry.kind == "faq":
        return Commands(label, (replay(entry.id),))
    count = len(entry.scenarios) - 1
    more = tell("entry.more-runs", entry.lang, n=count) if count else ""
    together = "" if entry.kind == "card" else replay(entry.id)

    def command(name: str) -> str:
        return f"kfjudge replay {qualify(name, entry.game)}"

    return Commands(label, tuple(map(command, entry.scenarios)), more, together)


def replay(id: str) -> str:
    """The command that replays all that an entry has."""
    return f"kfjudge replay {as_typed(id)}"


def other_runs(entry: Entry, width: int) -> tuple[list[Line], ...]:
    """The scenarios that the first one stands for on a first screen."""
    if entry.kind == "faq" or len(entry.scenarios) < 2:
        return ()
    names = ", ".join(qualify(name, entry.game) for name in entry.scenarios[1:])
    return (wrapped(names, width, strong=find_template("entry.also-runs", entry.lang)),)


def link(id: str, entry: Entry, titles: Titles) -> str:
    """An entry as another one refers to it: something that `lookup` understands."""
    if short(id).startswith("faq/"):
        return numbered(id)
    title = titles(id)
    alike = [other for other in entry.see if other != id and titles(other) == title]
    return f"{title} ({as_typed(id)})" if alike or title == entry.title else set_in(entry.lang)(title)


def link_elsewhere(found: Record, lang: str) -> Links:
    """What another game has by the same name."""
    label = tell("hits.also", lang, game=find_template("game.name", lang, found.game))
    return Links(label, (f"{set_in(lang)(found.title(lang))} ({found.id})",))


def background(entry: Entry, width: int) -> list[list[Line]]:
    """What changed up to this edition, our remarks, what is left open, and the other books that print it."""
    lang, told = entry.lang, set_in(entry.lang)
    blocks = []
    for change in entry.changes:
        if not _newer(entry, change.to) and change not in _unknown_to_own_book(entry):
            label = tell("entry.from-to", lang, since=change.since, to=change.to)
            blocks.append(wrapped(told(change.text), width, strong=label))
    blocks += remarks(entry, width)
    blocks += [wrapped(told_open, width) for told_open in open_points.of_entry(entry)]
    if others := also_printed(entry):
        blocks.append(wrapped(others, width, strong=find_template("entry.also", lang)))
    return blocks


def remarks(entry: Entry, width: int) -> list[list[Line]]:
    """Our notes, but for those on what was ruled later, which stand near the top."""
    lang, told = entry.lang, set_in(entry.lang)
    return [
        wrapped(
            told(note.text),
            width,
            strong=tell(f"entry.{note.kind}", lang, editions=", ".join(note.editions)),
        )
        for note in entry.notes
        if note not in _ruled_later(entry)
    ]


def quote(entry: Entry) -> list[Line]:
    """Plain text with its citation, a paragraph a line: to paste in a chat, which wraps it."""
    told = set_in(entry.lang)
    opening, *others = (part.replace("\n", " ") for part in told(entry.text_below_title).split("\n\n"))
    if entry.question:
        opening = " ".join(split_verdict(opening, told(entry.verdict or "")))
        parts = [told(entry.question), opening, *others]
    else:
        parts = [f"{told(entry.title)}{find_template('entry.colon', entry.lang)} {opening}", *others]
    source = tell("entry.cited", entry.lang, place=told(entry.cite), id=short(entry.id))
    blocks = [*parts, *notices(entry), *open_points.of_entry_by_name(entry), f"— {source}"]
    return joined([[Line(block)] for block in blocks])
