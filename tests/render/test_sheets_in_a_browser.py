"""What a judge prints or keeps on a phone, in a real browser: each entry opens in its place, and all of it is
read by eye, by ear and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser import WHY_NOT, Browser
from tests.render.test_sheets import SHEETS
from tests.terminal import Kfjudge

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "there is a browser"),
]

OPEN_ALL = "document.querySelectorAll('details').forEach(box => { box.open = true; })"
Written = Callable[..., Path]


@pytest.fixture
def written(kfjudge: Kfjudge, tmp_path: Path) -> Written:
    """A sheet as a file, in a language."""

    def write(name: str, lang: str = "en") -> Path:
        file = tmp_path / f"{name}-{lang}.html"
        assert kfjudge("page", name, "--html", str(file), "--lang", lang).status == 0
        return file

    return write


def test_an_entry_opens_below_the_line_that_names_it(window: Browser, written: Written) -> None:
    window.size(390, 844)
    window.open(written("keywords", "fr"))
    entries = (
        "[...document.querySelectorAll('details')].filter(box => box.innerText.includes('glossary/poison'))"
    )
    assert "1 dégât" not in window.run(f"{entries}[0].innerText")
    window.run(f"{entries}[0].querySelector('summary').focus()")
    window.press("enter")
    told = window.run(f"{entries}[0].innerText")
    assert "Livret 1.3" in told  # what it says, and where it is printed
    assert len(told) > 150
    assert window.run("document.activeElement.getBoundingClientRect().height") >= 24
    window.press("enter")
    assert window.run("document.querySelectorAll('details[open]').length") == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", SHEETS)
def test_axe_finds_nothing_serious_on_a_sheet(
    window: Browser, written: Written, name: str, lang: str
) -> None:
    page = written(name, lang)
    for theme, width in (("light", 390), ("dark", 1280)):
        window.prefers(theme)
        window.size(width, 844)
        window.open(page)
        assert window.serious() == []
        window.run(OPEN_ALL)
        assert window.serious() == []
        assert window.run("document.documentElement.scrollWidth") <= width
    assert window.console() == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", SHEETS)
def test_on_paper_it_is_two_pages_at_most_whatever_is_open(
    window: Browser, written: Written, name: str, lang: str
) -> None:
    window.size(390, 844)
    window.prefers("dark")
    window.open(written(name, lang))
    window.run(OPEN_ALL)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", window.paper())) <= 2


def test_no_script_runs_on_it_and_no_other_style_dresses_it(window: Browser, written: Written) -> None:
    window.open(written("timing"))
    window.load("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.ran = 1\">')")
    window.load(
        "document.body.append(Object.assign(document.createElement('script'), {text: 'window.ran=1'}))"
    )
    window.load("document.body.insertAdjacentHTML('beforeend', '<style>h1 { display: none }</style>')")
    window.wait_for("new Promise(requestAnimationFrame)")
    assert window.run("window.ran") is None
    assert window.run("document.querySelector('h1').checkVisibility()")
    assert any("Content Security Policy" in said for said in window.console())
