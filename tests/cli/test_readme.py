"""The README is true: what it shows after `$` is what that command prints.

`python -m tests.cli.test_readme` writes the outputs anew, to be read before they are
kept."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal import Kfjudge

README = Path(__file__).parents[2] / "README.md"
SHOWN = re.compile(r"```console\n\$ kfjudge (?P<words>.+)\n(?P<output>(?:.*\n)*?)```\n")
NUMBERS = re.compile(r"(\d{3,}) cards")


def shown() -> list[tuple[str, str]]:
    return [(found["words"], found["output"]) for found in SHOWN.finditer(README.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("words", "output"), shown(), ids=[words for words, _ in shown()])
def test_what_the_readme_shows_is_what_the_command_prints(words: str, output: str, kfjudge: Kfjudge) -> None:
    assert kfjudge(*shlex.split(words)).out == output


def test_the_readme_counts_the_modeled_cards() -> None:
    from kfjudge.games.keyforge.engine.spec import modeled
    from kfjudge.games.keyforge.facts import UNKNOWN, all_facts

    numbers = {int(number) for number in NUMBERS.findall(README.read_text(encoding="utf-8"))}
    assert numbers == {len(modeled())} == {len([id for id in all_facts() if id != UNKNOWN.id])}


def write_anew(print_of: Callable[[str], str]) -> None:
    text = README.read_text(encoding="utf-8")
    README.write_text(
        SHOWN.sub(
            lambda found: f"```console\n$ kfjudge {found['words']}\n{print_of(found['words'])}```\n", text
        ),
        encoding="utf-8",
    )


if __name__ == "__main__":
    import os
    import subprocess
    import sys

    def printed(words: str) -> str:
        plain = {**os.environ, "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
        command = [sys.executable, "-m", "kfjudge", *shlex.split(words)]
        return subprocess.run(command, env=plain, capture_output=True, text=True, check=False).stdout

    write_anew(printed)
