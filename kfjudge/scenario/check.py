"""Checking what is expected against what was played: choices, events, citations, legality, the turn."""

from __future__ import annotations

from typing import Any

from kfjudge.core.ask import Option
from kfjudge.core.errors import Place, Trouble, Troubles
from kfjudge.core.words import Words
from kfjudge.core.words import words as message
from kfjudge.games.keyforge.game import Game
from kfjudge.games.keyforge.problems import NeedsFact
from kfjudge.scenario.fitting import SORTS, cards_of, fitting, option_words
from kfjudge.scenario.happened import happens, occurrences
from kfjudge.scenario.model import Expectation, Line, Said, Step
from kfjudge.scenario.names import called
from kfjudge.scenario.observe import look_at_card, look_at_player, look_at_zone
from kfjudge.scenario.play import why_not
from kfjudge.scenario.point import Asked, Point, point_of
from kfjudge.scenario.refusal import refusal_of
from kfjudge.scenario.result import Checked, Result
from kfjudge.scenario.writer import spoken

MOST_SHOWN = 14
Seen = tuple[bool, Words]


def check_claims(result: Result) -> list[Checked]:
    """Every claim that is made for this edition."""
    found = []
    for expectation in result.scenario.expectations:
        if expectation.editions and result.edition not in expectation.editions:
            continue
        point = point_of(result, expectation.where)
        for claim in expectation.claims:
            ok, observed = _check(result, expectation, point, claim)
            found.append(Checked(result.edition, expectation, claim, ok, observed))
    return found


def _check(result: Result, expectation: Expectation, point: Point | None, claim: Said) -> Seen:
    if claim.phrase == "claim.needs":
        needs = result.needs
        return needs is not None, needs if needs is not None else message("scenario.saw-no-need")
    if result.missing is not None:
        return False, message("scenario.saw-missing", card=result.missing)
    if point is None:
        return False, message("scenario.saw-not-reached", step=expectation.where.step)
    if result.needs is not None and not expectation.where.when:
        return False, result.needs
    try:
        return _CHECKS[claim.phrase](result, point, claim)
    except NeedsFact as needs:
        return False, needs.words


def _game(result: Result, point: Point) -> Game:
    return Game(point.run.board.copy(), result.edition)


def _player(result: Result, point: Point, claim: Said) -> Seen:
    return look_at_player(_game(result, point), claim["seat"], claim["fact"])


def _card(result: Result, point: Point, claim: Said) -> Seen:
    game = _game(result, point)
    found = cards_of(game.board, claim["card"])
    if len(found) != 1:
        place = Place(result.scenario.path, claim.spot.line or None, claim.spot.column or None)
        key = "scenario.fits-several" if found else "scenario.not-on-board"
        raise Troubles(
            [Trouble(message(key, card=claim["card"].label or claim["card"].card, cards=tuple(found)), place)]
        )
    return look_at_card(game, found[0], claim["fact"])


def _zone(result: Result, point: Point, claim: Said) -> Seen:
    return look_at_zone(_game(result, point), claim)


# choices


def _fit(point: Point, asked: Asked, option: Said) -> list[Option]:
    return fitting(point.run.board, asked.ask, option)


def _open_to(point: Point, claim: Said) -> list[Asked]:
    seat = claim.get("seat")
    return [asked for asked in point.asked if not seat or asked.ask.who == seat]


def _options(asked: list[Asked]) -> Words:
    """What could be decided, in the words of the notation."""
    shown = [option_words(option) for each in asked for option in each.ask.options]
    unique = list(dict.fromkeys(shown))
    legal: list[Any] = unique[:MOST_SHOWN] + (["…"] if len(unique) > MOST_SHOWN else [])
    return message("scenario.saw-options", legal=tuple(legal)) if legal else message("scenario.saw-no-choice")


