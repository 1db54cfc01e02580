"""What events and battle boards of Fateforge look like: rows of zones, the heroes below them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce

from kfjudge.core.events import Event
from kfjudge.core.message import Message
from kfjudge.core.text import sanitize
from kfjudge.games.fateforge import GAME
from kfjudge.games.fateforge.engine.board import ENEMIES, HERO, ITEMS, SKILLS
from kfjudge.games.fateforge.engine.places import cell
from kfjudge.games.fateforge.facts import all_facts
from kfjudge.games.fateforge.message import message
from kfjudge.render.game import GameDrawing
from kfjudge.render.picture import DrawnCard, DrawnList, DrawnOwner, Picture, Row
from kfjudge.render.state import NamedCard, Piece, State, describe_marks, name_of, named_cards
from kfjudge.render.trace import (
    OwnerNames,
    card_title,
    name_owner,
    tells_its_title,
    translate_labels,
    write_message,
)
from kfjudge.words.catalogue import tell

HOLE = "–"


class FateforgeDrawing(GameDrawing):
    owner_places = ("player", "place", "to")

    def event_message(self, event: Event) -> Message:
        """An event in its words; what it holds by its id is said in words too."""
        fields = event.fields()
        for name in ("result", "was"):
            if isinstance(fields.get(name), str):
                fields[name] = message(f"result.{fields[name]}")
        if isinstance(fields.get("what"), str):
            fields["what"] = message(f"option.{fields['what']}")
        if "results" in fields:
            fields["results"] = tuple(message(f"result.{one}") for one in fields["results"])
        if "color" in fields:
            fields["color"] = message(f"color.{fields['color']}")
        if "order" in fields:
            fields["order"] = tuple(map(_slot, fields["order"]))
        if "why" in fields and isinstance(fields["why"], str):
            fields["why"] = message(f"why.{fields['why']}", card=fields["card"])
        return message(f"event.{event.name}", **fields)

    def draw_board(self, state: State, lang: str, owners: OwnerNames) -> Picture:
        """Draw the rows of the board from north to south, each zone with what is there; below, the heroes."""
        state = translate_labels(state, lang, owners)
        rows: dict[int, dict[int, str]] = {}
        for name in state["zones"]:
            row, column = cell(name)
            rows.setdefault(row, {})[column] = name
        columns = [column for row in rows.values() for column in row]
        above = [
            _row(state, rows[row], range(min(columns), max(columns) + 1), lang, owners)
            for row in sorted(rows)
        ]
        heroes = tuple(_hero(name, data, lang, owners) for name, data in state["players"].items())
        return Picture(
            tuple(above), tuple(_turn(state, lang, owners)), tuple(_order(state, lang, owners)), heroes
        )


def _slot(name: str) -> Message:
    if name == "reactions":
        return message("option.reactions")
    return message("option.hero", player=name)


def _row(state: State, zones: Mapping[int, str], columns: range, lang: str, owners: OwnerNames) -> DrawnOwner:
    cells = [
        _zone(state, zones[column], lang, owners)
        if column in zones
        else DrawnCard(f"hole {min(zones.values())} {column}", HOLE)
        for column in columns
    ]
    letter = min(zones.values())[0]
    heading = write_message(message("board.row", what=letter), lang)
    return DrawnOwner(heading, row=Row(tuple(cells), "", ""))


def _zone(state: State, name: str, lang: str, owners: OwnerNames) -> DrawnCard:
    """A zone as a card: its tokens, the heroes there, the enemies there with what is true of them."""
    data = state["zones"][name]
    heroes = [name_owner(hero, lang, owners) for hero, of in state["players"].items() if of["place"] == name]
    named = named_cards(state, GAME)
    enemies = [_enemy(card, lang, owners, named) for card in data[ENEMIES]]
    tokens = describe_marks(data, "place", lang, owners, GAME)
    return DrawnCard(f"zone {name}", name, facts=(*heroes, *enemies, *tokens))


def _enemy(
    card: Piece,
    lang: str,
    owners: OwnerNames,
    named: Mapping[str, NamedCard],
) -> str:
    facts = describe_marks(card, "card", lang, owners, GAME, named)
    label, printed = card.get("label", ""), all_facts()[card["card"]]
    titled = [card_title(printed, lang)] if label and not tells_its_title(label, printed) else []
    name = sanitize(label) if label else card_title(printed, lang)
    return tell("board.with-facts", lang, card=name, facts=", ".join((*titled, *facts)))


def _hero(name: str, data: Piece, lang: str, owners: OwnerNames) -> DrawnOwner:
    lists = tuple(
        DrawnList(
            write_message(message(f"zone.{zone}"), lang), tuple(_own(c, lang, owners) for c in data[zone])
        )
        for zone in (SKILLS, ITEMS)
        if data[zone]
    )
    has = tuple(describe_marks(data, "player", lang, owners, GAME))
    return DrawnOwner(name_owner(name, lang, owners), has=has, lists=lists)


def _own(card: Piece, lang: str, owners: OwnerNames) -> DrawnCard:
    facts = list(describe_marks(card, "card", lang, owners, GAME))
    for kind in ("gives", "does"):
        if card.get(kind):
            pays, gains = (tuple(message(f"result.{one}") for one in part) for part in card[kind])
            told = gains if kind == "gives" else reduce(_then, gains)
            facts.insert(0, write_message(message(f"board.{kind}", pays=pays, gains=told), lang))
    return DrawnCard(card["uid"], name_of(card, lang, GAME), facts=tuple(facts))


def _then(first: Message, following: Message) -> Message:
    return message("board.then", first=first, next=following)


def _turn(state: State, lang: str, owners: OwnerNames) -> Iterator[str]:
    turn = state["turn"]
    if state["over"]:
        yield write_message(message("board.over"), lang)
        return
    yield write_message(message("board.last-round" if turn["last"] else "board.round", n=turn["round"]), lang)
    if turn["phase"] == HERO:
        yield write_message(message("board.turn-of", player=state["active"]), lang, owners)
    else:
        yield write_message(message(f"phase.{turn['phase']}"), lang)


def _order(state: State, lang: str, owners: OwnerNames) -> Iterator[str]:
    """The turn order track, where more than one is on it; and what the bag holds."""
    turn = state["turn"]
    if len(turn["order"]) > 1:
        yield write_message(message("board.order", order=tuple(map(_slot, turn["order"]))), lang, owners)
    if turn["bag_gems"] or turn["bag_food"]:
        yield write_message(message("board.bag", gems=turn["bag_gems"], food=turn["bag_food"]), lang)
