"""Lists of entries, and what is said when there is nothing to list."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "hits.rule": ("rule", "règle"),
    "hits.card": ("card", "carte"),
    "hits.did-you-mean": ("Did you mean: {names}?", "Vouliez-vous dire : {names} ?"),
    "hits.nearest": ("Nearest: {names}", "Au plus près : {names}"),
    "hits.nothing": ("Nothing in the books for “{query}”.", "Rien dans les livrets pour « {query} »."),
    "hits.nothing-called": (
        "Nothing in the books is called “{term}”.",
        "Rien dans les livrets ne s’appelle « {term} ».",
    ),
    "hits.no-card-called": ("There is no card “{term}”.", "Il n’y a pas de carte « {term} »."),
    "hits.several": (
        "“{term}” names {n:entry|entries}. Which one?",
        "« {term} » désigne {n:entrée|entrées}. Laquelle ?",
    ),
    "hits.more": (
        "… {n:more|more}: --full, or --limit N",
        "… {n:autre|autres} : --full, ou --limit N",
    ),
    "hits.nothing-on-this": ("Nothing in the books on this.", "Rien dans les livrets là-dessus."),
    "hits.cards": ("Cards:", "Cartes :"),
    "hits.rests-on": ("Rests on:", "Repose sur :"),
    "hits.also-near": ("Also near:", "Voir aussi :"),
    "hits.read-as": ("Read as:", "Lu comme :"),
    "hits.no-question": (
        "The FAQ of {edition} has no question {number}; it has 1 to {last}.",
        "La FAQ de la {edition} n’a pas de question {number} ; elle va de 1 à {last}.",
    ),
    "hits.no-faq": ("Edition {edition} has no FAQ.", "L’édition {edition} n’a pas de FAQ."),
    "hits.no-erratum": (
        "No erratum for {card}. There is one for:",
        "Pas d’erratum pour {card}. Il y en a un pour :",
    ),
    "hits.no-edition": (
        "There is no edition “{edition}”. There are:",
        "Il n’y a pas d’édition « {edition} ». Il y a :",
    ),
    "hits.faq-of": (
        "FAQ of {edition}: {n:question|questions}. kfjudge faq N shows one.",
        "FAQ de la {edition} : {n:question|questions}. kfjudge faq N en montre une.",
    ),
}
