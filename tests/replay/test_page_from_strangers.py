"""The page of a board from anyone, in a real browser: whatever stands where a file may have text is shown as
text, and nothing of it runs; nor would it run if it became part of the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.render.replays.interactive import write_interactive_page
from kfjudge.render.replays.view import view_replay
from kfjudge.replay.play import run
from tests.browser import WHY_NOT, Browser
from tests.replay.hostile_boards import BOARD, HOSTILE, PLAIN, can_read, plant, strip_punctuation

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "there is a browser"),
]

LONGEST = 55  # of a label, which is then cut
OUR_OWN = {
    *("HTML", "HEAD", "META", "TITLE", "STYLE", "SCRIPT", "NOSCRIPT", "BODY", "HEADER", "MAIN", "SECTION"),
    *("H1", "H2", "H3", "P", "DIV", "SPAN", "B", "BUTTON", "UL", "OL", "LI", "DETAILS", "SUMMARY"),
    *("DIALOG", "FOOTER", "NAV", "PROGRESS"),
}


def opened(window: Browser, to: Path, scenario: Scenario) -> None:
    to.write_text(write_interactive_page(view_replay(run(scenario, "1.3"), "en")), encoding="utf-8")
    window.size(390, 844)
    window.open(to, "step=3&lang=en")


def text_seen(window: Browser) -> str:
    """All that the page shows, with everything open, but for how quotes and spaces are set."""
    window.run("document.querySelectorAll('details').forEach(box => { box.open = true; })")
    return strip_punctuation(window.run("document.title + document.body.innerText"))


def harmless(window: Browser) -> None:
    """Nothing ran, nothing was fetched, all that is there is ours, and nothing is out of its place."""
    assert window.run("window.ran") is None
    assert set(window.run("[...document.querySelectorAll('*')].map(one => one.tagName)")) <= OUR_OWN
    assert window.run("document.scripts.length") == 2
    assert window.run("document.querySelectorAll('#data').length") == 1
    assert window.run("performance.getEntriesByType('resource').length") == 0
    assert window.run("document.documentElement.scrollWidth") <= 390
    assert window.console() == []


@pytest.mark.parametrize("text", HOSTILE)
def test_what_a_file_says_is_shown_as_text_in_either_language(
    window: Browser, tmp_path: Path, text: str
) -> None:
    plants = plant(text)
    assert {"title", "titre"} <= set(plants)
    opened(window, tmp_path / "page.html", read_scenario(BOARD.format_map(PLAIN | plants)))
    english, french = {"titre", "joue", "french"}, {"title", "played", "english"}
    for others in (english, french):
        seen = text_seen(window)
        shown = [told for place, told in plants.items() if place not in others]
        assert [told for told in shown if strip_punctuation(told)[:LONGEST] not in seen] == []
        for selector in ("#board .name", "#steps .go", "#steps .cite", "#end .cite"):
            window.run(f"document.querySelectorAll({selector!r}).forEach(one => one.click())")
            window.run("document.getElementById('entry').close()")
        harmless(window)
        window.run("document.getElementById('language').click()")


def test_a_separator_of_lines_is_no_text_of_a_file_and_is_written_out_elsewhere(
    window: Browser, tmp_path: Path
) -> None:
    for sign in "\u2028\u2029":
        assert not any(can_read({place: f"a{sign}b"}) for place in PLAIN)
    scenario = read_scenario(BOARD.format_map(PLAIN))
    opened(window, tmp_path / "page.html", replace(scenario, titles=(("en", "a\u2028window.ran=1"),)))
    assert r"a\u2028window.ran=1" in text_seen(window)
    harmless(window)


def test_the_name_of_a_file_is_shown_as_text(window: Browser, tmp_path: Path) -> None:
    file = tmp_path / "<img src=x onerror=window.ran=1>.kf"
    file.write_text(BOARD.format_map(PLAIN).split("\n", 2)[2], encoding="utf-8")
    opened(window, tmp_path / "page.html", read_scenario(file))
    assert strip_punctuation(file.stem) in text_seen(window)
    harmless(window)


@pytest.mark.parametrize("text", HOSTILE)
def test_without_scripts_it_is_text_as_well(window: Browser, tmp_path: Path, text: str) -> None:
    plants = plant(text)
    window.scripts(on=False)
    try:
        opened(window, tmp_path / "page.html", read_scenario(BOARD.format_map(PLAIN | plants)))
        plain = window.run("document.querySelector('noscript > pre').innerText")
        assert strip_punctuation(plants["title"]) in strip_punctuation(plain)
        assert window.run("document.querySelector('noscript > pre').children.length") == 0
        assert set(window.run("[...document.querySelectorAll('*')].map(one => one.tagName)")) <= {
            *OUR_OWN,
            "PRE",
        }
    finally:
        window.scripts(on=True)


@pytest.mark.parametrize(
    "intruder",
    [
        "<img src=x onerror='window.ran = 1'>",
        "<button type=button id=pressed onclick='window.ran = 1'></button>",
        "<a id=pressed href='javascript:window.ran = 1'></a>",
        "<iframe srcdoc='<script>parent.ran = 1</script>'></iframe>",
        "<form action='javascript:window.ran = 1'><button id=pressed></button></form>",
        "<p style='display: none'>",
    ],
)
def test_nothing_runs_that_gets_into_the_page_all_the_same(
    window: Browser, tmp_path: Path, intruder: str
) -> None:
    opened(window, tmp_path / "page.html", read_scenario(BOARD.format_map(PLAIN)))
    window.load(f"document.body.insertAdjacentHTML('beforeend', {intruder!r})")
    window.load("document.getElementById('pressed')?.click()")
    window.wait_for("new Promise(requestAnimationFrame)")
    assert window.run("window.ran") is None
    assert any("Content Security Policy" in said for said in window.console())


def test_no_script_runs_that_gets_into_the_page(window: Browser, tmp_path: Path) -> None:
    opened(window, tmp_path / "page.html", read_scenario(BOARD.format_map(PLAIN)))
    window.load(
        "document.body.append(Object.assign(document.createElement('script'), {text: 'window.ran=1'}))"
    )
    assert window.run("window.ran") is None
    assert any("Content Security Policy" in said for said in window.console())
