"""Random decks and random legal play, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kfjudge.core.run import Run
from kfjudge.games.keyforge.dsl.card import modeled
from kfjudge.games.keyforge.engine import match
from kfjudge.games.keyforge.engine.board import Board
from kfjudge.games.keyforge.facts import HOUSES, all_facts

EDITIONS = ("1.0", "1.1", "1.3")


def deck(rng: random.Random) -> tuple[list[str], list[str]]:
    """Three houses, twelve cards of each."""
    houses = rng.sample(HOUSES, 3)
    by_house = {house: sorted(c for c in modeled() if all_facts()[c].house == house) for house in houses}
    return houses, [rng.choice(by_house[house]) for house in houses for _ in range(12)]


def new_match(seed: int, edition: str) -> tuple[random.Random, Run[Board]]:
    rng = random.Random(seed)
    return rng, match.from_decks((deck(rng), deck(rng)), edition)


def random_line(seed: int, edition: str, most: int = 150) -> Iterator[Run[Board]]:
    """Every point of a random match, to its end. Ending the turn is rarer than doing something."""
    rng, run = new_match(seed, edition)
    yield run
    for _ in range(most):
        if run.pending is None:
            return
        options = run.pending.options
        if run.pending.turn and len(options) > 1 and rng.random() < 0.9:
            options = options[:-1]
        run = run.choose(rng.choice(options).id)
        yield run
