"""Boards on which two cards meet, as one tells of them at `try`."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "meeting.board": "{told}, we each have 3 Æmber",
    "meeting.attacks": "{card} attacks {other}",
    "meeting.attacks-with-own": "{card} attacks, I have {other} in play",
    "meeting.attacks-with-theirs": "{card} attacks, my opponent has {other} in play",
    "meeting.attacks-under": "{card} with {other} attacks",
    "meeting.attacked-under": "{third} attacks {card} with {other}",
    "meeting.destroyed-with": "I play {sweep}, I have {card} and {other} in play",
    "meeting.reaps-beside": "{card} reaps next to {other}",
    "meeting.reaps-with-own": "{card} reaps, I have {other} in play",
    "meeting.reaps-with-theirs": "{card} reaps, my opponent has {other} in play",
    "meeting.reaps-under": "{card} with {other} reaps",
    "meeting.played-on-own": "I have {other} in play, I play {card} on {other}",
    "meeting.played-on-theirs": "my opponent has {other} in play, I play {card} on {other}",
    "meeting.played-with-own": "I play {card}, I have {other} in play",
    "meeting.played-with-theirs": "I play {card}, my opponent has {other} in play",
    "meeting.played-with-bearer": "I play {card}, I have {third} with {other} in play",
    "meeting.played-with-their-bearer": "I play {card}, my opponent has {third} with {other} in play",
    "meeting.played-before": "I play {card}, then I play {other}",
    "meeting.played-on-bearer": "I have {third} with {other} in play, I play {card} on {third}",
    "meeting.played-on-another": "I have {third} and {other} in play, I play {card} on {third}",
    "meeting.used-with-own": "I use {card}, I have {other} in play",
    "meeting.used-with-theirs": "I use {card}, my opponent has {other} in play",
    "meeting.used-with-bearer": "I use {card}, I have {third} with {other} in play",
}
