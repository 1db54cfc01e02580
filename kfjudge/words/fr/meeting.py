"""Deux cartes réunies sur quelques plateaux, et ce qu’elles s’y font l’une à l’autre."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "meeting.title": "Quand {cards} se rencontrent",
    "meeting.found": "kfjudge a mis les deux sur {n:petit plateau|petits plateaux} et a joué. Ce que dit l’une y change la fin :",
    "meeting.none": "kfjudge a mis les deux sur {n:petit plateau|petits plateaux} et a joué. Sur aucun, ce que dit l’une ne change quoi que ce soit pour l’autre. Sur un autre plateau, cela se peut. Essayés : {boards}.",
    "meeting.untried": "Le moteur n’a pu les réunir sur aucun plateau.",
    "meeting.on": "{told} :",
    "meeting.less": "Si {card} ne disait rien : {what}",
    "meeting.nothing-less": "Rien de tel si {card} ne disait rien.",
    "meeting.refused": "Illégal : {why}",
    "meeting.otherwise": "La fin serait autre si {card} ne disait rien.",
    "meeting.in-other-editions": "Autrement dans {editions}.",
    "meeting.replay": "Pas à pas :",
}
