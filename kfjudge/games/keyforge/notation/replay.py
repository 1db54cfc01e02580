"""How scripts of KeyForge are played and checked: what may be decided and how it is said, the steps of a
turn, what Omega ends, who begins; what phrases of events mean; what is true of players, cards and the match
that the schema does not say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kfjudge.core.events import Event, Refusal, Remark, TraceStep
from kfjudge.core.table import Decision, Option
from kfjudge.games.keyforge import GAME, message
from kfjudge.games.keyforge.engine import events, state
from kfjudge.games.keyforge.engine.board import SEATS, Board, Card, Player
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.turn import forge
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.facts import UNKNOWN
from kfjudge.games.keyforge.notation import refusals
from kfjudge.notation.grammar import name_value
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.replay.game import FactCheck, GameReplay, MatchCheck, Observation, checks
from kfjudge.replay.moments import EventMeaning, mean_refusal
from kfjudge.replay.observations import locate_card
from kfjudge.replay.options import Action, Names, PhraseOnBoard, find_cards
from kfjudge.replay.result import Stuck

# what a card offers


def _fits_card(option: Option, placed: PhraseOnBoard) -> bool:
    """Tell whether an option is about the card; a place between two creatures is about neither."""
    return option.card in placed.uids("card") and option.words.key != "option.between"


def _fits_card_in(pile: str) -> Callable[[Option, PhraseOnBoard], bool]:
    """Tell whether an option is about the card in that pile; the only copy offered may lie there as well."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:
        if not _fits_card(option, placed):
            return False
        only = option.words.key == "option.card" and placed.board.cards[str(option.card)].zone == pile
        return only or option.words.key == f"option.card-in-{pile}"

    return fits


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


def _act(kind: str, *phrases: str, otherwise: tuple[str, ...] = ()) -> Action:
    """Make the action of what the active player does with a card at step 3."""
    own = (f"step.{kind}", f"can.{kind}", *phrases)
    return Action(f"option.{kind}", own, kind=kind, sort=kind, otherwise=otherwise)


def _use_for(way: str) -> tuple[Action, Action]:
    """Make the actions of what a card is used for, where another card lets it be used."""
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
    *(Action(f"option.card-in-{pile}", (f"answer.card-in-{pile}", f"can.card-in-{pile}"), sort="card",
             fits=_fits_card_in(pile)) for pile in ("deck", "discard")),
    Action("option.ability", (), sort="card", written=_write_ability,
           shown=lambda words: message("scenario.may-ability", **dict(words.places))
           if words["via"] is words["card"] else words),  # from itself: it needs no other card's name
    Action("option.archived-at-random", ("answer.at-random", "can.at-random"), id="choose:random",
           sort="card"),
    Action("option.card", ("answer.attack", "can.attack"), sort="target", question="ask.attack",
           fits=_fits_card),
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
    Action("option.to-no-avail", ("answer.yes", "answer.no"), id="choose:yes"),  # either is as good
    Action("option.take-archives", ("answer.take-archives", "answer.yes", "can.yes"), id="choose:yes"),
    Action("option.leave-archives", ("answer.leave-archives", "answer.no", "can.no"), id="choose:no"),
    Action("option.mulligan", ("answer.mulligan", "answer.yes", "can.yes"), id="choose:yes"),
    Action("option.keep-hand", ("answer.keep-hand", "answer.no", "can.no"), id="choose:no"),
    # places in a battleline; a first creature stands on both flanks
    Action("option.left", ("answer.left", "can.left"), id="choose:left", sort="place",
           otherwise=("answer.right", "can.right")),
    Action("option.right", ("answer.right", "can.right"), id="choose:right", sort="place"),
    Action("option.between", ("answer.between", "can.between"), sort="place", fits=_fits_between,
           written=lambda names, decision: make_phrase("answer.between",
                                                       other=names[decision.option.words["one"].uid],
                                                       third=names[decision.option.words["other"].uid])),
)  # fmt: skip


_NO_HOUSE = ("answer.no-house", "answer.open-house")
_STEP_OF = {"answer.house": "house", "answer.no-house": "house", "answer.open-house": "house",
            "answer.key": "forge"}  # fmt: skip

# what phrases of events mean that are not called like their event, or name their places otherwise


def _mean(event: type[Event], **places: str) -> EventMeaning:
    """Mean one event, and compare its fields with those places."""
    return EventMeaning((event,), places)


