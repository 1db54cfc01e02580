"""What abilities do, a class for each printed verb, and the choices that their other effects go by."""

from __future__ import annotations

from typing import ClassVar

from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl.meanings import HERE, YOU
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.attempts import be_evaded, discover
from kfjudge.games.arkham.engine.board import SKILLS, Card, Investigator
from kfjudge.games.arkham.engine.harm import damage_card, deal
from kfjudge.games.arkham.engine.node import Amount, Context, Effect, Selector, Who, value
from kfjudge.games.arkham.engine.places import connected_locations, distances_from, find_ways, move
from kfjudge.games.arkham.engine.skill_test import EVADE
from kfjudge.games.arkham.engine.spec import uses_on
from kfjudge.games.arkham.engine.values import find_clue_keepers

TARGETS = ("glossary/target",)


class Take(Effect):
    """Investigators take damage and horror, perhaps directly."""

    damage: Amount = 0
    horror: Amount = 0
    who: Who = YOU
    direct: bool = False

    def resolve(self, context: Context) -> bool:
        for name in self.who.names(context):
            damage, horror = value(context, self.damage), value(context, self.horror)
            deal(context.game, name, damage, horror, direct=self.direct)
        return True


class TakeIfThere(Effect):
    """You take damage, perhaps horror too, if a card of a kind is there."""

    damage: int
    what: Selector
    horror: int = 0

    def resolve(self, context: Context) -> bool:
        if any(self.what.matches(context, card) for card in context.board.in_play()):
            deal(context.game, context.you, self.damage, self.horror)
        return True


class DoomOnNearest(Effect):
    """The nearest of such enemies gets doom; one to which no way leads, only if no other is nearer."""

    what: Selector
    amount: int = 1

    def resolve(self, context: Context) -> bool:
        board = context.board
        far = distances_from(board, context.investigator.at)
        cards = find_choices(context, self.what)
        apart = {card.uid: far.get(str(board.location_of(card)), len(board.cards)) for card in cards}
        nearest = [card for card in cards if apart[card.uid] == min(apart.values())]
        if nearest:
            cite = ("glossary/nearest", "glossary/lead-investigator")
            card = choose.card(context.game, board.lead, message("ask.doomed"), nearest, cite)
            context.game.do(events.PlacesDoom(card, self.amount))
        return bool(nearest)


class DoomOnEach(Effect):
    """Each of such enemies gets 1 doom."""

    what: Selector

    def resolve(self, context: Context) -> bool:
        cards = find_choices(context, self.what)
        for card in cards:
            context.game.do(events.PlacesDoom(card, 1))
        return bool(cards)


class LeaveClues(Effect):
    """One of your clues goes to your location, or all of them."""

    every: bool = False

    def resolve(self, context: Context) -> bool:
        clues = context.investigator.clues
        if not clues:
            return False
        here = context.board.cards[str(context.investigator.at)]
        context.game.do(events.PlacesClues(context.you, clues if self.every else 1, here))
        return True


class Deal(Effect):
    """Deal damage to a card that you choose."""

    amount: int
    what: Selector

    def could_change(self, context: Context) -> bool:
        return bool(find_choices(context, self.what))

    def resolve(self, context: Context) -> bool:
        cards = find_choices(context, self.what)
        if not cards:
            return False
        question = message("ask.damaged", card=context.source)
        card = choose.card(context.game, context.you, question, cards, TARGETS)
        damage_card(context.game, card, self.amount, context.you)
        return True


class DealToAttacker(Effect):
    """Deal damage to the enemy whose attack it is."""

    amount: int

    def resolve(self, context: Context) -> bool:
        card = getattr(context.event, "by", None)
        if card is None or not card.in_play:
            return False
        damage_card(context.game, card, self.amount, context.you)
        return True


def find_choices(context: Context, what: Selector) -> list[Card]:
    """List the cards in play that are meant."""
    return [card for card in context.board.in_play() if what.matches(context, card)]


class Discover(Effect):
    """Discover clues at your location."""

    amount: int

    def could_change(self, context: Context) -> bool:
        here = context.board.cards[str(context.investigator.at)]
        return here.clues > 0 and not find_clue_keepers(context.game, context.you)

    def resolve(self, context: Context) -> bool:
        here = context.board.cards[str(context.investigator.at)]
        whole = here.clues >= self.amount
        discover(context.game, context.you, here, self.amount)
        return whole


class Gain(Effect):
    """Gain resources."""

    amount: int

    def resolve(self, context: Context) -> bool:
        cite = (f"card/{context.source.facts.id}",)
        context.game.do(events.GainsResources(context.you, self.amount, cite))
        return True


