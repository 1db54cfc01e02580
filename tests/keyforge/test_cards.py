"""What a word of the language of cards does, on a card that needs it: the case and its border."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from kfjudge.games.keyforge.engine import node
from kfjudge.games.keyforge.engine.spec import modeled
from tests.keyforge.table import aember, card, cites, creature, happened, line, offered, play, table, zone
from tests.keyforge.test_language import PARTS

BROBNAR = ["brobnar", "dis", "logos"]


def of(*houses: str, **zones: Any) -> dict[str, Any]:
    return {"houses": list(houses), **zones}


def test_a_card_that_counts_creatures_counts_those_that_fit_and_no_others() -> None:
    mars = [creature("tunk", "one"), creature("tunk", "two", exhausted=True), creature("troll", "other")]
    south = of("mars", "brobnar", "logos", hand=["psychic-network"], line=mars)
    assert aember(play(table("mars", south=south, north={"aember": 5}), "play:psychic-network")) == (1, 4)


def test_for_each_is_counted_at_the_start_and_done_one_after_the_other() -> None:
    mars = [creature("tunk", "one"), creature("tunk", "two")]
    south = of("mars", "brobnar", "logos", hand=["mothership-support"], line=mars)
    board = table("mars", south=south, north={"line": ["troll", "urchin"]})
    match = play(board, "play:mothership-support", "choose:urchin")
    assert line(match, "North") == ["troll"]
    match.choose("choose:troll")
    assert card(match, "troll")["damage"] == 2
    assert aember(match)[0] == 1  # the bonus alone: nothing more is asked


def test_what_waits_for_reaping_hears_every_creature_and_only_for_the_turn() -> None:
    south = of("mars", "brobnar", "logos", line=["tunk"], artifacts=["crystal-hive"])
    match = play(table("mars", south=south), "action:crystal-hive", "reap:tunk")
    assert aember(match)[0] == 2
    quiet = play(table("mars", south=south), "reap:tunk", "action:crystal-hive")
    assert aember(quiet)[0] == 1


def test_a_lost_keyword_is_lost_for_the_turn() -> None:
    south = of("mars", "brobnar", "logos", line=["tunk"], artifacts=["sniffer"])
    north = of("shadows", "sanctum", "untamed", line=["noddy-the-thief"])
    elusive = play(table("mars", south=south, north=north), "fight:tunk")
    assert line(elusive, "North") == ["noddy-the-thief"]
    found = play(table("mars", south=south, north=north), "action:sniffer", "fight:tunk")
    assert line(found, "North") == []


def test_what_waits_for_the_use_of_artifacts_is_deaf_to_creatures_and_to_the_opponent() -> None:
    south = of("logos", "brobnar", "mars", line=["veylan-analyst"], artifacts=["library-of-babble"])
    match = play(table("logos", south=south), "action:library-of-babble", "reap:veylan-analyst")
    assert aember(match)[0] == 2  # one for the artifact, one for reaping


def test_a_card_that_must_be_archived_and_one_that_must_be_discarded_are_two_choices() -> None:
    south = of("logos", "brobnar", "mars", hand=["sloppy-labwork", "urchin", "troll"])
    match = play(table("logos", south=south), "play:sloppy-labwork", "choose:troll")
    assert (zone(match, "South", "archives"), zone(match, "South", "hand")) == (["troll"], [])
    assert set(zone(match, "South", "discard")) == {"urchin", "sloppy-labwork"}


def test_a_key_forged_this_turn_and_none_before_lets_smiling_ruth_take_a_flank_creature() -> None:
    south = of("shadows", "brobnar", "mars", line=["smiling-ruth"])
    north = of("dis", "sanctum", "untamed", line=["troll", "bumpsy", "urchin"])
    without = play(table("shadows", south=south, north=north), "reap:smiling-ruth")
    assert line(without, "North") == ["troll", "bumpsy", "urchin"]
    forging = table(step="forge", south={**south, "aember": 6}, north=north)
    match = play(forging, "choose:red", "choose:shadows", "reap:smiling-ruth")
    assert offered(match) == {"choose:troll", "choose:urchin"}
    match.choose("choose:troll")
    match.choose("choose:right")
    assert line(match, "South") == ["smiling-ruth", "troll"]


def test_what_was_not_destroyed_costs_its_owner_a_card() -> None:
    south = of("dis", "brobnar", "mars", hand=["gongoozle"])
    north = of("shadows", "sanctum", "untamed", line=["troll", "urchin"], hand=["fear"])
    spared = play(table("dis", south=south, north=north), "play:gongoozle", "choose:troll")
    assert zone(spared, "North", "discard") == ["fear"]
    killed = play(table("dis", south=south, north=north), "play:gongoozle", "choose:urchin")
    assert zone(killed, "North", "discard") == ["urchin"]


def test_a_toll_is_paid_once_for_each_that_asks_it_or_nothing_is_played() -> None:
    south = of("logos", "brobnar", "mars", hand=["spangler-box"], aember=2)
    offices = [creature("customs-office", "one"), creature("customs-office", "two")]
    north = of("shadows", "sanctum", "untamed", artifacts=offices)
    match = play(table("logos", south=south, north=north), "play:spangler-box")
    assert aember(match) == (0, 2)
    assert "glossary/pay" in cites(match)
    poor = play(table("logos", south={**south, "aember": 1}, north=north))
    assert "play:spangler-box" not in offered(poor)


def test_each_oath_counts_what_was_destroyed_and_not_what_was_there() -> None:
    south = of("sanctum", "brobnar", "mars", hand=["oath-of-poverty"], artifacts=["cannon", "crystal-hive"])
    match = play(table("sanctum", south=south), "play:oath-of-poverty", "choose:cannon")
    assert aember(match)[0] == 1 + 2 * 2  # the bonus, and two for each artifact destroyed
    assert happened(match).count("goes-to-pile") == 2


def test_every_word_of_the_language_is_on_some_card() -> None:
    words = {kind for part in PARTS for kind in nodes_of(part)}
    spoken = {type(word) for spec in modeled().values() for word in spec.nodes()}
    in_code = {node.ItsController}  # asked by another node
    plain = {kind for kind in words if not kind.__subclasses__()}
    unspoken = sorted(kind.__name__ for kind in plain - spoken - in_code)
    assert unspoken == [], f"no card of kfjudge/games/keyforge/cards is written with {unspoken}"


def nodes_of(module: ModuleType) -> list[type[node.Node]]:
    return [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, node.Node)]
