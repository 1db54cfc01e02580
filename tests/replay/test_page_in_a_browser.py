"""The page for a browser in a real one: stepped through by key, finger and address, read by ear, printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.render.replays.interactive import write_interactive_page
from kfjudge.render.replays.view import view_replay
from kfjudge.replay.play import run
from tests.browser import WHY_NOT, Browser
from tests.replay.boards import FORGES, MUST_AGAINST_CANNOT, NOT_MODELED, TWO_PUNCHES, WRONG
from tests.replay.test_page import page_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "there is a browser"),
]


# Every kind of row and every notice: a question of the book, a mark in the middle, a step that is refused.
REFUSED = WRONG.replace("Krump\n\n", "Krump (exhausted)\n\n").replace(
    "with Krump\n", "with Krump -> not legal\n"
)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "page.html"


def shown(window: Browser) -> str:
    return str(window.run("(bar => bar.value + '/' + bar.max)(document.getElementById('place'))"))


def focused(window: Browser) -> str:
    return str(window.run("document.activeElement.textContent"))


def text_of(window: Browser, id: str) -> str:
    return str(window.run(f"document.getElementById({id!r}).innerText"))


def test_the_page_steps_by_key_finger_and_address(window: Browser, place: Path) -> None:
    place.write_text(page_of(WRONG), encoding="utf-8")
    window.size(390, 844)
    window.open(place)
    assert shown(window) == "1/5"
    keys = (
        ("right", 2),
        ("n", 3),
        ("left", 2),
        ("end", 5),
        ("right", 5),
        ("home", 1),
        ("p", 1),
        ("space", 2),
    )
    for key, at in keys:
        window.press(key)
        assert shown(window) == f"{at}/5", key
    window.press("down")
    assert shown(window) == "2/5"  # it scrolls
    for button, at in (("#next", 3), ("#last", 5), ("#back", 4), ("#first", 1)):
        window.touch(button)
        assert shown(window) == f"{at}/5", button
    window.swipe(-150)
    assert shown(window) == "2/5"
    window.swipe(150)
    assert shown(window) == "1/5"
    window.open(place, "step=4")
    assert shown(window) == "4/5"
    assert window.run("document.querySelectorAll('#board .card.turned').length") == 1
    assert window.run("document.querySelectorAll('#board .card.about .name')[0].textContent") == "Krump"
    assert "exhausts" in text_of(window, "now")
    window.run("document.querySelector('#steps > ol > li:nth-child(2) .go').click()")
    assert shown(window) == "2/5"
    assert window.console() == []


def test_in_the_list_of_steps_the_focus_goes_along(window: Browser, place: Path) -> None:
    place.write_text(page_of(WRONG), encoding="utf-8")
    window.size(1280, 900)
    window.open(place, "step=2")
    window.run("document.querySelector('#steps .now .go').focus()")
    assert focused(window) == "1. South reaps with Krump"
    window.press("down")
    assert "reaps" in focused(window)
    window.press("up")
    window.press("up")
    assert focused(window) == "The board before"
    assert shown(window) == "1/5"


def test_the_page_opens_on_question_verdict_and_answer(window: Browser, place: Path) -> None:
    place.write_text(page_of(MUST_AGAINST_CANNOT), encoding="utf-8")
    window.size(390, 844)
    window.open(place)
    order = (
        "[...document.querySelectorAll('h1, #question, #verdict, #why, #board, #steps, #end')].map(e => e.id)"
    )
    assert window.run(order) == ["title", "question", "verdict", "why", "board", "steps", "end"]
    assert text_of(window, "verdict")


@pytest.mark.parametrize("width", [320, 390])
def test_a_title_is_one_line_and_one_that_is_cut_stands_below_in_full(
    window: Browser, place: Path, width: int
) -> None:
    long = "a reap that gains two where a reap, as everybody knows, gains no more than a single one"
    window.size(width, 844)
    for title, below in ((long, long), ("a reap that gains two", "")):
        place.write_text(page_of(WRONG.replace("a reap that gains two", title)), encoding="utf-8")
        window.open(place)
        assert window.run("document.getElementById('title').offsetHeight") < 34
        assert text_of(window, "question") == below


def test_a_citation_opens_the_rule_and_escape_leads_back(window: Browser, place: Path) -> None:
    place.write_text(page_of(WRONG, lang="fr"), encoding="utf-8")
    window.size(390, 844)
    window.open(place, "step=5")
    window.run("document.querySelector('#steps .now .cite').focus()")
    assert focused(window) == "Aombre"
    window.press("enter")
    told = text_of(window, "entry")
    assert "glossary/aember" in told  # where it is printed, and what it is called
    assert re.search("p\\.[ \u00a0\u202f]", told)
    assert len(told) > 150
    window.press("left")
    assert shown(window) == "5/5"  # the arrows scroll the text
    window.press("escape")
    assert window.run("document.getElementById('entry').open") is False
    assert focused(window) == "Aombre"
    assert window.console() == []


# How far the sign before or behind a citation is from the line of the citation, in pixels.
APART = """[...document.querySelectorAll('#why .cite')].flatMap(cite => {
  const signs = [[cite.previousSibling, text => [text.length - 1, text.length], /[(«]$/],
                 [cite.nextSibling, () => [0, 1], /^[),.;]/]];
  return signs.filter(([node, , sign]) => node && sign.test(node.data)).map(([node, at]) => {
    const range = document.createRange(), [from, to] = at(node.data);
    range.setStart(node, from);
    range.setEnd(node, to);
    return Math.abs(range.getBoundingClientRect().bottom - cite.getBoundingClientRect().bottom);
  });
})"""


def test_a_bracket_or_a_comma_stays_on_the_line_of_its_citation(window: Browser, place: Path) -> None:
    scenario = read_scenario(list_scenarios("keyforge")["faq/yxilo-bolter-against-bad-penny"])
    place.write_text(write_interactive_page(view_replay(run(scenario, "1.3"), "fr")), encoding="utf-8")
    window.open(place)
    for width in range(320, 440, 6):
        window.size(width, 844)
        apart = window.run(APART)
        assert len(apart) >= 3
        assert max(apart) < 10, width


TILES = """[...document.querySelectorAll('#board .tiles')].map(
    row => [...row.children].map(tile => tile.getBoundingClientRect().SIDE))"""


@pytest.mark.parametrize("width", [390, 1280])
def test_the_tiles_of_a_battle_board_stand_in_rows_and_columns(
    window: Browser, place: Path, width: int
) -> None:
    scenario = read_scenario(list_scenarios("fateforge")["examples/all-the-enemies-act"])
    place.write_text(write_interactive_page(view_replay(run(scenario, "fr"), "en")), encoding="utf-8")
    window.size(width, 844)
    window.open(place)
    tops, lefts = (window.run(TILES.replace("SIDE", side)) for side in ("top", "left"))
    assert [len(set(row)) for row in tops] == [1, 1]
    assert lefts[0] == lefts[1]
    assert len(set(lefts[0])) == 6
    assert not window.run("document.documentElement.scrollWidth > innerWidth")
    assert window.serious() == []


def test_a_long_name_of_a_card_breaks_between_syllables(window: Browser, place: Path) -> None:
    place.write_text(page_of(WRONG), encoding="utf-8")
    window.open(place)
    names = "['Déboulonneur Yxilo', 'Commandement', 'Champion Anaphiel', 'Krump']"
    assert window.run(f"{names}.map(name => hyphened(name).replaceAll('\u00ad', '-'))") == [
        "Débou-lon-neur Yxilo",
        "Com-man-de-ment",
        "Cham-pion Anaphiel",
        "Krump",
    ]


def test_a_card_opens_what_it_does(window: Browser, place: Path) -> None:
    place.write_text(
        page_of(FORGES.replace("yellow key", "yellow key\nSouth line: Bad Penny")), encoding="utf-8"
    )
    window.size(390, 844)
    window.open(place)
    window.touch("#board .card .name")
    told = text_of(window, "entry")
    assert "Bad Penny" in told
    assert "Destroyed:" in told
    window.touch("#entry .close")
    assert window.run("document.getElementById('entry').open") is False


def test_what_is_expected_is_told_on_request(window: Browser, place: Path) -> None:
    place.write_text(page_of(WRONG), encoding="utf-8")
    window.size(390, 844)
    window.open(place)
    assert "differs" not in window.run("document.body.innerText")
    window.run("document.querySelector('#expected > summary').click()")
    assert "differs" in text_of(window, "expected")


def test_the_language_and_the_light_change(window: Browser, place: Path) -> None:
    place.write_text(page_of(MUST_AGAINST_CANNOT), encoding="utf-8")
    window.size(1280, 900)
    window.open(place)
    assert text_of(window, "title") == "must against cannot"
    window.touch("#language")
    assert text_of(window, "title") == "doit contre ne peut pas"
    assert window.run("document.documentElement.lang") == "fr"
    assert "Nord" in text_of(window, "board")
    window.open(place, "lang=fr")
    assert text_of(window, "language") == "English"
    ground = "getComputedStyle(document.body).backgroundColor"
    window.prefers("light")
    light = window.run(ground)
    window.prefers("dark")
    dark = window.run(ground)
    assert light != dark
    window.touch("#theme")
    assert window.run(ground) == light
    assert window.console() == []


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_is_wider_than_the_screen(window: Browser, place: Path, width: int) -> None:
    crowd = " | ".join(f"Champion Anaphiel as Number{n} (exhausted, 3 power counters)" for n in range(8))
    place.write_text(
        page_of(MUST_AGAINST_CANNOT.replace("Pitlord |", f"Pitlord | {crowd} |")), encoding="utf-8"
    )
    window.size(width, 800)
    for fragment in ("step=1", "step=100&lang=fr"):
        window.open(place, fragment)
        assert window.run("document.documentElement.scrollWidth") <= width
    assert window.run("document.querySelectorAll('#board .card.left').length") == 2
    heights = "[...document.querySelectorAll('nav button')].map(b => b.offsetHeight)"
    assert min(window.run(heights)) >= 44


@pytest.mark.usefixtures("unwritten")
def test_a_page_without_a_board_shows_why(window: Browser, place: Path) -> None:
    board = NOT_MODELED.replace("South hand: Ether Spider", "South line: Duma the Martyr")
    place.write_text(page_of(board.replace("Ether Spider", "Duma the Martyr")), encoding="utf-8")
    window.size(390, 844)
    window.open(place)
    assert "Not modeled yet: Duma the Martyr" in text_of(window, "notices")
    assert window.run("document.getElementById('foot').hidden") is True
    assert window.console() == []


def test_on_paper_all_is_open_and_nothing_is_a_control(window: Browser, place: Path) -> None:
    place.write_text(page_of(WRONG), encoding="utf-8")
    window.size(1280, 900)
    window.prefers("dark")
    window.open(place)
    closed = "document.querySelectorAll('#end details:not([open])').length"
    window.load(f"addEventListener('beforeprint', () => {{ window.closed_ = {closed}; }})")
    assert window.paper().startswith(b"%PDF")
    assert window.run("window.closed_") == 0
    assert window.run("document.querySelectorAll('#end details[open]').length") == 0
    window.medium("print")
    try:
        controls = "[...document.querySelectorAll('footer, #controls, #keys, #board')]"
        assert not window.run(f"{controls}.some(part => part.checkVisibility())")
        assert "Krump" in text_of(window, "sheet")
        assert window.run("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    finally:
        window.medium("")


@pytest.mark.usefixtures("unwritten")
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(window: Browser, place: Path, theme: str, width: int) -> None:
    window.prefers(theme)
    window.size(width, 844)
    boards = (MUST_AGAINST_CANNOT, TWO_PUNCHES, REFUSED, FORGES, NOT_MODELED)
    for n, board in enumerate(boards):
        place.write_text(page_of(board, ("en", "fr")[n % 2]), encoding="utf-8")
        window.open(place, "step=2")
        assert window.serious() == []
        window.run("document.querySelectorAll('details').forEach(box => { box.open = true; })")
        assert window.serious() == []
        window.run("document.querySelector('#under .cite, #steps .cite, #end .cite')?.click()")
        assert window.serious() == []
