"""Damage to enemies (p. 11) and to heroes (pp. 6, 8, 10), and what it comes to; and the tokens that a hero
meets in a zone: gems and food (p. 10), healing fountains (p. 25), traps (p. 27)."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.core.table import Option, Table
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.engine import choose, events
from kfjudge.games.fateforge.engine.board import ANY, RESULTS, Board, Card, Hero, lacks_fact
from kfjudge.games.fateforge.facts import all_facts
from kfjudge.games.fateforge.readings import TRAP_PAID

TRIGGER, NO = "trigger", "no"
HEALTH, ENERGY = "health", "energy"


def damage_enemy(table: Table[Board], card: Card, amount: int) -> None:
    """Damage an enemy: parry tokens avoid it, then armor goes first; it is defeated when the damage of a
    round is as high as its resistance."""
    avoided = min(card.parry, amount)
    if avoided:
        table.do(events.EnemyParries(card, avoided))
        amount -= avoided
    absorbed = min(card.armor, amount)
    if absorbed:
        table.do(events.LosesArmor(card, absorbed))
    if amount == absorbed:
        return
    resistance = card.resistance or card.facts.resistance
    if not resistance:
        raise lacks_fact("resistance", card)
    table.do(events.DealsDamage(card, amount - absorbed))
    if card.damage >= resistance:
        table.do(events.IsDefeated(card))
        pick_up(table)


def damage_hero(table: Table[Board], hero: Hero, amount: int, *, to_ally: int = 1) -> None:
    """Damage a hero as far as it is not avoided; an ally beside the hero takes 1 each time."""
    left = _avoid(table, hero, amount)
    if not left:
        return
    table.do(events.TakesDamage(hero.name, left))
    for _ in range(min(to_ally, left, hero.ally)):
        table.do(events.AllyTakesDamage(hero.name))
        if not hero.ally:
            table.do(events.AllyIsOut(hero.name))
    knock_out_without_health(table, hero)


def deal_toxic_damage(table: Table[Board], hero: Hero, amount: int) -> None:
    """Deal toxic damage to a hero: parry and armor avoid it too, and no ally takes any."""
    left = _avoid(table, hero, amount)
    if left:
        table.do(events.TakesToxicDamage(hero.name, left))
        knock_out_without_health(table, hero)


def _avoid(table: Table[Board], hero: Hero, amount: int) -> int:
    """Ask how parry tokens and armor avoid damage, point by point. Returns what is left."""
    left = amount
    while left:
        armor = [table.board.cards[uid] for uid in hero.items if table.board.cards[uid].armor]
        options = [Option("choose:take", "choose", message("option.take"))]
        if hero.parry:
            options.append(Option("choose:parry", "choose", message("option.parry")))
        options += [
            Option(f"choose:{card.uid}", "choose", message("option.absorb", card=card), card.uid)
            for card in armor
        ]
        question = message("ask.avoid", player=hero.name, amount=left)
        picked = table.ask(
            hero.name, question, options, ("glossary/parry", "rule/hero-armor"), default="choose:take"
        )
        if picked.id == "choose:take":
            break
        if picked.card is not None:
            table.do(events.ArmorAbsorbs(hero.name, table.board.cards[picked.card]))
        else:
            table.do(events.Parries(hero.name))
        left -= 1
    return left


def lose_health(table: Table[Board], hero: Hero, amount: int) -> None:
    """Lose health, which is no damage."""
    table.do(events.LosesHealth(hero.name, amount))
    knock_out_without_health(table, hero)


def lose_energy(table: Table[Board], hero: Hero, amount: int) -> None:
    """Lose energy; what is missing is lost as health (p. 6)."""
    there = min(hero.energy, amount)
    if there:
        table.do(events.LosesEnergy(hero.name, there))
    if amount > there:
        lose_health(table, hero, amount - there)


def knock_out_without_health(table: Table[Board], hero: Hero) -> None:
    """Knock out a hero without health; it drops an objective in its zone."""
    if hero.health or hero.knocked_out:
        return
    table.do(events.IsKnockedOut(hero.name))
    if hero.ally:
        table.do(events.AllyIsOut(hero.name))
    if hero.objective:
        table.do(events.DropsObjective(hero.name, hero.place))
    if not table.board.standing():
        table.do(events.BattleEnds())


# tokens, and healing


def pick_up(table: Table[Board]) -> None:
    """Let heroes pick up gems and food in zones without enemies, which they always do (p. 10)."""
    for hero in table.board.standing():
        place = table.board.zones[hero.place]
        if (place.gems or place.food) and not place.enemies:
            table.do(events.PicksUp(hero.name, place.gems, place.food, place.name))


def meet_trap(table: Table[Board], hero: Hero) -> None:
    """Ask whether a trap is triggered, or ignored for a result; the text of the book has lost which."""
    if not (hero.stands and table.board.zones[hero.place].trap):
        return
    wanted = table.reading(TRAP_PAID)
    paying = (result for result in RESULTS if result != "miss" and wanted in (ANY, result))
    paid = choose.name_results(result for result in paying if hero.has(result))
    words = {TRIGGER: message("option.trigger"), **paid}
    question = message("ask.trap", player=hero.name)
    picked = choose.one(table, hero.name, question, words, ("glossary/trap",))
    if picked == TRIGGER:
        table.do(events.TriggersTrap(hero.name, hero.place))
    else:
        table.do(events.IgnoresTrap(hero.name, picked))


def drink(table: Table[Board], hero: Hero) -> None:
    """Offer the cubes of a fountain for health or energy, as a turn begins or ends with no enemy in the
    zone."""
    place = table.board.zones[hero.place] if hero.stands else None
    while place is not None and place.fountain and not place.enemies:
        lacking = [kind for kind in (HEALTH, ENERGY) if _room(hero, kind) != 0]
        if not lacking:
            return
        words = {NO: message("option.no-more"), **{kind: message(f"option.{kind}") for kind in lacking}}
        question, cite = message("ask.fountain", player=hero.name), ("glossary/healing-fountain",)
        kind = choose.one(table, hero.name, question, words, cite, default=NO)
        if kind == NO:
            return
        table.do(events.Drinks(hero.name, kind, place.name, _comes_back(hero, kind)))


def heal(table: Table[Board], hero: Hero, kind: str) -> None:
    """Let a hero regain health or energy, within the full value (p. 6)."""
    comes_back = _comes_back(hero, kind)
    if _room(hero, kind):
        table.do(events.Regains(hero.name, kind, comes_back))


def _comes_back(hero: Hero, kind: str) -> bool:
    """Tell whether what is regained was set aside by toxic damage: whatever is spent comes first."""
    room = _room(hero, kind)
    if room is None:
        raise NeedsFact(message(f"fact.{kind}", player=hero.name))
    return kind == HEALTH and 0 < room <= hero.toxic


def full_value(hero: Hero, kind: str) -> int | None:
    """Find the full health or energy of a hero; None if it is not known."""
    stated = hero.full_health if kind == HEALTH else hero.full_energy
    printed = getattr(all_facts()[hero.card], kind) if hero.card else None
    return stated or printed


def _room(hero: Hero, kind: str) -> int | None:
    """Work out how much health or energy is missing; None if the full value of the hero is not known. Health
    that toxic damage has set aside is missing, too: healing gives it back (p. 27)."""
    full = full_value(hero, kind)
    return None if full is None else max(full - int(getattr(hero, kind)), 0)
