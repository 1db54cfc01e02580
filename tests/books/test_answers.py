"""Where a book of the user's stands in an answer: below ours, above it where it is newer and differs, alone
where only it has the term; and never where the answer is passed on."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge.books.comparing import find_conflicts
from kfjudge.games import get_game
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import load_page
from tests.books.rulebook import CHANGES, NEWER, write
from tests.terminal import Kfjudge


@pytest.fixture(autouse=True)
def _added(kfjudge: Kfjudge, tmp_path: Path) -> None:
    kfjudge("books", "add", str(write(tmp_path)))


def test_ours_comes_first_then_the_copy(kfjudge: Kfjudge) -> None:
    shown = kfjudge("lookup", "steal").text
    assert (
        0 <= shown.index("Steal") < shown.index("Your copy, 18.4 (June 2026):") < shown.index("to your own")
    )


def test_a_newer_book_that_decides_otherwise_comes_first_and_says_so(kfjudge: Kfjudge) -> None:
    shown = kfjudge("lookup", "purge").text
    assert shown.index("Your copy, 18.4") < shown.index("newer than 1.3") < shown.index("out of the game")
    told = kfjudge("lookup", "purge", "--json").data["yours"]
    assert [(one["first"], one["differs"], one["book"]["yours"]) for one in told] == [
        (True, ["facedown"], True)
    ]


def test_an_older_book_never_comes_first(kfjudge: Kfjudge, tmp_path: Path) -> None:
    kfjudge("books", "remove", "18.4")
    kfjudge("books", "add", str(write(tmp_path, NEWER.replace("June 2026", "June 2018"))))
    assert kfjudge("lookup", "purge", "--json").data["yours"][0]["first"] is False


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [40, 100])
def test_a_term_that_only_the_file_has_is_answered_from_it_alone(
    kfjudge: Kfjudge, lang: str, columns: int
) -> None:
    for words in (("lookup", "ward"), ("ask", "what happens to a warded creature that would leave play?")):
        shown = kfjudge(*words, "--lang", lang, columns=columns)
        assert shown.status == 0
        assert "loses its ward counter" in shown.text
        assert max(map(len, shown.lines)) <= columns
        assert "Rulebook 1.3" not in shown.text


def test_a_question_on_what_ours_has_is_answered_by_ours(kfjudge: Kfjudge) -> None:
    with_one = kfjudge("ask", "does a stunned creature deal damage", "--json").data
    without = kfjudge("ask", "does a stunned creature deal damage", "--json", "--no-books").data
    assert with_one["best"]["id"] == without["best"]["id"]
    assert "yours" not in without


def test_search_shows_ours_then_yours(kfjudge: Kfjudge) -> None:
    shown = kfjudge("search", "armor", "--json").data
    assert shown["hits"][0]["title"] == "Armor"
    assert shown["yours"][0]["heading"] == "Armor"
    assert kfjudge("search", "armor", "--no-books", "--json").data.keys() == {
        "query",
        "hits",
        "did_you_mean",
        "also",
    } - (set() if "also" in shown else {"also"})


def test_one_book_alone_may_be_asked(kfjudge: Kfjudge) -> None:
    assert "out of the game" not in kfjudge("lookup", "purge", "--book", "18.4").text
    assert kfjudge("search", "stunned", "--book", "18.4", "--json").data["hits"] == []
    assert kfjudge("lookup", "purge", "--book", "none").status == 1
    assert kfjudge("lookup", "purge", "--book", "18.4", "--no-books").status == 2


def test_an_erratum_stands_on_the_page_of_its_card(kfjudge: Kfjudge) -> None:
    assert "Purge this card" in kfjudge("card", "library access").text


def test_editions_lists_it_under_your_files(kfjudge: Kfjudge) -> None:
    shown = kfjudge("editions").text
    assert shown.index("Your files") < shown.index("18.4")
    assert "Vos fichiers" in kfjudge("editions", "--lang", "fr").text


@pytest.mark.parametrize(
    "words",
    [
        ("lookup", "purge", "--format", "html"),
        ("lookup", "purge", "--format", "markdown"),
        ("lookup", "purge", "--quote"),
        ("ask", "is a purged card faceup?", "--format", "html"),
        ("doctor",),
        ("doctor", "--json"),
        ("dump", "--limit", "40"),
        ("replay", "faq/1.3/10", "--json"),
        ("page", "timing"),
    ],
)
def test_nothing_of_it_is_passed_on_unasked(kfjudge: Kfjudge, words: tuple[str, ...]) -> None:
    shown = kfjudge(*words).text
    assert "never comes back" not in shown
    assert "Your copy" not in shown
    assert "rules.md" not in shown


def test_nothing_of_it_is_in_the_cache(cache: Path) -> None:
    words = b"loses its ward counter"
    assert not [path for path in cache.rglob("*") if path.is_file() and words in path.read_bytes()]


def test_every_planted_change_is_told_and_shifted_numbers_are_none(kfjudge: Kfjudge, tmp_path: Path) -> None:
    changed = NEWER.replace("18.4", "18.5").replace("## Flank", "## 3. Flank")
    for before, after in CHANGES:
        assert before in changed
        changed = changed.replace(before, after)
    kfjudge("books", "add", str(write(tmp_path, changed, "newer.md")))
    told = kfjudge("diff", "18.4", "18.5", "--json").data["differences"]
    pairs = [
        (one["before"], one["after"]) for unit in told for one in unit["changes"] if one["kind"] == "changed"
    ]
    for before, after in CHANGES:
        assert any(
            before.split()[0] in old and after.split()[0] in new and old != new for old, new in pairs
        ), before
    assert "Flank" not in {unit["heading"] for unit in told}


def test_against_ours_headings_are_compared(kfjudge: Kfjudge) -> None:
    told = kfjudge("diff", "1.3", "18.4", "--json").data
    assert {"Ward", "Enrage"} <= {*told["only_in_file"]}
    assert kfjudge("diff", "1.3", "18.4", "ward").status == 0
    assert kfjudge("diff", "1.3", "nonesuch").status == 2


@pytest.mark.parametrize(
    ("face", "editions", "agrees"), [("facedown", ["1.0", "1.1"], False), ("faceup", ["1.3"], True)]
)
def test_against_ours_our_table_says_which_value_the_file_has(
    kfjudge: Kfjudge, tmp_path: Path, face: str, editions: list[str], agrees: bool
) -> None:
    said = NEWER.replace("lies facedown below", f"lies {face} below")
    kfjudge("books", "add", str(write(tmp_path, said.replace("18.4", "18.5"), "other.md")))
    for words in (("diff", "1.3", "18.5"), ("diff", "1.3", "18.5", "purge")):
        told = kfjudge(*words, "--json").data
        [point] = [one for one in told["points"] if one["id"] == "purge.face"]
        assert (point["value"], point["editions"], point["agrees"]) == (face, editions, agrees)
    assert "mulligan.chains" in kfjudge("diff", "1.3", "18.5", "--json").data["untold"]


def test_a_book_that_says_both_says_neither(kfjudge: Kfjudge, tmp_path: Path) -> None:
    both = NEWER.replace("It never comes back.", "It may lie faceup.").replace("18.4", "18.5")
    kfjudge("books", "add", str(write(tmp_path, both, "both.md")))
    told = kfjudge("diff", "1.3", "18.5", "purge", "--json").data
    assert [one["id"] for one in told["points"]] == []


@pytest.mark.parametrize(
    ("yours", "ours", "found"),
    [
        ("It lies facedown.", "Put it down faceup.", ("facedown",)),
        ("It lies faceup.", "Put it down faceup.", ()),
        ("Deal 3 damage.", "Deal two damage.", ("3",)),
        ("Deal 3 damage.", "Deal three damage (see page 4).", ()),
        ("You must fight.", "You may fight.", ("must",)),
        ("You may fight.", "You must fight.", ("may",)),
        ("It cannot reap.", "It reaps.", ("cannot",)),
        ("It cannot reap.", "It never reaps.", ()),
    ],
)
def test_what_decides_is_told_and_other_words_are_not(yours: str, ours: str, found: tuple[str, ...]) -> None:
    assert find_conflicts(yours, ours, "en") == found


@pytest.mark.parametrize(
    ("lang", "yours", "ours", "found"),
    [
        ("en", "Return it to its owner’s hand.", "Put it on top of the deck.", ("hand",)),
        (
            "en",
            "It goes into its owner’s discard pile.",
            "It goes to its owner’s archives.",
            ("discard pile",),
        ),
        ("en", "Put it into your archives.", "Archive it, from the hand.", ()),
        ("en", "It goes to the discard pile.", "It is discarded.", ()),
        ("fr", "Remettez-la dans la main de son propriétaire.", "Mettez-la sur le deck.", ("main",)),
        ("fr", "Elle va à la défausse.", "Elle va dans les archives.", ("défausse",)),
        ("fr", "Elle va dans la défausse.", "Défaussez-la de votre main.", ()),
    ],
)
def test_a_zone_that_is_another_is_told(lang: str, yours: str, ours: str, found: tuple[str, ...]) -> None:
    assert find_conflicts(yours, ours, lang, "keyforge") == found


def differences(kfjudge: Kfjudge, term: str) -> dict[str, list[str]]:
    told = kfjudge("lookup", term, "--json").data["yours"]
    return {one["book"]["name"]: one["differs"] for one in told}


def test_a_sentence_on_what_only_the_file_has_is_told(kfjudge: Kfjudge, tmp_path: Path) -> None:
    assert differences(kfjudge, "elusive") == {"18.4": []}
    text = NEWER.replace("## Enrage", "It keeps its ward counter all the same.\n\n## Enrage")
    kfjudge("books", "add", str(write(tmp_path, text.replace("18.4", "18.5"), "more.md")))
    assert differences(kfjudge, "elusive") == {"18.4": [], "18.5": ["sentence"]}


def test_a_copy_of_our_edition_tells_which_sentences_are_new(kfjudge: Kfjudge, tmp_path: Path) -> None:
    copy = NEWER.replace("Version 18.4 – June 2026", "Version 1.3 – May 2019")
    longer = NEWER.replace("18.4", "18.5").replace("to your own.", "to your own. Nobody pays for that twice.")
    kfjudge("books", "add", str(write(tmp_path, copy, "copy.md")))
    kfjudge("books", "add", str(write(tmp_path, longer, "more.md")))
    assert differences(kfjudge, "steal") == {"18.4": [], "18.5": ["sentence"], "copy": []}


def test_every_cue_is_of_a_value_of_a_row() -> None:
    rows = {row.id: set(map(str, row.values)) for row in get_game("keyforge").engine.rows}
    for lang in LANGUAGES:
        keys = [key for key in load_page("difference", lang, "keyforge") if key.startswith("difference.cue.")]
        named = [key.removeprefix("difference.cue.").rpartition(".") for key in keys]
        assert {row for row, _, _ in named} == rows.keys() - {"stun.omni"}
        assert [one for one in named if one[2] not in rows[one[0]]] == []


def test_our_table_is_read_in_a_french_file_too(kfjudge: Kfjudge, tmp_path: Path) -> None:
    french = (
        "# Glossaire\n\nVersion 18.6 – juin 2026\n\n## Purger\n\nLa carte purgée est posée face cachée.\n\n"
        "## Sacrifice\n\nUn joueur ne peut pas sacrifier une carte qu’il ne contrôle pas.\n\n"
        "## Alpha\n\nElle se joue avant toute autre.\n\n## Oméga\n\nLe tour finit après elle.\n"
    )
    assert kfjudge("books", "add", str(write(tmp_path, french, "livret.md")), "--lang", "fr").status == 0
    told = kfjudge("diff", "1.3", "18.6", "--json").data["points"]
    assert {one["id"]: one["value"] for one in told} == {
        "purge.face": "facedown",
        "sacrifice.not-controlled": "impossible",
    }
