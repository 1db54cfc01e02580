"""Why the system would not do something with a file, as a message: its own words are in its own language."""

from __future__ import annotations

import errno
import os

from kfjudge.core.message import Message, message

_REASONS = {
    errno.ENOSPC: "no-room",
    errno.EDQUOT: "no-room",
    errno.EFBIG: "no-room",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EROFS: "read-only",
    errno.ENOENT: "not-there",
    errno.ENOTDIR: "not-a-folder",
    errno.EISDIR: "a-folder",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "a-circle",
    errno.EIO: "broken",
}


def reason(error: OSError) -> Message | str:
    """What the system gave as its reason; in its words where it is none that people meet."""
    known = _REASONS.get(error.errno or 0)
    return message(f"system.{known}") if known else os.strerror(error.errno or 0)
