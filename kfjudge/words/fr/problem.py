"""What can be wrong with a match that somebody sets up. `field` says where, as a path through the state."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "problem.not-modeled": "{card} n’est pas encore modélisée : son texte dit ce qu’elle fait, ce programme ne le sait pas",
    "problem.game": "{field} : pas de jeu {given} ; il y a {legal}",
    "problem.edition": "{field} : pas d’édition {given} ; il y a {legal}",
    # shape
    "problem.not-a-mapping": "{field} : doit avoir ses propres champs",
    "problem.not-a-list": "{field} : doit être une liste",
    "problem.unknown-field": "{field} : champ inconnu {given} ; connus : {legal}",
    "problem.missing-field": "{field} : le champ {missing} manque",
    "problem.type": "{field} : valeur d’un mauvais type : {given}",
    "problem.one-of": "{field} : doit valoir {legal:or}, et non {given}",
    "problem.count": "{field} : « {given} » n’est pas un nombre de 0 à {most}",
    "problem.too-many-cards": "{field} : une zone contient au plus {most} cartes",
    "problem.too-many-owners": "{field} : un plateau en a au plus {most}, et non {given}",
    "problem.flag": "{field} : doit être true ou false",
    # cards
    "problem.unknown-card": "{field} : pas de carte {given} ; proches : {near}",
    "problem.zone": "{field} : {card} ne peut pas être ici ({zone})",
    "problem.uid-twice": "{field} : l’uid {uid} est employé deux fois",
    "problem.no-such-uid": "{field} : aucune carte n’a l’uid {uid}",
}
