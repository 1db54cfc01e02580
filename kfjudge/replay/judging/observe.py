"""Looking at players, zones and cards for what is expected of them."""

from __future__ import annotations

from typing import Any

from kfjudge.core.message import Message, message
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.deeds import creature
from kfjudge.games.keyforge.engine.game import Game
from kfjudge.games.keyforge.engine.turn import forge
from kfjudge.games.keyforge.facts import UNKNOWN
from kfjudge.notation.layout import COUNTED, FLAGS
from kfjudge.notation.model import Ref, Said
from kfjudge.notation.names import called
from kfjudge.replay.fitting import cards_of

Seen = tuple[bool, Message]  # whether it is as expected, and what there is to see
DENIED = {"not-stunned": "stunned", "ready": "exhausted", "not-attacked": "attacked", "faceup": "facedown"}
MOST_SHOWN = 20


def look_at_player(game: Game, name: str, fact: Said) -> Seen:
    """Æmber, keys, chains, how many cards, what a key costs."""
    player = game.board.players[name]
    kind = fact.phrase.partition(".")[2]
    if kind == "key":
        held = tuple(called("color", color) for color in player.keys)
        observed = message("scenario.saw-colors", colors=held) if held else message("scenario.saw-keys", n=0)
        return fact["color"] in player.keys, observed
    many = _counted(game, name, kind, fact)
    if many is None:
        return False, message("scenario.saw-unknown-deck")
    key = "scenario.saw-cards" if kind == "hold" else f"scenario.saw-{kind}"
    return many == fact["n"], message(key, n=many)


def _counted(game: Game, name: str, kind: str, fact: Said) -> int | None:
    player = game.board.players[name]
    if kind in ("cards", "hold"):
        return _how_many(game, name, fact["zone"])
    if kind in ("creatures", "artifacts"):
        return len(player.line if kind == "creatures" else player.artifacts)
    if kind == "cost":
        return forge.cost(game, name)
    return len(player.keys) if kind == "keys" else int(getattr(player, kind))


def _how_many(game: Game, name: str, zone: str) -> int | None:
    player = game.board.players[name]
    if zone == "deck":
        return None if player.deck_unknown else len(player.deck) + len(player.shuffled)
    return len(getattr(player, zone))


def look_at_zone(game: Game, claim: Said) -> Seen:
    """What lies in a zone, in order where the zone has one; `more` cards may follow."""
    player = game.board.players[claim["seat"]]
    zone, items = claim["zone"], claim["items"]
    there = [game.board.cards[uid] for uid in getattr(player, zone)]
    loose = [game.board.cards[uid] for uid in player.shuffled] if zone == "deck" else []
    observed = _listed(there + loose)
    enough = len(items) + claim["others"]
    unknown = zone == "deck" and player.deck_unknown
    if (unknown and not claim["more"]) or (len(there) + len(loose) != enough and not claim["more"]):
        return False, observed
    if len(there) + len(loose) < enough and not unknown:
        return False, observed
    if zone in ("line", "discard", "deck", "artifacts") and not loose:
        pairs = list(zip(items, there, strict=False))
        ok = len(pairs) == len(items) and all(_is_item(game, card, item) for item, card in pairs)
        return ok, observed
    return _all_found(game, items, there + loose), observed


def _all_found(game: Game, items: tuple[Said, ...], there: list[Card]) -> bool:
    """Each item is another of those cards."""
    left = list(there)
    for item in sorted(items, key=lambda item: -len(item["facts"])):
        card = next((card for card in left if _is_item(game, card, item)), None)
        if card is None:
            return False
        left.remove(card)
    return True


def _is_item(game: Game, card: Card, item: Said) -> bool:
    ref: Ref = item["card"]
    fits = card in cards_of(game.board, ref)
    return fits and all(look_at_card(game, card, fact)[0] for fact in item["facts"])


def _listed(cards: list[Card]) -> Message:
    if not cards:
        return message("scenario.saw-empty")
    shown: list[Any] = [card for card in cards[:MOST_SHOWN] if card.facts is not UNKNOWN]
    unknown = sum(card.facts is UNKNOWN for card in cards)
    if unknown:
        shown.append(message("scenario.so-many-cards", n=unknown))
    return message("scenario.saw-cards-there", cards=tuple(shown))


def look_at_card(game: Game, card: Card, fact: Said) -> Seen:
    """What is true of a card."""
    kind = fact.phrase.partition(".")[2]
    if kind in COUNTED:
        many = getattr(card, COUNTED[kind])
        return many == fact["n"], message(f"scenario.saw-{kind}", n=many)
    flag = DENIED.get(kind, kind)
    if flag in FLAGS:
        here = getattr(card, flag)
        ok = here == (kind == flag) and (card.in_play or flag == "facedown")
        return ok, message(f"scenario.saw-{flag}" if here else f"scenario.saw-not-{flag}")
    return _LOOKS[kind](game, card, fact)


def _power(game: Game, card: Card, fact: Said) -> Seen:
    many = creature.power(game, card)
    return many == fact["n"], message("scenario.saw-power", n=many)


def _armor(game: Game, card: Card, fact: Said) -> Seen:
    many = creature.armor(game, card)
    return many == fact["n"], message("scenario.saw-armor", n=many)


def _house(game: Game, card: Card, fact: Said) -> Seen:
    house = creature.house(game, card)
    return house == fact["house"], message("scenario.saw-house-of", house=called("house", house))


