"""What a judge would write without having read the page, in both languages, where it can mean but one thing."""

from __future__ import annotations

import pytest

from kfjudge.games.keyforge.engine import state
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from kfjudge.render.trace import write_message
from kfjudge.replay.play import start_match
from tests.notation.boards import HEADER, TURN, describe, find_mistakes, list_verdicts, play

FIGHT = (
    TURN + "South line: Troll | Bumpsy (exhausted)\nNorth line: Krump | Urchin\nNorth discard: Punch\n\n"
    "1. Troll attacks Krump\n\n"
)
HOLDS_AND_NOT = [
    ("Urchin is not destroyed", "Krump is not destroyed"),
    ("Orphelin n’est pas détruit", "Krump n’est pas détruit"),
    ("Krump: destroyed", "Urchin: destroyed"),
    ("Krump : détruit", "Orphelin : détruit"),
    ("Urchin survives", "Krump survives"),
    ("Urchin is alive", "Krump is alive"),
    ("Orphelin survit", "Krump survit"),
    ("Orphelin est en vie", "Krump est en vie"),
    ("Urchin is not in North's discard", "Krump is not in North's discard"),
    ("Orphelin n’est pas dans la défausse de Nord", "Krump n’est pas dans la défausse de Nord"),
    ("South controls Troll", "North controls Troll"),
    ("Sud contrôle Troll", "Nord contrôle Troll"),
    ("South: 2 creatures, no artifacts", "North: 2 creatures"),
    ("Nord : 1 créature, aucun artéfact", "Nord : aucune créature"),
    ("South: hand 6", "South: hand 4"),
    ("Sud : main 6", "Sud : main 4"),
    ("South hand: 6", "South hand: 4"),
    ("Urchin takes no damage", "Troll takes no damage"),
    ("South gains no aember", "Troll is dealt no damage"),
    ("Orphelin ne moissonne pas", "Troll n’attaque pas Krump"),
    ("Urchin does not reap", "Troll does not attack Krump"),
    ("after 1: Bumpsy cannot reap", "after 1: Bumpsy can reap"),
    ("before 1: Troll can reap", "before 1: Bumpsy can reap"),
    ("before 1: Troll peut moissonner", "before 1: Bobosse peut moissonner"),
    ("before 1: Bobosse ne peut pas moissonner", "before 1: Troll ne peut pas moissonner"),
    ("before 1: can attack Urchin with Troll", "before 1: cannot attack Urchin with Troll"),
    ("before 1: peut attaquer Orphelin avec Troll", "before 1: peut attaquer Orphelin avec Bobosse"),
    ("before 1: Troll can attack Urchin", "after 1: Troll can attack Urchin"),
    ("before 1: Troll peut attaquer Orphelin", "after 1: Troll peut attaquer Orphelin"),
]  # fmt: skip


def expected(claim: str) -> str:
    head, colon, rest = claim.partition(" 1: ")
    return f"expect {head} 1: {rest}\n" if colon and head in ("before", "after") else f"expect: {claim}\n"


@pytest.mark.parametrize(("holds", "fails"), HOLDS_AND_NOT, ids=lambda claim: claim[:60])
def test_a_claim_in_plain_words_is_checked(holds: str, fails: str) -> None:
    assert all(list_verdicts(play(FIGHT + expected(holds))))
    assert False in list_verdicts(play(FIGHT + expected(fails)))


def test_a_claim_in_plain_words_is_written_and_read_back_in_both_languages() -> None:
    scenario = read_scenario(FIGHT + "".join(expected(claim) for pair in HOLDS_AND_NOT for claim in pair))
    for lang in ("en", "fr"):
        assert read_scenario(write_scenario(scenario, lang)) == scenario


