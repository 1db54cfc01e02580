"""Make a board of a sentence that tells of one investigator and one action: "Roland is engaged with a Ghoul
Minion and attacks it with Machete". What is not told is assumed, and said."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct, field

from kfjudge.core.errors import Troubles
from kfjudge.core.message import Message
from kfjudge.games.arkham import GAME, message
from kfjudge.games.arkham.engine.board import BAGS, TOKENS
from kfjudge.games.arkham.facts import Facts, all_facts
from kfjudge.games.arkham.situation.situations import alternatives, forms, names_of, plain
from kfjudge.notation.grammar import BARS
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.situation.game import Sketch
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template

LONGEST = 300  # letters
MORE_TOKENS = 2  # that may be revealed after the first
CARD = r"#(\d+)#"
FIGHT, EVADE, INVESTIGATE, MOVE, PLAY, ENGAGE, USE = ON_CARDS = (
    "fight", "evade", "investigate", "move", "play", "engage", "use",
)  # fmt: skip
VERBS = (*ON_CARDS, "draw", "resource")
TYPES = {
    FIGHT: ("enemy",), EVADE: ("enemy",), ENGAGE: ("enemy",), INVESTIGATE: ("location",), MOVE: ("location",),
    PLAY: ("asset", "event"), USE: ("asset", "location", "enemy", "treachery", "act", "agenda"),
}  # fmt: skip
OF_A_CLASS = {
    "guardian": "roland-banks", "seeker": "daisy-walker", "rogue": "skids-o-toole", "mystic": "agnes-baker",
    "survivor": "wendy-adams",
}  # fmt: skip
COUNTED = ("damage", "horror", "clues", "resources")


class Told(Struct):
    """What a sentence tells, as far as it is read: cards by their number in the sentence."""

    investigator: str = ""
    cards: list[Facts] = field(default_factory=list)
    engaged: list[int] = field(default_factory=list)
    exhausted: list[int] = field(default_factory=list)
    verb: str = ""
    target: int | None = None
    by: int | None = None
    numbers: list[tuple[str, int]] = field(default_factory=list)
    bag: str = ""
    scenario: str = ""
    token: str = ""

    def of_type(self, *types: str) -> list[int]:
        return [at for at, card in enumerate(self.cards) if card.type in types]


def sketch(text: str, lang: str) -> Sketch | None:
    """Make the board of a sentence; None for one that tells of no action of an investigator."""
    if len(text) > LONGEST:
        return None
    told, unread = _read(text)
    spoken = _find_language(text, lang)
    if not told.verb or not (told.cards or told.investigator):
        return None
    cards = tuple(ParsedCard(card.id) for card in told.cards)
    situation = ParsedSituation(text, spoken, GAME, cards, unread=unread, blocking=unread)
    if unread:
        return Sketch(situation)
    assumed = list(_complete(told))
    try:
        scenario = _make_board(told, text)
    except Troubles:
        return Sketch(situation)
    return Sketch(situation, scenario, tuple(_describe(told)), tuple(assumed))


# reading


class _Reader:
    """A sentence of which each part is taken out as it is understood."""

    def __init__(self, text: str) -> None:
        self.left = f" {re.sub('[.;:?!()]', ' , ', plain(text))} "
        self.told = Told()

    def take(self, pattern: str, instead: str = " ") -> re.Match[str] | None:
        found = re.search(pattern, self.left)
        if found is not None:
            left = f"{self.left[: found.start()]} {instead} {self.left[found.end() :]}"
            self.left = f" {' '.join(left.split())} "
        return found

    def take_cards(self) -> None:
        """Take the titles of cards, the longest first: each is a number from then on."""
        for title, card in _titles():
            while self.take(rf"(?<![\w#]){re.escape(title)}(?![\w#])", f" #{len(self.told.cards)}# "):
                self.told.cards.append(card)
        order = [int(at) for at in re.findall(CARD, self.left)]
        self.told.cards = [self.told.cards[at] for at in order]
        numbers = iter(range(len(order)))
        self.left = re.sub(CARD, lambda _: f"#{next(numbers)}#", self.left)

    def read_token(self) -> None:
        """Read which token is revealed: "and reveals a skull", "on a -2"."""
        reveals = rf"(?:{alternatives('sketch.reveals')} )(?:{alternatives('sketch.a')} )?"
        for token in sorted(TOKENS, key=len, reverse=True):
            written = "|".join(map(re.escape, forms(f"notation.token.{token}")))
            if self.take(rf"\b{reveals}(?:{written})(?![\w-])"):
                self.told.token = token
                return

    def read_numbers(self) -> None:
        """Read what the investigator has: "4 resources", "2 damage"."""
        for kind in COUNTED:
            while found := self.take(rf"(?<![\w-])(\d{{1,2}}) {alternatives(f'sketch.{kind}')}\b"):
                self.told.numbers.append((kind, int(found[1])))

    def read_engaged(self) -> None:
        """Read with which enemies the investigator is engaged, and which are exhausted."""
        told = self.told
        a = rf"(?:{alternatives('sketch.a')} )?"
        while found := self.take(
            rf"(?:{alternatives('sketch.exhausted')} {CARD}|{CARD} {alternatives('sketch.exhausted')})"
        ):
            at = found[1] or found[2]
            told.exhausted.append(int(at))
            self.left = f"{self.left[: found.start()]} #{at}# {self.left[found.start() :]}"
        joined = rf"(?: (?:,|{alternatives('sketch.and')}) {a}{CARD})?"
        if found := self.take(rf"{alternatives('sketch.engaged')} {a}{CARD}{joined}{joined}", " , "):
            told.engaged += [int(at) for at in found.groups() if at is not None]

    def read_action(self) -> None:
        """Read the one action, and the card that it is about; without one the last that was told of."""
        told = self.told
        a = rf"(?:{alternatives('sketch.a')} )?"
        verbs = {verb: alternatives(f"sketch.{verb}") for verb in VERBS}
        found = [(match.start(), verb) for verb, forms_of in verbs.items()
                 if (match := re.search(rf"\b{forms_of}(?![\w])", self.left))]  # fmt: skip
        if not found:
            return
        told.verb = min(found)[1]
        match = self.take(rf"\b{verbs[told.verb]}(?![\w])(?: {a}{CARD})?", " , ")
        assert match is not None
        types = TYPES.get(told.verb, ())
        before = [at for at in told.of_type(*types) if f"#{at}#" in self.left or at in told.engaged]
        if match[1] is not None:
            told.target = int(match[1])
        elif before and told.verb != INVESTIGATE:
            told.target = before[-1]

    def read_manner(self) -> None:
        """Read by which asset it is done: "with Machete"."""
        a = rf"(?:{alternatives('sketch.a')} )?"
        told = self.told
        if told.verb in (FIGHT, EVADE, INVESTIGATE):
            found = self.take(rf"{alternatives('sketch.with')} {a}{CARD}")
            if found is not None:
                told.by = int(found[1])
                if told.cards[told.by].type == "event":  # "attacks it with Backstab"
                    told.verb, told.target, told.by = PLAY, told.by, None


def _titles() -> list[tuple[str, Facts]]:
    """List the titles of cards in every language, the longest first, also without an article."""
    found: dict[str, Facts] = {}
    for facts in all_facts().values():
        if facts.type in ("investigator", "scenario"):
            continue
        for _, name in facts.names:
            whole = plain(name)
            found.setdefault(whole, facts)
            found.setdefault(re.sub("^(the|le|la|les) ", "", whole), facts)
    return sorted(found.items(), key=lambda row: -len(row[0]))


def _read(text: str) -> tuple[Told, tuple[str, ...]]:
    """Read a sentence, and list the words that were not read, as they were typed."""
    reader = _Reader(text)
    told = reader.told
    for name, written in names_of("scenario").items():
        if any(reader.take(rf"(?<![\w#]){re.escape(form)}(?![\w#])") for form in written):
            told.scenario = name
    reader.take_cards()
    for name, written in names_of("investigator").items():
        for form in written:
            while reader.take(rf"\b{re.escape(form)}\b", " @ "):
                told.investigator = told.investigator or name
    for name in BAGS:
        if reader.take(rf"\b(?:{'|'.join(map(re.escape, forms(f'notation.difficulty.{name}')))})\b"):
            told.bag = name
    reader.read_token()
    reader.read_numbers()
    reader.read_engaged()
    reader.read_action()
    reader.read_manner()
    typed = {plain(word): word for word in re.findall(r"[\w’']+", text)}
    little = alternatives("sketch.little")
    words = (word for word in re.findall(r"[#@]?[\w-]+#?", reader.left) if not re.fullmatch(CARD, word))
    return told, tuple(typed.get(word, word) for word in words if re.fullmatch(little, word) is None)


def _find_language(text: str, lang: str) -> str:
    """Find the language in which more of the words of a sentence are."""
    words = set(plain(text).split())

    def count(one: str) -> int:
        pages = ("sketch.little", "sketch.a", "sketch.with", *(f"sketch.{verb}" for verb in VERBS))
        known = (find_raw_template(page, one, GAME).replace(BARS, " ").split() for page in pages)
        return len(words & set().union(*known))

    return max((lang, *LANGUAGES), key=count)


# completing


def _complete(told: Told) -> Iterator[Message]:
    """Complete what was not told, and say what is assumed."""
    if not told.investigator:
        classes = [card.side for card in told.cards if card.side in OF_A_CLASS]
        told.investigator = OF_A_CLASS[classes[0] if classes else "guardian"]
        yield message("sketch.assumed-investigator", card=all_facts()[told.investigator])
    enemies = [at for at in told.of_type("enemy") if at not in told.engaged and told.verb != ENGAGE]
    if enemies:
        told.engaged += enemies
        yield message("sketch.assumed-engaged", cards=tuple(told.cards[at] for at in enemies))
    loose = [at for at in told.of_type("enemy") if at not in (*told.engaged, *told.exhausted)]
    if loose:
        yield message("sketch.assumed-exhausted", cards=tuple(told.cards[at] for at in loose))
    if not [at for at in told.of_type("location") if not (told.verb == MOVE and at == told.target)]:
        yield message("sketch.assumed-location", card=all_facts()[_place(told)[0]])
    if not told.bag:
        yield message("sketch.assumed-bag")
    if not told.scenario:
        yield message("sketch.assumed-scenario", card=all_facts()["the-gathering"])
    yield message("sketch.nothing-else")


def _place(told: Told) -> list[str]:
    """List the locations of the board, first the one where the investigator is."""
    goal = told.cards[told.target].id if told.verb == MOVE and told.target is not None else ""
    named = [told.cards[at].id for at in told.of_type("location") if told.cards[at].id != goal]
    start = named[0] if named else _find_way_to(goal)
    return [start, *([goal] if goal else []), *(one for one in named[1:] if one != start)]


def _find_way_to(goal: str) -> str:
    """Find a location that leads to another; without one the Hallway, or the Study."""
    if not goal:
        return "hallway"
    to = all_facts()[goal]
    for facts in all_facts().values():
        if facts.type == "location" and facts.set == to.set and to.symbol in facts.connects:
            return facts.id
    return "study"


def _describe(told: Told) -> Iterator[Message]:
    """Say what is on the board."""
    who = all_facts()[told.investigator]
    if told.engaged:
        yield message("sketch.engaged-with", player=who, cards=tuple(told.cards[at] for at in told.engaged))
    assets = [told.cards[at] for at in _assets(told)]
    if assets:
        yield message("sketch.has", player=who, cards=tuple(assets))
    yield message("sketch.is-at", player=who, card=all_facts()[_place(told)[0]])


def _assets(told: Told) -> list[int]:
    return [at for at in told.of_type("asset") if not (told.verb == PLAY and at == told.target)]


# the board


def _make_board(told: Told, text: str) -> Scenario:
    """Write the board with its one step, and read it."""
    who = all_facts()[told.investigator]
    name = re.sub("[“”]", "", _name(who)).split()[0]
    labels = _label(told)
    here, *others = (_name(all_facts()[one]) for one in _place(told))
    has = dict(told.numbers)
    hand = told.cards[told.target] if told.verb == PLAY and told.target is not None else None
    if hand is not None and hand.cost.isdecimal():
        has.setdefault("resources", int(hand.cost))
    facts = [f"{n} {kind if n != 1 else kind.removesuffix('s')}" for kind, n in has.items()]
    exhausted = dict.fromkeys(told.exhausted, " (exhausted)")
    threat = [f"{labels[at]}{exhausted.get(at, '')}" for at in told.engaged]
    loose = [at for at in told.of_type("enemy") if at not in told.engaged]
    lines = [
        f"title: {re.sub('[#<>]', ' ', ' '.join(text.split()))[:120].strip()}",
        f"game: {GAME}",
        f"players: {name} ({_name(who)})",
        f"turn: {name}",
        f"chaos bag: {told.bag or 'standard'}",
        f"scenario card: {_name(all_facts()[told.scenario or 'the-gathering'])}",
        f"locations: {' | '.join((f'{here} (1 clue)', *others))}",
        f"{name}: {', '.join((f'at {here}', *facts))}",
    ]
    zones = (
        ("enemies", [f"{labels[at]} (at {here}, exhausted)" for at in loose]),
        (f"{name} threat area", [*threat, *(labels[at] for at in told.of_type("treachery"))]),
        (f"{name} assets", [labels[at] for at in _assets(told)]),
        (f"{name} hand", [_name(hand)] if hand is not None else []),
    )
    lines += [f"{zone}: {' | '.join(cards)}" for zone, cards in zones if cards]
    lines.append(f"1. {name} {_write_step(told, labels)}")
    token = forms(f"notation.token.{told.token}")[0] if told.token else "?"
    lines += [f"   - chance: {token}", *["   - chance: ?"] * MORE_TOKENS]
    return read_scenario("\n".join((*lines, "")))


def _label(told: Told) -> list[str]:
    """Write each card, with a label where there are copies of it."""
    names = [_name(card) for card in told.cards]
    return [
        f"{name} as {name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]


def _name(card: Facts) -> str:
    return card.names[0][1]


def _write_step(told: Told, labels: list[str]) -> str:
    """Write the action as a script has it."""
    about = labels[told.target].rpartition(" as ")[2] if told.target is not None else ""
    by = f" with {labels[told.by]}" if told.by is not None else ""
    steps = {
        FIGHT: f"fights {about}{by}", EVADE: f"evades {about}{by}", INVESTIGATE: f"investigates{by}",
        MOVE: f"moves to {about}", PLAY: f"plays {about}", ENGAGE: f"engages {about}", USE: f"uses {about}",
        "draw": "draws a card", "resource": "takes 1 resource",
    }  # fmt: skip
    return steps[told.verb]
