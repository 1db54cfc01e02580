"""What skills and items do (pp. 6 to 8): what they cost, the results they give, the actions they do in their
order, all of which must be possible; the special face of the die of a weapon."""

from __future__ import annotations

from collections.abc import Sequence

from kfjudge.core.events import Refused
from kfjudge.core.table import Option, Table
from kfjudge.games.fateforge import dsl, message
from kfjudge.games.fateforge.engine import actions, choose, enemies, events
from kfjudge.games.fateforge.engine.board import (
    ENERGY,
    HEALTH,
    OR,
    PARRY,
    PLAIN,
    REROLL,
    RESULTS,
    TOKENS_PAID,
    Board,
    Card,
    Conversion,
    Hero,
    heros_card,
    lacks_fact,
    open_zones,
    reachable_zones,
)
from kfjudge.games.fateforge.engine.choose import name_gains, name_places, name_results
from kfjudge.games.fateforge.engine.harm import heal, pick_up
from kfjudge.games.fateforge.readings import ALLY_DIE, DIE_STAYS, TERRAIN_PAID

SPECIAL, MISS = "special", "miss"
MOVING = dsl.Action((dsl.MOVE,))


def conversion(card: Card) -> Conversion | None:
    """Return what a card takes and gives, if the board states it."""
    return card.does or card.gives


def rerolls(card: Card) -> bool:
    """Tell whether a card rerolls dice, which is for the preparation alone (p. 5)."""
    converted = conversion(card)
    return converted is not None and REROLL in converted[1]


def list_usable(board: Board, hero: Hero) -> list[Card]:
    """List the cards of a hero, and the skills of the allies of heroes in its zone (p. 26)."""
    own = [board.cards[uid] for uid in (*hero.skills, *hero.items)]
    shared = (board.cards[uid] for other in _list_with_ally(board, hero) for uid in other.skills)
    return [*(card for card in own if not card.of_ally), *(card for card in shared if card.of_ally)]


def can_use(table: Table[Board], hero: Hero, card: Card) -> bool:
    """Tell whether a card may be used in a turn: not used up, paid for, and all its actions possible in their
    order."""
    spec = heros_card(card)
    if (card.used and not card.passive) or (spec is None and conversion(card) is None) or rerolls(card):
        return False
    if spec is not None and spec.gives_move:
        return can_do(table, hero, (dsl.MOVE,))
    converted = conversion(card)
    if converted is None:
        return card.special is None  # what it does must be asked for
    if not can_pay(hero, converted[0]):
        return False
    return card.does is None or can_do(table, hero, card.does[1], card.does[0])


def can_use_special(table: Table[Board], hero: Hero, card: Card) -> bool:
    """Tell whether the special face of a weapon's die may be used: however often the weapon was (p. 8)."""
    if card.facts.type != "weapon" or not hero.special:
        return False
    return card.special is None or can_do(table, hero, card.special[1], card.special[0])


def can_reroll(hero: Hero, card: Card) -> bool:
    """Tell whether a card may be used to reroll a die, which must be there beside what it costs."""
    converted = conversion(card)
    assert converted is not None
    is_free = not card.used or card.passive
    return is_free and any(
        hero.has(result) and can_pay(hero, (*converted[0], result)) if result != MISS else hero.miss
        for result in RESULTS
        if can_pay(hero, converted[0])
    )


def can_pay(hero: Hero, wanted: Sequence[str]) -> bool:
    """Tell whether a hero has different results and tokens for all that is wanted."""

    def enough(left: dict[str, int], rest: Sequence[str]) -> bool:
        if not rest:
            return True
        found = [one for one in actions.payments(hero, rest[0]) if left[one]]
        return any(enough({**left, one: left[one] - 1}, rest[1:]) for one in found)

    return enough({kind: hero.has(kind) for kind in (*RESULTS, *TOKENS_PAID)}, wanted)


# actions in their order


def can_do(table: Table[Board], hero: Hero, words: Sequence[str], cost: Sequence[str] = ()) -> bool:
    """Tell whether a hero can do actions one after the other (p. 7: all of them, in this order) once a cost
    is paid."""
    return _is_possible(table, hero, hero.place, tuple(words), cost)


def _is_possible(
    table: Table[Board], hero: Hero, place: str, words: Sequence[str], cost: Sequence[str]
) -> bool:
    """Tell the same from a zone; what difficult terrain on the way costs is added to the cost."""
    if not words:
        return True
    return any(_is_one_possible(table, hero, place, word, words[1:], cost) for word in words[0].split(OR))


