"""What somebody types who has never seen kfjudge: `help`, `version`, a command without enough words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kfjudge import RULES_AS_OF, __version__, games
from kfjudge.cli import app
from kfjudge.cli.commands import doctor
from kfjudge.words import name_month
from kfjudge.words.catalogue import find_template
from tests.terminal import Kfjudge

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *app.commands()])
def test_help_of_a_command_is_what_its_option_prints(
    kfjudge: Kfjudge, command: str, lang: str, columns: int
) -> None:
    words = command.split()
    asked = kfjudge("help", *words, "--lang", lang, columns=columns)
    assert asked.status == 0
    assert asked.out == kfjudge(*words, "--help", "--lang", lang, columns=columns).out


def test_help_of_what_is_no_command_names_the_nearest(kfjudge: Kfjudge) -> None:
    seen = kfjudge("help", "serch")
    assert (seen.status, seen.out) == (2, "")
    assert seen.err == "kfjudge: there is no command “serch”; did you mean search?\n"
    assert "vouliez-vous dire search" in kfjudge("help", "serch", "--lang", "fr").err


def test_help_for_a_program_has_the_same_words(kfjudge: Kfjudge) -> None:
    every = kfjudge("help", "--json").data
    assert [one["command"] for group in every["groups"] for one in group["commands"]] == list(app.commands())
    card = kfjudge("help", "card", "--json").data
    assert card["words"][0]["name"] == "NAME"
    assert {"name": "--both", "meaning": "both languages side by side"} in card["options"]
    assert card["example"] == "kfjudge card bad penny"


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "rules as of May 2019"), ("fr", "règles arrêtées en mai 2019")],
)
def test_the_version_says_how_recent_the_rules_are(kfjudge: Kfjudge, lang: str, told: str) -> None:
    for words in (["--version"], ["version"]):
        assert kfjudge(*words, "--lang", lang).out == f"kfjudge {__version__}, {told}\n"
        assert max(map(len, kfjudge(*words, "--lang", lang, columns=40).lines)) <= 40
    assert kfjudge("version", "--json", "--lang", lang).data == {
        "version": __version__,
        "rules_as_of": RULES_AS_OF,
    }


def test_the_rules_are_those_of_the_newest_book_of_the_first_game() -> None:
    first = games.get_game(games.default_game())
    assert first.dates[first.newest] == max(first.dates.values()) == RULES_AS_OF


@pytest.mark.parametrize("game", games.GAMES)
def test_a_book_is_dated_as_its_page_says(kfjudge: Kfjudge, game: str) -> None:
    dates = games.get_game(game).dates
    for edition in games.get_game(game).editions:
        for lang in LANGUAGES:
            title = kfjudge("lookup", f"{game}:edition/{edition}", "--json", "--lang", lang).data["title"]
            if edition in dates:
                assert name_month(dates[edition], lang) in title
            else:
                assert {"en": "undated", "fr": "non datées"}[lang] in title


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_does_what_its_options_do(
    kfjudge: Kfjudge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: str
) -> None:
    shown = kfjudge("completion", shell)
    assert shown.status == 0
    assert shown.out == kfjudge("--show-completion", shell).out
    assert kfjudge("completion", shell, "--json").data == {
        "shell": shell,
        "script": shown.out,
        "path": None,
    }
    monkeypatch.setenv("HOME", str(tmp_path))
    installed = kfjudge("completion", shell, "--install", "--lang", "fr", columns=100)
    assert installed.out.startswith(f"La complétion pour {shell} est dans")
    assert installed.out == kfjudge("--install-completion", shell, "--lang", "fr", columns=100).out
    (written,) = [path for path in tmp_path.rglob("*kfjudge*") if path.is_file()]
    assert written.read_text().strip() == shown.out.strip()


def test_a_shell_that_is_not_known_is_refused_with_those_that_are(kfjudge: Kfjudge) -> None:
    seen = kfjudge("completion", "ksh")
    assert seen.status == 2
    assert seen.err == "kfjudge: which shell is it? Say one: kfjudge completion bash|zsh|fish\n"


@pytest.mark.parametrize("word", ["aide", "HELP", "h"])
def test_a_word_for_help_is_read_as_such_in_any_language(kfjudge: Kfjudge, word: str) -> None:
    assert kfjudge(word).out == kfjudge("help").out


def test_a_name_without_a_command_is_told_what_finds_it(kfjudge: Kfjudge) -> None:
    told = " ".join(kfjudge("urchin").err.split())
    assert "kfjudge lookup finds a name, kfjudge ask answers a question" in told
    french = " ".join(kfjudge("orphelin", "--lang", "fr").err.split())
    assert "kfjudge lookup trouve un nom, kfjudge ask répond à une question" in french


@pytest.mark.parametrize("command", ["ask", "search", "try", "explore"])
@pytest.mark.parametrize(("lang", "head"), [("en", "Example: kfjudge"), ("fr", "Exemple : kfjudge")])
def test_a_command_that_needs_a_word_shows_an_example(
    kfjudge: Kfjudge, command: str, lang: str, head: str
) -> None:
    seen = kfjudge(command, "--lang", lang, columns=40)
    assert seen.status == 2
    assert f"{head} {command} " in " ".join(seen.err.split())
    assert max(map(len, seen.err.splitlines())) <= 40


# is all as it should be


def test_the_doctor_begins_with_its_verdict(kfjudge: Kfjudge) -> None:
    assert kfjudge("doctor").lines[:2] == ["All is in order.", ""]
    assert kfjudge("doctor", "--lang", "fr").lines[:2] == ["Tout est en ordre.", ""]
    assert kfjudge("doctor", "--json").data["in_order"] is True


def test_the_doctor_says_what_is_wrong(kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_version_of", lambda name: None if name == "rapidfuzz" else "1.0")
    seen = kfjudge("doctor")
    assert seen.status == 0
    assert seen.lines[:2] == [
        "1 thing is not in order:",
        "- 1 package is missing (rapidfuzz): install kfjudge again.",
    ]
    french = kfjudge("doctor", "--lang", "fr", columns=100).text
    assert french.startswith(
        "1 chose n’est pas en ordre : - 1 paquet manque (rapidfuzz) : réinstallez kfjudge."
    )
    data = kfjudge("doctor", "--json").data
    assert data["in_order"] is False
    assert data["wrong"] == ["1 package is missing (rapidfuzz): install kfjudge again."]


@pytest.mark.parametrize(
    ("lang", "book"),
    [
        ("en", "KeyForge: Rulebook 1.3, May 2019"),
        ("en", "Fateforge: Fateforge rulebook (French), undated"),
        ("fr", "Horreur à Arkham : Guide de Référence 2016, juillet 2016"),
        ("fr", "Fateforge : Règles de Fateforge, sans date"),
    ],
)
def test_the_doctor_dates_every_book(kfjudge: Kfjudge, lang: str, book: str) -> None:
    seen = kfjudge("doctor", "--lang", lang, columns=100)
    assert f"  {book}" in [line.replace("\u00a0", " ") for line in seen.lines]
    named = {(one["game"], one["edition"]) for one in kfjudge("doctor", "--json").data["books"]}
    assert named == {(game, edition) for game in games.GAMES for edition in games.get_game(game).editions}


# a command without enough words says what there is


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["lookup", "card", "diff", "diff 1.1", "diff 2016"])
@pytest.mark.parametrize("game", [None, *games.GAMES])
def test_a_command_without_enough_words_lists_what_there_is(
    kfjudge: Kfjudge, command: str, lang: str, columns: int, game: str | None
) -> None:
    option = [] if game is None else ["--game", game]
    seen = kfjudge(*command.split(), *option, "--lang", lang, columns=columns)
    if command.split()[1:] and game is not None and command.split()[1] not in games.get_game(game).editions:
        assert seen.status == 2
        return
    assert (seen.status, seen.err) == (0, "")
    assert 2 <= len(seen.lines) < 90  # two screens of a phone
    assert max(map(len, seen.lines)) <= columns


def test_every_term_of_a_game_is_listed_and_opens(kfjudge: Kfjudge) -> None:
    listed = kfjudge("lookup", "--lang", "fr").text
    data = kfjudge("lookup", "--lang", "fr", "--json").data
    assert data["game"] == "keyforge"
    assert len(data["terms"]) > 60
    for term in data["terms"][::7]:
        assert " ".join(term["title"].split()) in listed
        assert kfjudge("lookup", term["id"], "--lang", "fr", "--json").data["title"] == term["title"]
    assert data["others"]["card"] == 574
    assert "574 cartes (kfjudge card)" in listed


def test_the_sets_of_every_game_are_listed_with_what_lists_their_cards(kfjudge: Kfjudge) -> None:
    shown = kfjudge("card", columns=100)
    assert "  Call of the Archons 370 · kfjudge cards --set cota" in shown.lines
    assert "  … 13 more: kfjudge card --game arkham" in shown.lines
    for one in kfjudge("card", "--json").data:
        for group in one["groups"]:
            words = ("cards", "--game", one["game"], f"--{one['by']}", group["value"])
            assert len(kfjudge(*words, "--json").data) == group["cards"]


def test_the_rulebooks_that_can_be_compared_are_listed(kfjudge: Kfjudge) -> None:
    shown = kfjudge("diff").lines
    assert "  1.3 Rulebook 1.3, May 2019" in shown
    assert "  Compare: kfjudge diff 1.1 1.3" in shown
    assert shown.count("  nothing to compare") == 2
    (found,) = kfjudge("diff", "1.1", "--json").data
    assert found["pairs"] == [["1.1", "1.3"], ["1.0", "1.1"]]
    for since, to in found["pairs"]:
        assert kfjudge("diff", since, to).status == 0
    assert kfjudge("diff", "9.9").status == 2


# a card that is not here, and one that is misspelt


@pytest.mark.parametrize("name", ["Sinder", "999"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "kfjudge has the cards of: KeyForge (Call of the Archons, Age of Ascension), Arkham"),
        (
            ("--lang", "fr"),
            "kfjudge connaît les cartes de : KeyForge (L’Appel des Archontes, L’Âge de",
        ),
        (("--game", "arkham"), "kfjudge has the cards of: Core set, The Gathering, The Midnight Masks"),
        (
            ("--game", "fateforge", "--lang", "fr"),
            "kfjudge connaît les cartes de : Règles",
        ),
    ],
)
def test_a_card_that_is_not_there_gets_the_sets_that_are(
    kfjudge: Kfjudge, name: str, words: tuple[str, ...], told: str
) -> None:
    seen = kfjudge("card", name, *words)
    assert seen.status == 1
    assert told in seen.text
    assert told in " ".join(kfjudge("card", name, *words, "--json").data["error"].split())


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("urchn", "urchin"),
        ("trol", "troll"),
        ("krmp", "krump"),
        ("orphlin", "urchin"),
        ("bad pen", "bad-penny"),
    ],
)
def test_a_misspelt_card_opens_when_it_alone_is_near(kfjudge: Kfjudge, typed: str, card: str) -> None:
    seen = kfjudge("card", typed)
    assert (seen.status, seen.out) == (0, kfjudge("card", card).out)
    assert seen.err.startswith("Read as: ")
    french = kfjudge("card", typed, "--lang", "fr")
    assert (french.status, french.out) == (0, kfjudge("card", card, "--lang", "fr").out)
    assert french.err.startswith("Lu comme")


@pytest.mark.parametrize(
    "typed",
    [
        "Sinder", "Kaspara", "Picaroon", "Ghosthawk", "Chronus", "Drecker", "Toad", "Scholar", "Infurnace",
        "Senator Shrix", "Rhetor Gallim", "ward", "enrage", "bad", "stn",
    ],
)  # fmt: skip
def test_a_card_of_a_later_set_is_never_read_as_one_of_these(kfjudge: Kfjudge, typed: str) -> None:
    assert kfjudge("card", typed).status == 1


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (("règle", "sonné"), "kfjudge lookup sonné"),
        (("help", "rejouer"), "replay"),
        (("define", "stun"), "kfjudge lookup stun"),
        (("cards", "--maison", "ombres"), "--house"),
        (("cards", "--mot-clé", "poison"), "--keyword"),
        (("card", "troll", "--langue", "fr"), "--lang"),
        (("cards", "--colour", "red", "--game", "fateforge"), "--color"),
    ],
)
def test_a_word_for_a_command_or_an_option_names_that_alone(
    kfjudge: Kfjudge, typed: tuple[str, ...], meant: str
) -> None:
    seen = kfjudge(*typed)
    assert seen.status == 2
    assert f"did you mean {meant}?" in seen.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_for_a_command_or_an_option_is_for_one_that_there_is(lang: str) -> None:
    def names(key: str, game: str = "") -> set[str]:
        return {pair.split()[0] for pair in find_template(key, lang, game).split(" | ")}

    loaded = [app.load_command(name, lang) for name in app.commands()]
    options = {name for command in loaded for one in command.params for name in one.opts} | {"--help"}
    assert names("usage.commands") <= set(app.commands())
    for named in (names("usage.options"), *(names("game.options", game) for game in games.GAMES)):
        assert named <= options


def test_what_is_no_command_is_told_where_terms_and_questions_go(kfjudge: Kfjudge) -> None:
    seen = kfjudge("sonné", "--lang", "fr", columns=200)
    assert seen.status == 2
    assert "kfjudge lookup trouve un nom" in seen.err


@pytest.mark.parametrize("command", ["search", "ask", "try", "replay", "explore", "lookup", "faq", "card"])
def test_a_blank_word_is_none(kfjudge: Kfjudge, command: str) -> None:
    for blank in ("", "  "):
        typed, nothing = kfjudge(command, blank), kfjudge(command)
        assert (typed.status, typed.out, typed.err) == (nothing.status, nothing.out, nothing.err)


def test_of_several_cards_the_one_with_an_erratum_is_meant(kfjudge: Kfjudge) -> None:
    assert "Library Access" in kfjudge("errata", "accès", "--lang", "fr").lines[0]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("atunt", "glossary/taunt"),
        ("stunn", "glossary/stun"),
        ("tsun", "glossary/stun"),
        ("urchn", "card/urchin"),
    ],
)
def test_a_short_name_with_its_letters_out_of_place_opens_what_was_meant(
    kfjudge: Kfjudge, typed: str, meant: str
) -> None:
    seen = kfjudge("lookup", typed, "--json")
    assert seen.data["id"] == f"keyforge:{meant}"
    assert seen.err.startswith("Read as: ")


@pytest.mark.parametrize("typed", ["stung", "tint", "amrg", "care"])
def test_a_short_word_with_another_letter_is_not_guessed(kfjudge: Kfjudge, typed: str) -> None:
    assert kfjudge("lookup", typed).status == 1


@pytest.mark.parametrize("typed", ["taunt", "atunt"])
def test_where_no_card_is_called_so_a_term_is_named(kfjudge: Kfjudge, typed: str) -> None:
    seen = kfjudge("card", typed)
    assert seen.status == 1
    assert "(glossary/taunt)" in seen.out


@pytest.mark.parametrize("words", [("faq", "8"), ("faq", "1.3", "8"), ("question", "8")])
@pytest.mark.parametrize("command", ["replay", "explore"])
def test_the_words_of_an_id_replay_what_it_stands_for(
    kfjudge: Kfjudge, command: str, words: tuple[str, ...]
) -> None:
    assert kfjudge(command, *words).out == kfjudge(command, "faq/1.3/8").out


def test_two_boards_are_not_explored_at_once(kfjudge: Kfjudge) -> None:
    seen = kfjudge("explore", "bait-and-switch-against-14-aember", "armor-lost")
    assert seen.status == 2
    assert "armor-lost" in seen.err


def test_a_misspelt_command_is_suggested_with_the_words_behind_it(kfjudge: Kfjudge) -> None:
    assert "did you mean kfjudge lookup taunt?" in kfjudge("lookpu", "taunt").err


@pytest.mark.parametrize(
    "name", ["fateforge:examples/archer", "fateforge:rules/misses", "arkham:rules/massiv"]
)
def test_a_board_that_is_suggested_is_of_the_game_that_was_named(kfjudge: Kfjudge, name: str) -> None:
    near = kfjudge("replay", name, "--json").data["near"]
    assert near
    for board in near:
        assert board.startswith(name.partition(":")[0])
        assert kfjudge("replay", board).status == 0


def test_a_part_of_titles_finds_the_cards_in_either_language(kfjudge: Kfjudge) -> None:
    for word, lang in (("ghoul", "en"), ("goule", "fr")):
        hits = kfjudge("search", word, "--game", "arkham", "--lang", lang, "--json").data["hits"]
        assert {"arkham:card/ghoul-priest", "arkham:card/icy-ghoul"} <= {hit["id"] for hit in hits}


def test_a_word_of_no_open_point_is_answered_with_the_rulebooks_not_with_ids(kfjudge: Kfjudge) -> None:
    seen = kfjudge("editions", "xyzzy")
    assert seen.status == 1
    assert "1.3, 1.1, 1.0" in seen.out
    assert "destroyed." not in seen.out
    assert kfjudge("editions", "aombre", "--lang", "fr").out.startswith("forge.aember-on-cards")


@pytest.mark.parametrize(
    "words", [("lookpu", "taunt"), ("check", "no-such-file.kf"), ("faq", "--limit", "x")]
)
def test_a_mistake_in_french_has_its_space_before_the_colon(kfjudge: Kfjudge, words: tuple[str, ...]) -> None:
    assert kfjudge(*words, "--lang", "fr").err.startswith("kfjudge\N{NO-BREAK SPACE}: ")
    assert not re.search(r"\w: ", kfjudge(*words, "--lang", "fr").err)
