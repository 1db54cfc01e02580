"""`ask "QUESTION"`: the best answer to a question in plain words, and what it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.commands import Full, Quote
from kfjudge.cli.errors import NOTHING_FOUND
from kfjudge.cli.options import Options, refuse_together

if TYPE_CHECKING:
    from kfjudge.reference.search.ask import Answer
    from kfjudge.render.writers.text import Line
    from kfjudge.situation.api import AnsweredQuestion
    from kfjudge.situation.playing import TriedSituation


def ask(
    options: Options,
    question: Annotated[list[str], typer.Argument()],
    full: Full = False,
    quote: Quote = False,
) -> int:
    from kfjudge.cli.resolve import take_game_from
    from kfjudge.cli.showing import also_in
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
        terminal.show_json(_data(found, options))
    elif quote:
        terminal.show(_quoted(found))
    else:
        terminal.show(
            [*_page(found, options, full=full), *also_in(found.answer.elsewhere, found.answer.lang)]
        )
    return 0 if found.answer.best or found.tried else NOTHING_FOUND


def _data(found: AnsweredQuestion, options: Options) -> dict[str, Any]:
    """The contract's Answer, and beside it what else was found."""
    from kfjudge.cli.showing import as_data

    answer = found.answer
    return {
        "question": answer.question,
        "lang": answer.lang,
        "best": as_data(answer.best) if answer.best else None,
        "verdict": answer.verdict,
        "passage": answer.passage,
        "also": [as_data(entry) for entry in answer.also(options.edition)],
        "cards": [card.id for card in answer.cards],
        "boards": answer.names_of_boards,
        "not_read": list(answer.not_read),
        "apart": answer.beside.apart if answer.beside else None,
        "later_sets": list(answer.later),
        "mistake": answer.mistake,
        "passages": answer.passages,
        "did_you_mean": list(answer.did_you_mean),
        "played": _played_as_data(found.tried, answer.lang) if found.tried else None,
        **({"elsewhere": list(answer.elsewhere)} if answer.elsewhere else {}),
    }


def _played_as_data(tried: TriedSituation, lang: str) -> dict[str, Any]:
    from kfjudge.render.situation import data

    return data(tried, lang)


def _played(found: AnsweredQuestion) -> list[Line]:
    """The situation as it was played, if it was: only then what plays is loaded."""
    if found.tried is None:
        return []
    from kfjudge.render.situation import in_short

    return in_short(found.tried, found.answer.lang, terminal.width())


def _page(found: AnsweredQuestion, options: Options, *, full: bool) -> list[Line]:
    """The answer, then the situation as it was played; where nothing printed answers, the play alone."""
    from kfjudge.render.answer import nothing
    from kfjudge.render.writers.text import joined

    answer, played = found.answer, _played(found)
    if answer.best is None:
        return played or nothing(answer, terminal.width())
    return joined([_answer(answer, options, full=full), played])


def _answer(answer: Answer, options: Options, *, full: bool) -> list[Line]:
    from kfjudge.cli.showing import laid_out, shown
    from kfjudge.reference.api import record
    from kfjudge.render.answer import answer_page
    from kfjudge.render.first_screen import Page

    assert answer.best
    entry_page = laid_out(record(answer.best.id), answer.best, replace(options, lang=answer.lang))

    names_game = options.has_to_name(answer.best.game)

    def lay(width: int) -> Page:
        return answer_page(answer, entry_page(width), names_game=names_game)

    return shown(lay, full=full)


def _quoted(found: AnsweredQuestion) -> list[Line]:
    """What answers, with its citation, to paste in a chat."""
    from kfjudge.render.answer import nothing
    from kfjudge.render.entry import quote

    if found.answer.best is None:
        return _played(found) or nothing(found.answer, terminal.width())
    return quote(found.answer.quotable)
