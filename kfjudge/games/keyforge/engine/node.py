"""What the text of a card is made of: nodes for players, numbers, conditions, effects and abilities, and the
context in which they take effect.

Nodes never change. What a resolution finds on the way ("it", "this way") is in the context."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Generic, Literal, TypeAlias, TypeVar, dataclass_transform, get_args

from msgspec import Struct, field

from kfjudge.games.keyforge.engine.board import Board, Card, Lasting
from kfjudge.games.keyforge.facts import VALUED

if TYPE_CHECKING:
    from kfjudge.core.events import Event
    from kfjudge.games.keyforge.engine.game import Game


@dataclass_transform(frozen_default=True)
class Node(Struct, frozen=True):
    """A word of the language in which cards are written, with its parts."""

    def parts(self) -> Iterator[Node]:
        """Walk through the nodes that this one is made of, in order."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from (item for item in value if isinstance(item, Node))

    def walk(self) -> Iterator[Node]:
        """Walk through this node and all within it."""
        yield self
        for part in self.parts():
            yield from part.walk()


class Context(Struct, eq=False):
    """A resolution of an ability: whose it is, and what it has found so far."""

    game: Game
    source: Card
    you: str
    it: list[tuple[Card, int]] = field(default_factory=list)
    named: dict[str, list[tuple[Card, int]]] = field(default_factory=dict)
    house: str | None = None
    number: int | None = None
    amount: int = 0
    this_way: list[Card] = field(default_factory=list)
    controllers: dict[str, str] = field(default_factory=dict)
    lost: dict[str, int] = field(default_factory=dict)
    target: Card | None = None
    event: Event | None = None
    via: Card | None = None
    lasting: Lasting | None = None
    stay: int = 0

    @property
    def board(self) -> Board:
        return self.game.board

    @property
    def opponent(self) -> str:
        return self.board.opponent(self.you).name

    def find(self, cards: list[Card]) -> None:
        """Let "it" mean these cards from now on."""
        self.it = [(card, card.stay) for card in cards]

    def found(self, name: str | None = None) -> list[Card]:
        """List the cards that "it" still means: not those that have left play since, even if they came
        back."""
        return [
            card
            for card, stay in (self.it if name is None else self.named.get(name, []))
            if card.stay == stay
        ]


Said = TypeVar("Said", bound=Node, covariant=True)


class InForce(Struct, Generic[Said], frozen=True, eq=False):
    """A constant ability or lasting effect that applies at the moment."""

    node: Said
    context: Context


class Somebody(Node):
    """A player, as a card names them: "your opponent", "its owner"."""

    def name(self, context: Context) -> str:
        raise NotImplementedError


class You(Somebody):
    def name(self, context: Context) -> str:
        return context.you


class Opponent(Somebody):
    def name(self, context: Context) -> str:
        return context.opponent


class ItsController(Somebody):
    """The player who controls what "it" is, or did when it was destroyed."""

    def name(self, context: Context) -> str:
        card = context.it[0][0]
        return str(getattr(context.event, "controller", card.controller))


class HostsController(Somebody):
    """The player who controls the creature that this upgrade is attached to."""

    def name(self, context: Context) -> str:
        return context.board.cards[str(context.source.host)].controller


class ItsOpponent(Somebody):
    """The opponent of that player."""

    def name(self, context: Context) -> str:
        return context.board.opponent(ITS_CONTROLLER.name(context)).name


class ItsOwner(Somebody):
    def name(self, context: Context) -> str:
        return context.it[0][0].owner


class ThatPlayer(Somebody):
    """The player who did what the ability waited for."""

    def name(self, context: Context) -> str:
        return str(context.event.player)  # type: ignore[union-attr]  # an occasion that has one


YOU = You()
OPPONENT = Opponent()
ITS_CONTROLLER = ItsController()
HOSTS_CONTROLLER = HostsController()
ITS_OPPONENT = ItsOpponent()
ITS_OWNER = ItsOwner()
THAT_PLAYER = ThatPlayer()


class Number(Node):
    """A number that has to be worked out: "for each friendly creature"."""

    def value(self, context: Context) -> int:
        raise NotImplementedError


Amount: TypeAlias = int | Number


def value(context: Context, amount: Amount) -> int:
    """Work out an amount at the moment."""
    return amount if isinstance(amount, int) else amount.value(context)


class Condition(Node):
    """Something that may be so or not: "if your opponent has more Æmber"."""

    def holds(self, context: Context) -> bool:
        raise NotImplementedError


class Effect(Node):
    """What an ability does: one printed verb, resolved as much as possible."""

    def possible(self, context: Context) -> bool:  # most can always be tried
        """Tell whether the effect finds what it needs; if not, it is not offered as one of several
        choices."""
        return True

    def can_do_something(self, context: Context) -> bool:
        """Tell whether anything can come of it; where not, nobody is asked whether they want it."""
        return True

    def resolve(self, context: Context) -> bool:
        """Do it. Returns whether all of it could be done, which is what "if you do" asks."""
        raise NotImplementedError

    def resolve_after(self, context: Context, preceding: Sequence[Effect]) -> bool:
        """Do it after those effects of the same text: one that repeats what precedes needs to know them."""
        return self.resolve(context)


def resolve_all(context: Context, effects: Sequence[Effect]) -> bool:
    """Resolve effects in order, each as much as possible. Returns whether all could be done."""
    whole = True
    for at, effect in enumerate(effects):
        whole = effect.resolve_after(context, effects[:at]) and whole
    return whole


# What lets an ability take effect: the bold word before it, that it is constant, that an effect which has
# begun lasts, or a valued keyword.
Header = Literal[
    "play", "reap", "fight", "action", "omni", "before-fight", "destroyed", "leaves-play", "constant",
    "lasting", "assault", "hazardous",
]  # fmt: skip
CONSTANT: Final = "constant"
LASTING: Final = "lasting"  # an effect that has begun, whatever becomes of its card
RULES: Mapping[str, str] = {
    "play": "rule/play-abilities",
    "reap": "rule/reap",
    "fight": "glossary/fight",
    "action": "glossary/action-ability",
    "omni": "glossary/omni",
    "before-fight": "glossary/before",
    "destroyed": "glossary/destroyed",
    "leaves-play": "glossary/leaves-play",
    CONSTANT: "rule/constant-abilities",
    LASTING: "rule/constant-abilities",
    **{name: f"glossary/{name}" for name in VALUED},
}
UNPRINTED = (CONSTANT, LASTING)
PRINTED: tuple[Header, ...] = tuple(
    header for header in get_args(Header) if header not in UNPRINTED and header not in VALUED
)


class Ability(Node):
    """The text behind a bold header, or behind several ("Play/Fight/Reap:")."""

    headers: tuple[Header, ...]
    effects: tuple[Effect, ...]
