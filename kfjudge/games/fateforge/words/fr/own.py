"""What is wrong with a line about a card of one's own."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "own.genders": "un m | une f | ennemie f",
    "own.no-kind": "« {given} » : une ligne commence par ennemi, compétence, arme ou équipement, puis le nom : ennemi Squelette (blanc, résistance 2)",
    "own.no-name": "« {given} » : comment s’appelle la carte ? Un nom, ou un dans chaque langue : ennemi Squelette / Skeleton",
    "own.no-end": "la parenthèse n’est pas fermée à la fin de la ligne",
}
