"""Reading a scenario: every line is one fact, one step or one line of claims; every mistake is found in one
go, with its line and column."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache

from kfjudge.core.errors import Place, Trouble, Troubles
from kfjudge.core.fold import name_key
from kfjudge.core.tame import tame
from kfjudge.games.keyforge import EDITIONS
from kfjudge.games.keyforge.editions import NEWEST
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.notation.entries import meant
from kfjudge.notation.forms import forms, forms_of, starts
from kfjudge.notation.letters import Words, nearest, words_in
from kfjudge.notation.model import GAME, Expectation, Scenario, Spot, Step
from kfjudge.notation.names import Names, called, titles
from kfjudge.notation.reading import claims, facts, script
from kfjudge.notation.reading.whole import check_whole
from kfjudge.notation.source import lines_of, trouble
from kfjudge.notation.speech import Full, Speech

KEYWORDS = ("title", "game", "editions", "players", "answers", "shows", "last", "now", "turn")
HEADER = ("title", "game", "editions", "players", "answers", "shows")
MOST_EXPECTATIONS = 400
MOST_HEADER = 64  # lines
MOST_BAD_LINES = 120


@dataclass(slots=True)
class Lines:
    """The lines of a file by what they are, in the order of the file, and which line ends the header."""

    headed: list[tuple[str, Words, Words]] = field(default_factory=list)
    script: list[tuple[int, str]] = field(default_factory=list)
    expected: list[tuple[str, Words, Words]] = field(default_factory=list)
    others: list[tuple[Words, Words]] = field(default_factory=list)
    loose: list[Words] = field(default_factory=list)
    blank: int = MOST_HEADER


def read(text: str, path: str, name: str = "") -> Scenario:
    """The scenario that a text is. Raises Troubles with everything that is wrong with it."""
    found: list[Trouble] = []
    lines = lines_of(text, path, found)
    if not found and not any(map(str.strip, lines)):
        raise Troubles([trouble("nothing-written", path)])
    speech = Speech(path, Names(dict.fromkeys(SEATS, "")))
    scenario = None
    try:
        scenario = _read_lines(speech, lines)
        if not speech.troubles and not found:
            check_whole(scenario, speech)
    except Full:
        pass
    troubles = found[:MOST_BAD_LINES] + speech.troubles
    if troubles or scenario is None:
        raise Troubles(sorted(troubles, key=_place))
    return replace(scenario, path=path, name=name)


def _place(trouble: Trouble) -> tuple[int, int]:
    place = trouble.place or Place("")
    return place.line or 10**9, place.column or 0


def _read_lines(speech: Speech, lines: list[str]) -> Scenario:
    sorted_ = _sort(lines)
    table = facts.Table()
    header = _read_header(speech, table, sorted_)
    speech.names = Names({seat: table.names.get(seat, "") for seat in SEATS}, _labels(sorted_))
    for words in sorted_.loose:
        _no_colon(speech, words)
    _read_board(speech, table, sorted_)
    steps = _read_script(speech, sorted_)
    expectations = _read_expected(speech, sorted_, header.editions)
    return replace(
        header,
        turn=table.turn,
        last=table.last,
        now=table.now,
        seats=table.seats(),
        steps=steps,
        expectations=expectations,
    )


def _sort(lines: list[str]) -> Lines:
    """Every line by what it is; only the words before its colon are looked at."""
    found = Lines()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            found.blank = min(found.blank, number)
            continue
        if script.number_of(line) or script.choice_of(line, number) is not None:
            found.script.append((number, line))
            continue
        words = words_in(line, number)
        colon = next((at for at, token in enumerate(words.tokens) if token.word == ":"), None)
        if not words:
            continue
        if colon is None:
            found.loose.append(words)
            continue
        head, rest = words[:colon], words[colon + 1 :]
        kind = _keyword(head)
        if kind is not None:
            found.headed.append((kind, head, rest))
        elif starts(head, "word.expect"):
            found.expected.append(("expect", head, rest))
        elif starts(head, "word.cite"):
            found.expected.append(("cite", head, rest))
        else:
            found.others.append((head, rest))
    return found


def _keyword(head: Words) -> str | None:
    return next((kind for kind in KEYWORDS if starts(head, f"head.{kind}") == len(head) > 0), None)


def _no_colon(speech: Speech, words: Words) -> None:
    """What a line may have been meant for: a step, "South has 3 aember", or a head whose colon is missing."""
    if script.is_step(speech, words):
        speech.wrong("step-unnumbered", words, given=tame(words.text))
        return
    seat, rest = script.actor(speech, words)
    if seat in SEATS and any(speech.understand(("player",), rest[at:]) for at in (0, 1)):
        speech.wrong("head-of-player", words, player=speech.names.called(seat))
        return
    near = nearest(words[:2].text, _heads(speech), 1)
    if near:
        speech.wrong("no-colon-near", words, given=tame(words.text), near=near[0])
    else:
        speech.wrong("no-colon", words, given=tame(words.text))


def _heads(speech: Speech) -> list[str]:
    """What a line can be about, each in its own language."""
    keywords = (*(f"head.{kind}" for kind in KEYWORDS), "word.expect", "word.cite")
    found = [" ".join(part.shown[0] for part in form.parts) for key in keywords for form in forms_of(key)]
    for zone in forms("zone"):
        name = " ".join(part.shown[0] for part in zone.parts)
        players = [speech.names.player(seat, zone.lang) for seat in SEATS]
        found += [f"{player} {name}" for player in players]
        found += [f"{name} de {player}" for player in players if zone.lang == "fr"]
    return [*speech.names.known("seat"), *found]


def _labels(lines: Lines) -> list[str]:
    """What stands after "as" on the board, before any of it is understood."""
    found = []
    marks = {form.parts[0].words[0] for form in forms_of("word.as")}
    for _, rest in lines.others:
        for at in range(1, len(rest)):
            if rest.word(at) not in marks:
                continue
            end = at + 1
            while end < len(rest) and rest.word(end) not in ("(", ")", ",", "|", ":", ";"):
                end += 1
            label = rest[at + 1 : end].text.strip()
            if label and name_key(label) and name_key(label) not in titles():
                found.append(label)
    return found


def _read_header(speech: Speech, table: facts.Table, lines: Lines) -> Scenario:
    """What the scenario is about. These lines stand at the top, where the reference reads them."""
    titles_: dict[str, str] = {}
    seen: set[str] = set()
    ids: dict[str, tuple[str, ...]] = {"answers": (), "shows": ()}
    editions: tuple[str, ...] = (NEWEST,)
    for kind, head, rest in lines.headed:
        if kind not in HEADER:
            continue
        slot = "titre" if kind == "title" and head.word(0) == "titre" else kind
        if slot in seen:
            speech.wrong("header-twice", head, given=tame(head.text))
            continue
        seen.add(slot)
        if head.number > lines.blank:
            speech.wrong("header-late", head, given=tame(head.text))
        if not rest:
            speech.wrong("header-empty", head, given=tame(head.text))
        elif kind == "title":
            titles_["fr" if slot == "titre" else "en"] = rest.text.strip()[:200]
        elif kind == "game":
            if name_key(rest.text) != GAME:
                speech.wrong("no-such-game", rest, given=tame(rest.text), near=GAME)
        elif kind == "players":
            facts.read_players(speech, table, rest)
        elif kind == "editions":
            editions = _editions(speech, rest)
        else:
            ids[kind] = claims.read_ids(speech, rest)
    return Scenario(
        titles=tuple(sorted(titles_.items())), editions=editions, answers=ids["answers"], shows=ids["shows"]
    )


def _editions(speech: Speech, words: Words) -> tuple[str, ...]:
    found: list[str] = []
    for part in words.split(","):
        given = part.text.strip()
        if given not in EDITIONS:
            speech.wrong("no-such-edition", part or words, given=tame(given), near=", ".join(EDITIONS))
        elif given in found:
            speech.wrong("said-twice", part, given=given)
        else:
            found.append(given)
    return tuple(sorted(found)) or (NEWEST,)


def _read_board(speech: Speech, table: facts.Table, lines: Lines) -> None:
    seen: set[str] = set()
    for kind, head, rest in lines.headed:
        if kind in HEADER:
            continue
        if kind in seen:
            speech.wrong("header-twice", head, given=tame(head.text))
            continue
        seen.add(kind)
        if kind != "last" or starts(rest, "word.none") != len(rest):  # "last turn: nothing"
            setattr(table, kind, facts.read_phrases(speech, (kind,), rest, "fact"))
    for head, rest in lines.others:
        said = speech.understand(("head",), head)
        if said is not None and said.phrase == "head.has":
            speech.wrong("head-of-player", head, player=speech.names.called(said["seat"]))
        elif said is not None and said.phrase == "head.whose":
            _whose_turn(speech, head, rest, said["seat"])
        elif said is None or said.phrase not in ("head.player", "head.zone"):
            _unknown_head(speech, head)
        elif said.phrase == "head.zone":
            facts.read_zone(speech, table, said["seat"], said["zone"], rest)
        elif said["seat"] in table.has:
            speech.wrong("header-twice", head, given=tame(head.text))
        else:
            table.has[said["seat"]] = facts.read_phrases(speech, ("player",), rest, "fact")


def _whose_turn(speech: Speech, head: Words, rest: Words, seat: str) -> None:
    """The turn is what the line is about, not its player."""
    houses = (speech.names.value("house", word) for word in rest.each())
    house = called("house", next(filter(None, houses), "dis"))
    speech.wrong("head-of-turn", head, player=speech.names.called(seat), house=house)


def _unknown_head(speech: Speech, head: Words) -> None:
    """Nothing that a line can be about."""
    near = nearest(head.text, _heads(speech))
    if near:
        speech.wrong("no-such-head-near", head, given=tame(head.text), near=tuple(near))
    else:
        speech.wrong("no-such-head", head, given=tame(head.text))


def _read_script(speech: Speech, lines: Lines) -> tuple[Step, ...]:
    drafts: list[script.Draft] = []
    last = 0
    lost = False
    for number, line in lines.script:
        if script.number_of(line):
            if len(drafts) >= script.MOST_STEPS:
                speech.wrong("too-many-steps", Spot(number, 1), most=script.MOST_STEPS)
                break
            last = script.read_number(speech, line, number, last + 1)
            draft = script.read_step(speech, line, number, last)
            lost = draft is None
            if draft is not None:
                drafts.append(draft)
            continue
        words = script.choice_of(line, number)
        assert words is not None
        if last == 0:
            key = "step-unnumbered" if script.is_step(speech, words) else "answer-without-step"
            speech.wrong(key, words, given=tame(words.text))
            continue
        choice = script.read_choice(speech, words)
        if choice is not None and not lost:
            if len(drafts[-1].choices) >= script.MOST_CHOICES:
                speech.wrong("too-many-answers", words, most=script.MOST_CHOICES)
                break
            drafts[-1].choices.append(choice)
    return tuple(draft.done() for draft in drafts)


def _read_expected(speech: Speech, lines: Lines, editions: tuple[str, ...]) -> tuple[Expectation, ...]:
    found = []
    for kind, head, rest in lines.expected[:MOST_EXPECTATIONS]:
        mark = starts(head, f"word.{kind}")
        named, where = claims.read_head(speech, head, mark, editions)
        if where is None:
            continue
        read_ = claims.read_expectation if kind == "expect" else claims.read_cite
        found.append(read_(speech, head, named, where, rest))
    if len(lines.expected) > MOST_EXPECTATIONS:
        speech.wrong("too-many-claims", lines.expected[MOST_EXPECTATIONS][1], most=MOST_EXPECTATIONS)
    return tuple(found)


def header_links(text: str) -> dict[str, tuple[str, ...]]:
    """What a text says it answers and shows, from the lines before its first blank one. This is asked of all
    scenarios at once, so no more is understood than the words before the colon."""
    links: dict[str, tuple[str, ...]] = {"answers": (), "shows": ()}
    for line in text.removeprefix("\ufeff").split("\n", MOST_HEADER)[:MOST_HEADER]:
        if not line.strip():
            break
        head, _, ids = line.partition("#")[0].partition(":")
        kind = _kind_of(head)
        if kind in links:
            local = (id.strip().removeprefix(f"{GAME}:") for id in ids.split(","))
            links[kind] = tuple(whole for id in local for whole in meant(id) or (id,))
    return links


@cache
def _kind_of(head: str) -> str | None:
    return _keyword(words_in(head, 0))
