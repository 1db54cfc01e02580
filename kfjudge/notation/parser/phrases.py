"""Parse the words of a line as a phrase of the notation; or report what is wrong with them, and what would be
right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from kfjudge.core.errors import Place, Trouble
from kfjudge.core.message import LocalText, Message
from kfjudge.core.text import sanitize
from kfjudge.core.validation import LARGEST_COUNT
from kfjudge.games import get_game
from kfjudge.notation.grammar import PhraseForm, fill_form, find_bindings, write_form
from kfjudge.notation.names import CARDS, Names
from kfjudge.notation.scenario import Phrase, Spot, make_phrase
from kfjudge.notation.tokens import Span, find_alike, find_nearest, fold
from kfjudge.words.catalogue import find_key

MOST_TROUBLES = 60
LONGEST = 60  # words of one phrase
MOST_LOOKED_AT = 16  # words among which the wrong one is looked for


class TooManyErrors(Exception):
    """So many mistakes were found that looking for more helps nobody."""


class PhraseParser:
    """Parses phrases with the names of one scenario and gathers the mistakes."""

    def __init__(self, path: str, names: Names) -> None:
        self.path = path
        self.names = names
        self.grammar = names.grammar
        self.notation = get_game(names.game).notation
        self.special_phrases = self.notation.special_phrases
        self.troubles: list[Trouble] = []
        self.languages: Counter[str] = Counter()  # how many phrases of each language were understood

    # mistakes

    def error(self, key: str, where: Span | Spot, /, **places: Any) -> None:
        """Note the mistake `scenario.<key>` and go on."""
        self.add_error(Message(f"scenario.{key}", tuple(places.items()), self.grammar.game), where)

    def error_or(self, key: str, otherwise: str, where: Span | Spot, /, **places: Any) -> None:
        """Note the mistake `key` where the game has a message for it, else `otherwise`."""
        found = find_key((f"scenario.{key}", f"scenario.{otherwise}"), self.grammar.game)
        self.error(found.removeprefix("scenario."), where, **places)

    def add_error(self, what: Message, where: Span | Spot) -> None:
        """Note a mistake; raise TooManyErrors at the last one that is worth telling."""
        spot = where.spot if isinstance(where, Span) else where
        self.troubles.append(Trouble(what, spot.place(self.path)))
        if len(self.troubles) >= MOST_TROUBLES:
            self.troubles.append(Trouble(Message("scenario.too-many"), Place(self.path)))
            raise TooManyErrors

    # phrases

    def parse(self, contexts: Iterable[str], words: Span) -> Phrase | None:
        """Parse the words as a phrase of those contexts ("event", "step"); the first context that has one
        wins. '3 damage' → fact.damage n=3."""
        if not words or len(words) > LONGEST:
            return None
        for context in contexts:
            for form in self.grammar.find_possible(context, words):
                filled = fill_form(form, words, self.names.resolve)
                if filled is not None:
                    self.languages[form.lang] += bool(form.needed)
                    return make_phrase(form.key, words.spot, **filled)
        return None

    def parse_head(self, words: Span) -> Phrase | None:
        """Parse what a line of the board is about: 'South line'; a zone that only one owner has stands for
        itself."""
        schema = get_game(self.grammar.game).engine.schema
        zone = self.names.resolve("zone", words)
        sole = schema.sole_owner(schema.zone(zone)) if zone is not None else ""
        return (
            make_phrase("head.zone", words.spot, seat=sole, zone=zone)
            if sole
            else self.parse(("head",), words)
        )

    def require(self, contexts: tuple[str, ...], words: Span, what: str) -> Phrase | None:
        """Parse the words, or report that they are no such phrase; `what` ("step") names what was
        expected."""
        found = self.parse(contexts, words)
        if found is None:
            self.report_failure(contexts, words, what)
        return found

    def report_failure(self, contexts: tuple[str, ...], words: Span, what: str) -> None:
        """Report words that are no phrase: a word for another, an unknown name in it, a misspelled word."""
        if not words:
            self.error(f"missing-{what}", words)
            return
        if any(token.word == "?" for token in words.tokens):
            self.error("question-mark", words, given=sanitize(words.text))
            return
        if self.report_other_word(contexts, words):
            return
        parts = self._bind_nearly(contexts, words[:LONGEST])
        unknown = [(slot, part) for slot, part in parts if self.names.resolve(slot, part) is None]
        for slot, part in unknown:
            self.report_unknown(slot, part)
        if not unknown:
            self._report_misspelled(contexts, words, what)

    def _bind_nearly(self, contexts: tuple[str, ...], words: Span) -> list[tuple[str, Span]]:
        """Find the places of the form that the words have but for what fills them, and what was typed
        there."""
        best, found = (0, 0), None
        for context in contexts:
            for form in self.grammar.find_possible(context, words):
                for bound in find_bindings(form, words) if form.needed else ():
                    right = sum(self.names.resolve(slot, words[i:j]) is not None for slot, i, j in bound)
                    score = (len(form.needed), right)
                    if right < len(bound) and (found is None or score > best):
                        best, found = score, bound
        return [(slot, words[begin:end]) for slot, begin, end in found or ()]

    def report_unknown(self, slot: str, words: Span) -> None:
        """Report that nothing is called so, with the nearest that is."""
        given = sanitize(words.text)
        if not words:
            self.error("missing-card", words)
            return
        if slot == "n":
            self.error("bad-number", words, given=given, most=LARGEST_COUNT)
            return
        kind = "card" if slot in (*CARDS, "item") else slot
        near = self._find_nearest(kind, words)
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

    def _find_nearest(self, kind: str, words: Span) -> tuple[str | LocalText, ...]:
        """Find what could be meant instead; of a short list all of it, when nothing is alike."""
        vocabulary = self.grammar.slots.get(kind)
        near = tuple(find_nearest(words.text, self.names.list_known(kind), 3 if vocabulary is None else 1))
        if kind == "card" and not near:  # who acts, misspelled, is taken for a card that does
            near = tuple(find_alike(words.text, self.names.list_known("seat"), 1))
        if kind == "seat":
            return near or tuple(map(self.names.name_owner, self.names.owners))
        if vocabulary is None:
            return near
        values = self.grammar.list_values(vocabulary.kind)
        meant = tuple(one for one in values if near and near[0] in one)
        return meant or (tuple(values) if vocabulary.told else ())

    def _report_misspelled(self, contexts: tuple[str, ...], words: Span, what: str) -> None:
        """Report the misspelled word, if one is; otherwise what the whole is most like."""
        given = sanitize(words.text)
        every = [form for context in contexts for form in self.grammar.forms(context)]
        known = self._list_words(every, words)
        bare = {form.parts[0].slot for form in every if len(form.parts) == 1 and form.parts[0].slot}
        names = [name for slot in sorted(bare) for name in self.names.list_known(slot)]
        titles = find_alike(words.text, names)
        if titles:
            self.error("not-understood-near", words, given=given, near=tuple(titles))
            return
        for at, token in enumerate(words.tokens[:MOST_LOOKED_AT]):
            typed = words.line[token.start : token.end]
            if len(token.word) > 2 and token.word not in known and not self._is_in_a_name(words, at):
                near = find_alike(typed, [word for word in known.values() if len(word) > 2], 1)
                if near:
                    self.error("nearest-word", words, given=given, word=sanitize(typed), near=near[0])
                    return
        self.error(f"no-{what}", words, given=given)

    def _list_words(self, every: list[PhraseForm], words: Span) -> dict[str, str]:
        """List the words of those forms, folded and as written, in the language that was typed: that of the
        words where they show which, else the one that most phrases before were in."""
        by_lang: dict[str, dict[str, str]] = {}
        for form in every:
            shown = (word for part in form.parts if part.words for word in part.shown)
            by_lang.setdefault(form.lang, {}).update((fold(word), word) for word in shown)
        typed = {token.word for token in words.tokens}
        score = {
            lang: (len(typed & known.keys()), self.languages.get(lang, 0)) for lang, known in by_lang.items()
        }
        most = max(score.values(), default=None)
        return {
            folded: word for lang in by_lang if score[lang] == most for folded, word in by_lang[lang].items()
        }

    def _is_in_a_name(self, words: Span, at: int) -> bool:
        """Tell whether a word is part of the name of a player or a card."""
        spans = (
            words[begin:end]
            for begin in range(max(at - 4, 0), at + 1)
            for end in range(at + 1, min(at + 6, len(words)) + 1)
        )
        return any(self.names.resolve("seat", span) or self.names.resolve("card", span) for span in spans)

    # words that are called otherwise, or that nobody does

    def report_other_word(self, contexts: tuple[str, ...], words: Span) -> bool:
        """Report a word that is called otherwise here, "incliné" for "épuisé"; return whether there is
        one."""
        for form in self.grammar.forms("instead"):
            key = form.key.removeprefix("instead.")
            key = key if "." in key else f"fact.{key}"
            if key.partition(".")[0] not in contexts:
                continue
            filled = fill_form(form, words, self._as_typed)
            if filled is not None:
                near = self._write_rightly(key, form.lang, filled)
                self.error("not-the-word", words, given=sanitize(words.text), near=near)
                return True
        return False

    def report_effect(self, words: Span) -> bool:
        """Report a step that says what no player does, but an effect: "heals Magpie"; return whether it is
        one."""
        for form in self.grammar.find_possible("undone", words):
            filled = fill_form(form, words, self._as_typed)
            if filled is not None:
                self.error(form.key, words, given=sanitize(words.text), card=sanitize(filled["card"]))
                return True
        return False

    def _as_typed(self, slot: str, words: Span) -> str | None:
        """Keep the words as they were typed, where they mean something in that place."""
        return words.text if self.names.resolve(slot, words) is not None else None

    def _write_rightly(self, key: str, lang: str, filled: dict[str, str]) -> str:
        """Write a phrase as it should be, with what was typed in its places, or an example of what may stand
        there."""
        forms = self.grammar.forms_in(key, lang)
        if not forms[0].slots:
            return " / ".join(one.parts[0].either.partition("~")[0] or one.parts[0].shown[0] for one in forms)
        n = filled.get("n", "")
        amount = int(n) if n.isdigit() else 2
        untold = [slot for slot in forms[0].slots if slot not in (*filled, "seat")]  # seats are of a board
        vocabularies = {slot: self.grammar.vocabulary(slot) for slot in untold}
        for slot, vocabulary in vocabularies.items():
            for value in list(vocabulary.values())[:1]:
                filled |= {slot: dict(self.grammar.name_value(slot, value).names)[lang]}
        return write_form(forms[0], lambda slot: sanitize(filled.get(slot, "…")), amount)
