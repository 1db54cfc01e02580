"""Every command explains itself in both languages, and kfjudge/cli/COMMANDS.md says what it prints.

    python -m tests.cli.test_help

writes that page again."""

from __future__ import annotations

import io
import os
import shlex
from contextlib import redirect_stdout
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from kfjudge.cli import app, commands, help, options, run
from kfjudge.cli.preparse import COMMON
from kfjudge.words.catalogue import load_page
from tests.terminal import Kfjudge

PAGE = Path(app.__file__).with_name("COMMANDS.md")
OPENING = """# The commands of kfjudge

What `kfjudge --help` and `kfjudge COMMAND --help` print, in English and in French.
This page is written by `python -m tests.cli.test_help`; a test holds it to the program.
"""


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def parameters(command: Any) -> list[str]:
    return [*(parameter.name for parameter in command.params), "help"]


@pytest.mark.parametrize("lang", options.LANGUAGES)
def test_every_command_is_on_the_help_page(lang: str) -> None:
    told = load_page("help", lang)
    lines = [
        f"help.{module.name.rstrip('_')}{part}"
        for module in iter_modules(commands.__path__)
        for part in ("", ".usage", ".long")
    ]
    missing = [line for line in lines if line not in told]
    assert missing == [], f"kfjudge/words/{lang}/help.py needs a line for each of {missing}"


@pytest.mark.parametrize("lang", options.LANGUAGES)
@pytest.mark.parametrize("name", app.commands())
def test_every_command_explains_all_its_words_and_options(kfjudge: Kfjudge, name: str, lang: str) -> None:
    seen = kfjudge(name, "--help", "--lang", lang)
    command = app.load_command(name, lang)
    assert seen.status == 0
    assert help.summarize(name, lang)
    shown = unwrapped(seen.out)
    everywhere = {*(option.name for option in COMMON), "help"}
    for parameter in parameters(command):
        if parameter not in everywhere:
            assert unwrapped(help.explain_parameter(name, parameter, lang)) in shown
    for option in (parameter for parameter in command.params if parameter.param_type_name == "option"):
        assert option.opts[-1] in shown


@pytest.mark.parametrize("lang", options.LANGUAGES)
def test_what_every_command_takes_is_explained_once_beside_the_commands(kfjudge: Kfjudge, lang: str) -> None:
    shown = unwrapped(kfjudge("--help", "--lang", lang).out)
    for option in COMMON:
        assert unwrapped(help.explain_parameter("kfjudge", option.name, lang)) in shown


@pytest.mark.parametrize("lang", options.LANGUAGES)
def test_what_a_judge_wants_first_stands_first_and_the_program_itself_last(
    kfjudge: Kfjudge, lang: str
) -> None:
    groups = [unwrapped(line) for line in kfjudge("--help", "--lang", lang).lines]
    shown = kfjudge("--help", "--lang", lang).out
    places = [
        shown.index(f"\n  {name}")
        for name in ("ask", "lookup", "card", "try", "replay", "check", "diff", "index")
    ]
    assert places == sorted(places)
    headings = {
        "en": ["At the table:", "Boards:", "Editions:"],
        "fr": ["À la table :", "Plateaux :", "Éditions :"],
    }
    assert [line for line in groups if line in headings[lang]] == headings[lang]


@pytest.mark.slow
@pytest.mark.parametrize("lang", options.LANGUAGES)
@pytest.mark.parametrize("name", [name for name in app.commands() if name != "check"])
def test_the_example_of_a_command_finds_something(kfjudge: Kfjudge, name: str, lang: str) -> None:
    head = {"en": "Example: kfjudge ", "fr": "Exemple : kfjudge "}[lang]
    shown = unwrapped(kfjudge(name, "--help", "--lang", lang, columns=100).out)
    example = shown.split(unwrapped(head))[1].split({"en": " Everywhere:", "fr": " Partout :"}[lang])[0]
    assert kfjudge(*shlex.split(example), "--lang", lang).status == 0


@pytest.mark.parametrize("name", app.commands())
def test_no_explanation_is_the_same_in_both_languages(name: str) -> None:
    command = app.load_command(name, "en")
    for parameter in parameters(command):
        assert help.explain_parameter(name, parameter, "en") != help.explain_parameter(name, parameter, "fr")
    assert help.summarize(name, "en") != help.summarize(name, "fr")


@pytest.mark.parametrize("name", app.commands())
def test_every_command_has_the_common_options(name: str) -> None:
    assert {option.name for option in COMMON} <= set(parameters(app.load_command(name, "en")))


@pytest.mark.parametrize("words", [["--help"], *([name, "--help"] for name in app.commands())])
@pytest.mark.parametrize("lang", options.LANGUAGES)
def test_help_keeps_within_a_phone(kfjudge: Kfjudge, words: list[str], lang: str) -> None:
    assert max(map(len, kfjudge(*words, "--lang", lang, columns=40).lines)) <= 40


def test_the_page_of_commands_says_what_the_program_prints() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_of_commands(), (
        "write kfjudge/cli/COMMANDS.md again: python -m tests.cli.test_help"
    )


def page_of_commands() -> str:
    """The page as the program would have it."""
    parts = [OPENING]
    for name in ("", *app.commands()):
        parts.append(f"## {name or 'kfjudge'}\n")
        parts += [
            f"```\n{printed([*name.split(), '--lang', lang, '--help'])}```\n" for lang in options.LANGUAGES
        ]
    return "\n".join(parts)


def printed(words: list[str]) -> str:
    before = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = "80"
    out = io.StringIO()
    try:
        with redirect_stdout(out):
            run(words)
    finally:
        os.environ.pop("COLUMNS")
        if before is not None:
            os.environ["COLUMNS"] = before
    return out.getvalue()


if __name__ == "__main__":
    PAGE.write_text(page_of_commands(), encoding="utf-8")
