"""What may be decided in a game, as a table: a row for each kind of option, with the phrases that mean it.
The rows tell which options a phrase fits, what stands beside them and how a decision is written. Also why a
step of the script fits none: the rule that refuses it, and what would be legal."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache
from string import Formatter
from typing import Any

from msgspec import Struct, field

from kfjudge.core.errors import Trouble
from kfjudge.core.events import Refusal
from kfjudge.core.message import LocalText, Message, game_message, message, name_edition
from kfjudge.core.schema import CARD
from kfjudge.core.table import CHANCE, Ask, Decision, Option
from kfjudge.games import get_game, ids_to_type
from kfjudge.notation.grammar import name_owner
from kfjudge.notation.names import match_cards
from kfjudge.notation.scenario import CardRef, Phrase, make_phrase
from kfjudge.notation.writer import write_phrase_in
from kfjudge.replay.result import Stuck

Names = Mapping[str, CardRef]  # what each card is called, by its uid
MOST_SHOWN = 14
CHOSEN = "choose:"  # how the ids of options begin that are no actions


class PhraseOnBoard(Struct):
    """A phrase, and which cards of a board its places name."""

    phrase: Phrase
    board: Any
    _uids: dict[str, frozenset[str]] = field(default_factory=dict)

    def uids(self, place: str) -> frozenset[str]:
        """Find the cards that a place of the phrase names."""
        if place not in self._uids:
            ref = self.phrase.get(place)
            found = match_cards(ref, self.board.cards.values()) if ref is not None else ()
            self._uids[place] = frozenset(card.uid for card in found)
        return self._uids[place]


class Action(Struct, frozen=True):
    """Options whose message is `words`, and the phrases that mean them; the first is how they are written.

    An action of a turn has the `kind` of its options; one that `ends` the turn stands apart from what else
    may be done. Another option is known by its `id`, which the places of the phrase fill
    ("choose:{color}"), or else by its card. Phrases that mean something else mean it `otherwise`, when that
    is not offered. Rows of one `sort` stand for each other: "can only" must list what is offered of them
    all. A row may answer one `question` alone, or say the `order` of what happens at once. What no column
    says is a function: `fits`, `written`, and how an option is `shown`."""

    words: str
    phrases: tuple[str, ...]
    kind: str = ""
    id: str = ""
    sort: str = ""
    otherwise: tuple[str, ...] = ()
    question: str = ""
    order: bool = False
    ends: bool = False
    fits: Callable[[Option, PhraseOnBoard], bool] | None = None
    written: Callable[[Names, Decision], Phrase] | None = None
    shown: Callable[[Message], Message] | None = None

    def means(self, option: Option, placed: PhraseOnBoard) -> bool:
        """Tell whether the phrase means that option, which is one of these."""
        if self.fits is not None:
            return self.fits(option, placed)
        if self.kind:
            return option.kind == self.kind and (self.ends or option.card in placed.uids("card"))
        if option.words.key != self.words:
            return False
        if self.id:
            return option.id == self.id.format_map(dict(placed.phrase.places))
        return option.card in placed.uids("card")

    def write(self, names: Names, decision: Decision) -> Phrase:
        """Write a decision for such an option as a phrase."""
        if self.written is not None:
            return self.written(names, decision)
        option = decision.option
        place = next((name for _, name, _, _ in Formatter().parse(self.id) if name), None)
        if place is not None:
            value = option.id.removeprefix(CHOSEN)
            return make_phrase(self.phrases[0], **{place: int(value) if place == "n" else value})
        if self.id or self.ends:
            return make_phrase(self.phrases[0])
        return make_phrase(self.phrases[0], card=names[str(option.card)])


class ActionTable:
    """The actions of a game by phrase and by option."""

    def __init__(self, rows: Iterable[Action]) -> None:
        self.rows = tuple(rows)
        self.meant = _by_phrase(self.rows, lambda row: row.phrases)
        self.otherwise = _by_phrase(self.rows, lambda row: row.otherwise)
        self.sorts = {phrase: self._list_sort(rows) for phrase, rows in self.meant.items()}
        self.of_option = {(bool(row.kind), row.words): row for row in reversed(self.rows)}
        self.shown = {row.words: row.shown for row in self.rows if row.shown is not None}
        self.orders = {phrase for row in self.rows if row.order for phrase in row.phrases}
        self.ends = {row.kind for row in self.rows if row.ends}

    def _list_sort(self, rows: Iterable[Action]) -> frozenset[str]:
        """List the options that stand for each other, those rows among them."""
        sorts = {row.sort for row in rows if row.sort}
        return frozenset(row.words for row in self.rows if row.sort in sorts)

    def row_of(self, decision: Decision) -> Action:
        """Find the row of an option that was taken."""
        return self.of_option[decision.ask.turn, decision.option.words.key]


def _by_phrase(
    rows: tuple[Action, ...], phrases: Callable[[Action], tuple[str, ...]]
) -> dict[str, list[Action]]:
    """Group rows by the phrases that mean them."""
    found: dict[str, list[Action]] = {}
    for row in rows:
        for phrase in phrases(row):
            found.setdefault(phrase, []).append(row)
    return found


@cache
def action_table(game: str) -> ActionTable:
    """Make the table of what may be decided in a game, once in a process."""
    return ActionTable(get_game(game).replay.actions)


# options


def find_cards(board: Any, ref: CardRef) -> list[Any]:
    """Find the cards on the board that a reference fits."""
    return match_cards(ref, board.cards.values())


def match_options(game: str, board: Any, ask: Ask, phrase: Phrase) -> list[Option]:
    """Match an answer (or a step, or what is claimed to be possible) with the options that it can mean."""
    table = action_table(game)
    if phrase.key == "can.any":
        return [option for option in ask.options if option.kind not in table.ends]
    placed = PhraseOnBoard(phrase, board)
    for rows in (table.meant, table.otherwise):
        here = [
            row
            for row in rows.get(phrase.key, ())
            if bool(row.kind) == ask.turn and row.question in ("", ask.question.key)
        ]
        found = [option for option in ask.options if any(row.means(option, placed) for row in here)]
        if found:
            return found
    return []


def merge_copies(game: str, board: Any, found: list[Option]) -> list[Option]:
    """Count copies that nothing tells apart, in a hidden zone, as one option, and so several abilities of one
    card."""
    if len(found) < 2 or any(option.card is None for option in found):
        return found
    schema = get_game(game).engine.schema
    hidden = {zone.name for zone in schema.zones if zone.hidden}
    alike: set[Hashable] = set()
    for card in (board.cards[str(option.card)] for option in found):
        words = tuple(getattr(card, mark.field) for mark in schema.marks_of(CARD, "word"))
        copy = (card.facts.id, card.label, card.zone, card.controller, words)
        alike.add(copy if card.zone in hidden else str(card.uid))
    return found[:1] if len(alike) == 1 else found


def list_options(game: str, options: Iterable[Option]) -> tuple[Any, ...]:
    """List legal options as one may write them, each once; the first of them where they are many."""
    shown = list(dict.fromkeys(describe_option(game, option) for option in options))
    return (*shown[:MOST_SHOWN], "…") if len(shown) > MOST_SHOWN else tuple(shown)


def describe_option(game: str, option: Option) -> Message:
    """Describe a legal option as one may write it."""
    show = action_table(game).shown.get(option.words.key)
    return show(option.words) if show is not None else option.words


def explain_refusal(stuck: Stuck, edition: str) -> Refusal:
    """Find the rule that keeps a step from being legal: that of whose turn it is, what the game finds, that
    there was one answer only, or that nothing like it is asked."""
    game, pending = stuck.scenario.game, stuck.run.pending
    phrase = stuck.answer.phrase if stuck.answer is not None else None
    if phrase is None or pending is None:
        return Refusal(message("scenario.why-no-option"), pending.cite if pending is not None else ())
    if stuck.kind == "wrong-player" and pending.turn:
        whose = message("scenario.why-other-turn", player=name_owner(pending.who, game))
        return Refusal(whose, pending.cite or tuple(filter(None, (get_game(game).replay.turn_rule,))))
    forced = _find_forced(game, stuck, phrase)
    table = get_game(game).engine.look_at(stuck.run.board, edition)
    found = get_game(game).replay.explain_refusal(table, stuck, phrase, forced)
    if found is not None:
        return found
    if forced is not None:
        why = message("scenario.why-forced", option=describe_option(game, forced.option))
        return Refusal(why, forced.ask.cite)
    if pending.turn:
        return Refusal(message("scenario.why-not-asked"), pending.cite)
    return refuse_as_unasked(stuck, phrase)


def refuse_as_unasked(stuck: Stuck, phrase: Phrase) -> Refusal:
    """Refuse a phrase that answers nothing that is asked."""
    pending = stuck.run.pending
    assert pending is not None
    said = write_phrase_in(stuck.scenario, phrase)
    why = message("scenario.why-no-answer", said=said, question=pending.question)
    return Refusal(why, pending.cite)


def _find_forced(game: str, stuck: Stuck, phrase: Phrase) -> Decision | None:
    """Find the choice of the same sort that had only one answer."""
    table = action_table(game)
    sort, rows = table.sorts.get(phrase.key, ()), table.meant.get(phrase.key, ())
    questions = {row.question for row in rows}  # "" is any
    for made in reversed(stuck.forced):
        asked = "" in questions or made.ask.question.key in questions
        if asked and made.option.words.key in sort and not made.ask.turn:
            return made
    return None


def list_legal(stuck: Stuck) -> tuple[Any, ...]:
    """List what would be legal instead of the answer at which a script goes wrong: the only answer that there
    was to the same, or what is asked now."""
    game, answer, pending = stuck.scenario.game, stuck.answer, stuck.run.pending
    phrase = answer.phrase if answer is not None else None
    forced = _find_forced(game, stuck, phrase) if phrase is not None else None
    if forced is not None:
        return (describe_option(game, forced.option),)
    return list_options(game, pending.options) if pending is not None else ()


def explain_stuck(stuck: Stuck, edition: str, number: int) -> Trouble:
    """Make the error of a script that goes wrong, with its line, the rule and what would be right."""
    scenario, answer, pending = stuck.scenario, stuck.answer, stuck.run.pending
    game = scenario.game
    phrase = answer.phrase if answer is not None else None
    spot = answer.spot if answer is not None else scenario.steps[number - 1].spot
    forced = _find_forced(game, stuck, phrase) if phrase is not None else None
    places: dict[str, Any] = {
        "step": number,
        "edition": name_edition(game, edition),
        "legal": list_legal(stuck),
        "player": "",
    }
    if pending is not None:
        is_chance = pending.who == CHANCE
        places["player"] = message("seat.chance") if is_chance else name_owner(pending.who, game)
    if stuck.kind == "ambiguous":
        places["cards"] = list_options(game, stuck.options)
    key = _choose_message(stuck)
    if stuck.kind == "illegal" or (stuck.kind == "left-over" and forced is not None):
        refusal = explain_refusal(stuck, edition)
        places["why"], places["cite"] = refusal.why, ", ".join(ids_to_type(refusal.cite, game))
        key = "stuck-illegal" if places["cite"] else "stuck-illegal-uncited"
    elif stuck.kind == "left-over" and key == f"stuck-{stuck.kind}" and phrase is not None:
        reason = get_game(game).replay.explain_left_over(stuck, phrase)
        if reason is not None:
            key, places["why"] = "stuck-left-over-why", reason.why
            places["cite"] = ", ".join(ids_to_type(reason.cite, game))
    if stuck.kind == "other-order" and phrase is not None:
        places["card"], places["question"] = write_phrase_in(scenario, card_phrase(phrase)), stuck.ordering
    if stuck.kind == "unanswered" and pending is not None:
        places["question"] = pending.question
    told = game_message(game, f"scenario.{key}", **places)
    find_card = get_game(game).notation.find_card_of_owner
    owners = scenario.owners
    called = {owner.id: name_owner(owner.id, game, owner.names, find_card(owner)) for owner in owners}
    return Trouble(_put_names(told, "", called, scenario.labels()), spot.place(scenario.path))


def _put_names(
    value: Any, place: str, names: Mapping[str, LocalText], labels: Mapping[str, Mapping[str, str]]
) -> Any:
    """Call players by their names in whatever fills a place of a message, and cards by their labels in each
    language."""
    if isinstance(value, Message):
        filled = ((name, _put_names(part, name, names, labels)) for name, part in value.places)
        return Message(value.key, tuple(filled), value.game)
    if isinstance(value, tuple):
        return tuple(_put_names(part, place, names, labels) for part in value)
    if isinstance(value, LocalText):
        return names.get(value.owner, value)
    if getattr(value, "label", "") in labels:
        return LocalText(tuple(labels[value.label].items()), card=value.facts)
    return names.get(value, value) if place == "player" and isinstance(value, str) else value


def card_phrase(phrase: Phrase) -> Phrase:
    """Make a phrase of the card that an answer names, by itself."""
    return Phrase("title.card", (("card", phrase["card"]),), phrase.spot)


def _choose_message(stuck: Stuck) -> str:
    """Choose the message that says how the script went wrong."""
    pending, answer = stuck.run.pending, stuck.answer
    if stuck.kind == "wrong-player" and pending is not None:
        step = answer is not None and answer.phrase is not None and answer.phrase.key.startswith("step.")
        if pending.turn or (step and pending.who == stuck.run.board.turn.player):
            return "stuck-other-turn"
    if pending is None and stuck.kind == "left-over":
        return "stuck-over"
    return f"stuck-{stuck.kind}"
