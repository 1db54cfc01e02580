"""Lists of cards by what is printed on them."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "cards.counted": "{n:carte|cartes}.",
    "cards.cut": "{n:carte|cartes}, dont {shown} à l’écran.",
    "cards.none": "Aucune carte ne répond à tout cela.",
    "cards.no-number": "--{option} : « {given} » n’est pas un nombre ; il faut un nombre ou un intervalle : 3, 3+ ou 2-5",
    "cards.no-such-value": "--{option} : aucune carte ne répond à « {given} » ; il y a : {legal}",
    "cards.no-such-value-near": "--{option} : aucune carte ne répond à « {given} » ; vouliez-vous dire {near} ? Il y a : {legal}",
    "cards.unknown-value": "--{option} : aucune carte ne répond à « {given} »",
}
