"""Walking through a replay in the terminal, and playing on a board oneself."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "walk.place": ("{n}/{of}", "{n}/{of}"),
    "walk.keys": (
        "n next, b back, f first, l last, the number of the marked option: take it, h this help, q quit",
        "n suivante, b retour, f première, l dernière, le numéro de l’option marquée : la prendre, h aide, "
        "q quitter",
    ),
    "walk.at-the-end": ("This is the last picture.", "C’est la dernière image."),
    "walk.at-the-start": ("This is the first picture.", "C’est la première image."),
    "walk.no-such-key": ("“{given}” is none of these:", "« {given} » n’en fait pas partie :"),
    "walk.not-taken": (
        "The script takes option {n}; to choose otherwise, use --interactive.",
        "Le script prend l’option {n} ; pour choisir autrement : --interactive.",
    ),
    "walk.open": (
        "The script leaves this choice open; --interactive takes any answer, explore follows them all.",
        "Le script laisse ce choix ouvert ; --interactive prend la réponse voulue, explore les suit toutes.",
    ),
    "walk.play-keys": (
        "the number of your choice, u undo, b board, s FILE save as a scenario, q quit",
        "le numéro de votre choix, u annuler, b plateau, s FICHIER garder comme scénario, q quitter",
    ),
    "walk.no-such-choice": ("choose a number from 1 to {n}", "choisissez un nombre de 1 à {n}"),
    "walk.over": ("The match is over.", "La partie est finie."),
    "walk.nothing-to-undo": ("Nothing has been decided yet.", "Rien n’a encore été décidé."),
    "walk.undone": ("Taken back.", "Annulé."),
    "walk.save-where": ("save in which file? s FILE", "garder dans quel fichier ? s FICHIER"),
    "walk.exists": (
        "{path} exists already; s! {path} writes over it",
        "{path} existe déjà ; s! {path} l’écrase",
    ),
    "walk.saved": ("Saved: {path}", "Gardé : {path}"),
    "walk.not-saved": ("not saved: {reason}", "pas gardé : {reason}"),
    "walk.prompt": ("> ", "> "),
}
