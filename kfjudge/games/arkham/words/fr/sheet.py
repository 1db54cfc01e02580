"""What stands under a page to print: no judge decides in a game that all play together."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "sheet.under": "{book}, reformulé par kfjudge. kfjudge lookup ID dit le reste ; le livret a le dernier mot.",
}
