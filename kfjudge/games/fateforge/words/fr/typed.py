"""What is typed of Fateforge, in French: the words that only their accents tell from little ones, each with those
behind which it is meant when it is typed without; and how nouns in -tion and -sion are several."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "accented.dé": "au ce chaque du le mon notre quel son ton votre",
    "accented.dés": "aux ces de des les leurs mes nos quels ses tes vos",
    "many.sions": "sion",
    "many.tions": "tion",
}
