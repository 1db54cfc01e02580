"""What is wrong with a file as a whole, each line of it being right: cards that are not on the board or that
nothing tells apart, points that the script does not have."""

from __future__ import annotations

from collections.abc import Iterator

from kfjudge.notation.layout import lay_out, report
from kfjudge.notation.model import Ref, Scenario, Where
from kfjudge.notation.speech import Speech

# Claims whose cards may fit several: any of them will do, or the options and the script tell them apart.
OF_ANY = ("claim.can", "claim.cannot", "claim.only", "claim.forced", "claim.zone", "claim.legal",
          "claim.illegal")  # fmt: skip


def check_consistency(scenario: Scenario, speech: Speech) -> None:
    """Note everything that is wrong with a board and with what is said of it, before any step is played."""
    layout = lay_out(scenario, speech.wrong)
    for ref in _spoken_of(scenario):
        if not layout.matching(ref):
            report(speech.wrong, ref, [], scenario.game)
    for expectation in scenario.expectations:
        for claim in expectation.claims:
            for ref in claim.refs() if claim.phrase not in OF_ANY else ():
                found = layout.matching(ref)
                if len(found) > 1:
                    report(speech.wrong, ref, found, scenario.game)
        _check_point(scenario, expectation.where, speech)
    speech.notation.check(scenario, speech)


def _spoken_of(scenario: Scenario) -> Iterator[Ref]:
    for step in scenario.steps:
        for answer in (*step.line.said, *step.inline, *(s for line in step.choices for s in line.said)):
            yield from answer.refs()
    for expectation in scenario.expectations:
        for claim in expectation.claims:
            yield from claim.refs()


def _check_point(scenario: Scenario, where: Where, speech: Speech) -> None:
    if not where.when:
        return
    if not 1 <= where.step <= len(scenario.steps):
        speech.wrong("no-such-step", where.spot, given=where.step, n=len(scenario.steps))
        return
    choices = len(scenario.steps[where.step - 1].choices)
    if where.choice > choices:
        speech.wrong("no-such-choice", where.spot, given=f"{where.step}.{where.choice}", n=choices)
