"""The sheets that `page` shows: what a judge keeps near."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "sheet.under": "{book}, reformulé par kfjudge. kfjudge lookup ID dit le reste ; l’arbitre principal tranche.",
    "sheet.editions": "Ce qui se joue autrement",
    "sheet.under-editions": "* livret muet : on suit sa phrase la plus proche. kfjudge lookup ID dit le reste ; l’arbitre principal tranche.",
    "sheet.none": "{game} n’a pas encore de page à imprimer.",
    "sheet.no-sheet": "Il n’y a pas de page « {name} ». Il y a :",
    "sheet.other-edition": "Cette page est écrite pour l’édition {edition}, pas pour la {given} ; kfjudge page editions dit ce qui se joue autrement.",
    "sheet.own": "{own} : {section}",
    "sheet.own-page": "{own} : {section} ; {edition}, p. {page}",
    "sheet.written": "Écrit : {path}",
}
