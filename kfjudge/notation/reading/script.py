"""Reading the script: numbered steps, the answers beside and below them, and steps that must be refused."""

from __future__ import annotations

import re

from msgspec import Struct, field

from kfjudge.core.ask import CHANCE
from kfjudge.core.text import sanitize
from kfjudge.notation.phrase_parser import PhraseParser
from kfjudge.notation.scenario import Phrase, ScriptLine, ScriptStep, Spot
from kfjudge.notation.tokens import Span, possessives, words_in

NUMBERED = re.compile(r"\s*(\d{1,6})\s*[.)]\s*(?=\S|$)")
CHOICE = re.compile(r"\s*[-–—•*]\s+")
MOST_STEPS = 400
MOST_CHOICES = 200


class StepDraft(Struct):
    """A step whose answers are still being read."""

    number: int
    line: ScriptLine
    inline: tuple[Phrase, ...]
    legal: bool
    choices: list[ScriptLine] = field(default_factory=list)

    def done(self) -> ScriptStep:
        return ScriptStep(self.number, self.line, self.inline, tuple(self.choices), self.legal)


def read_number(parser: PhraseParser, line: str, number: int, expected: int) -> int:
    """The number of a step; one that does not follow the one before it is a mistake once."""
    found = NUMBERED.match(line)
    assert found is not None
    given = int(found[1])
    if given != expected:
        parser.error("step-number", Spot(number, found.start(1) + 1), given=given, expected=expected)
    return given


def read_step(parser: PhraseParser, line: str, number: int, counted: int) -> StepDraft | None:
    """A numbered line."""
    found = NUMBERED.match(line)
    assert found is not None
    words = words_in(line, number, found.end())
    if not words:
        parser.error("missing-step", words)
        return None
    words, legal = without_verdict(parser, words)
    whole = parser.parse(("answer",), words)
    if whole is not None and whole.key in parser.habits.alone:
        return StepDraft(counted, ScriptLine((whole,), spot=whole.spot), (), legal)
    seat, rest = actor(parser, words)
    if parser.grammar.starts(rest, "word.cannot"):
        return _forbidden(parser, rest, seat, counted)
    parts = parser.names.split_list(rest)
    at = words.spot
    if not rest or not parts[0]:
        parser.error("missing-step", words)
        return None
    if len(parts) > 1:
        together = parser.parse(("step",), rest)
        parts = parts if together is None else [rest]
    first = parts[0]
    if _is_mark(first):
        return StepDraft(counted, ScriptLine((), seat, open=True, spot=at), (), legal)
    if parser.report_effect(first):
        return None
    action = parser.parse(("step", "answer"), first)
    if action is None:
        _no_step(parser, first, words)
        return None
    opened = action.key in parser.habits.open
    inline = [answer for part in parts[1:] for answer in read_answers(parser, part)]
    return StepDraft(counted, ScriptLine((action,), seat, open=opened, spot=at), tuple(inline), legal)


def lost_step(number: int, counted: int) -> StepDraft:
    """A step that is not understood: it counts, for what is expected at it or after it."""
    return StepDraft(counted, ScriptLine((), spot=Spot(number, 1)), (), True)


def lost_line(words: Span) -> ScriptLine:
    return ScriptLine((), spot=words.spot)


def _no_step(parser: PhraseParser, words: Span, line: Span) -> None:
    """Nothing that a player does: what happens is expected, not done."""
    event = parser.parse(("event",), line)
    if event is not None and event.key not in parser.habits.decided:
        parser.error("step-happens", line, given=sanitize(line.text))
    else:
        parser.report_failure(("step", "answer"), words, "step")


def _forbidden(parser: PhraseParser, words: Span, seat: str, number: int) -> StepDraft | None:
    """A step that says that a player cannot do it."""
    rest = words[parser.grammar.starts(words, "word.cannot") :]
    option = parser.require(("can",), rest, "option")
    if option is None:
        return None
    tried = parser.habits.tried.get(option.key, f"step.{option.key.partition('.')[2]}")
    if option.key in parser.habits.aimed or not parser.grammar.forms_of(tried):
        parser.error("not-a-step", words, given=sanitize(words.text))
        return None
    action = Phrase(tried, option.places, option.spot)
    return StepDraft(number, ScriptLine((action,), seat, spot=words.spot), (), False)


