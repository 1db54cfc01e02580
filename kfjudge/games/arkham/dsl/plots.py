"""What acts and agendas do when they advance: resolutions, locations that come and go, enemies that are
looked for in the encounter deck."""

from __future__ import annotations

from kfjudge.core.errors import NeedsFact
from kfjudge.core.events import Refused
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, encounter, events
from kfjudge.games.arkham.engine.board import ENEMIES, Card
from kfjudge.games.arkham.engine.decks import take_drawn
from kfjudge.games.arkham.engine.encounter import reshuffle, resolve_drawn, take_top_card
from kfjudge.games.arkham.engine.harm import eliminate
from kfjudge.games.arkham.engine.initiation import make_room
from kfjudge.games.arkham.engine.node import Amount, Condition, Context, Effect, Number, Selector, value
from kfjudge.games.arkham.engine.places import move, reveal, steps_toward
from kfjudge.games.arkham.engine.plot import advance, bring_card, clues_wanted, list_spending, spend_as_group
from kfjudge.games.arkham.facts import all_facts

BASIC = "basicweakness"
OTHER_SIDE = "glossary/act-deck-and-agenda-deck"


class Titled(Selector):
    """The card of a title."""

    card: str

    def matches(self, context: Context, card: Card) -> bool:
        return card.facts.id == self.card


class WithMany(Number):
    """One number, and another from so many investigators on."""

    number: int
    players: int
    other: int

    def value(self, context: Context) -> int:
        return self.other if context.board.started >= self.players else self.number


class Advance(Effect):
    """This act or agenda advances."""

    def resolve(self, context: Context) -> bool:
        advance(context.game, context.source)
        return True


class AdvanceByClues(Effect):
    """The investigators at a location may together spend the clues that this act asks for; it advances."""

    at: str

    def could_change(self, context: Context) -> bool:
        there = (one for one in context.board.playing() if self._is_there(context, one.at))
        able = list_spending(context.game, [*there])
        return sum(one.clues for one in able) >= clues_wanted(context.game, context.source)

    def resolve(self, context: Context) -> bool:
        there = [one for one in context.board.playing() if self._is_there(context, one.at)]
        spend_as_group(context.game, there, clues_wanted(context.game, context.source))
        advance(context.game, context.source)
        return True

    def _is_there(self, context: Context, at: str | None) -> bool:
        return at is not None and context.board.cards[at].facts.id == self.at


class ReachResolution(Effect):
    """A resolution of the scenario is reached."""

    number: int

    def resolve(self, context: Context) -> bool:
        context.game.do(events.ReachesResolution(self.number, (f"card/{context.source.facts.id}",)))
        return True


class ShuffleDiscardIn(Effect):
    """The encounter discard pile is shuffled into the encounter deck."""

    def resolve(self, context: Context) -> bool:
        reshuffle(context.game)
        return True


class DiscardUntil(Effect):
    """Cards of the encounter deck are discarded until some of a kind are among them. The lead investigator
    draws these, or they spawn at a location, perhaps with doom."""

    what: Selector
    many: Amount = 1
    at: str = ""
    doom: int = 0

    def resolve(self, context: Context) -> bool:
        game, common = context.game, context.board.common
        found: list[Card] = []
        while (common.encounter_deck or common.shuffled) and len(found) < value(context, self.many):
            card = take_top_card(game)
            assert card is not None
            game.do(events.DiscardsEncounterCard(card))
            if self.what.matches(context, card):
                found.append(card)
        for card in found:
            self._bring(context, card)
        return bool(found)

    def _bring(self, context: Context, card: Card) -> None:
        game, lead = context.game, context.board.lead
        if not self.at:
            resolve_drawn(game, lead, card)
            return
        place = find_place(context, self.at)
        if place is not None:
            encounter.spawn(game, lead, card, place)
            if self.doom and card.in_play:
                game.do(events.PlacesDoom(card, self.doom))


class BringLocations(Effect):
    """Locations that are set aside are put into play."""

    cards: tuple[str, ...]

    def resolve(self, context: Context) -> bool:
        there = {one.facts.id for one in context.board.locations()}
        for card in self.cards:
            if card not in there:
                context.game.do(events.EntersAsLocation(bring_card(context.game, card)))
        return True


