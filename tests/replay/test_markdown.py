"""A replay as Markdown, read as people read it: by CommonMark."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from markdown_it import MarkdownIt  # rich brings it
from markdown_it.token import Token

from kfjudge.notation.scenario_files import read_scenario
from kfjudge.render.replays.page import lay_out_replay
from kfjudge.render.replays.view import view_replay
from kfjudge.render.writers.markdown import write_markdown
from kfjudge.replay.play import run
from tests.replay.hostile_boards import BOARD, HOSTILE, PLAIN, plant, strip_punctuation

OUR_OWN = {
    *("heading", "paragraph", "bullet_list", "list_item", "inline", "text", "strong", "em", "code_inline"),
    *("fence", "softbreak"),
}


def tokens(text: str) -> Iterator[Token]:
    for block in MarkdownIt("commonmark").parse(text):
        yield block
        yield from block.children or ()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("text", HOSTILE)
def test_what_a_file_says_is_no_markdown(text: str, lang: str) -> None:
    plants = plant(text)
    result = run(read_scenario(BOARD.format_map(PLAIN | plants)), "1.3")
    read = list(tokens(write_markdown(lay_out_replay(view_replay(result, lang)))))
    assert {token.type.removesuffix("_open").removesuffix("_close") for token in read} <= OUR_OWN
    seen = strip_punctuation(
        "".join(token.content for token in read if token.type in ("text", "code_inline"))
    )
    heading = plants["titre" if lang == "fr" else "title"]
    assert strip_punctuation(heading) in seen
    played = plants.get("joue" if lang == "fr" else "played", "")
    assert strip_punctuation(played)[:50] in seen


def test_every_place_takes_something_hostile() -> None:
    taken = [place for text in HOSTILE for place in plant(text)]
    assert {place for place in PLAIN if taken.count(place) < 5} == set()
