"""Say what has changed. No sentence says a whole board yet, so none is read."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kfjudge.core.events import TraceStep
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine.board import ENEMIES, LOCATIONS, THREAT, Board
from kfjudge.situation.game import BoardChange, GameSituations


class ArkhamSituations(GameSituations):
    def find_changes(
        self, before: Board, after: Board, trace: Sequence[TraceStep]
    ) -> tuple[BoardChange, ...]:
        """Find what the schema says, and where investigators and enemies are now."""
        changes = []
        for change in super().find_changes(before, after, trace):
            card = change.named
            if change.aspect != "zone":
                changes += [change] if getattr(card, "in_play", True) else []
            elif card.zone == THREAT and card.is_enemy:
                changes.append(replace(change, said=message("situation.engaged", player=card.controller)))
            elif card.zone not in (ENEMIES, LOCATIONS):
                said = message("situation.lies", zone=message(f"zone.{card.zone}"))
                changes.append(replace(change, said=said))
        for name, one in after.players.items():
            if one.at is not None and before.players[name].at != one.at:
                said = message("situation.at", card=after.cards[one.at])
                changes.append(BoardChange(name, "at", one.at, said, name))
        for card in after.enemies():
            was = before.cards.get(card.uid)
            where = after.location_of(card)
            if card.zone == ENEMIES and was is not None and where and before.location_of(was) != where:
                said = message("situation.at", card=after.cards[where])
                changes.append(BoardChange(card.label or card.facts.id, "at", where, said, card))
        return tuple(changes)
