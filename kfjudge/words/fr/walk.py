"""Walking through a replay in the terminal, and playing on a board oneself."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "walk.boards": "{given} a {n} scénarios :",
    "walk.which-board": "Lequel ? 1 à {n}, ou Entrée pour aucun : ",
    "walk.place": "{n}/{of}",
    "walk.keys": "n suivante, b retour, f première, l dernière, le numéro de l’option marquée : la prendre, h aide, q quitter",
    "walk.at-the-end": "C’est la dernière image.",
    "walk.at-the-start": "C’est la première image.",
    "walk.no-such-key": "« {given} » n’est pas une commande ici :",
    "walk.not-taken": "Le script prend l’option {n} ; pour choisir autrement : --interactive.",
    "walk.open": "Le script laisse ce choix ouvert ; --interactive prend la réponse voulue, explore les suit toutes.",
    "walk.play-keys": "le numéro de votre choix, u annuler, b plateau, s FICHIER garder comme scénario, q quitter",
    "walk.no-such-choice": "choisissez un nombre de 1 à {n}",
    "walk.over": "La partie est finie.",
    "walk.nothing-to-undo": "Rien n’a encore été décidé.",
    "walk.undone": "Annulé.",
    "walk.save-where": "garder dans quel fichier ? s FICHIER",
    "walk.exists": "{path} existe déjà ; s! {path} l’écrase",
    "walk.saved": "Gardé : {path}",
    "walk.not-saved": "pas gardé : {reason}",
    "walk.prompt": "> ",
}
