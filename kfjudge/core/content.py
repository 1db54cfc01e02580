"""Where glossary/, faq/ and scenarios/ are: packed into an installed kfjudge, at the top of a checkout."""

from __future__ import annotations

from pathlib import Path


def content_root() -> Path | None:
    """The folder that holds them; None where kfjudge has been taken apart."""
    package = Path(__file__).resolve().parent.parent
    for root in (package / "content", package.parent):
        if (root / "scenarios").is_dir() or (root / "glossary").is_dir():
            return root
    return None
