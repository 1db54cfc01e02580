"""What is otherwise at the end."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "situation.of": "{who} : {what:,}",
    "situation.at": "en {place}",
    "situation.cost": "{n:dégât subi|dégâts subis}",
    "situation.defeated": "{it:-vaincu/vaincue~s}",
    "situation.no-objective": "sans l’objectif",
    "situation.no-chest": "plus de coffre",
    "situation.no-exploration": "plus de jeton Exploration",
    "situation.no-trap": "plus de piège",
}
