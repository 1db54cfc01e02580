"""What printing a card's text has in common in all languages: what the text has named so far, which cards a
selector means, and which effects stand together in one sentence."""

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
    """The state of a text that is being written: its card, its edition, and what "it" means at this point."""

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
    named: bool = False  # the card calls itself by its name throughout
    own_names: set[str] = field(default_factory=set)  # how it has called itself so far: "this", "name"
    just_itself: bool = False  # the sentence has just named the card itself, and no other since

    @property
    def itself(self) -> Noun:
        """The card that speaks."""
        return Noun("creature" if self.quoted else self.facts.type)

    @property
    def by_name(self) -> bool:
        """Tell whether the card calls itself by its name, since "this creature" could be another by now, or
        since it does so elsewhere in the text."""
        return not self.quoted and (self.named or (self.found and self.it.kind == self.facts.type))

    def call_itself(self, how: str) -> None:
        """Note how the card has called itself; the creature that was given what it says has no name."""
        if not self.quoted:
            self.own_names.add(how)

    def find(self, noun: Noun, called: str | None = None) -> None:
        """Let "it" mean that noun from now on."""
        self.it, self.found = noun, True
        self.latest = called
        if called is not None:
            self.called[called] = noun

    def speaking_of(self, player: Somebody) -> Telling:
        """Return the state for the rest of a sentence whose subject is that player."""
        return self if isinstance(player, You) else replace(self, them=player)

    def aside(self) -> Telling:
        """Return a state for a part of the text after which what it named is forgotten."""
        return replace(self, called=dict(self.called))


class Alternative(Struct, frozen=True):
    """Cards that are all of `parts` and none of `without`."""

    parts: tuple[Selector, ...]
    without: tuple[Selector, ...] = ()

    def has(self, *kinds: type[Selector]) -> bool:
        return any(isinstance(part, kinds) for part in self.parts)


def alternatives(selector: Selector) -> list[Alternative]:
    """List the alternatives of a selector, with its "or"s outermost, as a sentence lists them."""
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
    """Return what a pronoun for those cards stands for."""
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
    """Tell whether those are two cards that have just been chosen one by one."""
    found = [one.parts[0] for one in alternatives(selector)]
    return (
        len(found) == 2
        and any(isinstance(part, dsl.It) and part.called == so_far.latest for part in found)
        and not any(_called(part, so_far).plural for part in found)
    )


def means_all_found(one: Alternative) -> bool:
    """Tell whether an alternative means all that was found, whatever it is."""
    return not one.without and all(isinstance(part, dsl.Among) for part in one.parts)


def whole_zones(selector: Selector) -> list[tuple[str, Somebody]] | None:
    """List the zones that a selector means with all that is in them, and their players; None if it means
    other cards."""
    found: list[tuple[str, Somebody]] = []
    for one in alternatives(selector):
        match one:
            case Alternative((dsl.InZone(zone, Somebody() as player),), ()):
                found.append((zone, player))
            case _:
                return None
    return found


def kind_of(one: Alternative, so_far: Telling) -> str:
    """Return the kind of card that an alternative means: "creature", or "card" if it may be any."""
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


def was_just_named(part: dsl.It, so_far: Telling) -> bool:
    """Tell whether a plain pronoun is enough for what this means."""
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
    """What follows an "if you do"; the effect that it depends on, `first`, is a part of its own before it."""

    first: Effect
    then: tuple[Effect, ...]


def unroll(parts: Sequence[Effect], edition: str) -> Iterator[Effect]:
    """Flatten effects: those of the edition one by one, and "if you do" after what it depends on."""
    for part in parts:
        match part:
            case dsl.ByEdition(row, cases):
                yield from unroll(dict(cases)[row[edition].value], edition)
            case dsl.InParts(deals):
                yield from deals
            case dsl.IfYouDo(first, then):
                yield from unroll([first], edition)
                yield IfSo(first, then)
            case _:
                yield part


def split_into_sentences(parts: Sequence[Effect], edition: str) -> list[list[Effect]]:
    """Split effects into sentences: one or several choices, with what is done at once with what was
    chosen."""
    lines: list[list[Effect]] = []
    for part in unroll(parts, edition):
        if lines and isinstance(lines[-1][0], CHOICES) and _continues_choice(lines[-1], part):
            lines[-1].append(part)
        else:
            lines.append([part])
    return lines


def _continues_choice(before: Sequence[Effect], part: Effect) -> bool:
    """Tell whether an effect belongs to the sentence of a choice: it does something with what was chosen, or
    is another choice before anything is done with that."""
    if all(isinstance(one, _NAMED) and one.called is not None for one in (*before, part)):
        return True
    if isinstance(part, (*COMPOUND, IfSo, *CHOICES)):
        return False
    return isinstance(part, _ABOUT_IT) or any(isinstance(node, dsl.It) for node in part.walk())


_NAMED = (dsl.Choose, dsl.ChooseExtreme)


def count_choices(line: Sequence[Effect]) -> int:
    """Count the choices that a sentence begins with."""
    return next((at for at, effect in enumerate(line) if not isinstance(effect, CHOICES)), len(line))


def continues_lasting(before: Sequence[Effect], line: Sequence[Effect]) -> bool:
    """Tell whether a sentence adds to the one before, where both say what is so this turn."""
    both = [*before, *line]
    lasting = [one for one in both if isinstance(one, dsl.ThisTurn)]
    return len(both) == 2 and len(lasting) == 2 and not any(isinstance(one.what, _OPEN) for one in lasting)


# What something more cannot be added to: an "and" would go on with what happens then.
_OPEN = (dsl.Whenever, dsl.ArmorLost)


def group_by_subject(constants: Sequence[Contribution]) -> Iterator[list[Contribution]]:
    """Group constant abilities by sentence: two in one sentence if the same cards get or gain something."""
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
    """Return the cards that get more of something, or gain a keyword or an ability, on no other condition."""
    if isinstance(node, (dsl.Power, dsl.Armor)):
        more = node.while_ is None and isinstance(node.amount, int) and node.amount >= 0
        return node.on if more else None
    return node.on if isinstance(node, dsl.Gains) and len(node.gifts) == 1 else None


def kind_of_effect(effect: Effect) -> type[Effect]:
    """Return the kind of effect that "this way" counts: of "once for each", the last thing done."""
    return kind_of_effect(effect.effects[-1]) if isinstance(effect, dsl.ForEach) else type(effect)


def kind_of_target(effect: Effect, so_far: Telling) -> str:
    """Return the kind of card that an effect does something to."""
    what = getattr(effect, "what", None)
    return noun_of(what, so_far).kind if isinstance(what, Selector) else "card"


def is_plain(parts: Sequence[Effect], edition: str) -> bool:
    """Tell whether effects are a plain list of things to do, without choices or conditions."""
    lines = split_into_sentences(parts, edition)
    not_plain = (*COMPOUND, IfSo, dsl.Choose, dsl.ChooseAny)
    return all(len(line) == 1 and not isinstance(line[0], not_plain) for line in lines)
