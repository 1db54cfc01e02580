"""Looking at owners, zones and cards for what is expected of them: what the schema of the board says is seen
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
from kfjudge.replay.options import find_cards
from kfjudge.words.catalogue import find_key, has_message

Observation = tuple[bool, Message]  # whether it is as expected, and what there is to see
MOST_SHOWN = 20


def look_at_owner(game: str, table: Any, name: str, fact: Phrase) -> Observation:
    """What an owner has, and how many cards lie in a zone."""
    of, owner = _owner(game, table.board, name)
    kind = fact.key.partition(".")[2]
    look = get_game(game).replay.owner_checks.get(kind)
    if look is not None:
        return look(table, owner, fact)
    if kind in ("cards", "hold"):
        many = _how_many(owner, get_game(game).engine.schema.zone(fact["zone"]))
        if many is None:
            return False, message("scenario.saw-unknown-number")
        return many == fact["n"], message("scenario.saw-cards", n=many)
    schema = get_game(game).engine.schema
    mark = schema.mark(kind, of) or schema.denied(kind, of)
    assert mark is not None, fact.key
    if mark.sort not in ("count", "words"):
        return _look_at_mark(game, table.board, owner, mark, fact)
    value = getattr(owner, mark.field)
    many = len(value) if mark.sort == "words" else value
    key = find_key((f"scenario.saw-{kind}", f"board.{kind}"), game)
    return many == fact["n"], game_message(game, key, n=many)


def _owner(game: str, board: Any, name: str) -> tuple[str, Any]:
    """The owner of that name, and of which kind it is."""
    kinds = ((kind.kind, getattr(board, kind.field)) for kind in get_game(game).engine.schema.owners)
    return next((kind, owners[name]) for kind, owners in kinds if name in owners)


def _is_unknown(owner: Any, zone: Zone) -> bool:
    return zone.unknown and getattr(owner, f"{zone.name}_unknown")


def _shuffled(owner: Any, zone: Zone) -> list[str]:
    return list(owner.shuffled) if zone.shuffled else []


def _how_many(owner: Any, zone: Zone) -> int | None:
    if _is_unknown(owner, zone):
        return None
    return len(getattr(owner, zone.name)) + len(_shuffled(owner, zone))


def look_at_zone(game: str, table: Any, claim: Phrase) -> Observation:
    """What lies in a zone, in order where the zone has one; `more` cards may follow."""
    board = table.board
    _, owner = _owner(game, board, claim["seat"])
    zone, items = get_game(game).engine.schema.zone(claim["zone"]), claim["items"]
    there = [board.cards[uid] for uid in getattr(owner, zone.name)]
    loose = [board.cards[uid] for uid in _shuffled(owner, zone)]
    observed = _listed(game, there + loose)
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
    return _all_found(game, table, items, there + loose), observed


def _all_found(game: str, table: Any, items: tuple[Phrase, ...], there: list[Any]) -> bool:
    """Each item is another of those cards."""
    left = list(there)
    for item in sorted(items, key=lambda item: -len(item["facts"])):
        card = next((card for card in left if _is_item(game, table, item, card)), None)
        if card is None:
            return False
        left.remove(card)
    return True


def _is_item(game: str, table: Any, item: Phrase, card: Any) -> bool:
    ref: CardRef = item["card"]
    fits = card in find_cards(table.board, ref)
    return fits and all(look_at_card(game, table, card, fact)[0] for fact in item["facts"])


def _listed(game: str, cards: list[Any]) -> Message:
    if not cards:
        return message("scenario.saw-empty")
    unnamed = get_game(game).engine.unknown_card
    shown: list[Any] = [card for card in cards[:MOST_SHOWN] if card.facts is not unnamed]
    unknown = sum(card.facts is unnamed for card in cards)
    if unknown:
        shown.append(message("scenario.so-many-cards", n=unknown))
    return message("scenario.saw-cards-there", cards=tuple(shown))


def look_at_card(game: str, table: Any, card: Any, fact: Phrase) -> Observation:
    """What is true of a card."""
    kind = fact.key.partition(".")[2]
    look = get_game(game).replay.card_checks.get(kind)
    if look is not None:
        return look(table, card, fact)
    schema = get_game(game).engine.schema
    if kind in _PLACES:
        return _PLACES[kind](game, table.board, card, fact), locate_card(game, table.board, card)
    if kind in (zone.name for zone in schema.zones):
        return card.zone == kind, locate_card(game, table.board, card)
    mark = schema.mark(kind) or schema.denied(kind)
    assert mark is not None, fact.key
    ok, seen = _look_at_mark(game, table.board, card, mark, fact)
    return ok, seen if ok or card.in_play else locate_card(game, table.board, card)


def _look_at_mark(game: str, board: Any, piece: Any, mark: Mark, fact: Phrase) -> Observation:
    """What the schema says of a card or an owner: in words of its own, or else as a board file says it."""
    value = getattr(piece, mark.field)

    def seen(name: str, phrase: str = "", written: Mapping[str, Any] | None = None, **places: Any) -> Message:
        key = f"scenario.saw-{name}"
        if not phrase or has_message(key, game):
            return game_message(game, key, **places)
        as_written = _written(game, mark.of, phrase, written or places)
        it = piece.facts.id if hasattr(piece, "facts") else ""  # an owner is no card
        return message("scenario.saw-word", word=write_phrase(as_written, game, it))

    def nothing() -> Message:
        return game_message(game, find_key((f"scenario.saw-not-{mark.name}", "scenario.saw-empty"), game))

    match mark.sort:
        case "flag":
            ok = value == (fact.key.partition(".")[2] == mark.name)
            denied = seen(f"not-{mark.name}", mark.denied) if mark.denied else nothing()
            words = seen(mark.name, mark.name) if value else denied
            return ok and (not mark.in_play or piece.in_play), words
        case "word":
            if value is None:
                return False, nothing()
            return value == fact[mark.vocabulary], seen("word", word=name_value(mark.vocabulary, value, game))
        case "owner":
            if not value:
                return False, nothing()
            return value == fact["seat"], seen(
                mark.name, mark.name, {"seat": value}, player=name_owner(value, game)
            )
        case "card":
            wanted = {other.uid for other in find_cards(board, fact["card"])}
            if value is None:
                return False, nothing()
            card = board.cards[value]
            ref = CardRef("" if card.label else card.facts.id, card.label)
            return value in wanted, seen(mark.name, mark.name, {"card": ref}, card=card)
        case _:
            return value == fact["n"], seen(mark.name, mark.name, n=value)


def _written(game: str, of: str, name: str, places: Mapping[str, Any]) -> Phrase:
    """What is true of a card or an owner, in the words of a board file."""
    context = of if of != CARD else "fact" if grammar(game).forms_of(f"fact.{name}") else "is"
    return make_phrase(f"{context}.{name}", **places)


# where a card lies


def _in_zone(game: str, board: Any, card: Any, fact: Phrase) -> bool:  # noqa: ARG001  takes what the others take
    return bool(card.zone == fact["zone"] and card.controller == fact["seat"])


def _not_in_zone(game: str, board: Any, card: Any, fact: Phrase) -> bool:
    return not _in_zone(game, board, card, fact)


def _on_top(game: str, board: Any, card: Any, fact: Phrase) -> bool:
    of, owner = _owner(game, board, fact["seat"])
    zones = (zone for zone in get_game(game).engine.schema.zones_of(of) if zone.shuffled)
    return any(getattr(owner, zone.name)[:1] == [card.uid] for zone in zones)


def _in_play(game: str, board: Any, card: Any, fact: Phrase) -> bool:  # noqa: ARG001
    return bool(card.in_play)


def _out(game: str, board: Any, card: Any, fact: Phrase) -> bool:  # noqa: ARG001
    return not card.in_play


def _controlled(game: str, board: Any, card: Any, fact: Phrase) -> bool:  # noqa: ARG001
    return bool(card.controller == fact["seat"] and card.in_play)


def _on_another(game: str, board: Any, card: Any, fact: Phrase) -> bool:
    """On a card is in play, under it is not."""
    there = [zone.name for zone in get_game(game).engine.schema.zones_of(CARD)
             if zone.in_play == (fact.key == "is.on")]  # fmt: skip
    return card.zone in there and card.host in {host.uid for host in find_cards(board, fact["other"])}


_PLACES = {
    "zone": _in_zone, "not-zone": _not_in_zone, "top": _on_top, "in-play": _in_play, "out": _out,
    "controlled": _controlled, "under": _on_another, "on": _on_another,
}  # fmt: skip


def locate_card(game: str, board: Any, card: Any) -> Message:
    """Where a card lies."""
    if not card.zone:
        return message("scenario.saw-nowhere")
    zone = get_game(game).engine.schema.zone(card.zone)
    if zone.owner == CARD:
        return _there(game, zone, "on-card", card=board.cards[str(card.host)])
    player = name_owner(card.controller, game)
    if zone.in_a_row and zone.in_play and zone.ordered:
        _, owner = _owner(game, board, card.controller)
        row = getattr(owner, zone.name)
        return _there(game, zone, "in-row", player=player, n=row.index(card.uid) + 1, of=len(row))
    return message("scenario.saw-in", zone=name_value("zone", zone.name, game), player=player)


def _there(game: str, zone: Zone, which: str, **places: Any) -> Message:
    """That a card lies on another or in a row: as the game says it of that zone, or as all games do."""
    own = f"scenario.saw-in-{zone.name}" if which == "in-row" else f"scenario.saw-{zone.name}"
    key = find_key((own, f"scenario.saw-{which}"), game)
    if key != own:
        places["zone"] = name_value("zone", zone.name, game)
    return game_message(game, key, **places)
