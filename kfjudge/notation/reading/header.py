"""Reading what a scenario is about: its titles, game, editions, readings, owners, the entries it answers and
shows."""

from __future__ import annotations

from msgspec.structs import replace

from kfjudge.core.readings import Readings, explain_settled
from kfjudge.core.schema import Schema
from kfjudge.core.text import name_key, sanitize
from kfjudge.games import GAMES, get_game
from kfjudge.notation.header import HEADS, head_of
from kfjudge.notation.phrase_parser import PhraseParser
from kfjudge.notation.reading import claims, heads
from kfjudge.notation.reading.owners import read_owners
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.tokens import Span

LONGEST_TITLE = 200

Headed = tuple[str, Span, Span]  # what a line is about, the words before its colon, and those after it


def read_header(parser: PhraseParser, schema: Schema, headed: list[Headed], blank: int) -> Scenario:
    """What the scenario is about. These lines stand at the top, where the reference reads them too."""
    game = parser.grammar.game
    header = Scenario(game, (get_game(game).written_for,))
    kinds = {kind.field: kind for kind in schema.owners}
    titles_: dict[str, str] = {}
    seen: set[str] = set()
    for kind, head, rest in headed:
        if kind not in HEADS and kind not in kinds:
            continue
        lang = (head_of(head.text) or ("", ""))[1] if kind == "title" else ""
        if kind + lang in seen:
            parser.error("header-twice", head, given=sanitize(head.text))
            continue
        seen.add(kind + lang)
        if head.number > blank:
            parser.error("header-late", head, given=sanitize(head.text))
        if not rest:
            parser.error("header-empty", head, given=sanitize(head.text))
        elif kind == "title":
            titles_[lang] = rest.text.strip()[:LONGEST_TITLE].rstrip()
        elif kind == "game":
            if name_key(rest.text) not in GAMES:
                parser.error("no-such-game", rest, given=sanitize(rest.text), near=", ".join(GAMES))
        elif kind in kinds:
            header = replace(
                header, owners=(*header.owners, *read_owners(parser, kinds[kind], rest, header.owners))
            )
        elif kind == "editions":
            header = replace(header, editions=_editions(parser, rest))
        elif kind == "readings":
            header = replace(header, readings=_readings(parser, rest))
        elif kind == "answers":
            header = replace(header, answers=claims.read_ids(parser, rest))
        else:
            header = replace(header, shows=claims.read_ids(parser, rest))
    _check_readings(parser, headed, header)
    return replace(header, titles=tuple(sorted(titles_.items())))


def _check_readings(parser: PhraseParser, headed: list[Headed], header: Scenario) -> None:
    """What every edition of the file settles cannot be read otherwise."""
    points = get_game(header.game).points() if header.readings else ()
    for row, _ in header.readings:
        closed_in = [explain_settled(points, row, edition) for edition in header.editions]
        if all(closed_in):
            where = next(rest for kind, _, rest in headed if kind == "readings")
            parser.error("bad-reading", where, why=closed_in[-1])


def _editions(parser: PhraseParser, words: Span) -> tuple[str, ...]:
    every = get_game(parser.grammar.game).editions
    found: list[str] = []
    for part in words.split(","):
        given = part.text.strip()
        if given not in every:
            parser.error("no-such-edition", part or words, given=sanitize(given), near=", ".join(every))
        elif given in found:
            parser.error("said-twice", part, given=given)
        else:
            found.append(given)
    return tuple(edition for edition in every if edition in found) or (
        get_game(parser.grammar.game).written_for,
    )


def _readings(parser: PhraseParser, words: Span) -> Readings:
    """The open points that are read otherwise than we do."""
    found: dict[str, str] = {}
    for part in words.split(","):
        row, value = heads.read_reading(parser, part or words) or ("", "")
        if row in found:
            parser.error("said-twice", part, given=row)
        elif row:
            found[row] = value
    return tuple(sorted(found.items()))
