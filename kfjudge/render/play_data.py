"""A play as programs read it: its steps, what comes of a situation told in a sentence, where cards meet."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field


class StepData(Struct, frozen=True):
    """A step of a play, and the entries it rests on."""

    n: int
    depth: int
    event: str
    text: str
    cite: tuple[str, ...]
    open_points: tuple[str, ...] | UnsetType = UNSET


class ReadAsData(Struct, frozen=True):
    """What was written for the name of a card, and the card."""

    written: str
    title: str


class ReadData(Struct, frozen=True):
    """What was read of a sentence: its cards by their ids, and the words that nothing was made of."""

    cards: tuple[str, ...]
    read_as: tuple[ReadAsData, ...]
    unread: tuple[str, ...]
    in_the_way: tuple[str, ...]


class SituationOutcomeData(Struct, frozen=True):
    """What comes of a situation after some choices, and in how many lines of play."""

    text: str
    choices: tuple[str, ...]
    told: str
    lines: int
    needs: str | None
    steps: tuple[StepData, ...]


class OtherwiseData(Struct, frozen=True):
    """What comes of it if something else was so."""

    condition: str = field(name="if")
    outcomes: tuple[SituationOutcomeData, ...]


class RefusedData(Struct, frozen=True):
    """A step of the situation that is not legal, and why."""

    step: int
    why: str
    cite: tuple[str, ...]


class RuleData(Struct, frozen=True):
    """A rule that a sentence may hang on which was not played, with its paragraphs on it."""

    id: str
    title: str
    text: str
    cite: str


class SituationData(Struct, frozen=True):
    """A situation told in a sentence, the board that was made of it, and what came of that."""

    situation: str
    game: str
    edition: str
    status: str
    read: ReadData
    board: tuple[str, ...]
    assumed: tuple[str, ...]
    not_asked: tuple[str, ...]
    scenario: str | None
    outcomes: tuple[SituationOutcomeData, ...]
    otherwise: tuple[OtherwiseData, ...]
    refused: RefusedData | None
    mistakes: tuple[str, ...]
    not_modeled: tuple[str, ...]
    rules: tuple[RuleData, ...]


class MeetingData(Struct, frozen=True):
    """A board on which two cards meet: as a sentence for `try` and as a file, what comes about, and what only
    does without the text of the card that does not act."""

    told: str
    situation: str
    without: str
    happens: str
    no_longer: str
    cite: tuple[str, ...]
    otherwise_in: tuple[str, ...]
    open_points: tuple[str, ...]
    scenario: str


class MeetingsData(Struct, frozen=True):
    """Two cards, the boards on which they were brought together, and those on which they meet."""

    kind: str
    cards: tuple[str, str]
    tried: tuple[str, ...]
    boards: tuple[MeetingData, ...]