HAPPENS = [
    # what is expected, and the same with the words that say it happens
    ("South steals twice", "happens: South steals twice"),
    ("Troll triggers twice", "happens: Troll triggers twice"),
    ("Troll reaps twice", "happens: Troll reaps twice"),
    ("South steals 1 aember twice", "happens: South steals 1 aember twice"),
    ("Sud vole 2 fois", "happens: South steals twice"),
    ("Sud vole 1 Aombre 2 fois", "happens: South steals 1 aember twice"),
    ("Troll se déclenche 2 fois", "happens: Troll triggers twice"),
    ("Troll does not reap twice", "never: Troll reaps twice"),
    ("Troll ne moissonne pas 2 fois", "never: Troll reaps twice"),
    ("South cannot forge", "happens: South cannot forge"),
    ("South cannot steal", "happens: South cannot steal"),
    ("South cannot draw", "happens: South cannot draw"),
    ("Sud ne peut pas voler", "happens: South cannot steal"),
    ("Sud ne peut pas forger", "happens: South cannot forge"),
    ("Sud ne peut pas piocher", "happens: South cannot draw"),
    ("Sud reçoit 2 chaînes", "happens: South gains 2 chains"),
]


@pytest.mark.parametrize(("plain", "whole"), HAPPENS, ids=lambda claim: claim[:40])
def test_what_happens_needs_no_word_that_says_so(plain: str, whole: str) -> None:
    board = TURN + "South line: Troll\n\n"
    scenario = read_scenario(f"{board}expect: {plain}\n")
    assert scenario == read_scenario(f"{board}attendu : {whole}\n")
    for lang in ("en", "fr"):
        assert read_scenario(write_scenario(scenario, lang)) == scenario


def test_how_often_it_happens_is_counted_without_the_word_too() -> None:
    assert list_verdicts(play(FIGHT + expected("Troll takes 1 damage twice")))[-1] is False
    assert list_verdicts(play(FIGHT + expected("Troll attacks Krump 1 time")))[-1] is True


SAME_BOARDS = [
    ("South creatures: Troll (3 dmg)\n", "South line: Troll (3 damage)\n"),
    ("South board: Troll\n", "South line: Troll\n"),
    ("créatures de Sud : Troll (3 dég)\n", "South line: Troll (3 damage)\n"),
    ("plateau de Sud : Troll\n", "South line: Troll\n"),
    ("North hand: 4\n", "North hand: 4 cards\n"),
    ("main de Nord : 4\n", "North hand: 4 cards\n"),
    ("South line: no creatures\n", "South line: none\n"),
    ("ligne de Sud : aucune créature\n", "South line: none\n"),
    ("South line: the card Troll\n", "South line: Troll\n"),
    ("ligne de Sud : la carte Troll\n", "South line: Troll\n"),
    ("last turn: nothing\n", ""),
    ("dernier tour : rien\n", ""),
]


@pytest.mark.parametrize(("natural", "plain"), SAME_BOARDS, ids=lambda line: line.strip()[:40])
def test_a_fact_in_plain_words_is_the_same_fact(natural: str, plain: str) -> None:
    assert read_scenario(TURN + natural) == read_scenario(TURN + plain)


LAST_TURNS = [
    ("North forged no key, house Dis", [], "dis"),
    ("North, house Dis", [], "dis"),
    ("North was house Dis", [], "dis"),
    ("North was Dis", [], "dis"),
    ("no key", [], None),
    ("Nord n’a pas forgé de clé, Maison Dis", [], "dis"),
    ("Nord n’a forgé aucune clé", [], None),
    ("Nord avait la Maison Dis", [], "dis"),
    ("Nord, Maison Dis", [], "dis"),
    ("North forged the red key, house Dis", ["red"], "dis"),
]


@pytest.mark.parametrize(("line", "forged", "house"), LAST_TURNS, ids=lambda part: str(part)[:40])
def test_the_last_turn_may_be_told_in_plain_words(line: str, forged: list[str], house: str | None) -> None:
    scenario = read_scenario(TURN + f"North: red key\nlast turn: {line}\n")
    board = state.write(start_match(scenario, "1.3").board, "1.3")
    assert (board["last"]["player"], board["last"]["forged"], board["last"]["house"]) == (
        "North", forged, house,
    )  # fmt: skip
    for lang in ("en", "fr"):
        assert read_scenario(write_scenario(scenario, lang)) == scenario


