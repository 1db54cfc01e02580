"""What may be asked for: languages, games, kinds, editions and limits. Anything else is a mistake of whoever
asks."""

from __future__ import annotations

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.games import GAMES, default, editions
from kfjudge.reference.model import KINDS
from kfjudge.words import LANGUAGES

_SHOWN = 40  # letters of what is no text


def check_asked(
    *,
    lang: str | None = None,
    game: str | None = None,
    kind: str | None = None,
    edition: str | None = None,
    limit: int = 1,
    text: str = "",
) -> None:
    """Raise Trouble for what there is not. None asks for no one in particular."""
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
    if edition is not None and not any(edition in editions(one) for one in may_be_of):
        known = editions(game or default())
        raise Trouble(message("reference.bad_edition", edition=edition, known=", ".join(known)))
    if not isinstance(limit, int) or limit < 1:
        raise Trouble(message("reference.bad_limit"))
