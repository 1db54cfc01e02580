"""Everything that can happen. Each event names the entry of the book that it applies and changes the board as
it says; what leads to it and what follows is in the module of the rule."""

from kfjudge.games.arkham.engine.events.cards import *
from kfjudge.games.arkham.engine.events.encounter import *
from kfjudge.games.arkham.engine.events.harm import *
from kfjudge.games.arkham.engine.events.moves import *
from kfjudge.games.arkham.engine.events.rounds import *
from kfjudge.games.arkham.engine.events.tests import *
