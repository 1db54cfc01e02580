"""Entries, cards, answers and lists as pages for a browser: read by eye, by ear and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser import WHY_NOT, Browser
from tests.terminal import Kfjudge

pytestmark = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "there is a browser")

PAGES = {
    "entry": ("lookup", "stun"),
    "question": ("faq", "1.3/13"),
    "card": ("card", "bait", "and", "switch"),
    "both": ("card", "troll", "--both"),
    "answer": ("ask", "does a stunned creature deal damage"),
    "played": ("ask", "my Troll attacks his Krump, what happens"),
    "hits": ("search", "creature"),
    "cards": ("cards", "--house", "mars"),
    "questions": ("faq",),
    "books": ("editions", "--full"),
    "point": ("editions", "use.stun-taken-off"),
    "differences": ("diff", "1.1", "1.3"),
}
Written = Callable[..., Path]


@pytest.fixture
def written(kfjudge: Kfjudge, tmp_path: Path) -> Written:
    """What a command prints as HTML, as a file."""

    def write(name: str, lang: str = "en") -> Path:
        seen = kfjudge(*PAGES[name], "--format", "html", "--lang", lang)
        assert seen.status == 0
        file = tmp_path / f"{name}-{lang}.html"
        file.write_text(seen.out, encoding="utf-8")
        return file

    return write


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious_and_no_page_is_wider_than_a_phone(
    window: Browser, written: Written, name: str, lang: str
) -> None:
    page = written(name, lang)
    for theme, width in (("light", 390), ("dark", 1280)):
        window.prefers(theme)
        window.size(width, 844)
        window.open(page)
        assert window.serious() == []
        assert window.run("document.documentElement.scrollWidth") <= width
        assert window.run("document.querySelectorAll('h1').length") == (2 if name == "both" else 1)
    assert window.console() == []


def test_an_entry_has_all_that_is_said_of_it_and_is_two_pages_on_paper_at_most(
    window: Browser, written: Written
) -> None:
    window.prefers("dark")
    window.open(written("entry"))
    told = window.run("document.body.innerText")
    for part in ("Stun · Sonné", "One stun is the limit", "glossary/stun", "See also:", "Runs too:"):
        assert part in told
    assert "--full" not in told
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", window.paper())) <= 2


def test_the_rows_of_a_list_are_items_of_a_list(window: Browser, written: Written) -> None:
    window.open(written("hits"))
    assert window.run("document.querySelectorAll('li').length") == 10
    window.open(written("questions"))
    assert window.run("document.querySelectorAll('li').length") == 28


def test_an_open_point_shows_the_passages_in_full_where_its_links_lead(
    window: Browser, written: Written
) -> None:
    window.open(written("point"))
    assert window.run("document.querySelectorAll('a').length") > 0
    assert window.run(
        "[...document.querySelectorAll('a')].every(a => document.querySelector(a.getAttribute('href')))"
    )


def test_no_script_runs_on_it(window: Browser, written: Written) -> None:
    window.open(written("card"))
    window.load("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.ran = 1\">')")
    window.wait_for("new Promise(requestAnimationFrame)")
    assert window.run("window.ran") is None
    assert any("Content Security Policy" in said for said in window.console())
