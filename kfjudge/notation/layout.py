"""From the board of a scenario to one the engine plays on, and what of it cannot be laid out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kfjudge.core.message import message
from kfjudge.games.keyforge.dsl.card import modeled
from kfjudge.games.keyforge.dsl.contributions import Controls
from kfjudge.games.keyforge.dsl.effects import UntilItLeaves
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.facts import COLORS, UNKNOWN, Facts, all_facts
from kfjudge.notation.matching import matching
from kfjudge.notation.model import CardFact, Ref, Said, Scenario, Spot, Zone
from kfjudge.notation.names import called

Json = dict[str, Any]
Wrong = Callable[..., None]

HAND = 6
ZONES = ("hand", "discard", "archives", "purged", "line", "artifacts")
# What is said of a card, and the field that the engine keeps it in.
COUNTED = {"damage": "damage", "counters": "power_counters", "doom": "doom", "aember": "aember",
           "armor-used": "armor_used"}  # fmt: skip
FLAGS = ("stunned", "exhausted", "attacked", "facedown")
BEFORE_HOUSE = ("setup", "forge", "house")


@dataclass(frozen=True, slots=True)
class Placed:
    """A card of the scenario on its way to the board."""

    uid: str
    fact: CardFact
    controller: str
    zone: str
    owner: str

    @property
    def label(self) -> str:
        return self.fact.label

    @property
    def facts(self) -> Facts:
        return all_facts()[self.fact.card]


@dataclass(slots=True)
class Layout:
    """A state of the engine, and which of its cards is which of the scenario's."""

    state: Json
    placed: list[Placed] = field(default_factory=list)

    def matching(self, ref: Ref) -> list[Placed]:
        """The cards that a reference fits."""
        return matching(ref, self.placed)


def lay_out(scenario: Scenario, wrong: Wrong | None = None) -> Layout:
    """The state that the board of a scenario is. Without `wrong` it must have been checked before."""
    layout = Layout({})
    builder = _Builder(scenario, layout, wrong or _nothing_is_wrong)
    builder.build()
    return layout


def _nothing_is_wrong(key: str, spot: Spot, **places: Any) -> None:
    raise AssertionError(f"{key} at {spot}: {places}")


