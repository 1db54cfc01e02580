"""Searching: what people type, whatever it is, against everything the reference says, in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import exp

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.games import get_game, id_to_type
from kfjudge.reference.arguments import check_arguments, games_to_ask
from kfjudge.reference.lookup import find_by_part_of_title, find_in_other_games, nearest_ids
from kfjudge.reference.model import BOARD, Hit, Record, explain_hit, split_verdict
from kfjudge.reference.names import find_boards, find_id, guess_id, is_identifier, split_game
from kfjudge.reference.search.boards import Board, boards_alone, boards_on, with_boards
from kfjudge.reference.search.lexicon import Lexicon, lexicon_of
from kfjudge.reference.search.mentions import corrections
from kfjudge.reference.search.query import LETTERS, Query, understood
from kfjudge.reference.search.rank import A_NAME, Candidate, Ranking, rank, settles
from kfjudge.reference.search.verdict import describe_models
from kfjudge.reference.search.which_game import ChosenGame, choose_game
from kfjudge.reference.search.words import Features, load_weights
from kfjudge.reference.store.store import Store, open_store
from kfjudge.reference.text import card_token, fold
from kfjudge.words import LANGUAGES, default_language, load_language, pick_language

CARD = "card"
IN_TEXTS = ("question", "body", "said")  # pieces that a reader sees, or that lead to one
SNIPPET = 240  # letters
_FAINT = 0.05  # of the entries that are right beside the first, so few stand as far behind it as is not shown
_BEFORE_RULINGS = 3  # entries that stand before rulings which do not settle the case
_MOST_RULINGS = 2  # of those
_GUESSES = 3
_NAMED = 0.2  # of a query, from where on what it names is shown though nothing answers it
_FEW = 40  # entries that have a word which tells something
_SHORT = 2  # words that are no sentence
_BOARDS = 5  # that play the case
_PARTS = re.compile(r"\w+|\W+")


class Results(Struct, frozen=True):
    """What a search found, best first. `did_you_mean`: how the query was read where it was misspelt, or the
    nearest titles where nothing was found. `also` are entries of other games that are called just so, or
    may as well have been asked for."""

    query: str
    hits: tuple[Hit, ...]
    did_you_mean: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    later: tuple[str, ...] = ()  # words for what came with later sets than the books


class Sought(Struct, frozen=True):
    """A search before its hits are written out."""

    query: Query
    ranking: Ranking
    lexicon: Lexicon
    lang: str
    edition: str | None
    boards: list[Board]


def search(
    query: str,
    *,
    lang: str | None = None,
    game: str | None = None,
    kind: str | None = None,
    edition: str | None = None,
    limit: int = 10,
    home: str | None = None,
) -> Results:
    """The entries that a query is about: of the game that is asked for or that it names, else of that
    at home unless another has it better. No hit at all: the books say nothing on it."""
    check_arguments(lang=lang, game=game, kind=kind, edition=edition, limit=limit, text=query)
    game, rest = split_game(query, game)
    check_arguments(game=game, edition=edition)  # of the game that the query names, it may be none
    games = games_to_ask(game, home, edition)
    choice = settle_game(rest, games, kind=kind, edition=edition)
    found = search_in(open_store(choice.game), rest, lang=lang, kind=kind, edition=edition, limit=limit)
    if not found.hits and kind is not None:  # another game may have such a thing
        others = (open_store(one) for one in games if one != choice.game)
        tried = (
            search_in(store, rest, lang=lang, kind=kind, edition=edition, limit=limit) for store in others
        )
        found = next((results for results in tried if results.hits), found)
    also = find_in_other_games(rest, found.hits[0].id, games, kind) if found.hits else ()
    return replace(found, query=query, also=tuple(dict.fromkeys((*also, *choice.others))))


def settle_game(
    text: str, games: Sequence[str], *, kind: str | None = None, edition: str | None = None
) -> ChosenGame:
    """Settle which of some games, that at home first, a text is for: that of which it is an identifier, else
    the likeliest. `others` are then entries of those that are nearly as likely."""
    if len(games) == 1 or is_identifier(text):
        return ChosenGame(games[0])
    stores = [open_store(game) for game in games]
    for store in stores:
        if by_id(store, text, kind, edition):
            return ChosenGame(store.game)

    def look(store: Store) -> tuple[Query, Ranking]:
        sought = seek(store, text, lang=None, kind=None, edition=edition)
        return sought.query, sought.ranking

    choice = choose_game(text, stores, look)
    entries = [(open_store(game), look(open_store(game))[1].found[0].entry) for game in choice.others]
    return replace(choice, others=tuple(lexicon_of(store).ids[entry] for store, entry in entries))


def search_in(
    store: Store, query: str, *, lang: str | None, kind: str | None, edition: str | None, limit: int
) -> Results:
    """The entries of one game."""
    named = by_id(store, query, kind, edition)
    if named:
        hit = id_hit(named, lang or default_language(), edition)
        return Results(query, (hit,))
    if is_identifier(query) and not find_boards(store, query):
        meant = guess_id(store, query)
        misspelt = store.record(meant) if meant else None
        if misspelt is None:
            return Results(query, (), nearest_ids(query, None, store.game))
        hit = id_hit(misspelt, lang or default_language(), edition)
        return Results(query, (hit,), (id_to_type(misspelt.id),))
    sought = seek(store, query, lang=lang, kind=kind, edition=edition)
    if kind == BOARD:
        boards = boards_alone(store, sought.query, sought.lang, edition, limit)
        return Results(query, boards)
    hits = hits_of(store, sought, limit)
    if kind is None:
        called = () if _names_an_entry(sought) else find_boards(store, query)
        hits = with_boards(store, hits, called, sought.boards, sought.lang)[:limit]
    if kind == CARD and not _names_an_entry(sought):
        doing = cards_doing(store, sought, limit)
        if doing:
            return Results(query, doing, _put_right(sought))
    hits = hits or _partly_called(store, sought, kind, limit)
    guessed = guesses(store, sought) if sought.ranking.is_answer or not hits else ()
    return Results(query, hits, guessed, later=sought.query.later)


def _partly_called(store: Store, sought: Sought, kind: str | None, limit: int) -> tuple[Hit, ...]:
    """The entries of whose titles the query is a part, where nothing else is found: "ghoul" is four cards."""
    if sought.query.outside:
        return ()
    found = find_by_part_of_title(store, sought.query.text, kind)[:limit]
    lang, edition = sought.lang, sought.edition
    why = explain_hit("words", lang, load_language(lang).quote(sought.query.text))
    records = (_record(store, id) for id in found)
    return tuple(
        _written(one, lang, edition, 1.0, why, _opening(one, lang, edition))
        for one in records
        if edition is None or one.holds_in(edition)
    )


def _names_an_entry(sought: Sought) -> bool:
    """Whether the query as a whole is what an entry is called, letter by letter or nearly."""
    found = sought.ranking.found
    return sought.ranking.is_answer and bool(found) and found[0].name >= A_NAME


def cards_doing(store: Store, sought: Sought, limit: int) -> tuple[Hit, ...]:
    """The cards that do what the query says."""
    from kfjudge.reference.cards import doing

    query, lang = sought.query, sought.lang
    words = [query.spelled[at] for at in query.content] or query.spelled
    return tuple(
        _written(
            one.record,
            lang,
            sought.edition,
            one.share,
            explain_hit("words", lang, ", ".join(map(load_language(lang).quote, one.words))),
            one.snippet,
        )
        for one in doing(store, words, lang, sought.edition)[:limit]
    )


def by_id(store: Store, query: str, kind: str | None, edition: str | None) -> Record | None:
    """The entry, when the query is an identifier and nothing else was asked for."""
    asked = query[:LETTERS]
    id = find_id(store, asked)
    record = store.record(id) if id else None
    if record is None or (kind and record.kind != kind):
        return None
    if edition and not record.holds_in(edition):
        return None
    return record


def seek(
    store: Store,
    text: str,
    *,
    lang: str | None,
    kind: str | None,
    edition: str | None,
    reader: str | None = None,
    cited: tuple[str, ...] = (),
) -> Sought:
    """What a query is about in one game: asked to settle which game answers, and again to answer."""
    return _sought(store, text, lang, kind, edition, reader, cited)


@lru_cache(maxsize=8)
def _sought(
    store: Store,
    text: str,
    lang: str | None,
    kind: str | None,
    edition: str | None,
    reader: str | None,
    cited: tuple[str, ...],
) -> Sought:
    lexicon = lexicon_of(store)
    query = understood(text, lexicon)
    entries = lexicon.narrowed_to(kind, edition)
    played, boards = played_on(store, query, edition)
    for id in cited:
        if id in lexicon.number:
            played[id] = {**played.get(id, {}), "board_answers": lexicon.telling_of(id)}
    ranking = rank(query, lexicon, entries, played, narrowed=kind is not None)
    return Sought(
        query, ranking, lexicon, lang or _language(query, ranking, lexicon, reader), edition, boards
    )


def played_on(store: Store, query: Query, edition: str | None) -> tuple[dict[str, Features], list[Board]]:
    """Find the boards that play the case of a query, and how far they do for each entry that they are on: one
    that they answer, a rule or a card that they show, and the very card that is asked about. Where cards are
    not all that it says, what follows from their models speaks for entries, too."""
    boards = boards_on(store, query, edition=edition, limit=_BOARDS)
    if query.sure_cards and not (query.beside_cards or query.is_a_sentence_on_cards):
        return {}, boards
    found = describe_models(store, query)
    for board in boards:
        if not board.has_a_card_alone:
            sorts = [(id, "board_answers") for id in board.answers]
            for at, id in enumerate(board.shows):
                kind, _, slug = id.partition(":")[2].partition("/")
                is_asked = at == 0 and board.named == (slug,)
                sort = "shows_the_card" if is_asked else "shows_a_card" if kind == CARD else "shows"
                sorts.append((id, f"board_{sort}"))
            for id, sort in sorts:
                known = found.setdefault(id, {})
                known[sort] = max(known.get(sort, 0.0), board.score)
    return found, boards


def _language(query: Query, ranking: Ranking, lexicon: Lexicon, reader: str | None) -> str:
    """The language to answer in: that of the reader, unless the query is plainly a sentence of another. Of a
    reader who is not known, that of its little words, else that of what it names."""
    if query.lang and (reader is None or query.is_plainly_in(query.lang)):
        return query.lang
    if reader is not None:
        return reader
    for scored in ranking.found[:1]:
        if scored.best >= 0 and lexicon.unit_lang[scored.best]:
            return lexicon.unit_lang[scored.best]
    return default_language()


def hits_of(store: Store, sought: Sought, limit: int) -> tuple[Hit, ...]:
    """What was found: first a ruling that settles the case, then what the books say, and behind the first of
    that other rulings on it."""
    ranking = sought.ranking
    found, rulings = ranking.found if ranking.is_answer else [], ranking.rulings
    settling = rulings[: settles(ranking)]
    first = [*settling, *found][:1]
    if not first:
        return ()
    most, behind = max(one.score for one in first), load_weights()["share"]["behind"]
    for one in (*found, *rulings):
        one.share = exp(min(0.0, one.score - most) / behind)
    every = enumerate((*settling, *found))
    near = [one for at, one in every if at < _BEFORE_RULINGS or one.share >= _FAINT or one.within]
    at = len(settling) + _BEFORE_RULINGS
    before, after = near[:at], near[at:]
    beside = [one for one in rulings[len(settling) :][:_MOST_RULINGS] if one.share >= _FAINT]
    most, least = before[-1].share, after[0].share if after else 0.0
    # Hits stand by their scores, so that of a ruling tells its place.
    placed = [replace(one, share=max(least, min(most, one.share))) for one in beside]
    merged = [*before, *sorted(placed, key=lambda one: -one.share), *after]
    return tuple(_hit(store, sought, scored) for scored in merged[:limit])


def passages(store: Store, sought: Sought, limit: int) -> tuple[Hit, ...]:
    """Where the books have words of a query that nothing answers, if they have them at all. What a sentence
    has that is anywhere in the books leads nowhere."""
    query, lexicon = sought.query, sought.lexicon
    if query.outside:  # only what it names all the same
        named = [scored for scored in sought.ranking.found if scored.within >= _NAMED]
        return tuple(_hit(store, sought, scored) for scored in named[:limit])
    words = [at for at in query.content if not query.words[at].isdigit()]
    telling = {  # words that few entries have
        at
        for at in words
        if 0 < max(lexicon.frequency(lang, lexicon.stem(query.words[at], lang)) for lang in LANGUAGES) <= _FEW
    }
    found = [
        scored
        for scored in sought.ranking.found
        if scored.best >= 0 and lexicon.unit_kind[scored.best] in IN_TEXTS and scored.having & telling
    ]
    if not found and len(query.words) <= _SHORT:
        found = _having_all(query, lexicon)
    return tuple(_hit(store, sought, scored) for scored in found[:limit])


def _having_all(query: Query, lexicon: Lexicon) -> list[Candidate]:
    """The entries that have all words of a query in a paragraph, those that have them often first: for words
    that are too common to be searched by."""
    stems = {lang: [lexicon.stem(word, lang) for word in query.spelled] for lang in LANGUAGES}
    most: dict[int, tuple[int, int]] = {}
    for unit, kind in enumerate(lexicon.unit_kind):
        if kind == "body":
            there = lexicon.stems_of(unit).split(" ")
            often = min((there.count(one) for one in stems[lexicon.unit_lang[unit]]), default=0)
            entry = lexicon.unit_entry[unit]
            if often > most.get(entry, (0, 0))[0]:
                most[entry] = often, unit
    best = sorted(most, key=lambda entry: (-most[entry][0], entry))
    return [
        Candidate(entry, best=most[entry][1], having=frozenset(range(len(query.words)))) for entry in best
    ]


def guesses(store: Store, sought: Sought) -> tuple[str, ...]:
    """What was probably meant: names that the query as a whole is close to, words put right; and, where
    nothing was found, what it names in passing."""
    found = sought.ranking.found
    if not sought.ranking.is_answer:
        titles = [
            _record(store, sought.lexicon.ids[scored.entry]).title(sought.lang)
            for scored in found[:_GUESSES]
            if scored.name or scored.within
        ]
        return tuple(dict.fromkeys(titles))
    near = []
    for scored in (one for one in found[:_GUESSES] if 0 < one.name < 1):
        record = _record(store, sought.lexicon.ids[scored.entry])
        title = record.title(sought.lang)
        theirs = {name.casefold() for name in (title, *record.aliases.get(sought.lang, ()))}
        # A name of another language is told as what the entry is called in the reader's.
        near.append(scored.named if scored.named.casefold() in theirs else title)
    if near:
        return tuple(dict.fromkeys(near))
    return _put_right(sought)


def _put_right(sought: Sought) -> tuple[str, ...]:
    """The query as it was typed, but for the words that were misspelt; nothing where none was, or where one
    of them is no word of the reader's language."""
    known, right = sought.lexicon.words, dict[str, str | None]()
    for word, spelled in sought.query.corrected:
        likely = (spelled, *(other for other, _ in corrections(word, sought.lexicon)))
        ours = (one for one in likely if one in known and sought.lang in known[one].langs)
        right[word] = next(ours, None)
    if not right or None in right.values():
        return ()
    parts = _PARTS.findall(sought.query.text)
    return ("".join(right.get(fold(part)) or part for part in parts).strip(),)


