"""Parse the script: numbered steps, the answers beside and below them, and steps that must be refused."""

from __future__ import annotations

import re

from msgspec import Struct, field

from kfjudge.core.table import CHANCE
from kfjudge.core.text import sanitize
from kfjudge.core.validation import MOST_STEPS
from kfjudge.notation.parser.phrases import PhraseParser
from kfjudge.notation.scenario import Phrase, ScriptLine, ScriptStep, Spot
from kfjudge.notation.tokens import Span, possessives, tokenize

NUMBERED = re.compile(r"\s*(\d{1,6})\s*[.)]\s*(?=\S|$)")
CHOICE = re.compile(r"\s*[-–—•*](?:\s+|\s*$)")
MOST_CHOICES = 200


class ScriptStepDraft(Struct):
    """A step whose answers are still being parsed."""

    number: int
    line: ScriptLine
    inline: tuple[Phrase, ...] = ()
    legal: bool = True
    choices: list[ScriptLine] = field(default_factory=list)


def parse_script(parser: PhraseParser, lines: list[tuple[int, str]]) -> tuple[ScriptStep, ...]:
    """Parse the numbered lines and the lines below them. A line that is not understood still counts, for what
    is expected at it or after it."""
    drafts: list[ScriptStepDraft] = []
    for number, line in lines:
        if is_numbered(line):
            if len(drafts) >= MOST_STEPS:
                parser.error("too-many-steps", Spot(number, 1), most=MOST_STEPS)
                break
            drafts.append(_parse_step(parser, line, number, drafts[-1].number + 1 if drafts else 1))
            continue
        words = split_choice(line, number)
        assert words is not None
        if not drafts or drafts[-1].number == 0:
            key = "step-unnumbered" if is_step(parser, words) else "answer-without-step"
            parser.error(key, words, given=sanitize(words.text))
            continue
        choice = _parse_choice(parser, words)
        if len(drafts[-1].choices) >= MOST_CHOICES:
            parser.error("too-many-answers", words, most=MOST_CHOICES)
            break
        drafts[-1].choices.append(choice or ScriptLine((), spot=words.spot))
    return tuple(
        ScriptStep(draft.number, draft.line, draft.inline, tuple(draft.choices), draft.legal)
        for draft in drafts
    )


def is_numbered(line: str) -> bool:
    """Tell whether a line is a step: '1. South reaps with Troll'."""
    return NUMBERED.match(line) is not None


def split_choice(line: str, number: int) -> Span | None:
    """Strip the mark of a line below a step: '- chooses Urchin' → 'chooses Urchin'; None for another line."""
    found = CHOICE.match(line)
    return tokenize(line, number, found.end()) if found else None


# numbered steps


def _parse_step(parser: PhraseParser, line: str, number: int, expected: int) -> ScriptStepDraft:
    """Parse a numbered line; report a number that does not follow the one before it."""
    found = NUMBERED.match(line)
    assert found is not None
    counted = int(found[1])
    if counted != expected:
        parser.error("step-number", Spot(number, found.start(1) + 1), given=counted, expected=expected)
    words = tokenize(line, number, found.end())
    if not words:
        parser.error("missing-step", words)
        draft = None
    else:
        draft = _parse_action(parser, words, counted)
    return draft or ScriptStepDraft(counted, ScriptLine((), spot=Spot(number, 1)))


def _parse_action(parser: PhraseParser, words: Span, number: int) -> ScriptStepDraft | None:
    """Parse 'South plays Anger, on Troll': who acts, the action, the answers beside it."""
    words, legal = strip_illegal(parser, words)
    whole = parser.parse(("answer",), words)
    if whole is not None and whole.key in parser.special_phrases.alone:
        return ScriptStepDraft(number, ScriptLine((whole,), spot=whole.spot), (), legal)
    seat, rest = split_actor(parser, words)
    if parser.grammar.match_start(rest, "word.cannot"):
        return _parse_cannot(parser, rest, seat, number)
    parts = parser.names.split_list(rest)
    if not rest or not parts[0]:
        parser.error("missing-step", words)
        return None
    if len(parts) > 1 and parser.parse(("step",), rest) is not None:
        parts = [rest]
    first = parts[0]
    if _is_mark(first):
        return ScriptStepDraft(number, ScriptLine((), seat, open=True, spot=words.spot), (), legal)
    if parser.report_effect(first):
        return None
    action = parser.parse(("step", "answer"), first)
    if action is None:
        event = parser.parse(("event",), words)
        if event is not None and event.key not in parser.special_phrases.decided:
            parser.error("step-happens", words, given=sanitize(words.text))  # it is expected, nobody does it
        else:
            parser.report_failure(("step", "answer"), first, "step")
        return None
    inline = [answer for part in parts[1:] for answer in _parse_answers(parser, part)]
    line = ScriptLine((action,), seat, open=action.key in parser.special_phrases.open, spot=words.spot)
    return ScriptStepDraft(number, line, tuple(inline), legal)


