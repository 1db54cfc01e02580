"""The Python interface as other programs rely on it, line by line of its contract."""

from __future__ import annotations

import ast
import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from kfjudge import api
from kfjudge.api import BadState, Decision, IllegalChoice, Match, NeedsFact, NotModeled
from kfjudge.reference.search.lexicon import lexicon_of
from kfjudge.words.catalogue import pick_name
from tests.keyforge.table import creature, play, table

UNMODELED = "ether-spider"


def test_the_interface_names_no_game() -> None:
    tree = ast.parse(Path(api.__file__).read_text(encoding="utf-8"))
    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not any(module.startswith("kfjudge.games.") for module in imported)


def test_a_question_freezes_nothing_of_the_program_that_asks() -> None:
    gc.unfreeze()
    lexicon_of.cache_clear()
    assert api.ask("can a stunned creature fight").best
    assert gc.get_freeze_count() == 0


@pytest.mark.parametrize("error", [NotModeled, NeedsFact, BadState, IllegalChoice])
def test_everything_that_can_be_wrong_with_a_match_is_a_value_error(error: type[Exception]) -> None:
    assert issubclass(error, ValueError)


@pytest.mark.usefixtures("unwritten")
def test_cards_without_a_model_are_all_named_at_once() -> None:
    south = {"line": [creature(UNMODELED, "a"), "troll"]}
    north = {"line": [creature(UNMODELED, "b"), creature("brain-eater")]}
    unmodeled = {card for card in (UNMODELED, "brain-eater") if card not in api.modeled()}
    with pytest.raises(NotModeled) as caught:
        Match.from_state(table(south=south, north=north))
    assert set(caught.value.cards) == unmodeled
    assert len(caught.value.cards) == len(unmodeled)


@pytest.mark.usefixtures("unwritten")
def test_a_card_that_turns_out_to_have_no_model_is_named() -> None:
    match = play(table("mars", south={"houses": ["mars", "dis", "logos"], "hand": [UNMODELED]}))
    with pytest.raises(NotModeled) as caught:
        match.choose(f"play:{UNMODELED}")
    assert caught.value.cards == (UNMODELED,)


def test_what_is_pending_says_what_kind_of_choice_it_is() -> None:
    match = play(table("dis", south={"line": ["charette"]}, north={"aember": 1}))
    assert match.pending is not None
    assert (match.pending.kind, match.pending.who) == ("turn", "South")
    chosen = play(table("mars", south={"line": [creature("yxilo-bolter", house="mars")]},
                        north={"line": ["bad-penny", "troll"]}), "reap:yxilo-bolter")  # fmt: skip
    assert chosen.pending is not None
    assert chosen.pending.kind == "choose"
    shuffled = play(table(south={"deck": {"shuffled": ["troll", "krump"]}}), "end-turn")
    assert shuffled.pending is not None
    assert (shuffled.pending.kind, shuffled.pending.who) == ("chance", "chance")


def test_decisions_say_what_was_chosen_by_whom_and_what_was_no_choice() -> None:
    match = play(table(south={"line": ["troll"]}, north={"line": ["bad-penny"]}), "fight:troll")
    first, second = match.decisions[:2]
    assert (first.option.id, first.forced, first.who) == ("fight:troll", False, "South")
    assert (second.option.id, second.forced) == ("choose:bad-penny", True)
    assert all(isinstance(decision, Decision) for decision in match.decisions)
    assert match.line == ("fight:troll",)
    match.undo()
    assert match.decisions == []


def test_a_state_may_name_its_game_and_an_unknown_one_is_refused() -> None:
    board = table(south={"line": ["troll"]})
    assert Match.from_state({**board, "game": "keyforge"}).state() == Match.from_state(board).state()
    assert Match.from_state(board, game="keyforge").game == "keyforge"
    with pytest.raises(BadState, match="chess"):
        Match.from_state({**board, "game": "chess"})
    with pytest.raises(BadState, match="chess"):
        api.facts("chess")


def test_a_written_state_is_read_again_and_plays_on() -> None:
    match = play(table(south={"line": ["troll"]}))
    assert Match.from_state(match.state()).state() == match.state()


def test_a_question_is_answered_with_what_the_contract_names() -> None:
    answer = api.ask("bad peny killed by yxilo bolter, is it purged?")
    assert answer.best is not None
    assert answer.best.id == "keyforge:faq/1.3/10"
    assert answer.verdict == "Back to your hand."
    assert answer.passage in answer.best.text
    assert answer.cards == ["bad-penny", "yxilo-bolter"]
    assert "faq/yxilo-bolter-against-bad-penny" in answer.boards
    assert "keyforge:glossary/purge" in {entry.id for entry in answer.also}
    assert answer.not_read == []


