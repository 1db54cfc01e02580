"""`ask "QUESTION"`: the best answer to a question in plain words, and what it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge.cli import terminal
from kfjudge.cli.commands import Full, Quote
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options, refuse_together

if TYPE_CHECKING:
    from kfjudge.render.writers.text import Line
    from kfjudge.situation.api import AnsweredQuestion


def ask(
    options: Options,
    question: Annotated[list[str], typer.Argument()],
    full: Full = False,
    quote: Quote = False,
) -> int:
    from kfjudge.cli.resolve import take_game_from
    from kfjudge.render.answer import answer_data
    from kfjudge.situation.api import answer_question

    refuse_together(json=options.json, quote=quote)
    refuse_together(full=full, quote=quote)
    wanted, options = take_game_from(" ".join(question), options)
    found = answer_question(
        wanted,
        lang=options.lang if options.lang_given else None,
        reader=options.lang,
        game=options.game,
        edition=options.edition,
        limit=options.limit or 5,
        home=options.default_game,
    )
    if options.json:
        terminal.show_json(answer_data(found, options.edition))
    elif quote:
        terminal.show(_quoted(found))
    else:
        terminal.show(_lines(found, options, full=full))
    return 0 if found.answer.best or found.tried else NOTHING_FOUND


def _lines(found: AnsweredQuestion, options: Options, *, full: bool) -> list[Line]:
    """The answer, or what of it fits on a first screen, above the situation as it was played; where nothing
    printed answers, the play alone."""
    from kfjudge.render.answer import entry_answer, without_answer
    from kfjudge.render.blocks import section
    from kfjudge.render.lists import name_other_games
    from kfjudge.render.writers.first_screen import write_first_screen
    from kfjudge.render.writers.text import joined, write_section, write_text

    answer, width = found.answer, terminal.width()
    played = _played(found)
    if answer.best is None:
        lines = played or write_text(without_answer(answer), width)
    else:
        page = entry_answer(answer, names_game=options.has_to_name(answer.best.game))
        lines = joined([write_text(page.page, width) if full else write_first_screen(page, width), played])
    also = section(*name_other_games(answer.elsewhere, answer.lang))
    return [*lines, *write_section(also, answer.lang, width)]


def _quoted(found: AnsweredQuestion) -> list[Line]:
    """What answers, with its citation, to paste in a chat."""
    from kfjudge.render.answer import quote_answer, without_answer
    from kfjudge.render.writers.text import write_text

    width = terminal.width()
    if found.answer.best is None:
        return _played(found) or write_text(without_answer(found.answer), width)
    return write_text(quote_answer(found.answer), width)


def _played(found: AnsweredQuestion) -> list[Line]:
    """The situation as it was played, if it was: only then what plays is loaded."""
    if found.tried is None:
        return []
    from kfjudge.render.situation_page import SituationView, lay_out_situation_in_short
    from kfjudge.render.writers.text import write_text

    page = lay_out_situation_in_short(SituationView(found.tried, found.answer.lang))
    return write_text(page, terminal.width())
