"""The words around a replayed board: its heading, its steps, what was expected, and how it ends."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "replay.edition": ("Edition {edition}", "Édition {edition}"),
    "replay.editions": ("Editions {editions}", "Éditions {editions}"),
    "replay.answers": ("Answers {ids}", "Répond à {ids}"),
    "replay.before": ("Before", "Avant"),
    "replay.after": ("After", "Après"),
    "replay.here": ("At this choice", "À ce choix"),
    "replay.steps": ("What happens", "Ce qui se passe"),
    "replay.expected": ("Expected", "Attendu"),
    "replay.step": ("{n}. {text}", "{n}. {text}"),
    "replay.first": ("Before anybody decides", "Avant toute décision"),
    "replay.lost": (
        "On the board as it is written, this is destroyed before anybody decides: {cards}.",
        "Sur le plateau tel qu’il est noté, ceci est détruit avant toute décision : {cards}.",
    ),
    "replay.refused": ("Not legal: {why}", "Interdit : {why}"),
    "replay.nothing": ("Nothing happens.", "Rien ne se passe."),
    "replay.differs-by-edition": ("By edition: {readings}", "Selon l’édition : {readings}"),
    "replay.reading": ("{edition} [{source}]", "{edition} [{source}]"),
    "replay.reading-silent": (
        "{edition} silent, read from [{source}]",
        "{edition} muette, lue d’après [{source}]",
    ),
    "replay.pending": ("{who} decides: {question}", "{who} décide : {question}"),
    "replay.option": ("{n}. {option}", "{n}. {option}"),
    "replay.and": ("; ", " ; "),
    "replay.taken": ("{option}  <-", "{option}  <-"),
    "replay.times": ("{text} ({n} times)", "{text} ({n} fois)"),
    "replay.more-remarks": (
        "(and {n:other choice|other choices} that the script leaves to the order on the board)",
        "(et {n:autre choix|autres choix} que le script laisse à l’ordre sur le plateau)",
    ),
    "replay.claim": ("{where}: {claim}", "{where} : {claim}"),
    "replay.ok": ("ok", "ok"),
    "replay.differs": ("differs", "diffère"),
    "replay.observed": ("here: {observed}", "ici : {observed}"),
    "replay.not-reached": ("not reached", "pas atteint"),
    "replay.expected-in": ("Expected in {edition}", "Attendu en {edition}"),
    # a choice marked `?`
    "replay.stopped": (
        "The replay stops at the ? of step {n}. Not reached: {left}.",
        "L’exécution s’arrête au ? de l’étape {n}. Pas atteint : {left}.",
    ),
    "replay.left-step": ("step {n}", "étape {n}"),
    "replay.left-steps": ("steps {first} to {last}", "étapes {first} à {last}"),
    "replay.left-lines": ("{n:expectation|expectations}", "{n:attente|attentes}"),
    "replay.follow": (
        "To follow every answer: kfjudge explore {name}",
        "Pour suivre chaque réponse : kfjudge explore {name}",
    ),
    "replay.needs": ("Ask the players. {fact}", "Demandez aux joueurs. {fact}"),
    "replay.agrees": ("agrees", "conforme"),
    "replay.disagrees": ("disagrees", "non conforme"),
    "replay.not-modeled": ("not modeled", "non modélisé"),
    "replay.not-modeled-cards": ("not modeled: {cards}", "non modélisé : {cards}"),
    "replay.unmodeled": (
        "Not modeled yet: {cards}. The replay stops where one of them is needed.",
        "Pas encore modélisé : {cards}. L’exécution s’arrête là où l’une de ces cartes est nécessaire.",
    ),
    "replay.nothing-expected": (
        "played; the file expects nothing of it",
        "joué ; le fichier n’en attend rien",
    ),
    "replay.nothing-reached": (
        "nothing to judge before the ? is answered",
        "rien à juger avant une réponse au ?",
    ),
    "replay.so-far": (
        "{verdict} so far ({n} of {of} not reached)",
        "{verdict} jusqu’ici ({n:pas atteinte|pas atteintes} sur {of})",
    ),
    # the other editions of the file
    "replay.elsewhere": ("{edition} {verdict}", "{edition} {verdict}"),
    "replay.not-legal": ("cannot be played", "injouable"),
    "replay.other-editions": (
        "The file is for other editions too ({told}); --editions all shows where they part.",
        "Le fichier vaut aussi pour d’autres éditions ({told}) ; --editions all montre où elles divergent.",
    ),
    "replay.verdict": ("Edition {edition}: {verdict}", "Édition {edition} : {verdict}"),
    "replay.no-ruling": (
        "Engine output, not a ruling: the head judge decides.",
        "Sortie du moteur, pas une décision : l’arbitre principal décide.",
    ),
    # editions side by side
    "replay.same-so-far": (
        "{editions}: the same up to the ? of step {n}",
        "{editions} : identiques jusqu’au ? de l’étape {n}",
    ),
    "replay.same": ("{editions}: step by step the same", "{editions} : pas à pas identiques"),
    "replay.first-difference": (
        "{one} and {other} differ for the first time:",
        "{one} et {other} diffèrent pour la première fois :",
    ),
    "replay.over": ("(nothing more)", "(rien de plus)"),
    "replay.ends": ("How it ends", "À la fin"),
    "replay.not-playable": (
        "{edition}: this script cannot be played: {why}",
        "{edition} : ce script ne peut pas être joué : {why}",
    ),
    "replay.same-end": ("The boards are the same.", "Les plateaux sont les mêmes."),
    # many at once
    "replay.line": ("{verdict}  {edition}  {name}", "{verdict}  {edition}  {name}"),
    "replay.summary": (
        "{n:replay|replays} of {scenarios:scenario|scenarios}: {agree} agree, {disagree} disagree",
        "{n:exécution|exécutions} de {scenarios:scénario|scénarios} : {agree:conforme|conformes}, "
        "{disagree:non conforme|non conformes}",
    ),
    "replay.summary-missing": (", {n} not modeled", ", {n:non modélisée|non modélisées}"),
    "replay.summary-bad": (", {n:bad file|bad files}", ", {n:fichier fautif|fichiers fautifs}"),
    "replay.none": ("There are no packaged scenarios.", "Il n’y a pas de scénarios fournis."),
    "replay.written": ("Written: {path}", "Écrit : {path}"),
    "replay.what": (
        "which scenario? Give a name, a file, - or an FAQ id; --all for all of them",
        "quel scénario ? Donnez un nom, un fichier, - ou l’id d’une question ; --all pour tous",
    ),
    "replay.not-an-edition": (
        "--editions takes editions separated by commas ({allowed}), or all; not “{value}”",
        "--editions accepte des éditions séparées par des virgules ({allowed}), ou all ; pas « {value} »",
    ),
    "replay.one-scenario": (
        "{option} takes one scenario, not several",
        "{option} ne prend qu’un scénario",
    ),
    "replay.one-edition": (
        "{option} shows one edition: choose it with --edition; --editions compares several in the terminal, "
        "and with --markdown or --json",
        "{option} montre une seule édition : choisissez-la avec --edition ; --editions en compare plusieurs "
        "dans le terminal, et avec --markdown ou --json",
    ),
}
