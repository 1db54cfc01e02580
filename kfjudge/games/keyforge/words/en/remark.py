"""Lines of a trace that change nothing and are worth reading."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "remark.nothing-changes": "Nothing changes any more: no more repeats",
    "remark.nothing-to-do": "There is nothing for it to do",
    "remark.hand-size": "{player} refills to {n} cards",
    "remark.takes-more": "{card} takes {n} more",
    "remark.omega": "Omega: the step ends here",
    # what no book says: what is played here, and from which sentence
    "remark.waited": "{card} has left play; this was waiting already and resolves: no book says otherwise",
    "remark.keyword-then": "{card} had {header} {n} when the attack began, which counts: the book says no more",
    "remark.chains-table": "The table ends at 24 chains; read on, it takes one more card for every six",
    "remark.under": "No book says where the card under it goes: discarded here, like an upgrade",
    "remark.cut-short": "No book says whether a fight cut short counts: both were “fighting”, so it does",
    "remark.leaves-play": "“Leaves Play:” happens by itself, so here too: the book is not explicit on cards destroyed together",
    "remark.circle": "these abilities go round in a circle, which no rule ends: stopped here",
}
