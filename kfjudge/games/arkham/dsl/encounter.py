"""What encounter cards, acts and agendas do beside harm: doom, choices between two evils, threat areas, the
encounter deck, and what they forbid or make dearer."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.games.arkham import message
from kfjudge.games.arkham.dsl.effects import TARGETS
from kfjudge.games.arkham.engine import choose, events
from kfjudge.games.arkham.engine.board import THREAT, Card
from kfjudge.games.arkham.engine.decks import take_drawn
from kfjudge.games.arkham.engine.encounter import draw_encounter_card, resolve_drawn
from kfjudge.games.arkham.engine.harm import eliminate
from kfjudge.games.arkham.engine.initiation import make_room
from kfjudge.games.arkham.engine.node import Amount, Condition, Context, Effect, Number, Selector, value
from kfjudge.games.arkham.engine.places import move
from kfjudge.games.arkham.engine.plot import list_spending, place_doom
from kfjudge.games.arkham.engine.skill_test import SkillTest, perform
from kfjudge.games.arkham.engine.values import most

# numbers and conditions


class FailedBy(Number):
    """The points by which you fail the test under way."""

    def value(self, context: Context) -> int:
        return context.game.test.by if context.game.test is not None else 0


class NoClues(Condition):
    """You have no clues."""

    def holds(self, context: Context) -> bool:
        return not context.investigator.clues


class EngagedWithSanityAtMost(Condition):
    """This enemy is engaged with an investigator who has no more sanity left than that."""

    most: int

    def holds(self, context: Context) -> bool:
        card, one = context.source, context.board.players.get(context.source.controller)
        if one is None or card.zone != THREAT:
            return False
        return most(context.game, one, "sanity") - one.horror <= self.most


class EnemyCard(Selector):
    """An enemy, wherever the card is."""

    def matches(self, context: Context, card: Card) -> bool:
        return card.is_enemy


FAILED_BY, NO_CLUES, ENEMY_CARD = FailedBy(), NoClues(), EnemyCard()


# joining


class If(Effect):
    """One effect if something is so, another if not."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def resolve(self, context: Context) -> bool:
        effect = self.effect if self.condition.holds(context) else self.otherwise
        return effect is None or effect.resolve(context)


class AndAlso(Effect):
    """One effect, and another, unless you are eliminated by the first."""

    first: Effect
    other: Effect

    def could_change(self, context: Context) -> bool:
        return self.first.could_change(context) or self.other.could_change(context)

    def resolve(self, context: Context) -> bool:
        whole = self.first.resolve(context)
        return not context.investigator.is_out and self.other.resolve(context) and whole


class Else(Effect):
    """One effect, and if nothing comes of it, another."""

    first: Effect
    other: Effect

    def resolve(self, context: Context) -> bool:
        return self.first.resolve(context) or self.other.resolve(context)


class OrElse(Effect):
    """You must choose one of two effects that could change the game."""

    first: Effect
    first_word: str
    other: Effect
    other_word: str

    def could_change(self, context: Context) -> bool:
        return self.first.could_change(context) or self.other.could_change(context)

    def resolve(self, context: Context) -> bool:
        both = ((self.first_word, self.first), (self.other_word, self.other))
        words = {word: effect for word, effect in both if effect.could_change(context)}
        if not words:
            return False
        question = message("ask.either", player=context.you, card=context.source)
        picked = choose.word(context.game, context.you, question, tuple(words), ("glossary/must",))
        return words[picked].resolve(context)


class ForEach(Effect):
    """An effect so many times, one after the other."""

    times: Number
    effect: Effect

    def resolve(self, context: Context) -> bool:
        for _ in range(self.times.value(context)):
            if not context.investigator.is_out:
                self.effect.resolve(context)
        return True


class TestOr(Effect):
    """Make a test, perhaps of another skill that you choose: one effect if it is passed, perhaps another if
    not."""

    skill: str
    difficulty: int
    passed: Effect | None = None
    failed: Effect | None = None
    other: str = ""

    def could_change(self, context: Context) -> bool:
        brings = [one for one in (self.passed, self.failed) if one is not None]
        return any(one.could_change(context) for one in brings)

    def resolve(self, context: Context) -> bool:
        cite = (f"card/{context.source.facts.id}",)
        skills = tuple(filter(None, (self.skill, self.other)))
        question = message("ask.either", player=context.you, card=context.source)
        skill = choose.word(context.game, context.you, question, skills, cite)
        test = SkillTest(context.you, skill, self.difficulty, source=context.source, cite=cite)
        if self.passed is not None:
            test.if_won.append((self.passed, context))
        if self.failed is not None:
            test.if_failed.append((self.failed, context))
        perform(context.game, test, lambda: None, lambda: None)
        return test.succeeded


