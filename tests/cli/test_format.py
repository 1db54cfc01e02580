"""`--format`: every command that prints gives its page as text, Markdown or HTML, or its data as JSON."""

from __future__ import annotations

import json
import re

import pytest

from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import message
from kfjudge.notation.scenario import Scenario
from kfjudge.render import writers
from kfjudge.render.writers import Medium, Output
from kfjudge.render.writers.text import Line
from kfjudge.replay import play
from kfjudge.replay.result import Result
from tests.terminal import Kfjudge

COMMANDS = (
    ("lookup", "stun"),
    ("lookup", "stun", "--both"),
    ("card", "bad penny"),
    ("card", "troll, urchin"),
    ("search", "elusve"),
    ("search", "zzzzqqqq"),
    ("ask", "is bad penny purged by yxilo bolter"),
    ("ask", "Krump attacks Noddy the Thief"),
    ("cards", "--house", "mars", "--power", "5+"),
    ("faq",),
    ("faq", "10"),
    ("errata",),
    ("editions",),
    ("editions", "fight.cut-short"),
    ("diff", "1.1", "1.3", "stun"),
    ("page",),
    ("page", "timing"),
    ("replay", "faq/1.3/13"),
    ("replay", "faq/1.3/1", "--editions", "1.1,1.3"),
    ("explore", "house-must-against-cannot"),
    ("try", "Krump attacks Noddy the Thief"),
    ("check", "--grammar"),
    ("doctor",),
    ("index",),
    ("lookup",),
    ("card",),
    ("diff",),
    ("help",),
    ("help", "card"),
    ("version",),
    ("completion", "zsh"),
)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_answers_in_every_format(kfjudge: Kfjudge, words: tuple[str, ...], lang: str) -> None:
    plain = kfjudge(*words, "--lang", lang)
    html = kfjudge(*words, "--lang", lang, "--format", "html")
    markdown = kfjudge(*words, "--lang", lang, "--format", "markdown")
    data = kfjudge(*words, "--lang", lang, "--format", "json")
    assert {plain.status, html.status, markdown.status, data.status} == {plain.status}
    assert json.loads(data.out)
    assert markdown.out.strip()
    assert f'<html lang="{lang}">' in html.out
    assert 'http-equiv="Content-Security-Policy"' in html.out
    assert not re.search(r"(?:src|href)=\"(?!#)", html.out), "it loads nothing"
    assert len(re.findall(r"<h1\b", html.out)) >= 1


@pytest.mark.parametrize(
    ("words", "short", "format"),
    [
        (("lookup", "stun"), "--json", "json"),
        (("replay", "faq/1.3/13"), "--json", "json"),
        (("replay", "faq/1.3/13"), "--markdown", "markdown"),
        (("diff", "1.1", "1.3", "stun"), "--markdown", "markdown"),
        (("page", "timing"), "--markdown", "markdown"),
    ],
)
def test_a_flag_is_short_for_its_format(
    kfjudge: Kfjudge, words: tuple[str, ...], short: str, format: str
) -> None:
    assert kfjudge(*words, short).out == kfjudge(*words, "--format", format).out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("lookup", "stun", "--format", "latex"), "--format must be text, markdown, html or json"),
        (("lookup", "stun", "--json", "--format", "html"), "--json and --format do not go together"),
        (("lookup", "stun", "--quote", "--format", "html"), "--html and --quote do not go together"),
        (("replay", "x", "--markdown", "--format", "html"), "--html and --markdown do not go together"),
        (("replay", "faq/1.3/13", "--step", "--format", "html"), "--html and --step do not go together"),
        (("replay", "--all", "--format", "markdown"), "--all and --markdown do not go together"),
    ],
)  # fmt: skip
def test_two_formats_at_once_or_one_that_is_not_there_are_refused(
    kfjudge: Kfjudge, words: tuple[str, ...], told: str
) -> None:
    seen = kfjudge(*words)
    assert seen.status == 2
    assert told in " ".join((seen.err + seen.out).split())


def test_a_new_format_is_a_row_of_the_table(kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch) -> None:
    def shout(output: Output, medium: Medium) -> list[Line]:  # noqa: ARG001  what every format takes
        return [Line(output.page().title.upper())]

    monkeypatch.setitem(writers.FORMATS, "shout", shout)
    assert kfjudge("lookup", "stun", "--format", "shout").out == "STUN\n"


def test_a_page_in_two_languages_marks_each_part_with_its_own(kfjudge: Kfjudge) -> None:
    page = kfjudge("lookup", "stun", "--both", "--format", "html", "--lang", "fr").out
    assert '<html lang="fr">' in page
    assert '<section lang="en"><h1><b>Stun</b>' in page
    assert '<section lang="fr"><h1><b>Sonné</b>' in page
    assert "<section lang=" not in kfjudge("lookup", "stun", "--format", "html").out


def test_many_replays_are_written_as_data_one_after_the_other(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ("replay", "--all", "--json", "--game", "fateforge")
    whole = kfjudge(*command)
    assert whole.status == 0
    assert whole.out == writers.write_json(whole.data) + "\n"
    played = play.run
    seen: list[str] = []

    broken_one = whole.data[5]["scenario"]

    def stop_at_one(scenario: Scenario, edition: str) -> Result:
        seen.append(capsys.readouterr().out)
        if scenario.name == broken_one:
            raise Troubles([Trouble(message("replay.what"))])
        return played(scenario, edition)

    monkeypatch.setattr(play, "run", stop_at_one)
    broken = kfjudge(*command)
    assert broken.status == 2
    told = json.loads("".join(seen) + broken.out)
    assert told == [each for each in whole.data if each["scenario"] != broken_one]
    assert any(seen), "kept until the end"
    assert broken.err.startswith("kfjudge: ")
