"""What a person asked for in a way that cannot be done."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "usage.mistake": "kfjudge: {what}",
    "usage.at": "{place}: {what}",
    "usage.not-one-of": "{option} must be {allowed:or}, not “{value}”",
    "usage.not-one-of-near": "{option} must be {allowed:or}, not “{value}”; did you mean {near:or}?",
    "usage.no-such-option-of": "there is no option {option} here; kfjudge {command} has it",
    "usage.not-a-count": "{option} takes a whole number from 1 up, not “{value}”",
    "usage.no-such-command": "there is no command “{command}”; kfjudge lookup finds a name, kfjudge ask answers a question, kfjudge help lists the commands",
    "usage.tells-situation": 'this tells a situation, which is played by: kfjudge try "{given}"',
    "usage.no-such-command-near": "there is no command “{command}”; did you mean {near:or}?",
    "usage.no-such-option": "there is no option {option} here; words that begin with a dash come after --",
    "usage.no-such-option-near": "there is no option {option} here; did you mean {near:or}?",
    "usage.missing": "{what} is missing",
    "usage.needs-a-value": "{option} needs a value",
    "usage.takes-no-value": "{option} takes no value",
    "usage.too-many": "that is more than the command takes: “{extra}”",
    "usage.wrong": "this is not how it is used: {detail}",
    "usage.together": "{one} and {other} do not go together",
    "usage.see-help": "See: {command} --help",
    "usage.nearest": "Nearest:",
    "usage.system": "{name}: {reason}",
    "usage.system-nameless": "the system refuses: {reason}",
    "usage.too-much": "there is not enough memory for what was asked: it is too large; ask for less, or where there is more",
    "usage.our-fault": "this is a fault of kfjudge, not yours: {error} (--debug shows where)",
    "usage.no-shell": "which shell is it? Say one: {asked_by} {shells}",
    "usage.completion-installed": "Completion for {shell} is in {path}. Open a new terminal to use it.",
    "usage.reading": "--reading: {why}",
    "usage.several-boards": "{given} has {n} boards; say which: {names}",
    # words that are typed for a command or an option: its name, then the words, without accents
    "usage.commands": "help h ? manual man | lookup term word rule define definition glossary find | ask question | cards list | try situation | replay play | explore outcomes | check validate verify lint | editions rulebooks edition | books mybooks library | diff compare difference | page sheet print | doctor diagnose",
    "usage.options": "--help manual | --lang language | --edition rulebook book | --format form output | --limit max | --full everything verbose | --set expansion | --boards board | --step steps | --grammar notation syntax | --save keep write | --since later",
}
