"""Creatures that nobody told of, where something is impossible without: somebody to attack, somebody beside a
creature that stands on no flank. They do nothing of their own where they only stand."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.situation.roles import LINE
from kfjudge.situation.board import in_a_row, next_to
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.words.catalogue import find_template

PLAIN = ("doc-bookton", "bumpsy")  # power 5, no armor, no keyword, and nothing but an ability to reap
POWER = 5
INSIDE = "inside"


def add(situation: ParsedSituation, seat: str, beside: tuple[int, ...] = ()) -> tuple[ParsedSituation, str]:
    """The situation with one more creature in a player's line."""
    labels = {thing.label for thing in situation.cards}
    name = find_template("situation.bystander", situation.lang, GAME)
    label = next(one for one in (name, *(f"{name} {n}" for n in range(2, 99))) if one not in labels)
    named = {thing.card for thing in situation.cards if not thing.label}
    card = next((one for one in PLAIN if one not in named), PLAIN[0])
    thing = ParsedCard(card, label, seat, LINE, beside=beside)
    return replace(situation, cards=(*situation.cards, thing)), label


def line_of(situation: ParsedSituation, seat: str) -> list[int]:
    """The line of a player, from left to right."""
    there = [at for at, thing in enumerate(situation.cards) if (thing.seat, thing.zone) == (seat, LINE)]
    return in_a_row(situation.cards, there)


def stand(situation: ParsedSituation) -> tuple[ParsedSituation, tuple[str, ...]]:
    """The situation with somebody on either side of whoever is told to stand on no flank."""
    added: tuple[str, ...] = ()
    for at, thing in enumerate(situation.cards):
        if thing.end != INSIDE or thing.zone != LINE:
            continue
        line = line_of(situation, thing.seat)
        if at in line[1:-1]:
            continue
        beside = next_to(situation.cards, line)[at]
        for _ in range(2 - len(beside)):
            situation, label = add(situation, thing.seat, (at,))
            added = (*added, label)
    return situation, added
