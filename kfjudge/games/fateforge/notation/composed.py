"""What is put together of several phrases: actions ("move then strike for 2"), costs and gains ("2 energy or
focus"); and lines about cards of one's own, which stand as on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.text import sanitize
from kfjudge.games.fateforge import GAME, message
from kfjudge.games.fateforge.dsl import LEFTMOST, NOTHING, RIGHTMOST, VERBS, Action, read_action
from kfjudge.games.fateforge.engine.board import OR, REROLL
from kfjudge.games.fateforge.engine.state import MOST_PAID
from kfjudge.notation.board_state import lay_out
from kfjudge.notation.game import Json
from kfjudge.notation.grammar import BARS, fill_form, grammar
from kfjudge.notation.names import parse_number
from kfjudge.notation.own_cards import make_id
from kfjudge.notation.scenario import BETWEEN, make_phrase
from kfjudge.notation.tokens import Span, tokenize
from kfjudge.notation.writer import write_phrase
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template

AND, THEN, INSTEAD = "join.and", "join.then", "join.or"
TARGETS = (LEFTMOST, RIGHTMOST)
ALL_OF = ","  # between the parts of what a card takes or gives


def read_composed(kind: str, words: Span, resolve: Callable[[str, Span], Any]) -> str | None:
    """Read words in a place for an action, a cost or a gain."""
    if kind == "action":
        return _read_action(words, resolve)
    found: list[str] = []
    for part in _split_at(words, AND, THEN):
        instead = [_read_thing(one, kind, resolve) for one in _split_at(part, INSTEAD)]
        if not all(instead):
            return None
        many = {number for number, _ in filter(None, instead)}
        if len(many) != 1 and many != {1}:
            return None
        found += [OR.join(word for _, word in filter(None, instead))] * many.pop()
    return ALL_OF.join(found) if len(found) <= MOST_PAID else None


def write_composed(kind: str, value: str, lang: str) -> str:
    """Write an action, a cost or a gain again."""
    if kind == "action":
        return _write_action(value, lang)
    parts = [" ".join(_write_instead(one, lang)) for one in value.split(ALL_OF)]
    is_done = any(read_action(one) not in (None, _PLAIN.get(one)) for one in value.split(ALL_OF))
    return f" {_word_of(THEN if is_done else AND, lang)} ".join(parts)


_PLAIN = {verb: Action((verb,)) for verb in VERBS}


def _word_of(key: str, lang: str) -> str:
    return grammar(GAME).forms_in(key, lang)[0].shown


def _split_at(words: Span, *keys: str) -> list[Span]:
    """Split words at any of those little words."""
    spoken, parts, begin = grammar(GAME), [], 0
    for at in range(len(words)):
        if any(spoken.match_start(words[at : at + 1], key) for key in keys):
            parts.append(words[begin:at])
            begin = at + 1
    return [*parts, words[begin:]]


def _read_thing(words: Span, kind: str, resolve: Callable[[str, Span], Any]) -> tuple[int, str] | None:
    """Read one thing that is paid or gained, and how many: "2 energy", "strike for 3"."""
    number = parse_number(words[:1]) if words else None
    for many, rest in ((1, words), (number or 0, words[1:])):
        word = grammar(GAME).vocabulary("thing").get(tuple(token.word for token in rest.tokens))
        if word is not None and many and (kind == "gain" or word != REROLL):
            return many, word
    action = _read_action(words, resolve) if kind == "gain" else None
    return None if action is None or action == NOTHING else (1, action)


def _read_action(words: Span, resolve: Callable[[str, Span], Any]) -> str | None:
    """Read "move then strike for 2 leftmost": verbs, and what is said of them, behind any of them."""
    spoken = grammar(GAME)
    if spoken.is_all(words, "act.nothing"):
        return NOTHING
    verbs: list[str] = []
    said: dict[str, Any] = {}
    for part in _split_at(words, THEN):
        begin = next(
            (n for n in range(len(part), 0, -1) if _verb_of(part[:n]) is not None),
            0,
        )
        if not begin:
            return None
        verbs.append(str(_verb_of(part[:begin])))
        rest = part[begin:]
        while rest:
            found = _read_modifier(rest, resolve)
            if found is None or found[1] in said:
                return None
            rest, (name, value) = rest[found[0] :], found[1:]
            said[name] = value
    action = Action(tuple(verbs), **said)
    return action.word if read_action(action.word) == action else None


def _verb_of(words: Span) -> str | None:
    return grammar(GAME).vocabulary("act").get(tuple(token.word for token in words.tokens))


def _read_modifier(words: Span, resolve: Callable[[str, Span], Any]) -> tuple[int, str, Any] | None:
    """Read what the words begin with: how many of them, of what they speak and what they say: "for 2"."""
    for length in range(len(words), 0, -1):
        for form in grammar(GAME).forms("mod"):
            filled = fill_form(form, words[:length], resolve)
            if filled is not None:
                name = form.key.partition(".")[2]
                if name in TARGETS:
                    return length, "target", name
                return length, name, next(iter(filled.values()), 1)
    return None


def _write_instead(words: str, lang: str) -> Iterator[str]:
    """Write one thing, or several of which one is taken."""
    for at, word in enumerate(words.split(OR)):
        if at:
            yield _word_of(INSTEAD, lang)
        forms = grammar(GAME).forms_of(f"thing.{word}")
        yield _word_of(f"thing.{word}", lang) if forms else _write_action(word, lang)


def _write_action(value: str, lang: str) -> str:
    action = read_action(value)
    if action is None:
        return _word_of("act.nothing", lang)
    parts = [f" {_word_of(THEN, lang)} ".join(_word_of(f"act.{verb}", lang) for verb in action.verbs)]
    said = (
        ("color", "color", action.color),
        ("otherwise", "color", action.otherwise),
        ("exit", "exit", action.exit),
        ("damage", "n", action.damage if action.damage > 1 else 0),
        ("reach", "n", action.reach),
    )
    phrases = [make_phrase(f"mod.{name}", **{place: value}) for name, place, value in said if value]
    parts += [dict(write_phrase(phrase, GAME).names)[lang] for phrase in phrases]
    if action.target:
        parts.append(_word_of(f"mod.{action.target}", lang))
    return " ".join(parts)


# cards of one's own

_BOARD_OF_ONE = f"title: x\ngame: {GAME}\nplayers: X (Sylvan Guard)\nmap: a1\n\nX: in a1, 5 health\n"


def _move_right(trouble: Trouble, columns: int) -> Trouble:
    place = trouble.place
    if place is None or place.column is None:
        return trouble
    return Trouble(trouble.words, replace(place, column=max(place.column + columns, 1)))


def _take_genders(called: dict[str, str], kinds: dict[str, str]) -> dict[str, str]:
    """Take the articles off names, "une Sorcière", and list which nouns these are in their languages; the
    word for the kind of card may say so as well, « ennemie Sorcière »."""
    nouns = {}
    for lang, name in called.items():
        genders = dict(
            pair.split() for pair in find_raw_template("own.genders", lang, GAME).split(BARS) if pair
        )
        article, _, title = name.partition(" ")
        if title and article.lower() in genders:
            called[lang], nouns[lang] = title.strip(), genders[article.lower()]
        elif kinds.get(lang) in genders:
            nouns[lang] = genders[kinds[lang]]
    return nouns


def parse_own_card(line: str) -> Json | None:
    """Parse "enemy Skeleton / Squelette (white, resistance 2)": as it would stand on a board."""
    head, bracket, rest = line.partition("(")
    words = tokenize(head, 1)
    from kfjudge.notation.parser.file import parse_scenario  # which asks this module

    kind = next(
        (
            form
            for form in grammar(GAME).forms("own")
            if words[:1].text and words.word(0) in form.parts[0].words
        ),
        None,
    )
    if kind is None:
        raise Trouble(message("own.no-kind", given=sanitize(head.strip() or line.strip())))
    names = [name.strip() for name in words[1:].text.split(BETWEEN)]
    other = next(lang for lang in LANGUAGES if lang != kind.lang)
    called = {kind.lang: names[0], other: names[-1]}
    nouns = _take_genders(called, {kind.lang: words.word(0)})
    if len(names) == 1:  # an article is of one language
        called[other] = called[kind.lang]
    if not names[0] or len(names) > len(LANGUAGES):
        raise Trouble(message("own.no-name", given=sanitize(head.strip())))
    if bracket and not rest.rstrip().endswith(")"):
        raise Trouble(message("own.no-end"))
    card_type = kind.key.partition(".")[2]
    zone = {"enemy": "a1 enemies", "skill": "X skills"}.get(card_type, "X items")
    before = f"{zone}: {card_type} "
    text = f"{_BOARD_OF_ONE}{before}{bracket}{rest.rstrip()}\n"
    try:
        state = lay_out(parse_scenario(text, "")).state
    except Troubles as wrong:
        shift = len(head) - len(before)
        raise Troubles([_move_right(one, shift) for one in wrong.troubles]) from None
    found = {
        "enemy": lambda: state["zones"]["a1"]["enemies"],
        "skill": lambda: state["players"]["X"]["skills"],
    }.get(card_type, lambda: state["players"]["X"]["items"])()[0]
    said = {name: value for name, value in found.items() if name not in ("card", "uid", "owner")}
    ordered = {lang: called[lang] for lang in LANGUAGES}
    return {
        "id": make_id(ordered),
        "names": ordered,
        "type": card_type,
        "nouns": nouns,
        "line": line.strip(),
        "state": said,
    }
