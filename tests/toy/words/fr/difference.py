"""Where the rulebooks differ."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "difference.star.chips": "Une étoile rapporte un jeton, ou deux.",
    "difference.star.chips.1": "un jeton",
    "difference.star.chips.2": "deux jetons",
    "difference.name.star.chips": "Jetons d’une étoile",
    "difference.who.star.chips": "qui a plus d’un jeton",
    "difference.topic.dive": "Plonger",
}