MEANINGS: dict[str, EventMeaning] = {
    # places that the event calls otherwise
    "ability-resolves": EventMeaning((events.AbilityResolves,), {"card": "card via"},
                                     lambda event, *_: not isinstance(event, events.KeywordDamage)),
    "attacks": _mean(events.Attacks, card="attacker", other="target"),
    "fight-ends-early": _mean(events.FightEndsEarly, card="attacker target"),
    "deals-damage": EventMeaning((events.DealsDamage,), test=lambda event, phrase, same: any(
        same(card, phrase["card"]) and amount == phrase["n"] for card, amount in event.hits)),
    "redirects": _mean(events.Redirects, card="card", other="to"),
    "destroys": _mean(events.Destroys, card="targets"),
    "goes-to-pile": EventMeaning((events.Moves,), {"card": "card"}, lambda event, *_: event.to == "discard"),
    "goes-under": _mean(events.GoesUnder, card="card"),
    "swaps": EventMeaning((events.Swaps,), test=lambda event, phrase, same: any(
        same(event.one, phrase[one]) and same(event.other, phrase[other])
        for one, other in (("card", "other"), ("other", "card")))),
    "copies": _mean(events.Copies, card="card", other="original"),
    "targets": _mean(events.Targets, seat="player", card="chosen"),
    "reveals": _mean(events.Reveals, seat="player", card="shown"),
    "looks-at": _mean(events.LooksAt, seat="player", card="shown"),
    "shortened": _mean(events.Shortened, seat="player", n="fewer"),
    "step-skipped": _mean(events.StepSkipped, seat="player", phase="step"),
    # another way to say an event: any amount of it, any card, several in a row
    "takes-damage-any": _mean(events.TakesDamage, card="card"),
    "gains-aember-any": _mean(events.GainsAember, seat="player"),
    "steals-aember-any": _mean(events.StealsAember, seat="player"),
    "forges-key-any": _mean(events.ForgesKey, seat="player"),
    "spends-aember-from": _mean(events.SpendsAember, seat="player", n="amount", card="card"),
    "declines-card": _mean(events.Declines, seat="player", card="card"),
    "draws-so-many": EventMeaning((events.Draws,), {"seat": "player"}, counted=True),
    # what is refused in several ways
    "no-trigger": mean_refusal("trigger", "trigger-header", "trigger-keyword", "trigger-given"),
}  # fmt: skip

# what is seen that the schema does not say


def _check_count(kind: str, count: Callable[[Game, Any], int]) -> FactCheck:
    """Check a number that the rules compute: 'power 5', 'keys cost 7'."""

    def check(game: Game, piece: Any, fact: Phrase) -> Observation:
        many = count(game, piece)
        return many == fact["n"], message(f"scenario.saw-{kind}", n=many)

    return check


OWNER_CHECKS: dict[str, FactCheck] = {
    "creatures": _check_count("creatures", lambda _, player: len(player.line)),
    "artifacts": _check_count("artifacts", lambda _, player: len(player.artifacts)),
    "cost": _check_count("cost", lambda game, player: forge.cost(game, player.name)),
}
CARD_CHECKS: dict[str, FactCheck] = {
    "power": _check_count("power", creature.power),
    "armor": _check_count("armor", creature.armor),
}
MATCH_CHECKS: dict[str, MatchCheck] = {}


@checks(OWNER_CHECKS, "key")
def _check_key(game: Game, player: Player, fact: Phrase) -> Observation:  # noqa: ARG001  takes what the others take
    held = tuple(name_value("color", color, GAME) for color in player.keys)
    observed = message("scenario.saw-colors", colors=held) if held else message("scenario.saw-keys", n=0)
    return fact["color"] in player.keys, observed


@checks(CARD_CHECKS, "house")
def _check_house(game: Game, card: Card, fact: Phrase) -> Observation:
    houses = creature.houses(game, card)
    named = tuple(name_value("house", house, GAME) for house in houses)
    return fact["house"] in houses, message("scenario.saw-house-of", house=named)


@checks(CARD_CHECKS, "held", "keeper")
def _check_holder(game: Game, card: Card, fact: Phrase) -> Observation:
    """Check which card holds control of this one, or keeps it; what is kept lies among the purged cards."""
    holders = {holder.uid for holder in find_cards(game.board, fact["card"])}
    holder = card.keeper
    if fact.key.endswith(".held"):
        holder = card.claims[-1][1] if card.claims else None
    return holder in holders, locate_card(GAME, game.board, card)


@checks(CARD_CHECKS, "left", "right", "flank", "not-flank")
def _check_flank(game: Game, card: Card, fact: Phrase) -> Observation:
    kind = fact.key.partition(".")[2]
    line = game.board.players[card.controller].line if card.zone == "line" else []
    ok = {
        "left": bool(line) and line[0] == card.uid,
        "right": bool(line) and line[-1] == card.uid,
        "flank": creature.on_flank(game, card),
        "not-flank": bool(line) and not creature.on_flank(game, card),
    }[kind]
    return ok, locate_card(GAME, game.board, card)


