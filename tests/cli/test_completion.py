"""What the shells offer after Tab, and how they are taught to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kfjudge.cli.complete import VARIABLE
from tests.at_a_terminal import Kfjudge

Tab = Callable[..., list[str]]


@pytest.fixture
def tab(kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch) -> Tab:
    """What bash is offered for the last word of a line."""

    def offered(*words: str, locale: str = "C.UTF-8") -> list[str]:
        monkeypatch.setenv(VARIABLE, "complete_bash")
        monkeypatch.setenv("COMP_WORDS", "\n".join(["kfjudge", *words]))
        monkeypatch.setenv("COMP_CWORD", str(len(words)))
        seen = kfjudge(locale=locale)
        assert seen.status == 0
        assert seen.err == ""
        return seen.lines

    return offered


def test_commands_and_options_are_offered(tab: Tab) -> None:
    assert tab("ed") == ["editions"]
    assert "--quote" in tab("lookup", "--")
    assert "--lang" in tab("--")
    assert tab("lookup", "--lang", "") == ["en", "fr"]
    assert tab("search", "--kind", "f") == ["faq"]


def test_names_are_offered_in_one_word_and_lead_to_their_entry(
    tab: Tab, kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = tab("card", "bad-p")
    assert offered == ["bad-penny"]
    assert "stun" in tab("lookup", "stu")
    assert "faux-jeton" in tab("card", "faux-j", locale="fr_FR.UTF-8")
    monkeypatch.delenv(VARIABLE)
    assert kfjudge("card", "faux-jeton", "--json").data["id"] == "keyforge:card/bad-penny"


def test_what_was_typed_stays_as_it_was_typed(tab: Tab) -> None:
    assert "sonné" in tab("lookup", "sonné")
    assert "Bad-penny" in tab("card", "Bad-p")


def test_a_corrected_card_is_offered_for_errata(tab: Tab) -> None:
    assert tab("errata", "l") == ["library-access"]


def test_open_points_and_their_readings_are_offered(tab: Tab) -> None:
    assert tab("replay", "--reading", "fight.cu") == ["fight.cut-short=fought", "fight.cut-short=not-fought"]
    assert tab("explore", "--reading", "fight.cut-short=n") == ["fight.cut-short=not-fought"]
    assert tab("editions", "fight.cu") == ["fight.cut-short"]
    assert tab("editions", "1.") == ["1.3", "1.1", "1.0"]


def test_a_fault_while_completing_is_kept_to_ourselves(tab: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OSError("no such thing")

    monkeypatch.setattr("kfjudge.reference.names.names.completions", broken)
    assert tab("lookup", "stu") == []


@pytest.mark.parametrize(
    ("shell", "script"),
    [
        ("bash", ".bash_completions/kfjudge.sh"),
        ("zsh", ".zfunc/_kfjudge"),
        ("fish", ".config/fish/completions/kfjudge.fish"),
    ],
)
def test_a_shell_is_taught_in_its_own_place(
    kfjudge: Kfjudge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: str, script: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    seen = kfjudge("--install-completion", shell, "--lang", "fr", columns=100)
    assert seen.status == 0
    assert seen.out.startswith(f"La complétion pour {shell} est dans")
    assert VARIABLE in (tmp_path / script).read_text()
    shown = kfjudge("--show-completion", shell)
    assert VARIABLE in shown.out
    assert shown.out.strip() == (tmp_path / script).read_text().strip()


def test_a_board_is_offered_by_the_last_part_of_its_name_where_no_full_name_begins_so(tab: Tab) -> None:
    assert tab("replay", "skirmish-does-not-stop") == ["skirmish-does-not-stop-hazardous"]
    assert all(name.startswith("faq/") for name in tab("explore", "faq"))
    assert tab("lookup", "skirmish-does-not-stop") == ["skirmish-does-not-stop-hazardous"]
