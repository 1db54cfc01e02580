"""Parse a board file: every line is one fact, one step or one line of claims; every mistake is found in one
go, with its line and column."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.errors import Trouble, Troubles
from kfjudge.core.message import LocalText, Message
from kfjudge.core.text import name_key, sanitize
from kfjudge.games import GAMES, default_game, get_game
from kfjudge.notation.board_state import lay_out, report_ref
from kfjudge.notation.grammar import Grammar, grammar, write_form
from kfjudge.notation.names import IN_FULL, Names, ShortTitles, all_facts, index_titles, little_words
from kfjudge.notation.parser import expectations
from kfjudge.notation.parser.board import BoardDraft, find_labels, parse_phrases, parse_zone
from kfjudge.notation.parser.header import Headed, parse_header
from kfjudge.notation.parser.phrases import PhraseParser, TooManyErrors
from kfjudge.notation.parser.script import is_numbered, is_step, parse_script, split_actor, split_choice
from kfjudge.notation.scenario import Owner, Scenario
from kfjudge.notation.source import COMMENT, HEADS, LONGEST_HEADER, parse_header_lines, split_lines, trouble
from kfjudge.notation.tokens import Span, find_nearest, tokenize
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import pick_name

MOST_BAD_LINES = 120
MOST_STRANGE_LINES = 3  # that are told of one by one
UNKNOWN_GAME = ("scenario.no-such-game", "scenario.no-game-head")
SHORTEST_PART = 3  # letters of a title
# Claims whose cards may fit several: any of them will do, or the options and the script tell them apart.
OF_ANY = ("claim.can", "claim.cannot", "claim.only", "claim.forced", "claim.zone", "claim.legal",
          "claim.illegal")  # fmt: skip

TitleParts = Mapping[str, tuple[str, ...]]  # a part of a title, and the cards of the board that are called so


class SortedLines(Struct):
    """The lines of a file by what they are, in the order of the file, and which line ends the header."""

    headed: list[Headed] = field(default_factory=list)
    script: list[tuple[int, str]] = field(default_factory=list)
    expected: list[expectations.Line] = field(default_factory=list)
    others: list[tuple[Span, Span]] = field(default_factory=list)
    loose: list[Span] = field(default_factory=list)
    blank: int = LONGEST_HEADER

    def board_lines(self) -> set[int]:
        """List the numbers of the lines that describe the board, and of those that nobody understands."""
        return {words.number for words in (*(head for _, head, _ in self.headed), *self.loose,
                                           *(head for head, _ in self.others))}  # fmt: skip


def parse_scenario(text: str, path: str, name: str = "") -> Scenario:
    """Parse the text of a board file. Raises Troubles with everything that is wrong with it."""
    found: list[Trouble] = []
    lines = split_lines(text, path, found)
    if not found and all(line.strip() in ("", COMMENT) for line in lines):
        raise Troubles([trouble("nothing-written", path)])
    named = [name_key(line.rest) for line in parse_header_lines(lines) if line.about == "game"]
    game = next((game for game in GAMES if game in named[:1]), default_game())
    scenario, wrong = _parse_lines(game, path, lines)
    if wrong and scenario is not None:
        scenario, wrong = _parse_with_short_titles(scenario, path, wrong, lines)
    troubles = found[:MOST_BAD_LINES] + wrong
    if troubles or scenario is None:
        troubles.sort(
            key=lambda one: (one.place.line or 10**9, one.place.column or 0) if one.place else (10**9, 0)
        )
        unknown_game = [one for one in troubles if one.words.key in UNKNOWN_GAME]
        raise Troubles(unknown_game or _count_strange_lines(troubles))  # of which no other line can be judged
    return replace(scenario, path=path, name=name)


def _count_strange_lines(troubles: list[Trouble]) -> list[Trouble]:
    """Tell of a few lines that begin as none of a board does, and only count the others: of a file that is no
    board at all, each line would be told of."""
    strange = [one for one in troubles if one.words.key in ("scenario.no-such-head", "scenario.no-colon")]
    more = strange[MOST_STRANGE_LINES:]
    if len(more) < 2:
        return troubles
    counted = Trouble(Message("scenario.more-such-lines", (("n", len(more)),)), more[0].place)
    return [counted if one is more[0] else one for one in troubles if one is more[0] or one not in more]


def _parse_lines(
    game: str, path: str, lines: list[str], short_titles: ShortTitles = IN_FULL
) -> tuple[Scenario | None, list[Trouble]]:
    """Parse the lines as far as they are understood; return the scenario, and what is wrong with it."""
    schema = get_game(game).engine.schema
    seats = tuple(Owner(kind.kind, seat) for kind in schema.owners for seat in kind.names)
    parser = PhraseParser(path, Names(game, seats))
    by_kind = _sort_lines(parser.grammar, lines)
    draft = BoardDraft(schema)
    try:
        header = parse_header(parser, schema, by_kind.headed, by_kind.blank)
        owners = {**{seat.id: seat for seat in seats}, **{owner.id: owner for owner in header.owners}}
        kinds = [kind.kind for kind in schema.owners]
        every = sorted(owners.values(), key=lambda owner: kinds.index(owner.kind))
        labels = find_labels(parser.grammar, (rest for _, rest in by_kind.others))
        parser.names = Names(game, every, labels, short_titles)
        for words in by_kind.loose:
            _report_no_colon(parser, words)
        _parse_situation(parser, draft, by_kind)
        for head, rest in by_kind.others:
            _parse_owner_line(parser, draft, head, rest)
        steps = parse_script(parser, by_kind.script)
        claimed = expectations.parse_expectations(parser, by_kind.expected, by_kind.script, header.editions)
        scenario = replace(
            header,
            situation=tuple((about, facts) for about, facts in draft.situation.items() if facts),
            owners=tuple(map(draft.finish_owner, every)),
            steps=steps,
            expectations=claimed,
        )
        if not by_kind.board_lines() & _find_lines(parser.troubles):
            _check_whole(scenario, parser)
    except TooManyErrors:
        return None, parser.troubles
    return scenario, parser.troubles


def _find_lines(troubles: list[Trouble]) -> set[int]:
    """Find the lines in which something is wrong."""
    return {trouble.place.line or 0 for trouble in troubles if trouble.place is not None}


def _sort_lines(grammar: Grammar, lines: list[str]) -> SortedLines:
    """Sort the lines by what they are; only the words before their colon are looked at."""
    found = SortedLines()
    headings = _list_headings(grammar)
    begun = False
    for number, line in enumerate(lines, 1):
        if line == COMMENT:
            continue
        if not line.strip():
            found.blank = min(found.blank, number) if begun else found.blank
            continue
        begun = True
        if is_numbered(line) or split_choice(line, number) is not None:
            found.script.append((number, line))
            continue
        words = tokenize(line, number)
        if not words:
            continue
        colon = next((at for at, token in enumerate(words.tokens) if token.word == ":"), None)
        if colon is None:
            found.loose.append(words)
            continue
        head, rest = words[:colon], words[colon + 1 :]
        kind = next((kind for kind in headings if grammar.is_all(head, f"head.{kind}")), None)
        claimed = (kind for kind in expectations.KINDS if grammar.match_start(head, f"word.{kind}"))
        if kind is not None:
            found.headed.append((kind, head, rest))
        elif (expected := next(claimed, None)) is not None:
            found.expected.append((expected, head, rest))
        else:
            found.others.append((head, rest))
    return found


def _list_headings(grammar: Grammar) -> tuple[str, ...]:
    """List what lines are about that are not about one owner: the header, the owners themselves, the
    situation."""
    kinds = (kind.field for kind in get_game(grammar.game).engine.schema.owners)
    return (*HEADS, *kinds, *get_game(grammar.game).notation.board_lines)


# the board


def _parse_situation(parser: PhraseParser, draft: BoardDraft, lines: SortedLines) -> None:
    """Parse the lines about the whole board: 'turn: South, house Dis'."""
    seen: set[str] = set()
    for kind, head, rest in lines.headed:
        if kind not in parser.notation.board_lines:
            continue
        if kind in seen:
            parser.error("header-twice", head, given=sanitize(head.text))
            continue
        seen.add(kind)
        if not (kind in parser.special_phrases.may_be_nothing and parser.grammar.is_all(rest, "word.none")):
            draft.situation[kind] = parse_phrases(parser, (kind,), rest, "fact")
    draft.situation = {kind: draft.situation.get(kind, ()) for kind in parser.notation.board_lines}


def _parse_owner_line(parser: PhraseParser, draft: BoardDraft, head: Span, rest: Span) -> None:
    """Parse a line about one owner: 'South: 4 aember' or 'South line: Troll | Urchin'."""
    phrase = parser.parse_head(head)
    owner = parser.names.owners[phrase["seat"]] if phrase is not None else None
    zone = draft.schema.zone(phrase["zone"]) if phrase is not None and phrase.key == "head.zone" else None
    if phrase is None and name_key(rest.text) in GAMES:
        parser.error("no-game-head", head, given=sanitize(head.text), game=name_key(rest.text))
    elif phrase is None or owner is None or (zone is not None and zone.owner != owner.kind):
        words = _list_keywords(parser.grammar)
        nearest = find_nearest(head.text, _list_heads(parser))
        near = tuple(dict.fromkeys(words.get(one, one) for one in nearest))
        if near:
            parser.error("no-such-head-near", head, given=sanitize(head.text), near=near)
        else:
            parser.error("no-such-head", head, given=sanitize(head.text))
    elif zone is not None:
        parse_zone(parser, draft, owner.id, zone, rest)
    elif phrase.key != "head.player":
        parser.add_error(parser.notation.explain_misplaced(parser, phrase, rest), head)
    elif owner.id in draft.has:
        parser.error("header-twice", head, given=sanitize(head.text))
    else:
        draft.has[owner.id] = parse_phrases(parser, (owner.kind,), rest, "fact")


def _report_no_colon(parser: PhraseParser, words: Span) -> None:
    """Report a line without a colon by what it may have meant: a step, 'Ann has 3 chips', or a head."""
    given = sanitize(words.text)
    if is_step(parser, words):
        parser.error("step-unnumbered", words, given=given)
        return
    seat, rest = split_actor(parser, words)
    owner = parser.names.owners.get(seat)
    if owner is not None and any(parser.parse((owner.kind,), rest[at:]) for at in (0, 1)):
        parser.error("head-of-player", words, player=parser.names.name_owner(seat))
        return
    near = find_nearest(words[:2].text, _list_heads(parser), 1)
    if near:
        parser.error(
            "no-colon-near", words, given=given, near=_list_keywords(parser.grammar).get(near[0], near[0])
        )
    else:
        parser.error("no-colon", words, given=given)


def _list_keywords(grammar: Grammar) -> dict[str, LocalText]:
    """List the words that begin lines, each in every language: 'titre' → title, titre."""
    words = {}
    for key in (*(f"head.{kind}" for kind in _list_headings(grammar)), "word.expect", "word.cite"):
        forms = grammar.forms_of(key)
        written = {form.lang: form.shown for form in reversed(forms)}  # the first of each language
        words.update(dict.fromkeys((form.shown for form in forms), LocalText(tuple(written.items()))))
    return words


def _list_heads(parser: PhraseParser) -> list[str]:
    """List everything that can stand before a colon, each in its own language: 'title', 'South', 'main de
    Nord'."""
    grammar, names = parser.grammar, parser.names
    found = list(_list_keywords(grammar))
    schema = get_game(grammar.game).engine.schema
    for zone in grammar.forms("zone"):
        named = schema.zone(zone.key.partition(".")[2])
        kind = named.owner
        found += [zone.shown] if schema.sole_owner(named) else []
        heads = grammar.forms_in("head.zone", zone.lang)
        for head in dict.fromkeys((*(form for form in heads if not form.needed), heads[0])):
            for owner in (owner for owner in names.owners.values() if owner.kind == kind):
                seat = dict(names.name_owner(owner.id).names)[zone.lang]
                found.append(write_form(head, {"seat": seat, "zone": zone.shown}.__getitem__, None))
    return [*names.list_known("seat"), *found]


