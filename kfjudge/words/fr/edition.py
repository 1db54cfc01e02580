"""What an edition is called: behind the word “édition”, and where it stands alone. A game of which an edition goes by
no number has words of its own for it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "edition.named": "{edition}",
    "edition.alone": "Édition {edition}",
}
