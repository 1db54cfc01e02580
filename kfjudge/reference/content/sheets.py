"""The files of the sheets of a game, read and checked like entries."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.games import editions
from kfjudge.reference.content.form import Form, Text, read_fields
from kfjudge.reference.sheets import Sheet, SheetSection, SheetStep
from kfjudge.words import LANGUAGES

FOLDER = "page"  # in that of a game


def is_sheet(path: Path) -> bool:
    """Whether a file of the glossary is one."""
    return path.parent.name == FOLDER


def read_sheets(folder: Path, game: str, ids: Collection[str], troubles: list[Trouble]) -> Iterator[Sheet]:
    """The sheets in the folder of a game; their mistakes join `troubles`. One with a mistake is left out."""
    for path in sorted((folder / FOLDER).glob("*.yaml")):
        before = len(troubles)
        try:
            form = Form(read_fields(path), troubles, ("title", "edition", "sections"))
        except Trouble as trouble:
            troubles.append(trouble)
            continue
        form.require("title", "sections")
        sheet = Sheet(
            game,
            path.stem,
            form.in_languages("title"),
            tuple(_section(one, game, ids) for one in form.forms("sections", ("title", "steps", "list"))),
            form.one_of("edition", editions(game)) or None,
        )
        if len(troubles) == before:
            yield sheet


def _section(form: Form, game: str, ids: Collection[str]) -> SheetSection:
    """A section: steps in an order, or a list of entries in none."""
    form.require("title")
    steps = tuple(_step(step, game, ids) for step in form.forms("steps", ("entries", *LANGUAGES)))
    listed = tuple(SheetStep((_id(form, text, game, ids),)) for text in form.texts("list"))
    return SheetSection(form.in_languages("title"), (*steps, *listed), numbered=not listed)


def _step(form: Form, game: str, ids: Collection[str]) -> SheetStep:
    form.require("entries")
    entries = tuple(_id(form, text, game, ids) for text in form.texts("entries"))
    if "entries" in form.values and not form.items("entries"):
        form.blame(form.place("entries"), "empty", field="entries")
    return SheetStep(entries, form.languages("steps"))


def _id(form: Form, text: Text, game: str, ids: Collection[str]) -> str:
    id = f"{game}:{text.value}"
    if id not in ids:
        form.troubles.append(Trouble(message("reference.dangling", id=text.value), text.place))
    return id