class Heal(Effect):
    """Heal damage or horror of your investigator, or of others."""

    damage: int = 0
    horror: int = 0
    who: Who = YOU

    def could_change(self, context: Context) -> bool:
        one = context.investigator
        return bool((self.damage and one.damage) or (self.horror and one.horror))

    def resolve(self, context: Context) -> bool:
        whole = True
        for one in map(context.board.players.__getitem__, self.who.names(context)):
            damage, horror = min(self.damage, one.damage), min(self.horror, one.horror)
            if damage or horror:
                context.game.do(events.Heals(one.name, damage, horror))
            whole &= (damage, horror) == (self.damage, self.horror)
        return whole


class EvadeOne(Effect):
    """An enemy that you choose is evaded, without a test."""

    what: Selector

    def could_change(self, context: Context) -> bool:
        return bool(self._find(context))

    def resolve(self, context: Context) -> bool:
        cards = self._find(context)
        if not cards:
            return False
        question = message("ask.evaded", card=context.source)
        card = choose.card(context.game, context.you, question, cards, TARGETS)
        be_evaded(context.game, context.you, card)
        return True

    def _find(self, context: Context) -> list[Card]:
        """List the enemies of which evading changes something: those that are ready or engaged."""
        return [
            card for card in find_choices(context, self.what) if not card.exhausted or card.zone == "threat"
        ]


class AddUses(Effect):
    """Place tokens on an asset that uses such ones."""

    amount: int
    word: str
    what: Selector

    def could_change(self, context: Context) -> bool:
        return bool(self._find(context))

    def resolve(self, context: Context) -> bool:
        question = message("ask.loaded", card=context.source)
        card = choose.card(context.game, context.you, question, self._find(context), TARGETS)
        context.game.do(events.GainsUses(card, self.amount))
        return True

    def _find(self, context: Context) -> list[Card]:
        found = []
        for card in find_choices(context, self.what):
            has = uses_on(card.facts.id)
            if has is not None and has.word == self.word and card.controller in context.board.players:
                found.append(card)
        return found


class UseToResource(Effect):
    """A token of this card becomes a resource of yours."""

    amount: int

    def could_change(self, context: Context) -> bool:
        return context.source.uses >= self.amount

    def resolve(self, context: Context) -> bool:
        if context.source.uses < self.amount:  # what was paid has made it leave play
            return False
        context.game.do(events.SpendsUse(context.source, self.amount))
        cite = (f"card/{context.source.facts.id}",)
        context.game.do(events.GainsResources(context.you, self.amount, cite))
        return True


class ActMore(Effect):
    """Whoever is meant may take more actions this turn."""

    amount: int
    who: Who = YOU

    def could_change(self, context: Context) -> bool:
        return context.board.turn.player in self.who.names(context)

    def resolve(self, context: Context) -> bool:
        for name in self.who.names(context):
            context.game.do(events.GainsActions(name, self.amount))
        return True


class DealToAll(Effect):
    """Each enemy and each investigator at your location or a connected one, as you choose, takes damage."""

    amount: int

    def resolve(self, context: Context) -> bool:
        game, board = context.game, context.board
        here = board.cards[str(context.investigator.at)]
        places = [here, *connected_locations(board, here.uid)]
        question = message("ask.location", card=context.source)
        place = choose.card(game, context.you, question, places, TARGETS)
        enemies = [card for card in board.enemies() if board.location_of(card) == place.uid]
        with game.at_once():
            for card in enemies:
                damage_card(game, card, self.amount, context.you)
            for one in board.there(place.uid):
                deal(game, one.name, self.amount, 0)
        return True


class EvadeAll(Effect):
    """Each enemy at your location is evaded, without a test."""

    kind: ClassVar[str] = EVADE

    def could_change(self, context: Context) -> bool:
        return any(HERE.matches(context, card) for card in context.board.enemies())

    def resolve(self, context: Context) -> bool:
        for card in [card for card in context.board.enemies() if HERE.matches(context, card)]:
            be_evaded(context.game, context.you, card)
        return True


class Attach(Effect):
    """This card is attached to your location."""

    def resolve(self, context: Context) -> bool:
        here = context.board.cards[str(context.investigator.at)]
        context.game.do(events.Attaches(context.source, here))
        return True


