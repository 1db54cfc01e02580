"""Lines of a trace that change nothing and are worth reading."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "remark.nothing-changes": (
        "Nothing changes any more: no more repeats",
        "Plus rien ne change : on ne répète plus",
    ),
    "remark.hand-size": ("{player} refills to {n} cards", "{player} complète sa main à {n} cartes"),
    "remark.omega": ("Omega: the step ends here", "Oméga : l’étape s’arrête ici"),
    "remark.circle": (
        "these abilities go round in a circle, which no rule ends: stopped here",
        "ces capacités tournent en rond, et aucune règle n’y met fin : arrêt ici",
    ),
}
