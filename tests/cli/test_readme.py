"""The README is true: what it shows after `$` is what that command prints.

`python -m tests.cli.test_readme` writes the outputs anew, to be read before they are
kept."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal import Kfjudge

README = Path(__file__).parents[2] / "README.md"
BOT = README.parent / "examples" / "chat_bot.py"
SHOWN = re.compile(r"```console\n\$ kfjudge (?P<words>.+)\n(?P<output>(?:.*\n)*?)```\n")
NUMBERS = re.compile(r"(\d{3,}) cards")


def shown() -> list[tuple[str, str]]:
    return [(found["words"], found["output"]) for found in SHOWN.finditer(README.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("words", "output"), shown(), ids=[words for words, _ in shown()])
def test_what_the_readme_shows_is_what_the_command_prints(words: str, output: str, kfjudge: Kfjudge) -> None:
    assert kfjudge(*shlex.split(words)).out == output


def test_the_readme_counts_the_modeled_cards() -> None:
    from kfjudge.games.arkham.facts import all_facts as cards_of_arkham
    from kfjudge.games.keyforge.engine.spec import modeled
    from kfjudge.games.keyforge.facts import UNKNOWN, all_facts

    numbers = {int(number) for number in NUMBERS.findall(README.read_text(encoding="utf-8"))}
    assert len(modeled()) == len([id for id in all_facts() if id != UNKNOWN.id])
    assert numbers == {len(modeled()), len(cards_of_arkham())}


FIRST_LINES = re.search(r"## The first ten minutes\n\n```sh\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
NOT_TRIED = ("", "completion --install")  # it waits for questions; it writes where a shell begins


def first_lines() -> list[str]:
    assert FIRST_LINES
    lines = (line.partition("#")[0].strip() for line in FIRST_LINES[1].splitlines())
    return [line.removeprefix("kfjudge").strip() for line in lines if line.startswith("kfjudge")]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("line", [line for line in first_lines() if line not in NOT_TRIED])
def test_what_a_newcomer_is_told_to_type_finds_something(line: str, lang: str, kfjudge: Kfjudge) -> None:
    seen = kfjudge(*shlex.split(line), "--lang", lang)
    assert (seen.status, seen.err) == (0, "")
    assert len(seen.lines) > 3


def test_the_chat_bot_of_the_readme_is_that_of_the_examples_and_answers(kfjudge: Kfjudge) -> None:
    text = BOT.read_text(encoding="utf-8")
    assert f"```python\n{text}```\n" in README.read_text(encoding="utf-8")
    assert len([line for line in text.splitlines() if line]) <= 20
    kfjudge("lookup", "stun")  # the index of the tests is there from here on
    said = (
        "!judge is a destroyed Bad Penny purged by Yxilo Bolter?\n"
        "!arbitre une créature sonnée peut-elle combattre ?\n"
        "hello\n"
        "!judge xyzzy qqq\n"
    )
    done = subprocess.run([sys.executable, BOT], input=said, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    english, *rest = done.stdout.split("\n— ")
    assert english.startswith("Back to your hand.")
    assert rest[0].startswith("Rulebook 1.3, FAQ, question 10 · keyforge:faq/1.3/10\n")
    assert "Une créature sonnée ne moissonne pas, ne combat pas" in rest[0]
    assert done.stdout.splitlines()[-2:] == ["", "—"]  # it keeps out of what is not asked of it


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
        plain = {**os.environ, "COLUMNS": "80", "LC_ALL": "C.UTF-8", "KFJUDGE_DATA": os.devnull}
        command = [sys.executable, "-m", "kfjudge", *shlex.split(words)]
        return subprocess.run(command, env=plain, capture_output=True, text=True, check=False).stdout

    write_anew(printed)
