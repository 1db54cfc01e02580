"""Reading what is expected: the claims of a line."""

from __future__ import annotations

import re
from functools import cache

from msgspec.structs import replace

from kfjudge.core.ask import CHANCE
from kfjudge.core.text import sanitize
from kfjudge.games import get_game
from kfjudge.notation.entries import meant, near, near_word
from kfjudge.notation.phrase_parser import PhraseParser
from kfjudge.notation.reading.facts import split_facts, unknown_cards
from kfjudge.notation.reading.script import actor, without_verdict
from kfjudge.notation.scenario import CardRef, Expectation, Phrase, ScriptLine, ScriptPoint, Spot, make_phrase
from kfjudge.notation.tokens import Span, nearest
from kfjudge.words import LANGUAGES, load_language

ENTRY = re.compile(r"[a-z]{2,12}/[][a-zæ0-9.-]+(?:/[0-9]{1,4})?")
MOST_CLAIMS = 60
MOST_NEAR = 6
OFTEN = {"often.once": 1, "often.twice": 2, "often.thrice": 3}
SO = "-so"  # ends the name of an option whose card is named before it: "Magpie can dive"


def read_expectation(
    parser: PhraseParser, words: Span, named: tuple[str, ...], where: ScriptPoint, rest: Span
) -> Expectation:
    """A line of claims."""
    claimed = [read_claims(parser, part) for part in rest.split(";") if part]
    return _expectation(parser, words, named, where, claimed)


def read_listed(
    parser: PhraseParser, kind: str, words: Span, named: tuple[str, ...], where: ScriptPoint, rest: Span
) -> Expectation:
    """A line that says at once what happens, or what never does; other claims may follow."""
    first, *others = rest.split(";")
    claimed = [_events(parser, first, f"claim.{kind}", first.spot)] if first else []
    claimed += [read_claims(parser, part) for part in others if part]
    return _expectation(parser, words, named, where, claimed)


def _expectation(
    parser: PhraseParser, words: Span, named: tuple[str, ...], where: ScriptPoint, claimed: list[list[Phrase]]
) -> Expectation:
    found = [claim for part in claimed for claim in part]
    if not claimed:
        parser.error("missing-claim", words)
    if len(found) > MOST_CLAIMS:
        parser.error("too-many-claims", words, most=MOST_CLAIMS)
        found = found[:MOST_CLAIMS]
    return Expectation(named, where, tuple(found), words.spot)


def read_cite(
    parser: PhraseParser, words: Span, named: tuple[str, ...], where: ScriptPoint, rest: Span
) -> Expectation:
    """A line of entries that must be cited."""
    ids = read_ids(parser, rest if rest else words)
    at = words.spot
    claims = (make_phrase("claim.cite", at, ids=ids),) if ids else ()
    return Expectation(named, where, claims, at)


def read_ids(parser: PhraseParser, words: Span) -> tuple[str, ...]:
    """The ids of entries, without their game; the beginning of one will do where only one goes on so."""
    found: list[str] = []
    for part in words.split(","):
        given = part.text.strip()
        id = given.removeprefix(f"{parser.grammar.game}:")
        if not ENTRY.fullmatch(id):
            called = near_word(parser.grammar.game, given)
            key = "no-such-entry-near" if called else "bad-id"
            parser.error(key, part or words, given=sanitize(given), near=tuple(called))
            continue
        ids = meant(parser.grammar.game, id)
        if ids is None or len(ids) == 1:
            found.append(id if ids is None else ids[0])
        elif ids:
            parser.error("entry-unclear", part, given=sanitize(given), near=ids[:MOST_NEAR])
        else:
            like = near(parser.grammar.game, id)
            key = "no-such-entry-near" if like else "no-such-entry"
            parser.error(key, part, given=sanitize(given), near=tuple(like))
    return tuple(dict.fromkeys(found))


