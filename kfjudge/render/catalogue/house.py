"""The houses."""

from __future__ import annotations

from kfjudge.reference.wording import HOUSES

MESSAGES: dict[str, tuple[str, str]] = {f"house.{name}": names for name, names in HOUSES.items()}
