"""How the lines of a script are matched with what is asked."""

from __future__ import annotations

import pytest

from kfjudge.games import get_game
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.replay.play import continue_match, run
from kfjudge.words.catalogue import say
from tests.notation.boards import HEADER, TURN, describe, find_mistakes, list_verdicts, play

ANGER = (
    TURN
    + "South line: Troll (exhausted)\nSouth hand: Anger\nNorth line: Krump | Urchin\n\n1. South plays Anger\n"
)


def test_a_forced_choice_may_be_written_or_left_out() -> None:
    written = play(ANGER + "   - Troll\n   - Urchin\n")
    left_out = play(ANGER + "   - Urchin\n")
    assert written.end is not None
    assert left_out.end is not None
    assert written.end.line == left_out.end.line == ("play:s1", "choose:n2")


def test_answers_may_stand_on_one_line_or_beside_the_step() -> None:
    below = play(ANGER + "   - Troll, Urchin\n")
    beside = play(ANGER.rstrip("\n") + ", Troll, Urchin\n")
    assert below.end is not None
    assert beside.end is not None
    assert below.end.line == beside.end.line


def test_a_line_that_could_mean_a_forced_choice_or_an_open_one_is_read_so_that_all_lines_are_used() -> None:
    board = (
        TURN
        + "South line: Troll\nSouth hand: Anger\nNorth line: Krump | Troll as Theirs\n\n1. South plays Anger\n"
    )
    result = play(board + "   - Troll\n   - Theirs\n")
    assert result.end is not None
    assert result.end.line[-1] == "choose:n2"


def test_an_order_that_is_not_given_is_the_boards_and_a_remark_says_so() -> None:
    board = (
        HEADER + "turn: South, house Dis\nSouth hand: Gateway to Dis\nSouth line: Troll | Krump | Bumpsy\n\n"
    )
    result = play(
        board
        + "1. South plays Gateway to Dis\n\nexpect: South discard: Gateway to Dis | Bumpsy | Krump | Troll\n"
    )
    assert list_verdicts(result) == [True]
    assert [say(remark, "en") for remark in result.remarks] == [
        "no order was given for the discard pile of South: Troll goes there first, as on the board",
        "no order was given for the discard pile of South: Krump goes there first, as on the board",
    ]


@pytest.mark.parametrize(
    "order",
    ["order: Bumpsy, Troll, Krump", "first Bumpsy, then Troll", "first Bumpsy, then Troll, then Krump"],
)
def test_an_order_that_is_given_is_played(order: str) -> None:
    board = (
        HEADER + "turn: South, house Dis\nSouth hand: Gateway to Dis\nSouth line: Troll | Krump | Bumpsy\n\n"
    )
    text = f"1. South plays Gateway to Dis\n   - {order}\n\nexpect: South discard: Gateway to Dis | Krump | Troll | Bumpsy\n"
    result = play(board + text)
    assert list_verdicts(result) == [True]
    assert result.remarks == ()


def test_french_and_english_lines_play_the_same() -> None:
    english = play(
        TURN
        + "South line: Troll\nNorth line: Krump | Urchin\n\n1. South attacks Urchin with Troll\n2. South ends the turn\n"
    )
    french = play(
        "joueurs : Sud (Brobnar Dis Logos), Nord (Dis Ombres Indomptés)\n\ntour : Sud, Maison Brobnar\n"
        "ligne de Sud : Troll\nligne de Nord : Krump | Orphelin\n\n"
        "1. Sud attaque l’Orphelin avec le Troll\n2. Sud termine son tour\n"
    )
    assert english.end is not None
    assert french.end is not None
    assert english.end.line == french.end.line


def test_names_are_known_in_any_case_and_without_accents() -> None:
    result = play(
        "turn: south, HOUSE brobnar\nsouth LINE: tRoLL\nsouth hand: colere\n\n1. SOUTH Reaps WITH the troll\n"
    )
    assert result.end is not None
    assert result.end.line == ("reap:s2",)


def test_a_title_alone_means_the_copy_without_a_label() -> None:
    result = play(
        TURN
        + "South line: Troll as Big | Troll\n\n1. Troll reaps\n\nexpect: Troll is exhausted; Big is ready\n"
    )
    assert list_verdicts(result) == [True, True]


def test_whose_card_it_is_tells_two_apart() -> None:
    board = (
        HEADER
        + "turn: South, house Shadows\nSouth line: Faygin | Urchin\nNorth line: Urchin\n\n1. Faygin reaps\n"
    )
    result = play(
        board + "   - North’s Urchin\n\nexpect: North’s Urchin: in North’s hand; South’s Urchin: in play\n"
    )
    assert list_verdicts(result) == [True, True]
    french = play(board + "   - Orphelin de Nord\n\nattendu : Orphelin de Nord : dans la main de Nord\n")
    assert list_verdicts(french) == [True]


