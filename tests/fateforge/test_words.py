"""Everything that Fateforge can say has its words, in both languages."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from kfjudge.core.events import Event, Procedure
from kfjudge.games import fateforge
from kfjudge.games.fateforge.engine import events
from kfjudge.notation.grammar import grammar
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from kfjudge.render.replays.view import Replay
from kfjudge.render.trace import write_event, write_inside_sentence
from kfjudge.replay.play import run
from kfjudge.words.catalogue import load_page
from tests.terminal import Kfjudge

GAME = fateforge.GAME
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)
          and kind not in (Event, Procedure)]  # fmt: skip
ROOT = Path(str(fateforge.__file__)).parent
PAGES = sorted(path.stem for path in (ROOT / "words" / "en").glob("*.py") if path.stem != "__init__")
SAID = ("ask", "option", "refused", "why", "fact", "problem")
PLACE = re.compile(r"\{(?!it:)(\w*)[^}]*\}")
# Events of which no file says that they happen: what they hold stands in the answers, or they are silent.
UNSAID = {"round-begins", "order-is", "rolls", "is-ready", "is-away", "test-rolled", "test-rerolled"}


def of(name: str, lang: str) -> dict[str, str]:
    """What Fateforge says on a page."""
    return dict(load_page(name, lang, GAME))


@cache
def in_code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py"))
                     if "words" not in path.relative_to(ROOT).parts)  # fmt: skip


@cache
def strings() -> frozenset[str]:
    tree = ast.parse(in_code().replace("from __future__ import annotations", ""))
    return frozenset(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_say_the_same_with_the_same_places(name: str) -> None:
    english, french = of(name, "en"), of(name, "fr")
    assert list(english) == list(french)
    for key, text in english.items():
        assert text.strip() == text
        assert text
        if name != "notation":
            assert set(PLACE.findall(text)) == set(PLACE.findall(french[key])), key


@pytest.mark.parametrize("name", PAGES)
def test_words_have_curly_apostrophes_and_ordinary_spaces(name: str) -> None:
    for lang in ("en", "fr"):
        for key, text in of(name, lang).items():
            assert not {"'", "\u202f", "\u00a0"} & set(text), key


def test_every_event_is_told_and_can_be_expected() -> None:
    phrases = {form.key for form in grammar(GAME).forms("event")}
    told = of("event", "en")
    for event in EVENTS:
        assert event.quiet or f"event.{event.name}" in told, event.name
        assert event.name in UNSAID or f"event.{event.name}" in phrases, event.name
    assert {key.removeprefix("event.") for key in told} <= {event.name for event in EVENTS}


def test_every_message_that_the_code_names_is_there_and_every_one_there_is_named() -> None:
    for name in SAID:
        there = of(name, "en")
        named = {text for text in strings() if re.fullmatch(rf"{name}\.[a-z-]+", text)}
        assert named <= set(load_page(name, "en", GAME)) | set(load_page(name, "en")), name
        filled = f'f"{name}.' in in_code()
        assert filled or set(there) <= named, name


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_says_what_it_holds(lang: str) -> None:
    told = of("event", lang)
    for event in EVENTS:
        if not event.quiet:
            places = set(PLACE.findall(told[f"event.{event.name}"]))
            assert places <= set(event.__struct_fields__), event.name


@pytest.mark.parametrize(
    ("lang", "heading", "list_of_points"),
    [
        ("en", "French edition", "13 points are open in the French edition;"),
        ("fr", "Édition française", "13 points restent ouverts dans l’édition française\u202f;"),
    ],
)
def test_the_edition_is_called_by_its_name_and_not_by_its_id(
    kfjudge: Kfjudge, lang: str, heading: str, list_of_points: str
) -> None:
    """Its id, "fr", is no word that a player reads."""
    board = "fateforge:examples/three-of-a-kind"
    replayed = kfjudge("replay", board, "--lang", lang, "--expect")
    assert (
        sum(line.startswith(heading) for line in replayed.lines) == 2
    )  # under the title, and with the verdict
    every = kfjudge("replay", "--all", "--game", "fateforge", "--lang", lang)
    assert not re.search(r"\bfr\b", every.out)
    assert kfjudge("editions", "--game", "fateforge", "--lang", lang, columns=100).out.startswith(
        list_of_points
    )
    note = kfjudge("lookup", "fateforge:glossary/food", "--full", "--lang", lang)
    assert not re.search(r"\(fr\)", note.out)


BOARD = """\
titre: Des noms
jeu: fateforge
joueurs : Voleuse, Anne (Garde Sylvestre)
plan : a1, a2
tour : Voleuse
Voleuse : en a1, 5 points de santé, 2 frappes
Anne : en a2, 5 points de santé
objets de Voleuse : Bottes de Célérité
ennemis de a1 : Recrue (initiative 1, résistance 1)
ennemis de a2 : Archer (initiative 1, rouge, à 0 frappe) | Archer dit Loin (initiative 2, résistance 1)

