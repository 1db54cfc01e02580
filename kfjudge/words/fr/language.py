"""French, as sentences and files are written in it."""

from __future__ import annotations

from kfjudge.core.fold import fold
from kfjudge.words.fr.typography import typeset
from kfjudge.words.languages import Language


def _noun(number: int) -> int:
    return 0 if abs(number) < 2 else 1


def _contracted(word: str, following: str) -> str:
    """ "d’Orphelin"."""
    return "d’" if word == "de" and fold(following)[:1] in tuple("aeiouy") else word


LANGUAGE = Language(
    id="fr",
    name="français",
    conjunction="et",
    disjunction="ou",
    noun=_noun,
    quotes=("« ", " »"),
    typeset=typeset,
    colon=" :",
    owned="{thing} de {owner}",
    of=("de", "d'"),
    articles=("le", "la", "les", "l'", "un", "une", "carte"),
    one=("un", "une"),
    none=("aucun", "aucune", "pas", "zero", "sans"),
    same={"de": ("de", "d'", "du"), "a": ("a", "au")},
    joined=("’s", ")"),
    contracted=_contracted,
    elided=("l", "d", "j", "m", "t", "s", "c", "n", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu", "quelqu"),
)
