"""What `check` says of scenario files."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "check.right": (
        "{n:file has|files have} no mistake. (replay says whether what is expected comes about.)",
        "{n:fichier|fichiers}, aucune faute. (replay dit si ce qui est attendu se produit.)",
    ),
    "check.which": (
        "which file? Give one or more, or --grammar to see how they are written",
        "quel fichier ? Donnez-en un ou plusieurs, ou --grammar pour voir comment on les écrit",
    ),
}
