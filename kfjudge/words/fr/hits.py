"""Lists of entries, and what is said when there is nothing to list."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "hits.rule": "règle",
    "hits.card": "carte",
    "hits.board": "plateau",
    "hits.did-you-mean": "Vouliez-vous dire : {names} ?",
    "hits.but-later": "{said} Sur ce qui a été décidé depuis, {n:entrée a|entrées ont} une note :",
    "hits.also": "Aussi dans {game} :",
    "hits.other-games": "Autres jeux, par --game :",
    "hits.nearest": "Le plus proche : {names}",
    "hits.nothing": "Rien trouvé pour « {query} ».",
    "hits.nothing-called": "Rien dans les livrets ne s’appelle « {term} ».",
    "hits.no-card-called": "Il n’y a pas de carte « {term} ».",
    "hits.came-later": "{said} C’est d’une extension plus récente que ces livrets.",
    "hits.several": "« {term} » désigne {n:entrée|entrées}. Laquelle ?",
    "hits.more": "… {n:autre|autres} : --full, ou --limit N",
    "hits.read-as": "Lu comme :",
    "hits.no-question": "La FAQ de l’édition {edition} n’a pas de question {number} ; elle va de 1 à {last}.",
    "hits.no-faq": "L’édition {edition} n’a pas de FAQ.",
    "hits.no-erratum": "Pas d’erratum pour {card}. Il y en a un pour :",
    "hits.no-errata": "Aucune carte de ce jeu n’a été corrigée.",
    "hits.no-edition": "Aucun livret ni point ouvert ne s’appelle « {edition} ». Livrets : {books:,} ; kfjudge editions --full donne les points ouverts.",
    "hits.no-edition-near": "Aucun livret ni point ouvert ne s’appelle « {edition} ». Les plus proches :",
    "hits.faq-of": "FAQ de l’édition {edition} : {n:question|questions}. kfjudge faq N en montre une.",
    "hits.faq-of-and-later": "FAQ de l’édition {edition} : {n:question|questions}. kfjudge faq N en montre une ; --since, {later:décision ultérieure|décisions ultérieures}.",
    "hits.title-cards": "Cartes",
    "hits.title-editions": "Livrets",
    "hits.title-errata": "Cartes corrigées",
    "hits.title-points": "Ce que les livrets ne tranchent pas",
}
