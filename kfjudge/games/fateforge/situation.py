"""Make a battle of a sentence, "two white Recruits next to the Mercenary, who reacts?", on the smallest map
that there is; what is not told is assumed, and said. And say what has changed in a battle."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.errors import Troubles
from kfjudge.core.events import TraceStep
from kfjudge.core.message import Message
from kfjudge.core.text import name_key
from kfjudge.games.fateforge import GAME, message
from kfjudge.games.fateforge.dsl import BLOCKING, FRONT_LINE, PURSUIT, STEALTHY
from kfjudge.games.fateforge.engine.board import COLORS, DEFEATED, Board
from kfjudge.games.fateforge.facts import HERO_TYPE, all_facts, on_boards
from kfjudge.games.fateforge.notation.notation import name_hero
from kfjudge.notation.grammar import BARS
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.situation.game import BoardChange, GameSituations, Sketch
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template, pick_name

TOKENS = ("objective", "chest", "exploration", "trap")  # what is there no longer is said as a thing


LONGEST = 300  # letters
MOST_ENEMIES = 4  # of one kind
REACT, ACT, SPRINT, EXIT, LEAVE, STRIKE, SHOOT = VERBS = (
    "react", "act", "sprint", "exit", "leave", "strike", "shoot",
)  # fmt: skip
NUMBERS = ("one", "two", "three", "four")
PLACES = ("at2", "at1", "at0")  # of enemies, from the heroes: the longest forms first
ABILITIES = (BLOCKING, PURSUIT, STEALTHY, FRONT_LINE)
ZONES = ("a2", "a3", "a4")  # at that distance from the heroes, who are in a2; a1 is empty
MOST_COLORS = 2  # that the app names
USUAL_HEALTH, USUAL_RESISTANCE, USUAL_COLOR = 5, 3, "red"
ANYBODY = "mercenary"  # whose health the book shows
BLANK = "enemy"


class ToldEnemies(Struct):
    """Enemies of one kind that a sentence tells of."""

    at: int  # where in the sentence
    card: str = BLANK
    many: int = 1
    color: str = ""
    distance: int | None = None
    said: tuple[str, ...] = ()  # abilities, and whether they are stunned


class Told(Struct):
    """What a sentence tells, as far as it is read."""

    verb: str = ""
    heroes: list[str] = field(default_factory=list)
    enemies: list[ToldEnemies] = field(default_factory=list)
    health: int | None = None
    target: int = 0  # of its enemies


class FateforgeSituations(GameSituations):
    sketches = True

    def sketch(self, text: str, lang: str) -> Sketch | None:
        """Make the board of a sentence; None for one that tells of nothing that is done, or of no enemy."""
        if len(text) > LONGEST:
            return None
        told, unread = _read(text)
        if not told.verb or not told.enemies:
            return None
        cards = tuple(ParsedCard(one.card) for one in told.enemies)
        situation = ParsedSituation(text, lang, GAME, cards, unread=unread, blocking=unread)
        if unread:
            return Sketch(situation)
        assumed = tuple(_complete(told))
        try:
            scenario = _make_board(told, text, lang)
        except Troubles:
            return Sketch(situation)
        return Sketch(situation, scenario, tuple(_describe(told)), assumed)

    def find_changes(
        self, before: Board, after: Board, trace: Sequence[TraceStep]
    ) -> tuple[BoardChange, ...]:
        """Find what the schema says, but for enemies that are elsewhere: they are in a zone, or defeated, and
        then no more is said of them."""
        changes = []
        for change in super().find_changes(before, after, trace):
            said = change.said
            if change.aspect != "zone" and getattr(change.named, "zone", "") == DEFEATED:
                continue
            if change.aspect in TOKENS and not change.value:
                said = message(f"situation.no-{change.aspect}")
            elif change.aspect == "zone" and change.named.zone == DEFEATED:
                said = message("situation.defeated")
            elif change.aspect == "zone":
                said = message("situation.at", place=change.named.controller)
            hero = before.players.get(change.subject)
            named = name_hero(hero) if hero is not None else change.named
            changes.append(replace(change, said=said, named=named))
        return tuple(changes)


# reading


def _alternatives(key: str) -> str:
    """Write the forms of a phrase, in every language, as a part of a pattern; the longest first."""
    every = [form for lang in LANGUAGES for form in _plain_forms(key, lang)]
    return "(?:" + "|".join(map(re.escape, sorted(set(every), key=len, reverse=True))) + ")"


@cache
def _plain_forms(key: str, lang: str) -> tuple[str, ...]:
    return tuple(map(_plain, find_raw_template(f"sketch.{key}", lang, GAME).split(BARS)))


def _plain(text: str) -> str:
    """Fold a text to its words: small letters without accents, one space between two."""
    return " ".join(re.findall(r"[a-z0-9]+", name_key(text.replace("\u2019", " ").replace("'", " "))))


class _Reader:
    """A sentence of which each part is taken out as it is understood."""

    def __init__(self, text: str) -> None:
        self.left = self.whole = f" {_plain(text)} "
        self.verb_at = 0

    def take(self, pattern: str) -> re.Match[str] | None:
        found = re.search(rf"(?<= ){pattern}(?= )", self.left)
        if found is not None:
            left = f"{self.left[: found.start()]} {self.left[found.end() :]}"
            self.left = f" {' '.join(left.split())} "
        return found

    def find(self, words: str) -> int:
        """Find where words stood in the sentence."""
        return self.whole.find(f" {words} ")

    def take_verb(self) -> str:
        """Take what is done: reacting before striking, which is then only asked about."""
        for verb in VERBS:
            if found := self.take(_alternatives(verb)):
                self.verb_at = self.find(found[0])
                return verb
        return ""

    def take_heroes(self) -> Iterator[str]:
        """Take heroes by their titles, or a part of them, or whoever speaks."""
        for hero, written in _titles_of(HERO_TYPE):
            if any(self.take(re.escape(form)) for form in written):
                yield hero
        self.take(_alternatives("me"))

    def take_enemies(self) -> Iterator[ToldEnemies]:
        """Take enemies by their titles, or as some enemies, with what stands before and behind them."""
        named = [(card, "|".join(map(re.escape, written))) for card, written in _titles_of("enemy")]
        colors = "|".join(_alternatives(color) for color in COLORS[:6])
        said = "|".join(_alternatives(one) for one in (*ABILITIES, "stunned"))
        numbers = "|".join((*map(_alternatives, NUMBERS), r"[1-4]"))
        places = "|".join(f"(?P<{place}>{_alternatives(place)})" for place in PLACES)
        for card, written in (*named, (BLANK, _alternatives("enemy"))):
            pattern = (
                rf"(?:(?P<many>{numbers}) )?(?P<before>(?:(?:{colors}|{said}) )*)(?:{written})"
                rf"(?P<behind>(?: (?:{colors}|{said}))*)(?: (?:{_alternatives('is')} )?(?:{places}))?"
            )
            while found := self.take(pattern):
                words = f"{found['before']} {found['behind']}"
                yield ToldEnemies(
                    self.find(found[0]),
                    card,
                    _read_number(found["many"]),
                    next((color for color in COLORS[:6] if _is_in(color, words)), ""),
                    next((int(place[-1]) for place in PLACES if found[place]), None),
                    tuple(one for one in (*ABILITIES, "stunned") if _is_in(one, words)),
                )

    def take_distance(self) -> int | None:
        """Take how far the enemies are from the heroes, in zones."""
        found = next((place for place in PLACES if self.take(_alternatives(place))), None)
        while found is not None and self.take(_alternatives(found)):  # "with two enemies on it"
            pass
        return None if found is None else int(found[-1])


def _is_in(key: str, words: str) -> bool:
    return re.search(rf"(?:^| ){_alternatives(key)}(?: |$)", words) is not None


def _read_number(words: str | None) -> int:
    if words is None:
        return 1
    if words.isdigit():
        return int(words)
    return next((at for at, key in enumerate(NUMBERS, 1) if _is_in(key, words)), 1)


def _titles_of(type: str) -> list[tuple[str, list[str]]]:
    """List the cards of a type with what they are called: titles, their plurals, and the name of a hero
    without that in parentheses."""
    facts = all_facts() if type == HERO_TYPE else on_boards()
    found = []
    for card in facts.values():
        if card.type != type or card.id == BLANK:
            continue
        names = {_plain(part) for _, name in card.names for part in re.split(r"[()]", name) if _plain(part)}
        if type == HERO_TYPE:
            names |= {name.split()[0] for name in names if name.split()[0] in ("garde",)} | (
                {"guard"} if "sylvan guard" in names else set()
            )
        else:
            names |= {" ".join(f"{word}s" for word in name.split()) for name in names}
            names |= {f"{name}s" for name in names}
        found.append((card.id, sorted(names, key=len, reverse=True)))
    return sorted(found, key=lambda one: -len(one[1][0]))


def _read(text: str) -> tuple[Told, tuple[str, ...]]:
    """Read a sentence, and list the words that were not read, as they were typed."""
    reader, told = _Reader(text), Told()
    health = reader.take(rf"(\d{{1,2}}) {_alternatives('health')}")
    told.health = int(health[1]) if health else None
    told.verb = next((verb for verb in (REACT, ACT) if reader.take(_alternatives(f"enemies-{verb}"))), "")
    told.enemies = sorted(reader.take_enemies(), key=lambda one: one.at)
    told.heroes = list(reader.take_heroes())
    told.verb = told.verb or reader.take_verb()
    told.target = next((at for at, one in enumerate(told.enemies) if one.at > reader.verb_at), 0)
    distance = reader.take_distance()
    for one in told.enemies:
        one.distance = distance if one.distance is None else one.distance
    little = _alternatives("little")
    while reader.take(little):
        pass
    typed = {_plain(word): word for word in re.findall(r"\w+", text)}
    return told, tuple(typed.get(word, word) for word in reader.left.split())


# completing, and the board


def _complete_enemies(told: Told) -> Iterator[Message]:
    """Assume where enemies stand, their colors and their resistance where it is not told, and say so."""
    placeless = [one for one in told.enemies if one.distance is None]
    for one in placeless:
        one.distance = int(told.verb == SHOOT)
    if placeless:
        yield message("sketch.assumed-beside" if told.verb == SHOOT else "sketch.assumed-near")
    for one in told.enemies:
        card = on_boards()[one.card]
        if not (one.color or card.colors):
            one.color = USUAL_COLOR
            yield message("sketch.assumed-color", cards=card, color=message(f"color.{USUAL_COLOR}"))
        if one.card == BLANK:
            yield message("sketch.assumed-strike")
        if told.verb in (STRIKE, SHOOT) and not card.resistance:
            yield message("sketch.assumed-resistance", cards=card, n=USUAL_RESISTANCE)


def _complete(told: Told) -> Iterator[Message]:
    """Assume what is not told, and say so."""
    if not told.heroes:
        told.heroes.append(ANYBODY)
    for hero in told.heroes:
        known = told.health or all_facts()[hero].health or USUAL_HEALTH
        yield message("sketch.assumed-hero", hero=all_facts()[hero], n=known)
    if len(told.heroes) > 1:
        heroes = tuple(all_facts()[hero] for hero in told.heroes)
        yield message("sketch.assumed-order", heroes=heroes)
    if any(one.distance == 1 for one in told.enemies):
        yield message("sketch.assumed-next")
    yield from _complete_enemies(told)
    if sum(one.many for one in told.enemies) > 1 and told.verb in (REACT, ACT):
        yield message("sketch.assumed-initiative")
    if told.verb == REACT:
        colors = tuple(message(f"color.{color}") for color in _list_colors(told))
        yield message("sketch.assumed-colors", colors=colors)
    elif told.verb in (LEAVE, EXIT):
        yield message("sketch.assumed-move" if told.verb == LEAVE else "sketch.assumed-exit")
    elif told.verb in (STRIKE, SHOOT):
        yield message("sketch.assumed-result", result=message(f"result.{told.verb}"))


def _list_colors(told: Told) -> list[str]:
    """List the colors of the enemies that were told of, in the order of their turns."""
    there = {one.color or on_boards()[one.card].colors[0] for one in told.enemies}
    return [color for color in COLORS if color in there][:MOST_COLORS]


def _describe(told: Told) -> Iterator[Message]:
    for hero in told.heroes:
        yield message("sketch.told-hero", hero=all_facts()[hero], place=ZONES[0])
    for one in told.enemies:
        cards = tuple([on_boards()[one.card]] * one.many)
        yield message("sketch.told-enemies", cards=cards, place=ZONES[one.distance or 0])


def _make_board(told: Told, text: str, lang: str) -> Scenario:
    """Write the battle as a board file, and read it: heroes in a2, an empty zone beside them."""
    names = [pick_name(all_facts()[hero], lang).partition(" (")[0] for hero in told.heroes]
    first = names[0]
    phases = {REACT: "enemy reactions", ACT: "enemy turns", SPRINT: f"preparation, {first}", EXIT: "upkeep"}
    lines = [f"title: {' '.join(text.split())}", f"game: {GAME}", f"players: {', '.join(names)}"]
    lines += ["map: a1, a2, a3, a4", "", f"turn: {phases.get(told.verb, first)}"]
    if told.verb == EXIT:
        lines += ["round: 3, last", f"{ZONES[0]}: exit A"]
    if told.verb == REACT:
        lines += [f"reactions: {', '.join(_list_colors(told))}", f"order: reactions, {', '.join(names)}"]
    for hero, name in zip(told.heroes, names, strict=True):
        health = told.health or all_facts()[hero].health or USUAL_HEALTH
        result = {LEAVE: ", 1 move", STRIKE: ", 1 strike", SHOOT: ", 1 shoot", SPRINT: ", has rolled"}
        lines.append(f"{name}: in {ZONES[0]}, {health} health{result.get(told.verb, '')}")
    cards: dict[str, list[str]] = {}
    for one in told.enemies:
        cards.setdefault(ZONES[one.distance or 0], []).extend(_write_enemies(one, lang))
    lines += [f"{zone} enemies: {' | '.join(written)}" for zone, written in cards.items()]
    target = _label(told.enemies[told.target], 1, lang)
    steps = {
        REACT: "the enemies react", ACT: "the enemies act", SPRINT: f"{first} sprints to a1",
        EXIT: "the upkeep begins", LEAVE: f"{first} moves to a1", STRIKE: f"{first} strikes {target}",
        SHOOT: f"{first} shoots {target}",
    }  # fmt: skip
    return read_scenario("\n".join([*lines, "", f"1. {steps[told.verb]}", ""]))


def _label(one: ToldEnemies, number: int, lang: str) -> str:
    return f"{pick_name(on_boards()[one.card], lang)} {number}"


def _write_enemies(one: ToldEnemies, lang: str) -> Iterator[str]:
    card = on_boards()[one.card]
    facts = ["initiative 1", *(ability.replace("-", " ") for ability in one.said)]
    facts += [one.color] if one.color else []
    facts += [] if card.resistance else [f"resistance {USUAL_RESISTANCE}"]
    facts += ["at 0 strike"] if one.card == BLANK else []
    for number in range(1, min(one.many, MOST_ENEMIES) + 1):
        title, label = pick_name(card, lang), _label(one, number, lang)
        yield f"{title} as {label} ({', '.join(facts)})"
