"""What is wrong with a file."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "scenario.no-such-card": "neniu karto nomiĝas „{given}“; plej proksime: {near}",
    "scenario.said-twice": "„{given}“ estas dirita dufoje",
}
