"""A battle as plain data, and back: what the Python API and saved boards are made of."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import count
from typing import Any

from kfjudge.core.own_cards import own_state
from kfjudge.core.readings import read_readings
from kfjudge.core.schema import CARD, TURN
from kfjudge.core.text import sanitize
from kfjudge.core.validation import (
    Json,
    MarkFields,
    check_fields,
    check_kinds,
    check_pile,
    check_uid,
    describe_value,
    read_flag,
    read_list,
    read_mapping,
    read_one_of,
    read_owners,
    read_word,
)
from kfjudge.core.validation import bad_field as bad_everywhere
from kfjudge.games.fateforge import GAME, bad
from kfjudge.games.fateforge.dsl import LARGEST as MOST_DISTANCE
from kfjudge.games.fateforge.dsl import NOTHING, read_action
from kfjudge.games.fateforge.engine.board import (
    ANY,
    DEFEATED,
    ENEMIES,
    HERO,
    ITEMS,
    OR,
    PLAIN,
    PREPARATION,
    REACTIONS,
    REROLL,
    RESULTS,
    SCHEMA,
    SKILLS,
    TEST,
    TOKENS_PAID,
    Board,
    Card,
    Conversion,
    Hero,
    Place,
    adjacent_zones,
)
from kfjudge.games.fateforge.facts import HERO_TYPE, UNKNOWN, all_facts, on_boards
from kfjudge.games.fateforge.readings import POINTS

OF_A_PLAYER, OF_A_ZONE, OF_A_TURN, OF_A_CARD = (
    MarkFields(SCHEMA, piece) for piece in ("player", "place", TURN, CARD)
)
TOP = ("edition", "active", "players", "zones", "turn", "over", "readings")
ICONS = ("weak", "covered")  # of a weak point
CONVERSIONS = ("gives", "does", "special")
FIELDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("card", "uid", "label", "owner"), (str,)),
    **OF_A_CARD.kinds,
    **dict.fromkeys(CONVERSIONS, (list, type(None))),
    **dict.fromkeys(("band", *ICONS), (list,)),
}
NAME_OF_A_ZONE = re.compile(r"[a-z][1-9]\d?")
OPEN, CLOSED = "open", "closed"
LARGEST = 999  # of any number on a board
MOST_PAID = 4  # and gained, by one card
HOLDS = {ENEMIES: ("enemy",), DEFEATED: ("enemy",), SKILLS: ("skill",), ITEMS: ("weapon", "equipment")}


def read(state: Mapping[str, Any]) -> Board:
    """Read a board from plain data. Raises BadState."""
    check_fields(read_mapping(state, "state"), TOP, "state")
    board = Board({}, {})
    for name, zone in read_owners(state.get("zones", {}), "zones").items():
        where = f"zones.{describe_value(name)}"
        data = read_mapping(zone, where)
        if not isinstance(name, str) or not NAME_OF_A_ZONE.fullmatch(name):
            raise bad("problem.zone-name", where, given=describe_value(name))
        check_fields(data, (*OF_A_ZONE.fields, "doors", ENEMIES, DEFEATED), where)
        place = board.zones[name] = Place(name)
        OF_A_ZONE.read(place, data, where)
        doors = read_mapping(data.get("doors", {}), f"{where}.doors")
        place.doors = tuple(
            (read_word(to, f"{where}.doors"), read_one_of(one, (OPEN, CLOSED), f"{where}.doors") == OPEN)
            for to, one in doors.items()
        )
        place.portal = data.get("portal", "")
        if not isinstance(place.portal, str):
            raise bad_everywhere("problem.type", f"{where}.portal", given=describe_value(place.portal))
        for kind in (ENEMIES, DEFEATED):
            getattr(place, kind).extend(_read_cards(board, name, data, kind, where))
    for name, data in read_owners(state.get("players", {}), "players").items():
        _read_player(board, name, read_mapping(data, f"players.{describe_value(name)}"))
    if not board.players:
        raise bad("problem.no-heroes", "players")
    for card in board.cards.values():
        if card.guarded is not None:
            check_uid(card.guarded, board.cards, f"{card.uid}.guarded")
    _read_turn(board, state)
    for place in board.zones.values():
        for zone, _ in place.doors:
            read_one_of(zone, tuple(adjacent_zones(board, place.name)), f"zones.{place.name}.doors")
        if place.portal:
            read_one_of(place.portal, tuple(board.zones), f"zones.{place.name}.portal")
    board.readings = read_readings(state.get("readings", {}), POINTS)
    board.over = read_flag(state.get("over", False), "over")
    return board


def _read_player(board: Board, name: str, data: Mapping[str, Any]) -> None:
    where = f"players.{describe_value(name)}"
    if not isinstance(name, str) or not name or name in board.zones or name == REACTIONS:
        raise bad("problem.hero-name", where, given=describe_value(name))
    check_fields(data, (*OF_A_PLAYER.fields, "ally_dice", SKILLS, ITEMS), where)
    hero = board.players[name] = Hero(name)
    OF_A_PLAYER.read(hero, data, where)
    card = data.get("card", "")
    heroes = [facts.id for facts in all_facts().values() if facts.type == HERO_TYPE]
    hero.card = read_one_of(card, ("", *heroes), f"{where}.card")
    hero.ally_dice = _read_results(data, "ally_dice", where)
    hero.place = data.get("place", "")
    if hero.place or not hero.left:
        hero.place = read_one_of(hero.place, tuple(board.zones), f"{where}.place")
    printed = all_facts().get(hero.card, UNKNOWN)
    if "health" not in data and not hero.knocked_out:
        hero.health = printed.health or 0
    if "energy" not in data:
        hero.energy = printed.energy or 0
    if hero.stands and not hero.health:
        raise bad("problem.no-health", where, player=sanitize(name))
    for zone in (SKILLS, ITEMS):
        getattr(hero, zone).extend(_read_cards(board, name, data, zone, where))


def _read_cards(board: Board, name: str, data: Mapping[str, Any], zone: str, where: str) -> list[str]:
    found = []
    items = read_list(data.get(zone, []), f"{where}.{zone}")
    check_pile(items, UNKNOWN.id, f"{where}.{zone}")
    for item in items:
        card = _read_card(board, name, item, zone, f"{where}.{zone}")
        board.cards[card.uid] = card
        found.append(card.uid)
    return found


def _read_card(board: Board, name: str, item: Any, zone: str, where: str) -> Card:
    data = {"card": item} if isinstance(item, str) else read_mapping(item, where)
    data = {**own_state(GAME, str(data.get("card", ""))), **data}
    check_kinds(data, FIELDS, where)
    facts = on_boards().get(data.get("card", ""), UNKNOWN)
    if facts.type not in HOLDS[zone]:
        of = [one.id for one in on_boards().values() if one.type in HOLDS[zone]]
        raise bad_everywhere(
            "problem.unknown-card", where, given=describe_value(data.get("card")), near=", ".join(of)
        )
    numbered = (f"{name[0].lower()}{number}" for number in count(1))
    uid = data.get("uid") or next(one for one in numbered if one not in board.cards)
    if uid in board.cards:
        raise bad_everywhere("problem.uid-twice", where, uid=sanitize(uid))
    read_one_of(data.get("owner", name), (name,), f"{where}.owner")
    card = Card(uid, facts, name, name, zone, label=data.get("label", ""))
    OF_A_CARD.read(card, {"armor": facts.armor or 0, **data}, where, (str(data.get("guarded")),))
    OF_A_CARD.check_type(data, facts.type, where)
    for field in CONVERSIONS:
        if data.get(field) is not None:
            setattr(card, field, _read_conversion(data[field], f"{where}.{field}", field))
    for field in ICONS:
        setattr(card, field, _read_results(data, field, where))
    card.band = _read_band(data.get("band", []), f"{where}.band")
    return card


def _read_results(data: Mapping[str, Any], field: str, where: str) -> tuple[str, ...]:
    """Read results of dice: ["focus", "strike"]."""
    found = read_list(data.get(field, []), f"{where}.{field}")
    return tuple(read_one_of(one, RESULTS, f"{where}.{field}") for one in found)


def _read_conversion(data: Any, where: str, field: str) -> Conversion:
    """Read what a card takes and what it gives or does: each a word, or several with a bar between them."""
    sides = read_list(data, where)
    if len(sides) != 2:
        raise bad("problem.conversion", where)
    pays, gains = (read_list(side, where) for side in sides)
    if len(pays) > MOST_PAID or not 1 <= len(gains) <= MOST_PAID:
        raise bad("problem.conversion", where)
    results = tuple(result for result in RESULTS if result != "miss")
    gained = (*results, *TOKENS_PAID, REROLL) if field == "gives" else TOKENS_PAID
    for one in pays:
        for word in _split_words(one, where):
            read_one_of(word, (*results, *TOKENS_PAID, ANY), where)
    for one in gains:
        for word in _split_words(one, where):
            if field == "gives" or read_action(PLAIN.get(word, word)) is None:
                read_one_of(word, gained, where)
    return tuple(pays), tuple(gains)


def _split_words(data: Any, where: str) -> list[str]:
    return read_word(data, where).split(OR)


def _read_band(data: Any, where: str) -> tuple[tuple[int, str], ...]:
    """Read the boxes of a band, from left to right: [[1, "shoot"], [0, "strike"]]."""
    found: dict[int, str] = {}
    for box in read_list(data, where):
        pair = read_list(box, where)
        if len(pair) != 2 or not isinstance(pair[0], int) or not 0 <= pair[0] <= MOST_DISTANCE:
            raise bad("problem.band", where)
        word = read_word(pair[1], where)
        if word != NOTHING and read_action(word) is None:
            raise bad("problem.band", where)
        found[pair[0]] = word
    return tuple(found.items())


def _read_turn(board: Board, state: Mapping[str, Any]) -> None:
    data = read_mapping(state.get("turn", {}), "turn")
    check_fields(data, OF_A_TURN.fields, "turn")
    turn = board.turn
    OF_A_TURN.read(turn, {"phase": "preparation", "round": 1, **data}, "turn")
    named = read_list(data.get("order", list(board.players)), "turn.order")
    turn.order = tuple(read_one_of(one, (*board.players, REACTIONS), "turn.order") for one in named)
    for name in board.players:
        if turn.order.count(name) != 1:
            raise bad("problem.order", "turn.order", player=sanitize(name))
    if turn.order.count(REACTIONS) > 1:
        raise bad("problem.order", "turn.order", player=REACTIONS)
    turn.yielded = turn.yielded and turn.phase == PREPARATION
    active = state.get("active") or ""
    turn.player = read_one_of(active, ("", *board.players), "active")
    if turn.phase == TEST:
        turn.test = turn.test or 1
        turn.player = read_one_of(active, tuple(board.players), "active")
    elif turn.phase == HERO:
        turn.at = turn.order.index(read_one_of(active, tuple(board.players), "active"))
    elif turn.phase == REACTIONS:
        if REACTIONS not in turn.order:
            turn.order = (REACTIONS, *turn.order)
        turn.at, turn.player = turn.order.index(REACTIONS), ""
    elif turn.phase == PREPARATION:
        prepares = [name for name, hero in board.players.items() if hero.stands]
        unready = [name for name in prepares if not board.players[name].ready]
        if not turn.player or (prepares and turn.player not in prepares):
            turn.player = next(iter((*unready, *prepares, *board.players)))
    else:
        turn.player = ""


def write(board: Board, edition: str) -> Json:
    """Write a board as plain data."""
    otherwise = {"readings": dict(board.readings)} if board.readings else {}

    def write_card(card: Card) -> Json:
        plain = {"card": card.facts.id, "uid": card.uid, "label": card.label, "owner": card.controller}
        own = {
            field: [list(part) for part in conversion]
            for field in CONVERSIONS
            if (conversion := getattr(card, field)) is not None
        }
        own |= {field: list(getattr(card, field)) for field in ICONS if getattr(card, field)}
        if card.band:
            own["band"] = [list(box) for box in card.band]
        armor = {"armor": card.armor} if card.facts.armor else {}
        return {**plain, **OF_A_CARD.write_set(card), **armor, **own}

    def write_cards(of: Hero | Place, *zones: str) -> Json:
        return {zone: [write_card(board.cards[uid]) for uid in getattr(of, zone)] for zone in zones}

    return {
        "edition": edition,
        **otherwise,
        "active": board.turn.player or None,
        "players": {
            name: {
                "card": hero.card,
                "place": hero.place,
                **OF_A_PLAYER.write_always(hero),
                **({"ally_dice": list(hero.ally_dice)} if hero.ally_dice else {}),
                **write_cards(hero, SKILLS, ITEMS),
            }
            for name, hero in board.players.items()
        },
        "zones": {
            name: {
                **OF_A_ZONE.write_always(place),
                "portal": place.portal,
                **(
                    {"doors": {zone: OPEN if is_open else CLOSED for zone, is_open in place.doors}}
                    if place.doors
                    else {}
                ),
                **write_cards(place, ENEMIES, DEFEATED),
            }
            for name, place in board.zones.items()
        },
        "turn": {**OF_A_TURN.write_always(board.turn), "order": list(board.turn.order)},
        "over": board.over,
    }
