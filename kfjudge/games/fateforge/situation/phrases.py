"""The phrases that a sentence about a battle consists of: what is said in several words, the titles of heroes
and enemies, numbers, stops; and what such a sentence tells of."""

from __future__ import annotations

import re
from functools import cache
from itertools import takewhile

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.text import name_key
from kfjudge.games.fateforge import GAME
from kfjudge.games.fateforge.dsl import BLOCKING, FRONT_LINE, LIFE_DRAIN, PURSUIT, STEALTHY
from kfjudge.games.fateforge.engine.board import COLORS
from kfjudge.games.fateforge.facts import HERO_TYPE, all_facts, on_boards
from kfjudge.notation.grammar import BARS
from kfjudge.words.catalogue import find_raw_template

REACT, ACT, SPRINT, EXIT, MOVE, STRIKE, SHOOT, RAISE, TAKE, OPEN, EXPLORE, END = (
    "react", "act", "sprint", "exit", "move", "strike", "shoot", "raise", "take", "open", "explore", "end",
)  # fmt: skip
PAID_MOVE, PORTAL, TURN, REROLL, UPKEEP = "paid-move", "use-portal", "turn-die", "reroll", "upkeep"
OF_HEROES = (
    SPRINT,
    EXIT,
    MOVE,
    STRIKE,
    SHOOT,
    RAISE,
    TAKE,
    OPEN,
    EXPLORE,
    END,
    PAID_MOVE,
    PORTAL,
    TURN,
    REROLL,
)
NUMBERS = ("one", "two", "three", "four", "five", "six")
PLACES = ("at0", "at1", "at2", "at3")
BESIDE = "beside"  # the same zone, or the next
ABILITIES = (BLOCKING, PURSUIT, STEALTHY, FRONT_LINE, "fearsome", "toxic", LIFE_DRAIN)
STATES = ("stunned", "knocked-out")
OF_HERO = ("health", "energy", "corruption")
OF_ENEMY = ("resistance", "armor", "initiative", "damage")
FACTS = (*OF_HERO, *OF_ENEMY, "parry")
RESULTS = ("strike", "shoot", "move", "focus", "miss")
THINGS = ("exit-there", "objective", "chest", "trap", "fountain", "terrain", "exploration", "portal")
VERBS = {  # the key of a phrase: what is done, and whether one enters by it
    "react": (REACT, False), "enemies-react": (REACT, False),
    "act": (ACT, False), "enemies-act": (ACT, False), "attack": (STRIKE, False),
    "use-portal": (PORTAL, False), "turn-die": (TURN, False), "reroll": (REROLL, False),
    "pass": (PORTAL, False), "sprint-empty": (SPRINT, False),
    "upkeep": (UPKEEP, False), "paid-move": (PAID_MOVE, False), "by-sprint": (SPRINT, False),
    "sprint": (SPRINT, False), "sprint-in": (SPRINT, True),
    "leave": (MOVE, False), "enter": (MOVE, True), "move": (MOVE, False),
    "strike": (STRIKE, False), "shoot": (SHOOT, False), "exit": (EXIT, False), "raise": (RAISE, False),
    "take": (TAKE, False), "open": (OPEN, False), "explore": (EXPLORE, False), "end": (END, False),
}  # fmt: skip
OF_DEEDS = {TAKE: "objective", OPEN: "chest", EXIT: "exit-there"}  # what is taken, opened, left by
NICKNAMED = ("watchdog", "elite-ghost")  # enemies that are called otherwise as well
ADJECTIVES = (*COLORS[:6], *ABILITIES, *STATES)
ENEMIES = ("enemy", "leader")
BEFORE_ENEMIES = (*ADJECTIVES, "number", "another")
BLANK, LEADER = "enemy", "purple"
LONGEST_FORM = 9  # words
USUAL = "mercenary"  # whose health the book shows


class ToldHero(Struct, eq=False):
    """A hero that a sentence tells of: its card, how far it is from the first, and what is true of it."""

    card: str
    zone: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)


class ToldEnemies(Struct, eq=False):
    """Enemies of one kind that a sentence tells of, in a zone so far from the first hero."""

    card: str = BLANK
    many: int = 1
    color: str = ""
    zone: int | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)
    guards: str = ""  # what it guards
    guardian: ToldEnemies | None = None  # who guards it


Mention = ToldHero | ToldEnemies
Relation = tuple[list[Mention], int | str, Mention | None]  # who are so far from whom, or from the heroes


