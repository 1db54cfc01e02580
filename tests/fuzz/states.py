"""States of matches under way, of every game that plays, and of random boards, changed anywhere: refused in
words, or a match that is put away and taken up as it is, and that can be played on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from kfjudge.api import BadState, Match, NeedsFact, NotModeled
from kfjudge.core.invariants import checking_every_event
from kfjudge.games import default_game, get_game
from kfjudge.games.keyforge.engine.board import Loss
from kfjudge.games.keyforge.engine.lasting import lasting_of
from kfjudge.games.keyforge.engine.spec import modeled
from kfjudge.games.keyforge.engine.state import (
    CARD_FIELDS,
    DECK,
    LASTING,
    OF_A_TURN,
    PLAYER_FIELDS,
    TOP,
    UNTIL,
)
from kfjudge.games.keyforge.facts import COLORS, HOUSES
from kfjudge.words import LANGUAGES
from tests.fuzz.boards import boards
from tests.fuzz.games import begin, can_be_written, games_that_play, numbers, random_points
from tests.fuzz.hunt import hunt

Place = tuple[dict[str, Any] | list[Any], Any]

GAMES, DECISIONS = 12, 160  # whose states are changed
DEEP = 12  # how far down a state is changed
FAR = 8  # choices that are made from a state that is taken


@cache
def under_way(game: str, seed: int) -> tuple[str, ...]:
    """The states that a random game comes by, as they are kept."""
    first = begin(game, seed)
    runs = [run for run in random_points(first, DECISIONS) if run.clean]
    return tuple(json.dumps(Match(run, run.rules.edition).state()) for run in runs)


@st.composite
def under_way_states(draw: st.DrawFn, game: str = "keyforge") -> dict[str, Any]:
    """A state that some random game comes by."""
    states = under_way(game, draw(st.integers(0, GAMES - 1)))
    return json.loads(states[draw(st.integers(0, len(states) - 1))])  # type: ignore[no-any-return]


def deeply(field: str) -> Any:
    """A card that lies on itself."""
    card: dict[str, Any] = {"card": "troll"}
    card[field] = [card]
    return card


def nested(times: int) -> Any:
    value: Any = []
    for _ in range(times):
        value = [value]
    return value


ODD = st.one_of(
    st.sampled_from(
        [None, True, False, -1, 0, 1, 2, 6, 7, 10_000, 10_001, 10**5000, 1.5, float("nan"), "", "x", "\x00",
         "s1", "n1", "unknown", "South", "North", b"", ("a",)]
    ),
    st.builds(deepcopy, st.sampled_from([[], {}, [[]], [""], ["s1"], [None], {"card": "troll"}])),
    st.builds(nested, st.just(3000)),
    st.builds(deeply, st.sampled_from(["under", "upgrades"])),
)  # fmt: skip
# What a state of KeyForge says beside what its schema has.
OWN_WORDS = (*HOUSES, *COLORS, *UNTIL, "setup", "start", "forge", "house", "main", "ready", "draw", "end")
OWN_FIELDS = (*TOP, *PLAYER_FIELDS, *DECK, *CARD_FIELDS, *LASTING, *OF_A_TURN.fields, *Loss._fields)


class Vocabulary(NamedTuple):
    """What may stand in the states of a game, in the right place or in a wrong one."""

    words: st.SearchStrategy[str]
    cards: st.SearchStrategy[str]
    fields: st.SearchStrategy[str]


@cache
def vocabulary(game: str) -> Vocabulary:
    house = get_game(game)
    schema, own = house.engine.schema, game == default_game()
    words = {*house.editions, *(word for words in schema.vocabularies.values() for word in words)}
    fields = {
        "x",
        "game",
        "edition",
        "active",
        "turn",
        *(one.field for one in (*schema.owners, *schema.marks)),
    }
    fields |= {zone.name for zone in schema.zones}
    return Vocabulary(
        st.sampled_from(sorted({"x", *words, *(OWN_WORDS if own else ())})),
        st.sampled_from(sorted(house.engine.facts())),
        st.sampled_from(sorted({*fields, *(OWN_FIELDS if own else ())})),
    )


@st.composite
def effects(draw: st.DrawFn, uids: list[str]) -> dict[str, Any]:
    """An effect that lasts, of any card that has one, bound to this and that."""
    card = draw(st.sampled_from([id for id in sorted(modeled()) if lasting_of(id)]))
    uid = st.sampled_from(uids or ["x"])
    return {
        "card": card,
        "node": draw(st.sampled_from(sorted(lasting_of(card)))),
        "source": draw(uid),
        "you": draw(st.sampled_from(["South", "North"])),
        "until": draw(st.sampled_from(UNTIL)),
        **draw(
            st.fixed_dictionaries(
                {},
                optional={
                    "it": st.lists(uid, max_size=2),
                    "cards": st.lists(uid, max_size=2),
                    "house": st.sampled_from(HOUSES),
                    "armor": st.lists(
                        st.fixed_dictionaries({"uid": uid, "giver": uid, "amount": st.integers(0, 3)}),
                        max_size=2,
                    ),
                },
            )
        ),
    }


def places(value: Any, deep: int = DEEP) -> Iterator[Place]:
    """Everywhere in a state that something stands."""
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        if deep:
            yield from places(value[key], deep - 1)


@st.composite
def changed(draw: st.DrawFn) -> dict[str, Any]:
    """A state with a few changes."""
    game = draw(st.sampled_from(games_that_play()))
    ours = game == default_game()
    state = deepcopy(draw(st.one_of(boards(), under_way_states()) if ours else under_way_states(game)))
    for _ in range(draw(st.integers(0, 4))):
        _change(draw, state, vocabulary(game), lasting=ours)
    return state


def _change(draw: st.DrawFn, state: dict[str, Any], known: Vocabulary, *, lasting: bool) -> None:
    ways = ["put", "put", "word", "card", "number", "drop", "twice", "field", "move"]
    how = draw(st.sampled_from([*ways, "effect"] if lasting else ways))
    if how == "effect":
        if isinstance(state.setdefault("lasting", []), list):
            uids = [
                within[key] for within, key in places(state) if key == "uid" and isinstance(within[key], str)
            ]
            state["lasting"].append(draw(effects(uids)))
        return
    there = list(places(state))
    if not there:
        return
    within, key = there[draw(st.integers(0, len(there) - 1))]
    values = {"put": ODD, "word": known.words, "card": known.cards, "number": st.integers(-2, 12)}
    if how in values:
        within[key] = draw(values[how])
    elif how == "drop":
        del within[key]
    elif how == "twice" and isinstance(within, list):
        within.append(deepcopy_of(within[key]))
    elif how == "field" and isinstance(within[key], dict):
        within[key][draw(known.fields)] = draw(ODD | known.words | known.cards)
    elif how == "move":
        other, at = there[draw(st.integers(0, len(there) - 1))]
        within[key] = deepcopy_of(other[at])


def deepcopy_of(value: Any) -> Any:
    """A copy, or nothing of what has no end."""
    try:
        return deepcopy(value)
    except RecursionError:
        return None


def look(state: dict[str, Any]) -> None:
    try:
        match = Match.from_state(state)
    except (BadState, NeedsFact, NotModeled) as error:
        refused = str(error)
    else:
        refused = ""
        goes_on(match)
    assert not refused or " " in refused


def goes_on(match: Match) -> None:
    """A few choices on, whatever they are, it is still a match, and can be told."""
    same(match)
    rng = Random(len(str(match.state())))
    for _ in range(FAR):
        if match.pending is None:
            break
        try:
            match.choose(rng.choice(match.options()).id)
        except (NeedsFact, NotModeled):
            break
        same(match)
    for lang in LANGUAGES:
        assert all(step.text(lang) for step in match.trace())
        assert all(option.label(lang) for option in match.options())
        assert match.pending is None or match.pending.question(lang)


def same(match: Match) -> None:
    """What is put away is what is taken up, where nothing is under way; and no number is below zero."""
    written = match.state()
    assert json.loads(json.dumps(written)) == written
    assert min(numbers(written)) >= 0
    if match.run.clean and can_be_written(match.run):
        again = Match.from_state(written)
        assert again.state() == written
        assert [option.id for option in again.options()] == [option.id for option in match.options()]


def less(state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The state without each thing that stands in it, the largest first."""
    for at in range(len(list(places(state)))):
        smaller = deepcopy_of(state)
        if smaller is not None:
            within, key = list(places(smaller))[at]
            del within[key]
            yield smaller


def describe_state(state: Any) -> str:
    try:
        return json.dumps(state, default=repr)
    except (ValueError, RecursionError):
        return f"a state that is no JSON: {type(state)}, {list(state)}"


def run(seed: int, seconds: float) -> int:
    with checking_every_event():
        return hunt(seed, seconds, changed(), look, describe_state, less)
