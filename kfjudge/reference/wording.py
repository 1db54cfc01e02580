"""The words the reference itself is written with, English and French side by side: how a place in a book
is cited, and how the facts of a card read. What the program says to a person is in the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kfjudge.games.keyforge.facts import Facts
    from kfjudge.reference.model import Source

BOOKS = {
    "1.0": ("Fan translation of rules 1.0", "Traduction de fans des règles 1.0"),
    "1.1": ("Rulebook 1.1", "Livret 1.1"),
    "1.3": ("Rulebook 1.3", "Livret 1.3"),
}
SETS = {
    "cota": ("Call of the Archons", "L’Appel des Archontes"),
    "aoa": ("Age of Ascension", "L’Âge de l’Ascension"),
}
HOUSES = {
    "brobnar": ("Brobnar", "Brobnar"),
    "dis": ("Dis", "Dis"),
    "logos": ("Logos", "Logos"),
    "mars": ("Mars", "Mars"),
    "sanctum": ("Sanctum", "Sanctum"),
    "shadows": ("Shadows", "Ombres"),
    "untamed": ("Untamed", "Indomptés"),
}
TYPES = {
    "action": ("action", "action"),
    "artifact": ("artifact", "artéfact"),
    "creature": ("creature", "créature"),
    "upgrade": ("upgrade", "amélioration"),
}
RARITIES = {
    "common": ("common", "commune"),
    "uncommon": ("uncommon", "peu commune"),
    "rare": ("rare", "rare"),
    "special": ("special", "spéciale"),
    "fixed": ("fixed", "fixe"),
    "variant": ("variant", "variante"),
}
KEYWORDS = {
    "alpha": ("Alpha", "Alpha"),
    "assault": ("Assault", "Assaut"),
    "deploy": ("Deploy", "Déploiement"),
    "elusive": ("Elusive", "Insaisissable"),
    "hazardous": ("Hazardous", "Hasardeux"),
    "omega": ("Omega", "Oméga"),
    "poison": ("Poison", "Poison"),
    "skirmish": ("Skirmish", "Escarmouche"),
    "taunt": ("Taunt", "Provocation"),
}
VALUED = ("assault", "hazardous")  # the keywords that are printed with a number
TRAITS = {
    "[redacted]": ("[REDACTED]", "[CENSURÉ]"),
    "agent": ("Agent", "Agent"),
    "ai": ("AI", "IA"),
    "ally": ("Ally", "Allié"),
    "angel": ("Angel", "Ange"),
    "beast": ("Beast", "Bête"),
    "cyborg": ("Cyborg", "Cyborg"),
    "demon": ("Demon", "Démon"),
    "dragon": ("Dragon", "Dragon"),
    "elf": ("Elf", "Elfe"),
    "equation": ("Equation", "Équation"),
    "faerie": ("Faerie", "Fée"),
    "fungus": ("Fungus", "Champignon"),
    "giant": ("Giant", "Géant"),
    "goblin": ("Goblin", "Gobelin"),
    "horseman": ("Horseman", "Cavalier"),
    "human": ("Human", "Humain"),
    "imp": ("Imp", "Farfadet"),
    "insect": ("Insect", "Insecte"),
    "item": ("Item", "Objet"),
    "knight": ("Knight", "Chevalier"),
    "law": ("Law", "Loi"),
    "location": ("Location", "Lieu"),
    "martian": ("Martian", "Martien"),
    "merchant": ("Merchant", "Marchand"),
    "monk": ("Monk", "Moine"),
    "mutant": ("Mutant", "Mutant"),
    "niffle": ("Niffle", "Niffle"),
    "power": ("Power", "Pouvoir"),
    "priest": ("Priest", "Prêtre"),
    "quest": ("Quest", "Quête"),
    "ranger": ("Ranger", "Rôdeur"),
    "rat": ("Rat", "Rat"),
    "robot": ("Robot", "Robot"),
    "scientist": ("Scientist", "Scientifique"),
    "shard": ("Shard", "Éclat"),
    "soldier": ("Soldier", "Soldat"),
    "specter": ("Specter", "Spectre"),
    "spirit": ("Spirit", "Esprit"),
    "thief": ("Thief", "Voleur"),
    "tree": ("Tree", "Arbre"),
    "vehicle": ("Vehicle", "Véhicule"),
    "weapon": ("Weapon", "Arme"),
    "witch": ("Witch", "Sorcière"),
}


def in_language(pair: tuple[str, str], lang: str) -> str:
    return pair[1] if lang == "fr" else pair[0]


def quoted(text: str, lang: str) -> str:
    return f"« {text} »" if lang == "fr" else f"“{text}”"


def cite(kind: str, source: Source, lang: str) -> str:
    """ "Rulebook 1.3, Glossary, “Stun, stun status card”, p. 12": for a sheet of paper or a chat."""
    book = in_language(BOOKS[source.edition], lang)
    if kind == "edition":
        return book
    heading = f"question {source.heading}" if kind == "faq" else quoted(source.heading, lang)
    page = f", p. {source.page}" if source.page is not None else ""
    return f"{book}, {source.section}, {heading}{page}"


def card_place(facts: Facts, lang: str) -> str:
    """The set of a card and its number there."""
    return f"{in_language(SETS[facts.set], lang)}, {'n° ' if lang == 'fr' else 'no. '}{facts.number}"


def card_facts(facts: Facts, lang: str) -> str:
    """What is printed on a card but its text, in a few short sentences."""
    french = lang == "fr"
    parts = [in_language(TYPES[facts.type], lang).capitalize()]
    parts.append(f"{'Maison' if french else 'house'} {in_language(HOUSES[facts.house], lang)}")
    parts.append(in_language(RARITIES.get(facts.rarity, (facts.rarity, facts.rarity)), lang))
    if facts.is_creature:
        parts.append(f"{'puissance' if french else 'power'} {facts.power}")
    if facts.armor:
        parts.append(f"{'armure' if french else 'armor'} {facts.armor}")
    if facts.aember:
        parts.append(f"{'bonus d’Aombre' if french else 'Æmber bonus'} {facts.aember}")
    traits = sorted(in_language(TRAITS.get(trait, (trait, trait)), lang) for trait in facts.traits)
    keywords = [
        in_language(KEYWORDS[word], lang) + (f" ({value})" if word in VALUED else "")
        for word, value in facts.keywords
    ]
    return " ".join(f"{', '.join(words)}." for words in (parts, traits, keywords) if words)


WHY = {
    "id": ("identifier", "identifiant"),
    "name": ("name: {what}", "nom : {what}"),
    "near": ("close to {what}", "proche de {what}"),
    "cards": ("names {what}", "nomme {what}"),
    "words": ("says {what}", "dit {what}"),
}


def why(reason: str, lang: str, what: str = "") -> str:
    """What in a query led to an entry, in a few words."""
    return in_language(WHY[reason], lang).format(what=what)
