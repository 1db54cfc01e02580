"""Sentences that tell of an investigator and one action: the board that is made of them, what is assumed, and
what comes of it."""

from __future__ import annotations

import csv
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kfjudge.situation.api import try_situation
from kfjudge.situation.playing import NOT_READ, PLAYED, REFUSED, TriedSituation
from tests.terminal import Kfjudge


def tried(text: str, lang: str = "en") -> TriedSituation:
    found = try_situation(text, lang, "arkham")
    assert found is not None
    return found


def start(found: TriedSituation) -> Any:
    """The one investigator of the board as it was laid."""
    assert found.play is not None
    board = found.play.result.laid
    (one,) = board.players.values()
    return board, one


def cards(board: Any, uids: list[str]) -> list[str]:
    return [board.cards[uid].facts.id for uid in uids]


@pytest.mark.parametrize(
    ("text", "lang", "investigator", "threat", "assets", "step"),
    [
        ("Roland is engaged with a Ghoul Minion and attacks it with Machete", "en", "roland-banks",
         ["ghoul-minion"], ["machete"], "step.fight-with"),
        ("Roland est engagé avec un Serviteur Goule et l’attaque avec Machette", "fr", "roland-banks",
         ["ghoul-minion"], ["machete"], "step.fight-with"),
        ("Wendy evades a Ghoul Priest", "en", "wendy-adams", ["ghoul-priest"], [], "step.evade"),
        ("J’échappe à une Nuée de Rats", "fr", "roland-banks", ["swarm-of-rats"], [], "step.evade"),
        ("I investigate with Flashlight", "en", "roland-banks", [], ["flashlight"], "step.investigate-with"),
        ("Daisy enquête dans la Cave", "fr", "daisy-walker", [], [], "step.investigate"),
        ("Skids draws a card while engaged with a Young Deep One and a Swarm of Rats", "en", "skids-o-toole",
         ["young-deep-one", "swarm-of-rats"], [], "step.draw"),
        ("I play Emergency Cache engaged with a Ghoul Minion", "en", "roland-banks", ["ghoul-minion"], [],
         "step.play"),
        ("Agnes attacks a Ghoul Minion with Shrivelling and reveals a skull", "en", "agnes-baker",
         ["ghoul-minion"], ["shrivelling"], "step.fight-with"),
        ("Roland se déplace vers le Grenier", "fr", "roland-banks", [], [], "step.move"),
        ("Roland attacks a Ghoul Minion with Backstab", "en", "roland-banks", ["ghoul-minion"], [],
         "step.play"),
    ],
)  # fmt: skip
def test_a_sentence_makes_the_smallest_board(
    text: str, lang: str, investigator: str, threat: list[str], assets: list[str], step: str
) -> None:
    found = tried(text, lang)
    assert (found.status, found.situation.unread, found.situation.lang) == (PLAYED, (), lang)
    board, one = start(found)
    assert one.card == investigator
    assert cards(board, one.threat) == threat
    assert cards(board, one.assets) == assets
    assert found.play is not None
    assert found.play.scenario.steps[0].line.phrases[0].key == step


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_chance_is_counted_by_the_tokens_of_the_bag(lang: str) -> None:
    """Intellect 5 against shroud 4 on the standard bag of 16: +1, 0 twice, −1 three times, and with The
    Gathering skull (0) twice, cultist (−1) and the elder sign."""
    text = {"en": "Daisy investigates the Cellar", "fr": "Daisy enquête dans la Cave"}[lang]
    parts = {bool(one.result.end.board.players["Daisy"].clues): one.part
             for one in tried(text, lang).outcomes if one.result.end is not None}  # fmt: skip
    assert parts == {True: Fraction(10, 16), False: Fraction(6, 16)}


def test_a_token_that_is_told_leaves_nothing_to_chance() -> None:
    (outcome,) = tried("Roland attacks the Ghoul Priest and reveals a skull").outcomes
    assert outcome.part is None
    assert outcome.result.end is not None
    assert outcome.result.end.board.players["Roland"].damage == 2


