"""What lets an ability take effect, and the entry that says so: the bold word before it, that it is constant,
that an effect which has begun lasts, or a keyword that deals damage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Header = Literal[
    "play", "reap", "fight", "action", "omni", "before-fight", "destroyed", "leaves-play", "constant",
    "lasting", "assault", "hazardous",
]  # fmt: skip
CONSTANT: Final = "constant"
LASTING: Final = "lasting"  # an effect that has begun, whatever becomes of its card
RULES: Mapping[Header, str] = {
    "play": "rule/play-abilities",
    "reap": "rule/reap",
    "fight": "glossary/fight",
    "action": "glossary/action-ability",
    "omni": "glossary/omni",
    "before-fight": "glossary/before",
    "destroyed": "glossary/destroyed",
    "leaves-play": "glossary/leaves-play",
    CONSTANT: "rule/constant-abilities",
    LASTING: "rule/constant-abilities",
    "assault": "glossary/assault",
    "hazardous": "glossary/hazardous",
}
OF_KEYWORDS = ("assault", "hazardous")
UNPRINTED = (CONSTANT, LASTING)
PRINTED: tuple[Header, ...] = tuple(
    header for header in RULES if header not in UNPRINTED and header not in OF_KEYWORDS
)
