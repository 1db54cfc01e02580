"""What the reference is asked for: languages, kinds, editions and limits, which are checked, and of which
games. Each game has a store of its own; what one has never changes what is found in another."""

from __future__ import annotations

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.games import GAMES, default_game, get_game
from kfjudge.reference.model import KINDS
from kfjudge.words import LANGUAGES

_SHOWN = 40  # letters of what is no text


def check_arguments(
    *,
    lang: str | None = None,
    game: str | None = None,
    kind: str | None = None,
    edition: str | None = None,
    limit: int = 1,
    text: str = "",
) -> None:
    """Raise Trouble for a language, game, kind, edition or limit that there is not; None asks for any."""
    for word in (text, *(word for word in (lang, game, kind, edition) if word is not None)):
        if not isinstance(word, str):
            raise Trouble(message("reference.want_words", given=repr(word)[:_SHOWN]))
    if lang is not None and lang not in LANGUAGES:
        raise Trouble(message("reference.bad_lang", lang=lang))
    if game is not None and game not in GAMES:
        raise Trouble(message("reference.bad_game", game=game, known=", ".join(GAMES)))
    if kind is not None and kind not in KINDS:
        raise Trouble(message("reference.bad_kind", kind=kind, known=", ".join(KINDS)))
    may_be_of = [game] if game is not None else GAMES
    if edition is not None and not any(edition in get_game(one).editions for one in may_be_of):
        known = get_game(game or default_game()).editions
        raise Trouble(message("reference.bad_edition", edition=edition, known=", ".join(known)))
    if not isinstance(limit, int) or limit < 1:
        raise Trouble(message("reference.bad_limit"))


def games_to_ask(game: str | None, home: str | None, edition: str | None = None) -> tuple[str, ...]:
    """Choose the games to ask: the one that is named, else all, that at home first; with an edition, those
    that have it."""
    first = home or default_game()
    every = (game,) if game else (first, *(one for one in GAMES if one != first))
    return tuple(one for one in every if edition is None or edition in get_game(one).editions)
