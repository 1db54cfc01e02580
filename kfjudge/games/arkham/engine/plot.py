"""The current act and agenda: doom and its threshold, clues spent as a group, advancing in three steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from kfjudge.core.errors import NeedsFact, NotModeled
from kfjudge.core.table import Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import events, values
from kfjudge.games.arkham.engine.board import AGENDA, ENCOUNTER, Card, Investigator
from kfjudge.games.arkham.engine.initiation import resolve
from kfjudge.games.arkham.engine.node import Back, Context, Objective
from kfjudge.games.arkham.facts import all_facts

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

SPENDING = ("glossary/clues", "glossary/act-deck-and-agenda-deck")


def current_agenda(game: Game) -> Card:
    """Return the current agenda, which a board has to say where it matters."""
    for uid in game.board.common.agenda:
        return game.board.cards[uid]
    raise NeedsFact(message("fact.agenda"))


def place_doom(game: Game, amount: int, cite: tuple[str, ...], *, may_advance: bool = False) -> None:
    """Place doom on the current agenda; only where a card says so is the threshold checked at once."""
    game.do(events.PlacesDoom(current_agenda(game), amount, cite))
    if may_advance:
        check_doom(game)


def check_doom(game: Game) -> None:
    """Count all doom in play; let the agenda advance if it is enough (1.3)."""
    agenda = current_agenda(game)
    found, most = sum(card.doom for card in game.board.in_play()), agenda.facts.printed("doom") or 0
    if agenda.turned:  # that side asks for none
        return
    game.do(events.ChecksDoom(agenda, found, most))
    if most and found >= most:
        advance(game, agenda)


def advance(game: Game, card: Card) -> None:
    """Advance the act or the agenda."""
    game.do(events.Advances(steps=partial(_advance, game, card), card=card))


def _advance(game: Game, card: Card) -> None:
    """Take the tokens off, follow the other side, and turn to the next card, as the book has it."""
    board = game.board
    if card.zone == AGENDA:
        game.do(events.RemovesDoom(sum(one.doom for one in board.in_play())))
    card.clues = 0
    backs = [one for one in game.spec(card).abilities if isinstance(one, Back)]
    if not backs:
        raise NotModeled(card, (card.facts.id,))
    for back in backs:
        steps = partial(resolve, Context(game, card, board.lead), back.effects)
        game.do(events.TurnsOver(steps=steps, card=card))
    goes_on = card.in_play and not card.turned and not board.over
    following = find_next(game, card) if goes_on else None
    if following is not None:
        game.do(events.BecomesCurrent(following, card, any(back.is_card for back in backs)))


def find_next(game: Game, card: Card) -> Card | None:
    """Find the card behind an act or agenda: as the board says, or else that of the next stage in its
    scenario, as they are printed."""
    common = game.board.common
    for uid in common.later_agendas if card.zone == AGENDA else common.later_acts:
        return game.board.cards[uid]
    for facts in all_facts().values():
        is_of_the_deck = (facts.type, facts.set) == (card.facts.type, card.facts.set)
        if is_of_the_deck and facts.printed("stage") == (card.facts.printed("stage") or 0) + 1:
            return bring_card(game, facts.id)
    return None


def bring_card(game: Game, card_id: str) -> Card:
    """Find a card that is set aside; one of which the board does not say so is brought to the table."""
    board = game.board
    for uid in board.common.set_aside:
        if board.cards[uid].facts.id == card_id:
            return board.cards[uid]
    uid = next(uid for n in ("", "-2", "-3") if (uid := f"{card_id}{n}") not in board.cards)
    board.cards[uid] = Card(uid, all_facts()[card_id], ENCOUNTER, ENCOUNTER, "")
    return board.cards[uid]


# clues


def clues_wanted(game: Game, act: Card) -> int:
    """Count the clues that an act asks for, so many for each investigator who began."""
    return (act.facts.printed("clues") or 0) * game.board.started


def find_open_act(game: Game) -> Card | None:
    """Return the act if the investigators may advance it now by clues: an objective takes their place."""
    for uid in game.board.common.act:
        act = game.board.cards[uid]
        has_objective = any(isinstance(one, Objective) for one in game.spec(act).abilities)
        wanted = 0 if has_objective else clues_wanted(game, act)
        able = list_spending(game, game.board.playing()) if wanted else []
        return act if wanted and sum(one.clues for one in able) >= wanted else None
    return None


def list_spending(game: Game, among: Sequence[Investigator]) -> list[Investigator]:
    """List those of some investigators whom nothing keeps from spending clues."""
    return [one for one in among if not one.clues or not values.find_clue_keepers(game, one.name)]


def spend_as_group(game: Game, among: Sequence[Investigator], amount: int) -> None:
    """Let some investigators together spend clues: each says how many, in player order."""
    shares: list[tuple[str, int]] = []
    left, among = amount, list_spending(game, among)
    for n, one in enumerate(among):
        least = max(left - sum(other.clues for other in among[n + 1 :]), 0)
        options = [
            Option(f"share:{one.name}:{many}", "share", message("option.share", n=many, player=one.name))
            for many in range(least, min(one.clues, left) + 1)
        ]
        picked = game.ask(one.name, message("ask.share", player=one.name, amount=left), options, SPENDING)
        many = int(picked.id.rpartition(":")[2])
        left -= many
        shares += [(one.name, many)] if many else []
    for name, many in shares:
        game.do(events.SpendsClues(name, many))
