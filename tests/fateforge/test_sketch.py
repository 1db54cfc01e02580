"""Battles told in a sentence: what is read of them, what comes of them, what is left unplayed."""

from __future__ import annotations

import re

import pytest

from tests.terminal import Kfjudge

PLAYED = [
    (
        "en",
        "two white Recruits next to the Mercenary, who reacts and whom do they hit?",
        "Mercenary: 6 health.",
    ),
    ("en", "two white Recruits next to the Mercenary, who reacts?", "If “next to” is the adjacent zone"),
    ("en", "the Rogue moves into the zone of a Conscript and strikes it", "Conscript 1: 1 damage"),
    ("en", "a Militia Guard with 2 damage is struck by the Guard", "Militia Guard 1: defeated"),
    ("en", "an Archer one zone away shoots the Mercenary, who has 1 parry token", "0 parry tokens"),
    ("en", "the Guard shoots a Conscript two zones away", "out of range"),
    ("en", "the exit is one zone away and an enemy is in that zone, I leave the scene", "6 health, has left"),
    ("en", "two Cutthroats, one of them stunned, are in my zone and I move away", "Cutthroat 1: in a1"),
    (
        "en",
        "a Cutthroat and a Watchdog are one zone away from the Guard, the enemies act",
        "Cutthroat: color red",
    ),
    ("en", "the Shaman has no energy left, can she spend energy to move?", "Shaman has no energy left"),
    ("en", "the Mercenary uses the portal, but a Recruit guards the portal", "an enemy guards the portal"),
    ("en", "three enemies are in my zone: a Recruit, an Archer and a Conscript, the enemies act", "5 health"),
    ("en", "a Recruit guards an Archer, the Rogue strikes the Archer", "Recruit 1 guards Archer 1"),
    ("fr", "la Mercenaire a trois tirs, peut-elle tourner un dé ?", "Sur quel résultat tourner le dé"),
    ("fr", "à l’entretien, une Recrue a 2 dégâts", "Recrue 1 : 0 dégât"),
    ("en", "a Cutthroat is in the zone of the Shaman, if she moves, does it follow?", "Cutthroat 1: in a1"),
    (
        "en",
        "the Guard has two strikes, two Recruits of resistance 1 with him",
        "Recruit 2: defeated",
    ),
    (
        "fr",
        "un sbire furtif et un sbire rouge dans ma zone, je frappe le sbire furtif",
        "se cache derrière",
    ),
    ("fr", "le Garde est dans la zone de deux Conscrits étourdis, les ennemis agissent", "Rien ne change"),
    ("en", "a Recruit in the zone of the Guard is stunned, red reacts", "Nothing changes"),
    ("fr", "un Archer défend l’objectif, le Seigneur ramasse l’objectif", "Archer 1 défend l’objectif"),
    ("fr", "la Voleuse frappe trois fois une Recrue de résistance 3", "Recrue 1 : vaincue"),
    ("fr", "un ennemi effrayant est dans la zone voisine et j’y sprinte", "a pioché une carte Peur"),
    ("fr", "le Garde relève la Voleuse, hors de combat dans sa zone", "plus hors de combat"),
    ("en", "two white Recruits in the zone of the Mercenary, who reacts?", "Mercenary: 6 health"),
    ("en", "an Archer next to the Guard, the enemies act", "Sylvan Guard: 4 health"),
    ("en", "the Rogue strikes an Archer with a Conscript in the zone", "Not legal: Rogue strikes Archer 1"),
    ("en", "the Mercenary moves away from a Cutthroat, does it follow?", "Cutthroat 1: in a1"),
    ("en", "the Mercenary leaves, a stunned Cutthroat is in her zone", "Mercenary: in a1"),
    ("en", "I sprint, two enemies in my zone, what does it cost?", "6 health"),
    ("en", "I leave the scene past one enemy", "6 health, has left"),
    (
        "en",
        "a Lieutenant in the zone of the Mercenary and the Rogue, who does it hit?",
        "It hangs on a choice",
    ),
    ("fr", "je quitte la zone avec deux ennemis dessus, ça me coûte quoi ?", "un Sprint hors d’une zone"),
    (
        "fr",
        "je sprinte hors de la zone avec deux ennemis, ça me coûte quoi ?",
        "Mercenaire : en a1, 6 points de santé",
    ),
    ("fr", "un Sicaire est dans ma zone et je me déplace, est-ce qu’il me suit ?", "Sicaire 1 : en a1"),
    ("fr", "la Chamane tire sur deux Recrues rouges", "Recrue 1 : 1 dégât"),
    (
        "fr",
        "un sbire vert avec Blocage dans la zone de la Mercenaire, peut-elle quitter la zone ?",
        "bloque la zone",
    ),
    ("fr", "deux Archers à côté de la Voleuse, les ennemis agissent", "Voleuse : 3 points de santé"),
    ("en", "a Recruit here and an Archer one zone away, strike the Recruit", "Recruit 1: 1 damage"),
    ("fr", "une Recrue ici et un Archer à une zone, je frappe la Recrue", "Recrue 1 : 1 dégât"),
    ("en", "the Guard strikes a Recruit and a Watchdog", "Watchdog 1: 1 damage"),
    ("en", "Recruit 2, Archer 5, in my zone, the enemies act", "a number behind a name is its initiative"),
    (
        "fr",
        "une Recrue dans la zone de la Mercenaire et de la Voleuse, qui réagit ?",
        "Cela dépend d’un choix",
    ),
]
PLAYED += [
    (
        "fr",
        "réactions, rouge d’abord. Conscrit 1 étourdi avec nous, Conscrit 3 aussi dans la zone d’un héros. "
        "qui réagit ?",
        "Conscrit 3 réagit",
    ),
    (
        "en",
        "reactions, red first. Conscript 1 stunned with us, Conscript 3 also in a hero's zone. who reacts?",
        "Conscript 3 reacts",
    ),
    ("fr", "Conscrit 1 étourdi avec nous, Conscrit 3 ici, qui réagit ?", "Conscrit 1 : en a2, étourdi ;"),
    ("en", "Conscript 1 stunned with us, Conscript 3 here, who reacts?", "Conscript 1: in a2, stunned;"),
    ("fr", "deux Recrues (2 et 5) étourdies ici, qui réagit ?", "Recrue 5 : en a2, étourdie ;"),
    ("fr", "la Chamane, deux Recrues avec elle, les ennemis réagissent, rouge", "Recrue et Recrue : en a2 ;"),
    ("en", "the Shaman, two Recruits with her, enemies react, red", "Recruit and Recruit: in a2;"),
    (
        "en",
        "Conscript 4 is stunned in my zone, Conscript 2 with me. Conscript 2 reacts?",
        "Conscript 2 reacts",
    ),
    ("fr", "je quitte la zone avec deux ennemis dessus, ça me coûte quoi ?", "0 déplacement, 0 dégât subi"),
    (
        "fr",
        "je sprinte hors de la zone avec deux ennemis, ça me coûte quoi ?",
        "6 points de santé, 1 dégât subi",
    ),
    ("en", "I leave the zone with two enemies on me, what does it cost?", "0 moves, 0 damage taken"),
    ("en", "Recruit 3 with me, an Archer in my zone, the enemies act", "is not told has initiative 1"),
    ("en", "push a recruit into the next zone", "Recruit 1: in a3"),
    ("en", "trap in the next zone, i move in, what happens", "a3: no trap any more"),
    ("en", "i have 1 strike and 1 shoot, archer next zone with res 2, kill it?", "Archer 1: 1 damage"),
    ("en", "rogue is knocked out in my zone, i raise her", "Rogue: 2 health"),
    ("en", "knocked out rogue next zone, can i raise her", "Not legal"),
    ("en", "the guard is stunned with an archer one zone away, enemy turns", "Sylvan Guard: 4 health"),
    ("en", "enemy with armor 3 and resistance 2, lost 1 armor, i strike once", "Enemy 1: 1 armor"),
    ("en", "i'm missing 5 hp, cutthroat in my zone, enemy turns", "knocked out"),
    ("en", "rolled miss miss miss focus, reroll?", "How many misses"),
    ("en", "merc 2 health left, gets hit for 3, has 1 parry token", "knocked out"),
    ("en", "closed door between me and the archer, will it shoot me", "Nothing changes"),
    ("en", "mercenary takes 2 damage from the conscript, 1 parry token", "6 health, 0 parry tokens"),
    ("en", "i stun a recruit and strike another recruit", "Recruit 1: stunned; Recruit 2: 1 damage"),
    ("en", "the watchdog is one zone away, blue reacts", "If the color of Watchdog is white: Nothing"),
    ("en", "i have 1 move 1 strike, recruit in next zone", "Recruit 1: 1 damage; Mercenary: in a3"),
    ("en", "i rerolled 2 misses, 2 energy left, reroll", "has rerolled misses this round"),
    ("fr", "j’ai relancé mes échecs et il me reste 1 énergie, je peux relancer ?", "a déjà relancé"),
    ("fr", "la voleuse est à terre à une zone, je peux la relever ?", "doit d’abord y aller"),
    ("en", "exit next zone with an archer, i leave the battle", "Archer: in a3"),
    ("en", "watchdog 2 in my zone, watchdog 1 next zone, white reacts", "is blue: Nothing changes"),
    ("en", "i attack the lieutenant with 2 strikes, resistance 4", "Lieutenant 1: 2 damage"),
    ("fr", "j’attaque le lieutenant avec 2 frappes, résistance 4", "Lieutenant 1 : 2 dégâts"),
    ("fr", "je pousse une recrue dans la zone voisine", "Recrue 1 : en a3"),
    ("fr", "lieutenant ici, je le pousse", "Interdit"),
    ("fr", "je prends 3 dégâts, j’ai 1 jeton parade", "Mercenaire : 5 points de santé"),
    ("fr", "la mercenaire a 2 cubes d’armure et prend 2 dégâts", "Cotte"),
    ("fr", "il me manque 2 pv, fontaine ici avec 3 cubes, je termine mon tour dessus", "7 points de santé"),
    ("fr", "porte fermée entre moi et l’archer, c’est son tour", "Rien ne change"),
    ("fr", "j’ai obtenu tir tir tir déplacement, je tourne un dé ?", "Sur quel résultat tourner le dé"),
]


