"""Every board as an entry: its titles, what is done on it and what comes of it, in words of each language,
the cards that play a part, and the entries that it is on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from kfjudge.core.errors import Troubles
from kfjudge.notation.names import all_facts
from kfjudge.notation.scenario import CardRef, Scenario
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import ScenarioWriter
from kfjudge.reference.content.files import entry_meant
from kfjudge.reference.content.scenarios import scenario_files
from kfjudge.reference.model import BOARD, Record, Variant
from kfjudge.reference.text import name_key
from kfjudge.words import LANGUAGES, default
from kfjudge.words.catalogue import called


class Board(Struct, frozen=True):
    """A board as it is stored: what is shown of it, and what it is found by."""

    record: Record
    answers: tuple[str, ...]
    shows: tuple[str, ...]
    played: tuple[str, ...]  # the cards that do something there, or that it is called after
    beside: tuple[str, ...]  # the other cards on it
    deeds: dict[str, str]  # by language
    outcome: dict[str, str]


def board_id(game: str, name: str) -> str:
    return f"{game}:{BOARD}/{name}"


def read_boards(root: Path, game: str, ids: Iterable[str]) -> list[Board]:
    """Every board of a game that is written as it should be. What is wrong with another, whoever plays it is
    told."""
    known = set(ids)
    boards = []
    for _, path in scenario_files(root, (game,)):
        name = path.relative_to(root / "scenarios" / game).with_suffix("").as_posix()
        try:
            scenario = read_scenario(path, name=name)
        except Troubles:
            continue
        boards.append(_board(scenario, game, known))
    return boards


def _board(scenario: Scenario, game: str, ids: set[str]) -> Board:
    answers, shows = (_meant(given, game, ids) for given in (scenario.answers, scenario.shows))
    played = tuple(dict.fromkeys(_played(scenario)))
    every = dict.fromkeys(card.card for _, _, card in scenario.cards())
    deeds = {lang: " ".join(_deeds(ScenarioWriter(lang, scenario))) for lang in LANGUAGES}
    outcome = {lang: " ".join(_outcome(ScenarioWriter(lang, scenario))) for lang in LANGUAGES}
    titles = dict(scenario.titles) or {default(): scenario.name}
    titles.setdefault(default(), scenario.title(default()))
    text = {
        lang: "\n\n".join(part for part in (titles.get(lang, ""), deeds[lang], outcome[lang]) if part)
        for lang in LANGUAGES
    }
    beside = tuple(card for card in every if card not in played)
    record = Record(
        id=board_id(game, scenario.name),
        titles=titles,
        variants=(Variant(tuple(reversed(scenario.editions)), text),),
        sources={},
        see=tuple(dict.fromkeys((*answers, *shows))),
        cards=(*played, *beside),
        scenarios=(scenario.name,),
    )
    return Board(record, answers, shows, played, beside, deeds, outcome)


def _meant(given: Iterable[str], game: str, ids: set[str]) -> tuple[str, ...]:
    """The entries of a header; the beginning of an id stands for the only one that has it."""
    found = (entry_meant(f"{game}:{id.removeprefix(f'{game}:')}", ids) for id in given)
    return tuple(dict.fromkeys(id for id in found if id is not None))


def _played(scenario: Scenario) -> Iterator[str]:
    """The cards that the title names, and those that the script, or what is said of a card, speaks of."""
    facts = all_facts(scenario.game)
    labels = {card.label: card.card for _, _, card in scenario.cards() if card.label}
    titles = [f" {name_key(title)} " for _, title in scenario.titles]
    for id in dict.fromkeys(card.card for _, _, card in scenario.cards()):
        names = {name_key(called(facts[id], lang)) for lang in LANGUAGES}
        if any(f" {name} " in title for name in names for title in titles):
            yield id
    for ref in _spoken_of(scenario):
        card = labels.get(ref.label) if ref.label else ref.card
        if card:
            yield card


def _spoken_of(scenario: Scenario) -> Iterator[CardRef]:
    for step in scenario.steps:
        for said in (
            *step.line.phrases,
            *step.inline,
            *(part for line in step.choices for part in line.phrases),
        ):
            yield from said.refs()
    for _, _, card in scenario.cards():
        for fact in card.facts:
            yield from fact.refs()


def _deeds(pen: ScenarioWriter) -> Iterator[str]:
    """What is done, step by step, each with the answers below it."""
    for step in pen.scenario.steps:
        answers = ", ".join(map(pen.line, step.choices))
        below = f"{pen.language.colon} {answers}" if answers else ""
        yield f"{step.number}. {pen.step(step)}{below}."


def _outcome(pen: ScenarioWriter) -> Iterator[str]:
    """What is expected, but for what is cited."""
    for expectation in pen.scenario.expectations:
        claims = [claim for claim in expectation.claims if claim.key != "claim.cite"]
        if claims:
            head = (", ".join(expectation.editions), pen.readings(expectation.readings, " "))
            where = " ".join(part for part in (*head, pen.where(expectation.where)) if part)
            told = " · ".join(map(pen.claim, claims))
            yield f"{where}{pen.language.colon} {told}." if where else f"{told}."
