"""Which cards are meant by a name, which of the legal options by an answer of the script, and how an option
is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kfjudge.core.ask import Ask, Option
from kfjudge.core.message import Message, message
from kfjudge.games.keyforge.engine.board import Board, Card
from kfjudge.games.keyforge.facts import UNKNOWN
from kfjudge.notation.matching import matching
from kfjudge.notation.model import Ref, Said
from kfjudge.notation.names import called

MOST_SHOWN = 14
UNORDERED = ("hand", "archives", "deck")
TURN_KINDS = {
    "play": "play", "play-on": "play", "discard": "discard", "reap": "reap", "fight": "fight",
    "attack": "fight", "action": "action", "omni": "omni", "unstun": "unstun",
}  # fmt: skip
AT_STEP_THREE = ("play", "discard", "reap", "fight", "use", "action", "omni", "unstun", "end")
PLAIN = {
    "yes": "choose:yes", "no": "choose:no", "take-archives": "choose:yes", "leave-archives": "choose:no",
    "keep-hand": "choose:no", "mulligan": "choose:yes", "left": "choose:left", "right": "choose:right",
    "stop": "choose:done", "nothing": "choose:nothing", "reap": "choose:reap", "fight": "choose:fight",
    "action": "choose:action", "omni": "choose:omni", "reap-so": "choose:reap",
    "fight-so": "choose:fight", "action-so": "choose:action", "omni-so": "choose:omni",
}  # fmt: skip
ONLY_FOR = {
    "take-archives": "option.take-archives", "leave-archives": "option.leave-archives",
    "keep-hand": "option.keep-hand", "mulligan": "option.mulligan",
}  # fmt: skip
# Answers that name a value: the place of the phrase that holds it, and the words of the option.
VALUES = {"house": ("house", "option.house"), "key": ("color", "option.key"),
          "begins": ("seat", "option.player"), "spend": ("n", "option.spend"),
          "way": ("n", "option.way"), "heal": ("n", "option.heal")}  # fmt: skip
SIDES = ("option.left", "option.right", "option.between")
WAYS = ("option.reap", "option.fight", "option.action", "option.omni")
YES_OR_NO = ("option.yes", "option.no")
# The words of the options that a phrase is about: what "can only" must list in full.
SORTS = {
    "house": ("option.house",), "card": ("option.card", "option.ability"), "play": ("option.play",),
    "discard": ("option.discard",), "reap": ("option.reap",), "fight": ("option.fight",),
    "attack": ("option.card",), "use": ("option.action", "option.omni"), "action": ("option.action",),
    "omni": ("option.omni",), "unstun": ("option.unstun",), "end": ("option.end-turn",),
    "key": ("option.key",), "left": SIDES, "right": SIDES, "between": SIDES, "yes": YES_OR_NO,
    "no": YES_OR_NO, "stop": ("option.done",), "spend": ("option.spend",), "way": ("option.way",),
    "heal": ("option.heal",),
    "reap-so": WAYS, "fight-so": WAYS, "action-so": WAYS, "omni-so": WAYS,
}  # fmt: skip


def cards_of(board: Board, ref: Ref) -> list[Card]:
    """The cards on the board that a reference fits."""
    return matching(ref, board.cards.values())


def listed(options: Iterable[Option]) -> tuple[Any, ...]:
    """Legal options as one may write them, each once; the first of them where they are many."""
    shown = list(dict.fromkeys(option_words(option) for option in options))
    return (*shown[:MOST_SHOWN], "…") if len(shown) > MOST_SHOWN else tuple(shown)


def fitting(board: Board, ask: Ask, said: Said) -> list[Option]:
    """The options that an answer (or a step, or what is claimed to be possible) can mean."""
    context, _, kind = said.phrase.partition(".")
    if kind == "any":
        return [option for option in ask.options if option.id != "end-turn"]
    if ask.turn != (context == "step" or (context == "can" and kind in AT_STEP_THREE)):
        return []
    test = _test(board, ask, kind, said)
    return [option for option in ask.options if test(option)]


def _test(board: Board, ask: Ask, kind: str, said: Said) -> Callable[[Option], bool]:
    uids = {card.uid for card in cards_of(board, said["card"])} if said.get("card") is not None else set()
    if ask.turn:
        return _at_step_three(ask, kind, uids)
    if kind in PLAIN:
        key = ONLY_FOR.get(kind)
        ids = {PLAIN[kind]}
        if kind == "right" and len(ask.options) == 1:
            ids.add("choose:left")  # a first creature stands on both flanks
        return lambda option: option.id in ids and (key is None or option.words.key == key)
    if kind == "unknown":
        return lambda option: option.card is not None and board.cards[option.card].facts is UNKNOWN
    if kind == "between":
        sides = [{card.uid for card in cards_of(board, said[side])} for side in ("other", "third")]
        return lambda option: _between(option, *sides)
    if kind == "attack" and ask.question.key != "ask.attack":
        return lambda _: False
    if said.get("header") is not None:
        givers = {card.uid for card in cards_of(board, said["other"])} if said.get("other") else None
        ids = {option.id for option in _abilities(ask, said["header"], uids, givers)}
        return lambda option: option.id in ids
    if kind == "pile" and ask.question.key != "ask.pile":
        return lambda _: False
    if kind in ("card", "attack", "first", "then", "pile"):
        if any(speaker(option) in uids for option in ask.options):
            return lambda option: speaker(option) in uids
        return lambda option: option.card in uids and not option.id.startswith("choose:after-")
    place, sort = VALUES.get(kind, ("", ""))
    return lambda option: option.id == f"choose:{said.get(place)}" and option.words.key == sort


def _at_step_three(ask: Ask, kind: str, uids: set[str]) -> Callable[[Option], bool]:
    """What the active player does with one of those cards, or that the turn ends."""
    if kind == "end":
        return lambda option: option.kind == "end-turn"
    ways: set[str] = {TURN_KINDS.get(kind, "")}
    if kind == "use":
        ways = {option.kind for option in ask.options if option.card in uids} & {"action", "omni"}
    wanted = ways or {"unstun"}
    return lambda option: option.kind in wanted and option.card in uids


def speaker(option: Option) -> str | None:
    """The card whose ability an option is, which may be another than the card that has it."""
    via = option.words["via"] if option.words.key == "option.ability" else None
    return via.uid if via is not None else None


def _abilities(ask: Ask, header: str, uids: set[str], givers: set[str] | None) -> list[Option]:
    """The abilities with that header that a card gives, or else those on it; `givers` gave it."""
    found = [
        option
        for option in ask.options
        if option.words.key == "option.ability" and option.words["header"].key == f"header.{header}"
    ]
    on = [option for option in found if option.words["card"].uid in uids]
    if givers is not None:
        return [option for option in on if speaker(option) in givers]
    return [option for option in found if speaker(option) in uids] or on


def _between(option: Option, one: set[str], other: set[str]) -> bool:
    if option.words.key != "option.between":
        return False
    left, right = option.words["one"].uid, option.words["other"].uid
    return (left in one and right in other) or (left in other and right in one)


def narrowed(board: Board, found: list[Option]) -> list[Option]:
    """Copies that nothing tells apart count as one, and so do several abilities of one card."""
    if len(found) < 2 or any(option.card is None for option in found):
        return found
    cards = [board.cards[str(option.card)] for option in found]
    alike = {(card.facts.id, card.label, card.zone, card.controller, card.house) for card in cards}
    if len(alike) == 1 and (cards[0].zone in UNORDERED or len({card.uid for card in cards}) == 1):
        return found[:1]
    return found


def option_words(option: Option) -> Message:
    """A legal option as one may write it."""
    key, places = option.words.key, dict(option.words.places)
    if key == "option.ability" and places["via"] is places["card"]:
        return message("scenario.may-ability", **places)
    if key == "option.player":
        return message("scenario.may-player", value=called("seat", places["player"]))
    if key == "option.way":
        return message("scenario.may-way", n=places["n"])
    return option.words
