"""A test told in a sentence, and what is said of its odds."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "wager.against": "against | vs | versus",
    "wager.ghoul": "ghouls | ghoul",
    "wager.1": "one | a | another",
    "wager.2": "two",
    "wager.3": "three",
    "wager.said": "Skill {skill} against {difficulty}",
    "wager.said-apart": "Skill {far}",
    "wager.elder-sign": "The elder sign is counted as 0: what it is worth is on the card of the investigator.",
    "wager.nothing-else": "Nobody commits or plays anything.",
    "wager.no-scenario": "No scenario is named: what the symbols do stays open.",
}
