"""CONTRIBUTING.md is true: files, messages and names that it shows are there, its examples are in the code,
and what is to be typed runs."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from kfjudge.words.catalogue import load_page

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PROSE = re.sub(r"```python\n.*?```\n", "", TEXT, flags=re.DOTALL)
BLOCKS = re.findall(r"```python\n(.*?)```\n", TEXT, re.DOTALL)
QUOTED = [" ".join(quoted.split()) for quoted in re.findall(r"`([^`]+)`", PROSE)]
KEYFORGE = "kfjudge/games/keyforge/"
LANGUAGES = ("en", "fr")


def places(quoted: str) -> Iterator[str]:
    """A path as it is written, in full."""
    for lang, game in product(LANGUAGES, ("fateforge", "arkham")):
        place = re.sub(r"^keyforge/", KEYFORGE, quoted)
        yield place.replace("<lang>", lang).replace("<game>", game)


PATHS = sorted(
    {
        place
        for quoted in QUOTED
        if re.fullmatch(r"[\w<>./-]+/([\w.-]+\.(py|md|csv|tsv|txt|kf|yaml))?", quoted)
        for place in places(quoted)
    }
)
ROOMS = ("kfjudge/games/keyforge/", "tests/toy/", "kfjudge/reference/", "kfjudge/cli/")


@cache
def code() -> str:
    """All the code, its strings joined as Python joins them."""
    found = [path.read_text(encoding="utf-8") for part in ("kfjudge", "tests") for path in files(part)]
    return "\n".join(found)


def files(part: str) -> list[Path]:
    return [path for path in sorted((ROOT / part).rglob("*.py")) if path != Path(__file__)]


@pytest.mark.parametrize("path", PATHS)
def test_a_file_that_it_names_is_there(path: str) -> None:
    assert any((ROOT / start / path).exists() for start in ("", *ROOMS)), path


FILES = sorted({quoted for quoted in QUOTED if re.fullmatch(r"[\w.-]+\.(py|md|csv|tsv|txt|kf|yaml)", quoted)})


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_it_names_without_its_folder_is_somewhere(name: str) -> None:
    folders = ("", "kfjudge/**/", "glossary/**/", "tests/**/")
    assert any(next(ROOT.glob(f"{folder}{name}"), None) for folder in folders), name


EXAMPLES = [*BLOCKS, *(quoted for quoted in QUOTED if re.search(r"\b(card|Mark|message|do)\(", quoted))]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[:30])
def test_an_example_is_in_the_code_or_runs(example: str) -> None:
    if example.startswith("from kfjudge"):
        subprocess.run([sys.executable, "-c", example], capture_output=True, check=True)
        return
    assert " ".join(example.split()) in " ".join(code().split())


@pytest.mark.parametrize(
    "said", [quoted for quoted in QUOTED if re.fullmatch(r'"?[a-z]+\.[\w.-]+"?(: ".*")?', quoted)]
)
def test_a_message_that_it_names_is_there_in_every_language(said: str) -> None:
    key, _, text = said.replace('"', "", 2).partition(": ")
    name = key.partition(".")[0]
    if name not in ("event", "notation", "board", "refused", "help", "book"):
        return
    for lang, game in product(LANGUAGES, ("", "keyforge")):
        known = load_page(name, lang, game)
        if key in known:
            assert lang != "en" or text.strip('"') in ("", known[key])
            break
    else:
        raise AssertionError(f"no language has {key}")


@pytest.mark.parametrize("name", [quoted for quoted in QUOTED if re.fullmatch(r"[A-Z]\w+", quoted)])
def test_a_name_that_it_shows_is_in_the_code(name: str) -> None:
    assert re.search(rf"(class {name}\b|^\s*{name}( = |: ))", code(), re.MULTILINE), name
