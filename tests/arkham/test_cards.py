"""What single cards do where a board file says it badly: slots, decks, tokens, who stays behind."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from kfjudge.core.errors import BadState
from kfjudge.core.run import Run, start
from kfjudge.games import get_game
from kfjudge.games.arkham.engine import events, harm
from kfjudge.games.arkham.engine.board import Board
from kfjudge.games.arkham.engine.engine import Game

ENGINE = get_game("arkham").engine
SKILLS = {"combat": 3, "intellect": 3, "agility": 3, "willpower": 3, "health": 9, "sanity": 9}
HERE = {"card": "location", "uid": "here", "shroud": 3, "clues": 2}


def begin(players: dict[str, dict[str, Any]], bag: tuple[str, ...] = ("0",), **zones: Any) -> Run[Board]:
    """Investigators with those zones at one location; it is the turn of the first."""
    state = {
        "active": next(iter(players)),
        "bag": list(bag),
        "players": {name: {"at": "here", **SKILLS, **one} for name, one in players.items()},
        "encounter": {"encounter": {"locations": [HERE], **zones}},
    }
    return start(ENGINE.rules("2016"), ENGINE.read(state))


def cards(*names: str) -> list[dict[str, str]]:
    return [{"card": name, "uid": name} for name in names]


def pass_all(run: Run[Board]) -> Run[Board]:
    """Answer what is asked by its first option until the next action."""
    while run.pending is not None and not run.pending.turn:
        run = run.choose(run.pending.options[0].id)
    return run


def names_of(run: Run[Board]) -> list[str]:
    return [step.event for step in run.trace]


# slots: two hands, and two more for Tomes

TOMES, OTHERS = ("encyclopedia", "old-book-of-lore", "medical-texts"), ("knife", "machete", "flashlight")


@pytest.mark.parametrize("bag", [False, True])
@pytest.mark.parametrize("held", [*combinations((*TOMES[:2], *OTHERS[:2]), 2),
                                  *combinations((*TOMES[:2], *OTHERS[:2]), 3)])  # fmt: skip
def test_a_hand_asset_fits_with_those_that_leave_it_a_slot(held: tuple[str, ...], bag: bool) -> None:
    """Flashlight fits if no more than one hand is left to things that no Tome slot holds."""
    assets = cards(*held, *(["daisy-s-tote-bag"] if bag else []))
    run = begin({"Ann": {"assets": assets, "hand": cards("flashlight"), "resources": 9}})
    run = run.choose("play:flashlight")
    tomes = sum(one in TOMES for one in held)
    in_hands = len(held) - (min(tomes, 2) if bag else 0)
    assert (run.pending is not None and not run.pending.turn) is (in_hands > 1)


# what is under a deck


@pytest.mark.parametrize("deck", [[], cards("guts"), {"shuffled": cards("guts")}, "unknown"])
def test_an_event_goes_under_the_deck_and_is_drawn_last(deck: Any) -> None:
    ann = {"assets": cards("wendy-s-amulet"), "hand": cards("emergency-cache"), "deck": deck}
    run = pass_all(begin({"Ann": ann}).choose("play:emergency-cache"))
    one = run.board.players["Ann"]
    assert one.discard == []
    known = deck != "unknown" and not isinstance(deck, dict)
    assert (one.deck if known else one.bottom)[-1:] == ["emergency-cache"]
    drawn = []
    while run.board.players["Ann"].actions:
        run = run.choose("draw")
        drawn.append(run.board.players["Ann"].hand[-1])
    if deck == "unknown":
        assert "emergency-cache" not in drawn
    else:
        assert drawn.index("emergency-cache") == (0 if deck == [] else 1)


@pytest.mark.parametrize(("amulet", "discard", "offered"), [
    (True, ["working-a-hunch", "evidence"], "working-a-hunch"),
    (True, ["knife", "working-a-hunch"], "working-a-hunch"),  # the topmost event, not the topmost card
    (False, ["working-a-hunch"], None),
    (True, ["evidence", "working-a-hunch"], None),  # what lies on it is an event that does not suit
])  # fmt: skip
def test_only_the_topmost_event_of_the_discard_pile_is_played(
    amulet: bool, discard: list[str], offered: str | None
) -> None:
    assets = cards("wendy-s-amulet") if amulet else []
    run = begin({"Ann": {"assets": assets, "discard": cards(*discard), "resources": 9}})
    assert run.pending is not None
    plays = [option.id for option in run.pending.options if option.id.startswith("play:")]
    assert plays == ([f"play:{offered}"] if offered else [])


# attachments


@pytest.mark.parametrize("enemy", ["ghoul-minion", "ghoul-priest", "swarm-of-rats"])
@pytest.mark.parametrize("exhausted", [False, True])
def test_an_engaged_enemy_that_is_kept_out_stays_behind(enemy: str, exhausted: bool) -> None:
    threat = [{"card": enemy, "uid": "foe", "exhausted": exhausted}]
    run = begin(
        {"Ann": {"threat": threat}, "Bob": {"at": "there"}},
        locations=[{**HERE, "connected": ["there"]}, {"card": "location", "uid": "there"}],
        attachments=[{"card": "barricade", "uid": "barricade", "at": "there", "owner": "Bob"}],
    )
    run = pass_all(run.choose("move:there"))
    foe = run.board.cards["foe"]
    elite = enemy == "ghoul-priest"
    assert run.board.location_of(foe) == ("there" if elite else "here")
    assert (foe.controller == "Ann") is elite
    assert (run.board.players["Ann"].damage > 0) is not exhausted


def test_whose_an_attached_card_is_has_to_be_said_among_several() -> None:
    barricade = [{"card": "barricade", "at": "here"}]
    with pytest.raises(BadState):
        begin({"Ann": {}, "Bob": {}}, attachments=barricade)
    assert begin({"Ann": {}}, attachments=barricade).board.cards["e1"].owner == "Ann"


# tokens


@pytest.mark.parametrize("used", [False, True])
def test_two_tokens_are_revealed_and_one_counts(used: bool) -> None:
    ann = {"assets": cards("grotesque-statue")}
    run = begin({"Ann": ann}, ("+1", "auto-fail")).choose("investigate")
    assert run.pending is not None
    run = run.choose(run.pending.options[1 if used else 0].id)
    revealed = run.choose("choose:auto-fail")
    if used:
        assert revealed.pending is not None
        assert revealed.pending.who == "Ann"
        assert revealed.choose("choose:+1").board.players["Ann"].clues == 1
        assert revealed.choose("choose:auto-fail").board.players["Ann"].clues == 0
    else:
        assert revealed.board.players["Ann"].clues == 0
    assert run.board.cards["grotesque-statue"].uses == 4 - used


def test_the_statue_is_offered_once_for_each_token_that_would_be_revealed() -> None:
    ann = {"assets": cards("grotesque-statue")}
    run = begin({"Ann": ann}, ("+1", "-1", "auto-fail")).choose("investigate")
    asked = 0
    while run.pending is not None and not run.pending.turn:
        if run.pending.question.key == "ask.reaction":
            asked += 1
            run = run.choose(run.pending.options[-1].id)
        else:
            run = run.choose(run.pending.options[0].id)
    assert asked == 1


@pytest.mark.parametrize("left", [1, 2])
def test_a_token_that_is_canceled_goes_back_and_the_ignored_one_does_not(left: int) -> None:
    """Wendy cancels the token that she has chosen by the statue: it may come again, the other cannot."""
    ann = {"card": "wendy-adams", "assets": cards("grotesque-statue"), "hand": cards("guts", "knife")}
    bag = ("+1", "auto-fail", "-1")[: left + 1]
    run = begin({"Ann": ann}, bag).choose("investigate").choose("react:grotesque-statue:1")
    run = run.choose("choose:auto-fail").choose("choose:+1") if left == 2 else run
    while run.pending is not None and run.pending.who == "chance":
        run = run.choose(run.pending.options[0].id)
    run = run.choose("choose:+1")
    assert run.pending is not None
    run = run.choose(run.pending.options[1].id).choose("choose:guts").choose("react:no")
    tokens = [one.id for one in run.pending.options] if run.pending is not None else []
    assert "choose:auto-fail" not in tokens


# attacks


@pytest.mark.parametrize("by", [0, 1, 3, 5, 6])
@pytest.mark.parametrize("hits", [True, False])
def test_a_shotgun_counts_the_points(by: int, hits: bool) -> None:
    if not hits and by == 0:
        return
    fight = 6 - by if hits else 6 + by
    foe = {"card": "enemy", "uid": "foe", "fight": max(fight, 0) or 1, "health": 9}
    run = begin({"Ann": {"assets": cards("shotgun")}, "Bob": {"threat": [foe]}})
    run = run.choose("fight:foe:shotgun:1")
    done = run.board.cards["foe"].damage, run.board.players["Bob"].damage
    amount = min(max(by if fight > 0 else 5, 1), 5)
    assert done == ((amount, 0) if hits else (0, amount))


@pytest.mark.parametrize("others", [0, 1, 2])
def test_aquinnah_needs_another_enemy_there(others: int) -> None:
    foes = [
        {"card": "ghoul-minion", "uid": f"foe{n}", "at": "here", "exhausted": True} for n in range(others)
    ]
    ann = {"assets": cards("aquinnah"), "threat": [{"card": "swarm-of-rats", "uid": "rats"}]}
    run = begin({"Ann": ann}, enemies=foes).choose("resource")
    assert run.pending is not None
    asked = run.pending.question.key == "ask.reaction"
    assert asked is (others > 0)
    if asked:
        run = run.choose("react:aquinnah:0")
        run = run.choose("choose:foe0") if others > 1 else run
        assert (run.board.cards["foe0"].damage, run.board.players["Ann"].damage) == (1, 0)
        assert run.board.cards["aquinnah"].horror == 1


@pytest.mark.parametrize(("monster", "tester", "offered"), [
    ("ghoul-minion", "Ann", True), ("ghoul-minion", "Bob", True), ("mob-enforcer", "Ann", False),
])  # fmt: skip
def test_lita_answers_a_hit_on_a_monster_by_anybody_there(monster: str, tester: str, offered: bool) -> None:
    foe = [{"card": monster, "uid": "foe", "at": "here", "exhausted": True}]
    names = (tester, "Bob" if tester == "Ann" else "Ann")
    players = {name: {"assets": cards("lita-chantler")} if name == "Ann" else {} for name in names}
    run = begin(players, ("+1",), enemies=foe).choose("fight:foe")
    assert (run.pending is not None and run.pending.question.key == "ask.reaction") is offered
    if offered:
        assert not run.choose("react:lita-chantler:1").board.cards["foe"].in_play


# windows, actions


@pytest.mark.parametrize(("actions", "extra", "offered"), [(1, 0, True), (0, 1, True), (0, 0, False)])
def test_an_additional_action_is_for_tomes_alone(actions: int, extra: int, offered: bool) -> None:
    daisy = {"card": "daisy-walker", "assets": cards("encyclopedia", "knife"), "actions": actions,
             "extra": extra}  # fmt: skip
    run = begin({"Daisy": daisy})
    assert run.pending is not None
    ids = [option.id for option in run.pending.options]
    assert ("activate:encyclopedia:encyclopedia:0" in ids) is offered
    assert ("resource" in ids) is (actions > 0)


def test_a_turn_of_which_nothing_is_said_has_the_actions_that_cards_give() -> None:
    leo = {"card": "skids-o-toole", "assets": cards("leo-de-luca")}
    assert begin({"Skids": leo}).board.players["Skids"].actions == 4
    assert begin({"Daisy": {"card": "daisy-walker"}}).board.players["Daisy"].extra == 1
    said = begin({"Daisy": {"card": "daisy-walker", "actions": 3}})
    assert said.board.players["Daisy"].extra == 0


# weaknesses


WEAKNESSES = ("abandoned-and-alone", "amnesia", "cover-up", "dark-memory", "haunted", "hospital-debts",
              "hypochondria", "paranoia", "psychosis", "the-necronomicon")  # fmt: skip
STAYING = {"cover-up", "haunted", "hospital-debts", "hypochondria", "psychosis", "the-necronomicon"}


@pytest.mark.parametrize("way", ["drawn", "drawn by chance", "fetched", "drawn in a search"])
@pytest.mark.parametrize("weakness", WEAKNESSES)
def test_a_weakness_resolves_however_it_comes_from_the_deck(weakness: str, way: str) -> None:
    ann: dict[str, Any] = {"card": "daisy-walker", "resources": 3, "hand": cards("guts")}
    ann["deck"] = {"shuffled": cards(weakness)} if way == "drawn by chance" else cards(weakness)
    sources = {"fetched": "miskatonic-university", "drawn in a search": "old-book-of-lore"}
    if way == "fetched" and weakness not in ("dark-memory", "the-necronomicon"):
        return  # no Tome and no Spell
    place = {"card": sources.get(way, "location"), "uid": "here"} if way == "fetched" else HERE
    ann["assets"] = cards("old-book-of-lore") if way == "drawn in a search" else []
    run = begin({"Daisy": ann}, locations=[place])
    actions = {"fetched": "activate:here:here:0",
               "drawn in a search": "activate:old-book-of-lore:old-book-of-lore:0"}  # fmt: skip
    run = pass_all(run.choose(actions.get(way, "draw")))
    one, card = run.board.players["Daisy"], run.board.cards[weakness]
    where = {"dark-memory": "hand"}.get(weakness, "threat" if weakness in STAYING else "discard")
    assert (card.zone, card.controller) == (where, "Daisy")
    assert one.resources == (0 if weakness == "paranoia" else 3)
    assert card.clues == (3 if weakness == "cover-up" else 0)
    assert card.horror == (3 if weakness == "the-necronomicon" else 0)


@pytest.mark.parametrize("hand", [["guts"], ["guts", "knife"], ["guts", "knife", "machete"],
                                  ["dark-memory", "knife"], ["dark-memory"]])  # fmt: skip
def test_amnesia_leaves_one_card_and_no_weakness_is_chosen(hand: list[str]) -> None:
    run = pass_all(begin({"Ann": {"hand": cards(*hand), "deck": cards("amnesia")}}).choose("draw"))
    kept = run.board.players["Ann"].hand
    assert kept == (["dark-memory"] if "dark-memory" in hand else hand[:1])


def test_a_weakness_is_no_card_to_discard_by_choice() -> None:
    """Wendy pays with a card of her hand, and a hand of nine is brought down to eight."""
    wendy = {"card": "wendy-adams", "hand": cards("dark-memory")}
    run = begin({"Wendy": wendy}, ("+1",)).choose("investigate")
    assert run.pending is not None
    assert run.pending.turn
    assert run.board.players["Wendy"].hand == ["dark-memory"]


@pytest.mark.parametrize(("damage", "horror"), [(1, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize("weakness", ["psychosis", "hypochondria"])
def test_what_is_taken_brings_the_other_kind_once(weakness: str, damage: int, horror: int) -> None:
    foe = {"card": "enemy", "uid": "foe", "deals": damage, "scares": horror}
    ann = {"threat": [*cards(weakness), foe]}
    one = pass_all(begin({"Ann": ann}).choose("resource")).board.players["Ann"]
    extra = damage if weakness == "hypochondria" else horror
    assert one.damage + one.horror == damage + horror + extra


def test_psychosis_and_hypochondria_feed_each_other_until_the_end() -> None:
    foe = {"card": "enemy", "uid": "foe", "deals": 1}
    ann = {"threat": [*cards("psychosis", "hypochondria"), foe], "health": 4, "sanity": 4}
    run = begin({"Ann": ann}).choose("resource")
    assert run.board.players["Ann"].defeated
    assert run.board.over


@pytest.mark.parametrize("holder", ["Ann", "Bob"])
@pytest.mark.parametrize("ending", ["resolution", "nobody left"])
def test_what_waits_for_the_end_of_the_game(holder: str, ending: str) -> None:
    """A resolution finds Cover Up in play; who is eliminated has lost it before the scenario ends."""
    players: dict[str, dict[str, Any]] = {"Ann": {}, "Bob": {}}
    players[holder] = {"threat": [{"card": "cover-up", "uid": "cover-up", "clues": 1}]}
    run = begin(players)
    game = Game(run.board.copy(), "2016")
    if ending == "resolution":
        game.do(events.ReachesResolution(1))
    else:
        for one in game.board.players.values():
            one.defeated = True
        for one in game.board.players.values():
            harm.eliminate(game, one)
    happened = [step.event for step in game.trace]
    assert ("suffers-trauma" in happened) is (ending == "resolution")


@pytest.mark.parametrize(("clues", "there"), [(3, 2), (1, 2), (0, 2), (3, 0)])
def test_a_discovery_is_covered_up_as_far_as_there_are_clues(clues: int, there: int) -> None:
    ann = {"threat": [{"card": "cover-up", "uid": "cover-up", "clues": clues}], "resources": 2,
           "hand": cards("working-a-hunch")}  # fmt: skip
    run = begin({"Ann": ann}, locations=[{**HERE, "clues": there}])
    assert run.pending is not None
    if not there:
        assert not any(option.id == "play:working-a-hunch" for option in run.pending.options)
        return
    run = run.choose("play:working-a-hunch")
    asked = run.pending is not None and run.pending.question.key == "ask.reaction"
    assert asked is (clues > 0)
    if asked:
        run = run.choose("react:cover-up:1")
        assert run.board.cards["cover-up"].clues == clues - 1
        assert run.board.players["Ann"].clues == 0
        assert run.board.cards["here"].clues == there


# the encounter deck


@pytest.mark.parametrize("deck", [[], cards("acolyte"), {"shuffled": cards("acolyte")}, "unknown"])
def test_an_evaded_enemy_is_shuffled_into_any_deck(deck: Any) -> None:
    ann = {"hand": cards("close-call"), "resources": 2, "agility": 9,
           "threat": [{"card": "ghoul-minion", "uid": "foe"}]}  # fmt: skip
    run = begin({"Ann": ann}, encounter_deck=deck).choose("evade:foe").choose("commit:no")
    run = run.choose("react:close-call:0")
    common = run.board.common
    if deck == "unknown":
        assert "foe" not in run.board.cards
    else:
        assert common.encounter_deck == []
        assert set(common.shuffled) == {"foe", *(["acolyte"] if deck else [])}


@pytest.mark.parametrize(("enemy", "offered"), [("ghoul-minion", True), ("ghoul-priest", False)])
def test_the_disc_answers_what_is_not_elite(enemy: str, offered: bool) -> None:
    ann = {"assets": cards("disc-of-itzamna"), "hand": cards("drawn-to-the-flame")}
    run = begin({"Ann": ann}, encounter_deck=cards(enemy)).choose("play:drawn-to-the-flame")
    assert (run.pending is not None and run.pending.question.key == "ask.reaction") is offered
    if offered:
        run = run.choose("react:disc-of-itzamna:0")
        assert run.board.common.encounter_discard == [enemy]
    assert run.board.players["Ann"].clues == 2


@pytest.mark.parametrize("whose", ["Ann", "Bob", "encounter"])
def test_any_deck_may_be_looked_at_and_nothing_else_changes(whose: str) -> None:
    deck = cards("guts", "knife", "machete", "flashlight")
    ann = {"assets": cards("scrying"), **({"deck": deck} if whose == "Ann" else {})}
    bob = {"deck": deck} if whose == "Bob" else {}
    foes = cards("acolyte", "ghoul-minion", "rotting-remains", "swarm-of-rats")
    run = begin({"Ann": ann, "Bob": bob}, encounter_deck=foes if whose == "encounter" else [])
    run = run.choose("activate:scrying:scrying:1").choose(f"choose:{whose}")
    assert run.pending is not None
    third = run.pending.options[2].id
    run = pass_all(run.choose(third))
    board = run.board
    after = board.common.encounter_deck if whose == "encounter" else board.players[whose].deck
    assert after[0] == third.removeprefix("choose:")
    assert len(after) == 4
    assert after[3] == ("swarm-of-rats" if whose == "encounter" else "flashlight")


@pytest.mark.parametrize(("horror", "daisy", "offered"), [(2, True, True), (1, True, True), (0, True, False),
                                                          (2, False, False)])  # fmt: skip
def test_the_necronomicon_is_used_as_long_as_horror_can_be_moved(
    horror: int, daisy: bool, offered: bool
) -> None:
    tome = {"card": "the-necronomicon", "uid": "tome", "horror": horror}
    run = begin({"Daisy": {**({"card": "daisy-walker"} if daisy else {}), "threat": [tome]}})
    assert run.pending is not None
    assert ("activate:tome:tome:3" in [one.id for one in run.pending.options]) is offered
    if offered:
        run = run.choose("activate:tome:tome:3")
        assert run.board.players["Daisy"].horror == 1
        assert run.board.cards["tome"].in_play is (horror > 1)
