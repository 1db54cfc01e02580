"""What the Rules Reference leaves open, one for each row of `readings.py`."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "reading.success.reactions": "When do abilities that wait for the success or failure of a test resolve?",
    "reading.success.reactions.at-st-6": "they resolve once success or failure is settled, before the results",
    "reading.success.reactions.at-st-7": "they resolve after the results of the test",
    "reading.name.success.reactions": "when a success is reacted to",
    "reading.why.success.reactions": "Step ST.6 is where a test succeeds or fails, and a reaction comes right after what it waits for.",
    "reading.since.success.reactions": "The publisher’s FAQ 1.7 takes it so.",
    "reading.designated-event.provokes": "Does playing an event whose text is a fight or an evasion provoke attacks of opportunity?",
    "reading.designated-event.provokes.no": "such an event provokes no attack",
    "reading.designated-event.provokes.yes": "it is played by the play action and provokes",
    "reading.name.designated-event.provokes": "events that are a fight or an evasion",
    "reading.why.designated-event.provokes": "The bold word makes the action a fight or an evasion as well, and those provoke nothing.",
    "reading.since.designated-event.provokes": "Nothing that settles it, as far as we know.",
    "reading.canceled-attack.exhausts": "Does an enemy whose attack of the enemy phase is canceled exhaust?",
    "reading.canceled-attack.exhausts.exhausts": "it exhausts, as after an attack",
    "reading.canceled-attack.exhausts.stays-ready": "it stays ready: there was no attack",
    "reading.name.canceled-attack.exhausts": "an enemy whose attack is canceled",
    "reading.why.canceled-attack.exhausts": "A canceled attack was initiated all the same, and its enemy has had its turn in step 3.3.",
    "reading.since.canceled-attack.exhausts": "A ruling of the publisher on Dodge says that the enemy exhausts.",
    "reading.additional-action.used": "Does an action that fits an additional one use that up first?",
    "reading.additional-action.used.first-that-fits": "the first action that fits uses up the additional one",
    "reading.additional-action.used.chosen": "the player chooses which action is used up",
    "reading.name.additional-action.used": "additional actions for some abilities alone",
    "reading.why.additional-action.used": "The additional action serves nothing else, so what fits it needs no other.",
    "reading.since.additional-action.used": "The publisher’s FAQ 1.10 takes it so.",
}
