"""Random battles and random legal play, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kfjudge.core.run import Run, start
from kfjudge.games.fateforge.cards.book import ENEMIES
from kfjudge.games.fateforge.dsl import ABILITIES
from kfjudge.games.fateforge.engine import state as states
from kfjudge.games.fateforge.engine.board import COLORS, DIRECTIONS, EXITS, TOKENS, Board
from kfjudge.games.fateforge.engine.engine import FateforgeRules

EDITION = "fr"
HEROES = ("Ann", "Bob", "Cid")
SKILLS = (
    {"card": "quick-shot", "gives": [["focus"], ["shoot"]]},
    {"card": "charge", "does": [["focus", "any"], ["move", "strike"]]},
    {"card": "decapitation", "gives": [["any"], ["parry"]], "passive": True},
    {"card": "spirit-projection", "does": [["shoot"], ["move", "shoot"]], "single_use": True},
    {"card": "charge-ii", "does": [["strike"], ["pull", "push"]]},
    {"card": "quick-shot", "does": [["focus|energy"], ["stun|strike!4", "move"]]},
    {"card": "charge", "gives": [["health"], ["energy|shoot", "parry"]], "passive": True},
    {"card": "charge", "gives": [["parry|any"], ["reroll"]]},
    {"card": "skill", "does": [[], ["strike!2|move"]], "of_ally": True},
    {"card": "decapitation", "does": [["skill-strike"], ["shoot~1|strike!3"]]},
)
BOXES = (
    "nothing", "move", "strike", "shoot", "push", "pull", "stun", "parry", "strike!2", "shoot!2@leftmost",
    "move+strike", "move+strike!2@rightmost", "move+move", "strike+push", "shoot~1", "call:red/blue",
    "parry:red", "move>a", "pull@leftmost", "move+shoot!3",
)  # fmt: skip
ITEMS = (
    {"card": "boots-of-swiftness"},
    {"card": "shamanic-drum", "armor": 2},
    {"card": "runic-bow", "special": [["special"], ["shoot!2"]]},
    {"card": "winged-celestial", "charges": 2, "does": [[], ["move", "move"]]},
)


def new_match(seed: int, edition: str = EDITION) -> tuple[random.Random, Run[Board]]:
    rng = random.Random(seed)
    names = [f"{row}{column}" for row in "abc" for column in (1, 2, 3) if rng.random() < 0.8] or ["a1"]
    heroes = HEROES[: rng.randint(1, 3)]
    zones = {name: zone(rng, names) for name in names}
    for name in names:  # a door to the zone in the east
        east = f"{name[0]}{int(name[1]) + 1}"
        if east in names and rng.random() < 0.3:
            zones[name]["doors"] = {east: rng.choice(("open", "closed"))}
    state: dict[str, Any] = {
        "zones": zones,
        "players": {hero: player(rng, names) for hero in heroes},
        "turn": {"last": rng.random() < 0.3},
    }
    return rng, start(FateforgeRules(edition), states.read(state))


def zone(rng: random.Random, names: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"enemies": [enemy(rng) for _ in range(rng.choice((0, 0, 1, 1, 2, 3)))]}
    found |= {
        "gems": rng.choice((0, 0, 2)),
        "food": rng.choice((0, 0, 1)),
        "objective": rng.choice((0, 0, 0, 2)),
    }
    found |= {"chest": rng.choice((0, 0, 1)), "exploration": rng.choice((0, 0, 1))}
    found |= {"trap": rng.random() < 0.2, "fountain": rng.choice((0, 0, 2))}
    found |= {"difficult": rng.random() < 0.2, "exit": rng.choice((None, None, *EXITS))}
    found |= {"barricades": rng.choice(((), (), *((side,) for side in DIRECTIONS)))}
    found |= {"portal": rng.choice(("", *names))}
    return found


def enemy(rng: random.Random) -> dict[str, Any]:
    found = {"card": rng.choice(sorted(ENEMIES)), "initiative": rng.randint(1, 3), "resistance": 2}
    found |= {"color": rng.choice(COLORS), "armor": rng.choice((0, 0, 1)), "gems": rng.choice((0, 0, 1))}
    found |= {"toxic": rng.random() < 0.2, "fearsome": rng.random() < 0.2}
    found |= {"band": [[n, rng.choice(BOXES)] for n in rng.sample(range(4), 4)]}
    found |= {rng.choice(ABILITIES).replace("-", "_"): True, "leads": rng.choice((None, None, *COLORS[:5]))}
    found |= {"parry": rng.choice((0, 0, 1))}
    found |= {"weak": rng.choice(([], ["strike", "focus"])), "covered": []}
    return {**found, "guards": rng.choice((None, None, None, *TOKENS)), "stunned": rng.random() < 0.2}


def player(rng: random.Random, names: list[str]) -> dict[str, Any]:
    found = {"place": rng.choice(names), "health": rng.randint(1, 6), "energy": rng.randint(0, 3)}
    found |= {"stunned": rng.random() < 0.2, "parry": rng.choice((0, 1)), "corruptions": rng.randint(0, 4)}
    found |= {"full_health": 6, "full_energy": 3}
    found |= {"ally": rng.choice((0, 0, 2))}
    found |= {"ally_dice": rng.choice(([], ["shoot", "focus"], ["strike"]))}
    return {**found, "skills": list(SKILLS), "items": list(ITEMS)}


def random_line(seed: int, most: int = 120) -> Iterator[Run[Board]]:
    """Every point of a random battle, to its end. Ending a turn is rarer than doing something."""
    rng, run = new_match(seed)
    yield run
    for _ in range(most):
        if run.pending is None:
            return
        options = run.pending.options
        if run.pending.turn and len(options) > 1 and rng.random() < 0.8:
            options = options[:-1]
        run = run.choose(rng.choice(options).id)
        yield run
