"""The words of the page for a browser that are not those of the replay itself."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "page_html.first": ("First step", "Première étape"),
    "page_html.back": ("Previous step", "Étape précédente"),
    "page_html.next": ("Next step", "Étape suivante"),
    "page_html.last": ("Last step", "Dernière étape"),
    "page_html.other-language": ("Français", "English"),
    "page_html.theme": ("Light / dark", "Clair / sombre"),
    "page_html.board": ("The board", "Le plateau"),
    "page_html.steps": ("The steps", "Les étapes"),
    "page_html.taken": ("chosen", "choisi"),
    "page_html.flank": ("flank", "flanc"),
    "page_html.no-creatures": ("no creatures", "aucune créature"),
    "page_html.artifacts": ("Artifacts", "Artéfacts"),
    "page_html.no-script": (
        "This page steps through the replay where scripts may run; the whole of it is below.",
        "Cette page avance pas à pas là où les scripts sont permis ; tout est ci-dessous.",
    ),
    "page_html.keys": (
        "Arrow keys, or swipe over the board, to step.",
        "Flèches du clavier, ou glisser sur le plateau, pour avancer.",
    ),
}