def _owner(game: Game, card: Card, fact: Said) -> Seen:  # noqa: ARG001  takes what the others take
    return card.owner == fact["seat"], message("scenario.saw-owner", player=called("seat", card.owner))


def _controlled(game: Game, card: Card, fact: Said) -> Seen:
    ok = card.controller == fact["seat"] and card.in_play
    return ok, where_is(game, card)


def _named(game: Game, card: Card, fact: Said) -> Seen:  # noqa: ARG001  takes what the others take
    if card.named is None:
        return False, message("scenario.saw-not-named")
    return card.named == fact["house"], message("scenario.saw-house-of", house=called("house", card.named))


def _held(game: Game, card: Card, fact: Said) -> Seen:
    holders = {holder.uid for holder in cards_of(game.board, fact["card"])}
    ok = bool(card.claims) and card.claims[-1][1] in holders
    return ok, where_is(game, card)


def _keeper(game: Game, card: Card, fact: Said) -> Seen:
    return card.keeper in {keeper.uid for keeper in cards_of(game.board, fact["card"])}, where_is(game, card)


def _flank(game: Game, card: Card, fact: Said) -> Seen:
    kind = fact.phrase.partition(".")[2]
    line = game.board.players[card.controller].line if card.zone == "line" else []
    ok = {
        "left": bool(line) and line[0] == card.uid,
        "right": bool(line) and line[-1] == card.uid,
        "flank": creature.on_flank(game, card),
        "not-flank": bool(line) and not creature.on_flank(game, card),
    }[kind]
    return ok, where_is(game, card)


def _neighbors(game: Game, card: Card, fact: Said) -> Seen:
    there = creature.neighbors(game, card)
    wanted = [fact[place] for place in ("other", "third") if fact.get(place) is not None]
    ok = len(there) == len(wanted) and card.zone == "line"
    uids = {other.uid for other in there}
    ok = ok and all(not uids.isdisjoint({c.uid for c in cards_of(game.board, ref)}) for ref in wanted)
    return ok, message("scenario.saw-neighbors", cards=tuple(there)) if there else message(
        "scenario.saw-no-neighbor"
    )


def _in_zone(game: Game, card: Card, fact: Said) -> Seen:
    holder = card.controller
    there = card.zone == fact["zone"] and holder == fact["seat"]
    return there == (fact.phrase == "is.zone"), where_is(game, card)


def _top(game: Game, card: Card, fact: Said) -> Seen:
    deck = game.board.players[fact["seat"]].deck
    return bool(deck) and deck[0] == card.uid, where_is(game, card)


def _in_play(game: Game, card: Card, fact: Said) -> Seen:
    return card.in_play == fact.phrase.endswith("in-play"), where_is(game, card)


def _purged(game: Game, card: Card, fact: Said) -> Seen:  # noqa: ARG001  takes what the others take
    return card.zone == "purged", where_is(game, card)


def _beneath(game: Game, card: Card, fact: Said) -> Seen:
    zone = "under" if fact.phrase == "is.under" else "attached"
    hosts = {host.uid for host in cards_of(game.board, fact["other"])}
    return card.zone == zone and card.host in hosts, where_is(game, card)


def _upgrades(game: Game, card: Card, fact: Said) -> Seen:
    there = tuple(game.board.cards[uid] for uid in card.upgrades)
    observed = message("scenario.saw-upgrades", cards=there) if there else message("scenario.saw-no-upgrades")
    if fact.phrase == "is.no-upgrades":
        return not there and card.in_play, observed
    return any(upgrade in there for upgrade in cards_of(game.board, fact["other"])), observed


def _keyword(game: Game, card: Card, fact: Said) -> Seen:
    many = creature.keyword(game, card, fact["keyword"]) if card.in_play else 0
    observed = message("scenario.saw-keyword", keyword=called("keyword", fact["keyword"]), n=many)
    if fact.phrase == "is.no-keyword":
        return many == 0, observed
    wanted = fact.get("n")
    return (many > 0 if wanted is None else many == wanted), observed


def where_is(game: Game, card: Card) -> Message:
    """Where a card lies."""
    player = called("seat", card.controller)
    if card.zone in ("attached", "under"):
        host = game.board.cards[str(card.host)]
        return message("scenario.saw-on" if card.zone == "attached" else "scenario.saw-under", card=host)
    if card.zone == "line":
        line = game.board.players[card.controller].line
        return message("scenario.saw-in-line", n=line.index(card.uid) + 1, of=len(line), player=player)
    if not card.zone:
        return message("scenario.saw-nowhere")
    return message("scenario.saw-in", zone=called("zone", card.zone), player=player)


_LOOKS = {
    "power": _power, "armor": _armor, "house": _house, "owner": _owner, "controlled": _controlled,
    "named": _named, "held": _held, "keeper": _keeper, "left": _flank, "right": _flank, "flank": _flank,
    "not-flank": _flank, "neighbors": _neighbors, "neighbor": _neighbors, "no-neighbors": _neighbors,
    "zone": _in_zone, "not-zone": _in_zone, "top": _top, "in-play": _in_play, "out": _in_play,
    "purged": _purged, "under": _beneath, "on": _beneath, "with": _upgrades, "no-upgrades": _upgrades,
    "keyword": _keyword, "keyword-n": _keyword, "no-keyword": _keyword,
}  # fmt: skip
