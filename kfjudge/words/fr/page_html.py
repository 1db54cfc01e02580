"""The words of the page for a browser that are not those of the replay itself."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "page_html.first": "Première étape",
    "page_html.back": "Étape précédente",
    "page_html.next": "Étape suivante",
    "page_html.last": "Dernière étape",
    "page_html.other-language": "{language}",
    "page_html.theme": "Clair / sombre",
    "page_html.board": "Le plateau",
    "page_html.steps": "Les étapes",
    "page_html.taken": "choisi",
    "page_html.no-script": "Cette page avance pas à pas là où les scripts sont permis ; tout est ci-dessous.",
    "page_html.keys": "Flèches du clavier, ou glisser sur le plateau, pour avancer.",
}
