"""What differs between two rulebooks, on a screen, as Markdown and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import asdict, replace

from kfjudge.core.ids import full_id
from kfjudge.games import get_game, qualify
from kfjudge.render.editions.gather import (
    ADDED,
    CHANGED,
    KINDS,
    LEFT_OUT,
    NEW,
    REMOVED,
    REWORDED,
    Apart,
    Comparison,
    InEdition,
    Told,
)
from kfjudge.render.entry import set_in
from kfjudge.render.hits import name_of
from kfjudge.render.writers.text import Line, cut, flat, joined, rows, wrapped
from kfjudge.words.catalogue import find_template, tell, tell_in_game

_INDENT = "  "
_ALIKE = (
    *(kind for kind in KINDS if kind != CHANGED),
    "notes",
    "slips",
)  # what is counted beside changed rules
_SCREEN = 22  # lines: a comparison is worth all of a small terminal, the line of the prompt left out


def whole(found: Comparison, term: str | None, width: int) -> list[Line]:
    """Everything that differs."""
    return joined([head(found, term, width), *_blocks(found, width)])


def first_screen(found: Comparison, term: str | None, width: int) -> list[Line]:
    """What fits on a first screen: all of it, else the beginning where a term was asked for and the rest by
    name, else an overview."""
    everything = whole(found, term, width)
    height = max(rows(width), _SCREEN)
    blocks = _blocks(found, width)
    if len(everything) <= height or len(blocks) == 1:
        return everything
    if term:
        return _beginning(found, term, blocks, width, height)
    heading = _head(found, term, width, (CHANGED,))
    foot = [
        *wrapped(_counts(found, _ALIKE), width, role="aside"),
        Line(cut(find_template("diff.more", found.lang), width), "aside"),
    ]
    overview = _overview(found, width, height - len(heading) - len(foot))
    return [*heading, *overview, *foot]


def _beginning(found: Comparison, term: str, blocks: list[list[Line]], width: int, height: int) -> list[Line]:
    """As many differences as fit, but at least one: each is shown whole or by name, since half of it
    misleads."""
    names = _names(found)
    for count in range(len(blocks) - 1, 0, -1):
        rest = _separated(dict.fromkeys(names[count:]), found.lang)
        told = tell("diff.more-of", found.lang, names=rest)
        more = wrapped(told, width, role="aside", hanging=_INDENT)
        page = joined([head(found, term, width), *blocks[:count], more])
        if len(page) <= height:
            break
    return page


def _names(found: Comparison) -> list[str]:
    """What to call each block."""
    lang = found.lang
    names = [_named(one, found) for name in _topics(found) for one in found.differences if one.topic == name]
    for key, told in (("diff.notes-on", found.notes), ("diff.slips-on", found.slips)):
        names += [tell(key, lang, title=set_in(lang)(said.title)) for said in told]
    return names


def head(found: Comparison, term: str | None, width: int) -> list[Line]:
    """Which editions, and how much of each kind there is."""
    return _head(found, term, width, (CHANGED, *_ALIKE))


def _head(found: Comparison, term: str | None, width: int, kinds: Iterable[str]) -> list[Line]:
    key = "diff.head-of" if term else "diff.head"
    told = tell(key, found.lang, since=found.since, to=found.to, counts=_counts(found, kinds), term=term)
    return wrapped(told, width, role="title")


def _counts(found: Comparison, kinds: Iterable[str]) -> str:
    amounts = {kind: len(found.of_kind(kind)) for kind in KINDS}
    amounts |= {"notes": len(found.notes), "slips": len(found.slips)}
    told = ((kind, amounts[kind]) for kind in kinds)
    return ", ".join(tell(f"diff.count.{kind}", found.lang, n=n) for kind, n in told if n)


# the overview


def _overview(found: Comparison, width: int, height: int) -> list[Line]:
    """The changed rules by topic, what is new and what is gone, a line of each before a second of any; then,
    where there is room, the rest by title."""
    colon = find_template("entry.colon", found.lang)
    texts = [
        f"{topic(name, found)}{colon} {_separated(titles, found.lang)}" for name, titles in _by_topic(found)
    ]
    texts += [_of_kind(kind, found) for kind in (NEW, REMOVED) if found.of_kind(kind)]
    blocks = [wrapped(text, width, hanging=_INDENT) for text in texts[:height]]
    most = [1] * len(blocks)
    left = height - len(blocks)
    while left and (short := [at for at, lines in enumerate(blocks) if most[at] < len(lines)]):
        for at in short[:left]:
            most[at] += 1
        left -= len(short[:left])
    shown = flat(_at_most(lines, count, width) for lines, count in zip(blocks, most, strict=True))
    for text in _the_rest(found):
        if len(shown) < height:
            shown += _at_most(wrapped(text, width, hanging=_INDENT), height - len(shown), width)
    return shown


def _the_rest(found: Comparison) -> Iterator[str]:
    if found.uncompared:
        yield _uncompared(found)
    for kind in (ADDED, LEFT_OUT, REWORDED):
        if found.of_kind(kind):
            yield _of_kind(kind, found)
    if found.slips:
        yield tell("diff.slips-in", found.lang, names=", ".join(_titles(found.slips, found.lang)))


def _at_most(lines: list[Line], most: int, width: int) -> list[Line]:
    """The first lines, the last of them cut where there are more."""
    if len(lines) <= most:
        return lines
    rest = " ".join(line.text.strip(" ") for line in lines[most - 1 :])
    start = _INDENT if most > 1 else ""
    return [*lines[: most - 1], Line(start + cut(rest, width - len(start)))]


def _separated(parts: Iterable[str], lang: str) -> str:
    return find_template("diff.semicolon", lang).join(parts)


def _by_topic(found: Comparison) -> Iterator[tuple[str, list[str]]]:
    for name in _topics(found):
        titles = [set_in(found.lang)(one.title) for one in found.of_kind(CHANGED) if one.topic == name]
        if titles:
            yield name, titles


def _of_kind(kind: str, found: Comparison) -> str:
    """The entries of a kind by title, the questions of the FAQ by their number."""
    ours = found.of_kind(kind)
    names = _titles((one for one in ours if one.topic != "faq"), found.lang)
    questions = sum(one.topic == "faq" for one in ours)
    if questions:
        names.append(tell("diff.questions", found.lang, n=questions))
    return tell(f"diff.{kind}", found.lang, names=", ".join(names))


def _titles(of: Iterable[Apart | Told], lang: str) -> list[str]:
    return list(dict.fromkeys(set_in(lang)(one.title) for one in of))


def _uncompared(found: Comparison) -> str:
    lacking = get_game(found.game).drawing.rulebooks().missing_kinds
    edition = next(edition for edition in (found.since, found.to) if edition in lacking)
    return tell_in_game(found.game, "diff.uncompared", found.lang, edition=edition, n=len(found.uncompared))


def _topics(found: Comparison) -> tuple[str, ...]:
    return get_game(found.game).drawing.rulebooks().topics


def topic(name: str, found: Comparison) -> str:
    return find_template(f"difference.topic.{name}", found.lang, found.game)


# the differences, each a block


def _blocks(found: Comparison, width: int) -> list[list[Line]]:
    blocks = []
    for name in _topics(found):
        heading = wrapped(topic(name, found), width, role="title")
        for one in found.differences:
            if one.topic == name:
                blocks.append([*heading, *_block(one, found, width)])
                heading = []
    for key, told in (("notes", found.notes), ("slips", found.slips)):
        heading = wrapped(find_template(f"diff.{key}", found.lang), width, role="title")
        for said in told:
            blocks.append([*heading, *_remark(said, found, width)])
            heading = []
    if found.uncompared:
        blocks.append(wrapped(_uncompared(found), width, role="aside"))
    return blocks


def _block(one: Apart, found: Comparison, width: int) -> list[Line]:
    """A difference: its name, and everything about it."""
    lines = wrapped(titled(one, found), width)
    lines = [replace(line, strong=len(line.text)) for line in lines]
    for label, text in parts(one, found):
        lines += _indented(wrapped(text, width - len(_INDENT), strong=label, hanging=_INDENT))
    return lines


def _indented(lines: Iterable[Line]) -> list[Line]:
    return [
        Line(_INDENT + line.text, line.role, line.strong + len(_INDENT) if line.strong else 0)
        for line in lines
    ]


def titled(one: Apart, found: Comparison) -> str:
    """The name of a difference and what sort it is."""
    name = _named(one, found)
    name = name[:1].upper() + name[1:]
    return tell("diff.title", found.lang, title=name, kind=find_template(f"diff.kind.{one.kind}", found.lang))


def _named(one: Apart | Told, found: Comparison) -> str:
    name = set_in(found.lang)(one.title)
    return name_of(full_id(one.id, found.game), name, found.lang) if "/" in one.id else name


def parts(one: Apart, found: Comparison) -> Iterator[tuple[str, str]]:
    """What there is to say of a difference: a label, perhaps an empty one, and a text."""
    lang, told = found.lang, set_in(found.lang)
    if one.means:
        yield "", told(one.means).replace("\n", " ")
    if one.kind in (ADDED, LEFT_OUT, REWORDED):
        yield from _told(one, lang)
        yield "", _separated(dict.fromkeys(told(side.cite) for side in one.sides), lang)
    else:
        for side in one.sides:
            yield tell("diff.edition", lang, edition=side.edition), _side(side, lang)
    if one.who:
        yield find_template("diff.who", lang), f"{told(one.who)}."
    for board in one.boards:
        name = qualify(board, found.game)
        replay = tell("diff.replay", lang, board=name, editions=f"{found.since},{found.to}")
        yield find_template("diff.board", lang), replay
    if one.kind == CHANGED:
        yield from _told(one, lang)
    names = [other.title for other in found.differences if other.id in one.rows]
    if names:
        yield "", tell("diff.see", lang, names=_separated(map(told, names), lang))


def _told(one: Apart, lang: str) -> Iterator[tuple[str, str]]:
    """What the entries themselves say of it."""
    for said in one.told:
        yield "", tell("diff.told", lang, text=set_in(lang)(said.text), id=said.id)


def _side(side: InEdition, lang: str) -> str:
    """What one edition says and where."""
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
    cite = set_in(lang)(side.cite)
    return tell(key, lang, says=says, cite=cite, id=side.id, speaks=side.speaks)


def _remark(said: Told, found: Comparison, width: int) -> list[Line]:
    label, text = _labelled(said, found)
    return wrapped(text, width, strong=label, hanging=_INDENT)


def _labelled(said: Told, found: Comparison) -> tuple[str, str]:
    lang, title = found.lang, _named(said, found)
    label = tell("diff.of", lang, title=title, editions=", ".join(said.editions))
    return label, tell("diff.told", lang, text=set_in(lang)(said.text), id=said.id)


# other forms


def markdown(found: Comparison, term: str | None) -> list[str]:
    """Everything, to paste where Markdown is read."""
    lines = [f"# {head(found, term, 10_000)[0].text}"]
    for name in _topics(found):
        ours = [one for one in found.differences if one.topic == name]
        lines += ["", f"## {topic(name, found)}"] if ours else []
        for one in ours:
            lines += ["", f"### {titled(one, found)}", ""]
            lines += [f"- **{label}** {text}" if label else f"- {text}" for label, text in parts(one, found)]
    for key, told in (("notes", found.notes), ("slips", found.slips)):
        lines += ["", f"## {find_template(f'diff.{key}', found.lang)}", ""] if told else []
        lines += [f"- **{label}** {text}" for label, text in (_labelled(said, found) for said in told)]
    return lines


def data(found: Comparison, limit: int | None = None) -> dict[str, Any]:
    """Everything, for a program to read."""
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


def limited(found: Comparison, limit: int | None) -> Comparison:
    """Only so many of the differences."""
    return replace(found, differences=found.differences[:limit])
