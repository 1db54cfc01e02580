"""What surrounds the text of an entry."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "entry.not-in": (
        "Edition {asked} does not print this: the text is that of {edition}.",
        "L’édition {asked} n’imprime pas ceci : le texte est celui de la {edition}.",
    ),
    "entry.changed": ("Changed in {edition}.", "Changé en {edition}."),
    "entry.changed-to": ("Changed in {edition}. {what}", "Changé en {edition}. {what}"),
    "entry.same-in": ("Edition {edition} has the same rule.", "L’édition {edition} a la même règle."),
    "entry.older-french": (
        "The printed French is of {since}; the rule changed in {to}.",
        "Le texte français imprimé est de la {since} ; la règle a changé en {to}.",
    ),
    "entry.older-french-was": (
        "The printed French is of {since}; the rule changed in {to}. {what}",
        "Le texte français imprimé est de la {since} ; la règle a changé en {to}. {what}",
    ),
    "entry.no-french": (
        "No French book prints this.",
        "Aucun livret français n’imprime ceci.",
    ),
    "entry.french-question": (
        "The French book prints this question as FAQ {number}.",
        "Le livret français imprime cette question : FAQ {number}.",
    ),
    "entry.french-answer": (
        "The French book answers this question otherwise: FAQ {number}.",
        "Le livret français répond autrement à cette question : FAQ {number}.",
    ),
    "entry.no-french-changed": (
        "No French book prints this; the rule changed in {to}.",
        "Aucun livret français n’imprime ceci ; la règle a changé en {to}.",
    ),
    "entry.not-modeled": (
        "kfjudge does not know yet what this card does: its text is on the card.",
        "kfjudge ne sait pas encore ce que fait cette carte : son texte est sur la carte.",
    ),
    "entry.see": ("See:", "Voir :"),
    "entry.runs": ("Runs:", "Rejouer :"),
    "entry.more-runs": ("({n:more|more})", "({n:autre|autres})"),
    "entry.also-runs": ("Runs too:", "Rejouer aussi :"),
    "entry.also": ("Also printed in:", "Aussi imprimé dans :"),
    "entry.from-to": ("{since} → {to}:", "{since} → {to} :"),
    "entry.note": ("Note ({editions}):", "Note ({editions}) :"),
    "entry.slip": ("Slip of the translation ({editions}):", "Erreur de traduction ({editions}) :"),
    "entry.more": ("… --full for the rest", "… --full pour la suite"),
    "entry.colon": (":", " :"),
    "entry.cited": ("{place} ({id}), in the words of kfjudge", "{place} ({id}), dans les mots de kfjudge"),
    # a card
    "entry.corrected": ("Corrected in {edition}; see {id}.", "Corrigée en {edition} ; voir {id}."),
    "entry.corrected-to": ("Corrected in {edition}:", "Corrigée en {edition} :"),
}
