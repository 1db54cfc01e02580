"""A situation told in plain words, read: phrase by phrase, with what was spoken of last in mind."""

from __future__ import annotations

from kfjudge.games import get_game
from kfjudge.reference.search.common import as_spoken
from kfjudge.reference.search.lexicon import lexicon_of
from kfjudge.reference.store.store import open_store
from kfjudge.situation.hearing import Heard, hear, words_of
from kfjudge.situation.model import ParsedSituation
from kfjudge.situation.noted import Noted
from kfjudge.situation.phrases import phrases
from kfjudge.situation.story import Story
from kfjudge.situation.telling import in_the_way, tell
from kfjudge.words import LANGUAGES, default_language
from kfjudge.words.catalogue import pick_name


def read(text: str, lang: str | None, game: str) -> ParsedSituation:
    """What a text says of a board and of what is done on it. `lang` is that of the reader, which counts where
    the text could be of several."""
    heard = hear(text, game)
    plain = [piece.word for piece in heard.pieces if not piece.is_behind_another]
    _, spoken = as_spoken(plain, game, lexicon_of(open_store(game)).knows)
    tried = [spoken] if spoken else [one for one in (lang, *LANGUAGES) if one in LANGUAGES]
    langs = dict.fromkeys(tried or [default_language()])
    every = [_read_in(one, text, heard, game) for one in langs]
    return min(every, key=lambda told: (len(told.unread), -len(told.steps)))


def looks_like(told: ParsedSituation) -> bool:
    """Whether a text tells a situation, and asks no rule: a card is named, and something is done with it, or
    is true of it and of more."""
    if told.steps:
        return bool(told.cards or told.owner_facts)
    says_more = any(thing.facts or thing.beside or thing.on is not None or thing.end for thing in told.cards)
    return says_more and bool(told.owner_facts or told.board_facts or len(told.cards) > 1)


def _read_in(lang: str, text: str, heard: Heard, game: str) -> ParsedSituation:
    said_so = phrases(game, lang)
    noted = Noted(game, lang)
    seats = get_game(game).engine.schema.owners[0].names
    story = Story(words_of(heard, said_so), said_so, noted, seats)
    unread = tell(story)
    blocking = in_the_way(story, unread, lexicon_of(open_store(game)).knows)
    facts = get_game(game).engine.facts()
    return ParsedSituation(
        text=text,
        lang=lang,
        game=game,
        cards=noted.things(),
        opening=noted.opening,
        owner_facts=tuple(noted.owners),
        board_facts=tuple(noted.about),
        absent=tuple(noted.absent),
        steps=tuple(noted.deed(doing) for doing in noted.doings),
        read_as=tuple(
            dict.fromkeys(
                (word.typed, pick_name(facts[word.card], lang))
                for word in story.words
                if word.card and not word.exact
            )
        ),
        unread=tuple(dict.fromkeys((*(word.typed for word, _ in unread), *blocking))),
        blocking=tuple(dict.fromkeys(blocking)),
    )
