"""What situations ask of a game, and what they take for granted: a card that acts belongs to the player who
acts, any other is where cards of its type are, and what changes is what the schema says."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.game import Room
from kfjudge.core.message import Message, message
from kfjudge.core.schema import CARD, Mark
from kfjudge.notation.grammar import name_owner, name_value
from kfjudge.notation.names import all_facts
from kfjudge.notation.scenario import CardRef, Phrase, Scenario, make_phrase
from kfjudge.notation.writer import write_phrase
from kfjudge.situation.model import ParsedCard, ParsedSituation, ToldOutcome

if TYPE_CHECKING:
    from kfjudge.core.events import Refusal, TraceStep
    from kfjudge.replay.result import Result, Stuck


class CompletedSituation(Struct, frozen=True):
    """A situation that says everything a board needs. `assumed` says what nobody told, `description` where
    the cards are that were told of. `added` are the labels of cards that nobody told of, `guessed` the places
    of those whose owner nobody told. One that `is_exact` is meant only if every answer in it is asked for."""

    situation: ParsedSituation
    assumed: tuple[Message, ...] = ()
    description: tuple[Message, ...] = ()
    added: tuple[str, ...] = ()
    guessed: tuple[int, ...] = ()
    is_exact: bool = False


class Variant(Struct, frozen=True):
    """The same situation with something assumed otherwise, under a condition ("if Troll is exhausted").
    `varied` are the subjects and aspects that are varied: a change of these is no difference. A variant with
    `unless` is the likelier one wherever something hangs on it: `condition` is then how it is assumed,
    `unless` how the other is. `assumed` says what is assumed without the variant, where that goes without
    saying as long as nothing hangs on it ("Troll is undamaged")."""

    condition: Message
    completed: CompletedSituation
    varied: tuple[tuple[str, str], ...] = ()
    unless: Message | None = None
    assumed: Message | None = None


class BoardChange(Struct, frozen=True):
    """A change of a board: of which subject (a card, an owner), which aspect of it, the value it has now, a
    predicate that says so, and what the subject is called."""

    subject: str
    aspect: str
    value: Hashable
    said: Message
    named: Any

    @property
    def key(self) -> Hashable:
        return self.subject, self.aspect, self.value


class Wager(Struct, frozen=True):
    """A test whose odds are asked: the board that makes it, with its chance left open and with what counts as
    won among its expectations; what it is called, what was assumed, and the same with a little more; and
    `beside` what else it may be, by what was not told, each called after that."""

    scenario: Scenario
    said: Message
    assumed: tuple[Message, ...] = ()
    more: tuple[Wager, ...] = ()
    beside: tuple[Wager, ...] = ()


class Sketch(Struct, frozen=True):
    """A board with one action that a game has made of a sentence by itself: what of it was not read, or
    stands in the way, where the board is in words, what was assumed, and the board where something is assumed
    otherwise, each under its condition."""

    situation: ParsedSituation
    scenario: Scenario | None = None
    description: tuple[Message, ...] = ()
    assumed: tuple[Message, ...] = ()
    otherwise: tuple[tuple[Message, Scenario], ...] = ()


class GameSituations(Room):
    """How the situations of a game are completed, varied and compared."""

    def interpret(self, situation: ParsedSituation) -> ParsedSituation:
        """Take a situation as the game does: "Anger and 3 Æmber" gives the Æmber to the player. All steps are
        there behind it."""
        return situation

    def wager(self, words: str) -> Wager | None:
        """Take a sentence as a test whose odds are asked; None where a game has no such tests, or where the
        sentence tells of none."""
        return None

    def sketch(self, text: str, lang: str) -> Sketch | None:
        """Make a board of a sentence, in a game whose owners no schema names; None where it tells of no
        action."""
        return None

    def find_topics(self, text: str, lang: str) -> tuple[str, tuple[str, ...]]:
        """Find what a sentence is about beside the pieces that it names: the text with these called by their
        kinds, and the rules that its words speak of."""
        return text, ()

    def find_idle_cards(self, situation: ParsedSituation) -> tuple[int, ...]:
        """Find cards with no part in any step that can be in no zone of their own: what was told of them has
        not been read."""
        return ()

    def find_plain_card(
        self, type: str, sizes: Mapping[str, int], named: Set[str]
    ) -> tuple[str, tuple[Phrase, ...]] | None:
        """Find a card that does nothing by itself, to stand for one without a name, and what has to be true
        of it; none where there is no such card. Those that are `named` stand for themselves."""
        return None

    def complete(self, situation: ParsedSituation) -> Iterator[CompletedSituation]:
        """List what may be meant, the likeliest first: at least one, and the first that can be played is
        taken."""
        game, facts = self.game.id, all_facts(self.game.id)
        seats = next(kind.names for kind in self.game.engine.schema.owners if kind.names)
        turn = [fact["seat"] for line, fact in situation.board_facts if line == "turn" and fact.get("seat")]
        acting = next((seat for seat in (*turn, *(step.seat for step in situation.steps)) if seat), seats[0])
        across = next(seat for seat in seats if seat != acting)
        assumed: list[Message] = []
        board_facts = situation.board_facts
        if not turn:
            board_facts = (*board_facts, ("turn", make_phrase("turn.player", seat=acting)))
            assumed.append(message("situation.turn-of", player=name_owner(acting, game)))
        cards = tuple(self._place_cards(situation, acting, across))
        for seat in dict.fromkeys(card.seat for card in cards):
            told = zip(situation.cards, cards, strict=True)
            has = tuple(facts[card.card] for was, card in told if not was.seat and card.seat == seat)
            if has:
                assumed.append(message("situation.has", player=name_owner(seat, game), cards=has))
        steps = tuple(replace(step, seat=step.seat or acting) for step in situation.steps)
        situation = replace(situation, cards=cards, board_facts=board_facts, steps=steps)
        yield CompletedSituation(situation, tuple(assumed), tuple(self._describe_owners(situation, seats)))

    def _place_cards(self, situation: ParsedSituation, acting: str, across: str) -> Iterator[ParsedCard]:
        """Give each card an owner and a zone: one that acts, or is played, is of whoever acts."""
        for card in situation.cards:
            refs = (step.phrase.get("card") for step in situation.steps)
            has_step = any(ref is not None and refers_to(ref, card) for ref in refs)
            seat = card.seat or (acting if has_step else across)
            yield replace(card, seat=seat, zone=card.zone or self._find_zone(card))

    def _describe_owners(self, situation: ParsedSituation, seats: Sequence[str]) -> Iterator[Message]:
        """Say of each player which cards and what else they have: "South has Troll, 3 Æmber"."""
        game, facts = self.game.id, all_facts(self.game.id)
        for seat in seats:
            named = [card.label or facts[card.card] for card in situation.cards if card.seat == seat]
            has = [*named, *(write_phrase(fact, game) for of, fact in situation.owner_facts if of == seat)]
            if has:
                yield message("situation.has", player=name_owner(seat, game), cards=tuple(has))

    def _find_zone(self, card: ParsedCard) -> str:
        """Find the zone in play that holds such cards, or the first of them."""
        type = all_facts(self.game.id)[card.card].type
        zones = [zone for zone in self.game.engine.schema.zones if zone.in_play]
        return next((zone.name for zone in zones if zone.holds == type), zones[0].name)

    def vary(self, completed: CompletedSituation) -> Iterator[Variant]:
        """List what may be otherwise than is assumed, the likeliest to matter first."""
        yield from ()

    def comes_about(self, told: ToldOutcome, completed: CompletedSituation, result: Result) -> bool:
        """Tell whether what was told to come of it did, in a play that came to its end."""
        return True

    def bring_about(self, completed: CompletedSituation) -> Iterator[CompletedSituation]:
        """List the same situation with what nobody told set so that what was told may come about."""
        yield from ()

    def explain_ended(self, stuck: Stuck) -> Refusal | None:
        """Say what has ended the part of the turn in which a step could have been played; None where it has
        not ended."""
        return None

    def is_certain(self, situation: ParsedSituation, result: Result, refusal: Refusal | None) -> bool:
        """Tell whether what came about rests on nothing that nobody told."""
        return True

    def meetings(self, card: Any, other: Any) -> Iterator[tuple[str, str, str]]:
        """List boards on which two cards can do something to each other, those that say most first: what is
        done, the card that acts, the other."""
        yield from ()

    def tell_meeting(self, what: str, acting: str, other: str, lang: str) -> tuple[str, str]:
        """Tell of such a board: what is done, and the sentence that is read as a situation."""
        raise NotImplementedError

    def leave_text_aside(self, board: Any, card: str) -> None:
        """Make the cards with that id do nothing, on a board before the first step."""
        raise NotImplementedError

    def find_changes(self, before: Any, after: Any, trace: Sequence[TraceStep]) -> tuple[BoardChange, ...]:
        """Find what has changed at the end, as a judge would say it: cards first, then owners."""
        return (*self._find_changes_of_cards(before, after), *self._find_changes_of_owners(before, after))

    def find_changes_of(self, result: Result) -> tuple[BoardChange, ...]:
        """Find what a result has changed on its board; nothing where something must be asked before the
        end."""
        end = result.end
        return self.find_changes(result.laid, end.board, end.trace) if end is not None else ()

    def _find_changes_of_cards(self, before: Any, after: Any) -> Iterator[BoardChange]:
        game, schema = self.game.id, self.game.engine.schema
        for uid, card in after.cards.items():
            was = before.cards.get(uid)
            if card.facts is self.game.engine.unknown_card or was is None:
                continue
            if (was.zone, was.controller) != (card.zone, card.controller):
                zone, player = name_value("zone", card.zone, game), name_owner(card.controller, game)
                where = message("situation.lies", zone=zone, player=player)
                yield BoardChange(subject_of(card), "zone", (card.zone, card.controller), where, card)
            for mark in schema.marks_of(CARD, "count", "flag", "word"):
                if mark.drawn and getattr(was, mark.field) != getattr(card, mark.field):
                    yield _change_of_mark(game, subject_of(card), mark, was, card, card)

    def _find_changes_of_owners(self, before: Any, after: Any) -> Iterator[BoardChange]:
        game, schema = self.game.id, self.game.engine.schema
        for kind in schema.owners:
            for name, owner in getattr(after, kind.field).items():
                was = getattr(before, kind.field)[name]
                for mark in schema.marks_of(kind.kind, "count", "flag", "word", "owner"):
                    now = getattr(owner, mark.field)
                    is_somewhere = now or mark.sort != "owner"  # else another mark says where it went
                    if mark.drawn and is_somewhere and getattr(was, mark.field) != now:
                        yield _change_of_mark(game, name, mark, was, owner, name_owner(name, game))


def refers_to(ref: CardRef, card: ParsedCard) -> bool:
    """Tell whether a card that is named is that one."""
    if ref.label:
        return ref.label == card.label
    return ref.card == card.card and ref.seat in ("", card.seat)


def subject_of(card: Any) -> str:
    """Name a card of a board in changes: by its label, else by its id."""
    return str(card.label or card.facts.id)


def _change_of_mark(game: str, subject: str, mark: Mark, was: Any, now: Any, named: Any) -> BoardChange:
    """Say how a mark has changed; of a number it counts by how much."""
    value = getattr(now, mark.field)
    if mark.sort == "flag":
        what = Message(f"board.{mark.name}", (), game)
        text = what if value else message("situation.no-longer", what=what)
    elif mark.sort == "owner":
        text = Message(f"board.{mark.name}", (("player", value),), game)
    elif mark.sort == "word":
        text = message("situation.word", word=name_value(mark.vocabulary, value, game) if value else "-")
    else:
        text = Message(f"board.{mark.name}", (("n", value),), game)
        value -= getattr(was, mark.field)
    return BoardChange(subject, mark.name, value, text, named)
