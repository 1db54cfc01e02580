"""Write the board of what a sentence tells, with the steps that are done on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from kfjudge.core.message import Message
from kfjudge.games.arkham import GAME, message
from kfjudge.games.arkham.dsl.abilities import MASSIVE
from kfjudge.games.arkham.dsl.costs import Spend
from kfjudge.games.arkham.engine.node import Activated, Fast
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.facts import Facts, all_facts, on_boards
from kfjudge.games.arkham.situation import Step, Told, Verb, forms
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import read_scenario

MORE_TOKENS = 2  # that may be revealed after the first
NAMELESS = on_boards()["enemy"]
QUIET = all_facts()["obscuring-fog"]  # an encounter card that does little
PHASES_OF = {Verb.MYTHOS: "mythos phase", Verb.UPKEEP: "upkeep phase"}
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
    """List the locations of the board, first the one where the investigator is; and one between two of them
    that are not connected."""
    goals = [told.cards[at].id for at in told.targets(Verb.MOVE)]
    named = [told.cards[at].id for at in told.of_type("location") if told.cards[at].id not in goals]
    places = list(dict.fromkeys((_find_start(told, goals, named), *goals, *named)))
    apart = [pair for pair in pairwise(places) if pair[1] not in find_ways_from(pair[0])]
    between = [one for first, other in apart for one in find_ways_from(first) if other in find_ways_from(one)]
    return list(dict.fromkeys((*places, *between[:1])))


def _find_start(told: Told, goals: list[str], named: list[str]) -> str:
    """Find where the investigator is: where that is told, else at a location that is named and where nobody
    else is, else beside one, or on the way to the goal."""
    told_of = [told.cards[told.at[who]].id for who in ("", told.investigators[0]) if who in told.at]
    others = {told.cards[at].id for at in (*told.at.values(), *told.places.values())}
    free = [*told_of, *(one for one in named if one not in others)]
    beside = [one for one in find_ways_from(named[0]) if one not in others] if named and others else []
    return next(iter((*free, *beside)), "") or find_way_to(goals[0] if goals else "")


def find_way_to(goal: str) -> str:
    """Find a location that leads to another; without one the Hallway, or the Study."""
    if not goal:
        return "hallway"
    to = all_facts()[goal]
    for facts in all_facts().values():
        if facts.type == "location" and facts.set == to.set and to.symbol in facts.connects:
            return facts.id
    return "study"


def find_ways_from(start: str) -> list[str]:
    """List the locations that one leads to."""
    at = all_facts()[start]
    return [
        one.id
        for one in all_facts().values()
        if one.type == "location" and one.set == at.set and one.symbol in at.connects
    ]


def list_assets(told: Told) -> list[int]:
    """List the assets that are in play: those that are neither played nor committed."""
    out = (*told.targets(Verb.PLAY), *told.committed)
    own = (at for at in told.of_type("asset") if told.owner.get(at, told.investigator) == told.investigator)
    return [at for at in own if at not in out]


def _are_elsewhere(told: Told, enemies: list[int]) -> bool:
    """Tell whether enemies are somewhere else: only their doom is told of, and nothing is done to them."""
    apart = {at for at, kind, _ in told.on_cards if kind == "doom"}
    apart |= set(enemies) if told.elsewhere else set()
    return all(at in apart and at not in {one.target for one in told.steps} for at in enemies)


def _complete_enemies(told: Told) -> Iterator[Message]:
    """Engage the enemies of which it is not told where they are, and exhaust those that are to be engaged."""
    told.engaged = [at for at in dict.fromkeys(told.engaged) if at not in (*told.with_another, *told.here)]
    placed = (
        *told.engaged,
        *told.with_another,
        *told.here,
        *told.places,
        *told.targets(Verb.ENGAGE),
        *told.targets(Verb.DRAWN),
    )
    massive = {id for id, spec in modeled().items() if MASSIVE in spec.abilities}
    enemies = [at for at in told.of_type("enemy") if at not in placed and told.cards[at].id not in massive]
    if enemies and told.with_nobody:
        told.here += enemies
    elif enemies and _are_elsewhere(told, enemies):
        far = find_ways_from(list_places(told)[0])
        told.cards.append(all_facts()[far[0] if far else "hallway"])
        told.places |= dict.fromkeys(enemies, len(told.cards) - 1)
        there = tuple(told.cards[at] for at in enemies)
        yield message("sketch.assumed-elsewhere", cards=there, card=told.cards[-1])
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


def _complete_defeat(told: Told) -> Iterator[Message]:
    """Put damage on an enemy of which it is told that it is defeated."""
    struck = told.step.target if told.result == "defeat" else None
    if struck is None or struck in {at for at, kind, _ in told.on_cards if kind == "damage"}:
        return
    before = (told.cards[struck].health or 1) - 1
    if before:
        told.on_cards.append((struck, "damage", before))
        yield message("sketch.assumed-struck", card=told.cards[struck], n=before)


def complete(told: Told) -> Iterator[Message]:
    """Complete what was not told, and say what is assumed."""
    yield from _complete_defeat(told)
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
    draws_more = told.step.verb == Verb.MYTHOS or (told.targets(Verb.DRAWN) and told.investigators[1:])
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
        (told.result, "result", None),
        (draws_more, "drawn", QUIET),
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
    yield from _describe_rest(told, list_places(told)[0])


def _describe_rest(told: Told, here: str) -> Iterator[Message]:
    """Say what lies at locations and in the threat area of who acts, and how many clues there are here."""
    lying: dict[str, list[Facts]] = {}
    put = (*told.engaged, *told.with_another, *told.targets(Verb.DRAWN))
    for at in (*(one for one in told.of_type("enemy") if one not in put), *told.attached):
        place = told.cards[told.places[at]].id if at in told.places else here
        lying.setdefault(place, []).append(told.cards[at])
    for place, cards in lying.items():
        yield message("sketch.lies-at", cards=tuple(cards), card=all_facts()[place])
    around = [at for at in told.of_type("treachery") if at not in (*put, *told.attached)]
    if around:
        yield message(
            "sketch.threatens",
            player=all_facts()[told.investigator],
            cards=tuple(told.cards[at] for at in around),
        )
    clues = [n for at, kind, n in told.on_cards if kind == "clues" and told.cards[at].id == here]
    clues += [told.clues] if told.clues is not None else []
    if clues:
        yield message("sketch.clues-at", n=clues[0], card=all_facts()[here])


def make_board(told: Told, text: str) -> Scenario:
    """Write the board with its steps, and read it."""
    names = [re.sub("[“”]", "", name_card(all_facts()[one])).split()[0] for one in told.investigators]
    name, (labels, called) = names[0], _label(told)
    here, *others = (name_card(all_facts()[one]) for one in list_places(told))
    drawn = told.targets(Verb.DRAWN)
    is_weakness = any(told.cards[at].subtype for at in drawn)
    phase = "mythos phase" if drawn and not is_weakness else name
    phase = PHASES_OF.get(told.steps[0].verb, "enemy phase" if told.targets(Verb.ATTACKED) else phase)
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
        f"locations: {' | '.join(_write_places(told, [here, *others]))}",
        *_write_plots(told, labels, phase),
        f"{name}: {', '.join((f'at {here}', *_write_numbers(told, told.investigator)))}",
        *(
            f"{one}: at {', '.join((_name_place(told, told.at.get(id), here), *_write_numbers(told, id)))}"
            for one, id in zip(names[1:], told.investigators[1:], strict=True)
        ),
        *_write_zones(told, names, labels, here),
    ]
    zones = [one for line in lines for one in line.partition(": ")[2].split(" | ")]
    laid = {one.partition(" (")[0] for one in zones}
    for card, label in zip(told.cards, labels, strict=True):
        if (name_card(card) if card.type == "location" else label).partition(" (")[0] not in laid:
            told.unread.append(name_card(card))
    for number, step in enumerate(told.steps, 1):
        answers = _list_answers(told, step, names, called, here)
        lines += [f"{number}. {_write_step(name, step, told, called)}", *(f"   - {one}" for one in answers)]
    return read_scenario("\n".join((*lines, "")))


def _list_answers(told: Told, step: Step, names: list[str], called: list[str], here: str) -> list[str]:
    """List what is answered while something is done: what is chosen, the cards and the token of a test, and
    the events that are played then."""
    is_last = step is told.step
    token = forms(f"notation.token.{told.token}")[0] if told.token and is_last else "?"
    put = [f"{n} {kind} on {called[at]}" for n, kind, at in told.assigned]
    if step.verb in (Verb.MYTHOS, Verb.UPKEEP, Verb.END):
        return []
    put += [answer for asset, enemy in told.uses for answer in (f"uses {called[asset]}", called[enemy])]
    chosen = names[-1:] if step.on_other else [here] if step.on_place else []
    chosen = [called[step.chosen]] if step.chosen is not None else chosen
    played = [f"plays {called[at]}" for at in told.answers if is_last]
    tokens = [f"chance: {token}"] if told.token or not played else []
    committed = [f"commits {called[at]}" for at in told.committed if is_last]
    return [*put, *chosen, *committed, *tokens, *(played or ["chance: ?"] * MORE_TOKENS)]


def _write_zones(told: Told, names: list[str], labels: list[str], here: str) -> list[str]:
    """Write where the cards are, each with what is told of it."""
    drawn = told.targets(Verb.DRAWN)
    is_weakness = any(told.cards[at].subtype for at in drawn)
    loose = [at for at in told.of_type("enemy") if at not in (*told.engaged, *told.with_another, *drawn)]
    around = [at for at in told.of_type("treachery") if at not in (*drawn, *told.attached)]
    written = _write_cards(told, labels, here, (*loose, *told.attached))
    zones = (
        ("attachments", told.attached),
        ("enemies", loose),
        (f"{names[0]} deck" if is_weakness else "encounter deck", drawn),
        (f"{names[0]} threat area", [*told.engaged, *around]),
        (f"{names[-1]} threat area", told.with_another),
        (f"{names[0]} assets", list_assets(told)),
        *(
            (f"{name} assets", [at for at, whose in told.owner.items() if whose == id])
            for name, id in zip(names[1:], told.investigators[1:], strict=True)
        ),
    )
    lines = [f"{zone}: {' | '.join(written[at] for at in cards)}" for zone, cards in zones if cards]
    quiet = [f"encounter deck: {name_card(QUIET)}"] if told.step.verb == Verb.MYTHOS else []
    if drawn and not is_weakness and len(names) > 1:  # each of the others draws a card, too
        more = f" | {name_card(QUIET)}" * len(names)
        lines = [f"{one}{more if one.startswith('encounter deck') else ''}" for one in lines]
    hand = _list_hand(told, written)
    return [*lines, *quiet, *([f"{names[0]} hand: {' | '.join(hand)}"] if hand else [])]


def _list_hand(told: Told, written: list[str]) -> list[str]:
    """List the hand of who acts: what is played, committed or answered with, and what else is told of it."""
    hand = [*told.targets(Verb.PLAY), *told.committed, *told.answers]
    drawn = told.targets(Verb.DRAWN)
    hand += [at for at in told.of_type("event", "skill") if at not in (*hand, *drawn, *told.attached)]
    return [*(written[at] for at in hand), *([f"{told.hand} cards"] if told.hand else [])]


def _write_cards(told: Told, labels: list[str], here: str, loose: tuple[int, ...]) -> list[str]:
    """Write each card with what is told of it; those that are `loose` with where they are."""
    marks = {at: [f"at {_name_place(told, told.places.get(at), here)}"] for at in loose}
    for at in dict.fromkeys(told.exhausted):
        marks.setdefault(at, []).append("exhausted")
    for at, kind, many in told.on_cards:
        if told.cards[at].type not in ("location", "agenda", "act"):
            marks.setdefault(at, []).append(f"{many} {kind}")
    for at in (at for at, card in enumerate(told.cards) if card is NAMELESS):
        marks.setdefault(at, []).append(NUMBERS_OF_NAMELESS)
    return [f"{label} ({', '.join(marks[at])})" if at in marks else label for at, label in enumerate(labels)]


def _name_place(told: Told, at: int | None, here: str) -> str:
    return name_card(told.cards[at]) if at is not None else here


def _write_places(told: Told, places: list[str]) -> list[str]:
    """Write the locations, each with what is told of it; on that of who acts there is a clue."""
    goals = {name_card(told.cards[at]) for at in told.targets(Verb.MOVE)} if told.is_new else set()
    marks: dict[str, list[str]] = {name: ["unrevealed"] if name in goals else [] for name in places}
    for at, kind, many in told.on_cards:
        if told.cards[at].type == "location":
            marks[name_card(told.cards[at])].append(f"{many} {kind if many != 1 else kind.removesuffix('s')}")
    if not any("clue" in mark for mark in marks[places[0]]):
        clues = 1 if told.clues is None else told.clues
        marks[places[0]].append(f"{clues} clue{'s' if clues != 1 else ''}")
    return [f"{name} ({', '.join(marks[name])})" if marks[name] else name for name in places]


def _write_plots(told: Told, labels: list[str], phase: str) -> list[str]:
    """Write the agenda and the act that are told of; in the mythos phase there has to be one."""
    lines = []
    for kind, usual in (("agenda", "What’s Going On?!" if phase == "mythos phase" else ""), ("act", "")):
        named = told.of_type(kind)
        doom = [many for at, what, many in told.on_cards if at in named and what == "doom"]
        name = labels[named[0]] if named else usual
        if name:
            lines.append(f"{kind}: {name}{f' ({doom[0]} doom)' if doom else ''}")
    return lines


def _write_numbers(told: Told, investigator: str) -> list[str]:
    """Write what an investigator has: of who acts enough resources for what is played, and what is left of
    health and sanity as the damage and horror taken."""
    acts, who = investigator == told.investigator, all_facts()[investigator]
    has = dict(told.numbers) if acts else {}
    has |= {kind: n for name, kind, n in told.of_others if name == investigator}
    for left, lost, most in (("health", "damage", who.health), ("sanity", "horror", who.sanity)):
        if left in has:
            has[lost] = max(0, (most or 0) - has.pop(left))
    costs = [
        int(told.cards[at].cost)
        for at in (*told.targets(Verb.PLAY), *told.answers)
        if acts and told.cards[at].cost.isdecimal()
    ]
    costs += [
        cost.amount
        for at in (told.targets(Verb.USE) if acts else ())
        for one in modeled()[told.cards[at].id].abilities
        for cost in getattr(one, "costs", ())
        if isinstance(cost, Spend)
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
    if step.verb in PHASES_OF:
        return f"the {PHASES_OF[step.verb]} begins"
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
        Verb.END: "ends the turn",
    }
    return f"{name} {steps.get(step.verb, 'draws a card')}"
