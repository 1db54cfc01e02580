"""What the boxes of an action band say."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "action.move": "déplacement",
    "action.move-leftmost": "déplacement du premier",
    "action.move-rightmost": "déplacement du dernier",
    "action.strike": "frappe",
    "action.strike-leftmost": "frappe du premier",
    "action.strike-rightmost": "frappe du dernier",
    "action.strike-plus": "frappe à 2",
    "action.strike-plus-leftmost": "frappe à 2 du premier",
    "action.strike-plus-rightmost": "frappe à 2 du dernier",
    "action.shoot": "tir",
    "action.shoot-leftmost": "tir du premier",
    "action.shoot-rightmost": "tir du dernier",
    "action.shoot-plus": "tir à 2",
    "action.shoot-plus-leftmost": "tir à 2 du premier",
    "action.shoot-plus-rightmost": "tir à 2 du dernier",
    "action.move-strike": "déplacement puis frappe",
    "action.move-strike-leftmost": "déplacement puis frappe du premier",
    "action.move-strike-rightmost": "déplacement puis frappe du dernier",
    "action.move-strike-plus": "déplacement puis frappe à 2",
    "action.move-strike-plus-leftmost": "déplacement puis frappe à 2 du premier",
    "action.move-strike-plus-rightmost": "déplacement puis frappe à 2 du dernier",
    "action.push": "pousser",
    "action.push-leftmost": "pousser du premier",
    "action.push-rightmost": "pousser du dernier",
    "action.pull": "attirer",
    "action.pull-leftmost": "attirer du premier",
    "action.pull-rightmost": "attirer du dernier",
    "action.nothing": "rien",
}
