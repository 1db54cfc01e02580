"""Parse the lines of what is expected: 'expect 1.3 at 3: can Shadows; cannot Dis', 'cite: glossary/stun', and
the claims in them: 'Troll is stunned', 'South: 4 aember', 'Troll is destroyed'."""

from __future__ import annotations

import re
from functools import cache

from msgspec.structs import replace

from kfjudge.core.readings import EQUALS, Readings, find_fault_in_text
from kfjudge.core.table import CHANCE
from kfjudge.core.text import fold, sanitize
from kfjudge.core.validation import MOST_CLAIMS, MOST_CLAIMS_OF_A_LINE
from kfjudge.games import get_game
from kfjudge.notation.names import expand_entry, parse_number, suggest_entries, suggest_entries_for_word
from kfjudge.notation.parser.board import find_number_of_cards, split_parentheses
from kfjudge.notation.parser.phrases import PhraseParser
from kfjudge.notation.parser.script import is_numbered, split_actor, split_choice, strip_illegal
from kfjudge.notation.scenario import CardRef, Expectation, Phrase, ScriptLine, ScriptPoint, Spot, make_phrase
from kfjudge.notation.tokens import Span, find_nearest
from kfjudge.words import LANGUAGES, load_language

LISTS = ("happens", "never", "order")  # what happens, or does not, may be claimed without "expect"
KINDS = ("expect", "cite", *LISTS)
EDITION = re.compile(r"\d{1,3}\.\d{1,3}")
POINT = re.compile(r"(\d{1,6})(?:\.(\d{1,6}))?")

Line = tuple[str, Span, Span]  # its kind, the words before its colon, and those after it
ENTRY = re.compile(r"[a-z]{2,12}/[][a-zæ0-9.-]+(?:/[0-9]{1,4})?")
MOST_NEAR = 6
MOST_WORDS = 16  # of a name that something is claimed of
OFTEN = {"often.once": 1, "often.twice": 2, "often.thrice": 3}
SUBJECT_FIRST = "-so"  # ends the name of an option whose card is named before it: "Magpie can dive"


def parse_expectations(
    parser: PhraseParser, lines: list[Line], script: list[tuple[int, str]], named: tuple[str, ...]
) -> tuple[Expectation, ...]:
    """Parse every line of claims; `script` are the lines of the script, `named` the editions of the file."""
    found = []
    for kind, head, rest in lines[:MOST_CLAIMS]:
        mark = parser.grammar.match_start(head, f"word.{kind}")
        only_in, readings, where = _parse_head(parser, head, mark, named)
        if where is None:
            continue
        if not where.when:
            _check_not_inside(parser, head, script)
        parts, parsed = rest.split(";"), []
        if kind == "cite":
            ids = parse_ids(parser, rest if rest else head)
            claims = [make_phrase("claim.cite", head.spot, ids=ids)] if ids else []
        else:
            if kind in LISTS:
                first, *parts = parts
                parsed = [parse_events(parser, first, f"claim.{kind}", first.spot)] if first else []
            parsed += [parse_claims(parser, part) for part in parts if part]
            claims = [claim for part in parsed for claim in part]
            if not parsed:
                parser.error("missing-claim", head)
            if len(claims) > MOST_CLAIMS_OF_A_LINE:
                parser.error("too-many-claims", head, most=MOST_CLAIMS_OF_A_LINE)
        found.append(Expectation(only_in, where, tuple(claims[:MOST_CLAIMS_OF_A_LINE]), head.spot, readings))
    if len(lines) > MOST_CLAIMS:
        parser.error("too-many-claims", lines[MOST_CLAIMS][1], most=MOST_CLAIMS)
    return tuple(found)


