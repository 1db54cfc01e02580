"""What `doctor` and `index` say of the installation."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "doctor.version": "kfjudge:",
    "doctor.python": "Python:",
    "doctor.system": "System:",
    "doctor.columns": "Columns:",
    "doctor.encoding": "Letters:",
    "doctor.packages": "Packages:",
    "doctor.entries": "Entries:",
    "doctor.cards": "Cards:",
    "doctor.games": "Entries by game:",
    "doctor.content": "Read from:",
    "doctor.installed": "From a wheel:",
    "doctor.troubles": "Mistakes in them:",
    "doctor.cache": "Index:",
    "doctor.foreign": "Cache not used:",
    "doctor.foreign-owner": "{folder} belongs to somebody else; KFJUDGE_CACHE may name a folder of your own.",
    "doctor.foreign-writable": "others may write into {folder}; only you should: chmod go-w {folder}",
    "doctor.fresh": "Fresh:",
    "doctor.bytes": "Bytes:",
    "doctor.hash": "Built from:",
    "doctor.yes": "yes",
    "doctor.no": "no",
    "doctor.none": "none, kept in memory",
    "doctor.missing": "missing",
    "doctor.checked": "{n:entry|entries} read, no mistake.",
    "doctor.built": "Index of {entries:entry|entries} and {cards:card|cards} built in {seconds} s: {path}",
    "doctor.built-in-memory": "Index of {entries:entry|entries} and {cards:card|cards} built in {seconds} s, in memory: the cache cannot be written.",
    "doctor.built-apart": "Index of {entries:entry|entries} and {cards:card|cards} built in {seconds} s, in memory.",
    "doctor.warning": "{n:mistake|mistakes} in the entries, which are left out: kfjudge index --check",
}
