"""Every outcome of a board, counted."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "explore.counted-lines": "{lines:ligne|lignes} de jeu, {outcomes:issue|issues}",
    "explore.counted-orders": "{lines:ordre|ordres}, {outcomes:issue|issues}",
    "explore.counted-answers": "{lines:réponse|réponses}, {outcomes:issue|issues}",
    "explore.in-lines": "Dans {n:ligne|lignes} sur {of} :",
    "explore.in-cases": "Par hasard, dans {n} cas sur {of} :",
    "explore.in-orders": "Dans {n:ordre|ordres} sur {of} :",
    "explore.in-answers": "Avec {n:réponse|réponses} sur {of} :",
    "explore.until-script": "toutes les réponses à chaque ?, jusqu’à la fin du script",
    "explore.until-end": "jusqu’à la fin de la résolution",
    "explore.until-turn": "jusqu’à la fin du tour",
    "explore.until-answer": "toutes les réponses à : {question}",
    "explore.line": "Ligne la plus courte : {line}",
    "explore.line-answer": "Réponse : {line}",
    "explore.stuck": "Le script s’arrête à l’étape {n} : {why} {cite}",
    "explore.holds-all": "dans les {of}",
    "explore.holds-some": "dans {n} sur {of}",
    "explore.holds-none": "dans aucune des {of}",
    "explore.unreached": "(pas atteint dans {n})",
    "explore.nothing": "(rien n’est à décider)",
    "explore.one-end": "Quelle que soit la façon de jouer, le plateau final est le même.",
    "explore.first": "d’abord {option}",
    "explore.answered": "{question} {option}",
    "explore.more": "{n:autre issue|autres issues} ; --json en donne {listed}.",
    "explore.incomplete": "TOUT N’A PAS ÉTÉ ESSAYÉ : arrêt après {runs:tentative|tentatives} (--limit). D’autres issues sont possibles, et les nombres sont trop bas.",
    "explore.over": "Rien n’est plus à décider à la fin du script.",
    "explore.several": "plusieurs scénarios y répondent ; dites lequel : {names}",
    "explore.walking": "lignes parcourues",
}
