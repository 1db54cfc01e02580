"""What a step tells is what is played: one whose named target is not legal is refused, whatever else happens
in it; and a script never ends inside an effect without saying so."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfjudge.core.errors import NeedsFact, NotModeled
from kfjudge.core.run import Run, start
from kfjudge.games import get_game
from kfjudge.games.keyforge.engine.engine import KeyForgeRules
from kfjudge.games.keyforge.engine.game import ASKED_BEFORE_ACTIONS
from kfjudge.games.keyforge.engine.state import read, write
from kfjudge.notation.scenario import CardRef, make_phrase
from kfjudge.replay.play import attempt
from kfjudge.replay.record import record
from tests.fateforge import random_play as fateforge
from tests.fuzz.boards import ALL_ARTIFACTS, CREATURES, LINE, boards, of_type, some
from tests.keyforge import random_play as keyforge
from tests.keyforge.table import creature, table
from tests.replay.steps_as_told import check_steps_about_cards, is_legal

pytestmark = pytest.mark.slow

SOME = settings(max_examples=60, deadline=None)
FEW = settings(max_examples=6, deadline=None)
SEEDS = st.integers(0, 10**9)

# Creatures with taunt, and those that have a say in who is fought or hurt.
BESIDE = ("shadow-self", "champion-anaphiel", "bulwark", "pitlord", "panpaca-jaga", "ember-imp", "groggins",
          "francus", "protectrix", "krump", "bigtwig", "rogue-ogre")  # fmt: skip
# What falls to 2 damage, and what reacts to a key or to a destruction.
WEAK = ("hexpion", "bad-penny", "urchin", "silvertooth", "dust-imp")
SET_OFF = (*WEAK, "duma-the-martyr", "tolas", "chota-hazri", "maruck-the-marked", "forgemaster-og")
ARTIFACTS = ("soul-snatcher", "pile-of-skulls", "annihilation-ritual", "the-sting")


@st.composite
def two_lines(draw: st.DrawFn) -> dict[str, Any]:
    """Two battlelines, South's all of the active house."""

    def lie(names: list[str], seat: str, **facts: Any) -> list[dict[str, Any]]:
        uids = (f"{seat}{number}" for number in range(len(names)))
        return [creature(name, uid, label=uid, **facts) for name, uid in zip(names, uids, strict=True)]

    south, north = draw(some(BESIDE, 2, CREATURES)), draw(some(BESIDE, 4, CREATURES))
    empty: dict[str, Any] = {"hand": [], "deck": []}
    return table("dis", {"line": lie(south, "s", house="dis")} | empty, {"line": lie(north, "n")} | empty)


@SOME
@given(two_lines())
def test_only_a_creature_that_may_be_attacked_is_attacked_by_name(state: dict[str, Any]) -> None:
    run = start(KeyForgeRules("1.3"), read(state))
    cards = list(run.board.cards)
    for option in run.pending.options if run.pending else ():
        if option.kind != "fight":
            continue
        try:
            legal = offered_targets(run.choose(option.id))
        except NeedsFact:
            continue
        for uid in cards:
            who, whom = CardRef("", str(option.card)), CardRef("", uid)
            words = make_phrase("step.attack", card=who, other=whom)
            assert is_legal(run, words) == (uid in legal), f"{option.card} attacks {uid}"


UPGRADES = of_type("upgrade")


@SOME
@given(two_lines(), st.sampled_from(UPGRADES))
def test_only_a_creature_in_play_is_given_an_upgrade_by_name(state: dict[str, Any], upgrade: str) -> None:
    seat = state["players"]["South"]
    seat["hand"] = [creature(upgrade, "u0", label="u0", house="dis"), creature("krump", "k0", label="k0")]
    run = start(KeyForgeRules("1.3"), read(state))
    try:
        playable = run.pending is not None and "play:u0" in {option.id for option in run.pending.options}
        legal = offered_targets(run.choose("play:u0"), "ask.attach") if playable else set()
    except NeedsFact:
        return
    for uid in run.board.cards:
        words = make_phrase("step.play-on", card=CardRef("", "u0"), other=CardRef("", uid))
        assert is_legal(run, words) == (uid in legal), f"{upgrade} on {uid}"


