"""Whether what is expected came about: choices, events, citations, legality, the turn."""

from __future__ import annotations

from kfjudge.core.ask import CHANCE, Option
from kfjudge.core.errors import NeedsFact, Trouble, Troubles
from kfjudge.core.message import Message, message
from kfjudge.core.readings import reading_in_force
from kfjudge.games import get_game
from kfjudge.notation.grammar import name_owner
from kfjudge.notation.scenario import CardRef, Expectation, Phrase, ScriptLine, ScriptPoint, ScriptStep
from kfjudge.notation.writer import write_phrase_in
from kfjudge.replay.actions import actions
from kfjudge.replay.judging.happened import happens, occurrences
from kfjudge.replay.judging.moment import Choice, Moment, moment_of
from kfjudge.replay.judging.observe import Seen, look_at_card, look_at_owner, look_at_zone
from kfjudge.replay.options import cards_of, fitting, listed
from kfjudge.replay.play import why_not
from kfjudge.replay.refusal import refusal_of
from kfjudge.replay.result import Checked, Result


def check_claims(result: Result) -> list[Checked]:
    """Every claim that is made for this edition."""
    found = []
    moments: dict[ScriptPoint, Moment | None] = {}
    for expectation in result.scenario.expectations:
        where = expectation.where
        if not counts(expectation, result):
            continue
        if where not in moments:
            moments[where] = moment_of(result, where)
        for claim in expectation.claims:
            ok, observed = _check(result, where, moments[where], claim)
            found.append(Checked(result.edition, expectation, claim, ok, observed))
    return found


def counts(expectation: Expectation, result: Result) -> bool:
    """Whether a line of claims is for the edition and the readings that are played."""
    if expectation.editions and result.edition not in expectation.editions:
        return False
    if not expectation.readings:
        return True
    known = {point.id: point for point in get_game(result.scenario.game).points()}
    return all(
        reading_in_force(known[row], result.edition, result.scenario.readings) == value
        for row, value in expectation.readings
    )


def _check(result: Result, where: ScriptPoint, moment: Moment | None, claim: Phrase) -> Seen:
    if claim.key == "claim.needs":
        needs = result.needs
        return needs is not None, needs if needs is not None else message("scenario.saw-no-need")
    if result.missing is not None:
        return False, message("scenario.saw-missing", card=result.missing)
    if moment is None:
        return False, message("scenario.saw-not-reached", step=where.step)
    if result.needs is not None and not where.when:
        return False, result.needs
    own = get_game(moment.game).replay.match_checks.get(claim.key)
    try:
        return own(moment.table, claim) if own is not None else _CHECKS[claim.key](moment, claim)
    except NeedsFact as needs:
        return False, needs.words


def _player(moment: Moment, claim: Phrase) -> Seen:
    return look_at_owner(moment.game, moment.table, claim["seat"], claim["fact"])


def _card(moment: Moment, claim: Phrase) -> Seen:
    ref: CardRef = claim["card"]
    found = cards_of(moment.table.board, ref)
    if len(found) != 1:
        key = "scenario.fits-several" if found else "scenario.not-on-board"
        card = ref.label or get_game(moment.game).engine.facts()[ref.card]
        place = claim.spot.place(moment.result.scenario.path)
        places = (("card", card), ("cards", tuple(found)))
        raise Troubles([Trouble(Message(key, places, moment.game), place)])
    return look_at_card(moment.game, moment.table, found[0], claim["fact"])


def _zone(moment: Moment, claim: Phrase) -> Seen:
    return look_at_zone(moment.game, moment.table, claim)


# choices


def _fit(moment: Moment, asked: Choice, option: Phrase) -> list[Option]:
    return fitting(moment.game, moment.run.board, asked.ask, option)


def _open_to(moment: Moment, claim: Phrase) -> list[Choice]:
    seat = claim.get("seat")
    return [asked for asked in moment.asked if not seat or asked.ask.who == seat]


def _options(moment: Moment, asked: list[Choice]) -> Message:
    """What could be decided, in the words of the notation."""
    legal = listed(moment.game, (option for each in asked for option in each.ask.options))
    return message("scenario.saw-options", legal=legal) if legal else message("scenario.saw-no-choice")


def _can(moment: Moment, claim: Phrase) -> Seen:
    asked = _open_to(moment, claim)
    ok = all(any(_fit(moment, each, option) for each in asked) for option in claim["options"])
    return ok, _options(moment, asked)


def _cannot(moment: Moment, claim: Phrase) -> Seen:
    asked = _open_to(moment, claim)
    ok = not any(_fit(moment, each, option) for each in asked for option in claim["options"])
    return ok, _options(moment, asked)


def _only(moment: Moment, claim: Phrase) -> Seen:
    """Some choice offers those, and of their sort nothing else."""
    asked = _open_to(moment, claim)
    ok = any(_offers_only(moment, each, claim["options"]) for each in asked)
    return ok, _options(moment, asked)


