"""Parse the lines of a board: what an owner has, which cards lie in a zone, what is true of each and what it
is called: 'Troll as Big (3 damage, stunned)'."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.schema import Schema, Zone
from kfjudge.core.text import name_key, sanitize
from kfjudge.core.validation import DEEPEST, MOST_CARDS, MOST_UNKNOWN
from kfjudge.notation.grammar import Grammar, fill_form
from kfjudge.notation.names import all_facts, index_titles, little_words, parse_number
from kfjudge.notation.parser.phrases import PhraseParser
from kfjudge.notation.scenario import BETWEEN, CardFact, Owner, Phrase, Spot, ZoneFact
from kfjudge.notation.tokens import Span
from kfjudge.words import default_language

SIGNS = ("(", ")", ",", "|", ":", ";", "?")  # end a label, or ask for one, so none has them


class BoardDraft(Struct):
    """What has been parsed of the board so far."""

    schema: Schema
    situation: dict[str, tuple[Phrase, ...]] = field(default_factory=dict)
    has: dict[str, tuple[Phrase, ...]] = field(default_factory=dict)
    zones: dict[tuple[str, str], ZoneFact] = field(default_factory=dict)
    labels: dict[str, Spot] = field(default_factory=dict)

    def finish_owner(self, owner: Owner) -> Owner:
        """Give an owner its facts and zones."""
        zones = tuple(zone for (name, _), zone in sorted(self.zones.items()) if name == owner.id)
        return replace(owner, facts=self.has.get(owner.id, ()), zones=zones)


def parse_phrases(
    parser: PhraseParser, contexts: tuple[str, ...], words: Span, what: str
) -> tuple[Phrase, ...]:
    """Parse a list of phrases, each at most once: '4 aember, red key, 2 chains'."""
    found: list[Phrase] = []
    for part in parser.names.split_list(words):
        phrase = parser.require(contexts, part, what)
        if phrase is None:
            continue
        said = {one.key for one in found if dict(one.places).keys() <= {"n"}}
        if phrase in found or phrase.key in said:
            parser.error("said-twice", part, given=sanitize(part.text))
        else:
            found.append(phrase)
    return tuple(found)


# zones and cards


def parse_zone(parser: PhraseParser, draft: BoardDraft, owner: str, zone: Zone, words: Span) -> None:
    """Parse what lies in a zone: 'Anger | 2 cards | shuffled: Troll | Urchin | unknown'."""
    if (owner, zone.name) in draft.zones:
        parser.error("zone-twice", words)
        return
    cards: list[CardFact] = []
    shuffled: list[CardFact] = []
    unknown, rest, mixed = 0, False, False
    for part in [] if parser.grammar.is_all(words, "word.none") else parser.names.split_list(words):
        if rest:
            parser.error("after-unknown", part)
            break
        mark = parser.grammar.match_start(part, "word.shuffled")
        if mark:
            if not zone.shuffled:
                parser.error("only-piles", part, given=sanitize(part.text))
                continue
            mixed = True
            part = part[mark + 1 :] if len(part) > mark and part.word(mark) == ":" else part[mark:]
        number = find_number_of_cards(parser, part)
        if zone.unknown and parser.grammar.is_all(part, "word.unknown"):
            rest = True
        elif number is not None:
            count = parse_number(number)
            if count is None or unknown + count > MOST_UNKNOWN:
                parser.error("bad-number", part, given=sanitize(number.text), most=MOST_UNKNOWN)
            elif zone.in_play:
                parser.error("unknown-in-play", part)
            else:
                unknown += count
        else:
            card = _parse_card(parser, draft, part, zone, 0)
            if card is not None:
                (shuffled if mixed else cards).append(card)
    if len(cards) + len(shuffled) > MOST_CARDS:
        parser.error("too-many-cards", words, most=MOST_CARDS)
    fact = ZoneFact(zone.name, tuple(cards), tuple(shuffled), unknown, rest, words.spot)
    draft.zones[owner, zone.name] = fact


def find_number_of_cards(parser: PhraseParser, words: Span) -> Span | None:
    """Find the number in '5 cards', or the bare number; None where cards are named."""
    if len(words) == 1 and words.word(0).isdigit():
        return words

    def as_number(_: str, part: Span) -> Span | None:  # though it be one that no board has: -3, 1.5, 99999
        looks_so = len(part) == 1 and part.word(0).lstrip("+-−").replace(".", "").isdigit()
        return part if looks_so or parse_number(part) is not None else None

    for form in parser.grammar.forms_of("word.cards"):
        filled = fill_form(form, words, as_number)
        if filled is not None:
            number: Span = filled["n"]
            return number
    return None


def _parse_card(
    parser: PhraseParser, draft: BoardDraft, words: Span, zone: Zone, depth: int
) -> CardFact | None:
    """Parse 'Troll as Big (3 damage)' → CardFact("troll", "Big", (fact.damage n=3,))."""
    if not words:
        parser.error("missing-card", words)
        return None
    head, inside = split_parentheses(parser, words)
    if head is None:
        return None
    title, called = head, head[:0]
    if parser.names.find_card(head) is None:
        marks = (at for at in range(1, len(head) - 1) if parser.grammar.match_start(head[at:], "word.as"))
        at = next(marks, len(head))
        title, called = head[:at], head[at:]
    labels = _parse_labels(parser.grammar, called) if called else []
    ref = parser.names.find_card(title)
    if ref is None or ref.label or ref.seat:
        parser.report_unknown("card", title)
        if inside is not None:  # mistakes in there are reported too
            _parse_card_facts(parser, draft, inside, zone, zone.holds, depth)
        return None
    if labels is None:
        parser.error("label-apart", called, given=sanitize(called.text))
    else:
        _add_labels(parser, draft, called, labels)
    facts = all_facts(parser.grammar.game)[ref.card]
    if zone.holds and zone.holds != facts.type:
        parser.error_or(f"not-a-{zone.holds}", "not-of-the-type", title, given=sanitize(title.text))
    found = _parse_card_facts(parser, draft, inside, zone, facts.type, depth) if inside is not None else ()
    names = tuple(sorted((label.lang, label.name) for label in labels or ()))
    label = _choose_label(labels or ())
    return CardFact(ref.card, label, found, words.spot, names if len(names) > 1 else ())


def split_parentheses(parser: PhraseParser, words: Span) -> tuple[Span | None, Span | None]:
    """Split 'Troll as Big (3 damage)' into what stands before the parentheses, and in them. Those that belong
    to a title stay with it."""
    closing = (at for at, token in enumerate(words.tokens, 1) if token.word == ")")
    titled = next((at for at in closing if parser.names.is_title(words[:at])), 0)
    at = next((at for at, token in enumerate(words.tokens) if token.word == "(" and at >= titled), None)
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


def _parse_card_facts(
    parser: PhraseParser, draft: BoardDraft, words: Span, zone: Zone, card_type: str, depth: int
) -> tuple[Phrase, ...]:
    """Parse what stands in the parentheses of a card; report what cannot be true of such a card in that
    zone."""
    found: list[Phrase] = []
    for part in parser.names.split_list(words):
        phrase = parser.require(("fact",), part, "fact")
        if phrase is None:
            continue
        name = phrase.key.removeprefix("fact.")
        mark = draft.schema.mark(name) or draft.schema.denied(name)
        assert mark is not None, phrase.key
        if mark.sort == "cards":
            if depth >= DEEPEST:
                parser.error("too-deep", part)
                continue
            card = _parse_card(parser, draft, phrase["item"], draft.schema.zone(mark.zone), depth + 1)
            if card is None:
                continue
            phrase = Phrase(phrase.key, (("item", card),), phrase.spot)
        elif any(other.key == phrase.key and (other == phrase or not mark.several) for other in found):
            parser.error("said-twice", part, given=sanitize(part.text))
            continue
        if mark.in_play and not zone.in_play:
            parser.error("only-in-play", part, given=sanitize(part.text))
        elif mark.types and card_type and card_type not in mark.types:
            parser.error_or(f"only-{'-'.join(mark.types)}", "only-elsewhere", part, given=sanitize(part.text))
        elif mark.zones and zone.name not in mark.zones:
            parser.error_or(f"only-{'-'.join(mark.zones)}", "only-elsewhere", part, given=sanitize(part.text))
        else:
            found.append(phrase)
    return tuple(found)


# labels


class Label(NamedTuple):
    """What a card is called in one language."""

    lang: str
    words: Span

    @property
    def name(self) -> str:
        return self.words.text.strip()


def find_labels(grammar: Grammar, lines: Iterable[Span]) -> dict[str, str]:
    """Find the labels of a board before anything else of it is parsed: each name, and the label it stands for
    ('Magpie as Big / dit Gros' → {"Big": "Big", "Gros": "Big"})."""
    found: dict[str, str] = {}
    titles = index_titles(grammar.game)
    for line in lines:
        parsed_to = 0
        for at in range(1, len(line)):
            if at < parsed_to or not grammar.match_start(line[at:], "word.as"):
                continue
            end = next((end for end in range(at, len(line)) if line.word(end) in SIGNS), len(line))
            labels = _parse_labels(grammar, line[at:end])
            if labels is None:
                continue
            parsed_to = end if len(labels) > 1 else 0
            named = [label for label in labels if name_key(label.name) and name_key(label.name) not in titles]
            found |= {label.name: _choose_label(named) for label in named}
    return found


def _parse_labels(grammar: Grammar, words: Span) -> list[Label] | None:
    """Parse 'as Big / dit Gros' → Big in English, Gros in French; None where a part does not say its
    language."""
    found = []
    for part in words.split(BETWEEN):
        forms = grammar.forms_of("word.as") if part else ()
        form = next((form for form in forms if part.word(0) in form.parts[0].words), None)
        if form is None:
            return None
        found.append(Label(form.lang, part[1:]))
    return found


def _choose_label(labels: Iterable[Label]) -> str:
    """Choose the label that the scenario keeps: that of the default language, or else the first."""
    names = [label.name for label in sorted(labels, key=lambda label: label.lang != default_language())]
    return names[0] if names else ""


def _add_labels(parser: PhraseParser, draft: BoardDraft, words: Span, labels: list[Label]) -> None:
    """Note the labels of a card; report one that is taken or means something else, or two in one language."""
    for at, label in enumerate(labels):
        if label.lang in {one.lang for one in labels[:at]}:
            parser.error("label-lang-twice", label.words or words, given=sanitize(words.text))
            return
    taken = dict(draft.labels)
    for label in labels:
        name, key = label.words, name_key(label.name)
        again = any(parser.grammar.match_start(name[at:], "word.as") for at in range(len(name)))
        if again or not key or key in index_titles(parser.grammar.game) or has_other_meaning(parser, name):
            parser.error("bad-label", name, given=sanitize(label.name))
        elif sign := next((token.word for token in name.tokens if token.word in SIGNS), ""):
            parser.error("label-sign", name, given=sanitize(label.name), sign=sign)
        elif key in taken and taken[key].line:
            parser.error("label-twice", name, given=sanitize(label.name), line=taken[key].line)
        else:
            draft.labels[key] = name.spot


def has_other_meaning(parser: PhraseParser, name: Span) -> bool:
    """Tell whether the name of a card or an owner could be mistaken for something else: 'Ann 1', 'yes',
    'tired'."""
    inner = name[1:] if name.word(0) in little_words("articles") else name
    begun = (one[:length] for one in (name, inner) for length in range(1, len(one) + 1))
    if any(parser.names.resolve("seat", words) for words in begun):
        return True
    found = [parser.parse((context,), name) for context in ("answer", "can", "is", "fact")]
    return any(phrase is not None and phrase.key not in ("answer.card", "can.card") for phrase in found)
