"""Write a file that a person asked for: whole or not at all, aside first and then moved into its place,
through no link, and over no file that may be dear to somebody."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from kfjudge.cli import terminal
from kfjudge.core.errors import Trouble, explain_os_error
from kfjudge.core.message import message
from kfjudge.core.text import sanitize

if TYPE_CHECKING:
    from kfjudge.render.writers.text import Line

OUTPUT = "-"
_OUTPUT = (OUTPUT, "/dev/stdout")
_OUR_PAGES = b'<meta name="generator" content="kfjudge">'  # stands at the top of our pages
_HEAD_BYTES = 1024
_LONGEST_PATH = 200  # letters shown


class FileExists(Trouble):
    """A file of that name exists, and stays."""

    def __init__(self, key: str, path: str) -> None:
        super().__init__(message(key, path=sanitize(path, _LONGEST_PATH)))


def write_new(path: str, text: str) -> None:
    """Write a file where none is."""
    _write(path, text, _refuse_any_file)


def write_page(path: str, text: str) -> None:
    """Write a page for a browser where no file or an older page of ours is, or to the output."""
    if path in _OUTPUT:
        terminal.write(text)
    else:
        _write(path, text, _refuse_foreign_file)


def write_over(path: str, text: str) -> None:
    """Write a file, over any ordinary one."""
    _write(path, text, lambda _: None)


def check_new(path: str) -> None:
    """Refuse a place for a new file before any work is done for it."""
    _check(path, _refuse_any_file)


def report_beside(path: str, lines: Iterable[Line | str]) -> None:
    """Say something about a page that was written; on the error stream where the page went to the output."""
    (terminal.show_mistake if path in _OUTPUT else terminal.show)(lines)


def _refuse_any_file(path: str) -> None:
    raise FileExists("file.exists", path)


def _refuse_foreign_file(path: str) -> None:
    with Path(path).open("rb") as file:
        if _OUR_PAGES not in file.read(_HEAD_BYTES):
            raise FileExists("file.not-ours", path)


def _write(path: str, text: str, refuse: Callable[[str], None]) -> None:
    _check(path, refuse)
    aside = Path(path).with_name(f".kfjudge-{os.urandom(8).hex()}")
    try:
        # An open mode, which the umask narrows as that of any file somebody makes; never one that is there.
        opened = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
        with open(opened, "wb") as file:  # noqa: PTH123  # a descriptor
            file.write(text.encode(errors="replace"))
        _check(path, refuse)  # it may have come meanwhile
        aside.replace(path)
    except OSError as error:
        raise _not_written(path, error) from error
    finally:
        with suppress(OSError):  # a folder that is gone or closed to us has nothing of ours either
            aside.unlink(missing_ok=True)


def _check(path: str, refuse: Callable[[str], None]) -> None:
    """Refuse a place that nothing can or may be written to."""
    shown = sanitize(path, _LONGEST_PATH)
    try:
        folder = Path(path).parent
        if not folder.is_dir():
            raise Trouble(message("file.no-folder", folder=sanitize(str(folder), _LONGEST_PATH)))
        try:
            kind = os.lstat(path).st_mode
        except FileNotFoundError:
            kind = 0
        if not path:
            raise Trouble(message("file.no-name", path=shown))
        if stat.S_ISLNK(kind):
            raise Trouble(message("file.link", path=shown))
        if stat.S_ISDIR(kind):
            raise Trouble(message("file.folder", path=shown))
        if kind and not stat.S_ISREG(kind):
            raise Trouble(message("file.not-ordinary", path=shown))
        if kind:
            refuse(path)
    except OSError as error:
        raise _not_written(path, error) from error
    except ValueError:  # a letter that no file system takes
        raise Trouble(message("file.no-name", path=shown)) from None


def _not_written(path: str, error: OSError) -> Trouble:
    return Trouble(
        message("file.not-written", path=sanitize(path, _LONGEST_PATH), reason=explain_os_error(error))
    )
