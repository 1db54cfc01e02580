"""What `check` says of scenario files."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "check.right": "{n:file has|files have} no mistake. (replay says whether what is expected comes about.)",
    "check.unmodeled": "{n:file has|files have} no mistake; {cards:card is|cards are} not modeled yet.",
    "check.stopped": "{n:file has|files have} no mistake in the writing, but {cards:card is|cards are} not modeled yet: a script that needs one was not played.",
    "check.which": "which file? Give one or more, like kfjudge check my-board.kf; --grammar shows how one is written, with an example",
    "check.no-page": "{game} has no page that says how its boards are written",
    "check.chapters": "More: kfjudge check --grammar with a word of a chapter ({chapters:,}); --full shows all of it.",
    "check.from-sentence": 'A first board is quickest made from a sentence: kfjudge try "SITUATION" --save FILE.kf',
    "check.no-chapter": "no chapter on how a board is written has “{given}” in its title; there are: {chapters:,}",
    "check.narrow": "(What is indented further than a line belongs to that line.)",
}
