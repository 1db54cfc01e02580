"""What the rulebooks leave open."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "reading.star.leaves": "Les arbres perdent-ils leurs feuilles à chaque étoile ?",
    "reading.star.leaves.shed": "les arbres perdent leurs feuilles à chaque étoile",
    "reading.star.leaves.kept": "les arbres gardent leurs feuilles",
    "reading.name.star.leaves": "les feuilles à une étoile",
    "reading.why.star.leaves": "Une étoile brille pour tous.",
    "reading.since.star.leaves": "Rien que nous sachions.",
}
