"""A board as plain data, and back: what the Python API and saved boards are made of.

Reading is strict: a field or card nobody knows, an impossible count, a card twice is an error that says
what would be right. A field left out takes its default.

What lasts is an object in `lasting`: the `card` whose words they are, `node`, which of its effects, the
`source` (a uid), `you`, `until`, and what it is bound to: `it`, `house`, `cards`, `armor`. `node` is a name
made of what the effect is, like `gains-2d711642`, so that it means the same when another part of the card is
edited, and nothing when the effect itself is; the part before the mark is enough where the card has one
effect of that kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kfjudge.core.errors import NotModeled
from kfjudge.core.pieces import Pieces
from kfjudge.core.readings import read_readings
from kfjudge.core.schema import CARD, TURN
from kfjudge.core.text import sanitize
from kfjudge.core.validation import (
    DEEPEST,
    Json,
    MarkFields,
    check_fields,
    check_kinds,
    check_pile,
    check_uid,
    describe_value,
    read_count,
    read_flag,
    read_list,
    read_mapping,
    read_one_of,
    read_word,
)
from kfjudge.games.keyforge import bad, message
from kfjudge.games.keyforge.engine.board import (
    FELL_BESIDE,
    FELL_FIGHTING,
    PILES,
    PLAYER,
    SCHEMA,
    SEATS,
    STEPS,
    ArmorLoss,
    Board,
    Card,
    Lasting,
    Loss,
    Player,
    Turn,
    is_still_lost,
)
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.lasting import UntilItLeaves, find_lasting, find_origin, lasting_of
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.facts import COLORS, HOUSES, UNKNOWN, all_facts
from kfjudge.games.keyforge.readings import POINTS

TOP = ("edition", "active", "step", "house", "first_turn", "players", "turn", "last", "lasting", "winner",
       "readings")  # fmt: skip
DECK = ("top", "shuffled", "rest")
LASTING: Mapping[str, tuple[type, ...]] = {
    "card": (str,), "node": (str, int), "source": (str,), "you": (str,), "until": (str,),
    "it": (list, tuple), "house": (str,), "cards": (list, tuple), "armor": (list, tuple),
}  # fmt: skip
OF_EVERY_LASTING = ("card", "node", "source", "you", "until")
UNTIL = (
    "turn",
    "leaves",
    "held",
    *(f"{when}:{seat}" for when in ("next", "during", "before") for seat in SEATS),
)

UNNAMED = "\0"  # begins the name of a card until it has a uid; no uid begins so
FELL = ("", FELL_FIGHTING, FELL_BESIDE)

MARKS = MarkFields(SCHEMA, CARD)
OF_A_PLAYER = MarkFields(SCHEMA, PLAYER)
OF_A_TURN = MarkFields(SCHEMA, TURN)
ZONES_OF_A_PLAYER = tuple(zone.name for zone in SCHEMA.zones_of(PLAYER))
OPEN_ZONES = tuple(zone.name for zone in SCHEMA.zones_of(PLAYER) if not zone.unknown)
PLAYER_FIELDS = (*OF_A_PLAYER.fields, *ZONES_OF_A_PLAYER)
CARD_FIELDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("card", "uid", "label", "owner"), (str,)),
    **MARKS.kinds,
    **dict.fromkeys(("power", "armor"), (int,)),  # computed; ignored
}
BELOW = tuple(mark for mark in SCHEMA.marks_of(CARD, "cards") if mark.zone)
HOLDS = {zone.name: zone.holds for zone in SCHEMA.zones}


def read(state: Mapping[str, Any]) -> Board:
    """Read a board from plain data. Raises BadState, NotModeled."""
    if not isinstance(state, Mapping):
        raise bad("problem.not-a-mapping", "state")
    check_fields(state, TOP, "state")
    players = read_mapping(state.get("players", {}), "players")
    check_fields(players, SEATS, "players")
    board = Board({seat: Player(seat) for seat in SEATS})
    for seat in SEATS:
        _read_player(board, seat, read_mapping(players.get(seat, {}), f"players.{seat}"))
    _name_the_unnamed(board)
    for player in board.players.values():
        player.shuffled = tuple(sorted(player.shuffled))
    active = read_one_of(state.get("active", "South"), SEATS, "active")
    step = read_one_of(state.get("step", "main"), STEPS, "step")
    house = state.get("house")
    if house is not None:
        read_one_of(house, HOUSES, "house")
    board.step = step
    board.turn = _read_turn(board, state.get("turn", {}), "turn")
    board.turn.player, board.turn.house = active, house
    board.turn.first = read_flag(state.get("first_turn", False), "first_turn")
    last = state.get("last", {})
    board.last = _read_turn(board, last, "last")
    board.lasting = tuple(
        _read_lasting(board, item) for item in read_list(state.get("lasting", []), "lasting")
    )
    board.lasting += tuple(_named_effects(board))
    board.readings = read_readings(state.get("readings", {}), POINTS)
    winner = state.get("winner")
    board.winner = None if winner is None else read_one_of(winner, SEATS, "winner")
    won = next((seat for seat in SEATS if len(board.players[seat].keys) == len(COLORS)), None)
    if won and board.winner is None:
        raise bad("problem.won", f"players.{won}.keys")
    for card in board.cards.values():
        if card.keeper is not None:
            check_uid(card.keeper, board.cards, "keeper")
        for _, holder in card.claims:
            check_uid(holder, ("", *board.cards), "claims")
    missing = [
        card for card in board.in_play() if card.facts is not UNKNOWN and spec_of(card.facts.id) is None
    ]
    if missing:
        raise NotModeled(missing[0], dict.fromkeys(card.facts.id for card in missing))
    return board


def write(board: Board, edition: str) -> Json:
    """Write a board as plain data, with powers and armor computed."""
    game = Game(board.copy(), edition)
    otherwise = {"readings": dict(board.readings)} if board.readings else {}
    state = {
        "edition": edition,
        **otherwise,
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
    game.leave()
    return state


# players and zones


def _read_player(board: Board, seat: str, data: Mapping[str, Any]) -> None:
    where = f"players.{seat}"
    check_fields(data, PLAYER_FIELDS, where)
    player = board.players[seat]
    OF_A_PLAYER.read(player, data, where)
    if len(set(player.keys)) < len(player.keys) or len(set(player.houses)) < len(player.houses):
        raise bad("problem.same-twice", where)
    for zone in OPEN_ZONES:
        items = read_list(data.get(zone, []), f"{where}.{zone}")
        check_pile(items, UNKNOWN.id, f"{where}.{zone}")
        cards = [_read_card(board, seat, item, zone, f"{where}.{zone}") for item in items]
        setattr(player, zone, tuple(card.uid for card in cards))
    deck, where = data.get("deck", "unknown"), f"{where}.deck"
    if deck == "unknown":
        player.deck_unknown = True
        return
    if isinstance(deck, Mapping):
        check_fields(deck, DECK, where)
        top, shuffled = read_list(deck.get("top", []), where), read_list(deck.get("shuffled", []), where)
        player.deck_unknown = "rest" in deck
    else:
        top, shuffled = read_list(deck, where), []
    check_pile([*top, *shuffled], UNKNOWN.id, where)
    player.deck = tuple(_read_card(board, player.name, item, "deck", where).uid for item in top)
    player.shuffled = tuple(_read_card(board, player.name, item, "deck", where).uid for item in shuffled)


def _read_card(board: Board, seat: str, item: Any, zone: str, where: str, depth: int = 0) -> Card:
    if depth > DEEPEST:
        raise bad("problem.too-deep", where, most=DEEPEST)
    data = {"card": item} if isinstance(item, str) else read_mapping(item, where)
    check_kinds(data, CARD_FIELDS, where)
    if "card" not in data:
        raise bad("problem.missing-field", where, missing="card")
    facts = all_facts().get(data["card"])
    if facts is None:
        from rapidfuzz import process

        nearest = process.extract(data["card"][:100], list(all_facts()), limit=3)
        near = ", ".join(match for match, _, _ in nearest)
        raise bad("problem.unknown-card", where, given=sanitize(data["card"]), near=near)
    if HOLDS[zone] and facts.type != HOLDS[zone]:
        raise bad("problem.zone", where, card=data["card"], zone=message(f"zone.{zone}"))
    owner = read_one_of(data.get("owner", seat), SEATS, f"{where}.owner")
    uid = data.get("uid", "")
    if not uid.isprintable():
        raise bad("problem.type", f"{where}.uid", given=describe_value(uid))
    if uid and uid in board.cards:
        raise bad("problem.uid-twice", where, uid=sanitize(uid))
    card = Card(uid or f"{UNNAMED}{len(board.cards)}", facts, owner)
    card.zone = zone
    card.controller = read_one_of(data.get("controller", seat), SEATS, f"{where}.controller")
    card.base = read_one_of(data.get("base", card.controller), SEATS, f"{where}.base")
    card.label = data.get("label", "")
    MARKS.read(card, data, where)
    of_claims = f"{where}.claims"
    for claim in data.get("claims", []):  # who has taken control, and the card that holds it (none: for good)
        if not isinstance(claim, (list, tuple)) or len(claim) != 2:
            raise bad("problem.claim", of_claims, given=describe_value(claim))
        taker, holder = read_one_of(claim[0], SEATS, of_claims), read_word(claim[1], of_claims)
        card.claims = (*card.claims, (taker, holder))
    board.cards[card.uid] = card
    for mark in BELOW:
        check_pile(data.get(mark.field, []), UNKNOWN.id, f"{where}.{mark.field}")
        for item in data.get(mark.field, []):
            below = _read_card(board, seat, item, mark.zone, f"{where}.{mark.field}", depth + 1)
            below.host, below.facedown = card.uid, below.facedown or mark.zone == "under"
            setattr(card, mark.field, (*getattr(card, mark.field), below.uid))
    return card


def _name_the_unnamed(board: Board) -> None:
    """Give every card without a uid one of its owner's: s1, s2 … for South, n1 … for North."""
    taken = set(board.cards)
    last = dict.fromkeys(SEATS, 0)
    names: dict[str | None, str] = {}
    for card in board.cards.values():
        if card.uid.startswith(UNNAMED):
            last[card.owner] += 1
            while (uid := f"{card.owner[0].lower()}{last[card.owner]}") in taken:
                last[card.owner] += 1
            names[card.uid] = uid
    if not names:
        return
    for card in board.cards.values():
        card.uid = names.get(card.uid, card.uid)
        card.host = names.get(card.host, card.host)
        card.upgrades = tuple(map(names.get, card.upgrades, card.upgrades))
        card.under = tuple(map(names.get, card.under, card.under))
    for player in board.players.values():
        for pile in PILES:
            uids = getattr(player, pile)
            setattr(player, pile, tuple(map(names.get, uids, uids)))
    board.cards = Pieces((card.uid, card) for card in board.cards.values())


