"""A game of Arkham Horror at the table: what may be waited for, and the blocks in which "after" waits; and
what the layers need of its rules: boards read, written and played on, cards that can be played."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn

from kfjudge.core.errors import NotModeled
from kfjudge.core.events import Event, Refused
from kfjudge.core.game import Deck, Engine, Json
from kfjudge.core.schema import CARD, TURN, key_of
from kfjudge.core.table import OUR_READINGS, Table
from kfjudge.games.arkham import GAME, bad, message
from kfjudge.games.arkham.engine import engagement, events, harm, rounds, timing, values
from kfjudge.games.arkham.engine import state as states
from kfjudge.games.arkham.engine.board import ENCOUNTER, PLAYER, SCHEMA, Board, Card
from kfjudge.games.arkham.engine.encounter import Drawing
from kfjudge.games.arkham.engine.node import AFTER, AT, WHEN, Gives, OtherSide
from kfjudge.games.arkham.engine.skill_test import SkillTest
from kfjudge.games.arkham.engine.spec import Spec, gaining, modeled
from kfjudge.games.arkham.facts import UNKNOWN, Facts, all_facts, on_boards

# What abilities of cards may wait for: "when" and "after" each of these.
WAITED_FOR = (
    events.PhaseBegins,
    events.PhaseEnds,
    events.RoundEnds,
    events.TurnBegins,
    events.TurnEnds,
    events.Moves,
    events.Engages,
    events.Attacks,
    events.TakesDamage,
    events.TakesHorror,
    events.IsDefeated,
    events.RevealsToken,
    events.Succeeds,
    events.Fails,
    events.IsEvaded,
    events.DiscoversClues,
    events.Plays,
    events.EntersPlay,
    events.IsAssigned,
    events.DrawsEncounterCard,
    events.Spawns,
    events.Advances,
    events.GetsClues,
    events.LeavesPlay,
    events.JoinsVictory,
    events.IsHurt,
    events.ScenarioEnds,
    events.ReachesResolution,
)
# What cards speak of "at" the end of: what waits so comes behind what waits for "when".
ENDS = (events.PhaseEnds, events.RoundEnds, events.TurnEnds)


class Game(Table[Board]):
    """One run of a game. `queues` are the effects that are open, each with what has happened in it so far and
    is waited for "after"; `falling` the investigators who are being defeated; `drawings` the encounter cards
    that are being resolved; `harder` the attacks that deal more, and how much of both."""

    schema = SCHEMA
    may_be_interrupted = (*WAITED_FOR, events.ResolvesRevelation)
    may_trigger = WAITED_FOR
    may_be_forbidden = (events.LeavesPlay,)

    def __init__(self, board: Board, edition: str, given: tuple[str, ...] = ()) -> None:
        super().__init__(board, edition, given, dict(board.readings) if board.readings else OUR_READINGS)
        self.queues: list[list[Event]] = []
        self.canceled: list[Event] = []
        self.turned_aside: list[tuple[Event, Card]] = []  # attacks whose damage goes to another enemy
        self.falling: set[str] = set()
        self.hurt: dict[str, str] = {}
        self.held = 0
        self.drawings: list[Drawing] = []
        self.harder: list[tuple[Event, int]] = []
        self.test: SkillTest | None = None

    def spec(self, card: Card) -> Spec:
        """Return what a card does. Raise NotModeled, which names every card in play of which that is not
        known."""
        found = modeled().get(card.facts.id)
        if found is None:
            raise NotModeled(card, (one.facts.id for one in self.board.in_play()
                                          if one.facts.id not in modeled()))  # fmt: skip
        if card.turned:
            sides = (one for one in found.abilities if isinstance(one, OtherSide))
            return Spec(found.id, tuple(ability for side in sides for ability in side.abilities))
        if found.id in gaining() and card.controller not in self.board.players:
            given = (one.ability for one, _ in values.contributions(self, Gives) if one.card == found.id)
            found = Spec(found.id, (*found.abilities, *given))
        return found if not found.abilities or not values.is_blank(self, card) else Spec(found.id, ())

    def is_canceled(self, event: Event) -> bool:
        return any(one is event for one in self.canceled)

    def forbids(self, event: Event) -> Event | None:
        """Refuse to let a card leave play that cannot."""
        assert isinstance(event, events.LeavesPlay)
        if values.may_leave(self, event.card):
            return None
        what, why = message("refused.leave", card=event.card), message("why.says-so")
        return Refused(what, why, (), ("glossary/cannot", f"card/{event.card.facts.id}"))

    def interrupts(self, event: Event) -> bool:
        """Do what comes "when" an event is about to happen: all of that first, whatever effect is open."""
        if isinstance(event, events.ResolvesRevelation):
            return not any(one.is_canceled and one.card is event.card for one in self.drawings)
        outer, self.queues = self.queues, []
        timing.resolve(self, WHEN, event)
        if isinstance(event, ENDS):
            timing.resolve(self, AT, event)
        self.queues = outer
        return not self.is_canceled(event)

    def reacts(self, event: Event) -> None:
        """Resolve what comes "after" an event, or once the effect that is open is over."""
        if self.queues:
            self.queues[-1].append(event)
        else:
            timing.resolve(self, AFTER, event)

    @contextmanager
    def effect(self) -> Iterator[None]:
        """Open the effect of an ability or a step: what it does is done before anything reacts to a part of
        it."""
        self.queues.append([])
        yield
        happened = self.queues.pop()
        if self.queues:
            self.queues[-1] += happened
            return
        for event in happened:
            timing.resolve(self, AFTER, event)

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Open a block in which all happens at the same time: nobody is defeated until its end."""
        with self.effect():
            self.held += 1
            yield
            self.held -= 1
            self.settles()

    def _settle_one(self) -> bool:
        return harm.settle(self) or harm.discard_spent(self) or engagement.settle(self)

    def settles(self) -> None:
        """Defeat who has enough damage or horror, and let enemies engage who is there."""
        while not self.held and not self.board.over and self._settle_one():
            pass


