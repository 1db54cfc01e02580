"""What holds for every game whose situations have nothing of their own: a card that acts is that of whoever
acts, any other lies where cards of its type lie, and what changes is what the schema says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from kfjudge.core.events import TraceStep
from kfjudge.core.message import Message, message
from kfjudge.core.schema import CARD, Mark
from kfjudge.games import engine
from kfjudge.notation.grammar import name_owner, name_value
from kfjudge.notation.names import all_facts
from kfjudge.notation.scenario import CardRef, make_phrase
from kfjudge.notation.writer import write_phrase
from kfjudge.situation.game import Change, CompletedSituation, Variant
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep


class BySchema:
    """The answers to `situation.game.Situations` that the schema of a game gives."""

    def __init__(self, game: str) -> None:
        self.game = game

    def complete(self, situation: ParsedSituation) -> Iterator[CompletedSituation]:
        """Whoever is in turn acts, with cards that are in play; so for all that is not said."""
        mine = next(
            (fact["seat"] for about, fact in situation.board_facts if about == "turn" and fact.get("seat")),
            "",
        )
        acting = mine or next((deed.seat for deed in situation.steps if deed.seat), self._seats()[0])
        assumed: list[Message] = []
        if not mine:
            situation = replace(
                situation,
                board_facts=(*situation.board_facts, ("turn", make_phrase("turn.player", seat=acting))),
            )
            assumed.append(message("situation.turn-of", player=name_owner(acting, self.game)))
        things, guessed = [], []
        for thing in situation.cards:
            seat = thing.seat or (acting if self._acts(situation.steps, thing) else self._across(acting))
            things.append(replace(thing, seat=seat, zone=thing.zone or self._zone(thing)))
            if not thing.seat:
                guessed.append((seat, all_facts(self.game)[thing.card]))
        for seat in dict.fromkeys(seat for seat, _ in guessed):
            cards = tuple(facts for of, facts in guessed if of == seat)
            assumed.append(message("situation.has", player=name_owner(seat, self.game), cards=cards))
        deeds = tuple(replace(deed, seat=deed.seat or acting) for deed in situation.steps)
        situation = replace(situation, cards=tuple(things), steps=deeds)
        yield CompletedSituation(situation, tuple(assumed), tuple(self._lying(situation)))

    def _lying(self, situation: ParsedSituation) -> Iterator[Message]:
        """What each owner has, as far as it was told."""
        for seat in self._seats():
            cards = [
                thing.label or all_facts(self.game)[thing.card]
                for thing in situation.cards
                if thing.seat == seat
            ]
            facts = [write_phrase(fact, self.game) for of, fact in situation.owner_facts if of == seat]
            if cards or facts:
                has = (*cards, *facts)
                yield message("situation.has", player=name_owner(seat, self.game), cards=has)

    def meant(self, situation: ParsedSituation) -> ParsedSituation:
        """Just that."""
        return situation

    def idle(self, situation: ParsedSituation) -> tuple[int, ...]:  # noqa: ARG002
        """Every card can lie somewhere."""
        return ()

    def variants(self, played: CompletedSituation) -> Iterator[Variant]:  # noqa: ARG002
        yield from ()

    def changes(self, before: Any, after: Any, trace: Sequence[TraceStep]) -> tuple[Change, ...]:  # noqa: ARG002
        """Every mark that is otherwise, and every card that lies elsewhere."""
        return (*self._of_cards(before, after), *self._of_owners(before, after))

    def _of_cards(self, before: Any, after: Any) -> Iterator[Change]:
        schema = engine(self.game).SCHEMA
        unknown = engine(self.game).UNKNOWN
        for uid, card in after.cards.items():
            was = before.cards.get(uid)
            if card.facts is unknown or was is None:
                continue
            if (was.zone, was.controller) != (card.zone, card.controller):
                where = message(
                    "situation.lies",
                    zone=name_value("zone", card.zone, self.game),
                    player=name_owner(card.controller, self.game),
                )
                yield Change(subject_of(card), "zone", (card.zone, card.controller), where, card)
            for mark in schema.marks_of(CARD, "count", "flag", "word"):
                if mark.drawn and getattr(was, mark.field) != getattr(card, mark.field):
                    yield _change(self.game, subject_of(card), mark, was, card, card)

    def _of_owners(self, before: Any, after: Any) -> Iterator[Change]:
        schema = engine(self.game).SCHEMA
        for kind in schema.owners:
            for name, owner in getattr(after, kind.field).items():
                was = getattr(before, kind.field)[name]
                for mark in schema.marks_of(kind.kind, "count", "flag", "word", "owner"):
                    now = getattr(owner, mark.field)
                    situation = now or mark.sort != "owner"  # who is nowhere any more, an other mark says why
                    if mark.drawn and situation and getattr(was, mark.field) != now:
                        named = name_owner(name, self.game)
                        yield _change(self.game, name, mark, was, owner, named)

    def _seats(self) -> tuple[str, ...]:
        return next(kind.names for kind in engine(self.game).SCHEMA.owners if kind.names)

    def _across(self, seat: str) -> str:
        return next(other for other in self._seats() if other != seat)

    def _zone(self, thing: ParsedCard) -> str:
        """The zone in play that holds such cards, or the first of them."""
        of = all_facts(self.game)[thing.card].type
        zones = [zone for zone in engine(self.game).SCHEMA.zones if zone.in_play]
        return next((zone.name for zone in zones if zone.holds == of), zones[0].name)

    def _acts(self, deeds: Sequence[ParsedStep], thing: ParsedCard) -> bool:
        return any(means(ref, thing) for deed in deeds for ref in [deed.said.get("card")] if ref is not None)


def means(ref: CardRef, thing: ParsedCard) -> bool:
    """Whether a card that is named is that one."""
    if ref.label:
        return ref.label == thing.label
    return ref.card == thing.card and ref.seat in ("", thing.seat)


def subject_of(card: Any) -> str:
    """A card of a board by what it is called, whatever else lies there."""
    return str(card.label or card.facts.id)


def _change(game: str, subject: str, mark: Mark, was: Any, now: Any, named: Any) -> Change:
    """A mark that is otherwise; of a number it counts by how much."""
    value = getattr(now, mark.field)
    if mark.sort == "flag":
        what = Message(f"board.{mark.name}", (), game)
        situation = what if value else message("situation.no-longer", what=what)
    elif mark.sort == "owner":
        situation = Message(f"board.{mark.name}", (("player", value),), game)
    elif mark.sort == "word":
        situation = message("situation.word", word=name_value(mark.vocabulary, value, game) if value else "-")
    else:
        situation = Message(f"board.{mark.name}", (("n", value),), game)
        value -= getattr(was, mark.field)
    return Change(subject, mark.name, value, situation, named)
