"""`kfjudge` alone in a terminal: a round of questions, in one process, that nothing but the person ends."""

from __future__ import annotations

import stat
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys
from prompt_toolkit.output import DummyOutput

from kfjudge.cli import prompt
from kfjudge.cli.options import Options
from kfjudge.cli.prompt import completion, editor
from kfjudge.cli.prompt.line import LONGEST_LINE
from tests.terminal import Kfjudge, Typist, open_terminal

PROMPT = "\nkfjudge>"
Sat = Callable[..., str]


@pytest.fixture
def sat(kfjudge: Kfjudge, capsys: pytest.CaptureFixture[str]) -> Sat:
    """What is shown to somebody who types these lines in one round."""
    kfjudge("--version")  # in a terminal of 80 columns

    def typed(*lines: str, lang: str = "en") -> str:
        left = iter(lines)

        def line_after(shown: str) -> str:
            print(shown)
            line = next(left, None)
            if line is None:
                raise EOFError
            return line

        assert prompt.Session(Options(lang)).answer_lines(line_after) == 0
        told = capsys.readouterr()
        return told.out + told.err

    return typed


# a round


def test_a_question_needs_no_quotes(sat: Sat, kfjudge: Kfjudge) -> None:
    alone = kfjudge("ask", "l'orphelin est-il purgé ?").out
    assert alone in sat("l'orphelin est-il purgé ?")


def test_nothing_leaks_from_one_line_to_the_next(sat: Sat) -> None:
    alone = sat("stun")
    after = sat("stun --lang fr --full", "card troll --json", "lookup stun --edition 1.1", "stun")
    assert after.endswith(alone)


def test_a_mistake_is_told_and_the_round_goes_on(sat: Sat) -> None:
    shown = sat("card zzzz", "search", "stun --limit x", "edition 9", "faq/1.3/10")
    told = ("no card “zzzz”", "WORDS… is missing", "--limit takes a whole number", "not “9”")
    assert [part for part in (*told, "Back to your hand.") if part not in shown] == []


def test_language_and_edition_hold_until_they_are_set_again(sat: Sat) -> None:
    shown = sat("lang fr", "edition 1.1", "faq/1.1/3", "edition 1.3", "lang en", "stun")
    assert [line for line in shown.splitlines() if line.startswith("kfjudge")] == [
        *("kfjudge> ", "kfjudge fr> ", "kfjudge fr 1.1> ", "kfjudge fr 1.1> "),
        *("kfjudge fr> ", "kfjudge> ", "kfjudge> "),
    ]
    assert "Livret 1.1, FAQ" in shown
    assert "Rulebook 1.3, Glossary" in shown


def test_the_last_answer_is_shown_in_full_to_be_quoted_and_in_the_other_language(
    sat: Sat, kfjudge: Kfjudge
) -> None:
    shown = sat("stun", "full", "quote", "fr", "lookp", "en")
    for words in (["--full"], ["--quote"], ["--quote", "--lang", "fr"]):
        assert kfjudge("lookup", "stun", *words).out in shown


def test_there_is_nothing_more_of_nothing(sat: Sat) -> None:
    assert "nothing was asked yet" in sat("full")
    assert "rien n’a encore été demandé" in sat("tout", lang="fr")
    assert "--step does not go with errata" in sat("errata", "step")


def test_a_number_opens_a_question_where_they_are_listed_else_a_card(sat: Sat, kfjudge: Kfjudge) -> None:
    assert kfjudge("faq", "3", "--edition", "1.1").out in sat("faq --edition 1.1", "3")
    assert kfjudge("card", "296").out in sat("296")


@pytest.mark.parametrize(("lang", "word"), [("en", "Commands: ask"), ("fr", "Commandes : ask")])
def test_the_help_says_what_may_be_typed_in_half_a_screen(sat: Sat, lang: str, word: str) -> None:
    shown = sat("?", lang=lang).replace("\u202f", " ").replace("\u00a0", " ")
    assert word in shown
    assert len(shown.splitlines()) < 30
    assert "kfjudge card" in sat("? card", lang=lang)


# what Tab offers


def test_tab_offers_commands_names_and_what_the_shell_knows(sat: Sat) -> None:
    sat("stun")  # the store is there

    def texts(before: str, lang: str = "en") -> list[str]:
        return [
            before[: len(before) - one.replaces] + one.text
            for one in completion.complete_at_prompt(before, lang)
        ]

    assert texts("loo")[0] == "lookup"
    assert "card Bad Penny" in texts("card Bad P")
    assert "card faux jeton" in texts("card faux j", "fr")
    assert "what if I play Bad Penny" in texts("what if I play Bad Pe")
    assert "est-ce que l'Orphelin" in texts("est-ce que l'Orph", "fr")
    assert texts("lookup stun --lang ") == ["lookup stun --lang en", "lookup stun --lang fr"]
    assert "lookup stun --full" in texts("lookup stun --f")
    assert texts("errata l") == ["errata library-access"]
    assert "editions 1.1" in texts("editions 1.1")
    assert texts("zzzzzz") == []


