"""Reading what a card of the board is called: "Magpie as Big", or in several languages "Magpie as Big / dit
Gros". It goes by the name in the language that says what others lack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kfjudge.core.text import name_key, sanitize
from kfjudge.notation.grammar import Grammar
from kfjudge.notation.names import little, titles
from kfjudge.notation.phrase_parser import PhraseParser
from kfjudge.notation.tokens import Span
from kfjudge.words import default_language

BETWEEN = "/"
SIGNS = ("(", ")", ",", "|", ":", ";", "?")  # end a label, or ask for one, so none has them


class Label(NamedTuple):
    """The name of a card in one language."""

    lang: str
    words: Span

    @property
    def name(self) -> str:
        return self.words.text.strip()


def read_labels(grammar: Grammar, words: Span) -> list[Label] | None:
    """What stands after a title. Names between slashes that do not all say their language are none."""
    found = [_label(grammar, part) for part in words.split(BETWEEN)]
    labels = [label for label in found if label is not None]
    return labels if len(labels) == len(found) else None


def _label(grammar: Grammar, words: Span) -> Label | None:
    for form in grammar.forms_of("word.as"):
        if words and words.word(0) in form.parts[0].words:
            return Label(form.lang, words[1:])
    return None


def label_of(labels: Iterable[Label]) -> str:
    """The name that a card goes by."""
    names = [label.name for label in sorted(labels, key=lambda label: label.lang != default_language())]
    return names[0] if names else ""


def said_of(labels: list[Label]) -> tuple[tuple[str, str], ...]:
    """What each language calls a card, where several do."""
    return tuple(sorted((label.lang, label.name) for label in labels)) if len(labels) > 1 else ()


def labels_in(grammar: Grammar, lines: Iterable[Span]) -> dict[str, str]:
    """What stands after "as" on the board, before any of it is understood, and the label that it means."""
    found: dict[str, str] = {}
    for line in lines:
        for labels in _after_titles(grammar, line):
            named = [label for label in labels if name_key(label.name) not in ("", *titles(grammar.game))]
            found |= {label.name: label_of(named) for label in named}
    return found


def _after_titles(grammar: Grammar, line: Span) -> Iterator[list[Label]]:
    read_to = 0
    for at in range(1, len(line)):
        if at < read_to or not grammar.starts(line[at:], "word.as"):
            continue
        end = next((end for end in range(at, len(line)) if line.word(end) in SIGNS), len(line))
        labels = read_labels(grammar, line[at:end])
        if labels is not None:
            read_to = end if len(labels) > 1 else 0
            yield labels


def check_labels(parser: PhraseParser, words: Span, labels: list[Label] | None) -> bool:
    """Whether the names of a card are names: said apart, one a language."""
    if labels is None:
        parser.error("label-apart", words, given=sanitize(words.text))
        return False
    for at, label in enumerate(labels):
        if label.lang in {one.lang for one in labels[:at]}:
            parser.error("label-lang-twice", label.words or words, given=sanitize(words.text))
            return False
    return True


def means_something(parser: PhraseParser, name: Span) -> bool:
    """Whether what somebody or something is called could be taken for something else: "Ann 1", "yes",
    "tired"."""
    inner = name[1:] if name.word(0) in little("articles") else name
    begun = (one[:length] for one in (name, inner) for length in range(1, len(one) + 1))
    if any(parser.names.value("seat", words) for words in begun):
        return True
    found = [parser.parse((context,), name) for context in ("answer", "can", "is", "fact")]
    return any(phrase is not None and phrase.key not in ("answer.card", "can.card") for phrase in found)
