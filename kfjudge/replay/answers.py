"""A step of the script as its answers, one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.notation.scenario import Phrase, ScriptLine, ScriptStep, Spot, make_phrase


class ScriptAnswer(Struct, frozen=True):
    """One answer. `choice` counts the lines below the step from 1; the step itself is 0. `open` is a `?`."""

    phrase: Phrase | None
    seat: str
    choice: int
    spot: Spot
    open: bool = False


def answers_of(step: ScriptStep, repeated: Mapping[str, str]) -> list[ScriptAnswer]:
    """The answers of a step in the order in which they are asked for. What is `repeated` stands for so many
    of another answer: "2 on the star"."""
    found = []
    for spoken in step.line.phrases:
        found += [
            ScriptAnswer(part, step.line.seat, 0, step.spot, step.line.open) for part in _unfolded(spoken)
        ]
    if step.line.open and not step.line.phrases:
        found.append(ScriptAnswer(None, step.line.seat, 0, step.spot, open=True))
    found += [ScriptAnswer(part, "", 0, part.spot) for spoken in step.inline for part in _unfolded(spoken)]
    for number, line in enumerate(step.choices, 1):
        found += _of_line(line, number)
    return [one for answer in found for one in _one_by_one(answer, repeated)]


def _one_by_one(answer: ScriptAnswer, repeated: Mapping[str, str]) -> list[ScriptAnswer]:
    spoken = answer.phrase
    if spoken is None or spoken.key not in repeated:
        return [answer]
    one = make_phrase(repeated[spoken.key], spoken.spot, card=spoken["card"])
    return [replace(answer, phrase=one)] * int(spoken["n"])


def _of_line(line: ScriptLine, number: int) -> list[ScriptAnswer]:
    if line.open and not line.phrases:
        return [ScriptAnswer(None, line.seat, number, line.spot, open=True)]
    return [ScriptAnswer(spoken, line.seat, number, spoken.spot, line.open) for spoken in line.phrases]


def _unfolded(spoken: Phrase) -> list[Phrase]:
    """A step that names its target too is two answers."""
    if spoken.key.startswith("step.") and spoken.get("other") is not None:
        return [spoken, make_phrase("answer.card", spoken.spot, card=spoken["other"])]
    return [spoken]
