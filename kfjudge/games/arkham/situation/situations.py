"""Say what has changed, and take a sentence as a test whose odds are asked: "5 against 4, standard bag, The
Gathering, one ghoul here". A sentence that tells of an action is made a board by `sketch.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import NotFound
from kfjudge.core.events import TraceStep
from kfjudge.core.message import Message
from kfjudge.core.text import fold, sanitize
from kfjudge.games.arkham import GAME, message
from kfjudge.games.arkham.engine.board import BAGS, ENEMIES, HARD_BAGS, LOCATIONS, THREAT, TOKENS, Board
from kfjudge.games.arkham.facts import all_facts
from kfjudge.games.arkham.situation import SCENARIO_CARD, alternatives, forms, names_of, plain
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.situation.game import BoardChange, GameSituations, Sketch, Wager

USUAL_BAG = "standard"
MORE = (1, 2, 3)  # for which the odds are told, too
FURTHEST = 20  # of any number in a sentence
LONGEST = 300  # letters of a sentence that tells of a test
MOST_UNREAD = 5
ALIKE = 0.86  # from where on a title is only misspelled


class ArkhamSituations(GameSituations):
    def sketch(self, text: str, lang: str) -> Sketch | None:
        from kfjudge.games.arkham.situation.sketch import sketch

        return sketch(text, lang)

    def wager(self, words: str) -> Wager | None:
        """Read the numbers of a test, the level or the bag, the scenario and the ghouls that are there, in
        any language; without a level it is told for all of them. Raise NotFound for a test of which a word is
        not understood."""
        if len(words) > LONGEST or re.search(r"[\\/]|\.kf\b", words):  # a file or the name of a board
            return None
        sentence = _Sentence(words)
        tokens = sentence.take_tokens()
        committed = sentence.take_committed()
        numbers = sentence.take_numbers()
        ghouls = sentence.take_ghouls()
        bag, _ = sentence.take_name({name: forms(f"notation.difficulty.{name}") for name in BAGS})
        scenario, typed = sentence.take_name(names_of(SCENARIO_CARD), misspelled=True)
        investigator, _ = sentence.take_name(names_of("investigator"))
        unread = sentence.list_unread()
        if numbers is None and not (bag and re.search(r"\d", " ".join(unread))):
            return None
        if unread or numbers is None:
            raise NotFound(_explain_refusal(unread, bag))
        told = _Test(*numbers, tokens or bag or USUAL_BAG, scenario, ghouls).with_more(committed)
        if max(abs(told.skill), told.difficulty or 0) > FURTHEST:
            raise NotFound(message("wager.too-large", most=FURTHEST))
        is_open = not (tokens or bag)
        assumed = list(_list_assumed(told, committed, investigator, is_open=is_open))
        if typed:
            assumed.append(message("wager.read-as", card=all_facts()[scenario], given=typed))
        more = tuple(Wager(_make_board(told.with_more(n)), told.said) for n in MORE)
        said, beside = told.said, []
        if is_open:
            assumed.insert(0, message("wager.no-level"))
            said = message("wager.said-at", said=told.said, level=message(f"wager.level.{USUAL_BAG}"))
            others = (replace(told, bag=other) for other in BAGS if other != USUAL_BAG)
            beside = [Wager(_make_board(one), message(f"wager.level.{one.bag}")) for one in others]
        return Wager(_make_board(told), said, tuple(assumed), more, tuple(beside))

    def find_changes(
        self, before: Board, after: Board, trace: Sequence[TraceStep]
    ) -> tuple[BoardChange, ...]:
        """Find what the schema says, and where investigators and enemies are now."""
        changes = []
        for change in super().find_changes(before, after, trace):
            card = change.named
            if change.aspect == "unrevealed" and not change.value:
                changes.append(replace(change, said=message("situation.revealed")))
            elif change.aspect != "zone":
                changes += [change] if getattr(card, "in_play", True) else []
            elif card.zone == THREAT and card.is_enemy:
                changes.append(replace(change, said=message("situation.engaged", player=card.controller)))
            elif card.zone not in (ENEMIES, LOCATIONS):
                changes.append(replace(change, said=message(f"situation.in.{card.zone}")))
        for name, one in after.players.items():
            if one.at is not None and before.players[name].at != one.at:
                said = message("situation.at", card=after.cards[one.at])
                changes.append(BoardChange(name, "at", one.at, said, name))
        for card in after.enemies():
            was = before.cards.get(card.uid)
            where = after.location_of(card)
            if card.zone == ENEMIES and was is not None and where and before.location_of(was) != where:
                said = message("situation.at", card=after.cards[where])
                changes.append(BoardChange(card.label or card.facts.id, "at", where, said, card))
        return tuple(changes)


class _Test(Struct, frozen=True):
    """A test as a sentence tells it; without a difficulty, the skill is how far it is above or below."""

    skill: int
    difficulty: int | None
    bag: str
    scenario: str
    ghouls: int | None  # None: nothing is told of them

    def with_more(self, more: int) -> _Test:
        """Add to the skill, which is never below 0."""
        skill = self.skill + more
        return replace(self, skill=skill if self.difficulty is None else max(skill, 0))

    @property
    def said(self) -> Message:
        if self.difficulty is not None:
            return message("wager.said", skill=self.skill, difficulty=self.difficulty)
        return message("wager.said-apart", far=f"{'+' if self.skill >= 0 else '−'}{abs(self.skill)}")

    @property
    def on_board(self) -> tuple[int, int]:
        """Return a skill and a shroud of at least 1 that succeed with the same tokens. Against 0, all do but
        the automatic failure."""
        if self.difficulty is None:
            return 2 * FURTHEST + self.skill, 2 * FURTHEST
        if self.difficulty <= 0:
            return 2 * FURTHEST, 1
        return (self.skill, self.difficulty) if self.skill else (1, self.difficulty + 1)

    @property
    def knows_symbols(self) -> bool:
        """Tell whether what the symbols do is known: a bag told token by token has no side."""
        return bool(self.scenario) and self.bag in BAGS


class _Sentence:
    """A sentence of which each part is taken out as it is understood; what is left was not read."""

    def __init__(self, words: str) -> None:
        self.left = f" {plain(words)} "
        self.typed = {plain(word): word for word in re.findall(r"\w+", words)}
        self.little = alternatives("wager.little")
        self.numbers = {word: n for n in range(4) for word in forms(f"wager.{n}")}

    def take(self, pattern: str, instead: str = " ; ") -> re.Match[str] | None:
        """Take out the first place that a pattern matches."""
        found = re.search(pattern, self.left)
        if found is not None:
            self.left = f"{self.left[: found.start()]}{instead}{self.left[found.end() :]}"
        return found

    def take_committed(self) -> int:
        """Take what is added to a skill, and add it up: "with 2 icons", "with +1"."""
        joined = alternatives("wager.with")
        counted = "|".join((r"\d{1,2}", *self.numbers))
        skills = alternatives("wager.skill")
        icon = rf"(?:{skills} )?{alternatives('wager.icon')}(?: {skills})?\b"
        icons = rf"(?<![\w+-])(?<![+-] )(?:{joined} )?(\+?)({counted}) {icon}"
        against = rf"(?! (?:{self.little} ){{0,3}}{alternatives('wager.difficulty')}\b)"
        added = rf"(?<!\w){joined} ([+-]) ?(\d{{1,2}})(?!\w){against}"
        total = 0
        for pattern in (icons, added):
            while found := self.take(pattern, ""):
                amount = self._count(found[2])
                total += -amount if found[1] == "-" else amount
        self.left = f" {' '.join(self.left.split())} "
        return total

    def take_tokens(self) -> str:
        """Take the tokens of a bag that is told token by token, as a board file has them; "" for no such bag:
        "bag: +1, 0, 2 x -1, skull"."""
        called = {form: token for token in TOKENS for form in forms(f"token.{token}")}
        one = rf"(?:(\d{{1,2}}) ?[x*×] ?)?({'|'.join(map(re.escape, called))})"
        row = re.sub(r"\((?!\?)", "(?:", one)
        found = self.take(
            rf"\b{alternatives('wager.bag')} ?:? ?((?:{row}(?:, ?| (?:and|et) ))*{row})(?![\w+-])"
        )
        counted: dict[str, int] = {}
        for many, form in re.findall(one, found[1]) if found is not None else ():
            counted[called[form]] = counted.get(called[form], 0) + int(many or 1)
        return ", ".join(f"{many} x {forms(f'token.{token}')[0]}" for token, many in counted.items())

    def take_numbers(self) -> tuple[int, int | None] | None:
        """Take the skill and the difficulty, each of which may be a sum, or only what one is above or below
        the other: "+2"."""
        little = rf"(?: {self.little}){{0,3}}"
        skill = r"(?<![\w+*.-])(?<![+*-] )(\d{1,3}(?: ?[+-] ?\d{1,3}(?!\d))*)"
        difficulty = r"(\d{1,3}(?!\w)(?:[+-]\d{1,3}(?!\w)| [+-] \d{1,3}(?!\w))*)"
        against = rf"{alternatives('odds.against')}\.?"
        both = self.take(rf"{skill}{little} {against}{little} {difficulty}")
        if both is not None:
            return max(_add_up(both[1]), 0), max(_add_up(both[2]), 0)
        above = self.take(r"(?<= )[+-]\d{1,2}(?=[ ,.;:?!])")
        return (_add_up(above[0]), None) if above is not None else None

    def take_ghouls(self) -> int | None:
        """Take the ghouls that are told of: "one ghoul here", "2 ghouls", "no ghoul"."""
        counted = "|".join((r"\d", *self.numbers))
        one = self.take(rf"(?<![\w+-])({counted}) {alternatives('wager.ghoul')}\b")
        if one is not None:
            return self._count(one[1])
        return 1 if self.take(rf"\b{alternatives('wager.one-ghoul')}\b") is not None else None

    def take_name(self, named: dict[str, tuple[str, ...]], misspelled: bool = False) -> tuple[str, str]:
        """Take which of some things is named, and return it; with what was typed, if that is misspelled."""
        for name, written in named.items():
            for form in written:
                if self.take(rf"\b{re.escape(form)}\b") is not None:
                    return name, ""
        if misspelled:
            from difflib import get_close_matches

            whole = {form: name for name, written in named.items() for form in written}
            words = list(re.finditer(r"[a-z]+", self.left))
            for many in sorted({form.count(" ") for form in whole}, reverse=True):
                for first, last in zip(words, words[many:], strict=False):
                    typed = self.left[first.start() : last.end()]
                    for form in get_close_matches(typed, whole, n=1, cutoff=ALIKE):
                        self.left = self.left.replace(typed, " ; ", 1)
                        return whole[form], typed
        return "", ""

    def list_unread(self) -> tuple[str, ...]:
        """List what is left, as it was typed, but for little words."""
        words = re.findall(r"[+*-] ?\d+|\w+", self.left)
        return tuple(self.typed.get(word, word) for word in words if re.fullmatch(self.little, word) is None)

    def _count(self, word: str) -> int:
        return int(word) if word.isdigit() else self.numbers[word]


def _add_up(words: str) -> int:
    return sum(int(term.replace(" ", "")) for term in re.findall(r"[+-]? ?\d+", words))


def _explain_refusal(unread: tuple[str, ...], bag: str) -> Message:
    """Say what of a test was not read."""
    from difflib import get_close_matches

    words = tuple(message("wager.word", word=sanitize(word)) for word in unread[:MOST_UNREAD])
    levels = [form for name in BAGS for form in forms(f"notation.difficulty.{name}")]
    near = [one for word in unread for one in get_close_matches(fold(word), levels, n=1, cutoff=0.75)]
    if near and not bag:
        return message("wager.not-read-near", words=words, near=near[0])
    return message("wager.not-read" if bag else "wager.not-read-level", words=words)


def _list_assumed(told: _Test, committed: int, investigator: str, *, is_open: bool) -> Iterator[Message]:
    """List what a test takes for granted that was not told; `is_open` is its level."""
    if investigator:
        yield message("wager.elder-sign-of", card=all_facts()[investigator])
    else:
        yield message("wager.elder-sign")
    yield message("wager.nothing-beside" if committed else "wager.nothing-else")
    if not told.scenario:
        yield message("wager.no-scenario")
    elif not told.knows_symbols:
        yield message("wager.other-side", card=all_facts()[told.scenario])
    if told.knows_symbols and (told.scenario != "the-gathering" or told.ghouls is None):
        yield message(f"wager.assumed-{told.scenario}")
    if told.scenario == "the-devourer-below":
        yield message("wager.elder-thing")
    if told.scenario != "the-midnight-masks" and told.knows_symbols and (is_open or told.bag in HARD_BAGS):
        yield message("wager.searched")


def _make_board(told: _Test) -> Scenario:
    """Make the smallest board: an investigation of a location with that shroud, by somebody for whom the
    elder sign counts 0, with the ghouls beside. The third scenario adds a token to the bag."""
    skill, shroud = told.on_board
    there = " | ".join(f"Ghoul Minion as G{n} (at Yard, exhausted)" for n in range(told.ghouls or 0))
    added = ", elder thing" if told.scenario == "the-devourer-below" else ""
    lines = [
        "title: test", f"game: {GAME}", "players: You / Vous (Wendy Adams)", "",
        "turn: You", f"chaos bag: {told.bag}{added}",
        *([f"scenario card: {told.scenario}"] if told.knows_symbols else []),
        f"locations: location as Yard (shroud {shroud}, 1 clue)",
        *([f"enemies: {there}"] if there else []),
        "encounter deck: Ghoul Minion",
        f"You: at Yard, base intellect {skill}, base health 99, base sanity 99", "",
        "1. You investigates", "   - chance: ?", "   - chance: ?", "   - chance: ?", "",
        "expect at 1: happens: You succeeds", "",
    ]  # fmt: skip
    return read_scenario("\n".join(lines))
