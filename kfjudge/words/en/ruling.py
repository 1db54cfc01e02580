"""What is said of rulings, which were published outside the books."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ruling.since": "Published since, not in the book",
    "ruling.before": "Published before the book, not in it",
    "ruling.says": "The book of {edition} says so already.",
    "ruling.silent": "The book of {edition} does not say: the head judge decides.",
    "ruling.differs": "The book of {edition} says otherwise: {what}",
    "ruling.in-list.says": "in {edition} already",
    "ruling.in-list.silent": "{edition} is silent",
    "ruling.in-list.differs": "{edition} says otherwise",
    "ruling.listed": "{n:ruling|rulings} published since, not in the book: what they are worth, the head judge decides.",
    "ruling.listed-since": "{n:ruling|rulings} published since {since} or undated, not in the book: what they are worth, the head judge decides.",
    "ruling.older": "{n:older one|older ones}: kfjudge faq --since {first}",
    "ruling.none": "No ruling is known that was published outside the books of this game.",
    "ruling.none-since": "No ruling is known that was published since {since}.",
    "ruling.not-a-date": "“{given}” is no date; one looks like 2020, 2020-06 or 2020-06-16.",
}
