"""Drawing from the deck of an investigator; an empty one is made of the discard pile again. Setting a game
up, as far as the players do it: resources, first hands, mulligans, and the locations where they begin."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from kfjudge.core.events import Refused
from kfjudge.core.table import Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.board import DECK, Card, Investigator
from kfjudge.games.arkham.engine.encounter import ENCOUNTER_TYPES, resolve_drawn, reveal
from kfjudge.games.arkham.engine.harm import deal
from kfjudge.games.arkham.engine.places import reveal as reveal_location
from kfjudge.games.arkham.facts import UNKNOWN

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

DRAWING = ("glossary/drawing-cards",)
SETTING_UP = ("rule/setting-up-the-game",)
RESOURCES, FIRST_HAND = 5, 5


def draw(game: Game, player: str, cite: tuple[str, ...], amount: int = 1) -> None:
    """Draw cards; whoever runs out of them in it takes 1 horror when all are drawn."""
    reshuffled = False
    for _ in range(amount):
        one = game.board.players[player]
        if not (one.deck or one.shuffled or one.deck_unknown):
            one.deck, one.bottom = one.bottom, []
            for uid in one.deck:
                game.board.cards[uid].zone = DECK
        if not (one.deck or one.shuffled or one.deck_unknown):
            if not one.discard:
                what, why = message("refused.draw", player=player), message("why.no-cards", player=player)
                game.note(Refused(what, why, (), DRAWING))
                break
            game.do(events.Reshuffles(player))
            reshuffled = True
        card = next_card(game, player)
        take_drawn(game, player, card, cite)
    if reshuffled:
        deal(game, player, 0, 1)


def take_drawn(game: Game, player: str, card: Card, cite: tuple[str, ...], *, is_drawn: bool = True) -> None:
    """Take a card into the hand that is drawn, or only added to it. A weakness resolves in any case as if it
    were drawn: one of an encounter type like a card of the encounter deck, another by its Revelation."""
    if card.facts.subtype:
        cite = (*cite, "glossary/weakness")
    if card.facts.type in ENCOUNTER_TYPES:
        resolve_drawn(game, player, card, cite)
        return
    game.do(events.Draws(player, card, cite) if is_drawn else events.AddsToHand(player, card))
    if card.facts.subtype:
        reveal(game, player, card)


def next_card(game: Game, player: str) -> Card:
    """Find the card that is drawn next: the top one, one that chance picks, or one that nobody knows."""
    board, one = game.board, game.board.players[player]
    if one.deck:
        return board.cards[one.deck[0]]
    if one.shuffled:
        return choose.by_chance(game, one.shuffled, DRAWING)
    uid = next(uid for n in count(1) if (uid := f"{player[0].lower()}-{n}") not in board.cards)
    board.cards[uid] = Card(uid, UNKNOWN, player, player, "")
    return board.cards[uid]


# setting up


def set_up(game: Game) -> None:
    """Do steps 7, 8 and 10: each gains 5 resources and draws 5 cards, in player order each may replace some
    of them, and the locations where somebody begins are revealed."""
    playing = game.board.playing()
    weaknesses: list[tuple[Investigator, Card]] = []
    for one in playing:
        game.do(events.GainsResources(one.name, RESOURCES, SETTING_UP))
    for one in playing:
        weaknesses += _draw_cards(game, one, FIRST_HAND)
    for one in playing:
        weaknesses += _take_mulligan(game, one)
    for one in playing:
        cards = tuple(card for of, card in weaknesses if of is one)
        if cards:
            game.do(events.ShufflesBack(one.name, cards, ("glossary/weakness",)))
    for one in playing:
        here = game.board.cards[str(one.at)]
        if here.unrevealed:
            reveal_location(game, here)
    game.do(events.SetupEnds())


def _draw_cards(game: Game, one: Investigator, amount: int) -> list[tuple[Investigator, Card]]:
    """Draw so many cards, as far as there are any; a weakness is put aside unresolved, and another card drawn
    for it. Return the weaknesses."""
    found: list[tuple[Investigator, Card]] = []
    for _ in range(amount):
        while one.deck or one.shuffled or one.deck_unknown:
            card = next_card(game, one.name)
            if not card.facts.subtype:
                game.do(events.Draws(one.name, card, SETTING_UP))
                break
            game.do(events.PutsAside(one.name, card, ("glossary/weakness",)))
            found.append((one, card))
    return found


def _take_mulligan(game: Game, one: Investigator) -> list[tuple[Investigator, Card]]:
    """Let an investigator replace any number of cards of the first hand, which are asked in their order, so
    that a set of cards is one line of play."""
    hand, cards = [game.board.cards[uid] for uid in one.hand], []
    while hand:
        keep = Option("replace:no", "replace", message("option.keep"))
        options = [
            Option(f"replace:{card.uid}", "replace", message("option.replace", card=card), card.uid)
            for card in hand
        ]
        question = message("ask.mulligan", player=one.name)
        picked = game.ask(one.name, question, [keep, *options], ("glossary/mulligan",), default=keep.id)
        if picked.card is None:
            break
        cards.append(game.board.cards[picked.card])
        hand = hand[hand.index(cards[-1]) + 1 :]
    for card in cards:
        game.do(events.PutsAside(one.name, card, ("glossary/mulligan",)))
    found = _draw_cards(game, one, len(cards))
    if cards:
        game.do(events.ShufflesBack(one.name, tuple(cards), ("glossary/mulligan",)))
    return found
