"""What printing a card's text has in common in both languages: what has been said so far, which cards a
selector comes down to, and which effects stand together in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine.contributions import Contribution
from kfjudge.games.keyforge.engine.node import Amount, Effect, Somebody, You
from kfjudge.games.keyforge.engine.selectors import Selector
from kfjudge.games.keyforge.facts import Facts, all_facts


class Noun(Struct, frozen=True):
    """What a pronoun stands for: a kind of card, one or several; `yours` when it comes from your own hand,
    deck or discard pile, `foreign` when you may not be the one who controls it, `seen` when it was looked
    at in a deck."""

    kind: str
    plural: bool = False
    yours: bool = False
    foreign: bool = False
    seen: bool = False


class Telling(Struct):
    """A text that is being written: of which card, for which edition, and what "it" means by now."""

    facts: Facts
    edition: str
    it: Noun = Noun("card")
    called: dict[str, Noun] = field(default_factory=dict)
    latest: str | None = None
    found: bool = False  # whether anything has been chosen or found
    them: object = None  # the player whom a sentence has just named
    did: type[Effect] | None = None  # the effect just told, for what counts how much of it was done
    moved: type[Effect] | None = None  # the latest that was done with cards
    done_to: str = "card"  # the kind of card that something was done with last
    about: Selector | None = None  # the subject of the sentence
    quoted: bool = False  # inside an ability that another card is given

    @property
    def itself(self) -> Noun:
        """The card that speaks."""
        return Noun("creature" if self.quoted else self.facts.type)

    @property
    def by_name(self) -> bool:
        """Whether the card that speaks goes by its name, for "this creature" could be another by now."""
        return self.found and not self.quoted and self.it.kind == self.facts.type

    def find(self, noun: Noun, called: str | None = None) -> None:
        self.it, self.found = noun, True
        self.latest = called
        if called is not None:
            self.called[called] = noun

    def speaking_of(self, player: Somebody) -> Telling:
        """The same telling, for the rest of a sentence whose subject is that player."""
        return self if isinstance(player, You) else replace(self, them=player)

    def aside(self) -> Telling:
        """The same telling, for a part after which what it found is forgotten."""
        return replace(self, called=dict(self.called))


class Alternative(Struct, frozen=True):
    """Cards that are all of `parts` and none of `without`."""

    parts: tuple[Selector, ...]
    without: tuple[Selector, ...] = ()

    def has(self, *kinds: type[Selector]) -> bool:
        return any(isinstance(part, kinds) for part in self.parts)


def alternatives(selector: Selector) -> list[Alternative]:
    """A selector with its "or"s outermost, as a sentence would list them."""
    match selector:
        case dsl.Both(one, other):
            return [
                Alternative(left.parts + right.parts, left.without + right.without)
                for left, right in product(alternatives(one), alternatives(other))
            ]
        case dsl.But(some, without):
            out = tuple(part for left in alternatives(without) for part in left.parts)
            return [Alternative(left.parts, left.without + out) for left in alternatives(some)]
        case dsl.Either(one, other):
            return alternatives(one) + alternatives(other)
    return [Alternative((selector,))]


def noun_of(selector: Selector, so_far: Telling, *, plural: bool = False) -> Noun:
    """What a pronoun for those cards stands for."""
    found = alternatives(selector)
    if all(one.has(dsl.It) for one in found):
        known = [_called(one.parts[0], so_far) for one in found]
        kind = known[0].kind if len({one.kind for one in known}) == 1 else "card"
        plural = known[0].plural or len(found) > 1
        return Noun(kind, plural, known[0].yours, known[0].foreign, known[0].seen)
    kinds = {kind_of(one, so_far) for one in found}
    zones = [part for one in found for part in one.parts if isinstance(part, dsl.InZone)]
    seen = so_far.it.yours and all(one.has(dsl.Among) for one in found)
    return Noun(
        kinds.pop() if len(kinds) == 1 else "card",
        plural,
        seen or (len(zones) == len(found) and all(isinstance(zone.player, You) for zone in zones)),
        not any(one.has(dsl.Friendly, dsl.Self, dsl.Host) for one in found),
        so_far.it.seen and all(one.has(dsl.Among) for one in found),
    )


def _called(part: Selector, so_far: Telling) -> Noun:
    if isinstance(part, dsl.It) and part.called is not None:
        return so_far.called.get(part.called, so_far.it)
    return so_far.it


def is_a_pair(selector: Selector, so_far: Telling) -> bool:
    """Whether those are two cards, chosen one by one just now, and neither on a condition."""
    found = [one.parts[0] for one in alternatives(selector)]
    return (
        len(found) == 2
        and any(isinstance(part, dsl.It) and part.called == so_far.latest for part in found)
        and not any(_called(part, so_far).plural for part in found)
    )


def is_all_found(one: Alternative) -> bool:
    """Whether an alternative is all that was found, whatever it is."""
    return not one.without and all(isinstance(part, dsl.Among) for part in one.parts)


def whole_zones(selector: Selector) -> list[tuple[str, Somebody]] | None:
    """The zones of players that a selector means with all that is in them, and whose they are."""
    found: list[tuple[str, Somebody]] = []
    for one in alternatives(selector):
        match one:
            case Alternative((dsl.InZone(zone, Somebody() as player),), ()):
                found.append((zone, player))
            case _:
                return None
    return found


def kind_of(one: Alternative, so_far: Telling) -> str:
    """The kind of card that an alternative means."""
    for part in one.parts:
        match part:
            case dsl.OfType(type_):
                return type_
            case dsl.Named(id_):
                return all_facts()[id_].type
            case dsl.Self():
                return so_far.itself.kind
            case dsl.Giver():
                return so_far.facts.type
            case (
                dsl.NeighborOf()
                | dsl.Host()
                | dsl.TheFought()
                | dsl.TheFighter()
                | dsl.Flank()
                | dsl.Stunned()
                | dsl.Damaged()
            ):
                return "creature"
    return "card"


def said_just_now(part: dsl.It, so_far: Telling) -> bool:
    """Whether a plain pronoun says what this means."""
    return part.called is None or part.called == so_far.latest


def is_several(count: Amount) -> bool:
    return not isinstance(count, int) or count > 1


# sentences

# Effects that are sentences of their own, whatever stands before them.
COMPOUND = (
    dsl.If,
    dsl.YouMay,
    dsl.ChooseOne,
    dsl.RepeatIf,
    dsl.RepeatAtWill,
    dsl.OpponentRepeats,
    dsl.ForEach,
    dsl.ToOneForEach,
    dsl.ForEachOne,
    dsl.Times,
    dsl.OfEach,
    dsl.OneAtATime,
    dsl.Lasts,
)
# Effects that find what "it" is by a choice.
CHOICES = (dsl.Choose, dsl.ChooseAny, dsl.ChooseExtreme, dsl.ChooseInOnePile, dsl.ChooseRandom)
# Effects about "it" that have no selector to say so.
_ABOUT_IT = (dsl.StrikeInstead, dsl.PutUnder, dsl.TriggerReap)


class IfSo(Effect):
    """What follows an "if you do"; the effect it depends on, `first`, stands before."""

    first: Effect
    then: tuple[Effect, ...]


def unrolled(parts: Sequence[Effect], edition: str) -> Iterator[Effect]:
    """The effects one by one: those of the edition, and "if you do" after what it depends on."""
    for part in parts:
        match part:
            case dsl.ByEdition(row, cases):
                yield from unrolled(dict(cases)[row[edition].value], edition)
            case dsl.InParts(deals):
                yield from deals
            case dsl.IfYouDo(first, then):
                yield from unrolled([first], edition)
                yield IfSo(first, then)
            case _:
                yield part


def lines_of(parts: Sequence[Effect], edition: str) -> list[list[Effect]]:
    """Effects by sentence: a choice or several, and what is done at once with what was chosen."""
    lines: list[list[Effect]] = []
    for part in unrolled(parts, edition):
        if lines and isinstance(lines[-1][0], CHOICES) and (_goes_on(part) or _chooses_too(lines[-1], part)):
            lines[-1].append(part)
        else:
            lines.append([part])
    return lines


def _chooses_too(before: Sequence[Effect], part: Effect) -> bool:
    """Whether something else is chosen, before anything is done with what was chosen and named."""
    return all(isinstance(one, _NAMED) and one.called is not None for one in (*before, part))


_NAMED = (dsl.Choose, dsl.ChooseExtreme)


def choices_in(line: Sequence[Effect]) -> int:
    """How many choices a sentence begins with."""
    return next((at for at, effect in enumerate(line) if not isinstance(effect, CHOICES)), len(line))


def lasts_on(before: Sequence[Effect], line: Sequence[Effect]) -> bool:
    """Whether a sentence says what else is so this turn, after one that says just that."""
    both = [*before, *line]
    lasting = [one for one in both if isinstance(one, dsl.ThisTurn)]
    return len(both) == 2 and len(lasting) == 2 and not any(isinstance(one.what, _OPEN) for one in lasting)


# What something more cannot be added to: an "and" would go on with what happens then.
_OPEN = (dsl.Whenever, dsl.ArmorLost)


def by_subject(constants: Sequence[Contribution]) -> Iterator[list[Contribution]]:
    """Constant abilities by sentence: what the same cards get and gain, one sentence for two of them."""
    sentence: list[Contribution] = []
    for node in constants:
        if len(sentence) == 1 and _gets(node) is not None and _gets(sentence[0]) == _gets(node):
            sentence.append(node)
            continue
        if sentence:
            yield sentence
        sentence = [node]
    if sentence:
        yield sentence


def _gets(node: Contribution) -> Selector | None:
    """Which cards have more of something, or a keyword or an ability, whenever they are those."""
    if isinstance(node, (dsl.Power, dsl.Armor)):
        more = node.while_ is None and isinstance(node.amount, int) and node.amount >= 0
        return node.on if more else None
    return node.on if isinstance(node, dsl.Gains) and len(node.gifts) == 1 else None


def _goes_on(part: Effect) -> bool:
    if isinstance(part, (*COMPOUND, IfSo, *CHOICES)):
        return False
    return isinstance(part, _ABOUT_IT) or any(isinstance(node, dsl.It) for node in part.walk())


def done_by(effect: Effect) -> type[Effect]:
    """What an effect does, for what counts how much of it was done: of "once for each", the last thing."""
    return done_by(effect.effects[-1]) if isinstance(effect, dsl.ForEach) else type(effect)


def done_to(effect: Effect, so_far: Telling) -> str:
    """The kind of card that an effect does something with."""
    what = getattr(effect, "what", None)
    return noun_of(what, so_far).kind if isinstance(what, Selector) else "card"


def is_plain(parts: Sequence[Effect], edition: str) -> bool:
    """Whether effects are a mere list of things that are done."""
    lines = lines_of(parts, edition)
    not_plain = (*COMPOUND, IfSo, dsl.Choose, dsl.ChooseAny)
    return all(len(line) == 1 and not isinstance(line[0], not_plain) for line in lines)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
