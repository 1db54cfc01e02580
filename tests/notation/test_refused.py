"""A step that is not legal is refused with its reason, in both languages, whether the file expects that or not."""

from __future__ import annotations

import pytest

from kfjudge.words.catalogue import say
from tests.notation.boards import HEADER, TURN, describe, find_mistakes, play

FORGE = HEADER + "turn: South, step forge\nSouth: {has}\n\n1. South forges the {color} key"
HOUSE = HEADER + "turn: North, step house\n{line}\n\n1. North chooses house {house}"
LINE = TURN + "South line: Bumpsy | Troll (stunned)\nNorth line: Champion Anaphiel | Urchin\n\n1. {step}"
WHY = [
    (FORGE.format(has="5 aember", color="red"), "a key costs 6 Æmber, 5 at hand",
     "une clé coûte 6 Aombres, 5 disponibles", "rule/step-1-forge-a-key"),
    (FORGE.format(has="7 aember, yellow key", color="yellow"), "South has forged the yellow key already",
     "Sud a déjà forgé la clé jaune", "rule/step-1-forge-a-key"),
    (TURN + "\n1. South forges the red key", "keys are forged in step 1, and South is at the step: main",
     "les clés se forgent à l’étape de forge, et Sud en est à l’étape de jeu", "rule/step-1-forge-a-key"),
    (HOUSE.format(line="", house="Mars"), "Mars is not one of North’s houses: Dis, Shadows and Untamed",
     "Mars n’est pas une Maison de Nord (Dis, Ombres et Indomptés)", "rule/step-2-choose-a-house"),
    (HOUSE.format(line="South line: Restringuntus (names Dis)", house="Dis"), "Restringuntus forbids Dis",
     "Restringuntus interdit Dis", "card/restringuntus"),
    (HOUSE.format(line="North line: Pitlord\nNorth archives: Punch", house="Shadows"), "Dis", "Dis", "card/pitlord"),
    (LINE.format(step="North reaps with Bumpsy"), "it is South’s turn", "le tour de Sud", ""),
    (LINE.format(step="South attacks Urchin with Bumpsy"),
     "Urchin stands beside a creature with taunt: Champion Anaphiel must be attacked instead",
     "Orphelin est à côté d’une créature qui a provocation : c’est Champion Anaphiel qu’il faut attaquer",
     "glossary/taunt"),
    (LINE.format(step="South reaps with Troll"), "Troll is stunned: its next use only removes the stun; write: South unstuns Troll",
     "écrivez : Sud utilise Troll", "glossary/stun"),
    (TURN + "South hand: Krump\nSouth line: Troll\n\n1. South plays Krump, Troll",
     "“Troll” is no answer to what is asked here: “Krump: which flank?”",
     "« Troll » ne répond pas à ce qui est demandé ici : « Krump : quel flanc ? »", "glossary/flank"),
]  # fmt: skip


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize(("text", "english", "french", "cite"), WHY, ids=lambda part: part[-40:])
def test_a_refusal_says_why_and_cites_the_rule(text: str, english: str, french: str, cite: str) -> None:
    (trouble,) = find_mistakes(text + "\n", "1.3")
    assert english in describe(trouble)
    assert french in plain(describe(trouble, "fr"))
    assert cite in describe(trouble)
    result = play(text + " -> not legal\n")
    assert result.agrees
    seen = result.expectations[0].observed
    assert english in say(seen, "en")
    assert french in plain(say(seen, "fr"))
    refusal = result.steps[0].refusal
    assert refusal is not None
    assert refusal.cite
    assert cite in " ".join(refusal.cite)


def test_what_may_be_done_instead_is_told_in_words_that_can_be_typed() -> None:
    (trouble,) = find_mistakes(LINE.format(step="South plays Bumpsy") + "\n", "1.3")
    assert "South may: reap with Bumpsy, fight with Bumpsy, unstun Troll or end the turn" in describe(trouble)
    french = "permis à Sud : moissonner avec Bobosse, combattre avec Bobosse, utiliser Troll : retirer le statut sonné ou terminer le tour"
    assert french in plain(describe(trouble, "fr"))


def test_taunt_is_told_too_where_the_target_stands_below_the_step() -> None:
    (trouble,) = find_mistakes(LINE.format(step="South fights with Bumpsy\n   - Urchin\n"), "1.3")
    assert "Champion Anaphiel must be attacked instead" in describe(trouble)
    assert describe(trouble).endswith("South may: Champion Anaphiel")


def test_a_creature_that_taunt_does_not_guard_is_refused_by_other_words() -> None:
    far = LINE.replace("| Urchin", "| Mother | Urchin").format(step="South attacks Bumpsy with Bumpsy\n")
    (trouble,) = find_mistakes(far, "1.3")
    assert "taunt:" not in describe(trouble)
