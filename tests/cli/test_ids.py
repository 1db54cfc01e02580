"""What is printed opens what is meant: every id that a screen shows is typed again, and opens its entry."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kfjudge.cli.options import editions_newest_first
from kfjudge.core.text import full_id
from kfjudge.games import GAMES, default_game, get_game, id_to_type
from kfjudge.notation.scenario_files import list_scenarios
from kfjudge.reference.api import records
from kfjudge.reference.lookup import find_exactly, lookup
from kfjudge.reference.model import BOARD, KINDS
from kfjudge.render.entry_view import view_entry
from tests.terminal import Kfjudge

LANGUAGES = ("en", "fr")
SHARE = 12  # every so many boards and entries are shown
KINDS_OF_IDS = "|".join(kind for kind in KINDS if kind not in (BOARD, "faq"))
ID = re.compile(
    rf"(?<![\w/:.-])(?P<typed>(?:(?:{'|'.join(GAMES)}):)?(?:(?:{KINDS_OF_IDS})/(?:[^\W_]|[.-])*[^\W_]|faq/[\w.]+/\d+))"
    r"(?P<goes_on>…?)"
)
QUESTIONS = {
    "keyforge": ("does a stunned creature deal damage", "bad penny yxilo bolter", "une créature étourdie"),
    "arkham": ("attack of opportunity", "can I move while engaged", "attaque d’opportunité"),
    "fateforge": ("three of a kind", "what does fear do", "un ennemi étourdi"),
}
SITUATIONS = ("Krump attacks Noddy the Thief", "Troll récolte", "I play Anger on a stunned creature")


def screens(game: str) -> Iterator[tuple[str, ...]]:
    """List commands whose screens show ids of a game."""
    named = [id_to_type(record.id) for record in records(game=game)]
    yield from (("lookup", id) for id in named[::SHARE])
    yield from (("lookup", id, "--quote") for id in named[:: SHARE * 2])
    forms = ("markdown", "html", "json")
    yield from (("lookup", id, "--format", form) for id in named[:: SHARE * 4] for form in forms)
    for asked in QUESTIONS[game]:
        yield from ((command, asked, "--game", game) for command in ("ask", "search"))
        yield ("ask", asked, "--game", game, "--json")
        yield ("ask", asked, "--game", game, "--full")
    yield from (("editions", "--game", game), ("errata", "--game", game), ("faq", "--game", game))
    yield ("cards", "--game", game, "--limit", "20")
    if not get_game(game).plays:
        return
    boards = [id_to_type(name, game) for name in list_scenarios(game)]
    for board in boards[::SHARE]:
        yield ("replay", board)
        yield ("replay", board, "--format", "markdown")
    for board in boards[:: SHARE * 4]:
        yield from (("replay", board, "--format", form) for form in ("html", "json"))
        yield ("explore", board)


def ids_on(screen: str) -> set[str]:
    return {found["typed"] for found in ID.finditer(screen) if not found["goes_on"]}


@pytest.mark.slow
@pytest.mark.parametrize("first", GAMES)
@pytest.mark.parametrize("game", GAMES)
def test_every_id_on_a_screen_opens_the_entry_of_that_game(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch, game: str, first: str
) -> None:
    monkeypatch.setenv("KFJUDGE_GAME", first)
    names = list_scenarios(game) if get_game(game).plays else {}
    boards = {*names, *(id_to_type(name, game) for name in names)}
    wrong: dict[str, str] = {}
    commands = list(screens(game))
    for at, words in enumerate(commands if first == "keyforge" else commands[::5]):
        lang = LANGUAGES[at % 2]
        for typed in ids_on(kfjudge(*words, "--lang", lang, columns=400).out) - boards:
            found = lookup(typed, lang=lang, home=first).ids
            is_of_game = game == first or ":" in typed or words[0] in ("ask", "search")
            if found != (full_id(typed, first),) or not is_of_game:
                wrong[typed] = " ".join(words)
    assert wrong == {}


@pytest.mark.slow
def test_every_id_of_a_situation_opens_its_entry(kfjudge: Kfjudge) -> None:
    for situation in SITUATIONS:
        for form in ("text", "markdown", "html", "json"):
            shown = ids_on(kfjudge("try", situation, "--format", form, columns=400).out)
            assert {typed for typed in shown if lookup(typed).ids != (full_id(typed, "keyforge"),)} == set()


def test_an_id_is_printed_with_its_game_unless_that_is_asked_first(
    kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("replay", "fateforge:examples/three-of-a-kind")
    assert all(typed.startswith("fateforge:") for typed in ids_on(kfjudge(*words, columns=400).out))
    assert "keyforge:" not in kfjudge("replay", "faq/1.3/13", columns=400).out
    monkeypatch.setenv("KFJUDGE_GAME", "fateforge")
    assert not any(":" in typed for typed in ids_on(kfjudge(*words, columns=400).out))
    shown = ids_on(kfjudge("replay", "keyforge:faq/1.3/13", columns=400).out)
    assert shown
    assert all(typed.startswith("keyforge:") for typed in shown)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES if game != default_game()])
def test_a_title_to_read_on_opens_its_entry(game: str, lang: str) -> None:
    for record in records("glossary", game)[::3]:
        view = view_entry(record.id, lang, editions_newest_first(game)[0], names_game=True)
        for id in view.entry.see:
            name = view.refer_to([id])[0].names[0]
            typed = re.fullmatch(r".* \(([\w:-]+/[\w-]+)\)", name)
            found = find_exactly(typed[1] if typed else name, lang=lang)
            assert id in found, name