class TurnAside(Effect):
    """The damage of the attack that this waits for goes to another enemy at your location instead."""

    is_target: ClassVar[bool] = True

    def could_change(self, context: Context) -> bool:
        return bool(self._find(context))

    def resolve(self, context: Context) -> bool:
        game, event = context.game, context.event
        assert event is not None
        question = message("ask.turned-aside", card=context.source)
        card = choose.card(game, context.you, question, self._find(context), TARGETS)
        game.turned_aside.append((event, card))
        return True

    def _find(self, context: Context) -> list[Card]:
        return [card for card in context.board.enemies()
                if card is not context.it and HERE.matches(context, card)]  # fmt: skip


class SlipAway(Effect):
    """End your engagement with every enemy, then move to a location: a connected one, or any that is
    revealed and has no enemies."""

    anywhere: bool = False

    def could_change(self, context: Context) -> bool:
        return bool(self._find(context)) or any(
            context.board.cards[uid].is_enemy for uid in context.investigator.threat
        )

    def resolve(self, context: Context) -> bool:
        game = context.game
        with game.at_once():
            for card in [context.board.cards[uid] for uid in context.investigator.threat]:
                if card.is_enemy:
                    game.do(events.Disengages(card, context.you, (f"card/{context.source.facts.id}",)))
            places = self._find(context)
            if places:
                question = message("ask.location", card=context.source)
                move(game, context.you, choose.card(game, context.you, question, places, TARGETS))
        return bool(places)

    def _find(self, context: Context) -> list[Card]:
        board = context.board
        if not self.anywhere:
            return find_ways(context.game, context.you)
        taken = {board.location_of(card) for card in board.enemies()}
        return [
            one
            for one in board.locations()
            if not one.unrevealed and one.uid not in taken and one.uid != context.investigator.at
        ]


class HealSomebody(Effect):
    """Heal 1 damage or 1 horror of an investigator at your location."""

    def could_change(self, context: Context) -> bool:
        return bool(self._find(context))

    def resolve(self, context: Context) -> bool:
        game = context.game
        hurt = self._find(context)
        if not hurt:
            return False
        question = message("ask.healed", card=context.source)
        one = choose.investigator(game, context.you, question, hurt, TARGETS)
        kinds = [kind for kind in ("damage", "horror") if getattr(one, kind)]
        kind = choose.word(game, context.you, message("ask.heal", player=one.name), kinds, TARGETS)
        game.do(events.Heals(one.name, int(kind == "damage"), int(kind == "horror")))
        return True

    def _find(self, context: Context) -> list[Investigator]:
        return [one for one in context.board.there(context.investigator.at) if one.damage or one.horror]


class GainClues(Effect):
    """You gain clues from the token pool."""

    amount: int

    def resolve(self, context: Context) -> bool:
        context.game.do(events.GainsClues(context.you, self.amount))
        return True


class Leave(Effect):
    """This card is discarded, or goes to the victory display."""

    to_victory: bool = False

    def resolve(self, context: Context) -> bool:
        card = context.source
        event = events.JoinsVictory(card) if self.to_victory else events.LeavesPlay(card)
        context.game.do(event)
        return True


class HealThis(Effect):
    """Damage is healed from this card."""

    amount: int

    def could_change(self, context: Context) -> bool:
        return context.source.damage > 0

    def resolve(self, context: Context) -> bool:
        healed = min(self.amount, context.source.damage)
        if healed:
            context.game.do(events.CardHeals(context.source, healed))
        return healed == self.amount


class ChooseSomebody(Effect):
    """Choose an investigator at your location, whom the effects that follow mean."""

    is_target: ClassVar[bool] = True

    def resolve(self, context: Context) -> bool:
        there = context.board.there(context.investigator.at)
        question = message("ask.somebody", card=context.source)
        context.them = choose.investigator(context.game, context.you, question, there, TARGETS).name
        return True


class ChooseCard(Effect):
    """Choose a card in play, which the effects that follow mean."""

    what: Selector
    is_target: ClassVar[bool] = True

    def could_change(self, context: Context) -> bool:
        return bool(find_choices(context, self.what))

    def resolve(self, context: Context) -> bool:
        cards = find_choices(context, self.what)
        if cards:
            question = message("ask.chosen", card=context.source)
            context.it = choose.card(context.game, context.you, question, cards, TARGETS)
        return bool(cards)


class ChooseSkill(Effect):
    """Choose a skill, which the effects that follow mean."""

    is_target: ClassVar[bool] = True

    def resolve(self, context: Context) -> bool:
        question = message("ask.skill", player=context.you)
        context.skill = choose.word(context.game, context.you, question, SKILLS, TARGETS)
        return True
