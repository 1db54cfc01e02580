"""Every mistake is told with its line, its column, and what would be right; all of them at once."""

from __future__ import annotations

import pytest

from kfjudge.core.errors import Troubles
from kfjudge.notation.parser.file import parse_scenario
from kfjudge.words.catalogue import say
from tests.notation.boards import HEADER, TURN, describe, find_mistakes

WRONG = [
    # text, line, column, what is said of it
    ("South line: Trol\n", 1, 13, "no card is called “Trol”; nearest: Troll"),
    ("ligne de Sud : Orfelin\n", 1, 16, "no card is called “Orfelin”; nearest: Orphelin"),
    ("South hnd: Anger\n", 1, 1, "no line begins with “South hnd”; did you mean South hand?"),
    ("South lnie: Troll\n", 1, 1, "did you mean South line"),
    ("South line: Anger\n", 1, 13, "Anger is no creature"),
    ("South artifacts: Troll\n", 1, 18, "Troll is no artifact"),
    ("South line: Troll (with Anger)\n", 1, 25, "Anger is no upgrade"),
    ("South line: Troll (3 damge)\n", 1, 20, "for “damge”, did you mean damage?"),
    ("South line: Troll (stuned)\n", 1, 20, "did you mean stunned?"),
    ("South line: Troll (maverick Dsi)\n", 1, 29, "there is no house “Dsi”; did you mean Dis?"),
    ("South line: Troll (owner Nroth)\n", 1, 26, "nobody here is called “Nroth”; did you mean North?"),
    ("South line: Troll (3 damage\n", 1, 19, "not closed"),
    ("South line: Troll (3 damage) Urchin\n", 1, 30, "separated by |"),
    ("South line: Troll (99999999 damage)\n", 1, 20, "no number from 0 to 10000"),
    ("South line: Troll (stunned, stunned)\n", 1, 29, "said twice"),
    ("South hand: Troll (3 damage)\n", 1, 20, "only be true of a card in play"),
    ("South artifacts: Cannon (3 damage)\n", 1, 26, "only be true of a creature"),
    ("South hand: Troll (by Cannon)\n", 1, 20, "only be true of a purged card"),
    ("South line: Troll | 2 cards\n", 1, 21, "known to everybody"),
    ("South hand: 200 cards\n", 1, 13, "no number from 0 to 40"),
    ("South hand: shuffled Anger\n", 1, 13, "only a deck is shuffled"),
    ("South deck: unknown | Anger\n", 1, 23, "below what is unknown"),
    ("South hand: Anger\nSouth hand: Punch\n", 2, 13, "given already"),
    ("South line: Troll as North\n", 1, 22, "cannot be a label"),
    ("South line: Troll as South 1\n", 1, 22, "cannot be a label"),
    ("South line: Troll as stunned\n", 1, 22, "cannot be a label"),
    ("players: Anna, Anna\n", 1, 16, "nor the other player’s name"),
    ("South line: Troll as Big | Krump as Big\n", 1, 37, "the label “Big” is taken already (line 1)"),
    ("South line: Troll |  | Krump\n", 1, 1, "a card is missing"),
    ("South: 4 aembr\n", 1, 8, "did you mean aember"),
    ("South: grene key\n", 1, 8, "there is no key “grene”; did you mean red, blue or yellow?"),
    ("South: 3 keys\n", 1, 8, "the match is over"),
    ("South: red key, blue key, 1 key\n", 1, 27, "not the number of keys"),
    ("turn: South, hose Dis\n", 1, 14, "did you mean house?"),
    ("turn: South, house Dsi\n", 1, 20, "there is no house “Dsi”; did you mean Dis?"),
    ("turn: South, step frge\n", 1, 19, "a turn has no step “frge”; did you mean forge?"),
    ("turn: South, house Dis, step forge\n", 1, 14, "before the house is chosen"),
    ("turn: South, North\n", 1, 14, "cannot both be true"),
    ("turn: South\nturn: North\n", 2, 1, "second time"),
    ("last turn: North forged the red key\n", 1, 12, "must still be among"),
    ("this turn: Anger was plaid\n", 1, 12, "did you mean play"),
    ("title: a\ntitle: b\n", 2, 1, "second time"),
    ("title:\n", 1, 1, "says nothing"),
    ("game: keyforge\n\ntitle: late\n", 3, 1, "before the first blank line"),
    ("editions: 1.4\n", 1, 11, "there is no edition “1.4”; editions are 1.0, 1.1, 1.3"),
    ("game: chess\n", 1, 7, "there is no game “chess”"),
    ("answers: stun\n", 1, 10, "did you mean glossary/stun?"),
    ("answers: quux\n", 1, 10, "glossary/stun or faq/1.3/10"),
    ("players: South\n", 1, 10, "two players are needed"),
    ("players: South (Dis Logos), North\n", 1, 17, "three houses, not 2"),
    ("players: South (Dis Logos Dsi), North\n", 1, 27, "there is no house “Dsi”"),
    ("players: Troll, North\n", 1, 10, "cannot be the name of a player"),
    ("nonsense\n", 1, 1, "neither a step"),
    ("South hand Anger\n", 1, 1, "needs a colon after what it is about, as in “South hand: …”"),
    ("   - Troll\n", 1, 6, "below the step that it belongs to"),
    (TURN + "1. South raeps with Troll\n", 5, 10, "for “raeps”, did you mean reaps?"),
    (TURN + "1. Sud moisonne avec Troll\n", 5, 8, "did you mean moissonne?"),
    (TURN + "1.\n", 5, 1, "says nothing"),
    (TURN + "2. South ends the turn\n", 5, 1, "number 1, not 2"),
    (TURN + "1. South plays Anger\n", 5, 16, "there is no Anger on this board"),
    (TURN + "1. South ends the turn\n   - \n", 6, 1, "says nothing"),
    (TURN + "1. South ends the turn\n   - lft flank\n", 6, 6, "for “lft”, did you mean left?"),
    (HEADER + "expect: Suoth: 4 aember\n", 4, 9, "nearest: South"),
    (HEADER + "expect: hapens: South steals 1\n", 4, 9, "nearest: happens"),
    (HEADER + "expect: happens: South staels 1 aember\n", 4, 18, "did you mean steals"),
    (HEADER + "expect: South has 4 aembr\n", 4, 19, "did you mean aember"),
    (HEADER + "expect: can chose Dis\n", 4, 13, "did you mean choose"),
    (HEADER + "expect at 3: South wins\n", 4, 8, "there is no step 3; the script has 0 steps"),
    (HEADER + "expect when 3: South wins\n", 4, 8, "no point of the script"),
    (HEADER + "expect 1.0: South wins\n", 4, 8, "not among those this scenario names (1.1, 1.3)"),
    (HEADER + "expect:\n", 4, 1, "nothing is claimed"),
    (HEADER + "expect: ;;\n", 4, 1, "nothing is claimed"),
    (HEADER + "cite: quux\n", 4, 7, "no identifier"),
    (HEADER + "South line: Troll | Troll\n\nexpect: Troll is stunned\n", 6, 9, "fits several cards"),
    ("South line: \x1b[31mTroll\n", 1, 13, "control character (\\u001b)"),
    ("South line: \u202eTroll\n", 1, 13, "control character (\\u202e)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "column", "said"), WRONG, ids=lambda part: repr(part)[:50])
def test_a_mistake_is_told_where_it_stands(text: str, line: int, column: int, said: str) -> None:
    found = find_mistakes(text)
    assert found
    places = [(trouble.place.line, trouble.place.column) for trouble in found if trouble.place is not None]
    at = places.index((line, column))
    assert said in describe(found[at])
    assert describe(found[at], "fr") != describe(found[at])


NOT_LEGAL = [
    ("South line: Troll (exhausted)\n\n1. Troll reaps\n", "it is exhausted (rule/ready-and-exhausted)"),
    ("South line: Pitlord\n\n1. Pitlord reaps\n", "(glossary/off-house, glossary/active-house)"),
    ("South line: Troll (stunned)\n\n1. Troll reaps\n", "(glossary/stun); South may: unstun Troll or end the turn"),
    ("South hand: none\nSouth discard: Anger\n\n1. South plays Anger\n", "is not in South’s hand (rule/playing-cards)"),
    ("North line: Urchin\n\n1. South reaps with Urchin\n", "under South’s control (rule/using-cards)"),
    ("South line: Troll\n\n1. North ends the turn\n", "it is South’s turn here in 1.3"),
    ("South line: Troll\n\n1. South chooses house Dis\n", "South may: reap with Troll or end the turn"),
    ("South line: Troll\n\n1. Troll reaps\n   - yes\n", "is left over"),
    ("South line: Troll | Troll\n\n1. Troll reaps\n", "could mean several cards in step 1"),
    ("South line: Troll\nNorth line: Krump | Urchin\n\n1. South fights with Troll\n",
     "South may: Krump or Urchin"),
    ("South line: Troll\nNorth line: Krump | Urchin | Pitlord\n\n1. South fights with Troll\n   - Troll\n",
     "“Troll” is no answer to what is asked here: “Troll: attack which creature?” (rule/fight, glossary/taunt); South may: Krump or Pitlord"),
]  # fmt: skip


ALONE = [
    ("South attacks Troll", "write: South attacks Troll with …", "écrivez : Sud attaque Troll avec …"),
    ("Sud attaque Troll", "write: South attacks Troll with …", "écrivez : Sud attaque Troll avec …"),
    ("South fights Troll", "not said with which creature", "pas dit avec quelle créature"),
    ("South Bumpsy", "not said what South does with Bumpsy", "pas dit ce que Sud fait avec Bobosse"),
]


@pytest.mark.parametrize(("step", "english", "french"), ALONE, ids=lambda part: part[:20])
def test_a_step_that_only_names_a_card_is_asked_what_is_missing(step: str, english: str, french: str) -> None:
    (trouble,) = find_mistakes(TURN + f"South line: Bumpsy\nNorth line: Troll\n\n1. {step}\n", "1.3")
    assert english in describe(trouble)
    assert french in describe(trouble, "fr").replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize(("board", "said"), NOT_LEGAL, ids=lambda part: part[-40:])
def test_a_step_that_is_not_legal_names_the_rule_and_what_is(board: str, said: str) -> None:
    found = find_mistakes(TURN + board, "1.3")
    assert [said in describe(trouble) for trouble in found] == [True], [
        describe(trouble) for trouble in found
    ]
    assert found[0].place is not None
    assert found[0].place.line is not None


def test_all_mistakes_of_a_file_are_told_at_once_in_the_order_of_its_lines() -> None:
    found = find_mistakes(
        "editions: 1.9\nSouth line: Trol (3 damge)\nNorth line: Urchn\n1. South raeps\nexpect: foo bar\n"
    )
    assert [trouble.place.line for trouble in found if trouble.place] == [1, 2, 2, 3, 4, 5]


def test_a_choice_left_open_says_what_may_be_answered() -> None:
    (trouble,) = find_mistakes(
        TURN + "South hand: Anger\nSouth line: Troll | Krump\n\n1. South plays Anger\n", "1.3"
    )
    assert "South may: Troll or Krump" in describe(trouble)
    assert "or mark it: - ?" in describe(trouble)


def test_the_same_mistake_in_every_edition_is_told_once(tmp_path) -> None:  # type: ignore[no-untyped-def]
    from kfjudge.replay.play import check_files

    file = tmp_path / "wrong.kf"
    file.write_text(TURN + "South line: Troll (exhausted)\n\n1. Troll reaps\n", encoding="utf-8")
    assert len(check_files([file]).errors) == 1


def test_of_a_file_that_is_no_board_a_few_lines_are_told_and_the_others_counted() -> None:
    """As of /etc/passwd. What is nearly a word of a board is told nonetheless, in the language of the reader."""
    lines = [f"{name}:x:1" for name in ("root", "daemon", "bin", "sys", "sync", "games", "mail")]
    with pytest.raises(Troubles) as raised:
        parse_scenario("\n".join(lines), "passwd")
    found = [(one.place.line, say(one.words, "fr")) for one in raised.value.troubles if one.place]
    assert [line for line, _ in found] == [1, 2, 3, 4, 6]
    assert found[3][1].startswith("à partir d’ici, 3 autres lignes")
    assert (
        found[4][1] == "aucune ligne ne commence par «\u202fgames\u202f»\u202f; vouliez-vous dire jeu\u202f?"
    )
    assert say(raised.value.troubles[4].words, "en") == "no line begins with “games”; did you mean game?"


def test_of_a_game_that_nobody_knows_no_other_line_is_judged() -> None:
    found = find_mistakes("title: a battle\ngame: fatefroge\nmap: a1\n\nGuard: in a1\n\n1. Guard rolls\n")
    assert [describe(trouble) for trouble in found] == [
        "there is no game “fatefroge”; there is keyforge, arkham, fateforge"
    ]


def test_of_a_game_whose_line_is_misspelled_no_other_line_is_judged() -> None:
    found = find_mistakes("title: a battle\ngae: fateforge\nmap: a1\n\nGuard: in a1\n\n1. Guard rolls\n")
    assert [describe(trouble) for trouble in found] == [
        "no line begins with “gae”; the game of a board is told so: game: fateforge"
    ]


def test_of_an_open_point_that_nobody_knows_the_nearest_is_told_or_where_all_are() -> None:
    (near,) = find_mistakes("title: a fight\nreadings: fight.cut-shor=not-fought\n\n")
    assert "did you mean fight.cut-short" in describe(near)
    (far,) = find_mistakes("title: a fight\nreadings: xyzzy=plugh\n\n")
    assert describe(far).endswith("kfjudge editions --full lists those that there are")
