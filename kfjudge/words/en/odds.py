"""The odds of a test."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "odds.against": "against | vs | versus",
    "odds.asked": "odds | chance | chances | probability | likely",
    "odds.won": "{said}: {won} of {n} cases succeed ({percent}%).",
    "odds.between": "{said}: {won} to {most} of {n} cases succeed ({percent} to {best}%).",
    "odds.only": "{said}: {n} cases, and nothing that is expected of them.",
    "odds.each": "Each: {what}",
    "odds.lost": "Lost: {what}",
    "odds.open": "Open, by what was not told: {what}",
    "odds.winning": "Won: {what}",
    "odds.times": "{what} ×{n}",
    "odds.with": "{what} ({more})",
    "odds.then": ", then ",
    "odds.bar": "{won} of {n}",
    "odds.bar-between": "{won} to {best} of {n}",
    "odds.more": "{more} more: {won}",
    "odds.more-between": "{more} more: {won} to {best}",
    "odds.percent": "{n}%",
    "odds.board": "{title}",
    "odds.nothing-open": "this board leaves nothing to chance: write “- ?” below the step whose odds are asked",
    "odds.too-many": "more than {most} ways to be played: leave less open",
    "odds.somebody-decides": "this is no chance alone; somebody decides: {question}",
    "odds.not-read": "“{given}” is neither a test nor a board; a test reads like: 5 against 4, standard",
}
