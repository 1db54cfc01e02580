"""Why the system would not do something with a file."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "system.no-room": "there is no space left on the disk",
    "system.not-allowed": "you are not allowed to",
    "system.read-only": "nothing can be written there",
    "system.not-there": "there is no such file or folder",
    "system.not-a-folder": "part of the path is no folder",
    "system.a-folder": "this is a folder",
    "system.long-name": "the name is too long",
    "system.a-circle": "its links lead in a circle",
    "system.broken": "the disk does not answer as it should",
}