def read_claims(parser: PhraseParser, words: Span) -> list[Phrase]:
    """One part of a line of claims; a list makes several of it."""
    at = words.spot
    for word in ("happens", "never", "order"):
        mark = parser.grammar.starts(words, f"word.{word}")
        if mark and len(words) > mark and words.word(mark) == ":":
            return _events(parser, words[mark + 1 :], f"claim.{word}", at)
    seat, rest = actor(parser, words)
    event = _counted(parser, words)
    for word in ("only", "cannot", "can", "forced"):
        mark = parser.grammar.starts(rest, f"word.{word}")
        if mark and not (seat and event):  # "Ann cannot roll" happens; it is no option
            return _options(parser, rest[mark:], f"claim.{word}", at, seat)
    whole = parser.parse(("claim",), words)
    if whole is not None:
        return [whole]
    legality = _legality(parser, words)
    if legality is not None:
        return legality
    zone = _zone(parser, words)
    if zone is not None:
        return zone
    if _is_of_subject(parser, words):
        return _of_subject(parser, words)
    any_amount = (
        parser.habits.any_amount.get(event.key) if event is not None and event.get("n") == 0 else None
    )
    if event is not None and any_amount is not None:
        places = tuple(place for place in event.places if place[0] != "n")
        return [make_phrase("claim.never", at, events=(Phrase(any_amount, places, event.spot),))]
    if event is not None:
        return [make_phrase("claim.happens", at, events=(event,))]
    found = _never(parser, words, at) or _of_card(parser, words, at)
    return (
        []
        if not found and parser.report_other_word(("event",), words)
        else found or _of_subject(parser, words)
    )


def _never(parser: PhraseParser, words: Span, at: Spot) -> list[Phrase]:
    """An event that is denied: "… is not destroyed"."""
    plain = _without_not(words)
    event = _counted(parser, plain) if plain is not None else None
    return [make_phrase("claim.never", at, events=(event,))] if event is not None else []


def _without_not(words: Span) -> Span | None:
    """The words without their negation."""
    typed = [token.word for token in words.tokens]
    for id in LANGUAGES:
        left = load_language(id).drop_negation(typed)
        if left is not None:
            return replace(words, tokens=tuple(replace(words.tokens[at], word=word) for at, word in left))
    return None


@cache
def _linking() -> tuple[frozenset[str], frozenset[str]]:
    """The words between a thing and what is said of it, and those before them that deny it."""
    known = [load_language(id) for id in LANGUAGES]
    copulas = frozenset(word for one in known for word in one.copulas)
    return copulas, frozenset(word for one in known for word in one.negation)


def _of_card(parser: PhraseParser, words: Span, at: Spot) -> list[Phrase]:
    """What a card can or cannot do, and what is said of it the other way round: "… controls Magpie"."""
    alias = parser.parse(("alias",), words)
    if alias is not None:
        places = tuple(place for place in alias.places if place[0] != "card")
        fact = Phrase(alias.key.replace("alias", "is"), places, at)
        return [make_phrase("claim.card", at, card=alias["card"], fact=fact)]
    named = _subject(parser, words)
    if named is None or isinstance(named[0], str):
        return []
    card, rest = named[0], named[1]
    for word in ("cannot", "can"):
        mark = parser.grammar.starts(rest, f"word.{word}")
        option = parser.parse(("can",), rest[mark:]) if mark else None
        if option is not None and option.key.endswith(SO):
            deed = Phrase(option.key.removesuffix(SO), (("card", card),), option.spot)
            return [make_phrase(f"claim.{word}", at, options=(deed,), seat="")]
        if option is not None and option.key in parser.habits.aimed:
            return [_deed(f"claim.{word}", option.key, card, option["card"], "", at)]
    return []


def _deed(claim: str, phrase: str, card: CardRef, target: CardRef, seat: str, at: Spot) -> Phrase:
    """That a card can, or cannot, do something to another."""
    step = make_phrase(f"step.{phrase.partition('.')[2]}", at, card=card, other=target)
    line = ScriptLine((step,), seat, spot=at)
    return make_phrase("claim.legal" if claim == "claim.can" else "claim.illegal", at, line=line)


def _events(parser: PhraseParser, words: Span, phrase: str, at: Spot) -> list[Phrase]:
    found = []
    for part in parser.names.split_list(words):
        event = read_event(parser, part)
        if event is not None:
            found.append(event)
    if phrase == "claim.order":
        return [make_phrase(phrase, at, events=tuple(found))] if found else []
    return [make_phrase(phrase, event.spot, events=(event,)) for event in found]


