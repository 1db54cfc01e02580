"""One scenario under several editions: where they part."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "compare.only-boards": "{one} and {other}: step by step the same, but not the boards at the end.",
    "compare.before": "before step {n}",
    "compare.within": "in step {n}",
    "compare.at-the-end": "at the end",
    "compare.only-here": "{when}, only here, {who} may choose: {options:or}",
    "compare.nothing-more": "{when}, {who} may choose nothing that is not legal there too",
}
