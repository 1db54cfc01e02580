"""A copy has a label, an owner a name, and each may have one in every language: all are understood, all are
written, and each reader sees their own."""

from __future__ import annotations

import re

import pytest

from kfjudge.games import GAMES, get_game
from kfjudge.notation.names import all_facts
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.render.replays.page import lay_out_replay
from kfjudge.render.replays.view import view_replay
from kfjudge.render.writers.text import write_text
from kfjudge.replay.play import attempt, start_match
from tests.notation.boards import TURN, describe, find_mistakes, list_verdicts, play

PLAYED = tuple(game for game in GAMES if get_game(game).plays)
BOARD = (
    TURN + "South line: Troll as Big / dit Gros | Troll\nSouth hand: Anger as Second / dit Autre | Anger\n"
    "\n1. South reaps with {label}\n\nexpect: {label} is exhausted; Troll is ready\n"
)


@pytest.mark.parametrize("label", ["Big", "Gros", "gros"])
def test_a_card_is_called_by_its_label_in_either_language(label: str) -> None:
    assert list_verdicts(play(BOARD.format(label=label))) == [True, True]


@pytest.mark.parametrize("given", ["as Big / dit Gros", "dit Gros / as Big", "alias Big / dite Gros"])
def test_the_names_of_a_card_stand_in_any_order_and_the_state_has_the_one(given: str) -> None:
    scenario = read_scenario(BOARD.format(label="Big").replace("as Big / dit Gros", given))
    assert scenario == read_scenario(BOARD.format(label="Gros"))
    state = start_match(scenario, "1.3").board
    line = get_game("keyforge").engine.write(state, "1.3")["players"]["South"]["line"]
    assert [card["label"] for card in line] == ["Big", ""]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ("South line: Troll as Big / dit Gros | Troll", "1. South reaps with Big")),
        ("fr", ("ligne de Sud : Troll dit Gros / as Big | Troll", "1. Sud moissonne avec Gros")),
    ],
)
def test_both_names_are_written_that_of_the_language_first(lang: str, lines: tuple[str, ...]) -> None:
    scenario = read_scenario(BOARD.format(label="Big"))
    written = write_scenario(scenario, lang)
    assert set(lines) < set(written.split("\n"))
    assert read_scenario(written) == scenario


def test_no_screen_shows_the_label_of_the_other_language() -> None:
    result = play(BOARD.format(label="Big"))
    for lang, own, other in (
        ("en", ("Big", "Second"), ("Gros", "Autre")),
        ("fr", ("Gros", "Autre"), ("Big", "Second")),
    ):
        shown = "\n".join(line.text for line in write_text(lay_out_replay(view_replay(result, lang)), 100))
        assert all(name in shown for name in own)
        assert not any(name in shown for name in other)


def test_a_card_in_a_list_is_shown_by_its_label_and_title_unless_the_label_tells_it() -> None:
    text = BOARD.format(label="Big").replace("| Anger\n", "| Anger as Anger 2 | Anger\n")
    shown = "\n".join(line.text for line in write_text(lay_out_replay(view_replay(play(text), "fr")), 100))
    assert "Autre (Colère), Anger 2, Colère" in shown


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("as Big / Gros", "“as Big / Gros”: a name in each language is written so: as Other / dit Autre"),
        (
            "as Big / as Large",
            "“as Big / as Large” has two names in one language; write one in each: as Other / dit Autre",
        ),
        ("as Big / dit Autre", "the label “Autre” is taken already (line 5)"),
        ("as Big / dit oui", "“oui” cannot be a label: it already means something"),
        ("as Big / dit Gros, et gras", "“Gros, et gras” cannot be a label: there is “,” in it"),
        ("as Big: one / dit Gros", "“Big: one” cannot be a label: there is “:” in it"),
    ],
)
def test_a_label_that_does_not_say_its_language_or_means_something_is_refused(
    given: str, message: str
) -> None:
    text = BOARD.format(label="Troll").replace("as Big / dit Gros", given)
    assert message in [describe(trouble) for trouble in find_mistakes(text)]


