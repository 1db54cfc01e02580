"""English for who and which: players, and cards as a selector means them."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.selectors import Selector
from kfjudge.games.keyforge.facts import VALUED
from kfjudge.games.keyforge.telling.telling import (
    Alternative,
    Noun,
    Telling,
    alternatives,
    is_a_pair,
    kind_of,
    means_all_found,
    noun_of,
    was_just_named,
    whole_zones,
)
from kfjudge.words.catalogue import find_template, join_list, pick_name

KINDS = {"action": "action card"}


# In which order adjectives stand.


ORDER = ("ready", "stunned", "damaged", "undamaged", "elusive", "friendly", "enemy", "flank")


def word(prefix: str, name: str) -> str:
    """Tell a house, a trait, a keyword, a header as the catalogue has it."""
    return find_template(f"{prefix}.{name}", "en", GAME)


def keyword_of(name: str, value: int) -> str:
    """Tell a keyword, with its value when there is one to tell."""
    return word("keyword", name).lower() + (f" {value}" if name in VALUED else "")


# who


def who(player: n.Somebody, so_far: Telling) -> str:
    """Tell a player as the subject of a sentence."""
    return "they" if so_far.them == player else name_of(player)


@singledispatch
def name_of(player: n.Somebody) -> str:
    """Tell a player, whoever has been named before."""
    raise NotImplementedError(type(player).__name__)


@name_of.register
def _(_: n.You) -> str:
    return "you"


@name_of.register
def _(_: n.Opponent) -> str:
    return "your opponent"


@name_of.register
def _(_: n.ItsController) -> str:
    return "its controller"


@name_of.register
def _(_: n.HostsController) -> str:
    return "its controller"


@name_of.register
def _(_: n.ItsOpponent) -> str:
    return "its controller’s opponent"


@name_of.register
def _(_: n.ThatPlayer) -> str:
    return "that player"


@name_of.register
def _(_: n.ItsOwner) -> str:
    return "its owner"


def whose(player: n.Somebody, so_far: Telling) -> str:
    """Tell the same, as an owner."""
    if isinstance(player, n.You):
        return "your"
    return "their" if so_far.them == player else f"{name_of(player)}’s"


def does(player: n.Somebody, verb: str, so_far: Telling) -> str:
    """Tell a player and a regular verb: nothing before it when it is you."""
    if isinstance(player, n.You):
        return verb
    return f"{who(player, so_far)} {verb}" if so_far.them == player else f"{who(player, so_far)} {verb}s"


# which


def pronoun(noun: Noun) -> str:
    return "them" if noun.plural else "it"


def cards_of(kind: str, *, plural: bool = False) -> str:
    return KINDS.get(kind, kind) + ("s" if plural else "")


def this(so_far: Telling) -> str:
    """Tell the card that speaks, or the creature that was given what it says."""
    so_far.call_itself("this")
    kind = so_far.itself.kind
    return f"this {'card' if kind == 'action' else kind}"


def named(so_far: Telling) -> str:
    """Tell the same by its name, where "this creature" could be another one."""
    so_far.call_itself("name")
    return this(so_far) if so_far.quoted else pick_name(so_far.facts, "en")


@singledispatch
def quality(part: Selector, so_far: Telling) -> tuple[str, str]:
    """Tell what a part of a selector adds: where it goes in a noun phrase, and its words. Places: `all` (a
    whole phrase), `adjective`, `noun`, `after`."""
    raise NotImplementedError(type(part).__name__)


def lacking(part: Selector, so_far: Telling) -> tuple[str, str]:
    """Tell what it adds that a card must not be this."""
    match part:
        case dsl.Self():
            return "other", ""
        case dsl.It() if was_just_named(part, so_far):
            return "other", ""
        case dsl.Damaged():
            return "adjective", "undamaged"
        case dsl.Trait() | dsl.OfHouse():
            return "kind", f"non-{quality(part, so_far)[1]}"
        case dsl.Flank():
            return "after", "not on a flank"
        case dsl.SharesTitle(with_):
            return "after", f"with another title than {whole(with_, so_far)}"
    return "after", f"other than {whole(part, so_far)}"


class Phrase:
    """A noun phrase in the making: "[other] friendly flank Knight creature of power 3 or less"."""

    def __init__(self, one: Alternative, so_far: Telling) -> None:
        said: dict[str, list[str]] = {}
        for part in one.parts:
            place, text = quality(part, so_far)
            said.setdefault(place, []).append(text)
        for part in one.without:
            place, text = lacking(part, so_far)
            said.setdefault(place, []).append(text)
        self.whole = " ".join(said.get("all", ()))
        self.other = "other" in said
        adjectives = sorted(said.get("adjective", []), key=ORDER.index)
        self.before = " ".join(
            adjectives + sorted(said.get("kind", []), key=lambda kind: not kind.startswith("non-"))
        )
        self.noun = said.get("noun", [cards_of(kind_of(one, so_far))])[0]
        self.after = " ".join(said.get("after", ()))

    @property
    def core(self) -> str:
        return " ".join(part for part in (self.before, self.noun) if part)

    @property
    def single(self) -> str:
        return " ".join(part for part in (self.core, self.after) if part)

    @property
    def several(self) -> str:
        head, of, rest = self.noun.partition(" of ")
        return " ".join(part for part in (self.before, f"{head}s{of}{rest}", self.after) if part)


def _phrases(selector: Selector, so_far: Telling) -> list[Phrase]:
    return [Phrase(one, so_far) for one in alternatives(selector)]


def whole(selector: Selector, so_far: Telling) -> str:
    """Tell a reference to particular cards, as after "of": "that creature" rather than "it"."""
    if is_pronoun(selector, so_far):
        return (
            f"{'those' if so_far.it.plural else 'that'} {cards_of(so_far.it.kind, plural=so_far.it.plural)}"
        )
    return _phrases(selector, so_far)[0].whole or one(selector, so_far)


def article(text: str) -> str:
    """Tell it with its article: "an artifact"."""
    return f"an {text}" if text[:1].lower() in "aeiouæ" else f"a {text}"


def one(selector: Selector, so_far: Telling) -> str:
    """Tell any one of those: "another friendly creature"."""
    found = _phrases(selector, so_far)
    texts = [
        phrase.whole or (f"another {phrase.single}" if phrase.other else article(phrase.single))
        for phrase in found
    ]
    if len(found) > 1 and len({phrase.core for phrase in found}) == 1:
        return f"{texts[0]} or {found[1].after}"
    if len(found) == 2 and len({(phrase.before, phrase.after) for phrase in found}) == 1:
        first = texts[0].removesuffix(found[0].after).rstrip()
        return f"{first} or {found[1].noun} {found[1].after}".rstrip()
    return " or ".join(texts)


def each(selector: Selector, so_far: Telling) -> str:
    """Tell all of those: "each other friendly creature", "this creature, when on a flank,"."""
    if all(one.has(dsl.It) for one in alternatives(selector)) and len(alternatives(selector)) > 1:
        cards = cards_of(noun_of(selector, so_far).kind, plural=True)
        return f"both {cards}" if is_a_pair(selector, so_far) else f"all chosen {cards}"
    texts: list[str] = []
    for alternative, phrase in zip(alternatives(selector), _phrases(selector, so_far), strict=True):
        if phrase.whole:
            state = _state(phrase)
            texts.append(f"{phrase.whole}, when {state}," if state else phrase.whole)
        elif texts and alternative.has(dsl.NeighborOf):
            texts.append(f"each of {'their' if so_far.it.plural else 'its'} neighbors")
        elif means_all_found(alternative):
            texts.append("each of those cards")
        else:
            texts.append(f"each {'other ' if phrase.other else ''}{phrase.single}")
    so_far.just_itself = selector == dsl.SELF
    return join_list(texts, "en")


def _state(phrase: Phrase) -> str:
    return "on a flank" if phrase.before == "flank" else phrase.after


def only_while(selector: Selector, so_far: Telling) -> str | None:
    """Tell the state of a particular card that counts only in it: "this creature is on a flank"."""
    phrase, *others = _phrases(selector, so_far)
    if others or not phrase.whole or not _state(phrase):
        return None
    return f"{phrase.whole} is {_state(phrase)}"


def several(selector: Selector, so_far: Telling) -> str:
    """Tell those cards in the plural, without a number: "action cards"."""
    texts = [
        phrase.whole or f"{'other ' if phrase.other else ''}{phrase.several}"
        for phrase in _phrases(selector, so_far)
    ]
    return " or ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)


def is_pronoun(selector: Selector, so_far: Telling) -> bool:
    """Tell whether a plain pronoun says which cards."""
    return isinstance(selector, dsl.It) and was_just_named(selector, so_far)


def subject(selector: Selector, so_far: Telling) -> str:
    """Tell the same as the subject of a singular verb, or as who receives something: "it", "each of them"."""
    if is_pronoun(selector, so_far):
        return "each of them" if so_far.it.plural else "it"
    if selector == dsl.SELF and so_far.just_itself:
        return "it"
    found = each(selector, so_far)
    if found.startswith("both "):
        return f"each of the two {found.removeprefix('both ')}"
    return found.replace("all chosen ", "each of the chosen ")


def piles(selector: Selector, so_far: Telling) -> str | None:
    """Tell a player's hand and piles as a whole: "your whole hand and discard pile"."""
    found = whole_zones(selector)
    if found is None or len({player for _, player in found}) > 1:
        return None
    names = join_list([word("zone", zone) for zone, _ in found], "en")
    return f"{whose(found[0][1], so_far)} whole {names}"


def owners(noun: Noun, zone: str) -> str:
    """Tell the zone a card goes to: its owner's, which is yours when it was yours already."""
    if noun.yours:
        return f"your {zone}"
    many = zone if zone == "archives" else f"{zone}s"
    return f"their owners’ {many}" if noun.plural else f"its owner’s {zone}"


def find(selector: Selector, so_far: Telling, *, plural: bool = False, called: str | None = None) -> None:
    """Let a pronoun mean these from here on."""
    so_far.find(noun_of(selector, so_far, plural=plural), called)
