"""Ce que les livrets laissent ouvert, ou qui se lit de deux façons : ce qui entoure les points d’un jeu."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "reading.no-such-row": "il n’y a pas de point ouvert « {given} » ; kfjudge editions --full donne ceux qu’il y a",
    "reading.no-such-row-near": "il n’y a pas de point ouvert « {given} » ; vouliez-vous dire {near:or} ?",
    "reading.no-such-value": "{row} ne se lit pas « {given} », mais {legal:or}",
    "reading.no-such-value-near": "{row} ne se lit pas « {given} » ; vouliez-vous dire {near:or} ? Les lectures : {legal}",
    "reading.no-sign": "un point ouvert et une lecture, comme {example}, et non « {given} »",
    "reading.twice": "{row} est lu de deux façons à la fois",
    "reading.settled": "l’édition {edition} ne laisse pas le choix sur {row} : c’est {value} ({cite})",
    # on a page that rests on one
    "reading.read": "lu ainsi : {readings}",
    "reading.rests": "Point ouvert {row} : {played}.",
    "reading.same": "Sinon ({theirs}) : la même issue.",
    "reading.choices": "Sinon ({theirs}) : la même issue, mais d’autres choix en chemin.",
    "reading.other-choices": "Sinon ({theirs}) : d’autres choix en chemin, qui n’ont pas été suivis jusqu’au bout.",
    "reading.another": "Sinon ({theirs}), une autre issue : {told}.",
    "reading.another-plain": "Sinon ({theirs}) : une autre issue.",
    "reading.not-legal": "Sinon ({theirs}), ce script n’est pas permis, car {told}.",
    "reading.same-ends": "Sinon ({theirs}) : les mêmes issues.",
    "reading.other-ends": "Sinon ({theirs}) : {there:issue|issues} au lieu de {here}, dont {new:autre|autres}.",
    # the list, and one of them whole
    "reading.list": "{n:point reste ouvert|points restent ouverts} dans l’édition {edition} ; --full les donne",
    "reading.played": "joué ainsi : {reading}",
    "reading.title": "{name} · {row}",
    "reading.ours": "{reading} (ce que nous jouons)",
    "reading.theirs": "{reading}",
    "reading.head-why": "Pourquoi :",
    "reading.head-passage": "Passage :",
    "reading.head-since": "Depuis :",
    "reading.head-closed": "Ailleurs :",
    "reading.head-board": "Situation :",
    "reading.in-edition": "dans l’édition {edition}, {meaning} ({cite})",
    "reading.replay": "kfjudge replay {board} --reading {reading}",
    "reading.replay-in": "kfjudge replay {board} --edition {edition} --reading {reading}",
    "reading.why-silent": "l’édition {edition} est muette ; la phrase la plus proche : {cite}",
    "reading.later": "dans l’édition {edition}, {meaning} ({cite})",
    "reading.nothing-since": "rien à notre connaissance",
    # an entry whose board rests on one
    "reading.of-entry-brief": "Le livret ne tranche pas : {names}.",
    "reading.of-entry-some": "Le livret ne tranche pas : {names} ; {n:autre point|autres points}.",
    "reading.of-entry-count": "Le livret laisse ici {n:point ouvert|points ouverts}.",
    "reading.between": " ; ",
    "reading.of-entry-plain": "Point ouvert {row} : {played}. Sinon : {theirs}.",
    "reading.of-entry": "Point ouvert {row} : {played}. Sinon ({theirs}) : une autre issue de {board}.",
}
