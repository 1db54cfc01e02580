"""The words of the engine: everything it can say has an English and a French message, and every event reads
as one line of a trace in both."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import kfjudge
from kfjudge import api
from kfjudge.core import errors, game, validation
from kfjudge.core.events import Event, Procedure, Refused, Remark, TraceStep
from kfjudge.core.message import Message, with_subject
from kfjudge.games import keyforge
from kfjudge.games.keyforge import message
from kfjudge.games.keyforge.dsl.effects import YouMay
from kfjudge.games.keyforge.engine import events
from kfjudge.games.keyforge.engine.board import SEATS, STEPS, Card
from kfjudge.games.keyforge.engine.node import PRINTED, RULES
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.engine.verbs.use import WAYS
from kfjudge.games.keyforge.facts import COLORS, HOUSES, KEYWORDS, VALUED, all_facts
from kfjudge.games.keyforge.telling.events import event_message
from kfjudge.notation.names import all_facts as facts_of
from kfjudge.render.trace import OwnerNames, write_event, write_message
from kfjudge.words import load_language
from kfjudge.words.catalogue import LANGUAGES, find_template, load_page, tell

NOBODY = OwnerNames("keyforge")  # bears a name of their own
PAGES = ("event", "refused", "why", "ask", "option", "remark", "house", "header", "seat", "zone", "color",
         "fact", "problem", "trait", "keyword")  # fmt: skip
SAID = ("refused", "why", "ask", "option", "remark", "fact", "problem", "header", "zone", "color")
ZONES = ("hand", "deck", "discard", "archives", "purged", "line", "artifacts", "attached", "under")
# What the engine puts behind the beginning of a key: f"house.{name}".
FILLED = {
    "house.": HOUSES,
    "color.": COLORS,
    "seat.": SEATS,
    "zone.": ZONES,
    "header.": tuple(RULES),
    "option.": ("play", "discard", *WAYS),
    "refused.": WAYS,
}
PLACE = re.compile(r"\{(?!it:)(\w*)[^}]*\}")  # but not what a message agrees with and does not name


def page_of(name: str) -> dict[str, tuple[str, str]]:
    english, french = (load_page(name, lang) | load_page(name, lang, "keyforge") for lang in ("en", "fr"))
    assert list(english) == list(french)
    return {key: (text, french[key]) for key, text in english.items()}


def sources() -> Iterator[tuple[str, ast.Module]]:
    for room in ("engine", "dsl", "cards"):
        for path in sorted((Path(keyforge.__file__).parent / room).rglob("*.py")):
            yield path.name, ast.parse(path.read_text(encoding="utf-8"))
    for module in (api, validation, errors, game):
        yield module.__name__, ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def is_call(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def without_tables(node: ast.AST) -> Iterator[ast.AST]:
    """Every node but those of the edition table, whose ids look like keys."""
    if is_call(node, "Difference"):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from without_tables(child)


@cache
def keys_used() -> frozenset[str]:
    """Every key that the engine's source can make."""
    found = set()
    key = re.compile(rf"({'|'.join(PAGES)})\.[a-z-]+")
    for name, tree in sources():
        for node in without_tables(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and key.fullmatch(node.value):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if start.partition(".")[0] in PAGES and start.endswith("."):
                    assert start in FILLED, f"{name}: who knows what {start} is filled with?"
                    found.update(start + end for end in FILLED[start])
    return frozenset(found)


def test_the_engine_has_words_for_everything_it_says() -> None:
    assert len(keys_used()) > 150
    missing = sorted(key for key in keys_used() if key not in page_of(key.partition(".")[0]))
    assert missing == []


def test_every_message_of_the_engine_is_said_somewhere() -> None:
    unsaid = [key for page in SAID for key in page_of(page) if key not in keys_used()]
    assert unsaid == []


def test_a_message_asks_for_no_place_that_the_engine_leaves_empty() -> None:
    wrong = []
    for name, tree in sources():
        for node in ast.walk(tree):
            if not is_call(node, "message", "bad") or not isinstance(node, ast.Call):
                continue
            key = node.args[0]
            given = {keyword.arg for keyword in node.keywords}
            given |= {"field"} if is_call(node, "bad") else set()
            said_key = key.value if isinstance(key, ast.Constant) else None
            if not isinstance(said_key, str) or None in given:
                continue
            for lang in LANGUAGES:
                wanted = set(PLACE.findall(find_template(said_key, lang, "keyforge")))
                wrong += [f"{name}: {said_key} ({lang}): {place}" for place in sorted(wanted - given)]
    assert wrong == []


@pytest.mark.parametrize("page", PAGES)
def test_english_and_french_have_the_same_places(page: str) -> None:
    for key, pair in page_of(page).items():
        assert key.startswith(f"{page}."), key
        assert all(text.strip() == text and text for text in pair), key
        assert set(PLACE.findall(pair[0])) == set(PLACE.findall(pair[1])), key


def test_french_sets_no_name_where_an_article_or_an_adjective_would_have_to_agree() -> None:
    clash = re.compile(  # what comes behind "de", "à" and "que" the language contracts
        r"(?i)\b(du|des|le|la|les|un|une|ne|si|se|au|aux|est|sont) "
        r"\{(card|player|victim|receiver|source|to|on|via|one|other|attacker|target|original|chosen|targets|shown)"
    )
    wrong = [
        key
        for page in ("event", "refused", "why", "ask", "option", "fact")
        for key, (_, french) in page_of(page).items()
        if clash.search(french)
    ]
    assert wrong == []


def test_french_uses_curly_apostrophes_and_ordinary_spaces() -> None:
    for name in PAGES:
        for key, (english, french) in page_of(name).items():
            assert "'" not in english + french, key
            assert "\u202f" not in french, key
            assert "\u00a0" not in french, key


def test_every_house_trait_and_keyword_of_a_card_has_a_name() -> None:
    assert set(page_of("house")) == {f"house.{name}" for name in HOUSES}
    assert set(page_of("keyword")) == {f"keyword.{name}" for name in KEYWORDS}
    traits = {f"trait.{trait}" for facts in all_facts().values() for trait in facts.traits}
    assert traits <= set(page_of("trait"))


# events

TROLL, URCHIN, CLOAK, LAMINDRA = (
    Card(f"s{n}", all_facts()[name], "South", "South")
    for n, name in enumerate(("troll", "urchin", "armageddon-cloak", "lamindra"))
)
SAMPLES: dict[str, tuple[Any, ...]] = {
    "what": (message("refused.steal", player="North"),),
    "why": (message("why.no-aember", player="South"),),
    "about": ((),),
    "cite": ((),),
    "player": ("South", "North"),
    "victim": ("North",),
    "receiver": ("North",),
    "pool": ("South", None),
    "lying": (URCHIN, None),
    "controller": ("South",),
    "number": (3,),
    "step": STEPS,
    "source": (URCHIN,),
    "house": ("shadows",),
    "count": (1, 2),
    "amount": (1, 2),
    "fewer": (1, 2),
    "chains": (1, 7),
    "color": COLORS,
    "cost": (6,),
    "card": (TROLL,),
    "place": (0, 1),
    "on": (URCHIN,),
    "ready": (True, False),
    "stunned": (True, False),
    "to": ZONES,
    "targets": ((TROLL,), (TROLL, URCHIN)),
    "batch": ((TROLL,),),
    "by": (("card/king-of-the-crag",),),
    "one": (TROLL,),
    "other": (URCHIN,),
    "way": ("reap",),
    "attacker": (TROLL,),
    "seen": ((),),
    "target": (URCHIN,),
    "killed": ((),),
    "header": PRINTED,
    "via": (TROLL, CLOAK),
    "steps": (lambda: None,),
    "preceding": (True, False),
    "hits": (((TROLL, 1),), ((TROLL, 2),), ((TROLL, 3), (URCHIN, 1))),
    "chosen": ((TROLL,), (TROLL, URCHIN)),
    "forced": (True, False),
    "differences": ((),),
    "among": (0, 2, 3),
    "shown": ((TROLL,),),
    "shares": (((TROLL, 2),), ((TROLL, 1), (URCHIN, 3))),
    "zone": ("deck", "discard"),
    "origin": ("line", "discard"),
    "until": ("turn", "next:North", "before:North", "leaves", "held"),
    "original": (URCHIN,),
}
SPECIAL: dict[tuple[type[Event], str], tuple[Any, ...]] = {
    (events.PlacesAember, "player"): ("South", None),
    (events.SpendsAember, "card"): (TROLL, None),
    (events.EntersPlay, "card"): (TROLL, LAMINDRA),
    (events.Redirects, "to"): (URCHIN,),
    (events.AbilityResolves, "header"): ("play", "destroyed", "constant"),
    (events.LastingResolves, "header"): ("lasting",),
    (events.KeywordDamage, "header"): VALUED,
}


def event_classes() -> list[type[Event]]:
    found = [value for value in vars(events).values() if isinstance(value, type) and issubclass(value, Event)]
    return [kind for kind in (*found, Refused, Remark) if kind not in (Event, Procedure)]


def samples(kind: type[Event]) -> Iterator[Event]:
    names = kind.__struct_fields__
    for values in product(*(SPECIAL.get((kind, name), SAMPLES.get(name, ())) for name in names)):
        yield kind(**dict(zip(names, values, strict=True)))


def test_every_event_has_a_message() -> None:
    assert len(event_classes()) > 80
    said = {*page_of("event"), *load_page("event", "en")}
    missing = [kind.__name__ for kind in event_classes() if f"event.{kind.name}" not in said]
    assert missing == []


def test_every_field_of_an_event_has_a_sample_for_the_tests_below() -> None:
    fields = {(kind, name) for kind in event_classes() for name in kind.__struct_fields__}
    missing = sorted({name for kind, name in fields if (kind, name) not in SPECIAL and name not in SAMPLES})
    assert missing == [], f"SAMPLES in tests/render/test_words.py needs a value for each of {missing}"


@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_every_event_reads_as_one_line_in_both_languages(kind: type[Event]) -> None:
    for event in samples(kind):
        english, french = write_event(event, "en", NOBODY), write_event(event, "fr", NOBODY)
        assert english != french or kind in (events.Captures, events.Swaps)
        for text in (english, french):
            assert text == text.strip()
            assert not re.search(r"[{}\n]|None|\w\.\w| ,|  |<", text), text
        assert not re.search(r"South|North", french), french
        assert len(english) < 90, english


def test_no_message_of_an_event_goes_unsaid() -> None:
    used: set[str] = set()

    def note(message: Message) -> None:
        used.add(message.key)
        for _, value in message.places:
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Message):
                    note(part)

    for kind in event_classes():
        for event in samples(kind):
            note(event_message(event))
    unsaid = set(load_page("event", "en", "keyforge")) - used
    assert unsaid == {"event.begins-lasting"}  # the base of its variants