@pytest.mark.parametrize(("lang", "text", "seen"), PLAYED, ids=[text[:50] for _, text, _ in PLAYED])
def test_a_battle_told_in_a_sentence_is_played(lang: str, text: str, seen: str, kfjudge: Kfjudge) -> None:
    told = re.sub(r"\s+", " ", kfjudge("try", text, "--game", "fateforge", "--lang", lang, columns=200).out)
    assert seen in told
    assert {"en": "Assumed: ", "fr": "Supposé : "}[lang] in told


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("the Mercenary strikes an Archer with a flute", "flute"),
        ("two Recruits on the roof, who reacts?", "roof"),
        ("the Archer is not in the zone of the Mercenary, who reacts?", "not"),
        ("the Guard strikes a Recruit 3", "3"),
        ("the Shaman is down, the Rogue whistles", "whistles"),
        ("if both a red and a blue enemy may react, a Recruit and an Archer are here, who reacts?", "blue"),
        ("a Recruit uses the portal", "uses the portal"),
        ("a Recruit is here, i go through", "i go through"),
        ("a Recruit or an Archer is in my zone, who reacts?", "or"),
        ("the Mercenary loses 2 health and strikes a Recruit", "loses"),
        ("we are all at the exit, a dog is in the zone, we leave", "leave"),
        ("a recruit pushes me", "pushes"),
        ("exit here with a recruit on it, we leave the battle", "on it"),
        ("the guard has a strike and two moves, a Recruit is in the next zone, who whistles", "whistles"),
        ("the lieutenant is alone and a recruit is two zones away, enemy turns", "alone"),
    ],
)
def test_what_is_not_read_is_not_played(text: str, unread: str, kfjudge: Kfjudge) -> None:
    told = kfjudge("try", text, "--game", "fateforge").text
    assert f"“{unread}”" in told
    assert "What happens" not in told
    assert "no situation" not in told