def test_a_file_of_two_words_is_offered_as_a_name_that_replays(
    sat: Sat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "two words.kf").write_text(
        "turn: South, house Brobnar\nSouth line: Troll\n1. South: Troll reaps\n"
    )
    offered = [offer.text for offer in completion.complete_at_prompt("replay two", "en")]
    assert '"two words.kf"' in offered
    assert "South is up 1 Æmber" in sat('replay "two words.kf"')


# what is kept


def test_lines_are_kept_for_nobody_else_and_not_for_ever(tmp_path: Path) -> None:
    kept = tmp_path / "state" / "history"
    assert editor.read_history(kept) == []
    editor.append_to_history(kept, "stun\n  and more")
    kept.chmod(0o644)
    for n in range(editor.MOST + 5):
        editor.append_to_history(kept, f"line {n}")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    lines = editor.read_history(kept)
    assert (len(lines), lines[-1]) == (editor.MOST, f"line {editor.MOST + 4}")
    assert len(kept.read_text().splitlines()) == editor.MOST
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert sorted(kept.parent.iterdir()) == [kept]


def test_a_line_behind_one_that_was_cut_off_is_a_line_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "history").write_text("stun\nela")
    editor.append_to_history(tmp_path / "history", "ward")
    assert editor.read_history(tmp_path / "history") == ["stun", "ela", "ward"]


def test_what_cannot_be_kept_is_not_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file" / "history", tmp_path, None):
        editor.append_to_history(place, "stun")
        assert editor.read_history(place) == []
    (tmp_path / "odd").write_bytes(b"\xff\x00stun\n\n")
    assert len(editor.read_history(tmp_path / "odd")) == 1


@contextmanager
def memory_below(bound: int) -> Iterator[None]:
    """So many bytes at most are taken at any time."""
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < bound
    finally:
        tracemalloc.stop()


def test_a_long_history_is_read_from_its_end_and_cut(tmp_path: Path) -> None:
    kept = tmp_path / "history"
    kept.write_bytes(b"an old line\n" * 1_000_000 + b"stun " * 200_000 + b"\nward\nelusive\n")
    with memory_below(10_000_000):
        assert editor.read_history(kept) == ["ward", "elusive"]
    assert kept.read_text() == "ward\nelusive\n"


def test_a_long_line_is_kept_cut(tmp_path: Path) -> None:
    kept = tmp_path / "history"
    editor.append_to_history(kept, "x" * 100_000)
    assert editor.read_history(kept) == ["x" * LONGEST_LINE]


# what is typed


@pytest.fixture
def enter() -> Iterator[Callable[[str], str]]:
    """The line that comes of these keys."""
    with create_pipe_input() as keyboard, create_app_session(input=keyboard, output=DummyOutput()):
        read_line = editor.make_line_editor(None, lambda _: [])

        def line_of(keys: str) -> str:
            keyboard.send_text(f"{keys}\r")
            return read_line("> ")

        yield line_of


@pytest.mark.parametrize("keys", ["x" * 12_000, "\x1b[200~" + "x" * 50_000 + "\x1b[201~"])
def test_a_line_that_is_too_long_takes_little_memory(enter: Callable[[str], str], keys: str) -> None:
    enter("stun")
    with memory_below(30_000_000):
        assert enter(keys) == "x" * (LONGEST_LINE + 1)


@pytest.mark.parametrize(
    ("keys", "line"),
    [("\x1b999999x", "99999x"), ("x" * 1990 + "\x15\x1b999999\x19", "99999" + "x" * 1990)]
    + [(f"abc\x1b99999{key}", f"abc9999{left}") for key, left in {"\x1bu": "", "\x1b-x": "x"}.items()],
)
def test_no_key_is_repeated_a_million_times(enter: Callable[[str], str], keys: str, line: str) -> None:
    enter("stun")
    with memory_below(30_000_000):
        assert enter(keys) == line


def test_what_is_pasted_without_an_end_is_cut_and_ctrl_c_ends_it() -> None:
    pressed: list[KeyPress] = []
    reader = editor._KeyReader(pressed.append)
    reader.feed("\x1b[200~")
    with memory_below(1_000_000):
        for _ in range(3_000):
            reader.feed("a line \n" * 128)
    assert not pressed
    reader.feed("\x03")
    assert [press.key for press in pressed] == [Keys.BracketedPaste, Keys.ControlC]
    assert LONGEST_LINE < len(pressed[0].data) < 2 * LONGEST_LINE
    for data in ("\x1b[200~", "stun\x1b[2", "01~\r"):
        reader.feed(data)
    assert [press.data for press in pressed[2:]] == ["stun", "\r"]


def test_a_line_that_is_too_long_is_refused_in_words(sat: Sat) -> None:
    assert "a line has at most 2000 letters" in sat("stun " * 401)
    assert "une ligne a au plus" in sat("stun " * 401, lang="fr")


@pytest.mark.parametrize("color", ["\x1b[31m", "\x1b[1;31m", "\x1b[0m", "\x1b[Mabc"])
def test_a_color_that_was_copied_is_no_mouse(enter: Callable[[str], str], color: str) -> None:
    assert enter(f"{color}stun{color}") == "stun"


# at a real terminal

