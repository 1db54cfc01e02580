"""French for who and which: players, and cards as a selector means them, with the agreements they need."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.selectors import Selector
from kfjudge.games.keyforge.facts import VALUED
from kfjudge.games.keyforge.telling.fr.agreement import KINDS, agreeing, feminine, it, this
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

# What earlier choices of a resolution are called, before a feminine noun and before a masculine one.


CALLED = {
    "the first": ("la première", "le premier"),
    "the second": ("la seconde", "le second"),
    "the third": ("la troisième", "le troisième"),
    "the same": ("la même", "le même"),
    "yours": ("vos", "vos"),
    "theirs": ("ses", "ses"),
    "that card": ("cette carte", "cette carte"),
    "the attacked": ("la {} attaquée", "le {} attaqué"),
}


def word(prefix: str, name: str) -> str:
    """Tell a house, a trait, a keyword, a header as the catalogue has it."""
    return find_template(f"{prefix}.{name}", "fr", GAME)


def keyword_of(name: str, value: int) -> str:
    """Tell a keyword, with its value when there is one to tell."""
    return word("keyword", name).lower() + (f" {value}" if name in VALUED else "")


def itself(so_far: Telling) -> str:
    """Tell the card that speaks, by its name where "cette créature" could be another by now."""
    if so_far.by_name:
        return named(so_far)
    so_far.call_itself("this")
    return this(so_far.itself.kind)


def named(so_far: Telling) -> str:
    """Tell the card that speaks by its name; the creature that was given what it says has none."""
    so_far.call_itself("name")
    return this("creature") if so_far.quoted else pick_name(so_far.facts, "fr")


def own_noun(so_far: Telling, *, by_name: bool) -> Noun:
    """Tell the noun with which what is said of the card that speaks agrees: its name ("Zorg … sonné"), or
    "cette créature"."""
    gender = dict(so_far.facts.nouns).get("fr", "")
    if not by_name or so_far.quoted or not gender:
        return so_far.itself
    return Noun("creature" if gender.startswith("f") else "artifact", "p" in gender)


# who


def who(player: n.Somebody, so_far: Telling) -> str:
    """Tell a player as the subject of a sentence."""
    return "il" if so_far.them == player else name_of(player)


@singledispatch
def name_of(player: n.Somebody) -> str:
    """Tell a player, whoever has been named before."""
    raise NotImplementedError(type(player).__name__)


@name_of.register
def _(_: n.You) -> str:
    return "vous"


@name_of.register
def _(_: n.Opponent) -> str:
    return "votre adversaire"


@name_of.register
def _(_: n.ItsController) -> str:
    return "son contrôleur"


@name_of.register
def _(_: n.HostsController) -> str:
    return "son contrôleur"


@name_of.register
def _(_: n.ItsOpponent) -> str:
    return "l’adversaire de son contrôleur"


@name_of.register
def _(_: n.ThatPlayer) -> str:
    return "ce joueur"


@name_of.register
def _(_: n.ItsOwner) -> str:
    return "son propriétaire"


_THEIRS = {"la": "sa", "le": "son", "les": "ses"}


def owned(article: str, noun: str, player: n.Somebody, so_far: Telling) -> str:
    """Tell something of a player's: "vos clés", "la main de votre adversaire"."""
    if isinstance(player, n.You):
        return f"{'vos' if article == 'les' else 'votre'} {noun}"
    if so_far.them == player:
        return f"{_THEIRS[article]} {noun}"
    return f"{article} {noun} de {name_of(player)}"


# which


@singledispatch
def quality(part: Selector, so_far: Telling) -> tuple[str, str]:
    """Tell what a part of a selector adds: where it goes in a noun phrase, and its words. Places: `all` (a
    whole phrase), `noun`, `kind` (a name after the noun), `adjective` (agreeing), `of`, `after`, `lying`,
    `held`."""
    raise NotImplementedError(type(part).__name__)


