"""A board of a file laid out: the owners that a game lets a file name are not those that it gives."""

from __future__ import annotations

import pytest

from kfjudge.notation.board_state import lay_out
from kfjudge.notation.scenario import CardFact, Owner, Scenario, ZoneFact

pytestmark = pytest.mark.usefixtures("toy")


def test_cards_of_owners_whose_names_begin_alike_are_told_apart() -> None:
    nest = (ZoneFact("nest", (CardFact("magpie"), CardFact("magpie"))),)
    owners = tuple(Owner("player", name, zones=nest) for name in ("Ann", "Alan"))
    layout = lay_out(Scenario("toy", ("first",), owners=owners))
    assert [placed.uid for placed in layout.placed] == ["a1", "a2", "a3", "a4"]
    assert [card["uid"] for card in layout.state["players"]["Alan"]["nest"]] == ["a3", "a4"]
