"""The sheets that `page` shows: what a judge keeps near."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "sheet.under": "{book}, in kfjudge’s words. kfjudge lookup ID tells the rest; the head judge decides.",
    "sheet.editions": "What plays differently",
    "sheet.under-editions": "* the book is silent, and read from the sentence nearest to it. kfjudge lookup ID tells the rest; the head judge decides.",
    "sheet.none": "{game} has no page to print yet.",
    "sheet.no-sheet": "There is no page “{name}”. There are:",
    "sheet.other-edition": "This page is written for edition {edition}, not for {given}; kfjudge page editions says what plays differently.",
    "sheet.own": "{own}: {section}",
    "sheet.own-page": "{own}: {section}; {edition}, p. {page}",
    "sheet.written": "Written: {path}",
}