def _parse_head(
    parser: PhraseParser, words: Span, mark: int, named: tuple[str, ...]
) -> tuple[tuple[str, ...], Readings, ScriptPoint | None]:
    """Parse 'expect 1.3 cut-short=fought at 3' → editions, readings and the point of the script. The point is
    None where a claim begins there already, for want of a colon."""
    found: list[str] = []
    readings: dict[str, str] = {}
    known = {fold(edition): edition for edition in get_game(parser.grammar.game).editions}
    at = mark
    while at < len(words):
        word = words.word(at)
        if EDITION.fullmatch(word) or word in known:
            edition = known.get(word, word)
            if edition not in named:
                where = words[at : at + 1]
                parser.error("edition-not-named", where, given=edition, legal=", ".join(named))
            elif edition not in found:
                found.append(edition)
        elif EQUALS in word:
            readings |= dict(filter(None, [parse_reading(parser, words[at : at + 1])]))
        elif word != ",":
            break
        at += 1
    point = _parse_point(parser, words[:at], words[at:]) if at < len(words) else ScriptPoint()
    return tuple(found), tuple(sorted(readings.items())), point


def parse_reading(parser: PhraseParser, words: Span) -> tuple[str, str] | None:
    """Parse 'fight.cut-short=fought' → ("fight.cut-short", "fought"); report what is no open point or no
    reading."""
    given = words.text.strip()
    fault = find_fault_in_text(get_game(parser.grammar.game).points(), given)
    if fault is None:
        row, _, value = given.partition(EQUALS)
        return row.strip(), value.strip()
    parser.error("bad-reading", words, why=fault)
    return None


def _parse_point(parser: PhraseParser, before: Span, words: Span) -> ScriptPoint | None:
    """Parse 'at 3.1' → ScriptPoint("at", 3, 1)."""
    for when in ("at", "after", "before"):
        mark = parser.grammar.match_start(words, f"word.{when}")
        found = POINT.fullmatch(words.word(mark)) if mark and len(words) == mark + 1 else None
        if found:
            return ScriptPoint(when, int(found[1]), int(found[2] or 0), words.spot)
    names = parser.names
    begun = names.resolve("seat", words) or names.find_card(words) or parser.parse_head(words)
    if begun and parser.grammar.match_start(before, "word.expect"):
        parser.error("head-in-claim", words, word=sanitize(before.text), given=sanitize(words.text))
        return None
    parser.error("bad-point", words, given=sanitize(words.text))
    return ScriptPoint()


def _check_not_inside(parser: PhraseParser, head: Span, script: list[tuple[int, str]]) -> None:
    """Report a line among the steps that names no point of the script: it could mean that place or the
    end."""
    above = [line for number, line in script if number < head.number]
    numbered = [at for at, line in enumerate(above) if is_numbered(line)]
    if not numbered or len(above) == len(script):
        return
    answers = len(above) - 1 - numbered[-1]
    unfinished = split_choice(script[len(above)][1], head.number) is not None
    point = f"{len(numbered)}.{answers}" if answers and unfinished else str(len(numbered))
    parser.error("expect-inside", head, given=head.text, point=point)


# claims


def parse_ids(parser: PhraseParser, words: Span) -> tuple[str, ...]:
    """Parse 'glossary/stun, faq/1.3/13' into ids without their game. A beginning will do where one id alone
    begins so."""
    game = parser.grammar.game
    found: list[str] = []
    for part in words.split(","):
        given = part.text.strip()
        id = given.removeprefix(f"{game}:")
        if not ENTRY.fullmatch(id):
            near = tuple(suggest_entries_for_word(game, given))
            key = "no-such-entry-near" if near else "bad-id"
            parser.error(key, part or words, given=sanitize(given), near=near)
            continue
        ids = expand_entry(game, id)
        if ids is None or len(ids) == 1:
            found.append(id if ids is None else ids[0])
        elif ids:
            parser.error("entry-unclear", part, given=sanitize(given), near=ids[:MOST_NEAR])
        else:
            near = tuple(suggest_entries(game, id))
            key = "no-such-entry-near" if near else "no-such-entry"
            parser.error(key, part, given=sanitize(given), near=near)
    return tuple(dict.fromkeys(found))


