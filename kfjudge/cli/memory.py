"""What is done where there is no memory left: it is told, with what was set aside for that."""

from __future__ import annotations

import errno
import os
import sys

STATUS = 2  # of what cannot be done as it is asked
RESERVE = 1 << 23  # bytes, untouched until they are given back to tell that there are no others
_UNMAPPED = "failed to map segment"  # how the system says that a library does not fit into memory


def is_short(error: BaseException) -> bool:
    """Whether there was no memory left, for what was asked or to load what it needs. Libraries that are not
    written in Python forget to say why they stopped: that is what a SystemError is."""
    if isinstance(error, OSError):
        return error.errno == errno.ENOMEM
    return isinstance(error, (MemoryError, SystemError)) or (
        isinstance(error, ImportError) and _UNMAPPED in str(error)
    )


def tell_without_words() -> int:
    """Say it in the system's words, where there is no memory to load any of ours."""
    if sys.stderr is not None:
        sys.stderr.write(f"kfjudge: {os.strerror(errno.ENOMEM)}\n")
    return STATUS
