"""Several games in the house: which one answers, and what is said of the others."""

from __future__ import annotations

import pytest

from kfjudge import api
from kfjudge.reference.store import store
from tests.terminal import Kfjudge

OPPORTUNITY = "arkham:glossary/attack-of-opportunity"


def first_id(kfjudge: Kfjudge, *words: str) -> str:
    hits = kfjudge("search", *words, "--json").data["hits"]
    return str(hits[0]["id"]) if hits else ""


# which game answers


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("arkham", "lookup prey"),
        ("arkham", "lookup zzzz"),
        ("arkham", "card dodge --full"),
        ("arkham", "search stunned creature"),
        ("arkham", "ask what is prey"),
        ("arkham", "cards"),
        ("fateforge", "lookup stunned --full"),
        ("fateforge", "ask can a stunned hero attack"),
        ("fateforge", "replay rules/the-next-box-when-no-hero-is-near"),
        ("keyforge", "lookup stun"),
        ("keyforge", "ask what is prey"),
        ("keyforge", "try Krump attacks Troll"),
    ],
)
def test_the_store_of_the_game_that_is_named_is_opened_alone(
    game: str, line: str, kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "_open", {})
    kfjudge(*line.split(), "--game", game)
    assert {opened for _, _, opened in store._open} <= {game}


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("stun", "keyforge:glossary/stun"),
        ("attack of opportunity", OPPORTUNITY),
        ("attaque d'opportunité", OPPORTUNITY),
        ("attack of oportunity", OPPORTUNITY),
        ("goat spawn", "arkham:card/goat-spawn"),
        ("fateforge:rule/enemy-turns", "fateforge:rule/enemy-turns"),
        ("three of a kind", "fateforge:rule/three-of-a-kind"),
        ("brelan", "fateforge:rule/three-of-a-kind"),
    ],
)
def test_a_name_that_one_game_has_finds_it_from_anywhere(query: str, id: str, kfjudge: Kfjudge) -> None:
    assert kfjudge("lookup", query, "--json").data["id"] == id
    assert first_id(kfjudge, query) == id


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("kf stun", "keyforge:glossary/stun"),
        ("étourdi fateforge", "fateforge:glossary/stunned"),
        ("stunned in Fateforge", "fateforge:glossary/stunned"),
        ("ahlcg aoo", OPPORTUNITY),
        ("Arkham Horror: when", "arkham:glossary/when"),
    ],
)
def test_a_query_that_names_its_game_is_asked_of_that_alone(query: str, id: str, kfjudge: Kfjudge) -> None:
    assert kfjudge("lookup", query, "--json").data["id"] == id
    assert first_id(kfjudge, query) == id


def test_what_is_called_like_a_game_is_no_name_of_it(kfjudge: Kfjudge) -> None:
    assert first_id(kfjudge, "the arkham woods") == "arkham:card/the-arkham-woods"


def test_a_question_is_answered_by_the_game_that_has_what_it_names(kfjudge: Kfjudge) -> None:
    asked = kfjudge("ask", "which actions provoke an attack of opportunity?", "--json").data
    assert asked["best"]["game"] == "arkham"
    asked = kfjudge("ask", "can a stunned creature reap?", "--json").data
    assert asked["best"]["game"] == "keyforge"


def test_the_game_of_the_environment_is_asked_first(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kfjudge("lookup", "graveyard", "--json").data["id"] == "keyforge:glossary/discard-pile"
    monkeypatch.setenv("KFJUDGE_GAME", "arkham")
    assert kfjudge("lookup", "graveyard", "--json").data["id"] == "arkham:card/graveyard"
    assert kfjudge("lookup", "chain", "--json").data["game"] == "keyforge", "others are asked all the same"
    assert kfjudge("editions", "--json").data[0]["id"] == "arkham:edition/2016"
    assert kfjudge("replay", "keyforge:faq/1.3/13").status == 0
    monkeypatch.setenv("KFJUDGE_GAME", "chess")
    seen = kfjudge("lookup", "graveyard")
    assert seen.status == 2
    assert "keyforge, arkham" in seen.err


def test_a_game_that_is_asked_for_is_asked_alone(kfjudge: Kfjudge) -> None:
    assert kfjudge("lookup", "attack of opportunity", "--game", "keyforge").status == 1
    assert kfjudge("lookup", "graveyard", "--game", "arkham", "--json").data["id"] == "arkham:card/graveyard"


# what is said of the others


def test_a_word_of_several_games_says_where_else_it_is(kfjudge: Kfjudge) -> None:
    seen = kfjudge("lookup", "stun")
    assert "Also in Fateforge: Stunned (fateforge:glossary/stunned)" in seen.lines
    told = kfjudge("search", "stun", "--json").data
    assert told["also"] == [{"game": "fateforge", "id": "fateforge:glossary/stunned"}]
    assert "Also in" not in kfjudge("lookup", "stun", "--game", "keyforge").out
    assert "also" not in kfjudge("search", "stun", "--game", "keyforge", "--json").data


def test_an_answer_of_a_game_that_nobody_named_says_which_it_is(kfjudge: Kfjudge) -> None:
    assert kfjudge("lookup", "goat spawn").lines[0] == "Goat Spawn · Rejeton de la Chèvre (Arkham Horror)"
    alone = kfjudge("lookup", "goat spawn", "--game", "arkham")
    assert alone.lines[0] == "Goat Spawn · Rejeton de la Chèvre"
    assert "(Arkham Horror)" not in kfjudge("lookup", "arkham:card/goat-spawn").out
    assert "(Arkham Horror) —" in kfjudge("search", "attack of opportunity").lines[0]


# editions


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("lookup", "stun", "--edition", "2016"), "1.3, 1.1 or 1.0, not “2016”"),
        (("lookup", "goat spawn", "--edition", "1.3"), "must be 2016, not “1.3”"),
        (("lookup", "when", "--game", "arkham", "--edition", "1.3"), "must be 2016, not “1.3”"),
        (("lookup", "stun", "--game", "chess"), "keyforge, arkham or fateforge, not “chess”"),
    ],
)
def test_an_edition_or_game_that_there_is_not_is_answered_with_those_there_are(
    command: tuple[str, ...], told: str, kfjudge: Kfjudge
) -> None:
    seen = kfjudge(*command, columns=200)
    assert seen.status == 2
    assert told in seen.err