def test_what_is_not_told_is_said_as_assumed() -> None:
    keys = [one.key for one in tried("I evade a Ghoul Priest").assumed]
    assert keys == [
        "sketch.assumed-investigator", "sketch.assumed-engaged", "sketch.assumed-location",
        "sketch.assumed-bag", "sketch.assumed-scenario", "sketch.nothing-else",
    ]  # fmt: skip
    told = tried("Roland at the Cellar evades a Ghoul Priest, expert bag, The Devourer Below").assumed
    assert [one.key for one in told] == ["sketch.assumed-engaged", "sketch.nothing-else"]


@pytest.mark.parametrize("text", ["Roland plays Machete with no idea", "Roland joue Machette sans idée"])
def test_a_word_that_was_not_read_keeps_it_from_being_played(text: str) -> None:
    found = tried(text)
    assert (found.status, found.play) == (NOT_READ, None)
    assert "id" in found.situation.unread[-1]


def test_what_the_rules_do_not_allow_is_refused_and_says_why() -> None:
    found = tried("Roland plays Machete with 1 resource")
    assert found.status == REFUSED
    assert found.play is not None
    assert found.play.refused is not None
    assert found.play.refused.refusal.cite == ("glossary/costs",)


@pytest.mark.parametrize("text", ["a ghoul minion", "", "Roland", "x" * 400])
def test_what_tells_of_no_action_is_no_situation(text: str) -> None:
    assert try_situation(text, "en", "arkham") is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sentence_is_shown_and_saved(lang: str, kfjudge: Kfjudge, tmp_path: Any) -> None:
    path = tmp_path / "board.kf"
    text = {"en": "Wendy evades a Ghoul Priest", "fr": "Wendy échappe au Prêtre Goule"}[lang]
    seen = kfjudge("try", text, "--game", "arkham", "--lang", lang, "--save", str(path), columns=80)
    assert (seen.status, seen.err) == (0, "")
    assert {"en": "of 16", "fr": "sur 16"}[lang] in seen.out
    assert kfjudge("replay", str(path), "--lang", lang).status == 0


def test_not_found_is_said_for_what_is_no_situation(kfjudge: Kfjudge) -> None:
    assert kfjudge("try", "a ghoul minion", "--game", "arkham").status == 1


@pytest.mark.parametrize(
    ("text", "lang", "laid", "expected"),
    [
        ("Two enemies are engaged with me and I draw a card, how many attacks do I take?", "en",
         {"threat": ["enemy", "enemy"]}, {"damage": 2, "actions": 2}),
        ("J’ai deux ennemis sur moi et je pioche, je prends combien d’attaques ?", "fr",
         {"threat": ["enemy", "enemy"]}, {"damage": 2, "actions": 2}),
        ("I have 2 ghouls on me and play Machete", "en",
         {"threat": ["ghoul-minion", "ghoul-minion"], "hand": ["machete"]}, {"damage": 2, "horror": 2}),
        ("A Ghoul Priest attacks Roland, who has a Bulletproof Vest", "en",
         {"threat": ["ghoul-priest"], "assets": ["bulletproof-vest"]}, {"damage": 2, "horror": 2}),
        ("Un Dévoreur de Chair m’attaque et j’ai un Chien de Garde", "fr",
         {"threat": ["flesh-eater"], "assets": ["guard-dog"]}, {"damage": 1, "horror": 2}),
        ("What happens if I draw Paranoia with 5 resources?", "en", {"deck": ["paranoia"]}, {"resources": 0}),
        ("Agnes has 3 sanity left and draws a card engaged with a Ghoul Minion", "en",
         {"threat": ["ghoul-minion"]}, {"horror": 6, "damage": 1}),
        ("Je discute avec le Sbire de la Pègre, j’ai 5 ressources", "fr",
         {"threat": ["mob-enforcer"]}, {"resources": 1, "damage": 0}),
        ("Le Prêtre Goule est incliné dans mon lieu et je le rate", "fr", {"threat": []}, {"damage": 0}),
        ("Wendy attacks an Icy Ghoul and misses", "en", {"threat": ["icy-ghoul"]}, {"damage": 0}),
        ("Roland, 7 damage, is attacked by a Flesh-Eater", "en", {"threat": ["flesh-eater"]}, {"damage": 8}),
        ("Will a Ghoul Minion attack me if I play Emergency Cache?", "en",
         {"threat": ["ghoul-minion"]}, {"damage": 1, "resources": 3}),
        ("Si je prends une ressource avec un ennemi engagé, il attaque ?", "fr",
         {"threat": ["enemy"]}, {"damage": 1, "resources": 1}),
        ("Wendy échappe à un Serviteur Goule avec un -3, que se passe-t-il ?", "fr",
         {"threat": ["ghoul-minion"]}, {"damage": 0, "actions": 2}),
        ("Umordhoth is at my location and I draw a card", "en", {"threat": []}, {"damage": 3, "horror": 3}),
    ],
)  # fmt: skip
def test_what_a_sentence_tells_comes_about(
    text: str, lang: str, laid: dict[str, list[str]], expected: dict[str, int]
) -> None:
    found = tried(text, lang)
    assert (found.status, found.situation.unread) == (PLAYED, ())
    board, one = start(found)
    assert {zone: cards(board, getattr(one, zone)) for zone in laid} == laid
    ends = [next(iter(one.result.end.board.players.values())) for one in found.outcomes]
    assert expected in [{fact: getattr(end, fact) for fact in expected} for end in ends]


