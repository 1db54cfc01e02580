"""Lists of cards by what is printed on them and what they do; several cards at once; cards by number."""

from __future__ import annotations

import pytest

from kfjudge.games.keyforge.facts import all_facts
from tests.terminal import Kfjudge


def listed(kfjudge: Kfjudge, *words: str) -> list[str]:
    """The ids of the cards that a command line lists."""
    return [entry["id"].partition("/")[2] for entry in kfjudge("cards", *words, "--json").data]


@pytest.mark.parametrize(
    ("words", "among", "not_among"),
    [
        (["--house", "mars"], "zorg", "troll"),
        (["--house", "ombres"], "bad-penny", "troll"),
        (["--type", "artéfact"], "cannon", "troll"),
        (["--type", "artefact"], "cannon", "troll"),
        (["--trait", "GÉANT"], "troll", "urchin"),
        (["--keyword", "insaisissable"], "urchin", "troll"),
        (["--rarity", "peu commune"], "brain-eater", "troll"),
        (["--set", "aoa"], "bad-penny", "anger"),
        (["--set", "Call of the Archons"], "bad-penny", "drummernaut"),
        (["--number", "296"], "bad-penny", "anger"),
        (["--power", "8"], "troll", "urchin"),
        (["--power", "7-9"], "troll", "giant-sloth"),
        (["--power", "8+"], "troll", "zorg"),
        (["--power", "0"], None, "anger"),
        (["--armor", "2+"], "bulwark", "troll"),
        (["--bonus", "3"], "virtuous-works", "anger"),
        (["--text", "stun each"], "emp-blast", "troll"),
        (["--text", "sonne chaque", "--type", "action"], "emp-blast", "troll"),
        (["--text", "vole"], "urchin", "troll"),
        (["mars"], "zorg", "troll"),
        (["mars", "creatures"], "zorg", "emp-blast"),
        (["créatures", "ombres"], "urchin", "bait-and-switch"),
        (["creatures", "that", "stun"], "zorg", "troll"),
        (["agency", "detective"], "roland-banks", "daisy-walker"),
    ],
)
def test_cards_are_listed_by_each_fact_in_either_language(
    kfjudge: Kfjudge, words: list[str], among: str | None, not_among: str
) -> None:
    if among is None:
        assert not_among not in kfjudge("cards", *words, "--json").out
        return
    found = listed(kfjudge, *words)
    assert among in found
    assert not_among not in found


def test_a_number_goes_with_its_set(kfjudge: Kfjudge) -> None:
    assert listed(kfjudge, "--number", "296", "--set", "cota") == ["bad-penny"]
    assert listed(kfjudge, "--number", "267", "--set", "aoa") == ["bad-penny"]
    assert "bad-penny" not in listed(kfjudge, "--number", "296", "--set", "aoa")


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize(("lang", "noun"), [("en", "cards"), ("fr", "cartes")])
def test_the_count_stands_at_the_end_and_says_what_was_left_out(
    kfjudge: Kfjudge, columns: int, lang: str, noun: str
) -> None:
    mars = sum(facts.house == "mars" for facts in all_facts().values())
    seen = kfjudge("cards", "--house", "mars", "--lang", lang, columns=columns)
    assert " ".join(seen.lines[-1].split()) == f"{mars} {noun}."
    assert all(len(line) <= columns for line in seen.lines)
    cut = kfjudge("cards", "--house", "mars", "--limit", "2", "--lang", lang, columns=100)
    assert cut.lines[-1].startswith(f"{mars} ")
    assert len(cut.lines) == 3
    one = kfjudge("cards", "--house", "mars", "--limit", "1", "--lang", lang, columns=100)
    shown = {"en": "of which 1 is shown.", "fr": "dont 1 à l’écran."}
    assert one.lines[-1] == f"{mars} {noun}, {shown[lang]}"


def test_as_data_a_card_has_what_is_printed_on_it(kfjudge: Kfjudge) -> None:
    (penny,) = kfjudge("cards", "--number", "296", "--set", "cota", "--json").data
    printed = penny["printed"]
    assert (printed["house"], printed["power"], printed["trait"]) == ("shadows", 1, ["human", "thief"])
    assert (printed["set"], printed["number"]) == (["cota", "aoa"], ["296", "267"])
    assert kfjudge("card", "bad penny", "--json").data["printed"] == printed


def test_cards_that_are_asked_for_by_text_say_first_what_they_do(kfjudge: Kfjudge) -> None:
    seen = kfjudge("cards", "--house", "mars", "--text", "stun", columns=100)
    assert "EMP Blast — Play: Stun each Mars creature" in seen.text


def test_in_full_a_card_says_all_that_it_does(kfjudge: Kfjudge) -> None:
    seen = kfjudge("cards", "--number", "296", "--set", "cota", "--full")
    assert seen.lines[0] == "Bad Penny"
    assert "Destroyed: Return this creature to its owner’s hand." in seen.out


def test_nothing_that_fits_is_said_with_status_1(kfjudge: Kfjudge) -> None:
    seen = kfjudge("cards", "--house", "mars", "--trait", "witch")
    assert seen.status == 1
    assert seen.lines == ["No card fits all of that."]
    empty = kfjudge("cards", "--house", "mars", "--trait", "witch", "--json")
    assert (empty.status, empty.data) == (1, [])


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--house", "marz"], "Mars"),
        (["--trait", "gaint"], "Giant"),
        (["--power", "strong"], "3+"),
        (["--type", "spell"], "Action"),
    ],
)
def test_what_no_card_has_is_refused_with_what_there_is(
    kfjudge: Kfjudge, words: list[str], hint: str
) -> None:
    seen = kfjudge("cards", *words)
    assert seen.status == 2
    assert hint.casefold() in seen.err.casefold()