class _Builder:
    """Lays out one scenario. Cards are numbered first, for facts speak of other cards."""

    def __init__(self, scenario: Scenario, layout: Layout, wrong: Wrong) -> None:
        self.scenario = scenario
        self.layout = layout
        self.wrong = wrong
        self.uids: dict[tuple[str, str], list[str]] = {}
        self.lasting: list[Json] = []
        self.numbers = dict.fromkeys(SEATS, 0)

    def build(self) -> None:
        for seat in self.scenario.seats:
            for zone in seat.zones:
                uids = self.uids[seat.seat, zone.name] = []
                for card in (*zone.cards, *zone.shuffled):
                    self._number(card, seat.seat, zone.name, uids)
                uids.reverse()
        state = self.layout.state
        state["players"] = {seat: self._player(seat) for seat in SEATS}
        self._turn(state)
        self._last(state)
        state["turn"] = self._now()
        state["lasting"] = self.lasting

    def _number(self, card: CardFact, seat: str, zone: str, uids: list[str]) -> None:
        """Give a card and what belongs to it their uids, in the order in which `_card` takes them."""
        owner = next((fact["seat"] for fact in card.facts if fact.phrase == "fact.owner"), seat)
        self.numbers[owner] += 1
        uid = f"{owner[0].lower()}{self.numbers[owner]}"
        uids.append(uid)
        self.layout.placed.append(Placed(uid, card, seat, zone, owner))
        for fact in card.facts:
            item = fact.get("item")
            if item is not None:
                self._number(item, seat, "attached" if fact.phrase == "fact.upgrade" else "under", uids)

    def uid_of(self, ref: Ref) -> str | None:
        found = self.layout.matching(ref)
        if len(found) == 1:
            return found[0].uid
        report(self.wrong, ref, found)
        return None

    # the turns

    def _turn(self, state: Json) -> None:
        said = {fact.phrase.removeprefix("turn."): fact for fact in reversed(self.scenario.turn)}
        if len(said) < len(self.scenario.turn):
            self.wrong("turn-twice", self.scenario.turn[-1].spot)
        house = said["house"]["house"] if "house" in said else None
        phase = said["phase"]["phase"] if "phase" in said else None
        if phase is None:
            phase = "main" if house is not None or "no-house" in said else "house"
        if house is not None and ("no-house" in said or phase in BEFORE_HOUSE):
            self.wrong("house-too-early", said["house"].spot)
        state["active"] = said["player"]["seat"] if "player" in said else "South"
        if house is not None:
            self._check_house(state["active"], said["house"])
        state["step"], state["house"], state["first_turn"] = phase, house, "first" in said
        if phase == "setup" and self.scenario.turn and "player" not in said:
            state["active"] = None

    def _check_house(self, name: str, fact: Said) -> None:
        """The active house is one of the identity card, or of a card that the player controls."""
        seat = self.scenario.seat(name)
        zones = (seat.zone("line"), seat.zone("artifacts"))
        there = [card for zone in zones if zone is not None for card in zone.cards]
        printed = {all_facts()[card.card].house for card in there}
        given = {one["house"] for card in there for one in card.facts if one.phrase == "fact.house"}
        if seat.houses and fact["house"] not in {*seat.houses, *printed, *given}:
            self.wrong("not-their-house", fact.spot, house=called("house", fact["house"]),
                       player=seat.name or called("seat", name),
                       houses=tuple(called("house", house) for house in seat.houses))  # fmt: skip

    def _last(self, state: Json) -> None:
        if not self.scenario.last:
            return
        active = state["active"] or "South"
        last: Json = {"player": "North" if active == "South" else "South", "forged": []}
        for fact in self.scenario.last:
            last["player"] = fact.get("seat") or last["player"]
            if fact.phrase == "last.house":
                last["house"] = fact["house"]
            elif fact.phrase in ("last.key", "last.forged"):
                held = self._keys(last["player"])
                color = fact.get("color") or (held[-1] if held else None)
                if color is None or color not in held:
                    self.wrong("key-not-held", fact.spot)
                else:
                    last["forged"].append(color)
        state["last"] = last

    def _now(self) -> Json:
        turn: Json = {"played": [], "discarded": [], "used": [], "forged": [], "deeds": {},
                      "played_from_hand": 0}  # fmt: skip
        for fact in self.scenario.now:
            kind = fact.phrase.removeprefix("now.")
            if kind == "key":
                turn["forged"].append(fact["color"])
                continue
            found = self.layout.matching(fact["card"])
            if kind == "times" and found:
                turn["deeds"][found[0].fact.card] = fact["n"]
                continue
            uid = self.uid_of(fact["card"])
            if uid is None:
                continue
            turn[kind].append(uid)
            if kind == "played":
                turn["played_from_hand"] += 1
            if kind != "discarded":
                card = found[0].fact.card
                turn["deeds"][card] = turn["deeds"].get(card, 0) + 1
        return turn

    # players

    def _player(self, name: str) -> Json:
        seat = self.scenario.seat(name)
        data: Json = {"houses": list(seat.houses), "keys": self._keys(name)}
        for fact in seat.facts:
            if fact.phrase in ("player.aember", "player.chains"):
                data[fact.phrase.removeprefix("player.")] = fact["n"]
        for zone in ZONES:
            there = seat.zone(zone)
            if there is not None:
                uids = self.uids[name, zone]
                data[zone] = [self._card(card, name, zone, uids) for card in there.cards] + [
                    {"card": UNKNOWN.id} for _ in range(there.unknown)
                ]
        if seat.zone("hand") is None:
            setting_up = any(fact.get("phase") == "setup" for fact in self.scenario.turn)
            data["hand"] = [] if setting_up else [{"card": UNKNOWN.id} for _ in range(HAND)]
        deck = seat.zone("deck")
        data["deck"] = "unknown" if deck is None else self._deck(deck, name)
        return data

    def _keys(self, name: str) -> list[str]:
        facts = self.scenario.seat(name).facts
        colors = [fact["color"] for fact in facts if fact.phrase == "player.key"]
        for fact in facts:
            if fact.phrase == "player.keys" and fact["n"] < len(COLORS):
                more = [color for color in COLORS if color not in colors]
                colors += more[: max(fact["n"] - len(colors), 0)]
                if fact["n"] != len(colors):
                    self.wrong("keys-differ", fact.spot)
        many = next(
            (fact for fact in facts if fact.phrase == "player.keys" and fact["n"] >= len(COLORS)), None
        )
        if many is not None or len(colors) >= len(COLORS):
            self.wrong("three-keys", (many or facts[0]).spot)
        return colors

    def _deck(self, zone: Zone, name: str) -> Any:
        uids = self.uids[name, "deck"]
        cards = [self._card(card, name, "deck", uids) for card in zone.cards]
        mixed = [self._card(card, name, "deck", uids) for card in zone.shuffled]
        nobody_knows = [{"card": UNKNOWN.id} for _ in range(zone.unknown)]
        (mixed if mixed else cards).extend(nobody_knows)
        if not mixed and not zone.rest:
            return cards
        if not cards and not mixed:
            return "unknown"
        deck: Json = {"top": cards} if cards else {}
        if mixed:
            deck["shuffled"] = mixed
        return deck | ({"rest": "unknown"} if zone.rest else {})

    # cards

    def _card(self, card: CardFact, seat: str, zone: str, uids: list[str]) -> Json:
        uid = uids.pop()
        data: Json = {"card": card.card, "uid": uid, "owner": seat}
        if card.label:
            data["label"] = card.label
        for fact in card.facts:
            kind = fact.phrase.removeprefix("fact.")
            if kind in COUNTED:
                data[COUNTED[kind]] = fact["n"]
            elif kind in FLAGS:
                data[kind] = True
            elif kind == "owner":
                data["owner"] = fact["seat"]
            elif kind == "house":
                data["house"] = fact["house"]
            elif kind == "keeper":
                data["keeper"] = self.uid_of(fact["card"])
            elif kind == "named":
                data["named"] = fact["house"]
                self._begin_lasting(card, uid, seat, fact)
            elif kind in ("upgrade", "under"):
                below = self._card(fact["item"], seat, "attached" if kind == "upgrade" else "under", uids)
                data.setdefault("upgrades" if kind == "upgrade" else "under", []).append(below)
        if zone == "archives" and data["owner"] != seat:
            data["to_owner"] = True
        if zone == "attached":
            data["controller"] = data["owner"]
        if zone in ("line", "artifacts"):
            self._control(card, data, seat)
        return data

    def _control(self, card: CardFact, data: Json, seat: str) -> None:
        """Control by a card that takes it ends with that card; any other lasts."""
        held = next((fact for fact in card.facts if fact.phrase == "fact.held"), None)
        if held is not None:
            uid = self.uid_of(held["card"])
            data["claims"] = [[seat, uid]] if uid is not None else []
        else:
            data["claims"] = [
                [upgrade["controller"], upgrade["uid"]]
                for upgrade in data.get("upgrades", ())
                if upgrade["controller"] == seat and _takes_control(upgrade["card"])
            ]
        if data["claims"]:
            data["base"] = data["owner"]

    def _begin_lasting(self, card: CardFact, uid: str, seat: str, fact: Said) -> None:
        """What a card that named a house does until it leaves play."""
        spec = modeled().get(card.card)
        nodes = spec.nodes() if spec is not None else []
        for node in nodes:
            if isinstance(node, UntilItLeaves):
                number = next(n for n, other in enumerate(nodes) if other is node.what)
                self.lasting.append({"card": card.card, "node": number, "source": uid, "you": seat,
                                     "until": "leaves", "house": fact["house"]})  # fmt: skip


def not_modeled(scenario: Scenario) -> list[CardFact]:
    """The cards of the board that kfjudge cannot play, in the order of the file."""
    found = [card for _, _, card in scenario.cards() if card.card not in modeled()]
    return sorted(found, key=lambda card: (card.spot.line, card.spot.column))


def _takes_control(card: str) -> bool:
    spec = modeled().get(card)
    return spec is not None and any(isinstance(node, Controls) for node in spec.constants)


def report(wrong: Wrong, ref: Ref, found: list[Placed]) -> None:
    """Say that a reference fits no card of the board, or several."""
    if not found:
        key = "not-on-board-of" if ref.seat else "not-on-board"
        wrong(key, ref.spot, card=all_facts()[ref.card], player=called("seat", ref.seat) if ref.seat else "")
    else:
        wrong("fits-several", ref.spot, card=found[0].facts, cards=tuple(map(_described, found)))


def _described(card: Placed) -> Any:
    """A card and where it lies, for whoever has to tell two apart."""
    name = message("scenario.card-as", card=card.facts, label=card.label) if card.label else card.facts
    return message(f"scenario.in-{card.zone}", card=name, player=called("seat", card.controller))
