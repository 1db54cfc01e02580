"""What is wrong with a board file, why a step is refused, and what is seen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "scenario.no-such-head": "aucune ligne ne commence par « {given} » ; une ligne commence par titre, joueurs, tour, lieux, ennemis, un investigateur, attendu ou cite",
    "scenario.bad-id": "« {given} » n’est pas l’identifiant d’une entrée ; il ressemble à glossary/prey ou à rule/3-3-enemy-attacks",
    "scenario.missing-player": "il manque un nom",
    "scenario.bad-player-name": "« {given} » ne peut pas être un nom ici : il faut trois mots au plus, qui ne soient ni le titre d’une carte, ni le nom de quelqu’un d’autre, ni un mot qui a déjà un sens",
    "scenario.no-such-investigator": "aucun investigateur de la boîte de base ne s’appelle « {given} » ; il y a {near:or} ; pour un autre, laissez la parenthèse et dites ses valeurs : Ann : lutte de base 3",
    "scenario.place-missing": "dans quel lieu est {player:the} ? Écrivez : {player} : dans Vestibule",
    "scenario.turn-twice": "le round ne peut pas être à deux points à la fois",
    "scenario.unsayable-over": "un scénario terminé",
    "scenario.no-step": "« {given} » n’est rien que fasse un investigateur ; les étapes s’écrivent comme « Roland se déplace vers Grenier »",
    "scenario.no-answer": "« {given} » n’est pas une réponse ; les réponses sont des cartes, des investigateurs, « 1 dégât sur Chien de Garde », etc.",
    "scenario.no-event": "« {given} » n’arrive jamais ; les événements s’écrivent comme « Prêtre Goule attaque Roland », « Roland subit 1 dégât »",
    "scenario.no-claim": "« {given} » ne peut pas être attendu ; les attentes s’écrivent comme « Roland : 2 dégâts », « Prêtre Goule : dans Grenier », « peut se déplacer vers Grenier »",
    "scenario.saw-at": "dans le lieu {card}",
    "scenario.saw-in-zone": "{zone}",
    "scenario.saw-engaged": "{it:-engagé/engagée~s} avec {player:the}",
    "scenario.saw-not-engaged": "{it:-engagé/engagée~s} avec personne",
    "scenario.saw-over": "le scénario est terminé",
    "scenario.saw-not-over": "le scénario continue",
    "scenario.saw-lead": "{player:the} est l’investigateur principal",
    "scenario.why-no-action": "{player:the} n’a plus d’action",
    "scenario.why-no-location": "{card:the} n’est pas un lieu",
    "scenario.why-there-already": "{player:the} est déjà dans le lieu {card}",
    "scenario.why-not-connected": "{card:the} n’est pas {card:-connecté/connectée~s} à {other:the}",
    "scenario.why-elsewhere": "{card:the} n’est pas dans le lieu de {player:the}",
    "scenario.why-engaged": "{card:the est~sont déjà engagé/engagée~s} avec {player:the}",
}
