"""What is no rulebook, or would harm: one sentence each, exit status 2, and nothing is kept."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from kfjudge.books import reading
from tests.books.rulebook import NEWER, write, write_pdf
from tests.terminal import Kfjudge


def locked(path: Path) -> None:
    from pypdf import PdfReader, PdfWriter

    writer = PdfWriter()
    writer.append(PdfReader(write_pdf(path.parent)))
    writer.encrypt("secret", algorithm="RC4-128")
    writer.write(path)


def cut_off(path: Path) -> None:
    path.write_bytes(write_pdf(path.parent).read_bytes()[:300])


def cyclic(path: Path) -> None:
    body = (
        b"%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n"
        b"2 0 obj <</Type/Pages/Kids[2 0 R]/Count 1>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n"
    )
    path.write_bytes(body)


def scan(path: Path) -> None:
    from reportlab.pdfgen.canvas import Canvas

    canvas = Canvas(str(path))
    for _ in range(4):
        canvas.rect(10, 10, 100, 100)
        canvas.showPage()
    canvas.save()


def bomb(path: Path) -> None:
    """A stream that is a thousand times as long as the file."""
    from pypdf import PdfWriter
    from pypdf.generic import EncodedStreamObject, NameObject

    writer = PdfWriter()
    page = writer.add_blank_page(600, 800)
    stream = EncodedStreamObject()
    stream._data = zlib.compress(b" " * 400_000_000, 9)
    stream[NameObject("/Filter")] = NameObject("/FlateDecode")
    page[NameObject("/Contents")] = writer._add_object(stream)
    into = BytesIO()
    writer.write(into)
    path.write_bytes(into.getvalue())


def other_game(path: Path) -> None:
    told = "\n\n".join(f"## Pawn {n}\n\nIt moves {n} squares." for n in range(30))
    path.write_text(f"# Chess\n\n{told}\n", encoding="utf-8")


FILES: dict[str, Callable[[Path], object]] = {
    "locked.pdf": locked,
    "cut.pdf": cut_off,
    "cyclic.pdf": cyclic,
    "scan.pdf": scan,
    "bomb.pdf": bomb,
    "other.md": other_game,
    "empty.md": lambda path: path.write_text(" \n"),
    "folder.md": lambda path: path.mkdir(),
    "link.md": lambda path: path.symlink_to(write(path.parent)),
    "fifo.md": lambda path: os.mkfifo(path),
    "binary.md": lambda path: path.write_bytes(bytes(range(256)) * 40),
    "missing.md": lambda path: None,  # noqa: ARG005
    "pages.html": lambda path: path.write_text("<script>" + "x" * 1000 + "</script>"),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hostile_file_gets_one_sentence_and_leaves_nothing(
    name: str, lang: str, tmp_path: Path, data: Path, kfjudge: Kfjudge
) -> None:
    path = tmp_path / "given" / name
    path.parent.mkdir()
    FILES[name](path)
    told = kfjudge("books", "add", str(path), "--lang", lang, columns=400)
    assert told.status == 2
    assert told.out == ""
    assert [line.startswith("kfjudge") for line in told.err.splitlines()].count(True) == 1
    assert "Traceback" not in told.err
    assert not list(data.rglob("*")) or not list((data / "books").iterdir())


def test_every_reason_is_told_apart(tmp_path: Path, kfjudge: Kfjudge) -> None:
    told = set()
    for name in sorted(FILES.keys() - {"cyclic.pdf", "bomb.pdf", "pages.html"}):
        FILES[name](tmp_path / name)
        told.add(kfjudge("books", "add", str(tmp_path / name), columns=400).err.replace(name, ""))
    assert len(told) == 10


def test_without_the_reader_of_pdfs_one_sentence_says_how_to_get_it(
    tmp_path: Path, kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    (blocked / "pypdf").mkdir(parents=True)
    (blocked / "pypdf" / "__init__.py").write_text("raise ImportError\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(blocked))
    told = kfjudge("books", "add", str(write_pdf(tmp_path)), columns=400)
    assert told.status == 2
    assert "pip install" in told.err


def test_a_book_of_another_kind_is_kept_apart_where_its_game_is_named(
    tmp_path: Path, kfjudge: Kfjudge
) -> None:
    other_game(tmp_path / "chess.md")
    added = kfjudge("books", "add", str(tmp_path / "chess.md"), "--game", "keyforge", "--json")
    assert added.data["added"]["apart"] is True
    found = kfjudge("search", "pawn", "squares", "--json").data
    assert found["yours"][0]["book"]["name"] == "chess"
    assert kfjudge("diff", "1.3", "chess").status == 2


def test_too_large_a_file_is_not_read(
    tmp_path: Path, kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 1000)
    told = kfjudge("books", "add", str(write(tmp_path, NEWER)))
    assert told.status == 2


def test_reading_ends_after_its_time(
    tmp_path: Path, kfjudge: Kfjudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_SECONDS", 0.01)
    told = kfjudge("books", "add", str(write(tmp_path, NEWER)))
    assert told.status == 2
