"""Identifiers of entries: `glossary/stun` inside this game, `keyforge:glossary/stun` outside it."""

from __future__ import annotations

GAME = "keyforge"


def full_id(source: str, game: str = GAME) -> str:
    """The identifier of an entry with its game."""
    return source if ":" in source else f"{game}:{source}"
