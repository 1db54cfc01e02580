"""Everything that can happen in a match of KeyForge. Each event names the rule it applies and changes
the board as that rule says; what leads to it and what follows is in the module of the rule."""

from kfjudge.games.keyforge.engine.events.aember import *
from kfjudge.games.keyforge.engine.events.damage import *
from kfjudge.games.keyforge.engine.events.information import *
from kfjudge.games.keyforge.engine.events.moves import *
from kfjudge.games.keyforge.engine.events.turn import *
from kfjudge.games.keyforge.engine.events.use import *
