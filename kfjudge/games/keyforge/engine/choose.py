"""The choices that effects ask for. The active player makes them, whoever controls the effect."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise
from operator import attrgetter
from typing import TYPE_CHECKING

from kfjudge.core.message import Message
from kfjudge.core.table import CHANCE, Option
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.selectors import YOUR_HAND, peek_everywhere, zones_of
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.facts import HOUSES
from kfjudge.games.keyforge.readings import BEING_DESTROYED, NEED_NOT, NO_LONGER, SEEN_BY_ITS_OWNER

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game
    from kfjudge.games.keyforge.engine.node import Context, Effect
    from kfjudge.games.keyforge.engine.selectors import Selector

CHOOSE = "choose"
DONE = "choose:done"

_UID = attrgetter("uid")


def one(
    game: Game,
    cards: list[Card],
    question: Message,
    cite: tuple[str, ...] = ("rule/card-abilities",),
    *,
    order: bool = False,
) -> Card:
    """Ask for one of those cards; or, if all of them come, for the next in `order`."""
    picked = game.ask(game.active, question, game.board.offer_each(cards, CHOOSE), cite, order=order)
    return game.board.cards[str(picked.card)]


def eligible_cards(context: Context, what: Selector) -> list[Card]:
    """List the cards that may be chosen, without copying them. We read it that a card which is being
    destroyed is still in play."""
    game, found = context.game, peek_everywhere(context, what)
    dying = [card for card in found if card.uid in game.dying] if game.dying else []
    if dying and game.reading(BEING_DESTROYED) == NO_LONGER:
        return [card for card in found if card not in dying]
    return found


def take_chosen(game: Game, left: list[Card], uid: str | None) -> Card:
    """Remove the chosen card from those that are left, and return it."""
    del left[list(map(_UID, left)).index(str(uid))]
    return game.board.cards[str(uid)]


def cards(context: Context, what: Selector, wanted: int, *, up_to: bool) -> list[Card]:
    """Ask for so many cards, one after the other; for fewer if there are not enough or (`up_to`) none are
    wanted."""
    game = context.game
    left = eligible_cards(context, what)
    picked: list[Card] = []
    forced = True
    if left and not up_to and zones_of(what) == (YOUR_HAND,) and what != YOUR_HAND:
        up_to = game.reading(SEEN_BY_ITS_OWNER) == NEED_NOT  # nobody else knows whether there is one
    while left and len(picked) < wanted:
        options = game.board.offer_each(left, CHOOSE)
        if up_to:
            options.append(Option(DONE, "choose", message("option.done")))
        question = message("ask.choose", card=context.source)
        if wanted > 1:
            question = message("ask.choose-several", card=context.source, n=len(picked) + 1, of=wanted)
        answer = game.ask(game.active, question, options, ("rule/card-abilities",))
        forced = forced and len(options) == 1
        if answer.id == DONE:
            break
        card = take_chosen(game, left, answer.card)
        picked.append(card)
    note_targets(context, picked, forced)
    return picked


def search_result(context: Context, among: list[Card]) -> Card | None:
    """Ask what a search finds: one of those cards, or nothing, for a player may fail to find. Of copies in a
    deck, which is shuffled afterwards, one is offered; in a discard pile, which keeps its order, each is."""
    apart: dict[Hashable, Card] = {}
    for card in among:
        apart.setdefault((card.facts.id, card.house, card.label) if card.zone == "deck" else card.uid, card)
    found = sorted(apart.values(), key=lambda card: card.facts.id)
    in_deck, in_pile = (
        {card.facts.id for card in found if card.zone == zone} for zone in ("deck", "discard")
    )
    options = context.board.offer_each(found, CHOOSE)
    for at, card in enumerate(found):
        if card.facts.id in in_deck & in_pile:
            words = message(
                "option.card-in-deck" if card.zone == "deck" else "option.card-in-discard", card=card
            )
            options[at] = options[at]._replace(words=words)
    options.append(Option("choose:nothing", "choose", message("option.fail-to-find")))
    question = message("ask.search", card=context.source)
    picked = context.game.ask(context.game.active, question, options, ("glossary/search",))
    return None if picked.card is None else context.board.cards[picked.card]


def note_targets(context: Context, picked: list[Card], forced: bool) -> None:
    """Write down what was chosen, or that there was nothing to choose."""
    game = context.game
    if picked:
        game.note(events.Targets(game.active, tuple(picked), forced))
    else:
        what = message("refused.choose", card=context.source)
        game.refuse(what, message("why.no-target"), (context.source,))


def house(context: Context, of: str | None) -> str | None:
    """Ask for a house: any of the game's, or one on a player's identity card."""
    game = context.game
    houses = HOUSES if of is None else game.houses(of)
    options = [
        Option(f"choose:{name}", "choose", message("option.house", house=message(f"house.{name}")))
        for name in houses
    ]
    if not options:
        return None
    question = message("ask.house", card=context.source)
    picked = game.ask(game.active, question, options, ("rule/card-abilities",)).id.removeprefix("choose:")
    game.do(events.NamesHouse(game.active, picked, context.source))
    return picked


def number(context: Context) -> int:
    """Ask for a number from 0 to the highest power in play: any above that does as little as 0."""
    game = context.game
    most = max((creature.power(game, card) for card in game.board.creatures()), default=0)
    options = [Option(f"choose:{n}", "choose", message("option.number", n=n)) for n in range(most + 1)]
    question = message("ask.number", card=context.source)
    picked = game.ask(game.active, question, options, ("rule/card-abilities",))
    named = int(picked.id.removeprefix("choose:"))
    game.do(events.NamesNumber(game.active, named, context.source))
    return named


def yes_or_no(
    game: Game,
    player: str,
    question: Message,
    cite: tuple[str, ...],
    yes: Message = message("option.yes"),  # noqa: B008  a frozen value
    no: Message = message("option.no"),  # noqa: B008
) -> bool:
    """Ask for yes or no."""
    options = [Option("choose:yes", "choose", yes), Option("choose:no", "choose", no)]
    return game.ask(player, question, options, cite).id == "choose:yes"


def ask_may(context: Context, offered: Effect, *, to_no_avail: bool) -> bool:
    """Ask whether to do what the card says you may. Where nothing can come of it, it is no choice."""
    game, card = context.game, context.via or context.source
    every = list(game.spec(card).nodes())
    question = message("ask.may", card=card, n=every.index(offered) if offered in every else -1)
    cite = ("glossary/may", "glossary/active-player")
    if to_no_avail:
        game.ask(game.active, question, [Option("choose:yes", "choose", message("option.to-no-avail"))], cite)
        return True
    return yes_or_no(game, game.active, question, cite)


def way(context: Context, ways: Sequence[int]) -> int:
    """Ask for one of the things that a card offers, by its place in the text."""
    options = [
        Option(f"choose:{n + 1}", "choose", message("option.way", card=context.source, n=n + 1)) for n in ways
    ]
    question = message("ask.way", card=context.source)
    picked = context.game.ask(context.game.active, question, options, ("rule/card-abilities",))
    return int(picked.id.removeprefix("choose:")) - 1


def shares_of_each(context: Context, cards: list[Card], amount: int) -> list[tuple[Card, int]]:
    """Ask how an amount is shared out among cards: one by one and from left to right, so that there is one
    line to each end state."""
    parts = [0] * len(cards)
    at = 0
    for left in range(amount, 0, -1) if cards else ():
        options = context.board.offer_each(cards[at:], CHOOSE)
        question = message("ask.share", card=context.source, n=left)
        picked = context.game.ask(context.game.active, question, options, ("rule/card-abilities",)).card
        at = next(n for n, card in enumerate(cards) if card.uid == picked)
        parts[at] += 1
    return list(zip(cards, parts, strict=True))


def flank(game: Game, card: Card, player: str) -> int:
    """Ask for the flank of a battleline where a creature goes. Returns its place."""
    line = [uid for uid in game.board.players[player].line if uid != card.uid]
    options = [Option("choose:left", "choose", message("option.left"))]
    if line:
        options.append(Option("choose:right", "choose", message("option.right")))
    question = message("ask.flank", card=card)
    picked = game.ask(game.active, question, options, ("glossary/flank",))
    return 0 if picked.id == "choose:left" else len(line)


def place(game: Game, card: Card, player: str) -> int:
    """Ask where in the battleline a creature with deploy goes. Returns its place."""
    line = [game.board.cards[uid] for uid in game.board.players[player].line]
    options = [Option("choose:left", "choose", message("option.left"))]
    for one_, other in pairwise(line):
        options.append(
            Option(
                f"choose:after-{one_.uid}",
                "choose",
                message("option.between", one=one_, other=other),
                one_.uid,
            )
        )
    if line:
        options.append(Option("choose:right", "choose", message("option.right")))
    picked = game.ask(game.active, message("ask.place", card=card), options, ("glossary/deploy",)).id
    if picked == "choose:left":
        return 0
    if picked == "choose:right":
        return len(line)
    uid = picked.removeprefix("choose:after-")
    return [other.uid for other in line].index(uid) + 1


def chance(game: Game, among: list[Card], question: Message, cite: tuple[str, ...]) -> Card:
    """Let chance decide which of the distinct cards it is."""
    kinds: dict[tuple[str, str | None], list[Card]] = {}
    for card in among:
        kinds.setdefault((card.facts.id, card.house), []).append(card)
    options = []
    for alike in sorted(kinds.values(), key=lambda alike: (alike[0].facts.id, alike[0].uid)):
        option = game.board.offer(alike[0], CHOOSE)
        options.append(option if len(alike) == 1 else option._replace(weight=len(alike)))
    return game.board.cards[str(game.ask(CHANCE, question, options, cite).card)]
