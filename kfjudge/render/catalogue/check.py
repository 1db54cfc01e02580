"""What `check` says of scenario files."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "check.right": (
        "{n:file has|files have} no mistake. (replay says whether what is expected comes about.)",
        "{n:fichier|fichiers}, aucune faute. (replay dit si ce qui est attendu se produit.)",
    ),
    "check.unmodeled": (
        "{n:file has|files have} no mistake; {cards:card is|cards are} not modeled yet.",
        "{n:fichier|fichiers}, aucune faute ; {cards:carte n’est pas encore modélisée|"
        "cartes ne sont pas encore modélisées}.",
    ),
    "check.stopped": (
        "{n:file has|files have} no mistake in the writing, but {cards:card is|cards are} not modeled yet: "
        "a script that needs one was not played.",
        "{n:fichier|fichiers}, aucune faute d’écriture, mais {cards:carte n’est pas encore modélisée|"
        "cartes ne sont pas encore modélisées} : un script qui en a besoin n’a pas été joué.",
    ),
    "check.which": (
        "which file? Give one or more, or --grammar to see how they are written",
        "quel fichier ? Donnez-en un ou plusieurs, ou --grammar pour voir comment on les écrit",
    ),
    "check.narrow": (
        "(Narrow screen: what is indented further than a line belongs to that line.)",
        "(Écran étroit : ce qui est plus en retrait qu’une ligne appartient à cette ligne.)",
    ),
}
