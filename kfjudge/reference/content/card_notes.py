"""Our notes on the cards of a game: cards have no files of their own, so their notes stand in a table."""

from __future__ import annotations

from pathlib import Path

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.games import editions
from kfjudge.reference.content.draft import NOTE_KINDS
from kfjudge.reference.content.files import no_such
from kfjudge.reference.content.tables import read_rows
from kfjudge.reference.model import NoteRecord
from kfjudge.words import COMPLETE, LANGUAGES

NAME = "card-notes.csv"
ByCard = dict[str, tuple[NoteRecord, ...]]  # by the card's identifier


def read_card_notes(folder: Path, game: str, cards: frozenset[str], troubles: list[Trouble]) -> ByCard:
    """The notes of a game's table, in its order; those with a mistake, which joins `troubles`, left out."""
    notes: ByCard = {}
    newest_first = tuple(reversed(editions(game)))
    for place, cells in read_rows(folder / NAME, ("id", "kind", *COMPLETE), LANGUAGES, troubles):
        before = len(troubles)
        said = {name: " | ".join(cell) for name, cell in cells.items()}
        card = f"{game}:{said['id']}"
        if card not in cards:
            troubles.append(no_such("unknown_card", said["id"].removeprefix("card/"), cards, game, place))
        if said["kind"] not in NOTE_KINDS:
            known = ", ".join(NOTE_KINDS)
            troubles.append(Trouble(message("reference.want_one_of", field="kind", known=known), place))
        troubles.extend(
            Trouble(message(f"reference.missing_in_{lang}", field="notes"), place)
            for lang in COMPLETE
            if not said[lang]
        )
        if len(troubles) == before:
            text = {lang: said[lang] for lang in LANGUAGES if said.get(lang)}
            notes[card] = (*notes.get(card, ()), NoteRecord(newest_first, said["kind"], text))
    return notes
