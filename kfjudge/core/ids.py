"""Identifiers of entries: `glossary/stun` within its game, `keyforge:glossary/stun` outside."""

from __future__ import annotations

from collections.abc import Collection


def full_id(source: str, game: str) -> str:
    """Put the game before an identifier: "glossary/stun" → "keyforge:glossary/stun"."""
    return source if ":" in source else f"{game}:{source}"


def expand_id(id: str, every: Collection[str]) -> tuple[str, ...]:
    """List the identifier itself, or those it begins: "rule/step-3" → "rule/step-3-play-discard-and-use"."""
    return (id,) if id in every else tuple(sorted(other for other in every if other.startswith(f"{id}-")))


def complete_id(id: str, every: Collection[str]) -> str | None:
    """Complete an identifier that may be the beginning of one: `rule/step-3` stands for the only one that
    goes on after it. None for none or several."""
    found = expand_id(id, every)
    return found[0] if len(found) == 1 else None


def short_id(id: str) -> str:
    """Return an identifier without its game: `keyforge:glossary/stun` is `glossary/stun`."""
    return id.partition(":")[2]