class Deed(Struct, eq=False):
    """What somebody does: how, who, on whom, how often, and whether into another zone."""

    verb: str
    actor: Mention | None = None
    target: Mention | None = None
    times: int = 1
    enters: bool = False
    shoots: bool = False  # said so of enemies
    at: int = 0  # which of those enemies
    is_paid: bool = False  # with what, is told


class Told(Struct):
    """What a sentence tells, and the words of it that were not read."""

    heroes: list[ToldHero] = field(default_factory=list)
    enemies: list[ToldEnemies] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    things: dict[str, int] = field(default_factory=dict)  # what lies in which zone, as far from the heroes
    cubes: int = 0
    colors: list[str] = field(default_factory=list)  # that the app names
    beside: list[Mention] = field(default_factory=list)  # who is "next to" somebody
    order: list[ToldHero] = field(default_factory=list)  # who plays first
    last: list[ToldHero] = field(default_factory=list)
    relations: list[Relation] = field(default_factory=list)
    shared: list[Relation] = field(default_factory=list)  # likelier than nothing
    unnamed: int = 0  # heroes that there are, named or not
    unread: list[str] = field(default_factory=list)
    is_empty: bool = False  # said of the zone
    no_dice: bool = False  # left
    is_their_turn: bool = False  # as the order of turns is told, and nothing that is done
    parted: list[ToldEnemies] = field(default_factory=list)  # of which one was told by itself
    bare: list[str] = field(default_factory=list)  # numbers behind names, without a word

    def part(self, enemies: ToldEnemies) -> ToldEnemies:
        """Part one from some enemies, of which something else is true."""
        one = ToldEnemies(enemies.card, 1, enemies.color, said=set(enemies.said))
        enemies.many -= 1
        self.enemies.append(one)
        self.parted.append(enemies)
        self.shared.append(([one], 0, enemies))
        return one


class Token(Struct):
    """Words of a sentence that are one phrase: its key, the number or the card it stands for."""

    key: str
    words: str
    number: int = 1
    card: str = ""
    plural: bool = False
    joined: bool = False  # behind "and"
    linked: bool = False  # behind "is"
    bare: bool = False  # put there for a number behind a name


@cache
def _phrases(lang: str) -> dict[str, Token]:
    """Map every form of a phrase or a title, in a language, to what it means."""
    found: dict[str, Token] = {}
    keys = (
        *VERBS, *PLACES, BESIDE, "here", "with", *NUMBERS, *COLORS[:6], *ABILITIES, *STATES, *FACTS, *THINGS,
        *(f"result-{result}" for result in RESULTS), "me", "another", "guards", "guarded-by", "past",
        "by-portal", "is", "plays-first",
        "plays-last", "twice", "times", "once", "cubes", "there", "is-struck", "is-shot", "heroes", "she",
        "he", "she-hero", "he-hero", "that", "comma", "no", "loses", "zone", "leader", "they", "and",
        "little", "order", "us", "no-dice",
    )  # fmt: skip
    for card, type, names, many in _titles():
        found |= {name: Token(type, name, card=card, plural=True) for name in many}
        found |= {name: Token(type, name, card=card) for name in names}
    found |= {form: Token(HERO_TYPE, form, card=USUAL) for form in _forms("nickname", lang)}
    for enemy in NICKNAMED:
        for form in _forms(enemy, lang):
            found.setdefault(form, Token("enemy", form, card=enemy, plural=form.endswith("s")))
    for form in _forms("enemy", lang):
        found[form] = Token("enemy", form, card=BLANK, plural=form.endswith("s") or form == "enemies")
    for key in keys:
        for form in _forms(key, lang):
            if form:
                number = NUMBERS.index(key) + 1 if key in NUMBERS else 1
                found.setdefault(form, Token("number" if key in NUMBERS else key, form, number))
    return found


def _forms(key: str, lang: str) -> list[str]:
    return [plain(form) for form in find_raw_template(f"sketch.{key}", lang, GAME).split(BARS)]


def plain(text: str) -> str:
    """Fold a text to its words: small letters without accents, one space between two."""
    return " ".join(re.findall(r"[a-z0-9+]+", name_key(text.replace("\u2019", " ").replace("'", " "))))


