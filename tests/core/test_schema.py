"""The schema of a board: looked up by name, by sort, in the order in which marks are said and drawn."""

from __future__ import annotations

from kfjudge.core.schema import Mark, OwnerKind, Schema, Zone

SCHEMA = Schema(
    game="toy",
    owners=(OwnerKind("player", "players", ("Ann", "Bob")), OwnerKind("place", "places")),
    zones=(Zone("hand", "player", hidden=True), Zone("there", "place", in_play=True), Zone("on", "card")),
    marks=(
        Mark("tokens", of="place", said=1),
        Mark("bent", "flag", said=2, drawn=1, denied="straight"),
        Mark("tokens", field="n_tokens", said=1, drawn=2),
        Mark("secret", "word", vocabulary="color"),
    ),
    vocabularies={"color": ("red", "blue")},
)


def test_a_mark_is_found_by_its_name_on_its_piece() -> None:
    mark, of_a_place = SCHEMA.mark("tokens"), SCHEMA.mark("tokens", "place")
    assert mark is not None
    assert of_a_place is not None
    assert (mark.field, of_a_place.field) == ("n_tokens", "tokens")
    assert SCHEMA.mark("bent", "place") is None
    denied = SCHEMA.denied("straight")
    assert denied is not None
    assert denied.name == "bent"


def test_marks_are_said_and_drawn_in_their_own_orders() -> None:
    assert [mark.name for mark in SCHEMA.marks_of("card")] == ["bent", "tokens", "secret"]
    assert [mark.name for mark in SCHEMA.said()] == ["tokens", "bent"]
    assert [mark.name for mark in SCHEMA.drawn()] == ["bent", "tokens"]
    assert [mark.name for mark in SCHEMA.marks_of("card", "flag", "word")] == ["bent", "secret"]


def test_a_mark_left_out_says_nothing() -> None:
    assert [mark.nothing for mark in SCHEMA.marks_of("card")] == [False, 0, None]


def test_zones_belong_to_kinds_of_owners_that_have_seats_or_are_named_by_the_board() -> None:
    assert [zone.name for zone in SCHEMA.zones_of("place")] == ["there"]
    assert SCHEMA.zone("on").owner == "card"
    assert SCHEMA.owner("player").names == ("Ann", "Bob")
    assert SCHEMA.owner("place").names == ()
