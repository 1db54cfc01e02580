"""Reading the script: numbered steps, the answers beside and below them, and steps that must be refused."""

from __future__ import annotations

import re

from msgspec import Struct, field

from kfjudge.core.ask import CHANCE
from kfjudge.core.text import sanitize
from kfjudge.notation.model import Said, ScriptLine, ScriptStep, Spot
from kfjudge.notation.speech import Speech
from kfjudge.notation.tokens import Stretch, possessives, words_in

NUMBERED = re.compile(r"\s*(\d{1,6})\s*[.)]\s*(?=\S|$)")
CHOICE = re.compile(r"\s*[-–—•*]\s+")
MOST_STEPS = 400
MOST_CHOICES = 200


class StepDraft(Struct):
    """A step whose answers are still being read."""

    number: int
    line: ScriptLine
    inline: tuple[Said, ...]
    legal: bool
    choices: list[ScriptLine] = field(default_factory=list)

    def done(self) -> ScriptStep:
        return ScriptStep(self.number, self.line, self.inline, tuple(self.choices), self.legal)


def read_number(speech: Speech, line: str, number: int, expected: int) -> int:
    """The number of a step; one that does not follow the one before it is a mistake once."""
    found = NUMBERED.match(line)
    assert found is not None
    given = int(found[1])
    if given != expected:
        speech.wrong("step-number", Spot(number, found.start(1) + 1), given=given, expected=expected)
    return given


def read_step(speech: Speech, line: str, number: int, counted: int) -> StepDraft | None:
    """A numbered line."""
    found = NUMBERED.match(line)
    assert found is not None
    words = words_in(line, number, found.end())
    if not words:
        speech.wrong("missing-step", words)
        return None
    words, legal = without_verdict(speech, words)
    whole = speech.understand(("answer",), words)
    if whole is not None and whole.phrase in speech.habits.alone:
        return StepDraft(counted, ScriptLine((whole,), spot=whole.spot), (), legal)
    seat, rest = actor(speech, words)
    if speech.grammar.starts(rest, "word.cannot"):
        return _forbidden(speech, rest, seat, counted)
    parts = speech.names.split_list(rest)
    at = words.spot
    if not rest or not parts[0]:
        speech.wrong("missing-step", words)
        return None
    if len(parts) > 1:
        together = speech.understand(("step",), rest)
        parts = parts if together is None else [rest]
    first = parts[0]
    if _is_mark(first):
        return StepDraft(counted, ScriptLine((), seat, open=True, spot=at), (), legal)
    if speech.done_by_nobody(first):
        return None
    action = speech.understand(("step", "answer"), first)
    if action is None:
        _no_step(speech, first, words)
        return None
    opened = action.phrase in speech.habits.open
    inline = [answer for part in parts[1:] for answer in read_answers(speech, part)]
    return StepDraft(counted, ScriptLine((action,), seat, open=opened, spot=at), tuple(inline), legal)


def lost_step(number: int, counted: int) -> StepDraft:
    """A step that is not understood: it counts, for what is expected at it or after it."""
    return StepDraft(counted, ScriptLine((), spot=Spot(number, 1)), (), True)


def lost_line(words: Stretch) -> ScriptLine:
    return ScriptLine((), spot=words.spot)


def _no_step(speech: Speech, words: Stretch, line: Stretch) -> None:
    """Nothing that a player does: what happens is expected, not done."""
    event = speech.understand(("event",), line)
    if event is not None and event.phrase not in speech.habits.decided:
        speech.wrong("step-happens", line, given=sanitize(line.text))
    else:
        speech.complain(("step", "answer"), words, "step")


def _forbidden(speech: Speech, words: Stretch, seat: str, number: int) -> StepDraft | None:
    """A step that says that a player cannot do it."""
    rest = words[speech.grammar.starts(words, "word.cannot") :]
    option = speech.phrase(("can",), rest, "option")
    if option is None:
        return None
    tried = speech.habits.tried.get(option.phrase, f"step.{option.phrase.partition('.')[2]}")
    if option.phrase in speech.habits.aimed or not speech.grammar.forms_of(tried):
        speech.wrong("not-a-step", words, given=sanitize(words.text))
        return None
    action = Said(tried, option.places, option.spot)
    return StepDraft(number, ScriptLine((action,), seat, spot=words.spot), (), False)


