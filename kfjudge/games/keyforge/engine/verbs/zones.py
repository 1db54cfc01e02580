"""Moving cards between zones: into play, out of play and what a card loses then, to hand, deck, discard pile,
archives and out of the game; and who controls a card. What is done with a deck itself is in `deck.py`.

A card is controlled by the player it entered play under, unless something took it. The latest taking
prevails, and what takes a card "until it leaves play" gives it back then."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from kfjudge.core.events import Remark
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import FACEDOWN, FOLLOWS, HIDDEN_ZONE, PURGED_FACE
from kfjudge.games.keyforge.engine import choose, events, timing
from kfjudge.games.keyforge.engine.board import HIDDEN, Card, with_at, without
from kfjudge.games.keyforge.engine.contributions import (
    Controls,
    EntersReady,
    EntersStunned,
    EntersUnder,
    FirstEntersReady,
    NextEntersReady,
    PurgedInstead,
)
from kfjudge.games.keyforge.engine.lasting import lasting_of
from kfjudge.games.keyforge.engine.selectors import SELF
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.readings import CARDS_UNDER, ENTERS_BY_ITSELF, ITSELF_TOO, PURGED

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game


def enter_play(game: Game, card: Card, player: str, *, played_by: str | None = None) -> bool:
    """Put a card into play: a creature on a flank (or anywhere, with deploy), an upgrade on a creature.
    `played_by` is the player if it is played. Returns whether it is in play."""
    for node in game.spec(card).constants:
        if isinstance(node, EntersUnder):
            player = node.who.name(game.context(card, player))
    if card.facts.type == "upgrade":
        hosts = game.board.creatures()
        if not hosts:
            game.refuse(
                message("refused.enter", card=card), message("why.no-host"), (card,), cite=("rule/upgrades",)
            )
            return False
        host = choose.one(game, hosts, message("ask.attach", card=card), ("rule/upgrades",))
        game.do(events.EntersUpgrade(card, player, 0, 0, host, True, False))
        attach(game, card)
        return True
    comes = card.controlled_by(player)
    ready = any(f.node.on.matches(f.context, comes) for f in game.entering(EntersReady, comes, player))
    ready = _is_the_next(game, card, played_by) or ready
    ready = ready or (played_by is not None and _is_the_first(game, card))
    ready = ready or _readies_itself(game, comes)
    stunned = any(f.node.on.matches(f.context, comes) for f in game.entering(EntersStunned, comes, player))
    if not card.facts.is_creature:
        game.do(events.EntersArtifact(card, player, 0, 0, None, ready, stunned))
        return True
    deploys = creature.keyword(game, card, "deploy") > 0
    place = choose.place(game, card, player) if deploys else choose.flank(game, card, player)
    among = len(game.board.players[player].line)
    game.do(events.EntersPlay(card, player, place, among, None, ready, stunned))
    return True


def _is_the_next(game: Game, card: Card, played_by: str | None) -> bool:
    """Tell whether the next such card that is played enters ready, and use that up."""
    used = [
        force.context.lasting
        for force in game.in_force(NextEntersReady)
        if force.context.you == played_by and force.node.on.matches(force.context, card)
    ]
    if used:
        game.board.lasting = tuple(effect for effect in game.board.lasting if effect not in used)
        game.board.changed()
    return bool(used)


def _is_the_first(game: Game, card: Card) -> bool:
    """Tell whether the first such card played each turn enters ready, and this is the first."""
    cards, played = game.board.cards, game.board.turn.played
    for force in game.in_force(FirstEntersReady):
        on, context = force.node.on, force.context
        if on.matches(context, card) and sum(on.matches(context, cards[uid]) for uid in played) == 1:
            game.cite(f"card/{context.source.facts.id}")
            return True
    return False


def _readies_itself(game: Game, card: Card) -> bool:
    """Tell whether a card that lets cards like itself enter ready does so itself: we read it that it does
    not."""
    context = game.context(card, card.controller)
    own = [
        node
        for node in game.spec(card).constants
        if isinstance(node, EntersReady) and node.on.matches(context, card)
    ]
    return bool(own) and game.reading(ENTERS_BY_ITSELF) == ITSELF_TOO


def leave_play(game: Game, card: Card, to: str) -> None:
    """Take from a card what it loses when it leaves play: upgrades are discarded, Æmber on a creature goes to
    the opponent, every other token and status is removed, lasting effects on it end."""
    board = game.board
    game.note(events.LeavesPlay(card, to))
    card.base, card.claims = card.controller, ()
    for uid in card.upgrades:
        upgrade = board.cards[uid]
        send(game, upgrade, "discard", event=events.DiscardsUpgrade)
    if card.aember:
        if card.facts.is_creature:
            opponent = board.opponent(card.controller).name
            game.do(events.ReturnsAember(card, opponent, card.aember))
        else:
            game.do(events.AemberToSupply(card, card.aember))
    if card.under:
        if game.reading(CARDS_UNDER) != PURGED:  # no book says where they go
            game.note(Remark(message("remark.under"), (card,), ("glossary/leaves-play",)))
            for uid in card.under:
                send(game, board.cards[uid], "discard", event=events.DiscardsUnder)
        for uid in card.under:
            send(game, board.cards[uid], "purged", event=events.Purges)
    if card.uid not in game.going:
        card.beside = creature.uids_of_neighbors(game, card)
    card.strip()
    card.stay += 1
    if card.uid in board.turn.waived:
        board.turn.waived = tuple(uid for uid in board.turn.waived if uid != card.uid)
    ended = [  # what lasts until it leaves play, and what it does to itself
        effect
        for effect in board.lasting
        if effect.source == card.uid
        and (effect.until == "leaves" or getattr(lasting_of(effect.card)[effect.node], "on", None) == SELF)
    ]
    if ended:
        board.lasting = tuple(effect for effect in board.lasting if effect not in ended)
        game.note(events.EndsLasting(card))
    release(game, card)


def send(
    game: Game,
    card: Card,
    to: str,
    *,
    event: type[events.Moves] = events.Discards,
    player: str | None = None,
    top: bool = True,
    shuffle: bool = False,
    by: str | None = None,
) -> bool:
    """Move a card to a zone out of play: its owner's, unless a player is named. `by` is who discards it, if
    not the player whose hand, deck or archives it comes from. Returns False if it cannot move."""
    board = game.board
    if card.zone == "purged" and to != "play":
        return False
    origin = card.zone
    if card.in_play:
        if to == "discard" and purged_instead(game, [card]):
            return send(game, card, "purged", event=events.Purges)
        leave_play(game, card, to)
    if card.zone == "archives" and card.to_owner and to != "hand":
        game.cite("faq/1.3/21")
        to, event, player = "hand", events.ReturnsToHand, None
    if origin in HIDDEN and to == "discard":
        who = by or card.controller
        if who not in board.turn.discarders:
            board.turn.discarders = tuple(sorted((*board.turn.discarders, who)))
    name = player or card.owner
    board.put(card, name, to, top=top, shuffle=shuffle)
    board.lessened()
    if origin == "hand" and to == "discard" and name == game.active:
        board.turn.discarded = (*board.turn.discarded, card.uid)
    game.do(event(card, to, name, origin))
    if to == "purged":
        card.facedown = game.rule(PURGED_FACE) == FACEDOWN
    return True


def purged_instead(game: Game, cards: list[Card]) -> list[Card]:
    """List which of some cards in play are purged instead of going to a discard pile."""
    forces = game.in_force(PurgedInstead)
    if not forces:
        return []
    return [card for card in cards if any(force.node.what.matches(force.context, card) for force in forces)]


def within_reach(game: Game, card: Card, stay: int) -> bool:
    """Tell whether an effect still finds a card: not one that has gone to a hidden zone meanwhile."""
    if card.stay == stay:
        return True
    if card.zone in HIDDEN:
        return bool(game.rule(HIDDEN_ZONE) == FOLLOWS)
    return not card.in_play


def leave_together(
    game: Game, cards: list[Card], to: str, event: type[events.Moves], **how: bool | str | None
) -> int:
    """Move several cards out of play (or another zone) at once; "Leaves Play:" abilities come just before.
    Returns how many moved."""
    leaving = [card for card in cards if card.in_play]
    timing.resolve(game, [t for card in leaving for t in timing.own_abilities(game, card, "leaves-play")])
    moved = 0
    with game.together(leaving):
        for card in cards:
            if card in leaving and not card.in_play:
                continue
            moved += send(game, card, to, event=event, **how)  # type: ignore[arg-type]
    return moved


def put_under(game: Game, card: Card, host: Card) -> None:
    """Put a card facedown under another."""
    origin = card.zone
    game.board.take_out(card)
    card.zone, card.host, card.facedown = "under", host.uid, True
    host.under = (*host.under, card.uid)
    game.do(events.GoesUnder(card, "under", card.controller, origin))


_CLAIMS = attrgetter("claims")


def take_control(game: Game, player: str, card: Card, source: Card | None) -> bool:
    """Give a player control of a card; with a source, for as long as that stays in play."""
    if not card.in_play:
        return False
    card.claims = (*card.claims, (player, source.uid if source is not None else ""))
    _hand_over(game, card)
    return True


def attach(game: Game, upgrade: Card) -> None:
    """Let an upgrade that controls its creature take control of it, if neither has left play at once."""
    if upgrade.host is None:
        return
    host = game.board.cards[upgrade.host]
    if any(isinstance(node, Controls) for node in game.spec(upgrade).constants):
        take_control(game, upgrade.controller, host, upgrade)


def release(game: Game, source: Card) -> None:
    """Give back what a card that has left play held, unless it leaves together with it."""
    for seen in filter(_CLAIMS, game.board.peek_in_play()):
        if seen.uid not in game.going and any(by == source.uid for _, by in seen.claims):
            card = game.board.cards[seen.uid]
            card.claims = tuple(claim for claim in card.claims if claim[1] != source.uid)
            _hand_over(game, card)


def _hand_over(game: Game, card: Card) -> None:
    """Move a card to whoever controls it now: the latest who took it, or who it entered play under."""
    player = card.claims[-1][0] if card.claims else card.base
    if player == card.controller:
        return
    board = game.board
    place = (
        choose.flank(game, card, player) if card.facts.is_creature else len(board.players[player].artifacts)
    )
    old, new = board.players[card.controller], board.players[player]
    among, zone = len(new.line), "line" if card.facts.is_creature else "artifacts"
    setattr(old, zone, without(getattr(old, zone), card.uid))
    setattr(new, zone, with_at(getattr(new, zone), place, card.uid))
    card.controller = player
    board.changed()
    game.do(events.TakesControl(player, card, place, among))
