"""Parse the header of a board file: title, game, editions, readings, players, which entries it answers and
shows."""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec.structs import replace

from kfjudge.core.readings import Readings, explain_settled
from kfjudge.core.schema import OwnerKind, Schema
from kfjudge.core.text import name_key, sanitize
from kfjudge.core.validation import MOST_OWNERS
from kfjudge.games import GAMES, get_game
from kfjudge.notation.grammar import fill_form
from kfjudge.notation.names import index_titles
from kfjudge.notation.parser.board import SIGNS, has_other_meaning, split_parentheses
from kfjudge.notation.parser.expectations import KINDS, parse_ids, parse_reading
from kfjudge.notation.parser.phrases import PhraseParser
from kfjudge.notation.scenario import BETWEEN, LocalNames, Owner, Scenario
from kfjudge.notation.source import HEADS, parse_heading
from kfjudge.notation.tokens import Span
from kfjudge.words import LANGUAGES, default_language

LONGEST_TITLE = 200
LONGEST_NAME, MOST_WORDS = 30, 3
CLAIM_WORDS = (
    *KINDS,
    "can",
    "cannot",
    "only",
    "nothing",
    "then",
    "forced",
)  # that a claim begins with, or has
NAME = re.compile(r"(?!\d+\.|[-–—•*]\s).*(?<!['’])")  # no step, no choice, no word that leans on the next

Headed = tuple[str, Span, Span]  # what a line is about, the words before its colon, and those after it


def parse_header(parser: PhraseParser, schema: Schema, headed: list[Headed], blank: int) -> Scenario:
    """Parse the lines of the header into a scenario without a board. They must stand above line `blank`,
    where the reference looks for them too."""
    game = parser.grammar.game
    header = Scenario(game, (get_game(game).written_for,))
    kinds = {kind.field: kind for kind in schema.owners}
    titles: dict[str, str] = {}
    seen: set[str] = set()
    for kind, head, rest in headed:
        if kind not in HEADS and kind not in kinds:
            continue
        lang = (parse_heading(head.text) or ("", ""))[1] if kind == "title" else ""
        if kind + lang in seen:
            parser.error("header-twice", head, given=sanitize(head.text))
            continue
        seen.add(kind + lang)
        if head.number > blank:
            parser.error("header-late", head, given=sanitize(head.text))
        if not rest:
            parser.error("header-empty", head, given=sanitize(head.text))
        elif kind == "title":
            titles[lang] = rest.text.strip()[:LONGEST_TITLE].rstrip()
        elif kind == "game":
            if name_key(rest.text) not in GAMES:
                parser.error("no-such-game", rest, given=sanitize(rest.text), near=", ".join(GAMES))
        elif kind in kinds:
            forms = parser.grammar.forms_of(f"head.{kind}")
            written = (form.lang for form in forms if fill_form(form, head, lambda *_: None) is not None)
            more = _parse_owners(parser, kinds[kind], rest, next(written), header.owners)
            header = replace(header, owners=(*header.owners, *more))
        else:
            header = replace(header, **{kind: _FIELDS[kind](parser, rest)})
    for rest in (rest for kind, _, rest in headed if kind == "readings"):
        _check_readings(parser, header, rest)
    return replace(header, titles=tuple(sorted(titles.items())))


def _check_readings(parser: PhraseParser, header: Scenario, words: Span) -> None:
    """Report what cannot be read otherwise, because every edition of the file settles it."""
    points = get_game(header.game).points() if header.readings else ()
    for row, _ in header.readings:
        settled = [explain_settled(points, row, edition) for edition in header.editions]
        if all(settled):
            parser.error("bad-reading", words, why=settled[-1])


def _parse_editions(parser: PhraseParser, words: Span) -> tuple[str, ...]:
    """Parse '1.1, 1.3' → ("1.1", "1.3"), in the order of their dates."""
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


def _parse_readings(parser: PhraseParser, words: Span) -> Readings:
    """Parse 'fight.cut-short=not-fought' → (("fight.cut-short", "not-fought"),)."""
    found: dict[str, str] = {}
    for part in words.split(","):
        row, value = parse_reading(parser, part or words) or ("", "")
        if row in found:
            parser.error("said-twice", part, given=row)
        elif row:
            found[row] = value
    return tuple(sorted(found.items()))


