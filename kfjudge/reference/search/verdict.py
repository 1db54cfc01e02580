"""The verdict of a question and the reason for it, so that neither says what the other has said."""

from __future__ import annotations

import re


def with_verdict(text: str, verdict: str) -> tuple[str, str]:
    """The verdict and the reason. A text that opens with the verdict does not say it twice."""
    opening = re.match(rf"{re.escape(verdict.rstrip('.!'))}\b\S*", text, re.IGNORECASE)
    return (opening[0], text[opening.end() :].lstrip()) if verdict and opening else (verdict, text)
