"""The header of a file: what it is called, of which game and editions it is, how it reads what the books
leave open, which entries it answers and shows. Whoever asks that of a file, or of all at once, asks here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kfjudge.core.text import name_key
from kfjudge.notation.grammar import grammar
from kfjudge.notation.source import first_lines
from kfjudge.notation.tokens import words_in

HEADS = ("title", "game", "editions", "readings", "answers", "shows")
LINKS = ("answers", "shows")
LONGEST = 64  # lines; no file has so many before its board


class Headed(NamedTuple):
    """A line of the header: what it is about, in which language, and what it says."""

    number: int
    about: str
    lang: str
    rest: str


def header_of(lines: Iterable[str]) -> Iterator[Headed]:
    """The lines of the header, down to the first blank one. No more of them is understood than the words
    before the colon, for this is asked of all files at once."""
    for number, line in enumerate(lines, 1):
        if number > LONGEST or not line.strip():
            return
        head, colon, rest = line.partition("#")[0].partition(":")
        about = head_of(head) if colon else None
        if about is not None:
            yield Headed(number, *about, rest.strip())


@cache
def head_of(head: str) -> tuple[str, str] | None:
    """What the words before a colon announce, and in which language they do."""
    words = words_in(head, 0)
    phrases = grammar("")
    for about in HEADS:
        if phrases.is_all(words, f"head.{about}"):
            own = [form for form in phrases.forms_of(f"head.{about}") if len(form.parts) == len(words)]
            return about, next(
                form.lang
                for form in own
                if all(words.word(at) in part.words for at, part in enumerate(form.parts))
            )
    return None


def game_in(lines: Iterable[str], games: Iterable[str]) -> str | None:
    """The game that a file says it is of, where there is such a game."""
    phrase = [name_key(line.rest) for line in header_of(lines) if line.about == "game"]
    return next((game for game in games if game in phrase[:1]), None)


def links_of(path: Path, game: str) -> Iterator[tuple[Headed, str]]:
    """What a file answers and shows, without the game: the ids as they stand there, each with its line."""
    for line in header_of(first_lines(path)):
        if line.about in LINKS:
            for id in filter(None, map(str.strip, line.rest.split(","))):
                yield line, id.removeprefix(f"{game}:")
