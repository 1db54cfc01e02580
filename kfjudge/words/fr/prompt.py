"""The prompt that `kfjudge` alone offers: what it says, and the words that it knows beside the commands."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "prompt.welcome": "Une question, une carte, un terme ou un id, sans guillemets. ? pour l’aide, Ctrl-D pour quitter.",
    "prompt.lang-is": "Les réponses sont en français.",
    "prompt.edition-is": "Les réponses suivent le livret {value}.",
    "prompt.nothing-asked": "rien n’a encore été demandé",
    "prompt.too-long": "une ligne a au plus {most} lettres ; celle-ci est plus longue et n’a pas été lue",
    "prompt.not-of": "{command} n’a pas d’option {option}",
    # words, of which each language may have its own; one of all languages is known in each
    "prompt.word.leave": "quitter",
    "prompt.word.help": "aide",
    "prompt.word.set-lang": "langue",
    "prompt.word.set-edition": "édition livret",
    "prompt.word.full": "tout suite",
    "prompt.word.quote": "citer citation",
    "prompt.word.both": "deux",
    "prompt.word.step": "étapes",
    # its help
    "prompt.help.type": "Écrivez :",
    "prompt.help.question": "une question",
    "prompt.help.question.is": "{question}",
    "prompt.help.situation": "une situation",
    "prompt.help.situation.is": "{situation}",
    "prompt.help.name": "une carte, un terme, un id",
    "prompt.help.name.is": "{terms}",
    "prompt.help.command": "une commande",
    "prompt.help.command.is": "replay faq/{faq}, sans kfjudge ; ? replay l’explique",
    "prompt.help.then": "Ensuite :",
    "prompt.help.full": "tout",
    "prompt.help.full.is": "le reste de la dernière réponse",
    "prompt.help.quote": "citer",
    "prompt.help.quote.is": "la dernière réponse avec sa référence, à coller",
    "prompt.help.lang": "en · fr · deux",
    "prompt.help.lang.is": "la dernière réponse dans cette langue, ou dans les deux",
    "prompt.help.step": "étapes",
    "prompt.help.step.is": "le dernier replay, étape par étape",
    "prompt.help.set": "langue en · édition {edition}",
    "prompt.help.set.is": "pour tout ce qui suit",
    "prompt.help.end": "Tab complète commandes, noms et ids ; ↑ rappelle ce qui a été écrit, Ctrl-R le retrouve ; Ctrl-C efface la ligne ou arrête ce qui dure ; Ctrl-D ou « quitter » termine.",
}
