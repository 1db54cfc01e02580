"""Whose turn it is, what the turn before it and this turn have seen: from the lines of a file to a state, and
back."""

from __future__ import annotations

from collections.abc import Iterator

from kfjudge.core.message import Message
from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.engine.board import ACROSS, FELL_BESIDE, FELL_FIGHTING, SEATS
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.message import message
from kfjudge.notation.board_state import StateBuilder
from kfjudge.notation.game import Cards, Json
from kfjudge.notation.grammar import name_value
from kfjudge.notation.scenario import CardRef, Phrase, Situation, make_phrase, refer_to

BEFORE_HOUSE = ("setup", "forge", "house")
DESTROYED = "destroyed"
FELL = {"fighting": FELL_FIGHTING, "beside": FELL_BESIDE}
REMEMBERED = ("played", "discarded", "waived", "used", "reaped")
COUNTED = ("played", "used")  # toward the Rule of Six


def lay_out(builder: StateBuilder, state: Json) -> None:
    _turn(builder, state)
    _last(builder, state)
    state["turn"] = _now(builder, state["active"])


def _turn(builder: StateBuilder, state: Json) -> None:
    turn = builder.scenario.facts_about("turn")
    phrase = {fact.key.removeprefix("turn."): fact for fact in reversed(turn)}
    if len(phrase) < len(turn):
        builder.error("turn-twice", turn[-1].spot)
    house = phrase["house"]["house"] if "house" in phrase else None
    phase = phrase["phase"]["phase"] if "phase" in phrase else None
    if phase is None:
        phase = "main" if house is not None or "no-house" in phrase else "house"
    if house is not None and ("no-house" in phrase or phase in BEFORE_HOUSE):
        builder.error("house-too-early", phrase["house"].spot)
    state["active"] = phrase["player"]["seat"] if "player" in phrase else SEATS[0]
    if house is not None:
        _check_house(builder, state["active"], phrase["house"])
    state["step"], state["house"], state["first_turn"] = phase, house, "first" in phrase
    if phase == "setup" and turn and "player" not in phrase:
        state["active"] = None


def _check_house(builder: StateBuilder, name: str, fact: Phrase) -> None:
    """The active house is one of the identity card, or of a card that the player controls."""
    owner = builder.scenario.owner(name)
    zones = (owner.zone("line"), owner.zone("artifacts"))
    there = [card for zone in zones if zone is not None for card in zone.cards]
    printed = {all_facts()[card.card].house for card in there}
    given = {one["house"] for card in there for one in card.facts if one.key == "fact.house"}
    houses = [one["house"] for one in owner.introduction]
    if houses and fact["house"] not in {*houses, *printed, *given}:
        builder.error("not-their-house", fact.spot, house=name_value("house", fact["house"], GAME),
                   player=owner.name or name_value("seat", name, GAME),
                   houses=tuple(name_value("house", house, GAME) for house in houses))  # fmt: skip


def _last(builder: StateBuilder, state: Json) -> None:
    turn = builder.scenario.facts_about("last")
    if not turn:
        return
    last: Json = {"player": ACROSS[state["active"] or SEATS[0]], "forged": [], "played": []}
    for fact in turn:
        last["player"] = fact.get("seat") or last["player"]
        if fact.key == "last.house":
            last["house"] = fact["house"]
        elif fact.key == "last.played":
            uid = builder.find_uid(fact["card"])
            last["played"] += [] if uid is None else [uid]
        elif fact.key in ("last.key", "last.forged"):
            held = state["players"][last["player"]]["keys"]
            color = fact.get("color") or (held[-1] if held else None)
            if color is None or color not in held:
                builder.error("key-not-held", fact.spot)
            else:
                last["forged"].append(color)
    state["last"] = last


