"""A board as plain data, and back: what the Python API and saved boards are made of.

Reading is strict: a field or card nobody knows, an impossible count, a card twice is an error that says
what would be right. A field left out takes its default."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kfjudge.core.problems import BadState, NotModeled
from kfjudge.games.keyforge import EDITIONS
from kfjudge.games.keyforge.dsl.card import modeled, origin_of
from kfjudge.games.keyforge.dsl.effects import UntilItLeaves
from kfjudge.games.keyforge.editions import NEWEST
from kfjudge.games.keyforge.engine.board import SEATS, STEPS, Board, Card, Lasting, Player, Turn
from kfjudge.games.keyforge.engine.deeds import creature
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.facts import COLORS, HOUSES, UNKNOWN, all_facts
from kfjudge.games.keyforge.message import message

Json = dict[str, Any]

TOP = ("edition", "active", "step", "house", "first_turn", "players", "turn", "last", "lasting", "winner")
PLAYER = (
    "aember",
    "keys",
    "chains",
    "houses",
    "hand",
    "deck",
    "discard",
    "archives",
    "purged",
    "line",
    "artifacts",
)
DECK = ("top", "shuffled", "rest")
CARD: dict[str, tuple[type, ...]] = {
    "card": (str,), "uid": (str,), "label": (str,), "owner": (str,), "damage": (int,), "exhausted": (bool,),
    "stunned": (bool,), "power_counters": (int,), "doom": (int,), "aember": (int,), "armor_used": (int,),
    "house": (str, type(None)), "named": (str, type(None)), "attacked": (bool,), "facedown": (bool,),
    "keeper": (str, type(None)), "to_owner": (bool,), "base": (str,), "controller": (str,), "claims": (list,),
    "upgrades": (list,), "under": (list,), "power": (int,), "armor": (int,),
}  # fmt: skip
TURN = (
    "player",
    "number",
    "house",
    "played",
    "played_from_hand",
    "discarded",
    "used",
    "deeds",
    "forged",
    "omega",
)
LASTING = ("card", "node", "source", "you", "until", "it", "house", "cards")
MOST = 10_000


def edition_of(state: Mapping[str, Any], wanted: str | None) -> str:
    """The edition that is asked for, or the state's own, or the newest."""
    edition = wanted or state.get("edition") or NEWEST
    if edition not in EDITIONS:
        raise _bad("problem.edition", "edition", given=edition, legal=", ".join(EDITIONS))
    return str(edition)


def read(state: Mapping[str, Any]) -> Board:
    """A fresh board from plain data."""
    if not isinstance(state, Mapping):
        raise _bad("problem.not-a-mapping", "state")
    _known(state, TOP, "state")
    players = _mapping(state.get("players", {}), "players")
    _known(players, SEATS, "players")
    board = Board({seat: Player(seat) for seat in SEATS})
    for seat in SEATS:
        _read_player(board, seat, _mapping(players.get(seat, {}), f"players.{seat}"))
    _name_the_unnamed(board)
    active = _one_of(state.get("active", "South"), SEATS, "active")
    step = _one_of(state.get("step", "main"), STEPS, "step")
    house = state.get("house")
    if house is not None:
        _one_of(house, HOUSES, "house")
    board.step = step
    board.turn = _read_turn(board, state.get("turn", {}), "turn")
    board.turn.player, board.turn.house = active, house
    board.turn.first = _flag(state.get("first_turn", False), "first_turn")
    last = state.get("last", {})
    board.last = _read_turn(board, last, "last")
    board.lasting = tuple(_read_lasting(board, item) for item in _list(state.get("lasting", []), "lasting"))
    board.lasting += tuple(_named_effects(board))
    winner = state.get("winner")
    board.winner = None if winner is None else _one_of(winner, SEATS, "winner")
    for card in board.cards.values():
        if card.keeper is not None and card.keeper not in board.cards:
            raise _bad("problem.no-such-uid", "keeper", uid=card.keeper)
    for card in board.in_play():
        if card.facts.id not in modeled() and card.facts is not UNKNOWN:
            raise NotModeled(card)
    return board


def write(board: Board, edition: str) -> Json:
    """The board as plain data, powers and armor computed."""
    game = Game(board.copy(), edition)
    return {
        "edition": edition,
        "active": board.turn.player,
        "step": board.step,
        "house": board.turn.house,
        "first_turn": board.turn.first,
        "players": {name: _write_player(game, player) for name, player in game.board.players.items()},
        "turn": _write_turn(board.turn),
        "last": {"player": board.last.player, "house": board.last.house, **_write_turn(board.last)},
        "lasting": [_write_lasting(board, lasting) for lasting in board.lasting],
        "winner": board.winner,
    }


