"""The reference with the toy in the house: its three entries and its card are looked up, searched, asked for
and compared; in both languages, alone and beside KeyForge."""

from __future__ import annotations

import pytest

from kfjudge import api
from kfjudge.cli import app
from kfjudge.core.errors import Trouble
from kfjudge.reference.api import entries
from kfjudge.reference.content.library import check_content
from tests.terminal import Kfjudge
from tests.toy.keyforge_words import find_keyforge_words

COMMANDS = (
    ("lookup", "star"),
    ("lookup", "die", "--full"),
    ("lookup", "dé", "--both"),
    ("lookup", "rule/dive", "--quote"),
    ("lookup", "star", "--edition", "first"),
    ("lookup", "star", "--json"),
    ("search", "chips"),
    ("search", "étoile", "--json"),
    ("ask", "who rolls the die?"),
    ("ask", "un oiseau fatigué peut-il plonger ?"),
    ("lookup", "board/star"),
    ("lookup", "a star is rolled", "--full"),
    ("search", "star is rolled"),
    ("search", "star", "--kind", "board"),
    ("try", "Ann dives with Magpie"),
    ("try", "Ann plonge avec Pie", "--full"),
    ("try", "Ann dives with Magpie", "--explore"),
    ("try", "Ann dives with Magpie", "--json"),
    ("faq", "--since"),
    ("faq", "--since", "2015", "--json"),
    ("faq", "tired-bird", "--full"),
    ("lookup", "ruling/last-chip", "--both"),
    ("ask", "may a tired bird cover the chips?"),
    ("card", "magpie"),
    ("card", "pie", "--json"),
    ("cards",),
    ("cards", "--type", "oiseau", "--json"),
    ("editions",),
    ("editions", "14"),
    ("books",),
    ("page",),
    ("page", "timing"),
    ("page", "timing", "--markdown"),
    ("page", "editions", "--json"),
    ("diff", "first", "14"),
    ("diff", "14", "first", "--json"),
    ("diff", "first", "14", "star", "--markdown"),
    ("index", "--check"),
    ("doctor",),
    ("dump", "--limit", "3"),
    ("version",),
    ("help",),
    ("help", "cards"),
    ("completion", "fish"),
)


def plain(text: str) -> str:
    """With ordinary spaces."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


# alone in the house


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_nothing_that_is_read_of_the_toy_is_keyforges(
    command: tuple[str, ...], lang: str, columns: int, kfjudge: Kfjudge
) -> None:
    seen = kfjudge(*command, "--lang", lang, columns=columns)
    assert (seen.status, seen.err) == (0, "")
    assert seen.out.strip()
    assert command == ("doctor",) or not find_keyforge_words(seen.out)


def test_every_command_is_tried_with_the_toy() -> None:
    # What plays boards is tried in `test_boards`, and there are no errata to be listed.
    tried = {command[0] for command in COMMANDS} | {"replay", "explore", "check", "odds", "errata"}
    assert set(app.commands()) == tried, "a new command needs a row in COMMANDS"


@pytest.mark.usefixtures("toy")
def test_the_entries_of_the_toy_have_no_mistake() -> None:
    assert check_content() == []


@pytest.mark.usefixtures("toy")
def test_an_entry_is_shown_with_its_book_its_change_and_its_boards(kfjudge: Kfjudge) -> None:
    assert (
        kfjudge("lookup", "star").out
        == """\
Star · Étoile
Whoever rolls a star snatches two chips from the other player, or the last one.

A bird of that player that is awake may cover the chips: it is tired then, and
nothing is snatched. Who takes the last chip wins.

The rules of 14, The turn, “The star” · The first rules, The turn, “The star” ·
rule/star
The book in your language is of first; the rule changed in 14. Since 14 a star
brings two chips, not one.
See also: Die, Dive
Runs: kfjudge replay editions/star-chips (2 more) · --full for the rest
"""
    )


@pytest.mark.usefixtures("toy")
def test_an_entry_is_read_in_the_other_edition_and_language(kfjudge: Kfjudge) -> None:
    seen = plain(kfjudge("lookup", "étoile", "--lang", "fr", "--edition", "first").out)
    assert seen.startswith("Étoile · Star\nQui obtient une étoile chipe un jeton à l’autre joueur.\n")
    assert "Changé dans l’édition 14. Depuis la 14, une étoile rapporte deux jetons, et non un." in " ".join(
        seen.split()
    )


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("question", "lang", "title"),
    [
        ("may a bird cover the chips?", "en", "Star · The rules of 14"),
        ("un oiseau fatigué peut-il plonger ?", "fr", "Plonger · Les règles de 14"),
    ],
)
def test_a_question_is_answered(question: str, lang: str, title: str, kfjudge: Kfjudge) -> None:
    assert title in kfjudge("ask", question, "--lang", lang).out


@pytest.mark.usefixtures("toy")
def test_a_card_says_what_it_does_in_the_language_of_its_reader(kfjudge: Kfjudge) -> None:
    seen = kfjudge("card", "pie")
    assert seen.lines[:6] == [
        "Magpie · Pie",
        "Bird.",
        "Dives for the chips of another player.",
        "",
        "The Magpie, the only card · card/magpie",
        "See also: Dive",
    ]
    assert seen.lines[6].startswith("Runs: kfjudge replay ")


@pytest.mark.usefixtures("toy")
def test_the_books_are_listed_from_the_newest_on(kfjudge: Kfjudge) -> None:
    lines = kfjudge("editions").lines
    assert [line for line in lines if not line.startswith(" ")] == ["The rules of 14", "The first rules"]


@pytest.mark.usefixtures("toy")
def test_two_books_are_compared_with_the_board_that_shows_it(kfjudge: Kfjudge) -> None:
    assert (
        kfjudge("diff", "first", "14").out
        == """\
