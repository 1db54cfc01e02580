"""The script as a row of cues: what is to be answered, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from kfjudge.notation.model import Line, Said, Spot, Step, said


@dataclass(frozen=True, slots=True)
class Cue:
    """One answer. `choice` counts the lines below the step from 1; the step itself is 0. `open` is a `?`."""

    said: Said | None
    seat: str
    choice: int
    spot: Spot
    open: bool = False


def cues_of(step: Step) -> list[Cue]:
    """The answers of a step in the order in which they are asked for."""
    found = []
    for spoken in step.line.said:
        found += [Cue(part, step.line.seat, 0, step.spot, step.line.open) for part in _unfolded(spoken)]
    if step.line.open and not step.line.said:
        found.append(Cue(None, step.line.seat, 0, step.spot, open=True))
    found += [Cue(part, "", 0, part.spot) for spoken in step.inline for part in _unfolded(spoken)]
    for number, line in enumerate(step.choices, 1):
        found += _of_line(line, number)
    return found


def _of_line(line: Line, number: int) -> list[Cue]:
    if line.open and not line.said:
        return [Cue(None, line.seat, number, line.spot, open=True)]
    return [Cue(spoken, line.seat, number, spoken.spot, line.open) for spoken in line.said]


def _unfolded(spoken: Said) -> list[Said]:
    """A step that names its target too is two answers."""
    if spoken.phrase in ("step.attack", "step.play-on"):
        return [spoken, said("answer.card", spoken.spot, card=spoken["other"])]
    return [spoken]
