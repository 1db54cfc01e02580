"""What entries are called on a page, and what to type for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kfjudge.core.text import sanitize, short_id
from kfjudge.games import qualify
from kfjudge.reference.model import BOARD
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_template

if TYPE_CHECKING:
    pass


def id_to_type(id: str) -> str:
    """Shorten an id to what is typed for it: without the game, if that is the one asked first."""
    return qualify(short_id(id), id.partition(":")[0])


def replay_command(id: str) -> str:
    """Return the command that replays all boards of an entry."""
    return f"kfjudge replay {id_to_type(id)}"


def board_command(id: str) -> str:
    """Return the command that replays a board: the last part of its name will do."""
    game, _, name = id.partition(":")
    return f"kfjudge replay {qualify(name.rpartition('/')[2], game)}"


def question_number(id: str) -> str:
    """'keyforge:faq/1.3/10' → 'FAQ 1.3/10'."""
    return f"FAQ {short_id(id).removeprefix('faq/')}"


def question_topic(id: str, title: str) -> str:
    """Return the title of a question without the edition that its number says already."""
    edition = short_id(id).split("/")[1]
    return title.removesuffix(f" ({edition})")


def find_same_question(id: str, see: Sequence[str]) -> str | None:
    """Return the question of another book that asks the same: one question refers to those of another book
    for no other reason."""
    book = id.rpartition("/")[0]
    if not short_id(book).startswith("faq/"):
        return None
    questions = (other for other in see if short_id(other).startswith("faq/"))
    return next((other for other in questions if other.rpartition("/")[0] != book), None)


def name_in_list(id: str, title: str, lang: str) -> str:
    """Name an entry among others: a question by its number, a rule, a card or a board as such."""
    kind = short_id(id).partition("/")[0]
    if kind == "faq":
        return f"{question_number(id)} {question_topic(id, title)}"
    if kind in ("rule", "card", BOARD):
        return f"{title} ({find_template(f'hits.{kind}', lang)})"
    return title


def quote_words(words: str, lang: str) -> str:
    """Quote words that somebody typed, for a page of that language."""
    return load_language(lang).typeset(load_language(lang).quote(sanitize(words)))
