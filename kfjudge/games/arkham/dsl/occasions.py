"""What abilities wait for."""

from __future__ import annotations

from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.node import Context, Occasion, Selector
from kfjudge.games.arkham.engine.skill_test import INVESTIGATE


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
        return event.player == context.you and (not self.negative or event.token.startswith("-"))


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
