"""The language that cards are written in: one namespace of all its words, for the modules of the cards."""

from kfjudge.games.keyforge.dsl.abilities import *
from kfjudge.games.keyforge.dsl.aember import *
from kfjudge.games.keyforge.dsl.card import *
from kfjudge.games.keyforge.dsl.choosing import *
from kfjudge.games.keyforge.dsl.conditions import *
from kfjudge.games.keyforge.dsl.contributions import *
from kfjudge.games.keyforge.dsl.deck import *
from kfjudge.games.keyforge.dsl.effects import *
from kfjudge.games.keyforge.dsl.hands import *
from kfjudge.games.keyforge.dsl.harm import *
from kfjudge.games.keyforge.dsl.lasting import *
from kfjudge.games.keyforge.dsl.moves import *
from kfjudge.games.keyforge.dsl.node import *
from kfjudge.games.keyforge.dsl.numbers import *
from kfjudge.games.keyforge.dsl.occasions import *
from kfjudge.games.keyforge.dsl.qualities import *
from kfjudge.games.keyforge.dsl.relations import *
from kfjudge.games.keyforge.dsl.repeating import *
from kfjudge.games.keyforge.dsl.selectors import *
from kfjudge.games.keyforge.dsl.showing import *
from kfjudge.games.keyforge.dsl.status import *
from kfjudge.games.keyforge.dsl.use import *
