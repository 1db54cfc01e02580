"""The words of the page for a browser that are not those of the replay itself."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "page_html.other-language": "{language}",
    "page_html.theme": "Light / dark",
    "page_html.first": "First step",
    "page_html.back": "Previous step",
    "page_html.next": "Next step",
    "page_html.last": "Last step",
    "page_html.board": "The board",
    "page_html.steps": "What happens, step by step",
    "page_html.before": "The board before",
    "page_html.after": "The board at the end",
    "page_html.taken": "chosen",
    "page_html.close": "Close",
    "page_html.besides": "Besides",
    "page_html.editions": "In the other editions",
    "page_html.expected": "What the board expects",
    "page_html.full": "What is cited, in full",
    "page_html.no-script": "This page steps through the replay where scripts may run; the whole of it is below.",
    "page_html.keys": "Arrow keys, the space bar, or a swipe over the board go from step to step.",
}
