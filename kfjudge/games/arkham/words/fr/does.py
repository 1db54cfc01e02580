"""What cards do, by the nodes they are written with."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "does.keyword-hunter": "Chasseur.",
    "does.keyword-retaliate": "Riposte.",
    "does.keyword-massive": "Massif.",
    "does.keyword-aloof": "Distant.",
    "does.prey": "Proie : {what}.",
    "does.spawn": "Génération : {where}.",
    "does.forced": "Forcé : {occasion}, {effects}.",
    "does.reaction": "Réaction : {occasion}, {effects}.",
    "does.after": "après que {what}",
    "does.when": "quand {what}",
    "does.and-then": "{first}, et {next}",
    "does.enters": "vous êtes entré dans {card:the}",
    "does.is-defeated": "{card:the est~sont vaincu/vaincue~s}",
    "does.engages-you": "{card:the} vous a {card:-engagé/engagée~s}",
    "does.damage": "{n:dégât|dégâts}",
    "does.horror": "{n:horreur|horreurs}",
    "does.take": "vous subissez {what}",
    "does.takes": "{who} subit {what}",
    "does.each-here": "chaque investigateur dans son lieu",
    "does.card": "{card:the}",
}
