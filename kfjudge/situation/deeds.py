"""What is done in a situation: who does it to what, what is chosen with it, and what merely comes of it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.notation.names import CARDS
from kfjudge.situation.matching import THEY, Match
from kfjudge.situation.noted import Doing, Named
from kfjudge.situation.story import NOBODY, Story

_MOST_TIMES = 6
_NEAR = 2  # words between a deed and how often it is done, at most
_ROLES = ("card", "other", "seat", "whose", "it", "its")  # places that say who does it to what


class _Roles(Struct, frozen=True):
    """Who does it, and to what, as they are spoken of."""

    doer: Named | None
    target: Named | None


def read_step(story: Story, match: Match) -> bool:
    """What a player does."""
    if (story.denies(match) and not story.asking) or story.denies_behind(match):
        story.block(match)
        return True
    roles = _roles(story, match)
    beside = story.listed_with(roles.doer, match.at) if roles.doer and _is_of_the_card(match) else NOBODY
    story.holder = ""
    story.row = None
    types = story.phrases.types(match.phrase)
    doers, targets = _who_and_what(story, match, roles)
    if (roles.doer and not doers) or (roles.target and not targets):
        return False
    doers = tuple(dict.fromkeys((*beside, *doers)))
    if any(types and story.noted.type_of(one) not in types for one in doers):
        return _aim(story, match, doers, targets)
    before = story.noted.named_at(match.at - 1) if match.wording.elided == "card" else NOBODY
    if before and not set(doers) & {*before, *story.topic[-1:]}:
        return False  # the card before it cannot do that
    if set(doers) & set(targets) or (match.wording.elided == "other" and not targets):
        return False
    if _is_told_again(story, match, doers, targets):
        return True
    for doer in doers or (None,):
        doing = _doing(story, match, bool(roles.doer))
        if _is_of_the_card(match):
            doing.seat = ""
        doing.doer, doing.other = doer, next(iter(targets), None)
        story.do(doing)
    if not doers and (types or match.wording.elided):
        story.noted.doings[-1].pending = True
    doer_is_last = roles.doer is not None and (roles.target is None or roles.doer.at > roles.target.at)
    story.look_at(doers, targets, doers if doer_is_last else targets)
    story.done = match.end if doer_is_last else -1
    story.struck = match.end if targets and not doer_is_last else -1
    story.listing = -1
    story.told = match.end
    story.aimless = match.end if not targets and story.phrases.aimed(match.phrase) else -1
    return True


def _is_told_again(story: Story, match: Match, doers: tuple[int, ...], targets: tuple[int, ...]) -> bool:
    """Whether the last deed is only told once more: "Owl against Magpie, Owl diving"."""
    before = story.last_deed
    if before is None or before.other is None or doers != (before.doer,) or story.after == match.at:
        return False
    same = match.phrase == before.phrase and targets == (before.other,)
    return same or (not targets and story.phrases.aimed(match.phrase) == before.phrase)


def _roles(story: Story, match: Match) -> _Roles:
    """A pronoun that leans on the verb is what is aimed at, where the deed is aimed at something."""
    doer = match.places.get("card") or match.places.get("its")
    target = match.places.get("other")
    it = match.places.get("it")
    if it is not None and target is None and _types_aimed_at(story, match):
        return _Roles(doer, it)
    return _Roles(doer or it, target)


def _types_aimed_at(story: Story, match: Match) -> tuple[str, ...]:
    return story.phrases.types(f"{match.phrase}.other")


def _who_and_what(story: Story, match: Match, roles: _Roles) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards that are meant. What is named comes before "it"; of two that bear one name, the first."""
    types = story.phrases.types(match.phrase)
    aimed_at = _types_aimed_at(story, match)
    doer, target = roles.doer, roles.target
    doers = targets = NOBODY
    if doer and doer.card and (target is None or not target.card or doer.at < target.at):
        doers = story.pieces_of(doer, (), types)
    if target and target.card:
        targets = story.pieces_of(target, doers, aimed_at)
    if match.wording.elided == "other":
        targets = tuple(one for one in story.subject[-1:] if one not in doers)
    if doer and not doers:
        doers = story.pieces_of(doer, targets, types)
    elif doer is None and match.wording.elided == "card" and _acts_itself(story):
        doers = tuple(one for one in story.subject if not types or story.noted.type_of(one) in types)
    if target and not target.card:
        targets = _struck_back(story) or story.pieces_of(target, doers, aimed_at)
    return doers, targets


