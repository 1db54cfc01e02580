"""A share of every fuzzer in each run of the tests: from the same seed, for a few seconds. More by hand:
`python -m tests.fuzz`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import strategies as st

from kfjudge.games.keyforge.engine.events import GainsByReaping
from tests.fuzz import games, notation, states
from tests.fuzz.__main__ import FUZZERS, main
from tests.fuzz.hunt import Found, hunt

pytestmark = pytest.mark.slow

SEED, SECONDS = 1618, 4.0


@pytest.fixture
def with_an_index(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KFJUDGE_CACHE", str(cache))


@pytest.mark.usefixtures("with_an_index")
@pytest.mark.parametrize("name", FUZZERS)
def test_a_few_seconds_of_every_fuzzer_find_nothing(name: str) -> None:
    assert import_module(f"tests.fuzz.{name}").run(SEED, SECONDS) >= 0


def no_seven(number: int) -> None:
    assert number < 7


def test_what_is_found_is_told_by_its_smallest_case_and_comes_again_from_its_seed() -> None:
    numbers = st.integers(0, 10_000)
    with pytest.raises(Found) as found:
        hunt(SEED, 60, numbers, no_seven)
    assert found.value.case == "7"
    with pytest.raises(Found) as again:
        hunt(found.value.seed, 60, numbers, no_seven)
    assert (again.value.seed, again.value.case) == (found.value.seed, "7")


def no_x(text: str) -> None:
    assert "x" not in text


def test_what_hypothesis_leaves_large_is_made_smaller_line_by_line() -> None:
    with pytest.raises(Found) as found:
        hunt(SEED, 60, st.just("a\nb\nx\nc\nd"), no_x, str, notation.less)
    assert found.value.case == "x"


def test_a_state_is_made_smaller_thing_by_thing() -> None:
    found = list(states.less({"house": "dis", "players": {"South": {"hand": ["troll"]}}}))
    assert {"players": {"South": {"hand": ["troll"]}}} in found
    assert {"house": "dis", "players": {"South": {"hand": []}}} in found
    assert len(found) == 5


def test_a_pool_that_is_overdrawn_in_a_game_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever reaps loses as much as they should gain."""

    def apply(event: GainsByReaping, game: object) -> int:
        game.board.players[event.player].aember -= event.amount  # type: ignore[attr-defined]
        return event.amount

    monkeypatch.setattr(GainsByReaping, "apply", apply)
    with pytest.raises(Found, match="aember is -1"):
        games.run(SEED, 60)
    assert main(["--only", "games", "--seed", str(SEED), "--minutes", "1"]) == 1
    said = capsys.readouterr().out
    assert '"players": {"South"' in said
    assert "again: python -m tests.fuzz --only games --seed" in said
