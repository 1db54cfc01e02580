"""What is seen on a board, and why a step is refused."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "scenario.saw-chips": "{n:jeton|jetons}",
    "scenario.saw-tired": "fatiguée",
    "scenario.saw-not-tired": "éveillée",
    "scenario.why-not-yours": "{card} n’est pas au nid de {player}",
}
