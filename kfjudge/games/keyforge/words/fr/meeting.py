"""Des plateaux où deux cartes se rencontrent, comme on les raconte à `try`."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "meeting.board": "{told}, nous avons chacun 3 Aombres",
    "meeting.attacks": "{card} attaque {other}",
    "meeting.attacks-with-own": "{card} attaque, j’ai {other} en jeu",
    "meeting.attacks-with-theirs": "{card} attaque, l’adversaire a {other} en jeu",
    "meeting.attacks-under": "{card} avec {other} attaque",
    "meeting.attacked-under": "{third} attaque {card} avec {other}",
    "meeting.destroyed-with": "je joue {sweep}, j’ai {card} et {other} en jeu",
    "meeting.reaps-beside": "{card} moissonne à côté de {other}",
    "meeting.reaps-with-own": "{card} moissonne, j’ai {other} en jeu",
    "meeting.reaps-with-theirs": "{card} moissonne, l’adversaire a {other} en jeu",
    "meeting.reaps-under": "{card} avec {other} moissonne",
    "meeting.played-on-own": "j’ai {other} en jeu, je joue {card} sur {other}",
    "meeting.played-on-theirs": "l’adversaire a {other} en jeu, je joue {card} sur {other}",
    "meeting.played-with-own": "je joue {card}, j’ai {other} en jeu",
    "meeting.played-with-theirs": "je joue {card}, l’adversaire a {other} en jeu",
    "meeting.played-with-bearer": "je joue {card}, j’ai {third} avec {other} en jeu",
    "meeting.played-with-their-bearer": "je joue {card}, l’adversaire a {third} avec {other} en jeu",
    "meeting.played-before": "je joue {card}, puis je joue {other}",
    "meeting.played-on-bearer": "j’ai {third} avec {other} en jeu, je joue {card} sur {third}",
    "meeting.played-on-another": "j’ai {third} et {other} en jeu, je joue {card} sur {third}",
    "meeting.used-with-own": "j’utilise {card}, j’ai {other} en jeu",
    "meeting.used-with-theirs": "j’utilise {card}, l’adversaire a {other} en jeu",
    "meeting.used-with-bearer": "j’utilise {card}, j’ai {third} avec {other} en jeu",
}