def _now(builder: StateBuilder, active: str) -> Json:
    turn: Json = {"played": [], "discarded": [], "discarders": [], "waived": [], "used": [], "reaped": [],
                  "forged": [], "losses": [], "deeds": {}, "played_from_hand": 0}  # fmt: skip
    for fact in builder.scenario.facts_about("now"):
        kind = fact.key.removeprefix("now.")
        if kind == "key":
            turn["forged"].append(fact["color"])
            continue
        if kind == "discarder":
            turn["discarders"].append(fact["seat"])
            continue
        found = builder.layout.find_cards(fact["card"])
        if kind == "times" and found:
            turn["deeds"][found[0].fact.card] = fact["n"]
            continue
        uid = builder.find_uid(fact["card"])
        if uid is None:
            continue
        if kind.startswith(DESTROYED):
            turn["losses"].append(_loss(kind, uid, found[0].owner, fact))
            continue
        turn[kind].append(uid)
        if kind == "played":
            turn["played_from_hand"] += 1
        if kind in COUNTED:
            card = found[0].fact.card
            turn["deeds"][card] = turn["deeds"].get(card, 0) + 1
    if turn["discarded"]:
        turn["discarders"].append(active)
    turn["discarders"] = sorted(set(turn["discarders"]))
    return turn


def _loss(kind: str, uid: str, owner: str, fact: Phrase) -> Json:
    """A creature that was destroyed: under its owner's control, where nothing else is said."""
    words = kind.split("-")
    fight = next((fight for word, fight in FELL.items() if word in words), "")
    return {"uid": uid, "controller": fact.get("seat") or owner, "fight": fight}


# and back


def unsayable(state: Json) -> Message | None:
    turn = state["turn"]
    if turn["omega"]:
        return message("scenario.unsayable-omega")
    if turn["played_from_hand"] != len(set(turn["played"])):
        return message("scenario.unsayable-played")
    return None


def situation_of(state: Json, cards: Cards) -> Situation:
    lines = (
        ("turn", _said_of_turn(state)),
        ("last", _said_of_last(state, cards)),
        ("now", _said_of_now(state, cards)),
    )
    every = ((about, tuple(facts)) for about, facts in lines)
    return tuple((about, facts) for about, facts in every if facts)


def _said_of_turn(state: Json) -> Iterator[Phrase]:
    yield make_phrase("turn.player", seat=state["active"])
    if state["house"] is not None:
        yield make_phrase("turn.house", house=state["house"])
    elif state["step"] not in BEFORE_HOUSE:
        yield make_phrase("turn.no-house")
    if state["first_turn"]:
        yield make_phrase("turn.first")
    if state["step"] != ("house" if state["house"] is None else "main"):
        yield make_phrase("turn.phase", phase=state["step"])


def _said_of_last(state: Json, cards: Cards) -> Iterator[Phrase]:
    last = state["last"]
    for color in last["forged"]:
        yield make_phrase("last.key", seat=last["player"], color=color)
    if last["house"] is not None:
        yield make_phrase("last.house", seat=last["player"], house=last["house"])
    for uid in last["played"]:
        yield make_phrase("last.played", card=refer_to(cards[uid]))


def _said_of_now(state: Json, cards: Cards) -> Iterator[Phrase]:
    turn = state["turn"]
    deeds: dict[str, int] = {}
    for kind in REMEMBERED:
        for uid in dict.fromkeys(turn[kind]):
            yield make_phrase(f"now.{kind}", card=refer_to(cards[uid]))
            if kind in COUNTED:
                card = cards[uid]["card"]
                deeds[card] = deeds.get(card, 0) + 1
    for card, many in turn["deeds"].items():
        if deeds.get(card) != many:
            yield make_phrase("now.times", card=CardRef(card), n=many)
    for seat in turn["discarders"]:
        if not turn["discarded"] or seat != state["active"]:
            yield make_phrase("now.discarder", seat=seat)
    yield from (_said_of_loss(loss, cards) for loss in turn["losses"])
    for color in turn["forged"]:
        yield make_phrase("now.key", color=color)


def _said_of_loss(loss: Json, cards: Cards) -> Phrase:
    card = cards[loss["uid"]]
    how = next((f"-{word}" for word, fight in FELL.items() if fight == loss["fight"]), "")
    kind = f"now.{DESTROYED}{how}"
    if loss["controller"] == card["owner"]:
        return make_phrase(kind, card=refer_to(card))
    return make_phrase(f"{kind}-under", card=refer_to(card), seat=loss["controller"])
