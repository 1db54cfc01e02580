"""Check what is expected: what may be chosen, what happens, what is cited, whose turn it is; and leave open
what the play did not come to."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from kfjudge.core.errors import NeedsFact, Trouble, Troubles
from kfjudge.core.message import Message, message
from kfjudge.core.readings import reading_in_force
from kfjudge.core.table import CHANCE, Option
from kfjudge.games import get_game
from kfjudge.notation.grammar import name_owner
from kfjudge.notation.scenario import CardRef, Expectation, Phrase, ScriptLine, ScriptPoint, ScriptStep
from kfjudge.notation.writer import write_phrase_in
from kfjudge.replay.game import Observation
from kfjudge.replay.moments import Choice, Moment, find_events, find_moment, has_happened
from kfjudge.replay.observations import look_at_card, look_at_owner, look_at_zone
from kfjudge.replay.options import action_table, explain_refusal, find_cards, list_options, match_options
from kfjudge.replay.result import CheckedClaim, Result
from kfjudge.replay.steps import try_step

# What the answer to an open choice can still bring about, beside what the game alone claims.
TO_COME = ("claim.card", "claim.player", "claim.zone", "claim.happens", "claim.order", "claim.cite",
           "claim.turn", "claim.wins", "claim.nobody")  # fmt: skip
EVENTS = ("claim.happens", "claim.order")

ClaimCheck = Callable[[Moment, Phrase], Observation]
_CHECKS: dict[str, ClaimCheck] = {}  # by the keys of claims


def check_claims(result: Result) -> list[CheckedClaim]:
    """Check every claim that is made for this edition and these readings."""
    found = []
    ends = (result.open, result.needs, result.missing, result.stuck, result.bound)
    ended_early = any(why is not None for why in ends)
    moments: dict[ScriptPoint, Moment | None] = {}
    for expectation in result.scenario.expectations:
        where = expectation.where
        if not _is_meant_for(expectation, result):
            continue
        if where not in moments:
            moments[where] = find_moment(result, where)
        for claim in expectation.claims:
            ok, observed = _check_claim(result, where, moments[where], claim)
            checked = CheckedClaim(result.edition, expectation, claim, ok, observed)
            if ended_early and _is_beyond(result, where, claim.key, ok, observed):
                number = where.step or len(result.scenario.steps)
                observed = message("scenario.saw-not-reached", step=number)
                checked = replace(checked, ok=None, observed=observed)
            found.append(checked)
    return found


def _is_meant_for(expectation: Expectation, result: Result) -> bool:
    """Tell whether a line of claims is for the edition and the readings that are played."""
    if expectation.editions and result.edition not in expectation.editions:
        return False
    known = (
        {point.id: point for point in get_game(result.scenario.game).points()} if expectation.readings else {}
    )
    return all(
        reading_in_force(known[row], result.edition, result.scenario.readings) == value
        for row, value in expectation.readings
    )


def _check_claim(result: Result, where: ScriptPoint, moment: Moment | None, claim: Phrase) -> Observation:
    """Check one claim at its point of the script."""
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


# what the play did not come to is neither so nor not so


def _is_beyond(result: Result, where: ScriptPoint, key: str, ok: bool, observed: Message) -> bool:
    """Tell whether a claim is about what comes after the end of the play. That something never happens is
    wrong as soon as it has happened; that a fact is asked for is right as soon as it has been."""
    if key == "claim.needs" or result.missing is not None:
        return not ok
    may_come = key in TO_COME or key in get_game(result.scenario.game).replay.match_checks
    if not where.when:
        all_played = result.open is not None and len(result.steps) == len(result.scenario.steps)
        last = result.scenario.steps[-1] if all_played else None
        if last is not None and (last.line, *last.choices)[-1].open:  # its answer alone is left
            return not ok and may_come
        return ok or key != "claim.never"
    if where.step > len(result.steps):
        return True
    if where.when == "after" and key in EVENTS:
        return not ok
    played = result.steps[where.step - 1]
    answered = {answer.choice for answer in played.answered}
    if not played.open or ok or where.when == "before" or where.choice in answered - {0}:
        return False
    return may_come or observed.key == "scenario.saw-not-reached"


# players, cards, zones


def _checks(*kinds: str) -> Callable[[ClaimCheck], ClaimCheck]:
    """Have a function check the claims of those kinds: "can" → claim.can."""

    def register(check: ClaimCheck) -> ClaimCheck:
        _CHECKS.update(dict.fromkeys((f"claim.{kind}" for kind in kinds), check))
        return check

    return register


@_checks("player")
def _check_player(moment: Moment, claim: Phrase) -> Observation:
    return look_at_owner(moment.game, moment.table, claim["seat"], claim["fact"])


@_checks("card")
def _check_card(moment: Moment, claim: Phrase) -> Observation:
    ref: CardRef = claim["card"]
    found = find_cards(moment.table.board, ref)
    if len(found) != 1:
        key = "scenario.fits-several" if found else "scenario.not-on-board"
        card = ref.label or get_game(moment.game).engine.facts()[ref.card]
        place = claim.spot.place(moment.result.scenario.path)
        places = (("card", card), ("cards", tuple(found)))
        raise Troubles([Trouble(Message(key, places, moment.game), place)])
    return look_at_card(moment.game, moment.table, found[0], claim["fact"])


@_checks("zone")
def _check_zone(moment: Moment, claim: Phrase) -> Observation:
    return look_at_zone(moment.game, moment.table, claim)


# choices


def _match(moment: Moment, choice: Choice, option: Phrase) -> list[Option]:
    """Find the options of a choice that a phrase can mean."""
    return match_options(moment.game, moment.run.board, choice.ask, option)


def _find_choices(moment: Moment, claim: Phrase) -> tuple[Choice, ...]:
    """Find the choices that the claim is about: those of the player it names, or all."""
    seat = claim.get("seat")
    return tuple(choice for choice in moment.asked if not seat or choice.ask.who == seat)


def _list_legal(moment: Moment, choices: tuple[Choice, ...]) -> Message:
    """List what could be decided, in the words of the notation."""
    legal = list_options(moment.game, (option for choice in choices for option in choice.ask.options))
    return message("scenario.saw-options", legal=legal) if legal else message("scenario.saw-no-choice")


@_checks("can")
def _check_can(moment: Moment, claim: Phrase) -> Observation:
    choices = _find_choices(moment, claim)
    ok = all(any(_match(moment, choice, option) for choice in choices) for option in claim["options"])
    return ok, _list_legal(moment, choices)


@_checks("cannot")
def _check_cannot(moment: Moment, claim: Phrase) -> Observation:
    choices = _find_choices(moment, claim)
    ok = not any(_match(moment, choice, option) for choice in choices for option in claim["options"])
    return ok, _list_legal(moment, choices)


@_checks("only")
def _check_only(moment: Moment, claim: Phrase) -> Observation:
    """Check that a choice offers those options and nothing else of their sort; between actions nothing else
    at all, but to end the turn."""
    table, choices, ok = action_table(moment.game), _find_choices(moment, claim), False
    of_sort = {sort for option in claim["options"] for sort in table.sorts.get(option.key, ())}
    for choice in choices:
        sorts = of_sort
        if choice.ask.turn:
            sorts = {option.words.key for option in choice.ask.options if option.kind not in table.ends}
        fits = [_match(moment, choice, option) for option in claim["options"]]
        allowed = {option.id for found in fits for option in found}
        ok = all(fits) and all(
            option.id in allowed for option in choice.ask.options if option.words.key in sorts
        )
        if ok:
            break
    return ok, _list_legal(moment, choices)


@_checks("forced")
def _check_forced(moment: Moment, claim: Phrase) -> Observation:
    choices = _find_choices(moment, claim)
    if not claim["options"]:
        free = tuple(choice for choice in choices if not choice.forced and not choice.ask.turn)
        return not free, _list_legal(moment, free) if free else message("scenario.saw-forced")
    ok = all(
        any(choice.chosen in _match(moment, choice, option) for choice in choices if choice.forced)
        for option in claim["options"]
    )
    return ok, _list_legal(moment, choices)


@_checks("decides")
def _check_decides(moment: Moment, claim: Phrase) -> Observation:
    choices = [choice for choice in moment.asked if not choice.ask.turn and choice.ask.who != CHANCE]
    choices = choices or list(moment.asked)
    choices = [choice for choice in choices if not choice.forced] or choices
    who = list(dict.fromkeys(choice.ask.who for choice in choices))
    if not who:
        return False, message("scenario.saw-no-choice")
    names = tuple(name_owner(name, moment.game) for name in who)
    return who == [claim["seat"]], message("scenario.saw-who", who=names)


@_checks("asks-nothing")
def _check_asks_nothing(moment: Moment, claim: Phrase) -> Observation:  # noqa: ARG001  takes what the others take
    choices = tuple(choice for choice in moment.asked if not choice.forced and not choice.ask.turn)
    return not choices, _list_legal(moment, choices)


@_checks("asks")
def _check_asks(moment: Moment, claim: Phrase) -> Observation:
    wanted = {card.uid for card in find_cards(moment.run.board, claim["card"])}
    about = [card for choice in moment.asked if not choice.forced for card in choice.about]
    ok = any(card.uid in wanted for card in about)
    return ok, message("scenario.saw-questions", cards=tuple(dict.fromkeys(about)))


@_checks("legal", "illegal")
def _check_legality(moment: Moment, claim: Phrase) -> Observation:
    line: ScriptLine = claim["line"]
    stuck = try_step(moment.result.scenario, ScriptStep(0, line), moment.run, moment.unclaimed)
    wanted = claim.key == "claim.legal"
    if stuck is None:
        return wanted, message("scenario.saw-legal")
    return not wanted, explain_refusal(stuck, moment.result.edition).why


# events


@_checks("happens", "never")
def _check_happens(moment: Moment, claim: Phrase) -> Observation:
    event, board = claim["events"][0], moment.run.board
    many = len(find_events(moment.game, event, moment.events, board))
    ok = has_happened(moment.game, event, moment.events, board)
    return ok == (claim.key == "claim.happens"), message("scenario.saw-times", n=many)


@_checks("order")
def _check_order(moment: Moment, claim: Phrase) -> Observation:
    """Check that each event comes after the one before it; one that happens several times counts where it
    first can. Where it is said how often, every time is after what comes before it, and before what comes
    after it."""
    at = 0
    for event in claim["events"]:
        found = find_events(moment.game, event, moment.events, moment.run.board)
        if not found or not has_happened(moment.game, event, moment.events, moment.run.board):
            return False, message("scenario.saw-never", event=write_phrase_in(moment.result.scenario, event))
        counted = event.key == "event.times"
        later = [n for n in found if n > at]
        if not later or (counted and later != found):
            words = write_phrase_in(moment.result.scenario, event)
            return False, message("scenario.saw-not-after", event=words)
        at = later[-1] if counted else later[0]
    return True, message("scenario.saw-order")


@_checks("cite")
def _check_cite(moment: Moment, claim: Phrase) -> Observation:
    cites = {cite.removeprefix(f"{moment.game}:") for cite in moment.cites}
    missing = [id for id in claim["ids"] if id not in cites]
    if not missing:
        return True, message("scenario.saw-cited")
    return False, message("scenario.saw-cites", missing=tuple(missing), cites=tuple(sorted(cites)))


# the match


@_checks("turn")
def _check_turn(moment: Moment, claim: Phrase) -> Observation:
    player = moment.table.board.turn.player
    observed = message("scenario.saw-turn", player=name_owner(player, moment.game))
    return player == claim["seat"], observed


@_checks("wins", "nobody")
def _check_winner(moment: Moment, claim: Phrase) -> Observation:
    winner = moment.table.board.winner
    if winner is None:
        return claim.get("seat") is None, message("scenario.saw-no-winner")
    observed = message("scenario.saw-winner", player=name_owner(winner, moment.game))
    return winner == claim.get("seat"), observed
