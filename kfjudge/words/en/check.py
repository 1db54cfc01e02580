"""What `check` says of scenario files."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "check.right": "{n:file has|files have} no mistake. (replay says whether what is expected comes about.)",
    "check.unmodeled": "{n:file has|files have} no mistake; {cards:card is|cards are} not modeled yet.",
    "check.stopped": "{n:file has|files have} no mistake in the writing, but {cards:card is|cards are} not modeled yet: a script that needs one was not played.",
    "check.which": "which file? Give one or more, or --grammar to see how they are written",
    "check.no-page": "{game} has no page that says how its boards are written",
    "check.narrow": "(What is indented further than a line belongs to that line.)",
}