def test_copies_in_hand_that_nothing_tells_apart_need_no_label() -> None:
    result = play(
        TURN + "South hand: Punch | Punch\nNorth line: Mother\n\n1. South plays Punch\n2. South plays Punch\n"
    )
    assert result.end is not None
    assert result.end.line == ("play:s1", "play:s2")


# steps that are refused


def test_a_step_that_must_be_refused_is_and_its_rule_can_be_cited() -> None:
    board = (
        TURN + "South hand: Kelifi Dragon\nSouth: 2 aember\n\n1. South plays Kelifi Dragon -> not legal\n\n"
    )
    result = play(board + "cite at 1: card/kelifi-dragon\nexpect: South plays Kelifi Dragon is not legal\n")
    assert list_verdicts(result) == [True, True, True]
    assert play(board + "cite at 1: glossary/stun\n").status == "disagrees"


@pytest.mark.parametrize("step", ["South cannot play Kelifi Dragon", "Sud ne peut pas jouer le Dragon Kelifi",
                                  "Sud joue Dragon Kelifi -> interdit", "South plays Kelifi Dragon: not legal"])  # fmt: skip
def test_a_refused_step_can_be_written_in_several_ways(step: str) -> None:
    scenario = read_scenario(TURN + f"South hand: Kelifi Dragon\n\n1. {step}\n")
    assert scenario.steps[0].legal is False
    assert scenario.steps[0].line.phrases[0].key == "step.play"


def test_a_step_that_must_be_refused_but_is_legal_disagrees() -> None:
    result = play(TURN + "South line: Troll\n\n1. Troll reaps -> not legal\n")
    assert result.status == "disagrees"
    assert [say(checked.observed, "en") for checked in result.expectations] == ["it is legal"]


@pytest.mark.parametrize(("chosen", "status"), [("Krump", "disagrees"), ("Pitlord", "agrees")])
def test_a_step_with_a_mark_is_refused_if_no_answer_leads_to_what_follows(chosen: str, status: str) -> None:
    """Ganger Chieftain may have a neighbor fight: Krump may be attacked, never Pitlord in the hand."""
    board = TURN + "South hand: Ganger Chieftain\nSouth line: Bumpsy\nNorth line: Krump | Urchin\n"
    step = f"1. South plays Ganger Chieftain -> not legal\n   - right flank\n   - ?\n   - {chosen}\n"
    assert play(f"{board}North hand: Pitlord\n\n{step}").status == status


def test_a_target_behind_taunt_is_refused_by_taunt() -> None:
    board = (
        TURN + "South line: Troll\nNorth line: Pitlord | Urchin\n\n1. Troll attacks Urchin -> not legal\n\n"
    )
    assert list_verdicts(play(board + "cite at 1: glossary/taunt\n")) == [True, True]


KEY_UNDER_JARGOGLE = (
    HEADER.replace("South (Brobnar Dis Logos)", "South (Logos Untamed Dis)")
    + "turn: South, step forge\nSouth: 13 aember\nSouth artifacts: Strange Gizmo\n"
    "South line: Jargogle (under it Key Charge)\n\n1. South forges the red key\n   - yes\n"
)


def test_a_key_that_an_effect_forges_in_step_1_is_no_step_of_its_own() -> None:
    (trouble,) = find_mistakes(KEY_UNDER_JARGOGLE, "1.3")
    assert "leaves a choice open" in describe(trouble)
    result = play(KEY_UNDER_JARGOGLE + "   - the blue key\n\nexpect: South: 2 keys, 0 aember\n")
    assert list_verdicts(result) == [True, True]
    assert result.end is not None
    changes = get_game("keyforge").situations.find_changes(result.laid, result.end.board, result.end.trace)
    assert "forges 2 keys" in [say(change.said, "en") for change in changes]


TWO_TAKERS = (
    TURN + "South line: Krump\nNorth line: Shadow Self as A | Champion Anaphiel | Shadow Self as B\n\n"
)


@pytest.mark.parametrize("step", ["1. South attacks A with Krump", "1. South fights with Krump, attacks A",
                                  "1. South fights with Krump\n   - attacks A",
                                  "1. Sud combat avec Krump\n   - attaque A"])  # fmt: skip