def read_event(parser: PhraseParser, words: Span) -> Phrase | None:
    """An event, and perhaps how often it happens."""
    words = words[parser.grammar.starts(words, "word.then") :]
    event = _counted(parser, words)
    if event is None:
        parser.report_failure(("event",), words, "event")
    return event


def _counted(parser: PhraseParser, words: Span) -> Phrase | None:
    event = parser.parse(("event",), words)
    if event is not None:
        return event
    for length in range(1, min(3, len(words))):
        often = parser.parse(("often",), words[-length:])
        event = parser.parse(("event",), words[:-length]) if often is not None else None
        if often is not None and event is not None:
            many = often["n"] if often.get("n") is not None else OFTEN[often.key]
            return make_phrase("event.times", event.spot, event=event, n=many)
    return None


def _options(parser: PhraseParser, words: Span, phrase: str, at: Spot, seat: str) -> list[Phrase]:
    """A list of what can or cannot be decided. A verb goes on for the cards after it."""
    if not words and phrase == "claim.forced":
        return [make_phrase(phrase, at, options=(), seat=seat)]
    found: list[Phrase] = []
    deeds: list[Phrase] = []
    for part in parser.names.split_list(words):
        deed = parser.parse(("deed",), part) if phrase in ("claim.can", "claim.cannot") else None
        if deed is not None:
            deeds.append(_deed(phrase, deed.key, deed["card"], deed["other"], seat, deed.spot))
            continue
        option = parser.parse(("can",), part)
        bare = option is not None and option.key == "can.card" and parser.names.card(part) is not None
        if option is not None and bare and found and found[-1].get("card"):
            option = Phrase(found[-1].key, option.places, option.spot)
        if option is None:
            parser.report_failure(("can",), part, "option")
            continue
        found.append(option)
    return [*deeds, *([make_phrase(phrase, at, options=tuple(found), seat=seat)] if found else [])]


def _legality(parser: PhraseParser, words: Span) -> list[Phrase] | None:
    """A step of which it is claimed that it is, or is not, legal."""
    step, legal = without_verdict(parser, words)
    if legal:
        length = next((n for n in range(len(words)) if parser.grammar.is_all(words[n:], "word.legal")), None)
        if length is None:
            return None
        step = words[:length]
    seat, rest = actor(parser, step)
    action = parser.require(("step", "answer"), rest, "step")
    at = words.spot
    if action is None or seat == CHANCE:
        return []
    line = ScriptLine((action,), seat, spot=at)
    return [make_phrase("claim.legal" if legal else "claim.illegal", at, line=line)]


def _zone(parser: PhraseParser, words: Span) -> list[Phrase] | None:
    """What lies in a zone: "Ann nest: Magpie | 5 cards"."""
    parts = words.split(":")
    if len(parts) != 2 or not parts[0]:
        return None
    head = parser.parse(("head",), parts[0])
    if head is None or head.key != "head.zone":
        return None
    if not _has_zone(parser, head["seat"], head["zone"]):
        parser.error("no-claim", words, given=sanitize(words.text))
        return []
    at = words.spot
    rest = parts[1]
    if not rest:
        parser.error("missing-claim", words)
        return []
    items: list[Phrase] = []
    others, more = 0, False
    none = parser.grammar.is_all(rest, "word.none")
    for part in [] if none else parser.names.split_list(rest):
        count = unknown_cards(parser, part)
        if count is not None:
            others += count
        elif parser.grammar.is_all(part, "word.more"):
            more = True
        else:
            item = _item(parser, part)
            if item is not None:
                items.append(item)
    return [make_phrase("claim.zone", at, seat=head["seat"], zone=head["zone"], items=tuple(items),
                 others=others, more=more)]  # fmt: skip


def _item(parser: PhraseParser, words: Span) -> Phrase | None:
    """A card in a zone, with what is expected of it."""
    head, inside = split_facts(parser, words)
    if not head:
        parser.error("missing-card", words)
        return None
    ref = parser.names.card(head)
    if ref is None:
        parser.report_unknown("card", head)
        return None
    facts = []
    for part in parser.names.split_list(inside) if inside else []:
        fact = _fact(parser, part)
        if fact is not None:
            facts.append(fact)
    return make_phrase("item", ref.spot, card=ref, facts=tuple(facts))