def _write_player(game: Game, player: Player) -> Json:
    piles = {zone: _write_cards(game, getattr(player, zone)) for zone in ZONES_OF_A_PLAYER}
    deck: Any = piles["deck"]
    if player.deck_unknown and not deck and not player.shuffled:
        piles["deck"] = "unknown"
    elif player.shuffled or player.deck_unknown:
        mixed = {"top": deck} if deck else {}
        if player.shuffled:
            mixed["shuffled"] = _write_cards(game, player.shuffled)
        piles["deck"] = mixed | ({"rest": "unknown"} if player.deck_unknown else {})
    return OF_A_PLAYER.write_always(player) | piles


def _write_cards(game: Game, uids: Sequence[str]) -> Any:
    return [_write_card(game, card) for card in game.view.cards.peek_all(uids)] if uids else []


def _write_card(game: Game, card: Card) -> Json:
    data: Json = {"card": card.facts.id, "uid": card.uid, "label": card.label, "owner": card.owner}
    data |= MARKS.write_always(card)
    for mark in BELOW:
        data[mark.field] = _write_cards(game, getattr(card, mark.field))
    data |= MARKS.write_set(card)
    if card.zone == "attached" and card.controller != game.board.cards.peek(str(card.host)).controller:
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
    data = read_mapping(data, where)
    check_fields(data, OF_A_TURN.fields, where)
    turn = Turn(player=read_one_of(data.get("player", ""), ("", *SEATS), f"{where}.player"))
    OF_A_TURN.read(turn, data, where, board.cards)
    if turn.omega and not turn.played:
        raise bad("problem.missing-field", where, missing="played")
    seats = read_list(data.get("discarders", []), f"{where}.discarders")
    turn.discarders = tuple(sorted({read_one_of(seat, SEATS, f"{where}.discarders") for seat in seats}))
    losses: list[Loss] = []
    of_losses = f"{where}.losses"
    for item in read_list(data.get("losses", []), of_losses):
        loss = read_mapping(item, of_losses)
        check_fields(loss, Loss._fields, of_losses)
        uid = check_uid(loss.get("uid", ""), board.cards, of_losses)
        owner = board.cards[uid].owner
        controller = read_one_of(loss.get("controller", owner), SEATS, f"{of_losses}.controller")
        fell = read_one_of(loss.get("fight", ""), FELL, f"{of_losses}.fight")
        losses.append(Loss(uid, controller, fell))
    turn.losses = tuple(losses)
    deeds = read_mapping(data.get("deeds", {}), f"{where}.deeds")
    turn.deeds = tuple(
        (read_word(title, f"{where}.deeds"), read_count(times, f"{where}.deeds"))
        for title, times in deeds.items()
    )
    return turn


