"""Read a sentence that tells of a battle: heroes and enemies, what is true of them, how far they are from
each other, and what is done. A word that is not understood is left over, and then nothing is played."""

from __future__ import annotations

from kfjudge.games.fateforge.facts import HERO_TYPE
from kfjudge.games.fateforge.situation import BLANK, BY_SKILLS, Deed, Told, ToldEnemies, ToldHero, Verb
from kfjudge.games.fateforge.situation.mentions import read_fact
from kfjudge.games.fateforge.situation.phrases import (
    ADJECTIVES,
    BEFORE_ENEMIES,
    BESIDE,
    ENEMIES,
    OF_RESULTS,
    PLACES,
    RESULTS,
    THINGS,
    VERBS,
    Token,
    read_phrases,
)
from kfjudge.games.fateforge.situation.state import State, reads
from kfjudge.words import LANGUAGES

BARE = ("strike", "shoot", "attack", "move")  # verbs that may stand without whom they are done to
OBJECTS = {Verb.TAKE: "objective", Verb.OPEN: "chest", Verb.EXIT: "exit-there"}  # what it is done to


def read_battle(text: str, lang: str) -> Told:
    """Read a sentence in the reader's language, or in that of which it leaves fewer words unread."""
    every = [_read(State(read_phrases(text, one))) for one in sorted(LANGUAGES, key=lambda one: one != lang)]
    return min(every, key=lambda told: len(told.unread))


def _read(state: State) -> Told:
    for token in state.words:
        goes_on = token.key in (HERO_TYPE, "me", "comma") or token.words == ":"
        state.is_order = token.key == "order" or (state.is_order and goes_on)
        if token.key in reads:
            reads[token.key](state, token)
        elif token.key not in ("comma", "zone", "they", "that", "order"):
            state.told.unread.append(token.words)
    state.stop()
    if not state.told.is_of_enemies:  # or a resistance is meant
        state.told.unread += state.told.bare
    return state.told


@reads("plays-first", "plays-last")
def read_order(state: State, token: Token) -> None:
    if isinstance(state.subject, ToldHero):
        told = state.told
        (told.order if token.key == "plays-first" else told.last).append(state.subject)
    else:
        state.told.unread.append(token.words)


# What has a number behind "takes" and behind "is missing".
LOST = {"loses": ("damage", "last-round"), "missing": ("health", "energy", "armor")}


@reads(*LOST)
def read_loss(state: State, token: Token) -> None:
    """Take "loses" or "is missing", with what can be lost behind it, or nothing that has a number."""
    ahead = [one.key for one in state.words.ahead if one.key != "another"][:2]
    is_open = ahead[:1] != ["number"] and token.key == "loses"
    if not is_open and (ahead[:1] != ["number"] or ahead[-1] not in LOST[token.key]):
        state.told.unread.append(token.words)


@reads("on-it")
def read_on_it(state: State, token: Token) -> None:
    """Take "on it" for the zone, unless a token may be meant, which it would guard."""
    if state.told.things:
        state.told.unread.append(token.words)
    else:
        read_place(state, Token("here", token.words))


@reads("is-hit-for")
def read_hit(state: State, token: Token) -> None:
    """Take how much damage somebody is hit for, "gets hit for 3"."""
    number = state.words.peek("number")
    if number is None or state.told.deeds or not isinstance(state.last, ToldHero):
        state.told.unread.append(token.words)
        return
    state.told.hurt = number.number
    state.told.deeds.append(Deed(Verb.ACT))
    state.words.skip_to(number)


@reads("by-skill", "out")
def read_means(state: State, token: Token) -> None:
    """Take by what a hero pushes or stuns, and that somebody goes or is pushed out of the zone."""
    leaving = (Verb.MOVE, Verb.PAID_MOVE, Verb.SPRINT) if token.key == "out" else ()
    if state.deed is None or state.deed.verb not in (*BY_SKILLS, *leaving):
        state.told.unread.append(token.words)


@reads("alone")
def read_alone(state: State, token: Token) -> None:
    """Take "alone" of a hero; of one enemy it says that no other is there, which is not read."""
    if isinstance(state.subject, ToldEnemies) and state.subject.many == 1:
        state.told.unread.append(token.words)


@reads("past")
def read_past(state: State, token: Token) -> None:
    if state.told.deeds and state.told.deeds[-1].verb in (Verb.EXIT, Verb.SPRINT):
        read_with(state, token)
    else:
        state.told.unread.append(token.words)


