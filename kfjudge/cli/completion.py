"""Complete words for the shell after Tab. A name is offered with hyphens for its spaces, so that no shell has
to quote it; every command that takes a name takes it that way too. What a file is called is quoted. No index
is built: without one, what is known without it is offered."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from typer import Context

from kfjudge.cli import options, preparse
from kfjudge.cli.preparse import VARIABLE
from kfjudge.games import GAMES
from kfjudge.words import LANGUAGES, default_language

SHELLS = ("bash", "zsh", "fish")
DUMPED_KINDS = ("entries", "cards", "boards")
LINE = "_KFJUDGE_LINE"  # what was typed, up to the cursor
WORD = "_KFJUDGE_WORD"  # the end of that line, in whose place the shell puts what it is offered
_SEVERAL_WORDS = 6  # of a name, as far as a shell is concerned
_PIECES = re.compile(
    r"""(?P<gap>\s+) | \\(?P<letter>.?) | '(?P<single>[^']*)(?P<closed>'?)
    | "(?P<double>(?:\\.?|[^"\\])*)(?P<ended>"?) | (?P<plain>[^\s\\'"]+)""",
    re.VERBOSE | re.DOTALL,
)  # of a line, as a shell cuts it
_SETS = re.compile(r"\w+=")  # a variable, before the command
_Completer = TypeVar("_Completer", bound=Callable[..., list[str]])


class _TypedLine(Struct):
    """A line as a shell cuts it: its words without their quotes; the last, perhaps empty, also as it was
    typed, and the quote in it that is still open."""

    words: list[str]
    last: str = ""
    quote: str = ""


def complete_line(program: Any, name: str) -> str:
    """Write what can come next, in the form that the shell wants."""
    from typer._completion_classes import BashComplete  # the one that asks Typer's own classes for anything

    typed = _cut(os.environ.get(LINE, ""))
    *before, last = typed.words
    while before and _SETS.match(before[0]):  # fish shows them, bash and zsh do not
        del before[0]
    if last.startswith("~") and not typed.last.startswith("~"):
        return ""  # in quotes it is nobody's home
    found = BashComplete(program, {}, name, VARIABLE).get_completions(before[1:], last)
    values = [value for value in dict.fromkeys(one.value for one in found) if value.startswith(last)]
    if os.environ[VARIABLE] == "fish":  # quotes by itself; what stands behind a tab would describe the offer
        return "".join(f"{value}\0" for value in values if value.replace("\n", "").isprintable())
    kept = len(typed.last) - len(os.environ.get(WORD, typed.last))
    backslashes = len(typed.last) - len(typed.last.rstrip("\\"))
    # A single one at the end, in no quote, waits for the letter that is offered.
    whole = typed.last[:-1] if backslashes % 2 and not typed.quote else typed.last
    if "\n" in whole[kept:]:
        return ""  # the shell takes one offer a line
    return "".join(f"{whole}{_quote(value, len(last), typed.quote)}"[kept:] + "\n" for value in values)


def _cut(line: str) -> _TypedLine:
    """Cut a line into words as a shell does."""
    typed = _TypedLine([""])
    for piece in _PIECES.finditer(line):
        if piece["gap"]:
            typed = _TypedLine([*typed.words, ""])
            continue
        single, double = piece["single"], piece["double"]
        text = piece["letter"] or single or piece["plain"] or re.sub(r"\\([$`\"\\])", r"\1", double or "")
        typed.words[-1] += text
        typed.last += piece[0]
        is_open = (single is not None and not piece["closed"]) or (double is not None and not piece["ended"])
        typed.quote = piece[0][0] if is_open else ""
    return typed


def _quote(value: str, start: int, quote: str) -> str:
    """Quote for bash and zsh what goes on at the start, in a quote that is open or in none, so that it means
    itself."""

    def escape(found: re.Match[str]) -> str:
        sign = found[0]
        if not sign.isprintable():  # a line break among them
            octal = "".join(f"\\{byte:03o}" for byte in os.fsencode(sign))
            return f"{quote}$'{octal}'{quote}"
        if quote and sign not in _MEAN_SOMETHING[quote]:
            return sign
        if quote == "'" or (quote and sign == "!"):
            return f"{quote}\\{sign}{quote}"
        return f"\\{sign}"

    safe = r"[^\w./:,@%+=-]" if start else r"^=|[^\w./:,@%+=-]"
    return re.sub(safe, escape, value[start:])


_MEAN_SOMETHING = {"'": "'", '"': '$`"\\!'}  # within a quote


def _game_named() -> str | None:
    """Return the game that the line names."""
    words = _cut(os.environ.get(LINE, "")).words
    values = [value for name, value in pairwise(words) if name == "--game"]
    values += [value for word in words for name, sign, value in [word.partition("=")] if name == "--game"]
    return next((value for value in reversed(values) if value in GAMES), None)


def _played() -> str:
    return _game_named() or options.find_usual_game()


def _beginning(choices: Iterable[str], incomplete: str) -> list[str]:
    return [choice for choice in choices if choice.startswith(incomplete)]


def _one_of(choices: Iterable[str]) -> Callable[[str], list[str]]:
    def complete(incomplete: str) -> list[str]:
        return _beginning(choices, incomplete)

    return complete


COMPLETERS: dict[str, Callable[..., list[str]]] = {  # by the names that options and arguments give
    "languages": _one_of(LANGUAGES),
    "games": _one_of(GAMES),
    "shells": _one_of(SHELLS),
    "dumped_kinds": _one_of(DUMPED_KINDS),
}


def completes(complete: _Completer) -> _Completer:
    """Enter a function that completes what is typed for an option or an argument."""
    COMPLETERS[complete.__name__] = complete
    return complete


@completes
def own_book_names(incomplete: str) -> list[str]:
    from kfjudge.books.shelf import list_books
    from kfjudge.core.files import has_books

    return _beginning([book.name for book in list_books()] if has_books() else [], incomplete)


@completes
def own_books(ctx: Context, incomplete: str) -> list[str]:
    """Offer what `books` does, then the user's books, or files to add."""
    given = ctx.params.get("what") or ()
    if not given:
        return _beginning(options.DEEDS_OF_BOOKS, incomplete)
    if given[0] == options.ADD:
        return files(incomplete)
    return own_book_names(incomplete) if given[0] != options.LIST and len(given) == 1 else []


