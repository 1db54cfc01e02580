"""Random boards and random legal play, the same for the same seed; and what is true of every board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kfjudge.core.errors import NeedsFact
from kfjudge.core.run import Run, start
from kfjudge.core.table import Option
from kfjudge.games.arkham.engine import state as states
from kfjudge.games.arkham.engine.board import BAGS, ENEMIES, HAND, HARD_BAGS, PHASES, THREAT, Board
from kfjudge.games.arkham.engine.engine import ArkhamRules
from kfjudge.games.arkham.engine.node import HealthEach
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.facts import all_facts, on_boards
from kfjudge.notation.board_state import lay_out
from kfjudge.notation.scenario_files import list_scenarios, read_scenario
from tests.fuzz.games import Beginning

EDITION = "2016"
INVESTIGATORS = ("roland-banks", "agnes-baker", "wendy-adams", "skids-o-toole", "daisy-walker")
LOCATIONS = ("study", "hallway", "attic", "cellar")


def of_type(*types: str) -> list[str]:
    """The modeled cards of some types."""
    return sorted(card for card in modeled() if card in all_facts() and all_facts()[card].type in types)


def of_the_mythos() -> list[str]:
    """The modeled cards of encounter decks."""
    return [card for card in of_type("enemy", "treachery") if not all_facts()[card].subtype]


def weaknesses() -> list[str]:
    return sorted(card for card in modeled() if card in all_facts() and all_facts()[card].subtype)


def new_match(seed: int, edition: str = EDITION) -> tuple[random.Random, Run[Board]]:
    rng = random.Random(seed)
    locations = [
        {"card": card, "uid": card, "clues": rng.randint(0, 2), "unrevealed": rng.random() < 0.2}
        for card in LOCATIONS
    ]
    locations.append({"card": "location", "uid": "yard", "shroud": 2, "connected": ["study", "hallway"]})
    players = rng.sample(INVESTIGATORS, rng.randint(1, 3))
    state: dict[str, Any] = {
        "bag": list(BAGS[rng.choice(sorted(BAGS))]),
        "players": {card.partition("-")[0].title(): player(rng, card) for card in players},
        "encounter": {
            "encounter": {
                "locations": locations,
                "enemies": [enemy(rng, at=rng.choice(LOCATIONS)) for _ in range(rng.randint(0, 3))],
                "reference": [{"card": rng.choice(of_type("scenario")), "hard": rng.random() < 0.5}],
                "agenda": [{"card": "what-s-going-on", "doom": rng.randint(0, 2)}],
                "act": ["what-have-you-done"],
                "encounter_deck": {"shuffled": rng.sample(of_the_mythos(), 12)},
            }
        },
        "turn": {"phase": rng.choice(PHASES)},
    }
    return rng, start(ArkhamRules(edition), states.read(state))


def enemy(rng: random.Random, at: str | None = None) -> dict[str, Any]:
    place = {"at": at} if at is not None else {}
    return {"card": rng.choice(of_type("enemy")), "exhausted": rng.random() < 0.3, **place}


def player(rng: random.Random, card: str) -> dict[str, Any]:
    return {
        "card": card, "at": rng.choice(LOCATIONS), "resources": rng.randint(0, 6),
        "damage": rng.randint(0, 3), "horror": rng.randint(0, 3), "clues": rng.randint(0, 2),
        "hand": rng.sample(of_type("asset", "event", "skill"), 5),
        "deck": {"shuffled": [*rng.sample(of_type("asset", "event", "skill"), 3), rng.choice(weaknesses())]},
        "assets": rng.sample(of_type("asset"), rng.randint(0, 3)),
        "threat": [enemy(rng) for _ in range(rng.choice((0, 0, 1, 2)))],
    }  # fmt: skip


def random_line(seed: int, most: int = 80) -> Iterator[Run[Board]]:
    """Every point of a random game, to its end or so far. Ending a turn is rarer than acting."""
    rng, run = new_match(seed)
    yield run
    for _ in range(most):
        if run.pending is None:
            return
        options = run.pending.options
        if run.pending.turn and len(options) > 1 and rng.random() < 0.85:
            options = options[:-1]
        try:
            run = run.choose(rng.choice(options).id)
        except NeedsFact:  # the top cards of a deck of which nobody knows the order
            return
        yield run


def find_wrong(board: Board) -> Iterator[str]:
    """What cannot be on a board between two actions."""
    zones = ("hand", "deck", "shuffled", "bottom", "discard", "assets", "threat")
    lying = [uid for one in board.players.values() for zone in zones for uid in getattr(one, zone)]
    common = board.common
    lying += [*common.locations, *common.enemies, *common.agenda, *common.act, *common.reference]
    lying += [*common.encounter_deck, *common.shuffled, *common.later_agendas, *common.later_acts]
    lying += [*common.set_aside, *common.cultist_deck]
    lying += [*common.attachments, *common.encounter_discard, *common.victory, *common.removed]
    lying += [one.uid for one in board.players.values()]
    if sorted(lying) != sorted(board.cards):
        yield "a card lies in two zones, or in none"
    for one in board.players.values():
        for uid in one.threat:
            card = board.cards[uid]
            if (card.controller, card.zone) != (one.name, THREAT) or card.at is not None:
                yield f"{uid} is not where its investigator is"
        printed = on_boards()[one.card]
        full = {"damage": one.health or printed.health, "horror": one.sanity or printed.sanity}
        for kind, most in full.items():
            if not one.is_out and most is not None and getattr(one, kind) >= most:
                yield f"{one.name} has {getattr(one, kind)} {kind}"
        if one.is_out and (one.threat or one.assets or one.hand or one.clues or one.resources):
            yield f"{one.name} is out and has something"
    for card in board.cards.values():
        if card.dying:
            yield f"{card.uid} is dying"
        if card.zone == ENEMIES and card.at is None:
            yield f"{card.uid} is nowhere"
        if card.zone == HAND and (card.damage or card.exhausted or card.uses):
            yield f"{card.uid} has marks in a hand"
        if card.is_enemy and card.in_play and card.facts.health is not None:
            full_health = card.facts.health * (board.started if card.facts.is_per_investigator else 1)
            more = [one.amount for one in modeled()[card.facts.id].nodes() if isinstance(one, HealthEach)]
            full_health += sum(more) * board.started
            if card.damage >= full_health:
                yield f"{card.uid} has {card.damage} damage"


# whole games of the scenarios

SCENARIOS = tuple(name for name in list_scenarios("arkham") if name.startswith("scenarios/"))
WHOLE_GAME = 10_000  # decisions: by then it is over


def new_game(seed: int, edition: str = EDITION) -> Beginning:
    """A scenario as its board sets it up, for one to four investigators with decks of any player cards."""
    rng = random.Random(seed)
    scenario = read_scenario(list_scenarios("arkham")[SCENARIOS[seed % len(SCENARIOS)]])
    state = lay_out(scenario).state
    start_at = next(iter(state["players"].values()))["at"]
    own = [card for card in of_type("asset", "event", "skill") if card != "lita-chantler"]
    cards = rng.sample(INVESTIGATORS, rng.randint(1, 4))
    state["players"] = {
        card.partition("-")[0].title(): {
            "card": card,
            "at": start_at,
            "health": rng.choice((0, 30, 99)),  # as printed, or for a longer game
            "sanity": rng.choice((0, 30, 99)),
            "deck": {"shuffled": [*rng.sample(own, 25),
                                  *rng.sample(weaknesses(), 2)]},
        }
        for card in cards
    }  # fmt: skip
    state = {key: value for key, value in state.items() if key not in ("lead", "started", "active")}
    last = scenario.name.endswith("the-devourer-below")
    level = rng.choice(sorted(BAGS))
    state["bag"] = [*BAGS[level], *(["elder-thing"] if last else [])]
    for reference in state["encounter"]["encounter"]["reference"]:
        reference["hard"] = level in HARD_BAGS
    if last:  # who got away, and the rest of the collection
        dealt = {card for one in state["players"].values() for card in one["deck"]["shuffled"]}
        aside = state["encounter"]["encounter"]["set_aside"]
        aside += rng.sample(["wolf-man-drew", "ruth-turner", "herman-collins"], rng.randint(0, 2))
        aside += [card for card in weaknesses() if card not in dealt]
    return Beginning(rng, start(ArkhamRules(edition), states.read(state)), WHOLE_GAME, resigns, find_wrong)


def describe_end(board: Board) -> str:
    scenario = next(card.facts.id for card in board.cards.values() if card.facts.type == "scenario")
    return f"{scenario}, {'resolution' if board.playing() else 'nobody left'}"


def resigns(run: Run[Board], option: Option) -> bool:
    """Whether an option is to resign, which would end most games soon."""
    kind, *rest = option.id.split(":")
    if kind != "activate" or len(rest) < 3:
        return False
    abilities, at = modeled()[run.board.cards[rest[0]].facts.id].abilities, int(rest[2])
    return at < len(abilities) and getattr(abilities[at], "does", "") == "resign"
