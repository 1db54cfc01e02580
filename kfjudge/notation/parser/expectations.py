"""Parse the lines of what is expected: 'expect 1.3 at 3: can Shadows; cannot Dis', 'cite: glossary/stun'."""

from __future__ import annotations

import re

from kfjudge.core.readings import EQUALS, Readings, find_fault_in_text
from kfjudge.core.text import fold, sanitize
from kfjudge.core.validation import MOST_CLAIMS, MOST_CLAIMS_OF_A_LINE
from kfjudge.games import get_game
from kfjudge.notation.parser.claims import parse_claims, parse_events, parse_ids
from kfjudge.notation.parser.phrases import PhraseParser
from kfjudge.notation.parser.script import is_numbered, split_choice
from kfjudge.notation.scenario import Expectation, ScriptPoint, make_phrase
from kfjudge.notation.tokens import Span

LISTS = ("happens", "never", "order")  # what happens, or does not, may be claimed without "expect"
KINDS = ("expect", "cite", *LISTS)
EDITION = re.compile(r"\d{1,3}\.\d{1,3}")
POINT = re.compile(r"(\d{1,6})(?:\.(\d{1,6}))?")

Line = tuple[str, Span, Span]  # its kind, the words before its colon, and those after it


def parse_expectations(
    parser: PhraseParser, lines: list[Line], script: list[tuple[int, str]], named: tuple[str, ...]
) -> tuple[Expectation, ...]:
    """Parse every line of claims; `script` are the lines of the script, `named` the editions of the file."""
    found = []
    for kind, head, rest in lines[:MOST_CLAIMS]:
        mark = parser.grammar.match_start(head, f"word.{kind}")
        only_in, readings, where = _parse_head(parser, head, mark, named)
        if where is None:
            continue
        if not where.when:
            _check_not_inside(parser, head, script)
        parts, parsed = rest.split(";"), []
        if kind == "cite":
            ids = parse_ids(parser, rest if rest else head)
            claims = [make_phrase("claim.cite", head.spot, ids=ids)] if ids else []
        else:
            if kind in LISTS:
                first, *parts = parts
                parsed = [parse_events(parser, first, f"claim.{kind}", first.spot)] if first else []
            parsed += [parse_claims(parser, part) for part in parts if part]
            claims = [claim for part in parsed for claim in part]
            if not parsed:
                parser.error("missing-claim", head)
            if len(claims) > MOST_CLAIMS_OF_A_LINE:
                parser.error("too-many-claims", head, most=MOST_CLAIMS_OF_A_LINE)
        found.append(Expectation(only_in, where, tuple(claims[:MOST_CLAIMS_OF_A_LINE]), head.spot, readings))
    if len(lines) > MOST_CLAIMS:
        parser.error("too-many-claims", lines[MOST_CLAIMS][1], most=MOST_CLAIMS)
    return tuple(found)


def _parse_head(
    parser: PhraseParser, words: Span, mark: int, named: tuple[str, ...]
) -> tuple[tuple[str, ...], Readings, ScriptPoint | None]:
    """Parse 'expect 1.3 cut-short=fought at 3' → editions, readings and the point of the script. The point is
    None where a claim begins there already, for want of a colon."""
    found: list[str] = []
    readings: dict[str, str] = {}
    known = {fold(edition): edition for edition in get_game(parser.grammar.game).editions}
    at = mark
    while at < len(words):
        word = words.word(at)
        if EDITION.fullmatch(word) or word in known:
            edition = known.get(word, word)
            if edition not in named:
                where = words[at : at + 1]
                parser.error("edition-not-named", where, given=edition, legal=", ".join(named))
            elif edition not in found:
                found.append(edition)
        elif EQUALS in word:
            readings |= dict(filter(None, [parse_reading(parser, words[at : at + 1])]))
        elif word != ",":
            break
        at += 1
    point = _parse_point(parser, words[:at], words[at:]) if at < len(words) else ScriptPoint()
    return tuple(found), tuple(sorted(readings.items())), point


def parse_reading(parser: PhraseParser, words: Span) -> tuple[str, str] | None:
    """Parse 'fight.cut-short=fought' → ("fight.cut-short", "fought"); report what is no open point or no
    reading."""
    given = words.text.strip()
    fault = find_fault_in_text(get_game(parser.grammar.game).points(), given)
    if fault is None:
        row, _, value = given.partition(EQUALS)
        return row.strip(), value.strip()
    parser.error("bad-reading", words, why=fault)
    return None


def _parse_point(parser: PhraseParser, before: Span, words: Span) -> ScriptPoint | None:
    """Parse 'at 3.1' → ScriptPoint("at", 3, 1)."""
    for when in ("at", "after", "before"):
        mark = parser.grammar.match_start(words, f"word.{when}")
        found = POINT.fullmatch(words.word(mark)) if mark and len(words) == mark + 1 else None
        if found:
            return ScriptPoint(when, int(found[1]), int(found[2] or 0), words.spot)
    names = parser.names
    begun = names.resolve("seat", words) or names.find_card(words) or parser.parse(("head",), words)
    if begun and parser.grammar.match_start(before, "word.expect"):
        parser.error("head-in-claim", words, word=sanitize(before.text), given=sanitize(words.text))
        return None
    parser.error("bad-point", words, given=sanitize(words.text))
    return ScriptPoint()


def _check_not_inside(parser: PhraseParser, head: Span, script: list[tuple[int, str]]) -> None:
    """Report a line among the steps that names no point of the script: it could mean that place or the
    end."""
    above = [line for number, line in script if number < head.number]
    numbered = [at for at, line in enumerate(above) if is_numbered(line)]
    if not numbered or len(above) == len(script):
        return
    answers = len(above) - 1 - numbered[-1]
    unfinished = split_choice(script[len(above)][1], head.number) is not None
    point = f"{len(numbered)}.{answers}" if answers and unfinished else str(len(numbered))
    parser.error("expect-inside", head, given=head.text, point=point)
