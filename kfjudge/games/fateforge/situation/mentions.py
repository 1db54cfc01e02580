"""Read who there is in a sentence about a battle, and what is true of them."""

from __future__ import annotations

from itertools import product, takewhile

from kfjudge.games.fateforge.engine.board import COLORS
from kfjudge.games.fateforge.facts import HERO_TYPE, all_facts
from kfjudge.games.fateforge.situation import (
    BLANK,
    LEADER,
    Deed,
    Mention,
    ToldEnemies,
    ToldHero,
    Verb,
    describe,
)
from kfjudge.games.fateforge.situation.phrases import (
    ADJECTIVES,
    BEFORE_ENEMIES,
    ENEMIES,
    FACTS,
    OF_ENEMY,
    OF_HERO,
    OF_RESULTS,
    PLACES,
    RESULTS,
    USUAL,
    Token,
)
from kfjudge.games.fateforge.situation.state import State, reads


@reads("twice", "times", "once", "cubes", "heroes", "no-dice")
def read_count(state: State, token: Token) -> None:
    """Take how often something is done, how many cubes lie there, how many heroes there are."""
    key, deeds = token.key, state.told.deeds
    state.told.no_dice |= key == "no-dice"
    if key in ("twice", "once"):
        number = 2 if key == "twice" else 1
    elif state.numbers and (key != "heroes" or state.words.before().key == "number"):
        number = state.numbers.pop()
    else:
        state.told.unread += [] if key in ("heroes", "no-dice") else [token.words]
        return
    if key == "heroes":
        state.told.unnamed = number
    elif key == "cubes" and "fountain" in state.told.things:
        state.told.cubes = number
    elif key != "cubes" and (state.agent or deeds):
        (state.agent or deeds[-1]).times = number
    else:
        state.told.unread.append(token.words)


@reads("another")
def read_article(state: State, token: Token) -> None:
    if state.words.peek(*FACTS, *RESULTS, *OF_RESULTS):
        state.numbers.append(1)  # "a parry token"
    elif not state.words.peek(*ENEMIES, past=ADJECTIVES):
        _read_one_of(state)
    else:
        state.is_another, state.is_other = True, token.is_other


# who there is


@reads(HERO_TYPE, "me")
def read_hero(state: State, token: Token) -> None:
    heroes = state.told.heroes
    if token.key == "me":  # who speaks stands, or there would be nothing to say
        hero = next((one for one in heroes if "knocked-out" not in one.said), None)
    else:
        hero = next((one for one in heroes if one.card in (token.card, "")), None)
    if hero is None:
        hero = ToldHero("" if token.key == "me" else token.card)
        heroes.append(hero)
    hero.card = hero.card or token.card
    state.told.speaker = hero if token.key == "me" else state.told.speaker
    state.told.order += [hero] if state.is_order else []
    state.describe(hero)
    state.mention(hero)


@reads(*ENEMIES)
def read_enemies(state: State, token: Token) -> None:
    many = state.numbers.pop() if state.numbers else 0
    said, state.adjectives = state.adjectives, []
    behind = takewhile(lambda one: one.key in ADJECTIVES, state.words.ahead)
    qualities, card = [one.key for one in (*said, *behind)], token.card or BLANK
    color = LEADER if token.key == "leader" else next((one.key for one in said if one.key in COLORS), "")
    enemies = _find_known(state, card, color, qualities, many)
    if enemies is None:
        enemies = ToldEnemies(card, many or (2 if token.plural else 1), color)
        state.told.enemies.append(enemies)
        if state.kind is not None and card != BLANK:
            state.told.count_among(enemies, state.kind)
            state.kind = state.kind if state.kind.many > 0 else None
    if state.guardian is not None and state.guardian is not enemies:
        enemies.guardian, state.guardian = state.guardian, None
        state.told.shared.append(([enemies], 0, enemies.guardian))
    enemies.guards, state.guarded = state.guarded or enemies.guards, ""
    for one in said:
        if one.key in COLORS and enemies.color not in ("", one.key):  # "a red and a blue enemy"
            state.told.unread.append(one.words)
        describe(enemies, one.key)
    state.mention(enemies)


def _take_from(state: State, known: list[ToldEnemies]) -> ToldEnemies | None:
    """Take one of several enemies that were told of, if there are such."""
    return state.told.part(known[-1]) if known and known[-1].many > 1 else None


