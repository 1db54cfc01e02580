"""The locations of the scenarios."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

ATTIC = card("attic", forced(after(Enters()), Take(horror=1)))

CELLAR = card("cellar", forced(after(Enters()), Take(damage=1)))

HALLWAY = card("hallway")

RIVERTOWN = card("rivertown")

STUDY = card("study")