@completes
def compared(incomplete: str) -> list[str]:
    """Offer what may be compared: rulebooks, and the user's own."""
    return [*editions(incomplete), *own_book_names(incomplete)]


@completes
def editions(incomplete: str) -> list[str]:
    return _beginning(options.editions_newest_first(_played()), incomplete)


@completes
def formats(incomplete: str) -> list[str]:
    from kfjudge.render.writers import FORMATS

    return _beginning(tuple(FORMATS), incomplete)


@completes
def commands(incomplete: str) -> list[str]:
    from kfjudge.cli.help import list_commands

    return _beginning(list_commands(), incomplete)


@completes
def kinds(incomplete: str) -> list[str]:
    from kfjudge.reference.model import KINDS

    return _beginning(KINDS, incomplete)


@completes
def readings(incomplete: str) -> list[str]:
    """Complete an open point with one of its readings: fight.cut-short=not-fought."""
    from kfjudge.core.readings import EQUALS
    from kfjudge.games import get_game, one_or_all

    every = (point for game in one_or_all(_game_named()) for point in get_game(game).points())
    return _beginning(
        tuple(f"{point.id}{EQUALS}{value}" for point in every for value in point.values), incomplete
    )


@completes
def open_points(incomplete: str) -> list[str]:
    """Complete an edition, or a point that an edition leaves open."""
    from kfjudge.games import get_game, one_or_all

    rows = tuple(point.id for game in one_or_all(_game_named()) for point in get_game(game).points())
    return [*editions(incomplete), *_beginning(rows, incomplete)]


