"""Write the battle of what a sentence tells, on the smallest map that there is; what is not told is assumed,
and said."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from itertools import count, islice

from kfjudge.core.message import LocalText, Message
from kfjudge.games.fateforge import GAME, message
from kfjudge.games.fateforge.cards.book import ENEMIES
from kfjudge.games.fateforge.engine.board import COLORS
from kfjudge.games.fateforge.facts import all_facts, on_boards
from kfjudge.games.fateforge.situation import (
    BLANK,
    BY_SKILLS,
    STATES,
    Deed,
    Told,
    ToldEnemies,
    ToldHero,
    Verb,
)
from kfjudge.games.fateforge.situation.phrases import OF_HERO, USUAL
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template, pick_name

FARTHEST = 5
MOST_COLORS = 2  # that the app names
USUAL_HEALTH, USUAL_ENERGY, USUAL_RESISTANCE, USUAL_COLOR = 5, 3, 3, "red"
FIRST, LAST = "white", "purple"  # of the colors of enemies
BLUE = "blue"  # who shoot from the adjacent zones
BY_PORTAL = "a9"  # the zone where a portal leads to
HERE = 2  # the column of the first hero; the zone before it is empty
RESULT_OF = {
    Verb.PUSH: "focus",
    Verb.STUN: "focus",
    Verb.PORTAL: "move",
    Verb.STRIKE: "strike",
    Verb.SHOOT: "shoot",
    Verb.MOVE: "move",
    Verb.OPEN: "focus",
    Verb.EXPLORE: "focus",
}
OF_NOTATION = {
    "portal": f"portal to {BY_PORTAL}",
    "exit-there": "exit A",
    "terrain": "difficult terrain",
    "exploration": "exploration token",
}


def complete(told: Told) -> Iterator[Message]:
    """Assume what is not told, and say so."""
    verbs = {deed.verb for deed in told.deeds}
    yield from _complete_heroes(told)
    yield from _complete_deeds(told, verbs)
    yield from _complete_places(told)
    for one in told.enemies:
        yield from _complete_enemies(one, told, verbs)
    if told.is_their_turn:
        yield message("sketch.assumed-act")
    if told.is_healed:
        yield message("sketch.assumed-healed")
    if told.bare:
        yield message("sketch.assumed-bare")
    untold = [one for one in told.enemies if "initiative" not in one.numbers]
    if untold and sum(one.many for one in told.enemies) > 1 and verbs & {Verb.ACT, Verb.REACT}:
        are_all = len(untold) == len(told.enemies)
        yield message("sketch.assumed-initiative" if are_all else "sketch.assumed-first")
    if Verb.REACT in verbs and not told.colors:
        there = {one.color or on_boards()[one.card].colors[0] for one in told.enemies}
        told.colors = [color for color in COLORS if color in there][:MOST_COLORS]  # in the order of turns
        yield message("sketch.assumed-colors", colors=tuple(message(f"color.{one}") for one in told.colors))


def _complete_places(told: Told) -> Iterator[Message]:
    untold = [one for one in told.enemies if one.zone is None]
    if "door" in told.things:  # which is between
        for one in untold:
            one.zone = told.things["door"] + 1
        untold = []
    for one in untold:
        shot = any(deed.verb == Verb.SHOOT and deed.target is one for deed in told.deeds)
        shooting = any(deed.verb == Verb.ACT and deed.shoots and deed.actor is one for deed in told.deeds)
        one.zone = int(shot or shooting)
    for zone, key in enumerate(("sketch.assumed-near", "sketch.assumed-away")):
        if any(one.zone == zone for one in untold):
            yield message(key)
    if told.beside:
        yield message("sketch.assumed-beside")


def _complete_enemies(one: ToldEnemies, told: Told, verbs: set[Verb]) -> Iterator[Message]:
    card, is_their_turn = on_boards()[one.card], bool(verbs & {Verb.ACT, Verb.REACT})
    if is_their_turn and not (one.color or card.colors):
        others = {each.color or on_boards()[each.card].colors for each in told.enemies if each is not one}
        named = [color for color in told.colors if color not in others and (color,) not in others]
        alike = [each.color for each in told.enemies if each.card == one.card and each.color]
        one.color, one.is_color_assumed = next(iter((*alike, *named)), USUAL_COLOR), True
        yield message("sketch.assumed-color", cards=card, color=message(f"color.{one.color}"))
    if is_their_turn:
        yield from _assume_attack(one)
    if verbs & {Verb.STRIKE, Verb.SHOOT} and not card.resistance and "resistance" not in one.numbers:
        yield message("sketch.assumed-resistance", cards=card, n=USUAL_RESISTANCE)


def _assume_attack(one: ToldEnemies) -> Iterator[Message]:
    """Assume what an enemy does, where neither the sentence nor the book tells."""
    if "hit" in one.numbers:
        yield message("sketch.assumed-hit", n=one.numbers["hit"])
    elif one.card == BLANK:
        yield message("sketch.assumed-shot" if one.color == BLUE else "sketch.assumed-strike")
    elif _has_open_box(one):
        yield message("sketch.assumed-box", cards=on_boards()[one.card])


def _complete_heroes(told: Told) -> Iterator[Message]:
    """Assume who the heroes are, in which order they play and what they have got, where it matters."""
    for hero in told.heroes:
        there, is_named = {one.card for one in told.heroes}, bool(hero.card)
        hero.card = hero.card or next(card for card in (USUAL, *all_facts()) if card not in there)
        if "health" not in hero.numbers and "knocked-out" not in hero.said:
            hero.numbers["health"] = all_facts()[hero.card].health or USUAL_HEALTH
            yield message("sketch.assumed-hero", hero=all_facts()[hero.card], n=hero.numbers["health"])
        elif not is_named:
            yield message("sketch.assumed-who", hero=all_facts()[hero.card])
    first, last = told.order, [one for one in told.last if one not in told.order]
    told.heroes.sort(key=lambda hero: (hero not in first, hero in last))
    actors = [deed.actor for deed in told.deeds if isinstance(deed.actor, ToldHero)]
    if len(told.heroes) > 1 and not (first or last):
        told.heroes.sort(key=lambda hero: hero not in actors[:1])
        yield message("sketch.assumed-order", heroes=tuple(all_facts()[one.card] for one in told.heroes))


def _complete_deeds(told: Told, verbs: set[Verb]) -> Iterator[Message]:
    """Assume what heroes pay with, and where the exit is."""
    for deed in told.deeds:
        if (
            deed.verb == Verb.RAISE
            and isinstance(deed.target, ToldHero)
            and "knocked-out" not in deed.target.said
        ):
            deed.target.said.add("knocked-out")
            yield message("sketch.assumed-out", hero=all_facts()[deed.target.card])
        is_paid = deed.verb in (Verb.RAISE, Verb.PAID_MOVE, Verb.REROLL)
        if is_paid and isinstance(deed.actor, ToldHero) and "energy" not in deed.actor.numbers:
            deed.actor.numbers["energy"] = USUAL_ENERGY
            yield message("sketch.assumed-energy", hero=all_facts()[deed.actor.card], n=USUAL_ENERGY)
    if verbs & {Verb.MOVE, Verb.PAID_MOVE} and told.enemies:
        yield message("sketch.assumed-move")
    if any(deed.verb in (*RESULT_OF, Verb.RAISE) and not deed.is_paid for deed in told.deeds):
        yield message("sketch.assumed-results")
    if Verb.EXIT in verbs and "exit-there" not in told.things:
        told.things["exit-there"] = 0
        yield message("sketch.assumed-exit")


def describe_board(told: Told) -> Iterator[Message]:
    for hero in told.heroes:
        key = next(
            (f"sketch.told-hero-{state}" for state in STATES if state in hero.said), "sketch.told-hero"
        )
        yield message(key, hero=all_facts()[hero.card], place=_zone(hero.zone))
    for one in told.enemies:
        card = on_boards()[one.card]
        called = tuple((lang, f"{pick_name(card, lang)} {one.label}") for lang in LANGUAGES)
        cards = (LocalText(called, card=card),) if one.label else (card,) * one.many
        key = "sketch.told-enemies-stunned" if "stunned" in one.said else "sketch.told-enemies"
        yield message(key, cards=cards, place=_zone(one.zone))
    for thing, at in told.things.items():
        what = message(f"sketch.thing-{thing.removesuffix('-there')}")
        yield message("sketch.told-thing", place=_zone(at), what=what)


def _zone(at: int | None) -> str:
    return f"a{HERE + (at or 0)}"


# what was assumed, otherwise


def vary(told: Told) -> Iterator[tuple[Message, Told]]:
    """Assume otherwise what nobody told: "next to" in the zone beside, colors, and which of them the app
    names."""
    verbs = {deed.verb for deed in told.deeds}
    if told.beside:
        other = copy.deepcopy(told)
        for one in other.beside:
            one.zone = 1
        yield message("sketch.if-next"), other
    for one in {each.card: each for each in reversed(told.enemies)}.values():
        for color in _find_other_colors(one, told, verbs):
            other = copy.deepcopy(told)
            for alike in other.enemies:
                alike.color = color if (alike.card, alike.color) == (one.card, one.color) else alike.color
            said = message(f"color.{color}")
            yield message("sketch.if-color", cards=on_boards()[one.card], color=said), other
    if Verb.REACT in verbs and len(told.colors) > 1:
        other = copy.deepcopy(told)
        other.colors.reverse()
        colors = tuple(message(f"color.{color}") for color in other.colors)
        yield message("sketch.if-colors", colors=colors), other


def _find_other_colors(one: ToldEnemies, told: Told, verbs: set[Verb]) -> tuple[str, ...]:
    """List colors that an enemy may have as well, where nobody says which: it acts sooner or later by that,
    or does not react."""
    if Verb.REACT in verbs and one.is_color_assumed and one.card != BLANK and one.color in told.colors:
        return tuple(color for color in COLORS if color not in told.colors)[:1]
    is_alone = len({each.card for each in told.enemies}) == 1
    is_open = Verb.ACT in verbs and one.color == USUAL_COLOR and not on_boards()[one.card].colors
    return (FIRST, LAST) if is_open and not is_alone else ()


# the board


def make_board(told: Told, text: str, lang: str) -> Scenario:
    """Write the battle as a board file, and read it."""
    names = {hero.card: pick_name(all_facts()[hero.card], lang).partition(" (")[0] for hero in told.heroes}
    lines = [f"title: {' '.join(text.split())}", f"game: {GAME}", f"players: {', '.join(names.values())}"]
    lines += [
        f"map: {', '.join((*(_zone(at) for at in range(-1, FARTHEST + 1)), BY_PORTAL))}",
        "",
        *_write_round(told, names),
    ]
    written_as = {**OF_NOTATION, "fountain": f"fountain with {told.cubes or 1} cubes"}
    written_as["door"] = f"closed door to {_zone(told.things.get('door', 0) + 1)}"
    lines += [f"{_zone(at)}: {written_as.get(thing, thing)}" for thing, at in told.things.items()]
    for hero in told.heroes:
        lines += _write_hero(hero, names[hero.card], told, lang)
    cards: dict[str, list[str]] = {}
    for one in told.enemies:
        cards.setdefault(_zone(one.zone), []).extend(_write_enemies(one, told, lang))
    lines += [f"{zone} enemies: {' | '.join(written)}" for zone, written in cards.items()]
    lines.append("")
    there = {hero.card: hero.zone or 0 for hero in told.heroes}
    steps = [step for deed in told.deeds for step in _write_deed(deed, told, names, there, lang)]
    may_choose = (
        any(one.numbers.get("parry") or one.numbers.get("worn") for one in told.heroes)
        or any(deed.verb in (Verb.TURN, Verb.REROLL, *BY_SKILLS) for deed in told.deeds)
        or bool(told.things.keys() & {"trap", "fountain"})
    )
    for number, step in enumerate(steps, 1):
        lines += [f"{number}. {step}", *(["   - ?"] if may_choose else [])]
    return read_scenario("\n".join([*lines, ""]))


def _write_round(told: Told, names: Mapping[str, str]) -> list[str]:
    """Write the phase in which something is done first, and what the app names."""
    verbs = [deed.verb for deed in told.deeds]
    actors = [names[deed.actor.card] for deed in told.deeds if isinstance(deed.actor, ToldHero)]
    first = next(iter((*actors, *names.values())))
    phases = {Verb.UPKEEP: "upkeep", Verb.TURN: f"preparation, {first}", Verb.REROLL: f"preparation, {first}"}
    phases |= {
        Verb.REACT: "enemy reactions",
        Verb.ACT: "enemy turns",
        Verb.EXIT: "upkeep",
        Verb.SPRINT: f"preparation, {first}",
    }
    lines = [f"turn: {phases.get(verbs[0], first)}", *(["round: 3, last"] if Verb.EXIT in verbs else [])]
    if told.colors and Verb.REACT in verbs:
        order = ", ".join(names.values())
        lines += [f"reactions: {', '.join(told.colors)}", f"order: reactions, {order}"]
    return lines


def _write_hero(hero: ToldHero, name: str, told: Told, lang: str) -> list[str]:
    """Write a hero, with the results for what it does, and the skill or the armor that is told of."""
    numbers = dict(hero.numbers)
    facts = [f"in {_zone(hero.zone)}"]
    if "knocked-out" in hero.said:
        return [f"{name}: {facts[0]}, knocked out"]
    mine = [deed for deed in told.deeds if deed.actor is hero]
    worn = numbers.pop("worn", 0)
    with_skill = dict.fromkeys(deed.verb for deed in mine if deed.verb in BY_SKILLS)
    skills = " | ".join(f"Skill as {_skill(verb, lang)} (focus does {verb})" for verb in with_skill)
    more = [f"{name} skills: {skills}"] if skills else []
    mail = find_raw_template("sketch.skill-mail", lang, GAME)
    more += [f"{name} items: Equipment as {mail} ({worn} armor, full armor {worn})"] if worn else []
    for result in (f"result-{one}" for deed in mine for one in _find_results(deed)):
        if result not in hero.numbers:
            numbers[result] = numbers.get(result, 0) + 1
    words = {"parry": "parry tokens", "corruption": "corruption"}
    facts += [
        f"{n} {words.get(key, key.removeprefix('result-').replace('-', ' '))}"
        for key, n in numbers.items()
        if n or key in OF_HERO
    ]
    facts += ["stunned"] if "stunned" in hero.said else []
    facts += (
        ["has rolled"] if any(deed.verb in (Verb.SPRINT, Verb.TURN, Verb.REROLL) for deed in mine) else []
    )
    facts += ["has rerolled"] if told.has_rerolled else []
    return [f"{name}: {', '.join(facts)}", *more]


def _find_results(deed: Deed) -> list[str]:
    """List the results that somebody needs for what it does, where nobody says with what it is paid."""
    if deed.verb == Verb.RAISE:
        return ["move", "strike"]
    return [RESULT_OF[deed.verb]] * deed.times if deed.verb in RESULT_OF and not deed.is_paid else []


def _skill(verb: Verb, lang: str) -> str:
    """Name the skill by which a hero does what nobody does without one."""
    return find_raw_template(f"sketch.skill-{verb}", lang, GAME)


def _has_open_box(one: ToldEnemies) -> bool:
    """Tell whether nobody shows what an enemy does with a hero in its zone."""
    if one.card == BLANK:
        return True
    boxes = ENEMIES[one.card].boxes if one.card in ENEMIES else None
    return boxes is not None and (not boxes or any(box.action is None for box in boxes))


def _write_enemies(one: ToldEnemies, told: Told, lang: str) -> Iterator[str]:
    card = on_boards()[one.card]
    facts = [ability.replace("-", " ") for ability in sorted(one.said)]
    facts += [one.color] if one.color else []
    written = {"resistance": USUAL_RESISTANCE if not card.resistance else 0, "initiative": 1, **one.numbers}
    hit = written.pop("hit", 0)
    forms = {"resistance": "resistance {}", "initiative": "initiative {}", "parry": "{} parry tokens"}
    facts += [forms.get(key, f"{{}} {key}").format(n) for key, n in written.items() if n]
    usual = "at 1 shoot" if one.color == BLUE else "at 0 strike"
    facts += [usual] if _has_open_box(one) and not hit else []
    if hit:
        attack = "strike" if not one.zone else "shoot"
        facts.append(f"at {one.zone or 0} {attack}{f' for {hit}' if hit > 1 else ''}")
    facts += [f"guarded by {_label(one.guardian, 0, told, lang)}"] if one.guardian is not None else []
    facts += [f"guards the {one.guards.removesuffix('-there')}"] if one.guards else []
    for at in range(one.many):
        yield f"{pick_name(card, lang)} as {_label(one, at, told, lang)} ({', '.join(facts)})"


def _label(one: ToldEnemies, at: int, told: Told, lang: str) -> str:
    """Name one of some enemies by its card and the number that it is told by, or one of its own."""
    alike = [other for other in told.enemies if other.card == one.card]
    taken = {other.label for other in alike}
    free = (number for number in count(1) if number not in taken)
    before = sum(other.many for other in alike[: alike.index(one)] if not other.label)
    number = one.label or next(islice(free, before + at, None))
    return f"{pick_name(on_boards()[one.card], lang)} {number}"


def _find_goal(deed: Deed, told: Told, at: int) -> int:
    """Find the zone into which somebody moves: that of whoever is told, or away from all others."""
    if deed.enters:
        target = deed.target.zone if deed.target is not None and deed.target.zone is not None else at + 1
        return target if target != at else at + 1
    taken = {one.zone for one in told.heroes if one is not deed.actor} | {one.zone for one in told.enemies}
    return at + 1 if at - 1 in taken and at + 1 not in taken else at - 1


def _write_deed(
    deed: Deed, told: Told, names: Mapping[str, str], there: dict[str, int], lang: str
) -> list[str]:
    """Write what is done as steps of a board file, from where the heroes are `there`."""
    if deed.verb in (Verb.REACT, Verb.ACT, Verb.EXIT, Verb.UPKEEP):
        step = {
            Verb.REACT: "the enemies react",
            Verb.ACT: "the enemies act",
            Verb.EXIT: "the upkeep begins",
            Verb.UPKEEP: "the upkeep begins",
        }[deed.verb]
        last = told.deeds[max(told.deeds.index(deed) - 1, 0)]
        is_on = isinstance(last.actor, ToldHero) and last.verb != Verb.END
        ends = [f"{names[last.actor.card]} ends the turn"] if is_on and last.actor is not None else []
        return [*(ends if deed.verb == Verb.ACT else []), step]
    assert isinstance(deed.actor, ToldHero)
    name, goal = names[deed.actor.card], _find_goal(deed, told, there[deed.actor.card])
    to = BY_PORTAL if deed.by_portal else _zone(goal)
    if deed.verb in (Verb.SPRINT, Verb.MOVE, Verb.PAID_MOVE):
        there[deed.actor.card] = goal
    on = ""
    if isinstance(deed.target, ToldEnemies):
        on = _label(deed.target, deed.at, told, lang)
    elif isinstance(deed.target, ToldHero):
        on = names[deed.target.card]
    step = {
        Verb.PAID_MOVE: f"spends energy to move to {to}",
        Verb.PORTAL: f"moves to {BY_PORTAL}",
        Verb.TURN: "turns a die",
        Verb.REROLL: "rerolls",
        Verb.SPRINT: f"sprints to {to}",
        Verb.MOVE: f"moves to {to}",
        Verb.STRIKE: f"strikes {on}",
        Verb.SHOOT: f"shoots {on}",
        Verb.RAISE: f"raises {on}",
        Verb.TAKE: "takes the objective",
        Verb.OPEN: "opens the chest",
        Verb.EXPLORE: "explores",
        Verb.END: "ends the turn",
        **{verb: f"uses {_skill(verb, lang)}" for verb in BY_SKILLS},
    }[deed.verb]
    return [f"{name} {step}"] * deed.times
