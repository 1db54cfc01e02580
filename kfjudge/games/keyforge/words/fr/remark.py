"""Lines of a trace that change nothing and are worth reading."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "remark.nothing-changes": "Plus rien ne change : on ne répète plus",
    "remark.nothing-to-do": "Il n’y a rien à faire",
    "remark.hand-size": "{player} refait sa main à {n} cartes",
    "remark.takes-more": "{n:dégât|dégâts} de plus sur {card}",
    "remark.omega": "Oméga : l’étape s’arrête ici",
    # what no book says: what is played here, and from which sentence
    "remark.waited": "{card:a~ont} quitté le jeu ; la capacité attendait déjà et se résout : aucun livret ne dit le contraire",
    "remark.keyword-then": "{card} avait {header} {n} au début de l’attaque, et cela compte : le livret n’en dit pas plus",
    "remark.chains-table": "Le tableau s’arrête à 24 chaînes ; prolongé, il retient une carte de plus par tranche de six",
    "remark.under": "Aucun livret ne dit où va la carte placée dessous : défaussée ici, comme une amélioration",
    "remark.cut-short": "Aucun livret ne dit si un combat interrompu compte : les deux créatures « combattaient », nous le comptons donc",
    "remark.leaves-play": "« Quitte le Jeu : » se résout automatiquement, donc ici aussi : le livret n’est pas explicite sur les cartes détruites ensemble",
    "remark.circle": "Ces capacités tournent en rond, et aucune règle n’y met fin : arrêt ici",
}
