"""A file of a user's own cards, read line by line: cards as board files write them, where the game plays such
("enemy Skeleton (white, resistance 2)"), or facts as JSON lines. Mistakes are told with their line."""

from __future__ import annotations

import json
from typing import Any

from kfjudge.core.errors import Place, Trouble, Troubles
from kfjudge.core.message import Message
from kfjudge.core.own_cards import MARK
from kfjudge.core.text import name_key, sanitize
from kfjudge.games import get_game
from kfjudge.notation.names import index_titles
from kfjudge.notation.source import COMMENT
from kfjudge.words import LANGUAGES

Json = dict[str, Any]
MOST = 2000  # cards of one file
LONGEST = 60  # letters of a name


def parse_own_cards(text: str, path: str, game: str) -> list[Json]:
    """Parse a file of a user's own cards. Raises Troubles with everything that is wrong with it."""
    found: list[Json] = []
    troubles: list[Trouble] = []
    taken = index_titles(game)
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.strip().startswith(COMMENT):
            continue
        try:
            in_words = None if line.lstrip().startswith("{") else get_game(game).notation.parse_own_card(line)
            if in_words is None and not line.lstrip().startswith("{"):
                raise Trouble(Message("own.only-json"))
            card = in_words or _parse_json(line)
            _check_names(card, taken, [*found], game)
        except Trouble as one:
            troubles.append(_at_line(one, path, number))
        except Troubles as several:
            troubles += (_at_line(one, path, number) for one in several.troubles)
        else:
            found.append({**card, "file": path})
        if len(found) > MOST:
            troubles.append(Trouble(Message("own.too-many", (("most", MOST),)), Place(path)))
            break
    if not found and not troubles:
        troubles.append(Trouble(Message("own.nothing"), Place(path)))
    if troubles:
        raise Troubles(troubles)
    return found


def _at_line(trouble: Trouble, path: str, number: int) -> Trouble:
    """Say where in the file a mistake stands."""
    return Trouble(trouble.words, Place(path, number, trouble.place.column if trouble.place else None))


def _parse_json(line: str) -> Json:
    """Parse the facts of a card: {"name_en": …, "type": …, "text": …}, with any facts beside them."""
    try:
        data = json.loads(line)
    except ValueError:
        raise Trouble(Message("own.no-json")) from None
    if not isinstance(data, dict):
        raise Trouble(Message("own.no-json"))
    names = {lang: data.get(f"name_{lang}") or data.get("name") for lang in LANGUAGES}
    if not any(isinstance(name, str) and name.strip() for name in names.values()):
        raise Trouble(Message("own.no-name"))
    known = next(str(name) for name in names.values() if name)
    kind = data.get("type")
    if not isinstance(kind, str) or not kind:
        raise Trouble(Message("own.no-type"))
    facts = {name: value for name, value in data.items() if not name.startswith("name") and name != "id"}
    bad = [name for name, value in facts.items() if not _is_fact(value)]
    if bad:
        raise Trouble(Message("own.bad-fact", (("given", sanitize(bad[0])),)))
    plain = {lang: str(name or known) for lang, name in names.items()}
    return {"id": make_id(plain), "names": plain, "type": kind, "facts": facts}


def _is_fact(value: Any) -> bool:
    if isinstance(value, list):
        return all(isinstance(one, str | int) for one in value)
    return value is None or isinstance(value, str | int | float | bool)


def make_id(names: dict[str, str]) -> str:
    """Make the id of a card of one's own from its name: "own-bone-guard"."""
    return MARK + "-".join(name_key(next(iter(names.values()))).split())


def _check_names(card: Json, taken: dict[str, str], before: list[Json], game: str) -> None:
    """Check that a card has a name of its own: none of a printed card, nor one that stands above."""
    for name in card["names"].values():
        given = sanitize(name)
        if len(name) > LONGEST or not name_key(name):
            raise Trouble(Message("own.bad-name", (("given", given),)))
        printed = taken.get(name_key(name), MARK)
        if not printed.startswith(MARK):
            raise Trouble(Message("own.printed", (("given", given),), game))
        if any(name_key(name) in map(name_key, one["names"].values()) for one in before):
            raise Trouble(Message("own.twice", (("given", given),)))
