"""What does not matter to a match: in which seat who sits, and a card that nothing on the board speaks of."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kfjudge.api import NeedsFact, NotModeled, public_step
from kfjudge.core.events import TraceStep
from kfjudge.core.run import Run, start
from kfjudge.games.keyforge.engine import state as states
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.engine.engine import KeyForgeRules
from kfjudge.games.keyforge.telling.card_text import card_text
from tests.fuzz.boards import boards
from tests.fuzz.states import places, under_way_states
from tests.keyforge.random_play import EDITIONS
from tests.keyforge.table import creature

pytestmark = pytest.mark.slow

Json = dict[str, Any]
SOME = settings(max_examples=60, deadline=None)
DICE, EDITION = st.randoms(use_true_random=False), st.sampled_from(EDITIONS)
MOST = 12  # decisions
STRANGER = "a-stranger"  # its uid

SEAT = re.compile(r"\b({}|{})\b".format(*SEATS))
OTHER = dict(zip(SEATS, reversed(SEATS), strict=True))


def swap(value: Any) -> Any:
    """Say of South what is said of North, in a state or a sentence."""
    if isinstance(value, dict):
        return {swap(key): swap(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        swapped = [swap(one) for one in value]
        return sorted(swapped) if swapped and all(one in SEATS for one in swapped) else swapped
    return SEAT.sub(lambda seat: OTHER[seat[0]], value) if isinstance(value, str) else value


def describe_step(step: TraceStep) -> Json:
    told = public_step(step, "keyforge").text("en")
    return {"depth": step.depth, "event": step.event, "cards": list(step.cards), "cite": list(step.cite),
            "canceled": step.canceled, "text": told}  # fmt: skip


def play_both(
    one: Json, other: Json, edition: str, dice: random.Random
) -> Iterator[tuple[Run[Any], Run[Any]]]:
    """Play two matches by the same decisions, for a while; each point of them. The same has to be offered."""
    rules = KeyForgeRules(edition)
    first, second = (start(rules, states.read(deepcopy(state))) for state in (one, other))
    for _ in range(MOST):
        yield first, second
        offered, there = (
            [option.id for option in run.pending.options] if run.pending else [] for run in (first, second)
        )
        assert offered == there
        if not offered:
            return
        picked = dice.choice(offered)
        first, second = first.choose(picked), second.choose(picked)


def tell(run: Run[Any]) -> list[Json]:
    return [describe_step(step) for step in run.trace]


@SOME
@given(st.one_of(boards(), under_way_states()), EDITION, DICE)
def test_who_sits_in_the_other_seat_plays_the_same_match(
    state: Json, edition: str, dice: random.Random
) -> None:
    assume("unknown" not in str(state))  # a card that nobody knows is called after the seat that draws it
    try:
        for one, other in play_both(state, swap(state), edition, dice):
            assert tell(one) == swap(tell(other))
            assert swap(swap(states.write(one.board, edition))) == swap(states.write(other.board, edition))
    except (NeedsFact, NotModeled):
        return


# Where a card lies of which no card of the board speaks, and the words that would be about it.
STRANGERS: dict[str, tuple[str, re.Pattern[str]]] = {
    "cannon": ("artifacts", re.compile(r"artifact|in play|each card", re.IGNORECASE)),
    "troll": ("purged", re.compile(r"purged", re.IGNORECASE)),
}


@pytest.mark.parametrize("stranger", STRANGERS)
@SOME
@given(boards(), EDITION, DICE)
def test_a_card_that_shares_nothing_with_the_board_changes_nothing(
    stranger: str, state: Json, edition: str, dice: random.Random
) -> None:
    zone, words = STRANGERS[stranger]
    there = {within["card"] for within, key in places(state) if key == "card"}
    assume(not any(words.search(line) for id in there for line in card_text(id, "en", edition)))
    more = deepcopy(state)
    more["players"]["North"].setdefault(zone, []).append(creature(stranger, STRANGER, house="untamed"))
    try:
        for one, other in play_both(state, more, edition, dice):
            if one.board.turn.player != "South":
                return  # on their turn, North may use what they have more
            assert tell(one) == tell(other)
            written, changed = (states.write(run.board, edition) for run in (one, other))
            lying = changed["players"]["North"][zone]
            assert [card["uid"] for card in lying].count(STRANGER) == 1
            changed["players"]["North"][zone] = [card for card in lying if card["uid"] != STRANGER]
            assert written == changed
    except (NeedsFact, NotModeled):
        return