def test_an_edition_decides_the_game_where_nothing_else_does(kfjudge: Kfjudge) -> None:
    assert kfjudge("editions", "2016", "--json").data["id"] == "arkham:edition/2016"
    assert first_id(kfjudge, "when", "--edition", "2016") == "arkham:glossary/when"


def test_the_editions_of_other_games_are_told_above_those_at_home(kfjudge: Kfjudge) -> None:
    assert "Other games, by --game: arkham, fateforge" in kfjudge("editions").lines
    assert "arkham" not in kfjudge("editions", "--game", "keyforge").out


def test_a_game_of_one_edition_has_no_differences(kfjudge: Kfjudge) -> None:
    seen = kfjudge("diff", "2016", "2016")
    assert (seen.status, seen.lines) == (
        1,
        ["Arkham Horror has one edition (2016): there is nothing to compare."],
    )


@pytest.mark.parametrize("command", ["faq", "errata"])
def test_a_game_without_these_names_the_notes_on_what_was_ruled_since(command: str, kfjudge: Kfjudge) -> None:
    seen = kfjudge(command, "--game", "arkham", columns=200)
    assert seen.status == 1
    assert "  Attack of opportunity" in seen.lines
    assert "Investigate (action)" not in seen.out, "its note is on a slip"


def test_a_board_is_found_by_its_name_whatever_its_game(kfjudge: Kfjudge) -> None:
    for command in ("replay", "explore"):
        seen = kfjudge(command, "examples/all-the-enemies-act")
        assert seen.status == 0
        assert "All the enemies act, one color after the other" in seen.out
    titled = kfjudge("replay", "All the enemies act, one color after the other")
    assert (titled.status, titled.lines[0].startswith("D (Conscript): in a5")) == (0, True)
    assert "fateforge:examples/all-the-enemies-act" in kfjudge("replay", "examples/all-the-enemies-ac").out
    assert kfjudge("replay", "examples/all-the-enemies-act", "--game", "keyforge").status == 1


# the cards of games


def test_the_cards_of_a_game_are_known_and_those_that_boards_may_state() -> None:
    assert len(api.cards(game="arkham")) == 183
    assert {"ghoul-priest", "attic"} < api.modeled("arkham") <= set(api.facts("arkham"))


def test_of_a_game_that_plays_the_cards_are_known_that_its_boards_may_have() -> None:
    assert len(api.facts("fateforge")) == 24
    assert {"archer", "boots-of-swiftness"} < api.modeled("fateforge") < set(api.facts("fateforge"))
    assert len(api.cards(game="fateforge", modeled=True)) == len(api.modeled("fateforge"))


def test_cards_are_asked_by_what_their_game_prints(kfjudge: Kfjudge) -> None:
    def ids(*words: str) -> list[str]:
        return [card["id"] for card in kfjudge("cards", *words, "--json").data]

    assert ids("--game", "arkham", "--class", "mystic", "--type", "investigator") == [
        "arkham:card/agnes-baker"
    ]
    assert ids("--game", "fateforge", "--color", "red") == [
        "fateforge:card/conscript",
        "fateforge:card/recruit",
    ]


def test_two_cards_of_one_title_are_told_apart(kfjudge: Kfjudge) -> None:
    seen = kfjudge("card", "southside", "--game", "arkham")
    told = " ".join(" ".join(seen.lines[1:]).split())
    assert told.startswith(
        "Southside (Historical Society) (arkham:card/southside-126) · The Midnight Masks, no."
    )
    assert "Southside (Ma’s Boarding House) (arkham:card/southside-127) · The Midnight Masks, no. 127" in told
    assert kfjudge("card", "arkham:card/lucky-level-2").lines[0] == "Lucky! (2) · Chanceux\u202f! (2)"


