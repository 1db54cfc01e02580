"""The prompt that `kfjudge` alone offers: what it says, and the words that it knows beside the commands."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "prompt.welcome": "A question, a card, a term or an id; no quotes needed. ? for help, Ctrl-D to leave.",
    "prompt.lang-is": "Answers are in English.",
    "prompt.edition-is": "Answers are by rulebook {value}.",
    "prompt.nothing-asked": "nothing was asked yet",
    "prompt.too-long": "a line has at most {most} letters; this one is longer and was not read",
    "prompt.not-of": "{command} has no {option}",
    # words, of which each language may have its own; one of all languages is known in each
    "prompt.word.leave": "quit exit q :q",
    "prompt.word.help": "? help h",
    "prompt.word.set-lang": "lang language",
    "prompt.word.set-edition": "edition",
    "prompt.word.full": "full more",
    "prompt.word.quote": "quote",
    "prompt.word.both": "both",
    "prompt.word.step": "step",
    # its help
    "prompt.help.type": "Type:",
    "prompt.help.question": "a question",
    "prompt.help.question.is": "{question}",
    "prompt.help.situation": "a situation",
    "prompt.help.situation.is": "{situation}",
    "prompt.help.name": "a card, a term, an id",
    "prompt.help.name.is": "{terms}",
    "prompt.help.command": "a command",
    "prompt.help.command.is": "replay faq/{faq}, without kfjudge; ? replay explains it",
    "prompt.help.then": "Then:",
    "prompt.help.full": "full",
    "prompt.help.full.is": "the rest of the last answer",
    "prompt.help.quote": "quote",
    "prompt.help.quote.is": "the last answer with its citation, to paste",
    "prompt.help.lang": "en · fr · both",
    "prompt.help.lang.is": "the last answer in that language, or in both",
    "prompt.help.step": "step",
    "prompt.help.step.is": "the last replay, step by step",
    "prompt.help.set": "lang fr · edition {edition}",
    "prompt.help.set.is": "for all that follows",
    "prompt.help.end": "Tab completes commands, names and ids; ↑ brings back what was typed, Ctrl-R finds it; Ctrl-C clears the line or stops what takes long; Ctrl-D or quit leaves.",
}
