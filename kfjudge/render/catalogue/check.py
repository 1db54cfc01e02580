"""What `check` says of scenario files."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "check.right": (
        "{n:file is|files are} written as they should be. (replay says whether what they expect comes about.)",
        "{n:fichier est écrit|fichiers sont écrits} comme il faut. (replay dit si ce qu’ils attendent se produit.)",
    ),
    "check.which": (
        "which file? Give one or more, or --grammar to see how they are written",
        "quel fichier ? Donnez-en un ou plusieurs, ou --grammar pour voir comment on les écrit",
    ),
}
