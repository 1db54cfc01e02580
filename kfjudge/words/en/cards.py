"""Lists of cards by what is printed on them."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "cards.counted": "{n:card|cards}.",
    "cards.cut": "{n:card|cards}, of which {shown:is|are} shown.",
    "cards.none": "No card fits all of that.",
    "cards.no-number": "--{option}: “{given}” is no number; a number or a range is expected: 3, 3+ or 2-5",
    "cards.no-such-value": "--{option}: no card has “{given}”; there is: {legal}",
    "cards.no-such-value-near": "--{option}: no card has “{given}”; did you mean {near}? There is: {legal}",
    "cards.unknown-value": "--{option}: no card has “{given}”",
}
