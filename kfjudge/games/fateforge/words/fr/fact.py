"""What has to be known, where the book does not show it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "fact.band": "que fait {card} ? Le livret ne montre pas son bandeau d’actions ; le plateau l’indique : {card} (à 0 frappe)",
    "fact.box": "que fait {card} à portée {n} ? Le livret ne montre pas cette case ; le plateau l’indique : {card} (à {n} frappe)",
    "fact.color": "de quelle couleur est {card} ? Le livret ne le montre pas ; le plateau l’indique : {card} (marron)",
    "fact.resistance": "quelle résistance a {card} ? Le texte du livret ne le dit pas ; le plateau l’indique : {card} (résistance 2)",
    "fact.effect": "que convertit {card} ? Ses icônes manquent dans le texte du livret ; le plateau l’indique : {card} (concentration donne tir)",
    "fact.health": "avec quelle santé {player} commence-t-il ? Le livret ne la montre pas pour ce héros ; le plateau l’indique : {player} : 3 santé, santé pleine 5",
    "fact.energy": "avec quelle énergie {player} commence-t-il ? Le livret ne la montre pas pour ce héros ; le plateau l’indique : {player} : 1 énergie, énergie pleine 3",
}
