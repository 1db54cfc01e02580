"""Reading the facts of the board: whose turn it is, what the players have, what lies in each zone."""

from __future__ import annotations

from dataclasses import dataclass, field

from kfjudge.core.fold import name_key
from kfjudge.core.tame import tame
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.notation.forms import forms_of, read_form, starts
from kfjudge.notation.letters import Words
from kfjudge.notation.model import CardFact, Said, Seat, Spot, Zone
from kfjudge.notation.names import number, split_list, titles
from kfjudge.notation.speech import Speech

DEEPEST = 3
MOST_CARDS = 120  # of one zone; a deck has 36
MOST_UNKNOWN = 40
TYPE_IN = {"line": "creature", "artifacts": "artifact", "upgrade": "upgrade"}
IN_PLAY = ("damage", "stunned", "exhausted", "ready", "counters", "doom", "aember", "armor-used", "attacked",
           "named", "held", "upgrade", "under")  # fmt: skip
OF_CREATURES = ("damage", "stunned", "counters", "armor-used", "attacked", "upgrade")


@dataclass(slots=True)
class Table:
    """What has been read of the board so far."""

    names: dict[str, str] = field(default_factory=dict)
    houses: dict[str, tuple[str, ...]] = field(default_factory=dict)
    turn: tuple[Said, ...] = ()
    last: tuple[Said, ...] = ()
    now: tuple[Said, ...] = ()
    has: dict[str, tuple[Said, ...]] = field(default_factory=dict)
    zones: dict[tuple[str, str], Zone] = field(default_factory=dict)
    labels: dict[str, Spot] = field(default_factory=dict)

    def seats(self) -> tuple[Seat, Seat]:
        south, north = (
            Seat(
                seat,
                self.names.get(seat, ""),
                self.houses.get(seat, ()),
                self.has.get(seat, ()),
                tuple(zone for (of, _), zone in sorted(self.zones.items()) if of == seat),
            )
            for seat in SEATS
        )
        return south, north


def read_phrases(speech: Speech, contexts: tuple[str, ...], words: Words, what: str) -> tuple[Said, ...]:
    """A list of phrases of those contexts, each at most once."""
    found: list[Said] = []
    for part in split_list(words):
        said = speech.phrase(contexts, part, what)
        if said is None:
            continue
        if said in found:
            speech.wrong("said-twice", part, given=tame(part.text))
        else:
            found.append(said)
    return tuple(found)


def read_zone(speech: Speech, table: Table, seat: str, name: str, words: Words) -> None:
    """A line that says what lies in a zone."""
    if (seat, name) in table.zones:
        speech.wrong("zone-twice", words)
        return
    cards: list[CardFact] = []
    shuffled: list[CardFact] = []
    unknown, rest, mixed = 0, False, False
    at = words.spot
    for part in [] if _is(words, "word.none") else split_list(words):
        if rest:
            speech.wrong("after-unknown", part)
            break
        mark = starts(part, "word.shuffled")
        if mark:
            if name != "deck":
                speech.wrong("only-decks", part, given=tame(part.text))
                continue
            mixed = True
            part = part[mark + 1 :] if len(part) > mark and part.word(mark) == ":" else part[mark:]
        count = unknown_cards(part)
        if name == "deck" and _is(part, "word.unknown"):
            rest = True
        elif count is not None:
            if count > MOST_UNKNOWN:
                speech.wrong("bad-number", part, given=str(count), most=MOST_UNKNOWN)
            elif name in TYPE_IN:
                speech.wrong("unknown-in-play", part)
            unknown += min(count, MOST_UNKNOWN)
        else:
            card = read_card(speech, table, part, name, 0)
            if card is not None:
                (shuffled if mixed else cards).append(card)
    if len(cards) + len(shuffled) > MOST_CARDS:
        speech.wrong("too-many-cards", words, most=MOST_CARDS)
    table.zones[seat, name] = Zone(name, tuple(cards), tuple(shuffled), unknown, rest, at)


def _is(words: Words, phrase: str) -> bool:
    return bool(words) and starts(words, phrase) == len(words)


def unknown_cards(words: Words) -> int | None:
    """So many cards of which nothing is known: "5 cards", or the bare number."""
    if len(words) == 1 and words.word(0).isdigit():
        return number(words)
    for form in forms_of("word.cards"):
        filled = read_form(form, words, lambda _, part: number(part))
        if filled is not None:
            return int(filled["n"])
    return None


def read_card(speech: Speech, table: Table, words: Words, zone: str, depth: int) -> CardFact | None:
    """A card of the board: its title, its label, and in parentheses what is true of it."""
    if not words:
        speech.wrong("missing-card", words)
        return None
    head, inside = split_facts(speech, words)
    if head is None:
        return None
    title, label = _title_and_label(speech, head)
    ref = speech.names.card(title)
    if ref is None or ref.label or ref.seat:
        speech.no_such("card", title)
        if inside is not None:  # what is wrong in there is told too
            _facts_of(speech, table, inside, zone, TYPE_IN.get(zone, "creature"), depth)
        return None
    if label:
        _take_label(speech, table, label)
    name = label.text.strip() if label else ""
    facts = all_facts()[ref.card]
    if TYPE_IN.get(zone, facts.type) != facts.type:
        speech.wrong(f"not-a-{TYPE_IN[zone]}", title, given=tame(title.text))
    found = _facts_of(speech, table, inside, zone, facts.type, depth) if inside is not None else ()
    return CardFact(ref.card, name, found, words.spot)


