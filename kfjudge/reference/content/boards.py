"""The scenario files as the reference knows them: which entries each answers or shows, and every board as an
entry with its titles, what is done on it, what comes of it and the cards that take part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct

from kfjudge.core.errors import Place, Trouble, Troubles
from kfjudge.core.files import shown_path
from kfjudge.core.message import message
from kfjudge.core.text import complete_id
from kfjudge.notation.names import all_facts
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.source import list_links
from kfjudge.notation.writer import ScenarioWriter
from kfjudge.reference.model import BOARD, Record, Variant
from kfjudge.reference.text import name_key
from kfjudge.words import LANGUAGES, default_language
from kfjudge.words.catalogue import pick_name


@dataclass(frozen=True, slots=True)
class Link:
    """A scenario that says it answers a question or shows a rule; the id may be that of no entry."""

    scenario: str
    id: str
    answers: bool


class StoredBoard(Struct, frozen=True):
    """A board as the store keeps it: what is shown of it, and what it is found by."""

    record: Record
    answers: tuple[str, ...]
    shows: tuple[str, ...]
    acting: tuple[str, ...]  # the cards that do something there, or that it is called after
    beside: tuple[str, ...]  # the other cards on it
    script: dict[str, str]  # by language
    outcome: dict[str, str]


def read_links(root: Path, games: Iterable[str], ids: set[str], troubles: list[Trouble]) -> list[Link]:
    """Read what every scenario answers and shows from the first lines of its file; the beginning of an id
    stands for the only one that has it. An id of no entry is linked as it is given, and joins `troubles`."""
    links = []
    for game in games:
        for name, path in _list_scenarios(root, game):
            for line, given in list_links(path, game):
                id = complete_id(f"{game}:{given}", ids)
                links.append(Link(name, id or f"{game}:{given}", line.about == "answers"))
                if id is None:
                    place = Place(shown_path(path), line.number)
                    troubles.append(Trouble(message("reference.dangling", id=given), place))
    return links


def read_boards(root: Path, game: str, ids: Iterable[str]) -> list[StoredBoard]:
    """Read every board of a game that is written as it should be. The mistakes of the others are told when
    they are played."""
    known, boards = set(ids), []
    for name, path in _list_scenarios(root, game):
        try:
            scenario = read_scenario(path, name=name)
        except Troubles:
            continue
        answers, shows = (
            tuple(dict.fromkeys(
                entry
                for id in header
                if (entry := complete_id(f"{game}:{id.removeprefix(f'{game}:')}", known)) is not None
            ))
            for header in (scenario.answers, scenario.shows)
        )  # fmt: skip
        acting = tuple(dict.fromkeys(_acting_cards(scenario)))
        beside = tuple(
            card for card in dict.fromkeys(card.card for _, _, card in scenario.cards()) if card not in acting
        )
        titles = dict(scenario.titles) or {default_language(): scenario.name}
        titles.setdefault(default_language(), scenario.title(default_language()))
        pens = {lang: ScenarioWriter(lang, scenario) for lang in LANGUAGES}
        script = {lang: " ".join(writer.tell_script()) for lang, writer in pens.items()}
        outcome = {lang: " ".join(writer.tell_outcome()) for lang, writer in pens.items()}
        text = {
            lang: "\n\n".join(part for part in (titles.get(lang, ""), script[lang], outcome[lang]) if part)
            for lang in LANGUAGES
        }
        record = Record(
            id=f"{game}:{BOARD}/{name}",
            titles=titles,
            variants=(Variant(tuple(reversed(scenario.editions)), text),),
            sources={},
            see=tuple(dict.fromkeys((*answers, *shows))),
            cards=(*acting, *beside),
            scenarios=(name,),
        )
        boards.append(StoredBoard(record, answers, shows, acting, beside, script, outcome))
    return boards


def _list_scenarios(root: Path, game: str) -> Iterator[tuple[str, Path]]:
    """List the scenario files of a game in a fixed order, each with its name."""
    folder = root / "scenarios" / game
    for path in sorted(folder.rglob("*.kf")):
        yield path.relative_to(folder).with_suffix("").as_posix(), path


def _acting_cards(scenario: Scenario) -> Iterator[str]:
    """List the cards that the title names, and those of which the script, or a fact of a card, speaks."""
    facts = all_facts(scenario.game)
    cards = [card for _, _, card in scenario.cards()]
    labels = {card.label: card.card for card in cards if card.label}
    titles = [f" {name_key(title)} " for _, title in scenario.titles]
    for id in dict.fromkeys(card.card for card in cards):
        names = {name_key(pick_name(facts[id], lang)) for lang in LANGUAGES}
        if any(f" {name} " in title for name in names for title in titles):
            yield id
    told = (phrase for step in scenario.steps for phrase in step.phrases())
    for phrase in (*told, *(fact for card in cards for fact in card.facts)):
        for ref in phrase.refs():
            card = labels.get(ref.label) if ref.label else ref.card
            if card:
                yield card
