"""Checking scenario files: every mistake, and every card whose effects kfjudge does not know yet."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, field

from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import message
from kfjudge.games import get_game
from kfjudge.notation.layout import not_modeled
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import file_meant, read_scenario
from kfjudge.replay.runner import run


class Findings(Struct):
    """What is wrong with some files, which of their cards are not modeled, and whether one of these keeps a
    file from being played."""

    errors: list[Trouble] = field(default_factory=list)
    unmodeled: list[Trouble] = field(default_factory=list)
    stopped: bool = False


def check(paths: Iterable[str | Path]) -> Findings:
    """What cannot be read, otherwise what is not legal in an edition that the file names."""
    findings = Findings()
    for path in paths:
        try:
            scenario = read_scenario(file_meant(path))
        except Troubles as several:
            findings.errors += several.troubles
            continue
        findings.unmodeled += unmodeled(scenario)
        _play(findings, scenario)
    return findings


def unmodeled(scenario: Scenario) -> list[Trouble]:
    """Each card of the board that kfjudge cannot play, where it stands in the file."""
    facts = get_game(scenario.game).engine.facts()
    return [
        Trouble(message("scenario.unmodeled", card=facts[card.card]), card.spot.place(scenario.path))
        for card in not_modeled(scenario)
    ]


def _play(findings: Findings, scenario: Scenario) -> None:
    known: set[tuple[str, str]] = set()
    for edition in scenario.editions:
        try:
            findings.stopped |= run(scenario, edition).missing is not None
        except Troubles as several:
            for trouble in several.troubles:
                key = (trouble.words.key, str(trouble.place))
                if key not in known:
                    known.add(key)
                    findings.errors.append(trouble)
