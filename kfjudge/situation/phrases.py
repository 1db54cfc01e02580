"""The phrases that situations are told in, and where they stand in a text: which form fits, and what fills
its places.

They are those of board files, and the freer ones on the pages `phrases` of a language, its own and each
game's. The key of a freer one is that of the phrase of board files with the same meaning ("step.attack"), or
names what it says ("place.beside", "whose.other")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.games import get_game
from kfjudge.notation.grammar import BARS, WIDTH, FormParser, PhraseForm, grammar, load_lines
from kfjudge.notation.tokens import fold
from kfjudge.words import load_language, load_searching

_FROM_FILES = ("step", "fact", "player", "turn", "has")  # contexts of board files that people speak in, too
_ELIDED = ("step", "fact", "place")  # contexts of which the first card may go without saying
# Lines that are no forms: words that are one, types of cards, words by themselves, phrases of board files in
# which nobody speaks.
_LISTS = (
    "same", "types", "little", "doing", "articles", "unsaid", "aimed", "leading", "accented", "deadly",
    "things", "linking", "pointing", "nameless", "several", "coming", "keywords", "auxiliary",
    "particles", "edges", "vague", "unmeasured", "sparing", "moving", "trailing", "origin", "comparing",
    "causing", "partitive", "passive", "leading_on",
)  # fmt: skip
_SHORTEST_MISSPELT = 5  # letters of a word in which a slip is found
_SHORTEST_SOUND = 4  # signs of the sound of a word that is found by it


class Wording(Struct, frozen=True, gc=False):
    """A form, the context of its phrase ("step"), and which place it leaves out at its beginning ("card")."""

    form: PhraseForm
    context: str
    elided: str = ""

    @property
    def key(self) -> str:
        return self.form.key


_Written = tuple[str, str, str]  # the key of a phrase, a form of it, and which place that leaves out


class PhraseBook:
    """All that can be said of a game in a language. `little` are words that say nothing of a board,
    `nothing` all that may stand in a situation without being read, `names` the words that the game has
    for what a board can say (a color), `known` all words, `long` those in which a slip is found,
    `by_sound` the same by how they sound. `has_leading_facts` says that a fact may stand before its card:
    "a stunned Troll".

    Verbs: `doing` cannot be left out, `auxiliary` ask even behind what is done, `deadly` say that a
    target is destroyed, `moving` that a card goes somewhere, `causing` that another does it, `passive`
    that it is done to the card before, `sparing` that nothing is done to it; `particles` belong to their
    verb ("off"). Nouns: `things` would be on a board, `nameless` are cards without a name, each with the
    type of these, `plural_nouns` several, `vague` those that stand for anything else as well ("guy"),
    `unmeasured` say nothing before them ("big"), `keywords` what only a card with a name has, `coming`
    what a board shows at the end; `partitive` stand for one that was counted before. Of the small ones
    `linking` bring in more ("by", "with"), `trailing` count for both players where a clause ends with
    them, `pointing` stand before what was told of, `origin` before where something comes from,
    `comparing` before a number that is none ("fewer than 6"), `edges` before a noun ("flank creatures"),
    `leading_on` from one card to the next ("into")."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = game, lang
        self.grammar = grammar(game)
        self.lines = load_lines("phrases", lang, game)
        self.little = self._words_on("little")
        self.doing = self._words_on("doing")
        self.deadly = self._words_on("deadly")
        nouns = (one for one in self.lines.items() if one[0].startswith("phrases.nameless."))
        self.nameless = {word: key.split(".")[2] for key, text in nouns for word in text.split()}
        self.plural_nouns = self._words_on("several")
        self.vague = self._words_on("vague")
        self.unmeasured = self._words_on("unmeasured")
        self.keywords = self._words_on("keywords")
        self.moving = self._words_on("moving")
        self.particles = self._words_on("particles")
        self.edges = self._words_on("edges")
        self.sparing = self._words_on("sparing")
        self.trailing = self._words_on("trailing")
        self.origin = self._words_on("origin")
        self.comparing = self._words_on("comparing")
        self.causing = self._words_on("causing")
        self.partitive = self._words_on("partitive")
        self.auxiliary = self._words_on("auxiliary")
        self.coming = self._words_on("coming")
        self.passive = self._words_on("passive")
        self.leading_on = self._words_on("leading_on")
        self.things = self._words_on("things")
        self.linking = self._words_on("linking")
        self.pointing = self._words_on("pointing")
        self.has_leading_facts = bool(self._words_on("leading"))
        self.articles = self._words_on("articles") | frozenset(load_language(lang).articles)
        vocabularies = map(self.grammar.vocabulary, get_game(game).engine.schema.vocabularies)
        self.names = frozenset(words[0] for one in vocabularies for words in one if len(words) == 1)
        self.known = {*self.little, *self.doing, *self.articles, *self.things, *self.linking, *self.nameless}
        for kind in {"seat", *(slot.kind for slot in self.grammar.slots.values())}:
            self.known.update(word for words in self.grammar.vocabulary(kind) for word in words)
        widths = {**WIDTH, **{slot: one.width for slot, one in self.grammar.slots.items() if one.width}}
        # As it is typed by those who leave apostrophes out.
        self._parser = FormParser(lang, self._same(), widths, spell=lambda word: word.replace("'", ""))
        self._by_word: dict[str, list[_Written]] = {}
        self._by_slot: dict[str, list[_Written]] = {}
        self._wordings: dict[_Written, Wording] = {}
        self._index_forms()
        keys = ((key.split("."), text) for key, text in self.lines.items())
        # Words that only their accents tell from others, as they are typed, and which they are.
        self.accented = {word: key[2] for key, text in keys if key[1] == "accented" for word in text.split()}
        self.long = sorted(word for word in self.known if len(word) >= _SHORTEST_MISSPELT)
        self.common = load_searching(lang).common | load_searching(lang).in_passing
        self.by_sound = self._sounds()
        self.nothing = (self.little | self.common | self.articles) - self.doing - self.things - self.linking

    def is_spoken(self, word: str) -> bool:
        """Tell whether a word needs no correction: one of a phrase, or a common one."""
        return word in self.known or word in self.common

    def beginning(self, word: str) -> list[Wording]:
        """List the wordings that can begin with a word."""
        return list(map(self._parse, self._by_word.get(word, ())))

    def beginning_with(self, slot: str) -> list[Wording]:
        """List the wordings that can begin with a place of a kind ("card")."""
        return list(map(self._parse, self._by_slot.get(slot, ())))

    @property
    def leading_slots(self) -> tuple[str, ...]:
        return tuple(self._by_slot)

    def aimed_form(self, phrase: str) -> str:
        """Find what a phrase means once its target is named: "attacks" becomes "attacks Troll". Empty for a
        phrase that has no target."""
        return self.lines.get(f"phrases.aimed.{phrase}", "")

    def untargeted_form(self, phrase: str) -> str:
        """Find what a phrase means where its target is not named: the other way round."""
        aimed = (key.partition(".")[2] for key, meant in self.lines.items() if meant == phrase)
        plain = next((key.partition(".")[2] for key in aimed if key.startswith("aimed.step.")), "")
        return plain or phrase.removesuffix("-on")

    def may_be_of_an_owner(self, fact: str) -> bool:
        """Tell whether a fact of cards may be one of a player, too: "has 3 Æmber"."""
        return f"phrases.player.{fact}" in self.lines

    def types(self, phrase: str) -> tuple[str, ...]:
        """List the types of cards that can do something; any can where none is listed."""
        return tuple(self.lines.get(f"phrases.types.{phrase}", "").split())

    def _words_on(self, kind: str) -> frozenset[str]:
        lines = (text for key, text in self.lines.items() if key.startswith(f"phrases.{kind}."))
        return frozenset(word for text in lines for word in text.split())

    def _index_forms(self) -> None:
        """Index every form by each word, or each kind of place, that it can begin with. Of thousands a text
        needs some: those are parsed when one of their words is there."""
        texts = [(key, text, text.split()) for key, text in self._texts()]
        distinct = {piece for _, _, pieces in texts for piece in pieces}
        parts = (part for one in distinct for part in self._parser.parse_piece(one))
        self.known.update(word for part in parts for word in part.words)
        for key, text, pieces in texts:
            self._index((key, text, ""), pieces)
            slot = pieces[0].strip("{}")  # "{card} is stunned" is "is stunned", too
            if pieces[0][0] != "{" or slot not in ("card", "other"):
                continue
            context = key.partition(".")[0]
            leaves_out = context == "step" if slot == "other" else context in _ELIDED
            if leaves_out and any(piece[0] != "{" for piece in pieces[1:]):
                self._index((key, text, slot), pieces[1:])

    def _index(self, written: _Written, pieces: Sequence[str]) -> None:
        for part in (part for piece in pieces for part in self._parser.parse_piece(piece)):
            if part.slot:
                self._by_slot.setdefault(part.slot, []).append(written)
            for word in part.words:
                self._by_word.setdefault(word, []).append(written)
            if not part.optional:
                break

    def _parse(self, written: _Written) -> Wording:
        """Parse a form, once."""
        found = self._wordings.get(written)
        if found is None:
            key, text, elided = written
            form = self._parser.parse(key, text)
            form = replace(form, parts=form.parts[1:]) if elided else form
            found = self._wordings[written] = Wording(form, key.partition(".")[0], elided)
        return found

    def _texts(self) -> Iterator[tuple[str, str]]:
        """List every phrase with each of its forms, but a lone place, which anything could fill."""
        unsaid = self._words_on("unsaid")
        for key, text in load_lines("notation", self.lang, self.game).items():
            phrase = key.partition(".")[2]
            if phrase.partition(".")[0] in _FROM_FILES and phrase not in unsaid:
                yield from ((phrase, one) for one in text.split(BARS) if " " in one or "{" not in one)
        for key, text in self.lines.items():
            phrase = key.partition(".")[2]
            if phrase.partition(".")[0] not in _LISTS:
                yield from ((phrase, one) for one in text.split(BARS))

    def _same(self) -> dict[str, tuple[str, ...]]:
        """List the words that stand for others: of the language, of the game's files, of its situations."""
        found = dict(self.grammar.synonyms[self.lang])
        for key, text in self.lines.items():
            if key.startswith("phrases.same."):
                words = tuple(map(fold, text.split()))
                found[words[0]] = tuple(dict.fromkeys((*found.get(words[0], ()), *words)))
        return found

    def _sounds(self) -> dict[str, str]:
        """List the long words by how they sound; of those that sound alike, the shortest."""
        sound = load_searching(self.lang).sound
        ordered = sorted(self.long, key=lambda word: (-len(word), word))
        found = {sound(word): word for word in ordered if word not in self.little}
        return {heard: word for heard, word in found.items() if len(heard) >= _SHORTEST_SOUND}


@cache
def phrase_book(game: str, lang: str) -> PhraseBook:
    """Gather the phrases of a game in a language, once in a process."""
    return PhraseBook(game, lang)
