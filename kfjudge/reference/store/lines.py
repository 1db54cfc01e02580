"""A record as one line of text, and back: reading one entry must not read them all."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from kfjudge.reference.model import Behavior, ChangeRecord, NoteRecord, Record, Source, Variant


def to_line(record: Record) -> str:
    return json.dumps(asdict(record), ensure_ascii=False, separators=(",", ":"))


def from_line(line: str) -> Record:
    data: dict[str, Any] = json.loads(line)
    return Record(
        id=data["id"],
        titles=data["titles"],
        variants=tuple(Variant(tuple(variant["editions"]), variant["text"]) for variant in data["variants"]),
        sources={edition: Source(**source) for edition, source in data["sources"].items()},
        aliases={lang: tuple(names) for lang, names in data["aliases"].items()},
        questions=data["questions"],
        verdicts=data["verdicts"],
        see=tuple(data["see"]),
        cards=tuple(data["cards"]),
        changes=tuple(ChangeRecord(**change) for change in data["changes"]),
        notes=tuple(
            NoteRecord(tuple(note["editions"]), note["kind"], note["text"]) for note in data["notes"]
        ),
        scenarios=tuple(data["scenarios"]),
        printed=data["printed"],
        behaviors=tuple(
            Behavior(
                tuple(behavior["editions"]),
                {lang: tuple(told) for lang, told in behavior["sentences"].items()},
            )
            for behavior in data["behaviors"]
        ),
    )
