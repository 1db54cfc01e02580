"""The man page kfjudge(1), in English and in French, is made from the help, and says what the help says.

    python -m tests.cli.test_man

writes both pages again."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from kfjudge import __version__
from kfjudge.cli import app, help
from kfjudge.cli.help import CommandHelp, Explained
from kfjudge.words.catalogue import load_page

ROOT = Path(__file__).parents[2]
PAGES = {"en": ROOT / "man" / "kfjudge.1", "fr": ROOT / "man" / "fr" / "kfjudge.1"}
INSTALLED = {"en": "share/man/man1/kfjudge.1", "fr": "share/man/fr/man1/kfjudge.1"}
HEADINGS = {
    "en": {
        "manual": "Rules at the table",
        "name": "NAME",
        "is": "the rules of card games at the table",
        "synopsis": "SYNOPSIS",
        "description": "DESCRIPTION",
        "commands": "COMMANDS",
        "options": "OPTIONS",
        "status": "EXIT STATUS",
    },
    "fr": {
        "manual": "Les règles à la table de jeu",
        "name": "NOM",
        "is": "les règles de jeux de cartes à la table de jeu",
        "synopsis": "SYNOPSIS",
        "description": "DESCRIPTION",
        "commands": "COMMANDES",
        "options": "OPTIONS",
        "status": "CODE DE SORTIE",
    },
}
REQUESTS = {".nh", ".ad", ".TH", ".SH", ".SS", ".TP", ".PP", ".B", '.\\"'}
SIGNS = {"\\": "\\e", "-": "\\-", "\u00a0": "\\ ", "\u202f": "\\ ", "’": "\\[cq]", '"': "\\[dq]"}


def roff(text: str) -> str:
    """Write a text in signs that every groff knows; none at its beginning is taken for a request."""
    written = "".join(
        SIGNS.get(sign) or (sign if sign.isascii() else f"\\[u{ord(sign):04X}]") for sign in text
    )
    return f"\\&{written}" if written[:1] in (".", "'") else written


def page(lang: str) -> str:
    """Write the whole page in a language."""
    program = help.describe_program(app.assemble_program(lang), app.commands(), lang)
    heads = {name: roff(text) for name, text in HEADINGS[lang].items()}
    lines = [
        '.\\" Written by python -m tests.cli.test_man from the help.',
        f'.TH KFJUDGE 1 "" "kfjudge {__version__}" "{heads["manual"]}"',
        ".nh",  # words of one language would be broken by the rules of another
        ".ad l",
        f".SH {heads['name']}",
        f"kfjudge \\- {heads['is']}",
        f".SH {heads['synopsis']}",
        f".B {roff(program.usage)}",
        f".SH {heads['description']}",
        roff(program.about),
        ".PP",
        roff(program.alone),
        f".SH {heads['commands']}",
    ]
    for group in program.groups:
        lines += [".PP", roff(group.heading)]
        for one in group.commands:
            lines += command(help.describe_command(app.load_command(one.command, lang), lang), lang)
    lines += [f".SH {heads['options']}", *table(program.options)]
    lines += [f".SH {heads['status']}", roff(program.end)]
    return "\n".join([*lines, ""])


def command(told: CommandHelp, lang: str) -> Iterator[str]:
    """Write what a command is for. What every command takes stands under the options."""
    yield f".SS {roff(told.usage)}"
    yield roff(told.about)
    yield from table((*told.words, *told.options))
    yield ".PP"
    yield roff(f"{load_page('help', lang)['help.example']} {told.example}")


def table(rows: Iterable[Explained]) -> Iterator[str]:
    for row in rows:
        yield from (".TP", f".B {roff(row.name)}", roff(row.meaning))


@pytest.mark.parametrize("lang", PAGES)
def test_the_man_page_says_what_the_help_says(lang: str) -> None:
    written = PAGES[lang].read_text(encoding="utf-8")
    assert written == page(lang), "write the pages again: python -m tests.cli.test_man"
    for name in app.commands():
        told = help.describe_command(app.load_command(name, lang), lang)
        assert f".SS {roff(told.usage)}\n{roff(told.about)}\n" in written
        assert all(f".B {roff(row.name)}\n{roff(row.meaning)}\n" in written for row in told.options)


@pytest.mark.parametrize("lang", PAGES)
def test_the_man_page_has_only_requests_and_signs_that_every_groff_knows(lang: str) -> None:
    written = PAGES[lang].read_text(encoding="utf-8")
    assert written.isascii()
    assert {line.split()[0] for line in written.splitlines() if line.startswith(".")} <= REQUESTS
    assert not re.search(r"^'", written, re.MULTILINE)
    assert re.findall(r"\\(?!\[(?:u[0-9A-F]{4}|cq|dq)\]|[-e &\"])", written) == []
    assert max(map(len, written.splitlines())) < 1500


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff shows whether it warns")
@pytest.mark.parametrize("lang", PAGES)
def test_groff_sets_the_man_page_without_a_warning(lang: str) -> None:
    command = ["groff", "-man", "-ww", "-Tutf8", str(PAGES[lang])]
    done = subprocess.run(command, capture_output=True, check=True)
    assert done.stderr == b""
    assert done.stdout.decode().startswith("KFJUDGE(1)")


def test_the_wheel_takes_the_man_pages_where_man_looks_for_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = project["tool"]["hatch"]["build"]["targets"]
    for lang, path in PAGES.items():
        assert build["wheel"]["shared-data"][path.relative_to(ROOT).as_posix()] == INSTALLED[lang]
    assert "man" in build["sdist"]["include"]


if __name__ == "__main__":
    for lang, path in PAGES.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(lang), encoding="utf-8")