def _fact(parser: PhraseParser, words: Span) -> Phrase | None:
    found = parser.parse(("is", "fact"), words)
    if found is None or found.get("item") is not None:
        parser.report_failure(("is", "fact"), words, "claim")
        return None
    return found


def _of_subject(parser: PhraseParser, words: Span) -> list[Phrase]:
    """Claims about one player or one card: "Ann: 4 chips, 2 stars", "Magpie is tired"."""
    named = _subject(parser, words)
    if named is None:
        colon = next((at for at, token in enumerate(words.tokens) if token.word == ":"), 0)
        if colon:
            _no_such_subject(parser, words[:colon])
        else:
            _of_nobody(parser, words)
        return []
    subject, rest = named
    found = []
    for part in parser.names.split_list(rest):
        if isinstance(subject, str):
            fact = _of_owner(parser, subject, part)
            phrase, place = "claim.player", "seat"
        else:
            fact = _fact(parser, part)
            phrase, place = "claim.card", "card"
        if fact is not None:
            found.append(make_phrase(phrase, fact.spot, **{place: subject, "fact": fact}))
    return found


def _of_owner(parser: PhraseParser, owner: str, words: Span) -> Phrase | None:
    """What an owner has; no cards in a zone that its kind has not."""
    fact = parser.require(_contexts(parser, owner), words, "claim")
    zone = fact.get("zone") if fact is not None else None
    if zone is not None and not _has_zone(parser, owner, zone):
        parser.error("no-claim", words, given=sanitize(words.text))
        return None
    return fact


def _has_zone(parser: PhraseParser, owner: str, zone: str) -> bool:
    schema = get_game(parser.grammar.game).engine.schema
    return schema.zone(zone).owner == parser.names.owners[owner].kind


def _contexts(parser: PhraseParser, subject: str | CardRef) -> tuple[str, str]:
    """Which phrases say something of an owner, or of a card."""
    return ("has", parser.names.owners[subject].kind) if isinstance(subject, str) else ("is", "fact")


def _is_of_subject(parser: PhraseParser, words: Span) -> bool:
    """Whether it is a claim about a card or a player, rather than something that happens to one."""
    named = _subject(parser, words)
    if named is None:
        return False
    contexts = _contexts(parser, named[0])
    return all(parser.parse(contexts, part) is not None for part in parser.names.split_list(named[1]))


def _of_nobody(parser: PhraseParser, words: Span) -> None:
    """A claim about a card that is not called so, or no claim at all."""
    for at in range(1, len(words) - 1):
        if words.word(at) in _linking()[0] and parser.parse(("is", "fact"), words[at + 1 :]) is not None:
            _no_such_subject(parser, words[:at])
            return
    plain = _without_not(words) or words
    parser.report_failure(("claim", "event", "is", "fact"), plain, "claim")


def _no_such_subject(parser: PhraseParser, words: Span) -> None:
    """Something is claimed of nobody."""
    keywords = [part.shown[0] for word in ("happens", "never", "order", "can", "cannot")
                for form in parser.grammar.forms_of(f"word.{word}") for part in form.parts[:1]]  # fmt: skip
    near = nearest(words.text, [*parser.names.known("seat"), *keywords, *parser.names.known("card")])
    key = "no-such-subject" if near else "no-such-subject-at-all"
    parser.error(key, words, given=sanitize(words.text), near=tuple(near))


def _subject(parser: PhraseParser, words: Span) -> tuple[str | CardRef, Span] | None:
    """The longest beginning that names a card or a player, and what is said of it."""
    names = parser.names
    for length in range(min(len(words) - 1, 16), 0, -1):
        head = words[:length]
        subject = names.value("seat", head) or names.card(head)
        if subject is not None:
            rest = words[length:]
            copulas, negation = _linking()
            if len(rest) > 1 and rest.word(0) in negation and rest.word(1) in copulas:
                rest = rest[1:]
            if rest.word(0) == ":" or rest.word(0) in copulas:
                rest = rest[1:]
            return subject, rest
    return None
