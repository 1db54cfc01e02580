"""What the layer `situation` asks of KeyForge (`situation.game.Situations`)."""

from __future__ import annotations

from kfjudge.games.keyforge.situation.assumed import complete, idle
from kfjudge.games.keyforge.situation.changes import changes
from kfjudge.games.keyforge.situation.meant import meant
from kfjudge.games.keyforge.situation.variants import variants

__all__ = ["changes", "complete", "idle", "meant", "variants"]