def _struck_back(story: Story) -> tuple[int, ...]:
    """ "Owl dives at Magpie, then the opponent dives at it": at the card of whoever acted before."""
    before = story.last_deed
    if before is None or before.doer is None or before.other is None or story.who not in story.seats:
        return NOBODY
    return (before.doer,) if story.who != (before.seat or story.seats[0]) else NOBODY


def _acts_itself(story: Story) -> bool:
    """Whether the card that was spoken of acts in this clause, and not its owner."""
    return bool(story.subject) and story.who in ("", THEY)


def _doing(story: Story, match: Match, has_doer: bool) -> Doing:
    words = tuple(word.typed for word in story.words[match.at : match.end])
    is_an_owner = story.who != THEY or has_doer or "seat" in match.places
    seat = story.owner(story.who) if is_an_owner else ""
    lately, story.lately = story.lately, []
    return Doing(match.phrase, words, seat=seat, asked=story.asking, places=_told(match), lately=lately)


def _is_of_the_card(match: Match) -> bool:
    """Whether the sentence is the card's, whoever acted in the one before: "Owl dives"."""
    return match.wording.form.parts[0].slot in ("card", "other") and not match.wording.elided


def _told(match: Match) -> dict[str, Any]:
    return {name: value for name, value in match.places.items() if name not in _ROLES}


def _aim(story: Story, match: Match, doers: tuple[int, ...], targets: tuple[int, ...]) -> bool:
    """ "plays Rain on Magpie", where Rain is nothing that lies on others: Magpie is what it is aimed at."""
    plain, _, way = match.phrase.rpartition("-")
    if not targets:
        return False
    if way != "on":
        comes_of_it = "other" in (match.wording.form.parts[0].slot, match.wording.elided)  # "is hit by Rain"
        return len(doers) == 1 and not comes_of_it and _hit_with(story, match, doers[0], targets)
    for doer in doers:
        doing = _doing(story, match, has_doer=True)
        doing.phrase, doing.doer = plain, doer
        doing.choose(targets[0])
        story.do(doing)
    story.look_at(doers, targets, targets)
    story.listing, story.done = match.end, -1
    return True


def _hit_with(story: Story, match: Match, played: int, targets: tuple[int, ...]) -> bool:
    """ "hits Magpie with Rain", where Rain can only be played."""
    if not suppose_played(story, played):
        return False
    story.noted.doings[-1].choose(targets[0])
    story.look_at((played,), targets, targets)
    story.listing, story.done = match.end, -1
    return True


def aim_at(story: Story, piece: int) -> bool:
    """What the last deed is done to, where that is told behind it: "dives with Owl Magpie"."""
    doing = story.noted.doings[-1]
    aimed = story.phrases.aimed(doing.phrase)
    if not aimed or piece == doing.doer:
        return False
    for one in reversed(story.noted.doings):
        if one.other is not None or one.words != doing.words or one.doer == piece:
            break
        one.phrase, one.other = aimed, piece
    return True


def do_again(story: Story, piece: int) -> bool:
    """ "plays Owl, then Magpie"."""
    doing = story.noted.doings[-1]
    types = story.phrases.types(doing.phrase)
    if piece == doing.other or (types and story.noted.type_of(piece) not in types):
        return False
    story.do(Doing(doing.phrase, doing.words, piece, doing.other, doing.seat, doing.asked))
    return True


def do_so_often(story: Story, match: Match) -> bool:
    """ "dives twice"."""
    last, times = story.last_deed, int(match.places["n"])
    if last is None or not 0 <= match.at - story.told <= _NEAR or not 1 < times <= _MOST_TIMES:
        return False
    for _ in range(times - 1):
        story.do(replace(last, answers=[]))
    return True


def read_decision(story: Story, match: Match) -> bool:
    """What a player decides at a step of the turn where that is asked."""
    if story.denies(match) or story.denies_behind(match):
        story.block(match)
        return True
    seat = story.seat_of(match)
    last = story.last_deed
    ends_a_question = match.end < len(story.words) and story.words[match.end].word == "?"
    asked = (story.asking or ends_a_question) and last is not None and seat in ("", last.seat)
    story.do(Doing(f"answer.{match.kind}", seat=seat, asked=asked, places=_told(match)))
    return True


