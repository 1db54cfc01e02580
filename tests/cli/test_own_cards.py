"""A user's own cards: added from a file, named on boards, looked up, listed, removed; mistakes told."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kfjudge.core.errors import Troubles
from kfjudge.notation.own_cards import parse_own_cards
from kfjudge.words.catalogue import say

CARDS = """# of my own
ennemi Squelette / Skeleton (blanc, résistance 2, blocage, à 1 tir, à 0 frappe)
skill Zeal / Fougue (2 energy gives shoot)
equipment Mail (1 armor, full armor 2)
{"name_en": "Acrobat", "type": "ability", "text": "Jumps over a zone."}
"""
BOARD = """titre : mes cartes
jeu : fateforge
joueurs : Garde (Garde Sylvestre)
plan : a1, a2

tour : Garde
Garde : en a1, 5 santé, 3 énergie, 1 déplacement
ennemis de a1 : Squelette (initiative 1)
compétences de Garde : Fougue

1. Garde se déplace vers a2 -> illégal
2. Garde utilise Fougue
3. Garde termine son tour
4. les ennemis agissent

attendu : Garde : 4 santé, 1 énergie
"""


@pytest.fixture
def ask(tmp_path: Path):  # type: ignore[no-untyped-def]
    """Ask kfjudge in a process of its own: what it knows of cards it keeps as long as it runs."""

    def run(*words: str, data: str = "data") -> tuple[int, str]:
        env = {**os.environ, "KFJUDGE_DATA": str(tmp_path / data), "COLUMNS": "200"}
        command = (
            [sys.executable, "-m", "kfjudge", *words, "--lang", "en"]
            if "--lang" not in words
            else [sys.executable, "-m", "kfjudge", *words]
        )
        done = subprocess.run(command, env=env, capture_output=True, text=True, cwd=Path(__file__).parents[2])
        return done.returncode, done.stdout + done.stderr

    return run


def test_own_cards_are_named_on_boards_and_a_board_elsewhere_says_what_it_lacks(ask, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    cards, board = tmp_path / "mine.txt", tmp_path / "board.kf"
    cards.write_text(CARDS, encoding="utf-8")
    board.write_text(BOARD, encoding="utf-8")
    status, told = ask("cards", "add", str(cards), "--game", "fateforge")
    assert status == 0
    assert "Skeleton, Zeal, Mail, Acrobat" in told
    status, told = ask("replay", str(board), "--boards")
    assert status == 0, told
    assert "Your own cards: Skeleton and Zeal" in told
    status, told = ask("check", str(board), data="elsewhere")
    assert status == 2
    assert "“Squelette”" in told
    assert "kfjudge cards add" in told
    status, told = ask("cards", "own", "--game", "fateforge")
    assert "blocage" in told
    assert ask("card", "acrobat", "--game", "fateforge")[0] == 0
    assert ask("cards", "remove", "skeleton", "--game", "fateforge")[0] == 0
    assert ask("cards", "remove", "skeleton", "--game", "fateforge")[0] == 1


def test_facts_of_later_cards_are_looked_up(ask, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    later = tmp_path / "later.jsonl"
    later.write_text(
        '{"number": "002", "id": "bruce", "name_en": "Sandy Beetle", "name_fr": "Scarabée",'
        ' "house": "brobnar", "type": "creature", "power": 2, "armor": null, "traits": ["goblin"],'
        ' "text": "Before Fight: nothing."}',
        encoding="utf-8",
    )
    assert ask("cards", "add", str(later))[0] == 0
    status, told = ask("card", "Sandy Beetle")
    assert status == 0
    assert "power 2" in told
    assert "one of your own cards" in told
    assert "puissance 2" in ask("card", "Scarabée", "--lang", "fr")[1]
    for command in (("lookup", "sandi bettle"), ("card", "Scarabee"), ("search", "nothing beetle")):
        assert "Sandy Beetle" in ask(*command)[1], command
    assert ask("ask", "what does the Sandy Beetle do?")[1].count("one of your own cards") == 1
    assert "Sandy Beetle" in ask("cards", "--house", "brobnar", "--power", "2")[1]
    assert "Sandy Beetle" not in ask("cards", "--house", "brobnar", "--power", "2", "--markdown")[1]
    assert "Sandy Beetle" not in ask("dump", "--kind", "cards")[1]


def test_the_file_of_own_cards_is_private_and_loses_nothing(ask, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    cards, kept = tmp_path / "mine.txt", tmp_path / "data" / "cards" / "fateforge.jsonl"
    cards.write_text(CARDS, encoding="utf-8")
    assert ask("cards", "add", str(cards), "--game", "fateforge")[0] == 0
    assert os.name != "posix" or stat.S_IMODE(kept.stat().st_mode) == 0o600
    with kept.open("ab") as stream:
        stream.write(b'{"id": "own-ghost", "nam\xe9\n')
    cards.write_text("enemy Ghoul (blue)\n", encoding="utf-8")
    status, told = ask("cards", "add", str(cards), "--game", "fateforge")
    assert (status, "line 5" in told) == (0, True), told
    lines = kept.read_bytes().splitlines()
    assert len(lines) == 6
    assert b'{"id": "own-ghost", "nam\xe9' in lines
    before = kept.read_bytes()
    kept.chmod(0o666)  # of others, too: not read, so not written over
    status, told = ask("cards", "add", str(cards), "--game", "fateforge")
    assert os.name != "posix" or (status, kept.read_bytes()) == (2, before), told


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("enemy X (at 1 dance)", "“dance” is no box of a band"),
        ("monster X", "a line begins with enemy"),
        ("enemy X (purple, leader, at 0 strike)", "here it is called: leads white"),
        ("ennemi X (violet, meneur, à 0 frappe)", "here it is called: mène blanc"),
        ("enemy", "what is the card called?"),
        ("enemy Archer (blue)", "“Archer” is already"),
        ("enemy X (blue", "the parenthesis is not closed"),
        ("skill X (blocking)", "cannot be true of a card here"),
        ("{bad", "no JSON object"),
        ('{"type": "skill"}', "a card needs a name"),
        ('{"name_en": "X"}', "a card needs a type"),
        ('{"name_en": "X", "type": "skill", "text": {}}', "“text” is neither"),
    ],
)
def test_a_mistake_is_told_with_its_line(line: str, wrong: str) -> None:
    with pytest.raises(Troubles) as found:
        parse_own_cards(f"enemy First\n{line}\n", "mine.txt", "fateforge")
    (trouble,) = found.value.troubles
    assert trouble.place is not None
    assert trouble.place.line == 2
    assert wrong in say(trouble.words, "en").replace("is a printed card already", "is already")


def test_a_french_name_has_the_gender_that_was_said_and_two_cards_are_shown(ask, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    cards = tmp_path / "mine.txt"
    cards.write_text(
        "ennemi une Goule (blanc, résistance 1, à 0 frapper)\nenemy Imp / Diablotin (red, resistance 1)\n"
    )
    assert ask("cards", "add", str(cards), "--game", "fateforge", "--lang", "fr")[0] == 0
    told = ask("try", "une Goule dans ma zone, je la frappe", "--game", "fateforge", "--lang", "fr")[1]
    assert "vaincue" in told
    for names in (("Goule", "Diablotin"), ("Archer", "Goule")):
        status, told = ask("card", *names, "--game", "fateforge", "--lang", "fr")
        assert status == 0
        assert all(name in told for name in names)


@pytest.mark.parametrize(
    ("lang", "lacks", "asks"),
    [
        (
            "en",
            ("Harpy has no color", "Gargouille has no resistance", "Blob has no action band"),
            "Your own card does not",
        ),
        ("fr", ("Harpie n’a pas de couleur", "Gargouille n’a pas de résistance"), "Votre propre carte ne"),
    ],
)
def test_what_an_own_enemy_lacks_is_said_when_it_is_added_and_asked_of_the_card(
    ask,  # type: ignore[no-untyped-def]
    tmp_path: Path,
    lang: str,
    lacks: tuple[str, ...],
    asks: str,
) -> None:
    cards, board = tmp_path / "mine.txt", tmp_path / "board.kf"
    cards.write_text(
        "ennemi une Harpie / Harpy (résistance 2, à 1 tir)\nennemi une Gargouille (vert, à 0 frappe)\n"
        "enemy Blob (red, resistance 1)\nenemy Imp (red, resistance 1, at 0 strike)\n"
    )
    told = ask("cards", "add", str(cards), "--game", "fateforge", "--lang", lang)[1]
    assert all(lack in told for lack in lacks)
    assert "une Gargouille" not in told
    assert "Imp has no" not in told
    assert "Imp n’a" not in told
    board.write_text(
        "title: x\ngame: fateforge\nplayers: Guard (Sylvan Guard)\nmap: a1\nturn: enemy reactions\n"
        "reactions: red\n\n"
        "Guard: in a1, 5 health\na1 enemies: Harpy (initiative 1)\n\n1. the enemies react\n"
    )
    told = ask("replay", str(board), "--lang", lang)[1]
    assert asks in told
    assert not any(book in told for book in ("The book does not show", "Le livret ne le montre"))