def parse_claims(parser: PhraseParser, words: Span) -> list[Phrase]:
    """Parse one part of a line of claims; a list in it makes several. Each way to read it is tried in
    turn."""
    spot = words.spot
    for word in ("happens", "never", "order"):
        mark = parser.grammar.match_start(words, f"word.{word}")
        if mark and len(words) > mark and words.word(mark) == ":":
            return parse_events(parser, words[mark + 1 :], f"claim.{word}", spot)
    seat, rest = split_actor(parser, words)
    event = _parse_event(parser, words)
    for word in ("only", "cannot", "can", "forced"):
        mark = parser.grammar.match_start(rest, f"word.{word}")
        if mark and not (seat and event):  # "Ann cannot roll" happens; it is no option
            return _parse_options(parser, rest[mark:], f"claim.{word}", spot, seat)
    whole = parser.parse(("claim",), words)
    if whole is not None:
        return [whole]
    claims = _parse_legality(parser, words)
    if claims is None:
        claims = _parse_zone(parser, words)
    if claims is not None:
        return claims
    named = _split_subject(parser, words)
    if named is not None:
        contexts = _list_contexts(parser, named[0])
        parts = parser.names.split_list(named[1])
        if all(parser.parse(contexts, part) is not None for part in parts):
            return _parse_facts(parser, words)
    found = _claim_event(parser, words, event) or _parse_claim_on_card(parser, words, spot)
    if found or parser.report_other_word(("event",), words):
        return found
    return _parse_facts(parser, words)


# events


def parse_events(parser: PhraseParser, words: Span, key: str, spot: Spot) -> list[Phrase]:
    """Parse 'Troll is destroyed, then North draws 1 card' → a claim for each event; of an order, one for
    all."""
    found = []
    for part in parser.names.split_list(words):
        part = part[parser.grammar.match_start(part, "word.then") :]
        event = _parse_event(parser, part)
        if event is None:
            parser.report_failure(("event",), part, "event")
        else:
            found.append(event)
    if key == "claim.order":
        return [make_phrase(key, spot, events=tuple(found))] if found else []
    return [make_phrase(key, event.spot, events=(event,)) for event in found]


def _claim_event(parser: PhraseParser, words: Span, event: Phrase | None) -> list[Phrase]:
    """Claim that an event happens, or, where the words deny it ("Troll is not destroyed"), that it never
    does. What happens 0 times never does either: "North draws 0 cards"."""
    if event is None:
        denied = _strip_not(words)
        event = _parse_event(parser, denied) if denied is not None else None
        return [make_phrase("claim.never", words.spot, events=(event,))] if event is not None else []
    any_amount = parser.special_phrases.any_amount.get(event.key) if event.get("n") == 0 else None
    if any_amount is None:
        return [make_phrase("claim.happens", words.spot, events=(event,))]
    places = tuple(place for place in event.places if place[0] != "n")
    return [make_phrase("claim.never", words.spot, events=(Phrase(any_amount, places, event.spot),))]


def _parse_event(parser: PhraseParser, words: Span) -> Phrase | None:
    """Parse an event, and how often it happens: 'Troll is healed twice' → event.times of the event, n=2."""
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


def _strip_not(words: Span) -> Span | None:
    """Strip the "not": 'Troll is not destroyed' → 'Troll is destroyed'; None where nothing is denied."""
    typed = [token.word for token in words.tokens]
    for id in LANGUAGES:
        left = load_language(id).drop_negation(typed)
        if left is not None:
            return replace(words, tokens=tuple(replace(words.tokens[at], word=word) for at, word in left))
    return None


# what may be decided


def _parse_options(parser: PhraseParser, words: Span, key: str, spot: Spot, seat: str) -> list[Phrase]:
    """Parse 'reap with Troll, Urchin', which can or cannot be decided. A verb goes on for the cards after
    it."""
    if not words and key == "claim.forced":
        return [make_phrase(key, spot, options=(), seat=seat)]
    found: list[Phrase] = []
    deeds: list[Phrase] = []
    for part in parser.names.split_list(words):
        deed = parser.parse(("deed",), part) if key in ("claim.can", "claim.cannot") else None
        if deed is not None:
            deeds.append(_claim_deed(key, deed.key, deed["card"], deed["other"], seat, deed.spot))
            continue
        option = parser.parse(("can",), part)
        bare = option is not None and option.key == "can.card" and parser.names.find_card(part) is not None
        if option is not None and bare and found and found[-1].get("card"):
            option = Phrase(found[-1].key, option.places, option.spot)
        if option is None:
            parser.report_failure(("can",), part, "option")
            continue
        found.append(option)
    return [*deeds, *([make_phrase(key, spot, options=tuple(found), seat=seat)] if found else [])]


