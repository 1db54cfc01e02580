"""A board file in French is French: its words agree with the cards they speak of, by their titles and by their
labels, and contract before them. Each line is read, and written again as it stands."""

from __future__ import annotations

import pytest

from kfjudge.notation.scenario_files import read_scenario
from kfjudge.notation.writer import write_scenario
from tests.notation.boards import find_mistakes

HEADER = "titre : Essai\n{header}joueurs : Anna (Brobnar Dis Logos), Ben (Ombres Dis Indomptés)\n"
BOARD = (
    "\ntour : Anna, Maison Brobnar\n"
    "ligne d’Anna : Troll | Charette | Le Roi des Cimes | Umbra | Orphelin | Fée Rosée dite Vive | Fée Rosée\n"
    "artéfacts de Ben : Bannière de Guerre\n"
    "main de Ben : Phéromones de Combat | Les Trois Parques | Miasmes | Inka l’Araignée | Singes Piranhas\n"
)
SCRIPT = "\n1. Anna termine le tour\n\n"

HEADS = ["répond à : faq/1.3/1", "montre : glossary/stun, glossary/steal", "éditions : 1.1, 1.3"]
ZONES = [
    "ligne d’Anna : Troll (3 dégâts, sonné, incliné)",
    "ligne d’Anna : Charette (1 dégât, sonnée, inclinée, attaquée)",
    "ligne d’Anna : Charette dite Seconde (sonnée) | Charette | Troll dit Gros (sonné) | Troll",
    "ligne d’Anna : Charette dite Seconde / as Second | Charette",
    "ligne d’Anna : Troll (2 marqueurs +1 en puissance) | Sequis (1 d’armure utilisée)",
    "ligne d’Anna : Troll (1 marqueur +1 en puissance, propriétaire Ben, tenu par Harland Bloquesprit)",
    "ligne d’Anna : Charette (propriétaire Ben, tenue par Harland Bloquesprit)",
    "artéfacts d’Anna : Bannière de Guerre (inclinée) | Canon (incliné)",
    "défausse de Ben : Mandale",
    "archives de Ben : aucune",
]
CLAIMS = [
    # participles and adjectives agree, with the card that stands there or is spoken of
    "attendu : arrive : Troll est détruit",
    "attendu : arrive : Charette est détruite",
    "attendu : arrive : Umbra est détruite",
    "attendu : arrive : Vive est détruite",
    "attendu : arrive : Bannière de Guerre est utilisée",
    "attendu : jamais : Bannière de Guerre ne peut pas être utilisée",
    "attendu : arrive : Inka l’Araignée est piochée",
    "attendu : Charette : non sonnée ; Charette : redressée ; Charette : contrôlée par Anna",
    "attendu : Charette : purgée ; Vive : sonnée ; Vive : inclinée ; Umbra : non attaquée",
    "attendu : Troll : non sonné ; Troll : redressé ; Troll : contrôlé par Anna ; Orphelin : purgé",
    "attendu : ligne d’Anna : Charette (sonnée) | Troll (sonné) | …",
    # and so do verbs, with the number of a title
    "attendu : arrive : Miasmes sont joués",
    "attendu : jamais : Phéromones de Combat vont à la défausse",
    "attendu : arrive : Les Trois Parques se déclenchent",
    "attendu : arrive : Phéromones de Combat ne peuvent pas être utilisées",
    "attendu : Phéromones de Combat : inclinées ; Miasmes : purgés",
    "attendu : arrive : Les Trois Parques capturent 1 Aombre ; arrive : Troll capture 2 Aombres",
    "attendu : arrive : 1 Aombre d’Umbra va à Ben ; arrive : 3 Aombres d’Umbra vont à Ben",
    "attendu : arrive : Troll attaque Singes Piranhas ; arrive : Singes Piranhas attaquent Troll",
    # "de", "à" and "que" meet names
    "attendu : arrive : l’armure d’Umbra annule 2 dégâts",
    "attendu : arrive : l’armure du Roi des Cimes annule 1 dégât",
    "attendu : arrive : le reste des Trois Parques n’a pas lieu",
    "attendu : arrive : les dégâts d’Orphelin vont au Roi des Cimes",
    "attendu : arrive : les dégâts du Roi des Cimes vont à Umbra",
    "attendu : arrive : aucune clé d’Anna ne peut redevenir non forgée",
    "attendu : arrive : Umbra perd 1 d’armure",
    "attendu : arrive : le tour d’Anna commence",
    # zones and steps have their articles
    "attendu : Troll : dans la main d’Anna",
    "attendu : Troll : dans le deck de Ben",
    "attendu : Troll : dans les archives de Ben",
    "attendu : Troll : pas dans la défausse d’Anna",
    "attendu : Ben : 1 carte dans le deck ; Ben : 3 cartes dans la défausse",
    "attendu : étape de jeu",
    "attendu : arrive : Anna saute l’étape de forge",
    # what may be decided is listed behind a colon
    "attendu avant 1 : peut : moissonner avec Umbra, utiliser l’action du Roi des Cimes",
    "attendu avant 1 : Anna ne peut que : terminer le tour",
    "attendu avant 1 : ne peut pas : oui, refuser",
    "attendu avant 1 : forcé : choisir Umbra",
    # whose card it is, where two have one
    "attendu : Orphelin d’Anna : hors-jeu",
    "attendu : Troll : hasardeux 2 ; Umbra : non hasardeux",
]


