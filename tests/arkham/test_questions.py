"""The questions that tables ask most often: each is answered with a board that plays its case."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfjudge.api import ask

_HEADER, *_ROWS = (
    line.split("\t")
    for line in Path(__file__).with_name("questions.tsv").read_text(encoding="utf-8").splitlines()
)


@pytest.mark.parametrize(("lang", "question", "board"), [
    (lang, row[at], row[2]) for row in _ROWS for at, lang in enumerate(_HEADER[:2])
])  # fmt: skip
def test_the_board_of_a_question_stands_beside_its_answer_though_no_game_is_named(
    lang: str, question: str, board: str
) -> None:
    answer = ask(question, lang=lang)
    assert answer.best is not None
    assert answer.best.game == "arkham"
    assert board in answer.boards
