"""Reading what is expected: the claims of a line."""

from __future__ import annotations

import re
from functools import cache

from msgspec.structs import replace

from kfjudge import games
from kfjudge.core.ask import CHANCE
from kfjudge.core.text import sanitize
from kfjudge.notation.entries import meant, near, near_word
from kfjudge.notation.model import Expectation, Ref, Said, ScriptLine, Spot, Where, said
from kfjudge.notation.reading.facts import split_facts, unknown_cards
from kfjudge.notation.reading.script import actor, without_verdict
from kfjudge.notation.speech import Speech
from kfjudge.notation.tokens import Stretch, nearest
from kfjudge.words import LANGUAGES, language

ENTRY = re.compile(r"[a-z]{2,12}/[][a-zæ0-9.-]+(?:/[0-9]{1,4})?")
MOST_CLAIMS = 60
MOST_NEAR = 6
OFTEN = {"often.once": 1, "often.twice": 2, "often.thrice": 3}
SO = "-so"  # ends the name of an option whose card is named before it: "Magpie can dive"


def read_expectation(
    speech: Speech, words: Stretch, named: tuple[str, ...], where: Where, rest: Stretch
) -> Expectation:
    """A line of claims."""
    claimed = [read_claims(speech, part) for part in rest.split(";") if part]
    return _expectation(speech, words, named, where, claimed)


def read_listed(
    speech: Speech, kind: str, words: Stretch, named: tuple[str, ...], where: Where, rest: Stretch
) -> Expectation:
    """A line that says at once what happens, or what never does; other claims may follow."""
    first, *others = rest.split(";")
    claimed = [_events(speech, first, f"claim.{kind}", first.spot)] if first else []
    claimed += [read_claims(speech, part) for part in others if part]
    return _expectation(speech, words, named, where, claimed)


def _expectation(
    speech: Speech, words: Stretch, named: tuple[str, ...], where: Where, claimed: list[list[Said]]
) -> Expectation:
    found = [claim for part in claimed for claim in part]
    if not claimed:
        speech.wrong("missing-claim", words)
    if len(found) > MOST_CLAIMS:
        speech.wrong("too-many-claims", words, most=MOST_CLAIMS)
        found = found[:MOST_CLAIMS]
    return Expectation(named, where, tuple(found), words.spot)


def read_cite(
    speech: Speech, words: Stretch, named: tuple[str, ...], where: Where, rest: Stretch
) -> Expectation:
    """A line of entries that must be cited."""
    ids = read_ids(speech, rest if rest else words)
    at = words.spot
    claims = (said("claim.cite", at, ids=ids),) if ids else ()
    return Expectation(named, where, claims, at)


def read_ids(speech: Speech, words: Stretch) -> tuple[str, ...]:
    """The ids of entries, without their game; the beginning of one will do where only one goes on so."""
    found: list[str] = []
    for part in words.split(","):
        given = part.text.strip()
        id = given.removeprefix(f"{speech.grammar.game}:")
        if not ENTRY.fullmatch(id):
            called = near_word(speech.grammar.game, given)
            key = "no-such-entry-near" if called else "bad-id"
            speech.wrong(key, part or words, given=sanitize(given), near=tuple(called))
            continue
        ids = meant(speech.grammar.game, id)
        if ids is None or len(ids) == 1:
            found.append(id if ids is None else ids[0])
        elif ids:
            speech.wrong("entry-unclear", part, given=sanitize(given), near=ids[:MOST_NEAR])
        else:
            like = near(speech.grammar.game, id)
            key = "no-such-entry-near" if like else "no-such-entry"
            speech.wrong(key, part, given=sanitize(given), near=tuple(like))
    return tuple(dict.fromkeys(found))


