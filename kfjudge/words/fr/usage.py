"""What a person asked for in a way that cannot be done."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "usage.mistake": "kfjudge : {what}",
    "usage.at": "{place} : {what}",
    "usage.not-one-of": "{option} doit valoir {allowed:or}, et non « {value} »",
    "usage.not-one-of-near": "{option} doit valoir {allowed:or}, et non « {value} » ; vouliez-vous dire {near:or} ?",
    "usage.no-such-option-of": "il n’y a pas d’option {option} ici ; kfjudge {command} l’a",
    "usage.not-a-count": "{option} accepte un nombre entier à partir de 1, pas « {value} »",
    "usage.no-such-command": "il n’y a pas de commande « {command} » ; kfjudge lookup trouve un nom, kfjudge ask répond à une question, kfjudge help donne les commandes",
    "usage.tells-situation": 'ceci raconte une situation, que joue : kfjudge try "{given}"',
    "usage.no-such-command-near": "il n’y a pas de commande « {command} » ; vouliez-vous dire {near:or} ?",
    "usage.no-such-option": "il n’y a pas d’option {option} ici ; les mots qui commencent par un tiret viennent après --",
    "usage.no-such-option-near": "il n’y a pas d’option {option} ici ; vouliez-vous dire {near:or} ?",
    "usage.missing": "il manque {what}",
    "usage.needs-a-value": "{option} demande une valeur",
    "usage.takes-no-value": "{option} ne prend pas de valeur",
    "usage.too-many": "la commande prend moins de mots : « {extra} » est de trop",
    "usage.wrong": "la commande ne s’emploie pas ainsi : {detail}",
    "usage.together": "{one} et {other} ne vont pas ensemble",
    "usage.see-help": "Voir : {command} --help",
    "usage.nearest": "Vouliez-vous dire :",
    "usage.system": "{name} : {reason}",
    "usage.system-nameless": "le système refuse : {reason}",
    "usage.too-much": "la mémoire ne suffit pas pour ce qui est demandé : c’est trop grand ; demandez-en moins, ou là où il y en a plus",
    "usage.our-fault": "c’est une erreur de kfjudge, pas la vôtre : {error} (--debug montre où)",
    "usage.no-shell": "de quel shell s’agit-il ? Nommez-le : {asked_by} {shells}",
    "usage.completion-installed": "La complétion pour {shell} est dans {path}. Ouvrez un nouveau terminal pour vous en servir.",
    "usage.reading": "--reading : {why}",
    "usage.several-boards": "{given} a {n} scénarios ; dites lequel : {names}",
    # words that are typed for a command or an option: its name, then the words, without accents
    "usage.commands": "help aide aider manuel | lookup terme mot regle definition glossaire consulter chercher | ask demander question | card carte | cards cartes liste | search recherche rechercher trouver | try essayer essai situation | replay rejouer jouer replays | explore explorer | check verifier controler valider | errata erratum correction corrections | editions edition livret livrets | diff comparer difference differences | page fiche imprimer | completion completer | index indexer | doctor diagnostic docteur",
    "usage.options": "--help aide | --lang langue langage | --edition livret | --game jeu | --format forme | --limit limite | --full complet entier tout | --set extension | --type genre sorte | --text texte | --all tous toutes | --boards plateaux | --step pas | --reading lecture | --grammar grammaire | --save sauver enregistrer garder | --since depuis | --both deux | --expect attendu | --explore explorer issues | --quote citer citation | --interactive interactif | --check verifier | --rebuild refaire",
}
