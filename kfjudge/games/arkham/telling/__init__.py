"""The text of a card, printed from the nodes it is written with: a module for what most cards say, and one
for what weaknesses and those of the encounter do."""

from kfjudge.games.arkham.telling import encounter as encounter
from kfjudge.games.arkham.telling.cards import card_text as card_text
