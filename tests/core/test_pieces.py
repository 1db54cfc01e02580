"""Pieces that boards share until somebody touches them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from kfjudge.core.pieces import Pieces


@dataclass(eq=False)
class Stone:
    uid: str
    moss: int = 0

    def copy(self) -> Stone:
        return replace(self)

    def key(self) -> Hashable:
        return self.uid, self.moss

    def part(self) -> Hashable:
        return self.moss


def stones(*moss: int) -> Pieces[Stone]:
    return Pieces((uid, Stone(uid, n)) for uid, n in zip("abc", moss, strict=False))


def moss(pieces: Pieces[Stone]) -> dict[str, int]:
    return {uid: stone.moss for uid, stone in pieces.items()}


def test_a_branch_and_what_it_came_from_go_their_own_ways() -> None:
    one = stones(1, 2, 3)
    other = one.branch()
    other["a"].moss = 9
    one["b"].moss = 8
    assert moss(one) == {"a": 1, "b": 8, "c": 3}
    assert moss(other) == {"a": 9, "b": 2, "c": 3}


def test_a_copy_made_while_a_piece_is_held_is_not_changed_by_who_holds_it() -> None:
    one = stones(1, 2).branch()
    held = one["a"]
    other = one.copy()
    held.moss = 7
    assert moss(other) == {"a": 1, "b": 2}
    assert moss(one) == {"a": 7, "b": 2}


def test_a_piece_that_was_touched_is_the_same_one_until_the_board_rests() -> None:
    one = stones(1, 2).branch()
    assert one["a"] is one["a"]
    assert one.get("a") is one["a"]
    assert next(iter(one.values())) is one["a"]


def test_pieces_that_nobody_touched_are_shared_by_all_branches() -> None:
    one = stones(1, 2)
    first, second = one.branch(), one.branch()
    first["a"].moss = 5
    first.freeze()
    assert first.peek("b") is second.peek("b")
    assert first.peek("a") is not second.peek("a")


def test_a_piece_that_says_again_what_it_said_before_is_shared_again() -> None:
    one = stones(1, 2)
    other = one.branch()
    other["a"].moss += 1
    other["a"].moss -= 1
    other.freeze()
    assert other.peek("a") is one.peek("a")


def test_a_piece_that_is_added_is_there_like_the_others() -> None:
    one = stones(1, 2).branch()
    one["c"] = Stone("c", 3)
    assert list(one) == ["a", "b", "c"]
    assert len(one) == 3
    assert "c" in one
    assert one.get("d") is None
    assert len(one.branch()) == 3


def test_keys_are_alike_where_all_pieces_are_and_only_there() -> None:
    one, other = stones(1, 2), stones(1, 1).branch()
    assert one.key(()) != other.key(())
    other["b"].moss = 2
    assert one.key(()) == other.key(())
    assert hash(one.key(())) == hash(other.key(()))
    assert one.key((), "summer") != other.key((), "winter")
    assert one.key([Stone("", 1)]) == other.key([Stone("", 1)]) != other.key([Stone("", 2)])


def test_two_pieces_that_exchange_what_they_are_make_another_key() -> None:
    one, other = stones(1, 2), stones(2, 1)
    assert one.key(()) != other.key(())
    assert hash(one.key(())) != hash(other.key(()))


def test_what_lies_beside_the_pieces_may_change_after_a_key_was_made_of_it() -> None:
    pieces, stone = stones(1), Stone("", 1)
    before = pieces.key([stone])
    stone.moss = 2
    assert pieces.key([Stone("", 1)]) == before != pieces.key([stone])
