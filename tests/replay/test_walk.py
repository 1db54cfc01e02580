"""Walking through a replay, and playing on a board by one's own choices."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.at_a_terminal import Kfjudge, Seen
from tests.replay.boards import FORGES, MUST_AGAINST_CANNOT, NOT_MODELED, TWO_PENNIES, TWO_REAPERS, WRONG
from tests.replay.conftest import Written


def pictures(seen: Seen) -> list[str]:
    """Which picture was shown when: "1/4"."""
    return [line.split()[0] for line in seen.lines if line.split("/")[0].isdigit() and "/" in line[:4]]


def test_keys_walk_forwards_and_back(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--step", keys="n\n\np\nn\nb\nf\nl\nq\nn\n")
    assert pictures(seen) == ["1/5", "2/5", "3/5", "2/5", "3/5", "2/5", "1/5", "5/5"]
    assert seen.status == 0


def test_the_number_of_the_option_that_the_script_takes_goes_on(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(WRONG), "--step", keys="1\nq\n")
    assert pictures(seen) == ["1/2", "2/2"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The script takes option 1; to choose"),
        ("fr", "Le script prend l’option 1\u202f; pour choisir"),
    ],
)
def test_the_number_of_another_option_says_which_the_script_takes(
    kfjudge: Kfjudge, written: Written, lang: str, told: str
) -> None:
    seen = kfjudge("replay", written(WRONG), "--step", "--lang", lang, keys="2\n")
    assert pictures(seen) == ["1/2"]
    assert told in seen.out
    assert (
        f"{'choose a number from' if lang == 'en' else 'choisissez un nombre de'} 1"
        in kfjudge("replay", written(WRONG), "--step", "--lang", lang, keys="3\n").out
    )


def test_a_choice_that_the_script_leaves_open_says_who_takes_answers(
    kfjudge: Kfjudge, written: Written
) -> None:
    seen = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--step", keys="l\n1\n")
    assert "The script leaves this choice open" in seen.out


@pytest.mark.parametrize("key", ["h", "?"])
def test_h_says_what_the_keys_are(kfjudge: Kfjudge, written: Written, key: str) -> None:
    seen = kfjudge("replay", written(WRONG), "--step", keys=f"{key}\n")
    assert sum(line.startswith("n next, b back") for line in seen.lines) == 2
    assert "none of these" not in seen.out


def test_the_first_picture_is_the_board_as_it_was_written(kfjudge: Kfjudge, written: Written) -> None:
    # The six Æmber of the key are spent before anybody decides, so on the second picture.
    board = FORGES
    first, second, third = re.split(
        r"^\d/\d  ", kfjudge("replay", written(board), "--step", keys="n\nn\n").out, flags=re.MULTILINE
    )[1:]
    assert first.startswith("The board before\n")
    assert "7 Æmber" in first
    assert second.startswith("Before anybody decides\n")
    assert "1 Æmber" in second
    assert "South spends 6 Æmber" in second
    assert third.startswith("1. South forges the red key")


def test_the_ends_are_told_and_left_nowhere(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(WRONG), "--step", keys="p\nn\nn\nn\nwhat\n")
    assert pictures(seen) == ["1/2", "2/2"]
    assert "This is the first picture." in seen.lines
    assert seen.lines.count("This is the last picture.") == 2
    assert "“what” is none of these" in seen.out
    assert seen.status == 1


def test_each_picture_shows_the_choice_that_is_pending_and_the_option_taken(
    kfjudge: Kfjudge, written: Written
) -> None:
    out = kfjudge("replay", written(WRONG), "--step", keys="q\n").out
    assert "South decides: What next?\n1. reap with Krump  <-\n2. end the turn\n" in out


def test_a_walk_ends_with_the_verdict_even_when_nothing_is_typed(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--step")
    assert pictures(seen) == ["1/5"]
    assert seen.lines[-1] == "Engine output, not a ruling: the head judge decides."


def test_walking_back_shows_the_board_as_it_was(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("replay", written(WRONG), "--step", keys="n\np\n").out
    first, second, again = re.split(r"^\d/2  ", out, flags=re.MULTILINE)[1:]
    assert "exhausted" not in first
    assert "║ exhausted" in second
    assert again.split("q quit")[0] == first.split("q quit")[0]


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
def test_at_a_terminal_single_keys_and_arrows_walk(written: Written, tmp_path: Path) -> None:
    import pty

    keyboard, terminal = pty.openpty()
    environment = {**os.environ, "COLUMNS": "60", "TERM": "xterm", "KFJUDGE_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "kfjudge", "replay", written(WRONG), "--step"]
    with subprocess.Popen(
        command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment
    ) as process:
        os.close(terminal)
        shown = ""
        for key, place in (
            ("", "1/2"),
            ("n", "2/2"),
            ("\x1b[D", "1/2"),
            ("\x1b[C", "2/2"),
            ("q", "differs"),
        ):
            os.write(keyboard, key.encode())
            shown = read_until(keyboard, place)
            assert place in shown
        assert process.wait(20) == 1
    os.close(keyboard)


def read_until(keyboard: int, wanted: str) -> str:
    """What appears on the terminal, up to the end of the picture with those letters in it."""
    shown = ""
    while wanted not in shown or not shown.endswith("\n"):
        try:
            part = os.read(keyboard, 65536).decode("utf-8", "replace")
        except OSError:  # how Linux says that nobody is there any more
            break
        shown += part
    return shown


# by one's own choices


def test_what_is_played_by_hand_is_saved_as_a_scenario_that_plays_the_same(
    kfjudge: Kfjudge, written: Written, tmp_path: Path
) -> None:
    saved = tmp_path / "saved.kf"
    played = kfjudge("replay", written(TWO_REAPERS), "--interactive", keys=f"1\n1\ns {saved}\nq\n")
    assert f"Saved: {saved}" in played.out.replace("\n", "")
    data = kfjudge("replay", str(saved), "--json").data
    events = [step["event"] for step in data["steps"]]
    assert events.count("reaps") == 2
    assert data["state"]["players"]["South"]["aember"] == 2


def test_a_line_saved_inside_a_resolution_plays_up_to_there(
    kfjudge: Kfjudge, written: Written, tmp_path: Path
) -> None:
    board = TWO_PENNIES.split("\n1. ")[0]
    saved = tmp_path / "saved.kf"
    kfjudge("replay", written(board), "--interactive", keys=f"1\ns {saved}\nq\n")
    seen = kfjudge("check", str(saved))
    assert seen.status == 0, seen.err


def test_a_choice_is_taken_back(kfjudge: Kfjudge, written: Written, tmp_path: Path) -> None:
    saved = tmp_path / "saved.kf"
    seen = kfjudge("replay", written(TWO_REAPERS), "--interactive", keys=f"u\n1\nu\n1\ns {saved}\n")
    assert "Nothing has been decided yet." in seen.lines
    assert "Taken back." in seen.lines
    assert kfjudge("replay", str(saved), "--json").data["state"]["players"]["South"]["aember"] == 1


def test_a_number_that_is_no_choice_changes_nothing(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(WRONG), "--interactive", keys="0\n9\nreap\n-1\n")
    assert seen.lines.count("choose a number from 1 to 2") == 4
    assert "reaps" not in seen.out


def test_a_file_that_is_there_is_not_written_over_unasked(
    kfjudge: Kfjudge, written: Written, tmp_path: Path
) -> None:
    there = tmp_path / "there.kf"
    there.write_text("mine")
    board = written(WRONG)
    assert "exists already" in kfjudge("replay", board, "--interactive", keys=f"s {there}\n").out
    assert there.read_text() == "mine"
    kfjudge("replay", board, "--interactive", keys=f"s! {there}\n")
    assert "Krump" in there.read_text()
    assert "not saved" in kfjudge("replay", board, "--interactive", keys=f"s {tmp_path}/no/such\n").out


@pytest.mark.usefixtures("unwritten")
def test_a_card_without_a_model_is_told_and_the_match_goes_on(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(NOT_MODELED), "--interactive", keys="1\nb\n")
    assert "Ether Spider is not modeled yet" in seen.out
    assert seen.out.count("South decides: What next?") == 2
