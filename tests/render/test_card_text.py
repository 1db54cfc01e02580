"""Texts of cards are printed from what the cards do: every node has its words in both languages, the grammar
holds for every card, and no sentence is a published one."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from kfjudge import api
from kfjudge.games.keyforge import EDITIONS
from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.spec import Spec, modeled
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.telling import card_text, is_modeled
from kfjudge.games.keyforge.telling.card_text import way_text
from kfjudge.games.keyforge.telling.telling import Telling
from kfjudge.words.catalogue import LANGUAGES

PRINTED = Path(__file__).parents[3] / "shared" / "cards"
RUN = 10

ABSTRACT = {
    "Node",
    "Somebody",
    "Selector",
    "Number",
    "Condition",
    "Effect",
    "Lasts",
    "OverThose",
    "Strength",
    "Contribution",
    "Occasion",
}
STRUCTURE = {"Both", "But", "Either"}  # told by `telling.alternatives`, which every noun phrase goes through
SPEAKERS = {
    "sentences": ("constant", "clause"),
    "occasions": ("occasion",),
    "nouns": ("name_of", "quality"),
    "numbers": ("number",),
    "conditions": ("whether",),
}
TELLING = "kfjudge.games.keyforge.telling"


def node_classes() -> Iterator[type[n.Node]]:
    """Every class of node that a card can be written with."""
    waiting = [n.Node]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        named = getattr(import_module(kind.__module__), kind.__name__, None)
        if named is kind and kind.__name__ not in ABSTRACT and kind.__module__.startswith("kfjudge.games"):
            yield kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_node_can_be_told(lang: str) -> None:
    told = {
        kind
        for module, names in SPEAKERS.items()
        for name in names
        for kind in getattr(import_module(f"{TELLING}.{lang}.{module}"), name).registry
    }
    kinds = set(node_classes())
    assert len(kinds) > 120
    untold = sorted(kind.__name__ for kind in kinds - told if kind.__name__ not in STRUCTURE)
    where = f"{TELLING.replace('.', '/')}/{lang}"
    assert untold == [], f"{where} needs a function that tells each of {untold}"


def lines_of_all_cards(lang: str) -> Iterator[tuple[str, str]]:
    for card_id in modeled():
        for edition in EDITIONS:
            for line in card_text(card_id, lang, edition):
                yield card_id, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_card_is_a_sentence(lang: str) -> None:
    lines = dict.fromkeys(lines_of_all_cards(lang))
    assert len(lines) > 200
    for card_id, line in lines:
        where = f"{card_id}: {line}"
        assert re.search(r"[.”»]$", line), where
        assert not re.search(r"[{}]|\.\.|  | [,.;] ?$|None|;;|\( | \)", line), where
        assert line[0] == line[0].upper(), where
        assert line.count("“") == line.count("”"), where
        assert line.count("«") == line.count("»"), where


def test_english_has_no_space_before_a_sign() -> None:
    for card_id, line in lines_of_all_cards("en"):
        assert not re.search(r" [:;,.]|\ba [aeiou]|\ban [^aeiouAEIOUÆ]", line), f"{card_id}: {line}"


def test_french_elides_and_contracts() -> None:
    small = re.compile(r"(?i)(?<![-\w])((que|de|ne|se|je|jusque|la|le) (?=[aeiouyéèêâœæ])|si ils? )")
    contracted = re.compile(r"\b(de|à) (le|les) ")
    for card_id, line in lines_of_all_cards("fr"):
        assert not small.search(line), f"{card_id}: {line}"
        assert not contracted.search(line), f"{card_id}: {line}"
        assert not re.search(r"[^\s\u00a0\u202f][:;!?»]|«[^\u202f]|'", line), f"{card_id}: {line}"


def fold(text: str) -> list[str]:
    text = text.lower().replace("æ", "ae").replace("<a>", " aember").replace("<d>", " damage")
    letters = unicodedata.normalize("NFKD", text)
    return re.findall(r"[^\W_]+", "".join(letter for letter in letters if not unicodedata.combining(letter)))


def runs(text: str) -> set[tuple[str, ...]]:
    found = fold(text)
    return {tuple(found[at : at + RUN]) for at in range(len(found) - RUN + 1)}


@pytest.mark.skipif(not PRINTED.is_dir(), reason="the printed texts are not part of the project")
def test_no_card_repeats_its_printed_text() -> None:
    copied = []
    for path in [PRINTED / "CotA.jsonl", PRINTED / "AoA.jsonl"]:
        for line in path.read_text(encoding="utf-8").splitlines():
            printed = json.loads(line)
            if not is_modeled(printed["id"]):
                continue
            theirs = runs(printed["text"])
            for edition in EDITIONS:
                for ours in card_text(printed["id"], "en", edition):
                    copied += [f"{printed['id']}: {' '.join(run)}" for run in theirs & runs(ours)]
    assert copied == []


@pytest.mark.usefixtures("unwritten")
def test_a_card_that_is_not_modeled_has_no_text() -> None:
    assert not is_modeled("ether-spider")
    assert card_text("ether-spider", "en") == []
    assert is_modeled("dust-pixie")
    assert card_text("dust-pixie", "fr") == []


# Written from the printed cards and the errata, not from the program's output.
TEXTS = {
    "anger": (
        ["Play: Choose a friendly creature; ready it, then fight with it."],
        ["Jouez : Choisissez une créature alliée ; redressez-la, puis faites-la combattre."],
    ),
    "magda-the-rat": (
        ["Elusive.", "Play: Steal 2 Æmber.", "Leaves Play: Your opponent steals 2 Æmber."],
        ["Insaisissable.", "Jouez : Volez 2 Aombres.", "Quitte le Jeu : Votre adversaire vole 2 Aombres."],
    ),
    "ancient-bear": (["Assault 2."], ["Assaut 2."]),
    "lava-ball": (
        ["Play: Choose a creature; deal 4 damage to it, with 2 splash damage."],
        ["Jouez : Choisissez une créature ; infligez-lui 4 dégâts, avec 2 dégâts de projection."],
    ),
    "tremor": (
        ["Play: Choose a creature; stun it and each of its neighbors."],
        ["Jouez : Choisissez une créature ; sonnez-la, ainsi que chacune de ses voisines."],
    ),
    "duskrunner": (
        ["This creature has “Reap: Steal 1 Æmber.”"],
        ["Cette créature gagne « Moisson : Volez 1 Aombre. »"],
    ),
    "ganger-chieftain": (
        ["Play: You may choose a neighbor of this creature, ready it, then fight with it."],
        ["Jouez : Vous pouvez choisir une voisine de cette créature, la redresser, puis la faire combattre."],
    ),
    "finishing-blow": (
        ["Play: Choose a damaged creature; destroy it. If you do, steal 1 Æmber."],
        ["Jouez : Choisissez une créature blessée ; détruisez-la. Si vous le faites, volez 1 Aombre."],
    ),
    "john-smyth": (
        ["Elusive.", "Fight/Reap: Choose a non-Agent Mars creature; ready it."],
        ["Insaisissable.", "Combat/Moisson : Choisissez une créature Mars non-Agent ; redressez-la."],
    ),
    "nexus": (
        ["Elusive.", "Reap: Choose an enemy artifact; use it as though it were yours."],
        [
            "Insaisissable.",
            "Moisson : Choisissez un artéfact ennemi ; utilisez-le comme si vous le contrôliez.",
        ],
    ),
    "harland-mindlock": (
        [
            "Play: Choose an enemy flank creature; take control of it until Harland Mindlock leaves play.",
        ],
        [
            "Jouez : Choisissez une créature ennemie sur un flanc ; prenez-en le contrôle jusqu’à ce que "
            "Harland Bloquesprit quitte le jeu.",
        ],
    ),
    "sneklifter": (
        [
            "Play: Choose an enemy artifact; take control of it. If it is not of one of your houses, "
            "it belongs to house Shadows while you control it.",
        ],
        [
            "Jouez : Choisissez un artéfact ennemi ; prenez-en le contrôle. S’il n’est pas d’une de vos "
            "Maisons, il est de la Maison Ombres tant que vous le contrôlez.",
        ],
    ),
    "one-stood-against-many": (
        [
            "Play: Choose a friendly creature. 3 times: ready it and fight with it, each time against "
            "a different enemy creature.",
        ],
        [
            "Jouez : Choisissez une créature alliée. 3 fois : redressez-la et faites-la combattre, "
            "chaque fois contre une créature ennemie différente.",
        ],
    ),
    "mantle-of-the-zealot": (
        ["This creature has “You may use this creature, whatever the active house.”"],
        ["Cette créature gagne « Vous pouvez utiliser cette créature, quelle que soit la Maison active. »"],
    ),
    "maruck-the-marked": (
        ["Whenever armor prevents damage to this creature, it captures as much Æmber."],
        [
            "Chaque fois que l’armure de cette créature annule des dégâts, elle capture autant d’Aombre.",
        ],
    ),
    "shoulder-armor": (
        ["While this creature is on a flank, it has +2 armor and +2 power."],
        ["Tant que cette créature est sur un flanc, elle gagne +2 en armure et +2 en puissance."],
    ),
    "horseman-of-war": (
        [
            "Play: Until the turn ends, each friendly creature may fight, whatever the active house, "
            "and each friendly creature can be used only to fight.",
        ],
        [
            "Jouez : Jusqu’à la fin du tour, chaque créature alliée peut combattre, quelle que soit la "
            "Maison active, et chaque créature alliée ne peut être utilisée que pour combattre.",
        ],
    ),
    "redlock": (
        ["Skirmish.", "When your turn ends, if you have not played a creature this turn, gain 1 Æmber."],
        [
            "Escarmouche.",
            "À la fin de votre tour, si vous n’avez pas joué de créature ce tour-ci, gagnez 1 Aombre.",
        ],
    ),
    "free-markets": (
        ["Play: Gain 1 Æmber for each house other than Sanctum among cards in play, but no more than 6."],
        ["Jouez : Gagnez 1 Aombre par Maison autre que Sanctum parmi les cartes en jeu, mais pas plus de 6."],
    ),
    "mushroom-man": (
        ["This creature has +3 power for each of your unforged keys."],
        ["Cette créature gagne +3 en puissance par clé que vous n’avez pas forgée."],
    ),
}


@pytest.mark.parametrize("card_id", TEXTS)
def test_what_a_card_says(card_id: str) -> None:
    english, french = TEXTS[card_id]
    assert card_text(card_id, "en") == english
    assert [re.sub(r"[\u00a0\u202f]", " ", line) for line in card_text(card_id, "fr")] == french


@pytest.mark.parametrize(
    ("card_id", "lang", "part"),
    [
        ("rogue-ogre", "en", "heal 2 damage from this creature; it captures 1 Æmber."),
        ("rogue-ogre", "fr", "soignez 2 dégâts sur cette créature ; elle capture 1 Aombre."),
        ("mugwump", "en", "fully heal Mugwump and add a +1 power counter to it."),
        ("mugwump", "fr", "soignez entièrement Mugwump et donnez-lui un marqueur +1 en puissance."),
        ("red-hot-armor", "en", "1 damage for each point of armor it lost that way."),
        ("chuff-ape", "en", "Chuff Ape comes into play stunned."),  # its last sentence has its name
        ("zorg", "fr", "Zorg entre en jeu sonné."),
        ("the-common-cold", "en", "Deal 1 damage to every creature. You may destroy every Mars creature."),
        ("war-grumpus", "fr", "Choisissez une créature Géant voisine de cette créature"),
        ("vezyma-thinkdrone", "fr", "une carte parmi les créatures alliées et les artéfacts alliés"),
        ("wretched-doll", "fr", "donnez-lui un marqueur fatalité."),
        ("flamethrower", "en", "deal 1 damage to it, with 1 splash damage."),
    ],
)
def test_a_text_says_one_thing_in_one_word(card_id: str, lang: str, part: str) -> None:
    assert part in re.sub(r"[\u00a0\u202f]", " ", " ".join(card_text(card_id, lang)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_has_the_keywords_of_a_card_once(lang: str) -> None:
    for card_id, facts in all_facts().items():
        if facts.keywords and is_modeled(card_id):
            assert card_text(card_id, lang)[0] in api.entry(f"keyforge:card/{card_id}", lang=lang).text


def test_a_card_with_errata_says_what_the_edition_says() -> None:
    newest, before = card_text("bait-and-switch", "en", "1.3"), card_text("bait-and-switch", "en", "1.1")
    assert newest[0].endswith("repeat that once.")
    assert before[0].endswith("Repeat all of that for as long as your opponent has more Æmber than you do.")
    assert card_text("library-access", "en", "1.3")[0].endswith("Purge this card.")
    assert "Purge" not in card_text("library-access", "en", "1.1")[0]
    assert "You may" not in card_text("biomatrix-backup", "en", "1.3")[0]
    assert "You may" in card_text("biomatrix-backup", "en", "1.1")[0]
    assert "another" in card_text("drummernaut", "en", "1.3")[0]
    assert "autre" not in card_text("drummernaut", "fr", "1.0")[0]


def test_in_french_what_a_card_is_not_comes_behind_whose_it_is() -> None:
    (text,) = card_text("commander-remiel", "fr")
    assert "une créature alliée non-Sanctum" in text


def test_the_ways_of_a_card_can_be_told_apart() -> None:
    assert way_text("squawker", 1, "en") == "choose a Mars creature and ready it"
    assert way_text("squawker", 2, "fr") == "choisissez une créature non-Mars et sonnez-la"
    assert way_text("squawker", 3, "en") is None
    assert way_text("troll", 1, "en") is None


FRIENDS = dsl.FRIENDLY & dsl.CREATURE
# Nodes that no card uses yet, or not in this form.
OTHERS = [
    (dsl.Gain(dsl.CountOf(FRIENDS)), "Gain 1 Æmber per friendly creature.",
     "Gagnez 1 Aombre par créature alliée."),
    (
        dsl.Gain(dsl.CountOf(FRIENDS, 2), n.OPPONENT),
        "Your opponent gains 2 Æmber per friendly creature.",
        "Votre adversaire gagne 2 Aombres par créature alliée.",
    ),
    (dsl.Lose(dsl.AllBut(n.YOU, 1), n.YOU), "Lose all of your Æmber except 1.",
     "Perdez tout votre Aombre sauf 1."),
    (
        dsl.if_(dsl.ForgedThisTurn(), dsl.Draw(2)),
        "If you have forged a key this turn, draw 2 cards.",
        "Si vous avez forgé une clé ce tour-ci, piochez 2 cartes.",
    ),
    (
        dsl.if_(dsl.Not(dsl.OPPONENT_RICHER), dsl.Gain(1)),
        "If it is not so that your opponent has more Æmber than you do, gain 1 Æmber.",
        "S’il n’est pas vrai que votre adversaire a plus d’Aombre que vous, gagnez 1 Aombre.",
    ),
    (
        dsl.for_each(FRIENDS, dsl.Draw(1)),
        "Once for each friendly creature: draw a card.",
        "Une fois pour chaque créature alliée : piochez une carte.",
    ),
    (
        dsl.ThisTurn(dsl.Loses(dsl.ENEMY & dsl.CREATURE, ("taunt",))),
        "Until the turn ends, each enemy creature loses taunt.",
        "Jusqu’à la fin du tour, chaque créature ennemie perd provocation.",
    ),
    (
        dsl.ThisTurn(dsl.whenever(dsl.TurnEnds(dsl.ANY_CARD, n.OPPONENT), dsl.Gain(1))),
        "Until the turn ends, when your opponent’s turn ends, gain 1 Æmber.",
        "Jusqu’à la fin du tour, à la fin du tour de votre adversaire, gagnez 1 Aombre.",
    ),
    (
        dsl.ThisTurn(dsl.whenever(dsl.Reaps(FRIENDS & dsl.READY), dsl.Capture(1, dsl.IT))),
        "Until the turn ends, whenever a ready friendly creature reaps, it captures 1 Æmber.",
        "Jusqu’à la fin du tour, chaque fois qu’une créature alliée redressée moissonne, "
        "elle capture 1 Aombre.",
    ),
    (
        dsl.ThisTurn(dsl.whenever(dsl.IsUsed(dsl.ARTIFACT), dsl.Lose(1, n.ITS_CONTROLLER))),
        "Until the turn ends, whenever you use an artifact, its controller loses 1 Æmber.",
        "Jusqu’à la fin du tour, chaque fois que vous utilisez un artéfact, son contrôleur perd 1 Aombre.",
    ),
    (
        dsl.ThisTurn(dsl.cannot("ready", dsl.CREATURE & dsl.WITH_ARMOR)),
        "Until the turn ends, each creature with armor does not ready.",
        "Jusqu’à la fin du tour, chaque créature avec une armure ne se redresse pas.",
    ),
    (
        dsl.NextTurn(n.OPPONENT, dsl.cannot("steal-from", who=n.YOU)),
        "During your opponent’s next turn, no Æmber can be stolen from you.",
        "Pendant le prochain tour de votre adversaire, on ne peut pas vous voler d’Aombre.",
    ),
    (dsl.Steal(dsl.AemberOf(n.OPPONENT)), "Steal as much Æmber as your opponent has.",
     "Volez autant d’Aombre que votre adversaire en a."),
    (dsl.Deal(1, dsl.CREATURE, past_armor=True),
     "Deal 1 damage, which armor does not prevent, to every creature.",
     "Infligez 1 dégât, que l’armure n’annule pas, à chaque créature."),
    (dsl.Discard(dsl.YOUR_HAND), "Discard each card in your hand.", "Défaussez chaque carte de votre main."),
    (dsl.Pay(1, n.YOU), "Pay your opponent 1 Æmber.", "Payez 1 Aombre à votre adversaire."),
    (dsl.ForgeKey(3), "Forge a key at its current cost plus 3 Æmber.",
     "Forgez une clé à son coût actuel, plus 3 Aombres."),
    (dsl.you_may(dsl.Choose(dsl.ARTIFACT), dsl.Exhaust()), "You may choose an artifact and exhaust it.",
     "Vous pouvez choisir un artéfact et l’incliner."),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "english", "french"), OTHERS, ids=lambda value: str(value)[:40])
def test_what_no_card_says_yet(effect: dsl.Effect, english: str, french: str) -> None:
    facts = all_facts()["anger"]
    for lang, expected in (("en", english), ("fr", french)):
        sentences = import_module(f"kfjudge.games.keyforge.telling.{lang}.sentences").sentences
        assert sentences((effect,), Telling(facts, "1.3")) == expected


def test_every_name_that_a_choice_is_given_has_french_words() -> None:
    from kfjudge.games.keyforge.telling.fr.nouns import CALLED

    given = {
        node.called
        for spec in modeled().values()
        for node in spec.nodes()
        if isinstance(node, (dsl.Choose, dsl.It)) and node.called is not None
    }
    assert given
    assert given <= set(CALLED)


def test_no_two_lines_of_a_card_are_the_same() -> None:
    for card_id, spec in modeled().items():
        assert isinstance(spec, Spec)
        lines = card_text(card_id, "en")
        assert len(lines) == len(set(lines)), card_id
