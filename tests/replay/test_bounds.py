"""Files that are short to write and endless to play: what plays them says how far it came and at which bound
it stopped."""

from __future__ import annotations

import gc
from itertools import count

import pytest

from kfjudge.api import Match
from kfjudge.core import table
from kfjudge.core.errors import Troubles
from kfjudge.core.run import Run, play_on, start
from kfjudge.core.table import Budget, Table, TooMuch, budget_for
from kfjudge.games import get_game
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.render.replays import view
from kfjudge.render.replays.interactive import write_interactive_page
from kfjudge.render.replays.view import view_replay
from kfjudge.replay import exploring, play
from kfjudge.words.catalogue import say
from tests.conftest import Kfjudge
from tests.replay.conftest import Written

PUNCH = """title: a punch
players: South (Brobnar Dis Shadows), North (Dis Logos Untamed)

turn: South, house Brobnar
South hand: Punch | Punch
South line: Troll
North line: Urchin | Krump

"""


def crowd(own: int, others: str) -> str:
    """Gateway to Dis destroys many creatures at once."""
    trolls = " | ".join(["Troll"] * own)
    return (
        f"title: a crowd\nturn: South, house Dis\nSouth hand: Gateway to Dis\nSouth line: {trolls}\n"
        f"{others}\n1. South plays Gateway to Dis\n"
    )


SNATCHERS = crowd(8, f"South artifacts: {', '.join(['Soul Snatcher'] * 120)}\n")
PENNIES = crowd(8, f"North line: {' | '.join(['Bad Penny'] * 120)}\n")
EVERY_COMMAND = (["check"], ["replay"], ["replay", "--step"], ["replay", "--json"], ["explore"])


@pytest.mark.slow
@pytest.mark.parametrize("text", [SNATCHERS, PENNIES], ids=["snatchers", "pennies"])
@pytest.mark.parametrize("command", EVERY_COMMAND, ids=" ".join)
def test_a_crowd_is_played_or_it_is_said_which_bound_it_meets(
    kfjudge: Kfjudge, written: Written, text: str, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the budget of a play, on which the time of every command on a file hangs."""
    spent: list[Budget] = []
    monkeypatch.setattr(play, "budget_for", lambda *told: spent.append(budget_for(*told)) or spent[-1])
    seen = kfjudge(command[0], written(text), *command[1:])
    assert seen.status in (0, 1) or "stopped" in seen.err or "too long" in seen.err
    assert all(budget.done <= play.MOST_WORK + 1 for budget in spent)


def test_each_ability_that_waits_is_asked_about_once() -> None:
    """960 abilities of Soul Snatchers wait at once: so many questions, and one run for all of them."""
    budget = Budget(10_000)
    scenario = read_scenario(SNATCHERS)
    rules = get_game(scenario.game).engine.rules("1.3")
    run = start(rules, play.build_board(scenario), budget=budget).choose("play:s121")
    done = budget.done
    after = run.choose_defaults(lambda asked: asked.default is not None and not asked.turn)
    assert after.pending is not None
    assert after.pending.turn
    assert after.history.answered > 900
    assert budget.done - done < 4 * after.history.answered


FAERIES = crowd(40, f"North line: {' | '.join(['Dew Faerie'] * 40)}\n").replace("Troll", "Bad Penny")
ALIKE = FAERIES.replace("Dis", "Logos").replace("Gateway to Logos", "Standardized Testing")


@pytest.mark.slow
@pytest.mark.parametrize("text", [FAERIES, ALIKE], ids=["orders", "choices"])
def test_a_crowd_is_explored_within_a_bound_that_grows_smaller_with_it(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what was not tried yet no run is kept, though every answer leads to more questions."""
    monkeypatch.setattr(exploring, "MOST_RECENT", 2)
    monkeypatch.setattr(table, "process_time", lambda: 0.0)
    kept: list[int] = []

    def look(tried: int) -> None:
        if tried == 30:
            kept.append(sum(isinstance(one, Run) for one in gc.get_objects()))

    result = play.attempt(read_scenario(f"{text}   - ?\n   - ?\n   - ?\n"), "1.3")
    before = sum(isinstance(one, Run) for one in gc.get_objects())
    tries = exploring.TryCounter(exploring.MOST_RUNS, look)
    bound = budget_for(exploring.MOST_WALKED, len(result.laid.cards))
    assert bound.most == exploring.MOST_WALKED // 4
    list(exploring.play_branches(result, tries))
    assert tries.stopped
    assert tries.bound
    assert dict(tries.bound.places)["why"].places == (("most", bound.most),)
    assert kept
    assert kept[0] - before < 150


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "stopped after 4 seconds of work"), ("fr", "arrêt après 4 secondes de calcul")]
)
def test_what_takes_longer_than_was_thought_ends_at_a_time(
    kfjudge: Kfjudge, written: Written, lang: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(f"{PUNCH}1. South plays Punch\n- ?\n")
    assert told not in kfjudge("explore", path, "--lang", lang).text
    passing = count(step=5)
    monkeypatch.setattr(table, "process_time", lambda: float(next(passing)))
    seen = kfjudge("replay", path, "--lang", lang)
    assert told in " ".join(seen.err.split())
    assert seen.status == 2


def test_who_plays_on_from_a_board_has_no_bound_of_its_script(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program may hold a match for as long as it likes."""
    match = Match.from_scenario(PUNCH)
    monkeypatch.setattr(table, "process_time", lambda: 1e9)
    match.choose("play:s1")
    assert [option.id for option in match.options()] == ["choose:s3", "choose:n1", "choose:n2"]


def test_a_page_of_what_was_played_has_no_bound_of_its_script(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store may have been built since, which takes longer than a play may."""
    result = play.attempt(read_scenario(f"{PUNCH}1. South plays Punch on Krump\n"), "1.3")
    monkeypatch.setattr(table, "process_time", lambda: 1e9)
    assert "Krump" in write_interactive_page(view_replay(result, "en"))


def test_what_is_in_force_is_counted_where_there_is_much_of_it() -> None:
    """It is weighed for every card whenever something happens."""

    def done(card: str) -> int:
        scenario = read_scenario(PUNCH.replace("line: Troll", f"line: {' | '.join([card] * 60)}"))
        budget = Budget(100_000)
        run = start(get_game(scenario.game).engine.rules("1.3"), play.build_board(scenario), budget=budget)
        run.choose(next(option.id for option in run.pending.options if option.id.startswith("play:")))
        return budget.done

    assert done("Panpaca Anga") > 3 * done("Valdr")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "step 1: stopped: more than 3 things"), ("fr", "étape 1 : arrêté : plus de 3")]
)
def test_a_play_that_is_too_much_stops_with_its_step_and_its_line(
    kfjudge: Kfjudge, written: Written, lang: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "MOST_WORK", 3)
    path = written(f"{PUNCH}1. South plays Punch on Krump\n")
    seen = kfjudge("replay", path, "--lang", lang)
    assert seen.status == 2
    assert told in " ".join(seen.err.replace("\u202f", " ").replace("\u00a0", " ").split())
    assert f"{path}:9" in seen.err