RULINGS = [
    (events.GainsAember("South", 1), "South gains 1 Æmber", "Sud gagne 1 Aombre"),
    (events.GainsAember("North", 2), "North gains 2 Æmber", "Nord gagne 2 Aombres"),
    (
        events.StealsAember("South", "North", 2),
        "South steals 2 Æmber from North",
        "Sud vole 2 Aombres à Nord",
    ),
    (
        Refused(
            message("refused.steal", player="South"),
            message("why.no-aember", player="North"),
            (),
            ("rule",),
        ),
        "South steals nothing: North has no Æmber",
        "Sud ne vole rien\u00a0: Nord n’a pas d’Aombre",
    ),
    (
        events.ForgesKey("South", "blue", 6),
        "South forges the blue key for 6 Æmber",
        "Sud forge la clé bleue pour 6 Aombres",
    ),
    (
        events.ChoosesHouse("North", "untamed", (), ()),
        "North chooses house Untamed",
        "Nord choisit la Maison Indomptés",
    ),
    (events.Exhausts(URCHIN), "Urchin exhausts", "Orphelin est incliné"),
    (
        events.EntersPlay(TROLL, "South", 0, 2, None, False, True),
        "Troll enters play on South’s side, exhausted and stunned, left flank",
        "Troll entre en jeu côté Sud, incliné et sonné, flanc gauche",
    ),
    (
        events.EntersPlay(LAMINDRA, "South", 1, 2, None, True, False),
        "Lamindra enters play on South’s side, ready, number 2 from the left",
        "Lamindra entre en jeu côté Sud, redressée, en position 2 à partir de la gauche",
    ),
    (
        events.EntersPlay(TROLL, "South", 0, 0, None, False, False),
        "Troll enters play on South’s side, exhausted",
        "Troll entre en jeu côté Sud, incliné",
    ),
    (
        events.EntersArtifact(CLOAK, "South", 0, 0, None, False, False),
        "Armageddon Cloak enters play on South’s side, exhausted",
        "Cape de l’Armageddon entre en jeu côté Sud, inclinée",
    ),
    (
        events.TakesControl("South", TROLL, 2, 2),
        "South takes control of Troll, right flank",
        "Sud contrôle désormais Troll, flanc droit",
    ),
    (
        events.AbilityResolves(TROLL, "destroyed", CLOAK, steps=lambda: None),
        "Troll: “Destroyed:”, from Armageddon Cloak",
        "Troll\u00a0: «\u202fDétruit\u00a0:\u202f», grâce à Cape de l’Armageddon",
    ),
    (
        events.LastingResolves(TROLL, "lasting", TROLL, steps=lambda: None),
        "Troll: lasting effect",
        "Troll\u00a0: effet durable",
    ),
    (
        events.DealsDamage(((TROLL, 4), (URCHIN, 2)), steps=lambda: None),
        "Damage, all at once: 4 to Troll and 2 to Urchin",
        "Dégâts simultanés\u00a0: 4 à Troll et 2 à Orphelin",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), RULINGS, ids=lambda value: str(value)[:30])