def without_verdict(speech: Speech, words: Stretch) -> tuple[Stretch, bool]:
    """The step without the words that say it must be refused."""
    for form in speech.grammar.forms_of("word.illegal"):
        length = len(form.parts)
        tail = words.tokens[-length:]
        if len(words) > length and all(
            token.word in part.words for token, part in zip(tail, form.parts, strict=True)
        ):
            return words[:-length], False
    return words, True


def actor(speech: Speech, words: Stretch) -> tuple[str, Stretch]:
    """Who acts, when the line begins with that, and the rest of the line."""
    for length in (3, 2, 1):  # of two names that begin alike, the longer one
        seat = speech.names.value("seat", words[:length]) if len(words) > length else None
        if seat is None and length == 1 and len(words) > 1 and speech.grammar.starts(words, "seat.chance"):
            seat = CHANCE
        if seat is not None:
            colon = len(words) > length and words.word(length) == ":"
            owner = len(words) > length and words.word(length) in possessives()
            return ("", words) if owner else (seat, words[length + colon :])
    return "", words


def read_choice(speech: Speech, words: Stretch) -> ScriptLine | None:
    """A line below a step."""
    if not words:
        speech.wrong("missing-answer", words)
        return None
    at = words.spot
    if _is_mark(words):
        return ScriptLine((), open=True, spot=at)
    whole = speech.understand(("answer",), words)
    if whole is not None and whole.phrase in speech.habits.alone:
        return ScriptLine((whole,), spot=at)
    seat, rest = actor(speech, words)
    if _is_mark(rest):
        return ScriptLine((), seat, open=True, spot=at)
    answers = read_answers(speech, rest)
    if not answers:
        return None
    if answers[0].phrase in speech.habits.open:
        return ScriptLine((answers[0],), seat, open=True, spot=at)
    return ScriptLine(tuple(answers), seat, spot=at)


def _is_mark(words: Stretch) -> bool:
    """A choice that is left open."""
    return len(words) == 1 and words.word(0) == "?"


def read_answers(speech: Speech, words: Stretch) -> list[Said]:
    """One answer, or several in a list. "order: A, B, C" names what comes first, then what follows."""
    for word, (begins, names) in speech.habits.orders.items():
        mark = speech.grammar.starts(words, f"word.{word}")
        if mark and len(words) > mark and words.word(mark) == ":":
            return _order(speech, words[mark + 1 :], begins, names)
    parts = [speech.phrase(("answer",), part, "answer") for part in speech.names.split_list(words)]
    return [answer for answer in parts if answer is not None]


def _order(speech: Speech, words: Stretch, begins: str, names: tuple[str, ...]) -> list[Said]:
    found: list[Said] = []
    for part in speech.names.split_list(words):
        name = speech.phrase(names, part, "answer")
        if name is not None:
            found.append(Said("answer.then" if found else begins, name.places, name.spot))
    return found


def is_step(speech: Speech, words: Stretch) -> bool:
    """Whether a line without a number says what a player does."""
    seat, rest = actor(speech, without_verdict(speech, words)[0])
    if speech.understand(("step",), speech.names.split_list(rest)[0]) is not None:
        return True
    verbs = {word for form in speech.grammar.forms("step") for word in form.parts[0].words}
    return bool(seat and rest and rest.word(0) in verbs)


def number_of(line: str) -> bool:
    return NUMBERED.match(line) is not None


def choice_of(line: str, number: int) -> Stretch | None:
    """The words of a line that is a choice."""
    found = CHOICE.match(line) or re.fullmatch(r"\s*[-–—•*]\s*", line)
    return words_in(line, number, found.end()) if found else None