def offered_targets(run: Run[Any], question: str = "ask.attack") -> set[str | None]:
    """The cards that a creature that fights may attack, or that an upgrade may be attached to."""
    asks = [*(made.ask for made in run.decisions), *([run.pending] if run.pending else [])]
    asked = next((ask for ask in asks if ask.question.key == question), None)
    return {option.card for option in asked.options} if asked is not None else set()


# a step about one card, in every game that plays


LINES: dict[str, Callable[[int], Iterator[Run[Any]]]] = {
    "keyforge": lambda seed: keyforge.random_line(seed, "1.3", 60),
    "fateforge": lambda seed: fateforge.random_line(seed, 60),
}


@pytest.mark.parametrize("game", LINES)
@FEW
@given(SEEDS)
def test_a_step_about_a_card_for_which_it_is_not_offered_is_refused(game: str, seed: int) -> None:
    check_steps_about_cards(LINES[game](seed), random.Random(seed))


@FEW
@given(SEEDS)
def test_a_hero_goes_to_no_zone_that_is_not_offered(seed: int) -> None:
    dice = random.Random(seed)
    for run in fateforge.random_line(seed, 60):
        if run.pending is None or not run.pending.turn:
            continue
        kind, zone = dice.choice(("sprint", "walk", "spend")), dice.choice(sorted(run.board.zones))
        offered = f"{kind}:{zone}" in {option.id for option in run.pending.options}
        assert is_legal(run, make_phrase(f"step.{kind}", seat=zone)) == offered, f"{kind} {zone}"


# where a script ends


def is_between(run: Run[Any]) -> bool:
    """Whether nothing is under way: the match is over, an action is asked for, or what the rules ask before
    the actions of a turn."""
    asked = run.pending
    if asked is None or asked.turn:
        return True
    return asked.question.key in ASKED_BEFORE_ACTIONS.get(run.board.step, ())


@st.composite
def about_to_forge(draw: st.DrawFn) -> dict[str, Any]:
    """A small board on which South is about to forge a key."""
    numbers = iter(range(100))

    def lies(names: list[str]) -> list[dict[str, Any]]:
        return [creature(name, f"{name}{next(numbers)}") for name in names]

    south = {
        "aember": draw(st.integers(6, 9)),
        "line": lies(["bilgum-avalanche", *draw(some(SET_OFF, 2, CREATURES))]),
        "artifacts": lies(draw(some(ARTIFACTS, 2, ALL_ARTIFACTS))),
        "deck": lies(["troll", "punch"]),
    }
    weak = draw(st.lists(st.sampled_from(WEAK), max_size=3))
    north = {"line": lies([*weak, *draw(some(SET_OFF, 2, LINE))]), "hand": [], "deck": lies(["krump"])}
    return table("dis", south, north) | {"step": "forge", "house": None}


@SOME
@given(st.one_of(about_to_forge(), boards()), st.randoms(use_true_random=False))
def test_a_script_of_one_step_never_ends_inside_an_effect(state: dict[str, Any], dice: random.Random) -> None:
    rules = KeyForgeRules("1.3")
    try:
        first = start(rules, read(state))
        if first.pending is None:
            return
        option = dice.choice(first.pending.options)
        line = first.choose(option.id)
        scenario = record(write(read(state), "1.3"), line)
    except (NeedsFact, NotModeled):
        return
    result = attempt(scenario, "1.3")
    ended_early = (result.stuck, result.open, result.needs, result.missing, result.bound)
    if result.end is not None and all(why is None for why in ended_early):
        assert is_between(result.end), result.end.pending


@FEW
@given(SEEDS)
def test_a_script_of_one_step_of_a_battle_never_ends_inside_it(seed: int) -> None:
    dice = random.Random(seed)
    engine = get_game("fateforge").engine
    for run in fateforge.random_line(seed, 40):
        if not run.clean or run.pending is None or dice.random() < 0.6:
            continue
        state = engine.write(run.board, fateforge.EDITION)
        first = start(run.rules, engine.read(state))
        scenario = record(state, first.choose(dice.choice(run.pending.options).id))
        result = attempt(scenario, fateforge.EDITION)
        if result.end is not None and result.stuck is None and result.needs is None:
            assert result.end.pending is None or result.end.pending.turn, result.end.pending
