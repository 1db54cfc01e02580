"""What is the same for every command: help, language, options on either side, errors, exit statuses."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from kfjudge.cli import app, commands, options, preparse
from tests.terminal import Kfjudge

Values = Mapping[str, Any]
MAIN = [sys.executable, "-m", "kfjudge"]


def test_the_version_is_told_without_loading_the_frame_of_commands() -> None:
    loaded = "import sys; from kfjudge.cli import run; run(['--version']); print('typer' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.split()[0] == "kfjudge"
    assert done.stdout.splitlines()[1] == "False"


def test_a_command_loads_no_other_command_and_nothing_that_draws() -> None:
    loaded = (
        "import sys; from kfjudge.cli import app; app.load_command('editions', 'en');print(list(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    others = {f"kfjudge.cli.commands.{name}" for name in app.commands()}
    others.remove("kfjudge.cli.commands.editions")
    assert "kfjudge.cli.commands.editions" in done.stdout
    assert not [
        name for name in (*others, "rich", "whoosh", "rapidfuzz", "yaml") if f"'{name}'" in done.stdout
    ]


@pytest.mark.parametrize("lang", options.LANGUAGES)
def test_the_help_lists_every_command_in_the_language_asked_for(kfjudge: Kfjudge, lang: str) -> None:
    seen = kfjudge("--lang", lang, "--help")
    assert seen.status == 0
    assert ("À la table" in seen.out) == (lang == "fr")
    for name in app.commands():
        assert any(line.startswith(f"  {name}") for line in seen.lines)


def test_a_french_locale_gets_french_help_and_an_option_outranks_the_locale(kfjudge: Kfjudge) -> None:
    assert kfjudge("--help", locale="fr_FR.UTF-8").out == kfjudge("--lang", "fr", "--help").out
    assert kfjudge("--help", "--lang", "en", locale="fr_FR.UTF-8").out == kfjudge("--help").out


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "de_DE", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "C", "KFJUDGE_LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR", "KFJUDGE_LANG": ""}, "fr"),
    ],
)
def test_the_locale_is_read_as_the_system_reads_it(environment: dict[str, str], expected: str) -> None:
    assert preparse.language_of_locale(environment) == expected


def test_a_card_is_shown_without_the_engine(kfjudge: Kfjudge) -> None:
    shown = kfjudge("card", "bad", "penny").out  # the store is there from here on
    loaded = (
        "import sys; from kfjudge.cli import run; run(['card', 'bad', 'penny']);"
        "print([name for name in sys.modules if '.engine' in name or '.dsl' in name or '.telling' in name])"
    )
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout == f"{shown}[]\n"


def test_without_a_command_the_help_is_shown(kfjudge: Kfjudge) -> None:
    assert kfjudge().out == kfjudge("--help").out
    assert kfjudge("--lang", "fr").out == kfjudge("--lang", "fr", "--help").out


def test_options_stand_before_the_command_or_after_it(kfjudge: Kfjudge) -> None:
    after = kfjudge("editions", "--lang", "fr", "--limit", "1", "--json")
    before = kfjudge("--lang", "fr", "--limit", "1", "--json", "editions")
    assert after == before
    assert [entry["lang"] for entry in after.data] == ["fr"]


def test_of_an_option_on_both_sides_the_later_counts(kfjudge: Kfjudge) -> None:
    seen = kfjudge("--lang", "fr", "editions", "--json", "--lang", "en")
    assert {entry["lang"] for entry in seen.data} == {"en"}


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["lookp"], "did you mean lookup", "vouliez-vous dire lookup"),
        (["search"], "WORDS… is missing", "il manque MOTS…"),
        (["lookup", "--ful", "stun"], "did you mean --full", "vouliez-vous dire --full"),
        (["lookup", "--nonsense", "stun"], "there is no option", "pas d’option"),
        (["lookup", "stun", "--limit"], "needs a value", "demande une valeur"),
        (["lookup", "stun", "--full=yes"], "takes no value", "ne prend pas de valeur"),
        (["lookup", "stun", "--limit", "many"], "a whole number", "un nombre entier"),
        (["lookup", "stun", "--limit", "0"], "a whole number", "un nombre entier"),
        (
            ["lookup", "stun", "--edition", "2.0"],
            "must be 1.3, 1.1 or 1.0, not “2.0”",
            "doit valoir 1.3, 1.1 ou 1.0",
        ),
        (
            ["lookup", "stun", "--game", "chess"],
            "must be keyforge, arkham or fateforge, not “chess”",
            "doit valoir keyforge, arkham ou fateforge",
        ),
        (["doctor", "please"], "more than the command takes", "prend moins de mots"),
        (["lookup", "stun", "--quote", "--full"], "do not go together", "ne vont pas ensemble"),
        (["--install-completion", "ksh"], "bash|zsh|fish", "bash|zsh|fish"),
    ],
)
def test_wrong_usage_is_told_in_both_languages_and_is_status_2(
    kfjudge: Kfjudge, words: list[str], english: str, french: str
) -> None:
    for locale, expected in (("en_US.UTF-8", english), ("fr_FR.UTF-8", french)):
        seen = kfjudge(*words, locale=locale, columns=200)
        assert seen.status == 2
        assert expected in seen.err.replace("\u202f", " ")
        assert "Traceback" not in seen.err


def test_a_wrong_language_is_told_in_that_of_the_locale(kfjudge: Kfjudge) -> None:
    seen = kfjudge("--lang", "de", "--help", locale="fr_FR.UTF-8")
    assert seen.status == 0  # help was asked for
    assert kfjudge("--lang", "de", "lookup", "stun", locale="fr_FR.UTF-8").status == 2


def test_mistakes_are_json_for_a_program(kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "stun", "--json", "--limit", "x")
    assert seen.status == 2
    assert seen.data["errors"] == ["--limit takes a whole number from 1 up, not “x”"]


def test_a_fault_of_ours_is_told_without_a_traceback_until_debug_asks_for_it(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr("kfjudge.cli.commands.doctor.find_index_status", broken)
    seen = kfjudge("doctor")
    assert seen.status == 2
    assert "ZeroDivisionError" in seen.err
    assert "Traceback" not in seen.err
    assert "Traceback" in kfjudge("doctor", "--debug").err
    assert "Traceback" in kfjudge("--debug", "doctor").err


def test_ctrl_c_ends_without_a_word(kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kfjudge.cli.commands.doctor.find_index_status", interrupted)
    seen = kfjudge("doctor")
    assert seen.status == 130
    assert seen.out == ""
    assert not seen.err.strip()


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--help"], ["faq", "--full", "--json"]], ids=["little", "much"])
def test_a_reader_who_has_seen_enough_is_no_error(words: list[str], cache: Path) -> None:
    environment = {"KFJUDGE_CACHE": str(cache)}
    with subprocess.Popen([*MAIN, *words], stdout=-1, stderr=-1, env=environment) as started:
        assert started.stdout
        assert started.stderr
        started.stdout.close()  # before anything is written
        assert started.stderr.read() == b""
    assert started.returncode == 0


def test_a_closed_output_is_no_error_and_a_full_disk_is_one() -> None:
    closed = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m kfjudge --help >&-"], capture_output=True, text=True
    )
    assert (closed.returncode, closed.stderr) == (0, "")
    for lang, said in (("en", "no space left"), ("fr", "plus de place")):
        with Path("/dev/full").open("w") as full:
            command = [*MAIN, "--help", "--lang", lang]
            done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
        assert done.returncode == 2
        assert said in done.stderr
        assert "Traceback" not in done.stderr


def test_a_terminal_without_accents_gets_plain_letters() -> None:
    done = subprocess.run(
        [*MAIN, "--lang", "fr", "--help"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "COLUMNS": "80"},
        check=True,
    )
    assert "Les regles de KeyForge" in done.stdout.decode("ascii")


def test_json_is_whole_in_any_alphabet(kfjudge: Kfjudge, cache: Path) -> None:
    environment = {"PYTHONIOENCODING": "ascii", "KFJUDGE_CACHE": str(cache)}
    words = ["lookup", "stun", "--lang", "fr", "--json"]
    done = subprocess.run([*MAIN, *words], capture_output=True, env=environment, check=True)
    seen = kfjudge(*words)
    assert json.loads(done.stdout.decode("ascii")) == seen.data
    assert "Sonné" in seen.out


def test_color_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    from kfjudge.cli import terminal

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert terminal.colored(Terminal())
    assert not terminal.colored(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not terminal.colored(Terminal())
    monkeypatch.setenv("NO_COLOR", "")
    assert terminal.colored(Terminal())
    monkeypatch.setenv("TERM", "dumb")
    assert not terminal.colored(Terminal())


PLAIN = (
    "lookup",
    "lookup stun",
    "lookup --full stun --lang fr",
    "lookup stun deck --game=keyforge --edition 1.1",
    "search a b c --limit 3 --kind card --json",
    "ask can it fight ?",
    "card bad penny --both --format markdown",
    "diff",
    "diff 1.1",
    "diff 1.1 1.3 ward of stun",
    "replay a b --reading x=y --reading z=w=v",
    "replay --all --editions all",
    "replay a --html out.html",
    "explore one two --expect",
    "try a b --save file --explore",
    "index --check",
    "faq --since",
    "help lookup",
    "completion bash --install",
    "page timing --html file",
    "dump --kind cards --kind boards",
    "doctor --debug",
)
NOT_PLAIN = (
    "",
    "nothing",
    "try_ a",
    "__init__ a",
    "lookup --nothing",
    "lookup -h",
    "lookup --help",
    "lookup --ful stun",
    "lookup --full=yes stun",
    "lookup -- --full",
    "lookup stun -",
    "lookup stun --limit",
    "lookup stun --lang --full",
    "search",
    "explore",
    "doctor now",
    "--lang fr lookup stun",
    "cards --house dis",
)


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What would be carried out: the command, and the options and words it would be given."""
    seen: list[tuple[object, ...]] = []

    def note(function: Callable[..., int], common: Values, values: Values, lang: str) -> int:
        given = {name: list(one) if isinstance(one, tuple) else one for name, one in values.items() if one}
        seen.append((function, {name: one for name, one in common.items() if one}, given, lang))
        return 0

    monkeypatch.setattr(commands, "carry_out", note)
    monkeypatch.setattr(app, "carry_out", note)
    return seen