@checks(CARD_CHECKS, "neighbors", "neighbor", "no-neighbors")
def _check_neighbors(game: Game, card: Card, fact: Phrase) -> Observation:
    there = creature.neighbors(game, card)
    wanted = [fact[place] for place in ("other", "third") if fact.get(place) is not None]
    ok = len(there) == len(wanted) and card.zone == "line"
    uids = {other.uid for other in there}
    ok = ok and all(not uids.isdisjoint({c.uid for c in find_cards(game.board, ref)}) for ref in wanted)
    if not there:
        return ok, message("scenario.saw-no-neighbor")
    return ok, message("scenario.saw-neighbors", cards=tuple(there))


@checks(CARD_CHECKS, "with", "no-upgrades")
def _check_upgrades(game: Game, card: Card, fact: Phrase) -> Observation:
    there = tuple(game.board.cards[uid] for uid in card.upgrades)
    observed = message("scenario.saw-upgrades", cards=there) if there else message("scenario.saw-no-upgrades")
    if fact.key == "is.no-upgrades":
        return not there and card.in_play, observed
    return any(upgrade in there for upgrade in find_cards(game.board, fact["other"])), observed


@checks(CARD_CHECKS, "keyword", "keyword-n", "no-keyword")
def _check_keyword(game: Game, card: Card, fact: Phrase) -> Observation:
    many = creature.keyword(game, card, fact["keyword"]) if card.in_play else 0
    observed = message("scenario.saw-keyword", keyword=name_value("keyword", fact["keyword"], GAME), n=many)
    if fact.key == "is.no-keyword":
        return many == 0, observed
    wanted = fact.get("n")
    return (many > 0 if wanted is None else many == wanted), observed


@checks(MATCH_CHECKS, "claim.house", "claim.no-house")
def _check_active_house(game: Game, claim: Phrase) -> Observation:
    house = game.board.turn.house
    if house is None:
        return claim.get("house") is None, message("scenario.saw-no-house")
    named = name_value("house", house, GAME)
    return house == claim.get("house"), message("scenario.saw-house", house=named)


@checks(MATCH_CHECKS, "claim.phase")
def _check_phase(game: Game, claim: Phrase) -> Observation:
    step = game.board.step
    return step == claim["phase"], message("scenario.saw-phase", phase=name_value("phase", step, GAME))


class KeyForgeReplay(GameReplay):
    """The replay of KeyForge."""

    actions = ACTIONS
    # A key is forged in a step of its own, but nobody is said to do it: the answer says all.
    step_questions: Mapping[str, bool] = {
        "ask.active-house": True, "ask.archives": True, "ask.mulligan": True, "ask.first-player": False,
        "ask.key": False, "ask.forge": False, "ask.spend": False,
    }  # fmt: skip
    open_questions: Mapping[str, str] = {"answer.open-house": "ask.active-house"}
    repeated_answers: Mapping[str, str] = {"answer.share": "answer.card"}
    event_fields: Mapping[str, str] = {"seat": "player", "n": "amount"}
    meanings = MEANINGS
    owner_checks = OWNER_CHECKS
    card_checks = CARD_CHECKS
    match_checks = MATCH_CHECKS
    turn_rule = "rule/turn-sequence"

    def read_board(self, data: Mapping[str, Any]) -> Board:
        """Read the board of a state; of one at the setup nobody may be known to begin."""
        if data["active"] is not None:
            return state.read(data)
        board = state.read({**data, "active": SEATS[0]})
        board.turn.player = ""
        return board

    def explain_refusal(
        self, table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None
    ) -> Refusal | None:
        return refusals.explain_refusal(table, stuck, phrase, forced)

    def has_happened(self, phrase: Phrase, seat: str, trace: Sequence[TraceStep]) -> bool:
        """Tell whether there is no active house, or a turn is over that Omega has ended."""
        happened = [step.happened for step in trace]
        if phrase.key == "step.end":
            ended = [event.player for event in happened if isinstance(event, events.TurnEnds)]
            return any(map(_ends_by_omega, happened)) and bool(ended) and seat in ("", ended[-1])
        return phrase.key in _NO_HOUSE and any(isinstance(event, events.HasNoHouse) for event in happened)

    def has_begun_with(self, phrase: Phrase, event: Event) -> bool:
        """Tell whether it begins with this event: what a step of the turn has forced begins with that step,
        what Omega ended with its end."""
        if phrase.key == "step.end":
            return _ends_by_omega(event)
        step = _STEP_OF.get(phrase.key)
        return isinstance(event, (events.StepBegins, events.StepSkipped)) and event.step == step

    def find_ability(self, event: Event) -> tuple[Card, Card] | None:
        return (event.card, event.via) if isinstance(event, events.AbilityResolves) else None


def _ends_by_omega(event: Event) -> bool:
    return isinstance(event, Remark) and event.what.key == "remark.omega"
