"""History files of the prompt that somebody else wrote, or that were cut: they are read within bounds, and
what is typed next stands at their end."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import strategies as st

from kfjudge.cli.prompt.editor import MOST, MOST_BYTES, append_to_history, read_history
from kfjudge.cli.prompt.line import LONGEST_LINE
from tests.fuzz.hunt import hunt

ODD = (b"stun", b"", b" ", b"\r", b"\x00", b"\x1b[31m", b"\xff\xfe", b"\xe2\x80", b"\xe2\x80\xa8", b"+x")
LONG = [letter * times for letter in (b"x", b"\xc3\xa9", b" ") for times in (1999, 2001, 70_000)]
LINES = st.one_of(
    st.sampled_from(ODD),
    st.binary(max_size=50),
    st.text(max_size=50).map(lambda text: text.encode(errors="replace")),
    st.sampled_from(LONG),
)
FILES = st.builds(
    lambda lines, times, end: b"\n".join(lines * times) + end,
    st.lists(LINES, max_size=20),
    st.sampled_from([1, 1, 1, 60, 400]),
    st.sampled_from([b"\n", b"\n", b"", b"\n\n"]),
)
TYPED = st.text(max_size=60) | st.sampled_from(["stun", "x" * 3000, "a\nb", "\x1b[31m", "é"])


def look(case: tuple[bytes, str]) -> None:
    written, typed = case
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "history"
        path.write_bytes(written)
        lines = read_history(path)
        assert len(lines) <= max(MOST, MOST_BYTES)
        assert all(line.strip() and len(line) <= LONGEST_LINE and "\n" not in line for line in lines)
        again = read_history(path)  # what was cut may be longer in bytes than it was, and is cut once more
        assert lines[len(lines) - len(again) :] == again
        assert len(lines) - len(again) < MOST / 10
        append_to_history(path, typed)
        last = " ".join(typed.split())[:LONGEST_LINE].encode(errors="replace").decode()
        kept = read_history(path)
        assert len(kept) <= MOST
        assert kept[-1:] == ([last] if last.strip() else lines[-1:]), "what was typed is not the last line"
        assert (
            path.stat().st_size <= max(len(written), MOST * (LONGEST_LINE * 4 + 1)) + len(last.encode()) + 1
        )
        assert [one.name for one in Path(folder).iterdir()] == ["history"]


def run(seed: int, seconds: float) -> int:
    return hunt(seed, seconds, st.tuples(FILES, TYPED), look)
