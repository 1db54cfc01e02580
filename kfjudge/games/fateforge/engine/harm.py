"""Damage to enemies (p. 11) and to heroes (pp. 6, 8, 10), and what it comes to."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.core.table import Option, Table
from kfjudge.games.fateforge import message
from kfjudge.games.fateforge.engine import events
from kfjudge.games.fateforge.engine.board import Board, Card, Hero
from kfjudge.games.fateforge.engine.tokens import pick_up


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
        raise NeedsFact(message("fact.resistance", card=card))
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
