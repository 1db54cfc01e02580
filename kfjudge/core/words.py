"""A message that is not yet in any language: a key of the catalogue and what fills its places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Words:
    key: str
    places: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.places)[name]


def words(key: str, /, **places: Any) -> Words:
    return Words(key, tuple(places.items()))
