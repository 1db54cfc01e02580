"""The units of a rulebook, made of its blocks: a section, a term of the glossary, a question with its answer,
an erratum; and what the book says of itself: its version, its month, its language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.books.blocks import LOWEST, Block, Document
from kfjudge.books.text import join_lines
from kfjudge.core.text import fold, name_key
from kfjudge.words import LANGUAGES, load_searching
from kfjudge.words.catalogue import find_raw_template

TERM, RULE, QUESTION, ERRATUM = "term", "rule", "question", "erratum"
_GLOSSARY, _QUESTIONS, _ERRATA, _LEFT_OUT = "glossary", "questions", "errata", "left-out"
_KIND_OF = {_GLOSSARY: TERM, _QUESTIONS: QUESTION, _ERRATA: ERRATUM}
_MOST_WORDS = 12  # of a heading among the text
_LONGEST_HEADING = 400  # letters, of a question
_FIRST = 60  # blocks in which a book says what it is
_NUMBER = re.compile(
    r"\(?(\d{1,3}(?:\.\d{1,3})+|\d{1,3}(?=\.\s)|[A-Z]\.\d{1,3}|[A-Z]{2}\.\d{1,3})\.?\)?[:.]?\s+(?=\S)"
)
_TAG = re.compile(r"\s*[\[(]\s*((?:v\.?|version|faq)\s*\d[\w.]*)\s*[\])]\s*$", re.IGNORECASE)
_AFTER_LEAD = re.compile(r"\s*[:.–—-]\s*")
_SENTENCE_END = re.compile(r"(?<=[.!?…:])[”»\")\]]*\s+(?=[“«\"(\[]?[A-ZÀ-ÝÆ0-9•◆])|\n+|\s*•\s*|\s+·\s+")
_YEAR = r"((?:19|20)\d\d)"


class Unit(Struct, frozen=True, omit_defaults=True):
    """A part of a book that is read by itself. `section` are the headings above it, `number` and `tag` its
    number and its version as printed, `new` what of it the book prints as new; `entries` are the entries that
    it hangs below, the nearest first, `how` it was placed, and how well it fits the first; `unknown` are its
    sentences on what no entry of ours has."""

    kind: str
    heading: str
    text: str
    section: tuple[str, ...] = ()
    number: str = ""
    tag: str = ""
    page: int | None = None
    new: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()
    how: str = ""
    fit: float = 0.0
    unknown: tuple[str, ...] = ()

    @property
    def is_headed(self) -> bool:
        """Whether it is a thing of its own: not a part of the book, nor a heading with others below it."""
        return bool(self.heading and self.text and not name_part(self.heading))


class Facts(Struct, frozen=True):
    """What a book says of itself, as far as it does."""

    lang: str
    version: str = ""
    date: str = ""  # "2026-06"


def split_sentences(text: str) -> list[str]:
    """Split a text into its sentences; an item of a list is one."""
    return [part.strip() for part in _SENTENCE_END.split(text) if part and part.strip(" •-–")]


@cache
def forms_of(key: str) -> tuple[str, ...]:
    """List how books of any language call a part: forms_of("glossary") → glossary, glossaire…"""
    lines = (find_raw_template(f"booktext.{key}", lang) for lang in LANGUAGES)
    return tuple(dict.fromkeys(form for line in lines for form in line.split("|")))


@cache
def any_of(key: str, *, folded: bool = False) -> str:
    """Write a pattern for how books of any language call a part, the longest form first."""
    forms = sorted(forms_of(key), key=len, reverse=True)
    return "|".join(re.escape(fold(form) if folded else form) for form in forms)


@cache
def _keys_of(key: str) -> frozenset[str]:
    return frozenset(map(name_key, forms_of(key)))


def name_part(heading: str) -> str:
    """Tell which part of a book a heading begins; "" for any other heading."""
    key = name_key(heading)
    bare = re.sub(r"^(?:appendix|appendice|annexe|section|part|partie)? ?[ivx\d]* ?", "", key)
    for part in (_LEFT_OUT, _GLOSSARY, _QUESTIONS, _ERRATA):
        if {key, bare} & _keys_of(part):
            return part
    return ""


@cache
def _match_mark(key: str) -> re.Pattern[str]:
    """Match the letter before a question or an answer: "Q:", "Q.", "Question 3 :"."""
    return re.compile(rf"(?:{any_of(key)})\s?\d*\s?[:.–—]\s+(?=\S)")


def gather_units(
    document: Document, is_name: Callable[[str], bool], is_like_name: Callable[[str], bool]
) -> list[Unit]:
    """Gather the units of a document. `is_name` tells what a game calls an entry in just these words,
    `is_like_name` also what is a part or a form of that."""
    blocks = _find_headings(document, is_name, is_like_name)
    gatherer = _Gatherer(blocks, has_lines=document.kind == "text")
    for block in blocks:
        gatherer.take(block)
    return gatherer.finish()


def _find_headings(
    document: Document, is_name: Callable[[str], bool], is_like_name: Callable[[str], bool]
) -> list[Block]:
    """Make headings of what only its letters set off, where the names of entries or its peers bear it out."""

    def is_known(text: str) -> bool:
        return is_like_name(text) or bool(_NUMBER.match(text)) or bool(name_part(text))

    blocks = list(document.blocks)
    if any(block.is_line for block in blocks):
        blocks = join_lines(blocks, lambda text: is_name(text) or bool(name_part(text)))
    leads = list(map(_read_lead, blocks))
    taken = _choose_leads([lead[0] if lead else "" for lead in leads], is_known)
    found: list[Block] = []
    for at, (block, lead) in enumerate(zip(blocks, leads, strict=True)):
        if lead is None or not (at in taken or block.lead == block.text):
            found.append(block)
            continue
        found.append(
            replace(block, text=lead[0], level=LOWEST, lead="", is_item=False, new=_keep(block, lead[0]))
        )
        if lead[1]:
            found.append(replace(block, text=lead[1], lead="", new=_keep(block, lead[1])))
    return found


def _choose_leads(leads: Sequence[str], is_known: Callable[[str], bool]) -> set[int]:
    """Choose which bold beginnings are headings: the names of entries; and where most of them are, what
    stands in its place of the alphabet between two of those, or in capitals like them."""
    every = [at for at, lead in enumerate(leads) if lead]
    known = [at for at in every if is_known(leads[at])]
    taken = set(known)
    if len({leads[at] for at in known}) * 2 < len({leads[at] for at in every}):
        return taken
    in_capitals = sum(leads[at].isupper() for at in known) * 2 > len(known)
    keys = {at: name_key(leads[at]) for at in every}
    for at in every:
        before = max((one for one in known if one < at), default=None)
        after = min((one for one in known if one > at), default=None)
        lowest = keys[before] if before is not None else ""
        highest = keys[after] if after is not None else "~"
        if lowest <= keys[at] <= highest or (in_capitals and leads[at].isupper()):
            taken.add(at)
    return taken


def _keep(block: Block, text: str) -> tuple[str, ...]:
    """Keep of what is new in a block what stands in a part of its text."""
    return tuple(new for new in block.new if new in text) or ((text,) if text in "".join(block.new) else ())


def _read_lead(block: Block) -> tuple[str, str] | None:
    """Read the bold words that a paragraph begins with as its heading: "Ward: …" → ("Ward", "…")."""
    if block.level or not block.lead or block.is_line:
        return None
    rest = block.text[len(block.lead) :]
    head, mark = block.lead.rstrip(), _AFTER_LEAD.match(rest)
    if rest and not (head[-1] in ":.–—" or mark or rest.lstrip()[:1].isupper()):
        return None
    text = head.rstrip(" :.–—")
    if (
        not text
        or len(text.split()) > _MOST_WORDS
        or name_key(text) in _keys_of("no-heading")
        or text.endswith("?")
    ):
        return None
    if not rest and head.endswith((".", ",", ";")):
        return None
    if not text[0].isupper() and not text[0].isdigit() and text[0] not in '“"«(':
        return None
    return text, rest[mark.end() :] if mark else rest.strip()


class _Gatherer:
    """Goes through the blocks of a book and closes a unit where the next begins."""

    def __init__(self, blocks: Sequence[Block], *, has_lines: bool) -> None:
        self.units: list[Unit] = []
        self._path: list[tuple[int, str]] = []
        self._above: tuple[str, ...] = ()
        self._part = ""
        self._parts: list[Block] = []
        self._head: Block | None = None
        self._asked: list[Block] | None = None  # a question whose answer has not begun
        marks = sum(bool(_match_mark("question").match(block.text)) for block in blocks)
        self._has_marks = marks > 1
        self._has_lines = has_lines

    def take(self, block: Block) -> None:
        if self._take_question(block):
            return
        if block.level:
            self._take_heading(block)
        elif self._asked is not None:
            self._asked.append(block)
        elif self._part == _ERRATA and (named := self._read_erratum(block)):
            self._begin(replace(block, text=named[0], level=LOWEST))
            self._parts.append(replace(block, text=named[1]))
        else:
            self._parts.append(block)

    def _take_heading(self, block: Block) -> None:
        self._close()
        part = name_part(block.text)
        level = min(block.level, 1) if part and block.level == LOWEST else block.level
        self._path = [one for one in self._path if one[0] < level]
        within = [found for _, text in self._path if (found := name_part(text))]
        self._part = part or (within[-1] if within else "")
        self._above = tuple(text for _, text in self._path)
        self._path.append((level, block.text))
        self._head = block

    def _take_question(self, block: Block) -> bool:
        """Take a block that begins, or is, a question or an answer; tell whether it was one."""
        mark = _match_mark("question").match(block.text) if self._has_marks else None
        if mark:
            asked, answer = self._split_answer(block.text[mark.end() :])
            self._begin(replace(block, text=asked, level=LOWEST))
            self._asked = [] if answer is None else None
            if answer is not None:
                self._parts.append(replace(block, text=answer))
            return True
        reply = _match_mark("answer").match(block.text) if self._has_marks else None
        if reply and self._asked is not None:
            self._join_question()
            self._parts.append(replace(block, text=block.text[reply.end() :]))
            return True
        if self._part != _QUESTIONS:
            return False
        is_asked = block.level or block.lead == block.text or (self._has_lines and block.text.endswith("?"))
        if is_asked and re.search(r"\?[”»\")]?(?:\s|$)", block.text):
            self._begin(replace(block, level=LOWEST))
            return True
        if "?" in block.lead and block.lead[-1] in ".?!" and not block.level:
            self._begin(replace(block, text=block.lead, level=LOWEST))
            self._parts.append(replace(block, text=block.text[len(block.lead) :].strip()))
            return True
        return False

    def _join_question(self) -> None:
        """Join what of a question stood in paragraphs of their own."""
        if self._head is not None and self._asked:
            text = " ".join([self._head.text, *(block.text for block in self._asked)])
            self._head = replace(self._head, text=text)
        self._asked = None

    def _begin(self, head: Block) -> None:
        self._close()
        self._above = tuple(text for _, text in self._path)
        self._head = head

    def _close(self) -> None:
        head, parts = self._head, self._parts
        if self._asked is not None:
            parts, self._asked = self._asked, None
        self._head, self._parts = None, []
        if self._part == _LEFT_OUT or (head is None and not parts):
            return
        self.units += self._make_units(head, parts, self._above if head else (), self._part)

    def finish(self) -> list[Unit]:
        self._close()
        return self.units

    @staticmethod
    def _make_units(
        head: Block | None, parts: list[Block], section: tuple[str, ...], part: str
    ) -> Iterator[Unit]:
        """Make the unit of a heading and the paragraphs below it."""
        heading = head.text[:_LONGEST_HEADING] if head else ""
        number = _NUMBER.match(heading)
        heading = heading[number.end() :] if number else heading
        tag = _TAG.search(heading)
        heading = heading[: tag.start()] if tag else heading
        is_question = "?" in heading and (part == _QUESTIONS or heading.endswith("?"))
        kind = QUESTION if is_question else _KIND_OF.get(part, RULE)
        if kind == QUESTION and not is_question:
            kind = RULE
        page = head.page if head else parts[0].page
        paragraphs = [f"• {block.text}" if block.is_item else block.text for block in parts]
        new = tuple(run for block in ([head] if head else []) + parts for run in block.new)
        yield Unit(
            kind,
            heading.strip(" :"),
            "\n\n".join(filter(None, paragraphs)),
            section,
            number[1] if number else "",
            tag[1] if tag else "",
            page,
            new,
        )

    @staticmethod
    def _split_answer(text: str) -> tuple[str, str | None]:
        """Split a question from the answer in the same paragraph: "May I? A: Yes." → ("May I?", "Yes.")."""
        found = re.search(rf"(?<=[?.!”\")])\s+(?:{any_of('answer')})\s?[:.–—]\s+", text)
        return (text[: found.start()], text[found.end() :]) if found else (text, None)

    @staticmethod
    def _read_erratum(block: Block) -> tuple[str, str] | None:
        """Read what an erratum corrects, and the correction."""
        for pattern in _match_erratum():
            found = pattern.match(block.text)
            if found:
                return found["name"].strip(), block.text[found.end() :]
        return None


@cache
def _match_erratum() -> tuple[re.Pattern[str], ...]:
    """Match what an erratum corrects: "Ward (p. 12): …", "Page 12, “Ward”: …", "Anger (CotA 1): …"."""
    page = any_of("page")
    quoted = '[“"«]?\\s?(?P<name>[^:“”"«»]{2,80}?)\\s?[”"»]?'
    return (
        re.compile(
            rf"(?:\((?:{page})\s?\d+\)[,:]?|(?:{page})\s?\d+\s?[,:–—-])\s*{quoted}\s*[:–—]\s+", re.IGNORECASE
        ),
        re.compile(rf"{quoted}\s*[,(]\s*(?:{page})\s?\d+\)?\s*[:–—]\s+", re.IGNORECASE),
        re.compile(r"(?P<name>[^:()]{2,60} \([\w ’'.-]{2,40}? ?#?\d{1,4}\w?\))\s*[:–—]\s+"),
    )


# what a book says of itself


class _Cover:
    """The beginning of a document, where it says what it is."""

    def __init__(self, document: Document) -> None:
        self._blocks = document.blocks
        self._texts = [document.title, *(block.text for block in document.blocks[:_FIRST])]

    def find_version(self, called: str) -> str:
        words = any_of("version")
        pattern = re.compile(
            rf"\b(?:{words})\s?(?:v\.?\s?)?(\d{{1,3}}(?:\.\d{{1,3}}){{1,3}}[a-z]?)\b", re.IGNORECASE
        )
        for text in self._texts:
            found = pattern.search(text)
            if found:
                return found[1]
        named = re.search(r"(?<![\d.])(\d{1,3}(?:\.\d{1,3})+)(?![\d])", called)
        return named[1].rstrip(".") if named else ""

    def find_month(self) -> str:
        """Find the month of a book: "June 2026", "JUIN 2026" → "2026-06"."""
        months = {
            name_key(find_raw_template(f"date.{number:02}", lang).partition("{")[0]): number
            for lang in LANGUAGES
            for number in range(1, 13)
        }
        names = "|".join(map(re.escape, sorted(months, key=len, reverse=True)))
        pattern = re.compile(rf"\b({names})(?: \d{{1,2}}(?:st|nd|rd|th)?)? {_YEAR}\b")
        for text in self._texts:
            found = pattern.search(name_key(text))
            if found:
                return f"{found[2]}-{months[found[1]]:02}"
            plain = re.search(rf"\b{_YEAR}-(0[1-9]|1[0-2])\b", text)
            if plain:
                return f"{plain[1]}-{plain[2]}"
        return ""

    def guess_language(self) -> str:
        """Guess the language of a text by the little words that only one of ours has."""
        little = {lang: load_searching(lang).telling for lang in LANGUAGES}
        counts = dict.fromkeys(LANGUAGES, 0)
        for block in self._blocks:
            words = re.findall(r"[a-z]+", fold(block.text))
            for lang, own in little.items():
                others = frozenset().union(*(one for other, one in little.items() if other != lang))
                counts[lang] += sum(word in own and word not in others for word in words)
        return max(counts, key=lambda lang: counts[lang])


def read_facts(document: Document, called: str) -> Facts:
    """Read the version, the month and the language of a document; `called` is the name of its file."""
    cover = _Cover(document)
    return Facts(cover.guess_language(), cover.find_version(called), cover.find_month())
