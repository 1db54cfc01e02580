"""What a page lists once and then means by its number: texts in every language, cards as they are drawn,
owners with all they have. From one step to the next, most of a board stays."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from kfjudge.core.text import sanitize
from kfjudge.render.steps import in_short
from kfjudge.render.trace import OwnerNames, said
from kfjudge.words import LANGUAGES

if TYPE_CHECKING:
    from kfjudge.core.message import Message

Text = int  # a place in the table of texts, each in every language


class Shelf:
    """Things of which each stands here once, and its number."""

    def __init__(self) -> None:
        self.things: list[dict[str, Any]] = []
        self.numbers: dict[str, int] = {}

    def number(self, thing: dict[str, Any]) -> int:
        key = json.dumps(thing)
        if key not in self.numbers:
            self.numbers[key] = len(self.things)
            self.things.append(thing)
        return self.numbers[key]


class Book:
    """All that is listed once."""

    def __init__(self, owners: OwnerNames) -> None:
        self.owners = owners
        self.texts: dict[tuple[str, ...], int] = {}
        self.cards = Shelf()
        self.sides = Shelf()
        self.entries: dict[str, None] = {}  # the short names of those that are cited, and of cards on a board

    def text(self, told: Callable[[str], str]) -> Text:
        return self.told(told(lang) for lang in LANGUAGES)

    def told(self, texts: Iterable[str]) -> Text:
        """A text that is there in each language."""
        return self.texts.setdefault(tuple(texts), len(self.texts))

    def lists(self, told: Sequence[Sequence[str]]) -> list[Text]:
        """Texts that come as a list in each language."""
        return [self.told(texts) for texts in zip(*told, strict=True)]

    def cites(self, sources: Sequence[str]) -> list[str]:
        """Sources in short, whose entries the page has in full."""
        short = in_short(sources)
        self.entries |= dict.fromkeys(short)
        return short

    def words(self, message: Message) -> Text:
        return self.text(lambda lang: sanitize(said(message, lang, self.owners), 400))