# the whole file, each line of it being right


def _check_whole(scenario: Scenario, parser: PhraseParser) -> None:
    """Report cards that are not on the board or that nothing tells apart, and points that the script
    lacks."""
    layout, steps = lay_out(scenario, parser.error), scenario.steps
    claims = [claim for expectation in scenario.expectations for claim in expectation.claims]
    told = (phrase for step in steps for phrase in step.phrases())
    for ref in (ref for phrase in (*told, *claims) for ref in phrase.refs()):
        if not layout.find_cards(ref):
            report_ref(parser.error, ref, [], scenario.game)
    for expectation in scenario.expectations:
        for claim in expectation.claims:
            for ref in claim.refs() if claim.key not in OF_ANY else ():
                found = layout.find_cards(ref)
                if len(found) > 1:
                    report_ref(parser.error, ref, found, scenario.game)
        where = expectation.where
        if where.when and not 1 <= where.step <= len(steps):
            parser.error("no-such-step", where.spot, given=where.step, n=len(steps))
        elif where.when and where.choice > len(steps[where.step - 1].choices):
            given, many = f"{where.step}.{where.choice}", len(steps[where.step - 1].choices)
            parser.error("no-such-choice", where.spot, given=given, n=many)
    parser.notation.check_file(scenario, parser)


