"""Walking through a replay in the terminal, and playing on a board oneself."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "walk.boards": "{given} has {n} boards:",
    "walk.which-board": "Which one? 1 to {n}, or Enter for none: ",
    "walk.place": "{n}/{of}",
    "walk.keys": "n or Enter next, b back, f first, l last; arrows, too; the number of the marked option takes it; h this help, q quit",
    "walk.at-the-end": "The replay ends here.",
    "walk.at-the-start": "This is the first picture.",
    "walk.no-such-key": "“{given}” is none of these:",
    "walk.not-taken": "The script takes option {n}; to choose otherwise, use --interactive.",
    "walk.open": "The script leaves this choice open; --interactive takes any answer, explore follows them all.",
    "walk.play-keys": "A number chooses; u takes back, h helps, q leaves.",
    "walk.no-such-choice": "choose a number from 1 to {n}",
    "walk.over": "The match is over.",
    "walk.nothing-to-undo": "Nothing has been decided yet.",
    "walk.undone": "Taken back.",
    "walk.save-where": "save in which file? s FILE",
    "walk.exists": "{path} exists already; s! {path} writes over it",
    "walk.saved": "Saved: {path}",
    "walk.not-saved": "not saved: {reason}",
    "walk.keys-in-short": "n next, b back, h help, q quit",
    "walk.play-help": "The number of your choice; u takes the last one back, b shows the board, s FILE saves what you chose as a scenario, h this help, q leaves.",
    "walk.unsaved": "{n:choice is|choices are} not saved: s FILE saves, q again leaves without.",
    "walk.prompt": "> ",
}
