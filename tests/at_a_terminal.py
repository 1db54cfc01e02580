"""What a person at a terminal sees of one command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Seen:
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def text(self) -> str:
        """What is read, on one line with ordinary spaces."""
        return " ".join(self.out.split())

    @property
    def data(self) -> Any:
        return json.loads(self.out)


# Called with the words of a command line; `columns` and `locale` are those of the terminal, `keys` what is
# typed once the command runs.
Kfjudge = Callable[..., Seen]
