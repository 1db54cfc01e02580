"""The keywords of cards."""

from __future__ import annotations

from kfjudge.reference.wording import KEYWORDS

MESSAGES: dict[str, tuple[str, str]] = {f"keyword.{name}": names for name, names in KEYWORDS.items()}
