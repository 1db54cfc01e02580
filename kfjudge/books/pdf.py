"""The text of a PDF with where it stands and how it is set: what the content of each page draws, followed
operator by operator. The size of a letter is that of its matrix: the size a file names may be 1."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from io import BytesIO
from math import hypot
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.books.blocks import ICON, MOST_PAGES, MOST_TEXT, Color, Document, PageText, Refused, Run
from kfjudge.books.pdf_layout import lay_out_pages

Matrix = tuple[float, float, float, float, float, float]
_IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_BLACK: Color = (0.0, 0.0, 0.0)
_DEEPEST = 8  # drawings one within the other
_MOST_OPERATIONS = 400_000  # of a page
_SPACE = 0.17  # of the size of the letters: a gap that parts words
_SLANT = 0.2  # of a line that is no more level
_BOLD = ("bold", "black", "heavy", "semibold", "demi")
_SIGNS = ("icon", "symbol", "dingbat", "glyph", "wingding", "webding")
_HEAVY = 600
_LAST_PLAIN = 0x7E
_FILLED_AND_STROKED = 2
_THOUSAND = 1000.0


class _Font(NamedTuple):
    """How the codes of a font read: their letters and widths."""

    name: str
    is_bold: bool
    is_of_signs: bool
    is_wide: bool  # a letter is two bytes
    encoding: Any
    letters: dict[str, str]
    widths: dict[str, float]
    default: float

    @classmethod
    def read(cls, described: Any) -> _Font:
        """Read a font of the file with pypdf, which knows encodings and widths."""
        from pypdf.generic._font import Font  # has no public name; pyproject.toml bounds the version

        font = Font.from_font_resource(described)
        name = font.name.rpartition("+")[2]
        plain = name.lower()
        weight = str(font.font_descriptor.weight)
        is_bold = any(word in plain for word in _BOLD) or (weight.isdigit() and int(weight) >= _HEAVY)
        is_of_signs = not font.interpretable or any(word in plain for word in _SIGNS)
        widths = {letter: float(width) for letter, width in font.character_widths.items()}
        return cls(
            name,
            is_bold,
            is_of_signs,
            isinstance(font.encoding, str),
            font.encoding,
            font.character_map,
            widths,
            widths.get("default", _THOUSAND / 2),
        )

    def read_codes(self, data: bytes) -> Iterator[tuple[str, str]]:
        """Go through the codes of a text, each with the letters that it stands for."""
        if self.is_wide:
            for code in data.decode(self.encoding, "replace"):
                yield code, self.letters.get(code, code)
            return
        for byte in data:
            letter = self.encoding.get(byte, chr(byte))
            read = self.letters.get(letter, letter)
            # What the code of Windows leaves undefined is a bullet in a PDF.
            yield chr(byte), "•" if byte > _LAST_PLAIN and not read.isprintable() else read


class _State(Struct, frozen=True):
    """What the operators of a page set, as it is saved and restored."""

    matrix: Matrix = _IDENTITY
    color: Color = _BLACK
    font: _Font | None = None
    size: float = 1.0
    spacing: float = 0.0
    word_spacing: float = 0.0
    scale: float = 1.0
    leading: float = 0.0
    rise: float = 0.0
    mode: int = 0


def read_pdf(data: bytes) -> Document:
    """Read a PDF; raise Refused where it is locked, cut off, or nothing reads PDFs here."""
    try:
        from pypdf import PdfReader
        from pypdf.errors import DependencyError, FileNotDecryptedError, PyPdfError
    except ImportError:
        raise Refused("no-pypdf") from None
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    try:
        reader = PdfReader(BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            raise Refused("encrypted")
        if len(reader.pages) > MOST_PAGES:
            raise Refused("too-many-pages", number=MOST_PAGES)
        pages = list(_read_pages(reader))
        title = str(reader.metadata.title or "") if reader.metadata else ""
    except (DependencyError, FileNotDecryptedError):
        raise Refused("encrypted") from None
    except (Refused, MemoryError, RecursionError):
        raise
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError, IndexError, OSError, AssertionError):
        raise Refused("broken") from None
    if not pages:
        raise Refused("broken")
    return lay_out_pages(pages, title)


def _read_pages(reader: Any) -> Iterator[PageText]:
    """Read page after page; one that cannot be read has no text."""
    fonts: dict[Any, _Font] = {}
    letters = 0
    for number, page in enumerate(reader.pages, 1):
        drawn = _Drawn(reader, fonts)
        box = page.mediabox
        try:
            drawn.follow(page.get("/Resources"), page.get_contents(), _State(), 0)
        except (MemoryError, RecursionError):
            raise
        except Exception:  # whatever a library makes of what a stranger wrote
            drawn.runs.clear()
        letters += sum(len(run.text) for run in drawn.runs)
        if letters > MOST_TEXT:
            raise Refused("too-much-text", number=MOST_TEXT // 1024**2)
        yield PageText(number, float(box.width), float(box.height), float(box.bottom), tuple(drawn.runs))


class _Drawn:
    """What has been drawn on a page so far."""

    def __init__(self, reader: Any, fonts: dict[Any, _Font]) -> None:
        self.runs: list[Run] = []
        self._reader = reader
        self._fonts = fonts
        self._state = _State()
        self._saved: list[_State] = []
        self._line: Matrix = _IDENTITY  # where the line begins
        self._at: Matrix = _IDENTITY  # where the next letter goes
        self._marked: list[tuple[str, str, int]] = []  # what is marked, what it reads, and from which run on
        self._operations = 0

    def follow(self, resources: Any, content: Any, state: _State, depth: int) -> None:
        """Follow the operators of a page, or of a drawing that it has."""
        if content is None:
            return
        from pypdf.generic import ContentStream

        resources = _resolve(resources) or {}
        stream = ContentStream(content, self._reader, "bytes")
        before, self._state = self._state, state
        saved, self._saved = self._saved, []
        for operands, operator in stream.operations:
            self._operations += 1
            if self._operations > _MOST_OPERATIONS:
                break
            self._carry_out(operator, operands, resources, depth)
        self._state, self._saved = before, saved

    def _carry_out(self, operator: bytes, operands: Any, resources: Any, depth: int) -> None:
        name = operator.decode("latin-1")
        if name in _SHOWING:
            self._show_text(name, operands)
        elif name in _MOVING:
            self._move(name, operands)
        elif name in ("BDC", "BMC", "EMC"):
            self._mark(name, operands, resources)
        elif name == "q":
            self._saved.append(self._state)
        elif name == "Q":
            self._state = self._saved.pop() if self._saved else self._state
        elif name == "cm":
            matrix = _multiply(_numbers(operands), self._state.matrix)
            self._state = replace(self._state, matrix=matrix)
        elif name == "Tf":
            font = self._find_font(resources, operands[0])
            self._state = replace(self._state, font=font, size=float(operands[1]))
        elif name in _SETTING:
            field, factor = _SETTING[name]
            self._state = replace(self._state, **{field: float(operands[0]) * factor})
        elif name == "Tr":
            self._state = replace(self._state, mode=int(operands[0]))
        elif name in ("g", "rg", "k", "sc", "scn"):
            self._state = replace(self._state, color=self._read_color(operands))
        elif name == "Do" and depth < _DEEPEST:
            self._draw(resources, operands[0], depth)

    def _read_color(self, operands: Any) -> Color:
        """Read a color in gray, in light or in ink."""
        values = [float(one) for one in operands if not isinstance(one, str | bytes)]
        if len(values) == 1:
            return values[0], values[0], values[0]
        if len(values) == 3:
            return values[0], values[1], values[2]
        if len(values) == 4:
            cyan, magenta, ochre, black = values
            return (1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - ochre) * (1 - black)
        return self._state.color

    def _draw(self, resources: Any, name: Any, depth: int) -> None:
        """Follow a drawing that a page has by its name."""
        form = _resolve((_resolve(resources.get("/XObject")) or {}).get(name))
        if form is None or form.get("/Subtype") != "/Form":
            return
        matrix = _numbers(form.get("/Matrix", _IDENTITY))
        state = replace(self._state, matrix=_multiply(matrix, self._state.matrix))
        self.follow(form.get("/Resources", resources), form, state, depth + 1)

    def _mark(self, name: str, operands: Any, resources: Any) -> None:
        """Begin or end a marked part: what the file says is not of the text is left out, and what it says a
        part reads stands for its letters."""
        if name != "EMC":
            properties = operands[1] if name == "BDC" and len(operands) > 1 else {}
            if isinstance(properties, str):
                properties = (_resolve(resources.get("/Properties")) or {}).get(properties)
            properties = _resolve(properties) or {}
            reads = properties.get("/ActualText") if hasattr(properties, "get") else None
            if isinstance(reads, bytes):
                reads = reads.decode(
                    "utf-16" if reads[:2] in (b"\xfe\xff", b"\xff\xfe") else "latin-1", "replace"
                )
            self._marked.append((str(operands[0]), str(reads or ""), len(self.runs)))
        elif self._marked:
            tag, reads, since = self._marked.pop()
            covered = self.runs[since:]
            if tag == "/Artifact":
                del self.runs[since:]
            elif reads and covered:
                self.runs[since:] = [replace(covered[0], text=reads, right=covered[-1].right)]

    def _move(self, name: str, operands: Any) -> None:
        """Set where the next line, or letter, goes."""
        if name == "BT":
            self._line = self._at = _IDENTITY
        elif name == "Tm":
            self._line = self._at = _numbers(operands)
        else:
            across, up = (0.0, -self._state.leading) if name == "T*" else map(float, operands[:2])
            if name == "TD":
                self._state = replace(self._state, leading=-up)
            self._line = self._at = _multiply((1.0, 0.0, 0.0, 1.0, across, up), self._line)

    def _show_text(self, name: str, operands: Any) -> None:
        if name in ("'", '"'):
            self._move("T*", ())
        parts: Any = operands[-1] if operands else ()
        for part in parts if name == "TJ" else [parts]:
            if isinstance(part, bytes):
                self._show(part)
            elif not isinstance(part, str):
                state = self._state
                self._advance(-float(part) / _THOUSAND * state.size * state.scale)

    def _show(self, data: bytes) -> None:
        """Draw the letters of some codes as one run."""
        state, font = self._state, self._state.font
        if font is None:
            return
        start = _multiply(self._at, state.matrix)
        level = abs(start[1]) <= _SLANT * hypot(start[0], start[1]) and start[0] > 0
        text: list[str] = []
        width = 0.0
        for code, letter in font.read_codes(data):
            text.append(letter)
            width += font.widths.get(code, font.default) / _THOUSAND * state.size + state.spacing
            width += state.word_spacing if code == " " and not font.is_wide else 0.0
        self._advance(width * state.scale)
        if not level or not text:
            return
        shown = "".join(text)
        if font.is_of_signs:
            shown = ICON if shown.strip() else shown
        end = _multiply(self._at, state.matrix)
        height = state.size * hypot(self._at[2], self._at[3]) * _height_of(state.matrix)
        bold = font.is_bold or state.mode == _FILLED_AND_STROKED
        bottom = start[5] + state.rise * _height_of(state.matrix)
        self.runs.append(Run(start[4], bottom, end[4], height, shown, font.name, bold, state.color))

    def _advance(self, across: float) -> None:
        self._at = _multiply((1.0, 0.0, 0.0, 1.0, across, 0.0), self._at)

    def _find_font(self, resources: Any, name: Any) -> _Font | None:
        """Find a font that a page has by its name, read once for all pages."""
        held = (_resolve(resources.get("/Font")) or {}).get(name)
        given = held if held is None else getattr(held, "indirect_reference", None) or held
        key = (getattr(given, "idnum", None), id(given) if not hasattr(given, "idnum") else 0)
        if key not in self._fonts:
            described = _resolve(held)
            if described is None:
                return None
            self._fonts[key] = _Font.read(described)
        return self._fonts[key]


_SHOWING = frozenset(("Tj", "TJ", "'", '"'))
_MOVING = frozenset(("BT", "Tm", "Td", "TD", "T*"))
_SETTING = {
    "Tc": ("spacing", 1.0),
    "Tw": ("word_spacing", 1.0),
    "Tz": ("scale", 0.01),
    "TL": ("leading", 1.0),
    "Ts": ("rise", 1.0),
}


def _resolve(value: Any) -> Any:
    return value.get_object() if hasattr(value, "get_object") else value


def _numbers(values: Iterable[Any]) -> Matrix:
    a, b, c, d, e, f = (float(_resolve(value)) for value in values)
    return a, b, c, d, e, f


def _multiply(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u


def _height_of(matrix: Matrix) -> float:
    return hypot(matrix[2], matrix[3])