def lines(text: str) -> list[str]:
    """What is written of a text in French, a line each; its mistakes, where it has some."""
    assert [(one.words.key, str(one.place)) for one in find_mistakes(text)] == []
    return write_scenario(read_scenario(text), "fr").replace("\u00a0", " ").replace("\u202f", " ").split("\n")


@pytest.mark.parametrize("line", HEADS)
def test_what_a_file_is_for_is_written_as_it_is_read(line: str) -> None:
    assert line in lines(HEADER.format(header=f"{line}\n") + BOARD + SCRIPT)


@pytest.mark.parametrize("line", ZONES)
def test_what_lies_there_is_written_as_it_is_read(line: str) -> None:
    text = HEADER.format(header="") + f"\ntour : Anna, Maison Brobnar\n{line}\n"
    held = "ligne de Ben : Harland Bloquesprit\n" if "Harland" in line else ""
    assert line in lines(text + held)


@pytest.mark.parametrize("line", CLAIMS)
def test_what_is_expected_is_written_as_it_is_read(line: str) -> None:
    assert line in lines(HEADER.format(header="") + BOARD + SCRIPT + line + "\n")


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        # what is typed without a thought for grammar is understood, and written as it ought to be
        ("attendu : Charette est détruit", "attendu : arrive : Charette est détruite"),
        ("attendu : Vive est détruit", "attendu : arrive : Vive est détruite"),
        (
            "attendu : Charette : sonné, contrôlé par Anna",
            "attendu : Charette : sonnée ; Charette : contrôlée par Anna",
        ),
        (
            "attendu : les dégâts de Le Roi des Cimes vont à Umbra",
            "attendu : arrive : les dégâts du Roi des Cimes vont à Umbra",
        ),
        ("attendu : armure de Umbra annule 2", "attendu : arrive : l’armure d’Umbra annule 2 dégâts"),
        ("attendu : Troll est en main de Anna", "attendu : Troll : dans la main d’Anna"),
        ("attendu : Ben : 1 carte en deck", "attendu : Ben : 1 carte dans le deck"),
        ("attendu avant 1 : peut seulement oui, refuser", "attendu avant 1 : ne peut que : oui, refuser"),
        ("attendu avant 1 : peut oui, refuser", "attendu avant 1 : peut : oui, refuser"),
        ("attendu : Miasmes est joué", "attendu : arrive : Miasmes sont joués"),
        ("attendu : étape principale", "attendu : étape de jeu"),
    ],
)
def test_what_is_typed_otherwise_is_written_in_good_french(typed: str, line: str) -> None:
    assert line in lines(HEADER.format(header="") + BOARD + SCRIPT + typed + "\n")
