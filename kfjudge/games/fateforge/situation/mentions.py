"""Read who there is in a sentence about a battle, and what is true of them."""

from __future__ import annotations

from itertools import takewhile

from kfjudge.games.fateforge.engine.board import COLORS
from kfjudge.games.fateforge.facts import HERO_TYPE
from kfjudge.games.fateforge.situation import BLANK, LEADER, Mention, ToldEnemies, ToldHero, Verb, describe
from kfjudge.games.fateforge.situation.phrases import (
    ADJECTIVES,
    ENEMIES,
    FACTS,
    OF_ENEMY,
    OF_HERO,
    OF_RESULTS,
    PLACES,
    RESULTS,
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
    elif state.numbers:
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
def read_article(state: State, _token: Token) -> None:
    if state.words.peek(*FACTS, *RESULTS, *OF_RESULTS):
        state.numbers.append(1)  # "a parry token"
    elif not state.words.peek(*ENEMIES, past=ADJECTIVES):
        _read_one_of(state)
    else:
        state.is_another = True


# who there is


@reads(HERO_TYPE, "me")
def read_hero(state: State, token: Token) -> None:
    heroes = state.told.heroes
    if token.key == "me":
        hero = heroes[0] if heroes else None
    else:
        hero = next((one for one in heroes if one.card in (token.card, "")), None)
    if hero is None:
        hero = ToldHero("" if token.key == "me" else token.card)
        heroes.append(hero)
    hero.card = hero.card or token.card
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
    enemies = None if many else _find_known(state, card, color, qualities)
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


def _find_known(state: State, card: str, color: str, said: list[str]) -> ToldEnemies | None:
    """Find the enemies that are meant again; "an Archer" that is struck is one of them."""
    is_target = state.deed is not None and state.deed.is_without_target
    known = state.told.find_enemies(card, color, said)
    if state.words.peek("initiative"):  # "an Assassin of initiative 1, an Assassin of 4"
        known = [one for one in known if "initiative" not in one.numbers]
    return known[-1] if known and (is_target or not state.is_another) else None


@reads("she", "he", "she-hero", "he-hero")
def read_pronoun(state: State, token: Token) -> None:
    """Take "he" and "she" for the last hero or enemy that a noun of that gender names."""
    gender = "f" if token.key.startswith("she") else "m"
    called = state.told.find_called(gender, state.subject, state.last)
    heroes: list[Mention] = [one for one in called if isinstance(one, ToldHero)]
    is_open = {type(one) for one in called[-2:]} == {ToldHero, ToldEnemies} and state.last in called
    if token.key.endswith("hero"):  # no enemy is called so
        called = heroes or list(state.told.heroes)
    elif is_open and state.words.peek("strike", "shoot", "attack", "move"):  # either may do that
        state.told.unread.append(token.words)
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
        if enemies and before.key not in enemies[0].numbers:
            enemies[0].numbers[before.key] = token.number
            state.told.bare += [token.words] if before.bare else []
            while enemies[0].many > 1 and (number := state.words.peek("number", past=("comma",))):
                other = state.told.part(enemies[0])  # "with initiative 3 and 5"
                other.numbers = {**enemies[0].numbers, before.key: number.number}
                state.words.skip_to(number)
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
    mention = state.last
    if key in OF_ENEMY and not isinstance(mention, ToldEnemies):
        mention = state.told.enemies[-1] if state.told.enemies and key != "damage" else None
    if (key in OF_HERO or is_result) and not isinstance(mention, ToldHero):
        mention = state.told.heroes[-1] if state.told.heroes else ToldHero("")
        if not state.told.heroes:
            state.told.heroes.append(mention)
    if mention is None:
        state.told.unread.append(token.words)
    else:
        mention.numbers[key] = number
