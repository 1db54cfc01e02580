"""What is wrong with a board file, why a step is refused, and what is seen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "scenario.no-such-head": "no line begins with “{given}”; a line begins with title, players, turn, locations, enemies, an investigator, expect or cite",
    "scenario.bad-id": "“{given}” is no identifier of an entry; one looks like glossary/prey or rule/3-3-enemy-attacks",
    "scenario.missing-player": "a name is missing",
    "scenario.bad-player-name": "“{given}” cannot be a name here: it takes at most three words, and neither a card’s title, nor somebody else’s name, nor a word that has a meaning already",
    "scenario.no-such-investigator": "no investigator of the core set is called “{given}”; there are {near:or}; of any other, leave out the brackets and state the numbers: Ann: base combat 3",
    "scenario.place-missing": "at which location is {player}? Write: {player}: at Hallway",
    "scenario.turn-twice": "the round cannot be at two points at once",
    "scenario.unsayable-over": "a scenario that is over",
    "scenario.no-step": "“{given}” is nothing that an investigator does; steps read like “Roland moves to Attic”",
    "scenario.no-answer": "“{given}” is no answer; answers are cards, investigators, “1 damage on Guard Dog” and so on",
    "scenario.no-event": "“{given}” never happens; events read like “Ghoul Priest attacks Roland”, “Roland takes 1 damage”",
    "scenario.no-claim": "“{given}” cannot be expected; expectations read like “Roland: 2 damage”, “Ghoul Priest: at Attic”, “can move to Attic”",
    "scenario.saw-at": "at {card}",
    "scenario.saw-in-zone": "{zone}",
    "scenario.saw-engaged": "engaged with {player}",
    "scenario.saw-not-engaged": "engaged with nobody",
    "scenario.saw-over": "the scenario is over",
    "scenario.saw-not-over": "the scenario goes on",
    "scenario.saw-lead": "{player} is the lead investigator",
    "scenario.why-no-action": "{player} has no action left",
    "scenario.why-no-location": "{card} is no location",
    "scenario.why-there-already": "{player} is at {card} already",
    "scenario.why-not-connected": "{card} is not connected to {other}",
    "scenario.why-elsewhere": "{card} is not at the location of {player}",
    "scenario.why-engaged": "{card} is engaged with {player} already",
}
