"""Situations told by people who saw neither code nor tables, with what must come of each by the books: a row
of `frozen/<lang>.tsv` is played and its results are held against the board at the end of every outcome.

    python -m tests.situation.frozen [LANG] [CATEGORY]

prints how many come out right, how many are honestly not played, and how many are played wrong, and those
rows that are not right. A row with several outcomes is right if each fits, or if one does and the choice that
leads to it is shown with it ("shown"). A result "open: …" wants several outcomes or a stated assumption."""

from __future__ import annotations

import csv
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from kfjudge.core.text import fold
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import ACROSS, Board, Card
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.render.situation_page import SituationView, write_outcome
from kfjudge.situation.api import try_situation
from kfjudge.situation.playing import NOT_READ, PLAYED, REFUSED, Outcome, TriedSituation

LANGUAGES = ("en", "fr")
LATER = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "own")
RIGHT, SHOWN, HONEST, WRONG = "right", "shown", "honest", "wrong"
ASKS = ("open: ", "asks-or-assumes: ")


class Row(Struct, frozen=True):
    lang: str
    situation: str
    deeds: str
    facts: str
    results: str
    ids: str

    @property
    def clauses(self) -> list[str]:
        return [clause for clause in self.results.split("; ") if not clause.startswith(ASKS)]

    @property
    def is_open(self) -> bool:
        return any(clause.startswith(ASKS) for clause in self.results.split("; "))

    def wants(self, kind: str) -> str:
        """What stands behind "refused: " or "not-read: ", if the row is such a one."""
        return self.results.removeprefix(f"{kind}: ") if self.results.startswith(f"{kind}: ") else ""


class Judged(Struct, frozen=True):
    """What came of a row: a category, and why it is not right."""

    row: Row
    category: str
    why: str = ""


def rows(lang: str) -> list[Row]:
    """Those of the first set, and of others that were each written when those before had been tuned on; `own`
    are four rounds by an engineer, on cards that were drawn by number."""
    found = []
    for name in (lang, *(f"{lang}-{nth}" for nth in LATER)):
        text = (Path(__file__).parent / "frozen" / f"{name}.tsv").read_text(encoding="utf-8")
        read = csv.DictReader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
        found += [Row(lang, **one) for one in read]
    return found


def judge(row: Row) -> Judged:
    tried = try_situation(row.situation, row.lang, "keyforge")
    if tried is None:
        return Judged(row, HONEST, "told no situation")
    if row.wants("not-read"):
        return _judge_unread(row, tried)
    if row.wants("refused"):
        if tried.status == PLAYED:
            return Judged(row, WRONG, "played, not refused")
        return Judged(row, *((RIGHT, _why(tried)) if tried.status == REFUSED else (HONEST, _why(tried))))
    if tried.status != PLAYED:
        return Judged(row, HONEST, _why(tried))
    return _judge_played(row, tried)


def _judge_unread(row: Row, tried: TriedSituation) -> Judged:
    if tried.status != NOT_READ:
        return Judged(row, WRONG, f"{tried.status}, though a word is of no book")
    wanted = set(fold(row.wants("not-read")).split())
    named = {word for one in tried.situation.blocking for word in fold(one).split()}
    return Judged(row, RIGHT if wanted & named else HONEST, _why(tried))


def _judge_played(row: Row, tried: TriedSituation) -> Judged:
    told = [card.label for card in tried.situation.cards if card.nameless], tried.situation.begins
    failing = [list(_failing(row, outcome, *told)) for outcome in tried.outcomes]
    if row.is_open:
        says_so = len(tried.outcomes) > 1 or tried.alternatives or tried.assumed
        if any(failing) or not says_so:
            return Judged(row, WRONG, _told(failing) or "nothing is asked or assumed")
        return Judged(row, RIGHT)
    if not any(failing):
        return Judged(row, RIGHT)
    if not all(failing):
        return Judged(row, SHOWN, _told(failing))
    others = [
        tell_why
        for other in tried.alternatives
        for tell_why in [list(_failing(row, one, *told)) for one in other.outcomes]
    ]
    return Judged(row, SHOWN if not all(others) else WRONG, _told(failing))


def _told(failing: list[list[str]]) -> str:
    return " / ".join(", ".join(clauses) or "(fits)" for clauses in failing[:4] if any(failing))


def _why(tried: TriedSituation) -> str:
    if tried.status == NOT_READ:
        return f"not read: {', '.join(tried.situation.blocking)}"
    refused = tried.play.refused if tried.play is not None else None
    if refused is None:
        return tried.status
    return " ".join(write_outcome(SituationView(tried, tried.situation.lang)))