@pytest.mark.parametrize(
    ("text", "lang", "answers"),
    [
        ("Wendy evades a Young Deep One and commits Survival Instinct", "en", ["survival-instinct"]),
        ("Daisy enquête avec la Loupe et attribue Perception", "fr", ["perception"]),
    ],
)
def test_a_card_that_is_committed_is_in_hand_and_committed(text: str, lang: str, answers: list[str]) -> None:
    found = tried(text, lang)
    board, one = start(found)
    assert (found.status, cards(board, one.hand)) == (PLAYED, answers)
    assert all(any(cards(board, [uid]) for uid in one.hand) for _ in found.outcomes)


def test_missing_an_enemy_that_is_engaged_with_another_hurts_that_one() -> None:
    found = tried("Je rate un ennemi engagé avec un autre", "fr")
    assert found.status == PLAYED
    (outcome,) = found.outcomes
    roland, daisy = outcome.result.end.board.players.values()
    assert (roland.damage, daisy.damage) == (0, 1)


@pytest.mark.parametrize(
    "text",
    [
        "Roland attacks a Ghoul Minion and the act Trapped advances",
        "A Ghoul Priest attacks Roland and Roland draws a card",
        "Agnes, qui subit 1 horreur, pioche une carte et danse",
    ],
)
def test_what_is_not_understood_is_not_left_out(text: str) -> None:
    assert tried(text).status == NOT_READ


@pytest.mark.parametrize(
    "text",
    [
        "Roland is engaged with a Ghoul Minion and plays Machete",
        "j’ai deux ennemis sur moi et je pioche, je prends combien d’attaques ?",
        "Wendy échappe au Prêtre Goule avec un 0",
    ],
)
def test_words_decide_that_a_situation_is_of_this_game(text: str, kfjudge: Kfjudge) -> None:
    seen = kfjudge("try", text, "--json")
    assert seen.status == 0
    assert seen.data["game"] == "arkham"


@pytest.mark.parametrize(
    ("text", "lang", "status", "step"),
    [
        ("A Ghoul Minion is engaged with Wendy and Roland attacks it", "en", PLAYED, "step.fight"),
        ("Un ennemi est engagé avec Wendy et Roland le frappe au Couteau", "fr", PLAYED, "step.fight-with"),
        ("Roland tries to evade an enemy engaged with Wendy", "en", REFUSED, "step.evade"),
    ],
)
def test_an_enemy_of_another_stays_with_that_one(text: str, lang: str, status: str, step: str) -> None:
    found = tried(text, lang)
    assert found.status == status
    assert found.play is not None
    roland, wendy = found.play.result.laid.players.values()
    assert (roland.card, len(roland.threat), len(wendy.threat)) == ("roland-banks", 0, 1)
    assert found.play.scenario.steps[0].line.phrases[0].key == step


def test_who_draws_an_encounter_card_is_alone_on_the_board() -> None:
    found = tried("Je pioche Mains Saisissantes avec Wendy", "fr")
    _, one = start(found)
    assert (found.status, one.card) == (PLAYED, "wendy-adams")