# cards by a part of their title: "Noddy" for Noddy the Thief, where one card of the board is called so


def _parse_with_short_titles(
    scenario: Scenario, path: str, wrong: list[Trouble], lines: list[str]
) -> tuple[Scenario | None, list[Trouble]]:
    """Parse once more, with parts of titles on the lines that were not understood; keep what has fewer
    errors."""
    phrases = grammar(scenario.game)
    parts = _list_title_parts(scenario, phrases)
    alone = {part: cards[0] for part, cards in parts.items() if len(cards) == 1}
    among = _find_lines(wrong) - _sort_lines(phrases, lines).board_lines()
    again, left = _parse_lines(scenario.game, path, lines, dict.fromkeys(among, alone))
    if again is not None and len(left) < len(wrong):
        scenario, wrong = again, left
    return scenario, [_explain_ambiguous_part(trouble, parts, lines, scenario.game) for trouble in wrong]


def _list_title_parts(scenario: Scenario, grammar: Grammar) -> TitleParts:
    """List every run of words of a title on the board that means nothing else: not all its words, nor little
    ones."""
    known = index_titles(scenario.game)
    vocabulary = {" ".join(one) for kind in grammar.slots.values() for one in grammar.vocabulary(kind.kind)}
    small = little_words("articles") | little_words("of") | little_words("one") | little_words("none")
    found: dict[str, dict[str, None]] = {}
    for card in dict.fromkeys(card.card for _, _, card in scenario.cards()):
        for lang in LANGUAGES:
            words = name_key(pick_name(all_facts(scenario.game)[card], lang)).split()
            for begin in range(len(words)):
                for end in range(begin + 1, len(words) + 1):
                    run = words[begin:end]
                    part = " ".join(run)
                    is_telling = any(len(word) >= SHORTEST_PART and word not in small for word in run)
                    if len(run) < len(words) and is_telling and part not in known and part not in vocabulary:
                        found.setdefault(part, {})[card] = None
    return {part: tuple(cards) for part, cards in found.items()}


def _explain_ambiguous_part(trouble: Trouble, parts: TitleParts, lines: list[str], game: str) -> Trouble:
    """Say of an error that stands at a part of several titles that it does."""
    place = trouble.place
    if place is None or not place.line or not place.column:
        return trouble
    words = tokenize(lines[place.line - 1], place.line, place.column - 1)
    while words and words.word(0) in little_words("articles"):
        words = words[1:]
    for length in range(min(len(words), 6), 0, -1):
        part = words[:length]
        cards = parts.get(name_key(part.text), ())
        if len(cards) > 1:
            near = tuple(all_facts(game)[card] for card in cards)
            places = (("given", sanitize(part.text)), ("near", near))
            return Trouble(Message("scenario.part-of-several", places, game), place)
    return trouble
