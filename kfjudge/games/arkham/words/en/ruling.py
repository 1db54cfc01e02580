"""What is said of rulings: no judge decides in a game that all play together."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ruling.silent": "The book of {edition} does not say: the group decides.",
    "ruling.listed": "{n:ruling|rulings} published since, not in the book: what they are worth, the group decides.",
    "ruling.listed-since": "{n:ruling|rulings} published since {since} or undated, not in the book: what they are worth, the group decides.",
}
