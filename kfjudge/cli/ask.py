"""`ask "QUESTION"`: the best answer to a question in plain words, and what it rests on."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Annotated

import typer

from kfjudge.cli import screen
from kfjudge.cli.asked import Asked
from kfjudge.cli.options import Full

if TYPE_CHECKING:
    from kfjudge.reference.ask import Answer
    from kfjudge.render.page import Line

NOTHING_FOUND = 1


def ask(asked: Asked, question: Annotated[list[str], typer.Argument()], full: Full = False) -> int:
    from kfjudge.reference.ask import ask as answer_to

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
        "cards": [asdict(card) for card in answer.cards],
        "rests_on": [asdict(hit) for hit in answer.rests_on],
        "near": [asdict(hit) for hit in answer.near],
        "did_you_mean": list(answer.did_you_mean),
    }


def _answer(answer: Answer, asked: Asked, *, full: bool) -> list[Line]:
    """The best entry, and in place of its links what the answer rests on and what else was near."""
    from kfjudge.cli.showing import lay_out
    from kfjudge.reference.api import record
    from kfjudge.render.entry import first_screen, whole
    from kfjudge.render.hits import did_you_mean

    assert answer.best
    width = screen.width()
    page = lay_out(record(answer.best.id), answer.best, asked, width)
    runs = [block for block in page.links if answer.best.scenarios][-1:]
    guesses = did_you_mean(_unexplained(answer), answer.lang, width)
    page = replace(page, links=[*_links(answer, width), *([guesses] if guesses else []), *runs])
    return whole(page) if full else first_screen(page, width, answer.lang)


def _unexplained(answer: Answer) -> list[str]:
    """How misspelt words were read, but for those that the cards show."""
    cards = {card.title.casefold() for card in answer.cards}
    return [guess for guess in answer.did_you_mean if guess.casefold() not in cards]


def _nothing(answer: Answer, width: int) -> list[Line]:
    from kfjudge.render.catalogue import message
    from kfjudge.render.hits import nearest
    from kfjudge.render.page import flat, wrapped

    return [
        *wrapped(message("hits.nothing-on-this", answer.lang), width, role="title"),
        *flat(_links(answer, width)),
        *nearest(answer.did_you_mean, answer.lang, width),
    ]


def _links(answer: Answer, width: int) -> list[list[Line]]:
    """The cards that were recognized, what the answer rests on, and what else was near."""
    from kfjudge.reference.wording import quoted
    from kfjudge.render.catalogue import message
    from kfjudge.render.entry import set_in
    from kfjudge.render.hits import name_of
    from kfjudge.render.page import wrapped

    cards = [
        card.title if card.exact else f"{card.title} ({quoted(screen.shown(card.written), answer.lang)})"
        for card in answer.cards
    ]
    lists = {
        "hits.cards": cards,
        "hits.rests-on": [name_of(hit.id, hit.title, hit.lang) for hit in answer.rests_on],
        "hits.also-near": [name_of(hit.id, hit.title, hit.lang) for hit in answer.near],
    }
    told = set_in(answer.lang)
    return [
        wrapped(told(", ".join(names)), width, strong=message(key, answer.lang))
        for key, names in lists.items()
        if names
    ]
