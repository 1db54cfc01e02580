"""Answering a question in plain words: the entry that settles it, the cards it names, and what the answer
rests on. A question that the books say nothing on gets no answer."""

from __future__ import annotations

from msgspec import Struct

from kfjudge.games import newest
from kfjudge.reference.arguments import check_asked
from kfjudge.reference.model import Entry, Hit
from kfjudge.reference.search.mentions import Mention
from kfjudge.reference.search.query import Query
from kfjudge.reference.search.search import Sought, by_id, guesses, hits_of, id_hit, seek
from kfjudge.reference.store.store import Store, open_store
from kfjudge.words import default

MOST_RESTING = 5


class Recognized(Struct, frozen=True):
    """A card that the question names: its id, its name, and how the question spells it."""

    id: str
    title: str
    written: str
    exact: bool


class Answer(Struct, frozen=True):
    """The best entry, or None when the books say nothing on this."""

    question: str
    lang: str
    best: Entry | None
    cards: tuple[Recognized, ...] = ()
    rests_on: tuple[Hit, ...] = ()
    near: tuple[Hit, ...] = ()
    did_you_mean: tuple[str, ...] = ()
    not_read: tuple[str, ...] = ()  # words that are in no book, in no form


def ask(
    question: str,
    *,
    lang: str | None = None,
    game: str | None = None,
    edition: str | None = None,
    limit: int = 5,
) -> Answer:
    """The answer to a question, in the language asked for, else in that of the question. With an edition,
    only what that edition prints answers."""
    check_asked(lang=lang, game=game, edition=edition, limit=limit, text=question)
    store = open_store()
    named = by_id(store, question, game, None, edition)
    if named:
        best = named.record.view(lang or default(), edition or newest(named.record.game))
        rests_on = _rests_on(store, best, ())
        return Answer(question, best.lang, best, rests_on=rests_on, did_you_mean=named.did_you_mean)
    sought = seek(store, question, lang=lang, game=game, kind=None, edition=edition)
    hits = hits_of(store, sought, limit + MOST_RESTING + 1)
    meant, not_read = guesses(store, sought), _not_read(sought.query)
    if not hits:
        cards = _cards(store, sought, sought.query.cards_beyond_doubt, game)
        return Answer(question, sought.lang, None, cards, (), (), meant, not_read)
    found = store.record(hits[0].id)
    assert found
    cards = _cards(store, sought, sought.query.mentions, found.game)
    best = found.view(sought.lang, edition or newest(found.game))
    rests_on = _rests_on(store, best, hits)
    shown = {best.id, *(hit.id for hit in rests_on)}
    near = tuple(hit for hit in hits if hit.id not in shown)[:limit]
    return Answer(question, sought.lang, best, cards, rests_on, near, meant, not_read)


def _not_read(query: Query) -> tuple[str, ...]:
    """The words that nothing was made of: no book has them, nor is a word of the books near."""
    unknown = (at for at in query.content if not query.quality[at] or at in query.outside)
    return tuple(dict.fromkeys(query.words[at] for at in unknown))


def _rests_on(store: Store, best: Entry, hits: tuple[Hit, ...]) -> tuple[Hit, ...]:
    """What the entry refers to; what the question itself led to comes first."""
    found = {hit.id: hit for hit in hits}
    linked = sorted(best.see, key=lambda id: id not in found)
    resting = []
    for id in linked[:MOST_RESTING]:
        record = store.record(id)
        assert record
        resting.append(found.get(id) or id_hit(record, best.lang, best.asked))
    return tuple(resting)


def _cards(store: Store, sought: Sought, mentions: list[Mention], game: str | None) -> tuple[Recognized, ...]:
    """The cards that are named, of that game or of any."""
    cards = []
    for mention in mentions:
        record = store.record(mention.id)
        assert record
        if game is not None and record.game != game:
            continue
        written = " ".join(sought.query.words[mention.start : mention.start + mention.length])
        cards.append(Recognized(record.slug, record.title(sought.lang), written, mention.exact))
    return tuple(cards)
