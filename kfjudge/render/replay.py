"""A replayed scenario: its steps with what they rest on, what was expected, and how it ends, for a terminal,
as Markdown, as JSON; and the same scenario under several editions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.api import full_id
from kfjudge.core.events import Step
from kfjudge.core.words import words
from kfjudge.games.keyforge import state as keyforge_state
from kfjudge.games.keyforge.board import SEATS
from kfjudge.games.keyforge.editions import ROWS
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.render.board import board_lines, seat_name, state_of
from kfjudge.render.catalogue import say, tell
from kfjudge.render.page import EMPTY, Line, joined, wrapped
from kfjudge.render.trace import Seats, said, step_text
from kfjudge.scenario.letters import visible

if TYPE_CHECKING:
    from kfjudge.core.ask import Ask
    from kfjudge.core.run import Run
    from kfjudge.scenario.api import Checked, Played, Result, Scenario
