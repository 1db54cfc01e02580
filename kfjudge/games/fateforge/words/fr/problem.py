"""What is wrong with a state."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "problem.no-heroes": "{field} : aucun héros n’est sur le plateau",
    "problem.zone-name": "{field} : le nom d’une zone est une lettre pour sa rangée et un nombre pour sa colonne, comme a2, et non {given}",
    "problem.hero-name": "{field} : personne ne peut s’appeler {given}",
    "problem.no-health": "{field} : combien de points de santé a {player} ? Le livret ne le montre pas pour ce héros",
    "problem.conversion": "{field} : il faut au plus quatre choses que l’on paie, et une à quatre que l’on reçoit",
    "problem.order": "{field} : {player} doit figurer une fois dans l’ordre de jeu",
    "problem.no-decks": "{field} : un combat n’a pas de decks ; il part d’un plateau",
    "problem.band": "{field} : il faut des cases, chacune une distance de 0 à 9 et une action : 1 et « move+strike »",
}
