"""`ask "QUESTION"`: the best answer to a question in plain words, and what it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from kfjudge.cli import screen
from kfjudge.cli.common import Asked
from kfjudge.cli.options import Full
from kfjudge.cli.trouble import NOTHING_FOUND
from kfjudge.core.tame import tame
from kfjudge.reference.text import words_of

if TYPE_CHECKING:
    from kfjudge.reference.search.ask import Answer
    from kfjudge.screen.first_screen import Links
    from kfjudge.screen.page import Line


def ask(asked: Asked, question: Annotated[list[str], typer.Argument()], full: Full = False) -> int:
    from kfjudge.reference.search.ask import ask as answer_to

    answer = answer_to(
        " ".join(question),
        lang=asked.lang if asked.lang_given else None,
        game=asked.game,
        edition=asked.edition,
        limit=asked.limit or 5,
    )
    if asked.json:
        screen.show_json(_data(answer))
    elif answer.best is None:
        screen.show(_nothing(answer, screen.width()))
    else:
        screen.show(_answer(answer, asked, full=full))
    return 0 if answer.best else NOTHING_FOUND


def _data(answer: Answer) -> dict[str, object]:
    from kfjudge.cli.showing import as_data

    return {
        "question": answer.question,
        "lang": answer.lang,
        "best": as_data(answer.best) if answer.best else None,
        "cards": answer.cards,
        "rests_on": answer.rests_on,
        "near": answer.near,
        "did_you_mean": list(answer.did_you_mean),
    }


def _answer(answer: Answer, asked: Asked, *, full: bool) -> list[Line]:
    """The best entry, and in place of its links what the answer rests on and what else was near. What of it
    the question is about is shown before the rest."""
    from kfjudge.cli.showing import laid_out, shown
    from kfjudge.reference.api import record
    from kfjudge.reference.search.passage import by_relevance
    from kfjudge.screen.first_screen import Page

    best = answer.best
    assert best
    found = record(best.id)
    # The first paragraph is shown in any case.
    order = tuple(number - 1 for number in by_relevance(answer.question, found, best.edition) if number)

    best_page = laid_out(found, best, asked)

    def lay(width: int) -> Page:
        page = best_page(width)
        return replace(page, links=_links(answer), order=order[: len(page.details)])

    return shown(lay, full=full)


def _unexplained(answer: Answer) -> list[str]:
    """How misspelt words were read, but for those that the cards show."""
    written = {word for card in answer.cards if not card.exact for word in words_of(card.written)}
    asked = set(words_of(answer.question))
    return [guess for guess in answer.did_you_mean if not asked - set(words_of(guess)) <= written]


def _nothing(answer: Answer, width: int) -> list[Line]:
    from kfjudge.screen.hits import nearest
    from kfjudge.screen.page import flat, wrapped
    from kfjudge.words.catalogue import template

    nothing = wrapped(template("hits.nothing-on-this", answer.lang), width, role="title")
    cards = [wrapped(", ".join(names.names), width, strong=names.label) for names in _links(answer)]
    return [*nothing, *flat(cards), *nearest(answer.did_you_mean, answer.lang, width)]


def _links(answer: Answer) -> tuple[Links, ...]:
    """The cards that were recognized, what the answer rests on, how misspelt words were read, and what else
    was near."""
    from kfjudge.screen.entry import set_in
    from kfjudge.screen.first_screen import Links
    from kfjudge.screen.hits import in_a_list
    from kfjudge.words import language
    from kfjudge.words.catalogue import template

    told, quoted = set_in(answer.lang), language(answer.lang).quoted
    cards = [
        card.title if card.exact else f"{card.title} ({quoted(tame(card.written))})" for card in answer.cards
    ]
    rests_on, near = in_a_list(answer.rests_on), in_a_list(answer.near)
    read_as = _unexplained(answer) if answer.best else []
    lists = {"hits.cards": cards, "hits.rests-on": rests_on, "hits.read-as": read_as, "hits.also-near": near}
    return tuple(
        Links(template(key, answer.lang), tuple(map(told, names))) for key, names in lists.items() if names
    )
