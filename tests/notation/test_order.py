"""An order answers one question: which ability resolves next, or which card goes onto the discard pile next."""

from __future__ import annotations

import pytest

from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.replay.play import run, start_match
from kfjudge.replay.record import record
from kfjudge.words.catalogue import say
from tests.notation.boards import HEADER, describe, find_mistakes, list_verdicts, play

# Both Dust Imps have "Destroyed:"; all three cards go to South's discard pile.
IMPS = (
    HEADER + "turn: South, house Dis\nSouth hand: Gateway to Dis\n"
    "South line: Dust Imp as A | Troll | Dust Imp as B\n\n1. South plays Gateway to Dis\n"
)


def piled(*answers: str) -> tuple[list[str], list[str], list[str]]:
    """Which abilities resolved and which cards were piled, each in their order, and what was remarked."""
    result = play(IMPS + "".join(f"   - {answer}\n" for answer in answers))
    assert result.end is not None
    steps = [step.happened for step in result.end.trace]
    resolved = [one.card.label for one in steps if one.name == "ability-resolves" and one.card.label]  # type: ignore[attr-defined]
    south = result.end.board.players["South"].discard
    cards = [result.end.board.cards[uid] for uid in reversed(south)]
    pile = [card.label or card.facts.id for card in cards if card.facts.id != "gateway-to-dis"]
    return resolved, pile, [remark.key for remark in result.remarks]


def test_first_answers_the_abilities_and_a_remark_says_so_where_it_could_mean_the_pile() -> None:
    resolved, pile, remarks = piled("first B")
    assert (resolved, pile) == (["B", "A"], ["A", "troll", "B"])
    assert "scenario.order-order" in remarks


@pytest.mark.parametrize("pile_first", ["pile: B, A", "défausse : B, A", "discard pile: B, then A"])
def test_pile_answers_the_discard_pile_alone(pile_first: str) -> None:
    resolved, pile, remarks = piled(pile_first)
    assert (resolved, pile) == (["A", "B"], ["B", "A", "troll"])
    assert remarks == ["scenario.board-order"]


def test_an_order_that_names_a_card_without_an_ability_is_that_of_the_pile() -> None:
    resolved, pile, remarks = piled("order: B, Troll, A")
    assert (resolved, pile) == (["A", "B"], ["B", "troll", "A"])
    assert remarks == ["scenario.board-order"]


def test_both_orders_may_be_given_one_after_the_other() -> None:
    resolved, pile, remarks = piled("first B", "pile: Troll, B")
    assert (resolved, pile, remarks) == (["B", "A"], ["troll", "B", "A"], [])


def test_an_order_that_fits_neither_question_whole_says_which_it_has_answered() -> None:
    board = IMPS.replace("Troll |", "Troll | Bad Penny |")
    (trouble,) = find_mistakes(board + "   - order: B, Bad Penny, Troll, A\n", "1.3")
    assert trouble.words.key == "scenario.stuck-other-order"
    assert "“Which ability resolves next?”, and Troll is no part of that" in describe(trouble)
    assert "pile: Troll" in describe(trouble)
    assert "Quelle capacité se résout maintenant ? », et Troll n’en fait pas partie" in describe(
        trouble, "fr"
    ).replace("\u202f", " ").replace("\u00a0", " ")


def test_the_remarks_name_the_question_that_no_order_was_given_for() -> None:
    result = play(IMPS)
    english = [say(remark, "en") for remark in result.remarks]
    french = [say(remark, "fr") for remark in result.remarks]
    assert english[0] == "no order of the abilities was given: A: Destroyed comes first, as on the board"
    assert english[1].startswith("no order was given for the discard pile of South: A goes there first")
    assert "aucun ordre des capacités n’est donné" in french[0]
    assert "pour la défausse de Sud" in french[1]


def test_of_two_cards_that_come_back_at_once_the_first_on_the_board_does_where_no_order_is_given() -> None:
    board = (
        "players: South (Untamed Logos Mars), North (Logos Untamed Brobnar)\n\nturn: South, house Untamed\n"
        "South hand: Grasping Vines\nNorth artifacts: Spangler Box\nSouth purged: Silvertooth (by Spangler Box)\n"
        "North purged: Zorg (by Spangler Box)\n\n1. South plays Grasping Vines\n   - Spangler Box\n"
    )
    (remark,) = play(board).remarks
    assert say(remark, "en").startswith("no order was given for what Spangler Box gives back: Silvertooth")
    assert "pour ce que rend Boîte de Pinder : Croc d’Argent" in say(remark, "fr").replace("\u00a0", " ")


# Dew Faerie has "Reap:" of its own, Duskrunner gives it another.
FAERIE = (
    "players: South (Untamed Shadows Brobnar), North (Dis Logos Sanctum)\n\nturn: South, house Untamed\n"
    "South line: Dew Faerie (with Duskrunner)\nNorth: 2 aember\n\n1. South reaps with Dew Faerie\n"
)