@cache
def _titles() -> list[tuple[str, str, list[str], list[str]]]:
    """List what heroes and enemies are called, in the singular and in the plural."""
    found = []
    for card in (*all_facts().values(), *on_boards().values()):
        if card.type not in (HERO_TYPE, "enemy") or card.id == BLANK:
            continue
        names, many = dict[str, None](), dict[str, None]()
        for _, name in card.names:
            parts = [plain(part) for part in re.split(r"[()]", name) if plain(part)]
            if card.type == HERO_TYPE:  # "the Guard", « le Garde »; there is one of each
                names |= dict.fromkeys((*parts, *parts[0].split()))
                continue
            for words in (part.split() for part in parts):
                plurals = (
                    [f"{word}s" for word in words],
                    [*words[:-1], f"{words[-1]}s"],
                    [f"{words[0]}s", *words[1:]],
                )
                names[" ".join(words)] = None
                many |= dict.fromkeys(map(" ".join, plurals))
        found.append((card.id, card.type, list(names), list(many)))
    return found


def tokenize(text: str, lang: str) -> list[Token]:
    """Cut a sentence into phrases, the longest first, with its stops; what is none of them is unread."""
    phrases, found = _phrases(lang), list[Token]()
    for part in re.split(r"([,.;:?!])", text):
        if part in (",", ".", ";", ":", "?", "!"):
            found.append(Token("comma" if part == "," else "stop", part))
            continue
        words, at = plain(part).split(), 0
        while at < len(words):
            for end in range(min(len(words), at + LONGEST_FORM), at, -1):
                form = " ".join(words[at:end])
                if form in phrases:
                    found.append(phrases[form])
                    break
            else:
                end, form = at + 1, words[at]
                found.append(Token("number", form, int(form)) if form.isdigit() else Token("unread", form))
            at = end
    return found


def regroup(tokens: list[Token]) -> list[Token]:
    """Leave out the little words, and name what is said by its place only: "the Mercenary's zone", "us 3",
    and the initiatives in "Recruit 2, Archer 5" and "two Recruits (2 and 5)"."""
    found, was_and, was_is = list[Token](), False, False
    for at, token in enumerate(tokens):
        rest = tokens[at + 1 :]
        if token.key == "zone" and found and found[-1].key in (HERO_TYPE, "enemy"):
            found.insert(-1, Token("at0", token.words))
        elif token.key not in ("little", "and", "is", "us"):
            found.append(replace(token, joined=was_and, linked=was_is))
        before = tokens[at - 1] if at else token
        is_ours = before.key == "us" and rest[:1] and rest[0].key not in (*BEFORE_ENEMIES, *ENEMIES)
        if token.key == "number" and is_ours:
            found.append(Token("heroes", before.words))
        if token.key == "enemy" and _is_numbered(before, token, rest):
            found.append(Token("initiative", token.words, bare=True))
        was_is = token.key == "is"
        was_and = token.key == "and" or (was_and and token.key == "little")
    return found


def _is_numbered(before: Token, token: Token, rest: list[Token]) -> bool:
    """Tell whether enemies are followed by as many numbers as there are enemies, and by nothing that these
    would count: "Recruit 2," but not "Recruit 2 damage"."""
    many = before.number if before.key == "number" else 1
    rest = [one for one in rest if one.key != "little"]
    listed = list(takewhile(lambda one: one.key in ("number", "comma", "and"), rest))
    digits = [one for one in listed if one.words.isdigit()]
    if not digits or listed[0] is not digits[0]:
        return False
    behind = (*listed[1:], *rest[len(listed) :], Token("stop", ""))[0].key
    ends = behind in ("comma", "stop", "and", *PLACES, "here")
    return (many == 1 and not token.plural and ends) or 1 < many == len(digits)


def is_called(mention: Mention, gender: str) -> bool:
    """Tell whether somebody is named by a noun of that gender."""
    facts = all_facts().get(mention.card) or on_boards().get(mention.card)
    return facts is not None and any(noun.startswith(gender) for _, noun in facts.nouns)


def describe(mention: Mention | None, token: Token) -> bool:
    """Say a quality of somebody; tell whether that can be."""
    if isinstance(mention, ToldHero) and token.key in STATES:
        mention.said.add(token.key)
    elif isinstance(mention, ToldEnemies) and token.key in COLORS:
        mention.color = token.key
    elif isinstance(mention, ToldEnemies) and token.key != "knocked-out":
        mention.said.add(token.key)
    else:
        return False
    return True
