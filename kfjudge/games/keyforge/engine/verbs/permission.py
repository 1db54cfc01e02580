"""What a player may do with a card now, and if not, why not: the active house, permissions, prohibitions, the
first-turn rule, alpha, the Rule of Six."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kfjudge.core.events import Refusal
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.editions import FIRST_TURN, MODIFIABLE, RESOLVES, STUNNED_OMNI, UNSTUNS
from kfjudge.games.keyforge.engine.board import Card
from kfjudge.games.keyforge.engine.contributions import (
    CanOnlyBeUsedTo,
    May,
    MustFight,
    MustLose,
    MustPay,
    PlayedAsCopy,
)
from kfjudge.games.keyforge.engine.node import RULES, Header, InForce
from kfjudge.games.keyforge.engine.selectors import peek_everywhere
from kfjudge.games.keyforge.engine.verbs import Verb, creature, fight
from kfjudge.games.keyforge.engine.verbs.aember import lose, pay
from kfjudge.games.keyforge.facts import UNKNOWN
from kfjudge.games.keyforge.readings import (
    ALL_OF_ONE_CARD,
    CAN_ONLY_FIGHT,
    COPY_OF_NONE,
    PLAY_OR_USE,
    PLAYED_FOR_NOTHING,
    THOSE_IT_ALLOWS,
)

if TYPE_CHECKING:
    from kfjudge.games.keyforge.engine.game import Game

SIX = 6
_PLAY_OR_USE = "play-or-use"
_STILL_TO_COME = ("ready", "draw", "end")  # the steps of a turn on which Omega has ended step 3
_PERMITTING = {
    "play": ("play", _PLAY_OR_USE),
    "unstun": ("use", "fight", "reap", _PLAY_OR_USE),  # a stun comes off in place of a use
}
_WAYS_FORBIDDEN: Mapping[str, Verb] = {"reap": "reap", "fight": "fight"}  # ways of use that cards forbid
_ABILITIES: Mapping[str, Header] = {"action": "action", "omni": "omni"}


def find_permission(game: Game, player: str, verb: str, card: Card) -> InForce[May] | None:
    """Find a permission in force to do that with a card. One without limit comes before one with, and one for
    this verb alone before one for others too."""
    forces = game.in_force(May)
    if not forces:
        return None
    permitting = _PERMITTING.get(verb, ("use", verb, _PLAY_OR_USE))
    if len(forces) > 1:
        forces = sorted(forces, key=lambda force: (bool(force.node.cards), force.node.verb == _PLAY_OR_USE))
    for force in forces:
        if force.context.you != player or force.node.verb not in permitting:
            continue
        if not force.node.what.matches(force.context, card):
            continue
        if force.node.while_ is not None and not force.node.while_.holds(force.context):
            continue
        lasting, source = force.context.lasting, force.context.source
        if lasting is None:  # a constant permission begins anew each turn
            covered = tuple(uid for uid in force.context.board.turn.waived if uid == source.uid)
        else:
            covered = tuple(dict(lasting.bound).get("cards", ()))
        if (
            not force.node.cards
            or len(covered) < force.node.cards
            or (  # used for this card before: "play or use" covers one of the two, as we read it
                verb != "play"
                and card.uid in covered
                and (force.node.verb != _PLAY_OR_USE or game.reading(PLAY_OR_USE) == ALL_OF_ONE_CARD)
            )
        ):
            return force
    return None


def use_up(game: Game, force: InForce[May], card: Card) -> None:
    """Use up a limited permission for a card."""
    lasting = force.context.lasting
    if not force.node.cards:
        return
    if lasting is None:
        game.board.turn.waived = (*game.board.turn.waived, force.context.source.uid)
        return
    bound = dict(lasting.bound)
    if card.uid in bound.get("cards", ()) and force.node.verb not in ("play", _PLAY_OR_USE):
        return
    bound["cards"] = (*bound.get("cards", ()), card.uid)
    changed = replace(lasting, bound=tuple(bound.items()))
    game.board.lasting = tuple(changed if old is lasting else old for old in game.board.lasting)
    game.board.changed()


def is_of_active_house(game: Game, card: Card) -> bool:
    house = game.board.turn.house
    return house is not None and creature.belongs_to(game, card, house)


def why_house_forbids(game: Game, player: str, verb: str, card: Card) -> Refusal | None:
    """Refuse a card that is not of the active house, unless a permission covers it."""
    if is_of_active_house(game, card) or find_permission(game, player, verb, card) is not None:
        return None
    return _off_house(game.board.turn.house, ("glossary/off-house", "glossary/active-house"))


@cache
def _off_house(active: str | None, cite: tuple[str, ...]) -> Refusal:
    if active is None:
        return Refusal(message("why.no-active-house"), cite)
    return Refusal(message("why.off-house", house=message(f"house.{active}")), cite)


def why_first_turn_forbids(game: Game, player: str, card: Card, verb: Verb) -> Refusal | None:
    """Refuse a second card from hand on the first player's first turn. Whether card effects can change that
    differs by edition."""
    if not is_first_turn_spent(game):
        return None
    covered = verb == "play" and find_permission(game, player, "play", card) is not None
    if covered and game.rule(FIRST_TURN) == MODIFIABLE:
        return None
    cite = FIRST_TURN.sources if covered else ("rule/first-turn-rule",)
    return Refusal(message("why.first-turn"), cite)


def is_first_turn_spent(game: Game) -> bool:
    """Tell whether the first player has played or discarded the one card of the first turn."""
    turn = game.board.turn
    return turn.first and turn.played_from_hand + len(turn.discarded) > 0


def why_rule_of_six_forbids(game: Game, card: Card) -> Refusal | None:
    """Refuse a card whose title has been played and used six times this turn."""
    if game.board.turn.times(card.facts.id) >= SIX:
        return Refusal(message("why.rule-of-six"), ("rule/the-rule-of-six",))
    return None


def count_deed(game: Game, card_id: str) -> None:
    """Count a play or a use toward the Rule of Six."""
    deeds = dict(game.board.turn.deeds)
    deeds[card_id] = deeds.get(card_id, 0) + 1
    game.board.turn.deeds = tuple(deeds.items())


def find_tolls(game: Game, player: str, verb: Verb, card: Card) -> list[InForce[MustPay]]:
    """List what a player has to pay an opponent before playing or using a card."""
    forces = game.in_force(MustPay)
    if not forces:
        return []
    return [
        force
        for force in forces
        if force.node.verb == verb and force.context.opponent == player
        if force.node.what.matches(force.context, card)
    ]


def aember_to_lose(game: Game, verb: Verb, card: Card) -> int:
    """Add up the Æmber that has to be lost in order to play a card."""
    if verb != "play":
        return 0
    own = game.of_itself(MustLose, card)
    return sum(node.amount for node in own) if own else 0


def pay_tolls(game: Game, player: str, verb: Verb, card: Card) -> None:
    """Pay and lose the Æmber that playing or using a card costs."""
    lost = aember_to_lose(game, verb, card)
    if lost:
        game.cite("glossary/if-you-do")
        lose(game, player, lost)
    for force in find_tolls(game, player, verb, card):
        game.cite(f"card/{force.context.source.facts.id}")
        pay(game, player, force.context.you, force.node.amount)


def _why_toll_forbids(game: Game, player: str, verb: Verb, card: Card) -> Refusal | None:
    """Refuse a card whose costs the player cannot pay."""
    forces, lost = find_tolls(game, player, verb, card), aember_to_lose(game, verb, card)
    if not forces and not lost:
        return None
    price = sum(force.node.amount for force in forces) + lost
    pool = game.board.players[player].aember
    if price <= pool:
        return None
    cite = [f"card/{force.context.source.facts.id}" for force in forces]
    if lost:
        return Refusal(message("why.loss", cost=price, n=pool), ("glossary/if-you-do", *cite))
    return Refusal(message("why.toll", cost=price, n=pool), ("glossary/pay", *cite))


def why_not_play(game: Game, player: str, card: Card) -> Refusal | None:
    """Say why a card cannot be played, from hand or by an effect. One that is played as a copy is played as
    what it copies: where none of those may be played, we read it that it cannot be played either."""
    refusal = why_not_play_itself(game, player, card)
    if refusal is not None or card.facts is UNKNOWN:
        return refusal
    found = find_originals(game, player, card)
    refusals = [why_not_play_itself(game, player, other) for other in found]
    if not refusals or None in refusals or game.reading(COPY_OF_NONE) == PLAYED_FOR_NOTHING:
        return None
    return refusals[0]


def find_originals(game: Game, player: str, card: Card) -> list[Card]:
    """List the cards that a card played as a copy may be a copy of; none for most cards."""
    nodes = game.of_itself(PlayedAsCopy, card)
    if not nodes:
        return []
    return [other for node in nodes for other in peek_everywhere(game.context(card, player), node.of)]


def is_step_over(game: Game) -> bool:
    """Tell whether Omega has ended the step under way. Nothing more is played or used in it, says the book:
    not by what is left of an effect, either."""
    return game.board.turn.omega and game.board.step not in _STILL_TO_COME


def why_not_play_itself(game: Game, player: str, card: Card) -> Refusal | None:
    """Say why a card cannot be played as itself: alpha, the Rule of Six, a card, no creature, its price."""
    if card.facts is UNKNOWN:
        return Refusal(message("why.unknown-card"), ("rule/playing-cards",))
    if is_step_over(game):
        return Refusal(message("why.omega"), ("glossary/omega",))
    turn = game.board.turn
    alpha = "alpha" in dict(card.facts.keywords)
    if alpha and (turn.played or turn.discarded or turn.used):
        return Refusal(message("why.alpha"), ("glossary/alpha",))
    six = why_rule_of_six_forbids(game, card)
    if six is not None:
        return six
    forbidden = _why_forbidden(game, player, card, "play")
    if forbidden is not None:
        return forbidden
    if card.facts.type == "upgrade" and not game.board.creatures():
        return Refusal(message("why.no-host"), ("rule/upgrades",))
    return _why_toll_forbids(game, player, "play", card)


def why_not_play_from_hand(game: Game, player: str, card: Card) -> Refusal | None:
    """Say why a card cannot be played from hand at step 3."""
    return (
        why_not_play(game, player, card)
        or why_house_forbids(game, player, "play", card)
        or why_first_turn_forbids(game, player, card, "play")
    )


def why_not_discard(game: Game, player: str, card: Card) -> Refusal | None:
    """Say why a card cannot be discarded from hand at step 3."""
    if card.facts is UNKNOWN:
        return Refusal(message("why.unknown-card"), ("rule/discarding-cards",))
    if not is_of_active_house(game, card):
        return _off_house(game.board.turn.house, ("rule/discarding-cards",))
    return why_first_turn_forbids(game, player, card, "discard")


def why_not_use(game: Game, player: str, card: Card, way: str) -> Refusal | None:
    """Say why a card cannot be used in a way, whether at step 3 or by an effect."""
    return _why_not_at_all(game, player, card) or _why_not_in_way(game, player, card, way)


def _why_not_at_all(game: Game, player: str, card: Card) -> Refusal | None:
    """Say why a card cannot be used in any way."""
    if is_step_over(game):
        return Refusal(message("why.omega"), ("glossary/omega",))
    if card.exhausted:
        return Refusal(message("why.exhausted", card=card), ("rule/ready-and-exhausted",))
    return why_rule_of_six_forbids(game, card) or _why_forbidden(game, player, card, "use")


def _why_forbidden(game: Game, player: str, card: Card, verb: Verb) -> Refusal | None:
    force = game.forbidden(verb, player, card)
    if force is None:
        return None
    return _forbidden_by(force.context.source)


def _forbidden_by(source: Card) -> Refusal:
    return Refusal(
        message("why.card-forbids", card=source), (f"card/{source.facts.id}", "glossary/cannot-vs-must-may")
    )


def is_possible_but_for_stun(game: Game, player: str, card: Card, way: str) -> bool:
    """Tell whether a stunned creature could be used in a way if it were not stunned."""
    return not (
        _why_not_at_all(game, player, card)
        or _why_way_forbidden(game, player, card, way)
        or _why_impossible(game, player, card, way)
    )


def _why_not_in_way(game: Game, player: str, card: Card, way: str) -> Refusal | None:
    """Say why a card that may be used cannot be used in a way."""
    forbidden = _why_way_forbidden(game, player, card, way)
    if forbidden is not None:
        return forbidden
    if card.stunned and not (  # whether a stun leaves a creature its "Omni:" ability differs by edition
        way == "omni" and game.abilities(card, "omni") and game.rule(STUNNED_OMNI) == RESOLVES
    ):
        return None if way == "unstun" else Refusal(message("why.stunned", card=card), ("glossary/stun",))
    if way == "unstun":
        return Refusal(message("why.not-stunned", card=card), ("glossary/stun",))
    return _why_impossible(game, player, card, way)


def _why_way_forbidden(game: Game, player: str, card: Card, way: str) -> Refusal | None:
    verb = _WAYS_FORBIDDEN.get(way)
    forbidden = _why_forbidden(game, player, card, verb) if verb else None
    if forbidden is not None or way == "unstun":
        return forbidden
    for force in game.in_force(CanOnlyBeUsedTo):
        if (
            force.node.way != way
            and force.node.on.matches(force.context, card)
            and game.reading(CAN_ONLY_FIGHT) != THOSE_IT_ALLOWS
        ):
            return _forbidden_by(force.context.source)
    return None


def _why_impossible(game: Game, player: str, card: Card, way: str) -> Refusal | None:
    """Say what a way of use needs and does not find: a creature, an enemy, an ability, the price."""
    if not card.facts.is_creature and way in ("reap", "fight"):
        return Refusal(message("why.artifact"), ("rule/using-artifacts",))
    if way == "fight" and not fight.has_target(game, card):
        return Refusal(message("why.no-enemy"), ("rule/fight",))
    header = _ABILITIES.get(way)
    if header is not None and not game.abilities(card, header):
        return Refusal(message("why.no-ability", card=card), (RULES[header],))
    return _why_toll_forbids(game, player, "use", card)


def why_not_use_now(game: Game, player: str, card: Card, way: str) -> Refusal | None:
    """Say why a card cannot be used in a way at step 3: house and obligations count there."""
    return (
        why_not_use(game, player, card, way)
        or _why_off_house(game, player, card, way)
        or _why_must_fight(game, player, card, way)
    )


def must_fight(game: Game, card: Card) -> InForce[MustFight] | None:
    """Find what obliges a creature to fight when it is used."""
    for force in game.in_force(MustFight):
        if force.node.what.matches(force.context, card):
            return force
    return None


def _why_must_fight(game: Game, player: str, card: Card, way: str) -> Refusal | None:
    """Refuse another way of use to a creature that must fight and can."""
    force = must_fight(game, card) if way != "fight" else None
    if (
        force is None
        or why_not_use(game, player, card, "fight")
        or _why_off_house(game, player, card, "fight")
    ):
        return None
    source = force.context.source
    return Refusal(
        message("why.must-fight", card=source), (f"card/{source.facts.id}", "glossary/cannot-vs-must-may")
    )


def _why_off_house(game: Game, player: str, card: Card, way: str) -> Refusal | None:
    """Refuse a card that is off house. An "Omni:" ability needs no house, nor does a stun that comes off in
    its place."""
    if way == "omni":
        return None
    if way == "unstun" and game.abilities(card, "omni") and game.rule(STUNNED_OMNI) == UNSTUNS:
        return None
    return why_house_forbids(game, player, way, card)


def ways_now(game: Game, player: str, card: Card) -> list[str]:
    """List the ways in which a card may be used at step 3."""
    if _why_not_at_all(game, player, card) is not None:
        return []
    if card.stunned:
        ways: tuple[str, ...] = ("unstun", "omni")
    else:
        ways = ("reap", "fight", "action", "omni") if card.facts.is_creature else ("action", "omni")
    return [
        way
        for way in ways
        if not _why_off_house(game, player, card, way)
        and not _why_not_in_way(game, player, card, way)
        and not _why_must_fight(game, player, card, way)
    ]