# results against boards


def _failing(row: Row, outcome: Outcome, labels: list[str], begins: str) -> Iterator[str]:
    end = outcome.result.end
    if end is None:
        yield "no end"
        return
    active = outcome.result.laid.turn.player
    if row.deeds.startswith(("active forge", "active begin")) and begins:
        active = begins  # behind what was done in the turn before
    seats = {"active": active, "other": ACROSS[active]}
    for clause in row.clauses:
        found = _holds(clause, end, seats, labels)
        if found is not None:
            yield f"{clause} ({found})" if found else clause


def _holds(clause: str, end: Any, seats: dict[str, str], labels: list[str]) -> str | None:
    """None where the clause holds, else what is there instead. "enemy-2" is the second card without a name
    that was told of as the other player's."""
    subject, _, said = clause.partition(" ")
    board: Board = end.board
    if subject in seats:
        return _of_player(board.players[seats[subject]], said)
    every = [card for card in board.cards.values() if card.facts.id == subject]
    if nameless := re.fullmatch(r"(enemy|friend)-(\d+)", subject):
        owner = seats["other" if nameless[1] == "enemy" else "active"]
        theirs = [one for one in board.cards.values() if one.label in labels and one.owner == owner]
        every = sorted(theirs, key=lambda one: labels.index(one.label))[int(nameless[2]) - 1 :][:1]
    if not every:
        return "no such card"
    seen = [_of_card(card, said, end, seats) for card in every]
    return None if None in seen else seen[0]


def _of_player(player: Any, said: str) -> str | None:
    what, _, number = said.partition(" ")
    has = {
        "aember": player.aember,
        "chains": player.chains,
        "keys": len(player.keys),
        "hand": len(player.hand),
    }
    return None if has[what] == int(number) else str(has[what])


def _of_card(card: Card, said: str, end: Any, seats: dict[str, str]) -> str | None:
    board: Board = end.board
    is_there = f"{card.zone} {card.controller}"
    if said.startswith("not "):
        held = _of_card(card, said[4:], end, seats)
        return None if held is not None else said[4:]
    if counted := re.fullmatch(r"(damage|aember|power) (\d+)", said):
        has = {"damage": card.damage, "aember": card.aember, "power": _power(end, card)}[counted[1]]
        return None if card.in_play and has == int(counted[2]) else f"{has}, {is_there}"
    if lying := re.fullmatch(r"(?:(on top of) |in )(?:(active|other) )?(\w+)", said):
        top, whose, zone = lying.groups()
        owner = board.players[seats[whose] if whose else card.owner]
        piles = (owner.deck, owner.shuffled) if zone == "deck" else (getattr(owner, zone, ()),)
        if zone == "archives" and not whose:  # a card may lie in those of either player
            piles = tuple(player.archives for player in board.players.values())
        where = card.in_play if zone == "play" else any(card.uid in pile for pile in piles)
        is_top = top is None or card.uid in owner.deck[:1]
        return None if where and is_top else is_there
    if held := re.fullmatch(r"controlled by (active|other)", said):
        return None if card.in_play and card.controller == seats[held[1]] else is_there
    if on := re.fullmatch(r"attached to (\S+)", said):
        host = board.cards.get(card.host or "")
        return None if host is not None and host.facts.id == on[1] else is_there
    is_so = {
        "exhausted": card.in_play and card.exhausted,
        "ready": card.in_play and not card.exhausted,
        "stunned": card.in_play and card.stunned,
        "purged": card.zone == "purged",
        "destroyed": not card.in_play and _is_destroyed(card, end),
    }
    return None if is_so[said] else is_there


def _is_destroyed(card: Card, end: Any) -> bool:
    happened = (step.happened for step in end.trace if not step.canceled)
    destroyed = (one for one in happened if isinstance(one, events.Destroys))
    return any(target.uid == card.uid for one in destroyed for target in one.targets)


def _power(end: Any, card: Card) -> int:
    game = Game(end.board.copy(), end.rules.edition)
    return creature.power(game, game.board.cards[card.uid]) if card.zone == "line" else 0


def main(lang: str = "", category: str = "") -> None:
    for one in [lang] if lang else LANGUAGES:
        judged = [judge(row) for row in rows(one)]
        counts = Counter(found.category for found in judged)
        print(one, len(judged), dict(counts))
        for found in judged:
            if found.category == category or (not category and found.category != RIGHT):
                print(f"  {found.category}\t{found.row.situation}\n\t\t{found.row.results}\n\t\t{found.why}")


if __name__ == "__main__":
    main(*sys.argv[1:])