def _is_one_possible(
    table: Table[Board], hero: Hero, place: str, word: str, rest: Sequence[str], cost: Sequence[str]
) -> bool:
    """Tell whether one action is possible from a zone, and the rest after it."""
    if word in TOKENS_PAID:
        return _is_possible(table, hero, place, rest, cost)
    action = read(word)
    if action.verbs[0] == dsl.MOVE:
        if place == hero.place and not actions.can_leave(table.board, hero):
            return False
        if table.board.zones[place].difficult:
            cost = (*cost, table.reading(TERRAIN_PAID))
            if not can_pay(hero, cost):
                return False
        beside = reachable_zones(table.board, place)
        return any(_is_possible(table, hero, one, rest, cost) for one in beside)
    return bool(_find_targets(table, place, action)) and _is_possible(table, hero, place, rest, cost)


def read(word: str) -> dsl.Action:
    """Read an action of a card; a skill strike is a strike here."""
    action = dsl.read_action(PLAIN.get(word, word))
    assert action is not None, word
    return action


def _find_targets(table: Table[Board], place: str, action: dsl.Action) -> list[Card]:
    """List the enemies that an action can be done to from a zone; a push needs a zone to push to."""
    found = actions.in_range(table, place, action.verbs[0], action.reach)
    if action.verbs[0] != dsl.PUSH:
        return found
    return [card for card in found if open_zones(table.board, card.controller)]


def do_in_order(table: Table[Board], hero: Hero, words: Sequence[str]) -> None:
    """Do actions at once, one after the other: they are no results to be kept."""
    for at, one in enumerate(words):
        if not hero.stands or table.board.over:
            return
        possible = [word for word in one.split(OR) if can_do(table, hero, (word, *words[at + 1 :]))]
        possible = possible or [word for word in one.split(OR) if can_do(table, hero, (word,))]
        if not possible:
            what = message("refused.rest", player=hero.name)
            table.note(Refused(what, message("why.no-way"), (), ("rule/skill-effect",)))
            return
        question = message("ask.gain", player=hero.name)
        word = choose.one(table, hero.name, question, name_gains(possible), ("rule/skill-effect",))
        if word in TOKENS_PAID:
            gain(table, hero, word)
        else:
            _do_one(table, hero, read(word), words[at + 1 :])


def _do_one(table: Table[Board], hero: Hero, action: dsl.Action, rest: Sequence[str]) -> None:
    """Do one action: move where the rest can still be done, or else hit, stun or move an enemy."""
    verb = action.verbs[0]
    if verb == dsl.MOVE:
        is_difficult = table.board.zones[hero.place].difficult
        cost = (table.reading(TERRAIN_PAID),) if is_difficult else ()
        beside = reachable_zones(table.board, hero.place)
        there = [place for place in beside if _is_possible(table, hero, place, rest, cost)] or beside
        question, words = message("ask.place", player=hero.name), name_places(there)
        actions.walk(table, hero, choose.one(table, hero.name, question, words, ("rule/dice-results",)))
        return
    found = _find_targets(table, hero.place, action)
    card = choose.enemy(table, hero.name, message("ask.enemy"), found, ("rule/choosing-enemy-targets",))
    if verb in dsl.HARMING:
        actions.attack(table, hero, verb, card, action.damage)
        return
    if verb == dsl.STUN:
        table.do(events.StunsEnemy(hero.name, card))
        return
    if verb == dsl.PULL:
        table.do(events.Pulls(hero.name, card, hero.place))
    else:
        words = name_places(open_zones(table.board, card.controller))
        question, cite = message("ask.way", card=card), ("glossary/push-and-pull",)
        table.do(events.Pushes(hero.name, card, choose.one(table, hero.name, question, words, cite)))
    enemies.frighten_who_is_there(table, card)
    pick_up(table)


# using


def use(table: Table[Board], hero: Hero, card: Card) -> None:
    """Use a skill or an item: pay its cost, then gain results or do its actions."""
    spec = heros_card(card)
    gives_move = spec is not None and spec.gives_move
    converted = conversion(card)
    if converted is None and not gives_move:
        raise lacks_fact("effect", card)

    def steps() -> None:
        if card.charges > 1:  # after its first use, the card that takes its place may be used (p. 8)
            card.charges -= 1
        else:
            card.used = True
            card.single_use = card.single_use or card.charges == 1
            card.charges = 0
        if card.of_ally:  # whose die is discarded
            other = table.board.players[card.controller]
            dice = name_results(dict.fromkeys(other.ally_dice))
            question = message("ask.ally-die", player=other.name)
            result = choose.one(table, hero.name, question, dice, ("glossary/ally",))
            table.do(events.DiscardsAllyDie(hero.name, other.name, result))
        if converted is None or gives_move:
            do_in_order(table, hero, (dsl.MOVE,))
            return
        _convert(table, hero, converted, does=card.does is not None)

    kind = events.UsesSkill if card.facts.type == "skill" else events.UsesItem
    table.do(kind(steps=steps, player=hero.name, card=card))


