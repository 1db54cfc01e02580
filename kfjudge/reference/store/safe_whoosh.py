"""An index of Whoosh's, read as data and nothing more. Whoosh unpickles parts of its files, and a pickle may
call anything that it names: here it may hold numbers, words and collections of those, and a file that names
more is broken. Whoosh's table of contents, which names classes, is not read at all: which fields there are
and how many units, the program knows."""

from __future__ import annotations

import zlib
from io import BytesIO
from pickle import Unpickler, UnpicklingError
from typing import Any, BinaryIO

from whoosh.codec.whoosh3 import W3Codec, W3LeafMatcher, W3Segment, W3TermInfo, W3TermsReader
from whoosh.fields import Schema
from whoosh.filedb.compound import CompoundStorage
from whoosh.filedb.filestore import RamStorage
from whoosh.filedb.structfile import BufferFile
from whoosh.reading import SegmentReader, TermNotFound

_LARGEST = 1 << 20  # bytes of a block of postings, of which there are at most 128


def open_reader(segment: bytes, schema: Schema, units: int) -> Any:
    """Open a reader of an index that is one whole segment."""
    return SegmentReader(RamStorage(), schema, _Segment(segment, units))


class _DataUnpickler(Unpickler):
    """Unpickles what needs no class. Before version 3 of its protocol a pickle writes bytes as letters that
    are to be encoded: it may name that function, and gets one that can do nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) == ("_codecs", "encode"):
            return _encode_latin1
        raise UnpicklingError(f"an index names {module}.{name}")


def _encode_latin1(letters: str, encoding: str) -> bytes:
    if encoding != "latin1":
        raise UnpicklingError(f"bytes in {encoding}")
    return letters.encode("latin1")


def read_data(stream: BinaryIO) -> Any:
    """Read the next pickle of a stream; raise UnpicklingError unless it is data."""
    return _DataUnpickler(stream).load()


class _Part(BufferFile):
    """A segment, or one of the files that it consists of."""

    def read_pickle(self) -> Any:
        return read_data(self.file)

    def subset(self, position: int, length: int, name: str | None = None) -> _Part:
        return _Part(memoryview(self._buf)[position : position + length], name)


class _Segment(W3Segment):
    def __init__(self, data: bytes, units: int) -> None:
        super().__init__(_Codec(), "", doccount=units, segid="")
        self.compound = True
        self._data = data

    def make_filename(self, ext: str) -> str:
        """Find the one of its files that ends so, whatever it was called when it was written."""
        names: list[str] = self._parts.list()
        [found] = (name for name in names if name.endswith(ext))
        return found

    def open_compound_file(self, storage: Any) -> CompoundStorage:  # noqa: ARG002  # Whoosh's signature
        self._parts = CompoundStorage(_Part(self._data), use_mmap=False)
        return self._parts


class _Codec(W3Codec):
    def terms_reader(self, storage: Any, segment: Any) -> W3TermsReader:
        name = segment.make_filename(self.TERMS_EXT)
        posts = segment.open_file(storage, self.POSTS_EXT)
        return _Terms(self, storage.open_file(name), storage.file_length(name), posts)

    def postings_reader(
        self, dbfile: Any, terminfo: Any, format_: Any, term: Any = None, scorer: Any = None
    ) -> W3LeafMatcher:
        return _Postings(dbfile, *terminfo.extent(), format_, term=term, scorer=scorer)


class _Terms(W3TermsReader):
    def term_info(self, fieldname: str, tbytes: bytes) -> W3TermInfo:
        info = self._tindex.get(self._keycoder(fieldname, tbytes))
        if info is None:
            raise TermNotFound(fieldname)
        if info[0]:  # its postings pickled within: no index that we write has that
            raise UnpicklingError("an index with postings among its terms")
        return W3TermInfo.from_bytes(info)


class _Postings(W3LeafMatcher):
    def _read_data(self) -> None:
        data = self._postfile.get(self._dataoffset, self._nextoffset - self._dataoffset)
        if self._compression:
            data = zlib.decompressobj().decompress(data, _LARGEST)
        self._data = read_data(BytesIO(data))
        if len(self._data[0]) != self._blocklength:
            raise UnpicklingError("a block of postings that lacks some")