def test_with_others_there_each_of_them_draws_a_card_that_is_said_as_assumed() -> None:
    found = tried("Wendy draws Grasping Hands and Roland is there")
    assert found.status == PLAYED
    assert "sketch.assumed-drawn" in [one.key for one in found.assumed]
    ends = [one.result.end.board.players for one in found.outcomes if one.result.end is not None]
    assert {end["Roland"].damage for end in ends} == {0}
    assert max(end["Wendy"].damage for end in ends) == 3


@pytest.mark.parametrize(
    ("text", "read_as", "unread"),
    [
        ("roland swings machete at a ghoul minon", {("ghoul minon", "Ghoul Minion")}, ()),
        ("roland frape le serviteur goule à la machette", {("frape", "frappe")}, ()),
        ("wendy evades the goat spwan, token cultisst",
         {("goat spwan", "Goat Spawn"), ("cultisst", "cultist")}, ()),
        ("roland swings xylophone at a ghoul minon", set(), ("xylophone",)),
    ],
)  # fmt: skip
def test_a_slip_is_put_right_and_said(
    text: str, read_as: set[tuple[str, str]], unread: tuple[str, ...]
) -> None:
    found = tried(text).situation
    assert found.unread == unread
    assert not read_as or set(found.read_as) == read_as


# what an outsider told, with what the book says of it: situations_en.tsv and situations_fr.tsv