# allies


def _list_with_ally(board: Board, hero: Hero) -> list[Hero]:
    """List the heroes in the zone of a hero whose ally has dice left."""
    return [other for other in board.heroes_in(hero.place) if other.ally and other.ally_dice]


def list_ally_options(board: Board, hero: Hero) -> list[Option]:
    """List the options to discard a die for a result of an ally in the zone."""
    if not any(map(hero.has, RESULTS)):
        return []
    return [
        Option(f"borrow:{other.name}", "borrow", message("option.borrow", player=other.name))
        for other in _list_with_ally(board, hero)
    ]


def borrow(table: Table[Board], hero: Hero, other: Hero) -> None:
    """Discard one of the hero's own dice to use a result of an ally this turn."""
    cite = ("glossary/ally",)
    own = name_results(result for result in RESULTS if hero.has(result))
    was = choose.one(table, hero.name, message("ask.discarded", player=hero.name), own, cite)
    dice = name_results(dict.fromkeys(other.ally_dice))
    result = choose.one(table, hero.name, message("ask.ally-die", player=other.name), dice, cite)
    stays = table.reading(ALLY_DIE) == DIE_STAYS
    table.do(events.BorrowsResult(hero.name, other.name, was, result, stays))


# weak points


def list_icons(hero: Hero, card: Card) -> list[str]:
    """List the icons of a weak point that no cube covers yet and that a hero has a result for (p. 27)."""
    left = list(card.weak)
    for result in card.covered:
        if result in left:
            left.remove(result)
    return [icon for icon in dict.fromkeys(left) if actions.payments(hero, icon)]


def cover_icon(table: Table[Board], hero: Hero, card: Card) -> None:
    """Use a result on a weak point; once every icon is covered, it is exploited."""
    cite = ("glossary/weak-point",)
    words = name_results(list_icons(hero, card))
    icon = choose.one(table, hero.name, message("ask.icon", card=card), words, cite)
    actions.pay(table, hero, icon)
    table.do(events.CoversIcon(hero.name, card, icon))
    if len(card.covered) == len(card.weak):
        table.do(events.WeakPointExploited(card))


def _convert(table: Table[Board], hero: Hero, converted: Conversion, *, does: bool) -> None:
    """Pay what a card costs, then gain what it gives or do what it does."""
    for wanted in converted[0]:
        actions.pay(table, hero, wanted)
    if not hero.stands:
        return
    if does:
        do_in_order(table, hero, converted[1])
        return
    for gained in converted[1]:
        question, words = message("ask.gain", player=hero.name), name_gains(gained.split(OR))
        gain(table, hero, choose.one(table, hero.name, question, words, ("rule/skill-effect",)))


def gain(table: Table[Board], hero: Hero, what: str) -> None:
    """Gain a result, a parry token, or health or energy, which no hero has beyond the full value (p. 6)."""
    if what == PARRY:
        table.do(events.GainsParry(hero.name, 1))
    elif what in (HEALTH, ENERGY):
        heal(table, hero, what)
    elif what == REROLL:
        _reroll(table, hero)
    else:
        table.do(events.GainsResult(hero.name, what))


def _reroll(table: Table[Board], hero: Hero) -> None:
    """Reroll one die: what it shows now is an answer, as of every die."""
    words = name_results(result for result in RESULTS if hero.has(result))
    if not words:
        return
    cite = ("glossary/reroll",)
    was = choose.one(table, hero.name, message("ask.reroll", player=hero.name), words, cite)
    shown = name_results(RESULTS)
    result = choose.one(table, hero.name, message("ask.die", player=hero.name), shown, cite)
    table.do(events.RerollsDie(hero.name, was, result))


def use_special(table: Table[Board], hero: Hero, card: Card) -> None:
    """Use the special face of the die of a weapon, as its card says."""
    if card.special is None:
        raise lacks_fact("special", card)
    cost, does = card.special
    table.do(
        events.UsesItem(
            steps=lambda: _convert(table, hero, (cost, does), does=True), player=hero.name, card=card
        )
    )
