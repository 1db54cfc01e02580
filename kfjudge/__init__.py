"""The rules of card games at the table: the reference, and an engine that shows why."""

__version__ = "0.1.0"