GONE = {"in_play": False}
BY_ROW: dict[tuple[str, int], tuple[dict[str, dict[str, int]], dict[str, dict[str, Any]]]] = {
    # what investigators have at the end, and what of the cards
    ("en", 1): ({"roland-banks": {"clues": 1, "damage": 0}}, {"ghoul-minion": GONE}),
    ("en", 2): ({"skids-o-toole": {"damage": 0}},
                 {"ghoul-minion": {"damage": 1}, "swarm-of-rats": {"damage": 0}}),
    ("en", 3): ({"roland-banks": {"damage": 1, "horror": 1}}, {"ravenous-ghoul": {"exhausted": False}}),
    ("en", 4): ({"roland-banks": {"damage": 2, "horror": 0}}, {"swarm-of-rats": {"zone": "threat"}}),
    ("en", 5): ({"roland-banks": {"damage": 0, "clues": 1}}, {"ghoul-minion": {"exhausted": True}}),
    ("en", 6): ({"daisy-walker": {"clues": 1, "actions": 2}}, {"magnifying-glass": {"in_play": True}}),
    ("en", 7): ({"wendy-adams": {"resources": 0, "clues": 1, "actions": 2}}, {"look-what-i-found": GONE}),
    ("en", 9): ({"agnes-baker": {"horror": 1}}, {"ghoul-priest": {"damage": 2}}),
    ("en", 10): ({"roland-banks": {"damage": 2, "horror": 2}},
                 {"ghoul-priest": {"damage": 0, "exhausted": False}}),
    ("en", 11): ({"roland-banks": {"damage": 0}, "daisy-walker": {"damage": 2}},
                 {"acolyte": {"damage": 0}, "45-automatic": {"in_play": True}}),
    ("en", 12): ({"roland-banks": {"damage": 0}}, {"swarm-of-rats": {"zone": "enemies", "exhausted": False}}),
    ("en", 13): ({"daisy-walker": {"damage": 5, "horror": 2, "resources": 0}, "roland-banks": {"damage": 3}},
                 {"ghoul-minion": GONE}),
    ("en", 16): ({"roland-banks": {"damage": 0, "horror": 2}},
                 {"guard-dog": GONE, "umordhoth": {"damage": 1}}),
    ("en", 18): ({}, {"acolyte": {"doom": 0}, "what-s-going-on": {"zone": "removed"}}),
    ("en", 20): ({"agnes-baker": {"horror": 1, "resources": 0}},
                 {"rotting-remains": {"zone": "encounter_discard"}}),
    ("en", 22): ({"roland-banks": {"damage": 3}}, {}),
    ("en", 23): ({"daisy-walker": {"resources": 0, "actions": 2}},
                 {"dr-milan-christopher": GONE, "research-librarian": {"in_play": True}}),
    ("en", 26): ({"roland-banks": {"actions": 1}}, {}),
    ("en", 27): ({id: {"damage": 3, "horror": 3} for id in ("roland-banks", "daisy-walker", "skids-o-toole")},
                 {"umordhoth": {"exhausted": True}}),
    ("en", 29): ({"roland-banks": {"damage": 0}}, {"wizard-of-the-order": {"damage": 1}}),
    ("fr", 1): ({"roland-banks": {"damage": 2, "horror": 2, "resources": 1}},
                 {"ravenous-ghoul": {"exhausted": False}}),
    ("fr", 2): ({"roland-banks": {"damage": 0}}, {"ghoul-minion": {"exhausted": True}}),
    ("fr", 3): ({"wendy-adams": {"damage": 0}}, {"swarm-of-rats": GONE, "knife": {"in_play": True}}),
    ("fr", 4): ({"roland-banks": {"damage": 0}}, {"flesh-eater": {"damage": 2}, "knife": GONE}),
    ("fr", 5): ({"roland-banks": {"damage": 0}}, {"icy-ghoul": {"zone": "victory"}}),
    ("fr", 8): ({"roland-banks": {"damage": 2, "horror": 1, "clues": 0}}, {}),
    ("fr", 16): ({"agnes-baker": {"resources": 0}}, {"hunting-nightgaunt": {"zone": "threat", "damage": 0}}),
    ("fr", 9): ({"daisy-walker": {"clues": 1, "resources": 0, "actions": 3}},
                 {"locked-door": {"in_play": True}}),
    ("fr", 12): ({"roland-banks": {"damage": 0, "horror": 0}},
                 {"ravenous-ghoul": {"exhausted": False}, "dodge": GONE}),
    ("fr", 19): ({"roland-banks": {"damage": 1, "resources": 3, "actions": 2}}, {}),
    ("fr", 21): ({"roland-banks": {"damage": 0}}, {"ghoul-minion": GONE}),
    ("fr", 22): ({"roland-banks": {"horror": 1}}, {"attic": {"clues": 4}}),
    ("fr", 24): ({"roland-banks": {"clues": 1}}, {"obscuring-fog": GONE}),
    ("fr", 25): ({"roland-banks": {"damage": 1}}, {"acolyte": {"zone": "threat", "controller": "Roland"}}),
    ("fr", 27): ({"roland-banks": {"damage": 0, "horror": 0}},
                 {"parlor": {"clues": 3}, "ravenous-ghoul": {"zone": "enemies"}}),
    # of a second outsider: situations_more_en.tsv and situations_more_fr.tsv
    ("more_en", 1): ({"roland-banks": {"damage": 1, "horror": 1}},
                     {"machete": {"in_play": True}, "ghoul-minion": {"exhausted": False}}),
    ("more_en", 2): ({"wendy-adams": {"damage": 1}, "roland-banks": {"damage": 2, "horror": 2}},
                     {"ghoul-priest": {"damage": 0, "exhausted": False}}),
    ("more_en", 3): ({"agnes-baker": {"horror": 1}}, {"ravenous-ghoul": GONE}),
    ("more_en", 4): ({"roland-banks": {"damage": 0, "horror": 0}},
                     {"guard-dog": GONE, "young-deep-one": {"damage": 1}}),
    ("more_en", 5): ({"roland-banks": {"damage": 0}},
                     {"wizard-of-the-order": {"zone": "threat", "exhausted": False}}),
    ("more_en", 6): ({"skids-o-toole": {"damage": 1}, "roland-banks": {"damage": 0}},
                     {"swarm-of-rats": {"controller": "Skids"}}),
    ("more_en", 7): ({"roland-banks": {"damage": 1, "horror": 4}, "daisy-walker": {"damage": 0}},
                     {"screeching-byakhee": {"controller": "Roland"}}),
    ("more_en", 8): ({}, {"acolyte": {"doom": 0}, "what-s-going-on": {"zone": "removed"}}),
    ("more_en", 9): ({}, {"rise-of-the-ghouls": {"zone": "removed"}}),
    ("more_en", 11): ({"agnes-baker": {"horror": 1, "resources": 0}},
                      {"ancient-evils": {"zone": "encounter_discard"}, "what-s-going-on": {"doom": 1}}),
    ("more_en", 13): ({"wendy-adams": {"clues": 2}}, {"false-lead": {"zone": "encounter_discard"}}),
    ("more_en", 18): ({"roland-banks": {"damage": 0}}, {"acolyte": GONE, "beat-cop": GONE}),
    ("more_en", 20): ({"roland-banks": {"damage": 0, "resources": 1}}, {"dodge": GONE}),
    ("more_en", 22): ({},
                      {"flashlight": {"in_play": True}, "machete": GONE, "45-automatic": {"in_play": True}}),
    ("more_en", 27): ({"roland-banks": {"clues": 1}},
                      {"hallway": {"clues": 1}, "locked-door": {"in_play": True}}),
    ("more_en", 30): ({"roland-banks": {"damage": 0}},
                      {"mob-enforcer": GONE, "ghoul-minion": {"zone": "threat"}}),
    ("more_en", 32): ({"roland-banks": {"clues": 0}}, {"ghoul-minion": GONE}),
    ("more_en", 33): ({"skids-o-toole": {"damage": 6, "horror": 5}, "wendy-adams": {"damage": 0}},
                      {"umordhoth": {"zone": "enemies"}}),
    ("more_en", 35): ({"roland-banks": {"defeated": True}}, {}),
    ("more_fr", 3): ({"roland-banks": {"damage": 2, "horror": 2}}, {}),
    ("more_fr", 4): ({}, {"relentless-dark-young": {"damage": 2}}),
    ("more_fr", 5): ({"roland-banks": {"horror": 1}, "daisy-walker": {"defeated": True}},
                      {"goat-spawn": GONE}),
    ("more_fr", 6): ({}, {"ravenous-ghoul": GONE}),
    ("more_fr", 7): ({}, {"ghoul-priest": {"damage": 4}}),
    ("more_fr", 8): ({"roland-banks": {"damage": 1, "horror": 1, "actions": 1}}, {"haunted": GONE}),
    ("more_fr", 9): ({"roland-banks": {"damage": 1, "horror": 2}}, {"bulletproof-vest": GONE}),
    ("more_fr", 10): ({"roland-banks": {"damage": 0}}, {"wizard-of-the-order": {"damage": 0}}),
    ("more_fr", 12): ({"skids-o-toole": {"horror": 1}}, {}),
    ("more_fr", 14): ({"skids-o-toole": {"resources": 0}}, {"ruth-turner": {"zone": "victory"}}),
    ("more_fr", 21): ({"wendy-adams": {"horror": 5}}, {"elder-sign-amulet": {"horror": 0}}),
    ("more_fr", 25): ({"roland-banks": {"resources": 1}}, {"guard-dog": GONE, "beat-cop": {"in_play": True}}),
    ("more_fr", 28): ({"agnes-baker": {"damage": 0, "horror": 1}},
                      {"attic": {"clues": 4}, "flesh-eater": {"damage": 1}}),
    ("more_fr", 32): ({"roland-banks": {"damage": 2}}, {"wolf-man-drew": {"damage": 2, "exhausted": False}}),
    ("more_fr", 33): ({"roland-banks": {"clues": 0, "damage": 0}}, {}),
    ("more_fr", 35): ({"skids-o-toole": {"damage": 0}},
                      {"hunting-nightgaunt": {"zone": "threat", "exhausted": False}}),
    ("more_fr", 36): ({"roland-banks": {"damage": 1, "horror": 1, "actions": 2}}, {}),
    ("more_fr", 37): ({}, {"ritual-site": {"clues": 4}}),
    ("more_fr", 38): ({}, {"they-re-getting-out": {"doom": 10}}),
    ("more_fr", 40): ({"roland-banks": {"resigned": True, "damage": 0}}, {"parlor": {"clues": 2}}),
}  # fmt: skip
NAMELESS_ROWS = [("fr", 29)]  # which enemy is asked for: what is taken for its numbers is said
REFUSED_ROWS = [
    ("en", 30),
    ("fr", 10),
    ("fr", 17),
    ("fr", 23),
    ("more_en", 14),
    ("more_fr", 15),
    ("more_fr", 26),
]
NO_CARDS = [
    ("en", 24),
    ("en", 28),
    ("fr", 7),
    ("fr", 15),
    ("fr", 18),
    ("fr", 26),
    ("fr", 28),
    ("fr", 29),
    ("fr", 30),
    ("more_fr", 2),
    ("more_fr", 17),
    ("more_fr", 39),
]


