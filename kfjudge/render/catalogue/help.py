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
        "dans l’une ou l’autre langue, avec ou sans accents : stun, sonné, « faux jeton », faq/1.3/10",
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
    "help.diff": (
        "what changed between two rulebooks",
        "ce qui a changé d’un livret à l’autre",
    ),
    "help.diff.usage": ("EDITION EDITION [TERM]", "ÉDITION ÉDITION [TERME]"),
    "help.diff.long": (
        "Show what changed from one rulebook to another, in the order of the turn: what was, what is, where "
        "each is printed, whom it affects and which board shows it. What is new, dropped, changed or only "
        "reworded is told apart, and so are slips of translation.",
        "Montre ce qui a changé d’un livret à l’autre, dans l’ordre du tour : ce qui était, ce qui est, où "
        "chacun l’imprime, qui cela concerne et quel plateau le montre. On distingue ce qui est nouveau, "
        "disparu, changé ou seulement reformulé, et les erreurs de traduction.",
    ),
    "help.diff.since": ("the first rulebook: 1.0, 1.1 or 1.3", "le premier livret : 1.0, 1.1 ou 1.3"),
    "help.diff.since.metavar": ("EDITION", "ÉDITION"),
    "help.diff.to": ("the other one, older or newer", "l’autre, plus ancien ou plus récent"),
    "help.diff.to.metavar": ("EDITION", "ÉDITION"),
    "help.diff.term": (
        "only what concerns a term, a card or a difference: stun, bad penny, purge.face",
        "seulement ce qui concerne un terme, une carte ou une différence : sonné, faux jeton, purge.face",
    ),
    "help.diff.term.metavar": ("TERM", "TERME"),
    "help.diff.markdown": ("as Markdown, to paste", "en Markdown, à coller"),
    "help.replay": (
        "play a scenario: is it as expected?",
        "jouer un scénario : est-ce comme attendu ?",
    ),
    "help.replay.usage": ("SCENARIO…", "SCÉNARIO…"),
    "help.replay.long": (
        "Play a board that someone has written down: the board before, each step with the rule it rests on, "
        "the board after, and whether what was expected came about. Exit status 1 if it did not.",
        "Joue un plateau que quelqu’un a noté : le plateau avant, chaque étape avec la règle qui la fonde, "
        "le plateau après, et si ce qui était attendu s’est produit. Code de sortie 1 sinon.",
    ),
    "help.replay.scenario": (
        "the name of a scenario, a file, - for standard input, or a question of the FAQ: faq/1.3/10",
        "le nom d’un scénario, un fichier, - pour l’entrée standard, ou une question de la FAQ : faq/1.3/10",
    ),
    "help.replay.scenario.metavar": ("SCENARIO…", "SCÉNARIO…"),
    "help.replay.all": (
        "every scenario that comes with kfjudge, in every edition it names: one line each",
        "chaque scénario fourni avec kfjudge, dans chaque édition qu’il nomme : une ligne pour chacun",
    ),
    "help.replay.editions": (
        "compare editions: 1.1,1.3 for instance, or all; shows the first step that differs",
        "comparer des éditions : 1.1,1.3 par exemple, ou all ; montre la première étape qui diffère",
    ),
    "help.replay.editions.metavar": ("EDITIONS", "ÉDITIONS"),
    "help.replay.step": (
        "walk through it, forwards and back, seeing every choice and its options",
        "avancer pas à pas, dans les deux sens, en voyant chaque choix et ses options",
    ),
    "help.replay.interactive": (
        "make every choice yourself from that board on, and save what you did as a scenario",
        "faire soi-même chaque choix à partir de ce plateau, et garder le tout comme scénario",
    ),
    "help.replay.markdown": ("as Markdown, to paste", "en Markdown, à coller"),
    "help.replay.html": (
        "write one page for a browser, to step through without kfjudge or a network",
        "écrire une page pour navigateur, à parcourir pas à pas sans kfjudge ni réseau",
    ),
    "help.replay.html.metavar": ("FILE", "FICHIER"),
    "help.explore": (
        "every outcome of a board, counted",
        "chaque issue d’un plateau, comptée",
    ),
    "help.explore.usage": ("SCENARIO", "SCÉNARIO"),
    "help.explore.long": (
        "Follow every answer to each ? of the script, to the end of the script; without a ?, make every "
        "choice from the end of the script on. Says how many lines of play lead to each outcome, what is "
        "true of it and not of the others, a shortest line to it, and in how many lines each expectation "
        "holds.",
        "Suit toutes les réponses à chaque ? du script, jusqu’à la fin du script ; sans ?, fait tous les "
        "choix possibles à partir de la fin du script. Dit combien de lignes de jeu mènent à chaque issue, "
        "ce qui y est vrai et pas ailleurs, une ligne des plus courtes pour y arriver, et dans combien de "
        "lignes chaque attente se vérifie.",
    ),
    "help.explore.editions": (
        "one edition after the other: 1.1,1.3 for instance, or all",
        "une édition après l’autre : 1.1,1.3 par exemple, ou all",
    ),
    "help.explore.editions.metavar": ("EDITIONS", "ÉDITIONS"),
    "help.explore.scenario": (
        "the name of a scenario, a file, - for standard input, or a question of the FAQ: faq/1.3/10",
        "le nom d’un scénario, un fichier, - pour l’entrée standard, ou une question de la FAQ : faq/1.3/10",
    ),
    "help.explore.scenario.metavar": ("SCENARIO", "SCÉNARIO"),
    "help.explore.limit": (
        "how many lines to try at most (20000 unless you say otherwise); reaching it is told loudly",
        "combien de lignes essayer au plus (20000 sauf avis contraire) ; s’arrêter là est dit bien haut",
    ),
    "help.explore.limit.metavar": ("N", "N"),
    "help.check": (
        "all mistakes of a scenario file",
        "toutes les fautes d’un fichier de scénario",
    ),
    "help.check.usage": ("FILE…", "FICHIER…"),
    "help.check.long": (
        "Read scenario files and report every mistake of every file: where it is, what is wrong, what would "
        "be right. Nothing else happens; replay plays them.",
        "Lit des fichiers de scénario et signale chaque faute de chaque fichier : où elle est, ce qui ne va "
        "pas, ce qui irait. Rien d’autre n’a lieu ; replay les joue.",
    ),
    "help.check.file": ("a file, or - for standard input", "un fichier, ou - pour l’entrée standard"),
    "help.check.file.metavar": ("FILE…", "FICHIER…"),
    "help.check.grammar": (
        "show how a board is written, with an example of everything",
        "montrer comment on écrit un plateau, avec un exemple de chaque chose",
    ),
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
