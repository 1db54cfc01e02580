"""In which editions an entry is read."""

from __future__ import annotations

from collections.abc import Collection

from kfjudge.games import editions, written_for


def holds_in(game: str, printed: Collection[str], edition: str) -> bool:
    """Whether an entry that those editions print is read in an edition: it is one of them, or one that came
    later and that the entry does not name. Nothing has to be touched for a new edition but what it changes;
    what the book lacked for which the entries were first written, later ones lack too."""
    if edition in printed:
        return True
    order = editions(game)
    last = max(map(order.index, printed))
    return order.index(written_for(game)) <= last < order.index(edition)
