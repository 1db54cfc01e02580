"""A fight: the attacker exhausts, a target is chosen, what comes before the fight resolves, both deal
their power as damage at once, and the survivor's abilities resolve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kfjudge.core.words import words
from kfjudge.games.keyforge import choose, creature, damage, events, timing
from kfjudge.games.keyforge.board import Card
from kfjudge.games.keyforge.dsl.abilities import IsDestroyedFighting, Whenever

if TYPE_CHECKING:
    from kfjudge.games.keyforge.game import Game


@dataclass(slots=True)
class Bout:
    """One fight under way. `victim` takes the attacker's damage; `protected`: the target is
    elusive and has not been attacked before this turn."""

    attacker: Card
    target: Card
    victim: Card
    protected: bool


def targets(game: Game, attacker: Card) -> list[Card]:
    """The enemy creatures that may be attacked: a creature without taunt beside one with it may not."""
    ignored = [f.node.keywords for f in game.in_force("Ignores") if f.node.on.matches(f.context, attacker)]
    ignores = {name for keywords in ignored for name in keywords}
    only = [f for f in game.in_force("CanOnlyFight") if f.node.on.matches(f.context, attacker)]
    enemies = game.board.line(game.board.opponent(attacker.controller).name)
    taunts = [bool("taunt" not in ignores and creature.keyword(game, enemy, "taunt")) for enemy in enemies]
    found = []
    for at, enemy in enumerate(enemies):
        if not taunts[at] and any(taunts[max(at - 1, 0) : at + 2]):
            continue
        if all(force.node.targets.matches(force.context, enemy) for force in only):
            found.append(enemy)
    return found


def has_target(game: Game, attacker: Card) -> bool:
    """Whether there is an enemy creature to attack. Taunt narrows the choice, it never leaves none."""
    if game.in_force("CanOnlyFight"):
        return bool(targets(game, attacker))
    return bool(game.board.players[game.board.opponent(attacker.controller).name].line)


def fight(game: Game, player: str, attacker: Card) -> None:  # noqa: ARG001
    """The steps of a fight, in the book's order."""
    game.do(events.Exhausts(attacker))
    legal = targets(game, attacker)
    if not legal:
        what = words("refused.fight", card=attacker)
        game.refuse(what, words("why.no-enemy"), (attacker,), cite=("rule/fight",))
        return
    cite = ["rule/fight"]
    if any(creature.keyword(game, enemy, "taunt") for enemy in legal):
        cite.append("glossary/taunt")
        game.cite("glossary/taunt")
    target = choose.one(game, legal, words("ask.attack", card=attacker), tuple(cite))
    ignored = {
        name
        for f in game.in_force("Ignores")
        if f.node.on.matches(f.context, attacker)
        for name in f.node.keywords
    }
    protected = (
        creature.keyword(game, target, "elusive") > 0 and not target.attacked and "elusive" not in ignored
    )
    bout = Bout(attacker, target, target, protected)
    attack = events.Attacks(attacker, target)
    game.do(attack)
    game.bouts.append(bout)
    if _before(game, bout, attack):
        killed = _blows(game, bout)
        game.bouts.pop()
        _after(game, bout, killed)
    else:
        game.bouts.pop()
        game.note(events.FightEndsEarly(attacker, target))


def _before(game: Game, bout: Bout, attack: events.Attacks) -> bool:
    """ "Before Fight:" abilities, assault and hazardous, in the active player's order. False when one of
    the two is gone before a blow falls."""
    attacker, target = bout.attacker, bout.target
    stays = (attacker.stay, target.stay)

    def still() -> bool:
        return (attacker.stay, target.stay) == stays

    waiting = timing.own(game, attacker, "before-fight", attack)
    for card, other, name in ((attacker, target, "assault"), (target, attacker, "hazardous")):
        amount = creature.keyword(game, card, name)
        if amount:
            waiting.append(_keyword(game, card, other, name, amount))
    for trigger in waiting:
        trigger.stands = still
    timing.resolve(game, waiting)
    return still()


def _keyword(game: Game, card: Card, other: Card, name: str, amount: int) -> timing.Trigger:
    return timing.Trigger(name, card, card, lambda: damage.deal(game, [damage.Hit(other, amount, card)]))


def _blows(game: Game, bout: Bout) -> list[Card]:
    """Each deals its power to the other, all of it at once. Answers who was destroyed."""
    attacker, target, victim = bout.attacker, bout.target, bout.victim
    hits = []
    if victim is target and bout.protected:
        what = words("refused.blows", card=target)
        game.refuse(what, words("why.elusive"), (target,), cite=("glossary/elusive",))
    elif victim.zone == "line" and _strikes(game, attacker):
        hits.append(damage.Hit(victim, _might(game, attacker, target), attacker, _poisonous(game, attacker)))
    if not bout.protected:
        if creature.keyword(game, attacker, "skirmish"):
            what = words("refused.blow-back", card=attacker)
            game.refuse(what, words("why.skirmish"), (attacker,), cite=("glossary/skirmish",))
        elif _strikes(game, target):
            hits.append(damage.Hit(attacker, creature.power(game, target), target, _poisonous(game, target)))
    return damage.deal(game, hits).destroyed


def _strikes(game: Game, card: Card) -> bool:
    """Whether a creature deals damage when fighting."""
    force = game.forbidden("deal-fight-damage", card.controller, card)
    if force is None:
        return True
    what = words("refused.strike", card=card)
    game.refuse(what, words("why.card-says"), (card,), cite=(f"card/{force.context.source.facts.id}",))
    return False


def _might(game: Game, attacker: Card, target: Card) -> int:
    more: int = sum(
        force.node.amount
        for force in game.in_force("DealsMore")
        if force.node.on.matches(force.context, attacker)
        and force.node.attacking.matches(force.context, target)
    )
    return creature.power(game, attacker) + more


def _poisonous(game: Game, card: Card) -> bool:
    return creature.keyword(game, card, "poison") > 0


def _after(game: Game, bout: Bout, killed: list[Card]) -> None:
    """What waits for the end of a fight, and the attacker's "Fight:" abilities if it survived."""
    attacker = bout.attacker
    fought = events.Fought(attacker, bout.target, tuple(killed))
    _refuse_the_dead(game, bout, fought)
    waiting = (
        timing.own(game, attacker, "fight", fought) if attacker.in_play and attacker not in killed else []
    )
    timing.resolve(game, waiting + timing.waiting(game, fought))


def _refuse_the_dead(game: Game, bout: Bout, fought: events.Fought) -> None:
    """A creature that did not survive the fight has no ability left that could refer to its end."""
    for card in (bout.attacker, bout.target):
        waits = card in fought.killed and any(
            isinstance(node, Whenever) and isinstance(node.occasion, IsDestroyedFighting)
            for node in game.spec(card).constants
        )
        if waits:
            what = words("refused.trigger", card=card)
            game.refuse(
                what,
                words("why.did-not-survive", card=card),
                (card,),
                cite=("glossary/fight", "glossary/destroyed"),
            )
