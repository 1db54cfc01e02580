"""Resolve what was typed to what it means: a name to one entry, a name or a file to boards."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.options import Options
from kfjudge.cli.terminal import is_typed_at
from kfjudge.core.errors import NotFound, Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize, short_id
from kfjudge.games import GAMES, get_game, id_to_type, one_or_all, qualify

if TYPE_CHECKING:
    from kfjudge.notation.scenario import Scenario

_UNKNOWN = "scenario.no-scenario"
_MOST_NEAR = 5
_MOST_NAMES = 40
_LONGEST_NAME = 7  # words
_LONGEST_NUMBER = 100  # letters


class ResolvedEntry(NamedTuple):
    """The id of an entry, and those of entries in other games that have just that name."""

    id: str
    also: tuple[str, ...] = ()


def take_game_from(text: str, options: Options) -> tuple[str, Options]:
    """Split a game off the front of what was typed: "arkham:stun" → "stun", asked of Arkham Horror."""
    from kfjudge.reference.names import split_game

    game, rest = split_game(text, options.game)
    return rest, replace(options, game=game)


def resolve_entry(term: str, options: Options, *, kind: str | None = None) -> ResolvedEntry:
    """Resolve a name to exactly one entry, a clear misspelling too, which is told; raise NotFound where
    several have that name, NotFound with the nearest names otherwise."""
    from kfjudge.reference.lookup import came_later, lookup

    found = lookup(term, lang=options.lang, game=options.game, kind=kind, home=options.usual_game)
    if len(found.ids) == 1:
        return ResolvedEntry(found.ids[0], found.also)
    if found.ids:
        names = tuple(describe_choice(id, options.lang) for id in found.ids[: options.limit])
        raise NotFound(message("hits.several", term=sanitize(term), n=len(found.ids)), near=names)
    if found.guess:
        from kfjudge.render.writers.text import wrapped
        from kfjudge.words import load_language
        from kfjudge.words.catalogue import find_template

        # Beside the entry, and where mistakes go: what is piped on stays the entry alone.
        title = load_language(options.lang).typeset(found.guess.title)
        read_as = f"{find_template('hits.read-as', options.lang)} {title}"
        terminal.show_mistake(wrapped(read_as, terminal.width(), role="aside"))
        return ResolvedEntry(found.guess.id)
    near = tuple(  # what to type for each, or its title in both languages
        f"{id_to_type(one.id)} ({one.title})"
        if "/" in term
        else " · ".join(dict.fromkeys((one.title, one.other)))
        for one in found.near[: options.limit]
    )
    said = message("hits.no-card-called" if kind == "card" else "hits.nothing-called", term=sanitize(term))
    if came_later(term, options.played_game):
        said = message("hits.came-later", said=said)
    if kind == "card" and not near:  # of which sets there are cards, as it may be in another
        from kfjudge.render.lists import add_sets

        said = add_sets(said, one_or_all(options.game), options.lang)
    if kind == "card" and not near:  # a term may be called so
        any_kind = lookup(term, lang=options.lang, game=options.game, home=options.usual_game)
        ids = any_kind.ids or ((any_kind.guess.id,) if any_kind.guess else ())
        near = tuple(describe_choice(id, options.lang) for id in ids[:_MOST_NEAR])
    raise NotFound(said, near=near)


def split_names(words: list[str], options: Options, *, kind: str) -> list[str]:
    """Resolve several names typed in one line, to the ids of their entries: ["bad", "penny", "urchin"] is two
    names. They are cut at commas and arguments, else into as few names as there can be. One name: []."""
    from kfjudge.reference.lookup import find_exactly

    def ids_of(some: list[str]) -> tuple[str, ...]:
        name = " ".join(some)
        return find_exactly(name, lang=options.lang, game=options.game, kind=kind, home=options.usual_game)

    line = " ".join(words)
    parts = [part for part in map(str.strip, line.split(",")) if part] if "," in line else words
    if len(parts) == 1 or len(parts) > _MOST_NAMES or ids_of([line]):
        return []
    # fewest[n]: the fewest names that the first n parts are
    fewest: list[list[str] | None] = [[], *[None] * len(parts)]
    for end in range(1, len(parts) + 1):
        for start in range(max(0, end - _LONGEST_NAME), end):
            before, known = fewest[start], fewest[end]
            if before is None or (known is not None and len(known) <= len(before) + 1):
                continue
            ids = ids_of(parts[start:end])
            if len(ids) == 1:
                fewest[end] = [*before, *ids]
    if fewest[-1] is None and ("," in line or any(" " in part for part in parts)):
        return [resolve_entry(part, options, kind=kind).id for part in parts]
    return fewest[-1] or []


def describe_choice(id: str, lang: str) -> str:
    """Describe one of several entries of a name: its title, and what to type for it."""
    from kfjudge.reference.api import record
    from kfjudge.reference.model import question_number, question_topic

    title = record(id).title(lang)
    if ":faq/" in id:
        return f"{question_number(id)} {question_topic(id, title)}"
    if ":card/" in id:  # of which set each is that has the number 204
        return f"{title} ({id_to_type(id)}) · {record(id).cite(lang, '')}"
    return f"{title} ({id_to_type(id)})"


def join_words_of_id(words: Sequence[str], options: Options) -> Sequence[str]:
    """Join the words that together are an identifier: "faq", "8" is faq/1.3/8. Others stay as they are."""
    if len(words) < 2 or not all(map(str.isalnum, (words[0], words[-1]))):
        return words
    from kfjudge.reference.lookup import find_identified

    id = find_identified(" ".join(words), game=options.game, home=options.usual_game)
    return words if id is None else (id_to_type(id),)


def _find_board_by_beginning(what: str, games: Sequence[str]) -> tuple[str, str] | None:
    """Find the one board whose name begins so, and its game; raise NotFound where several do."""
    from kfjudge.reference.names import find_boards_by_beginning
    from kfjudge.reference.store.store import open_store

    for game in games:
        called = [short_id(id).partition("/")[2] for id in find_boards_by_beginning(open_store(game), what)]
        if len(called) == 1:
            return called[0], game
        if called:
            near = tuple(qualify(name, game) for name in called)
            raise NotFound(message("scenario.several", given=sanitize(what), n=len(called)), near)
    return None


def resolve_boards(what: str, options: Options) -> list[Scenario]:
    """Resolve a name, a file or an entry to the scenarios that it means, or to the one of that title; raise
    NotFound with the nearest otherwise. Where no game is named, the boards of the others come after those of
    the default game."""
    from kfjudge.notation.scenario_files import find_scenarios

    def ask_store(ids: tuple[str, ...], game: str) -> tuple[str, ...] | None:
        """Name the boards of an entry without opening every file, where there is a store."""
        from kfjudge.reference.api import scenarios_on

        return scenarios_on(ids, game)

    prefix = what.partition(":")[0]
    named = prefix if prefix in GAMES else options.game
    options = replace(options, game=named)
    first = options.game_of_boards
    others = [] if named else [game for game in GAMES if game != first and get_game(game).plays]
    nearest: list[str] = []
    for game in (first, *others):
        try:
            found = find_scenarios(what, game, ask_store)
            if game == first:
                return found
            from kfjudge.reference.names import is_identifier

            # An id of an entry that boards answer or show is not their name: a game at home has it first.
            if not is_identifier(what) or any(one.name.endswith(what) for one in found):
                return found
            nearest.append(qualify(what, game))
        except NotFound as missing:
            if missing.words.key != _UNKNOWN:
                raise
            nearest += (qualify(name, game) for name in missing.near)
    if begun := _find_board_by_beginning(what, (first, *others)):
        return find_scenarios(*begun)
    from kfjudge.reference.model import BOARD
    from kfjudge.reference.search.search import search
    from kfjudge.situation.api import only_tells

    if " " in what and only_tells(what, options.lang, first):
        raise NotFound(message("usage.tells-situation", given=sanitize(what)))
    if not nearest:  # those with such cards and words
        words = " ".join(re.split(r"[\W_]+", what.removeprefix(f"{named}:").rpartition("/")[2]))
        hits = search(words, game=first, kind=BOARD, limit=_MOST_NEAR).hits if words.strip() else ()
        nearest += [qualify(short_id(hit.id).partition("/")[2], first) for hit in hits]
    raise NotFound(message(_UNKNOWN, given=sanitize(what)), tuple(nearest))


def choose_board(found: Sequence[Scenario], given: str, options: Options) -> Scenario:
    """Return the one scenario; of several let the reader choose by number in a terminal, else name them all
    in an error."""
    if len(found) == 1:
        return found[0]
    from kfjudge.render.replays.view import headline, typed_name
    from kfjudge.render.writers.text import wrapped
    from kfjudge.words.catalogue import tell

    if options.json or not is_typed_at():
        names = ", ".join(map(typed_name, found))
        raise Trouble(message("usage.several-boards", given=sanitize(given, 200), n=len(found), names=names))
    width, lang = terminal.width(), options.lang
    title = tell("walk.boards", lang, given=sanitize(given), n=len(found))
    terminal.show(wrapped(title, width, role="title"))
    for number, scenario in enumerate(found, 1):
        line = tell("replay.option", lang, n=number, option=headline(scenario, lang))
        terminal.show(wrapped(line, width, hanging="   "))
    while True:
        terminal.write(tell("walk.which-board", lang, n=len(found)))
        terminal.flush()
        number_typed = sys.stdin.readline(_LONGEST_NUMBER).strip()
        if number_typed in ("", "q"):
            raise SystemExit(0)
        if number_typed in map(str, range(1, len(found) + 1)):
            terminal.show([""])
            return found[int(number_typed) - 1]
