"""The table of open points: every row has its words, its passages, its board, and readings that come out
otherwise; whatever rests on a row says so, and what comes of the others, found by playing them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from kfjudge import api
from kfjudge.core.errors import Troubles
from kfjudge.core.readings import OpenPoint, reading_in_force, scenario_of
from kfjudge.core.run import start
from kfjudge.games import get_game
from kfjudge.games.keyforge import EDITIONS, readings
from kfjudge.games.keyforge.drawing.rulebooks import TOPICS
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.readings import OPEN, POINTS
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.reference.api import record
from kfjudge.replay.play import apply_readings, run
from kfjudge.words.catalogue import load_page
from tests.keyforge.random_play import new_match
from tests.terminal import Kfjudge

TABLE = Path(readings.__file__)
every_row = pytest.mark.parametrize("row", OPEN, ids=lambda row: row.id)
LANGUAGES = ("en", "fr")
MESSAGES = {lang: load_page("reading", lang, "keyforge") for lang in LANGUAGES}
_CITE = "claim.cite"
HOME = "destroyed.goes-home"
OTHER = "not-destroyed"


def board(row: OpenPoint) -> Scenario:
    return read_scenario(list_scenarios("keyforge")[scenario_of(row)], name=scenario_of(row))


def by_reading(row: OpenPoint) -> Iterator[tuple[str, str, Scenario]]:
    """The board of a row in every edition that it names, by every reading that is open there."""
    for edition in board(row).editions:
        for value in row.values if row.is_open(edition) else ():
            yield edition, value, apply_readings(board(row), ((row.id, value),))


@every_row
def test_a_row_is_open_somewhere_and_has_readings_to_choose_from(row: OpenPoint) -> None:
    assert row.is_open(EDITIONS[-1])
    assert len(set(row.values)) == len(row.values) > 1
    assert set(row.settled) < set(EDITIONS)
    assert {said.value for said in row.settled.values()} <= set(row.values)
    assert row.topic in TOPICS
    assert row.id not in {other.id for other in ROWS}


def test_every_reading_has_a_name_of_its_own_and_a_row_has_them_in_their_order() -> None:
    names = re.findall(r"^([A-Z_0-9, ]+) = \"", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    each = [name for line in names for name in line.split(", ")]
    assert len(set(each)) == len(each)
    assert [tuple(getattr(readings, name) for name in line.split(", ")) for line in names] == [
        row.values for row in OPEN
    ]


def test_the_code_asks_for_every_reading_but_the_first_by_its_name() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in TABLE.parent.glob("*/**/*.py"))
    compared: dict[str, set[str]] = {}
    for row, name in re.findall(r"\breading\(([A-Z_0-9]+)\)\s*[=!]=\s*([A-Z_0-9]+)", code):
        compared.setdefault(getattr(readings, row).id, set()).add(getattr(readings, name))
    assert compared == {row.id: set(row.values[1:]) for row in OPEN}


@every_row
def test_a_row_rests_on_passages_that_the_newest_book_prints_and_is_settled_by_texts(row: OpenPoint) -> None:
    assert row.passages
    for passage in row.passages:
        assert record(passage).kind == "card" or EDITIONS[-1] in record(passage).editions
    for edition, said in row.settled.items():
        assert not said.silent
        assert record(said.source).kind == "card" or edition in record(said.source).editions


@every_row
def test_the_board_of_a_row_comes_out_as_is_expected_of_each_reading(row: OpenPoint) -> None:
    for edition, _, scenario in by_reading(row):
        assert run(scenario, edition).status == "agrees"


@every_row
def test_the_board_of_a_row_says_for_each_reading_what_comes_of_it(row: OpenPoint) -> None:
    told = {read for each in board(row).expectations for read in each.readings}
    assert {value for id, value in told if id == row.id} == set(row.values)
    assert {id for id, _ in told} == {row.id}


@every_row
def test_what_is_expected_of_one_reading_fails_by_another(row: OpenPoint) -> None:
    for edition, value, scenario in by_reading(row):
        for other in row.values:
            if other != value:
                assert not agrees_with_what_is_expected_of(other, row, scenario, edition)


def agrees_with_what_is_expected_of(expected: str, row: OpenPoint, scenario: Scenario, edition: str) -> bool:
    """Whether a board comes out as its lines for another reading say."""
    theirs = tuple(
        replace(each, readings=(), claims=tuple(one for one in each.claims if one.key != _CITE))
        for each in scenario.expectations
        if each.readings == ((row.id, expected),)
    )
    assert theirs
    try:
        checked = run(replace(scenario, expectations=theirs), edition).expectations
        return all(one.ok for one in checked)
    except Troubles:
        return False


@every_row
def test_the_board_of_a_row_rests_on_it_where_it_is_open_and_names_it_in_a_step_or_a_choice(
    row: OpenPoint,
) -> None:
    for edition in board(row).editions:
        end = run(board(row), edition).end
        assert end is not None
        assert (row.id in end.rests_on) == row.is_open(edition)


@every_row
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_is_told_in_words(row: OpenPoint, lang: str) -> None:
    parts = ("", "name.", "why.", "since.")
    keys = [
        *(f"reading.{part}{row.id}" for part in parts),
        *(f"reading.{row.id}.{one}" for one in row.values),
    ]
    said = [MESSAGES[lang][key] for key in keys]
    assert len(set(said)) == len(said)
    assert MESSAGES[lang][f"reading.{row.id}"].endswith("?")
    assert all(MESSAGES[lang][f"reading.{part}{row.id}"].endswith(".") for part in ("why.", "since."))
    other = MESSAGES["fr" if lang == "en" else "en"]
    assert all(MESSAGES[lang][key] != other[key] for key in keys)


def test_no_sentence_is_left_of_a_row_that_is_gone() -> None:
    said = {f"reading.{part}{row.id}" for row in OPEN for part in ("", "name.", "why.", "since.")}
    said |= {f"reading.{row.id}.{value}" for row in OPEN for value in row.values}
    assert set(MESSAGES["en"]) == set(MESSAGES["fr"]) == said


def test_a_difference_on_which_a_book_is_silent_is_open_there() -> None:
    silent = {row.id for row in ROWS if any(said.silent for said in row.provisions.values())}
    assert {point.id for point in POINTS} == {row.id for row in OPEN} | silent
    assert {point.id for point in get_game("keyforge").points(EDITIONS[-1])} == {row.id for row in OPEN}


# what a play says


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("option", [(), ("--markdown",)])
def test_a_replay_that_rests_on_a_row_says_so_once_and_what_another_reading_comes_to(
    kfjudge: Kfjudge, lang: str, option: tuple[str, ...]
) -> None:
    seen = kfjudge("replay", "editions/destroyed-goes-home", "--lang", lang, *option)
    assert seen.text.count({"en": "Open point", "fr": "Point ouvert"}[lang]) == 1
    told = seen.text.partition(f" {HOME}")[2]
    assert {"en": "South: 0 Æmber", "fr": "Sud : 0 Aombre"}[lang] in told.replace("\N{NO-BREAK SPACE}", " ")
    assert "open_points" not in kfjudge("replay", "faq/1.3/1", "--json").data


def test_a_replay_on_a_narrow_terminal_keeps_within_it(kfjudge: Kfjudge) -> None:
    for row in OPEN:
        for lang in LANGUAGES:
            seen = kfjudge("replay", scenario_of(row), "--lang", lang, columns=40)
            assert not [line for line in seen.lines if len(line) > 40 and " " in line.strip()]


def test_a_reading_that_stops_at_another_choice_is_compared_at_the_end(
    kfjudge: Kfjudge, tmp_path: Path
) -> None:
    file = tmp_path / "soulkeeper.kf"
    file.write_text(
        "title: Soulkeeper, and all die\neditions: 1.3\n"
        "players: South (Dis Brobnar Logos), North (Shadows Dis Brobnar)\n\n"
        "turn: South, house Dis\nSouth line: Bumpsy | Troll\nSouth hand: Gateway to Dis\n"
        "North line: Urchin (with Soulkeeper)\n\n1. South plays Gateway to Dis\n   - ?\n",
        encoding="utf-8",
    )
    points = kfjudge("replay", str(file), "--json").data["open_points"]
    assert [one["outcome"] for one in points if one["row"] == "destroyed.chosen-again"] == ["same"]
    assert "destroyed.chosen-again" not in kfjudge("replay", str(file)).out  # it changes nothing
    two = "editions/may-for-each"  # both, or one card: by the other reading there is one outcome alone
    assert "it always ends so: Punch" in " ".join(kfjudge("replay", two).out.split())


def test_what_changes_nothing_is_told_in_full_alone(kfjudge: Kfjudge) -> None:
    situation = ("try", "Troll fights Bad Penny")
    assert "Open point" not in kfjudge(*situation).out
    assert "Open point destroyed.goes-home" in kfjudge(*situation, "--full").out


def test_what_another_outcome_is_stands_with_the_point_and_the_point_stands_once(kfjudge: Kfjudge) -> None:
    told = " ".join(kfjudge("ask", "Soulkeeper on bad penny").out.split())
    assert told.count("leaves-play.waiting-ability") == 1
    assert "Troll: in play, 1 damage" in told.partition("leaves-play.waiting-ability")[2]
    assert "Bad Penny is destroyed and returns to South’s hand" in told


def test_the_other_reading_is_played_and_says_what_ours_comes_to(kfjudge: Kfjudge) -> None:
    ours = kfjudge("replay", "editions/destroyed-goes-home", "--json").data
    theirs = kfjudge("replay", "editions/destroyed-goes-home", "--reading", f"{HOME}={OTHER}", "--json").data
    assert [data["status"] for data in (ours, theirs)] == ["agrees", "agrees"]
    assert "readings" not in ours
    assert theirs["readings"] == theirs["state"]["readings"] == {HOME: OTHER}
    assert [data["state"]["players"]["South"]["aember"] for data in (ours, theirs)] == [1, 0]
    (told,) = theirs["open_points"]
    assert (told["row"], told["read"], told["otherwise"]) == (HOME, OTHER, "counts")
    assert told["outcome"] == "another"
    assert any(HOME in step.get("open_points", ()) for step in ours["steps"])


def test_an_edition_that_settles_a_point_leaves_no_choice(kfjudge: Kfjudge) -> None:
    board = "editions/destroyed-goes-home"
    refused = kfjudge("replay", board, "--edition", "1.1", "--reading", f"{HOME}=not-destroyed")
    assert refused.status == 2
    assert "glossary/destroyed" in refused.err
    several = kfjudge("replay", board, "--editions", "1.1,1.3", "--reading", f"{HOME}={OTHER}")
    assert several.status == 0
    assert "open_points" not in kfjudge("replay", board, "--edition", "1.1", "--json").data


def test_an_exploration_says_whether_it_can_end_otherwise(kfjudge: Kfjudge, tmp_path: Path) -> None:
    text = list_scenarios("keyforge")["editions/destroyed-goes-home"].read_text(encoding="utf-8")
    path = tmp_path / "open.kf"
    marked = text.partition("expect")[0].replace("South attacks Bad Penny with Troll", "South ?")
    for script in (marked, text.partition("1. South")[0]):
        path.write_text(script)
        (told,) = kfjudge("explore", str(path), "--json").data["open_points"]
        assert (told["row"], told["outcome"]) == (HOME, "another")
        assert HOME in kfjudge("explore", str(path)).text
        same = kfjudge("explore", str(path), "--reading", f"{HOME}={OTHER}", "--json").data
        assert same["readings"] == {HOME: OTHER}
        assert all(one["state"]["readings"] == {HOME: OTHER} for one in same["outcomes"])


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ("destroyed.goes-hom=counts", HOME),
        (f"{HOME}=count", "counts"),
        ("nonsense=counts", "editions --full"),  # where all of them are listed
        (HOME, "="),
    ],
)
def test_a_reading_that_there_is_not_is_told_with_the_legal_ones(
    kfjudge: Kfjudge, given: str, near: str
) -> None:
    for lang in LANGUAGES:
        seen = kfjudge("replay", "editions/destroyed-goes-home", "--reading", given, "--lang", lang)
        assert seen.status == 2
        assert near in seen.text + seen.err


def test_a_point_is_listed_and_shown_whole(kfjudge: Kfjudge) -> None:
    for lang in LANGUAGES:
        listed = kfjudge("editions", "--full", "--lang", lang, columns=100).out
        colon = {"en": ":", "fr": "\N{NO-BREAK SPACE}:"}[lang]
        assert all(f"{row.id}{colon}" in listed for row in OPEN)
        for row in OPEN:
            seen = kfjudge("editions", row.id, "--lang", lang, columns=40)
            assert seen.status == 0
            assert not [line for line in seen.lines if len(line) > 40 and " " in line.strip()]
            data = kfjudge("editions", row.id, "--json", "--lang", lang).data
            assert [one["value"] for one in data["readings"]] == list(row.values)
            assert data["board"] == scenario_of(row)
    of_books = {one["edition"]: one["open_points"] for one in kfjudge("editions", "--json").data}
    assert {one["id"] for one in of_books["1.3"]} == {row.id for row in OPEN}
    assert "bait-and-switch.repeat" in {one["id"] for one in of_books["1.0"]}
    assert kfjudge("editions", "destroyed.goes-hom").status == 1


def test_a_word_gives_the_open_points_that_it_concerns_in_the_language_of_the_reader(
    kfjudge: Kfjudge,
) -> None:
    english, french = (
        kfjudge("editions", word, "--lang", lang) for lang, word in (("en", "armor"), ("fr", "armure"))
    )
    assert (english.status, french.status) == (0, 0)
    for seen in (english, french):
        assert "armor.used-and-lost" in seen.out
        assert "damage.shield-and-armor" in seen.out
        assert "chains.short-deck" not in seen.out
    of_data = kfjudge("editions", "armure", "--lang", "fr", "--json").data
    assert {"armor.used-and-lost", "damage.shield-and-armor"} <= {one["id"] for one in of_data}
    assert kfjudge("editions", "zzz").status == 1


# a match, a state, a file


def test_a_match_carries_its_readings_into_its_state_and_out_of_it() -> None:
    path = list_scenarios("keyforge")["editions/destroyed-goes-home"]
    match = api.Match.from_scenario(path, "1.3", readings={HOME: OTHER})
    put_away = json.loads(json.dumps(match.state()))
    assert put_away["readings"] == {HOME: OTHER}
    assert match.readings == {HOME: OTHER}
    assert api.Match.from_state(put_away).readings == {HOME: OTHER}
    assert api.Match.from_state(put_away, readings={HOME: "counts"}).readings == {HOME: "counts"}
    assert match.rests_on == (HOME,)
    plain = api.Match.from_scenario(path, "1.3")
    assert "readings" not in plain.state()
    assert plain.run.rules.key(plain.run.board) != match.run.rules.key(match.run.board)
    with pytest.raises(api.BadState, match="destroyed"):
        api.Match.from_state({"readings": {"destroyed.goes-hom": "counts"}})


def test_a_file_says_how_it_reads_a_point_and_is_written_back_so() -> None:
    text = write_scenario(board(next(row for row in OPEN if row.id == HOME)))
    read = read_scenario(text.replace("\nshows:", f"\nreadings: {HOME}=counts\nshows:"))
    assert read.readings == ((HOME, "counts"),)
    for lang in LANGUAGES:
        assert read_scenario(write_scenario(read, lang)) == read
    assert run(read, "1.3").status == "agrees"
    for wrong in ("destroyed=counts", f"{HOME}=perhaps", HOME):
        with pytest.raises(Troubles):
            read_scenario(text.replace("\nshows:", f"\nreadings: {wrong}\nshows:"))
        with pytest.raises(Troubles):
            read_scenario(f"{text}expect {wrong.replace(HOME + '=', HOME + '=x')}: South: 0 aember\n")


def test_a_point_is_shown_as_an_edition_has_it_that_leaves_it_open(kfjudge: Kfjudge) -> None:
    data = kfjudge("editions", "stun.omni", "--json").data
    assert (data["edition"], data["played"], data["open"]) == ("1.1", "resolves", True)
    assert "--edition 1.1 --reading stun.omni=unstuns" in kfjudge("editions", "stun.omni").text
    settled = kfjudge("editions", "stun.omni", "--edition", "1.3", "--json").data
    assert (settled["played"], settled["open"], settled["why"]) == ("unstuns", False, None)
    played = kfjudge(
        "replay", "editions/stun-omni", "--edition", "1.1", "--reading", "stun.omni=unstuns", "--json"
    )
    assert played.data["readings"] == {"stun.omni": "unstuns"}


def test_what_every_edition_of_a_file_settles_is_not_read_otherwise() -> None:
    text = write_scenario(board(next(row for row in OPEN if row.id == HOME)))
    with pytest.raises(Troubles):
        read_scenario(
            text.replace("editions: 1.0, 1.1, 1.3", "editions: 1.0, 1.1").replace(
                "\nshows:", f"\nreadings: {HOME}=not-destroyed\nshows:"
            )
        )


@every_row
def test_how_a_row_is_read_is_what_is_chosen_where_it_is_open(row: OpenPoint) -> None:
    for edition in EDITIONS:
        read = reading_in_force(row, edition, ((row.id, row.values[-1]),))
        assert read == (row.values[-1] if row.is_open(edition) else row.played(edition))


@pytest.mark.slow
@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("seed", range(6))
def test_random_play_by_other_readings_goes_on_and_a_board_put_away_keeps_them(seed: int) -> None:
    rng, run_ = new_match(seed, EDITIONS[-1])
    chosen = tuple(sorted((row.id, rng.choice(row.values)) for row in OPEN))
    fresh = run_.resume.board
    fresh.readings = chosen
    run_ = start(run_.rules, fresh)
    for _ in range(200):
        if run_.pending is None:
            break
        options = run_.pending.options
        options = options[:-1] if run_.pending.turn and len(options) > 1 else options
        run_ = run_.choose(rng.choice(options).id)
    put_away = state.write(run_.resume.board, EDITIONS[-1])  # where nothing is under way
    assert put_away["readings"] == dict(chosen)
    assert state.write(state.read(put_away), EDITIONS[-1]) == put_away