def id_hit(record: Record, lang: str, edition: str | None) -> Hit:
    return _written(record, lang, edition, 2.0, explain_hit("id", lang), _opening(record, lang, edition))


def _hit(store: Store, sought: Sought, scored: Candidate) -> Hit:
    record = _record(store, sought.lexicon.ids[scored.entry])
    snippet = _snippet(record, sought, scored)
    return _written(record, sought.lang, sought.edition, scored.share, _why(sought, scored, store), snippet)


def _written(record: Record, lang: str, edition: str | None, score: float, why: str, snippet: str) -> Hit:
    shown, text = record.nearest(edition or get_game(record.game).newest), " ".join(snippet.split())
    return Hit(
        id=record.id,
        kind=record.kind,
        game=record.game,
        title=record.title(lang),
        lang=lang,
        editions=record.editions,
        score=round(score, 3),
        why=why,
        snippet=text if len(text) <= SNIPPET else f"{text[:SNIPPET].rsplit(' ', 1)[0]} …",
        cite=record.cite(lang, shown),
    )


def _why(sought: Sought, scored: Candidate, store: Store) -> str:
    lang, query, lexicon = sought.lang, sought.query, sought.lexicon
    if scored.name:
        return explain_hit(
            "name" if scored.name > 1 else "near", lang, load_language(lang).quote(scored.named)
        )
    naming = lexicon.cards_of.get(scored.entry, ())
    cards = [card.id for card in query.mentions if card_token(card.id.partition("/")[2]) in naming]
    if cards:
        titles = (_record(store, id).title(lang) for id in dict.fromkeys(cards))
        return explain_hit("cards", lang, ", ".join(titles))
    words = [query.spelled[at] for at in query.content if at in scored.having]
    return explain_hit("words", lang, ", ".join(map(load_language(lang).quote, dict.fromkeys(words))))


