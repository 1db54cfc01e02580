"""The rules of card games at the table: the reference, and an engine that shows why."""

__version__ = "0.2.0"
RULES_AS_OF = "2019-05"  # the month of the newest rulebook of the first game
