"""What can be wrong with a match that somebody sets up. `field` says where, as a path through the state."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "problem.not-modeled": (
        "{card} is not modeled yet: what it does is known to its text, not to this program",
        "{card} n’est pas encore modélisée : son texte dit ce qu’elle fait, ce programme ne le sait pas",
    ),
    "problem.edition": (
        "{field}: no edition {given}; there are {legal}",
        "{field} : pas d’édition {given} ; il y a {legal}",
    ),
    "problem.three-houses": (
        "{field}: a deck has three houses, not {n}",
        "{field} : un deck a trois Maisons, et non {n}",
    ),
    # shape
    "problem.not-a-mapping": (
        "{field}: must have fields of its own",
        "{field} : doit avoir ses propres champs",
    ),
    "problem.not-a-list": ("{field}: must be a list", "{field} : doit être une liste"),
    "problem.unknown-field": (
        "{field}: unknown field {given}; known: {legal}",
        "{field} : champ inconnu {given} ; connus : {legal}",
    ),
    "problem.missing-field": (
        "{field}: the field {missing} is missing",
        "{field} : le champ {missing} manque",
    ),
    "problem.type": (
        "{field}: not the right kind of value: {given}",
        "{field} : valeur d’un mauvais type : {given}",
    ),
    "problem.one-of": (
        "{field}: {given} must be one of: {legal}",
        "{field} : {given} doit être l’un de : {legal}",
    ),
    "problem.count": (
        "{field}: must be a whole number from 0 to {most}, not {given}",
        "{field} : doit être un nombre entier de 0 à {most}, et non {given}",
    ),
    "problem.flag": ("{field}: must be true or false", "{field} : doit être true ou false"),
    # cards
    "problem.unknown-card": (
        "{field}: no card {given}; near: {near}",
        "{field} : pas de carte {given} ; proches : {near}",
    ),
    "problem.zone": (
        "{field}: {card} cannot lie here ({zone})",
        "{field} : {card} ne peut pas être ici ({zone})",
    ),
    "problem.uid-twice": (
        "{field}: the uid {uid} is used twice",
        "{field} : l’uid {uid} est employé deux fois",
    ),
    "problem.no-such-uid": ("{field}: no card has the uid {uid}", "{field} : aucune carte n’a l’uid {uid}"),
    "problem.same-twice": (
        "{field}: a key or a house is there twice",
        "{field} : une clé ou une Maison y est deux fois",
    ),
    "problem.claim": (
        "{field}: a claim is [seat, uid of the card that holds it, or nothing], not {given}",
        "{field} : une prise de contrôle est [siège, uid de la carte qui la tient, ou rien], et non {given}",
    ),
    "problem.lasting": (
        "{field}: {card} has no such lasting effect",
        "{field} : {card} n’a pas cet effet qui dure",
    ),
}
