"""Words are data: whatever is typed, nothing is raised, and nothing of it reaches the terminal raw."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kfjudge.core.text import escape_invisible, sanitize
from tests.fuzz.queries import HOSTILE, raw
from tests.terminal import Kfjudge


@pytest.mark.slow
@pytest.mark.parametrize("command", ["lookup", "search", "ask", "card", "faq", "errata", "editions"])
@pytest.mark.parametrize("words", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("options", [[], ["--json"]], ids=["plain", "json"])
def test_nothing_typed_breaks_a_command(
    kfjudge: Kfjudge, command: str, words: str, options: list[str]
) -> None:
    seen = kfjudge(command, *options, "--", words)
    assert seen.status in ((0, 1) if words.strip() else (0, 1, 2))  # a blank word is none
    assert "Traceback" not in seen.err
    assert not raw(seen.out + seen.err)
    if options:
        assert seen.data is not None


@pytest.mark.parametrize("words", HOSTILE[:8], ids=range(8))
def test_nothing_typed_as_a_command_or_option_reaches_the_terminal_raw(kfjudge: Kfjudge, words: str) -> None:
    for line in (
        [words],
        ["lookup", f"--{words}"],
        ["lookup", "stun", "--limit", words],
        ["search", "--kind", words, "a"],
    ):
        seen = kfjudge(*line)
        assert seen.status == 2
        assert not raw(seen.out + seen.err)


@pytest.mark.parametrize("way", ["--interactive", "--step"])
@pytest.mark.parametrize("typed", [b"\xff\xfe", b"0000000010", b"1" * 5_000, b"0" * 8 + b"1" * 5_000])
def test_what_is_no_choice_is_told_and_the_round_goes_on(typed: bytes, way: str) -> None:
    known = os.environ | {"PYTHONIOENCODING": "utf-8:strict", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "kfjudge", "replay", "faq/1.3/13", way, "--lang", "en"]
    done = subprocess.run(command, env=known, input=typed + b"\nq\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"end the turn") == 1 or way == "--step"


@given(st.text())
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_shown_is_visible_and_short(text: str) -> None:
    shown = sanitize(text, 60)
    assert not raw(shown)
    assert escape_invisible(shown) == shown
    assert text.isprintable() is False or len(shown) <= 60


def test_letters_are_not_mistaken_for_commands() -> None:
    assert escape_invisible("Æmber « sonné »\u202f; 日本 é") == "Æmber « sonné »\u202f; 日本 é"
    assert escape_invisible("\x1b[0m") == "\\u001b[0m"
