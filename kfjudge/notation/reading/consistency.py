"""What is wrong with a file as a whole, each line of it being right: cards that are not on the board or that
nothing tells apart, points that the script does not have."""

from __future__ import annotations

from collections.abc import Iterator

from kfjudge.notation.layout import lay_out, report
from kfjudge.notation.phrase_parser import PhraseParser
from kfjudge.notation.scenario import CardRef, Scenario, ScriptPoint

# Claims whose cards may fit several: any of them will do, or the options and the script tell them apart.
OF_ANY = ("claim.can", "claim.cannot", "claim.only", "claim.forced", "claim.zone", "claim.legal",
          "claim.illegal")  # fmt: skip


def check_consistency(scenario: Scenario, parser: PhraseParser) -> None:
    """Note everything that is wrong with a board and with what is said of it, before any step is played."""
    layout = lay_out(scenario, parser.error)
    for ref in _spoken_of(scenario):
        if not layout.matching(ref):
            report(parser.error, ref, [], scenario.game)
    for expectation in scenario.expectations:
        for claim in expectation.claims:
            for ref in claim.refs() if claim.key not in OF_ANY else ():
                found = layout.matching(ref)
                if len(found) > 1:
                    report(parser.error, ref, found, scenario.game)
        _check_point(scenario, expectation.where, parser)
    parser.notation.check_file(scenario, parser)


def _spoken_of(scenario: Scenario) -> Iterator[CardRef]:
    for step in scenario.steps:
        for answer in (*step.line.phrases, *step.inline, *(s for line in step.choices for s in line.phrases)):
            yield from answer.refs()
    for expectation in scenario.expectations:
        for claim in expectation.claims:
            yield from claim.refs()


def _check_point(scenario: Scenario, where: ScriptPoint, parser: PhraseParser) -> None:
    if not where.when:
        return
    if not 1 <= where.step <= len(scenario.steps):
        parser.error("no-such-step", where.spot, given=where.step, n=len(scenario.steps))
        return
    choices = len(scenario.steps[where.step - 1].choices)
    if where.choice > choices:
        parser.error("no-such-choice", where.spot, given=f"{where.step}.{where.choice}", n=choices)
