"""French, as sentences and board files are written in it: how words agree with names, how a preposition contracts
with a name, and which spaces are narrow."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kfjudge.core.text import fold
from kfjudge.words.language import Affirmed, Language

NEGATION = ("ne", "n'")

# Patterns are compiled where they are used first: who asks in English loads this page, too.
_PREPOSITION = r"(?:^|(?<=[\s(«]))([Dd]e|[Àà]|[Qq]ue) $"
_WITH_ARTICLE = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
_VOWELS = tuple("aeiou")
_MUTE = ("hab", "hec", "heu", "his", "hom", "hor", "hum", "hy")  # words in h that elide begin so
_UNELIDED = ("oui", "onze", "ouistiti", "yo", "ya", "ye")

# What may begin a sentence and is no name by itself: behind a colon it is written small.
_SMALL = r"""(?x)
    (?:(?:[LDCNSJ]|Qu)[’']|(?:Les?|La|Une?|Des|Du|Cet?|Cette|Ces|Cela|Ceci|Ils?|Elles?|On|Vous|Nous|Votre|Vos|Sa|Son
    |Ses|Leurs?|Qui|Que|Quels?|Quelles?|Quand|Lorsque|Si|Selon|Dans|Pour|Par|Sur|Sans|Sous|Avec|Après|Avant|Depuis|Tout
    |Toute|Tous|Toutes|Chaque|Chacun|Chacune|Aucun|Aucune|Rien|Ne|Seul|Seule|Seuls|Seules|Deux|Trois|À|Aux?|En|De|Comme
    |Même|Plusieurs|Plus|Pas|Personne|Nul|Nulle|Puis|Ensuite|Une\sfois|Certaine?s|Celui|Celles?|Ceux|Pendant|Tant\sque|Entre
    |Parmi|Sauf|(?!Suivez|Sonnez)[A-ZÀ-Þ][a-zà-ÿ]+ez),?\s)(?=[«“]|[^\W\dA-ZÀ-Þ]|\d|[A-Z]{2})"""

_NARROW = "\u202f"  # before ; ? ! % and inside « »
_WIDE = "\u00a0"  # before a colon
_BEFORE = r"[ \u00a0\u202f]+([;?!»%])"
_COLON = r"(?<=\S)[ \u00a0\u202f]+:"
_AFTER = r"«[ \u00a0\u202f]*"


def _agree(forms: str, nouns: Sequence[str]) -> str:
    """Pick the form of each word of "est~sont détruit/détruite~s" (one~several, masculine/feminine~plural) that
    agrees with some nouns, each m, f, mp or fp: masculine or feminine, perhaps a plural; a dot behind it keeps
    the article away. A second form is taken for a feminine only where it is the first and an e, as board files
    have other pairs, too: of "il/elle" the first is taken always. A form that is empty has no word."""
    if nouns and nouns[0] in forms.split("/"):  # of an article, which is known
        return nouns[0]
    several = len(nouns) > 1 or any("p" in noun for noun in nouns)
    feminine = bool(nouns) and all(noun.startswith("f") for noun in nouns)
    words = []
    for word in forms.split(" "):
        genders, _, many = word.partition("~")
        one, _, other = genders.partition("/")
        if not other:
            words.append(many if many and several else one)
        else:
            form = other if feminine and other == f"{one}e" else one
            words.append(form + many if several and not form.endswith(("s", "x")) else form)
    return " ".join(filter(None, words))


def _add_article(name: str, noun: str) -> str:
    """Put its article before a name: "le Conscrit", "l’Archer"; a name whose noun is not known has none, nor
    has "Aquinnah" (f.) or "Les Bois d’Arkham" (mp.)."""
    if not noun or noun.endswith("."):
        return name
    if noun.endswith("p"):
        return f"les {name}"
    if _elides(name):
        return f"l’{name}"
    return f"{'la' if noun.startswith('f') else 'le'} {name}"


def _append_name(sentence: str, name: str) -> str:
    """Append a name to a sentence, contracting a preposition before it: "d’Umbra", "du Roi des Cimes"."""
    found = re.search(_PREPOSITION, sentence)
    if not found:
        return sentence + name
    word = found[1]
    article, _, rest = name.partition(" ")
    joined = _WITH_ARTICLE.get(f"{word.lower()} {article.lower()}")
    if joined and rest:
        joined = joined.capitalize() if word[0].isupper() else joined
        return f"{sentence[: found.start(1)]}{joined} {rest}"
    if word in "àÀ" or not _elides(name):
        return sentence + name
    return f"{sentence[: found.start(1)]}{word[:-1]}’{name}"


def _elides(word: str) -> bool:
    """Tell whether a word takes "d’" before it, and not "de"."""
    word = fold(word)
    if word.startswith("y"):
        return len(word) > 1 and word[1] not in _VOWELS
    return word.startswith((*_VOWELS, *_MUTE)) and not word.startswith(_UNELIDED)


def _typeset(text: str) -> str:
    """Set the spaces of a text as a French printer would; ordinary spaces come in."""
    text = re.sub(_BEFORE, _NARROW + r"\1", text)
    text = re.sub(_COLON, _WIDE + ":", text)
    return re.sub(_AFTER, "«" + _NARROW, text).replace("'", "’")


def _continue_sentence(sentence: str) -> str:
    """Begin a sentence small, unless it begins with a name: "la FAQ 1.4 dit …", "Le Dard attaque"."""
    return sentence[:1].lower() + sentence[1:] if re.match(_SMALL, sentence) else sentence


def _drop_negation(words: Sequence[str]) -> Affirmed | None:
    """Affirm what a sentence denies: "n'est pas inclinée" → "est inclinée"."""
    every = list(enumerate(words))
    begin = next((at for at, word in every[:-1] if word in NEGATION), len(words))
    end = next((at for at in range(begin + 1, len(words)) if words[at] in ("pas", "jamais")), None)
    return every[:begin] + every[begin + 1 : end] + every[end + 1 :] if end is not None else None


LANGUAGE = Language(
    id="fr",
    name="français",
    conjunction="et",
    disjunction="ou",
    number_form=lambda number: int(abs(number) >= 2),
    agree=_agree,
    add_article=_add_article,
    append_name=_append_name,
    quotes=("« ", " »"),
    typeset=_typeset,
    continue_sentence=_continue_sentence,
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
    drop_negation=_drop_negation,
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
