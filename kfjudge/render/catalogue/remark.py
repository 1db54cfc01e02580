"""Lines of a trace that change nothing and are worth reading."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "remark.nothing-changes": (
        "Nothing changes any more: no more repeats",
        "Plus rien ne change : on ne répète plus",
    ),
    "remark.hand-size": ("{player} refills to {n} cards", "{player} complète sa main à {n} cartes"),
    "remark.omega": ("Omega: the step ends here", "Oméga : l’étape s’arrête ici"),
    # what no book says: what is played here, and from which sentence
    "remark.waited": (
        "{card} has left play; this was waiting already and resolves: no book says otherwise",
        "{card} n’est plus en jeu ; ceci attendait déjà et se résout : aucun livret ne dit le contraire",
    ),
    "remark.keyword-then": (
        "{card} had {header} {n} when the attack began, which counts: the book says no more",
        "{card} avait {header} {n} au début de l’attaque, et cela compte : le livret n’en dit pas plus",
    ),
    "remark.chains-table": (
        "The table ends at 24 chains; read on, it takes one more card for every six",
        "Le tableau s’arrête à 24 chaînes ; prolongé, il retient une carte de plus toutes les six",
    ),
    "remark.under": (
        "No book says where the card under it goes: discarded here, like an upgrade",
        "Aucun livret ne dit où va la carte placée dessous : défaussée ici, comme une amélioration",
    ),
    "remark.cut-short": (
        "No book says whether a fight cut short counts: both were “fighting”, so it does",
        "Aucun livret ne dit si un combat interrompu compte : les deux « combattaient », donc oui",
    ),
    "remark.leaves-play": (
        "“Leaves Play:” happens by itself, so here too: the book is not explicit on cards destroyed together",
        "« Quitte le Jeu : » a lieu de soi-même, donc ici aussi : le livret n’est pas explicite"
        " sur les cartes détruites ensemble",
    ),
    "remark.circle": (
        "these abilities go round in a circle, which no rule ends: stopped here",
        "ces capacités tournent en rond, et aucune règle n’y met fin : arrêt ici",
    ),
}