@pytest.mark.parametrize(
    "answer",
    ["first Duskrunner", "first Duskrunner's Reap", "first Duskrunner: Reap", "d’abord Moisson de Coureur Crépusculaire",
     "first Dew Faerie: Reap (text of Duskrunner)", "Fée Rosée : Moisson (texte sur Coureur Crépusculaire)"],
)  # fmt: skip
def test_an_ability_is_named_by_the_card_that_gives_it_by_its_header_or_as_it_is_shown(answer: str) -> None:
    expected = "\nexpect: order: South gains 1 aember, South steals 1 aember, South gains 1 aember\n"
    assert list_verdicts(play(FAERIE + f"   - {answer}\n" + expected)) == [True]


def test_the_header_of_another_ability_is_no_answer() -> None:
    for answer in ("first Duskrunner's Fight", "first Duskrunner: Dest"):
        assert find_mistakes(FAERIE + f"   - {answer}\n", "1.3")


# Gabos Longarms has "Before Fight:", and assault from an upgrade: two abilities that no card’s name tells apart.
GABOS = (
    "players: South (Untamed Dis Brobnar), North (Brobnar Logos Sanctum)\n\nturn: South, house Dis\n"
    "South line: Gabos Longarms (with Way of the Bear)\nNorth line: Troll\n\n1. South attacks Troll with Gabos Longarms\n"
)
ASSAULT_FIRST = "\nexpect: order: Troll takes 2 damage, Gabos Longarms triggers\n"


@pytest.mark.parametrize(
    ("answer", "assault_first"),
    [("first Gabos Longarms: assault", True), ("first Gabos Longarms’s assault", True),
     ("first Gabos Longarms: Before Fight", False), ("d’abord assaut de Gabos Longbras", True),
     ("d’abord Avant le Combat de Gabos Longbras", False), ("order: Gabos Longarms: Before Fight", False)],
)  # fmt: skip
def test_two_abilities_that_one_card_gives_are_told_apart_by_their_header(
    answer: str, assault_first: bool
) -> None:
    assert list_verdicts(play(GABOS + f"   - {answer}\n   - Troll\n" + ASSAULT_FIRST)) == [assault_first]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_saved_line_names_the_header_where_the_card_alone_would_not_do(lang: str) -> None:
    scenario = read_scenario(GABOS.partition("1. ")[0])
    for first in (0, 1):
        line = start_match(scenario, "1.3").choose("fight:s1")
        assert line.pending is not None
        line = line.choose(line.pending.options[first].id).choose("choose:n1")
        again = run(read_scenario(write_scenario(record(scenario, line), lang)), "1.3")
        assert again.end is not None
        assert again.end.line == line.line


def test_a_saved_order_of_the_pile_says_that_it_is_one() -> None:
    scenario = read_scenario(IMPS.partition("1. ")[0])
    line = start_match(scenario, "1.3")
    for wanted in ("play:", "choose:s4", "choose:s3"):
        assert line.pending is not None
        line = line.choose(next(o.id for o in line.pending.options if o.id.startswith(wanted)))
    assert line.pending is not None
    line = line.choose(line.pending.options[0].id)
    saved = write_scenario(record(scenario, line))
    assert "   - first B\n   - pile: Troll\n   - pile: A\n" in saved
    again = run(read_scenario(saved), "1.3")
    assert again.end is not None
    assert again.end.line == line.line
    assert "   - défausse : Troll\n" in write_scenario(record(scenario, line), "fr")


# Both hives have been used: what each has begun waits for the same reap.
HIVES = (
    "players: South (Mars Logos Dis), North (Brobnar Sanctum Shadows)\n\nturn: South, house Mars\n"
    "South line: Tunk\nSouth artifacts: Crystal Hive | Crystal Hive as Second\n\n1. South uses Crystal Hive\n"
    "2. South uses Second\n3. South reaps with Tunk\n"
)


@pytest.mark.parametrize(
    "answer",
    [
        "first Second",
        "first Second's lasting effect",
        "first Second: lasting effect",
        "d’abord Second : effet durable",
    ],
)
def test_a_lasting_effect_is_called_one_in_the_question_as_in_the_trace(answer: str) -> None:
    result = play(f"{HIVES}   - {answer}\n")
    assert result.end is not None
    for option in result.end.decisions[-1].ask.options:
        assert ": lasting effect (" in say(option.words, "en")
        assert "\u00a0: effet durable (" in say(option.words, "fr")
    order = [step.happened.card.label for step in result.end.trace if step.event == "lasting-resolves"]  # type: ignore[attr-defined]
    assert order == ["Second", ""]
