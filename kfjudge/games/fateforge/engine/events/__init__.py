"""Everything that can happen in a battle scene. Each event names the entry of the book that it applies and
changes the board as it says; what leads to it and what follows is in the module of the rule."""

from kfjudge.games.fateforge.engine.events.actions import *
from kfjudge.games.fateforge.engine.events.rounds import *
from kfjudge.games.fateforge.engine.events.zones import *