first → 14: 1 rule changed

Diving
Chips for a star · changed
  A star brings one chip, or two.
  first: One chip. The first rules, The turn, “The star” (rule/star)
  14: Two chips. The rules of 14, The turn, “The star” (rule/star)
  Affects: whoever has more than one chip.
  Board: kfjudge replay editions/star-chips --editions first,14
"""
    )


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("lookup", "stun"), "Nothing in the books is called “stun”."),
        (("card", "troll"), "There is no card “troll”."),
        (("faq",), "Edition 14 has no FAQ."),
        (("errata",), "No card of this game has been corrected."),
        (("ask", "how does elusive work?"), "Nothing was found on this."),
    ],
)
def test_what_the_toy_does_not_have_is_told_so(command: tuple[str, ...], told: str, kfjudge: Kfjudge) -> None:
    seen = kfjudge(*command)
    assert seen.status == 1
    assert told in seen.out + seen.err


# beside KeyForge


@pytest.mark.slow
@pytest.mark.usefixtures("guest")
def test_the_second_game_is_asked_for_by_name(kfjudge: Kfjudge) -> None:
    assert kfjudge("lookup", "star", "--game", "toy").lines[0] == "Star · Étoile"
    assert kfjudge("lookup", "toy:glossary/die").lines[0] == "Die · Dé"
    assert kfjudge("lookup", "stun", "--game", "toy").status == 1
    assert kfjudge("lookup", "stun").lines[0] == "Stun · Sonné"


@pytest.mark.usefixtures("guest")
def test_commands_that_are_told_name_the_second_game(kfjudge: Kfjudge) -> None:
    assert "kfjudge replay toy:editions/star-chips" in kfjudge("lookup", "star", "--game", "toy").out
    assert "kfjudge replay toy:editions/star-chips" in kfjudge("diff", "first", "14", "--game", "toy").out
    assert "kfjudge explore toy:rules/open" in kfjudge("replay", "toy:rules/open").out
    assert kfjudge("replay", "toy:editions/star-chips").status == 0


@pytest.mark.usefixtures("guest")
def test_an_answer_of_one_game_names_no_card_of_another(kfjudge: Kfjudge) -> None:
    seen = kfjudge("ask", "may a bird cover the chips?", "--game", "toy")
    assert "rule/star" in seen.out
    assert "card/" not in seen.out


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize(
    ("command", "status"),
    [
        (("replay", "toy:rules/star", "--edition", "first"), 0),
        (("replay", "toy:rules/star", "--editions", "all"), 0),
        (("replay", "toy:rules/star", "--edition", "1.3"), 2),
        (("replay", "toy:rules/star", "--editions", "1.3"), 2),
        (("replay", "--all", "--game", "toy"), 0),
        (("explore", "toy:rules/open", "--edition", "first"), 0),
        (("lookup", "star", "--edition", "first"), 0),
        (("lookup", "star", "--game", "toy", "--edition", "1.3"), 2),
        (("search", "chips", "--edition", "14"), 0),
        (("lookup", "stun", "--edition", "9"), 2),
    ],
)
def test_editions_are_those_of_the_game_that_is_meant(
    command: tuple[str, ...], status: int, kfjudge: Kfjudge
) -> None:
    assert kfjudge(*command).status == status


@pytest.mark.usefixtures("guest")
def test_an_edition_of_the_other_game_is_refused_with_those_there_are(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "toy:rules/star", "--edition", "1.3")
    assert seen.err == "kfjudge: --edition must be 14 or first, not “1.3”\n"


@pytest.mark.usefixtures("guest")
def test_replays_as_data_say_of_which_game_their_board_is(kfjudge: Kfjudge) -> None:
    state = kfjudge("replay", "toy:rules/star", "--json").data["state"]
    assert state["game"] == "toy"
    assert api.Match.from_state(state).game == "toy"


@pytest.mark.usefixtures("guest")
def test_a_list_of_no_named_game_is_the_first_games_and_knows_its_editions_alone() -> None:
    with pytest.raises(Trouble):
        entries("faq", edition="first")


@pytest.mark.usefixtures("guest")
def test_the_python_interface_reads_the_second_game() -> None:
    assert api.search("chips", game="toy")[0].id == "toy:rule/star"
    assert api.entry("toy:rule/star", lang="fr").title == "Étoile"
    assert api.entry("toy:rule/star").edition == "14"
    answer = api.ask("who rolls the die?", game="toy")
    assert answer.best is not None
    assert answer.best.id == "toy:rule/dive"


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize(("entry", "edition"), [("glossary/stun", "14"), ("toy:rule/star", "1.3")])
def test_an_entry_is_not_read_in_an_edition_of_another_game(
    entry: str, edition: str, kfjudge: Kfjudge
) -> None:
    seen = kfjudge("lookup", entry, "--edition", edition)
    assert seen.status == 2
    assert f"not “{edition}”" in seen.err
