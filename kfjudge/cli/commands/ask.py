"""`ask "QUESTION"`: the best answer to a question in plain words, and what it rests on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.commands import Book, Full, NoBooks, Prints, Quote
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import TEXT, Options, keep_game, refuse_together
from kfjudge.cli.preparse import Argument

if TYPE_CHECKING:
    from kfjudge.render.answer import AnswerView
    from kfjudge.render.writers.text import Line

_EDITION = re.compile(r"(?<![\w./-])\d+\.\d+(?![\w/.]\w)")
PRINTS = Prints(("render.answer.AnswerData", "render.odds_page.OddsData"))


def ask(
    options: Options,
    question: Annotated[list[str], Argument()],
    full: Full = False,
    quote: Quote = False,
    book: Book = None,  # noqa: ARG001  which `options` has, like the next
    no_books: NoBooks = False,  # noqa: ARG001
) -> int:
    from kfjudge.cli.output import (
        data_of_quotations,
        find_own_among_words,
        quote_own_books,
        show,
        show_from_own_books,
    )
    from kfjudge.cli.resolve import take_game_from
    from kfjudge.render.answer import AnswerView, answer_data, lay_out_answer, quote_answer
    from kfjudge.render.writers.text import write_text
    from kfjudge.situation.api import answer_question, find_told_odds

    refuse_together(**{options.format: options.format != TEXT, "quote": quote})
    refuse_together(full=full, quote=quote)
    wanted, options = take_game_from(" ".join(question), options)
    named = {word for word in _EDITION.findall(wanted) if word in options.editions}
    if options.edition is None and len(named) == 1:  # "what did 1.1 say about armor"
        options = replace(options, edition=named.pop())
    told = None if quote else find_told_odds(wanted, options.lang, options.game)
    if told is not None:
        from kfjudge.render.odds_page import OddsView, lay_out_odds, odds_data

        odds = OddsView(told[0], options.lang if options.lang_given else told[1])
        show(options, page=lambda: lay_out_odds(odds), data=lambda: odds_data(odds))
        return 0
    found = answer_question(
        wanted,
        lang=options.lang if options.lang_given else None,
        reader=options.lang,
        game=options.game,
        edition=options.edition,
        limit=options.limit or 5,
        home=options.home,
    )
    best = found.answer.best
    if show_from_own_books(wanted, options, full=full, game_found=best.game if best else ""):
        return 0
    if best:
        keep_game(best.game)
    names_game = best is not None and options.has_to_name(best.game)
    own = tuple(find_own_among_words(wanted, options))
    view = AnswerView(found, names_game, quote_own_books(best.id, options) if best else (), own)
    if quote:
        terminal.show(write_text(quote_answer(view), terminal.width()))
    else:
        show(
            options,
            page=lambda: lay_out_answer(view),
            data=lambda: answer_data(view, options.edition, data_of_quotations(view.yours)),
            text=lambda width: _write_in_terminal(view, width, full=full),
        )
    return 0 if best or found.tried or found.answer.counted or own else NOTHING_FOUND


def _write_in_terminal(view: AnswerView, width: int, *, full: bool) -> list[Line]:
    """Write the answer, or what of it fits on a first screen, above the situation as it was played."""
    from kfjudge.render.answer import lay_out_answer, lay_out_best_entry
    from kfjudge.render.writers.first_screen import write_first_screen
    from kfjudge.render.writers.text import joined, write_section

    if full or view.answer.best is None:
        *sections, _ = lay_out_answer(view).sections
        lines = joined(write_section(one, view.lang, width) for one in sections)
    else:
        below = [write_section(one, view.lang, width) for one in view.below]
        own = [write_section(one, view.lang, width) for one in view.own]
        lines = joined([*own, write_first_screen(lay_out_best_entry(view, full=False), width), *below])
    return [*lines, *write_section(view.in_other_games, view.lang, width)]