def test_the_words_of_an_attack_do_not_say_who_takes_its_damage(step: str) -> None:
    (trouble,) = find_mistakes(f"{TWO_TAKERS}{step}\n", "1.3")
    assert "Champion Anaphiel must be attacked instead" in describe(trouble)


def test_who_takes_the_damage_of_an_attack_is_said_below_it() -> None:
    result = play(
        TWO_TAKERS + "1. South attacks Champion Anaphiel with Krump\n   - B\n\nexpect: B: 5 damage\n"
    )
    assert list_verdicts(result) == [True]


def test_a_creature_that_is_played_is_not_played_on_another() -> None:
    (trouble,) = find_mistakes(
        TURN + "South hand: Krump\nSouth line: Troll\n\n1. South plays Krump on Troll\n", "1.3"
    )
    assert "“Troll”" in describe(trouble)


def test_a_refused_step_leaves_the_match_as_it_is() -> None:
    result = play(TURN + "South line: Troll | Pitlord\n\n1. Pitlord reaps -> not legal\n2. Troll reaps\n")
    assert result.end is not None
    assert result.end.line == ("reap:s1",)


# choices that stay open, facts that are missing, cards without a model


def test_a_question_mark_leaves_the_choice_open() -> None:
    result = play(ANGER + "   - ?\n2. South ends the turn\n\nexpect at 1: can Krump, Urchin; cannot Troll\n")
    assert result.open is not None
    assert result.open.pending is not None
    assert [option.id for option in result.open.pending.options] == ["choose:n1", "choose:n2"]
    assert len(result.steps) == 1


def test_a_question_mark_where_nothing_is_asked_means_nothing() -> None:
    result = play(TURN + "South line: Troll\n\n1. Troll reaps\n   - ?\n2. South ends the turn -> not legal\n")
    assert result.open is None
    assert len(result.steps) == 2


def test_what_the_outcome_hangs_on_must_be_asked_of_the_players() -> None:
    text = "turn: South, house Brobnar\n\n1. South ends the turn\n\nexpect: stops for a fact\n"
    result = play(text)
    assert result.needs is not None
    assert "North" in say(result.needs, "en")
    assert result.agrees
    assert play(text.replace("stops for a fact", "turn of South")).status == "disagrees"


@pytest.mark.usefixtures("unwritten")
def test_a_card_without_a_model_is_named() -> None:
    board = "turn: South, house Mars\nSouth line: Ether Spider\n\n1. Ether Spider reaps\n\n"
    result = play(board + "expect: South: 1 aember\n")
    assert result.status == "not-modeled"
    assert result.missing == "ether-spider"
    assert list_verdicts(result) == [None]


# the trace


@pytest.mark.slow
def test_every_step_of_a_trace_belongs_to_one_step_of_the_script() -> None:
    for name, path in list_scenarios("keyforge").items():
        scenario = read_scenario(path, name=name)
        result = run(scenario, scenario.editions[-1])
        assert result.end is not None
        at = result.steps[0].first if result.steps else 0
        for step in result.steps:
            assert (step.first, step.last >= step.first) == (at, True), name
            at = step.last
        if result.steps:
            assert at == len(result.end.trace), name


def test_a_forced_house_belongs_to_the_step_that_says_it() -> None:
    board = "players: South (Dis Shadows Brobnar), North (Dis Logos Untamed)\n\nturn: North, house Logos\n"
    script = "South line: Pitlord\n\n1. North ends the turn\n2. South chooses house Dis\n\ncite at 2: card/pitlord\n"
    result = play(board + script + "expect at 2: happens: South chooses house Dis; forced Dis\n")
    assert list_verdicts(result) == [True, True, True]
    assert [step.event for step in result.steps[1].trace] == ["step-begins", "chooses-house"]


def test_a_match_goes_on_from_the_end_of_the_script() -> None:
    run_, edition = continue_match(TURN + "South line: Troll\n\n1. Troll reaps\n")
    assert edition == "1.3"
    assert run_.pending is not None
    assert [option.id for option in run_.pending.options] == ["end-turn"]


def test_too_many_readings_of_a_step_end_with_an_error() -> None:
    labels = [f"T{n}" for n in range(9)]
    board = (
        HEADER
        + "turn: South, house Dis\nSouth hand: Gateway to Dis\nSouth line: "
        + " | ".join(f"Troll as {n}" for n in labels)
    )
    text = (
        board + "\n\n1. South plays Gateway to Dis\n" + "".join(f"   - {n}\n" for n in labels) + "   - T3\n"
    )
    (trouble,) = find_mistakes(text, "1.3")
    assert "left over" in describe(trouble) or "too many ways" in describe(trouble)