def read_claims(speech: Speech, words: Stretch) -> list[Said]:
    """One part of a line of claims; a list makes several of it."""
    at = words.spot
    for word in ("happens", "never", "order"):
        mark = speech.grammar.starts(words, f"word.{word}")
        if mark and len(words) > mark and words.word(mark) == ":":
            return _events(speech, words[mark + 1 :], f"claim.{word}", at)
    seat, rest = actor(speech, words)
    event = _counted(speech, words)
    for word in ("only", "cannot", "can", "forced"):
        mark = speech.grammar.starts(rest, f"word.{word}")
        if mark and not (seat and event):  # "Ann cannot roll" happens; it is no option
            return _options(speech, rest[mark:], f"claim.{word}", at, seat)
    whole = speech.understand(("claim",), words)
    if whole is not None:
        return [whole]
    legality = _legality(speech, words)
    if legality is not None:
        return legality
    zone = _zone(speech, words)
    if zone is not None:
        return zone
    if _is_of_subject(speech, words):
        return _of_subject(speech, words)
    any_amount = (
        speech.habits.any_amount.get(event.phrase) if event is not None and event.get("n") == 0 else None
    )
    if event is not None and any_amount is not None:
        places = tuple(place for place in event.places if place[0] != "n")
        return [said("claim.never", at, events=(Said(any_amount, places, event.spot),))]
    if event is not None:
        return [said("claim.happens", at, events=(event,))]
    found = _never(speech, words, at) or _of_card(speech, words, at)
    return (
        [] if not found and speech.said_otherwise(("event",), words) else found or _of_subject(speech, words)
    )


def _never(speech: Speech, words: Stretch, at: Spot) -> list[Said]:
    """An event that is denied: "… is not destroyed"."""
    plain = _without_not(words)
    event = _counted(speech, plain) if plain is not None else None
    return [said("claim.never", at, events=(event,))] if event is not None else []


def _without_not(words: Stretch) -> Stretch | None:
    """The words without their negation."""
    typed = [token.word for token in words.tokens]
    for id in LANGUAGES:
        left = language(id).affirmed(typed)
        if left is not None:
            return replace(words, tokens=tuple(replace(words.tokens[at], word=word) for at, word in left))
    return None


@cache
def _linking() -> tuple[frozenset[str], frozenset[str]]:
    """The words between a thing and what is said of it, and those before them that deny it."""
    known = [language(id) for id in LANGUAGES]
    copulas = frozenset(word for one in known for word in one.copulas)
    return copulas, frozenset(word for one in known for word in one.negation)


def _of_card(speech: Speech, words: Stretch, at: Spot) -> list[Said]:
    """What a card can or cannot do, and what is said of it the other way round: "… controls Magpie"."""
    alias = speech.understand(("alias",), words)
    if alias is not None:
        places = tuple(place for place in alias.places if place[0] != "card")
        fact = Said(alias.phrase.replace("alias", "is"), places, at)
        return [said("claim.card", at, card=alias["card"], fact=fact)]
    named = _subject(speech, words)
    if named is None or isinstance(named[0], str):
        return []
    card, rest = named[0], named[1]
    for word in ("cannot", "can"):
        mark = speech.grammar.starts(rest, f"word.{word}")
        option = speech.understand(("can",), rest[mark:]) if mark else None
        if option is not None and option.phrase.endswith(SO):
            deed = Said(option.phrase.removesuffix(SO), (("card", card),), option.spot)
            return [said(f"claim.{word}", at, options=(deed,), seat="")]
        if option is not None and option.phrase in speech.habits.aimed:
            return [_deed(f"claim.{word}", option.phrase, card, option["card"], "", at)]
    return []


def _deed(claim: str, phrase: str, card: Ref, target: Ref, seat: str, at: Spot) -> Said:
    """That a card can, or cannot, do something to another."""
    step = said(f"step.{phrase.partition('.')[2]}", at, card=card, other=target)
    line = ScriptLine((step,), seat, spot=at)
    return said("claim.legal" if claim == "claim.can" else "claim.illegal", at, line=line)


