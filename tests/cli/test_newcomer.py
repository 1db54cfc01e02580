"""What somebody types who has never seen kfjudge: `help`, `version`, a command without enough words."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge import RULES_AS_OF, __version__, games
from kfjudge.cli import app
from kfjudge.cli.commands import doctor
from kfjudge.words import name_month
from tests.terminal import Kfjudge

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *app.commands()])
def test_help_of_a_command_is_what_its_option_prints(
    kfjudge: Kfjudge, command: str, lang: str, columns: int
) -> None:
    words = command.split()
    asked = kfjudge("help", *words, "--lang", lang, columns=columns)
    assert asked.status == 0
    assert asked.out == kfjudge(*words, "--help", "--lang", lang, columns=columns).out


def test_help_of_what_is_no_command_names_the_nearest(kfjudge: Kfjudge) -> None:
    seen = kfjudge("help", "serch")
    assert (seen.status, seen.out) == (2, "")
    assert seen.err == "kfjudge: there is no command “serch”; did you mean search?\n"
    assert "vouliez-vous dire search" in kfjudge("help", "serch", "--lang", "fr").err


def test_help_for_a_program_has_the_same_words(kfjudge: Kfjudge) -> None:
    every = kfjudge("help", "--json").data
    assert [one["command"] for group in every["groups"] for one in group["commands"]] == list(app.commands())
    card = kfjudge("help", "card", "--json").data
    assert card["words"][0]["name"] == "NAME"
    assert {"name": "--both", "meaning": "both languages side by side"} in card["options"]
    assert card["example"] == "kfjudge card bad penny"


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "rules as of May 2019"), ("fr", "règles arrêtées en mai 2019")],
)
def test_the_version_says_how_recent_the_rules_are(kfjudge: Kfjudge, lang: str, told: str) -> None:
    for words in (["--version"], ["version"]):
        assert kfjudge(*words, "--lang", lang).out == f"kfjudge {__version__}, {told}\n"
        assert max(map(len, kfjudge(*words, "--lang", lang, columns=40).lines)) <= 40
    assert kfjudge("version", "--json", "--lang", lang).data == {
        "version": __version__,
        "rules_as_of": RULES_AS_OF,
    }


def test_the_rules_are_those_of_the_newest_book_of_the_first_game() -> None:
    first = games.get_game(games.default_game())
    assert first.dates[first.newest] == max(first.dates.values()) == RULES_AS_OF


@pytest.mark.parametrize("game", games.GAMES)
def test_a_book_is_dated_as_its_page_says(kfjudge: Kfjudge, game: str) -> None:
    dates = games.get_game(game).dates
    for edition in games.get_game(game).editions:
        for lang in LANGUAGES:
            title = kfjudge("lookup", f"{game}:edition/{edition}", "--json", "--lang", lang).data["title"]
            if edition in dates:
                assert name_month(dates[edition], lang) in title
            else:
                assert {"en": "undated", "fr": "non datées"}[lang] in title


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_does_what_its_options_do(
    kfjudge: Kfjudge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: str
) -> None:
    shown = kfjudge("completion", shell)
    assert shown.status == 0
    assert shown.out == kfjudge("--show-completion", shell).out
    assert kfjudge("completion", shell, "--json").data == {
        "shell": shell,
        "script": shown.out,
        "path": None,
    }
    monkeypatch.setenv("HOME", str(tmp_path))
    installed = kfjudge("completion", shell, "--install", "--lang", "fr", columns=100)
    assert installed.out.startswith(f"La complétion pour {shell} est dans")
    assert installed.out == kfjudge("--install-completion", shell, "--lang", "fr", columns=100).out
    (written,) = [path for path in tmp_path.rglob("*kfjudge*") if path.is_file()]
    assert written.read_text().strip() == shown.out.strip()


def test_a_shell_that_is_not_known_is_refused_with_those_that_are(kfjudge: Kfjudge) -> None:
    seen = kfjudge("completion", "ksh")
    assert seen.status == 2
    assert seen.err == "kfjudge: which shell is it? Say one: kfjudge completion bash|zsh|fish\n"


# is all as it should be


def test_the_doctor_begins_with_its_verdict(kfjudge: Kfjudge) -> None:
    assert kfjudge("doctor").lines[:2] == ["All is in order.", ""]
    assert kfjudge("doctor", "--lang", "fr").lines[:2] == ["Tout est en ordre.", ""]
    assert kfjudge("doctor", "--json").data["in_order"] is True


def test_the_doctor_says_what_is_wrong(kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_version_of", lambda name: None if name == "rapidfuzz" else "1.0")
    seen = kfjudge("doctor")
    assert seen.status == 0
    assert seen.lines[:2] == [
        "1 thing is not in order:",
        "- 1 package is missing (rapidfuzz): install kfjudge again.",
    ]
    french = kfjudge("doctor", "--lang", "fr", columns=100).text
    assert french.startswith(
        "1 chose n’est pas en ordre : - 1 paquet manque (rapidfuzz) : réinstallez kfjudge."
    )
    data = kfjudge("doctor", "--json").data
    assert data["in_order"] is False
    assert data["wrong"] == ["1 package is missing (rapidfuzz): install kfjudge again."]


@pytest.mark.parametrize(
    ("lang", "book"),
    [
        ("en", "KeyForge: Rulebook 1.3, May 2019"),
        ("en", "Fateforge: Fateforge rulebook (French), undated"),
        ("fr", "Horreur à Arkham : Guide de Référence 2016, juillet 2016"),
        ("fr", "Fateforge : Règles de Fateforge, sans date"),
    ],
)
def test_the_doctor_dates_every_book(kfjudge: Kfjudge, lang: str, book: str) -> None:
    seen = kfjudge("doctor", "--lang", lang, columns=100)
    assert f"  {book}" in [line.replace("\u00a0", " ") for line in seen.lines]
    named = {(one["game"], one["edition"]) for one in kfjudge("doctor", "--json").data["books"]}
    assert named == {(game, edition) for game in games.GAMES for edition in games.get_game(game).editions}