# what is lost


class SpendClue(Effect):
    """You spend clues."""

    amount: int

    def could_change(self, context: Context) -> bool:
        able = list_spending(context.game, [context.investigator])
        return any(one.clues >= self.amount for one in able)

    def resolve(self, context: Context) -> bool:
        context.game.do(events.SpendsClues(context.you, self.amount))
        return True


class DropClues(Effect):
    """Clues of yours go to your location, as far as you have any."""

    amount: Amount

    def resolve(self, context: Context) -> bool:
        amount = min(value(context, self.amount), context.investigator.clues)
        if amount:
            here = context.board.cards[str(context.investigator.at)]
            context.game.do(events.PlacesClues(context.you, amount, here))
        return bool(amount)


class DiscardCard(Effect):
    """You choose and discard a card of your hand."""

    def could_change(self, context: Context) -> bool:
        return bool(context.board.list_discardable(context.you))

    def resolve(self, context: Context) -> bool:
        cards = context.board.list_discardable(context.you)
        if cards:
            question = message("ask.discard", player=context.you)
            card = choose.card(context.game, context.you, question, cards, ("glossary/discard-piles",))
            context.game.do(events.Discards(context.you, card))
        return bool(cards)


class DiscardAtRandom(Effect):
    """A card of your hand is discarded at random."""

    def could_change(self, context: Context) -> bool:
        return bool(context.investigator.hand)

    def resolve(self, context: Context) -> bool:
        if not self.could_change(context):
            return False
        card = choose.by_chance(context.game, context.investigator.hand, ("glossary/discard-piles",))
        context.game.do(events.Discards(context.you, card))
        return True


class EachDiscardsAtRandom(Effect):
    """Each investigator discards a card at random."""

    def could_change(self, context: Context) -> bool:
        return any(one.hand for one in context.board.playing())

    def resolve(self, context: Context) -> bool:
        for one in context.board.playing():
            if one.hand:
                card = choose.by_chance(context.game, one.hand, ("glossary/discard-piles",))
                context.game.do(events.Discards(one.name, card))
        return True


class DiscardAsset(Effect):
    """You choose and discard an asset that you control."""

    def resolve(self, context: Context) -> bool:
        assets = [context.board.cards[uid] for uid in context.investigator.assets]
        if assets:
            question = message("ask.discard", player=context.you)
            card = choose.card(context.game, context.you, question, assets, TARGETS)
            context.game.do(events.LeavesPlay(card, (f"card/{context.source.facts.id}",)))
        return bool(assets)


class HitHarder(Effect):
    """The attack that this waits for deals more damage and more horror."""

    amount: int

    def resolve(self, context: Context) -> bool:
        assert context.event is not None
        context.game.harder.append((context.event, self.amount))
        return True


class Resign(Effect):
    """You resign."""

    def resolve(self, context: Context) -> bool:
        context.game.do(events.Resigns(context.you))
        eliminate(context.game, context.investigator)
        return True


# doom and the encounter deck


class Doom(Effect):
    """Doom is placed on the current agenda, which perhaps advances at once."""

    amount: int
    may_advance: bool = False

    def resolve(self, context: Context) -> bool:
        cite = (f"card/{context.source.facts.id}",)
        place_doom(context.game, self.amount, cite, may_advance=self.may_advance)
        return True


class DoomOnThis(Effect):
    """Doom is placed on this card."""

    amount: int

    def resolve(self, context: Context) -> bool:
        if not context.source.in_play:
            return False
        cite = (f"card/{context.source.facts.id}",)
        context.game.do(events.PlacesDoom(context.source, self.amount, cite))
        return True


class ReadyThis(Effect):
    """This enemy readies."""

    def could_change(self, context: Context) -> bool:
        return context.source.exhausted

    def resolve(self, context: Context) -> bool:
        if context.source.exhausted:
            context.game.do(events.Readies(context.source, (f"card/{context.source.facts.id}",)))
        return True


class GainSurge(Effect):
    """This card gains Surge."""

    def resolve(self, context: Context) -> bool:
        for one in context.game.drawings:
            one.surges |= one.card is context.source
        return True


class IntoThreatArea(Effect):
    """This card is put into play in your threat area, perhaps with clues or horror."""

    clues: int = 0
    horror: int = 0

    def resolve(self, context: Context) -> bool:
        make_room(context.game, context.you, context.source)
        event = events.EntersThreatArea(context.source, context.you, self.clues, self.horror)
        context.game.do(event)
        return True


class DrawEncounter(Effect):
    """Draw the top card of the encounter deck."""

    def resolve(self, context: Context) -> bool:
        return draw_encounter_card(context.game, context.you, (f"card/{context.source.facts.id}",))