@pytest.mark.parametrize(
    ("script", "most"), [("", 150), ("1. South plays Punch\n- ?\n2. South plays Punch\n- ?\n", 100)]
)
def test_an_exploration_that_is_too_much_shows_what_it_found_until_then(
    kfjudge: Kfjudge, written: Written, script: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exploring, "MOST_WALKED", most)
    seen = kfjudge("explore", written(PUNCH + script))
    assert seen.status == 0
    assert "NOT EVERYTHING WAS TRIED" in seen.out
    assert f"more than {most} things" in " ".join(seen.out.split())
    assert "Shortest:" in seen.out or "Krump" in seen.out


def test_what_follows_from_one_another_without_end_is_told() -> None:
    class Endless:
        game, edition = "toy", "1"

        def advance(self, table: object) -> bool:
            return self.advance(table)

    with pytest.raises(TooMuch):
        play_on(Endless(), Table(None, "1"))  # type: ignore[arg-type]


def test_boards_at_each_step_are_drawn_as_far_as_somebody_can_look_at_them(
    kfjudge: Kfjudge, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view, "MOST_DRAWN", 5)
    path = written(f"{PUNCH}1. South plays Punch on Krump\n")
    seen = kfjudge("replay", path, "--step")
    assert seen.status == 2
    assert "too long for a board at each step" in " ".join(seen.err.split())
    assert kfjudge("replay", path).status == 0


def test_a_choice_that_is_too_much_is_told_and_the_match_by_hand_goes_on(
    kfjudge: Kfjudge, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "MOST_WORK", 3)
    seen = kfjudge("replay", written(PUNCH), "--interactive", keys="1\nq\n")
    assert "more than 3 things" in seen.text
    assert seen.status == 0


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "no match can lie like that: South, hand: “6” is no number from 0 to 1"),
        (
            "fr",
            "aucune partie ne peut être ainsi : Sud, main : « 6 » n’est pas un nombre de 0 à 1",
        ),
    ],
)
def test_a_board_that_cannot_be_is_told_by_player_and_zone(
    monkeypatch: pytest.MonkeyPatch, lang: str, told: str
) -> None:
    scenario = read_scenario("turn: South, house Dis\nSouth line: Troll | Krump\n1. South ends turn\n")
    monkeypatch.setattr(
        "kfjudge.core.validation.MOST_UNKNOWN", 1
    )  # as if a state could hold less than a file
    with pytest.raises(Troubles) as refused:
        play.build_board(scenario)
    (trouble,) = refused.value.troubles
    assert " ".join(say(trouble.words, lang).split()) == told
