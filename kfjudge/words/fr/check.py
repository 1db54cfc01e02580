"""What `check` says of scenario files."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "check.right": "{n:fichier|fichiers}, aucune faute. (replay dit si ce qui est attendu se produit.)",
    "check.unmodeled": "{n:fichier|fichiers}, aucune faute ; {cards:carte n’est pas encore modélisée|cartes ne sont pas encore modélisées}.",
    "check.stopped": "{n:fichier|fichiers}, aucune faute d’écriture, mais {cards:carte n’est pas encore modélisée|cartes ne sont pas encore modélisées} : un script qui en a besoin n’a pas été joué.",
    "check.which": "quel fichier ? Donnez-en un ou plusieurs, par exemple kfjudge check mon-plateau.kf ; --grammar montre comment on en écrit un, avec un exemple",
    "check.no-page": "{game} n’a pas de page qui dise comment on écrit ses plateaux",
    "check.chapters": "La suite : kfjudge check --grammar avec un mot du chapitre ({chapters:,}) ; --full montre tout.",
    "check.from-sentence": 'Un premier plateau se fait au plus vite d’une phrase : kfjudge try "SITUATION" --save FICHIER.kf',
    "check.no-chapter": "aucun chapitre sur l’écriture des plateaux n’a « {given} » dans son titre ; il y a : {chapters:,}",
    "check.narrow": "(Ce qui est plus en retrait qu’une ligne appartient à cette ligne.)",
}