def _events(speech: Speech, words: Stretch, phrase: str, at: Spot) -> list[Said]:
    found = []
    for part in speech.names.split_list(words):
        event = read_event(speech, part)
        if event is not None:
            found.append(event)
    if phrase == "claim.order":
        return [said(phrase, at, events=tuple(found))] if found else []
    return [said(phrase, event.spot, events=(event,)) for event in found]


def read_event(speech: Speech, words: Stretch) -> Said | None:
    """An event, and perhaps how often it happens."""
    words = words[speech.grammar.starts(words, "word.then") :]
    event = _counted(speech, words)
    if event is None:
        speech.complain(("event",), words, "event")
    return event


def _counted(speech: Speech, words: Stretch) -> Said | None:
    event = speech.understand(("event",), words)
    if event is not None:
        return event
    for length in range(1, min(3, len(words))):
        often = speech.understand(("often",), words[-length:])
        event = speech.understand(("event",), words[:-length]) if often is not None else None
        if often is not None and event is not None:
            many = often["n"] if often.get("n") is not None else OFTEN[often.phrase]
            return said("event.times", event.spot, event=event, n=many)
    return None


def _options(speech: Speech, words: Stretch, phrase: str, at: Spot, seat: str) -> list[Said]:
    """A list of what can or cannot be decided. A verb goes on for the cards after it."""
    if not words and phrase == "claim.forced":
        return [said(phrase, at, options=(), seat=seat)]
    found: list[Said] = []
    deeds: list[Said] = []
    for part in speech.names.split_list(words):
        deed = speech.understand(("deed",), part) if phrase in ("claim.can", "claim.cannot") else None
        if deed is not None:
            deeds.append(_deed(phrase, deed.phrase, deed["card"], deed["other"], seat, deed.spot))
            continue
        option = speech.understand(("can",), part)
        bare = option is not None and option.phrase == "can.card" and speech.names.card(part) is not None
        if option is not None and bare and found and found[-1].get("card"):
            option = Said(found[-1].phrase, option.places, option.spot)
        if option is None:
            speech.complain(("can",), part, "option")
            continue
        found.append(option)
    return [*deeds, *([said(phrase, at, options=tuple(found), seat=seat)] if found else [])]


def _legality(speech: Speech, words: Stretch) -> list[Said] | None:
    """A step of which it is claimed that it is, or is not, legal."""
    step, legal = without_verdict(speech, words)
    if legal:
        length = next((n for n in range(len(words)) if speech.grammar.is_all(words[n:], "word.legal")), None)
        if length is None:
            return None
        step = words[:length]
    seat, rest = actor(speech, step)
    action = speech.phrase(("step", "answer"), rest, "step")
    at = words.spot
    if action is None or seat == CHANCE:
        return []
    line = ScriptLine((action,), seat, spot=at)
    return [said("claim.legal" if legal else "claim.illegal", at, line=line)]


def _zone(speech: Speech, words: Stretch) -> list[Said] | None:
    """What lies in a zone: "Ann nest: Magpie | 5 cards"."""
    parts = words.split(":")
    if len(parts) != 2 or not parts[0]:
        return None
    head = speech.understand(("head",), parts[0])
    if head is None or head.phrase != "head.zone":
        return None
    if not _has_zone(speech, head["seat"], head["zone"]):
        speech.wrong("no-claim", words, given=sanitize(words.text))
        return []
    at = words.spot
    rest = parts[1]
    if not rest:
        speech.wrong("missing-claim", words)
        return []
    items: list[Said] = []
    others, more = 0, False
    none = speech.grammar.is_all(rest, "word.none")
    for part in [] if none else speech.names.split_list(rest):
        count = unknown_cards(speech, part)
        if count is not None:
            others += count
        elif speech.grammar.is_all(part, "word.more"):
            more = True
        else:
            item = _item(speech, part)
            if item is not None:
                items.append(item)
    return [said("claim.zone", at, seat=head["seat"], zone=head["zone"], items=tuple(items),
                 others=others, more=more)]  # fmt: skip