_TURN_KEY, _PLAYER_KEY, _ENCOUNTER_KEY = (key_of(SCHEMA, piece) for piece in (TURN, PLAYER, ENCOUNTER))
_CARD_KEY = key_of(SCHEMA, CARD, "uid", "controller", "zone")


@dataclass(frozen=True, slots=True)
class ArkhamRules:
    """The rules of the one edition."""

    edition: str
    game: ClassVar[str] = GAME

    def table(self, board: Board, given: tuple[str, ...]) -> Game:
        return Game(board, self.edition, given)

    def advance(self, table: Any) -> bool:
        """Play on, beginning with a choice of what comes next."""
        return rounds.advance(table)

    def copy(self, board: Board) -> Board:
        return board.copy()

    def branch(self, board: Board) -> Board:
        return board.copy()

    def key(self, board: Board) -> Hashable:
        return (
            _TURN_KEY(board.turn),
            (board.lead, board.bag, board.limits, board.lasting, board.over, board.readings),
            *(_PLAYER_KEY(one) for one in board.players.values()),
            _ENCOUNTER_KEY(board.common),
            *(_CARD_KEY(card) for _, card in sorted(board.cards.items())),
        )


class ArkhamEngine(Engine):
    schema = SCHEMA
    unknown_card = UNKNOWN

    def rules(self, edition: str) -> ArkhamRules:
        return ArkhamRules(edition)

    def look_at(self, board: Board, edition: str) -> Game:
        return Game(board.copy(), edition)

    def read(self, state: Mapping[str, Any]) -> Board:
        return states.read(state)

    def write(self, board: Board, edition: str) -> Json:
        return states.write(board, edition)

    def begin_match(self, decks: Sequence[Deck], edition: str) -> NoReturn:
        """Raise BadState: a scenario begins from a board, not from two decks."""
        raise bad("problem.no-decks", "players")

    def facts(self) -> Mapping[str, Facts]:
        return on_boards()

    def modeled_cards(self) -> frozenset[str]:
        return frozenset(id for id in modeled() if id in all_facts())

    def is_modeled(self, card: str) -> bool:
        """Tell whether a card can be played; a blank one can."""
        return card in modeled()

    def turn_of(self, board: Board) -> Hashable:
        """Tell turns apart: a turn is that of an investigator, or a phase."""
        return board.turn.round, board.turn.phase, board.turn.begun, board.turn.player
