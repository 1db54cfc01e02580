"""Reading a scenario: every line is one fact, one step or one line of claims; every mistake is found in one
go, with its line and column."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.errors import Place, Trouble, Troubles
from kfjudge.core.text import sanitize
from kfjudge.games import GAMES, default_game, get_game
from kfjudge.notation.forms import write_form
from kfjudge.notation.grammar import Grammar, grammar
from kfjudge.notation.header import HEADS, game_in
from kfjudge.notation.header import LONGEST as LONGEST_HEADER
from kfjudge.notation.names import IN_FULL, Names, Shortened
from kfjudge.notation.phrase_parser import Full, PhraseParser
from kfjudge.notation.reading import expected, facts, script
from kfjudge.notation.reading.consistency import check_consistency
from kfjudge.notation.reading.header import read_header
from kfjudge.notation.reading.labels import labels_in
from kfjudge.notation.reading.owners import seats_of
from kfjudge.notation.reading.shortened import parts_of, shortened, told_apart
from kfjudge.notation.scenario import Owner, Scenario, ScriptStep, Spot
from kfjudge.notation.source import lines_of, trouble
from kfjudge.notation.tokens import Span, nearest, words_in

MOST_BAD_LINES = 120


class Lines(Struct):
    """The lines of a file by what they are, in the order of the file, and which line ends the header."""

    headed: list[tuple[str, Span, Span]] = field(default_factory=list)
    script: list[tuple[int, str]] = field(default_factory=list)
    expected: list[expected.Line] = field(default_factory=list)
    others: list[tuple[Span, Span]] = field(default_factory=list)
    loose: list[Span] = field(default_factory=list)
    blank: int = LONGEST_HEADER

    def of_the_board(self) -> set[int]:
        """The lines that say what lies there, and those of which nobody knows what they say."""
        return {words.number for words in (*(head for _, head, _ in self.headed), *self.loose,
                                           *(head for head, _ in self.others))}  # fmt: skip


def read(text: str, path: str, name: str = "") -> Scenario:
    """The scenario that a text is. Raises Troubles with everything that is wrong with it."""
    found: list[Trouble] = []
    lines = lines_of(text, path, found)
    if not found and not any(map(str.strip, lines)):
        raise Troubles([trouble("nothing-written", path)])
    game = game_in(lines, GAMES) or default_game()
    scenario, wrong = _understand(game, path, lines)
    if wrong and scenario is not None:
        scenario, wrong = _with_parts_of_titles(scenario, wrong, lines)
    troubles = found[:MOST_BAD_LINES] + wrong
    if troubles or scenario is None:
        raise Troubles(sorted(troubles, key=_place))
    return replace(scenario, path=path, name=name)


def _understand(
    game: str, path: str, lines: list[str], shortened: Shortened = IN_FULL
) -> tuple[Scenario | None, list[Trouble]]:
    """The scenario as far as it is understood, and what is wrong with it."""
    seats = seats_of(get_game(game).engine.schema)
    parser = PhraseParser(path, Names(game, seats))
    sorted_ = _sort(parser.grammar, lines)
    try:
        scenario = _read_lines(parser, seats, sorted_, shortened)
        if not sorted_.of_the_board() & lines_of_troubles(parser.troubles):
            check_consistency(scenario, parser)
    except Full:
        return None, parser.troubles
    return scenario, parser.troubles


def _with_parts_of_titles(
    scenario: Scenario, wrong: list[Trouble], lines: list[str]
) -> tuple[Scenario | None, list[Trouble]]:
    """The same, where cards may be called by a part of their title on the lines that are not understood."""
    path, spoken = wrong[0].place.path if wrong[0].place else "", grammar(scenario.game)
    parts = parts_of(scenario, spoken)
    among = lines_of_troubles(wrong) - _sort(spoken, lines).of_the_board()
    again, left = _understand(scenario.game, path, lines, shortened(parts, among))
    if again is not None and len(left) < len(wrong):
        scenario, wrong = again, left
    return scenario, [told_apart(trouble, parts, lines, scenario.game) for trouble in wrong]


def lines_of_troubles(troubles: list[Trouble]) -> set[int]:
    return {trouble.place.line or 0 for trouble in troubles if trouble.place is not None}


def _place(trouble: Trouble) -> tuple[int, int]:
    place = trouble.place or Place("")
    return place.line or 10**9, place.column or 0


def _read_lines(
    parser: PhraseParser, seats: tuple[Owner, ...], sorted_: Lines, shortened: Shortened
) -> Scenario:
    so_far = facts.BoardSoFar(get_game(parser.grammar.game).engine.schema)
    header = read_header(parser, so_far.schema, sorted_.headed, sorted_.blank)
    given = {owner.id: owner for owner in header.owners}
    kinds = [kind.kind for kind in so_far.schema.owners]
    owners = {**{seat.id: given.get(seat.id, seat) for seat in seats}, **given}
    every = sorted(owners.values(), key=lambda owner: kinds.index(owner.kind))
    labels = labels_in(parser.grammar, (rest for _, rest in sorted_.others))
    parser.names = Names(parser.grammar.game, every, labels, shortened)
    for words in sorted_.loose:
        _no_colon(parser, words)
    _read_board(parser, so_far, sorted_)
    steps = _read_script(parser, sorted_)
    claimed = expected.read_expected(parser, sorted_.expected, sorted_.script, header.editions)
    return replace(
        header,
        situation=tuple((what, phrase) for what, phrase in so_far.situation.items() if phrase),
        owners=tuple(map(so_far.owner, every)),
        steps=steps,
        expectations=claimed,
    )


def _sort(grammar: Grammar, lines: list[str]) -> Lines:
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
        kind = _heading(grammar, head)
        if kind is not None:
            found.headed.append((kind, head, rest))
        elif (claimed := expected.kind_of(grammar, head)) is not None:
            found.expected.append((claimed, head, rest))
        else:
            found.others.append((head, rest))
    return found


def _headings(grammar: Grammar) -> tuple[str, ...]:
    """What lines are about that are not about one owner: the header, the owners themselves, the situation."""
    kinds = (kind.field for kind in get_game(grammar.game).engine.schema.owners)
    return (*HEADS, *kinds, *get_game(grammar.game).notation.board_lines)


def _heading(grammar: Grammar, head: Span) -> str | None:
    return next((kind for kind in _headings(grammar) if grammar.is_all(head, f"head.{kind}")), None)


def _no_colon(parser: PhraseParser, words: Span) -> None:
    """What a line may have been meant for: a step, "Ann has 3 chips", or a head whose colon is missing."""
    if script.is_step(parser, words):
        parser.error("step-unnumbered", words, given=sanitize(words.text))
        return
    seat, rest = script.actor(parser, words)
    owner = parser.names.owners.get(seat)
    if owner is not None and any(parser.parse((owner.kind,), rest[at:]) for at in (0, 1)):
        parser.error("head-of-player", words, player=parser.names.called(seat))
        return
    near = nearest(words[:2].text, _heads(parser), 1)
    if near:
        parser.error("no-colon-near", words, given=sanitize(words.text), near=near[0])
    else:
        parser.error("no-colon", words, given=sanitize(words.text))


def _heads(parser: PhraseParser) -> list[str]:
    """What a line can be about, each in its own language."""
    grammar = parser.grammar
    keywords = (*(f"head.{kind}" for kind in _headings(grammar)), "word.expect", "word.cite")
    found = [form.shown for key in keywords for form in grammar.forms_of(key)]
    schema = get_game(grammar.game).engine.schema
    for zone in grammar.forms("zone"):
        kind = schema.zone(zone.key.partition(".")[2]).owner
        heads = grammar.forms_in("head.zone", zone.lang)
        for head in dict.fromkeys((*(form for form in heads if not form.needed), heads[0])):
            for owner in (owner for owner in parser.names.owners.values() if owner.kind == kind):
                filled = {"seat": dict(parser.names.called(owner.id).names)[zone.lang], "zone": zone.shown}
                found.append(write_form(head, filled.__getitem__, None))
    return [*parser.names.known("seat"), *found]


def _read_board(parser: PhraseParser, so_far: facts.BoardSoFar, lines: Lines) -> None:
    seen: set[str] = set()
    said_of = dict.fromkeys(parser.notation.board_lines)
    for kind, head, rest in lines.headed:
        if kind not in said_of:
            continue
        if kind in seen:
            parser.error("header-twice", head, given=sanitize(head.text))
            continue
        seen.add(kind)
        nothing = kind in parser.habits.may_be_nothing and parser.grammar.is_all(rest, "word.none")
        if not nothing:
            so_far.situation[kind] = facts.read_phrases(parser, (kind,), rest, "fact")
    so_far.situation = {kind: so_far.situation.get(kind, ()) for kind in parser.notation.board_lines}
    for head, rest in lines.others:
        _of_an_owner(parser, so_far, head, rest)


def _of_an_owner(parser: PhraseParser, so_far: facts.BoardSoFar, head: Span, rest: Span) -> None:
    """A line about one owner: what it has, or what lies in a zone of it."""
    phrase = parser.parse(("head",), head)
    if phrase is None:
        _unknown_head(parser, head)
        return
    owner = parser.names.owners[phrase["seat"]]
    if phrase.key not in ("head.player", "head.zone"):
        parser.add_error(parser.notation.explain_misplaced(parser, phrase, rest), head)
    elif phrase.key == "head.zone":
        zone = so_far.schema.zone(phrase["zone"])
        if zone.owner == owner.kind:
            facts.read_zone(parser, so_far, owner.id, zone, rest)
        else:
            _unknown_head(parser, head)
    elif owner.id in so_far.has:
        parser.error("header-twice", head, given=sanitize(head.text))
    else:
        so_far.has[owner.id] = facts.read_phrases(parser, (owner.kind,), rest, "fact")


def _unknown_head(parser: PhraseParser, head: Span) -> None:
    """Nothing that a line can be about."""
    near = nearest(head.text, _heads(parser))
    if near:
        parser.error("no-such-head-near", head, given=sanitize(head.text), near=tuple(near))
    else:
        parser.error("no-such-head", head, given=sanitize(head.text))


def _read_script(parser: PhraseParser, lines: Lines) -> tuple[ScriptStep, ...]:
    drafts: list[script.StepDraft] = []
    last = 0
    for number, line in lines.script:
        if script.number_of(line):
            if len(drafts) >= script.MOST_STEPS:
                parser.error("too-many-steps", Spot(number, 1), most=script.MOST_STEPS)
                break
            last = script.read_number(parser, line, number, last + 1)
            draft = script.read_step(parser, line, number, last)
            drafts.append(draft or script.lost_step(number, last))
            continue
        words = script.choice_of(line, number)
        assert words is not None
        if last == 0:
            key = "step-unnumbered" if script.is_step(parser, words) else "answer-without-step"
            parser.error(key, words, given=sanitize(words.text))
            continue
        choice = script.read_choice(parser, words)
        if len(drafts[-1].choices) >= script.MOST_CHOICES:
            parser.error("too-many-answers", words, most=script.MOST_CHOICES)
            break
        drafts[-1].choices.append(choice or script.lost_line(words))
    return tuple(draft.done() for draft in drafts)
