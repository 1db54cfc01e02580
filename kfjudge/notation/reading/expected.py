"""Reading the lines of what is expected: which lines those are, of which point of the script they speak, and
what they claim."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.notation.grammar import Grammar
from kfjudge.notation.phrase_parser import PhraseParser
from kfjudge.notation.reading import claims, heads, script
from kfjudge.notation.scenario import Expectation, ScriptPoint
from kfjudge.notation.tokens import Span

LISTS = ("happens", "never", "order")  # what happens, or does not, may be claimed without "expect"
KINDS = ("expect", "cite", *LISTS)
MOST = 400

Line = tuple[str, Span, Span]  # its kind, the words before its colon, and those after it


def kind_of(grammar: Grammar, head: Span) -> str | None:
    """How the line is read that begins so, where it says what is expected."""
    return next((kind for kind in KINDS if grammar.starts(head, f"word.{kind}")), None)


def read_expected(
    parser: PhraseParser, lines: list[Line], steps: list[tuple[int, str]], editions: tuple[str, ...]
) -> tuple[Expectation, ...]:
    """Every line of claims; `steps` are the lines of the script."""
    found = []
    for kind, head, rest in lines[:MOST]:
        mark = parser.grammar.starts(head, f"word.{kind}")
        named, readings, where = heads.read_head(parser, head, mark, editions)
        if where is None:
            continue
        if not where.when:
            _check_not_inside(parser, head, steps)
        found.append(replace(_read(parser, kind, head, named, where, rest), readings=readings))
    if len(lines) > MOST:
        parser.error("too-many-claims", lines[MOST][1], most=MOST)
    return tuple(found)


def _read(
    parser: PhraseParser, kind: str, head: Span, named: tuple[str, ...], where: ScriptPoint, rest: Span
) -> Expectation:
    if kind == "cite":
        return claims.read_cite(parser, head, named, where, rest)
    if kind == "expect":
        return claims.read_expectation(parser, head, named, where, rest)
    return claims.read_listed(parser, kind, head, named, where, rest)


def _check_not_inside(parser: PhraseParser, head: Span, steps: list[tuple[int, str]]) -> None:
    """What names no point of the script speaks of its end: among the steps it could be meant for either."""
    above = [line for number, line in steps if number < head.number]
    if not above or len(above) == len(steps):
        return
    numbered = [at for at, line in enumerate(above) if script.number_of(line)]
    if not numbered:
        return
    answers = len(above) - 1 - numbered[-1]
    unfinished = script.choice_of(steps[len(above)][1], head.number) is not None
    point = f"{len(numbered)}.{answers}" if answers and unfinished else str(len(numbered))
    parser.error("expect-inside", head, given=head.text, point=point)
