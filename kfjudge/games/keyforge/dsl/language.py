"""The language that cards are written in: one namespace of all its words, for the modules of the cards."""

from kfjudge.games.keyforge.dsl.abilities import *
from kfjudge.games.keyforge.dsl.aember import *
from kfjudge.games.keyforge.dsl.choosing import *
from kfjudge.games.keyforge.dsl.conditions import *
from kfjudge.games.keyforge.dsl.effects import *
from kfjudge.games.keyforge.dsl.harm import *
from kfjudge.games.keyforge.dsl.moves import *
from kfjudge.games.keyforge.dsl.numbers import *
from kfjudge.games.keyforge.dsl.piles import *
from kfjudge.games.keyforge.dsl.qualities import *
from kfjudge.games.keyforge.dsl.use import *
from kfjudge.games.keyforge.engine.contributions import *
from kfjudge.games.keyforge.engine.lasting import *
from kfjudge.games.keyforge.engine.node import *
from kfjudge.games.keyforge.engine.selectors import *
from kfjudge.games.keyforge.engine.spec import *
from kfjudge.games.keyforge.engine.verbs.creature import ArmorLost as ArmorLost