@completes
def terms(incomplete: str, ctx: Context | None = None) -> list[str]:
    """Complete titles, aliases and card names, those of the locale's language first; else ids, and boards by
    the last part of their names."""
    from kfjudge.notation.scenario_files import list_scenarios

    found = _continue_name(incomplete, ctx, None) or ids(incomplete)
    if found:
        return found
    lasts = (name.rpartition("/")[2] for name in list_scenarios(_played()))
    return _beginning(tuple(dict.fromkeys(lasts)), incomplete)


@completes
def cards(incomplete: str, ctx: Context | None = None) -> list[str]:
    return _continue_name(incomplete, ctx, "card") or _ids_of(("card",), incomplete)


@completes
def sheets(incomplete: str) -> list[str]:
    """Complete the pages that a judge prints."""
    from kfjudge.reference.store.store import open_built_store
    from kfjudge.render.printable_page import printable_titles

    if open_built_store(_played()) is None:
        return []
    return _beginning(tuple(printable_titles(_played(), default_language())), incomplete)


@completes
def corrected_cards(incomplete: str, ctx: Context | None = None) -> list[str]:
    corrected = {id.partition("/")[2] for id in _ids_of(("errata",), "")}
    return _continue_name(incomplete, ctx, "card", corrected) or _ids_of(("errata",), incomplete)


@completes
def questions(incomplete: str) -> list[str]:
    """Complete the questions of the FAQ, 10, 1.3/10, faq/1.3/10, and rulings."""
    every = _ids_of(("faq",), "")
    newest = f"faq/{options.editions_newest_first(_played())[0]}/"
    forms = (
        [id.removeprefix(newest) for id in every if id.startswith(newest)],
        [id.removeprefix("faq/") for id in every],
        [*every, *_ids_of(("ruling",), "")],
    )
    return next((found for form in forms if (found := _beginning(tuple(form), incomplete))), [])


def ids(incomplete: str) -> list[str]:
    """Complete ids of entries, or their kinds where no more than the beginning of one was typed."""
    from kfjudge.reference.model import BOARD, KINDS

    kinds = tuple(f"{kind}/" for kind in KINDS if kind != BOARD)
    if "/" not in incomplete:
        return _beginning(kinds, incomplete) if incomplete else []
    return _ids_of(None, incomplete)


@completes
def replayed(incomplete: str) -> list[str]:
    """Complete what may be replayed: ids of entries, names of boards and board files; else boards by the last
    part of their names or without their game; else files."""
    from kfjudge.games import one_or_all, qualify
    from kfjudge.notation.scenario_files import SUFFIX, list_scenarios

    every = [(game, name) for game in one_or_all(_game_named()) for name in list_scenarios(game)]
    if incomplete.startswith((".", "/", "~")):
        return files(incomplete)
    begun = (
        [*_ids_of(("faq", "ruling", "glossary", "rule", "errata"), incomplete)] if "/" in incomplete else []
    )
    begun += _beginning(tuple(qualify(name, game) for game, name in every), incomplete)
    lasts = dict.fromkeys(qualify(name.rpartition("/")[2], game) for game, name in every)
    bare = dict.fromkeys(part for _, name in every for part in (name, name.rpartition("/")[2]))
    names = begun or _beginning(tuple(lasts), incomplete) or _beginning(tuple(bare), incomplete)
    found = files(incomplete)
    return [*names, *(file for file in found if file.endswith(SUFFIX))] if names else found


@completes
def files(incomplete: str) -> list[str]:
    """Complete files and folders, a folder with a slash at its end. What begins as an option or a home does
    gets its folder in front: ./-all.kf"""
    folder, _, begun = incomplete.rpartition("/")
    if incomplete.startswith("~") and not folder:  # somebody's home
        return []
    place = Path(f"{folder}/" if folder or incomplete.startswith("/") else ".").expanduser()
    found = sorted(path for path in place.iterdir() if path.name.startswith(begun)) if place.is_dir() else []
    seen = [path for path in found if begun.startswith(".") or not path.name.startswith(".")]
    start = incomplete[: len(incomplete) - len(begun)]
    names = [f"{start}{path.name}{'/' if path.is_dir() else ''}" for path in seen]
    return [f"./{name}" if not incomplete and name.startswith(("-", "~")) else name for name in names]


