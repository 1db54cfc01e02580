"""The words of the page for a browser that are not those of the replay itself."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "page_html.first": "First step",
    "page_html.back": "Previous step",
    "page_html.next": "Next step",
    "page_html.last": "Last step",
    "page_html.other-language": "{language}",
    "page_html.theme": "Light / dark",
    "page_html.board": "The board",
    "page_html.steps": "The steps",
    "page_html.taken": "chosen",
    "page_html.no-script": "This page steps through the replay where scripts may run; the whole of it is below.",
    "page_html.keys": "Arrow keys, or swipe over the board, to step.",
}