def _claim_deed(claim: str, key: str, card: CardRef, target: CardRef, seat: str, spot: Spot) -> Phrase:
    """Claim that a card can, or cannot, do something to another: 'Troll can attack Urchin'."""
    step = make_phrase(f"step.{key.partition('.')[2]}", spot, card=card, other=target)
    line = ScriptLine((step,), seat, spot=spot)
    return make_phrase("claim.legal" if claim == "claim.can" else "claim.illegal", spot, line=line)


def _parse_legality(parser: PhraseParser, words: Span) -> list[Phrase] | None:
    """Parse 'South plays Anger is illegal', a claim on that step; None where nothing is called legal or
    illegal."""
    step, legal = strip_illegal(parser, words)
    if legal:
        length = next((n for n in range(len(words)) if parser.grammar.is_all(words[n:], "word.legal")), None)
        if length is None:
            return None
        step = words[:length]
    seat, rest = split_actor(parser, step)
    action = parser.require(("step", "answer"), rest, "step")
    if action is None or seat == CHANCE:
        return []
    line = ScriptLine((action,), seat, spot=words.spot)
    return [make_phrase("claim.legal" if legal else "claim.illegal", words.spot, line=line)]


def _parse_claim_on_card(parser: PhraseParser, words: Span, spot: Spot) -> list[Phrase]:
    """Parse 'Troll can reap', 'Troll cannot attack Urchin', or the other way round: 'South controls
    Troll'."""
    alias = parser.parse(("alias",), words)
    if alias is not None:
        places = tuple(place for place in alias.places if place[0] != "card")
        fact = Phrase(alias.key.replace("alias", "is"), places, spot)
        return [make_phrase("claim.card", spot, card=alias["card"], fact=fact)]
    named = _split_subject(parser, words)
    if named is None or isinstance(named[0], str):
        return []
    card, rest = named[0], named[1]
    for word in ("cannot", "can"):
        mark = parser.grammar.match_start(rest, f"word.{word}")
        option = parser.parse(("can",), rest[mark:]) if mark else None
        if option is not None and option.key.endswith(SUBJECT_FIRST):
            deed = Phrase(option.key.removesuffix(SUBJECT_FIRST), (("card", card),), option.spot)
            return [make_phrase(f"claim.{word}", spot, options=(deed,), seat="")]
        if option is not None and option.key in parser.special_phrases.aimed:
            return [_claim_deed(f"claim.{word}", option.key, card, option["card"], "", spot)]
    return []


# zones


def _parse_zone(parser: PhraseParser, words: Span) -> list[Phrase] | None:
    """Parse 'South hand: Anger | 5 cards', a claim on the zone; None where the line is about no zone."""
    parts = words.split(":")
    if len(parts) != 2 or not parts[0]:
        return None
    head = parser.parse_head(parts[0])
    if head is None or head.key != "head.zone":
        return None
    if not _has_zone(parser, head["seat"], head["zone"]):
        parser.error("no-claim", words, given=sanitize(words.text))
        return []
    rest = parts[1]
    if not rest:
        parser.error("missing-claim", words)
        return []
    items: list[Phrase] = []
    others, more = 0, False
    for part in [] if parser.grammar.is_all(rest, "word.none") else parser.names.split_list(rest):
        number = find_number_of_cards(parser, part)
        if number is not None and (count := parse_number(number)) is not None:
            others += count
        elif number is not None:
            parser.report_unknown("n", number)
        elif parser.grammar.is_all(part, "word.more"):
            more = True
        else:
            card, inside = split_parentheses(parser, part)
            ref = parser.names.find_card(card) if card else None
            if not card:
                parser.error("missing-card", part)
            elif ref is None:
                parser.report_unknown("card", card)
            else:
                listed = parser.names.split_list(inside) if inside else []
                facts = (_parse_card_fact(parser, one) for one in listed)
                known = tuple(fact for fact in facts if fact is not None)
                items.append(make_phrase("item", ref.spot, card=ref, facts=known))
    return [make_phrase("claim.zone", words.spot, seat=head["seat"], zone=head["zone"], items=tuple(items),
                        others=others, more=more)]  # fmt: skip