class SearchEncounter(Effect):
    """Search the encounter deck and its discard pile for a card of a kind, and draw it; the deck is
    shuffled."""

    what: Selector

    def resolve(self, context: Context) -> bool:
        game, common = context.game, context.board.common
        if common.encounter_deck_unknown:
            raise NeedsFact(message("fact.encounter-deck"))
        piles = (*common.encounter_deck, *common.shuffled, *common.encounter_discard)
        alike = {card.facts.id: card for card in map(context.board.cards.__getitem__, piles)
                 if self.what.matches(context, card)}  # fmt: skip
        game.do(events.ShufflesEncounterDeck())
        if not alike:
            return False
        question = message("ask.searched", player=context.you)
        card = choose.card(game, context.you, question, [*alike.values()], ("glossary/search",))
        resolve_drawn(game, context.you, card, (f"card/{context.source.facts.id}",))
        return True


class DrawWeakness(Effect):
    """Search your deck for a weakness with a trait, and draw it; the deck is shuffled."""

    trait: str

    def resolve(self, context: Context) -> bool:
        game, one = context.game, context.investigator
        if one.deck_unknown:
            raise NeedsFact(message("fact.top-cards", player=one.name))
        cards = map(context.board.cards.__getitem__, (*one.deck, *one.shuffled))
        alike = {card.facts.id: card for card in cards
                 if card.facts.subtype and self.trait in card.facts.traits}  # fmt: skip
        if alike:
            question = message("ask.searched", player=one.name)
            card = choose.card(game, one.name, question, [*alike.values()], ("glossary/search",))
            take_drawn(game, one.name, card, (f"card/{context.source.facts.id}", "glossary/search"))
        game.do(events.ShufflesDeck(one.name))
        return bool(alike)


class CancelRevelation(Effect):
    """The Revelation of the card that is being drawn is canceled."""

    def resolve(self, context: Context) -> bool:
        for one in context.game.drawings:
            one.is_canceled |= one.card is context.it
        return True


# moving


class FlyAway(Effect):
    """You disengage from each enemy but of a kind, and move to a location of a kind."""

    but: Selector
    to: Selector

    def resolve(self, context: Context) -> bool:
        game, cite = context.game, (f"card/{context.source.facts.id}",)
        with game.at_once():
            for card in [context.board.cards[uid] for uid in context.investigator.threat]:
                if card.is_enemy and not self.but.matches(context, card):
                    game.do(events.Disengages(card, context.you, cite))
            places = [one for one in context.board.locations() if self.to.matches(context, one)]
            if places:
                question = message("ask.location", card=context.source)
                place = choose.card(game, context.you, question, places, TARGETS)
                if place.uid != context.investigator.at:
                    move(game, context.you, place)
        return bool(places)


class GoTo(Effect):
    """You move to a location."""

    card: str

    def could_change(self, context: Context) -> bool:
        return any(one.facts.id == self.card for one in context.board.locations())

    def resolve(self, context: Context) -> bool:
        for one in context.board.locations():
            if one.facts.id == self.card:
                move(context.game, context.you, one)
                return True
        return False


class RefillClues(Effect):
    """Clues go on this location until it has so many for each investigator who began."""

    each: int

    def could_change(self, context: Context) -> bool:
        return context.source.clues < self.each * context.board.started

    def resolve(self, context: Context) -> bool:
        missing = self.each * context.board.started - context.source.clues
        if missing > 0:
            context.game.do(events.GetsClues(context.source, missing))
        return True


class AttachOnce(Effect):
    """This card is attached to your location, unless a copy of it is."""

    def resolve(self, context: Context) -> bool:
        here = context.board.cards[str(context.investigator.at)]
        if _has_copy(context, here):
            return False
        context.game.do(events.Attaches(context.source, here))
        return True


class AttachToMostClues(Effect):
    """This card is attached to the location with the most clues, of those without a copy of it."""

    def resolve(self, context: Context) -> bool:
        free = [one for one in context.board.locations() if not _has_copy(context, one)]
        most = max((one.clues for one in free), default=0)
        places = [one for one in free if one.clues == most]
        if places:
            question = message("ask.location", card=context.source)
            place = choose.card(context.game, context.you, question, places, TARGETS)
            context.game.do(events.Attaches(context.source, place))
        return bool(places)


def _has_copy(context: Context, location: Card) -> bool:
    """Tell whether a card of the same title is attached to a location."""
    cards = map(context.board.cards.__getitem__, context.board.common.attachments)
    return any(one.at == location.uid and one.facts.id == context.source.facts.id for one in cards)
