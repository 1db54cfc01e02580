"""Deux cartes réunies sur quelques plateaux, et ce qu’elles s’y font l’une à l’autre."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "meeting.title": "Quand {cards} se rencontrent",
    "meeting.found": "Joué par le moteur sur {n:plateau|plateaux} ; ceux-ci finissent autrement si l’on met de côté le texte d’une des cartes.",
    "meeting.none": "Joué par le moteur sur {n:plateau|plateaux} ; sur aucun, mettre de côté le texte de l’autre carte ne change la fin. Elles peuvent se rencontrer ailleurs. Essayés : {boards}.",
    "meeting.untried": "Le moteur n’a pu les réunir sur aucun plateau.",
    "meeting.on": "{told} :",
    "meeting.less": "Sans le texte de {card} : {what}",
    "meeting.nothing-less": "Pas sans le texte de {card}.",
    "meeting.refused": "Illégal : {why}",
    "meeting.otherwise": "La fin est autre sans le texte de {card}.",
    "meeting.in-other-editions": "Autrement dans {editions}.",
    "meeting.replay": "Pas à pas :",
}
