"""A fight: the attacker exhausts, a target is chosen, what comes before the fight resolves, both deal
their power as damage at once, and the survivor's abilities resolve."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from kfjudge.core.events import Remark
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.engine import choose, events, timing
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.contributions import (
    CannotFight,
    CanOnlyFight,
    DealsInFight,
    DealsMore,
    Fights,
    Ignores,
    IsDestroyedFighting,
    Whenever,
)
from kfjudge.games.keyforge.engine.node import RULES, Header, InForce
from kfjudge.games.keyforge.engine.timing import add_after_use
from kfjudge.games.keyforge.engine.verbs import creature, damage
from kfjudge.games.keyforge.readings import (
    A_FIGHT_CUT_SHORT,
    AS_IT_IS,
    BOTH_WAYS,
    CANNOT_FIGHT,
    ELUSIVE_OF_A_STOPPED_FIGHT,
    KEYWORD_LOST,
    NOT_FOUGHT,
    SPENT,
)

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game

CUT_SHORT = message("why.cut-short")


class Bout(Struct):
    """A fight. `victim` takes the attacker's damage; `protected`: the target is elusive and has not been
    attacked before this turn."""

    attacker: Card
    target: Card
    victim: Card
    protected: bool


class Errand(Struct):
    """What an ability that lets a creature fight demands of the fight, and learns of it: whom it may not
    attack, and whom it attacked. Each with its stay: a creature that came back is another."""

    barred: list[tuple[Card, int]]
    attacked: list[tuple[Card, int]]


def targets(game: Game, attacker: Card) -> list[Card]:
    """List the enemy creatures that may be attacked: not one without taunt beside one with taunt."""
    ignores = _ignored(game, attacker)
    only = game.in_force_on(CanOnlyFight, attacker)
    bans = _bans(game, attacker)
    own = [ban for ban in game.in_force(CannotFight) if ban.node.whom.matches(ban.context, attacker)]
    board = game.view
    enemies = board.cards.peek_all(board.opponent(attacker.controller).line)
    if "taunt" not in ignores:
        enemies = _not_behind_taunt(game, enemies)
    barred = [card.uid for card, stay in game.errand.barred if card.stay == stay] if game.errand else ()
    if not (bans or own or only or barred):
        return enemies
    return [
        enemy
        for enemy in enemies
        if enemy.uid not in barred
        and not any(ban.node.whom.matches(ban.context, enemy) for ban in bans)
        and not (  # one that cannot fight this attacker: we read it that this one may attack it
            any(ban.node.who.matches(ban.context, enemy) for ban in own)
            and game.reading(CANNOT_FIGHT) == BOTH_WAYS
        )
        and all(force.node.targets.matches(force.context, enemy) for force in only)
    ]


def _not_behind_taunt(game: Game, line: list[Card]) -> list[Card]:
    """List the creatures of a battleline that have taunt, or no neighbor with it."""
    taunting = creature.with_keyword(game, line, "taunt")
    if not taunting:
        return line
    taunts = [enemy in taunting for enemy in line]
    return [enemy for at, enemy in enumerate(line) if taunts[at] or not any(taunts[max(at - 1, 0) : at + 2])]


def _bans(game: Game, attacker: Card) -> list[InForce[CannotFight]]:
    """List what keeps an attacker from choosing certain targets."""
    forces = game.in_force(CannotFight)
    return [ban for ban in forces if ban.node.who.matches(ban.context, attacker)] if forces else []


def _ignored(game: Game, attacker: Card) -> set[str]:
    """List the keywords that an attacker ignores."""
    forces = game.in_force_on(Ignores, attacker)
    return {name for force in forces for name in force.node.keywords} if forces else set()


def has_target(game: Game, attacker: Card) -> bool:
    """Tell whether there is an enemy creature to attack. Taunt narrows the choice, but never to none."""
    barred = game.errand is not None and game.errand.barred
    if any((barred, game.in_force(CanOnlyFight), game.in_force(CannotFight))):
        return bool(targets(game, attacker))
    return bool(game.board.players[game.board.opponent(attacker.controller).name].line)


def fight(game: Game, player: str, attacker: Card) -> bool:
    """Fight: the steps of the book, in its order. Returns whether what waits for the use of the attacker has
    resolved with what waits for the fight."""
    game.do(events.Exhausts(attacker))
    legal = targets(game, attacker)
    errand, game.errand = game.errand, None  # it says nothing of fights within this one
    if not legal:
        what = message("refused.fight", card=attacker)
        game.refuse(what, message("why.no-enemy"), (attacker,), cite=("rule/fight",))
        return False
    narrowed: tuple[str, ...] = ()
    taunting = creature.with_keyword(game, legal, "taunt")
    if taunting:
        givers = (source for one in taunting for source in creature.keyword_sources(game, one, "taunt"))
        narrowed = ("glossary/taunt", *dict.fromkeys(givers))
        game.cite(*narrowed)
    bans = _bans(game, attacker)
    if bans:
        narrowed += tuple(dict.fromkeys(f"card/{ban.context.source.facts.id}" for ban in bans))
    target = choose.one(game, legal, message("ask.attack", card=attacker), ("rule/fight", *narrowed))
    if errand is not None:
        errand.attacked.append((target, target.stay))
    elusive = creature.keyword(game, target, "elusive") > 0 and not target.attacked
    protected = elusive and "elusive" not in _ignored(game, attacker)
    bout = Bout(attacker, target, target, protected)
    attack = events.Attacks(attacker, target)
    fallen = len(game.fallen)
    seen, attacked = _who_waits(game, attacker), target.attacked
    game.do(attack)
    game.bouts.append(bout)
    whole = _before(game, bout, attack)
    if attacker.uid in game.stopped:  # with no effect: as we read it, as if nobody had been attacked
        game.stopped.discard(attacker.uid)
        game.bouts.pop()
        if not elusive or game.reading(ELUSIVE_OF_A_STOPPED_FIGHT) != SPENT:
            target.attacked = attacked
        return False
    if whole:
        _exchange_damage(game, bout)
    else:
        game.note(events.FightEndsEarly(attacker, target))
    game.bouts.pop()
    new = game.fallen[fallen:]
    killed = tuple([card for card in (attacker, target) if card in new])
    fought = events.Fought(attacker, target, killed, seen)
    _refuse_the_dead(game, fought)
    triggers = _fight_abilities(game, fought, whole) + _list_waiting(game, fought, whole)
    again = partial(timing.own_abilities, game, attacker, "fight", fought)
    lives = whole and attacker not in killed
    used = add_after_use(game, player, attacker, triggers)
    timing.resolve(game, triggers, timing.while_it_stays(attacker, again) if lives else None)
    return used


def _who_waits(game: Game, attacker: Card) -> tuple[tuple[Fights, str], ...]:
    """List the abilities that wait for such a creature to fight, as the attack begins: it may be gone
    later."""
    forces = game.in_force(Whenever)
    if not forces:
        return ()
    return tuple(
        (force.node.occasion, force.context.source.uid)
        for force in forces
        if isinstance(force.node.occasion, Fights)
        and force.node.occasion.what.matches(force.context, attacker)
    )


def _before(game: Game, bout: Bout, attack: events.Attacks) -> bool:
    """Resolve "Before Fight:" abilities, assault, hazardous and what else comes before a creature fights.
    Returns False when one of the two is gone before damage is dealt, or the fight is stopped."""
    attacker, target = bout.attacker, bout.target
    stays = (attacker.stay, target.stay)

    def still() -> bool:
        return (attacker.stay, target.stay) == stays and attacker.uid not in game.stopped

    waiting = timing.own_abilities(game, attacker, "before-fight", attack)
    waiting += _keyword(game, attacker, target, "assault") + _keyword(game, target, attacker, "hazardous")
    for trigger in waiting:
        trigger.ground = timing.Ground(still, CUT_SHORT, ("glossary/fight",))
    timing.resolve(game, waiting + timing.waiting_abilities(game, events.IsAboutToFight(attacker)))
    return still()


def _keyword(game: Game, card: Card, other: Card, name: Header) -> list[timing.Trigger]:
    """Make the trigger that deals the damage of assault or hazardous. We read it that the keyword counts as
    it was when the attack began."""
    amount = creature.keyword(game, card, name)
    if not amount:
        return []
    printed = (f"card/{card.facts.id}",) if any(word == name for word, _ in card.facts.keywords) else ()
    sources = (*printed, *creature.keyword_sources(game, card, name))

    def strike() -> None:
        game.cite(*sources)
        dealt, now = amount, creature.keyword(game, card, name)
        if now != amount and game.reading(KEYWORD_LOST) != AS_IT_IS:
            said = message("remark.keyword-then", card=card, header=message(f"header.{name}"), n=amount)
            game.note(Remark(said, (card,), (RULES[name],)))
        elif now != amount:
            dealt = now
        damage.deal(game, [damage.Blow(other, dealt, card)])

    return [timing.Trigger(name, card, card, strike)]


def _exchange_damage(game: Game, bout: Bout) -> None:
    """Let each creature deal its power to the other, all of it at once."""
    attacker, target, victim = bout.attacker, bout.target, bout.victim
    blows = []
    if victim is target and bout.protected:
        what = message("refused.blows", card=target)
        game.refuse(what, message("why.elusive"), (target,), cite=_cite_keyword(game, target, "elusive"))
    elif victim.zone == "line" and _strikes(game, attacker):
        might = _fight_damage(game, attacker)
        for force in game.in_force_on(DealsMore, attacker):
            if force.node.attacking.matches(force.context, target):
                might += force.node.amount
        blows.append(damage.Blow(victim, might, attacker, _is_poisonous(game, attacker)))
    if not bout.protected:
        if creature.keyword(game, attacker, "skirmish"):
            what = message("refused.blow-back", card=attacker)
            game.refuse(
                what, message("why.skirmish"), (attacker,), cite=_cite_keyword(game, attacker, "skirmish")
            )
        elif _strikes(game, target):
            blows.append(
                damage.Blow(attacker, _fight_damage(game, target), target, _is_poisonous(game, target))
            )
    damage.deal(game, blows)


def _cite_keyword(game: Game, card: Card, name: str) -> tuple[str, ...]:
    """List what a keyword of a creature rests on: its entry, and the cards that give it."""
    return (f"glossary/{name}", *creature.keyword_sources(game, card, name))


def _strikes(game: Game, card: Card) -> bool:
    """Tell whether a creature deals damage when fighting, and refuse the damage if not."""
    force = game.forbidden("deal-fight-damage", card.controller, card)
    if force is None:
        return True
    what = message("refused.strike", card=card)
    game.refuse(what, message("why.card-says"), (card,), cite=(f"card/{force.context.source.facts.id}",))
    return False


def _fight_damage(game: Game, card: Card) -> int:
    """Work out what a creature deals when fighting: its power, unless something says how much."""
    forces = game.in_force_on(DealsInFight, card)
    return min(force.node.amount for force in forces) if forces else creature.power(game, card)


def _is_poisonous(game: Game, card: Card) -> bool:
    return creature.keyword(game, card, "poison") > 0


def _fight_abilities(game: Game, fought: events.Fought, whole: bool) -> list[timing.Trigger]:
    """List the attacker's "Fight:" abilities, if it survived and the fight was fought to its end."""
    attacker = fought.attacker
    triggers = timing.own_abilities(game, attacker, "fight", fought)
    survived = attacker.in_play and attacker not in fought.killed
    if not triggers or (whole and survived):
        return triggers
    why = CUT_SHORT if survived else message("why.did-not-survive", card=attacker)
    for trigger in triggers:
        timing.refuse(game, trigger, why, ("glossary/fight",))
    return []


