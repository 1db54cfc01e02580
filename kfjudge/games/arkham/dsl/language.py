"""The language that cards are written in: one namespace of all its words, for the modules of the cards."""

from kfjudge.games.arkham.dsl.abilities import *
from kfjudge.games.arkham.dsl.costs import *
from kfjudge.games.arkham.dsl.decks import *
from kfjudge.games.arkham.dsl.effects import *
from kfjudge.games.arkham.dsl.encounter import *
from kfjudge.games.arkham.dsl.meanings import *
from kfjudge.games.arkham.dsl.occasions import *
from kfjudge.games.arkham.dsl.plots import *
from kfjudge.games.arkham.dsl.testing import *
from kfjudge.games.arkham.engine.node import Blank as Blank
from kfjudge.games.arkham.engine.node import CannotAttackYou as CannotAttackYou
from kfjudge.games.arkham.engine.node import CannotLeave as CannotLeave
from kfjudge.games.arkham.engine.node import CannotPlay as CannotPlay
from kfjudge.games.arkham.engine.node import Cheaper as Cheaper
from kfjudge.games.arkham.engine.node import Committed as Committed
from kfjudge.games.arkham.engine.node import Gives as Gives
from kfjudge.games.arkham.engine.node import HealthEach as HealthEach
from kfjudge.games.arkham.engine.node import KeepsOut as KeepsOut
from kfjudge.games.arkham.engine.node import LessSanity as LessSanity
from kfjudge.games.arkham.engine.node import MoreShroud as MoreShroud
from kfjudge.games.arkham.engine.node import Plus as Plus
from kfjudge.games.arkham.engine.node import SpawnedHere as SpawnedHere
from kfjudge.games.arkham.engine.node import While as While
from kfjudge.games.arkham.engine.spec import card as card
