"""Months, and of when the rules are: what `--version` says."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "date.version": "kfjudge {version}, rules as of {month}",
    "date.01": "January {year}",
    "date.02": "February {year}",
    "date.03": "March {year}",
    "date.04": "April {year}",
    "date.05": "May {year}",
    "date.06": "June {year}",
    "date.07": "July {year}",
    "date.08": "August {year}",
    "date.09": "September {year}",
    "date.10": "October {year}",
    "date.11": "November {year}",
    "date.12": "December {year}",
}
