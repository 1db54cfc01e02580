"""What is wrong with a state."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "problem.players": "{field} : d’un à {most} investigateurs jouent",
    "problem.name": "{field} : personne ne peut s’appeler {given}",
    "problem.same-investigator": "{field} : quelqu’un d’autre joue déjà {card:the}",
    "problem.no-place": "{field} : dans quel lieu est {player:the} ?",
    "problem.no-location": "{field} : dans quel lieu est {card:the} ?",
    "problem.has-acted": "{field} : {player:the} a déjà joué son tour de ce round, ou est hors de la partie",
    "problem.no-decks": "{field} : un scénario ne commence pas par deux decks ; il commence par un plateau",
    "problem.uid": "{field} : un uid n’a ni espace ni deux-points : {given}",
    "problem.not-lasting": "{field} : aucune carte du plateau dont un effet persiste : {given}",
    "problem.whose": "{field} : de qui est {card:the} ? On l’écrit ainsi : (détenteur Ann)",
}
