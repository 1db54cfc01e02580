"""A record as one line of text, and back: reading one entry must not read them all."""

from __future__ import annotations

from msgspec import json

from kfjudge.reference.model import Record

_READER = json.Decoder(Record)


def to_line(record: Record) -> bytes:
    return json.encode(record)


def from_line(line: bytes) -> Record:
    return _READER.decode(line)