def test_lines_of_a_trace_as_a_judge_would_say_them(event: Event, english: str, french: str) -> None:
    assert write_event(event, "en", NOBODY) == english
    assert write_event(event, "fr", NOBODY) == french
    assert write_event(TraceStep(1, 0, event), "fr", NOBODY) == french


def test_a_file_may_rename_the_players() -> None:
    names = OwnerNames("keyforge", {"South": {"en": "Alice"}, "North": {"en": "Bob"}})
    assert write_event(events.StealsAember("South", "North", 1), "fr", names) == "Alice vole 1 Aombre à Bob"
    assert write_message(message("option.player", player="North"), "en", names) == "Bob"
    assert write_message(message("seat.South"), "fr", names) == "Alice"
    assert (
        write_message(message("seat.South"), "fr", OwnerNames("keyforge", {"North": {"en": "Bob"}})) == "Sud"
    )


def card(id: str, label: str = "") -> Card:
    return Card("s9", all_facts()[id], "South", "South", label=label)


def destroys(*ids: str) -> Event:
    return events.Destroys(tuple(map(card, ids)), steps=lambda: None)


def test_every_card_says_what_noun_its_french_name_is() -> None:
    nouns = {facts.id: dict(facts.nouns).get("fr") for facts in all_facts().values()}
    assert [id for id, noun in nouns.items() if noun not in ("m", "f", "mp", "fp")] == []


