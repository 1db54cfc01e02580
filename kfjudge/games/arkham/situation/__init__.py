"""Situations of Arkham Horror: what a sentence tells of investigators, enemies and what is done, and the
words and titles it tells it with."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct, field

from kfjudge.core.text import fold
from kfjudge.games.arkham import GAME
from kfjudge.games.arkham.facts import Facts, all_facts
from kfjudge.notation.grammar import BARS
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template

SCENARIO_CARD = "scenario"
LITTLE_OF_TITLES = ("of", "the", "de", "des", "du", "la", "le", "les", "d", "l")
NICKNAMES = {
    "rats": "swarm-of-rats", ".45": "45-automatic", "45": "45-automatic", "milan": "dr-milan-christopher",
    "dr milan": "dr-milan-christopher", "lita": "lita-chantler", "leo": "leo-de-luca",
}  # fmt: skip
VERBS_OF_CARDS = {"shrivels?": "casts shrivelling on"}


class Verb(StrEnum):
    """What an investigator does; the last two happen to one in another phase."""

    FIGHT = "fight"
    EVADE = "evade"
    INVESTIGATE = "investigate"
    MOVE = "move"
    PLAY = "play"
    ENGAGE = "engage"
    USE = "use"
    DRAW = "draw"
    RESOURCE = "resource"
    ATTACKED = "attacked"
    DRAWN = "drawn"


ACTIONS = tuple(Verb)[:-2]


class Step(Struct):
    """One thing that is done: what, to which card, with which, and discarding which."""

    verb: Verb
    target: int | None = None
    by: int | None = None
    discarded: int | None = None
    chosen: int | None = None
    on_other: bool = False  # another investigator is chosen
    on_place: bool = False  # the location of who acts is chosen


class Told(Struct):
    """What a sentence tells, as far as it is read: cards by their number in the sentence."""

    investigators: list[str] = field(default_factory=list)  # who acts, then who else is there; "": “I”
    cards: list[Facts] = field(default_factory=list)
    engaged: list[int] = field(default_factory=list)
    whose: dict[int, str] = field(default_factory=dict)  # with whom such an enemy is engaged, if that is told
    with_another: list[int] = field(default_factory=list)  # enemies engaged with another investigator
    exhausted: list[int] = field(default_factory=list)
    here: list[int] = field(default_factory=list)  # enemies at the location
    steps: list[Step] = field(default_factory=list)
    numbers: list[tuple[str, int]] = field(default_factory=list)
    on_cards: list[tuple[int, str, int]] = field(default_factory=list)
    committed: list[int] = field(default_factory=list)
    bag: str = ""
    scenario: str = ""
    token: str = ""
    misses: bool = False  # without a word of the token
    has_ghoul: bool = False
    attached: list[int] = field(default_factory=list)  # treacheries at a location
    answers: list[int] = field(default_factory=list)  # events played when something happens
    players: int = 0  # if it is told how many
    with_nobody: bool = False  # the enemies are engaged with nobody
    by_opportunity: bool = False
    unread: list[str] = field(default_factory=list)
    is_enemy_phase: bool = False
    to_next: bool = False  # to a location without a name
    is_new: bool = False  # the location to which somebody moves is not revealed

    @property
    def investigator(self) -> str:
        return self.investigators[0]

    @property
    def step(self) -> Step:
        return self.steps[-1]

    @property
    def is_mixed(self) -> bool:
        """Tell whether several things happen that no single step of a script says."""
        is_mixed = len(self.steps) > 1 and any(one.verb in (Verb.ATTACKED, Verb.DRAWN) for one in self.steps)
        return is_mixed or (bool(self.targets(Verb.DRAWN)) and len(self.investigators) > 1)  # each would draw

    def of_type(self, *types: str) -> list[int]:
        return [at for at, card in enumerate(self.cards) if card.type in types]

    def targets(self, verb: Verb) -> list[int]:
        """List the cards that are the object of something that is done."""
        return [one.target for one in self.steps if one.verb == verb and one.target is not None]


def plain(text: str) -> str:
    """Reduce a sentence to what its spellings share, with its numbers and signs."""
    return " ".join(re.sub(r"['“”«»\"]", " ", re.sub("[−–]", "-", fold(text))).split())


def forms(key: str) -> tuple[str, ...]:
    """List the words of a message in every language, folded."""
    return tuple(plain(form) for lang in LANGUAGES for form in find_raw_template(key, lang, GAME).split(BARS))


def alternatives(key: str) -> str:
    """Make a pattern of the words of a message."""
    return f"(?:{'|'.join(map(re.escape, sorted(forms(key), key=len, reverse=True)))})"


def names_of(type: str) -> dict[str, tuple[str, ...]]:
    """List the names of the cards of a type, the longest first, as well without an article, and the first
    names of investigators."""
    found = {}
    for facts in all_facts().values():
        if facts.type == type:
            whole = {plain(name) for _, name in facts.names}
            if type == SCENARIO_CARD:
                whole |= {re.sub("^(the|le|les) ", "", name) for name in whole}
            else:
                whole |= {name.split()[0] for name in whole}
            found[facts.id] = tuple(sorted(whole, key=len, reverse=True))
    return found


def list_titles() -> list[tuple[str, Facts]]:
    """List the titles of cards in every language, the longest first, also without an article."""
    found: dict[str, Facts] = {}
    for facts in all_facts().values():
        if facts.type in ("investigator", "scenario"):
            continue
        for _, name in facts.names:
            whole = plain(name)
            bare = " ".join(re.sub("[.!?,()]", " ", whole).split())
            several = " ".join(word if word in LITTLE_OF_TITLES else f"{word}s" for word in bare.split())
            for form in (
                re.sub(r"\bson\b", "mon", whole),
                whole,
                bare,
                f"{bare}s",
                several,
                f"{re.sub(' ', 's ', bare, count=1)}",
            ):
                found.setdefault(form, facts)
                found.setdefault(re.sub("^(the|le|la|les) ", "", form), facts)
                found.setdefault(form.replace("-", " "), facts)
    found |= {form: all_facts()[name] for form, name in NICKNAMES.items()}
    return sorted(found.items(), key=lambda row: -len(row[0]))
