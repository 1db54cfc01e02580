"""Draw a board of KeyForge: the battlelines face to face, North above South."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kfjudge.core.text import sanitize
from kfjudge.games.keyforge import GAME, message
from kfjudge.games.keyforge.engine import state as states
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.facts import KEYWORDS, UNKNOWN, VALUED, all_facts
from kfjudge.render.boards import (
    DrawnBoard,
    DrawnCard,
    DrawnList,
    DrawnOwner,
    DrawnRow,
    Pile,
    count,
    describe_marks,
)
from kfjudge.render.trace import card_title, name_by_label, name_owner, names_card
from kfjudge.render.writers.text import with_facts
from kfjudge.words.catalogue import say

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.board import Board
    from kfjudge.render.boards import State
    from kfjudge.render.trace import OwnerNames

Names = Mapping[str, str]  # of the players, by seat
Piece = Mapping[str, Any]  # of a state

_KEYWORDS = sorted((row for row in KEYWORDS.values() if row.drawn), key=lambda row: row.drawn)


def tell(key: str, lang: str, /, **places: Any) -> str:
    """Say a message in KeyForge's words."""
    return say(message(key, **places), lang)


def name_card(card: Piece, lang: str) -> str:
    """Name a card of a state: by its label, else by its title."""
    return name_by_label(card["label"], all_facts()[card["card"]], lang)


def name_players(lang: str, owners: OwnerNames) -> Names:
    return {seat: name_owner(seat, lang, owners) for seat in SEATS}


def drawn_state(board: Board, edition: str) -> State:
    """Write the board as plain data, and of each creature what it has at the moment: its keywords, and the
    card that holds it for the player who took control."""
    drawn = states.write(board, edition)
    game = Game(board.copy(), edition)
    for player in drawn["players"].values():
        for data in player["line"]:
            card = game.board.cards[data["uid"]]
            values = {row.name: creature.keyword(game, card, row.name) for row in _KEYWORDS}
            data["keywords"] = [(name, value) for name, value in values.items() if value]
            holder = game.board.cards.get(card.claims[-1][1]) if card.claims else None
            if holder is not None and holder.uid not in card.upgrades:
                data["holder"] = {"card": holder.facts.id, "label": holder.label}
    return drawn


def draw_board(state: State, lang: str, owners: OwnerNames) -> DrawnBoard:
    names = name_players(lang, owners)
    south, north = (_draw_side(state["players"][seat], seat, names, lang, owners) for seat in SEATS)
    lasting = ", ".join(lasting_cards(state, lang))
    remarks = (tell("board.in-force", lang, cards=lasting),) if lasting else ()
    return DrawnBoard((north,), tuple(describe_turn(state, names, lang)), remarks, (south,))


# players


def _draw_side(player: Piece, seat: str, names: Names, lang: str, owners: OwnerNames) -> DrawnOwner:
    """Draw what a player has. Of the zones out of play, empty ones that seldom matter are left out."""

    def cards(zone: str) -> tuple[DrawnCard, ...]:
        drawn = []
        for card in player[zone]:
            label, facts = card["label"], all_facts()[card["card"]]
            drawn.append(
                DrawnCard(
                    card["uid"],
                    sanitize(label) if label else card_title(facts, lang),
                    card_title(facts, lang) if label and not names_card(label, facts) else "",
                    tuple(describe_card(card, names, lang, owners, seat if "power" in card else "")),
                    turned=bool(card.get("exhausted")),
                )
            )
        return tuple(drawn)

    shown = ["hand", "deck", "discard", *(zone for zone in ("archives", "purged") if player[zone])]
    piles = []
    for zone in shown:
        listed = player[zone] if isinstance(player[zone], list) else ()
        piles.append(
            Pile(
                tell(f"board.{zone}", lang, n=count(player[zone])),
                tuple(name_card(card, lang) for card in listed if card["card"] != UNKNOWN.id),
                tell("board.hand-known", lang) if zone == "hand" else "",
            )
        )
    return DrawnOwner(
        names[seat],
        tuple(tell(f"house.{house}", lang) for house in player["houses"]),
        tuple(describe_player(player, lang)),
        tuple(piles),
        (DrawnList(tell("board.artifacts", lang), cards("artifacts")),),
        DrawnRow(cards("line"), tell("board.flank", lang), tell("board.no-creatures", lang)),
    )


def describe_player(player: Piece, lang: str) -> list[str]:
    """Say what Æmber, keys and chains a player has; without chains there are two sentences."""
    colors = tuple(message(f"color.{color}") for color in player["keys"])
    found = [
        tell("board.aember", lang, n=player["aember"]),
        tell("board.keys", lang, n=len(colors), colors=colors) if colors else tell("board.no-keys", lang),
    ]
    if player["chains"]:
        found.append(tell("board.chains", lang, n=player["chains"]))
    return found


# cards


def describe_card(card: Piece, names: Names, lang: str, owners: OwnerNames, seat: str = "") -> list[str]:
    """Say what is true of a card, beside its title. Whose it is matters where it lies with another player."""
    facts = []

    def add(key: str, **places: Any) -> None:
        facts.append(tell(f"board.{key}", lang, **places))

    if "power" in card and seat:
        add("power", n=card["power"])
        if card["armor_used"]:
            add("armor-used", n=card["armor"], used=card["armor_used"])
        elif card["armor"]:
            add("armor", n=card["armor"])
    if card.get("keywords"):
        words = ((tell(f"keyword.{name}", lang).lower(), name, value) for name, value in card["keywords"])
        facts.append(", ".join(f"{word} {value}" if name in VALUED else word for word, name, value in words))
    facts += describe_marks(card, "card", lang, owners, GAME)
    if card["house"] and card["house"] != all_facts()[card["card"]].house:
        add("maverick", house=message(f"house.{card['house']}"))
    if seat and card["owner"] != seat:
        add("owner", player=names.get(card["owner"], card["owner"]))
    if "holder" in card:
        add("held", card=name_card(card["holder"], lang))
    if "controller" in card:
        add("controller", player=names.get(card["controller"], card["controller"]))
    for upgrade in card["upgrades"]:
        told = tuple(describe_card(upgrade, names, lang, owners))
        add("upgrade", card=with_facts(DrawnCard("", name_card(upgrade, lang), facts=told), lang))
    for below in card["under"]:
        add("under", card=name_card(below, lang))
    return facts


# the turn


def lasting_cards(state: State, lang: str) -> list[str]:
    """Name the cards with an effect that lasts."""
    return list(dict.fromkeys(card_title(all_facts()[lasting["card"]], lang) for lasting in state["lasting"]))


def describe_turn(state: State, names: Names, lang: str) -> list[str]:
    """Say whose turn it is, which step, which house; or who has won."""
    if state["winner"]:
        return [tell("board.winner", lang, player=names[state["winner"]])]
    parts = [tell("board.active", lang, player=names[state["active"]])] if state["active"] else []
    if state["first_turn"]:
        parts.append(tell("board.first-turn", lang))
    if state["house"]:
        parts.append(tell("board.house", lang, house=message(f"house.{state['house']}")))
    elif state["step"] in ("main", "ready", "draw"):
        parts.append(tell("board.no-house", lang))
    return [*parts, tell(f"board.step.{state['step']}", lang)]
