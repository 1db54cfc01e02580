"""A play speaks only if it met what was told: what was told to come of it comes about, nothing that would
matter is passed over, whose the cards are is kept apart, and what has no name stands on the board."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfjudge.games.keyforge.facts import all_facts
from kfjudge.situation.api import is_answer, only_tells, try_situation
from kfjudge.situation.parser import parse
from kfjudge.situation.playing import NOT_READ, PLAYED, REFUSED, TriedSituation, as_script, find_mistakes
from kfjudge.words.catalogue import pick_name
from tests.situation.builders import find_amount, list_changes
from tests.terminal import Kfjudge


def tried(text: str, lang: str = "en") -> TriedSituation:
    found = try_situation(text, lang, "keyforge")
    assert found is not None
    return found


def in_play(found: TriedSituation) -> dict[str, set[str]]:
    """The labels, or else the ids, of the cards of each player, wherever they are."""
    assert found.play is not None
    return {
        owner.id: {card.label or card.card for zone in owner.zones for card in zone.cards}
        for owner in found.play.scenario.owners
    }


# what was told comes about


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Krump attacks Noddy the Thief and kills it"),  # glossary/elusive
        ("fr", "Krump attaque Oui-Oui le Filou et le tue"),
        ("en", "Troll attacks Krump and takes 5 damage"),  # it is dealt 6
        ("en", "Krump attacks Bumpsy. Bumpsy survives."),
        ("en", "my stunned Anger in hand, I play it on my Troll"),  # no card in hand is stunned
    ],
)
def test_what_cannot_come_of_it_stops_the_play(lang: str, text: str) -> None:
    found = tried(text, lang)
    assert found.status == NOT_READ
    assert found.mistakes


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Poison Wave destroys Duma the Martyr"),
        ("fr", "Vague Empoisonnée détruit Duma la Martyre"),
        ("en", "Throwing Stars destroys my own Troll"),
    ],
)
def test_damage_is_set_so_that_what_was_told_comes_about(lang: str, text: str) -> None:
    found = tried(text, lang)
    assert found.status == PLAYED
    assert any(kind == "destroyed" for one in found.outcomes for _, kind in list_changes(one))
    assert found.assumed


def test_what_is_asked_or_only_somebodys_opinion_need_not_come_about() -> None:
    for text in (
        "Krump attacks Noddy the Thief, does Noddy die?",
        "Krump attacks Noddy the Thief. He says Noddy dies.",
    ):
        assert tried(text).status == PLAYED


# nothing that would matter is passed over

SENTENCES = {
    "en": (("my", "Krump", "attacks", "his", "Bumpsy"), ("I", "play", "Anger", "on", "my", "Troll")),
    "fr": (("mon", "Krump", "attaque", "son", "Bobosse"), ("je", "joue", "Colère", "sur", "mon", "Troll")),
}
PASSED_OVER = {
    "en": (
        "flowers",
        "7",
        "another creature",
        "an enemy artifact",
        "two players",
        "by flowers",
        "with flowers",
        "neighbors",
        "counters",
    ),
    "fr": (
        "fleurs",
        "7",
        "une autre créature adverse",
        "deux joueurs",
        "avec des fleurs",
        "voisins",
        "marqueurs",
    ),
}


@pytest.mark.parametrize(
    ("lang", "text", "words"),
    [
        ("en", "my Krump attacks his Bumpsy with flowers", {"with", "flowers"}),
        ("fr", "mon Krump attaque son Bobosse avec des fleurs", {"fleurs"}),
        ("en", "my Krump attacks his Bumpsy. Do the 3 others die?", {"3", "others"}),
        ("en", "My opponent controls Barrister Joya. May my creatures reap?", {"creatures"}),
        ("en", "I use Ritual of Balance, he has fewer than 6 Æmber", {"fewer"}),
        ("fr", "j’utilise Rituel de l’Équilibre, il a moins de 6 Aombres", {"moins"}),
    ],
)
def test_a_thing_a_number_or_what_brings_one_in_stops_the_play_and_is_named(
    lang: str, text: str, words: set[str]
) -> None:
    found = tried(text, lang)
    assert found.status == NOT_READ
    assert words <= set(found.situation.blocking)


@settings(deadline=None, max_examples=60, derandomize=True)
@given(
    lang=st.sampled_from(("en", "fr")), which=st.integers(0, 1), at=st.integers(0, 6), more=st.integers(0, 8)
)
def test_a_word_more_anywhere_is_read_or_stops_the_play(lang: str, which: int, at: int, more: int) -> None:
    words = SENTENCES[lang][which]
    added = PASSED_OVER[lang][more % len(PASSED_OVER[lang])]
    plain, told = (
        parse(" ".join(words), lang, "keyforge"),
        parse(" ".join((*words[:at], added, *words[at:])), lang, "keyforge"),
    )
    is_same = (plain.cards, plain.steps, plain.owner_facts) == (told.cards, told.steps, told.owner_facts)
    assert told.blocking or not told.steps or not is_same


# whose


@pytest.mark.parametrize(
    ("lang", "text", "south", "north"),
    [
        ("en", "Nexus reaps and uses the opponent's Shard of Greed", {"nexus"}, {"shard-of-greed"}),
        ("en", "Poison Wave played by my opponent hits my Urchin", {"urchin"}, {"poison-wave"}),
        ("en", "he casts Fear on my Troll", {"troll"}, {"fear"}),
        ("fr", "Peur, jouée par mon adversaire, sur mon Troll", {"troll"}, {"fear"}),
        ("en", "my opponent's Nexus reaps and uses The Sting I control", {"the-sting"}, {"nexus"}),
        (
            "en",
            "I play Three Fates; on the table Krump (mine), Troll and Bumpsy (his)",
            {"three-fates", "krump"},
            {"troll", "bumpsy"},
        ),
        (
            "fr",
            "Séisme sur le Krump au milieu de sa ligne Dextre, Krump, Umbra",
            {"tremor"},
            {"dextre", "krump", "umbra"},
        ),
    ],
)
def test_whose_a_card_is_binds_that_card_alone(
    lang: str, text: str, south: set[str], north: set[str]
) -> None:
    found = tried(text, lang)
    assert found.status == PLAYED
    assert in_play(found) == {"South": south, "North": north}


def test_what_both_of_us_have_each_has() -> None:
    # card/doorstep-to-heaven: each player with 6 or more is reduced to 5; the card itself brings one.
    (only,) = tried("Both of us are at 6 when I play Doorstep to Heaven").outcomes
    assert find_amount(only, "South", "aember") == find_amount(only, "North", "aember") == -1


# things without a name


@pytest.mark.parametrize(
    ("lang", "text", "amount"),
    [
        # Krump deals 6 damage; a creature of power 3 deals 3.
        ("en", "Krump attacks an enemy creature of 3 power", 3),
        ("fr", "Krump attaque une créature ennemie de puissance 3", 3),
        ("en", "a stunned enemy creature of power 4 is attacked by my Krump", 4),
    ],
)
def test_what_has_no_name_stands_on_the_board(lang: str, text: str, amount: int) -> None:
    (only,) = tried(text, lang).outcomes
    assert find_amount(only, "krump", "damage") == amount


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "A creature with taunt attacks Krump"),
        ("en", "I use the omni of an enemy artifact"),
        ("fr", "Krump attaque une créature insaisissable"),
    ],
)
def test_a_card_without_a_name_does_nothing_that_only_a_name_could_say(lang: str, text: str) -> None:
    assert tried(text, lang).status == NOT_READ


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Krump attacks a stunned neighbor of his Bulwark"),
        ("fr", "Krump attaque un voisin sonné de son Bastion"),
    ],
)
def test_a_neighbor_without_a_name_stands_beside_the_card_that_is_named(lang: str, text: str) -> None:
    # Bulwark gives its neighbors 2 armor; Krump deals 6.
    found = tried(text, lang)
    (only,) = found.outcomes
    (label,) = in_play(found)["North"] - {"bulwark"}
    assert find_amount(only, label, "damage") == 4


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Snudge reaps and returns one of his flank creatures, he has Brammo and Valdr"),
        ("fr", "Pingre moissonne et renvoie une de ses créatures de flanc, il a Brammo et Valdr"),
    ],
)
def test_one_of_several_leaves_the_choice_open_among_those_that_are_named(lang: str, text: str) -> None:
    gone = {
        name for one in tried(text, lang).outcomes for name, kind in list_changes(one) if kind == "to-hand"
    }
    assert gone == {"brammo", "valdr"}


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("I scare his Troll with Fear", PLAYED),  # whatever it is called, Fear chooses a creature
        ("I play Fear to scare off his Troll", PLAYED),
        ("I play Fear to protect my Troll", NOT_READ),
        ("I play Smith to scare his Troll", NOT_READ),  # it chooses nothing
        ("Krump scares his Troll", NOT_READ),
    ],
)
def test_any_verb_may_name_what_is_chosen_where_only_that_can_be_meant(text: str, status: str) -> None:
    assert tried(text).status == status


def test_what_is_put_on_a_card_goes_there() -> None:
    # glossary/heal, card/guardian-demon: as much as was healed is dealt to another creature.
    found = tried(
        "Démon Gardien arrive, je soigne 2 dégâts de mon Troll (il en avait 5) et je les mets sur son Umbra",
        "fr",
    )
    assert ("umbra", "destroyed") in {change for one in found.outcomes for change in list_changes(one)}


# what nobody told


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("I play Save the Pack, he has Troll", ("troll", "destroyed")),  # each damaged creature
        ("I play Guilty Hearts, he has Troll", ("troll", "destroyed")),  # each with Æmber on it
        (
            "I play Sample Collection, he has Troll",
            ("troll", "to-archives"),
        ),  # one for each key of the opponent
    ],
)
def test_nothing_that_a_card_asks_for_is_assumed_to_be_none_without_a_word(
    text: str, changed: tuple[str, str]
) -> None:
    found = tried(text)
    otherwise = {
        change for each in found.alternatives for one in each.outcomes for change in list_changes(one)
    }
    assert changed not in {change for one in found.outcomes for change in list_changes(one)}
    assert changed in otherwise


def test_where_a_card_forbids_it_a_pool_is_not_assumed_to_be_empty() -> None:
    # card/the-vaultkeeper: nothing can be stolen, however much there is.
    (only,) = tried("I play Bait and Switch, my opponent controls The Vaultkeeper").outcomes
    assert "card/the-vaultkeeper" in only.rests_on()


# turns


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "My opponent forges a key"), ("fr", "mon adversaire forge une clé")]
)
def test_who_forges_has_what_a_key_costs(lang: str, text: str) -> None:
    (only,) = tried(text, lang).outcomes
    assert ("North", "keys") in {(change.subject, change.aspect) for change in only.changes}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "I start my turn with 7 Æmber"),
        ("en", "I start on 7 and no keys"),
        ("fr", "je commence mon tour avec 7 Aombres"),
    ],
)
def test_a_turn_that_begins_with_enough_forges(lang: str, text: str) -> None:
    (only,) = tried(text, lang).outcomes
    assert find_amount(only, "South", "aember") == -6


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "I played Interdimensional Graft last turn. Now he begins with 9 Æmber, I have 1"),
        ("fr", "j'ai joué Greffe Dimensionnelle au tour précédent, il commence son tour avec 9, moi 1"),
    ],
)
def test_what_was_played_last_turn_lasts_and_pools_are_those_of_now(lang: str, text: str) -> None:
    (only,) = tried(text, lang).outcomes
    assert only.result.end is not None
    assert only.result.end.board.players["South"].aember == 1 + 9 - 6


def test_what_else_was_done_last_turn_is_not_done_again() -> None:
    found = tried("I played Poison Wave last turn. Now he attacks my Troll with Krump")
    assert "last" in found.situation.blocking


def test_a_row_has_two_cards_of_one_name_and_the_middle_one_is_the_target() -> None:
    (only,) = tried("Smite, Troll into the guy in the middle, his line is Krump, Umbra, Krump").outcomes
    assert {"umbra"} == {subject for subject, what in list_changes(only) if what == "destroyed"}
    assert find_amount(only, "Krump 2", "damage") == find_amount(only, "krump", "damage") == 2


@pytest.mark.parametrize(
    ("lang", "text", "unread"),
    [
        ("en", "Troll next to my Krump, and it fights his Snudge", "it"),  # either of the two
        ("en", "Troll has Jammer Pack. I play Jammer Pack on Krump", "play"),  # that one, or another
        ("fr", "j'attaque avec Troll, cette rangée Krump Umbra", "rangée"),  # whose it is
    ],
)
def test_what_may_be_either_of_two_stops_the_play(lang: str, text: str, unread: str) -> None:
    found = tried(text, lang)
    assert found.status == NOT_READ
    assert unread in found.situation.blocking


def test_what_is_asked_at_the_end_is_not_told() -> None:
    (only,) = tried("j'attaque son Roxador avec mon Horion, Horion est sonné après ?", "fr").outcomes
    assert find_amount(only, "tunk", "damage") == 1  # and it is not stunned before: its armor takes 1 of 2


def test_after_omega_it_is_said_that_the_step_has_ended() -> None:
    found = tried("I play Duskwitch. May I still discard Key Charge from hand this turn?")
    assert found.status == REFUSED
    assert found.play is not None
    assert found.play.refused is not None
    assert "glossary/omega" in found.play.refused.refusal.cite


# an answer


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("Stealer of Souls destroys Bad Penny in a fight. Is she purged?", True),
        ("I play Duskwitch. May I still discard Key Charge from hand this turn?", True),
        ("I have 6 Æmber, do I have to forge a key?", False),  # only a question speaks of it
        ("Sack of Coins with 3 Æmber in my pool: must all the damage go to one creature?", False),
        ("Life for a Life says to sacrifice a creature. May it be an enemy creature?", False),
        ("I play Exhume. What can be chosen?", False),  # no target is there
    ],
)
def test_a_play_answers_only_what_it_shows(text: str, answers: bool) -> None:
    found = try_situation(text, "en", "keyforge")
    assert (found is not None and is_answer(found)) is answers


@pytest.mark.parametrize(
    ("text", "tells"),
    [
        ("he attacks my Bumpsy with Krump", True),
        ("does Krump attack Bumpsy?", False),
        ("my krump attacks his bumpsy with flowers", False),
        ("what does stun do", False),
        ("can a stunned creature fight", False),
        ("can my stunned Troll fight his Krump", True),
    ],
)
def test_what_only_tells_is_told_from_a_question(text: str, tells: bool) -> None:
    assert only_tells(text, "en", "keyforge") is tells


# what is saved


@settings(deadline=None, max_examples=25, derandomize=True)
@given(
    lang=st.sampled_from(("en", "fr")),
    cards=st.lists(
        st.sampled_from(("troll", "krump", "bumpsy", "urchin", "bad-penny")),
        min_size=2,
        max_size=2,
        unique=True,
    ),
    fact=st.sampled_from(("", "stunned", "2 damage", "exhausted", "3 Æmber on it")),
)
def test_what_is_saved_is_a_board_that_check_takes(lang: str, cards: list[str], fact: str) -> None:
    one, other = (pick_name(all_facts()[card], lang) for card in cards)
    found = try_situation(
        f"my {one} attacks his {other}. {other} has {fact or '1 damage'}.", "en", "keyforge"
    )
    script = as_script(found) if found is not None else None
    if script is not None:
        assert find_mistakes(script, lang) == ()


# where a sentence is played


@pytest.mark.parametrize(
    "words",
    [
        ("troll attacks urchin",),
        ("troll", "attacks", "urchin"),
        ("explore", "Troll attacks Urchin"),
        ("replay", "Troll attaque Orphelin"),
    ],
)
def test_a_sentence_where_a_name_belongs_points_to_try(kfjudge: Kfjudge, words: tuple[str, ...]) -> None:
    shown = kfjudge(*words)
    assert shown.status != 0
    assert 'kfjudge try "' in " ".join((shown.out + shown.err).split())


@pytest.mark.parametrize(
    ("lang", "text", "unread"),
    [
        ("en", "Troll attacks Noddy the Thief, then Krump dances. My opponent has 3 Æmber", "Krump"),
        ("fr", "j’attaque Fée Rosée avec Bobosse, puis je bricole un truc avec Valdr", "bricole"),
    ],
)
def test_what_is_done_next_is_not_passed_over(lang: str, text: str, unread: str) -> None:
    found = tried(text, lang)
    assert found.status == NOT_READ
    assert unread in found.situation.blocking


# amounts, neighbors and turns that were taken for something else


@pytest.mark.parametrize(
    ("lang", "text", "amounts"),
    [
        ("en", "my Horseman of Pestilence reaps, he has Challe and Bulleteye. 2 amber before", (3, None)),
        ("en", "my Horseman of Pestilence reaps, he has Challe and Bulleteye. I was at 2", (3, None)),
        ("fr", "Cavalier de la Pestilence moissonne, en face Ciblette. 2 ambres avant", (3, None)),
        ("en", "he has Customs Office + 4 amber, me 2 and I play Lifeward", (2, 5)),  # 1 is paid, 1 is gained
        ("fr", "il a bureau des douanes + 4 ambre, moi 2 et je pose gardevie", (2, 5)),
        ("fr", "il a bureau des douanes +4 ambre, moi 2 et je pose gardevie", (2, 5)),
        ("en", "start of my turn 8 amber 0 keys, he had played Interdimensional Graft, him 1", (0, 3)),
        ("fr", "debut de mon tour 8 ambre 0 clé, il avait joué greffe dimensionnelle, lui 1", (0, 3)),
        ("fr", "debut de mon tour 8 ambre 0 clé, il avait déjà joué greffe dimensionnelle, lui 1", (0, 3)),
    ],
)
def test_an_amount_is_the_players_whose_it_was_told_to_be(
    lang: str, text: str, amounts: tuple[int, int | None]
) -> None:
    found = tried(text, lang)
    assert found.status == PLAYED
    end = found.outcomes[0].result.end
    assert end is not None
    for seat, amount in zip(("South", "North"), amounts, strict=True):
        assert amount is None or end.board.players[seat].aember == amount


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "I play Pound on Hunting Witch, Smiling Ruth left of her and Bad Penny right. me 0 amber"),
        (
            "fr",
            "Écrabouillage sur Sorcier Chasseur, Ruth Gueule d’Amour à gauche de lui et Faux Jeton à droite",
        ),
    ],
)
def test_neighbors_left_and_right_stand_in_one_row(lang: str, text: str) -> None:
    rows = [
        {"hunting-witch", "smiling-ruth", "bad-penny"} & row for row in in_play(tried(text, lang)).values()
    ]
    assert sorted(map(len, rows)) == [0, 3]


def test_a_neighbor_whose_place_is_not_settled_stops_the_play() -> None:
    text = "I play Pound on Hunting Witch, Smiling Ruth next to her and Bad Penny right. me 0 amber"
    assert tried(text).situation.blocking == ("right",)