@pytest.mark.parametrize(
    ("event", "french"),
    [
        (destroys("banner-of-battle"), "Bannière de Guerre est détruite"),
        (destroys("umbra", "lamindra"), "Umbra et Lamindra sont détruites"),
        (destroys("umbra", "troll"), "Umbra et Troll sont détruits"),
        (events.Exhausts(card("piranha-monkeys")), "Singes Piranhas sont inclinés"),
        (destroys("combat-pheromones"), "Phéromones de Combat sont détruites"),
        (events.Readies(card("umbra", "Twin")), "Twin (Umbra) est redressée"),
        (events.Exhausts(card("piranha-monkeys", "Twin")), "Twin (Singes Piranhas) est incliné"),
        (events.ArmorPrevents(card("umbra"), 2), "L’armure d’Umbra annule 2 dégâts"),
        (events.ArmorPrevents(card("king-of-the-crag"), 2), "L’armure du Roi des Cimes annule 2 dégâts"),
        (events.ArmorPrevents(card("the-terror"), 1), "L’armure de La Terreur annule 1 dégât"),
        (events.AemberToSupply(card("old-bruno"), 1), "Le Vieux Bruno rend 1 Aombre au stock commun"),
        (events.ArmorPrevents(card("old-yurk"), 1), "L’armure de Vieil Yurk annule 1 dégât"),
        (events.ArmorPrevents(card("ancient-yurk"), 1), "L’armure de Yurk Ancien annule 1 dégât"),
        (events.ArmorPrevents(card("yxili-marauder"), 1), "L’armure de Maraudeur Yxili annule 1 dégât"),
    ],
    ids=lambda value: str(value)[:30],
)  # fmt: skip
def test_french_agrees_with_the_name_of_a_card_and_contracts_before_it(event: Event, french: str) -> None:
    assert write_event(event, "fr", NOBODY) == french