@pytest.mark.parametrize("line", PLAIN)
def test_a_plain_line_means_without_typer_what_it_means_to_typer(
    line: str, carried_out: list[tuple[object, ...]]
) -> None:
    words = line.split()
    assert commands.run_plainly(words, preparse.preparse(words)) == 0
    app.run_command(words, preparse.preparse(words))
    assert len(carried_out) == 2
    assert carried_out[0] == carried_out[1]


@pytest.mark.parametrize("line", NOT_PLAIN)
def test_what_is_not_plain_is_left_to_typer(line: str, carried_out: list[tuple[object, ...]]) -> None:
    assert commands.run_plainly(line.split(), preparse.preparse(line.split())) is None
    assert commands.run_plainly(["search", " "], preparse.preparse(["search", " "])) is None
    assert not carried_out


def test_a_line_that_the_shell_completes_is_left_to_typer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(preparse.VARIABLE, "bash")
    assert commands.run_plainly(["lookup", "stun"], preparse.preparse(["lookup", "stun"])) is None


def test_a_word_that_both_languages_have_leaves_the_language_to_the_system(kfjudge: Kfjudge) -> None:
    for words in (("odds", "3 vs 4, standard"), ("try", "Troll vs Faux Jeton")):
        in_french = kfjudge(*words, "--lang", "fr").out
        assert kfjudge(*words, locale="fr_FR.UTF-8").out == in_french != kfjudge(*words).out


def test_help_is_opened_by_what_either_language_calls_it(kfjudge: Kfjudge) -> None:
    assert kfjudge("aide", "check").out == kfjudge("help", "check").out
    assert kfjudge("aide", locale="fr_FR.UTF-8").out == kfjudge("help", "--lang", "fr").out


def test_a_language_of_the_environment_that_is_none_is_refused(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KFJUDGE_LANG", "de")
    refused = kfjudge("lookup", "stun")
    assert refused.status == 2
    assert "KFJUDGE_LANG" in refused.err