pytty = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")


@pytest.fixture
def seated(kfjudge: Kfjudge, cache: Path, tmp_path: Path) -> Iterator[Callable[..., Typist]]:
    """Somebody at a terminal with a folder of their own, who may come back to it."""
    from contextlib import ExitStack

    kfjudge("lookup", "stun")  # the store is there from here on
    with ExitStack() as open_ones:

        def sit(*words: str, columns: int = 80) -> Typist:
            environment = {
                "KFJUDGE_CACHE": str(cache),
                "XDG_STATE_HOME": str(tmp_path),
                "HOME": str(tmp_path),
            }
            return open_ones.enter_context(open_terminal(*words, columns=columns, **environment))

        yield sit


@pytty
def test_a_round_at_a_terminal(seated: Callable[..., Typist], tmp_path: Path) -> None:
    typist = seated()
    assert "? for help" in typist.wait_for(PROMPT)
    assert "exhausts" in typist.type("stun\r", until=PROMPT)
    assert "no card “zzzz”" in typist.type("card zzzz\r", until=PROMPT)
    typist.type("card bad pe\t", until="nny")
    assert "Destroyed:" in typist.type("\r", until=PROMPT)
    assert "Tab completes" in typist.type("?\r", until=PROMPT)
    typist.type("never asked\x03", until=PROMPT)  # Ctrl-C: another line
    typist.type("\x1b[A\x1b[A", until="card bad penny")  # not what was not asked
    assert "Faux Jeton" in typist.type(" --lang fr\r", until=PROMPT)
    typist.type("replay --all\r", until="agrees")
    typist.type("\x03", until=PROMPT)  # stopped long before it has played all boards
    typist.type("\x04", until="\n")
    assert typist.status() == 0
    (kept,) = [path for path in tmp_path.rglob("history") if path.is_file()]
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600

    again = seated("--lang", "fr", columns=40)
    assert "Ctrl-D pour quitter" in again.wait_for(PROMPT).replace("\r\n", " ")
    again.type("\x1b[A", until="replay --all")
    again.type("\x03", until=PROMPT)
    assert "purgée" in again.type("l'orphelin est-il purgé ?\r", until=PROMPT)
    assert "Creature, house Shadows" in again.type("en\r", until=PROMPT)
    again.type("quitter\r", until="\n")
    assert again.status() == 0


@pytty
def test_a_home_that_cannot_be_written_does_not_end_the_round(
    seated: Callable[..., Typist], tmp_path: Path
) -> None:
    (tmp_path / "kfjudge").write_text("a file where the folder would be")
    typist = seated()
    typist.wait_for(PROMPT)
    for _ in range(2):
        assert "exhausts" in typist.type("stun\r", until=PROMPT)


def test_without_a_terminal_there_is_no_prompt_and_what_reads_lines_is_not_loaded(kfjudge: Kfjudge) -> None:
    program = (
        "import sys; from kfjudge.cli import run; status = run([]);"
        "print('prompt_toolkit' in sys.modules, status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], input="stun\n", capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{kfjudge('--help').out}False 0\n"


@pytest.mark.parametrize(
    ("lang", "line", "shown"),
    [
        ("en", "he attacks my Bumpsy with Krump", "Krump has 5 damage"),
        ("fr", "il attaque mon Bobosse avec Krump", "5 dégâts"),
    ],
)
def test_a_plain_sentence_is_played_step_by_step(sat: Sat, lang: str, line: str, shown: str) -> None:
    told = sat(line, lang=lang)
    assert shown in told
    assert "1. " in told


def test_what_several_games_have_is_answered_by_the_one_that_was_asked_last(sat: Sat) -> None:
    alone = sat("what is an action")
    after = sat("what is a chaos token", "what is an action")
    assert "keyforge" not in alone
    assert "arkham:" in after.rpartition(PROMPT)[0].rpartition(PROMPT)[2]


def test_a_misspelt_command_before_a_name_is_carried_out_and_told(sat: Sat) -> None:
    shown = sat("lookpu taunt")
    assert "Read as: lookup taunt" in shown
    assert "glossary/taunt" in shown


def test_a_game_is_set_and_left_again(sat: Sat) -> None:
    shown = sat("game arkham", "prey", "game all", "jeu fateforge")
    assert "Answers are on Arkham Horror." in shown
    assert "arkham:glossary/prey" in shown
    assert "Answers are on every game" in shown
    assert "Answers are on Fateforge." in shown


def test_both_languages_are_shown_of_what_has_no_option_for_them(sat: Sat, kfjudge: Kfjudge) -> None:
    situation = "Troll attaque Faux Jeton"
    told = {lang: kfjudge("try", situation, "--lang", lang).out for lang in ("en", "fr")}
    shown = sat(situation, "both")
    assert told["en"] in shown
    assert told["fr"] in shown


def test_help_may_be_typed_as_for_a_shell_or_a_chat(sat: Sat) -> None:
    assert sat("--help") == sat("help") == sat("/help")


def test_a_question_without_a_deed_on_a_board_asks_the_rule(sat: Sat) -> None:
    assert "glossary/stun" in sat("can a stunned creature fight")