class ClearLocation(Effect):
    """Each enemy at a location is discarded, each investigator is placed at another one, and the location is
    removed from the game."""

    card: str
    to: str

    def resolve(self, context: Context) -> bool:
        game, board = context.game, context.board
        old = find_place(context, self.card)
        new = next(one for one in board.locations() if one.facts.id == self.to)
        DiscardEnemiesAt(self.card).resolve(context)
        for one in board.playing():
            if one.at != new.uid:
                move(game, one.name, new)
        if old is not None:
            for card in [board.cards[uid] for uid in board.common.attachments]:
                if card.at == old.uid:
                    game.do(events.LeavesPlay(card, ("glossary/attach-to",)))
            game.do(events.LeavesTheGame(old))
        return True


class ClueOnThis(Effect):
    """A clue from the token pool goes on this card."""

    def resolve(self, context: Context) -> bool:
        context.game.do(events.GetsClues(context.source, 1))
        return True


class ActAtMost(Condition):
    """The current act is of no later stage than that."""

    stage: int

    def holds(self, context: Context) -> bool:
        acts = [context.board.cards[uid] for uid in context.board.common.act]
        if not acts:
            raise NeedsFact(message("fact.act"))
        return (acts[0].facts.printed("stage") or 0) <= self.stage


class MoveToward(Effect):
    """Each unengaged enemy of a kind moves one location toward a location."""

    what: Selector
    to: str

    def resolve(self, context: Context) -> bool:
        game, board = context.game, context.board
        goal = find_place(context, self.to)
        enemies = [
            card for card in board.enemies() if card.zone == ENEMIES and self.what.matches(context, card)
        ]
        with game.at_once():
            for card in enemies if goal is not None else ():
                ways = steps_toward(board, str(card.at), goal.uid) if goal is not None else []
                if ways:
                    cite = ("glossary/lead-investigator",)
                    way = choose.card(game, board.lead, message("ask.way", card=card), ways, cite)
                    game.do(events.EnemyMoves(card, way))
        return bool(enemies)


class DoomForEach(Effect):
    """This card gets 1 doom for each enemy of a kind at some locations."""

    what: Selector
    at: tuple[str, ...]

    def resolve(self, context: Context) -> bool:
        board = context.board
        places = {one.uid for one in board.locations() if one.facts.id in self.at}
        there = [card for card in board.enemies()
                 if self.what.matches(context, card) and board.location_of(card) in places]  # fmt: skip
        if there:
            cite = (f"card/{context.source.facts.id}",)
            context.game.do(events.PlacesDoom(context.source, len(there), cite))
        return bool(there)


class EverybodyIsDefeated(Effect):
    """Each investigator who has not resigned is defeated and suffers 1 physical trauma."""

    def resolve(self, context: Context) -> bool:
        for one in context.board.playing():
            context.game.do(events.SuffersTrauma(one.name, "physical", 1))
            context.game.do(events.InvestigatorIsDefeated(one.name))
            eliminate(context.game, one)
        return True


# what the other sides of acts and agendas bring


class YouControl(Condition):
    """You control a card."""

    card: str

    def holds(self, context: Context) -> bool:
        assets = map(context.board.cards.__getitem__, context.investigator.assets)
        return any(one.facts.id == self.card for one in assets)


class DrawOtherSide(Effect):
    """The other side of this card is an encounter card, which the lead investigator draws."""

    card: str

    def resolve(self, context: Context) -> bool:
        game = context.game
        resolve_drawn(game, context.board.lead, bring_card(game, self.card), (OTHER_SIDE,))
        return True


class DrawCultist(Effect):
    """You draw the top card of the Cultist deck."""

    def could_change(self, context: Context) -> bool:
        return bool(context.board.common.cultist_deck)

    def resolve(self, context: Context) -> bool:
        deck, cite = context.board.common.cultist_deck, (f"card/{context.source.facts.id}",)
        if deck:
            resolve_drawn(context.game, context.you, choose.by_chance(context.game, deck, cite), cite)
        return bool(deck)


