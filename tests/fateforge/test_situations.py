"""Battles as players told them, with what the book says comes of them: those read right stay so, and no other
is played."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from kfjudge.games.fateforge import GAME
from kfjudge.situation.api import find_rules_on
from tests.terminal import Kfjudge

# What is seen of the row's expectation, by the number of the row behind the header.
RIGHT: dict[str, dict[int, str]] = {
    "more_situations_en": {
        4: "Militia Guard 1: 1 damage.*damage of the round before is gone",
        13: "Not legal: .*Assassin 1 hides behind",
        14: "Assassin 1: 1 damage; Mercenary: 0 shoots",
        46: "Nothing changes.*a closed door is in the way",
    },
    "more_situations_fr": {
        6: "Chien de garde 1 : en a2 ; Seigneur : 4 points de santé",
        9: "Les joueurs choisissent. » Mercenaire.*Les joueurs choisissent. » Chamane",
        17: "Interdit : .*bloque la zone",
    },
    "situations_en": {
        1: "Mercenary: 6 health.*Recruit 1 reacts",
        2: "Nothing changes.*No white enemy reacts",
        3: "Nothing changes.*No blue enemy reacts",
        4: "The players choose.” Shaman → Shaman: 5 health.*Rogue → Rogue: 4 health",
        5: "Assassin 1: in a2; Shaman: 5 health",
        6: "Mercenary: 6 health.*Assassin 2 reacts",
        8: "Mercenary: 6 health.*Assassin 2 reacts",
        9: "Nothing changes.*Conscript 1 does nothing",
        10: "Cutthroat 1: in a3.*it is the enemy turns.*Cutthroat 1 moves to a3",
        14: "Militia Guard 1: 1 damage.*damage of the round before is gone",
        17: "Not legal: .*Elite Ghost 1 blocks the zone",
        18: "Mercenary: in a1, 0 moves",
        19: "Mercenary: in a1, 6 health",
        20: "Not legal: .*through a portal",
        23: "Not legal: .*a move costs one result more",
        24: "use a parry token → Mercenary: 0 health, 0 parry tokens, knocked out",
        27: "Not legal: .*a skill strike is no strike here",
        30: "Not legal: .*Lieutenant 1 is a leader",
        31: "Mercenary: 5 health; a2: fountain with 0 cubes",
        32: "Nothing changes.*the healing fountain",
        34: "Not legal: .*no focus left",
        35: "Not legal: .*Recruit 1 guards the objective",
        41: "Nothing changes.*a closed door is in the way",
        47: "Not legal: .*Assassin 1 hides behind",
    },
    "situations_fr": {
        1: "en a1, 0 déplacement.*Sprint hors d’une zone occupée par des ennemis coûte 1 dégât",
        2: "Mercenaire : en a1. Pourquoi.*sprinte vers a1",
        3: "4 points de santé.*Recrue 1 agit.*Recrue 3 agit.*Recrue 4 agit",
        4: "Les joueurs choisissent. » Mercenaire.*Les joueurs choisissent. » Chamane",
        5: "Chien de garde 1 : en a2 ; Garde Sylvestre : 4 points de santé",
        6: "Mercenaire : 6 points de santé.*Aucun ennemi bleu ne réagit.*Assassin 1 réagit",
        7: "Mercenaire : 6 points de santé.*Conscrit 1 agit",
        8: "Rien ne change.*Aucun ennemi marron ne réagit",
        13: "Interdit : .*hors de portée",
        15: "Fantôme élite 1 : 2 cubes d’armure",
        16: "Interdit : .*bloque la zone",
        18: "Interdit : .*un cube vert au plus",
        19: "Mercenaire : 6 points de santé",
        20: "Ennemi 1 : en a1 ; Mercenaire : en a1, 0 déplacement.*Ennemi 2 : en a1",
        21: "Interdit : .*Conscrit 1 combat en Première ligne",
        22: "Assassin 1 : 1 dégât",
        23: "Interdit : .*un ennemi défend le portail",
        34: "Interdit : .*n’a pas trois résultats identiques",
    },
}
SETTLED = 0.93  # of those that no board is made of
PLAYED = "What happens|Not legal|Ce qui se passe|Interdit"


def _rows() -> list[tuple[str, int, str, str]]:
    found = []
    for name in RIGHT:
        with Path(__file__).with_name(f"{name}.tsv").open(encoding="utf-8", newline="") as file:
            rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            found += [(name, number, row["situation"], row["ids"]) for number, row in enumerate(rows, 1)]
    return found


@pytest.mark.parametrize(("name", "number", "text"), [row[:3] for row in _rows()])
def test_a_told_battle_is_played_as_the_book_has_it_or_not_at_all(
    name: str, number: int, text: str, kfjudge: Kfjudge
) -> None:
    told = kfjudge("try", text, "--game", "fateforge", "--lang", name[-2:]).text
    right = RIGHT[name].get(number)
    if right is not None:
        assert re.search(right, told)
    else:
        assert not re.search(PLAYED, told)


def test_what_is_not_played_is_given_the_rules_that_settle_it() -> None:
    """Of those that no board is made of, nearly all find one of the rules that the row names."""
    rules = {
        (name, number): {ground.entry.id for ground in find_rules_on(text, name[-2:], GAME)}
        for name, number, text, _ in _rows()
        if number not in RIGHT[name]
    }
    settled = [
        not rules[name, number].isdisjoint(f"{GAME}:{id.strip()}" for id in ids.split(","))
        for name, number, _, ids in _rows()
        if (name, number) in rules
    ]
    assert sum(settled) / len(settled) > SETTLED