def _find_known(state: State, card: str, color: str, said: list[str], many: int) -> ToldEnemies | None:
    """Find the enemies that are meant again; "an Archer" that is struck is one of them."""
    is_target = state.deed is not None and state.deed.is_without_target
    behind = state.words.peek("initiative")
    number = None if behind is None else behind.number * behind.bare
    known = state.told.find_enemies(card, color, said, number)
    if many:  # "and strikes one Recruit"
        is_done_to = many == 1 and state.deed is not None and state.deed.target is None
        return _take_from(state, known) if is_done_to else None
    if state.is_other:  # "strikes another Recruit": none that something was done to before
        rest = [one for one in known if all(deed.target is not one for deed in state.told.deeds)]
        is_one = len(rest) == 1 and len(known) > 1
        return _take_from(state, rest) if rest and rest[-1].many > 1 else rest[0] if is_one else None
    return known[-1] if known and (is_target or not state.is_another) else None


@reads("she", "he", "she-hero", "he-hero")
def read_pronoun(state: State, token: Token) -> None:
    """Take "he" and "she" for the last hero or enemy that a noun of that gender names."""
    gender = "f" if token.key.startswith("she") else "m"
    called = state.told.find_called(gender, state.subject, state.last)
    heroes: list[Mention] = [one for one in called if isinstance(one, ToldHero)]
    enemies: list[Mention] = [one for one in called if isinstance(one, ToldEnemies)]
    deed = state.words.peek("strike", "shoot", "attack", "move")
    done_to = next((one.key for one in state.words.ahead[1:] if one.key not in BEFORE_ENEMIES), "")
    if token.key.endswith("hero"):  # no enemy is called so
        called = heroes or list(state.told.heroes)
    elif deed is not None and heroes and enemies:  # either may do that
        is_theirs, is_ours = done_to in (HERO_TYPE, "me"), done_to in ENEMIES
        called = enemies if is_theirs else heroes if is_ours else called
        state.told.unread += [] if is_theirs or is_ours else [token.words]
    state.last = state.subject = called[-1] if called else state.subject


# what is true


@reads(*ADJECTIVES)
def read_adjective(state: State, token: Token) -> None:
    words = (*ADJECTIVES, "comma", "number", "another")
    is_behind = state.words.before().key in (*ENEMIES, HERO_TYPE)
    is_bound = is_behind and not token.linked  # « deux Conscrits étourdis »
    if state.words.peek(*ENEMIES, HERO_TYPE, past=words) and not is_behind:
        state.adjectives.append(token)
    elif token.key in COLORS and (
        state.words.peek("react", "act", past=words)
        or (state.told.deeds and state.told.deeds[-1].verb == Verb.REACT)
    ):
        state.told.colors.append(token.key)
    elif not any(describe(one, token.key) for one in (None if is_bound else state.subject, state.last)):
        state.adjectives.append(token)


def _read_one_of(state: State) -> bool:
    """Take "one" for one of the enemies just mentioned, of whom more is told; tell whether it is."""
    parent = next(
        (one for one in reversed(state.told.enemies) if one.many > 1 or one in state.told.parted), None
    )
    telling = (*ADJECTIVES, "with", "initiative", "resistance", "armor", *PLACES)
    if (
        parent is None
        or state.words.follows.key not in telling
        or state.words.peek(*ENEMIES, past=ADJECTIVES)
    ):
        return False
    one = state.told.part(parent) if parent.many > 1 else parent
    state.last, state.subject, state.group = one, one, [one]
    return True


@reads("number")
def read_number(state: State, token: Token) -> None:
    is_word = token.number == 1 and not token.words.isdigit()
    if is_word and (state.words.peek("number") is not None or _read_one_of(state)):  # "one of two Assassins"
        return
    before = state.words.before()
    if before.key in ("resistance", "armor", "initiative") and not state.numbers:
        enemies = [state.last] if isinstance(state.last, ToldEnemies) else state.told.enemies[-1:]
        if enemies and before.bare and enemies[0].label == token.number:
            return
        if enemies and before.key not in enemies[0].numbers:
            enemies[0].numbers[before.key] = token.number
            enemies[0].label = token.number if before.bare else 0
            state.told.bare += [token.words] if before.bare else []
            parted = list[ToldEnemies]()
            while enemies[0].many > 1 and (number := state.words.peek("number", past=("comma",))):
                other = state.told.part(enemies[0])  # "with initiative 3 and 5"
                other.numbers = {**enemies[0].numbers, before.key: number.number}
                other.label = number.number if before.bare else 0
                state.words.skip_to(number)
                parted.append(other)
            # "Recruits (2 and 5) stunned"
            behind = takewhile(lambda one: one.key in ADJECTIVES, state.words.ahead) if before.bare else ()
            for quality, other in product(behind, parted):
                describe(other, quality.key)
            return
    state.numbers.append(token.number)


