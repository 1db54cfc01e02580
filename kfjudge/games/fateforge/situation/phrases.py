"""The phrases that a sentence about a battle consists of: what is said in several words, the titles of heroes
and enemies, numbers, stops; and who goes through them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.text import name_key
from kfjudge.games.fateforge import GAME
from kfjudge.games.fateforge.dsl import BLOCKING, FRONT_LINE, LIFE_DRAIN, PURSUIT, STEALTHY
from kfjudge.games.fateforge.engine.board import COLORS
from kfjudge.games.fateforge.facts import HERO_TYPE, all_facts, on_boards
from kfjudge.games.fateforge.situation import BLANK, STATES, Verb
from kfjudge.notation.grammar import BARS
from kfjudge.words.catalogue import find_raw_template

NUMBERS = ("one", "two", "three", "four", "five", "six")
PLACES = ("at0", "at1", "at2", "at3")
BESIDE = "beside"  # the same zone, or the next
ABILITIES = (BLOCKING, PURSUIT, STEALTHY, FRONT_LINE, "fearsome", "toxic", LIFE_DRAIN)
OF_HERO = ("health", "energy", "corruption")
OF_ENEMY = ("resistance", "armor", "initiative", "damage")
FACTS = (*OF_HERO, *OF_ENEMY, "parry")
RESULTS = ("strike", "shoot", "move", "focus", "miss", "skill-strike", "skill-shoot")
OF_RESULTS = tuple(f"result-{result}" for result in RESULTS)
THINGS = ("exit-there", "objective", "chest", "trap", "fountain", "terrain", "exploration", "portal")
VERBS = {  # the key of a phrase: what is done, and whether one enters by it
    "react": (Verb.REACT, False),
    "enemies-react": (Verb.REACT, False),
    "act": (Verb.ACT, False),
    "enemies-act": (Verb.ACT, False),
    "attack": (Verb.STRIKE, False),
    "use-portal": (Verb.PORTAL, False),
    "turn-die": (Verb.TURN, False),
    "reroll": (Verb.REROLL, False),
    "pass": (Verb.PORTAL, False),
    "sprint-empty": (Verb.SPRINT, False),
    "upkeep": (Verb.UPKEEP, False),
    "paid-move": (Verb.PAID_MOVE, False),
    "by-sprint": (Verb.SPRINT, False),
    "sprint": (Verb.SPRINT, False),
    "sprint-in": (Verb.SPRINT, True),
    "leave": (Verb.MOVE, False),
    "enter": (Verb.MOVE, True),
    "move": (Verb.MOVE, False),
    "strike": (Verb.STRIKE, False),
    "shoot": (Verb.SHOOT, False),
    "exit": (Verb.EXIT, False),
    "raise": (Verb.RAISE, False),
    "take": (Verb.TAKE, False),
    "open": (Verb.OPEN, False),
    "explore": (Verb.EXPLORE, False),
    "end": (Verb.END, False),
    "push": (Verb.PUSH, False),
    "stun": (Verb.STUN, False),
}
NICKNAMED = ("watchdog", "elite-ghost")  # enemies that are called otherwise as well
ADJECTIVES = (*COLORS[:6], *ABILITIES, *STATES)
ENEMIES = ("enemy", "leader")
BEFORE_ENEMIES = (*ADJECTIVES, "number", "another")
LONGEST_FORM = 9  # words
USUAL = "mercenary"  # whose health the book shows


class Token(Struct):
    """Words of a sentence that are one phrase: its key, the number or the card it stands for."""

    key: str
    words: str
    number: int = 1
    card: str = ""
    plural: bool = False
    joined: bool = False  # behind "and"
    linked: bool = False  # behind "is"
    leads: bool = False  # first behind a stop or a comma
    bare: bool = False  # put there for a number behind a name
    of_one: bool = False  # a verb in the form that goes with one, or with several
    of_several: bool = False
    is_other: bool = False  # "the other", of those told of before


END = Token("stop", "")


@cache
def _phrases(lang: str) -> dict[str, Token]:
    """Map every form of a phrase or a title, in a language, to what it means."""
    found: dict[str, Token] = {}
    keys = (
        *VERBS, *PLACES, BESIDE, "here", "with", *NUMBERS, *COLORS[:6], *ABILITIES, *STATES, *FACTS, *THINGS,
        *OF_RESULTS, "me", "another", "guards", "guarded-by", "past",
        "by-portal", "is", "plays-first",
        "plays-last", "twice", "times", "once", "cubes", "there", "is-struck", "is-shot", "heroes", "she",
        "he", "she-hero", "he-hero", "that", "comma", "no", "loses", "zone", "leader", "they", "and",
        "little", "order", "us", "no-dice", "last-round", "rolled", "missing", "door-closed", "their-turn",
        "by-skill", "out", "alone", "is-hit-for", "has-rerolled", "on-it",
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
    for form in _forms("of-one", lang):
        found[form].of_one = True
    for form in _forms("of-several", lang):
        found[form].of_several = True
    for form in _forms("other", lang):
        found[form].is_other = True
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


def _regroup(tokens: list[Token]) -> list[Token]:
    """Leave out the little words, and name what is said by its place only: "the Mercenary's zone", "us 3",
    and the initiatives in "Recruit 2, Archer 5" and "two Recruits (2 and 5)"."""
    found, was_and, was_is = list[Token](), False, False
    for at, token in enumerate(tokens):
        rest = tokens[at + 1 :]
        if token.key == "zone" and found and found[-1].key in (HERO_TYPE, "enemy"):
            found.insert(-1, Token("at0", token.words))
        elif token.key not in ("little", "and", "is", "us"):
            leads = not at or tokens[at - 1].key in ("comma", "stop")
            found.append(replace(token, joined=was_and, linked=was_is, leads=leads))
        before = tokens[at - 1] if at else token
        is_ours = before.key == "us" and rest[:1] and rest[0].key not in (*BEFORE_ENEMIES, *ENEMIES)
        if token.key == "number" and is_ours:
            found.append(Token("heroes", before.words))
        if token.key == "enemy" and _is_numbered(before, token, rest):
            number = next(one.number for one in rest if one.key == "number")
            found.append(Token("initiative", token.words, number, bare=True))
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
    behind = [one.key for one in (*listed[1:], *rest[len(listed) :], Token("stop", ""))]
    past = next(
        key for key in behind if key not in ADJECTIVES
    )  # "Recruit 2 stunned," but not "2 red Archers"
    ends = behind[0] in ("comma", "stop", "and", "with", "is", "react", "act", *PLACES, "here")
    ends |= behind[0] in ADJECTIVES and past not in ENEMIES
    return (many == 1 and not token.plural and ends) or 1 < many == len(digits)


class Phrases:
    """The phrases of a sentence, gone through once."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens, self._at = tokens, 0

    def __iter__(self) -> Iterator[Token]:
        while self._at < len(self._tokens):
            self._at += 1
            yield self._tokens[self._at - 1]

    @property
    def ahead(self) -> list[Token]:
        return self._tokens[self._at :]

    @property
    def follows(self) -> Token:
        return self._tokens[self._at] if self._at < len(self._tokens) else END

    def before(self, many: int = 1) -> Token:
        """Look back from the phrase that is read."""
        return self._tokens[self._at - 1 - many] if self._at > many else END

    def peek(self, *keys: str, past: tuple[str, ...] = ()) -> Token | None:
        """Look at the next phrase, past some that may stand between, if it is one of these."""
        for token in self.ahead:
            if token.key in keys:
                return token
            if token.key not in past:
                return None
        return None

    def skip_to(self, token: Token) -> None:
        """Go on behind a phrase that is ahead."""
        self._at = self._tokens.index(token, self._at) + 1


def read_phrases(text: str, lang: str) -> Phrases:
    return Phrases(_regroup(tokenize(text, lang)))