@cache
def outsiders() -> dict[tuple[str, int], str]:
    found = {}
    for lang in ("en", "fr", "more_en", "more_fr"):
        with Path(__file__).with_name(f"situations_{lang}.tsv").open(encoding="utf-8") as file:
            rows = csv.DictReader(file, delimiter="\t")
            found |= {(lang, number): row["situation"] for number, row in enumerate(rows, 1)}
    return found


def has(thing: Any, facts: dict[str, Any]) -> bool:
    return all(getattr(thing, fact) == value for fact, value in facts.items())


def comes_about(board: Any, of_players: dict[str, Any], of_cards: dict[str, Any]) -> bool:
    players = {one.card: one for one in board.players.values()}
    named = [(id, [card for card in board.cards.values() if card.facts.id == id]) for id in of_cards]
    return all(has(players[id], facts) for id, facts in of_players.items()) and all(
        found and all(has(card, of_cards[id]) for card in found) for id, found in named
    )


@pytest.mark.parametrize("row", BY_ROW, ids=str)
def test_what_an_outsider_told_comes_about_as_the_book_says(row: tuple[str, int]) -> None:
    found, (of_players, of_cards) = tried(outsiders()[row], row[0][-2:]), BY_ROW[row]
    assert (found.status, found.situation.unread) == (PLAYED, ())
    boards = [one.result.end.board for one in found.outcomes if one.result.end is not None]
    assert any(comes_about(board, of_players, of_cards) for board in boards)


