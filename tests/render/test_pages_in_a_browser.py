"""An exploration, a situation and a comparison of editions as pages for a browser, in a real one: read by
eye, by ear and on paper, with what they cite."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.render.blocks import Page
from kfjudge.render.replays.compare import lay_out_comparison
from kfjudge.render.replays.exploration import explore
from kfjudge.render.replays.exploration_page import ExplorationView, lay_out_exploration
from kfjudge.render.situation_page import SituationView, lay_out_situation
from kfjudge.render.writers.html import write_html
from kfjudge.replay.play import run
from kfjudge.situation.api import try_situation
from tests.browser import WHY_NOT, Browser

pytestmark = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "there is a browser")

# How the ranks of the headings follow each other: none is left out.
RANKS = "[...document.querySelectorAll('h1, h2, h3')].map(one => Number(one.tagName[1]))"


def exploration(lang: str) -> Page:
    scenario = read_scenario(list_scenarios("keyforge")["rules/camouflage-and-taunt"])
    found = explore(run(scenario, "1.3"), 2_000, None)
    return lay_out_exploration(ExplorationView(found, lang), expected=True)


def situation(lang: str) -> Page:
    tried = try_situation("Krump attacks Noddy the Thief", "en", "keyforge", "1.3", ())
    assert tried is not None
    return lay_out_situation(SituationView(tried, lang), full=True)


def comparison(lang: str) -> Page:
    scenario = read_scenario(list_scenarios("keyforge")["editions/stun-used-by-effect"])
    return lay_out_comparison(scenario, [run(scenario, edition) for edition in ("1.1", "1.3")], {}, lang)


@pytest.mark.parametrize("page", [exploration, situation, comparison])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_axe_finds_nothing_serious_and_nothing_is_wider_than_the_screen(
    window: Browser, tmp_path: Path, page: Callable[[str], Page], lang: str
) -> None:
    place = tmp_path / "page.html"
    place.write_text(write_html(page(lang)), encoding="utf-8")
    for theme, width in (("light", 390), ("dark", 1280), ("dark", 320)):
        window.prefers(theme)
        window.size(width, 844)
        window.open(place)
        assert window.serious() == []
        assert window.run("document.documentElement.scrollWidth") <= width
    ranks = window.run(RANKS)
    assert ranks.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(ranks[ranks.index(1) :]))
    assert window.run("document.documentElement.lang") == lang
    assert window.console() == []


def test_what_is_cited_stands_in_full_where_its_name_leads(window: Browser, tmp_path: Path) -> None:
    place = tmp_path / "page.html"
    place.write_text(write_html(situation("fr")), encoding="utf-8")
    window.size(390, 844)
    window.open(place)
    links = "[...document.querySelectorAll('a')]"
    assert window.run(f"{links}.every(link => document.getElementById(link.hash.slice(1)))")
    window.run(f"{links}.find(link => link.hash === '#glossary-elusive').click()")
    told = window.run("document.querySelector(':target').parentElement.innerText")
    assert "glossary/elusive" in told
    assert len(told) > 150
    assert window.paper().startswith(b"%PDF")


def test_a_page_loads_and_runs_nothing(window: Browser, tmp_path: Path) -> None:
    place = tmp_path / "page.html"
    place.write_text(write_html(exploration("en")), encoding="utf-8")
    window.open(place)
    window.load("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.ran = 1\">')")
    window.load("document.body.insertAdjacentHTML('beforeend', '<style>h1 { display: none }</style>')")
    window.wait_for("new Promise(requestAnimationFrame)")
    assert window.run("window.ran") is None
    assert window.run("document.querySelector('h1').checkVisibility()")
    assert any("Content Security Policy" in line for line in window.console())
