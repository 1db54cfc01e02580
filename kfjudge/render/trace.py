"""What happens and what is asked, in words: events with their fields in the places of their messages, players
by the names that a file gives them, and the entries that each step and each choice rests on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.message import IT, LocalText, Message, game_message, message, with_subject
from kfjudge.core.text import capitalize, sanitize
from kfjudge.games import get_game, id_to_type, ids_to_type
from kfjudge.render.blocks import Choice, Step
from kfjudge.words import LANGUAGES, default_language, load_language, pick_language
from kfjudge.words.catalogue import LABELED, THE, find_template, put_into_words, say, tell

if TYPE_CHECKING:
    from kfjudge.core.events import Event, TraceStep
    from kfjudge.core.readings import Difference
    from kfjudge.core.table import Ask
    from kfjudge.replay.result import Result
    from kfjudge.situation.game import BoardChange

LONGEST_OPTION = 200  # letters
_MOST_REFUSED = 2
_OWNER = "seat."  # the page on which a game says what its owners are called


class OwnerNames(Struct, frozen=True):
    """The game that is played, what its owners are called where a file gives them names, what a label is
    called in each language where a file says that, and which card each owner plays, if any."""

    game: str
    called: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    labels: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    cards: Mapping[str, Any] = field(default_factory=dict)

    def label(self, label: str, lang: str) -> str:
        """Return a label as a reader of that language knows it."""
        return self.labels.get(label, {}).get(lang, label)


# messages


def write_message(told: Message, lang: str, owners: OwnerNames | None = None) -> str:
    """Write a message of the engine (a question, an option, a refusal) with its owners called by name;
    without `owners`, nobody bears a name of their own."""
    return typeset(say(_put_names(told, lang, owners or OwnerNames(told.game)), lang), lang)


def write_event(happened: TraceStep | Event, lang: str, owners: OwnerNames) -> str:
    """Write one line of a trace."""
    told = _event_message(happened, owners)
    text = write_message(told, lang, owners)
    literal, form = _beginning(told, lang, owners.game)
    begins_with_an_article = not literal and form.partition(" ")[0] == THE
    return capitalize(text) if begins_with_an_article else text


def write_inside_sentence(happened: TraceStep, lang: str, owners: OwnerNames) -> str:
    """Write a step inside a sentence: what begins with a word of its own begins small, a name does not."""
    told = _event_message(happened, owners)
    text = write_message(told, lang, owners).rstrip(".")
    literal, _ = _beginning(told, lang, owners.game)
    return f"{text[:1].lower()}{text[1:]}" if literal.strip() and literal[0].isascii() else text


def _event_message(happened: TraceStep | Event, owners: OwnerNames) -> Message:
    from kfjudge.core.events import TraceStep  # only where something was played

    event = happened.happened if isinstance(happened, TraceStep) else happened
    told = get_game(owners.game).drawing.event_message(event)
    is_canceled = isinstance(happened, TraceStep) and happened.canceled
    return message("event.canceled", what=told) if is_canceled else told


def _beginning(told: Message, lang: str, game: str) -> tuple[str, str]:
    """Find what a message begins with: words of its own, or else the form of its first place."""
    literal, place, form, _ = next(iter(Formatter().parse(find_template(told.key, lang, told.game or game))))
    inner = dict(told.places).get(place or "")
    if not literal.strip() and isinstance(inner, Message):
        return _beginning(inner, lang, game)
    return literal, form or ""


def typeset(text: str, lang: str) -> str:
    """Set a text in type as that language does."""
    return load_language(lang).typeset(text)


def quote_words(words: str, lang: str) -> str:
    """Quote words that somebody typed, for a page of that language."""
    return load_language(lang).typeset(load_language(lang).quote(sanitize(words)))


def comparable(told: Any) -> Any:
    """Return a message as it can be compared: its key and what fills the places that its template has, cards
    by their uids."""
    if isinstance(told, Message):
        places = _places_of(told.key, told.game)
        return told.key, tuple((place, comparable(value)) for place, value in told.places if place in places)
    if isinstance(told, (tuple, list)):
        return tuple(map(comparable, told))
    return getattr(told, "uid", told)


@cache
def _places_of(key: str, game: str) -> frozenset[str]:
    return frozenset(
        name for _, name, _, _ in Formatter().parse(find_template(key, default_language(), game)) if name
    )


# names


def name_owner(owner: str, lang: str, owners: OwnerNames) -> str:
    """Say what an owner is called, where its name stands alone."""
    return sanitize(write_message(mention_owner(owner, lang, owners), lang))


def name_by_label(label: str, facts: Any, lang: str) -> str:
    """Say what a card is called: its title; a card with a label is called by that, and by its title unless
    the label tells it."""
    if not label:
        return card_title(facts, lang)
    named = sanitize(label)
    if names_card(label, facts):
        return named
    return typeset(say(message(LABELED, card=named, facts=facts), lang), lang)


def card_title(facts: Any, lang: str) -> str:
    return typeset(put_into_words(facts, lang), lang)


def names_card(label: str, facts: Any) -> bool:
    """Tell whether the label of a card says which card it is: Magpie 2."""
    return any(put_into_words(facts, lang).casefold() in label.casefold() for lang in LANGUAGES)


def translate_labels(state: Any, lang: str, owners: OwnerNames) -> Any:
    """Return a state whose labels are those that a reader of that language knows."""
    if not owners.labels:
        return state
    if isinstance(state, Mapping):
        return {
            key: owners.label(value, lang) if key == "label" else translate_labels(value, lang, owners)
            for key, value in state.items()
        }
    return [translate_labels(part, lang, owners) for part in state] if isinstance(state, list) else state


def _put_names(told: Message, lang: str, owners: OwnerNames) -> Message:
    game = told.game or owners.game
    if not game:
        return told
    if told.key.startswith(_OWNER):
        names = owners.called.get(told.key.removeprefix(_OWNER))
        return _quote_plain(pick_language(names, lang)) if names else told
    told = get_game(game).drawing.reword(told, lang)
    places = tuple((place, _put_name(place, value, lang, owners, game)) for place, value in told.places)
    return Message(told.key, places, told.game)


def _put_name(place: str, value: Any, lang: str, owners: OwnerNames, game: str) -> Any:
    if isinstance(value, Message):
        return _put_names(value, lang, owners)
    if isinstance(value, tuple):
        return tuple(_put_name(place, part, lang, owners, game) for part in value)
    if isinstance(value, LocalText):
        return mention_owner(value.owner, lang, owners) if value.owner in owners.called else value
    if isinstance(value, str):
        return (
            mention_owner(value, lang, replace(owners, game=game))
            if place == IT or place in get_game(game).drawing.owner_places
            else value
        )
    label = getattr(value, "label", "")
    if not label:
        return value
    named = owners.label(label, lang)
    if not names_card(named, value.facts):
        return message(LABELED, card=named, facts=value.facts)
    return value if named == label else _quote_plain(named)


def mention_owner(owner: str, lang: str, owners: OwnerNames) -> Message:
    """Return what a sentence calls an owner: by a name from a file, as the game says, or as it is. Words
    agree with the card that it plays."""
    if owner in owners.called:
        named = _quote_plain(sanitize(pick_language(owners.called[owner], lang)))
        return with_subject(owners.cards[owner], named) if owner in owners.cards else named
    key = f"{_OWNER}{owner}"
    try:
        find_template(key, default_language(), owners.game)
    except KeyError:
        return _quote_plain(owner)
    return Message(key, (), owners.game)


def _quote_plain(text: str) -> Message:
    return message("board.as-it-is", what=text)


# steps


Repeated = tuple["TraceStep", "TraceStep"]  # the first and the last of steps that say the same


def merge_repeated(trace: Sequence[TraceStep], owners: OwnerNames) -> Iterator[Repeated]:
    """Yield each step, or the first and the last of several that say the same: six cards drawn. They say the
    same in every language alike."""
    lines = [(step.depth, write_event(step, default_language(), owners), tuple(step.cite)) for step in trace]
    at = 0
    while at < len(trace):
        end = at + 1
        while end < len(trace) and lines[end] == lines[at]:
            end += 1
        yield trace[at], trace[end - 1]
        at = end


def number_lines(
    trace: Sequence[TraceStep], owners: OwnerNames, begins: Sequence[int] = ()
) -> dict[int, int]:
    """Number the lines of a trace as every screen does, without a gap, steps that say the same as one: from
    the number of each step to that of its line. Where something new is done, at `begins`, a line begins.
    Programs read the numbers of the steps."""
    parts = zip([0, *begins], [*begins, len(trace)], strict=True)
    lines = (line for start, end in parts for line in merge_repeated(trace[start:end], owners))
    return {n: at for at, (first, last) in enumerate(lines, 1) for n in range(first.n, last.n + 1)}


def lay_out_steps(
    trace: Sequence[TraceStep], numbers: Mapping[int, int], edition: str, lang: str, owners: OwnerNames
) -> tuple[Step, ...]:
    """Lay out steps, each with its number and with what it rests on in this edition."""
    return tuple(
        Step(
            numbers[first.n],
            first.depth,
            write_repeated((first, last), lang, owners),
            ids_to_type(step_sources(first, edition, owners.game), owners.game),
        )
        for first, last in merge_repeated(trace, owners)
    )


def write_repeated(line: Repeated, lang: str, owners: OwnerNames) -> str:
    """Write what a step says, and how often when it is said several times running."""
    first, last = line
    text = sanitize(write_event(first, lang, owners), 400)
    return write_times(text, last.n - first.n + 1, lang)


def write_times(text: str, n: int, lang: str) -> str:
    """Write once what is so of several, and of how many."""
    return tell("replay.times", lang, text=text, n=n) if n > 1 else text


def step_sources(step: TraceStep, edition: str, game: str) -> list[str]:
    """Return what a step rests on in this edition."""
    return _of_edition(step.cite, find_differences_at_step(step, game), edition)


def find_differences_at_step(step: TraceStep, game: str) -> list[Difference]:
    """Return where editions differ at a step."""
    return [row for id in step.differences for row in get_game(game).engine.rows if row.id == id]


def _of_edition(cite: Sequence[str], rows: Sequence[Difference], edition: str) -> list[str]:
    """Leave out the sources that only other editions rest on."""
    mine = {row[edition].source for row in rows}
    elsewhere = {source for row in rows for source in row.sources} - mine
    return [source for source in cite if source not in elsewhere]


def cite_by_edition(row: Difference, lang: str, game: str, editions: Sequence[str] = ()) -> str:
    """Say what each edition rests on where they differ."""
    readings = [
        tell(
            "replay.reading-silent" if reading.silent else "replay.reading",
            lang,
            edition=edition,
            source=id_to_type(reading.source, game),
        )
        for edition, reading in row.provisions.items()
        if not editions or edition in editions
    ]
    return tell("replay.differs-by-edition", lang, readings=tell("replay.and", lang).join(readings))


def in_brackets(sources: Iterable[str], game: str) -> str:
    """Cite entries as they are typed: [glossary/word]."""
    return " ".join(f"[{source}]" for source in ids_to_type(sources, game))


# what has changed


def write_changes(changes: Sequence[BoardChange], lang: str, owners: OwnerNames) -> str:
    """Say in a sentence what is otherwise at the end."""
    clauses = change_clauses(changes, lang, owners)
    if not clauses:
        return tell("situation.nothing-changes", lang)
    return f"{tell('replay.and', lang).join(clauses)}."


def change_clauses(changes: Iterable[BoardChange], lang: str, owners: OwnerNames) -> list[str]:
    """Say what is otherwise at the end, one clause for each card and each player."""
    by_subject: dict[str, tuple[str, Counter[str]]] = {}
    for change in changes:
        if isinstance(change.named, str):
            who = name_owner(change.named, lang, owners)
        else:
            who = write_message(message("board.as-it-is", what=change.named), lang, owners)
        what = write_message(with_subject(change.named, change.said), lang, owners)
        by_subject.setdefault(change.subject, (sanitize(who), Counter()))[1][what] += 1
    return [
        write_clause(owners.game, who, [write_times(*what, lang) for what in told.items()], lang)
        for who, told in by_subject.values()
    ]


def write_clause(game: str, who: str, what: Sequence[str], lang: str) -> str:
    """Say what is otherwise of one card or player, as its game says it."""
    return say(game_message(game, "situation.of", who=who, what=tuple(what)), lang)


def write_refusals(result: Result, lang: str, owners: OwnerNames) -> list[str]:
    """Say what the rules did not let happen, unless that is much."""
    refused = dict.fromkeys(
        sanitize(write_event(step, lang, owners), 200).rstrip(".") for step in refused_steps(result)
    )
    if len(refused) > _MOST_REFUSED:
        return []
    return [tell("situation.does-not", lang, what=one) for one in refused]


def refused_steps(result: Result) -> list[TraceStep]:
    """Return the steps that tell of something that the rules did not let happen. What the steps of a turn do
    without is no news where there is any, or where the turn has passed on."""
    from kfjudge.core.events import Refused
    from kfjudge.replay.options import action_table

    end = result.end
    if end is None:
        return []
    steps = [step for step in end.trace if isinstance(step.happened, Refused)]
    news = [step for step in steps if step.cards or step.depth]
    ends = action_table(result.scenario.game).ends
    passed = any(decision.option.kind in ends for decision in end.decisions)
    return news if news or passed else steps


# choices


def lay_out_choice(ask: Ask, edition: str, lang: str, owners: OwnerNames, taken: str | None = None) -> Choice:
    """Lay out who must decide what, and what may be answered; `taken` is the option that is taken later."""
    options = tuple(
        sanitize(write_message(option.words, lang, owners), LONGEST_OPTION) for option in ask.options
    )
    at = next((at for at, option in enumerate(ask.options, 1) if option.id == taken), None)
    return Choice(write_question(ask, edition, lang, owners), options, at)


def write_question(ask: Ask, edition: str, lang: str, owners: OwnerNames) -> str:
    """Say who decides, what is asked, and which rule asks it."""
    sources = choice_sources(ask, edition, owners.game)
    return f"{write_who_and_what(ask, lang, owners)} {in_brackets(sources, owners.game)}".rstrip()


def write_who_and_what(ask: Ask, lang: str, owners: OwnerNames) -> str:
    """Say who decides, and what is asked."""
    question = sanitize(write_message(ask.question, lang, owners), 200)
    who = mention_owner(ask.who, lang, owners)
    return capitalize(tell("replay.pending", lang, who=who, question=question))


def choice_sources(ask: Ask, edition: str, game: str) -> list[str]:
    """Return what a choice rests on in this edition."""
    return _of_edition(ask.cite, find_differences_at_choice(ask.cite, game), edition)


def find_differences_at_choice(cite: Sequence[str], game: str) -> list[Difference]:
    """Return where editions differ at a choice: it names the texts of all of them."""
    return [
        row for row in get_game(game).engine.rows if len(row.sources) > 1 and set(row.sources) <= set(cite)
    ]
