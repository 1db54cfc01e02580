"""The language that cards are written in: one namespace of all its words, for the modules of the cards."""

from kfjudge.games.keyforge.dsl.abilities import *
from kfjudge.games.keyforge.dsl.card import *
from kfjudge.games.keyforge.dsl.card_effects import *
from kfjudge.games.keyforge.dsl.contributions import *
from kfjudge.games.keyforge.dsl.effects import *
from kfjudge.games.keyforge.dsl.node import *
from kfjudge.games.keyforge.dsl.numbers import *
from kfjudge.games.keyforge.dsl.selectors import *