# an entry


def test_a_place_is_cited_in_the_language_of_the_reader_with_its_page(kfjudge: Kfjudge) -> None:
    said = kfjudge("lookup", OPPORTUNITY, "--full", columns=200).out
    assert "Rules Reference 2016 (French print), Glossary, “Attack of Opportunity”, p. 3" in said
    said = kfjudge("lookup", OPPORTUNITY, "--full", "--lang", "fr", columns=200).out
    assert "Guide de Référence 2016, Glossaire, « Attaque d’Opportunité », p. 3" in said.replace(
        "\u202f", " "
    ).replace("\u00a0", " ")


def test_what_no_book_has_is_shown_as_it_was_typed_with_its_accents(kfjudge: Kfjudge) -> None:
    later = kfjudge("ask", "que font les pions Bénédiction ?", "--game", "arkham", "--lang", "fr")
    assert "« pions Bénédiction »" in later.text
    unknown = kfjudge(
        "ask", "l'attaque d'opportunité du zorgblé", "--game", "arkham", "--lang", "fr", "--full"
    )
    assert "« zorgblé »" in unknown.text


def test_a_game_of_one_edition_has_its_own_pages_and_none_of_editions(kfjudge: Kfjudge) -> None:
    for lang, said in (("en", "no page “editions”"), ("fr", "pas de page « editions »")):
        seen = kfjudge("page", "editions", "--game", "arkham", "--lang", lang)
        assert (seen.status, said in seen.text.replace("\u202f", " ").replace("\u00a0", " ")) == (1, True)
        assert all(name in seen.text for name in ("keywords", "timing", "tokens"))
        assert kfjudge("page", "timing", "--game", "arkham", "--lang", lang).status == 0


@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize(
    ("lang", "since", "more"),
    [
        ("en", "Since the book of 2016: FAQ 1.4", "(1 more: --full)"),
        ("fr", "Depuis le livret de 2016 : la FAQ (1.4)", "(1 autre : --full)"),
    ],
)
@pytest.mark.parametrize("command", [("lookup", "when"), ("ask", "what interrupts resolves first when")])
def test_what_was_ruled_since_stands_under_the_place(
    command: tuple[str, ...], lang: str, since: str, more: str, columns: int, kfjudge: Kfjudge
) -> None:
    lines = kfjudge(*command, "--game", "arkham", "--lang", lang, columns=columns).lines
    at = next(number for number, line in enumerate(lines) if line.endswith("arkham:glossary/when"))
    below = " ".join(lines[at + 1 :]).replace("\u202f", " ").replace("\u00a0", " ")
    assert below.startswith(since)
    assert more in below or "2.2" in below, "the other one is there, or is counted"


def test_where_room_is_short_the_first_ruling_takes_two_lines_and_the_others_are_counted(
    kfjudge: Kfjudge,
) -> None:
    lines = kfjudge("lookup", "when", "--game", "arkham", columns=80).lines
    at = next(number for number, line in enumerate(lines) if line.startswith("Since the book of 2016"))
    assert lines[at + 1].endswith("… (1 more: --full)")
    assert lines[at + 2].startswith("See also:")
    whole = kfjudge("lookup", "when", "--game", "arkham", "--full", columns=80).out
    assert whole.count("Since the book of 2016:") == 2


def test_a_card_shows_its_notes_as_an_entry_does(kfjudge: Kfjudge) -> None:
    """What was ruled later under the place, our own remarks at the end."""
    seen = kfjudge("card", "ward of protection", "--game", "arkham", "--full", columns=200)
    place = seen.lines.index("Core set, no. 65 · arkham:card/ward-of-protection")
    assert seen.lines[place + 1].startswith("Since the book of 2016: ")
    assert any(line.startswith("Note: Only the Revelation is canceled") for line in seen.lines[place:])
    in_french = kfjudge("lookup", "Chien de Garde", "--game", "arkham", "--lang", "fr", columns=200).out
    assert "Depuis le livret de 2016\u00a0: il rend le coup" in in_french


def test_what_was_ruled_on_a_card_is_quoted_with_it_and_in_its_data(kfjudge: Kfjudge) -> None:
    quoted = kfjudge("card", "dodge", "--game", "arkham", "--quote").out
    assert "Since the book of 2016: It can cancel an attack of opportunity" in quoted
    notes = kfjudge("card", "ward of protection", "--game", "arkham", "--json").data["notes"]
    assert [note["kind"] for note in notes] == ["later", "note"]


def test_a_card_is_found_by_what_a_note_on_it_says(kfjudge: Kfjudge) -> None:
    asked = ("search", "horror of a symbol comes whether the attack hits or not", "--kind", "card")
    hits = kfjudge(*asked, "--game", "arkham", "--json").data["hits"]
    assert "arkham:card/shrivelling" in [hit["id"] for hit in hits]
