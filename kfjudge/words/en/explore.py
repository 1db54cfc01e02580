"""Every outcome of a board, counted."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "explore.counted-lines": "{lines:line|lines} of play, {outcomes:outcome|outcomes}",
    "explore.counted-orders": "{lines:order|orders}, {outcomes:outcome|outcomes}",
    "explore.counted-answers": "{lines:answer|answers}, {outcomes:outcome|outcomes}",
    "explore.in-lines": "In {n} of {of:line|lines}:",
    "explore.in-cases": "By chance, in {n} of {of:case|cases}:",
    "explore.in-orders": "In {n} of {of:order|orders}:",
    "explore.in-answers": "With {n} of {of:answer|answers}:",
    "explore.until-script": "every answer to every ?, to the end of the script",
    "explore.until-end": "to the end of the resolution",
    "explore.until-turn": "to the end of the turn",
    "explore.until-answer": "every answer to: {question}",
    "explore.line": "Shortest line: {line}",
    "explore.line-answer": "Answer: {line}",
    "explore.stuck": "The script stops at step {n}: {why} {cite}",
    "explore.holds-all": "in all {of}",
    "explore.holds-some": "in {n} of {of}",
    "explore.holds-none": "in none of {of}",
    "explore.unreached": "(not reached in {n})",
    "explore.nothing": "(nothing is to be decided)",
    "explore.one-end": "However it is played, the board ends the same.",
    "explore.first": "first {option}",
    "explore.answered": "{question} {option}",
    "explore.more": "{n:more outcome|more outcomes}; --json lists {listed}.",
    "explore.incomplete": "NOT EVERYTHING WAS TRIED: the walk stopped after {runs:attempt|attempts} (--limit). There may be other outcomes, and the counts are too low.",
    "explore.over": "Nothing is left to decide at the end of the script.",
    "explore.several": "several scenarios answer that; say which: {names}",
    "explore.walking": "lines walked",
}
