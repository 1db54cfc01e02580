"""What can be wrong with a match of KeyForge that somebody sets up."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "problem.three-houses": "{field} : un deck a trois Maisons, et non {n}",
    "problem.won": "{field} : avec trois clés, la partie est terminée",
    "problem.same-twice": "{field} : une clé ou une Maison y est deux fois",
    "problem.claim": "{field} : une prise de contrôle est [siège, uid de la carte qui la tient, ou rien], et non {given}",
    "problem.lasting": "{field} : {card:n’a~n’ont} pas cet effet durable",
    "problem.lasting-legal": "{field} : {card:n’a~n’ont} pas cet effet durable ; en entier : {legal:or}",
    "problem.too-deep": "{field} : pas plus de {most} cartes peuvent être attachées ou placées les unes sous les autres",
}
