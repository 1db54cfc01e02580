"""What the Rules Reference leaves open, one for each row of `readings.py`."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "reading.success.reactions": "Quand se résolvent les capacités qui attendent la réussite ou l’échec d’un test ?",
    "reading.success.reactions.at-st-6": "elles se résolvent une fois la réussite ou l’échec établi, avant les conséquences",
    "reading.success.reactions.at-st-7": "elles se résolvent après les conséquences du test",
    "reading.name.success.reactions": "quand on réagit à une réussite",
    "reading.why.success.reactions": "Un test est réussi ou raté à l’étape TC.6, et une réaction suit aussitôt ce qu’elle attend.",
    "reading.since.success.reactions": "La FAQ de l’éditeur (1.7) le comprend ainsi.",
    "reading.designated-event.provokes": "Jouer un événement qui est un combat ou une évasion provoque-t-il des attaques d’opportunité ?",
    "reading.designated-event.provokes.no": "un événement qui est un combat ou une évasion ne provoque pas d’attaque",
    "reading.designated-event.provokes.yes": "il est joué par l’action Jouer, et en provoque",
    "reading.name.designated-event.provokes": "les événements qui sont un combat ou une évasion",
    "reading.why.designated-event.provokes": "Le mot en gras fait aussi de l’action un combat ou une évasion, et ceux-là ne provoquent rien.",
    "reading.since.designated-event.provokes": "Rien qui tranche, à notre connaissance.",
    "reading.canceled-attack.exhausts": "Un ennemi dont l’attaque de la phase des Ennemis est annulée s’incline-t-il ?",
    "reading.canceled-attack.exhausts.exhausts": "il s’incline, comme après une attaque",
    "reading.canceled-attack.exhausts.stays-ready": "il reste redressé : il n’y a pas eu d’attaque",
    "reading.name.canceled-attack.exhausts": "un ennemi dont l’attaque est annulée",
    "reading.why.canceled-attack.exhausts": "Une attaque annulée a quand même été initiée, et son ennemi a eu son tour à l’étape 3.3.",
    "reading.since.canceled-attack.exhausts": "Une décision de l’éditeur sur Esquive dit que l’ennemi s’incline.",
    "reading.additional-action.used": "Une action qui convient à une action supplémentaire l’utilise-t-elle en premier ?",
    "reading.additional-action.used.first-that-fits": "la première action qui convient utilise l’action supplémentaire",
    "reading.additional-action.used.chosen": "le joueur choisit l’action qui est utilisée",
    "reading.name.additional-action.used": "actions supplémentaires pour certaines capacités seules",
    "reading.why.additional-action.used": "L’action supplémentaire ne sert à rien d’autre : ce qui lui convient n’en demande pas d’autre.",
    "reading.since.additional-action.used": "La FAQ 1.10 de l’éditeur l’entend ainsi.",
}