BOARD = TURN + "South line: Troll (stunned) | Bumpsy\nSouth artifacts: Cannon\nNorth line: Krump | Urchin\n\n"
SAME_STEPS = [
    ("South passes", "South ends the turn"),
    ("South end the turn", "South ends the turn"),
    ("Fin du tour", "South ends the turn"),
    ("Sud finit le tour", "South ends the turn"),
    ("Sud terminer le tour", "South ends the turn"),
    ("South uses Troll", "South unstuns Troll"),
    ("Sud utilise Troll", "South unstuns Troll"),
    ("South unstun Troll", "South unstuns Troll"),
    ("South reap with Bumpsy", "South reaps with Bumpsy"),
    ("Sud moissonner avec Bobosse", "South reaps with Bumpsy"),
    ("Bumpsy attacks\n   - Krump", "Bumpsy attacks Krump"),
    ("South attacks with Bumpsy\n   - Krump", "Bumpsy attacks Krump"),
    ("Sud attaque avec Bobosse\n   - Krump", "Bumpsy attacks Krump"),
    ("South use the action of Cannon\n   - Krump", "South uses the action of Cannon\n   - Krump"),
]


@pytest.mark.parametrize(("natural", "plain"), SAME_STEPS, ids=lambda step: step[:40])
def test_a_step_in_plain_words_is_played(natural: str, plain: str) -> None:
    lines = [play(BOARD + f"1. {step}\n").end for step in (natural, plain)]
    assert lines[0] is not None
    assert lines[1] is not None
    assert lines[0].line == lines[1].line


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_at_step_three_can_be_typed_as_it_is_shown(lang: str) -> None:
    board = (
        TURN + "South line: Troll (stunned) | Bumpsy\nSouth artifacts: Cannon\nSouth hand: Punch | Smith\n"
    )
    first = start_match(read_scenario(board + "North line: Urchin\n"), "1.3")
    assert first.pending is not None
    for option in first.pending.options:
        shown = write_message(option.words, lang)
        text = board + f"North line: Urchin\n\n1. South {shown}\n   - ?\n"
        result = play(text)
        assert result.end is not None
        assert result.end.line[:1] == (option.id,), shown


QUESTIONS = [
    ("turn: South, house Dis\nSouth hand: Gateway to Dis\nSouth line: Dust Imp | Dust Imp as B\n", ["South plays Gateway to Dis"]),
    ("turn: South, house Dis\nSouth line: Pit Demon\nSouth archives: Punch\n", []),
    ("turn: South, house Brobnar\nSouth line: Troll | Krump\nSouth hand: Anger\n", ["South plays Anger"]),
    ("turn: South, house Brobnar\nSouth line: Troll\nSouth hand: Krump\n", ["South plays Krump"]),
    ("turn: South, step house\nSouth archives: Punch\n", []),
    ("turn: South, step forge\nSouth: 6 aember\n", []),
    ("turn: setup\nSouth deck: Anger | Punch | Troll | Krump | Fear | Smith | Bumpsy | Mother\n"
     "North deck: Anger | Punch | Troll | Krump | Fear | Smith | Bumpsy | Mother\n", ["South begins"]),
]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("board", "steps"), QUESTIONS, ids=lambda part: str(part)[:50])
def test_every_answer_can_be_typed_as_it_is_shown(board: str, steps: list[str], lang: str) -> None:
    script = "".join(f"{n}. {step}\n" for n, step in enumerate(steps, 1))
    asked = play(f"{HEADER}{board}\n{script}   - ?\n" if steps else HEADER + board).end
    assert asked is not None
    assert asked.pending is not None
    for option in asked.pending.options:
        shown = write_message(option.words, lang)
        answer = (
            f"   - {shown}\n   - ?\n"
            if steps and "begins" not in steps[0]
            else f"{len(steps) + 1}. South {shown}\n"
        )
        found = play(f"{HEADER}{board}\n{script}{answer}").end
        assert found is not None
        assert found.line[len(asked.line)] == option.id, shown


