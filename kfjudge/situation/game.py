"""What the situations that are told in a sentence ask of a game, and what they take for granted: a card that
acts is that of the owner who acts, any other lies where cards of its type lie, and what changes is what the
schema says."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.message import Message, message
from kfjudge.core.schema import CARD, Mark
from kfjudge.notation.grammar import name_owner, name_value
from kfjudge.notation.names import all_facts
from kfjudge.notation.scenario import CardRef, make_phrase
from kfjudge.notation.writer import write_phrase
from kfjudge.situation.model import ParsedCard, ParsedSituation

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.core.game import Game


class CompletedSituation(Struct, frozen=True):
    """A situation of which everything is said that a board needs: what was told, and what is assumed.
    `description` says what lies where, as far as it was told. `added` are the labels of cards that nobody
    told of, `guessed` the places of those of which nobody told whose they are."""

    situation: ParsedSituation
    assumed: tuple[Message, ...] = ()
    description: tuple[Message, ...] = ()
    added: tuple[str, ...] = ()
    guessed: tuple[int, ...] = ()


class Variant(Struct, frozen=True):
    """The same situation with something assumed otherwise, and how that is said ("if Owl is tired"). `about`
    is what is varied, a subject and an aspect of it: what changes there is no difference. One with `unless`
    is the likelier one wherever something hangs on it: `said` is then how it is assumed, and `unless` how
    the other is said."""

    said: Message
    complete: CompletedSituation
    about: tuple[tuple[str, str], ...] = ()
    unless: Message | None = None


class Change(Struct, frozen=True):
    """That something of a board is otherwise than before: what of whom, how it is now, and a predicate that
    says so of the subject, which is a card (`facts`) or an owner."""

    subject: str
    aspect: str
    value: Hashable
    said: Message
    named: Any

    @property
    def key(self) -> Hashable:
        return self.subject, self.aspect, self.value


class GameSituations:
    """How the situations of a game are completed, varied and compared."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def interpret(self, situation: ParsedSituation) -> ParsedSituation:
        """The situation as the game takes what was told: what can be true of no card is true of its owner,
        and so on. What is done is all there."""
        return situation

    def idle_cards(self, situation: ParsedSituation) -> tuple[int, ...]:
        """The places of cards that have no part in what is done and can lie nowhere on their own account:
        what was told of them has not been read."""
        return ()

    def complete(self, situation: ParsedSituation) -> Iterator[CompletedSituation]:
        """What may be meant, the likeliest first: the first that can be played is. Never nothing."""
        seats = next(kind.names for kind in self.game.engine.schema.owners if kind.names)
        mine = next(
            (fact["seat"] for about, fact in situation.board_facts if about == "turn" and fact.get("seat")),
            "",
        )
        acting = mine or next((deed.seat for deed in situation.steps if deed.seat), seats[0])
        across = next(seat for seat in seats if seat != acting)
        assumed: list[Message] = []
        if not mine:
            situation = replace(
                situation,
                board_facts=(*situation.board_facts, ("turn", make_phrase("turn.player", seat=acting))),
            )
            assumed.append(message("situation.turn-of", player=name_owner(acting, self.game.id)))
        cards = all_facts(self.game.id)
        things, guessed = [], []
        for thing in situation.cards:
            acts = any(means(deed.said["card"], thing) for deed in situation.steps if deed.said.get("card"))
            seat = thing.seat or (acting if acts else across)
            things.append(replace(thing, seat=seat, zone=thing.zone or self._zone_for(thing)))
            if not thing.seat:
                guessed.append((seat, cards[thing.card]))
        for seat in dict.fromkeys(seat for seat, _ in guessed):
            has = tuple(facts for of, facts in guessed if of == seat)
            assumed.append(message("situation.has", player=name_owner(seat, self.game.id), cards=has))
        deeds = tuple(replace(deed, seat=deed.seat or acting) for deed in situation.steps)
        situation = replace(situation, cards=tuple(things), steps=deeds)
        yield CompletedSituation(situation, tuple(assumed), tuple(self._describe(situation, seats)))

    def _zone_for(self, thing: ParsedCard) -> str:
        """The zone in play that holds such cards, or the first of them."""
        type = all_facts(self.game.id)[thing.card].type
        zones = [zone for zone in self.game.engine.schema.zones if zone.in_play]
        return next((zone.name for zone in zones if zone.holds == type), zones[0].name)

    def _describe(self, situation: ParsedSituation, seats: Iterable[str]) -> Iterator[Message]:
        """Say what each owner has, as far as it was told."""
        cards = all_facts(self.game.id)
        for seat in seats:
            has = [thing.label or cards[thing.card] for thing in situation.cards if thing.seat == seat]
            facts = [write_phrase(fact, self.game.id) for of, fact in situation.owner_facts if of == seat]
            if has or facts:
                player = name_owner(seat, self.game.id)
                yield message("situation.has", player=player, cards=(*has, *facts))

    def variants(self, played: CompletedSituation) -> Iterator[Variant]:
        """What may be otherwise than is assumed, if anything hangs on it."""
        yield from ()

    def changes(self, before: Any, after: Any, trace: Sequence[TraceStep]) -> tuple[Change, ...]:
        """What is otherwise at the end, as a judge would say it: cards first, then owners."""
        return (*self._changed_cards(before, after), *self._changed_owners(before, after))

    def _changed_cards(self, before: Any, after: Any) -> Iterator[Change]:
        schema = self.game.engine.schema
        unknown = self.game.engine.unknown_card
        for uid, card in after.cards.items():
            was = before.cards.get(uid)
            if card.facts is unknown or was is None:
                continue
            if (was.zone, was.controller) != (card.zone, card.controller):
                where = message(
                    "situation.lies",
                    zone=name_value("zone", card.zone, self.game.id),
                    player=name_owner(card.controller, self.game.id),
                )
                yield Change(subject_of(card), "zone", (card.zone, card.controller), where, card)
            for mark in schema.marks_of(CARD, "count", "flag", "word"):
                if mark.drawn and getattr(was, mark.field) != getattr(card, mark.field):
                    yield _change(self.game.id, subject_of(card), mark, was, card, card)

    def _changed_owners(self, before: Any, after: Any) -> Iterator[Change]:
        schema = self.game.engine.schema
        for kind in schema.owners:
            for name, owner in getattr(after, kind.field).items():
                was = getattr(before, kind.field)[name]
                for mark in schema.marks_of(kind.kind, "count", "flag", "word", "owner"):
                    now = getattr(owner, mark.field)
                    told = now or mark.sort != "owner"  # who is nowhere any more, an other mark says why
                    if mark.drawn and told and getattr(was, mark.field) != now:
                        named = name_owner(name, self.game.id)
                        yield _change(self.game.id, name, mark, was, owner, named)


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
        told = what if value else message("situation.no-longer", what=what)
    elif mark.sort == "owner":
        told = Message(f"board.{mark.name}", (("player", value),), game)
    elif mark.sort == "word":
        told = message("situation.word", word=name_value(mark.vocabulary, value, game) if value else "-")
    else:
        told = Message(f"board.{mark.name}", (("n", value),), game)
        value -= getattr(was, mark.field)
    return Change(subject, mark.name, value, told, named)
