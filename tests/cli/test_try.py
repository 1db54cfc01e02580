"""`try`: what is printed of a situation, in which order, in both languages and widths; what is written to a
file; and what is not played. The situations stand here as they are read: reading has tests of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kfjudge.notation.scenario import make_phrase
from kfjudge.render.situation_page import SituationView, lay_out_situation_in_short
from kfjudge.render.writers.text import write_text
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.situation.playing import play
from tests.situation.builders import make_fact, make_situation, make_step
from tests.terminal import Kfjudge

Tell = Callable[[ParsedSituation], None]

SHADOW = make_situation(
    "troll",
    ParsedCard("bad-penny", beside=(2,)),
    "shadow-self",
    make_step("attack", card="troll", other="bad-penny"),
)
BOLT = make_situation(
    "positron-bolt",
    ParsedCard("troll", seat="North", beside=(2,)),
    ParsedCard("bumpsy", seat="North"),
    make_step("play", card="positron-bolt"),
)
ELUSIVE = make_situation(
    "krump", "noddy-the-thief", make_step("attack", card="krump", other="noddy-the-thief")
)
URCHIN = make_situation("urchin", make_step("play", card="urchin"))
TWO_HOUSES = make_situation(
    "troll", "dew-faerie", make_step("reap", card="troll"), make_step("reap", card="dew-faerie")
)
MISSPELT = make_situation(
    "troll", make_step("reap", card="troll"), read_as=(("trol", "Troll"),), unread=("hello",)
)
IN_THE_WAY = make_situation("troll", make_step("reap", card="troll"), unread=("zorgg",), blocking=("zorgg",))
ANGER = make_situation(
    ParsedCard("zorg", seat="South", facts=(make_fact("stunned"),)),
    "anger",
    make_step("play", "zorg", card="anger"),
    absent=(("creature", "North"),),
)
DRAW = make_situation(
    "dextre",
    make_step("end"),
    owner_facts=(
        ("South", make_phrase("has.cards", n=7, zone="hand")),
        ("South", make_phrase("player.chains", n=2)),
    ),
)
EVERY = {"shadow": SHADOW, "bolt": BOLT, "elusive": ELUSIVE, "urchin": URCHIN, "houses": TWO_HOUSES,
         "misspelt": MISSPELT, "in the way": IN_THE_WAY, "anger": ANGER, "draw": DRAW}  # fmt: skip


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Tell:
    """Set what is read."""

    def reads(told: ParsedSituation) -> None:
        monkeypatch.setattr("kfjudge.situation.api.parse", lambda *_: told)

    return reads


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", EVERY)
def test_every_page_fits_and_says_that_it_is_no_ruling(
    name: str, lang: str, columns: int, kfjudge: Kfjudge, tell: Tell
) -> None:
    tell(EVERY[name])
    seen = kfjudge("try", "a situation", "--lang", lang, columns=columns)
    assert seen.err == ""
    assert seen.status == (1 if name == "in the way" else 0)
    assert all(len(line) <= columns for line in seen.lines if " " in line.strip())  # an id is never broken
    told = {"en": "not a ruling", "fr": "non une décision"}[lang]
    assert (told in seen.text) == (name != "in the way")


def test_what_comes_of_it_is_said_first_then_what_was_assumed_then_the_steps(
    kfjudge: Kfjudge, tell: Tell
) -> None:
    tell(SHADOW)
    text = kfjudge("try", "a situation").text
    places = [
        text.index(part) for part in ("Shadow Self has 8 damage", "Assumed:", "What happens", "not a ruling")
    ]
    assert places == sorted(places)


def test_in_french_what_has_changed_of_a_card_stands_side_by_side_behind_its_name(kfjudge: Kfjudge) -> None:
    seen = kfjudge("try", "Je moissonne avec Troll sonné", "--lang", "fr", columns=80)
    assert seen.lines[0] == "Troll\u00a0: incliné, libéré du statut sonné."


def test_what_hangs_on_something_assumed_is_said_with_what_decides(kfjudge: Kfjudge, tell: Tell) -> None:
    tell(ELUSIVE)
    assert "If Noddy the Thief has been attacked before this turn: " in kfjudge("try", "a situation").text


def test_how_names_were_read_and_what_was_not_are_said(kfjudge: Kfjudge, tell: Tell) -> None:
    tell(MISSPELT)
    text = kfjudge("try", "a situation").text
    assert "Read as: Troll for “trol”." in text
    assert "Not read: “hello”." in text


def test_a_situation_with_an_unread_card_is_not_played(kfjudge: Kfjudge, tell: Tell) -> None:
    tell(IN_THE_WAY)
    seen = kfjudge("try", "a situation")
    assert seen.status == 1
    assert "“zorgg”" in seen.text
    assert "Troll" in seen.text
    assert "reaps" not in seen.text


def test_a_text_that_tells_of_nothing_is_not_a_situation(kfjudge: Kfjudge, tell: Tell) -> None:
    tell(make_situation("troll"))
    assert kfjudge("try", "a situation").status == 1


def test_words_of_which_none_is_a_card_or_a_deed_are_not_a_situation_either(kfjudge: Kfjudge) -> None:
    seen = kfjudge("try", "Je range la boîte étourdie", "--lang", "fr")
    assert seen.status == 1
    assert "ne raconte pas de situation" in seen.text
    assert "étourdie" in seen.text.partition("Pas lu")[2]


def test_what_is_refused_names_the_rule_and_what_is_legal(kfjudge: Kfjudge, tell: Tell) -> None:
    tell(TWO_HOUSES)
    text = kfjudge("try", "a situation").text
    assert text.startswith("Not legal: South reaps with Dew Faerie. Why: ")
    assert "[glossary/active-house]" in text
    assert "end the turn" in text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", [name for name in EVERY if name != "in the way"])
def test_a_board_that_was_written_is_right_and_plays(
    name: str, lang: str, kfjudge: Kfjudge, tell: Tell, tmp_path: Path
) -> None:
    tell(EVERY[name])
    file = tmp_path / "board.kf"
    assert kfjudge("try", "a situation", "--save", str(file), "--lang", lang).status == 0
    seen = kfjudge("check", str(file))
    assert (seen.status, seen.err) == (0, "")
    assert kfjudge("replay", str(file)).status == 0


def test_a_file_that_is_there_is_not_overwritten(kfjudge: Kfjudge, tell: Tell, tmp_path: Path) -> None:
    tell(SHADOW)
    file = tmp_path / "board.kf"
    file.write_text("mine", encoding="utf-8")
    assert kfjudge("try", "a situation", "--save", str(file)).status == 2
    assert file.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", EVERY)
def test_in_short_there_are_no_steps_and_the_way_to_them(name: str, lang: str, columns: int) -> None:
    page = lay_out_situation_in_short(SituationView(play(EVERY[name], "1.3"), lang))
    lines = [line.text for line in write_text(page, columns)]
    text = " ".join(" ".join(lines).split())
    assert ('kfjudge try "a situation"' in text) == (name != "in the way")
    assert "rule/playing-cards" not in text
    assert all(len(line) <= columns for line in lines if " " in line.strip())


def test_every_choice_is_walked(kfjudge: Kfjudge, tell: Tell) -> None:
    tell(BOLT)
    assert "2 outcomes" in kfjudge("try", "a situation", "--explore").text


def test_a_situation_in_which_nothing_is_left_open_says_how_it_would_be_walked(
    kfjudge: Kfjudge, tell: Tell
) -> None:
    tell(URCHIN)
    seen = kfjudge("try", "a situation", "--explore")
    assert "--save FILE" in seen.text
    assert "replay --interactive" not in seen.text


def test_programs_get_the_board_and_the_outcomes_with_their_steps(kfjudge: Kfjudge, tell: Tell) -> None:
    tell(BOLT)
    data = kfjudge("try", "a situation", "--json").data
    assert data["status"] == "played"
    assert data["read"]["cards"] == ["positron-bolt", "troll", "bumpsy"]
    assert len(data["outcomes"]) == 2
    assert all(
        {"n", "depth", "event", "text", "cite"} <= set(step)
        for one in data["outcomes"]
        for step in one["steps"]
    )
    assert "North line: Troll | Bumpsy" in data["scenario"]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("I attack Troll with Bumpsy, does Troll die?", "Why: at line 4 damage, all at once: 5 to Troll"),
        ("J'attaque Troll avec Bobosse", "Pourquoi : à la ligne 4, dégâts simultanés : 5 à Troll"),
    ],
)
def test_behind_what_comes_of_a_situation_stand_the_steps_that_decide(
    kfjudge: Kfjudge, said: str, told: str
) -> None:
    _, why = kfjudge("try", said).lines[:2]
    assert why.replace("\u00a0", " ").startswith(told)


@pytest.mark.parametrize(
    ("typed", "lang"),
    [("Troll attacks Krump", "en"), ("Troll attaque Krump", "fr"), ("Troll attaque Mère", "fr")],
)
def test_a_situation_that_asks_nothing_is_played_by_ask_too(kfjudge: Kfjudge, typed: str, lang: str) -> None:
    """Even where a board of something else has the same in it."""
    assert f'try "{typed}"' in kfjudge("ask", typed, "--lang", lang).text