STEP = TURN + "South line: Troll\n\n1. "
HINTS = [
    # text, what is said in English, and in French
    ("South reaps with Troll\n", "a step begins with its number: 1. South reaps with Troll", "par son numéro : 1."),
    ("- South reaps with Troll\n", "a step begins with its number: 1. South reaps", "commence par son numéro"),
    ("South keys: red\n", "stands after the name alone: South: 4 aember, red key", "Sud : 4 Aombres, clé rouge"),
    ("chaînes de Nord : 2\n", "what North has stands after", "ce qu’a Nord suit le nom seul"),
    ("South has 4 aember\n", "what South has stands after", "ce qu’a Sud suit le nom seul"),
    ("Sud lgne : Troll\n", "did you mean Sud ligne?", "vouliez-vous dire Sud ligne ?"),
    ("lgne de Nord : Troll\n", "did you mean ligne de Nord?", "vouliez-vous dire ligne de Nord ?"),
    (TURN + "South line: Troll\n\n1. South attacks ? with Troll\n", "a ? stands alone", "un ? se place seul"),
    (TURN + "South line: Troll\n\n1. South plays\n", "a card is missing here", "il manque une carte ici"),
    (HEADER + "South line: Troll\n\n1. Troll reaps\n", "no line says whose turn it is", "de qui c’est le tour"),
    (HEADER + "South line: Troll\n\n1. Troll reaps -> not legal\n", "no line says whose turn", "de qui c’est le tour"),
    (HEADER + "turn: South, house Mars\n", "Mars is not one of South’s houses (Brobnar, Dis and Logos)",
     "Mars n’est pas une Maison de Sud (Brobnar, Dis et Logos)"),
    (TURN + "South: 4 keys\n", "with three keys the match is over", "avec trois clés"),
    (TURN + "South line: Troll\n\nexpect: Troll is not blorbed\n", "expectations read like", "une attente se lit comme"),
    (TURN + "South line: Troll\n\nexpect: Troll is not stunnd\n", "expectations read like", "une attente se lit comme"),
    ("answers: faq/1.3/999\n", "there is no entry faq/1.3/999", "il n’y a pas d’entrée faq/1.3/999"),
    (STEP + "South steals 1 aember\n", "it happens: write expect: happens: South steals 1", "mais un événement ; écrivez attendu : arrive"),
    (STEP + "Sud vole 1 Aombre\n", "is nothing a player does; it happens", "attendu : arrive : Sud vole 1 Aombre"),
    (STEP + "Sud reçoit 2 chaînes\n", "is nothing a player does; it happens", "attendu : arrive : Sud reçoit 2"),
    (STEP + "Troll is destroyed\n", "is nothing a player does; it happens", "n’est pas une action de joueur, mais un événement"),
    (STEP + "South forges a key\n", "did you mean red, blue or yellow?", "vouliez-vous dire rouge, bleue ou jaune"),
    (HEADER + "expect: Noddy is destroyed\n", "called “Noddy”; nearest: Noddy the Thief", "« Noddy » ; vouliez-vous dire"),
    (HEADER + "expect: Noddy is not destroyed\n", "called “Noddy”; nearest: Noddy the Thief", "« Noddy » ; vouliez"),
    (HEADER + "attendu : Noddy n’est pas détruit\n", "called “Noddy”; nearest: Noddy", "« Noddy » ; vouliez-vous dire"),
    (HEADER + "expect: Noddy is stunned\n", "called “Noddy”; nearest: Noddy the Thief", "« Noddy » ; vouliez-vous dire"),
    (HEADER + "expect: Noddy is exhausted\n", "called “Noddy”; nearest: Noddy the Thief", "« Noddy » ; vouliez-vous dire"),
    (HEADER + "expect: Suoth has 4 aember\n", "called “Suoth”; nearest: South", "« Suoth » ; vouliez-vous dire South"),
    (HEADER + "expect South: 4 aember\n", "write: expect: South: …", "écrivez : expect : South : …"),
    (HEADER + "attendu Sud : 4 Aombres\n", "write: attendu: Sud: …", "écrivez : attendu : Sud : …"),
    (HEADER + "expect 1.3 Troll: stunned\n", "write: expect 1.3: Troll: …", "écrivez : expect 1.3 : Troll : …"),
    (HEADER + "South turn: Shadows\n", "turn: South, house Shadows", "tour : Sud, Maison Ombres"),
    (HEADER + "tour de Sud : Ombres\n", "turn: South, house Shadows", "tour : Sud, Maison Ombres"),
    (HEADER + "North's turn: house Untamed\n", "turn: North, house Untamed", "tour : Nord, Maison Indomptés"),
    (TURN + "South line: Umbra (étourdi)\n", "it is called: sonné/sonnée", "cela se dit ici : sonné/sonnée"),
    (TURN + "South line: Umbra (épuisé)\n", "it is called: incliné/inclinée", "se dit ici : incliné/inclinée"),
    (TURN + "South line: Umbra (tapped)\n", "it is called: exhausted", "cela se dit ici : exhausted"),
    (TURN + "South line: Umbra\n\nattendu : Umbra est épuisée\n", "called: incliné/inclinée", "incliné/inclinée"),
    ("players: South (Shadows Dis Logs), North\n", "no house “Logs”; did you mean Logos?", "vouliez-vous dire Logos ?"),
    ("joueurs : Sud (Ombres Dis Logs), Nord\n", "no house “Logs”; did you mean Logos?", "vouliez-vous dire Logos ?"),
    ("shows: rule/step\n", "several entries begin with rule/step", "plusieurs entrées commencent par rule/step"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "english", "french"), HINTS, ids=lambda part: part[-40:].strip())