def test_a_label_of_a_packaged_board_that_is_a_word_is_said_in_both_languages() -> None:
    """Letters and numbers are the same in both: A, P1."""
    alone = re.compile(
        r"^(?!\s*#|\s*\d+\.|title|titre)[^#]*(?<!/ )\b(?:as|dit) (?P<label>\w{3,})\s*(?:[(|,)]|$)",
        re.MULTILINE,
    )
    found = {
        f"{name}: {label['label']}"
        for game in PLAYED
        for name, path in list_scenarios(game).items()
        for label in alone.finditer(path.read_text(encoding="utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize("name", ["S:outh", "An|n", "An;n"])
def test_nobody_is_called_by_a_name_with_a_sign_in_it_that_ends_names(name: str) -> None:
    text = f"players: {name} (Logos Brobnar Shadows), North (Brobnar Dis Untamed)\nSouth archives: Troll\n"
    [trouble] = find_mistakes(text)
    assert describe(trouble).startswith(f"nobody can be called “{name}” here: there is “")


@pytest.mark.parametrize("name", ["happens", "Never", "expect", "attendu"])
def test_nobody_is_called_by_a_word_that_begins_an_expectation(name: str) -> None:
    text = f"players: {name} (Logos Brobnar Shadows), North (Brobnar Dis Untamed)\nSouth archives: Troll\n"
    [trouble] = find_mistakes(text)
    assert describe(trouble).startswith(f"nobody can be called “{name}” here: a line that begins so")


# names of owners


HEROES = (
    "game: fateforge\nplayers: {names} (Sylvan Guard)\nmap: a1, a2\n\nturn: Guard\nGuard: in a1, 5 health, 1 move\n"
    "\n1. {called} moves to a2\n\nexpect: {called}: in a2\n"
)


@pytest.mark.parametrize("called", ["Guard", "Garde", "garde"])
def test_an_owner_is_called_by_its_name_in_either_language(called: str) -> None:
    result = play(HEROES.format(names="Guard / Garde", called=called), edition="fr")
    assert list_verdicts(result) == [True]
    assert list(result.end.board.players) == ["Guard"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "players: Guard / Garde (Sylvan Guard)"), ("fr", "joueurs : Garde / Guard (Garde Sylvestre)")],
)
def test_both_names_of_an_owner_are_written_that_of_the_language_first(lang: str, line: str) -> None:
    scenario = read_scenario(HEROES.format(names="Guard / Garde", called="Guard"))
    written = write_scenario(scenario, lang)
    assert line in written.split("\n")
    assert read_scenario(written) == scenario


@pytest.mark.parametrize(
    ("names", "french"), [("Guard / Garde", "Garde"), ("Guard", "Garde Sylvestre"), ("Bob", "Bob")]
)
def test_a_hero_is_told_of_in_the_language_of_the_reader(names: str, french: str) -> None:
    text = HEROES.format(names=names, called=names.partition(" ")[0]).replace(
        "Guard:", f"{names.partition(' ')[0]}:"
    )
    text = text.replace("turn: Guard", f"turn: {names.partition(' ')[0]}")
    page = write_text(lay_out_replay(view_replay(play(text, edition="fr"), "fr")), 100)
    shown = "\n".join(line.text for line in page)
    assert f"{french} se déplace" in shown.replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_more_names_than_languages_are_refused() -> None:
    [trouble] = find_mistakes(HEROES.format(names="Guard / Garde / Wache", called="Guard"))[:1]
    assert describe(trouble).startswith("too many names in “Guard / Garde / Wache”: 2 at most")


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_no_french_screen_of_a_board_has_an_english_name(game: str) -> None:
    for name, path in list_scenarios(game).items():
        scenario = read_scenario(path, name=name)
        named = [
            *scenario.labels().values(),
            *(dict(owner.names) for owner in scenario.owners if owner.names),
        ]
        named += [dict(all_facts(game)[card.card].names) for _, _, card in scenario.cards()]
        french = {word for one in named for word in re.findall(r"\w+", one.get("fr", one["en"]))}
        page = write_text(lay_out_replay(view_replay(attempt(scenario, scenario.editions[-1]), "fr")), 200)
        shown = re.sub(r"[\w:]+/[\w.-]+", "", "\n".join(line.text for line in page))  # ids are no names
        for english in (one["en"] for one in named if one.get("fr", one["en"]) != one["en"]):
            telling = {word for word in re.findall(r"\w+", english) if len(word) > 2} - french
            if telling:
                assert not re.search(rf"\b{re.escape(english)}\b", shown), (name, english)


@pytest.mark.parametrize("game", GAMES)
def test_a_label_that_is_a_word_is_told_in_both_languages(game: str) -> None:
    # On a French screen, « Weak (Serviteur Goule) » is no name.
    alone = {}
    for name, path in list_scenarios(game).items():
        scenario = read_scenario(path, name=name)
        said = scenario.labels()
        words = {
            card.label for _, _, card in scenario.cards() if len(card.label) > 2 and card.label not in said
        }
        if words:
            alone[name] = words
    assert alone == {}
