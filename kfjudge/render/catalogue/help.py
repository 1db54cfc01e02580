"""The help pages: what every command, argument and option is for."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "help.kfjudge": (
        "KeyForge rules at the table: look up, search, ask, in English or in French.",
        "Les règles de KeyForge à la table de jeu : consulter, chercher, demander, en français ou en "
        "anglais.",
    ),
    "help.kfjudge.usage": ("kfjudge COMMAND WORDS… [OPTIONS]", "kfjudge COMMANDE MOTS… [OPTIONS]"),
    "help.kfjudge.end": (
        "kfjudge COMMAND --help tells the rest. Exit status: 0 found, 1 nothing found, 2 wrong usage or a "
        "bad file. It says what the rulebooks say; the head judge decides.",
        "kfjudge COMMANDE --help dit le reste. Code de sortie : 0 trouvé, 1 rien trouvé, 2 mauvais emploi "
        "ou fichier fautif. Il dit ce que disent les livrets ; l’arbitre principal décide.",
    ),
    "help.usage": ("Usage:", "Emploi :"),
    "help.commands": ("Commands:", "Commandes :"),
    "help.arguments": ("Words:", "Mots :"),
    "help.options": ("Options:", "Options :"),
    "help.everywhere": ("Options of every command:", "Options de toutes les commandes :"),
    # options of every command
    "help.any.lang": (
        "language of the answer, whatever the language of the words; by default, that of the locale",
        "langue de la réponse, quelle que soit celle des mots ; par défaut, celle du système",
    ),
    "help.any.lang.metavar": ("en|fr", "en|fr"),
    "help.any.edition": (
        "rulebook to answer by: 1.0, 1.1 or 1.3; by default the newest",
        "livret qui fait foi : 1.0, 1.1 ou 1.3 ; par défaut le plus récent",
    ),
    "help.any.edition.metavar": ("EDITION", "ÉDITION"),
    "help.any.game": ("game to answer for; there is one: keyforge", "jeu concerné ; il y en a un : keyforge"),
    "help.any.game.metavar": ("GAME", "JEU"),
    "help.any.json": ("the answer as JSON, for programs", "la réponse en JSON, pour les programmes"),
    "help.any.limit": ("how many lines of a list at most", "combien de lignes d’une liste au plus"),
    "help.any.limit.metavar": ("N", "N"),
    "help.any.debug": (
        "show where in the program an error arose",
        "montrer où une erreur est née dans le programme",
    ),
    "help.any.help": ("show this help", "montrer cette aide"),
    "help.any.version": ("show the version", "montrer la version"),
    "help.any.install_completion": (
        "let the shell (bash, zsh or fish) complete commands, terms and card names with Tab",
        "faire compléter par le shell (bash, zsh ou fish) les commandes, termes et noms de cartes avec Tab",
    ),
    "help.any.show_completion": (
        "print what --install-completion would install",
        "afficher ce que --install-completion installerait",
    ),
    # options that several commands share
    "help.any.full": (
        "everything, and not only what fits on a first screen",
        "tout, et pas seulement ce qui tient sur un premier écran",
    ),
    "help.any.both": ("English and French side by side", "l’anglais et le français côte à côte"),
    "help.any.quote": (
        "plain text with its citation, to paste in a chat",
        "texte simple avec sa référence, à coller dans une discussion",
    ),
    "help.any.kind": (
        "only entries of this kind: glossary, rule, faq, errata, edition or card",
        "seulement cette catégorie : glossary, rule, faq, errata, edition ou card",
    ),
    "help.any.kind.metavar": ("KIND", "CATÉGORIE"),
    # commands
    "help.lookup": ("the entry for a term, a card or an id", "l’entrée d’un terme, d’une carte ou d’un id"),
    "help.lookup.usage": ("TERM", "TERME"),
    "help.lookup.long": (
        "Show the entry for a term, a card or an identifier: the answer first, then the edition, the place "
        "in the book and what to read next. A term that several entries share gets a list; an unknown one, "
        "the nearest.",
        "Montre l’entrée d’un terme, d’une carte ou d’un identifiant : d’abord la réponse, puis l’édition, "
        "l’endroit dans le livret et ce qu’il faut lire ensuite. Un terme commun à plusieurs entrées donne "
        "une liste ; un terme inconnu, les plus proches.",
    ),
    "help.lookup.term": (
        "in either language, with or without accents: stun, sonné, “bad penny”, faq/1.3/10",
        "dans l’une ou l’autre langue, avec ou sans accents : stun, sonné, « sou maudit », faq/1.3/10",
    ),
    "help.lookup.term.metavar": ("TERM", "TERME"),
    "help.search": ("the best hits for some words", "les meilleurs résultats pour quelques mots"),
    "help.search.usage": ("WORDS…", "MOTS…"),
    "help.search.long": (
        "Search rules, glossary, FAQ, errata and cards, best first. Words may be misspelt, and in either "
        "language.",
        "Cherche dans les règles, le glossaire, la FAQ, les errata et les cartes, le meilleur d’abord. Les "
        "mots peuvent être mal écrits, et dans l’une ou l’autre langue.",
    ),
    "help.search.query": ("what to find", "ce qu’il faut trouver"),
    "help.search.query.metavar": ("WORDS…", "MOTS…"),
    "help.ask": (
        "the best answer to a question in plain words",
        "la meilleure réponse à une question en langage courant",
    ),
    "help.ask.usage": ('"QUESTION"', '"QUESTION"'),
    "help.ask.long": (
        "Answer a question in plain words: the verdict, what it rests on, and what else is near. The answer "
        "is in the language of the question, unless --lang says otherwise.",
        "Répond à une question en langage courant : le verdict, ce sur quoi il repose, et ce qui s’en "
        "approche. La réponse est dans la langue de la question, sauf si --lang en décide autrement.",
    ),
    "help.ask.question": (
        "for instance: is a destroyed Bad Penny purged by Yxilo Bolter?",
        "par exemple : Sou Maudit détruit par Yxilo Bolter est-il purgé ?",
    ),
    "help.ask.question.metavar": ("QUESTION", "QUESTION"),
    "help.card": ("a card: facts, errata, FAQ", "une carte : données, errata, FAQ"),
    "help.card.usage": ("NAME", "NOM"),
    "help.card.long": (
        "Show a card: what is printed on it, what it does in both languages, and the errata, questions and "
        "examples that name it.",
        "Montre une carte : ce qui y est imprimé, ce qu’elle fait dans les deux langues, et les errata, "
        "questions et exemples qui la nomment.",
    ),
    "help.card.name": (
        "in either language, or the id of the card",
        "dans l’une ou l’autre langue, ou l’id de la carte",
    ),
    "help.card.name.metavar": ("NAME", "NOM"),
    "help.faq": ("the questions of the FAQ, or one", "les questions de la FAQ, ou l’une d’elles"),
    "help.faq.usage": ("[N]", "[N]"),
    "help.faq.long": (
        "List the questions of an edition’s FAQ, or show one: the verdict, the why, and what it rests on.",
        "Liste les questions de la FAQ d’une édition, ou en montre une : le verdict, le pourquoi, et ce sur "
        "quoi il repose.",
    ),
    "help.faq.question": (
        "its number (10), its id (1.3/10) or words of it",
        "son numéro (10), son id (1.3/10) ou des mots de la question",
    ),
    "help.faq.question.metavar": ("N", "N"),
    "help.errata": ("the errata, or that of a card", "les errata, ou celui d’une carte"),
    "help.errata.usage": ("[CARD]", "[CARTE]"),
    "help.errata.long": (
        "List the corrected cards, or show what was corrected on one.",
        "Liste les cartes corrigées, ou montre ce qui a été corrigé sur l’une d’elles.",
    ),
    "help.errata.card": (
        "name of the card, in either language",
        "nom de la carte, dans l’une ou l’autre langue",
    ),
    "help.errata.card.metavar": ("CARD", "CARTE"),
    "help.editions": (
        "what each rulebook is, and how far to trust it",
        "ce qu’est chaque livret, et la confiance à lui faire",
    ),
    "help.editions.usage": ("[N]", "[N]"),
    "help.editions.long": (
        "Say what each rulebook is: its date, its language, who made it, and what it changed.",
        "Dit ce qu’est chaque livret : sa date, sa langue, qui l’a fait, et ce qu’il a changé.",
    ),
    "help.editions.number": ("one of them: 1.0, 1.1 or 1.3", "l’un d’eux : 1.0, 1.1 ou 1.3"),
    "help.editions.number.metavar": ("N", "N"),
    "help.index": ("build the index again, or check the entries", "refaire l’index, ou vérifier les entrées"),
    "help.index.usage": ("", ""),
    "help.index.long": (
        "Say whether the search index is fresh. It builds itself when it is not: nobody needs to call this.",
        "Dit si l’index de recherche est à jour. Il se refait seul quand il ne l’est pas : personne n’a "
        "besoin de cette commande.",
    ),
    "help.index.check": (
        "read every entry and report every mistake with its file and line",
        "lire toutes les entrées et signaler chaque faute avec son fichier et sa ligne",
    ),
    "help.index.rebuild": ("build it again now", "le refaire maintenant"),
    "help.doctor": (
        "what is installed, from where, how fresh",
        "ce qui est installé, d’où, et à quel point c’est à jour",
    ),
    "help.doctor.usage": ("", ""),
    "help.doctor.long": (
        "Say what is installed, where the entries come from, and whether the index is fresh. To be joined "
        "to a report of something wrong.",
        "Dit ce qui est installé, d’où viennent les entrées, et si l’index est à jour. À joindre au "
        "signalement d’une anomalie.",
    ),
}