_FIELDS: dict[str, Callable[[PhraseParser, Span], object]] = {  # whose whole value one line gives
    "editions": _parse_editions,
    "readings": _parse_readings,
    "answers": parse_ids,
    "shows": parse_ids,
}


def _parse_owners(
    parser: PhraseParser, kind: OwnerKind, words: Span, lang: str, others: tuple[Owner, ...]
) -> tuple[Owner, ...]:
    """Parse the owners of a kind: 'Ann (Dis Shadows Brobnar), Bob (…)'. Where the kind has seats, all of them
    are listed: those that are named keep their name, the others follow in turn. `others` are owners of other
    kinds, whose names are taken."""
    parts = words.split(",")
    if kind.names and len(parts) != len(kind.names):
        parser.error("not-all-owners", words, owners=tuple(map(parser.names.name_owner, kind.names)))
        return ()
    if len(parts) > MOST_OWNERS:
        parser.error("too-many-owners", words, given=len(parts), most=MOST_OWNERS)
        return ()
    named = [parser.names.resolve("seat", split_parentheses(parser, part)[0] or part) for part in parts]
    kept = [seat if seat in kind.names and named.count(seat) == 1 else None for seat in named]
    left = iter([seat for seat in kind.names if seat not in kept])
    found: list[Owner] = []
    for part in parts:
        seat = ""
        if kind.names:
            seat = kept[len(found)] or next(left)
        head, inside = split_parentheses(parser, part)
        names = _parse_names(parser, kind, head, lang, (*others, *found)) if head else ()
        owner = Owner(kind.kind, seat, names)
        if not head:
            parser.error("missing-player", part)
        elif inside is not None:
            owner = replace(owner, introduction=parser.notation.read_introduction(parser, inside))
        names = parser.notation.name_in_languages(owner)
        owner = replace(owner, id=seat or dict(names).get(default_language(), ""), names=names)
        if owner.id:
            found.append(owner)
    return tuple(found)


def _parse_names(
    parser: PhraseParser, kind: OwnerKind, words: Span, lang: str, others: tuple[Owner, ...]
) -> LocalNames:
    """Parse 'Guard / Garde' → Guard in the language of the heading, Garde in the other one. One name alone is
    that in all languages; none is that of the seat."""
    parts = words.split(BETWEEN)
    langs = sorted(LANGUAGES, key=lambda one: one != lang) if len(parts) > 1 else [default_language()]
    if len(parts) > len(langs):
        parser.error("too-many-names", words, given=sanitize(words.text), most=len(langs))
        return ()
    named = {}
    for one, part in zip(langs, parts, strict=False):
        if not part:
            parser.error("bad-player-name", words, given=sanitize(words.text))
        elif name := _parse_owner_name(parser, kind, part, others):
            named[one] = name
    return tuple(sorted(named.items()))


def _parse_owner_name(parser: PhraseParser, kind: OwnerKind, words: Span, others: tuple[Owner, ...]) -> str:
    """Take the words as the name of an owner ("" where that is its seat's); report a name that is too long,
    taken, or could be mistaken for something else."""
    if parser.names.resolve("seat", words) in kind.names:
        return ""
    name, grammar = words.text.strip(), parser.grammar
    heads = {form.key for form in grammar.forms("head") if not form.slots}
    if (
        not (name_key(name) and NAME.fullmatch(name))
        or len(words) > MOST_WORDS
        or len(name) > LONGEST_NAME
        or name_key(name) in index_titles(grammar.game)
        or name_key(name) in (name_key(taken) for other in others for _, taken in other.names)
        or has_other_meaning(parser, words)
    ):
        parser.error("bad-player-name", words, given=sanitize(name))
    elif sign := next((token.word for token in words.tokens if token.word in SIGNS), ""):
        parser.error("player-sign", words, given=sanitize(name), sign=sign)
    elif any(grammar.match_start(words, f"word.{word}") for word in CLAIM_WORDS) or any(
        grammar.is_all(words, head) for head in heads
    ):
        parser.error(
            "player-word", words, given=sanitize(name)
        )  # a line on what is theirs would begin like another
    else:
        return name
    return ""
