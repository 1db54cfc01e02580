"""What may be asked for: languages, games, kinds, editions and limits. Anything else is a mistake of whoever
asks."""

from __future__ import annotations

from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.reference.model import EDITIONS, GAME, KINDS, LANGUAGES


def check_asked(
    *,
    lang: str | None = None,
    game: str | None = None,
    kind: str | None = None,
    edition: str | None = None,
    limit: int = 1,
) -> None:
    """Raise Trouble for what there is not. None asks for no one in particular."""
    editions = EDITIONS.get(game or GAME, ())
    if lang is not None and lang not in LANGUAGES:
        raise Trouble(message("reference.bad_lang", lang=lang))
    if game is not None and game not in EDITIONS:
        raise Trouble(message("reference.bad_game", game=game, known=", ".join(EDITIONS)))
    if kind is not None and kind not in KINDS:
        raise Trouble(message("reference.bad_kind", kind=kind, known=", ".join(KINDS)))
    if edition is not None and edition not in editions:
        raise Trouble(message("reference.bad_edition", edition=edition, known=", ".join(editions)))
    if limit < 1:
        raise Trouble(message("reference.bad_limit"))
