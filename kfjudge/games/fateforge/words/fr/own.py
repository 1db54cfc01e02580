"""What is wrong with a line about a card of one's own."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "own.genders": "un m | une f | ennemie f",
    "own.no-kind": "« {given} » : une ligne commence par ennemi, compétence, arme ou équipement, puis le nom : ennemi Squelette (blanc, résistance 2)",
    "own.no-name": "« {given} » : comment s’appelle la carte ? Un nom, ou un dans chaque langue : ennemi Squelette / Skeleton",
    "own.lacks-color": "{name} n’a pas de couleur : aux réactions, et aux tours ennemis si plusieurs agissent, le combat s’arrête et la demande, à moins que le plateau ne l’indique",
    "own.lacks-resistance": "{name} n’a pas de résistance : dès que des dégâts lui sont infligés, le combat s’arrête et la demande, à moins que le plateau ne l’indique",
    "own.lacks-band": "{name} n’a pas de bandeau d’actions (à 0 frappe) : quand cet ennemi doit agir, le combat s’arrête et le demande, à moins que le plateau ne l’indique",
    "own.no-end": "la parenthèse n’est pas fermée à la fin de la ligne",
}
