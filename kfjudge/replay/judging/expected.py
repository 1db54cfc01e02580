"""Whether what is expected came about: choices, events, citations, legality, the turn."""

from __future__ import annotations

from kfjudge.core.ask import Option
from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import Message, message
from kfjudge.core.problems import NeedsFact
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.notation.model import CHANCE, Line, Ref, Said, Step, Where
from kfjudge.notation.names import called
from kfjudge.notation.writer import spoken
from kfjudge.replay.fitting import SORTS, cards_of, fitting, listed
from kfjudge.replay.judging.happened import happens, occurrences
from kfjudge.replay.judging.observe import Seen, look_at_card, look_at_player, look_at_zone
from kfjudge.replay.judging.point import Asked, Point, point_of
from kfjudge.replay.play import why_not
from kfjudge.replay.refusal import refusal_of
from kfjudge.replay.result import Checked, Result


def check_claims(result: Result) -> list[Checked]:
    """Every claim that is made for this edition."""
    found = []
    points: dict[Where, Point | None] = {}
    for expectation in result.scenario.expectations:
        where = expectation.where
        if expectation.editions and result.edition not in expectation.editions:
            continue
        if where not in points:
            points[where] = point_of(result, where)
        for claim in expectation.claims:
            ok, observed = _check(result, where, points[where], claim)
            found.append(Checked(result.edition, expectation, claim, ok, observed))
    return found


def _check(result: Result, where: Where, point: Point | None, claim: Said) -> Seen:
    if claim.phrase == "claim.needs":
        needs = result.needs
        return needs is not None, needs if needs is not None else message("scenario.saw-no-need")
    if result.missing is not None:
        return False, message("scenario.saw-missing", card=result.missing)
    if point is None:
        return False, message("scenario.saw-not-reached", step=where.step)
    if result.needs is not None and not where.when:
        return False, result.needs
    try:
        return _CHECKS[claim.phrase](point, claim)
    except NeedsFact as needs:
        return False, needs.words


def _player(point: Point, claim: Said) -> Seen:
    return look_at_player(point.game, claim["seat"], claim["fact"])


def _card(point: Point, claim: Said) -> Seen:
    ref: Ref = claim["card"]
    found = cards_of(point.game.board, ref)
    if len(found) != 1:
        key = "scenario.fits-several" if found else "scenario.not-on-board"
        card = ref.label or all_facts()[ref.card]
        place = claim.spot.place(point.result.scenario.path)
        raise Troubles([Trouble(message(key, card=card, cards=tuple(found)), place)])
    return look_at_card(point.game, found[0], claim["fact"])


def _zone(point: Point, claim: Said) -> Seen:
    return look_at_zone(point.game, claim)


# choices


def _fit(point: Point, asked: Asked, option: Said) -> list[Option]:
    return fitting(point.run.board, asked.ask, option)


def _open_to(point: Point, claim: Said) -> list[Asked]:
    seat = claim.get("seat")
    return [asked for asked in point.asked if not seat or asked.ask.who == seat]


def _options(asked: list[Asked]) -> Message:
    """What could be decided, in the words of the notation."""
    legal = listed(option for each in asked for option in each.ask.options)
    return message("scenario.saw-options", legal=legal) if legal else message("scenario.saw-no-choice")


def _can(point: Point, claim: Said) -> Seen:
    asked = _open_to(point, claim)
    ok = all(any(_fit(point, each, option) for each in asked) for option in claim["options"])
    return ok, _options(asked)


def _cannot(point: Point, claim: Said) -> Seen:
    asked = _open_to(point, claim)
    ok = not any(_fit(point, each, option) for each in asked for option in claim["options"])
    return ok, _options(asked)


def _only(point: Point, claim: Said) -> Seen:
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


def _forced(point: Point, claim: Said) -> Seen:
    asked = _open_to(point, claim)
    forced = [each for each in asked if each.forced]
    if not claim["options"]:
        free = [each for each in asked if not each.forced and not each.ask.turn]
        return not free, _options(free) if free else message("scenario.saw-forced")
    ok = all(any(each.chosen in _fit(point, each, option) for each in forced) for option in claim["options"])
    return ok, _options(asked)


