"""Situations of Arkham Horror: what a sentence tells of investigators, enemies and what is done, and the
words and titles it tells it with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement

from msgspec import Struct, field

from kfjudge.core.text import fold
from kfjudge.games.arkham import GAME
from kfjudge.games.arkham.engine.board import TOKENS
from kfjudge.games.arkham.facts import Facts, all_facts
from kfjudge.notation.grammar import BARS
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template

SCENARIO_CARD = "scenario"
LITTLE_OF_TITLES = ("of", "the", "de", "des", "du", "la", "le", "les", "d", "l")
NICKNAMES = {
    "rats": "swarm-of-rats", ".45": "45-automatic", "45": "45-automatic", "milan": "dr-milan-christopher",
    "dr milan": "dr-milan-christopher", "lita": "lita-chantler", "leo": "leo-de-luca",
    "tote bag": "daisy-s-tote-bag", "librarian": "research-librarian", "vest": "bulletproof-vest",
    "gilet": "bulletproof-vest",
    "flic": "beat-cop", "torch": "flashlight", "lampe": "flashlight",
    "initiate": "arcane-initiate", "initiee": "arcane-initiate", "dynamite": "dynamite-blast",
    "shriveling": "shrivelling", "fog": "obscuring-fog", "brouillard": "obscuring-fog",
    "book of lore": "old-book-of-lore", "old book": "old-book-of-lore",
}  # fmt: skip
COMMON_ENDS = frozenset(
    ("what", "over", "will", "have", "dans", "avec", "vers", "some", "premiere", "votre", "your")
)
NO_NAMES = frozenset((
    "acharne", "affamee", "bete", "chair", "chasseur", "collins", "crepuscule", "dark", "detective",
    "devoreur", "drew", "errant", "garde", "glaces", "herman", "hunter", "hurlant", "jaune", "jeune",
    "maigre", "masked", "masque", "obstine", "order", "ordre", "peter", "pretre", "prey", "proie",
    "profond", "ruth", "silver", "society", "sombre", "spawn", "stubborn", "turner", "twilight",
    "victoria", "warren", "wolf", "yellow", "young", "elder sign", "signe des anciens",
))  # fmt: skip
SHORTEST_END = 4  # letters of the first and last word of a part
SHORTEST_PART = 5  # letters of a word that stands for the enemy of whose name it is part
VERBS_OF_CARDS = {"shrivels?": "casts shrivelling on"}


class Verb(StrEnum):
    """What an investigator does; the last five end the turn, or happen in another phase."""

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
    END = "end-turn"
    MYTHOS = "mythos"
    UPKEEP = "upkeep"


PHASES = (Verb.END, Verb.ATTACKED, Verb.DRAWN, Verb.MYTHOS, Verb.UPKEEP)
ACTIONS = tuple(one for one in Verb if one not in PHASES)


TOLD_IN = (
    *ACTIONS,
    "a", "and", "with", "engaged", "exhausted", "reveals", "damage", "horror", "clues", "resources",
    "doom", "little", "1", "2", "3", "4", "nameless", "ghoul", "i", "me", "is", "having", "object",
    "attacks", "engaged-word", "on-me", "another", "here", "misses", "token", "draws", "commits",
    "discards", "to", "onto", "health-left", "sanity-left", "it", "asks", "leads", "idle",
    "with-nobody", "evaded", "the", "in-play", "next", "of-us", "first", "enemy-phase",
    "makes-opportunity", "of-another", "no", "against", "level-0", "can", "own-place", "tentacle",
    "attacked-by", "casts", "asking", "enemy-deeds", "there-is", "within", "speaker", "on-it",
)  # fmt: skip
SHORTEST_MISSPELT = 5  # letters of a word


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
    of_others: list[tuple[str, str, int]] = field(default_factory=list)  # who is told by name, what, how many
    owner: dict[int, str] = field(default_factory=dict)  # whose an asset is, if that is told by name
    places: dict[int, int] = field(default_factory=dict)  # at which location an enemy is, if that is told
    at: dict[str, int] = field(default_factory=dict)  # at which location an investigator is; "": who acts
    elsewhere: bool = False  # enemies of which it is not told where are
    away: dict[int, int] = field(default_factory=dict)  # how many locations away an enemy is
    clues: int | None = None  # at the location
    assigned: list[tuple[int, str, int]] = field(default_factory=list)  # how much of what, on which card
    uses: list[tuple[int, int]] = field(default_factory=list)  # assets used when attacked, upon which enemy
    result: str = ""  # how the test ends, where no token is told: "success", "defeat"
    result_told: str = ""
    fell_short: int = 0  # by how much it fails
    phase: str = ""  # of the mythos or of upkeep
    hand: int = 0  # cards in hand that are not named
    on_cards: list[tuple[int, str, int]] = field(default_factory=list)
    committed: list[int] = field(default_factory=list)
    bag: str = ""
    scenario: str = ""
    token: str = ""
    misses: bool = False  # without a word of the token
    grouped: list[int] = field(default_factory=list)  # enemies told of by their kind, "two ghouls"
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
    def has_ghoul(self) -> bool:
        return any("ghoul" in self.cards[at].traits for at in self.grouped)

    @property
    def step(self) -> Step:
        return self.steps[-1]

    @property
    def is_mixed(self) -> bool:
        """Tell whether several things happen that no single step of a script says."""
        if [one.verb for one in self.steps] == [Verb.END, Verb.ATTACKED, Verb.UPKEEP]:
            return False
        return len(self.steps) > 1 and any(one.verb in PHASES for one in self.steps)

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


def any_of(key: str) -> str:
    """Make a pattern of the words for something, in any language."""
    return alternatives(f"sketch.{key}")


@cache
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


@cache
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
    found = _list_parts() | found
    return sorted(found.items(), key=lambda row: -len(row[0]))


def _list_parts() -> dict[str, Facts]:
    """List parts of titles that only one card has: "priest", "screeching byakhee" of none but one enemy; of
    other cards two words or more."""
    having: dict[str, set[str]] = {}
    for facts in all_facts().values():
        for _, name in facts.names if facts.type not in ("investigator", "scenario", "act", "agenda") else ():
            words = re.sub("[.!?,()]", " ", plain(name)).split()
            for first, last in combinations_with_replacement(range(len(words)), 2):
                ends = (words[first], words[last])
                if min(map(len, ends)) >= SHORTEST_END and COMMON_ENDS.isdisjoint(ends):
                    having.setdefault(" ".join(words[first : last + 1]), set()).add(facts.id)
    found = {}
    for part, ids in having.items():
        facts = all_facts()[min(ids, key=len)]
        is_long = " " in part or facts.type == "enemy"
        is_name = len(part) >= SHORTEST_PART and NO_NAMES.isdisjoint(
            (part, part.split()[0], part.split()[-1])
        )
        if len(ids) == 1 and is_long and is_name:
            found[part] = facts
    return found


def put_right(text: str, unread: Sequence[str], lang: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Put right names and words that are misspelt among those that were not read: the text, and what was
    typed with what it is read as."""
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extractOne

    from kfjudge.situation.tokenizer import split_text

    split, wrong, read_as = split_text(text, GAME), set(map(plain, unread)), []
    for span in split.names:
        words = [word.typed for word in split.words[span.start : span.end]]
        if not span.exact and not wrong.isdisjoint(map(plain, words)):
            read_as.append((" ".join(words), dict(all_facts()[span.card].names)[lang]))
            wrong -= set(map(plain, words))
    long = [word for word in spoken_words() if len(word) >= SHORTEST_MISSPELT]
    for typed in (word.typed for word in split.words if plain(word.typed) in wrong):
        near = extractOne(plain(typed), long, scorer=OSA.distance, score_cutoff=1)
        if len(typed) >= SHORTEST_MISSPELT and plain(typed) not in split.known and near is not None:
            read_as.append((typed, near[0]))
    for typed, meant in read_as:
        words_of = r"\W+".join(map(re.escape, typed.split()))
        text = re.sub(rf"(?<!\w){words_of}(?!\w)", meant, text, count=1)
    return text, tuple(read_as)


