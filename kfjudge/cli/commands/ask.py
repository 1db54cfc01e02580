"""`ask "QUESTION"`: the best answer to a question in plain words, and what it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge.cli import terminal
from kfjudge.cli.commands import Full, Quote
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options, refuse_together

if TYPE_CHECKING:
    from kfjudge.render.answer import AnswerView
    from kfjudge.render.writers.text import Line


def ask(
    options: Options,
    question: Annotated[list[str], typer.Argument()],
    full: Full = False,
    quote: Quote = False,
) -> int:
    from kfjudge.cli.resolve import take_game_from
    from kfjudge.render.answer import AnswerView, answer_data, quote_answer
    from kfjudge.render.writers.text import write_text
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
        terminal.show(write_text(quote_answer(AnswerView(found)), terminal.width()))
    else:
        best = found.answer.best
        names_game = best is not None and options.has_to_name(best.game)
        terminal.show(_lines(AnswerView(found, names_game), full=full))
    return 0 if found.answer.best or found.tried else NOTHING_FOUND


def _lines(view: AnswerView, *, full: bool) -> list[Line]:
    """The answer, or what of it fits on a first screen, above the situation as it was played."""
    from kfjudge.render.answer import lay_out_answer, lay_out_best_entry
    from kfjudge.render.writers.first_screen import write_first_screen
    from kfjudge.render.writers.text import joined, write_section

    width, lang = terminal.width(), view.lang
    *sections, also = lay_out_answer(view).sections
    lines = joined(write_section(one, lang, width) for one in sections)
    if not full and view.answer.best is not None:
        played = [write_section(one, lang, width) for one in view.played]
        lines = joined([write_first_screen(lay_out_best_entry(view), width), *played])
    return [*lines, *write_section(also, lang, width)]
