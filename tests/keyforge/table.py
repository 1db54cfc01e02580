"""A board in a line or two, for tests that read as rulings."""

from __future__ import annotations

from typing import Any

from kfjudge.api import Match

HOUSES = {"South": ["brobnar", "dis", "logos"], "North": ["shadows", "sanctum", "untamed"]}


def creature(card: str, uid: str = "", **facts: Any) -> dict[str, Any]:
    return {"card": card, "uid": uid or card, **facts}


def table(
    house: str = "brobnar",
    south: dict[str, Any] | None = None,
    north: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """South is to act at step 3. A bare card id in a zone is its own uid."""
    players = {}
    for seat, given in (("South", south or {}), ("North", north or {})):
        zones = {
            name: [creature(item) if isinstance(item, str) else item for item in value]
            if name in ("hand", "line", "artifacts", "discard", "archives", "deck")
            and isinstance(value, list)
            else value
            for name, value in given.items()
        }
        players[seat] = {"houses": HOUSES[seat], **zones}
    return {"active": "South", "house": house, "players": players, **more}


def play(state: dict[str, Any], *choices: str, edition: str = "1.3") -> Match:
    match = Match.from_state(state, edition=edition)
    for choice in choices:
        match.choose(choice)
    return match


def aember(match: Match) -> tuple[int, int]:
    players = match.state()["players"]
    return players["South"]["aember"], players["North"]["aember"]


def line(match: Match, seat: str) -> list[str]:
    return [card["uid"] for card in match.state()["players"][seat]["line"]]


def zone(match: Match, seat: str, name: str) -> list[str]:
    return [card["uid"] for card in match.state()["players"][seat][name]]


def card(match: Match, uid: str) -> dict[str, Any]:
    """The card with that uid, wherever it is."""

    def look(items: Any) -> dict[str, Any] | None:
        for item in items if isinstance(items, list) else []:
            if not isinstance(item, dict):
                continue
            if item["uid"] == uid:
                return item
            found = look(item["upgrades"]) or look(item["under"])
            if found:
                return found
        return None

    for player in match.state()["players"].values():
        for items in player.values():
            found = look(items)
            if found:
                return found
    raise AssertionError(f"no card {uid}")


def offered(match: Match) -> set[str]:
    return {option.id for option in match.options()}


def happened(match: Match) -> list[str]:
    return [step.event for step in match.trace()]


def cites(match: Match) -> set[str]:
    return {source.removeprefix("keyforge:") for step in match.trace() for source in step.cite}
