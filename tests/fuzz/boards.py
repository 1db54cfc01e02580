"""Small boards made up: cards whose effects last, cards that take others away, and any card in between."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from kfjudge.games.keyforge.facts import all_facts
from tests.keyforge.table import creature, table

# Cards whose effects last, cards that take others away and bring them back, and cards in between.
HAND = (
    "combat-pheromones", "dimension-door", "follow-the-leader", "full-moon", "loot-the-bodies", "phase-shift",
    "red-hot-armor", "shield-of-justice", "library-access", "control-the-weak", "foggify", "miasma",
    "scrambler-storm", "restringuntus", "sneklifter", "poltergeist", "grasping-vines", "fear", "one-last-job",
    "nature-s-call", "lights-out", "harland-mindlock", "collar-of-subordination", "yxilo-bolter", "regrowth",
    "drummernaut", "wardrummer", "smiling-ruth", "looter-goblin", "protectrix", "bad-penny", "silvertooth",
)  # fmt: skip
LINE = (
    "deipno-spymaster", "silvertooth", "sanctum-guardian", "looter-goblin", "faygin", "protectrix",
    "yxilo-bolter", "bad-penny", "restringuntus", "bumpsy", "drummernaut", "stealer-of-souls", "shaffles",
    "skippy-timehog", "dextre", "zorg",
)  # fmt: skip
ARTIFACTS = ("spangler-box", "crystal-hive", "sniffer", "quantum-fingertrap", "safe-place",
             "annihilation-ritual", "lash-of-broken-dreams")  # fmt: skip


def of_type(*types: str) -> tuple[str, ...]:
    return tuple(id for id, facts in sorted(all_facts().items()) if facts.type in types)


def some(names: tuple[str, ...], most: int, every: tuple[str, ...]) -> st.SearchStrategy[list[str]]:
    """Some of those, or of every card there is."""
    return st.lists(st.sampled_from(names) | st.sampled_from(every), max_size=most)


IN_HAND, CREATURES, ALL_ARTIFACTS = (
    of_type("action", "creature", "upgrade"),
    of_type("creature"),
    of_type("artifact"),
)


@st.composite
def boards(draw: st.DrawFn) -> dict[str, Any]:
    """A small board where every card of South's is of the active house."""
    numbers = iter(range(100))

    def lies(names: list[str], **facts: Any) -> list[dict[str, Any]]:
        return [creature(name, f"{name}{next(numbers)}", **facts) for name in names]

    south = {
        "aember": draw(st.integers(0, 7)),
        "hand": lies(draw(some(HAND, 2, IN_HAND)), house="dis"),
        "line": lies(draw(some(LINE, 3, CREATURES)), house="dis"),
        "artifacts": lies(draw(some(ARTIFACTS, 1, ALL_ARTIFACTS)), house="dis"),
        "discard": lies(draw(st.sampled_from([[], ["silvertooth"]]))),
        "deck": lies(draw(st.sampled_from([[], ["troll"]]))),
    }
    north = {
        "aember": draw(st.integers(0, 3)),
        "line": lies(draw(some(LINE, 2, CREATURES))),
        "hand": [],
        "deck": [],
    }
    return table("dis", south=south, north=north)