@pytest.mark.parametrize("row", REFUSED_ROWS, ids=str)
def test_what_an_outsider_told_is_refused_as_the_book_refuses_it(row: tuple[str, int]) -> None:
    found = tried(outsiders()[row], row[0][-2:])
    assert (found.status, found.situation.unread) == (REFUSED, ())


def test_what_of_an_outsider_is_not_read_is_not_played_and_is_named() -> None:
    assert len(outsiders()) == 140
    for row, text in outsiders().items():
        if row not in BY_ROW and row not in REFUSED_ROWS:
            found = try_situation(text, row[0][-2:], "arkham")
            if row in NAMELESS_ROWS:
                assert found is not None
                assert "sketch.assumed-nameless" in [one.key for one in found.assumed]
                continue
            assert found is None or found.status != PLAYED, row
            assert row in NO_CARDS or (
                found is not None and (found.situation.unread or found.status == REFUSED)
            ), row


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("Roland in the Cellar moves", "moves"),
        ("Roland attacks a Ghoul Minion in the enemy phase", "enemy phase"),
        ("Machete and Flashlight whistle gaily", "whistle"),
        ("Roland attacks a Ghoul Minion and plays Evidence!", "Evidence!"),
        ("Roland attaque un Serviteur Goule ou pioche une carte", "ou"),
    ],
)
def test_nothing_else_than_told_is_played(text: str, unread: str) -> None:
    found = tried(text)
    assert (found.status, unread in found.situation.unread) == (NOT_READ, True)


@pytest.mark.parametrize(
    ("text", "enemies"),
    [
        ("A Ghoul Priest is engaged with me and I attack the ghoul", ["ghoul-priest"]),
        ("A Swarm of Rats is engaged with me and I attack the ghoul", ["swarm-of-rats", "ghoul-minion"]),
        ("Un Prêtre Goule est engagé avec moi et j’attaque l’ennemi", ["ghoul-priest"]),
    ],
)
def test_an_enemy_that_is_told_of_anew_is_the_same(text: str, enemies: list[str]) -> None:
    _, one = start(found := tried(text))
    assert found.status == PLAYED
    assert found.play is not None
    assert cards(found.play.result.laid, one.threat) == enemies


