"""The traits of cards."""

from __future__ import annotations

from kfjudge.reference.wording import TRAITS

MESSAGES: dict[str, tuple[str, str]] = {f"trait.{name}": names for name, names in TRAITS.items()}
