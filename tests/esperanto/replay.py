"""The words around a replayed board."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "replay.before": "Antaŭe",
    "replay.after": "Poste",
    "replay.steps": "Kio okazas",
    "replay.expected": "Atendata",
    "replay.ok": "jes",
    "replay.agrees": "konforma",
    "replay.verdict": "{edition}: {verdict}",
}
