"""Why something was stopped that would have been endless, or more than anybody can look at."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "bound.too-long": "stopped after {seconds} seconds of work; with fewer cards it can be played",
    "bound.too-much-work": "stopped: more than {most} things would happen, be asked for or be waited for; with fewer cards it can be played",
    "bound.too-much-depth": "stopped: what happens here makes something else happen, and that something else, deeper than can be followed",
    "bound.too-much-drawn": "too long for a board at each step: {steps} steps with {cards} cards in the match; the replay without --step and --html tells them",
}