# card


@pytest.mark.parametrize("asked", ["cota 296", "COTA #296", "l’appel des archontes, n° 296", "card cota 296"])
def test_a_card_is_found_by_its_number(kfjudge: Kfjudge, asked: str) -> None:
    assert kfjudge("card", *asked.split()).lines[0].startswith("Bad Penny")


def test_a_card_is_found_by_its_id_alone(kfjudge: Kfjudge) -> None:
    seen = kfjudge("card", "martyr-s-end")
    assert seen.lines[0].startswith("Martyr’s End")
    assert seen.err == ""


def test_a_number_that_two_sets_have_gives_both(kfjudge: Kfjudge) -> None:
    seen = kfjudge("card", "296")
    assert "card/bad-penny" in seen.out + seen.err
    assert "card/special-delivery" in seen.out + seen.err


@pytest.mark.parametrize(
    "words",
    [["bad", "penny", "urchin", "troll"], ["bad penny", "urchim", "troll"], ["bad penny, urchin,", "troll"]],
)
def test_several_cards_are_shown_one_after_the_other(kfjudge: Kfjudge, words: list[str]) -> None:
    seen = kfjudge("card", *words)
    assert seen.status == 0
    places = [
        seen.lines.index(f"{name} · {other}")
        for name, other in (("Bad Penny", "Faux Jeton"), ("Urchin", "Orphelin"))
    ]
    assert places == sorted(places)
    assert [card["title"] for card in kfjudge("card", *words, "--json").data] == [
        "Bad Penny",
        "Urchin",
        "Troll",
    ]


def test_a_name_of_several_words_is_one_card(kfjudge: Kfjudge) -> None:
    assert kfjudge("card", "bad", "penny", "--json").data["title"] == "Bad Penny"
    assert kfjudge("card", "take", "that,", "smartypants", "--json").data["title"] == "Take that, Smartypants"
    shown = kfjudge("card", "panpaca, anga, troll", "--json").data
    titles = [one["title"] for one in shown if one["kind"] == "card"]
    assert titles == ["Panpaca, Anga", "Troll"]


# search


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("stun each robot", "EMP Blast"),
        ("steal after reaping", "Duskrunner"),
        ("sonne chaque robot", "EMP Blast"),
    ],
)
def test_cards_are_searched_by_what_they_do(kfjudge: Kfjudge, query: str, expected: str) -> None:
    hits = kfjudge("search", query, "--kind", "card", "--lang", "en", "--json").data["hits"]
    assert expected in [hit["title"] for hit in hits[:3]]
    assert {hit["kind"] for hit in hits} == {"card"}


def test_a_card_that_is_named_comes_before_those_that_do_what_its_name_says(kfjudge: Kfjudge) -> None:
    hits = kfjudge("search", "anger", "--kind", "card", "--json").data["hits"]
    assert hits[0]["title"] == "Anger"


def test_on_a_narrow_screen_the_board_that_is_run_is_not_among_the_others(kfjudge: Kfjudge) -> None:
    """Of a card and of an entry: the first is named in full, where its name is too long for the line, too."""
    for words in (["card", "cybergiant-rig"], ["lookup", "first-turn-rule", "--full"]):
        narrow, wide = (kfjudge(*words, columns=columns).text.split() for columns in (40, 200))
        boards = [word.strip(",") for word in narrow if word.startswith(("rules/", "faq/", "editions/"))]
        assert len(boards) == len(set(boards))
        run = narrow[narrow.index("replay") + 1]
        assert run == wide[wide.index("replay") + 1]
        assert f"rules/{run}" not in boards


def test_words_of_two_houses_fit_no_card(kfjudge: Kfjudge) -> None:
    assert kfjudge("cards", "mars", "dis").status == 1


@pytest.mark.parametrize(
    ("asked", "found", "not_found"),
    [
        (("--slot", "hand", "--class", "guardian"), {"machete", "shotgun"}, {"guard-dog", "knife"}),
        (("--slot", "main", "--class", "gardien"), {"machete", "shotgun"}, {"guard-dog", "knife"}),
        (("--icon", "wild"), {"unexpected-courage"}, {"guts", "roland-banks"}),
        (("--icon", "libre", "--type", "compétence"), {"unexpected-courage"}, {"guts"}),
        (("--subtype", "basic weakness"), {"amnesia"}, {"cover-up", "machete"}),
        (("--trait", "ghoul", "--type", "enemy"), {"ghoul-minion", "ghoul-priest"}, {"acolyte"}),
        (("--level", "2+", "--class", "rogue"), {"sure-gamble"}, {"backstab", "cat-burglar"}),
    ],
)
def test_cards_of_arkham_are_listed_by_class_slot_icon_trait_and_level(
    kfjudge: Kfjudge, asked: tuple[str, ...], found: set[str], not_found: set[str]
) -> None:
    seen = {
        card["id"].rpartition("/")[2] for card in kfjudge("cards", *asked, "--game", "arkham", "--json").data
    }
    assert found <= seen
    assert not (not_found & seen)


def test_without_words_a_first_screen_of_cards_is_shown(kfjudge: Kfjudge) -> None:
    shown = kfjudge("cards")
    assert len(shown.lines) < 20
    assert "574 cards" in shown.out
    assert len(kfjudge("cards", "--json").data) == 574


def test_a_house_that_is_nearly_one_says_which(kfjudge: Kfjudge) -> None:
    assert "vouliez-vous dire Ombres" in " ".join(
        kfjudge("cards", "--house", "ombre", "--lang", "fr").err.split()
    )
    assert "did you mean" not in kfjudge("cards", "--house", "zzz").err