@completes
def edition_lists(incomplete: str) -> list[str]:
    """Complete a list of editions: "1.1," → 1.1,1.3; or "all"."""
    *named, last = incomplete.split(",")
    left = [one for one in options.editions_newest_first(_played()) if one not in named]
    found = [",".join([*named, one]) for one in left if one.startswith(last)]
    return [*found, *([] if named else _beginning(("all",), incomplete))]


@completes
def facts(incomplete: str) -> list[str]:
    """Complete what is printed on cards: houses, types, traits."""
    from kfjudge.games import get_game

    names = (one.name for one in get_game(_played()).reference.card_filters)
    return list(dict.fromkeys(value for name in names for value in make_completer_of_facts(name)(incomplete)))


def make_completer_of_facts(name: str) -> Callable[[str], list[str]]:
    """Make a completer of the values of a fact printed on cards: "house" → brobnar, dis …"""

    def values(incomplete: str) -> list[str]:
        from kfjudge.reference.cards import list_values
        from kfjudge.reference.text import name_key

        every = list_values(_played(), name, preparse.language_of_locale(os.environ))
        return _keep_typed_letters(incomplete, [name_key(value).replace(" ", "-") for value in every])

    return values


def _ids_of(kinds: tuple[str, ...] | None, incomplete: str) -> list[str]:
    """List the ids that begin so, of some kinds or of all, a number before a greater one."""
    from kfjudge.reference.names import names_to_complete

    every = {name.id.removeprefix(f"{_played()}:") for name in names_to_complete(_played())}
    found = [
        id for id in every if id.startswith(incomplete) and (kinds is None or id.partition("/")[0] in kinds)
    ]
    return sorted(
        found, key=lambda id: [(len(part), part) if part.isdecimal() else (0, part) for part in id.split("/")]
    )


def _continue_name(
    incomplete: str, ctx: Context | None, kind: str | None, slugs: set[str] | None = None
) -> list[str]:
    """Complete the last word of a name whose first words stand before it: card bad pe → penny."""
    values = ctx.params.values() if ctx else ()
    words = [word for value in values if isinstance(value, (tuple, list)) for word in value]
    for start in range(max(0, len(words) - _SEVERAL_WORDS), len(words) + 1):
        found = _names(" ".join(words[start:]), incomplete, kind, slugs)
        if found:
            return found
    return []


def _names(before: str, incomplete: str, kind: str | None, slugs: set[str] | None) -> list[str]:
    from kfjudge.reference.names import completions
    from kfjudge.reference.text import name_key

    mine = preparse.language_of_locale(os.environ)
    languages = sorted(LANGUAGES, key=lambda lang: lang != mine)
    begun = name_key(f"{before} {incomplete}" if incomplete else before)
    names = [
        name
        for lang in languages
        for name in completions(
            begun, lang, kind=kind, slugs=slugs, game=_game_named(), home=options.find_usual_game()
        )
    ]
    keys = [name_key(name).replace(" ", "-") for name in names]
    if not before:
        return _keep_typed_letters(incomplete, keys)
    start = f"{name_key(before).replace(' ', '-')}-"
    return _keep_typed_letters(incomplete, [key.removeprefix(start) for key in keys if key.startswith(start)])


def _keep_typed_letters(incomplete: str, names: list[str]) -> list[str]:
    """List the names that go on with what was typed, whatever signs are left out, with the typed letters
    kept: a shell drops what does not begin with them."""
    from kfjudge.reference.text import name_key

    typed = name_key(incomplete).replace(" ", "")
    found = []
    for name in dict.fromkeys(names):
        at = 0
        for letter in typed:  # the signs between its words need not be typed
            while name[at : at + 1] == "-" != letter:
                at += 1
            if name[at : at + 1] != letter:
                break
            at += 1
        else:
            rest = name[at:]
            found.append(incomplete + (rest.removeprefix("-") if incomplete.endswith("-") else rest))
    return list(dict.fromkeys(found))
