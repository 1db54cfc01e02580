"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.at": "en {place}",
    "situation.defeated": "{it:-vaincu/vaincue~s}",
    "situation.no-objective": "sans l’objectif",
    "situation.no-chest": "sans le coffre",
    "situation.no-exploration": "sans le jeton Exploration",
}