def _write_turn(turn: Turn) -> Json:
    data = OF_A_TURN.write_always(turn) | {
        "deeds": dict(turn.deeds),
        "discarders": list(turn.discarders),
        "losses": [loss._asdict() for loss in turn.losses],
    }
    return {name: data[name] for name in OF_A_TURN.fields if name in data}


def _read_lasting(board: Board, data: Any) -> Lasting:
    data = read_mapping(data, "lasting")
    check_kinds(data, LASTING, "lasting")
    for name in OF_EVERY_LASTING:
        if name not in data:
            raise bad("problem.missing-field", "lasting", missing=name)
    node = find_lasting(data["card"], data["node"])
    if node is None:
        legal = tuple(lasting_of(data["card"]))
        key = "problem.lasting-legal" if legal else "problem.lasting"
        raise bad(key, "lasting.node", card=sanitize(data["card"]), legal=legal)
    for uid in (data["source"], *data.get("it", ()), *data.get("cards", ())):
        check_uid(uid, board.cards, "lasting")
    you = read_one_of(data["you"], SEATS, "lasting.you")
    until = read_one_of(data["until"], UNTIL, "lasting.until")
    bound_to = ("it",) if until == "held" else ()
    for needed in (*bound_to, *lasting_of(data["card"])[node].bound_to):
        if needed not in data:
            raise bad("problem.missing-field", "lasting", missing=needed)
    bound: list[tuple[str, Any]] = []
    if "it" in data:
        bound.append(("it", tuple((uid, board.cards[uid].stay) for uid in data["it"])))
    if "house" in data:
        bound.append(("house", read_one_of(data["house"], HOUSES, "lasting.house")))
    if "cards" in data:
        bound.append(("cards", tuple(data["cards"])))
    if "armor" in data:
        where, losses = "lasting.armor", []
        for item in data["armor"]:
            loss = read_mapping(item, where)
            check_fields(loss, ("uid", "giver", "amount"), where)
            uid, giver = (check_uid(loss.get(name, ""), board.cards, where) for name in ("uid", "giver"))
            amount = read_count(loss.get("amount", 0), f"{where}.amount")
            losses.append(ArmorLoss(uid, board.cards[uid].stay, giver, board.cards[giver].stay, amount))
        bound.append(("armor", tuple(losses)))
    return Lasting(data["card"], node, data["source"], you, until, tuple(bound))


