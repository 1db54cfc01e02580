"""Reading who owns what: the seats that the game gives, or the owners that a file names."""

from __future__ import annotations

import re

from msgspec.structs import replace

from kfjudge.core.schema import OwnerKind, Schema
from kfjudge.core.text import name_key, sanitize
from kfjudge.notation.grammar import Grammar
from kfjudge.notation.names import titles
from kfjudge.notation.phrase_parser import PhraseParser
from kfjudge.notation.reading.expected import KINDS
from kfjudge.notation.reading.facts import split_facts
from kfjudge.notation.reading.labels import SIGNS, means_something
from kfjudge.notation.scenario import Owner
from kfjudge.notation.tokens import Span

MOST_OWNERS = 40  # of a kind
LONGEST_NAME, MOST_WORDS = 30, 3
BEGINNINGS = (*KINDS, "can", "cannot", "only", "nothing", "then", "forced")  # of claims, or in them
NAME = re.compile(r"(?!\d+\.|[-–—•*]\s).*(?<!['’])")  # no step, no choice, no word that leans on the next


def seats_of(schema: Schema) -> tuple[Owner, ...]:
    """The owners that every board of the game has."""
    return tuple(Owner(kind.kind, name) for kind in schema.owners for name in kind.names)


def read_owners(
    parser: PhraseParser, kind: OwnerKind, words: Span, others: tuple[Owner, ...]
) -> tuple[Owner, ...]:
    """The owners of a kind, each with what its parentheses say: all seats in their order, unless they are
    named in another; or whoever is there, where the kind has no seats. `others` are those of other kinds."""
    parts = words.split(",")
    if kind.names and len(parts) != len(kind.names):
        parser.error("not-all-owners", words, owners=tuple(map(parser.names.called, kind.names)))
        return ()
    seats = _seating(parser, kind, parts)
    found: list[Owner] = []
    for part in parts[:MOST_OWNERS]:
        seat = seats[len(found)] if kind.names else ""
        head, inside = split_facts(parser, part)
        owner = Owner(kind.kind, seat, _name(parser, kind, head, (*others, *found)) if head else "")
        if not head:
            parser.error("missing-player", part)
        elif inside is not None:
            owner = replace(owner, introduction=parser.notation.read_introduction(parser, inside))
        if seat or owner.name:
            found.append(owner if seat else replace(owner, id=owner.name))
    return tuple(found)


def _name(parser: PhraseParser, kind: OwnerKind, words: Span, others: tuple[Owner, ...]) -> str:
    """What an owner is called; nothing where it is called like its seat."""
    seat = parser.names.value("seat", words)
    if seat in kind.names:
        return ""
    name = words.text.strip()
    taken = name_key(name) in (name_key(other.name) for other in others)
    if (
        not (name_key(name) and NAME.fullmatch(name))
        or len(words) > MOST_WORDS
        or len(name) > LONGEST_NAME
        or name_key(name) in titles(parser.grammar.game)
        or taken
        or means_something(parser, words)
    ):
        parser.error("bad-player-name", words, given=sanitize(name))
        return ""
    if sign := next((token.word for token in words.tokens if token.word in SIGNS), ""):
        parser.error("player-sign", words, given=sanitize(name), sign=sign)
        return ""
    if _begins_a_line(parser.grammar, words):
        parser.error("player-word", words, given=sanitize(name))
        return ""
    return name


def _begins_a_line(grammar: Grammar, name: Span) -> bool:
    """Whether a line on what is theirs would begin like one on something else, or a claim."""
    heads = {form.key for form in grammar.forms("head") if not form.slots}
    begins = any(grammar.starts(name, f"word.{word}") for word in BEGINNINGS)
    return begins or any(grammar.is_all(name, head) for head in heads)


def _seating(parser: PhraseParser, kind: OwnerKind, parts: list[Span]) -> tuple[str, ...]:
    """The seats as the file has them: those that it names where they stand, the others in turn."""
    named = [parser.names.value("seat", split_facts(parser, part)[0] or part) for part in parts]
    kept = [seat if seat in kind.names and named.count(seat) == 1 else None for seat in named]
    left = iter([seat for seat in kind.names if seat not in kept])
    return tuple(seat if seat is not None else next(left) for seat in kept) if kind.names else ()
