"""Walking through a replay in the terminal, and playing on a board oneself."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "walk.boards": "{given} a {n} scénarios :",
    "walk.which-board": "Lequel ? 1 à {n}, ou Entrée pour aucun : ",
    "walk.place": "{n}/{of}",
    "walk.keys": "n ou Entrée suivante, b retour, f première, l dernière ; les flèches aussi ; le numéro de l’option marquée la prend ; h cette aide, q quitter",
    "walk.at-the-end": "Le scénario s’arrête ici.",
    "walk.at-the-start": "C’est la première image.",
    "walk.no-such-key": "« {given} » n’est pas une commande ici :",
    "walk.not-taken": "Le script prend l’option {n} ; pour choisir autrement : --interactive.",
    "walk.open": "Le script laisse ce choix ouvert ; --interactive prend la réponse voulue, explore les suit toutes.",
    "walk.play-keys": "Un numéro choisit ; u annule, h aide, q quitte.",
    "walk.no-such-choice": "choisissez un nombre de 1 à {n}",
    "walk.over": "La partie est finie.",
    "walk.nothing-to-undo": "Rien n’a encore été décidé.",
    "walk.undone": "Annulé.",
    "walk.save-where": "garder dans quel fichier ? s FICHIER",
    "walk.exists": "{path} existe déjà ; s! {path} l’écrase",
    "walk.saved": "Gardé : {path}",
    "walk.not-saved": "pas gardé : {reason}",
    "walk.keys-in-short": "n suivante, b retour, h aide, q quitter",
    "walk.play-help": "Le numéro de votre choix ; u annule le dernier, b montre le plateau, s FICHIER garde vos choix comme scénario, h cette aide, q quitte.",
    "walk.unsaved": "{n:choix n’est pas gardé|choix ne sont pas gardés} : s FICHIER les garde, q encore une fois quitte sans garder.",
    "walk.prompt": "> ",
}