def _list_waiting(game: Game, fought: events.Fought, whole: bool) -> list[timing.Trigger]:
    """List what waits for a creature to fight, or to be destroyed fighting. We read it that a fight which is
    cut short counts: both were fighting from the moment of the attack."""
    found = timing.waiting_abilities(game, fought)
    if not found or whole:
        return found
    if game.reading(A_FIGHT_CUT_SHORT) == NOT_FOUGHT:
        for trigger in found:
            timing.refuse(game, trigger, CUT_SHORT, A_FIGHT_CUT_SHORT.passages)
        return []
    about = (fought.attacker, fought.target)
    game.note(Remark(message("remark.cut-short"), about, ("glossary/fight",)))
    return found


def _refuse_the_dead(game: Game, fought: events.Fought) -> None:
    """Refuse the abilities by which two creatures that destroyed each other would react to that."""
    if len(fought.killed) < 2:
        return
    for card in fought.killed:
        if not game.is_blank(card) and any(
            isinstance(node, Whenever) and isinstance(node.occasion, IsDestroyedFighting)
            for node in game.spec(card).constants
        ):
            what = message("refused.trigger", card=card)
            game.refuse(
                what,
                message("why.did-not-survive", card=card),
                (card,),
                cite=("glossary/fight", "glossary/destroyed"),
            )