# players and zones


def _read_player(board: Board, seat: str, data: Mapping[str, Any]) -> None:
    where = f"players.{seat}"
    _known(data, PLAYER, where)
    player = board.players[seat]
    player.aember = _count(data.get("aember", 0), f"{where}.aember")
    player.chains = _count(data.get("chains", 0), f"{where}.chains")
    player.keys = tuple(
        _one_of(color, COLORS, f"{where}.keys") for color in _list(data.get("keys", []), f"{where}.keys")
    )
    player.houses = tuple(
        _one_of(house, HOUSES, f"{where}.houses")
        for house in _list(data.get("houses", []), f"{where}.houses")
    )
    if len(set(player.keys)) < len(player.keys) or len(set(player.houses)) < len(player.houses):
        raise _bad("problem.same-twice", where)
    for zone in ("hand", "discard", "archives", "purged", "line", "artifacts"):
        items = _list(data.get(zone, []), f"{where}.{zone}")
        getattr(player, zone).extend(
            _read_card(board, seat, item, zone, f"{where}.{zone}").uid for item in items
        )
    _read_deck(board, player, data.get("deck", "unknown"), f"{where}.deck")


def _read_deck(board: Board, player: Player, data: Any, where: str) -> None:
    if data == "unknown":
        player.deck_unknown = True
        return
    if isinstance(data, Mapping):
        _known(data, DECK, where)
        top, shuffled = _list(data.get("top", []), where), _list(data.get("shuffled", []), where)
        player.deck_unknown = "rest" in data
    else:
        top, shuffled = _list(data, where), []
    player.deck = [_read_card(board, player.name, item, "deck", where).uid for item in top]
    player.shuffled = [_read_card(board, player.name, item, "deck", where).uid for item in shuffled]


def _read_card(board: Board, seat: str, item: Any, zone: str, where: str) -> Card:
    data = {"card": item} if isinstance(item, str) else _mapping(item, where)
    _known(data, CARD, where)
    for name, value in data.items():
        kinds = CARD[name]
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            raise _bad("problem.type", f"{where}.{name}", given=repr(value)[:40])
    if "card" not in data:
        raise _bad("problem.missing-field", where, missing="card")
    facts = all_facts().get(data["card"])
    if facts is None:
        raise _bad(
            "problem.unknown-card", where, given=data["card"], near=_nearest(data["card"], all_facts())
        )
    _fits(facts.type, zone, where, data["card"])
    owner = _one_of(data.get("owner", seat), SEATS, f"{where}.owner")
    uid = data.get("uid", "")
    if uid and uid in board.cards:
        raise _bad("problem.uid-twice", where, uid=uid)
    card = Card(uid or f"?{len(board.cards)}", facts, owner)
    card.zone = zone
    card.controller = _one_of(data.get("controller", seat), SEATS, f"{where}.controller")
    card.base = _one_of(data.get("base", card.controller), SEATS, f"{where}.base")
    card.label = data.get("label", "")
    for name in ("damage", "power_counters", "doom", "aember", "armor_used"):
        setattr(card, name, _count(data.get(name, 0), f"{where}.{name}"))
    for name in ("exhausted", "stunned", "attacked", "facedown", "to_owner"):
        setattr(card, name, _flag(data.get(name, False), f"{where}.{name}"))
    for name in ("house", "named"):
        value = data.get(name)
        setattr(card, name, None if value is None else _one_of(value, HOUSES, f"{where}.{name}"))
    card.keeper = data.get("keeper")
    card.claims = tuple(_claim(item, f"{where}.claims") for item in data.get("claims", []))
    board.cards[card.uid] = card
    for upgrade in data.get("upgrades", []):
        attached = _read_card(board, seat, upgrade, "attached", f"{where}.upgrades")
        attached.host = card.uid
        card.upgrades.append(attached.uid)
    for below in data.get("under", []):
        hidden = _read_card(board, seat, below, "under", f"{where}.under")
        hidden.host, hidden.facedown = card.uid, True
        card.under.append(hidden.uid)
    return card