def lacking(part: Selector, so_far: Telling) -> tuple[str, str]:
    """Tell what it adds that a card must not be this."""
    match part:
        case dsl.Self():
            return "other", ""
        case dsl.It() if was_just_named(part, so_far):
            return "other", ""
        case dsl.Damaged():
            return "adjective", "indemne"
        case dsl.Trait() | dsl.OfHouse():
            return "not", f"non-{quality(part, so_far)[1]}"
        case dsl.Flank():
            return "after", "hors des flancs"
        case dsl.SharesTitle(with_):
            return "after", f"portant un autre titre que {whole(with_, so_far)}"
    return "after", f"autre que {whole(part, so_far)}"


class Phrase:
    """A noun phrase in the making: "[autre] créature Chevalier alliée sur un flanc"."""

    def __init__(self, one: Alternative, so_far: Telling) -> None:
        self.kind = kind_of(one, so_far)
        said: dict[str, list[str]] = {}
        for part in one.parts:
            place, text = quality(part, so_far)
            if place == "held":  # "de votre main", but "de cette Maison présente dans votre main"
                place, text = ("lying", f"dans {text}") if "after" in said else ("after", f"de {text}")
            said.setdefault(place, []).append(text)
        for part in one.without:
            place, text = lacking(part, so_far)
            said.setdefault(place, []).append(text)
        self.whole = " ".join(said.get("all", ()))
        self.other = "autre" if "other" in said else ""
        plain = "of" in said and not said.get("kind")  # else "créature Géant voisine de cette créature"
        self.noun = said.get("title", ["voisine" if plain else KINDS[self.kind]])[0]
        self.feminine = "title" in said or feminine(self.kind)
        self.names = said.get("kind", [])
        self.adjectives = said.get("adjective", [])
        self.without = said.get("not", [])
        self.beside = ["voisin"] if "of" in said and not plain else []
        self.of = said.get("of", [])
        self.after = said.get("after", [])
        self.lying = said.get("lying", [])

    def core(self, *, plural: bool = False) -> str:
        """Without what comes after: "créatures Chevalier alliées non-Sanctum"."""
        noun = Noun("creature" if self.feminine else "artifact", plural)
        head, space, rest = self.noun.partition(" ")
        heads = [head + ("s" if plural else "") + space + rest]
        adjectives = [agreeing(text, noun) for text in self.adjectives + self.beside]
        return " ".join([*heads, *self.names, *adjectives, *self.without, *self.of])

    def single(self) -> str:
        return " ".join([*filter(None, [self.other]), self.core(), *self.then()])

    def several(self) -> str:
        other = ["autres"] if self.other else []
        return " ".join([*other, self.core(plural=True), *self.then(plural=True)])

    def then(self, *, plural: bool = False) -> list[str]:
        """Tell what comes after the noun, and where the card lies: "présente dans votre défausse"."""
        lying = agreeing("présent", Noun("creature" if self.feminine else "artifact", plural))
        return self.after + [f"{lying} {text}" for text in self.lying]

    @property
    def article(self) -> str:
        return "une" if self.feminine else "un"


def _phrases(selector: Selector, so_far: Telling) -> list[Phrase]:
    return [Phrase(one, so_far) for one in alternatives(selector)]


def whole(selector: Selector, so_far: Telling) -> str:
    """Tell a reference to particular cards, as after "de": "celle-ci"."""
    return _phrases(selector, so_far)[0].whole or one(selector, so_far)


def one(selector: Selector, so_far: Telling) -> str:
    """Tell any one of those: "une autre créature alliée"."""
    found = _phrases(selector, so_far)
    if len(found) > 1 and len({phrase.core() for phrase in found}) == 1:
        return f"{found[0].article} {found[0].single()} ou {' '.join(found[1].then())}"
    mixed = len({phrase.feminine for phrase in found}) > 1
    if mixed and len({tuple(phrase.then()) for phrase in found}) == 1:
        kinds = " et ".join(f"les {phrase.core(plural=True)}" for phrase in found)
        return " ".join([f"une carte parmi {kinds}", *found[0].then()])
    if mixed:
        return f"une carte parmi {' et '.join(f'les {phrase.several()}' for phrase in found)}"
    return " ou ".join(phrase.whole or f"{phrase.article} {phrase.single()}" for phrase in found)


