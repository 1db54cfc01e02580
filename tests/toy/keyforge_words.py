"""Find words of KeyForge in what is said of the toy, where none may be."""

from __future__ import annotations

import re

OF_KEYFORGE = re.compile(
    r"keyforge|æmber|ambre|aember|\bhouses?\b|\bmaisons?\b|\bhand\b|\bmain\b|\bdeck\b|pioche|battleline|"
    r"creature|créature|\breap|moisson|\bflank|\bflanc|\bSouth\b|\bNorth\b|\bSud\b|\bNord\b|chains?\b|chaînes?\b|"
    r"stunned|sonnée?|exhausted|inclinée?|Troll|Anger|\bDis\b|1\.3",
    re.IGNORECASE,
)


def find_keyforge_words(text: str) -> list[str]:
    return OF_KEYFORGE.findall(text)
