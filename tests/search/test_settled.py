"""What stands first on a question on cards: the verdict of the case, and what it rests on."""

from __future__ import annotations

import pytest

from kfjudge.games import get_game
from kfjudge.reference.search.ask import Answer, ask
from kfjudge.reference.search.verdict import is_example, lead_to
from kfjudge.words.catalogue import find_template
from tests.search.settled import FILES, judge, leave_out, read_questions, write_screen

READ = {"rulings_en": 0.93, "cards_en": 0.88, "cards_fr": 0.93}
FIRST = {"rulings_en": 0.55, "cards_en": 0.74, "cards_fr": 0.68}


def asked(question: str, lang: str = "en", game: str = "keyforge") -> Answer:
    return ask(question, lang=lang, game=game)


def how(answer: Answer) -> tuple[str, str]:
    assert answer.settled, answer.question
    return answer.settled.how, answer.settled.id.partition(":")[2]


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_what_settles_a_question_on_cards_is_read_on_the_screen(name: str) -> None:
    judged = [judge(question) for question in read_questions(FILES[name])]
    assert sum(bool(one.read) for one in judged) >= READ[name] * len(judged)
    assert sum(one.is_first for one in judged) >= FIRST[name] * len(judged)


def test_a_ruling_that_is_left_out_is_nowhere_on_the_screen() -> None:
    questions = read_questions(FILES["rulings_en"])
    question = next(one for one in questions if one.ruling.endswith("/two-succubi-stack"))
    assert "two-succubi-stack" in write_screen(question.text, "en")
    with leave_out(question.ruling):
        assert "two-succubi-stack" not in write_screen(question.text, "en")


def test_a_question_of_the_books_on_the_same_cards_gives_the_verdict() -> None:
    answer = asked("yxilo bolter kills my bad penny, purged or hand?")
    assert how(answer) == ("question", "faq/1.3/10")
    assert answer.verdict == "Back to your hand."


def test_a_question_of_the_books_on_another_case_of_a_card_does_not_stand_first() -> None:
    answer = asked("Wild Wormhole turns up a card with Alpha. Is it played?")
    assert answer.best
    assert answer.best.kind != "faq"


@pytest.mark.parametrize(
    "question",
    [
        "Soulkeeper on bad penny",
        "troll contre faux jeton",
        "dust pixie and shadow self, who takes the damage",
    ],
)
def test_a_question_of_the_books_on_another_card_does_not_stand_first(question: str) -> None:
    best = ask(question, game="keyforge").best
    assert best
    assert best.kind != "faq"


def test_a_board_that_plays_the_case_gives_the_verdict_by_its_title_in_the_readers_language() -> None:
    question = "Jargogle is destroyed on my opponent's turn. Where does the card under it go?"
    with leave_out("keyforge:ruling/jargogle-dies-on-the-opponent-s-turn"):
        assert how(asked(question)) == ("board", "board/rules/jargogle-on-the-opponents-turn")
        assert "archived" in asked(question).verdict


def test_the_same_rule_with_other_cards_is_said_to_be_so() -> None:
    question = "Relentless Assault chooses a stunned creature. Does it fight?"
    with leave_out("keyforge:ruling/relentless-assault-on-stunned-creatures"):
        assert how(asked(question)) == ("alike", "faq/1.3/11")
        assert "The same with other cards:" in write_screen(question, "en")


@pytest.mark.parametrize("columns", [40, 80, 100])
def test_a_card_that_is_named_stands_whole_with_its_id(columns: int) -> None:
    question = "Nexus reaps and uses an enemy Shard of Greed"
    seen = " ".join(write_screen(question, "en", columns).split())
    cards = [ground for ground in asked(question).grounds if ground.entry.kind == "card"]
    assert [card.entry.id for card in cards] == ["keyforge:card/nexus", "keyforge:card/shard-of-greed"]
    for card in cards:
        assert " ".join(card.text.split()) in seen
        assert card.entry.id.partition(":")[2] in seen


def test_two_abilities_that_wait_for_one_moment_are_ordered_by_the_active_player() -> None:
    features = get_game("keyforge").reference.list_features
    assert "at:enters" in features("autocannon")
    assert "own:enters" in features("urchin")
    answer = asked("With Autocannon in play I play Urchin. Which resolves first?")
    assert "keyforge:glossary/active-player" in [ground.entry.id for ground in answer.grounds]


def test_a_printed_keyword_of_a_card_leads_to_its_entry() -> None:
    answer = asked("duskwitch first and then dew faerie from hand?")
    assert "keyforge:glossary/omega" in [ground.entry.id for ground in answer.grounds]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_play_that_came_about_as_told_gives_the_verdict_where_nothing_printed_does(lang: str) -> None:
    label = find_template("answer.played", lang)
    told = {"en": "Troll attacks Krump", "fr": "Troll attaque Krump"}[lang]
    assert write_screen(told, lang).startswith(label)
    assert label not in write_screen("yxilo bolter kills my bad penny, purged or hand?", lang)


def test_what_is_printed_on_a_card_answers() -> None:
    assert asked("what power is Krump").verdict == "Krump: power 6."
    told = asked("le prêtre goule a combien de vie à 3 joueurs", "fr", "arkham").verdict
    assert "15" in told


def test_cards_are_counted_but_not_for_what_a_player_may_do() -> None:
    counted = asked("how many Shards are there").counted
    assert counted
    facts = get_game("keyforge").reference.facts().values()
    assert counted.number == sum("shard" in card.traits for card in facts)
    assert asked("how many creatures can I have").counted is None


def test_an_example_never_answers_and_a_lead_stands_by_itself() -> None:
    assert is_example("For example, a player plays Anger.", "en")
    assert is_example("Exemple : le joueur joue Colère.", "fr")
    assert not is_example("A player may decline.", "en")
    paragraphs = ["A key costs six.", "Otherwise the step is over.", "It is forged once."]
    assert [lead_to(paragraphs, at, "en") for at in range(3)] == [0, 0, 2]


def test_a_rule_stands_beside_cards_only_for_what_is_asked_of_them() -> None:
    named = ask("krump bad penny", lang="en", game="keyforge")
    assert {ground.entry.kind for ground in named.grounds} == {"card"}


@pytest.mark.parametrize(
    "question",
    ["two phase shifts in one turn", "stealer of souls trades with another guy, do I get my amber"],
)
def test_a_question_of_the_book_that_is_found_first_stands_before_its_card(question: str) -> None:
    best = ask(question, lang="en", game="keyforge").best
    assert best is not None
    assert best.kind == "faq"
