"""Random decks and random legal play, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from kfjudge.core.run import Run
from kfjudge.games import get_game
from kfjudge.games.keyforge.engine.board import Board
from kfjudge.games.keyforge.engine.spec import modeled
from kfjudge.games.keyforge.facts import HOUSES, SETS, all_facts

EDITIONS = ("1.0", "1.1", "1.3")
OVER_BY = 20_000  # decisions


# How often a card of each rarity is in a deck, against a rare one.
OFTEN = {"common": 6, "uncommon": 3}


@cache
def pool(of: str, house: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The cards that a deck of that set may have of a house, and how often each comes."""
    cards = [
        facts
        for id, facts in sorted(all_facts().items())
        if facts.house == house and of in dict(facts.printings) and id in modeled()
    ]
    return tuple(card.id for card in cards), tuple(OFTEN.get(card.rarity, 1) for card in cards)


def deck(rng: random.Random) -> tuple[list[str], list[str]]:
    """A deck as they are printed: of one set, three houses, twelve cards of each."""
    of, houses = rng.choice(SETS), rng.sample(HOUSES, 3)
    pools = [pool(of, house) for house in houses]
    return houses, [card for ids, often in pools for card in rng.choices(ids, often, k=12)]


def describe_end(board: Board) -> str:
    return f"{board.winner} has won"


def new_match(seed: int, edition: str) -> tuple[random.Random, Run[Board]]:
    rng = random.Random(seed)
    return rng, get_game("keyforge").engine.begin_match((deck(rng), deck(rng)), edition)


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
