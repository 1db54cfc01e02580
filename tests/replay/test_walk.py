"""Walking through a replay, and playing on a board by one's own choices."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.replay.boards import FORGES, MUST_AGAINST_CANNOT, NOT_MODELED, TWO_PENNIES, TWO_REAPERS, WRONG
from tests.replay.conftest import Written
from tests.terminal import Kfjudge, Output

CLEARS = "\x1b[2J"


def pictures(seen: Output) -> list[str]:
    """Which picture was shown when: "1/4" is the first of four steps, "0/4" the board before."""
    return [line.split()[0] for line in seen.lines if line.split("/")[0].isdigit() and "/" in line[:4]]


def test_keys_walk_forwards_and_back(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--step", keys="n\n\np\nn\nb\nf\nl\nq\nn\n")
    assert pictures(seen) == ["0/14", "1/14", "2/14", "1/14", "2/14", "1/14", "0/14", "14/14"]
    assert seen.status == 0


def test_each_numbered_step_has_a_picture_with_the_board_after_it(kfjudge: Kfjudge, written: Written) -> None:
    # rule/reap: the creature exhausts, and only then its controller gains the Æmber.
    seen = kfjudge("replay", written(WRONG), "--step", keys="n\nn\nn\n")
    before, reaps, exhausts, gains = re.split(r"^\d/3  ", seen.out, flags=re.MULTILINE)[1:]
    assert "Krump (power 6)" in before
    assert "  1 South reaps with Krump" in reaps
    assert "  2   Krump exhausts" in exhausts
    assert "Krump (power 6, exhausted)" in exhausts
    assert "South reaps with Krump [" not in exhausts
    assert "0 Æmber" in exhausts.partition("South ·")[2]
    assert "1 Æmber" in gains.partition("South ·")[2]


def test_the_title_and_the_edition_stand_above_the_pictures(kfjudge: Kfjudge, written: Written) -> None:
    for option, keys in (("--step", "n\n"), ("--interactive", "1\n")):
        seen = kfjudge("replay", written(WRONG), option, keys=keys)
        assert seen.lines[:2] == ["a reap that gains two", "Edition 1.3"]
        assert seen.lines.count("Edition 1.3") == 1


def test_the_number_of_the_option_that_the_script_takes_goes_on(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(WRONG), "--step", keys="1\nq\n")
    assert pictures(seen) == ["0/3", "1/3"]


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
    assert pictures(seen) == ["0/3"]
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
    assert "f first, l last" in seen.text
    assert "none of these" not in seen.out


def test_the_first_picture_is_the_board_as_it_was_written(kfjudge: Kfjudge, written: Written) -> None:
    # The six Æmber of the key are spent before anybody decides, so on the second picture.
    board = FORGES
    shown = re.split(
        r"^\d+/\d+  ", kfjudge("replay", written(board), "--step", keys=6 * "n\n").out, flags=re.MULTILINE
    )[1:]
    decided = next(at for at, one in enumerate(shown) if one.startswith("1. "))
    first, *opening = shown[:decided]
    assert first.startswith("The board before\n")
    assert "7 Æmber" in first
    assert all(one.startswith("Before anybody decides\n") for one in opening)
    spent = next(at for at, one in enumerate(opening) if "South spends 6 Æmber" in one)
    assert "7 Æmber" in opening[spent - 1]
    assert "1 Æmber" in opening[spent]
    assert shown[decided].startswith("1. South forges the red key")


def test_the_ends_are_told_and_left_nowhere(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(WRONG), "--step", keys="p\nn\nn\nn\nn\nn\nwhat\n")
    assert pictures(seen) == ["0/3", "1/3", "2/3", "3/3"]
    assert "This is the first picture." in seen.lines
    assert seen.lines.count("The replay ends here.") == 1
    assert "“what” is none of these" in seen.out
    assert seen.status == 1


def test_each_picture_shows_the_choice_that_is_pending_and_the_option_taken(
    kfjudge: Kfjudge, written: Written
) -> None:
    out = kfjudge("replay", written(WRONG), "--step", keys="q\n").out
    assert "South decides: What next?\n1. reap with Krump  <-\n2. end the turn\n" in out


def test_a_walk_ends_with_the_verdict_even_when_nothing_is_typed(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(MUST_AGAINST_CANNOT), "--step")
    assert pictures(seen) == ["0/14"]
    assert seen.lines[-1] == "Engine output, not a ruling: the head judge decides."


def test_walking_back_shows_the_board_as_it_was(kfjudge: Kfjudge, written: Written) -> None:
    out = kfjudge("replay", written(WRONG), "--step", keys="n\nn\nf\n").out
    first, _, second, again = re.split(r"^\d/3  ", out, flags=re.MULTILINE)[1:]
    assert "exhausted" not in first
    assert "exhausted)" in second
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
            ("", "0/3"),
            ("n", "1/3"),
            ("\x1b[D", "0/3"),
            ("\x1b[C", "1/3"),
            ("\x1b[F", "3/3"),
        ):
            os.write(keyboard, key.encode())
            shown = read_until(keyboard, "h help, q quit")
            assert place in shown
            assert shown.count("a reap that gains two") == 1
            assert CLEARS in shown
        os.write(keyboard, b"q")
        assert "differs" in read_until(keyboard, "differs")
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


def test_whoever_leaves_is_asked_before_choices_are_lost(
    kfjudge: Kfjudge, written: Written, tmp_path: Path
) -> None:
    board, saved = written(WRONG), tmp_path / "saved.kf"

    def left_with(keys: str) -> tuple[bool, bool]:
        """Whether it was asked, and whether what was typed after the last q was still heard."""
        told = kfjudge("replay", board, "--interactive", keys=f"{keys}u\n").text
        return "not saved" in told, "Taken back." in told or "Nothing has been decided" in told

    assert left_with("q\n") == (False, False)
    assert left_with("1\nq\n") == (True, True)
    assert left_with("1\nq\nq\n") == (True, False)
    assert left_with(f"1\ns {saved}\nq\n") == (False, False)
    assert not left_with("1\nu\nq\n")[0]


@pytest.mark.parametrize("key", ["h", "?"])
def test_h_helps_whoever_plays_by_hand(kfjudge: Kfjudge, written: Written, key: str) -> None:
    board = written(WRONG)
    seen = kfjudge("replay", board, "--interactive", keys=f"{key}\nq\n")
    assert "s FILE saves what you chose as a scenario" in seen.text
    assert "choose a number" not in seen.out
    french = kfjudge("replay", board, "--interactive", "--lang", "fr", keys=f"{key}\nq\n")
    assert "s FICHIER garde vos choix" in french.text


@pytest.mark.usefixtures("unwritten")
def test_a_card_without_a_model_is_told_and_the_match_goes_on(kfjudge: Kfjudge, written: Written) -> None:
    seen = kfjudge("replay", written(NOT_MODELED), "--interactive", keys="1\nb\n")
    assert "Ether Spider is not modeled yet" in seen.out
    assert seen.out.count("South decides: What next?") == 2


def test_what_happens_before_anybody_decides_is_told_to_whoever_plays_by_hand(
    kfjudge: Kfjudge, written: Written
) -> None:
    seen = kfjudge("replay", written(FORGES), "--interactive", keys="1\nq\nq\n")
    numbers = [int(line.split()[0]) for line in seen.lines if re.match(r" {1,2}\d+ ", line)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert "South spends 6 Æmber" in seen.out