def _item(speech: Speech, words: Stretch) -> Said | None:
    """A card in a zone, with what is expected of it."""
    head, inside = split_facts(speech, words)
    if not head:
        speech.wrong("missing-card", words)
        return None
    ref = speech.names.card(head)
    if ref is None:
        speech.no_such("card", head)
        return None
    facts = []
    for part in speech.names.split_list(inside) if inside else []:
        fact = _fact(speech, part)
        if fact is not None:
            facts.append(fact)
    return said("item", ref.spot, card=ref, facts=tuple(facts))


def _fact(speech: Speech, words: Stretch) -> Said | None:
    found = speech.understand(("is", "fact"), words)
    if found is None or found.get("item") is not None:
        speech.complain(("is", "fact"), words, "claim")
        return None
    return found


def _of_subject(speech: Speech, words: Stretch) -> list[Said]:
    """Claims about one player or one card: "Ann: 4 chips, 2 stars", "Magpie is tired"."""
    named = _subject(speech, words)
    if named is None:
        colon = next((at for at, token in enumerate(words.tokens) if token.word == ":"), 0)
        if colon:
            _no_such_subject(speech, words[:colon])
        else:
            _of_nobody(speech, words)
        return []
    subject, rest = named
    found = []
    for part in speech.names.split_list(rest):
        if isinstance(subject, str):
            fact = _of_owner(speech, subject, part)
            phrase, place = "claim.player", "seat"
        else:
            fact = _fact(speech, part)
            phrase, place = "claim.card", "card"
        if fact is not None:
            found.append(said(phrase, fact.spot, **{place: subject, "fact": fact}))
    return found


def _of_owner(speech: Speech, owner: str, words: Stretch) -> Said | None:
    """What an owner has; no cards in a zone that its kind has not."""
    fact = speech.phrase(_contexts(speech, owner), words, "claim")
    zone = fact.get("zone") if fact is not None else None
    if zone is not None and not _has_zone(speech, owner, zone):
        speech.wrong("no-claim", words, given=sanitize(words.text))
        return None
    return fact


def _has_zone(speech: Speech, owner: str, zone: str) -> bool:
    schema = games.engine(speech.grammar.game).SCHEMA
    return schema.zone(zone).owner == speech.names.owners[owner].kind


def _contexts(speech: Speech, subject: str | Ref) -> tuple[str, str]:
    """Which phrases say something of an owner, or of a card."""
    return ("has", speech.names.owners[subject].kind) if isinstance(subject, str) else ("is", "fact")


def _is_of_subject(speech: Speech, words: Stretch) -> bool:
    """Whether it is a claim about a card or a player, rather than something that happens to one."""
    named = _subject(speech, words)
    if named is None:
        return False
    contexts = _contexts(speech, named[0])
    return all(speech.understand(contexts, part) is not None for part in speech.names.split_list(named[1]))


def _of_nobody(speech: Speech, words: Stretch) -> None:
    """A claim about a card that is not called so, or no claim at all."""
    for at in range(1, len(words) - 1):
        if words.word(at) in _linking()[0] and speech.understand(("is", "fact"), words[at + 1 :]) is not None:
            _no_such_subject(speech, words[:at])
            return
    plain = _without_not(words) or words
    speech.complain(("claim", "event", "is", "fact"), plain, "claim")


def _no_such_subject(speech: Speech, words: Stretch) -> None:
    """Something is claimed of nobody."""
    keywords = [part.shown[0] for word in ("happens", "never", "order", "can", "cannot")
                for form in speech.grammar.forms_of(f"word.{word}") for part in form.parts[:1]]  # fmt: skip
    near = nearest(words.text, [*speech.names.known("seat"), *keywords, *speech.names.known("card")])
    key = "no-such-subject" if near else "no-such-subject-at-all"
    speech.wrong(key, words, given=sanitize(words.text), near=tuple(near))


def _subject(speech: Speech, words: Stretch) -> tuple[str | Ref, Stretch] | None:
    """The longest beginning that names a card or a player, and what is said of it."""
    names = speech.names
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
