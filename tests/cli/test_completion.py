"""What the shells offer after Tab, and how they are taught to."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kfjudge.cli.completion import LINE, VARIABLE
from kfjudge.games import GAMES
from kfjudge.reference.store.store import open_store
from tests.terminal import Kfjudge

Tab = Callable[..., list[str]]


@pytest.fixture
def tab(kfjudge: Kfjudge, cache: Path, monkeypatch: pytest.MonkeyPatch) -> Tab:
    """What a shell is offered for the last word of a line, where every game has its store."""
    monkeypatch.setenv("KFJUDGE_CACHE", str(cache))
    for game in GAMES:
        open_store(game)

    def offered(*words: str, locale: str = "C.UTF-8") -> list[str]:
        monkeypatch.setenv(VARIABLE, "zsh")
        monkeypatch.setenv(LINE, " ".join(["kfjudge", *words]))
        seen = kfjudge(locale=locale)
        assert seen.status == 0
        assert seen.err == ""
        return seen.lines

    return offered


def test_commands_and_options_are_offered(tab: Tab) -> None:
    assert tab("ed") == ["editions"]
    assert "--quote" in tab("lookup", "--")
    assert "--lang" in tab("--")
    assert tab("lookup", "--lang", "") == ["en", "fr"]
    assert tab("search", "--kind", "f") == ["faq"]


def test_names_are_offered_in_one_word_and_lead_to_their_entry(
    tab: Tab, kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = tab("card", "bad-p")
    assert offered == ["bad-penny"]
    assert "stun" in tab("lookup", "stu")
    assert "faux-jeton" in tab("card", "faux-j", locale="fr_FR.UTF-8")
    monkeypatch.delenv(VARIABLE)
    assert kfjudge("card", "faux-jeton", "--json").data["id"] == "keyforge:card/bad-penny"


def test_a_board_of_another_game_is_offered_without_its_game(tab: Tab) -> None:
    assert tab("replay", "examples/all-the-en") == ["examples/all-the-enemies-act"]
    assert tab("replay", "all-the-enemies") == ["all-the-enemies-act"]


def test_what_was_typed_stays_as_it_was_typed(tab: Tab) -> None:
    assert "sonné" in tab("lookup", "sonné")
    assert "Bad-penny" in tab("card", "Bad-p")


def test_a_corrected_card_is_offered_for_errata(tab: Tab) -> None:
    assert tab("errata", "l") == ["library-access"]


def test_open_points_and_their_readings_are_offered(tab: Tab) -> None:
    assert tab("replay", "--reading", "fight.cu") == ["fight.cut-short=fought", "fight.cut-short=not-fought"]
    assert tab("explore", "--reading", "fight.cut-short=n") == ["fight.cut-short=not-fought"]
    assert tab("editions", "fight.cu") == ["fight.cut-short"]
    assert tab("editions", "1.") == ["1.3", "1.1", "1.0"]


def test_a_fault_while_completing_is_kept_to_ourselves(tab: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OSError("no such thing")

    monkeypatch.setattr("kfjudge.reference.names.completions", broken)
    assert tab("lookup", "stu") == []


@pytest.mark.parametrize(
    ("shell", "script"),
    [
        ("bash", ".bash_completions/kfjudge.sh"),
        ("zsh", ".zfunc/_kfjudge"),
        ("fish", ".config/fish/completions/kfjudge.fish"),
    ],
)
def test_a_shell_is_taught_in_its_own_place(
    kfjudge: Kfjudge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: str, script: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    seen = kfjudge("--install-completion", shell, "--lang", "fr", columns=100)
    assert seen.status == 0
    assert seen.out.startswith(f"La complétion pour {shell} est dans")
    assert VARIABLE in (tmp_path / script).read_text()
    shown = kfjudge("--show-completion", shell)
    assert VARIABLE in shown.out
    assert shown.out.strip() == (tmp_path / script).read_text().strip()


def test_a_board_is_offered_by_the_last_part_of_its_name_where_no_full_name_begins_so(tab: Tab) -> None:
    assert tab("replay", "skirmish-does-not-stop") == ["skirmish-does-not-stop-hazardous"]
    assert all(name.startswith("faq/") for name in tab("explore", "faq"))
    assert tab("lookup", "skirmish-does-not-stop") == ["skirmish-does-not-stop-hazardous"]


@pytest.mark.parametrize("command", ["lookup", "replay", "explore", "faq"])
def test_a_question_is_offered_by_the_beginning_of_its_id_in_the_order_of_their_numbers(
    tab: Tab, command: str
) -> None:
    assert tab(command, "faq/1.3/1") == ["faq/1.3/1", *(f"faq/1.3/{number}" for number in range(10, 20))]


def test_ids_are_offered_where_no_name_begins_so(tab: Tab) -> None:
    assert tab("lookup", "glossary/st") == ["glossary/steal", "glossary/stun"]
    assert tab("card", "card/bad") == ["card/bad-penny"]
    assert tab("faq", "2") == ["2", *(str(number) for number in range(20, 29))]
    assert tab("replay", "errata/drum")[0] == "errata/drummernaut"


def test_a_name_is_gone_on_with_behind_its_first_words(tab: Tab) -> None:
    assert tab("card", "bad", "p") == ["penny"]
    assert tab("card", "troll,", "bad-p") == ["bad-penny"]
    assert tab("card", "'bad", "p") == ["'bad penny"]  # the quote is still open: one word for the shell


def test_accents_apostrophes_and_capitals_need_not_be_typed(tab: Tab) -> None:
    for typed in ("loeil-du-j", "l-oeil-du-j", "Loeil", "l-Œil"):
        assert [name.casefold().endswith("il-du-jugement") for name in tab("card", typed)] == [True], typed
    assert tab("errata", "publicite") == ["publicite-mensongere"]


def test_what_cards_are_asked_by_is_offered_in_the_words_of_the_locale(tab: Tab) -> None:
    assert tab("cards", "--type", "a") == ["action", "artifact"]
    assert tab("cards", "--house", "o", locale="fr_FR.UTF-8") == ["ombres"]
    assert tab("cards", "--power", "") == []


def test_editions_are_offered_one_by_one_and_in_a_list(tab: Tab) -> None:
    assert tab("card", "--edition", "") == ["1.3", "1.1", "1.0"]
    assert tab("replay", "--editions", "") == ["1.3", "1.1", "1.0", "all"]
    assert tab("explore", "--editions", "1.1,") == ["1.1,1.3", "1.1,1.0"]
    assert tab("--game", "k") == ["keyforge"]


def test_files_are_offered_where_a_file_is_meant_and_nowhere_else(
    tab: Tab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "zfile.kf").touch()
    (tmp_path / "zfolder").mkdir()
    monkeypatch.chdir(tmp_path)
    assert tab("check", "zf") == ["zfile.kf", "zfolder/"]
    assert tab("try", "--save", "zfi") == ["zfile.kf"]
    assert tab("replay", "./z") == ["./zfile.kf", "./zfolder/"]
    for command in ("lookup", "card", "errata", "faq", "search", "editions", "cards"):
        assert tab(command, "zf") == []


@pytest.mark.parametrize(
    ("line", "word", "replies"),
    [
        ("kfjudge lookup glossary/stu", "glossary/stu", ["glossary/stun"]),
        ("kfjudge replay --reading fight.cut-short=n", "n", ["not-fought"]),  # = ends a word of bash
        ("kfjudge card no-such-card-at-all", "no-such-card-at-all", []),
    ],
)
@pytest.mark.usefixtures("tab")
def test_bash_itself_offers_what_the_script_tells_it(
    kfjudge: Kfjudge, tmp_path: Path, line: str, word: str, replies: list[str]
) -> None:
    script = tmp_path / "script.sh"
    script.write_text(kfjudge("--show-completion", "bash").out)
    run = f'source "{script}"; COMP_LINE={shlex.quote(line)}; COMP_POINT=${{#COMP_LINE}}'
    program = tmp_path / "kfjudge"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m kfjudge "$@"\n')
    program.chmod(0o755)
    done = subprocess.run(
        [
            "bash",
            "--norc",
            "-c",
            f'{run}; _kfjudge_completion "{program}" {word}; printf "%s\\n" "${{COMPREPLY[@]}}"',
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [reply for reply in done.stdout.split() if reply] == replies


def test_what_is_offered_is_of_the_game_that_the_line_names(tab: Tab) -> None:
    assert tab("lookup", "--game", "arkham", "attack-of") == ["attack-of-opportunity"]
    assert tab("lookup", "--game=fateforge", "rule/enemy-t") == ["rule/enemy-turns"]
    assert tab("diff", "--game", "arkham", "") == ["2016"]
    assert "neutral" in tab("cards", "--game", "arkham", "--class", "")
    assert tab("lookup", "goat") == ["goat-spawn"], "what only another game has"


def test_a_variable_that_is_set_before_the_command_is_no_word_of_it(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "fish")
    monkeypatch.setenv(LINE, "NO_COLOR=1 LANG=fr kfjudge repl")
    assert kfjudge().out == "replay\0"


def test_behind_a_line_break_that_was_typed_nothing_is_offered(
    tab: Tab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "h\ni.kf").touch()
    assert tab("check", "'./h")
    assert not tab("check", "'./h\n")


def test_a_hyphen_that_was_typed_is_not_offered_again(tab: Tab) -> None:
    assert tab("lookup", "bad-") == ["bad-penny"]


@pytest.mark.parametrize(
    "line", ["lookup stu", "card bad-p", "errata l", "faq 1", "page t", "lookup zzz", "cards --house d"]
)
def test_completion_builds_no_index(tmp_path: Path, line: str) -> None:
    empty = tmp_path / "cache"
    environment = os.environ | {"KFJUDGE_CACHE": str(empty), VARIABLE: "bash", LINE: f"kfjudge {line}"}
    command = [sys.executable, "-m", "kfjudge"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert not empty.exists()
    assert done.stderr == ""
    assert ("bad-penny" in done.stdout) == (line == "card bad-p")
