"""Rulings of the FAQ, asked as situations in both languages: they play to the printed verdict. A row of
`faq.tsv` is a ruling, the edition, whether the deeds are legal, how it is asked, and what must come out."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.reference.api import entry
from kfjudge.replay.play import run
from kfjudge.situation.api import try_situation
from kfjudge.situation.playing import as_script

LANGUAGES = ("en", "fr")
FEWEST_RULINGS = 30


def rows() -> list[dict[str, str]]:
    text = (Path(__file__).parent / "faq.tsv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE))


ROWS = rows()


def test_thirty_rulings_are_asked() -> None:
    assert len({row["faq"] for row in ROWS}) >= FEWEST_RULINGS
    assert all(entry(row["faq"]).kind == "faq" for row in ROWS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['faq']} {row['status']}")
def test_a_ruling_of_the_faq_comes_out_as_it_is_printed(row: dict[str, str], lang: str) -> None:
    tried = try_situation(row[lang], lang, "keyforge", row["edition"])
    assert tried is not None
    assert tried.status == row["status"], tried.situation
    script = as_script(tried)
    assert script is not None
    judged = read_scenario(f"{write_scenario(script)}\nexpect: {row['expect']}\n")
    result = run(judged, row["edition"])
    assert [one.observed for one in result.expectations if one.ok is not True] == []