1. Voleuse frappe Recrue
2. Voleuse utilise Bottes de Célérité
3. Voleuse frappe Loin
4. Voleuse termine son tour
5. Anne termine son tour
6. les ennemis agissent
   - Anne
"""


@cache
def replay() -> Replay:
    return Replay(run(read_scenario(BOARD), "fr"))


@pytest.mark.parametrize(
    "line",
    [
        "La Voleuse frappe la Recrue",
        "La Recrue est vaincue",
        "La Voleuse utilise les Bottes de Célérité",
        "La Voleuse frappe Loin (Archer)",  # called so by whoever wrote the board
        "Le tour de la Voleuse se termine",
        "Le tour d’Anne commence",
        "L’Archer frappe Anne",
    ],
)
def test_french_names_a_card_with_its_article_and_a_person_without(line: str) -> None:
    assert line in [write_event(step, "fr", replay().owners) for step in replay().trace]


def test_an_article_is_small_inside_a_sentence() -> None:
    inside = [write_inside_sentence(step, "fr", replay().owners) for step in replay().trace]
    assert "l’Archer frappe Anne" in inside
    assert "Anne subit 1 dégât" in inside


def test_nothing_is_picked_up_that_is_not_there() -> None:
    found = {1: "1 gem in a1", 0: "2 food in a1"}
    for gems, said in found.items():
        event = events.PicksUp("Anne", gems, 0 if gems else 2, "a1")
        assert write_event(event, "en", replay().owners) == f"Anne picks up {said}"


def test_what_is_true_of_a_hero_agrees_with_her(kfjudge: Kfjudge) -> None:
    seen = kfjudge("replay", "fateforge:examples/leaving-past-a-conscript-and-a-watchdog", "--lang", "fr")
    assert seen.lines[0] == "Voleuse\u00a0: 3 points de santé, sortie\u202f; Garde\u00a0: sorti."


def test_whoever_may_choose_has_an_article_in_a_sentence(kfjudge: Kfjudge) -> None:
    seen = kfjudge("explore", "fateforge:rules/a-fountain-heals-as-a-turn-ends", "--lang", "fr", columns=100)
    assert "la Mercenaire ne peut que laisser agir les ennemis" in " ".join(seen.out.split())


def test_an_error_names_a_hero_as_its_reader_does(kfjudge: Kfjudge, tmp_path: Path) -> None:
    file = tmp_path / "far.kf"
    file.write_text(BOARD.replace("Voleuse frappe Recrue", "Voleuse frappe Loin").replace("joueurs : Voleuse",
                    "players : Rogue").replace("Voleuse", "Rogue"), encoding="utf-8")  # fmt: skip
    seen = kfjudge("replay", str(file), "--lang", "fr", columns=400)
    assert "Loin est hors de portée de la Voleuse" in seen.err
    assert "permis à la Voleuse : " in seen.err.replace("\N{NO-BREAK SPACE}", " ")


def test_an_exploration_calls_heroes_as_its_reader_does(kfjudge: Kfjudge) -> None:
    board = "fateforge:examples/a-skill-strike-is-no-strike-for-three-of-a-kind"
    seen = kfjudge("explore", board, "--lang", "fr")
    assert "Garde\u00a0: 1 jeton Énergie" in seen.out
    assert "Guard" not in seen.out


@pytest.mark.parametrize("game", ["arkham", "fateforge"])
def test_no_judge_decides_where_all_play_together(kfjudge: Kfjudge, game: str) -> None:
    board = f"{game}:{next(iter(list_scenarios(game)))}"
    for lang, judge in (("en", "judge decides"), ("fr", "l’arbitre principal tranche")):
        assert judge not in kfjudge("replay", board, "--lang", lang).out
        assert judge not in kfjudge("replay", board, "--lang", lang, "--format", "html").out


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("fateforge:examples/a-barricade-protects-one-way", "Interdit : le Garde tire sur l’Archer."),
        ("arkham:examples/engaging-an-enemy-of-another", "Interdit : Ann engage le Serviteur Goule."),
    ],
)
def test_what_is_forbidden_names_cards_with_their_article(kfjudge: Kfjudge, board: str, said: str) -> None:
    seen = kfjudge("replay", board, "--lang", "fr")
    assert said in " ".join(seen.out.split())
