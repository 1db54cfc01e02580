"""A game as plain data, and back: what the Python API and saved boards are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count, islice
from typing import Any

from kfjudge.core.readings import read_readings
from kfjudge.core.schema import CARD, TURN, Zone
from kfjudge.core.text import sanitize
from kfjudge.core.validation import (
    Json,
    MarkFields,
    bad_field,
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
    read_owners,
)
from kfjudge.games.arkham import bad
from kfjudge.games.arkham.engine.board import (
    ACTIONS,
    ASSETS,
    ATTACHED,
    ENCOUNTER,
    ENEMIES,
    INVESTIGATION,
    INVESTIGATOR,
    PHASES,
    PLAYER,
    SCHEMA,
    SETUP,
    SKILLS,
    TOKENS,
    Board,
    Card,
    Encounter,
    Investigator,
    Lasting,
)
from kfjudge.games.arkham.engine.node import MoreActions
from kfjudge.games.arkham.engine.spec import modeled, until, uses_on
from kfjudge.games.arkham.facts import BLANKS, UNKNOWN, Facts, on_boards
from kfjudge.games.arkham.readings import points

OF_A_PLAYER, OF_A_TURN, OF_A_CARD = (MarkFields(SCHEMA, piece) for piece in (PLAYER, TURN, CARD))
TOP = (
    "edition",
    "active",
    "players",
    ENCOUNTER,
    "turn",
    "lead",
    "started",
    "bag",
    "limits",
    "lasting",
    "over",
    "readings",
)
FIELDS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("card", "uid", "label", "owner"), (str,)),
    **OF_A_CARD.kinds,
    "connected": (list,),
    "uses": (int,),
}
UNKNOWN_PILE = "unknown"
LARGEST = 999  # of any number on a board
MOST_TOKENS = 60
MOST_PLAYERS = 4


def read(state: Mapping[str, Any]) -> Board:
    """Read a board from plain data. Raises BadState."""
    return _Reader(state).board


class _Reader:
    """Reads one state into its board."""

    def __init__(self, state: Mapping[str, Any]) -> None:
        check_fields(read_mapping(state, "state"), TOP, "state")
        self.board = board = Board({})
        self.given = frozenset(_given_uids(state))
        players = read_owners(state.get("players", {}), "players")
        if not 1 <= len(players) <= MOST_PLAYERS:
            raise bad("problem.players", "players", most=MOST_PLAYERS)
        for name in players:
            if not isinstance(name, str) or not name or name == ENCOUNTER:
                raise bad("problem.name", "players", given=describe_value(name))
            board.players[name] = Investigator(name)
        common = read_mapping(state.get(ENCOUNTER, {}), ENCOUNTER)
        check_fields(common, (ENCOUNTER,), ENCOUNTER)
        data = read_mapping(common.get(ENCOUNTER, {}), ENCOUNTER)
        zones = SCHEMA.zones_of(ENCOUNTER)
        check_fields(data, [zone.name for zone in zones], ENCOUNTER)
        for zone in zones:
            self._read_zone(ENCOUNTER, board.common, zone, data, ENCOUNTER)
        for name, found in players.items():
            self._read_player(board.players[name], read_mapping(found, f"players.{name}"))
        self._check_locations()
        board.over = read_flag(state.get("over", False), "over")
        self._read_turn(state)
        board.bag = self._read_bag(state)
        board.readings = read_readings(state.get("readings", {}), points())

    def _read_player(self, one: Investigator, data: Mapping[str, Any]) -> None:
        where = f"players.{one.name}"
        zones = SCHEMA.zones_of(PLAYER)
        check_fields(data, (*OF_A_PLAYER.fields, *(zone.name for zone in zones)), where)
        OF_A_PLAYER.read(one, data, where)
        investigators = [facts.id for facts in on_boards().values() if facts.type == INVESTIGATOR]
        one.card = read_one_of(data.get("card") or INVESTIGATOR, investigators, f"{where}.card")
        taken = any(other.card == one.card and other is not one for other in self.board.players.values())
        if taken and one.card not in BLANKS:
            raise bad("problem.same-investigator", where, card=on_boards()[one.card])
        facts = on_boards()[one.card]
        self.board.cards[one.uid] = Card(one.uid, facts, one.name, one.name, INVESTIGATOR)
        for zone in zones:
            self._read_zone(one.name, one, zone, data, where)
        if one.at is not None:
            check_uid(one.at, self.board.common.locations, f"{where}.at")
        elif not one.is_out:
            raise bad("problem.no-place", where, player=sanitize(one.name))

    def _read_zone(
        self, name: str, of: Investigator | Encounter, zone: Zone, data: Mapping[str, Any], where: str
    ) -> None:
        """Read the cards of a zone: a list, or of a deck those on top, those in no known order, and the
        rest."""
        where = f"{where}.{zone.name}"
        pile = data.get(zone.name, UNKNOWN_PILE if zone.unknown else [])
        piles: Mapping[str, Any] = {"top": pile}
        if zone.unknown and pile == UNKNOWN_PILE:
            piles = {"rest": UNKNOWN_PILE}
        elif zone.unknown and isinstance(pile, Mapping):
            check_fields(pile, ("top", "shuffled", "rest"), where)
            piles = pile
        if "rest" in piles:
            read_one_of(piles["rest"], (UNKNOWN_PILE,), f"{where}.rest")
            setattr(of, f"{zone.name}_unknown", True)
        for part, into in (("top", zone.name), ("shuffled", "shuffled")):
            items = read_list(piles.get(part, []), where)
            check_pile(items, UNKNOWN.id, where)
            for item in items:
                card = self._read_card(name, item, zone, where)
                self.board.cards[card.uid] = card
                getattr(of, into).append(card.uid)

    def _read_card(self, name: str, item: Any, zone: Zone, where: str) -> Card:
        data = {"card": item} if isinstance(item, str) else read_mapping(item, where)
        check_kinds(data, FIELDS, where)
        given = data.get("card", "")
        facts = UNKNOWN if given == UNKNOWN.id and not zone.in_play else on_boards().get(given)
        if facts is None or zone.holds not in ("", facts.type):
            fits = (id for id, one in on_boards().items() if zone.holds in ("", one.type))
            near = ", ".join(islice(fits, 8))
            raise bad_field("problem.unknown-card", where, given=describe_value(data.get("card")), near=near)
        uid = self._read_uid(name, data, where)
        owner = read_one_of(data.get("owner", name), (*self.board.players, ENCOUNTER), f"{where}.owner")
        if facts.side == "mythos" or (facts.id == "enemy" and owner == name):
            owner = ENCOUNTER
        elif zone.name == ATTACHED and owner == ENCOUNTER and facts.type != "asset":
            owner = self._read_only_player(facts, where)
        card = Card(uid, facts, owner, name, zone.name, label=data.get("label", ""))
        OF_A_CARD.read(card, data, where)
        card.connected = tuple(data.get("connected", ()))
        has = uses_on(facts.id) if zone.name == ASSETS else None
        card.uses = read_count(data.get("uses", has.amount if has is not None else 0), f"{where}.uses")
        OF_A_CARD.check_type(data, facts.type, where)
        return card

    def _read_uid(self, name: str, data: Mapping[str, Any], where: str) -> str:
        """Read the uid of a card, which no other has; one without gets the next number of whose it is."""
        numbered = (f"{name[0].lower()}{number}" for number in count(1))
        uid: str = data.get("uid") or next(
            one for one in numbered if one not in self.given | self.board.cards.keys()
        )
        if ":" in uid or " " in uid:
            raise bad("problem.uid", where, given=describe_value(uid))
        if uid in self.board.cards or uid.startswith(f"{INVESTIGATOR}-"):
            raise bad_field("problem.uid-twice", where, uid=sanitize(uid))
        return uid

    def _add_actions(self, one: Investigator) -> None:
        """Add the actions that cards give to a turn of which nobody has said how many are left."""
        for uid in (one.uid, *one.assets):
            spec = modeled().get(self.board.cards[uid].facts.id)
            for more in spec.nodes() if spec is not None else ():
                if isinstance(more, MoreActions) and more.what is None:
                    one.actions += more.amount
                elif isinstance(more, MoreActions):
                    one.extra += more.amount

    def _read_only_player(self, facts: Facts, where: str) -> str:
        """Return the only player, whose a card is of which nobody says it."""
        if len(self.board.players) > 1:
            raise bad("problem.whose", where, card=facts)
        return next(iter(self.board.players))

    def _check_locations(self) -> None:
        """Check the locations that cards name."""
        for card in self.board.cards.values():
            if card.zone in (ENEMIES, ATTACHED) and card.at is None:
                raise bad("problem.no-location", card.uid, card=card)
            for uid in (*card.connected, *((card.at,) if card.at is not None else ())):
                check_uid(uid, self.board.common.locations, card.uid)

    def _read_turn(self, state: Mapping[str, Any]) -> None:
        board, turn = self.board, self.board.turn
        data = read_mapping(state.get("turn", {}), "turn")
        check_fields(data, OF_A_TURN.fields, "turn")
        OF_A_TURN.read(turn, {"phase": INVESTIGATION, "round": 1, **data}, "turn")
        read_one_of(turn.phase, (*PHASES, SETUP), "turn.phase")
        turn.player = read_one_of(state.get("active") or "", ("", *board.players), "active")
        if turn.player:
            turn.phase, turn.begun = INVESTIGATION, True
            one = board.players[turn.player]
            given = state["players"][turn.player]
            one.actions = given.get("actions", ACTIONS)
            if "actions" not in given:
                self._add_actions(one)
            if one.is_out or one.acted:
                raise bad("problem.has-acted", "active", player=sanitize(turn.player))
        elif turn.phase != INVESTIGATION and not board.over:  # it may end within a phase
            turn.begun = False
        left = [one.name for one in board.players.values() if not one.is_out]
        first = next(iter([*left, *board.players]))
        board.lead = read_one_of(state.get("lead") or first, tuple(board.players), "lead")
        board.started = read_count(state.get("started", len(board.players)), "started")
        board.limits = tuple(self._read_limit(one) for one in read_list(state.get("limits", []), "limits"))
        board.lasting = tuple(
            self._read_lasting(one) for one in read_list(state.get("lasting", []), "lasting")
        )

    def _read_limit(self, value: Any) -> tuple[str, str, int]:
        """Read what has been used, until when, and how often: ["Roland roland-banks", "round", 1]."""
        parts = read_list(value, "limits")
        if len(parts) != 3 or not all(isinstance(part, str) for part in parts[:2]):
            raise bad_field("problem.type", "limits", given=describe_value(value))
        return str(parts[0]), str(parts[1]), read_count(parts[2], "limits")

    def _read_lasting(self, value: Any) -> Lasting:
        """Read an effect that lasts: ["r3", "Roland", "combat"]."""
        parts = read_list(value, "lasting")
        if len(parts) not in (2, 3) or not all(isinstance(part, str) for part in parts):
            raise bad_field("problem.type", "lasting", given=describe_value(value))
        found = Lasting(*parts)
        board = self.board
        card = board.cards.get(found.card)
        if card is None or until(card.facts.id) is None:
            raise bad("problem.not-lasting", "lasting", given=describe_value(found.card))
        read_one_of(found.player, tuple(board.players), "lasting")
        if found.about:
            read_one_of(found.about, (*SKILLS, *board.cards), "lasting")
        return found

    def _read_bag(self, state: Mapping[str, Any]) -> tuple[str, ...]:
        """Read the tokens of the chaos bag, sorted."""
        tokens = read_list(state.get("bag", []), "bag")
        if len(tokens) > MOST_TOKENS:
            raise bad_field("problem.count", "bag", given=len(tokens), most=MOST_TOKENS)
        return tuple(sorted((read_one_of(token, TOKENS, "bag") for token in tokens), key=TOKENS.index))


def _given_uids(state: Mapping[str, Any]) -> Iterator[str]:
    """List the uids that a state gives, which no other card may get."""
    owners = [one for kind in ("players", ENCOUNTER) for one in _values(state.get(kind))]
    zones = [zone for one in owners for zone in _values(one)]
    for pile in (part for zone in zones for part in (zone, *_values(zone))):
        for card in pile if isinstance(pile, list) else ():
            if isinstance(card, Mapping) and isinstance(card.get("uid"), str):
                yield card["uid"]


def _values(value: Any) -> list[Any]:
    return [*value.values()] if isinstance(value, Mapping) else []


def write(board: Board, edition: str) -> Json:
    """Write a board as plain data."""
    otherwise = {"readings": dict(board.readings)} if board.readings else {}
    limits = {"limits": [list(one) for one in board.limits]} if board.limits else {}
    lasting = {"lasting": [list(one) for one in board.lasting]} if board.lasting else {}

    def write_card(card: Card) -> Json:
        is_of_nobody = card.owner == ENCOUNTER and not card.facts.subtype
        owner = card.controller if is_of_nobody and card.zone != ASSETS else card.owner
        plain = {"card": card.facts.id, "uid": card.uid, "label": card.label, "owner": owner}
        connected = {"connected": list(card.connected)} if card.connected else {}
        uses = {"uses": card.uses} if card.zone == ASSETS and uses_on(card.facts.id) is not None else {}
        return {**plain, **OF_A_CARD.write_set(card), **connected, **uses}

    def write_zone(of: Investigator | Encounter, zone: Zone) -> Any:
        top = [write_card(board.cards[uid]) for uid in getattr(of, zone.name)]
        if not zone.unknown:
            return top
        mixed = [write_card(board.cards[uid]) for uid in of.shuffled]
        unknown = getattr(of, f"{zone.name}_unknown")
        if not mixed and not unknown:
            return top
        if not top and not mixed:
            return UNKNOWN_PILE
        parts = {"top": top} if top else {}
        return {
            **parts,
            **({"shuffled": mixed} if mixed else {}),
            **({"rest": UNKNOWN_PILE} if unknown else {}),
        }

    return {
        "edition": edition,
        **otherwise,
        "active": board.turn.player or None,
        "lead": board.lead,
        "players": {
            name: {
                "card": one.card,
                "at": one.at,
                **OF_A_PLAYER.write_always(one),
                **{zone.name: write_zone(one, zone) for zone in SCHEMA.zones_of(PLAYER)},
            }
            for name, one in board.players.items()
        },
        ENCOUNTER: {
            ENCOUNTER: {zone.name: write_zone(board.common, zone) for zone in SCHEMA.zones_of(ENCOUNTER)}
        },
        "turn": OF_A_TURN.write_always(board.turn),
        "started": board.started,
        "bag": list(board.bag),
        **limits,
        **lasting,
        "over": board.over,
    }
