"""What a scenario, its players and its steps are called on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.tame import tame
from kfjudge.screen.trace import OwnerNames, set_in

if TYPE_CHECKING:
    from kfjudge.notation.model import Scenario

LONGEST_TITLE = 200


def owners_of(scenario: Scenario) -> OwnerNames:
    """The game of a file, and the names that it gives to its players and to its cards with a label."""
    names = {owner.id: owner.name for owner in scenario.owners if owner.name}
    return OwnerNames(scenario.game, names, scenario.labels())


def called(scenario: Scenario) -> str:
    """The name by which a scenario is asked for: that of a packaged one, or its file."""
    return tame(scenario.name or scenario.path, LONGEST_TITLE)


def headline(scenario: Scenario, lang: str) -> str:
    """The title, set in type: files may have plain apostrophes and spaces."""
    titles = dict(scenario.titles)
    written_in = lang if lang in titles else next(iter(titles), lang)
    title = tame(scenario.title(lang), LONGEST_TITLE)
    return set_in(title, written_in).replace("'", "’") or called(scenario)
