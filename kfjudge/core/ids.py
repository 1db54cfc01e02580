"""Identifiers of entries: `glossary/stun` inside its game, with the id of the game before it outside."""

from __future__ import annotations


def full_id(source: str, game: str) -> str:
    """The identifier of an entry with its game."""
    return source if ":" in source else f"{game}:{source}"