@reads("stop")
def read_stop(state: State, token: Token) -> None:
    state.stop()
    kinds = state.told.enemies[-1:] if token.words == ":" else []
    state.kind = next((one for one in kinds if one.card == BLANK and not (one.color or one.said)), None)


# where they are


@reads(*PLACES, BESIDE, "here")
def read_place(state: State, token: Token) -> None:
    place: int | str = BESIDE if token.key == BESIDE else 0 if token.key == "here" else int(token.key[-1])
    before = state.words.before()
    if before.key in THINGS and place != BESIDE:
        state.told.things[before.key] = state.there = int(place)
    elif state.deed is not None and state.deed.verb == Verb.PUSH and state.deed.target is not None:
        pass  # "into the next zone", where it goes
    elif not state.is_entering():
        if place != 0 and before.key in ENEMIES and state.told.relations[-1:] == [state.accompanied]:
            state.told.relations.pop()  # "with an Archer one zone away"
        state.note_place(place)
        follows = state.words.peek(*ENEMIES, HERO_TYPE, "me", *THINGS, past=BEFORE_ENEMIES)
        if state.words.follows.joined:
            follows = None  # "and an Archer one zone away"
        is_whole = follows is None or (token.key == "here" and bool(state.placed))
        if is_whole or (follows and follows.key in THINGS and state.placed and token.key != "at0"):
            state.end_place(None)


@reads("with")
def read_with(state: State, _token: Token) -> None:
    """Take "with two enemies", who are in the same zone."""
    if state.deed is not None and state.words.peek(*OF_RESULTS, *RESULTS, past=("another", "number")):
        state.deed.is_paid = True  # "opens the chest with a move"
    is_told = state.place is not None or state.is_entering()
    if not is_told and state.words.peek(*ENEMIES, past=BEFORE_ENEMIES):
        is_of_thing = state.words.before().key in PLACES and state.words.before(2).key in THINGS
        state.note_place(state.there or 0 if is_of_thing else 0)  # "the exit one zone away with an Archer"
        state.is_accompanied = True


@reads("there")
def read_there(state: State, token: Token) -> None:
    state.told.unread += [token.words] if state.there is None else []
    state.note_place(state.there or 0)
    state.end_place(None)


@reads(*THINGS)
def read_thing(state: State, token: Token) -> None:
    if token.key == "portal" and state.deed is not None and state.deed.verb == Verb.SPRINT:
        state.deed.by_portal = True
    zone, state.place, state.placed = state.place if isinstance(state.place, int) else None, None, []
    is_entered = state.is_entering() and token.key in ("trap", "terrain", "fountain")
    state.told.things[token.key] = int(is_entered) if zone is None else zone
    if token.key == "fountain" and state.numbers:
        state.told.cubes = state.numbers.pop()


@reads("guards", "guarded-by")
def read_guard(state: State, token: Token) -> None:
    thing = state.words.peek(*THINGS, past=("another",))
    enemies = state.words.peek(*ENEMIES, past=BEFORE_ENEMIES)
    before = state.words.before().key
    before = {"open": "chest", "take": "objective"}.get(before, before)
    if thing is None and enemies is None and state.told.deeds:  # "if a Conscript guards it"
        done = OBJECTS.get(state.told.deeds[-1].verb, "")
        thing = Token(done, token.words) if done else None
    if token.key == "guarded-by" and before in THINGS and enemies:
        state.guarded = before
    elif token.key == "guards" and isinstance(state.subject, ToldEnemies) and thing is not None:
        state.subject.guards = thing.key
    elif token.key == "guards" and isinstance(state.subject, ToldEnemies) and enemies:
        state.guardian = state.subject
    else:
        state.told.unread.append(token.words)


# what is done