def _parse_cannot(parser: PhraseParser, words: Span, seat: str, number: int) -> ScriptStepDraft | None:
    """Parse 'South cannot play Anger' as the step 'plays Anger', which must be refused."""
    tried_words = words[parser.grammar.match_start(words, "word.cannot") :]
    option = parser.parse(("deed",), tried_words) or parser.require(("can",), tried_words, "option")
    if option is None:
        return None
    tried = parser.special_phrases.tried.get(option.key, f"step.{option.key.partition('.')[2]}")
    if option.key in parser.special_phrases.aimed or not parser.grammar.forms_of(tried):
        parser.error("not-a-step", words, given=sanitize(words.text))
        return None
    action = Phrase(tried, option.places, option.spot)
    return ScriptStepDraft(number, ScriptLine((action,), seat, spot=words.spot), (), False)


def strip_illegal(parser: PhraseParser, words: Span) -> tuple[Span, bool]:
    """Strip 'is illegal': 'South plays Anger is illegal' → 'South plays Anger', False; other words are left,
    and True."""
    for form in parser.grammar.forms_of("word.illegal"):
        length = len(form.parts)
        tail = words.tokens[-length:]
        if len(words) > length and all(
            token.word in part.words for token, part in zip(tail, form.parts, strict=True)
        ):
            return words[:-length], False
    return words, True


def split_actor(parser: PhraseParser, words: Span) -> tuple[str, Span]:
    """Split 'South reaps with Troll' into "South" and 'reaps with Troll'; "" where the line names nobody."""
    for length in (3, 2, 1):  # of two names that begin alike, the longer one
        seat = parser.names.resolve("seat", words[:length]) if len(words) > length else None
        if (
            seat is None
            and length == 1
            and len(words) > 1
            and parser.grammar.match_start(words, "seat.chance")
        ):
            seat = CHANCE
        if seat is not None:
            colon = len(words) > length and words.word(length) == ":"
            owner = len(words) > length and words.word(length) in possessives()
            return ("", words) if owner else (seat, words[length + colon :])
    return "", words


def is_step(parser: PhraseParser, words: Span) -> bool:
    """Tell whether a line without a number says what a player does."""
    seat, rest = split_actor(parser, strip_illegal(parser, words)[0])
    if parser.parse(("step",), parser.names.split_list(rest)[0]) is not None:
        return True
    verbs = {word for form in parser.grammar.forms("step") for word in form.parts[0].words}
    return bool(seat and rest and rest.word(0) in verbs)


# answers


def _parse_choice(parser: PhraseParser, words: Span) -> ScriptLine | None:
    """Parse a line below a step: 'names Dis', 'North: on Troll', '?'."""
    if not words:
        parser.error("missing-answer", words)
        return None
    if _is_mark(words):
        return ScriptLine((), open=True, spot=words.spot)
    whole = parser.parse(("answer",), words)
    if whole is not None and whole.key in parser.special_phrases.alone:
        return ScriptLine((whole,), spot=words.spot)
    seat, rest = split_actor(parser, words)
    if _is_mark(rest):
        return ScriptLine((), seat, open=True, spot=words.spot)
    answers = _parse_answers(parser, rest)
    if not answers:
        return None
    if answers[0].key in parser.special_phrases.open:
        return ScriptLine((answers[0],), seat, open=True, spot=words.spot)
    return ScriptLine(tuple(answers), seat, spot=words.spot)


def _is_mark(words: Span) -> bool:
    """Tell whether a choice is left open: '?'."""
    return len(words) == 1 and words.word(0) == "?"


def _parse_answers(parser: PhraseParser, words: Span) -> list[Phrase]:
    """Parse one answer, or several in a list. 'order: A, B, C' names what comes first, then what follows."""
    for word, (first, contexts) in parser.special_phrases.orders.items():
        mark = parser.grammar.match_start(words, f"word.{word}")
        if mark and len(words) > mark and words.word(mark) == ":":
            found: list[Phrase] = []
            for part in parser.names.split_list(words[mark + 1 :]):
                name = parser.require(contexts, part, "answer")
                if name is not None:
                    found.append(Phrase("answer.then" if found else first, name.places, name.spot))
            return found
    parts = [parser.require(("answer",), part, "answer") for part in parser.names.split_list(words)]
    return [answer for answer in parts if answer is not None]
