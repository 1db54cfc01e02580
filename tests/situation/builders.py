"""Build parsed situations by hand: the steps, and the cards."""

from __future__ import annotations

from typing import Any

from kfjudge.notation.scenario import CardRef, Phrase, make_phrase
from kfjudge.situation.model import ParsedCard, ParsedSituation, ParsedStep
from kfjudge.situation.playing import Outcome, TriedSituation, play

NEWEST = "1.3"


def make_step(phrase: str, *answers: str | Phrase, seat: str = "", **places: Any) -> ParsedStep:
    """Make a step: `make_step("attack", card="troll", other="urchin")`."""
    cards = {name: CardRef(value) if name in ("card", "other") else value for name, value in places.items()}
    return ParsedStep(make_phrase(f"step.{phrase}", **cards), seat, tuple(map(_answer, answers)))


def _answer(given: str | Phrase) -> Phrase:
    return make_phrase("answer.card", card=CardRef(given)) if isinstance(given, str) else given


def make_fact(name: str, **places: Any) -> Phrase:
    return make_phrase(f"fact.{name}", **places)


def make_situation(*told: ParsedCard | ParsedStep | str, **more: Any) -> ParsedSituation:
    """Make a situation of cards (a bare id is one of which nothing is said) and steps."""
    cards = tuple(
        ParsedCard(one) if isinstance(one, str) else one for one in told if not isinstance(one, ParsedStep)
    )
    steps = tuple(one for one in told if isinstance(one, ParsedStep))
    fields = {"lang": "en", "game": "keyforge", **more}
    return ParsedSituation(text="a situation", cards=cards, steps=steps, **fields)


def try_built(*told: ParsedCard | ParsedStep | str, edition: str = NEWEST, **more: Any) -> TriedSituation:
    return play(make_situation(*told, **more), edition)


def list_changes(outcome: Outcome) -> set[tuple[str, str]]:
    """List what has changed, without numbers: of whom, and what."""
    return {(change.subject, change.said.key.removeprefix("situation.is.")) for change in outcome.changes}


def find_amount(outcome: Outcome, subject: str, aspect: str) -> Any:
    """Find by how much something has changed; 0 where it has not."""
    return next((one.value for one in outcome.changes if (one.subject, one.aspect) == (subject, aspect)), 0)
