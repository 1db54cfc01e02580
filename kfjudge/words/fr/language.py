"""French, as sentences and files are written in it."""

from __future__ import annotations

from collections.abc import Sequence

from kfjudge.words.fr.agreement import agreed, met
from kfjudge.words.fr.typography import typeset
from kfjudge.words.languages import Affirmed, Language

NEGATION = ("ne", "n'")


def _noun(number: int) -> int:
    return 0 if abs(number) < 2 else 1


def _affirmed(words: Sequence[str]) -> Affirmed | None:
    """The sentence without "ne … pas"."""
    every = list(enumerate(words))
    begin = next((at for at, word in every[:-1] if word in NEGATION), len(words))
    end = next((at for at in range(begin + 1, len(words)) if words[at] in ("pas", "jamais")), None)
    return every[:begin] + every[begin + 1 : end] + every[end + 1 :] if end is not None else None


LANGUAGE = Language(
    id="fr",
    name="français",
    conjunction="et",
    disjunction="ou",
    noun=_noun,
    agreed=agreed,
    met=met,
    quotes=("« ", " »"),
    typeset=typeset,
    colon=" :",
    owned="{thing} de {owner}",
    of=("de", "d'"),
    articles=("le", "la", "les", "l'", "un", "une"),
    introducing=("carte",),
    one=("un", "une"),
    none=("aucun", "aucune", "pas", "zero", "sans"),
    same={"de": ("de", "d'", "du", "des"), "a": ("a", "au", "aux")},
    copulas=("est", "a", "sont", "possede"),
    negation=NEGATION,
    affirmed=_affirmed,
    joined=("’s", ")"),
    clipped={"j": "je"},
    elided=("l", "d", "j", "m", "t", "s", "c", "n", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu", "quelqu"),
    kinds={
        "carte": "card",
        "edition": "edition",
        "errata": "errata",
        "erratum": "errata",
        "faq": "faq",
        "glossaire": "glossary",
        "livret": "edition",
        "plateau": "board",
        "question": "faq",
        "regle": "rule",
    },
)
