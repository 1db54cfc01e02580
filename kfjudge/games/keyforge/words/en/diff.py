"""What is said round the differences of two rulebooks of KeyForge."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "diff.uncompared": "{edition} is a fan translation without a glossary: {n:entry|entries} of the other book’s glossary cannot be compared.",
}
