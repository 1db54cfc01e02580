"""Why the system would not do something with a file."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "system.no-room": "il n’y a plus de place sur le disque",
    "system.not-allowed": "vous n’en avez pas le droit",
    "system.read-only": "rien ne peut être écrit à cet endroit",
    "system.not-there": "il n’y a pas de tel fichier ou dossier",
    "system.not-a-folder": "une partie du chemin n’est pas un dossier",
    "system.a-folder": "c’est un dossier",
    "system.long-name": "le nom est trop long",
    "system.a-circle": "ses liens tournent en rond",
    "system.broken": "le disque ne répond pas comme il faut",
}
