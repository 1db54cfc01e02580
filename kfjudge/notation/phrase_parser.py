"""Understanding what a line says: the phrase it is, or what is wrong with it and what would be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.message import Message
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.notation.forms import PhraseForm, bindings, read_form, write_form
from kfjudge.notation.grammar import LocalText
from kfjudge.notation.names import CARDS, MOST, Names
from kfjudge.notation.scenario import Phrase, Spot, make_phrase
from kfjudge.notation.tokens import Span, alike, fold, nearest
from kfjudge.words.catalogue import find_key

MOST_TROUBLES = 60
LONGEST = 60  # words of one phrase
MOST_LOOKED_AT = 16  # words among which the wrong one is looked for


def _vocabulary(every: list[PhraseForm], words: Span, heard: Mapping[str, int]) -> dict[str, str]:
    """The words of those forms, in the language that was typed: that of the words where they show which,
    else that which was heard most."""
    by_lang: dict[str, dict[str, str]] = {}
    for form in every:
        said_so = (word for part in form.parts if part.words for word in part.shown)
        by_lang.setdefault(form.lang, {}).update((fold(word), word) for word in said_so)
    there = {token.word for token in words.tokens}
    shown = {lang: (len(there & known.keys()), heard.get(lang, 0)) for lang, known in by_lang.items()}
    most = max(shown.values(), default=None)
    return {folded: word for lang in by_lang if shown[lang] == most for folded, word in by_lang[lang].items()}


class Full(Exception):
    """So many mistakes were found that looking for more helps nobody."""


class PhraseParser:
    """Reads phrases with the names of one scenario and gathers what is wrong."""

    def __init__(self, path: str, names: Names) -> None:
        self.path = path
        self.names = names
        self.grammar = names.grammar
        self.notation = get_game(names.game).notation
        self.habits = self.notation.habits
        self.troubles: list[Trouble] = []
        self.languages: Counter[str] = Counter()  # how many phrases of each language were understood

    def error(self, key: str, where: Span | Spot, /, **places: Any) -> None:
        """Note a mistake and read on."""
        self.add_error(Message(f"scenario.{key}", tuple(places.items()), self.grammar.game), where)

    def error_or(self, key: str, otherwise: str, where: Span | Spot, /, **places: Any) -> None:
        """The same, where a game may have a message of its own for it."""
        phrase = find_key((f"scenario.{key}", f"scenario.{otherwise}"), self.grammar.game)
        self.error(phrase.removeprefix("scenario."), where, **places)

    def add_error(self, what: Message, where: Span | Spot) -> None:
        """Note a mistake, as a message says it."""
        spot = where.spot if isinstance(where, Span) else where
        self.troubles.append(Trouble(what, spot.place(self.path)))
        if len(self.troubles) >= MOST_TROUBLES:
            self.troubles.append(Trouble(Message("scenario.too-many"), Place(self.path)))
            raise Full

    def parse(self, contexts: Iterable[str], words: Span) -> Phrase | None:
        """The phrase of those contexts that the words are; the first context that has one wins."""
        if not words or len(words) > LONGEST:
            return None
        for context in contexts:
            for form in self.grammar.possible(context, words):
                filled = read_form(form, words, self.names.value)
                if filled is not None:
                    self.languages[form.lang] += bool(form.needed)
                    return make_phrase(form.key, words.spot, **filled)
        return None

    def require(self, contexts: tuple[str, ...], words: Span, what: str) -> Phrase | None:
        """The same; words that are no such phrase are noted as a mistake. `what` names what was expected."""
        found = self.parse(contexts, words)
        if found is None:
            self.report_failure(contexts, words, what)
        return found

    def report_failure(self, contexts: tuple[str, ...], words: Span, what: str) -> None:
        if not words:
            self.error(f"missing-{what}", words)
            return
        best = self._nearly(contexts, words[:LONGEST])
        if any(token.word == "?" for token in words.tokens):
            self.error("question-mark", words, given=sanitize(words.text))
            return
        if self.report_other_word(contexts, words):
            return
        if best is not None:
            _, bound = best
            parts = [(slot, words[begin:end]) for slot, begin, end in bound]
            unknown = [(slot, part) for slot, part in parts if self.names.value(slot, part) is None]
            for slot, part in unknown:
                self.report_unknown(slot, part)
            if unknown:
                return
        self._not_understood(contexts, words, what)

    def _nearly(self, contexts: tuple[str, ...], words: Span) -> tuple[PhraseForm, Any] | None:
        """The form that the words have but for what fills its places."""
        best: tuple[tuple[int, int], PhraseForm, Any] | None = None
        for context in contexts:
            for form in self.grammar.possible(context, words):
                if not form.needed:
                    continue
                for bound in bindings(form, words):
                    right = sum(self.names.value(slot, words[i:j]) is not None for slot, i, j in bound)
                    score = (len(form.needed), right)
                    if right < len(bound) and (best is None or score > best[0]):
                        best = (score, form, bound)
        return (best[1], best[2]) if best is not None else None

    def report_unknown(self, slot: str, words: Span) -> None:
        """Note that nothing is called so, with the nearest that is."""
        given = sanitize(words.text)
        if not words:
            self.error("missing-card", words)
            return
        if slot == "n":
            self.error("bad-number", words, given=given, most=MOST)
            return
        kind = "card" if slot in (*CARDS, "item") else slot
        near = self._near(kind, words)
        vocabulary = self.grammar.slots.get(kind)
        if kind == "event":
            self.error("not-understood", words, given=given)
        elif kind == "card" and any(token.word == "?" for token in words.tokens):
            self.error("question-mark", words, given=given)
        elif vocabulary is not None and not vocabulary.told and not near:
            self.error("no-claim", words, given=given)
        else:
            key = f"no-such-{kind}" if near else f"no-such-{kind}-at-all"
            self.error_or(key, "no-such-word", words, given=given, near=near)

    def _near(self, kind: str, words: Span) -> tuple[str | LocalText, ...]:
        """What could be meant instead; of a short list all of it, when nothing is alike."""
        vocabulary = self.grammar.slots.get(kind)
        near = tuple(nearest(words.text, self.names.known(kind), 3 if vocabulary is None else 1))
        if kind == "card" and not near:  # who acts, misspelled, is taken for a card that does
            near = tuple(alike(words.text, self.names.known("seat"), 1))
        if kind == "seat":
            return near or tuple(map(self.names.called, self.names.owners))
        if vocabulary is None:
            return near
        values = self.grammar.values(vocabulary.kind)
        meant = tuple(one for one in values if near and near[0] in one)
        return meant or (tuple(values) if vocabulary.told else ())

    def _not_understood(self, contexts: tuple[str, ...], words: Span, what: str) -> None:
        """Say which word is wrong, if one is; otherwise what the whole is most like."""
        given = sanitize(words.text)
        every = [form for context in contexts for form in self.grammar.forms(context)]
        known = _vocabulary(every, words, self.languages)
        bare = {form.parts[0].slot for form in every if len(form.parts) == 1 and form.parts[0].slot}
        titles = alike(words.text, [name for slot in sorted(bare) for name in self.names.known(slot)])
        if titles:
            self.error("not-understood-near", words, given=given, near=tuple(titles))
            return
        for at, token in enumerate(words.tokens[:MOST_LOOKED_AT]):
            typed = words.line[token.start : token.end]
            if len(token.word) > 2 and token.word not in known and not self._is_named(words, at):
                near = alike(typed, [word for word in known.values() if len(word) > 2], 1)
                if near:
                    self.error("nearest-word", words, given=given, word=sanitize(typed), near=near[0])
                    return
        self.error(f"no-{what}", words, given=given)

    def report_other_word(self, contexts: tuple[str, ...], words: Span) -> bool:
        """Note it where the words say what is called otherwise here: "incliné" for "épuisé"."""
        for form in self.grammar.forms("instead"):
            phrase = form.key.removeprefix("instead.")
            phrase = phrase if "." in phrase else f"fact.{phrase}"
            if phrase.partition(".")[0] not in contexts:
                continue
            filled = read_form(form, words, self._as_typed)
            if filled is not None:
                near = self._rightly(phrase, form.lang, filled)
                self.error("not-the-word", words, given=sanitize(words.text), near=near)
                return True
        return False

    def report_effect(self, words: Span) -> bool:
        """Note it where a step says what nobody does, but an effect: "heals Magpie"."""
        for form in self.grammar.possible("undone", words):
            filled = read_form(form, words, self._as_typed)
            if filled is not None:
                self.error(form.key, words, given=sanitize(words.text), card=sanitize(filled["card"]))
                return True
        return False

    def _as_typed(self, slot: str, words: Span) -> str | None:
        return words.text if self.names.value(slot, words) is not None else None

    def _rightly(self, phrase: str, lang: str, filled: dict[str, str]) -> str:
        """A phrase as it is written, with what was typed in its places."""
        meant = self.grammar.forms_in(phrase, lang)
        if not meant[0].slots:
            return " / ".join(one.parts[0].either.partition("~")[0] or one.parts[0].shown[0] for one in meant)
        n = filled.get("n", "")
        return write_form(
            meant[0], lambda slot: sanitize(filled.get(slot, "…")), int(n) if n.isdigit() else 2
        )

    def _is_named(self, words: Span, at: int) -> bool:
        """Whether a word is part of a name that is known."""
        spans = (
            (i, j) for i in range(max(at - 4, 0), at + 1) for j in range(at + 1, min(at + 6, len(words)) + 1)
        )
        return any(
            self.names.value("seat", words[i:j]) or self.names.value("card", words[i:j]) for i, j in spans
        )
