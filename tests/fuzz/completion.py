"""Tab among files with hostile names: whatever was typed of a name, in a quote or in none, what bash makes of
the words that are offered are the files that begin so; and nothing runs."""

from __future__ import annotations

import os
import subprocess
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import NamedTuple

from hypothesis import strategies as st

from kfjudge.cli.completion import LINE, VARIABLE
from tests.fuzz.hunt import hunt
from tests.fuzz.queries import shown

PIECES = (
    "a", "b", "é", " ", "  ", "'", '"', "\\", "$(touch PWNED)", "`touch PWNED`", ";touch PWNED;", "\n", "\t",
    "~", "-", "--help", "#", "!", "!!", "&", "|", "<", ">", "*", "?", "[a]", "{a,b}", "%", "^", "=", ":",
    "$HOME", "${x}", "\x1b[31m", "\x7f", "\u202e", "日", "😀", "..", ".kf", "\udcff", "$'a'", "\\n",
)  # fmt: skip
LONGEST = 60  # letters of a name
QUOTES = ("", "'", '"')


class Typed(NamedTuple):
    """Files in a folder, and how the beginning of one is typed: so many letters, in a quote or in none."""

    names: tuple[str, ...]
    letters: int
    quote: str


NAMES = st.lists(st.sampled_from(PIECES), min_size=1, max_size=5).map("".join)
FILES = st.lists(NAMES.filter(lambda name: name not in (".", "..")), min_size=1, max_size=3, unique=True)
CASES = st.builds(
    Typed,
    st.lists(NAMES.filter(lambda name: name not in (".", "..")), min_size=1, max_size=3, unique=True).map(
        tuple
    ),
    st.integers(0, LONGEST),
    st.sampled_from(QUOTES),
)


def type_letters(text: str, quote: str) -> str:
    """Type letters as somebody does who knows their shell; nobody types a line break by its name."""
    if quote == "'":
        return "'" + text.replace("'", "'\\''")
    if quote == '"':
        return '"' + "".join(f"\\{sign}" if sign in '$`"\\' else sign for sign in text)
    return "".join(sign if sign.isalnum() or sign in "/." else f"\\{sign}" for sign in text)


def complete(line: str) -> list[str]:
    """The words that are offered in the place of the last one of a line."""
    before = dict(os.environ)
    os.environ.update({VARIABLE: "zsh", LINE: line})
    try:
        status, out, err = shown([], 80)
    finally:
        os.environ.clear()
        os.environ.update(before)
    assert (status, err) == (0, "")
    return [word for word in out.split("\n") if word]


def read_by_bash(words: list[str], quote: str) -> set[str]:
    """What bash makes of words, each closed by the quote that is open in it."""
    script = "printf '%s\\0' " + " ".join(f"{word}{quote}" for word in words)
    done = subprocess.run(["bash", "--norc", "-c", script], capture_output=True, check=True)
    return {os.fsdecode(word) for word in done.stdout.split(b"\0")[:-1]}


def look(one: Typed) -> None:
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        for name in one.names:
            Path(name[:LONGEST]).touch()
        names = list_files()
        begun = names[0][: one.letters]
        offered = complete(f"kfjudge check {type_letters(f'./{begun}', one.quote)}")
        meant = {f"./{name}" for name in names if name.startswith(begun) and (begun or name[0] != ".")}
        if "\n" in begun:  # a shell takes one offer a line
            meant = set()
        assert (read_by_bash(offered, one.quote) if offered else set()) == meant, offered
        assert list_files() == names, "something ran"


def list_files() -> list[str]:
    return sorted(path.name for path in Path().iterdir())


def run(seed: int, seconds: float) -> int:
    return hunt(seed, seconds, CASES, look)
