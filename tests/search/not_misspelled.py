"""Write `not_misspelled.txt` of a language: frequent words that no slip of a finger explains, which search
leaves alone. "chair" is a chair, not the card Chain; where no book says "chair", nothing is found for it. A
word is kept where a game lacks it and spelling would put it right to a word of that game.

    python -m tests.search.not_misspelled en               what is there, without what is no longer needed
    python -m tests.search.not_misspelled en frequent.txt  and the words of a list, the most frequent first

Of the list of frequent words that the files were first made from, neither a copy nor a name was kept. Any
other will do: a word a line, which a count may follow. Read the difference before you commit it. Insults and
what else nobody wants to meet in a tool for rules go out by hand.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from kfjudge.core.text import fold
from kfjudge.games import GAMES
from kfjudge.reference.search.lexicon import lexicon_of
from kfjudge.reference.search.mentions import corrections
from kfjudge.reference.store.store import open_store
from kfjudge.words import LANGUAGES
from kfjudge.words.language import read_words


def find_file(lang: str) -> Path:
    """Find the `not_misspelled.txt` of a language, beside its `language.py`."""
    return Path(import_module(LANGUAGES[lang]).__file__ or "").with_name("not_misspelled.txt")


def read_frequent(file: Path, most: int) -> set[str]:
    """Read a list of frequent words, "chair 1234" a line, folded as search folds a query."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return {fold(line.split()[0]) for line in lines[:most] if line.split()}


def keep_needed(words: set[str]) -> list[str]:
    """Keep the words that search would take for a slip in some game."""
    lexicons = [lexicon_of(open_store(game)) for game in GAMES]
    return sorted(
        word
        for word in words
        if word.isalpha()
        and any(not lexicon.knows(word) and corrections(word, lexicon) for lexicon in lexicons)
    )


def write_words(file: Path, words: list[str]) -> None:
    """Write the words below the comment that the file begins with."""
    comment = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    file.write_text("\n".join([*comment, *words, ""]), encoding="utf-8")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.search.not_misspelled")
    parser.add_argument("lang", choices=[lang for lang in LANGUAGES if find_file(lang).exists()])
    parser.add_argument("frequent", nargs="?", type=Path, help="a list of frequent words")
    parser.add_argument("--most", type=int, default=10_000, help="how many words of it")
    chosen = parser.parse_args(arguments)
    file = find_file(chosen.lang)
    words = set(read_words(file))
    if chosen.frequent is not None:
        words |= read_frequent(chosen.frequent, chosen.most)
    write_words(file, keep_needed(words))


if __name__ == "__main__":
    main(sys.argv[1:])
