"""Where cards lie in a situation: beside others, at an end of their row, on others, in zones."""

from __future__ import annotations

from collections.abc import Callable

from kfjudge.games import get_game
from kfjudge.notation.scenario import make_phrase
from kfjudge.situation.matching import Match
from kfjudge.situation.noted import Doing
from kfjudge.situation.story import Story

Cards = tuple[int, ...]


def read_zone(story: Story, match: Match) -> bool:
    """Where a card lies, where its place is named: "the top card is …"."""
    zone = match.kind
    if zone == "next":  # where the last card lies of which it was told
        zone = next((piece.zone for piece in reversed(story.noted.pieces) if piece.zone), "")
    for at in story.pieces_of(match.places["card"]) if zone else ():
        piece = story.noted.pieces[at]
        piece.zone = zone
        piece.seat = piece.seat or story.seat_of(match)
    return bool(zone)


def read_place(story: Story, match: Match) -> bool:
    """Where the cards lie that are spoken of."""
    return _PLACES[match.kind](story, match)


def _lie_beside(story: Story, match: Match) -> bool:
    if "third" in match.places and match.kind == "beside" and _acts_next(story, match):
        return False
    cards = story.cards_meant(match)
    if not cards:
        return False  # and nothing is noted of the others yet, whose they are
    others = _others(story, match, cards)
    for card in cards:
        story.noted.lay_beside(card, others)
    story.noted.spoken += cards  # of it the sentence speaks, and not of those next to it
    return True


def _acts_next(story: Story, match: Match) -> bool:
    """Whether the last card begins the next sentence: "Owl is next to Magpie and Crow dives"."""
    told = story.matching.only(match.at - 1, "copula") or story.matching.only(match.at, "copula")
    behind = story.matching.matches(match.end) if told and match.end < len(story.words) else []
    return any(one.context == "step" and one.wording.elided == "card" for one in behind)


def _others(story: Story, match: Match, cards: Cards) -> Cards:
    named = (match.places[name] for name in ("other", "third") if name in match.places)
    return tuple(one for name in named for one in story.pieces_of(name, cards))


def _lie_together(story: Story, match: Match) -> bool:  # noqa: ARG001
    if len(story.topic) < 2:
        return False
    story.noted.lay_beside(story.topic[-2], story.topic[-1:])
    return True


def _lie_at_an_end(story: Story, match: Match) -> bool:
    """At an end of the row, or at none. Where a card is played is an answer, too."""
    cards, doing = story.cards_meant(match), story.last_deed
    for card in cards:
        story.noted.pieces[card].end = match.kind
    was_played = doing is not None and doing.phrase == "step.play" and doing.doer in cards
    if doing is not None and was_played and match.kind in ("left", "right"):
        doing.answers.append((f"answer.{match.kind}", {}))
    return bool(cards)


def _wear(story: Story, match: Match) -> bool:
    cards = story.cards_meant(match)
    return bool(cards) and story.wear(match.places["other"])


def _lie_upon(story: Story, match: Match) -> bool:
    """ "Hat on Owl"; "Rain on Owl", where nothing else can be done with that card than to play it."""
    cards = story.cards_meant(match)
    type = story.noted.type_of(cards[-1]) if cards else ""
    if type in story.phrases.types("worn"):
        others = _others(story, match, cards)
        if others:
            story.noted.pieces[cards[-1]].on = others[0]
        return bool(others)
    phrase = next((one for one in ("played", "used") if type in story.phrases.types(one)), "")
    if not phrase or any(one.doer == cards[-1] for one in story.noted.doings):
        return False
    seat = story.owner(story.who) or story.noted.pieces[cards[-1]].seat
    doing = Doing("step.play" if phrase == "played" else "step.use", doer=cards[-1], seat=seat)
    for other in _others(story, match, cards)[:1]:
        doing.choose(other)
        story.topic = (other,)
    story.do(doing)
    story.listing = match.end
    return True


def _lie_under(story: Story, match: Match) -> bool:
    cards = story.cards_meant(match)
    others = _others(story, match, cards)
    if cards and others:
        story.noted.lay_under(cards[-1], others[0])
    return bool(cards and others)


def _lie_in(story: Story, match: Match) -> bool:
    """In a zone, or on somebody's side. In a question it is where something goes."""
    if story.asking:
        return True
    listed = [one for one in story.topic if not story.noted.pieces[one].zone]
    listed = listed if story.lists_until(match.at) else []
    cards = tuple(dict.fromkeys((*listed, *story.cards_meant(match))))
    for card in cards:
        piece = story.noted.pieces[card]
        if {"whose", "seat"} & match.places.keys() and "zone" in match.places:
            story.noted.lay_with(card, story.seat_of(match))
        piece.seat = piece.seat or story.seat_of(match)
        piece.zone = match.places.get("zone", piece.zone)
    return bool(cards)


def read_keeping(story: Story, match: Match) -> bool:
    """Which card keeps another in a zone, or on its side: "Owl has hidden Magpie", "has taken Magpie"."""
    keepers = story.pieces_of(match.places["card"])
    zones = {zone.name for zone in get_game(story.noted.game).engine.schema.zones}
    seat = story.noted.pieces[keepers[0]].seat if keepers else ""
    if match.kind not in zones and not seat:
        return False
    for at in story.pieces_of(match.places["other"], keepers):
        if match.kind in zones:
            story.noted.keep(at, keepers[0], match.kind)
        else:
            story.noted.lay_with(at, seat)
            story.noted.tell(at, make_phrase(f"fact.{match.kind}", card=story.noted.ref(keepers[0])))
    story.topic, story.topic_seat = keepers, ""
    story.noted.spoken += keepers  # of it the sentence speaks
    return bool(keepers)


def read_row(story: Story, match: Match) -> bool:
    """The cards that follow stand in a row."""
    seat = story.holder_in(match)
    if seat:
        story.holder, story.held_in = seat, ""
    story.row = []
    return True


def read_cause(story: Story, match: Match) -> bool:
    """What something came of, long ago: a card that lies nowhere any more."""
    named = match.places["card"]
    if not named.card:
        return False
    known = any(piece.card == named.card for piece in story.noted.pieces)
    return not known and story.noted.facts[named.card].type in story.phrases.types("played")


def _lie_across(story: Story, match: Match) -> bool:
    """On the other’s side."""
    if story.denies(match):
        return False
    cards = () if story.asking else story.cards_meant(match)
    for card in cards:
        piece = story.noted.pieces[card]
        piece.seat = piece.seat or story.seats[-1]
    return bool(cards)


def _lie_alone(story: Story, match: Match) -> bool:
    cards = story.cards_meant(match)
    for card in cards[-1:]:
        story.noted.has_none(story.seat_of(match) or story.noted.pieces[card].seat, story.noted.type_of(card))
    return bool(cards)


_PLACES: dict[str, Callable[[Story, Match], bool]] = {
    "beside": _lie_beside,
    "between": _lie_beside,
    "together": _lie_together,
    "left": _lie_at_an_end,
    "right": _lie_at_an_end,
    "either": _lie_at_an_end,
    "inside": _lie_at_an_end,
    "worn": _wear,
    "upon": _lie_upon,
    "under": _lie_under,
    "zone": _lie_in,
    "across": _lie_across,
    "alone": _lie_alone,
}
