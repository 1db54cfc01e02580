"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.of": "{who} : {what:,}",
    "situation.at": "dans {card:the}",
    "situation.engaged": "{it:-engagé/engagée~s} avec {player:the}",
    "situation.in.assets": "en jeu",
    "situation.in.threat": "dans la zone de menace",
    "situation.in.hand": "dans la main",
    "situation.in.deck": "dans le deck",
    "situation.in.discard": "{it:-défaussé/défaussée~s}",
    "situation.in.agenda": "intrigue en cours",
    "situation.in.act": "acte en cours",
    "situation.in.reference": "carte de Référence en jeu",
    "situation.in.encounter_discard": "dans la défausse Rencontre",
    "situation.in.victory": "dans la pile de victoire",
    "situation.in.removed": "{it:-retiré/retirée~s} de la partie",
    "situation.in.investigator": "en jeu",
    "situation.revealed": "{it:-révélé/révélée~s}",
    "situation.in.encounter_deck": "dans le deck Rencontre",
    "situation.in.in_resolution": "en cours de résolution",
    "situation.in.later_agendas": "derrière l’intrigue",
    "situation.in.later_acts": "derrière l’acte",
    "situation.in.set_aside": "{it:-mis/mise~s} de côté",
    "situation.in.bottom": "sous le deck",
    "situation.in.attachments": "{it:-attaché/attachée~s}",
    "situation.in.cultist_deck": "dans le deck Cultiste",
}
