"""Une situation racontée : comment elle a été lue, jouée, et ce qu’il en est advenu."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # what came of it
    "situation.of": "{who} : {what:,}",
    "situation.nothing-changes": "Rien ne change sur le plateau.",
    "situation.does-not": "{what}.",
    "situation.refused": "Interdit : {deed}. Pourquoi : {why}",
    "situation.lost": "Un tel plateau ne peut pas exister : avant que rien ne soit fait, ceci est détruit : {cards}.",
    "situation.not-chosen": "{said} ne peut pas être choisi ici",
    "situation.not-asked": "« {said} » ne répond à aucune question posée ici",
    "situation.legal": "Permis à cet endroit : {legal:or}",
    "situation.hangs": "Cela dépend d’un choix qui n’est pas dit :",
    "situation.chosen": "- {choices} →",
    "situation.first-shown": "Étape par étape, avec le premier de ces choix :",
    "situation.order": "d’abord {option}",
    "situation.choice": "{question} {option}",
    "situation.more": "{n:autre issue|autres issues} : --explore les donne toutes.",
    "situation.incomplete": "Tous les choix n’ont pas été essayés ; --explore va plus loin.",
    "situation.otherwise": "{said} : {what}",
    "situation.otherwise-several": "{said}, l’une de ces issues :",
    "situation.needs": "Cela dépend d’un fait qui n’est pas dit. Demandez aux joueurs. {fact:.}",
    "situation.not-modeled": "Pas encore modélisé : {cards}. On ne peut pas jouer la situation.",
    "situation.lies": "se trouve ailleurs : {zone} de {player:the}",
    "situation.no-longer": "plus {what}",
    "situation.word": "{word}",
    "situation.by-engine": 'Résultat calculé, imprimé dans aucun livret ; ce n’est pas une décision. Étape par étape : kfjudge try "{situation}"',
    # what is assumed, and how it was read
    "situation.board": "Plateau :",
    "situation.assumed": "Supposé :",
    "situation.nothing-else": "rien d’autre en jeu",
    "situation.turn-of": "tour de {player:the}",
    "situation.has": "{player} a {cards}",
    "situation.read-as": "Lu :",
    "situation.read-name": "{title} pour « {written} »",
    "situation.unread": "Pas lu :",
    # what was not read
    "situation.only-files": "une phrase ne suffit pas à décrire un plateau de {game} : décrivez-le dans un fichier. Comment : kfjudge check --grammar --game {id}",
    "situation.no-situation": "Ceci ne raconte pas de situation : aucune carte n’y fait quoi que ce soit.",
    "situation.in-the-way": "Non joué, car ceci n’a pas été lu : {words}.",
    "situation.cannot-be": "Non joué : {why}.",
    "situation.odd-number": "« {given} » n’est pas un nombre de 0 à {most} en chiffres seulement",
    "situation.too-long": "c’est plus qu’une situation ne peut en avoir ({most} mots et signes)",
    "situation.would-be": "Lu : {cards}.",
    "situation.saved": "Écrit : {path}",
    "situation.nothing-to-save": "il n’y a pas de plateau à écrire : la situation n’a pas été lue",
}
