"""What may be chosen and what may not, where the file looks at it or a choice is left open, in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kfjudge.core.text import sanitize
from kfjudge.notation.writer import write_phrase_in
from kfjudge.render.replays.naming import owners_of
from kfjudge.render.steps import who_decides
from kfjudge.render.trace import owner_name, said
from kfjudge.replay.moments import find_moment
from kfjudge.replay.options import match_options
from kfjudge.words import load_language
from kfjudge.words.catalogue import put_into_words, tell

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask
    from kfjudge.replay.moments import Moment
    from kfjudge.replay.result import CheckedClaim, Result

_MAY, _MAY_NOT = ("claim.can", "claim.only", "claim.forced"), ("claim.cannot",)
_ANY = "can.any"
_OF_CHOICES = {*_MAY, *_MAY_NOT, "claim.decides", "claim.asks", "claim.asks-nothing", "claim.cite"}
_MOST = 6  # options that are listed
_MOST_MOMENTS = 2


def left_open(result: Result) -> Ask | None:
    """The choice that the board is about: one that the script leaves open, or in the middle of what it does.
    What to do next is none."""
    run = result.open or result.end
    asked = run.pending if run is not None else None
    if asked is None or asked.turn or (asked.later and result.open is None):
        return None
    return asked


def of_choices_alone(result: Result) -> bool:
    """Whether the file says only what may be chosen, and by whom."""
    phrases = {checked.claim.key for checked in result.expectations if checked.claim is not None}
    return bool(phrases & {*_MAY, *_MAY_NOT}) and phrases <= _OF_CHOICES


def open_question(asked: Ask, result: Result, lang: str) -> str:
    """Who decides what, and what may be answered."""
    owners = owners_of(result.scenario)
    options = [sanitize(said(option.words, lang, owners)) for option in asked.options]
    return _sentence(_head(asked, options, result, lang), options, [], lang)


def may_choose(result: Result, lang: str) -> list[str]:
    """What the file says that may be chosen and what may not, of the last moments of which it says so."""
    by_moment: dict[object, list[CheckedClaim]] = {}
    for checked in result.expectations:
        claim, expectation = checked.claim, checked.expectation
        if claim is not None and expectation is not None and checked.ok and claim.key in _MAY + _MAY_NOT:
            by_moment.setdefault(expectation.where, []).append(checked)
    told: list[str] = []
    for where, several in by_moment.items():
        moment = find_moment(result, where)  # type: ignore[arg-type]
        if moment is not None:
            told += _told(moment, several, lang)
    return list(dict.fromkeys(told))[-_MOST_MOMENTS:]


def _told(moment: Moment, several: Sequence[CheckedClaim], lang: str) -> Iterator[str]:
    """A sentence on each choice of a moment of which something is claimed."""
    result, owners = moment.result, owners_of(moment.result.scenario)
    for each in moment.asked:
        may: dict[str, None] = {}
        may_not: dict[str, None] = {}
        nothing = False
        for checked in several:
            assert checked.claim is not None
            seat = checked.claim.get("seat")
            for option in checked.claim["options"] if not seat or seat == each.ask.who else ():
                found = match_options(moment.game, moment.run.board, each.ask, option)
                may.update((sanitize(said(one.words, lang, owners)), None) for one in found)
                if checked.claim.key not in _MAY_NOT or found:
                    continue
                if option.key == _ANY:
                    nothing = True
                else:
                    may_not[sanitize(put_into_words(write_phrase_in(result.scenario, option), lang))] = None
        if nothing:
            yield _nothing(each.ask, [*may], result, lang)
        elif may or may_not:
            yield _sentence(_head(each.ask, [*may], result, lang), [*may], [*may_not], lang)


def _head(asked: Ask, may: Sequence[str], result: Result, lang: str) -> str:
    """Whose choice it is."""
    owners = owners_of(result.scenario)
    if not asked.turn:
        return who_decides(asked, lang, owners)
    return tell("replay.may" if may else "replay.may-not", lang, who=owner_name(asked.who, lang, owners))


def _nothing(asked: Ask, may: Sequence[str], result: Result, lang: str) -> str:
    """That nothing may be chosen, but for what ends the choice."""
    who = owner_name(asked.who, lang, owners_of(result.scenario))
    if not may:
        return tell("replay.may-nothing", lang, who=who)
    return _sentence(tell("replay.may-only", lang, who=who), may, [], lang)


def _sentence(head: str, may: Sequence[str], may_not: Sequence[str], lang: str) -> str:
    key = "replay.one-of-not" if may and may_not else "replay.one-of"
    options, others = _either(may or may_not, lang), _either(may_not, lang)
    return tell(key, lang, head=head, options=options, others=others)


def _either(parts: Sequence[str], lang: str) -> str:
    """One of them; of many the first."""
    if len(parts) > _MOST:
        return ", ".join([*parts[:_MOST], "…"])
    return load_language(lang).join_or(list(parts))
