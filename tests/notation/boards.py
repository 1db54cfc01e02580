"""Read and play boards in strings, and list what is wrong with them."""

from __future__ import annotations

from kfjudge.core.errors import Trouble, Troubles
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.replay.play import run
from kfjudge.replay.result import Result
from kfjudge.words.catalogue import say

HEADER = "editions: 1.1, 1.3\nplayers: South (Brobnar Dis Logos), North (Dis Shadows Untamed)\n\n"
TURN = HEADER + "turn: South, house Brobnar\n"


def play(text: str, edition: str = "1.3") -> Result:
    return run(read_scenario(text), edition)


def find_mistakes(text: str, edition: str | None = None) -> list[Trouble]:
    """List what is wrong with a board, or with its script in an edition."""
    try:
        scenario = read_scenario(text if "\n" in text else f"{text}\n")
        if edition is not None:
            run(scenario, edition)
    except Troubles as several:
        return several.troubles
    return []


def describe(trouble: Trouble, lang: str = "en") -> str:
    return say(trouble.words, lang)


def list_verdicts(result: Result) -> list[bool | None]:
    return [checked.ok for checked in result.expectations]
