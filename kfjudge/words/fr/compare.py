"""One scenario under several editions: where they part."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "compare.only-boards": "{one} et {other} : mêmes étapes, mais plateaux différents à la fin.",
    "compare.before": "avant l’étape {n}",
    "compare.within": "à l’étape {n}",
    "compare.at-the-end": "à la fin",
    "compare.only-here": "{when}, ici seulement, {who:the} peut choisir : {options:or}",
    "compare.nothing-more": "{when}, {who:the} ne peut rien choisir ici qui ne soit aussi permis là-bas",
}
