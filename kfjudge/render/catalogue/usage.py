"""What a person asked for in a way that cannot be done."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "usage.not-one-of": (
        "{option} is one of: {allowed}; not “{value}”",
        "{option} vaut l’un de : {allowed} ; pas « {value} »",
    ),
    "usage.not-a-count": (
        "{option} takes a whole number from 1 up, not “{value}”",
        "{option} accepte un nombre entier à partir de 1, pas « {value} »",
    ),
    "usage.no-such-command": (
        "there is no command “{command}”",
        "il n’y a pas de commande « {command} »",
    ),
    "usage.no-such-command-near": (
        "there is no command “{command}”; did you mean {near}?",
        "il n’y a pas de commande « {command} » ; vouliez-vous dire {near} ?",
    ),
    "usage.no-such-option": (
        "there is no option {option} here; words that begin with a dash come after --",
        "il n’y a pas d’option {option} ici ; les mots qui commencent par un tiret viennent après --",
    ),
    "usage.no-such-option-near": (
        "there is no option {option} here; did you mean {near}?",
        "il n’y a pas d’option {option} ici ; vouliez-vous dire {near} ?",
    ),
    "usage.missing": ("{what} is missing", "il manque {what}"),
    "usage.needs-a-value": ("{option} needs a value", "{option} demande une valeur"),
    "usage.takes-no-value": ("{option} takes no value", "{option} ne prend pas de valeur"),
    "usage.too-many": (
        "that is more than the command takes: “{extra}”",
        "la commande n’en demande pas tant : « {extra} »",
    ),
    "usage.wrong": ("this is not how it is used: {detail}", "ce n’est pas ainsi qu’on s’en sert : {detail}"),
    "usage.together": (
        "{one} and {other} do not go together",
        "{one} et {other} ne vont pas ensemble",
    ),
    "usage.see-help": ("See: {command} --help", "Voir : {command} --help"),
    "usage.nearest": ("Nearest:", "Au plus près :"),
    "usage.system": ("{name}: {reason}", "{name} : {reason}"),
    "usage.system-nameless": ("the system refuses: {reason}", "le système refuse : {reason}"),
    "usage.our-fault": (
        "this is a fault of kfjudge, not yours: {error} (--debug shows where)",
        "c’est une erreur de kfjudge, pas la vôtre : {error} (--debug montre où)",
    ),
    "usage.no-shell": (
        "which shell is it? Say one: kfjudge {option} {shells}",
        "de quel shell s’agit-il ? Nommez-le : kfjudge {option} {shells}",
    ),
    "usage.completion-installed": (
        "Completion for {shell} is in {path}. Open a new terminal to use it.",
        "La complétion pour {shell} est dans {path}. Ouvrez un nouveau terminal pour vous en servir.",
    ),
}
