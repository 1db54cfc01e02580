"""What a person may type at a judge: whatever letters, in either language, to every command that takes words,
in Python and at a terminal. Nothing is raised, nothing reaches the terminal raw, what is shown fits it."""

from __future__ import annotations

import csv
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unicodedata import category

from hypothesis import strategies as st

from kfjudge import api
from kfjudge.cli import run as kfjudge
from kfjudge.games import GAMES, get_game
from kfjudge.reference.api import record
from kfjudge.reference.lookup import lookup
from kfjudge.reference.names import split_game
from kfjudge.render.writers.text import columns
from kfjudge.situation.api import try_situation
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_template
from tests.fuzz.hunt import hunt

HOSTILE = [
    "\x1b[31mred\x1b[0m",
    "\x1b]0;title\x07",
    "\x9b31m",
    "abc\x00def",
    "line\nbreak\r\ttab",
    "\u202eright to left",
    "a\u200bb\ufeff",
    "\udcff\udcfe",
    "{query} {0} %s",
    "(stun OR [flank]) AND NOT *?~2^",
    '"unclosed',
    "🗝️👨‍👩‍👧",
    "مرحبا",
    "x" * 10_000,
    "stun " * 2_000,
    "",
    "   ",
    "../../etc/passwd",
]


UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def raw(text: str) -> list[str]:
    """What would command a terminal, or hide: control, format, surrogate and separating characters."""
    return [letter for letter in text if letter != "\n" and category(letter) in UNSEEN]


COMMANDS = ("lookup", "search", "ask", "card", "try")
WIDTHS = (40, 80, 100)
LETTERS = "abcdeilnorstu éàçœæ'’-?!.,:;/()[]{}\"«»0123456789+*~^&|\\\t\u00a0\u202f\u200b\u0301ÆŒßıİﬁ日😀"
TABLES = Path(__file__).parents[1]


class Typed(NamedTuple):
    """A command line: the command, its words, and the terminal."""

    command: str
    words: str
    lang: str
    edition: str
    width: int
    json: bool


@cache
def known() -> tuple[str, ...]:
    """What people have typed, as far as we know, and what cards are called."""
    asked: list[str] = []
    for path in sorted((*TABLES.glob("search/**/*.tsv"), *TABLES.glob("situation/**/*.tsv"))):
        with path.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                asked += [
                    row[name]
                    for name in ("query", "question", "situation", "text", "en", "fr")
                    if row.get(name)
                ]
    names = [name for facts in api.facts().values() for _, name in facts.names]
    return tuple(dict.fromkeys((*asked, *names, *api.facts())))


@cache
def words() -> tuple[str, ...]:
    return tuple(sorted({word for text in known() for word in text.split()}))


@st.composite
def misspelt(draw: st.DrawFn) -> str:
    """Something known with slips: letters lost, doubled, swapped, others put in, words lost or put in."""
    text = draw(st.sampled_from(known()))
    for _ in range(draw(st.integers(0, 4))):
        at = draw(st.integers(0, len(text)))
        match draw(st.sampled_from(["lost", "twice", "swap", "letter", "word", "cut", "upper", "join"])):
            case "lost":
                text = text[:at] + text[at + 1 :]
            case "twice":
                text = text[:at] + text[max(at - 1, 0) :]
            case "swap":
                text = text[:at] + text[at : at + 2][::-1] + text[at + 2 :]
            case "letter":
                text = text[:at] + draw(st.sampled_from(LETTERS)) + text[at:]
            case "word":
                text = f"{text[:at]} {draw(st.sampled_from(words()))} {text[at:]}"
            case "cut":
                text = text[at:] or text
            case "upper":
                text = text.upper()
            case "join":
                text = text.replace(" ", "", 1)
    return text


QUERIES = st.one_of(
    st.deferred(misspelt),
    st.deferred(misspelt),
    st.deferred(lambda: st.lists(st.sampled_from(words()), max_size=14).map(" ".join)),
    st.text(alphabet=LETTERS, max_size=60),
    st.text(max_size=200),
    st.sampled_from(HOSTILE),
)
CASES = st.builds(
    Typed,
    st.sampled_from(COMMANDS),
    QUERIES,
    st.sampled_from(tuple(LANGUAGES)),
    st.sampled_from(("", *(edition for game in GAMES for edition in get_game(game).editions))),
    st.sampled_from(WIDTHS),
    st.booleans(),
)


def look(typed: Typed) -> None:
    in_python(typed)
    in_a_terminal(typed)


def in_python(typed: Typed) -> None:
    lang, edition = typed.lang, typed.edition or None
    game, _ = split_game(typed.words, None)
    if edition and game and edition not in get_game(game).editions:
        edition = None  # it is refused, which a test asks
    match typed.command:
        case "lookup":
            for id in lookup(typed.words).ids:
                assert record(id) is not None
        case "search":
            hits = api.search(typed.words, lang=lang, edition=edition)
            assert len(hits) == len({hit.id for hit in hits}) <= 10
            assert all(hit.title and hit.snippet and hit.cite for hit in hits)
        case "ask":
            answer = api.ask(typed.words, lang=lang, edition=edition)
            assert answer.best is None or answer.verdict
        case "card":
            assert set(api.cards(text=typed.words, lang=lang)) <= set(api.facts().values())
        case "try":
            of_keyforge = edition in get_game("keyforge").editions
            try_situation(typed.words, lang, "keyforge", str(edition) if of_keyforge else api.NEWEST)


def in_a_terminal(typed: Typed) -> None:
    line = [typed.command, "--lang", typed.lang, *(["--edition", typed.edition] if typed.edition else [])]
    status, out, err = shown([*line, *(["--json"] if typed.json else []), "--", typed.words], typed.width)
    fault = find_template("usage.our-fault", typed.lang).partition("{")[0]
    assert fault not in " ".join(err.split()), err
    assert "Traceback" not in out + err
    assert status in (0, 1, 2), status
    assert not raw(out + err), raw(out + err)
    if typed.json:
        json.loads(out)
        return
    assert out or err
    for told in (*out.split("\n"), *err.split("\n")):  # what has no space in it is never broken
        assert columns(told) <= typed.width or " " not in told.strip(" >→-·:"), told


@contextmanager
def terminal(width: int) -> Iterator[tuple[io.StringIO, io.StringIO]]:
    """So many columns, and what is written there."""
    streams = sys.stdout, sys.stderr, sys.stdin
    before = {name: os.environ.get(name) for name in ("COLUMNS", "LC_ALL")}
    os.environ.update(COLUMNS=str(width), LC_ALL="C.UTF-8")
    out, err = io.StringIO(), io.StringIO()
    sys.stdout, sys.stderr, sys.stdin = out, err, io.StringIO()
    try:
        yield out, err
    finally:
        sys.stdout, sys.stderr, sys.stdin = streams
        for name, value in before.items():
            os.environ.pop(name, None)
            os.environ.update({} if value is None else {name: value})


def shown(line: list[str], width: int) -> tuple[int, str, str]:
    """What a command line comes to: its exit status, and what it writes."""
    with terminal(width) as (out, err):
        status = kfjudge(line)
    return status, out.getvalue(), err.getvalue()


def run(seed: int, seconds: float) -> int:
    return hunt(seed, seconds, CASES, look)
