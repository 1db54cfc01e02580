"""A progress bar on a terminal, for what takes long."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from kfjudge.cli import screen

PATIENCE = 1.0  # seconds without a word; after that, a bar shows that something is going on


@contextmanager
def progress_bar(title: str, limit: int) -> Iterator[Callable[[int], None] | None]:
    """What is to be called with how much of it is done; None where nobody would see it."""
    if not (sys.stderr and sys.stderr.isatty()):
        yield None
        return
    began = monotonic()
    shown: list[Any] = []

    def progress(done: int) -> None:
        if shown:
            bar, task = shown
            bar.update(task, completed=done)
        elif monotonic() - began > PATIENCE:
            shown.extend(_begin(title, limit))

    try:
        yield progress
    finally:
        if shown:
            shown[0].stop()


def _begin(title: str, limit: int) -> tuple[Any, Any]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = Console(stderr=True, no_color=not screen.colored(sys.stderr))
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console, transient=True
    )
    bar.start()
    return bar, bar.add_task(title, total=limit)
