"""Where glossary/, faq/ and scenarios/ are: packed into an installed kfjudge, at the top of a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent
PLACES = (_PACKAGE / "content", _PACKAGE.parent)  # where the folder may be, the first that is there


def content_root() -> Path | None:
    """The folder that holds them; None where kfjudge has been taken apart."""
    for root in PLACES:
        if (root / "scenarios").is_dir() or (root / "glossary").is_dir():
            return root
    return None
