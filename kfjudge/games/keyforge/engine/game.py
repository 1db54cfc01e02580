"""A match of KeyForge at the table: the board, what is in force, what forbids and replaces events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

from kfjudge.core.errors import NeedsFact, NotModeled
from kfjudge.core.events import Event, Refused
from kfjudge.core.message import Message
from kfjudge.core.table import OUR_READINGS, Table
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import events, timing
from kfjudge.games.keyforge.engine.board import SCHEMA, Board, Card, Lasting
from kfjudge.games.keyforge.engine.contributions import (
    Blank,
    Cannot,
    Contribution,
    Gains,
    OverThose,
    StolenInstead,
    TakenFromSupply,
)
from kfjudge.games.keyforge.engine.lasting import lasting_of
from kfjudge.games.keyforge.engine.node import Ability, Context, Header, InForce, Node
from kfjudge.games.keyforge.engine.selectors import Self
from kfjudge.games.keyforge.engine.spec import Spec, spec_of
from kfjudge.games.keyforge.engine.verbs import Verb, creature, destroy
from kfjudge.games.keyforge.engine.verbs.aember import INTO_POOLS, captured_instead, make_theft
from kfjudge.games.keyforge.facts import UNKNOWN
from kfjudge.games.keyforge.readings import GAINED_TEXT, STAYS

# What the rules ask in steps 1 and 2, and a step of a script answers. What an effect asks there belongs to
# the step that has set it off.
ASKED_BEFORE_ACTIONS = {"forge": ("ask.key", "ask.forge", "ask.spend"),
                        "house": ("ask.active-house", "ask.archives")}  # fmt: skip
_MANY_IN_FORCE = 12  # from here on, looking at them is charged to the budget
NOTHING: tuple[InForce[Any], ...] = ()
NOBODY = frozenset[str]()

Kind = TypeVar("Kind", bound=Contribution)


class MatchOver(Exception):
    """Ends the match: the third key is forged."""


class AtOnce(Struct, eq=False):
    """A block in which nothing is destroyed, and cards leave play together."""

    _game: Game
    _before: frozenset[str]
    _going: frozenset[str]

    def __enter__(self) -> None:
        self._game.at_once += 1
        self._game.going = self._going

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._game.at_once -= 1
        self._game.going = self._before
        if kind is None:
            self._game.settles()


class Game(Table[Board]):
    """One run of a match. `dying` are the cards being destroyed, `going` those leaving play together,
    `doomed` those that poison will destroy with the rest, `fallen` all that have been destroyed, `bouts` the
    fights under way (one can lie within another), `errand` what an ability demands of the fight it asks for,
    `captured` how much of which gain has left the pool again, `echoes` which creatures trigger the abilities
    of which, `stopped` the attackers whose fight has no effect, `borrowed` what a player uses as if it were
    theirs, `at_once` how many blocks of things that happen at once are open."""

    __slots__ = (
        "at_once",
        "borrowed",
        "bouts",
        "captured",
        "doomed",
        "dying",
        "echoes",
        "errand",
        "fallen",
        "going",
        "stopped",
        "struck",
    )
    schema = SCHEMA
    may_be_forbidden = (events.Stuns, events.StealsAember)
    may_be_replaced = (events.GainsByReaping, events.StealsAember, events.Captures, *INTO_POOLS)
    may_trigger = (  # what waits for other events is listed by the module of their rule
        events.Discards,
        events.TurnStarts,
        events.TurnEnds,
        events.Used,
        events.ArmorPrevents,
        events.GainsByReaping,
        events.PlacesAember,
        events.Captures,
    )

    def __init__(self, board: Board, edition: str, given: tuple[str, ...] = ()) -> None:
        super().__init__(board, edition, given, dict(board.readings) if board.readings else OUR_READINGS)
        self.dying: set[str] = set()
        self.doomed: list[Card] = []
        self.fallen: list[Card] = []
        self.going: frozenset[str] = NOBODY
        self.bouts: list[Any] = []
        self.echoes: list[tuple[str, str]] = []
        self.errand: Any = None
        self.captured: list[tuple[Event, int]] = []
        self.stopped: set[str] = set()
        self.borrowed: list[tuple[str, Card]] = []
        self.at_once = 0
        # What lies dead on a board that is laid out has not fallen now.
        lines = (player.line for player in board.players.values()) if board.unsettled else ()
        self.struck = {uid for line in lines for uid in line}

    @property
    def active(self) -> str:
        return self.board.turn.player

    def decider(self, player: str) -> str:
        """Return who decides for a player: always the active one."""
        return self.active

    def asks_later(self, question: Message) -> bool:
        """Tell whether a script answers a question in a step of its own: what the rules ask in steps 1 and
        2 of a turn, and in the setup."""
        step, inside_an_effect = self.board.step, bool(self._open)
        asked = () if inside_an_effect else ASKED_BEFORE_ACTIONS.get(step, ())
        return step == "setup" or question.key in asked

    # events

    def settles(self) -> None:
        if self.board.unsettled and not self.at_once:
            destroy.settle(self)

    def leave(self) -> None:
        self.board.drop_constants()

    def refuse(
        self,
        what: Message,
        why: Message,
        about: Sequence[Card] = (),
        *,
        cite: tuple[str, ...] = events.AS_MUCH_AS_YOU_CAN,
    ) -> None:
        """Write down that something does not happen, why, and which entries say so."""
        self.note(Refused(what, why, tuple(about), cite))

    def forbids(self, event: Event) -> Event | None:
        """Refuse what was attempted and cannot be. What may not even be attempted is not offered
        (`permission`)."""
        if isinstance(event, events.Stuns) and event.card.stunned:
            what = message("refused.stun", card=event.card)
            return Refused(what, message("why.stunned", card=event.card), (event.card,), ("glossary/stun",))
        if isinstance(event, events.StealsAember):
            for force in self.in_force(Cannot):
                if force.node.verb == "steal-from" and force.node.binds(force.context, event.victim, None):
                    what = message("refused.steal", player=event.player)
                    source = force.context.source
                    return Refused(what, message("why.card-says"), (source,), (f"card/{source.facts.id}",))
        return None

    def replaces(self, event: Event) -> Event | None:
        """Replace Æmber gained by reaping with a theft, and Æmber on its way to a pool with a capture. Who
        takes damage instead is decided before the event (`damage`), and whether a card is purged instead
        before it leaves play (`destroy`)."""
        if isinstance(event, events.GainsByReaping):
            for force in self.in_force(StolenInstead):
                if force.node.who.name(force.context) == event.player:
                    self.cite(f"card/{force.context.source.facts.id}")
                    return make_theft(self, event.player, event.amount)
        if isinstance(event, (events.StealsAember, events.Captures)):
            for taken in self.in_force(TakenFromSupply):
                if taken.node.who.name(taken.context) == event.victim:
                    self.cite(f"card/{taken.context.source.facts.id}")
                    if isinstance(event, events.StealsAember):
                        return events.StealsFromSupply(event.player, event.amount)
                    return events.CapturesFromSupply(event.card, event.amount)
        return captured_instead(self, event) if isinstance(event, INTO_POOLS) else None

    def reacts(self, event: Event) -> None:
        timing.resolve(self, timing.waiting_abilities(self, event))

    def together(self, leaving: Sequence[Card] = ()) -> AtOnce:
        """Open a block in which all happens at once: nothing is destroyed in between. Of cards that are
        `leaving` play in it, what one does as it leaves no longer reaches the others, and each has the
        neighbors that it had before."""
        before = self.going
        for card in leaving:
            card.beside = creature.uids_of_neighbors(self, card)
        return AtOnce(self, before, before.union([card.uid for card in leaving]) if leaving else before)

    # what is in force

    def in_force(self, kind: type[Kind]) -> Sequence[InForce[Kind]]:
        """List the constant abilities and lasting effects of one kind that apply at the moment."""
        found = self.board.constants
        if found is None:
            found = self._all_in_force()
        if not found:
            return NOTHING
        forces = found.get(kind, NOTHING)
        if len(forces) > _MANY_IN_FORCE:
            self.weigh(len(forces))
        return forces

    def in_force_on(self, kind: type[Kind], card: Card) -> Sequence[InForce[Kind]]:
        """List those of one kind that are `on` a card."""
        forces = self.in_force(kind)
        if not forces:
            return forces
        return [force for force in forces if force.node.on.matches(force.context, card)]  # type: ignore[attr-defined]

    @property
    def view(self) -> Board:
        """The board, to look at cards without copying them. What is in force is listed first, since that
        copies cards: a card must not be copied after it has been looked at."""
        if self.board.constants is None:
            self._all_in_force()
        return self.board

    def _all_in_force(self) -> dict[type[Node], list[InForce[Any]]]:
        found: dict[type[Node], list[InForce[Any]]] = {}
        for seen in self.board.peek_in_play():
            constants = self.spec(seen).constants
            card = self.board.cards[seen.uid] if constants else seen
            for node in constants:
                force = InForce(node, Context(self, card, card.controller))
                found.setdefault(type(node), []).append(force)
        for lasting in self.board.lasting:
            if lasting.until.startswith("next:"):
                continue
            if lasting.until == "held" and not self._still_held(lasting):
                continue
            held = lasting_of(lasting.card)[lasting.node]
            if isinstance(held, OverThose):
                held = held.while_it_lasts(lasting)
            found.setdefault(type(held), []).append(InForce(held, self._context_of(lasting)))
        self.board.constants = found
        if Blank in found:
            self._take_out_the_blank(found)
        for gains in found.get(Gains, ()):
            self._give_constants(gains, found)
        return found

    def _take_out_the_blank(self, found: dict[type[Node], list[InForce[Any]]]) -> None:
        """Drop what stands in text boxes that are considered blank."""
        blank = {card.uid for card in self.board.in_play() if self.is_blank(card)}
        for kind, forces in found.items():
            found[kind] = [
                f for f in forces if f.context.lasting is not None or f.context.source.uid not in blank
            ]

    def is_blank(self, card: Card) -> bool:
        """Tell whether the text box of a card in play is considered blank."""
        return bool(self.in_force_on(Blank, card))

    def is_empty(self, card: Card) -> bool:
        """Tell whether a blank card also loses what it gains: as we read it, it does."""
        return self.is_blank(card) and self.reading(GAINED_TEXT) != STAYS

    def _give_constants(self, gains: InForce[Gains], found: dict[type[Node], list[InForce[Any]]]) -> None:
        """Put in force what cards gain that is constant: "you" is the player who controls the card that has
        it."""
        for gift in gains.node.gifts:
            if isinstance(gift, Contribution):
                found.setdefault(type(gift), []).extend(
                    InForce(gift, Context(self, card, card.controller, via=gains.context.source))
                    for card in self.board.in_play()
                    if gains.node.on.matches(gains.context, card) and not self.is_empty(card)
                )

    def entering(self, kind: type[Kind], card: Card, player: str) -> list[InForce[Kind]]:
        """List what is in force for a card about to enter play. Its own abilities count if they speak of
        itself; what they say of others applies only once it is in play."""
        own = [
            node
            for node in self.spec(card).constants
            if isinstance(node, kind) and any(isinstance(part, Self) for part in node.parts())
        ]
        return [*(InForce(node, Context(self, card, player)) for node in own), *self.in_force(kind)]

    def _still_held(self, lasting: Lasting) -> bool:
        """Tell whether the player still controls all that a lasting effect is about."""
        held = dict(lasting.bound)["it"]
        return bool(held) and all(
            self.board.cards[uid].stay == stay and self.board.cards[uid].controller == lasting.you
            for uid, stay in held
        )

    def _context_of(self, lasting: Lasting) -> Context:
        bound = dict(lasting.bound)
        context = Context(self, self.board.cards[lasting.source], lasting.you, lasting=lasting)
        context.it = [(self.board.cards[uid], stay) for uid, stay in bound.get("it", ())]
        context.house = bound.get("house")
        return context

    def abilities(self, card: Card, header: Header) -> list[tuple[Ability, Card]]:
        """List a card's abilities with a header, each with the card that gives it: itself or another."""
        own, gains = self.spec(card).under.get(header, ()), self.in_force(Gains)
        if not own and not gains:
            return []
        found = [] if self.is_blank(card) else [(ability, card) for ability in own]
        for force in gains:
            if force.node.on.matches(force.context, card) and not self.is_empty(card):
                found += [
                    (gift, force.context.source)
                    for gift in force.node.gifts
                    if isinstance(gift, Ability) and header in gift.headers
                ]
        return found

    def forbidden(self, verb: Verb, player: str, card: Card) -> InForce[Cannot] | None:
        """Find what forbids a player to do that with a card."""
        forces = self.in_force(Cannot)
        if not forces and card.in_play:
            return None
        for force in (*self._own_prohibitions(player, card), *forces):
            if force.node.verb == verb and force.node.binds(force.context, player, card):
                return force
        return None

    def _own_prohibitions(self, player: str, card: Card) -> Sequence[InForce[Cannot]]:
        """List what a card that is not in play forbids about itself."""
        own = () if card.in_play else self.of_itself(Cannot, card)
        return [InForce(node, Context(self, card, player)) for node in own if isinstance(node.what, Self)]

    def of_itself(self, kind: type[Kind], card: Card) -> tuple[Kind, ...]:
        """List what a card says of itself before it is played; nothing if it is not modeled."""
        written = None if card.facts.textless else spec_of(card.facts.id)
        return () if written is None else written.constant(kind)

    # cards

    def context(
        self,
        source: Card,
        you: str,
        *,
        via: Card | None = None,
        event: Event | None = None,
        lasting: Lasting | None = None,
    ) -> Context:
        return Context(self, source, you, via=via, event=event, lasting=lasting, stay=source.stay)

    def spec(self, card: Card) -> Spec:
        """Return what a card does; raise NotModeled rather than play it as a blank."""
        if card.facts.textless:
            return Spec(card.facts.id, (), ())
        found = spec_of(card.facts.id)
        if found is None:
            raise NotModeled(card, (card.facts.id,))
        return found

    def houses(self, player: str) -> tuple[str, ...]:
        """Return the houses on a player's identity card; raise NeedsFact if they are unknown."""
        houses = self.board.players[player].houses
        if not houses:
            raise NeedsFact(message("fact.houses", player=message(f"seat.{player}")))
        return houses

    def unknown_card(self, player: str) -> Card:
        """Make a card of which only the owner is known."""
        board, seat = self.board, player[0].lower()
        board.made += 1
        while (uid := f"{seat}?{board.made}") in board.cards:
            board.made += 1
        card = board.cards[uid] = Card(uid, UNKNOWN, player, controller=player, base=player)
        return card
