"""What stands under a page to print: no judge decides in a game that all play together."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "sheet.under": "{book}, in kfjudge’s words. kfjudge lookup ID tells the rest; the book has the last word.",
}
