"""What the one edition is called: it has neither number nor date."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "edition.named": "française",
    "edition.alone": "Édition française",
}
