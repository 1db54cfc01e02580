"""What may be decided in KeyForge and how it is said: the table behind options, notation and answers."""

from __future__ import annotations

from kfjudge.core.table import Decision, Option
from kfjudge.core.text import Message
from kfjudge.games.keyforge import GAME, message
from kfjudge.games.keyforge.facts import UNKNOWN
from kfjudge.notation.grammar import name_value
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.replay.options import Action, Names, PhraseOnBoard

# what a card offers


def _fits_card(option: Option, placed: PhraseOnBoard) -> bool:
    """Tell whether an option is about the card; a place between two creatures is about neither."""
    return option.card in placed.uids("card") and option.words.key != "option.between"


def _fits_order(option: Option, placed: PhraseOnBoard) -> bool:
    """Tell whether a card puts the option into an order: itself, or an ability that it gives, to itself or
    another."""
    header = placed.phrase.get("header")
    if header is None:
        return _fits_card(option, placed)
    if not _has_header(header, option):
        return False
    if placed.phrase.get("other") is None:
        return option.card in placed.uids("card")
    return option.words["card"].uid in placed.uids("card") and option.card in placed.uids("other")


def _fits_given(option: Option, placed: PhraseOnBoard) -> bool:
    """Tell whether the option is an ability that another card gives to this one."""
    header = placed.phrase.get("header")
    if header is None or placed.phrase.get("other") is not None:
        return False
    return _has_header(header, option) and option.words["card"].uid in placed.uids("card")


def _has_header(header: str, option: Option) -> bool:
    return option.words.key == "option.ability" and option.words["header"].key == f"header.{header}"


def _fits_between(option: Option, placed: PhraseOnBoard) -> bool:
    if option.words.key != "option.between":
        return False
    left, right = option.words["one"].uid, option.words["other"].uid
    one, other = placed.uids("other"), placed.uids("third")
    return (left in one and right in other) or (left in other and right in one)


# how it is written


def _write_card(names: Names, decision: Decision) -> Phrase:
    uid = str(decision.option.card)
    if uid not in names:
        return make_phrase("answer.unknown")
    if not decision.ask.order:
        return make_phrase("answer.card", card=names[uid])
    own = decision.ask.question.key == "ask.pile"
    return make_phrase("answer.pile" if own else "answer.first", card=names[uid])


def _write_ability(names: Names, decision: Decision) -> Phrase:
    """Write an ability by the card that gives it; of several that it gives, by the header too."""
    option = decision.option
    card, via = option.words["card"].uid, option.words["via"].uid
    if via not in names:
        return make_phrase("answer.unknown")
    same = [other for other in decision.ask.options if other.words["via"].uid == via]
    if len(same) < 2:
        return make_phrase("answer.first", card=names[via])
    header = option.words["header"].key.removeprefix("header.")
    alike = [other for other in same if other.words["header"] == option.words["header"]]
    if len(alike) < 2 or card not in names:
        return make_phrase("answer.first", card=names[via], header=header)
    return make_phrase("answer.first", card=names[card], header=header, other=names[via])


def _write_places(names: Names, decision: Decision) -> Phrase:
    one, other = (decision.option.words[side].uid for side in ("one", "other"))
    return make_phrase("answer.between", other=names[one], third=names[other])


# how it is shown


def _show_ability(words: Message) -> Message:
    """Show an ability; one that a card has from itself needs no other card’s name."""
    own = words["via"] is words["card"]
    return message("scenario.may-ability", **dict(words.places)) if own else words


def _act(kind: str, *phrases: str, otherwise: tuple[str, ...] = ()) -> Action:
    """What the active player does with a card at step 3."""
    own = (f"step.{kind}", f"can.{kind}", *phrases)
    return Action(f"option.{kind}", own, kind=kind, sort=kind, otherwise=otherwise)


def _use_for(way: str) -> tuple[Action, Action]:
    """What a card is used for, where another card lets it be used."""
    words, id = f"option.{way}", f"choose:{way}"
    return (
        Action(words, (f"answer.{way}",), id=id, sort=way),
        Action(words, (f"can.{way}-so",), id=id, sort="way-of-use"),
    )


ACTIONS = (
    # at step 3
    _act("play", "step.play-on"),
    _act("discard"),
    _act("reap"),
    _act("fight", "step.attack"),
    _act("action", "step.use", "can.use"),
    _act("omni", "step.use", "can.use"),
    _act("unstun", otherwise=("step.use", "can.use")),
    Action("option.end-turn", ("step.end", "can.end"), kind="end-turn", sort="end-turn", ends=True),
    # where a resolution asks
    Action("option.card", ("answer.card", "can.card"), sort="card", fits=_fits_card, written=_write_card),
    Action("option.ability", (), sort="card", written=_write_ability, shown=_show_ability),
    Action("option.card", ("can.attack",), sort="target", question="ask.attack", fits=_fits_card),
    Action("option.card", ("answer.unknown",), fits=lambda option, placed: option.card is not None
           and placed.board.cards[option.card].facts is UNKNOWN),
    # the order of what happens at once
    Action("option.ability", ("answer.first", "answer.then"), order=True, fits=_fits_order),
    Action("option.ability", (), otherwise=("answer.first", "answer.then"), fits=_fits_given),
    Action("option.card", ("answer.pile",), question="ask.pile", order=True, fits=_fits_card),
    # what a card is used for, how many, which
    *_use_for("reap"),
    *_use_for("fight"),
    *_use_for("action"),
    *_use_for("omni"),
    Action("option.house", ("answer.house", "can.house"), id="choose:{house}", sort="house"),
    Action("option.key", ("answer.key", "can.key"), id="choose:{color}", sort="key"),
    Action("option.player", ("answer.begins",), id="choose:{seat}",
           shown=lambda words: message("scenario.may-player",
                                       value=name_value("seat", words["player"], GAME))),
    Action("option.spend", ("answer.spend", "can.spend"), id="choose:{n}", sort="spend"),
    Action("option.number", ("answer.number", "can.number"), id="choose:{n}", sort="number"),
    Action("option.heal", ("answer.heal", "can.heal"), id="choose:{n}", sort="heal"),
    Action("option.way", ("answer.way", "can.way"), id="choose:{n}", sort="way",
           shown=lambda words: message("scenario.may-way", n=words["n"])),
    Action("option.done", ("answer.stop", "can.stop"), id="choose:done", sort="stop"),
    Action("option.fail-to-find", ("answer.nothing",), id="choose:nothing"),
    # yes and no
    Action("option.yes", ("answer.yes", "can.yes"), id="choose:yes", sort="yes-or-no"),
    Action("option.no", ("answer.no", "can.no"), id="choose:no", sort="yes-or-no"),
    Action("option.take-archives", ("answer.take-archives", "answer.yes", "can.yes"), id="choose:yes"),
    Action("option.leave-archives", ("answer.leave-archives", "answer.no", "can.no"), id="choose:no"),
    Action("option.mulligan", ("answer.mulligan", "answer.yes", "can.yes"), id="choose:yes"),
    Action("option.keep-hand", ("answer.keep-hand", "answer.no", "can.no"), id="choose:no"),
    # places in a battleline; a first creature stands on both flanks
    Action("option.left", ("answer.left", "can.left"), id="choose:left", sort="place",
           otherwise=("answer.right", "can.right")),
    Action("option.right", ("answer.right", "can.right"), id="choose:right", sort="place"),
    Action("option.between", ("answer.between", "can.between"), sort="place", fits=_fits_between,
           written=_write_places),
)  # fmt: skip
