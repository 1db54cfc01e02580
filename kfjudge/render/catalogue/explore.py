"""Every outcome of a board, counted."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "explore.counted-lines": (
        "{lines:line|lines} of play, {outcomes:outcome|outcomes}",
        "{lines:ligne|lignes} de jeu, {outcomes:issue|issues}",
    ),
    "explore.counted-orders": (
        "{lines:order|orders}, {outcomes:outcome|outcomes}",
        "{lines:ordre|ordres}, {outcomes:issue|issues}",
    ),
    "explore.counted-answers": (
        "{lines:answer|answers}, {outcomes:outcome|outcomes}",
        "{lines:réponse|réponses}, {outcomes:issue|issues}",
    ),
    "explore.in-lines": ("In {n} of {of:line|lines}:", "Dans {n:ligne|lignes} sur {of} :"),
    "explore.in-orders": ("In {n} of {of:order|orders}:", "Dans {n:ordre|ordres} sur {of} :"),
    "explore.in-answers": ("With {n} of {of:answer|answers}:", "Avec {n:réponse|réponses} sur {of} :"),
    "explore.until-script": (
        "every answer to every ?, to the end of the script",
        "toutes les réponses à chaque ?, jusqu’à la fin du script",
    ),
    "explore.until-end": ("to the end of the resolution", "jusqu’à la fin de la résolution"),
    "explore.until-turn": ("to the end of the turn", "jusqu’à la fin du tour"),
    "explore.until-answer": ("every answer to: {question}", "toutes les réponses à : {question}"),
    "explore.line": ("Shortest line: {line}", "Ligne la plus courte : {line}"),
    "explore.line-answer": ("Answer: {line}", "Réponse : {line}"),
    "explore.stuck": (
        "The script stops at step {n}: {why} {cite}",
        "Le script s’arrête à l’étape {n} : {why} {cite}",
    ),
    "explore.holds-all": ("in all {of}", "dans les {of}"),
    "explore.holds-some": ("in {n} of {of}", "dans {n} sur {of}"),
    "explore.holds-none": ("in none of {of}", "dans aucune des {of}"),
    "explore.unreached": ("(not reached in {n})", "(pas atteint dans {n})"),
    "explore.nothing": ("(nothing is to be decided)", "(rien n’est à décider)"),
    "explore.one-end": (
        "However it is played, the board ends the same.",
        "Quelle que soit la façon de jouer, le plateau final est le même.",
    ),
    "explore.first": ("first {option}", "d’abord {option}"),
    "explore.answered": ("{question} {option}", "{question} {option}"),
    "explore.more": (
        "{n:more outcome|more outcomes}; --json lists {listed}.",
        "{n:autre issue|autres issues} ; --json en donne {listed}.",
    ),
    "explore.incomplete": (
        "NOT EVERYTHING WAS TRIED: the walk stopped after {runs:attempt|attempts} (--limit). There may be "
        "other outcomes, and the counts are too low.",
        "TOUT N’A PAS ÉTÉ ESSAYÉ : arrêt après {runs:tentative|tentatives} (--limit). D’autres issues sont "
        "possibles, et les nombres sont trop bas.",
    ),
    "explore.over": (
        "Nothing is left to decide at the end of the script.",
        "Rien n’est plus à décider à la fin du script.",
    ),
    "explore.several": (
        "several scenarios answer that; say which: {names}",
        "plusieurs scénarios y répondent ; dites lequel : {names}",
    ),
    "explore.walking": ("lines walked", "lignes parcourues"),
}
