"""What the rulebook leaves open, one for each row of `readings.py`."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "reading.front-line.what": "Which attacks must aim at a Front line fighter first?",
    "reading.front-line.what.all": "strikes and shots aim at the front line first",
    "reading.front-line.what.strikes": "only strikes aim at the front line first",
    "reading.front-line.what.shots": "only shots aim at the front line first",
    "reading.name.front-line.what": "which attacks Front line turns on itself",
    "reading.why.front-line.what": "The card shows it by an icon that our copy has lost, and the sentence speaks of all that is assigned to the zone.",
    "reading.since.front-line.what": "Nothing that we know of.",
    "reading.pursuit.pushed": "Does an enemy with Pursuit follow a hero who is pushed out of its zone?",
    "reading.pursuit.pushed.followed": "a pushed hero is followed",
    "reading.pursuit.pushed.not-followed": "a pushed hero is not followed",
    "reading.name.pursuit.pushed": "Pursuit of a pushed hero",
    "reading.why.pursuit.pushed": "The card speaks of leaving the zone, in whatever way.",
    "reading.since.pursuit.pushed": "Nothing published that we know of.",
    "reading.blocking.leaving": "Does Blocking keep a hero from leaving the battle scene at its end?",
    "reading.blocking.leaving.free": "a blocked hero leaves the scene",
    "reading.blocking.leaving.held": "a blocked hero stays",
    "reading.name.blocking.leaving": "Blocking as the scene ends",
    "reading.why.blocking.leaving": "Leaving the scene happens by itself, and Blocking is about what heroes do of their own will.",
    "reading.since.blocking.leaving": "Nothing has been published that we know of.",
}
