"""The heroes of the book whose ability is played. Of the others the book shows no more than the name."""

from __future__ import annotations

RAMPART = ("mercenary",)  # p. 4: a parry token in the preparation, without a sprint
