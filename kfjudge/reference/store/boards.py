"""The tables that boards are found by, apart from those of the entries: what they say would else change how
much each word of the books tells, and so which entry comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kfjudge.reference.content.boards import Board
from kfjudge.reference.search.common import little_words
from kfjudge.reference.store.index import Unit
from kfjudge.reference.text import card_token, name_key, words_of
from kfjudge.words import LANGUAGES

TITLE, BESIDE = 0, 1  # where a token stands: in the title, or in what is done and what comes of it

Tokens = Callable[[str, str, list[str]], Unit]  # of a piece of text: its kind, its language, its words


def links(board: Board) -> str:
    """What a board answers and shows, and how many words that tell something its titles have."""
    common = little_words().common
    words = (set(words_of(board.record.titles.get(lang, ""))) - common for lang in LANGUAGES)
    return f"{','.join(board.answers)}\t{','.join(board.shows)}\t{','.join(str(len(some)) for some in words)}"


def names(boards: Iterable[Board]) -> Iterable[str]:
    """Everything that a board is called: its name, the last part of it, its titles."""
    for board in boards:
        slug = board.record.slug
        called = (slug, slug.rpartition("/")[2], *board.record.titles.values())
        for key in dict.fromkeys(map(name_key, called)):
            yield f"{key}\t{board.record.id}"


def words(boards: Iterable[Board], tokens: Tokens) -> Iterable[str]:
    """For each token, in their order, the boards with it in their title, and those that have it beside."""
    having: dict[tuple[str, str], tuple[list[str], list[str]]] = {}

    def note(field: str, token: str, number: str, where: int) -> None:
        places = having.setdefault((field, token), ([], []))[where]
        if not places or places[-1] != number:
            places.append(number)

    for at, board in enumerate(boards):
        number = str(at)
        for lang in LANGUAGES:
            said = (
                (TITLE, board.record.titles.get(lang, "")),
                (BESIDE, f"{board.deeds[lang]} {board.outcome[lang]}"),
            )
            for where, text in said:
                for field, found in tokens("body", lang, words_of(text, board.record.game)).items():
                    for token in dict.fromkeys(found.split()):
                        note(field, token, number, where)
        for where, cards in ((TITLE, board.played), (BESIDE, board.beside)):
            for card in cards:
                note("card", card_token(card), number, where)
    for (field, token), (titled, beside) in sorted(having.items()):
        yield f"{field}\t{token}\t{' '.join(titled)}\t{' '.join(beside)}"
