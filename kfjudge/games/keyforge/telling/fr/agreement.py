"""French agreement: genders, elisions, and the pronouns that stand for cards."""

from __future__ import annotations

from kfjudge.games.keyforge.telling.telling import Noun

KINDS = {
    "creature": "créature",
    "artifact": "artéfact",
    "upgrade": "amélioration",
    "action": "carte action",
    "card": "carte",
}


def elided(small: str, text: str) -> str:
    """Tell a small word before a text, with its elision: "que", "de", "la"; "si" only before "il"."""
    if small == "si":
        return f"s’{text}" if text.startswith(("il ", "ils ")) else f"si {text}"
    return f"{small[:-1]}’{text}" if text[:1].lower() in "aeiouyéèêâîôûàæœ" else f"{small} {text}"


def contracted(text: str) -> str:
    """Put "de" before a text: "du tour de votre adversaire", "de votre tour"."""
    return f"du {text.removeprefix('le ')}" if text.startswith("le ") else elided("de", text)


def feminine(kind: str) -> bool:
    return kind != "artifact"


def agreeing(adjective: str, noun: Noun) -> str:
    """Tell an adjective or participle, given in the masculine."""
    if feminine(noun.kind) and not adjective.endswith("e"):
        adjective += "e"
    return adjective + ("s" if noun.plural else "")


def the(noun: Noun) -> str:
    """Tell the pronoun of an object."""
    return "les" if noun.plural else "la" if feminine(noun.kind) else "le"


def it(noun: Noun) -> str:
    """Tell the pronoun of a subject."""
    return ("elle" if feminine(noun.kind) else "il") + ("s" if noun.plural else "")


def this_one(noun: Noun) -> str:
    """Tell the pronoun that stands alone."""
    if noun.plural:
        return "celles-ci" if feminine(noun.kind) else "ceux-ci"
    return "celle-ci" if feminine(noun.kind) else "celui-ci"


def this(kind: str) -> str:
    """Tell the card that speaks, or the one it is attached to."""
    kind = "card" if kind == "action" else kind
    return f"{'cette' if feminine(kind) else 'cet'} {KINDS[kind]}"
