"""Every step of every replay names the entries it rests on, and each of them is there in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge.core.text import full_id
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.reference.api import entry
from kfjudge.replay.play import run


@pytest.mark.slow
def test_every_step_of_every_scenario_is_cited_and_every_citation_resolves(
    monkeypatch: pytest.MonkeyPatch, cache: Path
) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(cache))
    cited: set[str] = set()
    for name, path in list_scenarios("keyforge").items():
        scenario = read_scenario(path, name=name)
        for edition in scenario.editions:
            for step in run(scenario, edition).end.trace:
                assert step.cite, f"{name} {edition}: step {step.n} ({step.event}) rests on nothing"
                cited.update(step.cite)
    assert len(cited) > 100
    for source in sorted(cited):
        for lang in ("en", "fr"):
            assert entry(full_id(source, "keyforge"), lang=lang).text, source
