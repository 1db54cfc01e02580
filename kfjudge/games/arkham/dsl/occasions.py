"""What abilities wait for."""

from __future__ import annotations

from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.board import DISCARD
from kfjudge.games.arkham.engine.node import Context, Occasion, Selector
from kfjudge.games.arkham.engine.skill_test import FIGHT, INVESTIGATE, modifier_of


class Enters(Occasion):
    """You come into this location."""

    kinds = (events.Moves,)

    def met(self, context: Context, event: events.Moves) -> bool:
        return event.to is context.source


class Leaves(Occasion):
    """You would come out of this location."""

    kinds = (events.Moves,)

    def met(self, context: Context, event: events.Moves) -> bool:
        return context.board.players[event.player].at == context.source.uid


class IsDefeated(Occasion):
    """A card is defeated."""

    what: Selector
    kinds = (events.IsDefeated,)

    def met(self, context: Context, event: events.IsDefeated) -> bool:
        return self.what.matches(context, event.card)


class YouDefeat(Occasion):
    """You defeat an enemy."""

    kinds = (events.IsDefeated,)

    def met(self, context: Context, event: events.IsDefeated) -> bool:
        return event.card.is_enemy and event.by == context.you


class EngagesYou(Occasion):
    """This enemy engages you."""

    kinds = (events.Engages,)

    def met(self, context: Context, event: events.Engages) -> bool:
        return event.card is context.source


class AttacksHere(Occasion):
    """An enemy attacks an investigator at your location."""

    kinds = (events.Attacks,)

    def met(self, context: Context, event: events.Attacks) -> bool:
        return context.board.players[event.player].at == context.investigator.at


class AttacksYou(Occasion):
    """An enemy attacks you."""

    kinds = (events.Attacks,)

    def met(self, context: Context, event: events.Attacks) -> bool:
        return event.player == context.you


class SomebodyHits(Occasion):
    """An investigator at your location succeeds in an attack on an enemy of a kind."""

    what: Selector
    kinds = (events.Succeeds,)

    def met(self, context: Context, event: events.Succeeds) -> bool:
        test = context.game.test
        if test is None or test.kind != FIGHT or test.target is None:
            return False
        if context.source.controller not in context.board.players:
            return False
        here = context.board.players[event.player].at == context.investigator.at
        return here and self.what.matches(context, test.target)


class SomebodyLeaves(Occasion):
    """An investigator leaves the location that this card is attached to."""

    kinds = (events.Moves,)

    def met(self, context: Context, event: events.Moves) -> bool:
        return context.board.players[event.player].at == context.source.at


class EventIsDiscarded(Occasion):
    """An event that you have played, or one of yours in play, has come to the discard pile."""

    kinds = (events.Plays, events.LeavesPlay)

    def met(self, context: Context, event: events.Plays | events.LeavesPlay) -> bool:
        card = event.card
        return card.facts.type == "event" and (card.owner, card.zone) == (context.you, DISCARD)


class YouWouldReveal(Occasion):
    """You are about to reveal a token."""

    kinds = (events.WouldReveal,)

    def met(self, context: Context, event: events.WouldReveal) -> bool:
        return event.player == context.you


class ThisIsDealtDamage(Occasion):
    """The attack of an enemy deals damage to this card."""

    kinds = (events.IsAssigned,)

    def met(self, context: Context, event: events.IsAssigned) -> bool:
        return event.by is not None and event.asset is context.source and event.kind == "damage"


class HorrorIsPlaced(Occasion):
    """Horror is placed on your investigator."""

    kinds = (events.TakesHorror,)

    def met(self, context: Context, event: events.TakesHorror) -> bool:
        return event.player == context.you


class YouReveal(Occasion):
    """You reveal a token; perhaps only one with a negative number."""

    negative: bool = False
    kinds = (events.RevealsToken,)

    def met(self, context: Context, event: events.RevealsToken) -> bool:
        test = context.game.test
        if event.player != context.you or test is None:
            return False
        return not self.negative or modifier_of(context.game, test, event.token) < 0


class YouFail(Occasion):
    """You fail a test, or would; perhaps an investigation, by no more than so much."""

    most: int = 99
    investigating: bool = False
    kinds = (events.Fails, events.WouldFail)

    def met(self, context: Context, event: events.Fails) -> bool:
        test = context.game.test
        fits = not self.investigating or (test is not None and test.kind == INVESTIGATE)
        return event.player == context.you and event.amount <= self.most and fits


class YouInvestigate(Occasion):
    """You investigate successfully, perhaps by so much at least."""

    least: int = 0
    kinds = (events.Succeeds,)

    def met(self, context: Context, event: events.Succeeds) -> bool:
        test = context.game.test
        is_meant = test is not None and test.kind == INVESTIGATE
        return is_meant and event.player == context.you and event.amount >= self.least


class YouEvade(Occasion):
    """You evade an enemy."""

    kinds = (events.IsEvaded,)

    def met(self, context: Context, event: events.IsEvaded) -> bool:
        return event.player == context.you


