"""Setting a game up, as far as the players do it: resources, first hands, mulligans, and the locations where
they begin. Its other steps are what a board shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfjudge.core.table import Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.board import Card, Investigator
from kfjudge.games.arkham.engine.decks import next_card
from kfjudge.games.arkham.engine.places import reveal

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.game import Game

RULE = ("rule/setting-up-the-game",)
RESOURCES, FIRST_HAND = 5, 5


def set_up(game: Game) -> None:
    """Do steps 7, 8 and 10: each gains 5 resources and draws 5 cards, in player order each may replace some
    of them, and the locations where somebody begins are revealed."""
    playing = game.board.playing()
    weaknesses: list[tuple[Investigator, Card]] = []
    for one in playing:
        game.do(events.GainsResources(one.name, RESOURCES, RULE))
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
            reveal(game, here)
    game.do(events.SetupEnds())


def _draw_cards(game: Game, one: Investigator, amount: int) -> list[tuple[Investigator, Card]]:
    """Draw so many cards, as far as there are any; a weakness is put aside unresolved, and another card drawn
    for it. Return the weaknesses."""
    found: list[tuple[Investigator, Card]] = []
    for _ in range(amount):
        while one.deck or one.shuffled or one.deck_unknown:
            card = next_card(game, one.name)
            if not card.facts.subtype:
                game.do(events.Draws(one.name, card, RULE))
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
