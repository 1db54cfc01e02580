"""Write the board of what a sentence tells, with the steps that are done on it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kfjudge.core.message import Message
from kfjudge.games.arkham import GAME, message
from kfjudge.games.arkham.dsl.abilities import MASSIVE
from kfjudge.games.arkham.engine.node import Activated, Fast
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.facts import Facts, all_facts, on_boards
from kfjudge.games.arkham.situation import Step, Told, Verb, forms
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import read_scenario

MORE_TOKENS = 2  # that may be revealed after the first
NAMELESS = on_boards()["enemy"]
GHOUL, NEXT = all_facts()["ghoul-minion"], all_facts()["hallway"]
OF_A_CLASS = {
    "guardian": "roland-banks", "seeker": "daisy-walker", "rogue": "skids-o-toole", "mystic": "agnes-baker",
    "survivor": "wendy-adams",
}  # fmt: skip
NUMBERS_OF_NAMELESS = "3 fight, 3 evade, 3 health, deals 1 damage"


def is_answer(card: Facts) -> bool:
    """Tell whether a card is an event that is played when something happens."""
    abilities = modeled()[card.id].abilities if card.type == "event" else ()
    return any(isinstance(one, Fast) and one.moment for one in abilities)


def is_weapon(card: Facts) -> bool:
    return any(isinstance(one, Activated) and one.does == Verb.FIGHT for one in modeled()[card.id].abilities)


def list_places(told: Told) -> list[str]:
    """List the locations of the board, first the one where the investigator is."""
    goals = [told.cards[at].id for at in told.targets(Verb.MOVE)]
    named = [told.cards[at].id for at in told.of_type("location") if told.cards[at].id not in goals]
    start = named[0] if named else find_way_to(goals[0] if goals else "")
    return list(dict.fromkeys((start, *goals, *named[1:])))


def find_way_to(goal: str) -> str:
    """Find a location that leads to another; without one the Hallway, or the Study."""
    if not goal:
        return "hallway"
    to = all_facts()[goal]
    for facts in all_facts().values():
        if facts.type == "location" and facts.set == to.set and to.symbol in facts.connects:
            return facts.id
    return "study"


def list_assets(told: Told) -> list[int]:
    """List the assets that are in play: those that are neither played nor committed."""
    out = (*told.targets(Verb.PLAY), *told.committed)
    return [at for at in told.of_type("asset") if at not in out]


def _complete_enemies(told: Told) -> Iterator[Message]:
    """Engage the enemies of which it is not told where they are, and exhaust those that are to be engaged."""
    told.engaged = [at for at in dict.fromkeys(told.engaged) if at not in (*told.with_another, *told.here)]
    placed = (
        *told.engaged,
        *told.with_another,
        *told.here,
        *told.targets(Verb.ENGAGE),
        *told.targets(Verb.DRAWN),
    )
    massive = {id for id, spec in modeled().items() if MASSIVE in spec.abilities}
    enemies = [at for at in told.of_type("enemy") if at not in placed and told.cards[at].id not in massive]
    if enemies and told.with_nobody:
        told.here += enemies
    elif enemies:
        told.engaged += enemies
        yield message("sketch.assumed-engaged", cards=tuple(told.cards[at] for at in enemies))
    loose = [
        at
        for at in told.targets(Verb.ENGAGE)
        if at not in (*told.engaged, *told.with_another, *told.exhausted)
    ]
    if loose:
        told.exhausted += loose
        yield message("sketch.assumed-exhausted", cards=tuple(told.cards[at] for at in loose))


def complete(told: Told) -> Iterator[Message]:
    """Complete what was not told, and say what is assumed."""
    if not told.investigator:
        classes = [card.side for card in told.cards if card.side in OF_A_CLASS]
        likely = [OF_A_CLASS[one] for one in (*classes, *OF_A_CLASS)]
        free = next(one for one in likely if one not in told.investigators)
        told.investigators = [free, *told.investigators[1:]]
        yield message("sketch.assumed-investigator", card=all_facts()[free])
    told.with_another += [at for at, whose in told.whose.items() if whose != told.investigator]
    while len(told.investigators) < max(told.players, 2 if told.with_another else 1):
        told.investigators.append(next(one for one in OF_A_CLASS.values() if one not in told.investigators))
    yield from _complete_enemies(told)
    place = all_facts()[list_places(told)[0]]
    for is_assumed, key, card in (
        (NAMELESS in told.cards, "nameless", None),
        (told.has_ghoul, "ghoul", GHOUL),
        (told.targets(Verb.ATTACKED), "enemy-phase", None),
        (told.by_opportunity, "opportunity", None),
        (told.to_next, "next", NEXT),
        (not [at for at in told.of_type("location") if at not in told.targets(Verb.MOVE)], "location", place),
        (not told.bag, "bag", None),
        (not told.scenario, "scenario", all_facts()["the-gathering"]),
        (told.misses, "auto-fail", None),
    ):
        if is_assumed:
            yield message(f"sketch.assumed-{key}", **({"card": card} if card is not None else {}))
    yield message("sketch.nothing-else")


def describe_board(told: Told) -> Iterator[Message]:
    """Say what is on the board."""
    who = all_facts()[told.investigator]
    if told.engaged:
        yield message("sketch.engaged-with", player=who, cards=tuple(told.cards[at] for at in told.engaged))
    if told.with_another:
        enemies = tuple(told.cards[at] for at in told.with_another)
        yield message("sketch.engaged-with", player=all_facts()[told.investigators[-1]], cards=enemies)
    assets = [told.cards[at] for at in list_assets(told)]
    if assets:
        yield message("sketch.has", player=who, cards=tuple(assets))
    yield message("sketch.is-at", player=who, card=all_facts()[list_places(told)[0]])


def make_board(told: Told, text: str) -> Scenario:
    """Write the board with its steps, and read it."""
    names = [re.sub("[“”]", "", name_card(all_facts()[one])).split()[0] for one in told.investigators]
    name, (labels, called) = names[0], _label(told)
    here, *others = (name_card(all_facts()[one]) for one in list_places(told))
    others = [f"{one} (unrevealed)" if told.is_new else one for one in others]
    drawn = told.targets(Verb.DRAWN)
    is_weakness = any(told.cards[at].subtype for at in drawn)
    phase = "mythos phase" if drawn and not is_weakness else name
    phase = "enemy phase" if told.targets(Verb.ATTACKED) else phase
    players = (
        f"{one} ({name_card(all_facts()[id])})" for one, id in zip(names, told.investigators, strict=True)
    )
    lines = [
        f"title: {re.sub('[#<>]', ' ', ' '.join(text.split()))[:120].strip()}",
        f"game: {GAME}",
        f"players: {', '.join(players)}",
        f"turn: {phase}",
        f"chaos bag: {told.bag or 'standard'}",
        f"scenario card: {name_card(all_facts()[told.scenario or 'the-gathering'])}",
        f"locations: {' | '.join((f'{here} (1 clue)', *others))}",
        *(["agenda: What’s Going On?!"] if phase == "mythos phase" else []),
        f"{name}: {', '.join((f'at {here}', *_write_numbers(told)))}",
        *(f"{one}: at {here}" for one in names[1:]),
        *_write_zones(told, names, labels, here),
    ]
    for number, step in enumerate(told.steps, 1):
        answers = _list_answers(told, step, names, called, here)
        lines += [f"{number}. {_write_step(name, step, told, called)}", *(f"   - {one}" for one in answers)]
    return read_scenario("\n".join((*lines, "")))


def _list_answers(told: Told, step: Step, names: list[str], called: list[str], here: str) -> list[str]:
    """List what is answered while something is done: what is chosen, the cards and the token of a test, and
    the events that are played then."""
    is_last = step is told.step
    token = forms(f"notation.token.{told.token}")[0] if told.token and is_last else "?"
    chosen = names[-1:] if step.on_other else [here] if step.on_place else []
    chosen = [called[step.chosen]] if step.chosen is not None else chosen
    played = [f"plays {called[at]}" for at in told.answers if is_last]
    tokens = [f"chance: {token}"] if told.token or not played else []
    committed = [f"commits {called[at]}" for at in told.committed if is_last]
    return [*chosen, *committed, *tokens, *(played or ["chance: ?"] * MORE_TOKENS)]


def _write_zones(told: Told, names: list[str], labels: list[str], here: str) -> list[str]:
    """Write where the cards are, each with what is told of it."""
    drawn = told.targets(Verb.DRAWN)
    is_weakness = any(told.cards[at].subtype for at in drawn)
    placed = (*told.engaged, *told.with_another, *drawn)
    loose = [at for at in told.of_type("enemy") if at not in placed]
    hand = [*told.targets(Verb.PLAY), *told.committed, *told.answers]
    hand += [at for at in told.of_type("event", "skill") if at not in (*hand, *drawn)]
    marks: dict[int, list[str]] = {at: [f"at {here}"] for at in (*loose, *told.attached)}
    for at in told.exhausted:
        marks.setdefault(at, []).append("exhausted")
    for at, kind, many in told.on_cards:
        marks.setdefault(at, []).append(f"{many} {kind}")
    for at in (at for at, card in enumerate(told.cards) if card is NAMELESS):
        marks.setdefault(at, []).append(NUMBERS_OF_NAMELESS)
    written = [
        f"{label} ({', '.join(marks[at])})" if at in marks else label for at, label in enumerate(labels)
    ]
    zones = (
        ("attachments", told.attached),
        ("enemies", loose),
        (f"{names[0]} deck" if is_weakness else "encounter deck", drawn),
        (
            f"{names[0]} threat area",
            [*told.engaged, *(at for at in told.of_type("treachery") if at not in (*drawn, *told.attached))],
        ),
        (f"{names[-1]} threat area", told.with_another),
        (f"{names[0]} assets", list_assets(told)),
        (f"{names[0]} hand", hand),
    )
    return [f"{zone}: {' | '.join(written[at] for at in cards)}" for zone, cards in zones if cards]


def _write_numbers(told: Told) -> list[str]:
    """Write what the investigator has: enough resources for what is played, and what is left of health and
    sanity as the damage and horror taken."""
    has, who = dict(told.numbers), all_facts()[told.investigator]
    for left, lost, most in (("health", "damage", who.health), ("sanity", "horror", who.sanity)):
        if left in has:
            has[lost] = max(0, (most or 0) - has.pop(left))
    costs = [
        int(told.cards[at].cost)
        for at in (*told.targets(Verb.PLAY), *told.answers)
        if told.cards[at].cost.isdecimal()
    ]
    if costs:
        has.setdefault("resources", sum(costs))
    return [
        f"{kind} {n}" if kind.startswith("base ") else f"{n} {kind if n != 1 else kind.removesuffix('s')}"
        for kind, n in has.items()
    ]


def _label(told: Told) -> tuple[list[str], list[str]]:
    """Write each card as the board has it, with a label where there are copies of it, and as a script calls
    it."""
    written, called = [], []
    for at, card in enumerate(told.cards):
        number = told.cards[: at + 1].count(card)
        has_copies = told.cards.count(card) > 1
        en, fr = (f"{name} {number}" if has_copies else name for _, name in card.names)
        written.append(f"{name_card(card)} as {en} / dit {fr}" if has_copies else en)
        called.append(en)
    return written, called


def name_card(card: Facts) -> str:
    return card.names[0][1]


def _write_step(name: str, step: Step, told: Told, called: list[str]) -> str:
    """Write what is done as a script has it."""
    about = called[step.target] if step.target is not None else ""
    by = f" with {called[step.by]}" if step.by is not None else ""
    by = f" discarding {called[step.discarded]}" if step.discarded is not None else by
    if step.verb == Verb.ATTACKED:
        return "the enemy phase begins"
    if step.verb == Verb.DRAWN and step.target is not None and not told.cards[step.target].subtype:
        return "the mythos phase begins"
    steps = {
        Verb.FIGHT: f"fights {about}{by}",
        Verb.EVADE: f"evades {about}{by}",
        Verb.INVESTIGATE: f"investigates{by}",
        Verb.MOVE: f"moves to {about}",
        Verb.PLAY: f"plays {about}",
        Verb.ENGAGE: f"engages {about}",
        Verb.USE: f"uses {about}",
        Verb.RESOURCE: "takes 1 resource",
    }
    return f"{name} {steps.get(step.verb, 'draws a card')}"
