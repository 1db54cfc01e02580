"""Lists of entries: what a search found, the questions of the FAQ, cards, errata, rulebooks; names that
were nearly meant; and what there is, for somebody who has not said what is wanted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, groupby
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from kfjudge.core.message import Message, game_message, message, name_edition
from kfjudge.core.readings import Point
from kfjudge.core.text import fold, sanitize, short_id
from kfjudge.games import default_game, get_game, id_to_type
from kfjudge.reference.api import record, records
from kfjudge.reference.cards import GroupOfCards, group_cards
from kfjudge.reference.model import BOARD, RULING, Entry, Hit, name_ruling, question_number, question_topic
from kfjudge.render.blocks import Block, ListRow, Page, Section, Text, section
from kfjudge.render.entry_page import AlsoData, QuotationData, rulebook_data
from kfjudge.render.entry_view import EntryView, board_command, refer_to_game
from kfjudge.render.open_points import PointView, point_data
from kfjudge.render.own_cards import OwnCardData
from kfjudge.words import load_language, name_month
from kfjudge.words.catalogue import find_template, has_message, pick_name, say, tell

if TYPE_CHECKING:
    from kfjudge.reference.search.search import Results


TERM = "glossary"
_OTHER_KINDS = ("rule", "faq", "errata", "ruling", "edition", "card")
_SET = "set"
_MOST_SETS = 4  # that are named where a card is in none
_MOST_SETS_BESIDE_OTHERS = 2


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
    speech = load_language(lang)
    words = tuple(speech.typeset(speech.quote(sanitize(word))) for word in results.later)
    later = [Text(tell("answer.later", lang, words=words))] if words else []
    near = name_nearest(results.did_you_mean, lang)
    return Page(lang, sanitize(query), (section(*later, Text(nothing), near),))


def name_nearest(names: Sequence[str], lang: str) -> Text:
    """Name what there is, where what was asked for is not."""
    typeset = load_language(lang).typeset
    return Text(tell("hits.nearest", lang, names=", ".join(map(typeset, names))) if names else "")


def name_other_games(also: Sequence[str], lang: str) -> list[Text]:
    """Name the entries of other games that are called just so, a line each."""
    links = [refer_to_game(id, lang) for id in also]
    return [Text(", ".join(link.names), strong=link.label, role="aside") for link in links]


class SearchData(Struct, frozen=True):
    """What a search found, and how misspelt words were read."""

    query: str
    hits: tuple[Hit, ...]
    did_you_mean: tuple[str, ...]
    also: tuple[AlsoData, ...] | UnsetType = UNSET
    yours: tuple[QuotationData, ...] | UnsetType = UNSET
    own_cards: tuple[OwnCardData, ...] | UnsetType = UNSET


def name_in_list(id: str, title: str, lang: str) -> str:
    """Name an entry among others: a question by its number, a rule, a card or a board as such, a ruling as in
    no book."""
    kind = short_id(id).partition("/")[0]
    if kind == "faq":
        return f"{question_number(id)} {question_topic(id, title)}"
    if kind == RULING:
        return name_ruling(title, record(id), lang)
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
    """Say how misspelt words were read, and entries of other games that are called so."""
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


def list_questions(entries: Sequence[Entry], edition: str, lang: str, rulings: int) -> ListPage:
    """List the questions of a FAQ by number, each with its verdict, under how many rulings are in no book."""
    key = "hits.faq-of-and-later" if rulings else "hits.faq-of"
    head = tell(key, lang, edition=edition, n=len(entries), later=rulings)
    rows = []
    for entry in entries:
        typeset = load_language(entry.lang).typeset
        topic = question_topic(entry.id, typeset(entry.title))
        rows.append(
            (ListRow(topic, typeset(entry.verdict or ""), number=f"{entry.id.rpartition('/')[2]:>3}"),)
        )
    return ListPage(lang, head, tuple(rows), (Text(head, role="heading"),))


def list_rulings(entries: Sequence[Entry], since: str | None, older: Sequence[str], lang: str) -> ListPage:
    """List rulings that are in no book, each with its verdict, what the book has on it, and where and when it
    was published, under how many are older than asked for: `older` are
    their dates."""
    key = "ruling.listed" if since is None else "ruling.listed-since"
    head = say(game_message(entries[0].game, key, n=len(entries), since=since), lang)
    rows = []
    for entry in entries:
        typeset = load_language(entry.lang).typeset
        named = name_edition(entry.game, entry.edition)
        standing = tell(f"ruling.in-list.{entry.standing}", lang, edition=named)
        place = f"{standing} · {id_to_type(entry.id)} · {typeset(entry.cite)}"
        rows.append((ListRow(typeset(entry.title), typeset(entry.verdict or ""), place=place),))
    beside = [Text(tell("ruling.older", lang, n=len(older), first=min(older)), role="aside")] if older else []
    return ListPage(lang, head, tuple(rows), (Text(head, role="heading"), *beside))


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


def rulebooks_data(entries: Iterable[Entry]) -> list[Any]:
    """Return rulebooks as a program reads them, each with the points that it leaves open."""
    data = []
    for entry in entries:
        points = get_game(entry.game).points(entry.edition)
        left_open = [point_data(PointView(one, entry.game, entry.edition, entry.lang)) for one in points]
        data.append(rulebook_data(EntryView(record(entry.id), entry), left_open))
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


class TitledEntry(Struct, frozen=True):
    """An entry by its title."""

    id: str
    title: str


class Terms(Struct, frozen=True):
    """The terms of a game, and how many entries of other kinds it has."""

    game: str
    terms: tuple[TitledEntry, ...]
    others: dict[str, int]


class CardsOfGame(Struct, frozen=True):
    """How many cards a game has, by set or by whatever they are told apart by."""

    game: str
    cards: int
    by: str
    groups: tuple[GroupOfCards, ...]


class ComparedBook(Struct, frozen=True):
    """A rulebook, and its month if it has one."""

    edition: str
    name: str
    date: str | None


class ComparedBooks(Struct, frozen=True):
    """The rulebooks of a game, oldest first, and each two that can be compared."""

    game: str
    books: tuple[ComparedBook, ...]
    pairs: tuple[tuple[str, str], ...]


# terms


def collect_terms(game: str, lang: str) -> Terms:
    """Collect the terms of a game by their titles in a language, in its alphabet."""
    every = records(game=game)
    terms = [TitledEntry(one.id, one.title(lang)) for one in every if one.kind == TERM]
    counts = {kind: sum(one.kind == kind for one in every) for kind in _OTHER_KINDS}
    return Terms(
        game,
        tuple(sorted(terms, key=lambda one: fold(one.title))),
        {kind: number for kind, number in counts.items() if number},
    )


def list_terms(found: Terms, lang: str, other_games: Sequence[str]) -> ListPage:
    """List terms, a row for each letter that one begins with; above them what else there is."""
    typeset = load_language(lang).typeset
    name = find_template("game.name", lang, found.game)
    counts = [tell(f"contents.kind.{kind}", lang, n=number) for kind, number in found.others.items()]
    head = [Text(tell("contents.terms", lang, game=name, n=len(found.terms)), role="heading")]
    if counts:
        head.append(Text(tell("contents.others", lang, counts=", ".join(counts)), role="aside"))
    if other_games:
        head.append(Text(tell("contents.other-games", lang, games=tuple(other_games)), role="aside"))
    rows: list[tuple[Block, ...]] = []

    def first_letter(term: TitledEntry) -> str:
        letter = next((letter for letter in fold(term.title) if letter.isalnum()), "")
        return letter.upper() if letter.isalpha() else "#"

    for letter, terms in groupby(found.terms, key=first_letter):
        rows.append((Text(", ".join(typeset(one.title) for one in terms), strong=letter, hanging=2),))
    return ListPage(lang, find_template("contents.terms-title", lang), tuple(rows), tuple(head))


# cards


def collect_cards(game: str, lang: str) -> CardsOfGame:
    """Count the cards of a game by set, or by type where it has no sets."""
    by, groups = group_cards(game, lang)
    return CardsOfGame(game, len(get_game(game).reference.facts()), by, groups)


def list_cards_of_games(every: Sequence[CardsOfGame], lang: str) -> ListPage:
    """List the sets of games with how many cards each has, and what lists them."""
    rows: list[tuple[Block, ...]] = []
    for one in every:
        name = find_template("game.name", lang, one.game)
        option = "" if one.game == default_game() else f" --game {one.game}"
        rows.append((Text(tell("contents.cards", lang, game=name, n=one.cards), role="title"),))
        shown = one.groups[:_MOST_SETS] if len(every) > 1 else one.groups
        for group in shown:
            command = f"kfjudge cards{option} --{one.by} {group.value}"
            rows.append((Text(f"{group.cards} · {command}", strong=group.name, indent=2, hanging=2),))
        if left := len(one.groups) - len(shown):
            more = tell("contents.more", lang, n=left, command=f"kfjudge card{option}")
            rows.append((Text(more, role="aside", indent=2, hanging=2),))
    first = every[0].game
    if has_message("game.example.card", first):
        example = find_template("game.example.card", lang, first)
    else:
        example = pick_name(next(iter(get_game(first).reference.facts().values())), lang)
    head = Text(tell("contents.card-example", lang, card=example), role="heading")
    return ListPage(lang, find_template("contents.cards-title", lang), tuple(rows), (head,))


def add_sets(said: Message, games: Sequence[str], lang: str) -> Message:
    """Add to a sentence of which sets or books games have cards, and, of several games, what lists them."""
    told = []
    for game in games:
        by, groups = group_cards(game, lang)
        books = [_book(game, edition, lang) for edition in get_game(game).editions]
        names = [group.name for group in groups] if by == _SET else books
        most = _MOST_SETS if len(games) == 1 else _MOST_SETS_BESIDE_OTHERS
        if left := len(names[most:]):
            names = [*names[:most], tell("contents.more-sets", lang, n=left)]
        name = find_template("game.name", lang, game)
        sets = ", ".join(names)
        told.append(sets if len(games) == 1 else tell("contents.of-game", lang, game=name, sets=sets))
    sentence = message("contents.no-card", said=said, sets=tell("contents.between-games", lang).join(told))
    return sentence if len(games) == 1 else message("contents.all-games", said=sentence)


# rulebooks to compare


def collect_books(game: str, lang: str, edition: str | None = None) -> ComparedBooks:
    """Collect the rulebooks of a game, and each two of them, or those with one edition."""
    editions = get_game(game).editions
    books = [ComparedBook(one, _book(game, one, lang), get_game(game).dates.get(one)) for one in editions]
    pairs = [pair for pair in combinations(editions, 2) if edition is None or edition in pair]
    pairs.sort(key=lambda pair: pair[::-1], reverse=True)  # the newest first
    return ComparedBooks(game, tuple(books), tuple(pairs))


def _book(game: str, edition: str, lang: str) -> str:
    return find_template(f"book.{edition}", lang, game)


def list_books_to_compare(every: Sequence[ComparedBooks], lang: str) -> ListPage:
    """List the rulebooks of games, and what compares each two."""
    rows: list[tuple[Block, ...]] = []
    for one in every:
        name = find_template("game.name", lang, one.game)
        blocks = [Text(tell("contents.editions", lang, game=name, n=len(one.books)), role="title")]
        for book in one.books:
            month = name_month(book.date, lang) if book.date else find_template("doctor.undated", lang)
            blocks.append(Text(f"{book.name}, {month}", strong=book.edition, indent=2, hanging=2))
        label = find_template("contents.compare", lang)
        for since, to in one.pairs:
            blocks.append(Text(f"kfjudge diff {since} {to}", strong=label, indent=2, hanging=2))
        if not one.pairs:
            blocks.append(Text(find_template("contents.one-edition", lang), role="aside", indent=2))
        rows.append(tuple(blocks))
    return ListPage(lang, find_template("contents.comparable", lang), tuple(rows))
