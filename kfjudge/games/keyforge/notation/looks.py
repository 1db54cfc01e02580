"""What is seen of players, cards and the match that the schema does not say: what the rules compute, where a
creature stands, what belongs to a card, whose turn it is."""

from __future__ import annotations

from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.engine.board import Card, Player
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.turn import forge
from kfjudge.games.keyforge.engine.verbs import creature
from kfjudge.games.keyforge.message import message
from kfjudge.notation.grammar import name_value
from kfjudge.notation.scenario import Phrase
from kfjudge.replay.observations import Observation, locate_card
from kfjudge.replay.options import find_cards

# players


def _key(game: Game, player: Player, fact: Phrase) -> Observation:  # noqa: ARG001  takes what the others take
    held = tuple(name_value("color", color, GAME) for color in player.keys)
    observed = message("scenario.saw-colors", colors=held) if held else message("scenario.saw-keys", n=0)
    return fact["color"] in player.keys, observed


def _creatures(game: Game, player: Player, fact: Phrase) -> Observation:  # noqa: ARG001
    return len(player.line) == fact["n"], message("scenario.saw-creatures", n=len(player.line))


def _artifacts(game: Game, player: Player, fact: Phrase) -> Observation:  # noqa: ARG001
    return len(player.artifacts) == fact["n"], message("scenario.saw-artifacts", n=len(player.artifacts))


def _cost(game: Game, player: Player, fact: Phrase) -> Observation:
    many = forge.cost(game, player.name)
    return many == fact["n"], message("scenario.saw-cost", n=many)


OF_OWNERS = {"key": _key, "creatures": _creatures, "artifacts": _artifacts, "cost": _cost}


# cards


def _power(game: Game, card: Card, fact: Phrase) -> Observation:
    many = creature.power(game, card)
    return many == fact["n"], message("scenario.saw-power", n=many)


def _armor(game: Game, card: Card, fact: Phrase) -> Observation:
    many = creature.armor(game, card)
    return many == fact["n"], message("scenario.saw-armor", n=many)


def _house(game: Game, card: Card, fact: Phrase) -> Observation:
    houses = creature.houses(game, card)
    named = tuple(name_value("house", house, GAME) for house in houses)
    return fact["house"] in houses, message("scenario.saw-house-of", house=named)


def _held(game: Game, card: Card, fact: Phrase) -> Observation:
    holders = {holder.uid for holder in find_cards(game.board, fact["card"])}
    ok = bool(card.claims) and card.claims[-1][1] in holders
    return ok, locate_card(GAME, game.board, card)


def _keeper(game: Game, card: Card, fact: Phrase) -> Observation:
    """A card that is kept by another lies among the purged ones."""
    keepers = {keeper.uid for keeper in find_cards(game.board, fact["card"])}
    return card.keeper in keepers, locate_card(GAME, game.board, card)


def _flank(game: Game, card: Card, fact: Phrase) -> Observation:
    kind = fact.key.partition(".")[2]
    line = game.board.players[card.controller].line if card.zone == "line" else []
    ok = {
        "left": bool(line) and line[0] == card.uid,
        "right": bool(line) and line[-1] == card.uid,
        "flank": creature.on_flank(game, card),
        "not-flank": bool(line) and not creature.on_flank(game, card),
    }[kind]
    return ok, locate_card(GAME, game.board, card)


def _neighbors(game: Game, card: Card, fact: Phrase) -> Observation:
    there = creature.neighbors(game, card)
    wanted = [fact[place] for place in ("other", "third") if fact.get(place) is not None]
    ok = len(there) == len(wanted) and card.zone == "line"
    uids = {other.uid for other in there}
    ok = ok and all(not uids.isdisjoint({c.uid for c in find_cards(game.board, ref)}) for ref in wanted)
    if not there:
        return ok, message("scenario.saw-no-neighbor")
    return ok, message("scenario.saw-neighbors", cards=tuple(there))


def _upgrades(game: Game, card: Card, fact: Phrase) -> Observation:
    there = tuple(game.board.cards[uid] for uid in card.upgrades)
    observed = message("scenario.saw-upgrades", cards=there) if there else message("scenario.saw-no-upgrades")
    if fact.key == "is.no-upgrades":
        return not there and card.in_play, observed
    return any(upgrade in there for upgrade in find_cards(game.board, fact["other"])), observed


def _keyword(game: Game, card: Card, fact: Phrase) -> Observation:
    many = creature.keyword(game, card, fact["keyword"]) if card.in_play else 0
    observed = message("scenario.saw-keyword", keyword=name_value("keyword", fact["keyword"], GAME), n=many)
    if fact.key == "is.no-keyword":
        return many == 0, observed
    wanted = fact.get("n")
    return (many > 0 if wanted is None else many == wanted), observed


OF_CARDS = {
    "power": _power, "armor": _armor, "house": _house, "held": _held, "keeper": _keeper,
    "left": _flank, "right": _flank, "flank": _flank, "not-flank": _flank, "neighbors": _neighbors,
    "neighbor": _neighbors, "no-neighbors": _neighbors, "with": _upgrades, "no-upgrades": _upgrades,
    "keyword": _keyword, "keyword-n": _keyword, "no-keyword": _keyword,
}  # fmt: skip


# the match


def _active_house(game: Game, claim: Phrase) -> Observation:
    house = game.board.turn.house
    if house is None:
        return claim.get("house") is None, message("scenario.saw-no-house")
    return house == claim.get("house"), message("scenario.saw-house", house=name_value("house", house, GAME))


def _phase(game: Game, claim: Phrase) -> Observation:
    step = game.board.step
    return step == claim["phase"], message("scenario.saw-phase", phase=name_value("phase", step, GAME))


CLAIMS = {"claim.house": _active_house, "claim.no-house": _active_house, "claim.phase": _phase}
