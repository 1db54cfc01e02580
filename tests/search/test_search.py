"""Searching: what comes first, what is told beside it, and that a query is data whatever it holds."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfjudge.core.errors import Trouble
from kfjudge.reference import api
from kfjudge.reference.search.search import search

SECONDS = 1.0  # far more than a query takes, far less than a person would call hanging


def first(query: str, **asked: str) -> str:
    hits = api.search(query, **asked)  # type: ignore[arg-type]
    return hits[0].id.removeprefix("keyforge:") if hits else ""


def test_a_question_with_two_misspelt_cards_finds_the_question_of_the_faq() -> None:
    assert first("bad peny killed by yxilo bolter, is it purged?") == "faq/1.3/10"
    assert first("faux jetno tué par deboulonneur yxillo, il est purgé ?") == "faq/1.3/10"


def test_a_word_that_exists_is_not_taken_for_another() -> None:
    results = search("steal")
    assert results.hits[0].id == "keyforge:glossary/steal"
    assert results.did_you_mean == ()


def test_a_term_stands_before_the_section_of_its_name() -> None:
    assert first("reap") == "glossary/reap"


def test_letters_out_of_place_are_one_mistake() -> None:
    results = search("froge")
    assert results.hits[0].id == "keyforge:glossary/forge"
    assert results.did_you_mean == ("Forge",)


@pytest.mark.parametrize("query", ["may", "before", "use", "if you do", "this way", "avant", "peut"])
def test_little_words_that_are_entries_are_found(query: str) -> None:
    assert first(query).startswith("glossary/")


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("what is a stun", "glossary/stun"),
        ("tell me about taunt", "glossary/taunt"),
        ("how does armor work?", "glossary/armor"),
        ("rules for upgrades", "rule/upgrades"),
        ("c’est quoi l’assaut ?", "glossary/assault"),
        ("que veut dire oméga", "glossary/omega"),
        ("règle des chaînes", "rule/chains"),
        ("comment fonctionne le mulligan", "glossary/mulligan"),
    ],
)
def test_asking_for_a_definition_finds_the_entry(query: str, id: str) -> None:
    assert first(query) == id


def test_two_things_that_are_named_are_both_found() -> None:
    found = [hit.id for hit in api.search("taunt and elusive")[:2]]
    assert set(found) == {"keyforge:glossary/taunt", "keyforge:glossary/elusive"}


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ("text of mother", {"mother"}),
        ("what does the card fear do", {"fear"}),
        ("puissance de granpanar", {"lollop-the-titanic"}),
        ("texte de miasmes", {"miasma"}),
        pytest.param(
            "does bulwark stack with grey monk",
            {"bulwark", "grey-monk"},
            marks=pytest.mark.xfail(reason="armor, which both give, stands between the two"),
        ),
        ("ember imp vs troll", {"ember-imp", "troll"}),
    ],
)
def test_a_card_within_a_phrase_comes_first_and_two_cards_both(query: str, ids: set[str]) -> None:
    assert {hit.id for hit in api.search(query)[: len(ids)]} == {f"keyforge:card/{id}" for id in ids}


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("lash broken dreams", "lash-of-broken-dreams"),
        ("megamouth", "ulyq-megamouth"),
        ("red planet", "red-planet-ray-gun"),
        ("mind warper", "mindwarper"),
        ("badpenny", "bad-penny"),
        ("zyx researcher", "zyx-researcher"),
        ("monkey piranha", "piranha-monkeys"),
        ("what is shard of hae", "shard-of-hate"),
        ("explain smiling euth", "smiling-ruth"),
        ("is grey nonk good", "grey-monk"),
        ("mater of 1 card", "master-of-1"),
        ("maître du deux", "master-of-2"),
        ("comment marche main spectrale", "ghostly-hand"),
        ("tigre féroce en anglais", "mighty-tiger"),
        ("oui-oui le voleur", "noddy-the-thief"),
        ("illustration de bobosse", "bumpsy"),
        ("mon adversaire joue bobosse", "bumpsy"),
        ("bobosse en version française", "bumpsy"),
        ("my opponent plays ember imp", "ember-imp"),
        ("john smith", "john-smyth"),
    ],
)
def test_a_card_is_found_by_a_part_of_its_name_or_in_spite_of_a_slip(query: str, id: str) -> None:
    assert first(query) == f"card/{id}"


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("banish card", "card/banish"),
        ("carte Mars d’Abord", "card/mars-first"),
        ("reap rule", "rule/reap"),
        ("tour (glossaire)", "glossary/turn"),
    ],
)
def test_a_name_with_the_word_for_its_kind_is_of_that_kind(query: str, id: str) -> None:
    assert search(query, game="keyforge").hits[0].id == f"keyforge:{id}"


@pytest.mark.parametrize("query", ["master of 3", "mastre of 3", "le maître du 3"])
def test_a_number_in_a_name_is_never_put_right(query: str) -> None:
    assert first(query) == "card/master-of-3"


@pytest.mark.parametrize(
    "query", ["bad pennny & yxilo boltr", "yxillo bolter x bad peny", "faux jetons contre deboulonneur yxilo"]
)
def test_two_misspelt_cards_are_found_whatever_joins_them(query: str) -> None:
    assert first(query) == "faq/1.3/10"


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ("what is the difference between capture and steal", {"capture", "steal"}),
        ("différence entre sacrifier et détruire ?", {"sacrifice", "destroyed"}),
    ],
)
def test_what_is_compared_comes_first(query: str, ids: set[str]) -> None:
    assert {hit.id for hit in api.search(query)[:2]} == {f"keyforge:glossary/{id}" for id in ids}


def test_words_that_mean_something_together_are_not_little() -> None:
    assert first("plus rien après celle-ci") == "glossary/omega"


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("algorithm generating decks frequency", "glossary/rarity"),
        ("supernatural Architects binding", "rule/chains"),
        ("chevauchée partiellement attachée", "rule/upgrades"),
        ("basculées à 90° sur le côté", "rule/ready-and-exhausted"),
    ],
)
def test_words_of_the_printed_rule_find_it_though_ours_are_others(query: str, id: str) -> None:
    assert first(query) == id


@pytest.mark.parametrize(
    "query",
    [
        "what is a hornet",
        "scrap",
        "arbitre",
        "carte ward",
        "tour eiffel",
        "milk",
        "hiver",
        "chaussette",
        "spoiler",
        "sleeves",
        "lands",
        "rage quit",
        "il fera beau",
        "peut-on bluffer",
    ],
)
def test_a_word_of_no_book_is_not_put_right_to_a_name(query: str) -> None:
    assert api.search(query) == []


@pytest.mark.parametrize("query", ["pot of greed", "carte abimée reconnaissable au dos"])
def test_one_word_of_a_name_and_a_little_one_name_no_card(query: str) -> None:
    assert first(query) == ""


def test_a_sentence_is_not_put_right_to_words_of_the_other_language() -> None:
    assert "hit" not in " ".join(search("ma créature a pris huit dégâts, que faire ?").did_you_mean)


@pytest.mark.parametrize("query", ["what happens at 3 keys", "3 keys", "à 3 clés"])
def test_a_number_may_be_a_figure(query: str) -> None:
    assert {hit.id for hit in search(query).hits[:3]} & {"keyforge:glossary/keys", "keyforge:rule/objective"}


def test_a_question_about_many_chains_finds_their_table() -> None:
    assert first("How many cards do I draw with 7 chains?") in ("rule/chains", "glossary/chain")


def test_a_snippet_says_the_verdict_once() -> None:
    for record in api.records("faq"):
        [hit] = search(record.id).hits
        assert record.verdicts is not None
        verdict = record.verdicts["en"].rstrip(".!")
        assert hit.snippet.startswith(verdict)
        assert not hit.snippet.removeprefix(verdict).lstrip(".!:, ").startswith(verdict)


def test_a_hit_is_in_the_language_asked_whatever_the_query_is_in() -> None:
    [hit, *_] = api.search("escarmouche", lang="en")
    assert (hit.title, hit.lang) == ("Skirmish", "en")
    assert api.search("escarmouche")[0].lang == "fr"
    assert api.search("une créature sonnée peut-elle moissonner ?")[0].title == "Sonné"


def test_a_hit_says_where_it_is_printed_and_why_it_was_found() -> None:
    [hit, *_] = api.search("stunned", lang="fr")
    assert hit.cite == "Livret 1.3, Glossary, « Stun, stun status card »"
    assert hit.why == "nom : « stunned »"
    assert hit.editions == ("1.3", "1.1")
    assert hit.snippet.startswith("Une créature sonnée")
    assert api.search("yxilo bolter bad penny")[0].why == "names Yxilo Bolter, Bad Penny"


def test_a_snippet_is_the_paragraph_that_was_found_and_of_the_text_in_force() -> None:
    for hit in api.search("purged card facedown"):
        current = api.entry(hit.id, lang=hit.lang).text
        verdict = api.entry(hit.id, lang=hit.lang).verdict
        start = hit.snippet.removesuffix(" …").removeprefix(f"{verdict} ")
        assert start in current.replace("\n\n", " ")


def test_hits_can_be_narrowed() -> None:
    assert {hit.kind for hit in api.search("stun", kind="faq")} == {"faq"}
    assert first("stun", kind="faq") in ("faq/1.3/11", "faq/1.3/20")
    assert all("1.1" in hit.editions for hit in api.search("stun", edition="1.1"))
    assert first("alpha", edition="1.1") != "glossary/alpha"
    assert len(api.search("creature", limit=3)) == 3
    assert api.search("creature", game="keyforge")
    assert first("faq 10", kind="card") != "faq/1.3/10"


@pytest.mark.parametrize(
    "asked", [{"kind": "spell"}, {"lang": "de"}, {"edition": "9"}, {"game": "chess"}, {"limit": 0}]
)
def test_what_there_is_not_cannot_be_asked_for(asked: dict[str, str]) -> None:
    with pytest.raises(Trouble):
        search("stun", **asked)  # type: ignore[arg-type]


def test_nothing_found_offers_what_was_nearly_meant() -> None:
    results = search("courbe de mana", lang="fr")
    assert results.hits == ()
    assert "Aombre" in results.did_you_mean


@pytest.mark.parametrize("query", ["how do I castle in chess", "météo de demain", "xkqzv"])
def test_nothing_found_offers_nothing_that_is_far(query: str) -> None:
    assert search(query).did_you_mean == ()


def test_hits_come_best_first_and_the_same_way_each_time() -> None:
    hits = api.search("can an elusive creature be damaged by assault before the fight")
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert hits == api.search("can an elusive creature be damaged by assault before the fight")


HOSTILE = {
    "nothing": "",
    "blanks": " \t\n",
    "ten thousand letters": "a" * 10_000,
    "ten thousand words": "stun reap " * 5_000,
    "operators": 'title:stun AND (reap OR NOT "fight") ^2 ~3 [a TO z] {x} \\',
    "a pattern": "(a+)+$" * 50,
    "wildcards": "st* ?eap %_ .*",
    "NUL": "stun\0reap",
    "surrogates": "stun \ud800\udfff",
    "emoji": "🔑🗝️ stun 🧙‍♂️",
    "right to left": "\u202eستون stun עברית",
    "quotes": "\"'“”«»‘’`",
    "a path": "../../../etc/passwd",
    "combining marks": "s" + "\u0301" * 500 + "tun",
    "ligatures": "ﷺ" * 500,
    "digits": "9" * 1_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_query_is_data_whatever_it_holds(name: str) -> None:
    search("warm")
    start = time.process_time()
    results = search(HOSTILE[name])
    assert time.process_time() - start < SECONDS
    assert results.query == HOSTILE[name]


def test_operators_are_words_like_any_other() -> None:
    assert first("NOT stun") == first("not stun") == first("stun")
    assert first('"stun"') == "glossary/stun"


@settings(max_examples=80, deadline=None)
@given(st.text(max_size=300))
def test_any_text_can_be_searched(query: str) -> None:
    results = search(query)
    assert all(hit.snippet and hit.cite for hit in results.hits)
    assert len({hit.game for hit in results.hits}) <= 1, "an answer is of one game"


SOME = "stun reap faux jeton bad penny purge the of a créature 1.3 faq 10 +1 l’ ? ( ~ *"
WORDS = st.sampled_from(SOME.split(" "))


@settings(max_examples=80, deadline=None)
@given(st.lists(WORDS, max_size=12).map(" ".join))
def test_any_words_of_the_game_can_be_searched(query: str) -> None:
    ids = [hit.id for hit in search(query).hits]
    assert len(ids) == len(set(ids)) <= 10
