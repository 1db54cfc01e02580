"""Reading what stands before the colon of a line of claims: the editions, how open points are read, and the
point of the script."""

from __future__ import annotations

import re

from kfjudge.core.readings import EQUALS, Readings, find_fault_in_text
from kfjudge.core.text import fold, sanitize
from kfjudge.games import get_game
from kfjudge.notation.phrase_parser import PhraseParser
from kfjudge.notation.scenario import ScriptPoint
from kfjudge.notation.tokens import Span

EDITION = re.compile(r"\d{1,3}\.\d{1,3}")
POINT = re.compile(r"(\d{1,6})(?:\.(\d{1,6}))?")


def read_head(
    parser: PhraseParser, words: Span, mark: int, editions: tuple[str, ...]
) -> tuple[tuple[str, ...], Readings, ScriptPoint | None]:
    """The editions, how open points are read, and the point of the script, as they stand before the colon. No
    point where what is claimed begins there already, for want of a colon."""
    named: list[str] = []
    read: dict[str, str] = {}
    known = {fold(edition): edition for edition in get_game(parser.grammar.game).editions}
    at = mark
    while at < len(words):
        word = words.word(at)
        if EDITION.fullmatch(word) or word in known:
            edition = known.get(word, word)
            if edition not in editions:
                parser.error(
                    "edition-not-named", words[at : at + 1], given=edition, legal=", ".join(editions)
                )
            elif edition not in named:
                named.append(edition)
        elif EQUALS in word:
            read |= dict(filter(None, [read_reading(parser, words[at : at + 1])]))
        elif word != ",":
            break
        at += 1
    where = _where(parser, words[:at], words[at:]) if at < len(words) else ScriptPoint()
    return tuple(named), tuple(sorted(read.items())), where


def read_reading(parser: PhraseParser, words: Span) -> tuple[str, str] | None:
    """An open point and how it is read, with a sign between them."""
    given = words.text.strip()
    why = find_fault_in_text(get_game(parser.grammar.game).points(), given)
    if why is None:
        row, _, value = given.partition(EQUALS)
        return row.strip(), value.strip()
    parser.error("bad-reading", words, why=why)
    return None


def _where(parser: PhraseParser, before: Span, words: Span) -> ScriptPoint | None:
    for when in ("at", "after", "before"):
        mark = parser.grammar.starts(words, f"word.{when}")
        found = POINT.fullmatch(words.word(mark)) if mark and len(words) == mark + 1 else None
        if found:
            step, choice = int(found[1]), int(found[2] or 0)
            return ScriptPoint(when, step, choice, words.spot)
    names = parser.names
    begun = names.value("seat", words) or names.card(words) or parser.parse(("head",), words)
    if begun and parser.grammar.starts(before, "word.expect"):
        parser.error("head-in-claim", words, word=sanitize(before.text), given=sanitize(words.text))
        return None
    parser.error("bad-point", words, given=sanitize(words.text))
    return ScriptPoint()
