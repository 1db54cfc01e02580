"""What has to be known, where the book does not show it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "fact.band": "Que fait {card:the} ? Le livret ne montre pas son bandeau d’actions ; le plateau l’indique ainsi : {card} (à 0 frappe)",
    "fact.box": "Que fait {card:the} à portée {n} ? Le livret ne montre pas cette case ; le plateau l’indique ainsi : {card} (à {n} frappe)",
    "fact.color": "De quelle couleur est {card:the} ? Le livret ne le montre pas ; le plateau l’indique ainsi : {card} (marron)",
    "fact.resistance": "Quelle résistance a {card:the} ? Le texte du livret ne le dit pas ; le plateau l’indique ainsi : {card} (résistance 2)",
    "fact.own-band": "Que fait {card:the} ? Votre propre carte ne le dit pas ; dites-le sur la carte ou sur le plateau : {card} (à 0 frappe)",
    "fact.own-color": "De quelle couleur est {card:the} ? Votre propre carte ne le dit pas ; dites-le sur la carte ou sur le plateau : {card} (marron)",
    "fact.own-resistance": "Quelle résistance a {card:the} ? Votre propre carte ne le dit pas ; dites-le sur la carte ou sur le plateau : {card} (résistance 2)",
    "fact.own-effect": "Que convertit la carte {card} ? Votre propre carte ne le dit pas ; dites-le sur la carte ou sur le plateau : {card} (concentration donne tir)",
    "fact.own-special": "Que fait la face spéciale de {card} ? Votre propre carte ne le dit pas ; dites-le sur la carte ou sur le plateau : {card} (face spéciale fait frappe à 2)",
    "fact.effect": "Que convertit la carte {card} ? Ses icônes manquent dans le texte du livret ; le plateau l’indique ainsi : {card} (concentration donne tir)",
    "fact.health": "Combien de points de santé a {player:the} au début ? Le livret ne le montre pas pour ce héros ; le plateau l’indique ainsi : {player} : 3 points de santé, santé maximale 5",
    "fact.energy": "Combien d’énergie a {player:the} au début ? Le livret ne le montre pas pour ce héros ; le plateau l’indique ainsi : {player} : 1 jeton Énergie, énergie maximale 3",
    "fact.special": "Que fait la face spéciale de {card} ? Le texte du livret ne le dit pas ; le plateau le dit ainsi : {card} (face spéciale fait frappe à 2)",
}
