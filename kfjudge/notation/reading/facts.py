"""Reading the facts of the board: whose turn it is, what the players have, what lies in each zone."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.schema import Schema, Zone
from kfjudge.core.text import name_key, sanitize
from kfjudge.notation.forms import read_form
from kfjudge.notation.names import all_facts, number, titles
from kfjudge.notation.phrase_parser import PhraseParser
from kfjudge.notation.reading.labels import (
    SIGNS,
    Label,
    check_labels,
    label_of,
    means_something,
    read_labels,
    said_of,
)
from kfjudge.notation.scenario import CardFact, Owner, Phrase, Spot, ZoneFact
from kfjudge.notation.tokens import Span

DEEPEST = 3
MOST_CARDS = 120  # of one zone
MOST_UNKNOWN = 40


class BoardSoFar(Struct):
    """What has been read of the board so far."""

    schema: Schema
    situation: dict[str, tuple[Phrase, ...]] = field(default_factory=dict)
    has: dict[str, tuple[Phrase, ...]] = field(default_factory=dict)
    zones: dict[tuple[str, str], ZoneFact] = field(default_factory=dict)
    labels: dict[str, Spot] = field(default_factory=dict)

    def owner(self, owner: Owner) -> Owner:
        """An owner with all that was said of it."""
        zones = tuple(zone for (of, _), zone in sorted(self.zones.items()) if of == owner.id)
        return replace(owner, facts=self.has.get(owner.id, ()), zones=zones)


def read_phrases(
    parser: PhraseParser, contexts: tuple[str, ...], words: Span, what: str
) -> tuple[Phrase, ...]:
    """A list of phrases of those contexts, each at most once."""
    found: list[Phrase] = []
    for part in parser.names.split_list(words):
        phrase = parser.require(contexts, part, what)
        if phrase is None:
            continue
        if phrase in found:
            parser.error("said-twice", part, given=sanitize(part.text))
        else:
            found.append(phrase)
    return tuple(found)


def read_zone(parser: PhraseParser, so_far: BoardSoFar, owner: str, zone: Zone, words: Span) -> None:
    """A line that says what lies in a zone."""
    if (owner, zone.name) in so_far.zones:
        parser.error("zone-twice", words)
        return
    cards: list[CardFact] = []
    shuffled: list[CardFact] = []
    unknown, rest, mixed = 0, False, False
    at = words.spot
    for part in [] if parser.grammar.is_all(words, "word.none") else parser.names.split_list(words):
        if rest:
            parser.error("after-unknown", part)
            break
        mark = parser.grammar.starts(part, "word.shuffled")
        if mark:
            if not zone.shuffled:
                parser.error("only-piles", part, given=sanitize(part.text))
                continue
            mixed = True
            part = part[mark + 1 :] if len(part) > mark and part.word(mark) == ":" else part[mark:]
        count = unknown_cards(parser, part)
        if zone.unknown and parser.grammar.is_all(part, "word.unknown"):
            rest = True
        elif count is not None:
            if count > MOST_UNKNOWN:
                parser.error("bad-number", part, given=str(count), most=MOST_UNKNOWN)
            elif zone.in_play:
                parser.error("unknown-in-play", part)
            unknown += min(count, MOST_UNKNOWN)
        else:
            card = read_card(parser, so_far, part, zone, 0)
            if card is not None:
                (shuffled if mixed else cards).append(card)
    if len(cards) + len(shuffled) > MOST_CARDS:
        parser.error("too-many-cards", words, most=MOST_CARDS)
    so_far.zones[owner, zone.name] = ZoneFact(zone.name, tuple(cards), tuple(shuffled), unknown, rest, at)


def unknown_cards(parser: PhraseParser, words: Span) -> int | None:
    """So many cards of which nothing is known: "5 cards", or the bare number."""
    if len(words) == 1 and words.word(0).isdigit():
        return number(words)
    for form in parser.grammar.forms_of("word.cards"):
        filled = read_form(form, words, lambda _, part: number(part))
        if filled is not None:
            return int(filled["n"])
    return None


def read_card(
    parser: PhraseParser, so_far: BoardSoFar, words: Span, zone: Zone, depth: int
) -> CardFact | None:
    """A card of the board: its title, its label, and in parentheses what is true of it."""
    if not words:
        parser.error("missing-card", words)
        return None
    head, inside = split_facts(parser, words)
    if head is None:
        return None
    title, called = _title_and_label(parser, head)
    labels = read_labels(parser.grammar, called) if called else []
    ref = parser.names.card(title)
    if ref is None or ref.label or ref.seat:
        parser.report_unknown("card", title)
        if inside is not None:  # what is wrong in there is told too
            _facts_of(parser, so_far, inside, zone, zone.holds, depth)
        return None
    if check_labels(parser, called, labels):
        _take_labels(parser, so_far, labels or [])
    facts = all_facts(parser.grammar.game)[ref.card]
    if zone.holds and zone.holds != facts.type:
        parser.error_or(f"not-a-{zone.holds}", "not-of-the-type", title, given=sanitize(title.text))
    found = _facts_of(parser, so_far, inside, zone, facts.type, depth) if inside is not None else ()
    return CardFact(ref.card, label_of(labels or []), found, words.spot, said_of(labels or []))


def split_facts(parser: PhraseParser, words: Span) -> tuple[Span | None, Span | None]:
    """What stands before the parentheses, and in them."""
    at = next((at for at, token in enumerate(words.tokens) if token.word == "("), None)
    if at is None:
        return words, None
    depth = 0
    for end, token in enumerate(words.tokens[at:], at):
        depth += (token.word == "(") - (token.word == ")")
        if depth == 0:
            if end < len(words) - 1:
                parser.error("after-parenthesis", words[end + 1 :], given=sanitize(words[end + 1 :].text))
            return (words[:at], words[at + 1 : end]) if at else (None, None)
    parser.error("open-parenthesis", words[at : at + 1])
    return None, None


def _title_and_label(parser: PhraseParser, words: Span) -> tuple[Span, Span]:
    """The title, and all that calls the card otherwise."""
    if parser.names.card(words) is None:
        for at in range(1, len(words) - 1):
            if parser.grammar.starts(words[at:], "word.as"):
                return words[:at], words[at:]
    return words, words[:0]


def _take_labels(parser: PhraseParser, so_far: BoardSoFar, labels: list[Label]) -> None:
    taken = dict(so_far.labels)
    for label in labels:
        words, key = label.words, name_key(label.name)
        again = any(parser.grammar.starts(words[at:], "word.as") for at in range(len(words)))
        if again or key in titles(parser.grammar.game) or not key or means_something(parser, words):
            parser.error("bad-label", words, given=sanitize(label.name))
        elif sign := next((token.word for token in words.tokens if token.word in SIGNS), ""):
            parser.error("label-sign", words, given=sanitize(label.name), sign=sign)
        elif key in taken and taken[key].line:
            parser.error("label-twice", words, given=sanitize(label.name), line=taken[key].line)
        else:
            so_far.labels[key] = words.spot


def _facts_of(
    parser: PhraseParser, so_far: BoardSoFar, words: Span, zone: Zone, type_: str, depth: int
) -> tuple[Phrase, ...]:
    found: list[Phrase] = []
    for part in parser.names.split_list(words):
        phrase = parser.require(("fact",), part, "fact")
        if phrase is None:
            continue
        name = phrase.key.removeprefix("fact.")
        mark = so_far.schema.mark(name) or so_far.schema.denied(name)
        assert mark is not None, phrase.key
        if mark.sort == "cards":
            if depth >= DEEPEST:
                parser.error("too-deep", part)
                continue
            card = read_card(parser, so_far, phrase["item"], so_far.schema.zone(mark.zone), depth + 1)
            if card is None:
                continue
            phrase = Phrase(phrase.key, (("item", card),), phrase.spot)
        elif any(other.key == phrase.key for other in found):
            parser.error("said-twice", part, given=sanitize(part.text))
            continue
        if mark.in_play and not zone.in_play:
            parser.error("only-in-play", part, given=sanitize(part.text))
        elif mark.types and type_ and type_ not in mark.types:
            parser.error_or(f"only-{'-'.join(mark.types)}", "only-elsewhere", part, given=sanitize(part.text))
        elif mark.zones and zone.name not in mark.zones:
            parser.error_or(f"only-{'-'.join(mark.zones)}", "only-elsewhere", part, given=sanitize(part.text))
        else:
            found.append(phrase)
    return tuple(found)
