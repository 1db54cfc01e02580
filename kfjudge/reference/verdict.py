"""What answers, and the reason for it: the verdict of a question, the first sentence of any other text.
Neither says what the other has said."""

from __future__ import annotations

import re

_SENTENCE = re.compile(r".+?[.!?…][”»)]*(?=\s|$)", re.DOTALL)


def with_verdict(text: str, verdict: str) -> tuple[str, str]:
    """The verdict and the reason. A text that opens with the verdict does not say it twice; what a space that
    does not break ties to it, as French a colon, stays with it."""
    opening = re.match(rf"{re.escape(verdict.rstrip('.!'))}\b[^ \n]*", text, re.IGNORECASE)
    return (opening[0], text[opening.end() :].lstrip()) if verdict and opening else (verdict, text)


def answer_first(text: str, verdict: str) -> tuple[str, str]:
    """What answers, and the rest: the verdict on a question, of anything else the first sentence."""
    if verdict:
        return with_verdict(text, verdict)
    first = _SENTENCE.match(text)
    return (first[0], text[first.end() :].lstrip()) if first else ("", text)


def in_whole_sentences(text: str, verdict: str) -> tuple[str, str]:
    """Likewise, where the two are set apart: a verdict that opens a longer sentence answers with it all."""
    answer, rest = answer_first(text, verdict)
    within = rest != text and not _SENTENCE.fullmatch(answer)
    return answer_first(text, "") if within else (answer, rest)
