"""What events and battle boards of Fateforge look like: rows of zones, the heroes below them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import reduce

from kfjudge.core.events import Event
from kfjudge.core.message import Message
from kfjudge.core.own_cards import MARK
from kfjudge.core.schema import CARD
from kfjudge.core.text import sanitize
from kfjudge.games.fateforge import GAME, message
from kfjudge.games.fateforge.dsl import describe_action, read_action
from kfjudge.games.fateforge.engine.board import ENEMIES, HERO, ITEMS, OR, REACTIONS, SKILLS, cell
from kfjudge.games.fateforge.engine.choose import name_gain
from kfjudge.games.fateforge.engine.state import CONVERSIONS, ICONS
from kfjudge.games.fateforge.facts import on_boards
from kfjudge.render.boards import (
    DrawnBoard,
    DrawnCard,
    DrawnList,
    DrawnOwner,
    DrawnRow,
    Piece,
    State,
    describe_marks,
    name_of,
    named_cards,
)
from kfjudge.render.game import GameDrawing
from kfjudge.render.trace import (
    OwnerNames,
    card_title,
    name_owner,
    names_card,
    translate_labels,
    write_message,
)
from kfjudge.words.catalogue import tell

HOLE = "–"


class FateforgeDrawing(GameDrawing):
    owner_places = ("player", "owner", "place", "to")

    def event_message(self, event: Event) -> Message:
        """Say an event, and what it holds by its id, in words."""
        fields = event.fields()
        for name in ("result", "was"):
            if isinstance(fields.get(name), str):
                fields[name] = message(f"result.{fields[name]}")
        if "gems" in fields:  # what there was none of is not told
            found = [message(f"board.{kind}", n=fields[kind]) for kind in ("gems", "food") if fields[kind]]
            fields["gems"] = tuple(found)
        if isinstance(fields.get("what"), str):
            fields["what"] = message(f"option.{fields['what']}")
        if "results" in fields:
            counted = Counter(fields["results"])
            fields["results"] = tuple(message(f"board.{one}", n=many) for one, many in counted.items())
        if "faces" in fields:
            fields["faces"] = tuple(message(f"face.{face}") for face in fields["faces"])
        if "color" in fields:
            fields["color"] = message(f"color.{fields['color']}")
        if "order" in fields:
            fields["order"] = tuple(map(_turn_of, fields["order"]))
        if "why" in fields and isinstance(fields["why"], str):
            fields["why"] = message(f"why.{fields['why']}", card=fields["card"])
        return message(f"event.{event.name}", **fields)

    def draw_board(self, state: State, lang: str, owners: OwnerNames) -> DrawnBoard:
        """Draw the rows of the board from north to south, each zone with what is there; below, the heroes."""
        state = translate_labels(state, lang, owners)
        rows: dict[int, dict[int, str]] = {}
        for name in state["zones"]:
            row, column = cell(name)
            rows.setdefault(row, {})[column] = name
        columns = [column for row in rows.values() for column in row]
        above = []
        for _, zones in sorted(rows.items()):
            first = min(zones.values())
            cells = [
                self._draw_zone(state, zones[column], lang, owners)
                if column in zones
                else DrawnCard(f"hole {first} {column}", HOLE)
                for column in range(min(columns), max(columns) + 1)
            ]
            heading = write_message(message("board.row", what=first[0]), lang)
            above.append(DrawnOwner(heading, row=DrawnRow(tuple(cells), "", "")))
        heroes = tuple(self._draw_hero(name, data, lang, owners) for name, data in state["players"].items())
        remarks = tuple(write_message(one, lang, owners) for one in self._list_remarks(state))
        if state["over"]:
            return DrawnBoard(tuple(above), (write_message(message("board.over"), lang),), remarks, heroes)
        turn = state["turn"]
        number = message("board.last-round" if turn["last"] else "board.round", n=turn["round"])
        whose = message("board.turn-of", player=state["active"])
        if turn["phase"] != HERO:
            whose = message(f"phase.{turn['phase']}")
        between = tuple(write_message(one, lang, owners) for one in (number, whose))
        return DrawnBoard(tuple(above), between, remarks, heroes)

    def _draw_zone(self, state: State, name: str, lang: str, owners: OwnerNames) -> DrawnCard:
        """Draw a zone as a card: its tokens, the heroes there, the enemies there with what is true of
        them."""
        data = state["zones"][name]
        heroes = [
            name_owner(hero, lang, owners) for hero, of in state["players"].items() if of["place"] == name
        ]
        named = named_cards(state, GAME)
        enemies = []
        for card in data[ENEMIES]:
            facts = describe_marks(card, CARD, lang, owners, GAME, named)
            label, printed = card.get("label", ""), on_boards()[card["card"]]
            titled = [card_title(printed, lang)] if label and not names_card(label, printed) else []
            enemy = sanitize(label) if label else card_title(printed, lang)
            facts += [
                write_message(message(f"board.{kind}", what=_name_results(card[kind])), lang)
                for kind in ICONS
                if card.get(kind)
            ]
            for n, word in card.get("band", ()):
                action = read_action(word)
                what = message("action.nothing") if action is None else describe_action(action)
                facts.append(write_message(message("board.at", n=n, what=what), lang))
            enemies.append(tell("board.with-facts", lang, card=enemy, facts=", ".join((*titled, *facts))))
        tokens = describe_marks(data, "place", lang, owners, GAME)
        tokens += [
            write_message(message(f"board.door-{said}", place=zone), lang)
            for zone, said in data.get("doors", {}).items()
        ]
        return DrawnCard(f"zone {name}", name, facts=(*heroes, *enemies, *tokens))

    def _draw_hero(self, name: str, data: Piece, lang: str, owners: OwnerNames) -> DrawnOwner:
        """Draw what is true of a hero, then the skills and items, each with what it converts."""
        lists = []
        for zone in (SKILLS, ITEMS):
            cards = []
            for card in data[zone]:
                facts = describe_marks(card, CARD, lang, owners, GAME)
                for kind in CONVERSIONS:
                    if card.get(kind):
                        facts.insert(0, write_message(_describe_conversion(kind, *card[kind]), lang))
                cards.append(DrawnCard(card["uid"], name_of(card, lang, GAME), facts=tuple(facts)))
            if cards:
                lists.append(DrawnList(write_message(message(f"zone.{zone}"), lang), tuple(cards)))
        has = tuple(describe_marks(data, "player", lang, owners, GAME, owner=name))
        if data.get("ally_dice"):
            has += (write_message(message("board.ally-dice", what=_name_results(data["ally_dice"])), lang),)
        return DrawnOwner(name_owner(name, lang, owners), has=has, lists=tuple(lists))

    def _list_remarks(self, state: State) -> list[Message]:
        """List what is on the turn order track and in the bag, the reactions, a test, and cards of one's
        own."""
        turn, remarks = state["turn"], []
        if len(turn["order"]) > 1:
            remarks.append(message("board.order", order=tuple(map(_turn_of, turn["order"]))))
        if turn["colors"]:
            colors = tuple(message(f"color.{color}") for color in turn["colors"])
            remarks.append(message("board.reactions", colors=colors))
        if turn["bag_gold"]:
            remarks.append(message("board.bag-gold", n=turn["bag_gold"]))
        if turn["test"]:
            remarks.append(message("board.test-with" if turn["trait"] else "board.test", n=turn["test"]))
        if turn["bag_gems"] or turn["bag_food"]:
            remarks.append(message("board.bag", gems=turn["bag_gems"], food=turn["bag_food"]))
        own = {card["card"] for of in (*state["zones"].values(), *state["players"].values())
               for zone in (ENEMIES, SKILLS, ITEMS) for card in of.get(zone, ())
               if card["card"].startswith(MARK)}  # fmt: skip
        if own:
            remarks.append(message("board.own-cards", cards=tuple(on_boards()[card] for card in sorted(own))))
        return remarks


def _turn_of(name: str) -> Message:
    """Say whose turn stands on the turn order track."""
    return message("option.reactions") if name == REACTIONS else message("option.hero", player=name)


def _name_results(results: list[str]) -> tuple[Message, ...]:
    return tuple(message(f"result.{one}") for one in results)


def _describe_conversion(kind: str, pays: list[str], gains: list[str]) -> Message:
    """Say what a card takes, and what it gives or does: "focus or strike gives shoot and 1 energy"."""

    def instead(words: str, name: Callable[[str], Message]) -> Message:
        every = [name(word) for word in words.split(OR)]
        return reduce(lambda first, other: message("board.or", first=first, other=other), every)

    told = tuple(instead(one, name_gain) for one in gains)
    if kind != "gives":
        does = reduce(lambda first, following: message("board.then", first=first, next=following), told)
        told = (does,)
    paid = tuple(instead(one, lambda word: message(f"result.{word}")) for one in pays)
    if kind == "special":
        return message("board.special-face", gains=told)
    if not paid:
        return message(f"board.{kind}-free", gains=told)
    verb = kind if len(paid) == 1 else {"gives": "give", "does": "do"}[kind]
    return message(f"board.{verb}", pays=paid, gains=told)