@pytest.mark.parametrize(
    ("lang", "text", "rule"),
    [
        ("en", "want an extra round, merc has 4 corruption cards", "rule/extra-round"),
        ("fr", "ma compétence demande une frappe, je mets une frappe de compétence", "rule/dice-results"),
        ("en", "can we trade items in the middle of a fight", "rule/items"),
    ],
)
def test_what_is_not_played_is_given_its_rules(lang: str, text: str, rule: str, kfjudge: Kfjudge) -> None:
    tried = kfjudge("try", text, "--game", "fateforge", "--lang", lang, "--json")
    assert tried.status == 1
    assert f"fateforge:{rule}" in [one["id"] for one in tried.data["rules"]]
    assert not tried.data["outcomes"]


def test_what_is_played_needs_no_rules_beside_it(kfjudge: Kfjudge) -> None:
    assert not kfjudge("try", "the Guard strikes a Recruit", "--game", "fateforge", "--json").data["rules"]


@pytest.mark.parametrize(
    ("lang", "text", "seen"),
    [
        ("en", "two recruits next to me, strike", "Recruit 1: 1 damage"),
        ("en", "an archer one zone away, shoot", "Archer 1: 1 damage"),
        ("en", "two recruits in my zone strike", "Mercenary: 5 health"),
        ("en", "two recruits in my zone, strike me", "Mercenary: 5 health"),
        ("en", "a recruit next to me strike", "“strike”"),
        ("en", "a recruit next to me, hits", "“hits”"),
        ("fr", "deux recrues à côté de moi, frapper", "Recrue 1 : 1 dégât"),
        ("fr", "une recrue à côté de moi frappe", "Mercenaire : 6 points de santé"),
        ("fr", "deux recrues à côté de moi, frappe", "« frappe »"),
        ("fr", "un archer à une zone, tire", "« tire »"),
    ],
)
def test_a_bare_verb_is_what_the_speaker_does_or_is_not_read(
    lang: str, text: str, seen: str, kfjudge: Kfjudge
) -> None:
    told = kfjudge("try", text, "--game", "fateforge", "--lang", lang, columns=200).out
    assert seen in re.sub(r"\s+", " ", told)


@pytest.mark.parametrize(
    ("lang", "text", "others"),
    [
        (
            "fr",
            "Conscrit 1 étourdi avec nous, Conscrit 3 ici, qui réagit ?",
            "Conscrit 2|initiatives ne sont",
        ),
        (
            "en",
            "Conscript 1 stunned with us, Conscript 3 in a hero's zone, who reacts?",
            "Conscript 2|Shaman",
        ),
        ("en", "Conscript 4 stunned in my zone, Conscript 2 with me. Conscript 2 reacts?", "Conscript 1|t 3"),
    ],
)
def test_only_what_was_told_is_on_the_board(lang: str, text: str, others: str, kfjudge: Kfjudge) -> None:
    """Enemies are called by the numbers that they were told by, and a number is that of one enemy."""
    told = kfjudge("try", text, "--game", "fateforge", "--lang", lang).text
    assert re.search("réagit|reacts", told)
    assert not re.search(others, told)
