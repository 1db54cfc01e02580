"""The schema of a board: looked up by name, by sort, in the order in which marks are said and drawn."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.core.schema import Mark, OwnerKind, Schema, Zone, key_of

SCHEMA = Schema(
    game="toy",
    owners=(OwnerKind("player", "players", ("Ann", "Bob")), OwnerKind("place", "places")),
    zones=(Zone("hand", "player", hidden=True), Zone("there", "place", in_play=True), Zone("on", "card")),
    marks=(
        Mark("tokens", of="place", listed=1),
        Mark("bent", "flag", listed=2, drawn=1, denied="straight"),
        Mark("tokens", field="n_tokens", listed=1, drawn=2),
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
    assert [mark.name for mark in SCHEMA.listed()] == ["tokens", "bent"]
    assert [mark.name for mark in SCHEMA.drawn()] == ["bent", "tokens"]
    assert [mark.name for mark in SCHEMA.marks_of("card", "flag", "word")] == ["bent", "secret"]


def test_a_mark_left_out_says_nothing() -> None:
    assert [mark.nothing for mark in SCHEMA.marks_of("card")] == [False, 0, None]


def test_zones_belong_to_kinds_of_owners_that_have_seats_or_are_named_by_the_board() -> None:
    assert [zone.name for zone in SCHEMA.zones_of("place")] == ["there"]
    assert SCHEMA.zone("on").owner == "card"
    assert SCHEMA.owner("player").names == ("Ann", "Bob")
    assert SCHEMA.owner("place").names == ()


class Place:
    """A place with a pile of which not everything is known."""

    def __init__(self, pile: list[str], shuffled: list[str], *, unknown: bool = False) -> None:
        self.tokens, self.pile, self.shuffled, self.pile_unknown = 0, pile, shuffled, unknown


def test_two_boards_differ_in_what_is_known_of_a_pile_but_not_in_the_order_of_shuffled_cards() -> None:
    pile = Zone("pile", "place", ordered=True, unknown=True, shuffled=True)
    key = key_of(replace(SCHEMA, zones=(pile,)), "place")
    assert key(Place(["a1"], ["a2", "a3"])) == key(Place(["a1"], ["a3", "a2"]))
    assert key(Place(["a1"], ["a2"])) != key(Place(["a1", "a2"], []))
    assert key(Place(["a1"], [])) != key(Place(["a1"], [], unknown=True))
    assert key(Place(["a1", "a2"], [])) != key(Place(["a2", "a1"], []))
