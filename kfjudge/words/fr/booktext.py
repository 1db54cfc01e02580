"""What rulebooks in French call their parts, as a user's own is read: forms of a line with bars between."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "booktext.glossary": "glossaire|glossaire des termes|lexique|termes de jeu",
    "booktext.questions": "foire aux questions|faq|questions fréquentes|questions fréquemment posées|questions et réponses",
    "booktext.errata": "errata|erratum|corrections|errata officiels|errata des cartes|errata et clarifications",
    "booktext.left-out": "sommaire|table des matières|index|crédits|contenu",
    "booktext.no-heading": "exemple|exemples|par exemple|note|notes|important|remarque|astuce|rappel|exception|exceptions|voir aussi|voir|q|r|nouveau|attention|forcé|révélation|oui|non|doit se lire",
    "booktext.question": "Q|Question",
    "booktext.answer": "R|Réponse",
    "booktext.version": "version|version des règles|livret|édition|v.|v",
    "booktext.page": "page|pages|pg.|p.",
    "booktext.new": "nouveau|nouveaux|nouveautés|récents|ajouté|ajouts|modifications|mis à jour",
    "booktext.must": "doit|doivent|devez|obligatoirement",
    "booktext.may": "peut|peuvent|pouvez|pourrait",
    "booktext.cannot": "ne peut pas|ne peuvent pas|ne pouvez pas|ne peut plus|ne doit pas|jamais|impossible",
    "booktext.side-up": "face visible|faces visibles",
    "booktext.side-down": "face cachée|faces cachées",
    "booktext.toward": "à|au|aux|dans|en|de|du|des|sur|sous|vers|hors de|a la|a l",
    "booktext.negation": "ne|n|pas|jamais|aucun|aucune|rien|personne|sans|seul|seule|sauf|ni|que",
    "booktext.linking": "le|la|les|de|du|des|de la",
    "booktext.hue-0": "rouge",
    "booktext.hue-300": "magenta|rose",
    "booktext.hue-240": "bleu",
    "booktext.hue-120": "vert",
    "booktext.hue-280": "violet|pourpre",
}
