"""Lists of entries: what a search found, the questions of the FAQ, cards, errata, rulebooks; and names that
were nearly meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.message import name_edition
from kfjudge.core.readings import Point
from kfjudge.core.text import sanitize, short_id
from kfjudge.games import get_game
from kfjudge.reference.api import record
from kfjudge.reference.model import BOARD, Entry, Hit
from kfjudge.render.blocks import Block, ListRow, Page, Section, Text, section
from kfjudge.render.entry_page import entry_data
from kfjudge.render.entry_view import (
    EntryView,
    board_command,
    id_to_type,
    question_number,
    question_topic,
    refer_to_game,
)
from kfjudge.render.open_points import PointView, point_data
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_template, tell

if TYPE_CHECKING:
    from kfjudge.reference.search.search import Results


class ListPage(Struct, frozen=True):
    """A list in one language: its head, and the blocks of each row. On a first screen the last rows give
    way."""

    lang: str
    title: str
    rows: tuple[tuple[Block, ...], ...]
    head: tuple[Block, ...] = ()
    foot: tuple[Block, ...] = ()

    @property
    def page(self) -> Page:
        """All of it."""
        blocks = (block for row in self.rows for block in row)
        return Page(self.lang, self.title, (section(*self.head, *blocks, *self.foot),))

    def limited(self, most: int | None) -> ListPage:
        return replace(self, rows=self.rows[:most])


# what a search found


def list_hits(
    results: Results, query: str, lang: str, *, also: Sequence[str], other_games: Sequence[str]
) -> ListPage:
    """List hits, each with the beginning of what it says, what to type for it, and where it is printed; those
    of other games with the name of their game."""
    rows = [row_of_hit(hit, names_game=hit.game in other_games) for hit in results.hits]
    return ListPage(lang, sanitize(query), tuple(rows), _head_of_hits(results, lang, also))


def list_hits_in_full(results: Results, query: str, lang: str, *, also: Sequence[str]) -> Page:
    """List every hit with its whole snippet, where it is printed, and what led to it."""
    sections: list[Section] = []
    for hit in results.hits:
        typeset = load_language(hit.lang).typeset
        blocks = [
            *([] if sections else _head_of_hits(results, lang, also)),
            Text(name_in_list(hit.id, typeset(hit.title), hit.lang), role="title"),
            Text(typeset(" ".join(hit.snippet.split()))),
            *([Text(board_command(hit.id), role="aside")] if hit.kind == BOARD else []),
            Text(f"{typeset(hit.cite)} · {id_to_type(hit.id)} · {typeset(hit.why)}", role="aside"),
        ]
        sections.append(section(*blocks))
    return Page(lang, sanitize(query), tuple(sections))


def lay_out_no_hits(results: Results, query: str, lang: str) -> Page:
    """Say that nothing was found, and what is near."""
    nothing = tell("hits.nothing", lang, query=sanitize(query))
    near = name_nearest(results.did_you_mean, lang)
    return Page(lang, sanitize(query), (section(Text(nothing), near),))


def name_nearest(names: Sequence[str], lang: str) -> Text:
    """Name what there is, where what was asked for is not."""
    typeset = load_language(lang).typeset
    return Text(tell("hits.nearest", lang, names=", ".join(map(typeset, names))) if names else "")


def name_other_games(also: Sequence[str], lang: str) -> list[Text]:
    """Name the entries of other games that are called just so, a line each."""
    links = [refer_to_game(id, lang) for id in also]
    return [Text(", ".join(link.names), strong=link.label, role="aside") for link in links]


def also_data(also: Sequence[str]) -> dict[str, Any]:
    """The same for a program to read; nothing where there is none."""
    return {"also": [{"game": id.partition(":")[0], "id": id} for id in also]} if also else {}


def name_in_list(id: str, title: str, lang: str) -> str:
    """Name an entry among others: a question by its number, a rule, a card or a board as such."""
    kind = short_id(id).partition("/")[0]
    if kind == "faq":
        return f"{question_number(id)} {question_topic(id, title)}"
    if kind in ("rule", "card", BOARD):
        return f"{title} ({find_template(f'hits.{kind}', lang)})"
    return title


def name_in_line(found: Sequence[Hit]) -> list[str]:
    """Name hits for a line: a question by its number alone, a rule as one only beside a concept of the same
    name."""
    titles = [hit.title for hit in found]
    names = []
    for hit in found:
        if hit.kind == "faq":
            names.append(question_number(hit.id))
        elif hit.kind == "rule" and titles.count(hit.title) == 1:
            names.append(hit.title)
        else:
            names.append(name_in_list(hit.id, hit.title, hit.lang))
    return names


def _head_of_hits(results: Results, lang: str, also: Sequence[str]) -> tuple[Block, ...]:
    """How misspelt words were read, and entries of other games that are called so."""
    typeset = load_language(lang).typeset
    guesses = ", ".join(map(typeset, results.did_you_mean))
    read_as = [Text(tell("hits.did-you-mean", lang, names=guesses))] if guesses else []
    return (*read_as, *name_other_games(also, lang))


def row_of_hit(hit: Hit, *, names_game: bool = False) -> tuple[Block, ...]:
    typeset = load_language(hit.lang).typeset
    name = name_in_list(hit.id, typeset(hit.title), hit.lang)
    if hit.kind == BOARD:  # what runs it must not be cut
        return (
            Text(name, role="title", hanging=2),
            Text(board_command(hit.id), role="aside", indent=2, hanging=2),
        )
    if names_game:
        name = f"{name} ({find_template('game.name', hit.lang, hit.game)})"
    place = f"{id_to_type(hit.id)} · {typeset(hit.cite)}"
    return (ListRow(name, typeset(" ".join(hit.snippet.split())), place=place),)


# the entries of a kind


def list_questions(entries: Sequence[Entry], edition: str, lang: str) -> ListPage:
    """List the questions of a FAQ by number, each with its verdict."""
    head = tell("hits.faq-of", lang, edition=edition, n=len(entries))
    rows = []
    for entry in entries:
        typeset = load_language(entry.lang).typeset
        topic = question_topic(entry.id, typeset(entry.title))
        rows.append(
            (ListRow(topic, typeset(entry.verdict or ""), number=f"{entry.id.rpartition('/')[2]:>3}"),)
        )
    return ListPage(lang, head, tuple(rows), (Text(head, role="heading"),))


def list_entries(entries: Iterable[Entry], lang: str, title: str, head: Sequence[Block] = ()) -> ListPage:
    """List entries by title, each with its first paragraph."""
    rows = []
    for entry in entries:
        typeset = load_language(entry.lang).typeset
        opening = typeset(entry.text).split("\n\n")[0]
        rows.append((Text(typeset(entry.title), role="title"), Text(opening, indent=2)))
    return ListPage(lang, title, tuple(rows), tuple(head))


def list_rulebooks(
    entries: Iterable[Entry], game: str, edition: str, lang: str, others: Sequence[str]
) -> ListPage:
    """List the rulebooks of a game, under what one of them leaves open and which other games there are."""
    count = len(get_game(game).points(edition))
    left_open = tell("reading.list", lang, n=count, edition=name_edition(game, edition)) if count else ""
    label = find_template("hits.other-games", lang) if others else ""
    head = [Text(left_open, role="aside"), Text(", ".join(others), strong=label, role="aside", hanging=2)]
    return list_entries(entries, lang, find_template("hits.title-editions", lang), head)


def rulebooks_data(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """Return rulebooks as a program reads them, each with the points that it leaves open."""
    data = []
    for entry in entries:
        points = get_game(entry.game).points(entry.edition)
        left_open = [point_data(PointView(one, entry.game, entry.edition, entry.lang)) for one in points]
        data.append(entry_data(EntryView(record(entry.id), entry)) | {"open_points": left_open})
    return data


def list_points(points: Iterable[Point], game: str, edition: str, lang: str) -> ListPage:
    """List points that an edition leaves open by name, each with how it is played."""
    rows = tuple(PointView(point, game, edition, lang).in_brief for point in points)
    return ListPage(lang, find_template("hits.title-points", lang), rows)


# cards


def list_cards(entries: Sequence[Entry], total: int, lang: str, *, by_text: bool) -> ListPage:
    """List cards by title, each with the beginning of what is printed on it and what it does, above how many
    there are. Where they were asked for `by_text`, what they do comes first."""
    rows: list[tuple[Block, ...]] = []
    for card in entries:
        title, printed, effects = _texts_of_card(card)
        told = " ".join([*effects, printed] if by_text else [printed, *effects])
        rows.append((ListRow(title, told),))
    return _counted(rows, total, lang)


def list_cards_in_full(entries: Sequence[Entry], total: int, lang: str) -> ListPage:
    """List cards by title, each with all that is printed on it and all it does, above how many there are."""
    rows: list[tuple[Block, ...]] = []
    for card in entries:
        title, printed, effects = _texts_of_card(card)
        told = [Text(line, indent=2, hanging=2) for line in (printed, *effects)]
        rows.append((Text(title, role="title"), *told))
    return _counted(rows, total, lang)


def _counted(rows: Sequence[tuple[Block, ...]], total: int, lang: str) -> ListPage:
    """Say below some cards how many there are."""
    key = "cards.none" if not total else "cards.counted" if len(rows) == total else "cards.cut"
    count = Text(tell(key, lang, n=total, shown=len(rows)), role="aside")
    return ListPage(lang, find_template("hits.title-cards", lang), tuple(rows), foot=(count,))


def _texts_of_card(card: Entry) -> tuple[str, str, list[str]]:
    """Return the title of a card, what is printed on it, and what it does but for keywords that its facts
    name already."""
    typeset = load_language(card.lang).typeset
    printed = typeset(card.text)
    return typeset(card.title), printed, [one for one in card.does or () if one not in printed]
