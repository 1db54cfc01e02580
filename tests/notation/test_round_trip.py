"""Reading what was written gives the same scenario, in either language."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kfjudge.games import get_game
from kfjudge.games.keyforge.engine.board import SCHEMA, SEATS
from kfjudge.games.keyforge.facts import COLORS, HOUSES, KEYWORDS, UNKNOWN, all_facts
from kfjudge.notation.grammar import grammar
from kfjudge.notation.parser.file import parse_scenario
from kfjudge.notation.scenario import (
    CardFact,
    CardRef,
    Expectation,
    Owner,
    Phrase,
    Scenario,
    ScriptLine,
    ScriptPoint,
    ScriptStep,
    ZoneFact,
    make_phrase,
)
from kfjudge.notation.writer import ScenarioWriter, write_scenario
from tests.notation.boards import find_mistakes

LANGUAGES = ("en", "fr")
BY_TYPE = {
    kind: sorted(facts.id for facts in all_facts().values() if facts.type == kind)
    for kind in ("creature", "artifact", "upgrade", "action")
}
ANY = sorted(facts.id for facts in all_facts().values() if facts is not UNKNOWN)
COUNTS = st.integers(0, 12)
SEAT = st.sampled_from(SEATS)
HOUSE = st.sampled_from(HOUSES)
COUNTED = [mark.name for mark in SCHEMA.marks_of("card", "count") if mark.listed]
FLAGS = [mark.name for mark in SCHEMA.marks_of("card", "flag") if mark.listed and mark.in_play]
NAMELESS = Scenario("keyforge", ("1.3",))
QUICK = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def refs(cards: list[str], labels: list[str]) -> st.SearchStrategy[CardRef]:
    titles = st.sampled_from(cards).flatmap(lambda card: st.builds(CardRef, st.just(card)))
    return (
        st.one_of(titles, st.sampled_from(labels).map(lambda label: CardRef("", label))) if labels else titles
    )


@st.composite
def facts_of(draw: Any, owner: bool = True) -> tuple[Phrase, ...]:
    """Some of what may be true of a creature in play."""
    found = [make_phrase(f"fact.{name}", n=draw(COUNTS)) for name in draw(st.sets(st.sampled_from(COUNTED)))]
    found += [make_phrase(f"fact.{name}") for name in sorted(draw(st.sets(st.sampled_from(FLAGS))))]
    if draw(st.booleans()):
        found.append(make_phrase("fact.house", house=draw(HOUSE)))
    if draw(st.booleans()):
        found.append(make_phrase("fact.named", house=draw(HOUSE)))
    if owner and draw(st.booleans()):
        found.append(make_phrase("fact.owner", seat=draw(SEAT)))
    for upgrade in draw(st.lists(st.sampled_from(BY_TYPE["upgrade"]), max_size=2, unique=True)):
        found.append(make_phrase("fact.upgrade", item=CardFact(upgrade)))
    return tuple(found)


@st.composite
def zones(draw: Any, seat: str) -> tuple[ZoneFact, ...]:
    found = []
    line = draw(st.lists(st.sampled_from(BY_TYPE["creature"]), max_size=4))
    if line:
        cards = tuple(
            CardFact(card, f"Copy {seat[0]}{n}" if draw(st.booleans()) else "", draw(facts_of()))
            for n, card in enumerate(line)
        )
        found.append(ZoneFact("line", cards))
    hand = draw(st.lists(st.sampled_from(ANY), max_size=3))
    if draw(st.booleans()):
        found.append(ZoneFact("hand", tuple(map(CardFact, hand)), (), draw(st.integers(0, 6))))
    deck = draw(st.lists(st.sampled_from(ANY), max_size=3))
    if draw(st.booleans()):
        found.append(ZoneFact("deck", tuple(map(CardFact, deck)), (), 0, draw(st.booleans())))
    if draw(st.booleans()):
        found.append(ZoneFact("deck" if not any(z.name == "deck" for z in found) else "discard", (),
                          tuple(map(CardFact, deck)) if not any(z.name == "deck" for z in found) else ()))  # fmt: skip
    return tuple(sorted(found, key=lambda zone: zone.name))


@st.composite
def players(draw: Any, seat: str) -> Owner:
    colors = draw(st.lists(st.sampled_from(COLORS), max_size=2, unique=True))
    has = [make_phrase("player.key", color=color) for color in colors]
    has += [make_phrase("player.aember", n=draw(COUNTS))] if draw(st.booleans()) else []
    has += [make_phrase("player.chains", n=draw(COUNTS))] if draw(st.booleans()) else []
    one = draw(st.sampled_from([f"{seat}ine", f"Ælle {seat}"]))
    names = draw(st.sampled_from([(), (("en", one),), (("en", one), ("fr", f"Mlle {seat}"))]))
    houses = draw(st.lists(HOUSE, min_size=3, max_size=3, unique=True)) if draw(st.booleans()) else ()
    introduction = tuple(make_phrase("introduction.house", house=house) for house in houses)
    return Owner("player", seat, names, introduction, tuple(has), draw(zones(seat)))


def values(cards: list[str], labels: list[str]) -> dict[str, st.SearchStrategy[Any]]:
    """What may fill each place of a phrase."""
    card = refs(cards, labels)
    return {
        "card": card, "other": card, "third": card, "seat": SEAT, "house": HOUSE, "n": COUNTS,
        "color": st.sampled_from(COLORS), "zone": st.sampled_from(["hand", "deck", "discard", "line"]),
        "phase": st.sampled_from(["forge", "house", "main", "ready", "draw"]),
        "keyword": st.sampled_from(sorted(KEYWORDS)), "event": st.just("draws"),
        "header": st.sampled_from(["reap", "before-fight", "destroyed", "constant"]),
    }  # fmt: skip


@st.composite
def phrase(draw: Any, context: str, cards: list[str], labels: list[str]) -> Phrase:
    """Any phrase of a context."""
    form = draw(
        st.sampled_from([form for form in grammar("keyforge").forms(context) if "item" not in form.slots])
    )
    own = values(cards, labels)
    return make_phrase(form.key, **{slot: draw(own[slot]) for slot in form.slots})


@st.composite
def claim(draw: Any, cards: list[str], labels: list[str]) -> Phrase:
    kind = draw(st.sampled_from(["player", "card", "zone", "can", "events", "plain", "legal"]))
    if kind == "player":
        return make_phrase(
            "claim.player",
            seat=draw(SEAT),
            fact=draw(phrase(draw(st.sampled_from(["player", "has"])), cards, labels)),
        )
    if kind == "card":
        fact = draw(phrase(draw(st.sampled_from(["is", "fact"])), cards, labels))
        return make_phrase("claim.card", card=draw(refs(cards, labels)), fact=fact)
    if kind == "zone":
        items = tuple(
            make_phrase("item", card=draw(refs(cards, labels)), facts=())
            for _ in range(draw(st.integers(0, 3)))
        )
        return make_phrase(
            "claim.zone",
            seat=draw(SEAT),
            zone="hand",
            items=items,
            others=draw(st.integers(0, 3)),
            more=draw(st.booleans()),
        )
    if kind == "can":
        options = tuple(draw(st.lists(phrase("can", cards, labels), min_size=1, max_size=3)))
        word = draw(st.sampled_from(["can", "cannot", "only", "forced"]))
        return make_phrase(f"claim.{word}", options=options, seat=draw(st.sampled_from(["", *SEATS])))
    if kind == "events":
        event = draw(phrase("event", cards, labels))
        if draw(st.booleans()):
            event = make_phrase("event.times", event=event, n=draw(st.integers(0, 9)))
        return make_phrase(
            draw(st.sampled_from(["claim.happens", "claim.never", "claim.order"])), events=(event,)
        )
    if kind == "legal":
        line = ScriptLine((draw(phrase("step", cards, labels)),), draw(SEAT))
        return make_phrase(draw(st.sampled_from(["claim.legal", "claim.illegal"])), line=line)
    return draw(phrase("claim", cards, labels))  # type: ignore[no-any-return]


@st.composite
def scenarios(draw: Any) -> Scenario:
    seats = (draw(players("South")), draw(players("North")))
    board = Scenario("keyforge", ("1.3",), owners=seats)
    labels = [card.label for _, _, card in board.cards() if card.label]
    # Only titles of which there is one can be spoken of without a label.
    there = [card.card for _, _, card in board.cards()]
    cards = [card for card in there if there.count(card) == 1] or ["anger"]
    if cards == ["anger"]:
        discard = ZoneFact("discard", (CardFact("anger"),))
        kept = tuple(zone for zone in seats[0].zones if zone.name != "discard")
        south = tuple(sorted((*kept, discard), key=lambda zone: zone.name))
        seats = (replace(seats[0], zones=south), seats[1])
    steps = []
    for number in range(1, draw(st.integers(1, 3))):
        line = ScriptLine((draw(phrase("step", cards, labels)),), draw(st.sampled_from(["", *SEATS])))
        answers = tuple(
            ScriptLine((answer,), open=answer.key in get_game("keyforge").notation.special_phrases.open)
            for answer in draw(st.lists(phrase("answer", cards, labels).filter(_plain), max_size=2))
        )
        steps.append(ScriptStep(number, line, (), answers, draw(st.booleans())))
    where = ScriptPoint(draw(st.sampled_from(["at", "after", "before"])), 1) if steps else ScriptPoint()
    claims = tuple(draw(st.lists(claim(cards, labels), min_size=1, max_size=3)))
    expectations = (Expectation(("1.3",) if draw(st.booleans()) else (), where, claims),)
    active = draw(SEAT)
    introduced = next(seat.introduction for seat in seats if seat.id == active)
    houses = [fact["house"] for fact in introduced] or HOUSES
    turn = (
        make_phrase("turn.player", seat=active),
        make_phrase("turn.house", house=draw(st.sampled_from(houses))),
    )
    title = draw(st.sampled_from(["A title: with a colon", "Æmber | and a bar", "(in brackets)"]))
    return Scenario("keyforge", ("1.1", "1.3"), titles=(("en", title),), answers=("faq/1.3/1",),
                    situation=(("turn", turn),), owners=seats,
                    steps=tuple(steps), expectations=expectations)  # fmt: skip


def _plain(answer: Phrase) -> bool:
    """A line below a step; who begins the match is no such thing."""
    return answer.key not in ("answer.begins", "answer.open-house")


@pytest.mark.parametrize("lang", LANGUAGES)
@QUICK
@given(scenario=scenarios())
def test_reading_what_was_written_gives_the_same_scenario(lang: str, scenario: Scenario) -> None:
    text = write_scenario(scenario, lang)
    found = [one for one in find_mistakes(text) if one.words.key not in AMBIGUOUS]
    assert not found, text
    if not find_mistakes(text):
        assert parse_scenario(text, "text") == scenario, text


AMBIGUOUS = ("scenario.fits-several",)  # a label may be that of several cards' title; the reader says so


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_is_written_as_it_is_read(lang: str) -> None:
    """Each form that is written is understood, and as nothing else."""
    from kfjudge.notation.names import Names
    from kfjudge.notation.parser.phrases import PhraseParser
    from kfjudge.notation.tokens import tokenize

    place = {
        "card": CardRef("take-that-smartypants"), "other": CardRef("the-terror"), "third": CardRef("bait-and-switch"),
        "seat": "North", "house": "shadows", "n": 2, "color": "red", "zone": "discard", "phase": "draw",
        "keyword": "elusive", "event": "draws", "header": "before-fight",
    }  # fmt: skip
    parser = PhraseParser("text", Names("keyforge", (Owner("player", "South"), Owner("player", "North"))))
    writer = ScenarioWriter(lang, NAMELESS)
    for context in (
        "turn",
        "last",
        "now",
        "player",
        "has",
        "fact",
        "is",
        "step",
        "answer",
        "can",
        "claim",
        "event",
    ):
        for form in grammar("keyforge").forms(context):
            if "item" in form.slots:
                continue
            phrase = make_phrase(form.key, **{slot: place[slot] for slot in form.slots})
            written = writer.write_phrase(phrase)
            assert parser.parse((context,), tokenize(written, 1)) == phrase, written


def test_a_claim_alone_is_written_in_both_languages() -> None:
    stunned = make_phrase("claim.card", card=CardRef("the-terror"), fact=make_phrase("is.not-stunned"))
    assert ScenarioWriter("en", NAMELESS).write_claim(stunned) == "The Terror: not stunned"
    assert ScenarioWriter("fr", NAMELESS).write_claim(stunned) == "La Terreur : non sonnée"