def _has_zone(parser: PhraseParser, owner: str, zone: str) -> bool:
    """Tell whether owners of that kind have such a zone."""
    return get_game(parser.grammar.game).engine.schema.zone(zone).owner == parser.names.owners[owner].kind


# facts of a player or a card


def _parse_facts(parser: PhraseParser, words: Span) -> list[Phrase]:
    """Parse 'South: 4 aember, 2 chains' or 'Troll is stunned' → a claim for each fact."""
    named = _split_subject(parser, words)
    if named is None:
        _report_no_subject(parser, words)
        return []
    subject, rest = named
    found = []
    for part in parser.names.split_list(rest):
        if isinstance(subject, str):
            key, place = "claim.player", "seat"
            fact = parser.require(_list_contexts(parser, subject), part, "claim")
            zone = fact.get("zone") if fact is not None else None
            if zone is not None and not _has_zone(parser, subject, zone):
                parser.error("no-claim", part, given=sanitize(part.text))
                fact = None
        else:
            key, place, fact = "claim.card", "card", _parse_card_fact(parser, part)
        if fact is not None:
            found.append(make_phrase(key, fact.spot, **{place: subject, "fact": fact}))
    return found


def _parse_card_fact(parser: PhraseParser, words: Span) -> Phrase | None:
    """Parse what is claimed of a card: 'stunned', 'in the hand of South'."""
    found = parser.parse(("is", "fact"), words)
    if found is None or found.get("item") is not None:
        parser.report_failure(("is", "fact"), words, "claim")
        return None
    return found


def _list_contexts(parser: PhraseParser, subject: str | CardRef) -> tuple[str, str]:
    """List the contexts whose phrases say something of an owner, or of a card."""
    return ("has", parser.names.owners[subject].kind) if isinstance(subject, str) else ("is", "fact")


def _split_subject(parser: PhraseParser, words: Span) -> tuple[str | CardRef, Span] | None:
    """Split 'Troll is stunned' into the longest beginning that names a card or a player, and 'stunned'."""
    names = parser.names
    for length in range(min(len(words) - 1, MOST_WORDS), 0, -1):
        head = words[:length]
        subject = names.resolve("seat", head) or names.find_card(head)
        if subject is not None:
            rest = words[length:]
            copulas, negation = _linking_words()
            if len(rest) > 1 and rest.word(0) in negation and rest.word(1) in copulas:
                rest = rest[1:]
            if rest.word(0) == ":" or rest.word(0) in copulas:
                rest = rest[1:]
            return subject, rest
    return None


@cache
def _linking_words() -> tuple[frozenset[str], frozenset[str]]:
    """List the words between a thing and what is claimed of it ("is"), and those before them that deny it
    ("n’")."""
    known = [load_language(id) for id in LANGUAGES]
    copulas = frozenset(word for one in known for word in one.copulas)
    return copulas, frozenset(word for one in known for word in one.negation)


def _report_no_subject(parser: PhraseParser, words: Span) -> None:
    """Report words that claim nothing of anybody: what they begin with is no name, or they are not
    understood."""
    copulas, _ = _linking_words()
    end = next((at for at, token in enumerate(words.tokens) if token.word == ":"), 0) or next(
        (
            at
            for at in range(1, len(words) - 1)
            if words.word(at) in copulas and parser.parse(("is", "fact"), words[at + 1 :]) is not None
        ),
        0,
    )
    if not end:
        parser.report_failure(("claim", "event", "is", "fact"), _strip_not(words) or words, "claim")
        return
    name, names = words[:end], parser.names
    keywords = [part.shown[0] for word in ("happens", "never", "order", "can", "cannot")
                for form in parser.grammar.forms_of(f"word.{word}") for part in form.parts[:1]]  # fmt: skip
    near = find_nearest(name.text, [*names.list_known("seat"), *keywords, *names.list_known("card")])
    key = "no-such-subject" if near else "no-such-subject-at-all"
    parser.error(key, name, given=sanitize(name.text), near=tuple(near))