@pytest.mark.parametrize(
    ("noun", "words"),
    [
        ("m", "n’est plus mis"),
        ("f.", "n’est plus mise"),
        ("mp", "ne sont plus mis"),
        ("fp.", "ne sont plus mises"),
    ],
)
def test_a_form_may_be_empty_and_no_plural_is_written_twice(noun: str, words: str) -> None:
    assert load_language("fr").agree("n’est~ne ~sont plus mis/mise~s", (noun,)) == words


def test_what_has_a_gender_and_no_article_agrees_all_the_same() -> None:
    places = (("card", facts_of("arkham")["aquinnah"]),)
    told = [Message(key, places, "arkham") for key in ("event.exhausts", "event.is-defeated")]
    assert [write_message(one, "fr") for one in told] == [
        "Aquinnah s’incline",
        "Aquinnah est vaincue",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_part_of_an_ability_that_is_not_done_is_not_said_of_the_whole_card(lang: str) -> None:
    """[REDACTED] puts an Æmber on itself, and does not forge yet: it is not said that it does nothing."""
    told = write_message(message("refused.effect", card=TROLL), lang)
    assert "Troll" in told
    assert not told.startswith("Troll")


def test_what_a_card_is_agrees_with_it_where_its_name_is_not_said() -> None:
    stunned = message("board.stunned")
    assert [write_message(with_subject(card(id), stunned), "fr") for id in ("umbra", "troll")] == [
        "sonnée",
        "sonné",
    ]
    assert write_message(stunned, "fr") == "sonné"
    assert write_message(with_subject(card("umbra"), stunned), "en") == "stunned"


def test_what_may_be_chosen_is_joined_by_or() -> None:
    near = message("scenario.no-such-house", given="Dsi", near=("Dis", "Mars"))
    assert write_message(near, "en").endswith("did you mean Dis or Mars?")
    assert write_message(near, "fr").endswith("vouliez-vous dire Dis ou Mars\u202f?")


def test_a_label_stands_before_the_title_in_both_languages() -> None:
    big = Card("s9", all_facts()["urchin"], "South", "South", label="Big")
    assert write_event(events.Readies(big), "en", NOBODY) == "Big (Urchin) readies"
    assert write_event(events.Readies(big), "fr", NOBODY) == "Big (Orphelin) est redressé"
    chosen = events.Targets("South", (big, TROLL), False)
    assert write_event(chosen, "en", NOBODY) == "South chooses Big (Urchin) and Troll"
    fallen = events.Destroys((big, TROLL), steps=lambda: None)
    assert write_event(fallen, "en", NOBODY) == "Big (Urchin) and Troll are destroyed"


@pytest.mark.parametrize("label", ["Urchin 2", "the urchin on the left", "Orphelin 2"])
def test_a_label_that_says_the_title_stands_alone(label: str) -> None:
    card = Card("s9", all_facts()["urchin"], "South", "South", label=label)
    assert write_event(events.Readies(card), "en", NOBODY) == f"{label} readies"


def test_an_ability_names_the_card_that_gave_it_only_when_it_is_another() -> None:
    header = message("header.reap")
    own = message("option.ability", card=TROLL, header=header, via=TROLL)
    given = message("option.ability", card=TROLL, header=header, via=URCHIN)
    assert write_message(own, "en") == "Troll: Reap"
    assert "Urchin" in write_message(given, "en")


def test_a_question_tells_what_one_may_do_in_the_words_of_the_card() -> None:
    rider = Card("s8", all_facts()["the-grey-rider"], "South", "South")
    spec = spec_of("the-grey-rider")
    assert spec is not None
    asked = message("ask.may", card=rider, n=[type(node) for node in spec.nodes()].index(YouMay))
    assert write_message(asked, "en") == (
        "The Grey Rider: you may choose a neighbor of this creature, ready it, then fight with it. Do it?"
    )
    assert "vous pouvez choisir une voisine" in write_message(asked, "fr")
    assert write_message(message("ask.may", card=rider, n=-1), "en") != write_message(asked, "en")


def test_a_choice_between_effects_tells_the_effect() -> None:
    begone = Card("s8", all_facts()["begone"], "South", "South")
    assert write_message(message("option.way", card=begone, n=2), "en") == "gain 1 Æmber"
    assert write_message(message("option.way", card=begone, n=1), "fr") == "détruisez chaque créature Dis"
    assert write_message(message("option.way", card=TROLL, n=1), "en") == "Troll: effect 1"


# where messages are looked for


def speakers(tree: ast.Module) -> dict[str, str]:
    """The names by which a module says something, and the game in whose words it does."""
    found = {}
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or not node.module:
            continue
        of = re.fullmatch(r"kfjudge\.games\.(\w+)", node.module)
        if of or node.module in (
            "kfjudge.core.text",
            "kfjudge.core.validation",
            "kfjudge.words.catalogue",
        ):
            names = (
                alias.name
                for alias in node.names
                if alias.name in ("message", "bad_field", "tell", "template")
            )
            found.update(dict.fromkeys(names, of[1] if of else ""))
    return found


def test_every_message_is_there_where_it_is_looked_for() -> None:
    missing, known = [], 0
    for path in sorted(Path(kfjudge.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        games = speakers(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in games:
                key = node.args[0] if node.args else None
                if not isinstance(key, ast.Constant) or len(node.args) > 2:
                    continue
                game, name = games[node.func.id], str(key.value).partition(".")[0]
                known += 1
                if key.value not in load_page(name, "en", game) | load_page(name, "en"):
                    missing.append(f"{path.name} says {key.value}: the pages {name}.py need a line of it")
    assert missing == []
    assert known > 300


@pytest.mark.parametrize(
    ("sentence", "behind_a_colon"),
    [
        ("La FAQ 1.4 le permet.", "la FAQ 1.4 le permet."),
        ("Elle est de ces actions.", "elle est de ces actions."),
        ("La 1.3 le permet.", "la 1.3 le permet."),
        ("L’entrée le dit.", "l’entrée le dit."),
        ("Certaines dépendent d’une condition.", "certaines dépendent d’une condition."),
        ("Tant que la recherche dure, on attend.", "tant que la recherche dure, on attend."),
        ("Entre Deux Feux est jouée.", "Entre Deux Feux est jouée."),
        ("Le Dard vaut 1 Aombre.", "Le Dard vaut 1 Aombre."),
        ("L’Anguille est détruite.", "L’Anguille est détruite."),
        ("Krump est sonné.", "Krump est sonné."),
    ],
)
def test_a_french_sentence_begins_small_behind_a_colon_unless_a_name_begins_it(
    sentence: str, behind_a_colon: str
) -> None:
    assert load_language("fr").continue_sentence(sentence) == behind_a_colon
    assert load_language("en").continue_sentence(sentence) == sentence
    ruled = tell("entry.later", "fr", editions="2016", what=sentence)
    assert ruled.endswith(f"\N{NO-BREAK SPACE}: {behind_a_colon}")


def test_what_to_ask_the_players_begins_as_a_sentence_does() -> None:
    asks = tell("replay.needs", "fr", fact="quelle résistance a Conscrit\u202f?")
    assert asks == "Demandez aux joueurs. Quelle résistance a Conscrit\u202f?"