def _offers_only(moment: Moment, asked: Choice, options: tuple[Phrase, ...]) -> bool:
    """Between actions nothing else at all but to end the turn; elsewhere nothing else of that sort."""
    sorts = {sort for option in options for sort in actions(moment.game).sorts.get(option.key, ())}
    if asked.ask.turn:
        ends = actions(moment.game).ends
        sorts = {option.words.key for option in asked.ask.options if option.kind not in ends}
    fits = [_fit(moment, asked, option) for option in options]
    allowed = {option.id for found in fits for option in found}
    return all(fits) and all(
        option.id in allowed for option in asked.ask.options if option.words.key in sorts
    )


def _forced(moment: Moment, claim: Phrase) -> Seen:
    asked = _open_to(moment, claim)
    forced = [each for each in asked if each.forced]
    if not claim["options"]:
        free = [each for each in asked if not each.forced and not each.ask.turn]
        return not free, _options(moment, free) if free else message("scenario.saw-forced")
    ok = all(any(each.chosen in _fit(moment, each, option) for each in forced) for option in claim["options"])
    return ok, _options(moment, asked)


def _decides(moment: Moment, claim: Phrase) -> Seen:
    asked = [each for each in moment.asked if not each.ask.turn and each.ask.who != CHANCE]
    asked = asked or list(moment.asked)
    asked = [each for each in asked if not each.forced] or asked
    who = list(dict.fromkeys(each.ask.who for each in asked))
    if not who:
        return False, message("scenario.saw-no-choice")
    return who == [claim["seat"]], message(
        "scenario.saw-who", who=tuple(name_owner(name, moment.game) for name in who)
    )


def _asks_nothing(moment: Moment, claim: Phrase) -> Seen:  # noqa: ARG001  takes what the others take
    asked = [each for each in moment.asked if not each.forced and not each.ask.turn]
    return not asked, _options(moment, asked)


def _asks(moment: Moment, claim: Phrase) -> Seen:
    wanted = {card.uid for card in cards_of(moment.run.board, claim["card"])}
    about = [card for each in moment.asked if not each.forced for card in each.about]
    ok = any(card.uid in wanted for card in about)
    return ok, message("scenario.saw-questions", cards=tuple(dict.fromkeys(about)))


# events


def _happens(moment: Moment, claim: Phrase) -> Seen:
    event = claim["events"][0]
    many = len(occurrences(moment.game, event, moment.events, moment.run.board))
    return happens(moment.game, event, moment.events, moment.run.board), message("scenario.saw-times", n=many)


def _never(moment: Moment, claim: Phrase) -> Seen:
    ok, observed = _happens(moment, claim)
    return not ok, observed


def _order(moment: Moment, claim: Phrase) -> Seen:
    """Each event after the one before it; one that happens several times counts where it first can. Where it
    is said how often, every time is after what comes before it, and before what comes after it."""
    at = 0
    for event in claim["events"]:
        found = occurrences(moment.game, event, moment.events, moment.run.board)
        if not found or not happens(moment.game, event, moment.events, moment.run.board):
            return False, message("scenario.saw-never", event=write_phrase_in(moment.result.scenario, event))
        counted = event.key == "event.times"
        later = [n for n in found if n > at]
        if not later or (counted and later != found):
            return False, message(
                "scenario.saw-not-after", event=write_phrase_in(moment.result.scenario, event)
            )
        at = later[-1] if counted else later[0]
    return True, message("scenario.saw-order")


def _cite(moment: Moment, claim: Phrase) -> Seen:
    cites = {cite.removeprefix(f"{moment.game}:") for cite in moment.cites}
    missing = [id for id in claim["ids"] if id not in cites]
    if not missing:
        return True, message("scenario.saw-cited")
    return False, message("scenario.saw-cites", missing=tuple(missing), cites=tuple(sorted(cites)))


def _legality(moment: Moment, claim: Phrase) -> Seen:
    line: ScriptLine = claim["line"]
    stuck = why_not(moment.game, ScriptStep(0, line), moment.run, moment.unclaimed)
    wanted = claim.key == "claim.legal"
    if stuck is None:
        return wanted, message("scenario.saw-legal")
    return not wanted, refusal_of(moment.game, stuck, moment.result.edition).why


# the match


def _turn(moment: Moment, claim: Phrase) -> Seen:
    player = moment.table.board.turn.player
    told = message("scenario.saw-turn", player=name_owner(player, moment.game))
    return player == claim["seat"], told


def _wins(moment: Moment, claim: Phrase) -> Seen:
    winner = moment.table.board.winner
    if winner is None:
        return claim.get("seat") is None, message("scenario.saw-no-winner")
    told = message("scenario.saw-winner", player=name_owner(winner, moment.game))
    return winner == claim.get("seat"), told


_CHECKS = {
    "claim.player": _player, "claim.card": _card, "claim.zone": _zone, "claim.can": _can,
    "claim.cannot": _cannot, "claim.only": _only, "claim.forced": _forced, "claim.decides": _decides,
    "claim.asks-nothing": _asks_nothing, "claim.asks": _asks, "claim.happens": _happens,
    "claim.never": _never, "claim.order": _order, "claim.cite": _cite, "claim.legal": _legality,
    "claim.illegal": _legality, "claim.turn": _turn, "claim.wins": _wins, "claim.nobody": _wins,
}  # fmt: skip