@cache
def spoken_words() -> frozenset[str]:
    """List all words that sentences are told in."""
    pages = [*(f"sketch.{one}" for one in TOLD_IN), *(f"notation.token.{face}" for face in TOKENS)]
    return frozenset(word for page in pages for form in forms(page) for word in form.split())


def may_have(card: Facts, kind: str) -> bool:
    """Tell whether a card may have damage, doom or clues on it."""
    if kind == "damage":
        return card.health is not None
    if kind == "horror":
        return card.sanity is not None or card.id == "the-necronomicon"
    if kind == "clues":
        return card.type == "location" or card.id == "cover-up"
    if kind == "doom":
        return card.type in ("enemy", "asset", "agenda", "location")
    return kind == "resources" and card.id == "hospital-debts"


def join_groups(left: str, told: Told, cards: list[Facts]) -> str:
    """Take an enemy that something is done to for one of those that were counted before it, "two ghouls here,
    I attack a Ghoul Minion"; of more than were counted it is not known which."""
    keys = (Verb.FIGHT, Verb.EVADE, Verb.ENGAGE, "kills", "misses", "attacked-by", "against", "onto")
    done = rf"(?:{'|'.join(map(any_of, keys))}) (?!{any_of('one-more')} )(?:{any_of('a')} )*#(\d+)#"
    pattern = rf"(?<![\w#])(?:{done}|#(\d+)# {any_of('attacks')}(?!\w))"
    found = [(int(one[1] or one[2]), one.start(one.lastindex or 1) - 1) for one in re.finditer(pattern, left)]
    struck, counted, joined = {at for at, _ in found}, list(told.grouped), left
    new = [(at, start) for at, start in found if at not in counted and left.index(f"#{at}#") == start]
    for at, start in new:
        able = [one for one in counted if f"#{one}#" in left[:start] and _is_of(cards[at], cards[one])]
        free = [one for one in able if one in told.grouped and one not in struck]
        if free:
            told.grouped.remove(free[0])
            joined = joined.replace(f"#{free[0]}#", f"#{at}#")
        elif able:
            told.unread.append(cards[at].names[0][1])
    return joined


def _is_of(card: Facts, kind: Facts) -> bool:
    """Tell whether a card is an enemy of a kind that was told of: any enemy, or a ghoul."""
    return card.type == "enemy" and (kind.id not in all_facts() or "ghoul" in card.traits)


def trails(words: list[str]) -> bool:
    """Tell whether the last clause of a sentence asks something without a sign: "cost me anything"."""
    says_more = any(re.fullmatch(rf"{any_of('little')}|[#@].*", word) is None for word in words)
    return says_more and {*forms("sketch.enemy-deeds")}.isdisjoint(words)


def frames_a_question(clause: str, first: str) -> bool:
    """Tell whether a clause without its sign is a question by its first word, or by its last."""
    is_who = first in forms("sketch.asks-who") and not re.search(any_of("relative"), clause)
    last = clause.split()[-1]
    return is_who or first in forms("sketch.begins-question") or last in forms("sketch.ends-question")