def test_the_passage_of_an_answer_is_the_paragraph_that_the_question_is_about() -> None:
    answer = api.ask("can a stunned creature reap")
    assert answer.best is not None
    assert answer.best.id == "keyforge:glossary/stun"
    assert "reap" in answer.passage
    assert answer.passage.startswith(answer.verdict)


def test_a_question_on_nothing_in_the_books_has_no_best_and_says_what_was_not_read() -> None:
    answer = api.ask("how do I cook a zorgblat")
    assert (answer.best, answer.verdict, answer.passage, answer.also, answer.boards) == (None, "", "", [], [])
    assert "zorgblat" in answer.not_read


@pytest.mark.usefixtures("unwritten")
def test_facts_and_what_is_modeled_are_those_of_the_game() -> None:
    assert pick_name(api.facts("keyforge")["troll"], "en") == "Troll"
    assert "troll" in api.modeled("keyforge")
    assert api.modeled() < set(api.facts())
    assert UNMODELED in set(api.facts()) - api.modeled()


def test_the_names_of_a_card_are_also_called_like_the_columns_of_its_table() -> None:
    troll = api.facts()["troll"]
    assert (getattr(troll, "name_en"), getattr(troll, "name_fr")) == ("Troll", "Troll")  # noqa: B009
    assert getattr(api.facts()["bad-penny"], "name_fr") == "Faux Jeton"  # noqa: B009
    assert not hasattr(troll, "name_xx")
    assert not hasattr(troll, "nomen")


def test_cards_are_listed_by_what_is_printed_on_them() -> None:
    demons = api.cards(house="dis", type="creature", trait="demon")
    assert "pitlord" in {card.id for card in demons}
    assert "troll" not in {card.id for card in demons}
    assert [pick_name(card, "en") for card in demons] == sorted(pick_name(card, "en") for card in demons)
    assert api.cards() == api.cards(house=None, modeled=None)
    assert {card.id for card in api.cards()} == set(api.facts())
    assert {card.id for card in api.cards(keyword="taunt")} < set(api.facts())
    assert "bumpsy" not in {card.id for card in api.cards(keyword="taunt")}
    assert {card.id for card in api.cards(set="aoa")} | {card.id for card in api.cards(set="cota")} == set(
        api.facts()
    )
    assert {card.id for card in api.cards(modeled=True)} == api.modeled()
    with pytest.raises(BadState, match="color"):
        api.cards(color="red")


@pytest.mark.parametrize(
    "asked",
    [
        lambda: api.search(None),  # type: ignore[arg-type]
        lambda: api.search("stun", lang=[]),  # type: ignore[arg-type]
        lambda: api.search("stun", limit="5"),  # type: ignore[arg-type]
        lambda: api.ask(3),  # type: ignore[arg-type]
        lambda: api.entry([]),  # type: ignore[arg-type]
        lambda: api.entry("glossary/nothing"),
        lambda: api.entry("glossary/stun", edition="9.9"),
        lambda: api.cards(lang="xx"),
        lambda: api.cards(text=3),  # type: ignore[arg-type]
        lambda: api.facts([]),  # type: ignore[arg-type]
        lambda: Match.from_state({"game": []}),
        lambda: Match.from_state({"edition": []}),
        lambda: Match.from_state({"turn": {"omega": True}, "step": "main", "house": "dis"}),
    ],
)
def test_what_there_is_not_and_what_is_no_text_is_refused_in_words(asked: Callable[[], object]) -> None:
    with pytest.raises(api.Trouble) as caught:
        asked()
    assert " " in str(caught.value)


@pytest.mark.parametrize("asked", [api.search, api.ask, api.entry])
@pytest.mark.parametrize(("id", "edition", "there"), [("arkham:glossary/hunter", "1.0", "2016"),
                                                     ("keyforge:glossary/stun", "2016", "1.3")])  # fmt: skip
def test_an_edition_that_the_game_of_an_identifier_has_not_is_refused_with_those_it_has(
    asked: Callable[..., object], id: str, edition: str, there: str
) -> None:
    with pytest.raises(api.Trouble, match=there):
        asked(id, edition=edition)


def test_cards_are_found_by_the_words_of_what_they_do_in_either_language() -> None:
    english = {card.id for card in api.cards(text="opponent lose", house="brobnar")}
    assert "bumpsy" in english
    assert "troll" not in english
    french = {card.id for card in api.cards(text="perd", house="brobnar", lang="fr")}
    assert "bumpsy" in french
