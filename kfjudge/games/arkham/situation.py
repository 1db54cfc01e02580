"""Say what has changed, and take a sentence as a test whose odds are asked: "5 against 4, standard bag, The
Gathering, one ghoul here". No sentence says a whole board yet, so none other is read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from kfjudge.core.events import TraceStep
from kfjudge.core.text import fold
from kfjudge.games.arkham import GAME, message
from kfjudge.games.arkham.engine.board import BAGS, ENEMIES, LOCATIONS, THREAT, Board
from kfjudge.games.arkham.facts import all_facts
from kfjudge.notation.grammar import BARS
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.situation.game import BoardChange, GameSituations, Wager
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template

SCENARIO_CARD = "scenario"
MORE = (1, 2, 3)  # for which the odds are told, too
FURTHEST = 20  # of any number in a sentence


class ArkhamSituations(GameSituations):
    def wager(self, words: str) -> Wager | None:
        """Read the numbers of a test, the bag, the scenario and the ghouls that are there, in any
        language."""
        left = f" {fold(words)} ".replace("−", "-")
        numbers = _find_numbers(left)
        bag, left = _take_out(left, {name: _forms(f"notation.difficulty.{name}") for name in BAGS})
        titles = {
            facts.id: tuple(fold(name) for _, name in facts.names)
            for facts in all_facts().values()
            if facts.type == SCENARIO_CARD
        }
        scenario, left = _take_out(left, titles)
        if numbers is None or not bag:
            return None
        skill, difficulty = numbers
        ghouls = _count_ghouls(left)
        return _make_wager(skill, difficulty, bag, scenario, ghouls, MORE)

    def find_changes(
        self, before: Board, after: Board, trace: Sequence[TraceStep]
    ) -> tuple[BoardChange, ...]:
        """Find what the schema says, and where investigators and enemies are now."""
        changes = []
        for change in super().find_changes(before, after, trace):
            card = change.named
            if change.aspect == "unrevealed" and not change.value:
                changes.append(replace(change, said=message("situation.revealed")))
            elif change.aspect != "zone":
                changes += [change] if getattr(card, "in_play", True) else []
            elif card.zone == THREAT and card.is_enemy:
                changes.append(replace(change, said=message("situation.engaged", player=card.controller)))
            elif card.zone not in (ENEMIES, LOCATIONS):
                changes.append(replace(change, said=message(f"situation.in.{card.zone}")))
        for name, one in after.players.items():
            if one.at is not None and before.players[name].at != one.at:
                said = message("situation.at", card=after.cards[one.at])
                changes.append(BoardChange(name, "at", one.at, said, name))
        for card in after.enemies():
            was = before.cards.get(card.uid)
            where = after.location_of(card)
            if card.zone == ENEMIES and was is not None and where and before.location_of(was) != where:
                said = message("situation.at", card=after.cards[where])
                changes.append(BoardChange(card.label or card.facts.id, "at", where, said, card))
        return tuple(changes)


def _forms(key: str) -> tuple[str, ...]:
    """List the words of a message in every language, folded."""
    return tuple(fold(form) for lang in LANGUAGES for form in find_raw_template(key, lang, GAME).split(BARS))


def _find_numbers(text: str) -> tuple[int, int] | None:
    """Find the skill and the difficulty, or only what one is above or below the other: "+2"."""
    against = "|".join(map(re.escape, _forms("wager.against")))
    both = re.search(rf"(\d+) (?:{against}) (\d+)", text)
    if both is not None:
        skill, difficulty = int(both[1]), int(both[2])
        return (skill, difficulty) if max(skill, difficulty) <= FURTHEST else None
    above = re.search(r" ([+-])(\d+)[ ,]", text)
    if above is None or int(above[2]) > FURTHEST:
        return None
    far = int(above[2])
    return (FURTHEST + far, FURTHEST) if above[1] == "+" else (FURTHEST, FURTHEST + far)


def _take_out(text: str, named: dict[str, tuple[str, ...]]) -> tuple[str, str]:
    """Find which of some things is named; return it, and the text without it."""
    for name, forms in named.items():
        for form in forms:
            if re.search(rf"\b{re.escape(form)}\b", text):
                return name, text.replace(form, " ")
    return "", text


def _count_ghouls(text: str) -> int:
    """Count the ghouls that are told of: "one ghoul here", "2 ghouls"."""
    ghoul = "|".join(map(re.escape, _forms("wager.ghoul")))
    words = {word: n for n in (1, 2, 3) for word in _forms(f"wager.{n}")}
    found = re.search(rf"(\d+|\w+) (?:{ghoul})", text)
    if found is None:
        return 0
    return min(int(found[1]), FURTHEST) if found[1].isdigit() else words.get(found[1], 1)


def _make_wager(
    skill: int, difficulty: int, bag: str, scenario: str, ghouls: int, more: Sequence[int]
) -> Wager:
    """Make the smallest board: an investigation of a location with that shroud, by somebody for whom the
    elder sign counts 0, with the ghouls beside."""
    there = " | ".join(f"Ghoul Minion as G{n} (at Yard, exhausted)" for n in range(ghouls))
    lines = [
        "title: test", f"game: {GAME}", "players: Anybody / Quiconque (Wendy Adams)", "",
        "turn: Anybody", f"chaos bag: {bag}",
        *([f"scenario card: {scenario}"] if scenario else []),
        f"locations: location as Yard (shroud {max(difficulty, 1)}, 1 clue)",
        *([f"enemies: {there}"] if there else []),
        f"Anybody: at Yard, base intellect {max(skill, 1)}, base health 99, base sanity 99", "",
        "1. Anybody investigates", "   - chance: ?", "   - chance: ?", "   - chance: ?", "",
        "expect at 1: happens: Anybody succeeds", "",
    ]  # fmt: skip
    said = message("wager.said", skill=skill, difficulty=difficulty)
    if difficulty >= FURTHEST or skill >= FURTHEST:
        far = skill - difficulty
        said = message("wager.said-apart", far=f"{'+' if far >= 0 else '−'}{abs(far)}")
    assumed = [message("wager.elder-sign"), message("wager.nothing-else")]
    assumed += [] if scenario else [message("wager.no-scenario")]
    return Wager(
        read_scenario("\n".join(lines)),
        said,
        tuple(assumed),
        tuple(_make_wager(skill + n, difficulty, bag, scenario, ghouls, ()) for n in more),
    )
