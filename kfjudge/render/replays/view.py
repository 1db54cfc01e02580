"""A replay and what all its pages share, each thing worked out once: what is the same in every language in
`Replay`, what is told in one language in `ReplayView`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from kfjudge.core.message import Message, head_edition, message
from kfjudge.core.readings import EQUALS
from kfjudge.core.table import TooMuch
from kfjudge.core.text import capitalize, sanitize
from kfjudge.games import get_game, ids_to_type, qualify
from kfjudge.notation.writer import ScenarioWriter, write_step
from kfjudge.render.blocks import Board, Check, Choice, Section, Text, section
from kfjudge.render.trace import (
    OwnerNames,
    change_clauses,
    in_brackets,
    lay_out_choice,
    number_lines,
    typeset,
    write_message,
)
from kfjudge.words.catalogue import find_template, join_list, say, tell

if TYPE_CHECKING:
    from kfjudge.core.events import TraceStep
    from kfjudge.core.run import Run
    from kfjudge.core.table import Ask
    from kfjudge.notation.scenario import Scenario, ScriptStep
    from kfjudge.render.boards import CardOfState, DrawnBoard, State
    from kfjudge.render.replays.key_steps import KeySteps
    from kfjudge.render.replays.page import Opening
    from kfjudge.render.replays.readings import Rests
    from kfjudge.replay.play import OtherReading
    from kfjudge.replay.result import CheckedClaim, PlayedStep, Result
    from kfjudge.situation.game import BoardChange

MOST_DRAWN = 60_000  # cards, on all boards of a replay together
_LONGEST_TITLE = 200
_MOST_REMARKS = 3


# scenarios by name


def owners_of(scenario: Scenario) -> OwnerNames:
    """Return the game of a file, and the names that it gives to its players and to its cards with a label."""
    names = {owner.id: dict(owner.names) for owner in scenario.owners if owner.names}
    find_card = get_game(scenario.game).notation.find_card_of_owner
    cards = {owner.id: card for owner in scenario.owners if (card := find_card(owner)) is not None}
    return OwnerNames(scenario.game, names, scenario.labels(), cards)


def typed_name(scenario: Scenario) -> str:
    """Return the name of a scenario as it is typed behind a command."""
    if "/" in scenario.name:  # a file is named by its stem
        return qualify(file_name(scenario), scenario.game)
    return sanitize(scenario.path, _LONGEST_TITLE)


def file_name(scenario: Scenario) -> str:
    """Return the name by which a scenario is asked for: that of a packaged one, or its file."""
    return sanitize(scenario.name or scenario.path, _LONGEST_TITLE)


def headline(scenario: Scenario, lang: str) -> str:
    """Return the title, set in type: files may have plain apostrophes and spaces."""
    titles = dict(scenario.titles)
    written_in = lang if lang in titles else next(iter(titles), lang)
    title = sanitize(scenario.title(lang), _LONGEST_TITLE)
    return typeset(title, written_in).replace("'", "’") or file_name(scenario)


def lay_out_heading(
    scenario: Scenario, editions: Sequence[str], lang: str, *, code: bool = False
) -> list[Text]:
    """Lay out the title, and below it the edition, what is read otherwise than we do, and what the scenario
    answers; ids as code, if that is wanted."""
    read = [EQUALS.join(reading) for reading in scenario.readings]
    answers = ids_to_type(scenario.answers, scenario.game)
    if len(editions) == 1:
        told = [say(head_edition(scenario.game, editions[0]), lang)]
    else:
        told = [tell("replay.editions", lang, editions=editions)]
    told += [tell("reading.read", lang, readings=", ".join(read))] if read else []
    told += [tell("replay.answers", lang, ids=", ".join(answers))] if answers else []
    text, title = " · ".join(told), Text(headline(scenario, lang), role="heading")
    if code:
        return [title, Text(text, role="subtitle", ids=(*read, *answers))]
    return [title, Text(text, role="aside")]


def draw_board(board: Any, edition: str, lang: str, owners: OwnerNames) -> DrawnBoard:
    drawn = get_game(owners.game).drawing
    return drawn.draw_board(drawn.drawn_state(board, edition), lang, owners)


class Replay:
    """A scenario that was played in one edition, and what of it is the same in every language."""

    def __init__(self, result: Result) -> None:
        self.result = result
        self.scenario = result.scenario
        self.game = result.scenario.game
        self.edition = result.edition
        self.owners = owners_of(result.scenario)
        self.trace: list[TraceStep] = result.end.trace if result.end else []

    @cached_property
    def numbers(self) -> dict[int, int]:
        """From the number of each step to the one that it bears on the screen: each step of the script has
        lines of its own."""
        return number_lines(self.trace, self.owners, [played.first for played in self.result.steps])

    @cached_property
    def open_run(self) -> Run[Any] | None:
        """Where a choice is open at the end: one marked `?`, or one in the middle of what is done."""
        if self.result.open is not None:
            return self.result.open
        end = self.result.end
        asked = end.pending if end is not None else None
        return end if asked is not None and not asked.turn and not asked.later else None

    @property
    def open_choice(self) -> Ask | None:
        """The choice that the board is about. What to do next is none."""
        asked = self.open_run.pending if self.open_run is not None else None
        return None if asked is None or asked.turn else asked

    @property
    def differs(self) -> bool:
        """Whether something comes about otherwise than the file expects."""
        return any(checked.ok is False for checked in self.result.expectations)

    @property
    def refused(self) -> PlayedStep | None:
        """The last step of the script that was there to be refused."""
        return next((played for played in reversed(self.result.steps) if played.refusal is not None), None)

    @cached_property
    def changes(self) -> tuple[BoardChange, ...]:
        """What is otherwise at the end than on the board of the file."""
        if self.result.end is None:
            return ()
        end = self.result.end
        return get_game(self.game).situations.find_changes(self.result.laid, end.board, self.trace)

    @cached_property
    def key_steps(self) -> KeySteps:
        from kfjudge.render.replays.key_steps import find_key_steps

        return find_key_steps(self)

    @cached_property
    def boards(self) -> list[State]:
        """The board before the first step, after it … to the last, as it is drawn. Raises TooMuch where that
        is more than a person can want."""
        from kfjudge.render.replays.key_steps import look_at_each_step

        drawn = get_game(self.game).drawing
        steps = self.result.end.history.steps if self.result.end is not None else 0
        cards = len(self.result.laid.cards) if self.result.laid is not None else 0
        if steps * cards > MOST_DRAWN:
            raise TooMuch(message("bound.too-much-drawn", steps=steps, cards=cards))
        return look_at_each_step(self.result, lambda board: drawn.drawn_state(board, self.edition))

    @cached_property
    def lost_cards(self) -> tuple[CardOfState, ...]:
        """The cards that are destroyed before anybody decides."""
        result = self.result
        if result.start is None or not result.start.trace:
            return ()
        from kfjudge.render.boards import CardOfState, cards_in_play

        engine = get_game(self.game).engine
        before, after = (
            cards_in_play(engine.write(board, self.edition), self.game)
            for board in (result.laid, result.start.board)
        )
        return tuple(
            CardOfState(card["label"], card["card"], self.game)
            for uid, card in before.items()
            if uid not in after
        )

    @cached_property
    def other_readings(self) -> list[OtherReading]:
        """What the same decisions come to by every other reading of the open points that the play rests
        on."""
        from kfjudge.replay.play import find_points, play_other_readings

        end = self.result.end
        points = find_points(end.rests_on, self.result) if end is not None else []
        return list(play_other_readings(self.result, points))


class ReplayView:
    """A replay for a reader of one language."""

    def __init__(self, replay: Replay, lang: str) -> None:
        self.replay = replay
        self.lang = lang
        self.result = replay.result
        self.scenario = replay.scenario
        self.owners = replay.owners
        self.edition = replay.edition

    def tell(self, key: str, **places: Any) -> str:
        return tell(key, self.lang, **places)

    def write(self, told: Message) -> str:
        """Write a message with the players called as the file calls them."""
        return write_message(told, self.lang, self.owners)

    @cached_property
    def opening(self) -> Opening:
        """The verdict and why, and the question that it answers."""
        from kfjudge.render.replays.page import open_page

        return open_page(self)

    # what keeps a play from its end, or from beginning as the file has it

    @property
    def unmodeled(self) -> str:
        """The cards without a model, all at once, where the first of them ended the play."""
        return (
            self.write(message("replay.unmodeled", cards=self.cards_unmodeled)) if self.result.missing else ""
        )

    @property
    def cards_unmodeled(self) -> tuple[Any, ...]:
        """All cards without a model that the file needs."""
        facts = get_game(self.replay.game).engine.facts()
        return tuple(facts[card] for card in self.result.unmodeled or (self.result.missing or "",))

    @property
    def needed(self) -> str:
        """What must be asked of the players."""
        needs = self.result.needs
        return self.tell("replay.needs", fact=self.write(needs)) if needs is not None else ""

    @property
    def lost(self) -> str:
        """That cards are destroyed before anybody decides: the board cannot stay as the file has it."""
        cards = self.replay.lost_cards
        return self.write(Message("replay.lost", (("cards", cards),), self.replay.game)) if cards else ""

    @property
    def stopped(self) -> str:
        """What a play that stopped at a choice marked `?` did not come to, if there is such a thing."""
        number, last = len(self.result.steps), len(self.scenario.steps)
        unreached = sum(checked.ok is None for checked in self.result.expectations)
        if self.result.open is None or (number == last and not unreached):
            return ""
        left = [self.tell("replay.left-steps", first=number + 1, last=last)] if number + 1 < last else []
        left += [self.tell("replay.left-step", n=last)] if number + 1 == last else []
        left += [self.tell("replay.left-lines", n=unreached)] if unreached else []
        return self.tell("replay.stopped", n=number, left=join_list(left, self.lang))

    @property
    def left_out(self) -> str:
        """The same, and how to see all of it."""
        if self.result.open is None:
            return ""
        follow = self.tell("replay.follow", name=typed_name(self.scenario))
        return " ".join(filter(None, [self.stopped, follow]))

    # steps of the script

    def write_deed(self, played: PlayedStep) -> str:
        """Write what was tried, without its number and without what came of it."""
        step = replace(_with_its_player(played), legal=True)
        return typeset(sanitize(write_step(step, self.lang, self.scenario), 200), self.lang)

    def write_numbered_deed(self, played: PlayedStep) -> str:
        """Write a step of the script as it is written, with the player who takes it."""
        text = sanitize(write_step(_with_its_player(played), self.lang, self.scenario), 300)
        return self.tell("replay.step", n=played.step.number, text=typeset(capitalize(text), self.lang))

    def write_refusal(self, played: PlayedStep) -> str:
        """Say why a step was refused, when it was there to be refused."""
        if played.refusal is None:
            return ""
        why = self.tell("replay.refused", why=self.write(played.refusal.why))
        return f"{why} {in_brackets(played.refusal.cite, self.scenario.game)}"

    @property
    def choice(self) -> list[Choice]:
        """The choice that is open at the end, if one is."""
        run = self.replay.open_run
        if run is None or run.pending is None:
            return []
        return [lay_out_choice(run.pending, self.edition, self.lang, self.owners)]

    # boards

    def draw(self, board: Any) -> Board:
        return Board(draw_board(board, self.edition, self.lang, self.owners))

    @cached_property
    def board_before(self) -> DrawnBoard:
        """The board as the file has it."""
        return draw_board(self.result.laid, self.edition, self.lang, self.owners)

    @cached_property
    def changes(self) -> list[str]:
        """What is otherwise at the end, a sentence for each card and each player, and whose turn it is by
        then."""
        if self.result.end is None:
            return []
        turn = draw_board(self.result.end.board, self.edition, self.lang, self.owners).turn
        clauses = change_clauses(self.replay.changes, self.lang, self.owners)
        return [*clauses, " · ".join(turn)] if turn != self.board_before.turn else clauses

    # what is expected, and what it rests on

    @cached_property
    def checks(self) -> list[Check]:
        """What the file expects, and whether it is so."""
        return [self._check(checked) for checked in self.result.expectations]

    def _check(self, checked: CheckedClaim) -> Check:
        mark = {True: "replay.ok", False: "replay.differs", None: "replay.not-reached"}[checked.ok]
        seen = "" if checked.ok is not False else sanitize(self.write(checked.observed), 400)
        observed = self.tell("replay.observed", observed=seen) if checked.ok is False else ""
        return Check(
            write_claim_in_place(checked, self.scenario, self.lang), self.tell(mark), checked.ok, observed
        )

    @property
    def failing(self) -> list[Check]:
        """What is not as it is expected in this edition."""
        return [check for check in self.checks if check.ok is False]

    @cached_property
    def remarks(self) -> list[str]:
        """Which order was taken where the script says nothing, once each; of many that say nearly the same,
        the first."""
        texts = dict.fromkeys(f"{capitalize(sanitize(self.write(one), 300))}." for one in self.result.remarks)
        more = len(texts) - _MOST_REMARKS
        if more < 2:
            return list(texts)
        return [*list(texts)[:_MOST_REMARKS], self.tell("replay.more-remarks", n=more)]

    @cached_property
    def rests(self) -> list[Rests]:
        """What the outcome is by other readings of the open points that the play rests on."""
        if not self.replay.other_readings:
            return []
        from kfjudge.render.replays.readings import compare_readings

        return compare_readings(self)

    @cached_property
    def open_points(self) -> list[str]:
        """A line on each point that the books leave open and by which the play would end otherwise."""
        return self.write_points(every=False)

    def write_points(self, *, every: bool) -> list[str]:
        """Write a line on each open point that the play rests on; of those that change nothing, where every
        one is wanted."""
        if not self.rests:
            return []
        from kfjudge.render.replays.readings import write_readings

        return write_readings(self.rests, self.replay.game, self.lang, every=every)

    @property
    def ruling(self) -> Section:
        """That this is no ruling."""
        told = find_template("replay.no-ruling", self.lang, self.replay.game)
        return section(Text(told, role="aside"))


def view_replay(result: Result, lang: str) -> ReplayView:
    return ReplayView(Replay(result), lang)


def write_claim_in_place(checked: CheckedClaim, scenario: Scenario, lang: str) -> str:
    """Write what is claimed, and of which point of the script."""
    claim = typeset(sanitize(checked.text(lang, scenario), 400), lang)
    where = (
        ScenarioWriter(lang, scenario).write_point(checked.expectation.where) if checked.expectation else ""
    )
    return tell("replay.claim", lang, where=where, claim=claim) if where else claim


def _with_its_player(played: PlayedStep) -> ScriptStep:
    step = played.step
    alone = get_game(played.run.rules.game).notation.special_phrases.alone
    if step.line.seat or any(phrase.key in alone for phrase in step.line.phrases):
        return step
    made = [decision.ask for decision in played.decisions]
    asks: Iterable[Ask | None] = (*made, played.refused_ask, played.run.pending)
    who = next((ask.who for ask in asks if ask is not None), "")
    return replace(step, line=replace(step.line, seat=who))
