"""Cards by a part of their title: "Noddy" for Noddy the Thief, where one card of the board is called so.
Only lines that are not understood otherwise are read again with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from kfjudge.core.errors import Trouble
from kfjudge.core.message import Message
from kfjudge.core.text import name_key, sanitize
from kfjudge.notation.grammar import Grammar
from kfjudge.notation.names import Shortened, all_facts, little, titles
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.tokens import Span, words_in
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import pick_name

SHORTEST = 3  # letters

Parts = Mapping[str, tuple[str, ...]]  # a part of a title, and the cards of the board that are called so


def parts_of(scenario: Scenario, grammar: Grammar) -> Parts:
    """Every part of a title on the board that means nothing else."""
    known = titles(scenario.game)
    words = {" ".join(one) for kind in grammar.slots.values() for one in grammar.vocabulary(kind.kind)}
    found: dict[str, dict[str, None]] = {}
    for card in dict.fromkeys(card.card for _, _, card in scenario.cards()):
        for lang in LANGUAGES:
            for part in _parts(name_key(pick_name(all_facts(scenario.game)[card], lang))):
                if part not in known and part not in words:
                    found.setdefault(part, {})[card] = None
    return {part: tuple(cards) for part, cards in found.items()}


def _parts(title: str) -> Iterator[str]:
    """Every run of the words of a title but all of them, and but little words alone."""
    words = title.split()
    small = little("articles") | little("of") | little("one") | little("none")
    for begin in range(len(words)):
        for end in range(begin + 1, len(words) + 1):
            part = words[begin:end]
            if end - begin < len(words) and any(len(word) >= SHORTEST and word not in small for word in part):
                yield " ".join(part)


def shortened(parts: Parts, lines: Iterable[int]) -> Shortened:
    """What cards may be called on those lines: a part that fits one card."""
    alone = {part: cards[0] for part, cards in parts.items() if len(cards) == 1}
    return dict.fromkeys(lines, alone)


def told_apart(trouble: Trouble, parts: Parts, lines: list[str], game: str) -> Trouble:
    """A mistake that stands at a part of several titles says so."""
    place = trouble.place
    if place is None or not place.line or not place.column:
        return trouble
    words = words_in(lines[place.line - 1], place.line, place.column - 1)
    for part in _beginnings(words):
        cards = parts.get(name_key(part.text), ())
        if len(cards) > 1:
            near = tuple(all_facts(game)[card] for card in cards)
            places = (("given", sanitize(part.text)), ("near", near))
            return Trouble(Message("scenario.part-of-several", places, game), place)
    return trouble


def _beginnings(words: Span) -> Iterator[Span]:
    """The longest first; without the article."""
    while words and words.word(0) in little("articles"):
        words = words[1:]
    for length in range(min(len(words), 6), 0, -1):
        yield words[:length]
