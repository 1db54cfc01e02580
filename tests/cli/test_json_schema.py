"""`--json-schema`: whatever a command prints as JSON is as its schema says, no member more and none less."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kfjudge.cli import app
from kfjudge.render.writers import DIALECT
from tests.cli.test_format import COMMANDS
from tests.json_schema import find_faults
from tests.terminal import Kfjudge

PRINTED = (
    *COMMANDS,
    # entries of every kind, of every game, one or several, in one language or two
    ("lookup", "faq/1.3/10"),
    ("lookup", "rule/step-3", "--both"),
    ("lookup", "errata/library-access"),
    ("lookup", "edition/1.0"),
    ("lookup", "board/faq/anger-on-a-stunned-creature"),
    ("lookup", "attack of opportunity"),
    ("lookup", "fateforge:card/archer"),
    ("lookup", "stunned"),
    ("lookup", "step"),
    ("lookup", "--game", "fateforge"),
    ("card", "urchin"),
    ("card", "roland banks", "--both"),
    ("card", "troll, urchin", "--both"),
    ("card", "roland banks", "daisy walker"),
    ("card", "Sinder"),
    ("cards", "--game", "arkham", "--level", "2+"),
    ("cards", "--game", "fateforge"),
    ("cards", "--house", "nowhere"),
    ("faq", "10", "--both"),
    ("faq", "99"),
    ("faq", "--since"),
    ("faq", "--since", "2018"),
    ("faq", "--game", "arkham"),
    ("errata", "library access"),
    ("errata", "krump"),
    ("editions", "1.3"),
    ("editions", "fight"),
    ("editions", "--game", "fateforge"),
    ("editions", "nonsense"),
    # what is found, answered and told
    ("search", "stun", "--game", "arkham", "--limit", "3"),
    ("ask", "purge vs discard"),
    ("ask", "what does ward do?"),
    ("ask", "zzzz qqqq"),
    ("ask", "can I fight with a stunned creature", "--edition", "1.1"),
    ("ask", "does an attack of opportunity exhaust the enemy", "--game", "arkham"),
    ("try", "Troll attacks Bad Penny next to Shadow Self"),
    ("try", "a stunned Krump fights"),
    ("try", "North plays Ether Spider and something odd"),
    ("try", "nothing of the kind"),
    # boards
    ("replay", "faq/anger-on-a-stunned-creature"),
    ("replay", "all-the-enemies-act"),
    ("replay", "faq/1.3/11", "faq/1.3/13"),
    ("replay", "editions/fight-cut-short", "--reading", "fight.cut-short=not-fought"),
    ("replay", "editions/stun-omni", "--editions", "all"),
    ("replay", "no such board"),
    ("explore", "editions/destroyed-once-saved"),
    ("explore", "house-must-against-cannot", "--editions", "all"),
    ("explore", "faq/1.3/1", "--limit", "3"),
    ("check", "scenarios/keyforge/faq/anger-on-a-stunned-creature.kf"),
    ("check", "README.md"),
    ("diff", "1.0", "1.3"),
    ("diff", "1.3", "1.1", "--limit", "2"),
    ("diff", "1.1", "1.3", "urchin"),
    ("page", "editions"),
    ("page", "keywords", "--edition", "1.1"),
    ("index", "--check"),
    ("index", "--rebuild", "--game", "fateforge"),
    ("help", "nonsense"),
    ("lookup", "stun", "--limit", "x"),
)  # fmt: skip


@cache
def schema_of(command: str) -> dict[str, Any]:
    return app.schema_of(command)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("words", dict.fromkeys(PRINTED), ids=" ".join)
def test_what_is_printed_is_as_the_schema_says(kfjudge: Kfjudge, words: tuple[str, ...], lang: str) -> None:
    data = kfjudge(*words, "--json", "--lang", lang).data
    assert find_faults(data, schema_of(words[0]), schema_of(words[0])) == []


def test_a_board_with_a_mistake_or_without_a_game_is_told_by_the_schema(
    kfjudge: Kfjudge, tmp_path: Path
) -> None:
    board = tmp_path / "wrong.kf"
    board.write_text("South line: Nobody\n", encoding="utf-8")
    for command in ("check", "replay", "explore"):
        seen = kfjudge(command, str(board), "--json")
        assert seen.status == 2
        assert find_faults(seen.data, schema_of(command), schema_of(command)) == []


@pytest.mark.parametrize("command", app.commands())
def test_every_command_has_a_schema(kfjudge: Kfjudge, command: str) -> None:
    schema = kfjudge("--json-schema", command).data
    assert schema == json.loads(json.dumps(schema_of(command)))
    assert schema["$schema"] == DIALECT
    assert schema["title"] == f"kfjudge {command} --json"
    for name, each in schema["$defs"].items():
        assert each["additionalProperties"] is False, name
        assert set(each["required"]) <= set(each["properties"]), name


def test_a_member_too_many_or_too_few_is_against_the_schema(kfjudge: Kfjudge) -> None:
    data, schema = kfjudge("replay", "faq/1.3/13", "--json").data, schema_of("replay")
    assert find_faults(data, schema, schema) == []
    for spoil in (
        lambda replay: replay.update(more=1),
        lambda replay: replay.pop("status"),
        lambda replay: replay.update(edition=1.3),
        lambda replay: replay["steps"][0].update(more=1),
        lambda replay: replay["steps"][0].pop("cite"),
        lambda replay: replay["steps"][0].update(n=True),
        lambda replay: replay.update(steps=None),
    ):
        spoiled = deepcopy(data)
        spoil(spoiled)
        assert find_faults(spoiled, schema, schema) != []


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["--json-schema"], "--json-schema needs a value", "--json-schema demande une valeur"),
        (["--json-schema", "serch"], "did you mean search?", "vouliez-vous dire search"),
    ],
)
def test_the_schema_of_what_is_no_command_is_refused(
    kfjudge: Kfjudge, words: list[str], english: str, french: str
) -> None:
    assert kfjudge(*words).status == 2
    assert english in kfjudge(*words).err
    assert french in kfjudge("--lang", "fr", *words).err
