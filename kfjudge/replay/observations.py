"""Observe owners, zones and cards for what is expected of them: what the schema of the board says is seen
here, the rest by the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kfjudge.core.message import Message, game_message, message
from kfjudge.core.schema import CARD, Mark, Zone
from kfjudge.games import get_game
from kfjudge.notation.grammar import grammar, name_owner, name_value
from kfjudge.notation.scenario import CardRef, Phrase, make_phrase
from kfjudge.notation.writer import write_phrase
from kfjudge.replay.game import Observation
from kfjudge.replay.options import find_cards
from kfjudge.words.catalogue import find_key, has_message

MOST_SHOWN = 20
PLACES = ("zone", "not-zone", "top", "in-play", "out", "controlled", "under", "on")


def look_at_owner(game: str, table: Any, name: str, fact: Phrase) -> Observation:
    """Check what an owner has, and how many cards lie in a zone: 'South: 4 aember, 5 cards in hand'."""
    kind_of_owner, owner = _find_owner(game, table.board, name)
    kind = fact.key.partition(".")[2]
    look = get_game(game).replay.owner_checks.get(kind)
    if look is not None:
        return look(table, owner, fact)
    schema = get_game(game).engine.schema
    if kind in ("cards", "hold"):
        zone = schema.zone(fact["zone"])
        if _is_unknown(owner, zone):
            return False, message("scenario.saw-unknown-number")
        many = len(getattr(owner, zone.name)) + len(_list_shuffled(owner, zone))
        return many == fact["n"], message("scenario.saw-cards", n=many)
    mark = schema.mark(kind, kind_of_owner) or schema.denied(kind, kind_of_owner)
    assert mark is not None, fact.key
    if mark.sort not in ("count", "words"):
        return _look_at_mark(game, table.board, owner, mark, fact)
    value = getattr(owner, mark.field)
    many = len(value) if mark.sort == "words" else value
    key = find_key((f"scenario.saw-{kind}", f"board.{kind}"), game)
    return many == fact.number, game_message(game, key, n=many)


def _find_owner(game: str, board: Any, name: str) -> tuple[str, Any]:
    """Find an owner by name, and its kind."""
    kinds = ((kind.kind, getattr(board, kind.field)) for kind in get_game(game).engine.schema.owners)
    return next((kind, owners[name]) for kind, owners in kinds if name in owners)


def _is_unknown(owner: Any, zone: Zone) -> bool:
    """Tell whether nobody has said which other cards lie in a zone."""
    return zone.unknown and getattr(owner, f"{zone.name}_unknown")


def _list_shuffled(owner: Any, zone: Zone) -> list[str]:
    """List the cards of a zone that lie in no known order."""
    return list(owner.shuffled) if zone.shuffled else []


def look_at_zone(game: str, table: Any, claim: Phrase) -> Observation:
    """Check what lies in a zone, in order where the zone has one; `more` cards may follow."""
    board = table.board
    _, owner = _find_owner(game, board, claim["seat"])
    zone, items = get_game(game).engine.schema.zone(claim["zone"]), claim["items"]
    there = [board.cards[uid] for uid in getattr(owner, zone.name)]
    loose = [board.cards[uid] for uid in _list_shuffled(owner, zone)]
    observed = _describe_cards(game, there + loose)
    enough = len(items) + claim["others"]
    unknown = _is_unknown(owner, zone)
    if (unknown and not claim["more"]) or (len(there) + len(loose) != enough and not claim["more"]):
        return False, observed
    if len(there) + len(loose) < enough and not unknown:
        return False, observed
    if zone.in_a_row and not loose:
        pairs = list(zip(items, there, strict=False))
        ok = len(pairs) == len(items) and all(_is_item(game, table, item, card) for item, card in pairs)
        return ok, observed
    left = there + loose
    for item in sorted(items, key=lambda item: -len(item["facts"])):  # each item is another card
        card = next((card for card in left if _is_item(game, table, item, card)), None)
        if card is None:
            return False, observed
        left.remove(card)
    return True, observed


def _is_item(game: str, table: Any, item: Phrase, card: Any) -> bool:
    """Tell whether a card is what a claim lists: 'Troll (stunned)'."""
    ref: CardRef = item["card"]
    fits = card in find_cards(table.board, ref)
    return fits and all(look_at_card(game, table, card, fact)[0] for fact in item["facts"])


def _describe_cards(game: str, cards: list[Any]) -> Message:
    """List what lies in a zone; of unknown cards, how many."""
    if not cards:
        return message("scenario.saw-empty")
    unnamed = get_game(game).engine.unknown_card
    shown: list[Any] = [card for card in cards[:MOST_SHOWN] if card.facts is not unnamed]
    unknown = sum(card.facts is unnamed for card in cards)
    if unknown:
        shown.append(message("scenario.so-many-cards", n=unknown))
    return message("scenario.saw-cards-there", cards=tuple(shown))


def look_at_card(game: str, table: Any, card: Any, fact: Phrase) -> Observation:
    """Check what is true of a card: '3 damage', 'in the hand of South'."""
    kind = fact.key.partition(".")[2]
    look = get_game(game).replay.card_checks.get(kind)
    if look is not None:
        return look(table, card, fact)
    schema = get_game(game).engine.schema
    if kind in PLACES:
        return _is_at(kind, game, table.board, card, fact), locate_card(game, table.board, card)
    if kind in (zone.name for zone in schema.zones):
        return card.zone == kind, locate_card(game, table.board, card)
    mark = schema.mark(kind) or schema.denied(kind)
    assert mark is not None, fact.key
    ok, observed = _look_at_mark(game, table.board, card, mark, fact)
    return ok, observed if ok or card.in_play else locate_card(game, table.board, card)


def _look_at_mark(game: str, board: Any, piece: Any, mark: Mark, fact: Phrase) -> Observation:
    """Check a mark of a card or an owner; tell it in words of its own, or else as a board file does."""
    value = getattr(piece, mark.field)

    def describe(
        name: str, phrase: str = "", written: Mapping[str, Any] | None = None, **places: Any
    ) -> Message:
        key = f"scenario.saw-{name}"
        if not phrase or has_message(key, game):
            return game_message(game, key, **places)
        context = mark.of
        if mark.of == CARD:
            context = "fact" if grammar(game).forms_of(f"fact.{phrase}") else "is"
        as_written = make_phrase(f"{context}.{phrase}", **(written or places))
        it = piece.facts.id if hasattr(piece, "facts") else ""  # an owner is no card
        return message("scenario.saw-word", word=write_phrase(as_written, game, it))

    def nothing() -> Message:
        return game_message(game, find_key((f"scenario.saw-not-{mark.name}", "scenario.saw-empty"), game))

    match mark.sort:
        case "flag":
            ok = value == (fact.key.partition(".")[2] == mark.name)
            denied = describe(f"not-{mark.name}", mark.denied) if mark.denied else nothing()
            words = describe(mark.name, mark.name) if value else denied
            return ok and (not mark.in_play or piece.in_play), words
        case "word":
            if value is None:
                return False, nothing()
            return value == fact[mark.vocabulary], describe(
                "word", word=name_value(mark.vocabulary, value, game)
            )
        case "owner":
            if not value:
                return False, nothing()
            return value == fact["seat"], describe(
                mark.name, mark.name, {"seat": value}, player=name_owner(value, game)
            )
        case "card":
            wanted = {other.uid for other in find_cards(board, fact["card"])}
            if value is None:
                return False, nothing()
            card = board.cards[value]
            ref = CardRef("" if card.label else card.facts.id, card.label)
            return value in wanted, describe(mark.name, mark.name, {"card": ref}, card=card)
        case _:
            return value == fact.number, describe(mark.name, mark.name, n=value)


# where a card lies


def _is_at(kind: str, game: str, board: Any, card: Any, fact: Phrase) -> bool:
    """Tell whether a card lies where the fact says: in a zone, on top of a pile, on or under another card."""
    schema = get_game(game).engine.schema
    match kind:
        case "zone" | "not-zone":
            there = card.zone == fact["zone"] and card.controller == fact["seat"]
            return bool(there) == (kind == "zone")
        case "in-play" | "out":
            return bool(card.in_play) == (kind == "in-play")
        case "controlled":
            return bool(card.controller == fact["seat"] and card.in_play)
        case "top":
            kind_of_owner, owner = _find_owner(game, board, fact["seat"])
            zones = (zone for zone in schema.zones_of(kind_of_owner) if zone.shuffled)
            return any(list(getattr(owner, zone.name)[:1]) == [card.uid] for zone in zones)
        case _:  # on a card is in play, under it is not
            on_it = fact.key == "is.on"
            zones_of_cards = [zone.name for zone in schema.zones_of(CARD) if zone.in_play == on_it]
            hosts = {host.uid for host in find_cards(board, fact["other"])}
            return card.zone in zones_of_cards and card.host in hosts


def locate_card(game: str, board: Any, card: Any) -> Message:
    """Say where a card lies."""
    if not card.zone:
        return message("scenario.saw-nowhere")
    zone = get_game(game).engine.schema.zone(card.zone)
    if zone.owner == CARD:
        return _say_where(game, zone, "on-card", card=board.cards[str(card.host)])
    player = name_owner(card.controller, game)
    if zone.in_a_row and zone.in_play and zone.ordered:
        _, owner = _find_owner(game, board, card.controller)
        row = getattr(owner, zone.name)
        return _say_where(game, zone, "in-row", player=player, n=row.index(card.uid) + 1, of=len(row))
    return message("scenario.saw-in", zone=name_value("zone", zone.name, game), player=player)


def _say_where(game: str, zone: Zone, which: str, **places: Any) -> Message:
    """Say that a card lies on another or in a row: as the game says it of that zone, or as all games do."""
    own = f"scenario.saw-in-{zone.name}" if which == "in-row" else f"scenario.saw-{zone.name}"
    key = find_key((own, f"scenario.saw-{which}"), game)
    if key != own:
        places["zone"] = name_value("zone", zone.name, game)
    return game_message(game, key, **places)
