"""A file read in a process of its own, with so much time and memory and no more: whoever wrote it, it ends
in a document or in one sentence that says why not."""

from __future__ import annotations

import errno
import os
import re
import stat
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from msgspec import DecodeError, Struct, json

from kfjudge.books.blocks import MOST_BYTES, MOST_PAGES, MOST_TEXT, Document, Refused
from kfjudge.core.errors import explain_os_error
from kfjudge.core.files import NO_FOLLOW, shown_path

_SECONDS = 60
_MEMORY = 1024**3  # bytes
_SNIFFED = 4096
_MOST_CONTROLS = 0.01  # of the letters of a text
_MARKDOWN_HEADING = re.compile(r"^#{1,6} \S", re.MULTILINE)
_HTML = re.compile(rb"<(?:!doctype html|html|head|body|h[1-6][\s>]|div[\s>]|p[\s>])", re.IGNORECASE)
_SUFFIXES = {".md": "markdown", ".markdown": "markdown", ".html": "html", ".htm": "html", ".xhtml": "html"}


class ReadFile(NamedTuple):
    """A file that was read: its document, and the sum that tells it from any other."""

    document: Document
    sha256: str


class _Answer(Struct, omit_defaults=True):
    """What the process that reads says: the document, or why there is none."""

    document: Document | None = None
    why: str = ""
    number: int = 0


def _decode(data: bytes) -> str | None:
    """Decode a text, in the codes that people have texts in; None for what is no text."""
    codes = ("utf-16",) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig", "cp1252")
    for code in codes:
        with suppress(UnicodeDecodeError):
            text = data.decode(code)
            controls = sum(letter < " " and letter not in "\t\n\r\f" for letter in text[:100_000])
            return text if controls <= _MOST_CONTROLS * min(len(text), 100_000) else None
    return None


class _GivenFile(NamedTuple):
    """A file that somebody gives for a rulebook."""

    path: Path

    def load(self) -> bytes:
        """Load an ordinary file, whole."""
        path, name = self.path, shown_path(self.path)
        try:
            if path.is_symlink():
                raise Refused("link", file=name)
            descriptor = os.open(path, os.O_RDONLY | NO_FOLLOW)
        except (OSError, ValueError) as error:
            number = getattr(error, "errno", None)
            if number == errno.ELOOP:
                raise Refused("link", file=name) from None
            if isinstance(error, ValueError) or number in (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG):
                raise Refused("missing", file=name) from None
            raise Refused("unreadable", file=name, reason=explain_os_error(error)) from None
        with open(descriptor, "rb") as stream:  # noqa: PTH123  # a descriptor
            found = os.fstat(stream.fileno())
            if stat.S_ISDIR(found.st_mode):
                raise Refused("folder", file=name)
            if not stat.S_ISREG(found.st_mode):
                raise Refused("no-file", file=name)
            if found.st_size > MOST_BYTES:
                raise Refused("too-large", file=name, number=MOST_BYTES // 1024**2)
            data = stream.read(MOST_BYTES + 1)
        if not data.strip():
            raise Refused("empty", file=name)
        return data

    def sniff_kind(self, data: bytes) -> str:
        """Tell what a file is by what it has, then by what it is called."""
        head = data[:_SNIFFED]
        if b"%PDF-" in head[:1024]:
            return "pdf"
        suffix = next((one.lower() for one in reversed(self.path.suffixes) if one.lower() in _SUFFIXES), "")
        if _HTML.search(head) and _SUFFIXES.get(suffix) != "markdown":
            return "html"
        text = _decode(data)
        if text is None:
            raise Refused("not-text", file=shown_path(self.path))
        if suffix:
            return _SUFFIXES[suffix]
        return "markdown" if len(_MARKDOWN_HEADING.findall(text)) > 2 else "text"

    def ask_child(self, data: bytes, kind: str) -> _Answer:
        """Have another process read the file."""
        program = "from kfjudge.books.reading import read_in_child; read_in_child()"
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONUTF8": "1"}
        try:
            done = subprocess.run(
                [sys.executable, "-c", program, kind],
                input=data,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                timeout=_SECONDS,
                env=environment,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Refused("too-long", file=shown_path(self.path), number=_SECONDS) from None
        with suppress(DecodeError):
            return json.decode(done.stdout, type=_Answer)
        return _Answer(why="too-much" if done.returncode else "broken")


def read_file(path: Path) -> ReadFile:
    """Read a rulebook; raise Refused for a file that is none."""
    given = _GivenFile(path)
    data = given.load()
    answer = given.ask_child(data, given.sniff_kind(data))
    if answer.document is None:
        raise Refused(answer.why, file=shown_path(path), number=answer.number)
    return ReadFile(answer.document, sha256(data).hexdigest())


def read_in_child() -> None:
    """Read a document from standard input, and write it or why it cannot be read."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        for what, most in (
            (resource.RLIMIT_AS, _MEMORY),
            (resource.RLIMIT_CPU, _SECONDS),
            (resource.RLIMIT_CORE, 0),
        ):
            with suppress(ValueError, OSError):
                resource.setrlimit(what, (most, most))
    kind, data = sys.argv[1], sys.stdin.buffer.read()
    try:
        document = _read_as(kind, data)
        letters = sum(len(block.text) for block in document.blocks)
        if letters > MOST_TEXT:
            raise Refused("too-much-text", number=MOST_TEXT // 1024**2)
        if (document.pages or 0) > MOST_PAGES:
            raise Refused("too-many-pages", number=MOST_PAGES)
        if document.pages and len(document.without_text) * 2 > document.pages:
            raise Refused("scan", number=len(document.without_text))
        if not any(block.text for block in document.blocks):
            raise Refused("no-text")
        answer = _Answer(document)
    except Refused as refused:
        answer = _Answer(None, refused.why, dict(refused.words.places).get("number", 0))
    except (MemoryError, RecursionError):
        answer = _Answer(None, "too-much")
    sys.stdout.buffer.write(json.encode(answer))
    sys.stdout.flush()
    os._exit(0)  # whatever a library still holds


def _read_as(kind: str, data: bytes) -> Document:
    if kind == "pdf":
        from kfjudge.books.pdf import read_pdf

        return read_pdf(data)
    text = _decode(data) or ""
    if len(text) > 4 * MOST_TEXT:
        raise Refused("too-much-text", number=MOST_TEXT // 1024**2)
    if kind == "html":
        from kfjudge.books.html import read_html

        return read_html(text)
    if kind == "markdown":
        from kfjudge.books.markdown import read_markdown

        return read_markdown(text)
    from kfjudge.books.text import read_text

    return read_text(text)