def _claim(item: Any, where: str) -> tuple[str, str]:
    """Who has taken control of a card, and the uid of what holds it (empty: for good)."""
    if not isinstance(item, (list, tuple)) or len(item) != 2:
        raise _bad("problem.claim", where, given=repr(item)[:40])
    return _one_of(item[0], SEATS, where), str(item[1])


def _fits(type_: str, zone: str, where: str, name: str) -> None:
    wanted = {"line": "creature", "artifacts": "artifact", "attached": "upgrade"}.get(zone)
    if wanted is not None and type_ != wanted:
        raise _bad("problem.zone", where, card=name, zone=message(f"zone.{zone}"))


def _name_the_unnamed(board: Board) -> None:
    """Give every card without a uid one of its owner's: s1, s2 … for South, n1 … for North."""
    taken = set(board.cards)
    renamed: dict[str, str] = {}
    for card in board.cards.values():
        if card.uid.startswith("?"):
            stem, number = card.owner[0].lower(), 1
            while f"{stem}{number}" in taken:
                number += 1
            renamed[card.uid] = f"{stem}{number}"
            taken.add(f"{stem}{number}")

    def new(uid: str) -> str:
        return renamed.get(uid, uid)

    for card in board.cards.values():
        card.uid = new(card.uid)
        card.host = new(card.host) if card.host is not None else None
        card.upgrades = [new(uid) for uid in card.upgrades]
        card.under = [new(uid) for uid in card.under]
    for player in board.players.values():
        for zone in ("hand", "deck", "shuffled", "discard", "archives", "purged", "line", "artifacts"):
            setattr(player, zone, [new(uid) for uid in getattr(player, zone)])
        player.shuffled.sort()
    board.cards = {card.uid: card for card in board.cards.values()}


def _write_player(game: Game, player: Player) -> Json:
    board = game.board
    deck: Any = [_write_card(game, board.cards[uid]) for uid in player.deck]
    if player.deck_unknown and not deck and not player.shuffled:
        deck = "unknown"
    elif player.shuffled or player.deck_unknown:
        mixed = {"top": deck} if deck else {}
        if player.shuffled:
            mixed["shuffled"] = [_write_card(game, board.cards[uid]) for uid in player.shuffled]
        deck = mixed | ({"rest": "unknown"} if player.deck_unknown else {})
    zones = {
        zone: [_write_card(game, board.cards[uid]) for uid in getattr(player, zone)]
        for zone in ("hand", "discard", "archives", "purged", "line", "artifacts")
    }
    return {"aember": player.aember, "keys": list(player.keys), "chains": player.chains,
            "houses": list(player.houses), "hand": zones["hand"], "deck": deck, "discard": zones["discard"],
            "archives": zones["archives"], "purged": zones["purged"], "line": zones["line"],
            "artifacts": zones["artifacts"]}  # fmt: skip


def _write_card(game: Game, card: Card) -> Json:
    data: Json = {
        "card": card.facts.id, "uid": card.uid, "label": card.label, "owner": card.owner,
        "damage": card.damage, "exhausted": card.exhausted, "stunned": card.stunned,
        "power_counters": card.power_counters, "aember": card.aember, "armor_used": card.armor_used,
        "house": card.house,
        "upgrades": [_write_card(game, game.board.cards[uid]) for uid in card.upgrades],
        "under": [_write_card(game, game.board.cards[uid]) for uid in card.under],
    }  # fmt: skip
    for name in ("doom", "named", "attacked", "facedown", "keeper", "to_owner"):
        if getattr(card, name):
            data[name] = getattr(card, name)
    if card.zone == "attached" and card.controller != game.board.cards[str(card.host)].controller:
        data["controller"] = card.controller
    if card.base != card.controller and card.in_play:
        data["base"] = card.base
    if card.claims:
        data["claims"] = [list(claim) for claim in card.claims]
    if card.zone == "line":
        data["power"], data["armor"] = creature.power(game, card), creature.armor(game, card)
    elif card.facts.is_creature:
        data["power"], data["armor"] = card.facts.power, card.facts.armor
    return data


# turns and lasting effects