def _named_effects(board: Board) -> Iterator[Lasting]:
    """List the lasting effects of cards in play for which a house was named: they apply to that house."""
    started = {lasting.source for lasting in board.lasting}
    for card in board.in_play():
        spec = spec_of(card.facts.id)
        if card.named is None or card.uid in started or spec is None:
            continue
        for node in spec.nodes():
            if isinstance(node, UntilItLeaves):
                card_id, name = find_origin(node.held, (card.facts.id,))
                yield Lasting(card_id, name, card.uid, card.controller, "leaves", (("house", card.named),))


def _write_lasting(board: Board, lasting: Lasting) -> Json:
    data: Json = {"card": lasting.card, "node": lasting.node, "source": lasting.source, "you": lasting.you,
                  "until": lasting.until}  # fmt: skip
    bound = dict(lasting.bound)
    if "it" in bound:
        there = [uid for uid, stay in bound["it"] if board.cards[uid].stay == stay]
        is_over = lasting.until == "held" and len(there) < len(bound["it"])
        data["it"] = [] if is_over else there  # nothing is held of which a part has left
    if "house" in bound:
        data["house"] = bound["house"]
    if "cards" in bound:
        data["cards"] = list(bound["cards"])
    if "armor" in bound:
        data["armor"] = [
            {"uid": loss.uid, "giver": loss.giver, "amount": loss.amount}
            for loss in bound["armor"]
            if is_still_lost(board, loss)
        ]
    return data