def _snippet(record: Record, sought: Sought, scored: Candidate) -> str:
    """The paragraph that was found, if it is of the text shown; else how the text begins."""
    opening = _opening(record, sought.lang, sought.edition)
    lexicon, best = sought.lexicon, scored.best
    if best < 0 or lexicon.unit_kind[best] != "body" or record.verdicts:
        return opening
    shown = record.variant(record.nearest(sought.edition or get_game(record.game).newest))
    found = lexicon.unit_lang[best]
    texts = [variant.text[found] for variant in record.variants if found in variant.text]
    paragraphs = list(dict.fromkeys(part for text in texts for part in text.split("\n\n")))
    paragraph = paragraphs[lexicon.paragraph_of(best)]
    there, here = (pick_language(shown.text, lang).split("\n\n") for lang in (found, sought.lang))
    if paragraph not in there or len(there) != len(here):
        return opening
    number = there.index(paragraph)
    return opening if number == 0 else here[number]


def _opening(record: Record, lang: str, edition: str | None) -> str:
    """The first paragraph; of a question, the verdict before it; of a board, what its title does not say."""
    if record.kind == BOARD:
        return record.view(lang, record.editions[0]).text_below_title
    shown = record.variant(record.nearest(edition or get_game(record.game).newest))
    first = pick_language(shown.text, lang).split("\n\n")[0]
    if not record.verdicts:
        return first
    return " ".join(split_verdict(first, pick_language(record.verdicts, lang))).strip()


def _record(store: Store, id: str) -> Record:
    record = store.record(id)
    assert record
    return record