@reads(*FACTS, *OF_RESULTS)
def read_fact(state: State, token: Token) -> None:
    key = token.key
    if not state.numbers and (no := state.words.peek("no")):
        state.words.skip_to(no)
    is_result = key.startswith("result-")
    if state.words.before().key == "no":
        state.told.unread.pop()
        state.numbers.append(0)
    if not state.numbers:
        if key in ("resistance", "armor", "initiative") and state.words.peek("number"):
            return  # "armor 2"
        if is_result:  # "with a focus"
            state.numbers.append(1)
        elif key in ("damage", "health"):  # which questions ask for
            return
        else:
            state.told.unread.append(token.words)
            return
    number = state.numbers.pop()
    deed = state.deed
    if deed is not None and deed.is_paid and key in ("result-strike", "result-shoot"):
        deed.times = number  # "attacks it with two strikes"
    is_loss = state.words.before(2).key == "missing"
    mention = _find_owner(state, key)
    hero = mention if is_loss else state.last
    if isinstance(hero, ToldHero) and _take_loss(state, hero, key, number):
        return
    if is_loss and mention is not None and number < mention.numbers.get(key, 0):
        mention.numbers[key] -= number
    elif is_loss or mention is None:
        state.told.unread.append(token.words)
    else:
        mention.numbers[key] = number


def _find_owner(state: State, key: str) -> Mention | None:
    """Find whose fact it is: of the last that can have such."""
    mention, told = state.last, state.told
    if key in OF_ENEMY and not isinstance(mention, ToldEnemies):
        mention = told.enemies[-1] if told.enemies and key != "damage" else None
    is_of_hero = key == "parry" and bool(told.heroes) and state.words.before(2).key != "with"
    if (is_of_hero or key in (*OF_HERO, *OF_RESULTS)) and not isinstance(mention, ToldHero):
        told.heroes += [] if told.heroes else [ToldHero("")]
        mention = told.heroes[-1]
    return mention


def _take_loss(state: State, hero: ToldHero, key: str, number: int) -> bool:
    """Take what a hero lacks of its health or energy ("missing 3 health"), the damage that it takes ("takes 3
    damage"), or its armor, where no enemy may have it; tell whether that is said."""
    before = state.words.before(2).key
    if key == "armor" and not state.told.enemies:
        hero.numbers["worn"] = number
        return True
    if before == "missing" and key in ("health", "energy"):
        facts = all_facts().get(hero.card or USUAL)
        most = getattr(facts, key, None)
        if most is None or number >= most:
            return False
        hero.numbers[key] = most - number
        return True
    end = next((one.words for one in state.words.ahead if one.key == "stop"), "")
    if before == "loses" and key == "damage" and end != "?" and not state.told.deeds:
        state.told.hurt = number
        state.told.deeds.append(Deed(Verb.ACT))
        return True
    return False


@reads("last-round")
def read_last_round(state: State, _token: Token) -> None:
    """Take what happened in the round before: the damage of an enemy is gone since its upkeep."""
    if not isinstance(state.last, ToldEnemies):
        return
    was_hurt = state.last.numbers.pop("damage", 0)
    if state.numbers and state.words.before(2).key == "loses":  # "took 2 last round"
        was_hurt = state.numbers.pop()
    state.told.is_healed |= bool(was_hurt)


@reads("rolled")
def read_dice(state: State, _token: Token) -> None:
    """Take the results of dice that are told one after the other: "rolled strike, strike, move"."""
    numbers = dict[str, int]()
    many, last = 0, None
    for token in state.words.ahead:
        key = token.key.removeprefix("result-")
        if key in RESULTS:
            numbers[f"result-{key}"] = numbers.get(f"result-{key}", 0) + (many or 1)
            many = 0
        elif token.key == "number":
            many = token.number
        elif token.key not in ("comma", "another"):
            break
        last = token
    if not numbers or many:
        return
    hero = state.last if isinstance(state.last, ToldHero) else next(iter(state.told.heroes), None)
    if hero is None:
        hero = ToldHero("")
        state.told.heroes.append(hero)
    for key, number in numbers.items():
        hero.numbers[key] = hero.numbers.get(key, 0) + number
    assert last is not None
    while next(iter(state.words)) is not last:
        pass


@reads("has-rerolled")
def read_reroll(state: State, _token: Token) -> None:
    """Take that somebody has rerolled this round, which is done once."""
    state.told.has_rerolled = True


@reads("door-closed")
def read_door(state: State, _token: Token) -> None:
    """Take a closed door, which is between the heroes and the next zone."""
    state.told.things["door"] = 0


@reads("their-turn")
def read_turn_of_enemies(state: State, token: Token) -> None:
    """Take "his turn" of an enemy; of a hero it says nothing that is done."""
    if isinstance(state.last, ToldEnemies) and not state.told.is_of_enemies:
        state.told.deeds.append(Deed(Verb.ACT, state.last))
    elif not isinstance(state.last, ToldHero):
        state.told.unread.append(token.words)
