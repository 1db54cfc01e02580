"""Battles as players told them, with what the book says comes of them: those read right stay so, and no other
is played."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from tests.terminal import Kfjudge

# What is seen of the row's expectation, by the number of the row behind the header.
RIGHT: dict[str, dict[int, str]] = {
    "en": {
        1: "Mercenary: 6 health.*Recruit 1 reacts",
        2: "Nothing changes.*No white enemy reacts",
        3: "Nothing changes.*No blue enemy reacts",
        4: "The players choose.” Shaman → Shaman: 5 health.*Rogue → Rogue: 4 health",
        5: "Assassin 1: in a2; Shaman: 5 health",
        9: "Nothing changes.*Conscript 1 does nothing",
        10: "Cutthroat 1: in a3.*it is the enemy turns.*Cutthroat 1 moves to a3",
        17: "Not legal: .*Elite Ghost 1 blocks the zone",
        18: "Mercenary: in a1, 0 moves",
        19: "Mercenary: in a1, 6 health",
        23: "Not legal: .*a move costs one result more",
        34: "Not legal: .*no focus left",
        35: "Not legal: .*Recruit 1 guards the objective",
        47: "Not legal: .*Assassin 1 hides behind",
    },
    "fr": {
        1: "en a1, 0 déplacement.*Sprint hors d’une zone occupée par des ennemis coûte 1 dégât",
        2: "Mercenaire : en a1. Pourquoi.*sprinte vers a1",
        3: "4 points de santé.*Recrue 1 agit.*Recrue 2 agit.*Recrue 3 agit",
        4: "Les joueurs choisissent. » Mercenaire.*Les joueurs choisissent. » Chamane",
        5: "Chien de garde 1 : en a2 ; Garde Sylvestre : 4 points de santé",
        7: "Mercenaire : 6 points de santé.*Conscrit 1 agit",
        8: "Rien ne change.*Aucun ennemi marron ne réagit",
        13: "Interdit : .*hors de portée",
        16: "Interdit : .*bloque la zone",
        19: "Mercenaire : 6 points de santé",
        20: "Ennemi 1 : en a1 ; Mercenaire : en a1, 0 déplacement.*Ennemi 2 : en a1",
        21: "Interdit : .*Conscrit 1 combat en Première ligne",
        22: "Assassin 1 : 1 dégât",
        23: "Interdit : .*un ennemi défend le portail",
        34: "Interdit : .*n’a pas trois résultats identiques",
    },
}
PLAYED = "What happens|Not legal|Ce qui se passe|Interdit"


def _rows() -> list[tuple[str, int, str]]:
    found = []
    for lang in RIGHT:
        with Path(__file__).with_name(f"situations_{lang}.tsv").open(encoding="utf-8", newline="") as file:
            rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            found += [(lang, number, row["situation"]) for number, row in enumerate(rows, 1)]
    return found


@pytest.mark.parametrize(("lang", "number", "text"), _rows())
def test_a_told_battle_is_played_as_the_book_has_it_or_not_at_all(
    lang: str, number: int, text: str, kfjudge: Kfjudge
) -> None:
    told = kfjudge("try", text, "--game", "fateforge", "--lang", lang).text
    right = RIGHT[lang].get(number)
    if right is not None:
        assert re.search(right, told)
    else:
        assert not re.search(PLAYED, told)