def without_verdict(parser: PhraseParser, words: Span) -> tuple[Span, bool]:
    """The step without the words that say it must be refused."""
    for form in parser.grammar.forms_of("word.illegal"):
        length = len(form.parts)
        tail = words.tokens[-length:]
        if len(words) > length and all(
            token.word in part.words for token, part in zip(tail, form.parts, strict=True)
        ):
            return words[:-length], False
    return words, True


def actor(parser: PhraseParser, words: Span) -> tuple[str, Span]:
    """Who acts, when the line begins with that, and the rest of the line."""
    for length in (3, 2, 1):  # of two names that begin alike, the longer one
        seat = parser.names.value("seat", words[:length]) if len(words) > length else None
        if seat is None and length == 1 and len(words) > 1 and parser.grammar.starts(words, "seat.chance"):
            seat = CHANCE
        if seat is not None:
            colon = len(words) > length and words.word(length) == ":"
            owner = len(words) > length and words.word(length) in possessives()
            return ("", words) if owner else (seat, words[length + colon :])
    return "", words


def read_choice(parser: PhraseParser, words: Span) -> ScriptLine | None:
    """A line below a step."""
    if not words:
        parser.error("missing-answer", words)
        return None
    at = words.spot
    if _is_mark(words):
        return ScriptLine((), open=True, spot=at)
    whole = parser.parse(("answer",), words)
    if whole is not None and whole.key in parser.habits.alone:
        return ScriptLine((whole,), spot=at)
    seat, rest = actor(parser, words)
    if _is_mark(rest):
        return ScriptLine((), seat, open=True, spot=at)
    answers = read_answers(parser, rest)
    if not answers:
        return None
    if answers[0].key in parser.habits.open:
        return ScriptLine((answers[0],), seat, open=True, spot=at)
    return ScriptLine(tuple(answers), seat, spot=at)


def _is_mark(words: Span) -> bool:
    """A choice that is left open."""
    return len(words) == 1 and words.word(0) == "?"


def read_answers(parser: PhraseParser, words: Span) -> list[Phrase]:
    """One answer, or several in a list. "order: A, B, C" names what comes first, then what follows."""
    for word, (begins, names) in parser.habits.orders.items():
        mark = parser.grammar.starts(words, f"word.{word}")
        if mark and len(words) > mark and words.word(mark) == ":":
            return _order(parser, words[mark + 1 :], begins, names)
    parts = [parser.require(("answer",), part, "answer") for part in parser.names.split_list(words)]
    return [answer for answer in parts if answer is not None]


def _order(parser: PhraseParser, words: Span, begins: str, names: tuple[str, ...]) -> list[Phrase]:
    found: list[Phrase] = []
    for part in parser.names.split_list(words):
        name = parser.require(names, part, "answer")
        if name is not None:
            found.append(Phrase("answer.then" if found else begins, name.places, name.spot))
    return found


def is_step(parser: PhraseParser, words: Span) -> bool:
    """Whether a line without a number says what a player does."""
    seat, rest = actor(parser, without_verdict(parser, words)[0])
    if parser.parse(("step",), parser.names.split_list(rest)[0]) is not None:
        return True
    verbs = {word for form in parser.grammar.forms("step") for word in form.parts[0].words}
    return bool(seat and rest and rest.word(0) in verbs)


def number_of(line: str) -> bool:
    return NUMBERED.match(line) is not None


def choice_of(line: str, number: int) -> Span | None:
    """The words of a line that is a choice."""
    found = CHOICE.match(line) or re.fullmatch(r"\s*[-–—•*]\s*", line)
    return words_in(line, number, found.end()) if found else None