def _decides(point: Point, claim: Said) -> Seen:
    asked = [each for each in point.asked if not each.ask.turn and each.ask.who != CHANCE]
    asked = asked or list(point.asked)
    asked = [each for each in asked if not each.forced] or asked
    who = list(dict.fromkeys(each.ask.who for each in asked))
    if not who:
        return False, message("scenario.saw-no-choice")
    return who == [claim["seat"]], message(
        "scenario.saw-who", who=tuple(called("seat", name) for name in who)
    )


def _asks_nothing(point: Point, claim: Said) -> Seen:  # noqa: ARG001  takes what the others take
    asked = [each for each in point.asked if not each.forced and not each.ask.turn]
    return not asked, _options(asked)


def _asks(point: Point, claim: Said) -> Seen:
    wanted = {card.uid for card in cards_of(point.run.board, claim["card"])}
    about = [card for each in point.asked if not each.forced for card in each.about]
    ok = any(card.uid in wanted for card in about)
    return ok, message("scenario.saw-questions", cards=tuple(dict.fromkeys(about)))


# the turn and the match


def _house(point: Point, claim: Said) -> Seen:
    house = point.run.board.turn.house
    if house is None:
        return claim.get("house") is None, message("scenario.saw-no-house")
    return house == claim.get("house"), message("scenario.saw-house", house=called("house", house))


def _turn(point: Point, claim: Said) -> Seen:
    player = point.run.board.turn.player
    return player == claim["seat"], message("scenario.saw-turn", player=called("seat", player))


def _phase(point: Point, claim: Said) -> Seen:
    step = point.run.board.step
    return step == claim["phase"], message("scenario.saw-phase", phase=called("phase", step))


def _wins(point: Point, claim: Said) -> Seen:
    winner = point.run.board.winner
    if winner is None:
        return claim.get("seat") is None, message("scenario.saw-no-winner")
    return winner == claim.get("seat"), message("scenario.saw-winner", player=called("seat", winner))


# events


def _happens(point: Point, claim: Said) -> Seen:
    event = claim["events"][0]
    many = len(occurrences(event, point.events, point.run.board))
    return happens(event, point.events, point.run.board), message("scenario.saw-times", n=many)


def _never(point: Point, claim: Said) -> Seen:
    ok, observed = _happens(point, claim)
    return not ok, observed


def _order(point: Point, claim: Said) -> Seen:
    """Each event after the one before it; one that happens several times counts where it first can. Where it
    is said how often, every time is after what comes before it, and before what comes after it."""
    at = 0
    for event in claim["events"]:
        found = occurrences(event, point.events, point.run.board)
        if not found or not happens(event, point.events, point.run.board):
            return False, message("scenario.saw-never", event=spoken(event))
        counted = event.phrase == "event.times"
        later = [n for n in found if n > at]
        if not later or (counted and later != found):
            return False, message("scenario.saw-not-after", event=spoken(event))
        at = later[-1] if counted else later[0]
    return True, message("scenario.saw-order")


def _cite(point: Point, claim: Said) -> Seen:
    cites = {cite.removeprefix("keyforge:") for cite in point.cites}
    missing = [id for id in claim["ids"] if id not in cites]
    if not missing:
        return True, message("scenario.saw-cited")
    return False, message("scenario.saw-cites", missing=tuple(missing), cites=tuple(sorted(cites)))


def _legality(point: Point, claim: Said) -> Seen:
    line: Line = claim["line"]
    stuck = why_not(Step(0, line), point.run, point.unclaimed)
    wanted = claim.phrase == "claim.legal"
    if stuck is None:
        return wanted, message("scenario.saw-legal")
    return not wanted, refusal_of(stuck, point.result.edition).why


_CHECKS = {
    "claim.player": _player, "claim.card": _card, "claim.zone": _zone, "claim.can": _can,
    "claim.cannot": _cannot, "claim.only": _only, "claim.forced": _forced, "claim.decides": _decides,
    "claim.asks-nothing": _asks_nothing, "claim.asks": _asks, "claim.house": _house,
    "claim.no-house": _house, "claim.turn": _turn, "claim.phase": _phase, "claim.wins": _wins,
    "claim.nobody": _wins, "claim.happens": _happens, "claim.never": _never, "claim.order": _order,
    "claim.cite": _cite, "claim.legal": _legality, "claim.illegal": _legality,
}  # fmt: skip
