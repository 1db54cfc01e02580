"""Ce qui est supposé d’une situation racontée."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.with-chips": "{player} a {amount:jeton|jetons}",
    "situation.without-chips": "Si {player} n’a aucun jeton",
}
