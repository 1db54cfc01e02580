"""One scenario under several editions: where they part."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "compare.only-boards": (
        "{one} and {other}: step by step the same, but not the boards at the end:",
        "{one} et {other} : pas à pas identiques, mais pas les plateaux à la fin :",
    ),
    "compare.before": ("before step {n}", "avant l’étape {n}"),
    "compare.within": ("in step {n}", "à l’étape {n}"),
    "compare.at-the-end": ("at the end", "à la fin"),
    "compare.only-here": (
        "{when}, only here, {who} may choose: {options}",
        "{when}, ici seulement, {who} peut choisir : {options}",
    ),
    "compare.nothing-more": (
        "{when}, {who} may choose nothing that is not legal there too",
        "{when}, {who} ne peut rien choisir qui ne soit permis là aussi",
    ),
}