def split_facts(speech: Speech, words: Words) -> tuple[Words | None, Words | None]:
    """What stands before the parentheses, and in them."""
    at = next((at for at, token in enumerate(words.tokens) if token.word == "("), None)
    if at is None:
        return words, None
    depth = 0
    for end, token in enumerate(words.tokens[at:], at):
        depth += (token.word == "(") - (token.word == ")")
        if depth == 0:
            if end < len(words) - 1:
                speech.wrong("after-parenthesis", words[end + 1 :], given=tame(words[end + 1 :].text))
            return (words[:at], words[at + 1 : end]) if at else (None, None)
    speech.wrong("open-parenthesis", words[at : at + 1])
    return None, None


def _title_and_label(speech: Speech, words: Words) -> tuple[Words, Words]:
    if speech.names.card(words) is None:
        for at in range(1, len(words) - 1):
            if starts(words[at:], "word.as"):
                return words[:at], words[at + 1 :]
    return words, words[:0]


def _take_label(speech: Speech, table: Table, label: Words) -> None:
    key = name_key(label.text)
    if key in titles() or not key or _means_something(speech, label):
        speech.wrong("bad-label", label, given=tame(label.text))
    elif key in table.labels and table.labels[key].line:
        speech.wrong("label-twice", label, given=tame(label.text), line=table.labels[key].line)
    else:
        table.labels[key] = label.spot


def _means_something(speech: Speech, label: Words) -> bool:
    """Whether a label could be taken for something else: "South 1", "yes", "stunned"."""
    if any(speech.names.value("seat", label[:length]) for length in range(1, len(label) + 1)):
        return True
    found = [speech.understand((context,), label) for context in ("answer", "can", "is", "fact")]
    return any(said is not None and said.phrase not in ("answer.card", "can.card") for said in found)


def _facts_of(
    speech: Speech, table: Table, words: Words, zone: str, type_: str, depth: int
) -> tuple[Said, ...]:
    found: list[Said] = []
    for part in split_list(words):
        said = speech.phrase(("fact",), part, "fact")
        if said is None:
            continue
        kind = said.phrase.removeprefix("fact.")
        inner = said.get("item")
        if inner is not None:
            below = "upgrade" if kind == "upgrade" else "under"
            if depth >= DEEPEST:
                speech.wrong("too-deep", part)
                continue
            card = read_card(speech, table, inner, below, depth + 1)
            if card is None:
                continue
            said = Said(said.phrase, (("item", card),), said.spot)
        elif any(other.phrase == said.phrase for other in found):
            speech.wrong("said-twice", part, given=tame(part.text))
            continue
        if zone not in TYPE_IN and kind in IN_PLAY and zone != "upgrade":
            speech.wrong("only-in-play", part, given=tame(part.text))
        elif kind in OF_CREATURES and type_ != "creature":
            speech.wrong("only-creatures", part, given=tame(part.text))
        elif kind == "keeper" and zone != "purged":
            speech.wrong("only-purged", part, given=tame(part.text))
        else:
            found.append(said)
    return tuple(found)


def read_players(speech: Speech, table: Table, words: Words) -> None:
    """The players: South first, each with the houses of the identity card."""
    parts = words.split(",")
    if len(parts) != 2:
        speech.wrong("two-players", words)
        return
    for seat, part in zip(_seating(speech, parts), parts, strict=True):
        head, inside = split_facts(speech, part)
        if not head:
            speech.wrong("missing-player", part)
            continue
        given = speech.names.value("seat", head)
        if given is None:
            name = head.text.strip()
            taken = name_key(name) in map(name_key, table.names.values())
            if len(head) > 3 or len(name) > 30 or name_key(name) in titles() or taken:
                speech.wrong("bad-player-name", head, given=tame(name))
            else:
                table.names[seat] = name
        if inside is not None:
            table.houses[seat] = _houses(speech, inside)


def _seating(speech: Speech, parts: list[Words]) -> tuple[str, str]:
    """South first, unless the seats are named the other way round."""
    seats = [speech.names.value("seat", split_facts(speech, part)[0] or part) for part in parts]
    return ("North", "South") if seats[0] == "North" or seats[1] == "South" else ("South", "North")


def _houses(speech: Speech, words: Words) -> tuple[str, ...]:
    found: list[str] = []
    unknown = 0
    for one in words.each():
        if one.word(0) in (",", "|", "maison", "et", "and"):
            continue
        house = speech.names.value("house", one)
        if house is None:
            unknown += 1
            speech.no_such("house", one)
        elif house in found:
            speech.wrong("said-twice", one, given=tame(one.text))
        else:
            found.append(house)
    if found and len(found) + unknown != 3:
        speech.wrong("three-houses", words, n=len(found) + unknown)
    return tuple(found)
