"""Why a file that a person asked for is not written."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "file.exists": "{path} is there already and stays as it is; take another name, or delete it first",
    "file.not-ours": "{path} is there already, was not written by kfjudge, and stays as it is; take another name, or delete it first",
    "file.link": "{path} is a link to somewhere else; nothing is written through it: give the name of the file itself, or another one",
    "file.folder": "{path} is a folder; add the name of a file",
    "file.not-ordinary": "{path} is no ordinary file; give the name of one",
    "file.no-folder": "there is no folder {folder}; make it first, or take another",
    "file.no-name": "“{path}” cannot be the name of a file",
    "file.not-written": "{path} is not written: {reason}",
}