class YouPlay(Occasion):
    """You play a card of a kind."""

    what: Selector
    kinds = (events.Plays,)

    def met(self, context: Context, event: events.Plays) -> bool:
        return event.player == context.you and self.what.matches(context, event.card)


class PhaseBegins(Occasion):
    """Any phase begins."""

    kinds = (events.PhaseBegins,)

    def met(self, context: Context, event: events.PhaseBegins) -> bool:
        return True


class YourTurnBegins(Occasion):
    kinds = (events.TurnBegins,)

    def met(self, context: Context, event: events.TurnBegins) -> bool:
        return event.player == context.you


class RoundEnds(Occasion):
    kinds = (events.RoundEnds,)

    def met(self, context: Context, event: events.RoundEnds) -> bool:
        return True


class ThisAttacks(Occasion):
    """This enemy attacks."""

    kinds = (events.Attacks,)

    def met(self, context: Context, event: events.Attacks) -> bool:
        return event.card is context.source


class ThisIsEvaded(Occasion):
    """This enemy is evaded."""

    kinds = (events.IsEvaded,)

    def met(self, context: Context, event: events.IsEvaded) -> bool:
        return event.card is context.source


class EntersPlay(Occasion):
    """This card enters play."""

    kinds = (events.EntersPlay, events.Spawns)

    def met(self, context: Context, event: events.EntersPlay | events.Spawns) -> bool:
        return event.card is context.source


class PhaseEnds(Occasion):
    """A phase ends."""

    phase: str
    kinds = (events.PhaseEnds,)

    def met(self, context: Context, event: events.PhaseEnds) -> bool:
        return event.phase == self.phase


class TurnEnds(Occasion):
    """Your turn ends, or that of each investigator."""

    anybody: bool = False
    kinds = (events.TurnEnds,)

    def met(self, context: Context, event: events.TurnEnds) -> bool:
        return self.anybody or event.player == context.you


class SpawnsHere(Occasion):
    """An enemy of a kind spawns at your location."""

    what: Selector
    kinds = (events.Spawns,)

    def met(self, context: Context, event: events.Spawns) -> bool:
        return event.to.uid == context.investigator.at and self.what.matches(context, event.card)


class IsEvadedHere(Occasion):
    """An enemy of a kind, no weakness, is evaded at your location."""

    what: Selector
    kinds = (events.IsEvaded,)

    def met(self, context: Context, event: events.IsEvaded) -> bool:
        here = context.board.location_of(event.card) == context.investigator.at
        return here and not event.card.facts.subtype and self.what.matches(context, event.card)


class YouWouldDiscover(Occasion):
    """You are about to discover clues at your location."""

    kinds = (events.WouldDiscover,)

    def met(self, context: Context, event: events.WouldDiscover) -> bool:
        return event.player == context.you and event.to.uid == context.investigator.at


class YouAreDealt(Occasion):
    """You take damage or horror."""

    kind: str
    kinds = (events.IsHurt,)

    def met(self, context: Context, event: events.IsHurt) -> bool:
        return event.player == context.you and bool(getattr(event, self.kind))


class GameEnds(Occasion):
    kinds = (events.ScenarioEnds, events.ReachesResolution)

    def met(self, context: Context, event: events.ScenarioEnds | events.ReachesResolution) -> bool:
        return True


class YouDraw(Occasion):
    """You draw a card of a type that is no weakness."""

    type: str
    kinds = (events.DrawsEncounterCard,)

    def met(self, context: Context, event: events.DrawsEncounterCard) -> bool:
        facts = event.card.facts
        return event.player == context.you and facts.type == self.type and not facts.subtype


class SomebodyEnters(Occasion):
    """An investigator comes into a location."""

    location: str
    kinds = (events.Moves,)

    def met(self, context: Context, event: events.Moves) -> bool:
        return event.to.facts.id == self.location


class CluesGoOnThis(Occasion):
    """There are so many clues on this card for each investigator who began."""

    each: int
    kinds = (events.GetsClues,)

    def met(self, context: Context, event: events.GetsClues) -> bool:
        return event.card is context.source and event.card.clues >= self.each * context.board.started


class CultistsAreFound(Occasion):
    """There are so many unique Cultists in the victory display."""

    many: int
    kinds = (events.JoinsVictory, events.IsDefeated)

    def met(self, context: Context, event: events.JoinsVictory | events.IsDefeated) -> bool:
        there = map(context.board.cards.__getitem__, context.board.common.victory)
        found = [one for one in there if one.facts.is_unique and "cultist" in one.facts.traits]
        return event.card in found and len(found) >= self.many


class ThisAdvances(Occasion):
    """This act or agenda advances."""

    kinds = (events.Advances,)

    def met(self, context: Context, event: events.Advances) -> bool:
        return event.card is context.source


class HostIsInvestigated(Occasion):
    """Somebody successfully investigates the location that this card is attached to."""

    kinds = (events.Succeeds,)

    def met(self, context: Context, event: events.Succeeds) -> bool:
        test = context.game.test
        if test is None or test.kind != INVESTIGATE or test.target is None:
            return False
        return test.target.uid == context.source.at
