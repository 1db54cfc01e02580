"""Playing a card: its Æmber bonus, its entry into play, the abilities that wait for it, its "Play:"
ability."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import ENTERS_UNDER, OWNER
from kfjudge.games.keyforge.engine import choose, events, timing
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.verbs import zones
from kfjudge.games.keyforge.engine.verbs.permission import (
    count_deed,
    find_originals,
    find_permission,
    is_first_turn_spent,
    is_of_active_house,
    pay_tolls,
    use_up,
    why_not_play,
    why_not_play_itself,
)

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


def play(game: Game, player: str, card: Card) -> bool:
    """Play a card from wherever it is. One that cannot be played stays there; one that goes to its owner's
    hand when it leaves the archives is not played. Returns whether it was played."""
    card.printed()
    refusal = why_not_play(game, player, card)
    if refusal is not None:
        game.refuse(message("refused.play", card=card), refusal.why, (card,), cite=refusal.cite)
        return False
    if card.zone == "archives" and card.to_owner:
        game.cite("faq/1.3/21")
        zones.send(game, card, "hand", event=events.ReturnsToHand)
        return False
    copied = None
    originals = find_originals(game, player, card)
    if among := [one for one in originals if why_not_play_itself(game, player, one) is None]:
        copied = choose.one(game, among, message("ask.copy", card=card), (f"card/{card.facts.id}",))
        game.note(events.Copies(card, copied))
    game.do(events.PlaysCard(player, card, steps=lambda: _play(game, player, card, copied)))
    return True


def play_from_hand(game: Game, player: str, card: Card) -> None:
    """Play a card at step 3, and use up the permission that it needs."""
    force = find_permission(game, player, "play", card)
    if force is not None and (not is_of_active_house(game, card) or is_first_turn_spent(game)):
        use_up(game, force, card)
    game.board.turn.played_from_hand += 1
    play(game, player, card)


def _play(game: Game, player: str, card: Card, copied: Card | None) -> None:
    """Take the steps of playing a card, or of playing it as a copy of another."""
    board = game.board
    facts = copied.facts if copied is not None else card.facts
    pay_tolls(game, player, "play", card)
    count_deed(game, facts.id)
    if card.zone != "hand":
        game.cite("glossary/play")
    if copied is not None:
        game.cite("rule/the-rule-of-six")
    board.turn.played = (*board.turn.played, card.uid)
    if facts.aember:
        game.do(events.BonusAember(player, facts.aember, card))
    if facts.type == "action":
        game.board.take_out(card)
        card.zone = ""
        timing.resolve(game, timing.waiting_abilities(game, events.Played(player, card)))
        speaks = copied if copied is not None else card
        triggers = []
        for ability in game.spec(speaks).abilities:
            if "play" in ability.headers:
                context = game.context(card, player, via=speaks)
                triggers.append(timing.make_trigger("play", card, speaks, context, ability.effects))
        timing.resolve(game, triggers)
        if card.zone == "":
            zones.send(game, card, "discard", event=events.DiscardsSpent)
    else:
        under = player
        if card.owner != player and game.rule(ENTERS_UNDER) == OWNER:
            under = card.owner
        if not zones.enter_play(game, card, under, played_by=player):
            return
        timing.resolve(game, timing.waiting_abilities(game, events.Played(player, card)))
        entered = timing.waiting_abilities(game, events.Entered(card))
        own = partial(timing.abilities_for, game, card, "play", player)
        timing.resolve(game, [*own(), *entered], timing.while_it_stays(card, own))
    # After it was played, says the book: on a creature whose text box is blank by then, there is no Omega.
    if "omega" in dict(facts.keywords) and not (card.in_play and game.is_blank(card)):
        board.turn.omega = True