def _read_turn(board: Board, data: Any, where: str) -> Turn:
    data = _mapping(data, where)
    _known(data, TURN, where)
    turn = Turn(player=str(data.get("player", "")), number=_count(data.get("number", 0), f"{where}.number"))
    turn.house = data.get("house")
    turn.played_from_hand = _count(data.get("played_from_hand", 0), f"{where}.played_from_hand")
    for name in ("played", "discarded", "used"):
        uids = tuple(str(uid) for uid in _list(data.get(name, []), f"{where}.{name}"))
        missing = next((uid for uid in uids if uid not in board.cards), None)
        if missing is not None:
            raise _bad("problem.no-such-uid", f"{where}.{name}", uid=missing)
        setattr(turn, name, uids)
    turn.forged = tuple(
        _one_of(c, COLORS, f"{where}.forged") for c in _list(data.get("forged", []), f"{where}.forged")
    )
    deeds = _mapping(data.get("deeds", {}), f"{where}.deeds")
    turn.deeds = tuple((str(title), _count(times, f"{where}.deeds")) for title, times in deeds.items())
    turn.omega = _flag(data.get("omega", False), f"{where}.omega")
    return turn


def _write_turn(turn: Turn) -> Json:
    return {"number": turn.number, "played": list(turn.played), "played_from_hand": turn.played_from_hand,
            "discarded": list(turn.discarded), "used": list(turn.used), "deeds": dict(turn.deeds),
            "forged": list(turn.forged), "omega": turn.omega}  # fmt: skip


def _read_lasting(board: Board, data: Any) -> Lasting:
    data = _mapping(data, "lasting")
    _known(data, LASTING, "lasting")
    spec = modeled().get(data.get("card", ""))
    if spec is None or not 0 <= data.get("node", -1) < len(spec.nodes()):
        raise _bad("problem.lasting", "lasting", card=str(data.get("card")))
    bound: list[tuple[str, Any]] = []
    for uid in (data["source"], *data.get("it", ()), *data.get("cards", ())):
        if uid not in board.cards:
            raise _bad("problem.no-such-uid", "lasting", uid=uid)
    if "it" in data:
        bound.append(("it", tuple((uid, board.cards[uid].stay) for uid in data["it"])))
    if "house" in data:
        bound.append(("house", _one_of(data["house"], HOUSES, "lasting.house")))
    if "cards" in data:
        bound.append(("cards", tuple(data["cards"])))
    you = _one_of(data["you"], SEATS, "lasting.you")
    return Lasting(data["card"], data["node"], data["source"], you, str(data["until"]), tuple(bound))


def _named_effects(board: Board) -> Iterator[Lasting]:
    """A card in play for which a house was named keeps doing what it said about that house."""
    started = {lasting.source for lasting in board.lasting}
    for card in board.in_play():
        spec = modeled().get(card.facts.id)
        if card.named is None or card.uid in started or spec is None:
            continue
        for node in spec.nodes():
            if isinstance(node, UntilItLeaves):
                card_id, number = origin_of(node.what)
                yield Lasting(card_id, number, card.uid, card.controller, "leaves", (("house", card.named),))


def _write_lasting(board: Board, lasting: Lasting) -> Json:
    data: Json = {"card": lasting.card, "node": lasting.node, "source": lasting.source, "you": lasting.you,
                  "until": lasting.until}  # fmt: skip
    bound = dict(lasting.bound)
    if "it" in bound:
        data["it"] = [uid for uid, stay in bound["it"] if board.cards[uid].stay == stay]
    if "house" in bound:
        data["house"] = bound["house"]
    if "cards" in bound:
        data["cards"] = list(bound["cards"])
    return data


# what is right


def _bad(key: str, field: str, **places: Any) -> BadState:
    return BadState(message(key, field=field, **places), field)


def _nearest(name: str, among: Iterable[str]) -> str:
    from rapidfuzz import process

    found = process.extract(name[:100], list(among), limit=3)
    return ", ".join(match for match, _, _ in found)


def _known(data: Mapping[str, Any], fields: Iterable[str], where: str) -> None:
    for name in data:
        if name not in fields:
            raise _bad("problem.unknown-field", where, given=str(name)[:60], legal=", ".join(fields))


def _mapping(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise _bad("problem.not-a-mapping", where)
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise _bad("problem.not-a-list", where)
    return list(value)


def _count(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise _bad("problem.count", where, given=repr(value)[:40], most=MOST)
    return value


def _flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise _bad("problem.flag", where, given=repr(value)[:40])
    return value


def _one_of(value: Any, legal: Iterable[str], where: str) -> str:
    if value not in legal:
        raise _bad("problem.one-of", where, given=repr(value)[:40], legal=", ".join(legal))
    return str(value)
