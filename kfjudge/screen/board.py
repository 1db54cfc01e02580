"""The board in a terminal: the battlelines face to face, North above and South below, from 40 columns up and
without color."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from kfjudge.core.message import message
from kfjudge.core.tame import tame
from kfjudge.games.keyforge.engine import state
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.engine.deeds import creature
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.facts import UNKNOWN, all_facts
from kfjudge.reference.wording import VALUED
from kfjudge.screen.page import Line, wrapped
from kfjudge.screen.trace import Seats, said
from kfjudge.words.catalogue import tell
from kfjudge.words.fr.typography import typeset

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.board import Board

State = Mapping[str, Any]  # as `kfjudge.games.keyforge.engine.state` writes it

_NARROWEST, _ROOMY, _WIDEST = 12, 13, 22  # columns of a creature, without the bars at its sides
_JOIN = " · "
_COUNTED = (("damage", "damage"), ("aember", "aember"), ("power_counters", "counters"), ("doom", "doom"))
_KEYWORDS = ("taunt", "elusive", "skirmish", "poison", "assault", "hazardous")  # those that matter in play


def as_drawn(board: Board, edition: str) -> State:
    """The board as plain data, and of each creature what it has at the moment: its keywords, and the card
    that holds it for whoever took control."""
    drawn = state.write(board, edition)
    game = Game(board.copy(), edition)
    for player in drawn["players"].values():
        for data in player["line"]:
            card = game.board.cards[data["uid"]]
            values = {name: creature.keyword(game, card, name) for name in _KEYWORDS}
            data["keywords"] = [(name, value) for name, value in values.items() if value]
            holder = game.board.cards.get(card.claims[-1][1]) if card.claims else None
            if holder is not None and holder.uid not in card.upgrades:
                data["holder"] = {"card": holder.facts.id, "label": holder.label}
    return drawn


def board_lines(state: State, lang: str, width: int, seats: Seats | None = None) -> list[Line]:
    """The board, North above South."""
    south, north = (state["players"][seat] for seat in SEATS)
    names = {seat: seat_name(seat, lang, seats) for seat in SEATS}
    return [
        *_player(north, names["North"], lang, width),
        *_battleline(north, "North", names, lang, width),
        *_turn(state, names, lang, width),
        *_battleline(south, "South", names, lang, width),
        *_player(south, names["South"], lang, width),
    ]


def seat_name(seat: str, lang: str, seats: Seats | None = None) -> str:
    """What a player is called."""
    return tame(said(message(f"seat.{seat}"), lang, seats))


def card_name(card: State, lang: str) -> str:
    """What a card is called: by its label, or else by its title."""
    return tame(card["label"]) if card["label"] else title(card["card"], lang)


def title(id: str, lang: str) -> str:
    facts = all_facts()[id]
    return typeset(facts.name_fr) if lang == "fr" else facts.name_en


# players


def _player(player: State, name: str, lang: str, width: int) -> list[Line]:
    """Who it is and what they have; hand and piles as counts."""
    houses = ", ".join(tell(f"house.{house}", lang) for house in player["houses"])
    return [
        *_pieces([name, houses] if houses else [name], width, strong=name),
        *_pieces([*has(player, lang), *piles(player, lang)], width, hanging="  "),
        *_listed("hand-known", [card_name(card, lang) for card in known(player["hand"])], lang, width),
        *_listed("artifacts", [_with_facts(card, {}, lang) for card in player["artifacts"]], lang, width),
    ]


def known(zone: Any) -> list[State]:
    """The cards of a zone of which it is known which they are."""
    return [card for card in zone if card["card"] != UNKNOWN.id] if isinstance(zone, list) else []


def has(player: State, lang: str) -> list[str]:
    """Æmber, keys and chains."""
    colors = tuple(message(f"color.{color}") for color in player["keys"])
    found = [
        tell("board.aember", lang, n=player["aember"]),
        tell("board.keys", lang, n=len(colors), colors=colors) if colors else tell("board.no-keys", lang),
    ]
    if player["chains"]:
        found.append(tell("board.chains", lang, n=player["chains"]))
    return found


def piles(player: State, lang: str) -> list[str]:
    """How many cards lie in each zone out of play; empty ones that seldom matter are left out."""
    found = [
        tell("board.hand", lang, n=len(player["hand"])),
        tell("board.deck", lang, n=deck_count(player["deck"])),
        tell("board.discard", lang, n=len(player["discard"])),
    ]
    seldom = (zone for zone in ("archives", "purged") if player[zone])
    return [*found, *(tell(f"board.{zone}", lang, n=len(player[zone])) for zone in seldom)]


def deck_count(deck: Any) -> str:
    """How many cards a deck has, with a question mark for those of which nothing is known."""
    if deck == "unknown":
        return "?"
    if isinstance(deck, list):
        return str(len(deck))
    known = len(deck.get("top", ())) + len(deck.get("shuffled", ()))
    return f"{known}+?" if "rest" in deck else str(known)


def _listed(key: str, cards: Sequence[str], lang: str, width: int) -> list[Line]:
    """Cards on lines of their own, if there are any."""
    return wrapped(tell(f"board.{key}", lang, cards=", ".join(cards)), width, hanging="  ") if cards else []


def _with_facts(card: State, names: Mapping[str, str], lang: str) -> str:
    """A card and what is true of it, on one line."""
    facts = card_facts(card, names, lang)
    name = card_name(card, lang)
    return tell("board.with-facts", lang, card=name, facts=", ".join(facts)) if facts else name


# battlelines


def _measure(longest: int, width: int) -> tuple[int, int]:
    """How wide a creature is drawn, and how many stand in a row."""
    most = max(1, (width - 1) // (_NARROWEST + 1))
    rows = -(-longest // most) or 1
    in_a_row = max(1, -(-longest // rows))
    return min(_WIDEST, (width - 1) // in_a_row - 1), in_a_row


def _battleline(player: State, seat: str, names: Mapping[str, str], lang: str, width: int) -> list[Line]:
    """A battleline from left to right, in as many rows as it needs. Double bars stand at its flanks."""
    line = player["line"]
    if not line:
        return [Line(f"  {tell('board.no-creatures', lang)}", "aside")]
    cell, in_a_row = _measure(len(line), width)
    indent = int(cell > _ROOMY)
    lines: list[Line] = []
    for start in range(0, len(line), in_a_row):
        cards = line[start : start + in_a_row]
        ends = (start == 0, start + in_a_row >= len(line))
        texts = [_creature(card, seat, names, lang, cell - indent) for card in cards]
        texts = [[" " * indent + text for text in creature] for creature in texts]
        lines += [Line(text) for text in _row(texts, cell, ends, tell("board.flank", lang))]
    return lines


def _row(creatures: Sequence[Sequence[str]], cell: int, ends: tuple[bool, bool], flank: str) -> list[str]:
    """Creatures side by side. `ends` says whether the row begins and ends the battleline."""
    left, right = ("║" if ends[0] else "┊"), ("║" if ends[1] else "┊")
    edges = ["─" * cell for _ in creatures]
    if ends[0]:
        edges[0] = f"{flank}{edges[0][len(flank) :]}"
    if ends[1]:
        edges[-1] = f"{edges[-1][: -len(flank)]}{flank}"
    top = ("╓" if ends[0] else "┌") + "┬".join(edges) + ("╖" if ends[1] else "┐")
    bottom = ("╙" if ends[0] else "└") + "┴".join("─" * cell for _ in creatures) + ("╜" if ends[1] else "┘")
    middle = [
        f"{left}{'│'.join(_filled(text, cell) for text in texts)}{right}"
        for texts in zip_longest(*creatures, fillvalue="")
    ]
    return [top, *middle, bottom]


def _creature(card: State, seat: str, names: Mapping[str, str], lang: str, width: int) -> list[str]:
    """A creature as lines of that width."""
    parts = [card_name(card, lang)]
    if card["label"] and card["label"] != title(card["card"], lang):
        parts.append(tell("board.title", lang, title=title(card["card"], lang)))
    parts += card_facts(card, names, lang, seat)
    return [piece for part in parts for piece in _narrow(part, width)]


def _narrow(text: str, width: int) -> list[str]:
    """A text in lines of a width that some titles' words exceed."""
    lines = [""]
    for word in text.split():
        for part in _broken(word, width):
            longer = f"{lines[-1]} {part}" if lines[-1] else part
            if columns(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(part)
    return lines


def _broken(word: str, width: int) -> list[str]:
    """A word; a long one hyphenated, and what is left over is long enough to be read."""
    parts = []
    while columns(word) > width:
        fits = next(at for at in range(len(word), 0, -1) if at == 1 or columns(word[:at]) < width)
        kept = max(min(fits, len(word) - 3), 1)
        parts.append(f"{word[:kept]}-")
        word = word[kept:]
    return [*parts, word]


def card_facts(card: State, names: Mapping[str, str], lang: str, seat: str = "") -> list[str]:
    """What is true of a card, beside its title. Whose it is matters where it lies with another player."""
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
        facts.append(", ".join(_keyword(name, value, lang) for name, value in card["keywords"]))
    for name, key in _COUNTED:
        if card.get(name):
            add(key, n=card[name])
    for name in ("stunned", "exhausted", "attacked"):
        if card.get(name):
            add(name)
    if card["house"] and card["house"] != all_facts()[card["card"]].house:
        add("maverick", house=message(f"house.{card['house']}"))
    if card.get("named"):
        add("names", house=message(f"house.{card['named']}"))
    if seat and card["owner"] != seat:
        add("owner", player=names.get(card["owner"], card["owner"]))
    if "holder" in card:
        add("held", card=card_name(card["holder"], lang))
    if "controller" in card:
        add("controller", player=names.get(card["controller"], card["controller"]))
    for upgrade in card["upgrades"]:
        add("upgrade", card=_with_facts(upgrade, names, lang))
    for below in card["under"]:
        add("under", card=card_name(below, lang))
    return facts


def _keyword(name: str, value: int, lang: str) -> str:
    """A keyword, with its value where it has one."""
    text = tell(f"keyword.{name}", lang).lower()
    return f"{text} {value}" if name in VALUED else text


# the turn


def _turn(state: State, names: Mapping[str, str], lang: str, width: int) -> list[Line]:
    """Between the battlelines: whose turn it is, and what is in force."""
    lines = _pieces(turn_parts(state, names, lang), width, role="title")
    if state["lasting"]:
        told = tell("board.in-force", lang, cards=", ".join(in_force(state, lang)))
        lines += wrapped(told, width, hanging="  ")
    return lines


def in_force(state: State, lang: str) -> list[str]:
    """The cards with an effect that lasts."""
    return list(dict.fromkeys(title(lasting["card"], lang) for lasting in state["lasting"]))


def turn_parts(state: State, names: Mapping[str, str], lang: str) -> list[str]:
    """Whose turn it is, which step, which house."""
    if state["winner"]:
        return [tell("board.winner", lang, player=names[state["winner"]])]
    parts = [tell("board.turn", lang, player=names[state["active"]])] if state["active"] else []
    if state["first_turn"]:
        parts.append(tell("board.first-turn", lang))
    if state["house"]:
        parts.append(tell("board.house", lang, house=message(f"house.{state['house']}")))
    elif state["step"] in ("main", "ready", "draw"):
        parts.append(tell("board.no-house", lang))
    return [*parts, tell(f"board.step.{state['step']}", lang)]


# widths


def _pieces(
    parts: Sequence[str], width: int, *, role: str = "", strong: str = "", hanging: str = ""
) -> list[Line]:
    """Short facts in a row, broken only between two of them where that is possible."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]}{_JOIN}{part}" if lines[-1] else part
        if lines[-1] and columns(longer) > width:
            lines.append(hanging + part)
        else:
            lines[-1] = longer
    found = [line for text in lines for line in wrapped(text, width, role=role, hanging=hanging)]
    if strong and found:
        found[0] = Line(found[0].text, role, min(len(strong), len(found[0].text)))
    return found


def columns(text: str) -> int:
    """How many columns a terminal gives to a text."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(letter) else 1 + (east_asian_width(letter) in "WF") for letter in text)


def _filled(text: str, width: int) -> str:
    return text + " " * (width - columns(text))
