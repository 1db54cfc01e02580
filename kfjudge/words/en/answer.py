"""An answer to a question, and what is said where there is none."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "answer.later": "From a later set than these books: {words}.",
    "answer.mistake": "What to do about the mistake now is for the head judge: no book here says.",
    "answer.alike": "The same with other cards:",
    "answer.played": "Played by the engine:",
    "answer.counted": "{n:card|cards} in the sets that kfjudge knows.",
    "answer.list": "List:",
    "answer.board": "Board:",
    "answer.not-read": "Not read:",
    "answer.nothing": "Nothing was found on this. That does not mean that no rule settles it: try other words.",
    "answer.passages": "Nothing answers this for certain. The nearest passages:",
}