@pytest.mark.parametrize(
    ("text", "enemies"),
    [
        ("Le Rassemblement en facile, 2 goules dans mon lieu, Roland tape un Serviteur Goule à mains nues "
         "et sort un crâne. touché ?", ["ghoul-minion", "ghoul-minion"]),
        ("two ghouls at my location, Roland attacks a Ghoul Priest and reveals a skull",
         ["ghoul-minion", "ghoul-priest"]),
        ("une seule goule dans mon lieu, Roland tape un Serviteur Goule et sort un crâne", ["ghoul-minion"]),
        ("only one ghoul here, Roland attacks a Ghoul Minion and reveals a skull", ["ghoul-minion"]),
        ("2 ghouls at my location, Roland attacks a Swarm of Rats and reveals a skull",
         ["ghoul-minion", "ghoul-minion", "swarm-of-rats"]),
        ("2 ghouls at my location, a Ghoul Priest engaged with Roland, Roland attacks the Ghoul Priest "
         "and reveals a skull", ["ghoul-minion", "ghoul-minion", "ghoul-priest"]),
        ("two ghouls here, Roland attacks another Ghoul Minion and reveals a skull", ["ghoul-minion"] * 3),
    ],
)  # fmt: skip
def test_an_enemy_that_is_struck_is_one_of_those_counted(text: str, enemies: list[str]) -> None:
    board, _ = start(found := tried(text))
    assert found.status == PLAYED
    assert sorted(one.facts.id for one in board.cards.values() if one.facts.type == "enemy") == enemies


@pytest.mark.parametrize(
    "text",
    [
        "one ghoul here, Roland attacks a Ghoul Minion and attacks a Ghoul Priest",
        "une seule goule ici, Roland attaque un Serviteur Goule et attaque un Prêtre Goule",
    ],
)
def test_more_than_were_counted_are_not_played(text: str) -> None:
    assert tried(text).status == NOT_READ


@pytest.mark.parametrize(
    ("text", "place", "clues"),
    [
        ("Locked Door on Miskatonic, Daisy wants to play Working a Hunch there on her turn. allowed? "
         "theres 2 clues", "miskatonic-university", 2),
        ("Roland enquête dans le Grenier, il y a 3 indices, avec un 0", "attic", 3),
        ("Roland investigates the Attic with a 0. 3 clues on it", "attic", 3),
        ("Roland enquête dans le Grenier avec un 0, 3 indices dessus", "attic", 3),
        ("Roland plays Working a Hunch, there are 2 clues", "hallway", 2),
    ],
)  # fmt: skip
def test_clues_that_there_are_lie_on_the_location(text: str, place: str, clues: int) -> None:
    board, one = start(found := tried(text))
    assert (found.status, one.clues) == (PLAYED, 0)
    assert {card.facts.id: card.clues for card in board.cards.values()}[place] == clues
    assert [told["n"] for told in found.description if told.key == "sketch.clues-at"] == [clues]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Locked Door on Miskatonic, Daisy plays Working a Hunch", "locked-door"),
        ("Détective Obstiné dans le lieu de Roland, Roland tue une Nuée de Rats. il a son indice ?",
         "stubborn-detective"),
    ],
)  # fmt: skip
def test_what_lies_at_a_location_is_told_of_the_board(text: str, card: str) -> None:
    (lying,) = [one for one in tried(text).description if one.key == "sketch.lies-at"]
    assert card in str(lying)


@pytest.mark.parametrize(
    "text",
    [
        "Mythos phase, 2 doom on What’s Going On?!, 3 doom on Rise of the Ghouls",
        "Phase du Mythe, 2 fatalités sur Que se Passe-t-il !?, 3 fatalités sur L’Émergence des Goules",
    ],
)
def test_a_card_for_which_the_board_has_no_place_is_named(text: str) -> None:
    found = tried(text)
    assert (found.status, found.situation.unread) == (NOT_READ, ("Rise of the Ghouls",))


@pytest.mark.parametrize(
    "text",
    [
        "Roland attacks a Ghoul Minion and reveals the elder sign",
        "Roland tape un Serviteur Goule et révèle le signe des Anciens",
    ],
)
def test_the_elder_sign_is_the_token(text: str) -> None:
    found = tried(text)
    assert found.status == PLAYED
    assert len(found.situation.cards) == 1