def bare(selector: Selector, so_far: Telling) -> str:
    """Tell any one of those, without the article."""
    return one(selector, so_far).partition(" ")[2]


def single(selector: Selector, so_far: Telling) -> str:
    """Tell the same without its article."""
    return _phrases(selector, so_far)[0].single()


def each(selector: Selector, so_far: Telling) -> str:
    """Tell all of those: "chaque autre créature alliée", "cette créature, sur un flanc,"."""
    found = alternatives(selector)
    if len(found) > 1 and all(one.has(dsl.It) for one in found):
        kind = noun_of(selector, so_far).kind
        if is_a_pair(selector, so_far):
            return f"les deux {KINDS[kind]}s"
        every = "toutes" if feminine(kind) else "tous"
        return f"{every} les {KINDS[kind]}s {agreeing('choisi', Noun(kind, plural=True))}"
    texts: list[str] = []
    aside = ""
    for alternative, phrase in zip(found, _phrases(selector, so_far), strict=True):
        if phrase.whole:
            state = " ".join(phrase.then())
            if state.startswith("qui "):
                state = f"quand {it(Noun(phrase.kind))} {state.removeprefix('qui ')}"
            texts.append(f"{phrase.whole}, {state}," if state else phrase.whole)
        elif texts and alternative.has(dsl.NeighborOf):
            aside = f", ainsi que chacune de {'leurs' if so_far.it.plural else 'ses'} voisines"
        elif means_all_found(alternative):
            texts.append("chacune de ces cartes")
        else:
            texts.append(f"chaque {phrase.single()}")
    so_far.just_itself = selector == dsl.SELF
    return join_list(texts, "fr") + aside


def only_while(selector: Selector, so_far: Telling) -> str | None:
    """Tell the state of a particular card that counts only in it: "cette créature est sur un flanc"."""
    phrase, *others = _phrases(selector, so_far)
    state = " ".join(phrase.then())
    if others or not phrase.whole or not state:
        return None
    return f"{phrase.whole} {state.removeprefix('qui ') if state.startswith('qui ') else f'est {state}'}"


def several(selector: Selector, so_far: Telling, joint: str = " ou ") -> str:
    """Tell those cards in the plural, without a number: "cartes action"."""
    *texts, last = [phrase.whole or phrase.several() for phrase in _phrases(selector, so_far)]
    return joint.join([joint.replace(" ou", ",", 1).join(texts), last] if texts else [last])


def is_pronoun(selector: Selector, so_far: Telling) -> bool:
    """Tell whether a plain pronoun says which cards."""
    return isinstance(selector, dsl.It) and was_just_named(selector, so_far)


def subject(selector: Selector, so_far: Telling) -> str:
    """Tell the same as the subject of a singular verb: "elle", "chacune"."""
    if is_pronoun(selector, so_far):
        return ("chacune" if feminine(so_far.it.kind) else "chacun") if so_far.it.plural else it(so_far.it)
    if selector == dsl.SELF and so_far.just_itself:
        return it(own_noun(so_far, by_name=so_far.by_name))
    found = each(selector, so_far)
    if found.startswith("les deux "):
        one_of = "chacune" if feminine(noun_of(selector, so_far).kind) else "chacun"
        return f"{one_of} des {found.removeprefix('les ')}"
    return found.replace("toutes les ", "chacune des ").replace("tous les ", "chacun des ")


def piles(selector: Selector, so_far: Telling) -> str | None:
    """Hands and piles as a whole: "votre main et votre défausse"."""
    found = whole_zones(selector)
    if found is None:
        return None
    articles = {"archives": "les", "deck": "le"}
    told = [owned(articles.get(zone, "la"), word("zone", zone), player, so_far) for zone, player in found]
    return join_list(told, "fr")


def owners(noun: Noun, article: str, zone: str) -> str:
    """Tell the zone a card goes to: its owner's, which is yours when it was yours already."""
    if noun.yours:
        return f"{'vos' if article == 'les' else 'votre'} {zone}"
    return f"{article} {zone} de {'leur' if noun.plural else 'son'} propriétaire"
