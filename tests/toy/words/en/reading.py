"""What the rulebooks leave open."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "reading.star.leaves": "Do trees shed their leaves at every star?",
    "reading.star.leaves.shed": "trees shed their leaves at every star",
    "reading.star.leaves.kept": "trees keep their leaves",
    "reading.name.star.leaves": "leaves at a star",
    "reading.why.star.leaves": "A star shines on everybody.",
    "reading.since.star.leaves": "Nothing that we know of.",
}
