"""Months, and of when the rules are: what `--version` says."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "date.version": "kfjudge {version}, règles arrêtées en {month}",
    "date.01": "janvier {year}",
    "date.02": "février {year}",
    "date.03": "mars {year}",
    "date.04": "avril {year}",
    "date.05": "mai {year}",
    "date.06": "juin {year}",
    "date.07": "juillet {year}",
    "date.08": "août {year}",
    "date.09": "septembre {year}",
    "date.10": "octobre {year}",
    "date.11": "novembre {year}",
    "date.12": "décembre {year}",
}