@reads(*VERBS)
def read_verb(state: State, token: Token) -> None:
    verb, enters = VERBS[token.key]
    before = state.words.before().key
    asks = before == "that" and state.words.before(2).key == "stop"  # "who strikes"
    state.told.is_empty |= token.key == "sprint-empty"
    is_theirs = _is_of_enemies(state, token, asks=asks)
    if is_theirs and (_is_no_deed_of_enemies(state, token) or (not asks and _is_unclear(state, token))):
        state.told.unread.append(token.words)
    elif before in ("number", "another") and verb in RESULTS and state.numbers:
        read_fact(state, Token(f"result-{verb}", token.words))  # "with one move"
    elif verb == Verb.UPKEEP:
        state.told.deeds.append(Deed(Verb.UPKEEP))
    elif verb in (Verb.ACT, Verb.REACT) or (
        verb in (Verb.MOVE, Verb.STRIKE, Verb.SHOOT) and (asks or is_theirs)
    ):
        if not state.told.is_of_enemies:  # told again, it is what is asked
            actor = state.subject if isinstance(state.subject, ToldEnemies) else None
            shoots = token.key == "shoot" and actor is not None
            state.deed = Deed(verb if verb == Verb.REACT else Verb.ACT, actor, shoots=shoots)
            state.told.deeds.append(state.deed)
    elif token.key == "by-sprint" and state.told.deeds:
        state.told.deeds[-1].verb = Verb.SPRINT
    else:
        _let_hero_act(state, token, verb, enters=enters)


@reads("is-struck", "is-shot")
def read_passive(state: State, token: Token) -> None:
    """Take what is done to somebody: who does it is told next."""
    state.agent = Deed(Verb.STRIKE if token.key == "is-struck" else Verb.SHOOT, None, state.subject)
    past = (*ADJECTIVES, "number", "another", "twice", "times")
    if state.words.peek(*ENEMIES, HERO_TYPE, "me", past=past) is None:
        state.settle_agent(None)


def _is_of_enemies(state: State, token: Token, *, asks: bool) -> bool:
    """Tell whether enemies do it; they strike no enemies ("a Conscript, strike the Assassin"), and whoever
    speaks may be told to ("two Recruits next to me, strike")."""
    if not isinstance(state.subject, ToldEnemies) or token.key == "leave" or _goes_on(state, token):
        return False
    if token.key not in BARE or asks:
        return True
    is_on_enemies = state.words.peek(*ENEMIES, past=BEFORE_ENEMIES) is not None
    is_order = token.leads and not token.of_one
    return not is_on_enemies and (not is_order or state.words.peek(HERO_TYPE, "me") is not None)


def _is_no_deed_of_enemies(state: State, token: Token) -> bool:
    """Tell whether a sentence has enemies do what is not read of them: enter, use a portal, push or stun."""
    verb, enters = VERBS[token.key]
    is_by_skill = verb in BY_SKILLS and (token.of_one or state.words.peek(HERO_TYPE, "me") is not None)
    return enters or is_by_skill or (state.words.before().key in ENEMIES and verb == Verb.PORTAL)


def _is_unclear(state: State, token: Token) -> bool:
    """Tell whether a verb behind enemies may as well be what the speaker does, as nobody is told whom it is
    done to and it does not agree with them: "a Recruit next to me strike", « deux Recrues ici, frappe »."""
    if token.key not in BARE or state.words.peek(HERO_TYPE, "me"):
        return False
    several = isinstance(state.subject, ToldEnemies) and state.subject.many > 1
    is_behind = state.words.before().key in ("comma", "stop")
    return is_behind or not (token.of_several if several else token.of_one)


def _goes_on(state: State, token: Token) -> bool:
    """Tell whether a verb goes on with what a hero does: "moves and strikes"."""
    return token.joined and bool(state.told.deeds) and isinstance(state.told.deeds[-1].actor, ToldHero)


def _let_hero_act(state: State, token: Token, verb: Verb, *, enters: bool) -> None:
    is_vague = token.key == "leave" and "exit-there" in state.told.things and "zone" not in token.words
    if is_vague or (token.key == "pass" and "portal" not in state.told.things):
        state.told.unread.append(token.words)
        return
    heroes = [one for one in state.group if isinstance(one, ToldHero)]
    actor = state.told.deeds[-1].actor if _goes_on(state, token) else state.subject
    if not isinstance(actor, ToldHero):
        actor = state.told.heroes[-1] if state.told.heroes else None
    for other in heroes if verb in (Verb.SPRINT, Verb.MOVE) else ():
        if other is not actor:
            state.told.deeds.append(Deed(verb, other, enters=enters))
    last = state.told.deeds[-1] if state.told.deeds else None
    if last is not None and (last.verb, last.actor, last.target) == (verb, actor, None):  # told again
        state.told.deeds.pop()
    times = state.numbers.pop() if state.numbers and verb in (Verb.STRIKE, Verb.SHOOT) else 1
    done = Verb.ATTACK if token.key == "attack" else verb  # a strike or a shot
    state.deed, state.group = Deed(done, actor, None, times, enters), []
    state.told.deeds.append(state.deed)
