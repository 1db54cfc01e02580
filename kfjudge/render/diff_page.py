"""What differs between two rulebooks: as a page, as Markdown and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from kfjudge.core.ids import full_id
from kfjudge.core.message import game_message
from kfjudge.games import get_game, qualify
from kfjudge.render.blocks import Page, Section, Text, section
from kfjudge.render.edition_differences import (
    ADDED,
    CHANGED,
    KINDS,
    LEFT_OUT,
    NEW,
    REMOVED,
    REWORDED,
    BookDifference,
    Comparison,
    Remark,
    Side,
)
from kfjudge.render.entry_names import name_in_list
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_template, say, tell

_ALIKE = (*(kind for kind in KINDS if kind != CHANGED), "notes", "slips")  # counted beside changed rules


class DiffPage(Struct, frozen=True):
    """The head of a comparison and a section for each difference. Where they do not all fit on a first
    screen, an overview stands for them: the changed rules under `brief_head`, as much of `others` as there is
    room for, and what is counted. Of a term, the first differences stand for all, and the rest are named."""

    lang: str
    head: Text
    differences: tuple[Section, ...]
    names: tuple[str, ...]
    brief_head: Text
    overview: tuple[Text, ...]
    others: tuple[Text, ...]
    counted: Text
    of_term: bool

    @property
    def page(self) -> Page:
        """All of it."""
        head = replace(self.head, role="heading")
        return Page(self.lang, self.head.text, (section(head), *self.differences))


def lay_out_diff(found: Comparison, term: str | None, limit: int | None = None) -> DiffPage:
    """Put the page of a comparison together; `term` is what it was narrowed to, in words."""
    found = replace(found, differences=found.differences[:limit])
    lang, kinds = found.lang, [kind for kind in (ADDED, LEFT_OUT, REWORDED) if found.of_kind(kind)]
    others = [_uncompared(found)] if found.uncompared else []
    others += [_name_kind(kind, found) for kind in kinds]
    if found.slips:
        names = dict.fromkeys(load_language(lang).typeset(one.title) for one in found.slips)
        others.append(tell("diff.slips-in", lang, names=", ".join(names)))
    return DiffPage(
        lang=lang,
        head=Text(_head(found, term, (CHANGED, *_ALIKE)), role="title"),
        differences=tuple(_sections(found)),
        names=tuple(_names(found)),
        brief_head=Text(_head(found, term, (CHANGED,)), role="title"),
        overview=tuple(Text(text, hanging=2) for text in _overview(found)),
        others=tuple(Text(text, hanging=2) for text in others),
        counted=Text(_count(found, _ALIKE), role="aside"),
        of_term=bool(term),
    )


def _head(found: Comparison, term: str | None, kinds: Iterable[str]) -> str:
    """Which editions, and how much of each kind there is."""
    key = "diff.head-of" if term else "diff.head"
    return tell(key, found.lang, since=found.since, to=found.to, counts=_count(found, kinds), term=term)


def _count(found: Comparison, kinds: Iterable[str]) -> str:
    amounts = {kind: len(found.of_kind(kind)) for kind in KINDS}
    amounts |= {"notes": len(found.notes), "slips": len(found.slips)}
    return ", ".join(
        tell(f"diff.count.{kind}", found.lang, n=amounts[kind]) for kind in kinds if amounts[kind]
    )


# the overview


def _overview(found: Comparison) -> Iterator[str]:
    """Name the changed rules by topic, then what is new and what is gone."""
    colon = find_template("entry.colon", found.lang)
    for topic in get_game(found.game).drawing.rulebooks().topics:
        typeset = load_language(found.lang).typeset
        titles = [typeset(one.title) for one in found.of_kind(CHANGED) if one.topic == topic]
        if titles:
            yield f"{name_topic(topic, found)}{colon} {_separate(titles, found.lang)}"
    for kind in (NEW, REMOVED):
        if found.of_kind(kind):
            yield _name_kind(kind, found)


def _name_kind(kind: str, found: Comparison) -> str:
    """Name the entries of a kind: by title, the questions of the FAQ by how many they are."""
    ours, typeset = found.of_kind(kind), load_language(found.lang).typeset
    names = list(dict.fromkeys(typeset(one.title) for one in ours if one.topic != "faq"))
    questions = sum(one.topic == "faq" for one in ours)
    if questions:
        names.append(tell("diff.questions", found.lang, n=questions))
    return tell(f"diff.{kind}", found.lang, names=", ".join(names))


def _separate(parts: Iterable[str], lang: str) -> str:
    return find_template("diff.semicolon", lang).join(parts)


def _uncompared(found: Comparison) -> str:
    lacking = get_game(found.game).drawing.rulebooks().missing_kinds
    edition = next(edition for edition in (found.since, found.to) if edition in lacking)
    uncompared = game_message(found.game, "diff.uncompared", edition=edition, n=len(found.uncompared))
    return say(uncompared, found.lang)


def name_topic(topic: str, found: Comparison) -> str:
    return find_template(f"difference.topic.{topic}", found.lang, found.game)


# the differences


def _by_topic(found: Comparison) -> Iterator[tuple[str, list[BookDifference]]]:
    for topic in get_game(found.game).drawing.rulebooks().topics:
        ours = [one for one in found.differences if one.topic == topic]
        if ours:
            yield name_topic(topic, found), ours


def _remarks(found: Comparison) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The notes and the slips of translation: each a label and a text, under a heading."""
    for kind, remarks in (("notes", found.notes), ("slips", found.slips)):
        labelled = []
        for one in remarks:
            editions = ", ".join(one.editions)
            label = tell("diff.of", found.lang, title=_name(one, found), editions=editions)
            labelled.append((label, _told(one, found.lang)))
        if labelled:
            yield find_template(f"diff.{kind}", found.lang), labelled


