"""A comparison of two rulebooks narrowed to what concerns one entry, card or row of the table of editions."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.core.ids import full_id
from kfjudge.core.readings import scenario_of
from kfjudge.games import get_game
from kfjudge.reference.store.store import open_store
from kfjudge.render.editions.gather import Comparison, Told, boards


def narrowed(all: Comparison, id: str) -> Comparison:
    """Only what concerns one entry, card or row."""
    wanted = {id}
    kind, _, slug = id.partition("/")
    if kind in ("glossary", "rule"):
        wanted |= {f"glossary/{slug}", f"rule/{slug}"}  # a concept and the rule of the same name
    if kind in ("card", "errata"):
        wanted |= {f"card/{slug}", f"errata/{slug}"}
    rows = _shown_beside(wanted, all.game)
    rows |= _naming(slug, all.game) if kind in ("card", "errata") else set()

    def concerns(said: Told) -> bool:
        return not wanted.isdisjoint(said.about)

    return replace(
        all,
        differences=tuple(
            one for one in all.differences if one.id in wanted | rows or not wanted.isdisjoint(one.about)
        ),
        notes=tuple(note for note in all.notes if concerns(note)),
        slips=tuple(slip for slip in all.slips if concerns(slip)),
        uncompared=(),
        term=id,
    )


def row_called(term: str, game: str) -> str | None:
    """The row of that name: `dive.at-night`, or as the scenario writes it."""
    name = term.strip().lower().removeprefix("editions/").replace(".", "-").replace(" ", "-")
    rows = get_game(game).drawing.rulebooks().rows
    return next((row.id for row in rows if row.id.replace(".", "-") == name), None)


def _shown_beside(ids: set[str], game: str) -> set[str]:
    """The rows whose board says that it shows one of those entries."""
    known = [entry for each in ids if (entry := open_store(game).record(full_id(each, game)))]
    names = {name for entry in known for name in entry.scenarios}
    return {row.id for row in get_game(game).drawing.rulebooks().rows if scenario_of(row) in names}


def _naming(card: str, game: str) -> set[str]:
    """The rows that are about a card, or have it on their boards."""
    books = get_game(game).drawing.rulebooks()
    on_boards = _cards_on_boards(game)
    return {
        row.id for row in books.rows if card in on_boards[row.id] or card in books.row_cards.get(row.id, ())
    }


def _cards_on_boards(game: str) -> dict[str, set[str]]:
    from kfjudge.replay.api import read_scenario, scenarios

    files = scenarios(game)
    return {
        row.id: {
            fact.card
            for name in boards(row, game)
            for _, _, fact in read_scenario(files[name], name=name).cards()
        }
        for row in get_game(game).drawing.rulebooks().rows
    }
