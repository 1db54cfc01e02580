"""Cards of one's own, in French."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "own.added": "{n:carte est maintenant à vous|cartes sont maintenant à vous} : {names:,}",
    "own.removed": "plus parmi vos cartes : {names:,}",
    "own.heading": "Vos propres cartes",
    "own.none": "Vous n’avez pas de cartes à vous dans ce jeu ; ajoutez-en : kfjudge cards add FICHIER",
    "own.fact": "{name} : {value}",
    "own.fact.number": "n° {value}",
    "own.fact.set": "extension {value}",
    "own.fact.rarity": "{value}",
    "own.damaged": "{file}, ligne {line} : ce n’est pas une de vos cartes telle que kfjudge les écrit ; elle reste dans le fichier telle quelle",
    "own.not-read": "vos propres cartes ne peuvent pas être lues ({reason}) ; rien n’est changé dans {file}",
    "own.yours": "une de vos propres cartes, de {file}",
    "own.not-yours": "aucune de vos propres cartes ne s’appelle « {given} »",
    "own.which": "laquelle ? kfjudge cards add FICHIER, kfjudge cards own, kfjudge cards remove NOM",
    "own.no-json": "ceci n’est pas un objet JSON sur une ligne",
    "own.only-json": "les cartes de ce jeu s’ajoutent en lignes JSON : un nom (name_fr), un type, un texte",
    "own.no-name": "il faut un nom à une carte",
    "own.no-type": "il faut un type à une carte",
    "own.no-kind": "« {given} » : une ligne commence par ce qu’est la carte",
    "own.no-end": "la parenthèse n’est pas fermée à la fin de la ligne",
    "own.bad-fact": "« {given} » n’est ni un mot, ni un nombre, ni une liste de mots",
    "own.bad-name": "« {given} » ne peut pas être le nom d’une carte",
    "own.printed": "« {given} » est déjà une carte imprimée",
    "own.twice": "« {given} » figure déjà plus haut",
    "own.nothing": "il n’y a pas de carte dans ce fichier",
    "own.too-many": "plus de {most} cartes dans un fichier",
    "own.not-kept": "vos cartes ne peuvent pas être gardées dans {folder} ; KFJUDGE_DATA peut désigner un dossier à vous",
}