def _sections(found: Comparison) -> Iterator[Section]:
    """A section for each difference and remark; the first of a topic has its heading."""
    for topic, differences in _by_topic(found):
        for at, one in enumerate(differences):
            title = Text("", strong=_title(one, found))
            parts = [Text(text, strong=label, indent=2, hanging=2) for label, text in _parts(one, found)]
            yield section(Text("" if at else topic, role="title"), title, *parts)
    for heading, remarks in _remarks(found):
        for at, (label, text) in enumerate(remarks):
            yield section(Text("" if at else heading, role="title"), Text(text, strong=label, hanging=2))
    if found.uncompared:
        yield section(Text(_uncompared(found), role="aside"))


def _names(found: Comparison) -> Iterator[str]:
    """What to call each section."""
    for _, differences in _by_topic(found):
        yield from (_name(one, found) for one in differences)
    for key, remarks in (("diff.notes-on", found.notes), ("diff.slips-on", found.slips)):
        for one in remarks:
            yield tell(key, found.lang, title=load_language(found.lang).typeset(one.title))


def _title(one: BookDifference, found: Comparison) -> str:
    """The name of a difference and what sort it is."""
    name = _name(one, found)
    kind = find_template(f"diff.kind.{one.kind}", found.lang)
    return tell("diff.title", found.lang, title=name[:1].upper() + name[1:], kind=kind)


def _name(one: BookDifference | Remark, found: Comparison) -> str:
    name = load_language(found.lang).typeset(one.title)
    return name_in_list(full_id(one.id, found.game), name, found.lang) if "/" in one.id else name


def _parts(one: BookDifference, found: Comparison) -> Iterator[tuple[str, str]]:
    """What there is to say of a difference: a label, perhaps an empty one, and a text."""
    lang, typeset = found.lang, load_language(found.lang).typeset
    remarks = [("", _told(remark, lang)) for remark in one.told]
    if one.means:
        yield "", typeset(one.means).replace("\n", " ")
    if one.kind in (ADDED, LEFT_OUT, REWORDED):
        yield from remarks
        yield "", _separate(dict.fromkeys(typeset(side.cite) for side in one.sides), lang)
    else:
        for side in one.sides:
            yield tell("diff.edition", lang, edition=side.edition), _describe_side(side, lang)
    if one.who:
        yield find_template("diff.who", lang), f"{typeset(one.who)}."
    for board in one.boards:
        editions = f"{found.since},{found.to}"
        replay = tell("diff.replay", lang, board=qualify(board, found.game), editions=editions)
        yield find_template("diff.board", lang), replay
    if one.kind == CHANGED:
        yield from remarks
    names = [typeset(other.title) for other in found.differences if other.id in one.rows]
    if names:
        yield "", tell("diff.see", lang, names=_separate(names, lang))


def _told(remark: Remark, lang: str) -> str:
    return tell("diff.told", lang, text=load_language(lang).typeset(remark.text), id=remark.id)


def _describe_side(side: Side, lang: str) -> str:
    """Say what one edition says and where."""
    on_card = side.id.startswith("card/")
    if side.says is None:
        key = "diff.printed"
    elif side.reported:
        key = "diff.reported"
    elif side.silent:
        key = "diff.silent-altogether" if side.speaks else "diff.silent-on-card" if on_card else "diff.silent"
    else:
        key = "diff.says-on-card" if on_card else "diff.says"
    says = side.says and side.says[:1].upper() + side.says[1:]
    cite = load_language(lang).typeset(side.cite)
    return tell(key, lang, says=says, cite=cite, id=side.id, speaks=side.speaks)


# other forms


def diff_markdown(found: Comparison, term: str | None, limit: int | None = None) -> list[str]:
    """Write everything as lines of Markdown, with headings of three ranks."""
    found = replace(found, differences=found.differences[:limit])
    lines = [f"# {_head(found, term, (CHANGED, *_ALIKE))}"]
    for topic, differences in _by_topic(found):
        lines += ["", f"## {topic}"]
        for one in differences:
            lines += ["", f"### {_title(one, found)}", ""]
            lines += [f"- **{label}** {text}" if label else f"- {text}" for label, text in _parts(one, found)]
    for heading, remarks in _remarks(found):
        lines += ["", f"## {heading}", "", *(f"- **{label}** {text}" for label, text in remarks)]
    return lines


def diff_data(found: Comparison, limit: int | None = None) -> dict[str, Any]:
    """Return everything as a program reads it."""
    return {
        "from": found.since,
        "to": found.to,
        "lang": found.lang,
        "term": found.term,
        "counts": {kind: len(found.of_kind(kind)) for kind in KINDS},
        "differences": [asdict(one) for one in found.differences[:limit]],
        "notes": [asdict(note) for note in found.notes],
        "slips": [asdict(slip) for slip in found.slips],
        "uncompared": list(found.uncompared),
    }