def _can(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    asked = _open_to(point, claim)
    ok = all(any(_fit(point, each, option) for each in asked) for option in claim["options"])
    return ok, _options(asked)


def _cannot(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    asked = _open_to(point, claim)
    ok = not any(_fit(point, each, option) for each in asked for option in claim["options"])
    return ok, _options(asked)


def _only(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    """Some choice offers those, and of their sort nothing else."""
    asked = _open_to(point, claim)
    ok = any(_offers_only(point, each, claim["options"]) for each in asked)
    return ok, _options(asked)


def _offers_only(point: Point, asked: Asked, options: tuple[Said, ...]) -> bool:
    """At step 3 nothing else at all but to end the turn; elsewhere nothing else of that sort."""
    sorts = {sort for option in options for sort in SORTS.get(option.phrase.partition(".")[2], ())}
    if asked.ask.turn:
        sorts = {option.words.key for option in asked.ask.options if option.id != "end-turn"}
    fits = [_fit(point, asked, option) for option in options]
    allowed = {option.id for found in fits for option in found}
    return all(fits) and all(
        option.id in allowed for option in asked.ask.options if option.words.key in sorts
    )


def _forced(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    asked = _open_to(point, claim)
    forced = [each for each in asked if each.forced]
    if not claim["options"]:
        free = [each for each in asked if not each.forced and not each.ask.turn]
        return not free, _options(free) if free else message("scenario.saw-forced")
    ok = all(any(each.chosen in _fit(point, each, option) for each in forced) for option in claim["options"])
    return ok, _options(asked)


def _decides(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    asked = [each for each in point.asked if not each.ask.turn and each.ask.who != "chance"] or list(
        point.asked
    )
    asked = [each for each in asked if not each.forced] or asked
    who = list(dict.fromkeys(each.ask.who for each in asked))
    if not who:
        return False, message("scenario.saw-no-choice")
    return who == [claim["seat"]], message(
        "scenario.saw-who", who=tuple(called("seat", name) for name in who)
    )


def _asks_nothing(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    asked = [each for each in point.asked if not each.forced and not each.ask.turn]
    return not asked, _options(asked)


def _asks(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    wanted = {card.uid for card in cards_of(point.run.board, claim["card"])}
    about = [card for each in point.asked if not each.forced for card in each.about]
    ok = any(card.uid in wanted for card in about)
    return ok, message("scenario.saw-questions", cards=tuple(dict.fromkeys(about)))


# the turn and the match


def _house(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    house = point.run.board.turn.house
    if house is None:
        return claim.get("house") is None, message("scenario.saw-no-house")
    return house == claim.get("house"), message("scenario.saw-house", house=called("house", house))


def _turn(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    player = point.run.board.turn.player
    return player == claim["seat"], message("scenario.saw-turn", player=called("seat", player))


def _phase(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    step = point.run.board.step
    return step == claim["phase"], message("scenario.saw-phase", phase=called("phase", step))


def _wins(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    winner = point.run.board.winner
    if winner is None:
        return claim.get("seat") is None, message("scenario.saw-no-winner")
    return winner == claim.get("seat"), message("scenario.saw-winner", player=called("seat", winner))


# events


def _happens(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    event = claim["events"][0]
    many = len(occurrences(event, point.events, point.run.board))
    return happens(event, point.events, point.run.board), message("scenario.saw-times", n=many)


def _never(result: Result, point: Point, claim: Said) -> Seen:
    ok, observed = _happens(result, point, claim)
    return not ok, observed


def _order(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    """Each event after the one before it; one that happens several times counts where it first can."""
    at = 0
    for event in claim["events"]:
        found = occurrences(event, point.events, point.run.board)
        later = [n for n in found if n > at]
        if not later:
            key = "scenario.saw-not-after" if found else "scenario.saw-never"
            return False, message(key, event=spoken(event))
        at = later[0]
    return True, message("scenario.saw-order")


def _cite(result: Result, point: Point, claim: Said) -> Seen:  # noqa: ARG001
    cites = {cite.removeprefix("keyforge:") for cite in point.cites}
    missing = [id for id in claim["ids"] if id not in cites]
    if not missing:
        return True, message("scenario.saw-cited")
    return False, message("scenario.saw-cites", missing=tuple(missing), cites=tuple(sorted(cites)))


def _legality(result: Result, point: Point, claim: Said) -> Seen:
    line: Line = claim["line"]
    stuck = why_not(Step(0, line), point.run, point.since, point.traced)
    wanted = claim.phrase == "claim.legal"
    if stuck is None:
        return wanted, message("scenario.saw-legal")
    return not wanted, refusal_of(stuck, result.edition).why


_CHECKS = {
    "claim.player": _player, "claim.card": _card, "claim.zone": _zone, "claim.can": _can,
    "claim.cannot": _cannot, "claim.only": _only, "claim.forced": _forced, "claim.decides": _decides,
    "claim.asks-nothing": _asks_nothing, "claim.asks": _asks, "claim.house": _house,
    "claim.no-house": _house, "claim.turn": _turn, "claim.phase": _phase, "claim.wins": _wins,
    "claim.nobody": _wins, "claim.happens": _happens, "claim.never": _never, "claim.order": _order,
    "claim.cite": _cite, "claim.legal": _legality, "claim.illegal": _legality,
}  # fmt: skip