class RevealPlace(Effect):
    """A location is revealed."""

    card: str

    def resolve(self, context: Context) -> bool:
        place = find_place(context, self.card)
        if place is not None and place.unrevealed:
            reveal(context.game, place)
        return place is not None


class PutUnclaimed(Effect):
    """An asset that is set aside is put into play at a location, where nobody controls it."""

    card: str
    at: str

    def resolve(self, context: Context) -> bool:
        place = find_place(context, self.at)
        if place is not None:
            context.game.do(events.EntersUnclaimed(bring_card(context.game, self.card), place))
        return place is not None


class SpawnAside(Effect):
    """An enemy that is set aside spawns at a location."""

    card: str
    at: str

    def resolve(self, context: Context) -> bool:
        place, game = find_place(context, self.at), context.game
        if place is not None:
            encounter.spawn(game, context.board.lead, bring_card(game, self.card), place)
        return place is not None


class SpawnWhoGotAway(Effect):
    """The unique Cultists of the campaign log, which a board sets aside, spawn at a location."""

    at: str

    def resolve(self, context: Context) -> bool:
        place, game = find_place(context, self.at), context.game
        aside = map(context.board.cards.__getitem__, context.board.common.set_aside)
        away = [one for one in aside if one.facts.is_unique and "cultist" in one.facts.traits]
        if not away:
            what, why = message("refused.got-away"), message("why.none-set-aside")
            game.note(Refused(what, why, (), ("glossary/set-aside",)))
        for card in away if place is not None else ():
            encounter.spawn(game, context.board.lead, card, place)
        return bool(away)


class DiscardEnemiesAt(Effect):
    """Each enemy at a location is discarded."""

    at: str

    def resolve(self, context: Context) -> bool:
        board, place = context.board, find_place(context, self.at)
        for enemy in board.enemies() if place is not None else ():
            if place is not None and board.location_of(enemy) == place.uid:
                context.game.do(events.LeavesPlay(enemy, (f"card/{context.source.facts.id}",)))
        return place is not None


class TakeBothPlaces(Effect):
    """The other side of this agenda is the current act, too."""

    def resolve(self, context: Context) -> bool:
        for act in map(context.board.cards.__getitem__, list(context.board.common.act)):
            context.game.do(events.LeavesTheGame(act))
        context.game.do(events.TakesBothPlaces(context.source))
        return True


class TakeControl(Effect):
    """You take control of this card."""

    def resolve(self, context: Context) -> bool:
        make_room(context.game, context.you, context.source)
        context.game.do(events.TakesControl(context.you, context.source))
        return True


class InOrder(Effect):
    """In player order, each investigator does something."""

    effect: Effect

    def resolve(self, context: Context) -> bool:
        for one in context.board.playing():
            if not one.is_out:
                self.effect.resolve(Context(context.game, context.source, one.name))
        return True


class AddFromCollection(Effect):
    """A random basic weakness with a trait is looked for in the collection, and added to your hand. The
    collection is what the board sets aside of such cards, or else the core set."""

    trait: str

    def resolve(self, context: Context) -> bool:
        game, board = context.game, context.board
        kinds = [facts.id for facts in all_facts().values()
                 if facts.subtype == BASIC and self.trait in facts.traits]  # fmt: skip
        aside = [board.cards[uid] for uid in board.common.set_aside]
        fits = [card for card in aside if card.facts.id in kinds]
        taken = {card.facts.id for card in board.cards.values()}
        brought = [bring_card(game, kind) for kind in kinds if kind not in taken] if not fits else []
        if not fits and not brought:
            return False
        card = choose.by_chance(game, [one.uid for one in fits or brought], ("glossary/collection",))
        for one in brought:
            if one is not card:
                del board.cards[one.uid]
        card.owner = context.you
        cite = (f"card/{context.source.facts.id}", "glossary/weakness")
        take_drawn(game, context.you, card, cite, is_drawn=False)
        return True


def find_place(context: Context, card_id: str) -> Card | None:
    """Find a location in play by its title."""
    return next((one for one in context.board.locations() if one.facts.id == card_id), None)
