"""What `check` says."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "check.right": "{n:dosiero|dosieroj} sen eraro.",
}