def read_with(story: Story, match: Match) -> bool:
    """ "with Owl": who does what was just told, or what lies on the card that was, or what is there too."""
    card, doing = match.places["card"], story.last_deed
    if not card.card:
        return False
    types = story.phrases.types(doing.phrase) if doing else ()
    if doing and doing.doer is not None and story.after == match.at:
        other = story.pieces_of(card, (), types)[0]
        return other != doing.doer and do_again(story, other)
    if doing and doing.pending and (not types or story.noted.facts[card.card].type in types):
        pieces = story.pieces_of(card)
        doing.doer, doing.pending = pieces[0], False
        piece = story.noted.pieces[pieces[0]]
        piece.seat = piece.seat or doing.seat
        story.look_at(pieces, (), pieces)
        return True
    if not story.wear(card):
        story.topic, story.topic_seat = story.pieces_of(card), ""
    return True


def _supposed_used(story: Story, match: Match) -> Doing | None:
    """ "Lamp to choose Owl": the use of a card that stands right before what it is used for."""
    named = story.noted.named_at(match.at - 2) if story.matching.only(match.at - 1, "for") else NOBODY
    chosen = match.places.get("card")
    if not named or chosen is None or not chosen.card or story.asking or story.holder:
        return None
    piece = story.noted.pieces[named[0]]
    is_used = story.noted.type_of(named[0]) in story.phrases.types("used")
    if is_used and not piece.zone and piece.seat in ("", story.seats[0]):
        story.do(Doing("step.use", doer=named[0], seat=story.seats[0]))
    return story.last_deed


def read_answer(story: Story, match: Match) -> bool:
    """What the one who acts chooses."""
    doing = story.last_deed or _supposed_used(story, match)
    if doing is None or story.asking:
        return False
    acting = () if doing.doer is None else (doing.doer,)
    if match.kind == "it" or "it" in match.places:
        meant = story.noted.last(acting)
        return meant is not None and doing.choose(meant)
    named = [match.places[name] for name in CARDS if name in match.places]
    chosen = [piece for one in named for piece in story.pieces_of(one, () if one.card else acting)[:1]]
    if len(chosen) < len(named):
        return False
    for piece in chosen:
        doing.choose(piece)
    if chosen:
        story.topic, story.listing = (chosen[-1],), match.end
    if not chosen or match.kind not in ("card", "both"):
        doing.answers.append((match.phrase, _told(match)))
    story.topic_seat = ""
    return True


def read_doing(story: Story, match: Match) -> bool:
    """ "does Rain": a card with which nothing else can be done than to play it."""
    named = match.places["card"]
    types = story.phrases.types("played")
    if story.asking or not named.card or story.noted.facts[named.card].type not in types:
        return False
    return read_step(story, _as(match, "step.play"))


def _as(match: Match, phrase: str) -> Match:
    """What was told, as the phrase that is meant by it."""
    form = replace(match.wording.form, key=phrase)
    return replace(match, wording=replace(match.wording, form=form, context=phrase.partition(".")[0]))


def read_outcome(story: Story, match: Match) -> bool:
    """What comes of a deed that was told is what the board will show; whom it comes to was chosen, unless the
    deed was aimed at it."""
    doing = story.last_deed
    meant = story.phrases.aimed(match.phrase)
    if meant and doing is None and not story.asking:  # nothing else was told that it could come of
        return bool(match.places["other"].seat) and read_step(story, _as(match, meant))
    if doing is None and not story.asking and "other" not in match.places:
        return False
    pieces = _whom_it_comes_to(story, match)
    doing = story.last_deed
    is_new = doing is not None and doing.other is None and doing.doer not in pieces
    if doing and is_new and pieces and not story.asking and not aim_at(story, pieces[0]):
        doing.choose(pieces[0])
    return True


def _whom_it_comes_to(story: Story, match: Match) -> tuple[int, ...]:
    """The card that something comes to; where what it comes of is a card that nobody played yet, that is
    played."""
    named, other = match.places.get("card"), match.places.get("other")
    if other is not None and named is not None:
        suppose_played(story, story.pieces_of(named)[0])
    meant = other or named or match.places.get("it")
    return story.pieces_of(meant) if isinstance(meant, Named) else ()


def suppose_played(story: Story, piece: int) -> bool:
    """A card that can only be played, and stands there with nothing said of it: "Rain, he has Owl"."""
    one = story.noted.pieces[piece]
    is_free = not one.zone and one.on is None and story.noted.type_of(piece) in story.phrases.types("played")
    if not is_free or story.asking:
        return False
    if any(doing.doer == piece or doing.chooses(piece) for doing in story.noted.doings):
        return False
    story.do(Doing("step.play", doer=piece, seat=story.owner(story.who) or one.seat, supposed=True))
    return True