def test_a_mistake_says_what_would_be_right_in_both_languages(text: str, english: str, french: str) -> None:
    (trouble,) = find_mistakes(text)
    assert english in describe(trouble)
    assert french in describe(trouble, "fr").replace("\u202f", " ").replace("\u00a0", " ")


def test_a_house_of_a_card_that_is_controlled_may_be_active() -> None:
    assert not find_mistakes(HEADER + "turn: South, house Mars\nSouth line: Yxilo Bolter\n")
    assert not find_mistakes(HEADER + "turn: South, house Mars\nSouth line: Troll (maverick Mars)\n")


def test_a_step_that_was_deleted_is_one_mistake() -> None:
    text = TURN + "South line: Troll\n\n" + "".join(f"{n}. South ends the turn\n" for n in range(2, 10))
    (trouble,) = find_mistakes(text)
    assert describe(trouble) == "this step is number 1, not 2"
    gap = (
        TURN
        + "South line: Troll\n\n1. Troll reaps\n2. South ends the turn\n4. North passes\n5. South passes\n"
    )
    assert [describe(one) for one in find_mistakes(gap)] == ["this step is number 3, not 4"]


def test_the_nearest_word_is_of_the_language_that_was_typed() -> None:
    (trouble,) = find_mistakes(TURN + "South line: Troll\n\n1. South combats with Troll\n")
    assert "combat?" not in describe(trouble)
    (trouble,) = find_mistakes(TURN + "South line: Troll\n\n1. Sud combats avec Troll\n")
    assert "did you mean combat?" in describe(trouble)


def test_the_nearest_word_is_of_the_language_of_the_file_where_its_line_does_not_show_which() -> None:
    french = "joueurs : Sud (Dis Ombres Brobnar), Nord (Dis Logos Indomptés)\n\ntour : Sud, Maison Dis\n"
    (trouble,) = find_mistakes(f"{french}ligne de Sud : Troll\n\nattendu : Troll : conters\n")
    assert "counters" not in describe(trouble, "fr")
    (trouble,) = find_mistakes(TURN + "South line: Troll\n\nexpect: Troll: conters\n")
    assert "did you mean counters?" in describe(trouble)


@pytest.mark.parametrize("first", ["Panpaca, Anga’s Reap", "Panpaca, Anga: Reap", "the Panpaca, Anga"])
def test_a_title_with_a_comma_is_one_name_whatever_follows_it(first: str) -> None:
    text = f"{TURN}South line: Panpaca, Anga | Troll\n\n1. South reaps with Troll\n   - then {first}\n"
    (line,) = read_scenario(text).steps[0].choices
    assert [phrase["card"].card for phrase in line.phrases] == ["panpaca-anga"]
