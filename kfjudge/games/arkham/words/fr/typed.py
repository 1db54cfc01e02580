"""What is typed of Arkham Horror, in French: how nouns in -tion and -sion are several."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "many.sions": "sion",
    "many.tions": "tion",
}
