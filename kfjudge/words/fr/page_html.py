"""The words of the page for a browser that are not those of the replay itself."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "page_html.other-language": "{language}",
    "page_html.theme": "Clair / sombre",
    "page_html.first": "Première étape",
    "page_html.back": "Étape précédente",
    "page_html.next": "Étape suivante",
    "page_html.last": "Dernière étape",
    "page_html.board": "Le plateau",
    "page_html.steps": "Ce qui se passe, pas à pas",
    "page_html.before": "Le plateau avant",
    "page_html.after": "Le plateau à la fin",
    "page_html.taken": "choisi",
    "page_html.close": "Fermer",
    "page_html.besides": "De plus",
    "page_html.editions": "Dans les autres éditions",
    "page_html.expected": "Ce que le plateau attend",
    "page_html.full": "Ce qui est cité, en entier",
    "page_html.no-script": "Cette page avance pas à pas là où les scripts sont permis ; tout est ci-dessous.",
    "page_html.keys": "Les flèches du clavier, la barre d’espace ou le doigt qui glisse sur le plateau mènent d’une étape à l’autre.",
}
