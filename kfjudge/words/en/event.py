"""What every game tells in a trace: what did not happen, what is only remarked."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "event.refused": "{what}: {why}",
    "event.remark": "{what}",
    "event.canceled": "{what} (canceled)",
}
